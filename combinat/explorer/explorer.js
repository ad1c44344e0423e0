"use strict";
var combinatExplorer = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // src/main.js
  var main_exports = {};
  __export(main_exports, {
    engine: () => engine_exports,
    fractions: () => fractions_exports,
    practice: () => practice_view_exports,
    records: () => records_exports,
    removal: () => removal_exports,
    shoe: () => shoe_exports
  });

  // node_modules/preact/dist/preact.mjs
  var n;
  var t;
  var r;
  var u;
  var i;
  var f;
  var o;
  var e;
  var l;
  var c;
  var a;
  var s;
  var h = /* @__PURE__ */ Symbol.for("pv");
  var p = {};
  var y = [];
  var v = /^m(i|n|o|s|text|space)$/;
  var w = Array.isArray;
  var d = y.slice;
  var _ = Object.assign;
  function g(n3) {
    n3 && n3.parentNode && n3.remove();
  }
  function k(n3, t4, r3) {
    var u3, i3, f3, o3 = {}, e3 = arguments.length;
    for (f3 in t4) "key" == f3 ? u3 = t4[f3] : "ref" == f3 && "function" != typeof n3 ? i3 = t4[f3] : o3[f3] = t4[f3];
    return e3 > 2 && (o3.children = e3 > 3 ? d.call(arguments, 2) : r3), m(n3, o3, u3, i3, null);
  }
  function m(r3, u3, i3, f3, o3) {
    var e3 = { type: r3, props: u3, key: i3, ref: f3, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o3 || ++t, __i: -1, __u: 0 };
    return !o3 && n.vnode && n.vnode(e3), e3;
  }
  function $(n3) {
    return n3.children;
  }
  function x(n3, t4) {
    this.props = n3, this.context = t4, this.__g = 0;
  }
  function S(n3, t4) {
    if (null == t4) return n3.__ && S(n3.__, n3.__i + 1);
    for (var r3; t4 < n3.__k.length; t4++) if ((r3 = n3.__k[t4]) && r3.__e) return r3.__e;
    return "function" != typeof n3.type || n3.props.__P ? null : S(n3);
  }
  function C(t4) {
    var r3, u3 = t4.__v, i3 = u3.__e, f3 = [], o3 = [], e3 = t4.__P;
    e3 && ((r3 = _({ constructor: h }, u3)).__v = u3.__v + 1, n.vnode && n.vnode(r3), z(e3, r3, u3, t4.__n, e3.namespaceURI, 32 & u3.__u ? [i3] : null, f3, i3 || S(u3), 32 & u3.__u, o3), r3.__v = u3.__v, r3.__.__k[r3.__i] = r3, E(f3, r3, o3), u3.__ = u3.__e = null, r3.__e != i3 && j(r3));
  }
  function j(n3) {
    if ((n3 = n3.__) && n3.__c && !n3.props.__P) return n3.__e = null, n3.__k.some(function(t4) {
      return t4 && (n3.__e = t4.__e);
    }), j(n3);
  }
  function L(t4) {
    (8 & t4.__g || (t4.__g |= 8, u.push(t4), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
  }
  function H() {
    try {
      for (var n3, t4 = 1; u.length; ) u.length > t4 && u.sort(o), n3 = u.shift(), t4 = u.length, 8 & n3.__g && C(n3);
    } finally {
      (f = u.length) && (i || queueMicrotask)(H);
    }
  }
  function I(n3, t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
    var s3, h3, v3, w3, d3, _3, g3 = u3.__k || y, k3 = t4.length;
    for (l3 = q(r3, t4, g3, l3, k3), s3 = 0; s3 < k3; s3++) null != (v3 = r3.__k[s3]) && (h3 = ~v3.__i && g3[v3.__i] || p, v3.__i = s3, _3 = z(n3, v3, h3, i3, f3, o3, e3, l3, c3, a3), w3 = v3.__e, (h3.ref != v3.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v3, h3), v3.ref && a3.push(v3.ref, v3.__c || w3, v3)), d3 = d3 || w3, 4 & v3.__u ? (l3 = A(v3, l3, n3, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v3.type && void 0 !== _3 ? l3 = _3 : w3 && (l3 = w3.nextSibling), v3.__u &= -21);
    return r3.__e = d3, l3;
  }
  function q(n3, t4, r3, u3, i3) {
    var f3, o3, e3, l3, c3, a3, s3, p3, y3, v3 = r3.length, d3 = v3, _3 = 0, g3 = 0, k3 = n3.__k = Array(i3);
    for (f3 = 0; f3 < i3; f3++) null != (o3 = t4[f3]) && "boolean" != typeof o3 && "function" != typeof o3 ? ("object" != typeof o3 || o3.constructor === String ? o3 = k3[f3] = m(null, o3) : w(o3) ? o3 = k3[f3] = m($, { children: o3 }) : o3.constructor === h && o3.__b ? o3 = k3[f3] = m(o3.type, o3.props, o3.key, o3.ref, o3.__v) : k3[f3] = o3, l3 = f3 + _3, o3.__ = n3, o3.__b = n3.__b + 1, e3 = null, ~(c3 = o3.__i = P(o3, r3, l3, d3)) && (d3--, (e3 = r3[c3]) && (e3.__u |= 2)), e3 && e3.__v ? (o3.__u |= 16, c3 == l3 - 1 ? _3-- : c3 == l3 + 1 ? _3++ : c3 != l3 && (c3 > l3 ? _3-- : _3++, g3 = 1)) : (~c3 || (i3 > v3 ? _3-- : i3 < v3 && _3++), "function" != typeof o3.type && (o3.__u |= 4))) : k3[f3] = null;
    if (g3) {
      for (a3 = [], s3 = [], f3 = 0; f3 < i3; f3++) if ((o3 = k3[f3]) && 16 & o3.__u) {
        for (_3 = 0, p3 = a3.length; _3 < p3; ) a3[y3 = _3 + p3 >> 1] < o3.__i ? _3 = y3 + 1 : p3 = y3;
        a3[_3] = o3.__i, s3[f3] = _3 + 1;
      }
      for (_3 = a3.length; f3--; ) s3[f3] && (s3[f3] == _3 ? _3-- : k3[f3].__u |= 4);
    }
    if (d3) for (f3 = 0; f3 < v3; f3++) !(e3 = r3[f3]) || 2 & e3.__u || (e3.__e == u3 && (u3 = S(e3)), J(e3, e3));
    return u3;
  }
  function A(n3, t4, r3, u3) {
    var i3, f3, o3, e3;
    if ("function" == typeof n3.type) {
      if (n3.props.__P) return t4;
      if (i3 = n3.__k) for (f3 = 0; f3 < i3.length; f3++) i3[f3] && (i3[f3].__ = n3, t4 = A(i3[f3], t4, r3, false));
      return t4;
    }
    for (t4 && !t4.parentNode && (t4 = S(n3)) && !t4.parentNode && (t4 = null), o3 = n3.__e, e3 = t4; e3 && 8 == e3.nodeType; ) e3 = e3.nextSibling;
    for (o3 != e3 && (!u3 && r3.moveBefore && o3.parentNode ? r3.moveBefore(o3, t4) : r3.insertBefore(o3, t4 || null)), t4 = o3; (t4 = t4 && t4.nextSibling) && 8 == t4.nodeType && !t4.data.startsWith("$s"); ) ;
    return t4;
  }
  function P(n3, t4, r3, u3) {
    var i3, f3 = n3.key, o3 = n3.type, e3 = t4[r3], l3 = e3 && !(2 & e3.__u);
    if (null === e3 && null == f3 || l3 && f3 == e3.key && o3 == e3.type) return r3;
    if (u3 > (l3 ? 1 : 0)) {
      for (i3 = r3 - 1; i3 >= 0; i3--) if ((e3 = t4[i3]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i3;
      for (i3 = r3 + 1; i3 < t4.length; i3++) if ((e3 = t4[i3]) && !(2 & e3.__u) && f3 == e3.key && o3 == e3.type) return i3;
    }
    return -1;
  }
  function T(n3, t4, r3) {
    null == r3 && (r3 = ""), "-" == t4[0] ? n3.setProperty(t4, r3) : n3[t4] = r3;
  }
  function N(n3, t4, r3, u3, i3) {
    var f3, o3;
    if ("style" == t4) if ("string" == typeof r3) n3.style.cssText = r3;
    else {
      if ("string" == typeof u3 && (n3.style.cssText = u3 = ""), u3) for (t4 in u3) r3 && t4 in r3 || T(n3.style, t4);
      if (r3) for (t4 in r3) u3 && r3[t4] == u3[t4] || T(n3.style, t4, r3[t4]);
    }
    else if ("o" == t4[0] && "n" == t4[1]) "function" != typeof r3 && (r3 = null), "function" != typeof u3 && (u3 = null), (n3.__e || (n3.__e = {}))[t4] = r3, r3 && u3 || (o3 = a[t4] || (a[t4] = V(t4)), (n3.__a || (n3.__a = {}))[t4] = c, f3 = t4 != (t4 = t4.replace(l, "$1")), (t4 = t4.slice(2))[0] < "a" && (t4 = t4.toLowerCase()), r3 ? n3.addEventListener(t4, o3, f3) : n3.removeEventListener(t4, o3, f3));
    else {
      if ("http://www.w3.org/2000/svg" == i3) t4 = t4.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
      else if ("width" != t4 && "height" != t4 && "href" != t4 && "list" != t4 && "form" != t4 && "tabIndex" != t4 && "download" != t4 && "rowSpan" != t4 && "colSpan" != t4 && "role" != t4 && "popover" != t4 && t4 in n3) try {
        return void (n3[t4] = null == r3 ? "" : r3);
      } catch (n4) {
      }
      if ("function" == typeof r3) return;
      null == r3 || false === r3 && "-" != t4[4] ? n3.removeAttribute(t4) : n3.setAttribute(t4, "popover" == t4 && 1 == r3 ? "" : r3);
    }
  }
  function V(t4) {
    return function(r3) {
      var u3 = this.__e;
      if (u3) {
        if (u3 = u3[t4], null == r3[e]) r3[e] = c++;
        else if (r3[e] < this.__a[t4]) return;
        return u3(n.event ? n.event(r3) : r3);
      }
    };
  }
  function z(t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
    var s3, p3, v3, d3, k3, b, m4, M, C3, j2, L2, H2, q2, A3, O, P2, T3, N2, V2 = r3.type;
    if (r3.constructor !== h) return null;
    128 & u3.__u && (c3 = 32 & u3.__u, s3 = u3.__c.__z) && (r3.__u |= c3, p3 = o3 = [], 8 == s3.nodeType ? l3 = B(s3, o3) : o3.push(s3), l3 = o3[0] || l3), (s3 = n.__b) && s3(r3);
    n: if ("function" == typeof V2) {
      v3 = e3.length;
      try {
        if (M = r3.props, C3 = (s3 = V2.prototype) && s3.render, j2 = (s3 = V2.contextType) && i3[s3.__c], L2 = s3 ? j2 ? j2.props.value : s3.__ : i3, (d3 = u3.__c) ? (r3.__c = d3, 2 & d3.__g && (d3.__g |= 1)) : (C3 ? r3.__c = d3 = new V2(M, L2) : (r3.__c = d3 = new x(M, L2), d3.constructor = V2, d3.render = K), j2 && j2.sub(d3), d3.state || (d3.state = {}), d3.__n = i3, d3.__g |= 8, d3.__h = [], d3.__k = []), C3 && (d3.__s || (d3.__s = d3.state), V2.getDerivedStateFromProps && (d3.__s == d3.state && (d3.__s = _({}, d3.__s)), _(d3.__s, V2.getDerivedStateFromProps(M, d3.__s)))), k3 = d3.props, b = d3.state, d3.__v = r3, u3.__c) {
          if (M !== k3 && C3 && !V2.getDerivedStateFromProps && d3.componentWillReceiveProps && d3.componentWillReceiveProps(M, L2), r3.__v == u3.__v && !(8 & d3.__g) || !(4 & d3.__g) && d3.shouldComponentUpdate && false === d3.shouldComponentUpdate(M, d3.__s, L2)) {
            r3.__v != u3.__v && (d3.props = M, d3.state = d3.__s, d3.__g &= -9), r3.__e = u3.__e, r3.__k = u3.__k, r3.__k.some(function(n3) {
              n3 && (n3.__ = r3);
            }), y.push.apply(d3.__h, d3.__k), d3.__k = [], d3.__h.length && e3.push(d3), l3 = S(u3);
            break n;
          }
          d3.componentWillUpdate && d3.componentWillUpdate(M, d3.__s, L2), C3 && d3.componentDidUpdate && d3.__h.push(function() {
            d3.componentDidUpdate(k3, b, m4);
          });
        } else C3 && !V2.getDerivedStateFromProps && d3.componentWillMount && d3.componentWillMount(), C3 && d3.componentDidMount && d3.__h.push(d3.componentDidMount);
        d3.context = L2, d3.props = M, d3.__P = t4, d3.__g &= -5, H2 = n.__r, q2 = C3 ? 25 : 0;
        do {
          d3.__g &= -9, H2 && H2(r3), s3 = d3.render(d3.props, d3.state = d3.__s, d3.context);
        } while (8 & d3.__g && ++q2 < 25);
        C3 && (y.push.apply(d3.__h, d3.__k), d3.__k = []), d3.state = d3.__s, d3.getChildContext && (i3 = _({}, i3, d3.getChildContext())), C3 && u3.__c && d3.getSnapshotBeforeUpdate && (m4 = d3.getSnapshotBeforeUpdate(k3, b)), A3 = s3 && s3.type === $ && null == s3.key ? s3.props.children : s3, M.__P && (s3 = l3, f3 = (t4 = M.__P).namespaceURI, c3 = o3 = null, u3.props && u3.props.__P != t4 && (u3.__k.some(function(n3) {
          n3 && J(n3, n3);
        }), u3.__k = null), l3 = u3.__k ? S(u3, 0) : null), l3 = I(t4, w(A3) ? A3 : [A3], r3, u3, i3, f3, o3, e3, l3, c3, a3), M.__P && (r3.__e = null, l3 = s3), r3.__u &= -161, p3 && p3.some(g), d3.__h.length && e3.push(d3), 1 & d3.__g && (d3.__g &= -4);
      } catch (t5) {
        if (e3.length = v3, r3.__v = null, c3 || o3) if (t5 && t5.then) {
          if (r3.__u |= 128 | c3, o3) {
            for (~(T3 = o3.indexOf(l3 || void 0)) || (T3 = o3.length); (N2 = o3[T3 - 1]) && 8 == N2.nodeType; ) T3--;
            for (; T3 < o3.length; T3++) if (N2 = o3[T3]) if (o3[T3] = null, O) {
              if (N2 == P2) break;
            } else {
              if (8 != N2.nodeType) break;
              N2.data.startsWith("$s") && (P2 = B(O = N2));
            }
          }
          if (!O) {
            for (; l3 && 8 == l3.nodeType && l3.nextSibling; ) l3 = l3.nextSibling;
            O = l3;
          }
          (s3 = B(O = r3.__c.__z || (r3.__c.__z = O))) ? (r3.__e = O, l3 = s3) : r3.__e = l3, l3 = l3 && l3.nextSibling;
        } else o3 && o3.some(g);
        else r3.__e = u3.__e;
        r3.__k || (r3.__k = u3.__k || []), t5 && t5.then || D(r3), n.__e(t5, r3, u3);
      }
    } else l3 = r3.__e = F(u3.__e, r3, u3, i3, f3, o3, e3, c3, a3, t4);
    return (s3 = n.diffed) && s3(r3), l3;
  }
  function B(n3, t4) {
    if (n3 && 8 == n3.nodeType && n3.data.startsWith("$s")) for (var r3 = 1; n3 = n3.nextSibling; ) {
      if (8 == n3.nodeType) {
        if (n3.data.startsWith("$s")) r3++;
        else if (n3.data.startsWith("/$s") && !--r3) return n3;
      }
      t4 && t4.push(n3);
    }
  }
  function D(n3) {
    n3 && (n3.__c && (n3.__c.__g |= 4), n3.__k && n3.__k.some(D));
  }
  function E(t4, r3, u3) {
    for (var i3 = 0; i3 < u3.length; ) G(u3[i3++], u3[i3++], u3[i3++]);
    n.__c && n.__c(r3, t4), t4.some(function(r4) {
      try {
        t4 = r4.__h, r4.__h = [], t4.some(function(n3) {
          n3.call(r4);
        });
      } catch (t5) {
        n.__e(t5, r4.__v);
      }
    });
  }
  function F(t4, r3, u3, i3, f3, o3, e3, l3, c3, a3) {
    var s3, h3, y3, _3, k3, b, m4, M, $2 = u3.props || p, x2 = r3.props, C3 = r3.type;
    if ("svg" == C3 ? f3 = "http://www.w3.org/2000/svg" : "math" == C3 ? f3 = "http://www.w3.org/1998/Math/MathML" : f3 || (f3 = "http://www.w3.org/1999/xhtml"), o3) {
      for (s3 = 0; s3 < o3.length; s3++) if ((k3 = o3[s3]) && (C3 ? k3.localName == C3 : 3 == k3.nodeType)) {
        t4 = k3, o3[s3] = null;
        break;
      }
    }
    if (!t4) {
      if (M = a3.ownerDocument || document, !C3) return M.createTextNode(x2);
      t4 = M.createElementNS(f3, C3, x2.is ? x2 : a3), l3 && (n.__m && n.__m(r3, o3), l3 = false), o3 = null;
    }
    if (C3) {
      if (a3 = "template" == C3 && t4.content || t4, o3 = "textarea" == C3 && null != x2.defaultValue ? null : o3 && d.call(a3.childNodes), !l3 && o3) for ($2 = {}, s3 = 0; s3 < t4.attributes.length; s3++) $2[(k3 = t4.attributes[s3]).name] = k3.value;
      for (s3 in $2) k3 = $2[s3], "dangerouslySetInnerHTML" == s3 ? y3 = k3 : "children" == s3 || s3 in x2 || "value" == s3 && "defaultValue" in x2 || "checked" == s3 && "defaultChecked" in x2 || N(t4, s3, null, k3, f3);
      for (s3 in x2) k3 = x2[s3], "children" == s3 ? _3 = k3 : "dangerouslySetInnerHTML" == s3 ? h3 = k3 : "value" == s3 ? b = k3 : "checked" == s3 ? m4 = k3 : l3 && "function" != typeof k3 || $2[s3] === k3 || N(t4, s3, k3, $2[s3], f3);
      h3 ? (l3 || y3 && (h3.__html == y3.__html || h3.__html == t4.innerHTML) || (t4.innerHTML = h3.__html), r3.__k = []) : (y3 && (t4.textContent = ""), ("foreignObject" == C3 || "http://www.w3.org/1998/Math/MathML" == f3 && v.test(C3)) && (f3 = "http://www.w3.org/1999/xhtml"), I(a3, w(_3) ? _3 : [_3], r3, u3, i3, f3, o3, e3, o3 ? o3[0] : u3.__k && S(u3, 0), l3, c3), o3 && o3.some(g)), l3 && "textarea" != C3 || (s3 = "value", "progress" == C3 && null == b ? t4.removeAttribute(s3) : null == b || b === t4[s3] && ("progress" != C3 || b) || N(t4, s3, b, $2[s3], f3), s3 = "checked", null != m4 && m4 != t4[s3] && N(t4, s3, m4, $2[s3], f3));
    } else $2 === x2 || l3 && t4.data == x2 || (t4.data = x2);
    return t4;
  }
  function G(t4, r3, u3, i3) {
    try {
      "function" == typeof t4 ? r3 ? r3.__x = t4(r3) || 1 : i3 && (i3 = i3.__c || i3.__e) && (r3 = i3.__x) && (i3.__x = null, "function" == typeof r3 ? r3() : t4(null)) : t4.current = r3;
    } catch (t5) {
      n.__e(t5, u3);
    }
  }
  function J(t4, r3, u3) {
    var i3, f3, o3, e3;
    if (n.unmount && n.unmount(t4), !(i3 = t4.ref) || i3.current && i3.current != t4.__e || G(i3, null, r3, t4), i3 = t4.__c) {
      if (i3.componentWillUnmount) try {
        i3.componentWillUnmount();
      } catch (t5) {
        n.__e(t5, r3);
      }
      i3.__P = i3.__n = null;
    }
    if (i3 = t4.__k) for (e3 = 0; e3 < i3.length; e3++) i3[e3] && J(i3[e3], r3, "function" != typeof t4.type || u3 && !t4.props.__P);
    !u3 && (i3 = t4.__c) && (i3 = i3.__z) && (f3 = B(i3, o3 = [])) && (i3 == t4.__e && o3.some(g), g(f3), g(i3)), u3 || g(t4.__e), t4.__e = t4.__c = t4.__ = null;
  }
  function K(n3, t4, r3) {
    return this.constructor(n3, r3);
  }
  function Q(t4, r3) {
    var u3, i3, f3, o3;
    n.__ && n.__(t4, r3), 9 == r3.nodeType && (r3 = r3.documentElement), i3 = (u3 = t4 && 32 & t4.__u) ? null : r3.__k, r3.__k = m($, { children: [t4] }), f3 = [], o3 = [], z(r3, r3.__k, i3 || p, p, r3.namespaceURI, i3 ? null : r3.firstChild ? d.call(r3.childNodes) : null, f3, i3 ? i3.__e : r3.firstChild, u3, o3), E(f3, r3.__k, o3), r3.__k.props.children = null;
  }
  n = { __e: function(n3, t4, r3, u3) {
    for (var i3, o3, e3; t4 = t4.__; ) if ((i3 = t4.__c) && !(1 & i3.__g)) {
      i3.__g |= 4;
      try {
        if ((e3 = (o3 = i3.constructor) && o3.getDerivedStateFromError) && i3.setState(o3.getDerivedStateFromError(n3)), i3.componentDidCatch && (i3.componentDidCatch(n3, u3 || {}), e3 = 1), e3 && 8 & i3.__g) return void (i3.__g |= 2);
      } catch (t5) {
        n3 = t5;
      }
    }
    throw f = 0, n3;
  } }, t = 0, r = function(n3) {
    return null != n3 && n3.constructor === h;
  }, x.prototype.setState = function(n3, t4) {
    var r3 = this.__s;
    r3 && r3 != this.state || (r3 = this.__s = _({}, this.state)), "function" == typeof n3 && (n3 = n3(_({}, r3), this.props)), n3 && (_(r3, n3), this.__v && (t4 && this.__k.push(t4), L(this)));
  }, x.prototype.forceUpdate = function(n3) {
    this.__v && (this.__g |= 4, n3 && this.__h.push(n3), L(this));
  }, x.prototype.render = $, u = [], f = 0, o = function(n3, t4) {
    return n3.__v.__b - t4.__v.__b;
  }, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

  // node_modules/htm/dist/htm.module.js
  var n2 = function(t4, s3, r3, e3) {
    var u3;
    s3[0] = 0;
    for (var h3 = 1; h3 < s3.length; h3++) {
      var p3 = s3[h3++], a3 = s3[h3] ? (s3[0] |= p3 ? 1 : 2, r3[s3[h3++]]) : s3[++h3];
      3 === p3 ? e3[0] = a3 : 4 === p3 ? e3[1] = Object.assign(e3[1] || {}, a3) : 5 === p3 ? (e3[1] = e3[1] || {})[s3[++h3]] = a3 : 6 === p3 ? e3[1][s3[++h3]] += a3 + "" : p3 ? (u3 = t4.apply(a3, n2(t4, a3, r3, ["", null])), e3.push(u3), a3[0] ? s3[0] |= 2 : (s3[h3 - 2] = 0, s3[h3] = u3)) : e3.push(a3);
    }
    return e3;
  };
  var t2 = /* @__PURE__ */ new Map();
  function htm_module_default(s3) {
    var r3 = t2.get(this);
    return r3 || (r3 = /* @__PURE__ */ new Map(), t2.set(this, r3)), (r3 = n2(this, r3.get(s3) || (r3.set(s3, r3 = (function(n3) {
      for (var t4, s4, r4 = 1, e3 = "", u3 = "", h3 = [0], p3 = function(n4) {
        1 === r4 && (n4 || (e3 = e3.replace(/^\s*\n\s*|\s*\n\s*$/g, ""))) ? h3.push(0, n4, e3) : 3 === r4 && (n4 || e3) ? (h3.push(3, n4, e3), r4 = 2) : 2 === r4 && "..." === e3 && n4 ? h3.push(4, n4, 0) : 2 === r4 && e3 && !n4 ? h3.push(5, 0, true, e3) : r4 >= 5 && ((e3 || !n4 && 5 === r4) && (h3.push(r4, 0, e3, s4), r4 = 6), n4 && (h3.push(r4, n4, 0, s4), r4 = 6)), e3 = "";
      }, a3 = 0; a3 < n3.length; a3++) {
        a3 && (1 === r4 && p3(), p3(a3));
        for (var l3 = 0; l3 < n3[a3].length; l3++) t4 = n3[a3][l3], 1 === r4 ? "<" === t4 ? (p3(), h3 = [h3], r4 = 3) : e3 += t4 : 4 === r4 ? "--" === e3 && ">" === t4 ? (r4 = 1, e3 = "") : e3 = t4 + e3[0] : u3 ? t4 === u3 ? u3 = "" : e3 += t4 : '"' === t4 || "'" === t4 ? u3 = t4 : ">" === t4 ? (p3(), r4 = 1) : r4 && ("=" === t4 ? (r4 = 5, s4 = e3, e3 = "") : "/" === t4 && (r4 < 5 || ">" === n3[a3][l3 + 1]) ? (p3(), 3 === r4 && (h3 = h3[0]), r4 = h3, (h3 = h3[0]).push(2, 0, r4), r4 = 0) : " " === t4 || "	" === t4 || "\n" === t4 || "\r" === t4 ? (p3(), r4 = 2) : e3 += t4), 3 === r4 && "!--" === e3 && (r4 = 4, h3 = h3[0]);
      }
      return p3(), h3;
    })(s3)), r3), arguments, [])).length > 1 ? r3 : r3[0];
  }

  // node_modules/htm/preact/index.module.js
  var m2 = htm_module_default.bind(k);

  // node_modules/preact/hooks/dist/hooks.mjs
  var t3;
  var r2;
  var u2;
  var i2;
  var o2 = Object.is;
  var f2 = 0;
  var c2 = [];
  var e2 = [];
  var a2 = n;
  var v2 = a2.__b;
  var l2 = a2.__r;
  var m3 = a2.diffed;
  var h2 = a2.__c;
  var s2 = a2.unmount;
  var p2 = a2.__;
  function y2(n3, t4) {
    a2.__h && a2.__h(r2, n3, f2 || t4), f2 = 0;
    var u3 = r2.__H || (r2.__H = { __: [], __h: [] });
    return n3 >= u3.__.length && u3.__.push({}), u3.__[n3];
  }
  function d2(n3) {
    return f2 = 1, _2(G2, n3);
  }
  function _2(n3, u3, i3) {
    var f3 = y2(t3++, 2);
    if (f3.t = n3, !f3.__c && (f3.__ = [i3 ? i3(u3) : G2(void 0, u3), function(n4) {
      var t4 = (f3.__N || f3.__)[0], r3 = f3.t(t4, n4);
      o2(t4, r3) || (f3.__N = [r3, f3.__[1]], f3.__c.setState({}));
    }], f3.__c = r2, !r2.__f)) {
      r2.__f = true;
      var c3 = r2.shouldComponentUpdate;
      r2.shouldComponentUpdate = function(n4, t4, r3) {
        var u4 = this.__H;
        if (!u4) return true;
        var i4 = false, f4 = this.props != n4;
        if (u4.__.some(function(n5) {
          n5.__N && (i4 = true, o2(n5.__[0], n5.__N[0]) || (f4 = true));
        }), c3) {
          var e3 = c3.call(this, n4, t4, r3);
          return i4 ? e3 || f4 : e3;
        }
        return !i4 || f4;
      };
    }
    return f3.__;
  }
  function A2(n3, u3) {
    var i3 = y2(t3++, 3);
    !a2.__s && E2(i3.__H, u3) && (i3.__P = true, i3.__ = n3, i3.u = u3, r2.__H.__h.push(i3));
  }
  function F2(n3, u3) {
    var i3 = y2(t3++, 4);
    !a2.__s && E2(i3.__H, u3) && (i3.__P = false, i3.__ = n3, i3.u = u3, r2.__h.push(i3));
  }
  function T2(n3) {
    return f2 = 5, w2(function() {
      return { current: n3 };
    }, []);
  }
  function w2(n3, r3) {
    var u3 = y2(t3++, 7);
    return E2(u3.__H, r3) && (u3.__ = n3(), u3.__H = r3), u3.__;
  }
  function g2() {
    var n3;
    do {
      for (; n3 = e2.shift(); ) try {
        C2(n3);
      } catch (t5) {
        a2.__e(t5, { __: (n3 = n3.__P) && n3.__v });
      }
      for (; n3 = c2.shift(); ) {
        var t4 = n3.__H;
        if (n3.__P && t4) try {
          t4.__h.some(C2), t4.__h.some(D2), t4.__h = [];
        } catch (r3) {
          t4.__h = [], a2.__e(r3, n3.__v);
        }
      }
    } while (e2.length);
  }
  a2.__b = function(n3) {
    r2 = null, v2 && v2(n3);
  }, a2.__ = function(n3, t4) {
    n3 && t4.__k && t4.__k.__m && (n3.__m = t4.__k.__m), p2 && p2(n3, t4);
  }, a2.__r = function(n3) {
    l2 && l2(n3), t3 = 0;
    var i3 = (r2 = n3.__c).__H;
    i3 && (u2 == r2 ? r2.__h = [] : (i3.__h.some(C2), i3.__h.some(D2), t3 = 0), i3.__h = [], i3.__.some(function(n4) {
      n4.__N && (n4.__ = n4.__N), n4.u = n4.__N = void 0;
    })), u2 = r2;
  }, a2.diffed = function(n3) {
    m3 && m3(n3);
    var t4 = n3.__c;
    t4 && t4.__H && (t4.__H.__h.length && B2(c2.push(t4)), t4.__H.__.some(function(n4) {
      n4.u && (n4.__H = n4.u);
    })), u2 = r2 = null;
  }, a2.__c = function(n3, t4) {
    t4.some(function(n4) {
      try {
        n4.__h.some(C2), n4.__h = n4.__h.filter(function(n5) {
          return !n5.__ || D2(n5);
        });
      } catch (t5) {
        n4.__h = [function() {
          throw t5;
        }];
      }
    }), h2 && h2(n3, t4);
  }, a2.unmount = function(n3) {
    s2 && s2(n3);
    var t4, r3, u3 = n3.__c;
    u3 && u3.__H && (u3.__H.__.some(function(u4) {
      try {
        if (u4.__P && u4.__c) {
          if (void 0 === r3) {
            for (r3 = n3.__; r3 && (!r3.__c || !r3.__c.__P); ) r3 = r3.__;
            r3 = r3 && r3.__c;
          }
          u4.__P = r3, B2(e2.push(u4));
        } else C2(u4);
      } catch (n4) {
        t4 = n4;
      }
    }), u3.__H = void 0, t4 && a2.__e(t4, u3.__v));
  };
  var k2 = "function" == typeof requestAnimationFrame;
  function z2(n3) {
    var t4, r3 = function() {
      clearTimeout(u3), k2 && cancelAnimationFrame(t4), setTimeout(n3);
    }, u3 = setTimeout(r3, 35);
    k2 && (t4 = requestAnimationFrame(r3));
  }
  function B2(n3) {
    1 != n3 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
  }
  function C2(n3) {
    var t4 = r2, u3 = n3.__c;
    "function" == typeof u3 && (n3.__c = void 0, u3()), r2 = t4;
  }
  function D2(n3) {
    var t4 = r2;
    n3.__c = n3.__(), r2 = t4;
  }
  function E2(n3, t4) {
    return !n3 || n3.length != t4.length || t4.some(function(t5, r3) {
      return !o2(t5, n3[r3]);
    });
  }
  function G2(n3, t4) {
    return "function" == typeof t4 ? t4(n3) : t4;
  }

  // src/fractions.js
  var fractions_exports = {};
  __export(fractions_exports, {
    compare: () => compare,
    decimal: () => decimal,
    exact: () => exact,
    fraction: () => fraction,
    grouped: () => grouped,
    minus: () => minus,
    negative: () => negative,
    over: () => over,
    percent: () => percent,
    plus: () => plus,
    readFraction: () => readFraction,
    times: () => times
  });
  function fraction(n3, d3 = 1n) {
    const common = greatestCommonDivisor(n3, d3);
    const signed2 = d3 < 0n ? -common : common;
    return { n: n3 / signed2, d: d3 / signed2 };
  }
  function readFraction(text) {
    const [n3 = "", d3 = "1"] = text.split("/");
    return fraction(BigInt(n3), BigInt(d3));
  }
  function plus(one, other) {
    return fraction(one.n * other.d + other.n * one.d, one.d * other.d);
  }
  function minus(one, other) {
    return fraction(one.n * other.d - other.n * one.d, one.d * other.d);
  }
  function times(one, other) {
    return fraction(one.n * other.n, one.d * other.d);
  }
  function over(one, other) {
    return fraction(one.n * other.d, one.d * other.n);
  }
  function negative(one) {
    return { n: -one.n, d: one.d };
  }
  function compare(one, other) {
    const difference2 = one.n * other.d - other.n * one.d;
    return difference2 < 0n ? -1 : Number(difference2 > 0n);
  }
  function decimal(number2, places) {
    const rounded = halfToEven(number2.n * 10n ** BigInt(places), number2.d);
    const sign = rounded < 0n ? "-" : "";
    const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(places + 1, "0");
    const whole = digits.length - places;
    return places ? `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}` : sign + digits;
  }
  function percent(share, places = 6) {
    return decimal({ n: share.n * 100n, d: share.d }, places);
  }
  function exact(number2) {
    return `${number2.n}/${number2.d}`;
  }
  function grouped(whole) {
    return whole.toString().replace(/\B(?=(\d{3})+$)/g, ",");
  }
  function halfToEven(n3, d3) {
    const up = (2n * n3 + d3) / (2n * d3) - ((2n * n3 + d3) % (2n * d3) < 0n ? 1n : 0n);
    const halfway = (2n * n3 + d3) % (2n * d3) === 0n;
    return halfway && up % 2n !== 0n ? up - 1n : up;
  }
  function greatestCommonDivisor(one, other) {
    let [large, small] = [one < 0n ? -one : one, other < 0n ? -other : other];
    while (small) [large, small] = [small, large % small];
    return large;
  }

  // src/edge.js
  var JACKPOT = "jackpot";
  var ONE = fraction(1n);
  function settle(wager, ways, total, meter) {
    const lost = ways.reduce((rest2, won2) => rest2 - won2, total);
    const losing = { id: "loses", event: "Loses", pays: "loses", net: "-1" };
    const lines = [...wager.lines, losing].map(({ id, event, pays, net }, index) => {
      const count = index < ways.length ? ways[index] : lost;
      const paid2 = pays === JACKPOT ? meter && minus(meter, ONE) : readFraction(net ?? "0");
      return { id, event, pays, net: paid2, ways: count, probability: fraction(count, total) };
    });
    const expectedValue = meanOf(lines, total);
    const pushed = chance(lines, total, (net) => net?.n === 0n);
    const houseEdge = expectedValue && negative(expectedValue);
    const resolved = minus(ONE, pushed);
    return {
      id: wager.id,
      title: wager.title,
      unpriced: null,
      lines,
      expectedValue,
      houseEdge,
      houseEdgeResolved: houseEdge && resolved.n ? over(houseEdge, resolved) : null,
      hitFrequency: chance(lines, total, (net) => net === null || net.n > 0n),
      pushFrequency: pushed,
      bettorHasTheEdge: expectedValue !== null && expectedValue.n > 0n,
      jackpot: jackpotOf(lines, total)
    };
  }
  function meanOf(lines, total) {
    let [n3, d3] = [0n, 1n];
    for (const { net, ways } of lines) {
      if (net) [n3, d3] = [n3 * net.d + net.n * ways * d3, d3 * net.d];
      else if (ways) return null;
    }
    return fraction(n3, d3 * total);
  }
  function chance(lines, total, kind) {
    const ways = lines.reduce((sum3, line) => kind(line.net) ? sum3 + line.ways : sum3, 0n);
    return fraction(ways, total);
  }
  function jackpotOf(lines, total) {
    const jackpot = lines.find((line) => line.pays === JACKPOT);
    if (!jackpot) return null;
    const fixed = lines.filter((line) => line.pays !== JACKPOT);
    const returned2 = fixed.map((line) => ({ ...line, net: plus(line.net ?? ONE, ONE) }));
    const fixedReturn = meanOf(returned2, total) ?? ONE;
    const { ways, probability } = jackpot;
    return { fixedReturn, breakEvenMeter: ways ? over(minus(ONE, fixedReturn), probability) : null };
  }

  // src/engine.js
  var engine_exports = {};
  __export(engine_exports, {
    evaluate: () => evaluate
  });

  // src/multisets.js
  var known = /* @__PURE__ */ new Map();
  function waysToDraw(left2, gone2, size) {
    let ways = [1n];
    for (let cards = 1; cards <= size; cards++) {
      const { parent, added, held } = step(gone2.length, cards);
      const longer = new Array(parent.length);
      for (let i3 = 0; i3 < parent.length; i3++) {
        const class_ = added[i3];
        longer[i3] = ways[parent[i3]] * left2[class_][gone2[class_] + held[i3]];
      }
      ways = longer;
    }
    return ways;
  }
  function classesOf(classes, size, index) {
    const found = [];
    for (let cards = size; cards; cards--) {
      const { parent, added } = step(classes, cards);
      found.push(added[index]);
      index = parent[index];
    }
    return found;
  }
  function step(classes, size) {
    const steps = known.get(classes) ?? [];
    known.set(classes, steps);
    while (steps.length < size) steps.push(nextStep(classes, steps.at(-1)));
    return steps[size - 1];
  }
  function nextStep(classes, before) {
    const { added, held } = before ?? { added: [0], held: [-1] };
    const next = { parent: [], added: [], held: [] };
    added.forEach((last, index) => {
      for (let class_ = last; class_ < classes; class_++) {
        next.parent.push(index);
        next.added.push(class_);
        next.held.push(class_ === last ? held[index] + 1 : 0);
      }
    });
    return next;
  }

  // src/shoe.js
  var shoe_exports = {};
  __export(shoe_exports, {
    ANY_TEN: () => ANY_TEN,
    BadShoe: () => BadShoe,
    RANKS: () => RANKS,
    SUITS: () => SUITS,
    TENS: () => TENS,
    cardsLeft: () => cardsLeft,
    countsOf: () => countsOf,
    format: () => format,
    knowsRanks: () => knowsRanks,
    knowsSuits: () => knowsSuits,
    left: () => left,
    ofDecks: () => ofDecks,
    parse: () => parse,
    wholeDecks: () => wholeDecks,
    withMore: () => withMore,
    without: () => without
  });
  var RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  var SUITS = ["s", "h", "d", "c"];
  var ANY_TEN = "T";
  var TENS = ["10", "J", "Q", "K"];
  var MOST_DECKS = 1e3;
  var CARDS_IN_DECK = RANKS.length * SUITS.length;
  var LONGEST_TEXT = 1e4;
  var LONGEST_QUOTE = 60;
  var SPACE = "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
  var SPACES = new RegExp(`(?:${SPACE}|,)+`);
  var DECKS = new RegExp(`^${SPACE}*([0-9]{1,10})${SPACE}+decks?${SPACE}*(?:-(.*))?$`, "is");
  var CARD = /^(?:([0-9]{1,6})x)?(10|[2-9AJQKT])([shdc])?$/i;
  var CARD_FORM = "a rank A 2 … 9 10 J Q K or T, with a suit s h d c or without, '3xK' for three of them";
  var BadShoe = class extends Error {
    /** @param {string} found @param {string} allowed */
    constructor(found, allowed) {
      super(`shoe: found ${found}; allowed: ${allowed}`);
      this.name = "BadShoe";
      this.found = found;
      this.allowed = allowed;
    }
  };
  function ofDecks(decks) {
    if (!(decks >= 1 && decks <= MOST_DECKS)) throw new BadShoe(`${decks}`, `1 to ${MOST_DECKS}`);
    return everyCard(decks);
  }
  function parse(text) {
    const characters = [...text].length;
    if (characters > LONGEST_TEXT) {
      throw new BadShoe(`${characters} characters`, `at most ${LONGEST_TEXT}`);
    }
    const whole = DECKS.exec(text);
    if (!whole) return changed(everyCard(0), inWords(text), 1);
    const shoe = ofDecks(Number(whole[1]));
    return whole[2] === void 0 ? shoe : changed(shoe, inWords(whole[2]), -1);
  }
  function without(shoe, cards) {
    return changed(shoe, inWords(cards), -1);
  }
  function withMore(shoe, cards) {
    const more = changed(shoe, inWords(cards), 1);
    if (!isOfDecks(more) && !isOfCards(more)) throw new BadShoe(cards, "cards that were taken out");
    return more;
  }
  function format(shoe) {
    const texts = [];
    if (isOfDecks(shoe)) {
      const decks = Math.max(1, ...shoe.suited.flat());
      const gone2 = named(changed(everyCard(decks), counted(shoe), -1));
      texts.push(`${decks} ${decks === 1 ? "deck" : "decks"}${gone2 && ` - ${gone2}`}`);
    }
    if (isOfCards(shoe) && cardsLeft(shoe)) texts.push(named(shoe));
    return texts.reduce((best, text) => text.length < best.length ? text : best);
  }
  function cardsLeft(shoe) {
    return sum(shoe.suited.map(sum)) + sum(shoe.unsuited) + shoe.tens;
  }
  function wholeDecks(shoe) {
    const decks = shoe.suited[0][0];
    const whole = shoe.suited.flat().every((left2) => left2 === decks);
    return decks && whole && knowsSuits(shoe) ? decks : null;
  }
  function knowsSuits(shoe) {
    return knowsRanks(shoe) && shoe.unsuited.every((extra) => extra === 0);
  }
  function knowsRanks(shoe) {
    return shoe.tens === 0;
  }
  function left(shoe, card) {
    if (card === ANY_TEN) return sum(TENS.map((rank2) => left(shoe, rank2))) + shoe.tens;
    const suit = SUITS.indexOf(card.slice(-1));
    const rank = RANKS.indexOf(suit < 0 ? card : card.slice(0, -1));
    const row = shoe.suited[rank];
    return suit < 0 ? sum(row) + shoe.unsuited[rank] : row[suit];
  }
  function countsOf(shoe, classes, suits) {
    const all = suits.length === SUITS.length;
    return classes.map((ranks) => {
      if (all && ranks.length > 1) return left(shoe, ANY_TEN);
      const cards = all ? ranks : ranks.flatMap((rank) => [...suits].map((suit) => rank + suit));
      return sum(cards.map((card) => left(shoe, card)));
    });
  }
  function everyCard(decks) {
    return {
      suited: RANKS.map(() => SUITS.map(() => decks)),
      unsuited: RANKS.map(() => 0),
      tens: 0
    };
  }
  function changed(shoe, cards, sign) {
    const change = (card) => sign * (cards.get(card) ?? 0);
    return checked({
      suited: RANKS.map((rank, r3) => SUITS.map((suit, s3) => shoe.suited[r3][s3] + change(rank + suit))),
      unsuited: RANKS.map((rank, r3) => shoe.unsuited[r3] + change(rank)),
      tens: shoe.tens + change(ANY_TEN)
    });
  }
  function checked(shoe) {
    for (const rank of RANKS) {
      for (const card of [...SUITS.map((suit) => rank + suit), rank]) checkLeft(shoe, card);
    }
    checkLeft(shoe, ANY_TEN);
    const most = MOST_DECKS * CARDS_IN_DECK;
    if (cardsLeft(shoe) > most) throw new BadShoe(`${cardsLeft(shoe)} cards`, `at most ${most}`);
    return shoe;
  }
  function checkLeft(shoe, card) {
    const short = -left(shoe, card);
    if (short > 0) {
      const found = `${short} more ${card} taken out than there are`;
      throw new BadShoe(found, "cards that the shoe has");
    }
  }
  function inWords(text) {
    const words = text.split(SPACES).filter((word) => word);
    if (!words.length) throw new BadShoe("no card", CARD_FORM);
    const cards = /* @__PURE__ */ new Map();
    for (const word of words) {
      const [, times2 = "1", rank = "", suit = ""] = CARD.exec(word) ?? [];
      if (!rank) throw new BadShoe(quoted(word), `'8 decks', or ${CARD_FORM}`);
      const card = rank.toUpperCase() + suit.toLowerCase();
      if (suit && card.startsWith(ANY_TEN)) {
        throw new BadShoe(quoted(word), "10, J, Q or K with a suit, or T without");
      }
      cards.set(card, (cards.get(card) ?? 0) + Number(times2));
    }
    return cards;
  }
  function quoted(word) {
    const characters = [...word];
    if (characters.length <= LONGEST_QUOTE) return `'${word}'`;
    const shown = characters.slice(0, LONGEST_QUOTE).join("");
    return `'${shown}… (${characters.length} characters)'`;
  }
  function counted(shoe) {
    const cards = /* @__PURE__ */ new Map([[ANY_TEN, shoe.tens]]);
    RANKS.forEach((rank, r3) => {
      cards.set(rank, shoe.unsuited[r3]);
      for (const [s3, suit] of SUITS.entries()) cards.set(rank + suit, shoe.suited[r3][s3]);
    });
    return cards;
  }
  function named(shoe) {
    const cards = counted(shoe);
    const order = [...RANKS.flatMap((rank) => [rank, ...SUITS.map((suit) => rank + suit)]), ANY_TEN];
    return order.map((card) => ({ card, times: cards.get(card) ?? 0 })).filter(({ times: times2 }) => times2).map(({ card, times: times2 }) => times2 === 1 ? card : `${times2}x${card}`).join(" ");
  }
  function isOfDecks(shoe) {
    return shoe.tens <= 0 && shoe.unsuited.every((extra) => extra <= 0);
  }
  function isOfCards(shoe) {
    return shoe.tens >= 0 && shoe.unsuited.every((extra) => extra >= 0);
  }
  function sum(numbers) {
    return numbers.reduce((total, number2) => total + number2, 0);
  }

  // src/forms.js
  var CARDS_SEEN = 6;
  function whyUnpriced(form, shoe) {
    if (form.kind === "suited" && !knowsSuits(shoe)) {
      return "it sees suits, and the suit of some cards is unknown";
    }
    if (form.partition === "ranks" && !knowsRanks(shoe)) {
      return "it sees ranks, and the shoe has ten-valued cards of unknown rank";
    }
    return null;
  }
  function waysOf(form, shoe, events) {
    const ways = new Map([...events].map((event) => [event, 0n]));
    for (const part of form.parts) {
      const { sizes, columns } = form.tables[part.table];
      const groups = part.suits.map((suits, i3) => {
        const counts = countsOf(shoe, form.classes, suits);
        return { suits, size: sizes[i3], left: counts.map(fewer), gone: counts.map(() => 0) };
      });
      const evaluated = polynomials(groups);
      const unseen2 = waysToComplete(
        cardsLeft(shoe),
        sizes.reduce((drawn, size) => drawn + size)
      );
      const values = /* @__PURE__ */ new Map();
      for (const [event, column2, times2] of part.events) {
        const before = ways.get(event);
        if (before === void 0) continue;
        const value = values.get(column2) ?? unseen2 * evaluated(columns[column2]);
        values.set(column2, value);
        ways.set(event, before + BigInt(times2) * value);
      }
    }
    return ways;
  }
  function fewer(count) {
    return Array.from({ length: CARDS_SEEN }, (_3, gone2) => BigInt(count - gone2));
  }
  function polynomials([first, ...others]) {
    const products = waysToDraw(first.left, first.gone, first.size);
    if (!others.length) return (polynomial) => sum2(
      /** @type {Sum} */
      polynomial,
      products
    );
    return (polynomial) => {
      let [at2, total] = [0, 0n];
      for (
        const [step2, inner] of
        /** @type {Nested} */
        polynomial
      ) {
        at2 += step2;
        if (products[at2]) total += products[at2] * polynomials(without2(first, at2, others))(inner);
      }
      return total;
    };
  }
  function sum2(terms, products) {
    let total = 0n;
    for (const term of terms) {
      let [at2, same] = [0, 0n];
      for (let i3 = 1; i3 < term.length; i3++) {
        at2 += term[i3];
        same += products[at2];
      }
      total += BigInt(term[0]) * same;
    }
    return total;
  }
  function without2(first, index, others) {
    const taken2 = classesOf(first.gone.length, first.size, index);
    return others.map((group) => {
      if (![...first.suits].every((suit) => group.suits.includes(suit))) return group;
      const gone2 = [...group.gone];
      for (const class_ of taken2) gone2[class_] += 1;
      return { ...group, gone: gone2 };
    });
  }
  function waysToComplete(cards, drawn) {
    let ways = 1n;
    for (let place2 = drawn; place2 < CARDS_SEEN; place2++) ways *= BigInt(cards - place2);
    return ways;
  }

  // src/engine.js
  function evaluate(house, reading, shoe, meter = null) {
    const cards = cardsLeft(shoe);
    if (cards < CARDS_SEEN) throw new BadShoe(`${cards} cards`, `${CARDS_SEEN} or more`);
    const wagers = house.wagers[reading];
    const ways = house.forms.map((form, index) => {
      const events = wagers.flatMap((wager) => wager.form === index ? wager.events : []);
      return events.length && !whyUnpriced(form, shoe) ? waysOf(form, shoe, events) : /* @__PURE__ */ new Map();
    });
    const totalWays = waysToComplete(cards, 0);
    const settled3 = wagers.map((wager) => {
      const { id, title, form, events } = wager;
      const unpriced = form === null ? wager.unpriced : whyUnpriced(house.forms[form], shoe);
      if (form === null || unpriced) return { id, title, unpriced: unpriced ?? "" };
      const won2 = events.map((event) => ways[form].get(event));
      return settle(wager, won2, totalWays, meter);
    });
    return { reading, cards, totalWays, wagers: settled3 };
  }

  // src/lists.js
  function at(list, place2) {
    if (!(place2 in list)) throw new RangeError(`no place ${place2} in a list of ${list.length}`);
    return (
      /** @type {T} */
      list[place2]
    );
  }
  function under(table, key) {
    if (!Object.hasOwn(table, key)) throw new RangeError(`no key ${key}`);
    return (
      /** @type {T} */
      table[key]
    );
  }

  // src/figures.js
  var METER = /^[0-9]{1,12}(\.[0-9]{1,6})?$/;
  var fullShoes = /* @__PURE__ */ new WeakMap();
  function figuresOf(house, reading, { shoe, decks }, meters) {
    try {
      const evaluation = evaluate(house, reading, shoe);
      const full = ofFullShoe(house, reading, decks);
      const wagers = under(house.wagers, reading);
      const rows = wagers.map((wager, place2) => {
        const settled3 = metered(wager, at(evaluation.wagers, place2), evaluation.totalWays, meters);
        const before = full.get(wager.id);
        const whole = before && metered(wager, before, waysOf2(before), meters);
        return { wager, settled: settled3, moved: whole ? difference(settled3, whole) : null };
      });
      return { rows, totalWays: evaluation.totalWays, word: "" };
    } catch (error) {
      if (error instanceof BadShoe) return { rows: [], totalWays: 0n, word: wordsOf(error) };
      throw error;
    }
  }
  function beside(figures, other) {
    return figures.rows.map((row) => {
      const against = other.rows.find(({ wager }) => wager.id === row.wager.id) ?? null;
      return { row, against, moved: against && difference(row.settled, against.settled) };
    });
  }
  function ofFullShoe(house, reading, decks) {
    const known3 = fullShoes.get(house) ?? /* @__PURE__ */ new Map();
    fullShoes.set(house, known3);
    const key = `${decks} ${reading}`;
    const found = known3.get(key) ?? new Map(evaluate(house, reading, ofDecks(decks)).wagers.map((one) => [one.id, one]));
    known3.set(key, found);
    return (
      /** @type {Map<string, Settlement | Unpriced>} */
      found
    );
  }
  function metered(wager, settled3, total, meters) {
    const meter = meters.get(wager.id);
    if (!meter || settled3.unpriced !== null || !settled3.jackpot) return settled3;
    const ways = settled3.lines.slice(0, -1).map((line) => line.ways);
    return settle(wager, ways, total, meter);
  }
  function waysOf2(settled3) {
    if (settled3.unpriced !== null) return 0n;
    return settled3.lines.reduce((sum3, { ways }) => sum3 + ways, 0n);
  }
  function difference(one, other) {
    const [edge, before] = [edgeOf(one), edgeOf(other)];
    return edge && before && minus(edge, before);
  }
  function edgeOf(settled3) {
    return settled3.unpriced === null ? settled3.houseEdge : null;
  }
  function readMeter(text) {
    if (!METER.test(text.trim())) return null;
    const [whole = "", decimals = ""] = text.trim().split(".");
    const meter = fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
    return compare(meter, fraction(0n)) > 0 ? meter : null;
  }
  function contribution({ net, probability }) {
    return net && fraction(net.n * probability.n, net.d * probability.d);
  }
  function hasCommission(wager) {
    return readFraction(wager.commission).n !== 0n;
  }
  function oneIn(probability) {
    return probability.n ? over(fraction(1n), probability) : null;
  }
  function wordsOf({ found, allowed }) {
    return `No figures: ${found} left; a coup needs ${allowed}.`;
  }

  // src/meter-view.js
  function MeterView({ id, title, meter, setMeter }) {
    const [text, setText] = d2("");
    const isBad = text.trim() !== "" && meter === null;
    const onInput = (event) => {
      const typed = (
        /** @type {HTMLInputElement} */
        event.currentTarget.value
      );
      setText(typed);
      setMeter(readMeter(typed));
    };
    return m2`
    <span class="meter">
      <label for=${`meter-${id}`}>Meter<span class="unseen"> of ${title}, for one unit</span></label>
      <input
        id=${`meter-${id}`} type="text" inputmode="decimal" autocomplete="off" value=${text}
        aria-invalid=${isBad ? "true" : void 0} aria-describedby=${`meter-${id}-fault`}
        onInput=${onInput}
      />
      <span id=${`meter-${id}-fault`} class="fault">
        ${isBad && "a number above 0, of at most 12 digits"}
      </span>
    </span>
  `;
  }

  // src/sorting.js
  var FIGURES = {
    edge: ({ settled: settled3 }) => edgeOf(settled3),
    moved: ({ moved: moved2 }) => moved2,
    hit: ({ settled: settled3 }) => settled3.unpriced === null ? settled3.hitFrequency : null
  };
  function sorted(rows, { column: column2, down }) {
    if (column2 === "sheet") return [...rows];
    const sign = down ? -1 : 1;
    if (column2 === "title") {
      const names = new Intl.Collator("en", { numeric: true });
      return [...rows].sort((a3, b) => sign * names.compare(a3.wager.title, b.wager.title));
    }
    const figure = FIGURES[column2];
    return [...rows].sort((a3, b) => {
      const [one, other] = [figure(a3), figure(b)];
      if (!one || !other) return Number(!one) - Number(!other);
      return sign * compare(one, other);
    });
  }

  // src/words.js
  var ZERO = fraction(0n);
  var PLACES = 6;
  var SYMBOLS = ["♠", "♥", "♦", "♣"];
  var SUIT_NAMES = ["spades", "hearts", "diamonds", "clubs"];
  var RANK_NAMES = { A: "ace", J: "jack", Q: "queen", K: "king" };
  function withMinus(number2) {
    return number2.replace("-", "−");
  }
  function inPercent(share) {
    return withMinus(percent(share, PLACES));
  }
  function signed(difference2, places = PLACES) {
    const text = percent(difference2, places);
    return compare(difference2, ZERO) > 0 ? `+${text}` : withMinus(text);
  }
  function inTenths(number2) {
    return withMinus(decimal(number2, 10));
  }
  function gainer(difference2) {
    const side = compare(difference2, ZERO);
    if (side === 0) return "unmoved";
    return side > 0 ? "house gains" : "bettor gains";
  }
  function cardName(card) {
    if (card === ANY_TEN) return "ten-valued card";
    const suit = SUITS.indexOf(card.slice(-1));
    const rank = suit < 0 ? card : card.slice(0, -1);
    const name = RANK_NAMES[rank] ?? rank;
    return suit < 0 ? name : `${name} of ${SUIT_NAMES[suit]}`;
  }
  function cardSigns(card) {
    if (card === ANY_TEN) return "10–K";
    const suit = SUITS.indexOf(card.slice(-1));
    return suit < 0 ? card : card.slice(0, -1) + SYMBOLS[suit];
  }
  function counted2(number2, one, many = `${one}s`) {
    return `${number2} ${number2 === 1 ? one : many}`;
  }

  // src/wager-view.js
  var NO_COMMISSION = ["push", "loses", "jackpot"];
  function WagerView({ row: { wager, settled: settled3 }, totalWays }) {
    return m2`
    ${settled3.unpriced === null ? m2`<${Settled} wager=${wager} settled=${settled3} totalWays=${totalWays} />` : m2`<p>Not priced: ${settled3.unpriced}.</p>`}
    ${notesOf(wager).map((note) => m2`<p class="note" key=${note}>${note}</p>`)}
  `;
  }
  function Settled({ wager, settled: settled3, totalWays }) {
    return m2`
    <div class="scrolls" tabindex="0" role="group" aria-label=${`Pay lines of ${wager.title}`}>
      <table class="lines">
        <thead><tr>
          <th scope="col">Event</th><th scope="col">Pays</th>
          <th scope="col" class="figure">Ways</th><th scope="col" class="figure">Probability</th>
          <th scope="col" class="figure">Return</th>
        </tr></thead>
        <tbody>
          ${settled3.lines.map(
      (line) => m2`<tr key=${line.id}>
              <th scope="row" class="wraps">${line.event}</th>
              <td>${paysWords(wager, line.pays)}</td>
              <td class="figure">${grouped(line.ways)}</td>
              <td class="figure">${inTenths(line.probability)}</td>
              <td class="figure">${inTenthsOr(contribution(line))}</td>
            </tr>`
    )}
          <tr class="sum">
            <th scope="row">Total</th><td></td>
            <td class="figure">${grouped(totalWays)}</td>
            <td class="figure">1.0000000000</td>
            <td class="figure">${inTenthsOr(settled3.expectedValue)}</td>
          </tr>
        </tbody>
      </table>
    </div>
    <dl class="facts">
      ${factsOf(settled3).map(
      ([name, value]) => m2`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`
    )}
    </dl>
    ${settled3.houseEdge && m2`<${Exact} settled=${settled3} />`}
  `;
  }
  function Exact({ settled: { houseEdge, houseEdgeResolved, lines } }) {
    return m2`
    <details class="exact">
      <summary>Exact fractions</summary>
      <dl>
        <div><dt>House edge, per unit placed</dt><dd>${fractionWords(houseEdge)}</dd></div>
        <div><dt>House edge, per unit resolved</dt><dd>${fractionWords(houseEdgeResolved)}</dd></div>
        ${lines.map(
      ({ id, event, probability }) => m2`<div key=${id}><dt>Probability: ${event}</dt><dd>${fractionWords(probability)}</dd></div>`
    )}
      </dl>
    </details>
  `;
  }
  function fractionWords(number2) {
    return number2 ? m2`<code>${withMinus(exact(number2))}</code>` : "–";
  }
  function inTenthsOr(number2) {
    return number2 ? inTenths(number2) : "–";
  }
  function factsOf({ houseEdge, houseEdgeResolved, hitFrequency, pushFrequency, jackpot }) {
    const hit = oneIn(hitFrequency);
    const share = (share2) => share2 ? `${inPercent(share2)} %` : "needs a meter";
    const facts = [
      ["House edge, per unit placed", share(houseEdge)],
      ["House edge, per unit resolved", share(houseEdgeResolved)],
      ["Hit frequency", share(hitFrequency)],
      ["One hit in", hit ? `${decimal(hit, 2)} coups` : "never"],
      ["Push frequency", share(pushFrequency)]
    ];
    if (jackpot) {
      const { fixedReturn, breakEvenMeter } = jackpot;
      facts.push(["Return without the jackpot", share(fixedReturn)]);
      facts.push([
        "Break-even meter",
        breakEvenMeter ? `${decimal(breakEvenMeter, 2)} for one` : "none"
      ]);
    }
    return facts;
  }
  function paysWords(wager, pays) {
    if (!hasCommission(wager) || NO_COMMISSION.includes(pays)) return pays;
    const rate = percent(readFraction(wager.commission), 6).replace(/\.?0+$/, "");
    return `${pays} less ${rate} %`;
  }
  function notesOf({ rule, units, requires, limits, flags }) {
    const stated = limits && [
      ["at least", limits.minimum],
      ["at most", limits.maximum]
    ];
    const stakes = (stated ?? []).filter(([, amount]) => amount).map(([word, amount]) => `${word} ${String(amount).replace(/\/1$/, "")} ${limits?.currency}`);
    return [
      rule ?? "",
      units > 1 ? `The stake is ${units} equal units.` : "",
      requires.length ? `Requires a bet on any one of: ${requires.join(", ")}.` : "",
      stakes.length ? `Stake: ${stakes.join(", ")}.` : "",
      ...flags
    ].filter(Boolean);
  }

  // src/edges-view.js
  var COLUMNS = [
    ["title", "Wager", "name"],
    ["edge", "House edge, %", "figure"],
    ["moved", "Moved, points", "figure"],
    ["hit", "Hit, %", "figure spare"]
  ];
  function EdgesView({ figures, decks, meters, setMeter }) {
    const [order, setOrder] = d2(
      /** @type {Order} */
      { column: "sheet", down: false }
    );
    const [open, setOpen] = d2(
      /** @type {ReadonlySet<string>} */
      /* @__PURE__ */ new Set()
    );
    const full = `${decks} full ${decks === 1 ? "deck" : "decks"}`;
    const toggle = (id) => {
      const after = new Set(open);
      if (!after.delete(id)) after.add(id);
      setOpen(after);
    };
    return m2`
    <section class="edges" aria-labelledby="the-edges">
      <h2 id="the-edges">The edges</h2>
      ${figures.word ? m2`<p class="fault" role="status">${figures.word}</p>` : m2`
            <table class="figures">
              <caption>
                House edge per unit placed, and how far it has moved from ${full}.${" "}
                <button
                  type="button" class="plain" disabled=${order.column === "sheet"}
                  onClick=${() => setOrder({ column: "sheet", down: false })}
                >In the sheet's order</button>
              </caption>
              <thead><tr>
                ${COLUMNS.map(
      ([column2, title, kind]) => m2`<${Head}
                    key=${column2} column=${column2} title=${title} kind=${kind} order=${order}
                    setOrder=${setOrder}
                  />`
    )}
              </tr></thead>
              ${sorted(figures.rows, order).map(
      (row) => m2`<${WagerRows}
                  key=${row.wager.id} row=${row} figures=${figures} isOpen=${open.has(row.wager.id)}
                  toggle=${() => toggle(row.wager.id)} meter=${meters.get(row.wager.id) ?? null}
                  setMeter=${(meter) => setMeter(row.wager.id, meter)}
                />`
    )}
            </table>
          `}
    </section>
  `;
  }
  function Head({ column: column2, title, kind, order, setOrder }) {
    const isSorted = order.column === column2;
    const sort = isSorted ? order.down ? "descending" : "ascending" : void 0;
    return m2`
    <th scope="col" class=${kind} aria-sort=${sort}>
      <button
        type="button" class="sort"
        onClick=${() => setOrder({ column: column2, down: isSorted && !order.down })}
      >${title}<span class="arrow" aria-hidden="true">${isSorted ? order.down ? " ▼" : " ▲" : ""}</span></button>
    </th>
  `;
  }
  function WagerRows({ row, figures, isOpen, toggle, meter, setMeter }) {
    const { wager, settled: settled3 } = row;
    const hasJackpot = settled3.unpriced === null && settled3.jackpot !== null;
    const more = `lines-${wager.id}`;
    return m2`
    <tbody data-wager=${wager.id}>
      <tr>
        <th scope="row" class="name">
          <button
            type="button" class="opens" aria-expanded=${isOpen}
            aria-controls=${isOpen ? more : void 0} onClick=${toggle}
          ><span class="mark" aria-hidden="true">${isOpen ? "▾" : "▸"}</span>${wager.title}</button>
          ${hasJackpot && m2`<${MeterView} id=${wager.id} title=${wager.title} meter=${meter} setMeter=${setMeter} />`}
        </th>
        <${Figured} row=${row} />
      </tr>
      ${isOpen && m2`<tr class="more" id=${more}><td colspan="4">
          <${WagerView} row=${row} totalWays=${figures.totalWays} />
        </td></tr>`}
    </tbody>
  `;
  }
  function Figured({ row: { settled: settled3, moved: moved2 } }) {
    if (settled3.unpriced !== null) {
      return m2`<td colspan="3" class="unpriced">Not priced: ${settled3.unpriced}.</td>`;
    }
    const edge = edgeOf(settled3);
    return m2`
    <td class="figure edge">
      ${edge ? inPercent(edge) : m2`<span class="quiet">needs a meter</span>`}
      ${settled3.bettorHasTheEdge && m2`<span class="bettor">▲ bettor’s edge</span>`}
    </td>
    <td class="figure moved"><${Moved} moved=${moved2} /></td>
    <td class="figure spare">${inPercent(settled3.hitFrequency)}</td>
  `;
  }
  function Moved({ moved: moved2 }) {
    if (!moved2) return m2`<span class="quiet">–</span>`;
    const who = gainer(moved2);
    return m2`${signed(moved2)}<span class=${`who ${who.replace(" ", "-")}`}>${who}</span>`;
  }

  // src/explored.js
  var MOST_DECKS2 = 8;
  var DECKS_IN_TEXT = /^\s*([0-9]+)\s+decks?/i;
  function opened(decks) {
    return { now: { shoe: ofDecks(decks), decks }, past: [], undone: [], word: "" };
  }
  function then(before, now, word) {
    return { now, past: [...before.past, before.now], undone: [], word };
  }
  function taken(before, card) {
    const { shoe, decks } = before.now;
    return tried(before, `No ${cardName(card)} is left to take out.`, () => {
      const after = without(shoe, card);
      return then(before, { shoe: after, decks }, `${capital(card)} taken out${rest(after, card)}`);
    });
  }
  function returned(before, card) {
    const { shoe, decks } = before.now;
    const refused = `No ${cardName(card)} is out, so that none can be put back.`;
    if (!gone(before.now, card)) return { ...before, word: refused };
    return tried(before, refused, () => {
      const after = withMore(shoe, card);
      return then(before, { shoe: after, decks }, `${capital(card)} put back${rest(after, card)}`);
    });
  }
  function gone({ shoe, decks }, card) {
    return Math.max(0, left(ofDecks(decks), card) - left(shoe, card));
  }
  function withDecks(before, decks) {
    return then(before, { shoe: ofDecks(decks), decks }, `${counted2(decks, "whole deck")}.`);
  }
  function withText(before, text) {
    const shoe = parse(text);
    const decks = Number(DECKS_IN_TEXT.exec(text)?.[1] ?? before.now.decks);
    return then(before, { shoe, decks }, `Shoe of ${counted2(cardsLeft(shoe), "card")}.`);
  }
  function undone(before) {
    const now = before.past.at(-1);
    if (now === void 0) return before;
    const past = before.past.slice(0, -1);
    return {
      now,
      past,
      undone: [...before.undone, before.now],
      word: `Undone: ${format(now.shoe)}.`
    };
  }
  function redone(before) {
    const now = before.undone.at(-1);
    if (now === void 0) return before;
    const undone2 = before.undone.slice(0, -1);
    return {
      now,
      past: [...before.past, before.now],
      undone: undone2,
      word: `Done again: ${format(now.shoe)}.`
    };
  }
  function tried(before, refused, act) {
    try {
      return act();
    } catch (error) {
      if (error instanceof BadShoe) return { ...before, word: refused };
      throw error;
    }
  }
  function capital(card) {
    const name = cardName(card);
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  }
  function rest(shoe, card) {
    return `: ${left(shoe, card)} left, ${counted2(cardsLeft(shoe), "card")} in all.`;
  }

  // src/random.js
  var NUMBERS = 2 ** 32;
  var STEP = 2654435769;
  function generatorOf(seed) {
    return generatorFrom(stateOf(seed));
  }
  function generatorFrom(state) {
    let [s0 = 0, s1 = 0, s22 = 0, s3 = 0] = state;
    function next() {
      const given = Math.imul(rotated(Math.imul(s1, 5), 7), 9) >>> 0;
      const shifted = s1 << 9;
      s22 ^= s0;
      s3 ^= s1;
      s1 ^= s22;
      s0 ^= s3;
      s22 ^= shifted;
      s3 = rotated(s3, 11);
      return given;
    }
    function below(n3) {
      const fair = NUMBERS - NUMBERS % n3;
      let given = next();
      while (given >= fair) given = next();
      return given % n3;
    }
    return { next, below };
  }
  function stateOf(seed) {
    const bytes = new TextEncoder().encode(seed);
    return [0, 1, 2, 3].map(
      (start) => bytes.reduce((word, byte) => mixed((word ^ byte) + STEP), start)
    );
  }
  function shuffled(list, generator) {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const chosen = generator.below(last + 1);
      [order[last], order[chosen]] = [at(order, chosen), at(order, last)];
    }
    return order;
  }
  function mixed(number2) {
    let word = number2 | 0;
    word = Math.imul(word ^ word >>> 16, 569420461);
    word = Math.imul(word ^ word >>> 15, 1935289751);
    return (word ^ word >>> 15) >>> 0;
  }
  function rotated(word, bits) {
    return word << bits | word >>> 32 - bits;
  }

  // src/deal.js
  var CARDS_IN_DECK2 = RANKS.length * SUITS.length;
  var MOST_CARDS_IN_COUP = 6;
  var CURRENT_IS_LAST = "current_coup_is_last";
  var FIRST_CARD_VALUE = "first_card_value";
  var TOTALS = 10;
  var STOOD = 10;
  function rankOf(card) {
    return RANKS.indexOf(card.slice(0, -1)) + 1;
  }
  function pointsOf(card) {
    const rank = rankOf(card);
    return rank < TOTALS ? rank : 0;
  }
  function totalOf(cards) {
    return cards.reduce((sum3, card) => sum3 + pointsOf(card), 0) % TOTALS;
  }
  function unshuffled(decks) {
    const deck = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
    return Array.from({ length: decks }, () => deck).flat();
  }
  function openedShoe(rule, seed, playersCut = null) {
    const generator = generatorOf(seed);
    const order = shuffled(unshuffled(rule.decks), generator);
    const cut = playersCut === null ? { by: "croupier", cards: generator.below(order.length - 1) + 1 } : { by: "player", cards: playersCut };
    const cards = [...order.slice(cut.cards), ...order.slice(0, cut.cards)];
    const burn = burned(rule, at(cards, 0));
    return { seed, rule, cut, burn, cards, gone: burn ? 1 + burn.cards : 0, over: false };
  }
  function burned(rule, shown) {
    if (rule.burn !== FIRST_CARD_VALUE) return null;
    return { shown, cards: pointsOf(shown) || rule.ten_valued };
  }
  function cutAt(rule) {
    return rule.decks * CARDS_IN_DECK2 - rule.cards_behind;
  }
  function mostCardsBehind(rule) {
    const gone2 = rule.burn === FIRST_CARD_VALUE ? 1 + Math.max(TOTALS - 1, rule.ten_valued) : 0;
    return rule.decks * CARDS_IN_DECK2 - gone2 - MOST_CARDS_IN_COUP;
  }
  function isLast(rule, gone2, drawn) {
    const left2 = rule.decks * CARDS_IN_DECK2 - gone2 - drawn;
    if (gone2 >= cutAt(rule) || left2 < MOST_CARDS_IN_COUP) return true;
    return rule.end === CURRENT_IS_LAST && gone2 + drawn > cutAt(rule);
  }
  function dealt(shoe, tableau) {
    if (shoe.over) throw new RangeError("the last coup of this shoe has been dealt");
    const hands = played(tableau, shoe.cards.slice(shoe.gone, shoe.gone + MOST_CARDS_IN_COUP));
    const drawn = hands.player.cards.length + hands.banker.cards.length;
    const last = isLast(shoe.rule, shoe.gone, drawn);
    const coup = { ...hands, gone: shoe.gone, drawn, last };
    return { coup, shoe: { ...shoe, gone: shoe.gone + drawn, over: last } };
  }
  function played(tableau, six) {
    const player = [at(six, 0), at(six, 2)];
    const banker = [at(six, 1), at(six, 3)];
    const initial = { player: totalOf(player), banker: totalOf(banker) };
    const row = at(tableau.banker, initial.banker);
    const natural = { player: tableau.player[initial.player] === "N", banker: row[STOOD] === "N" };
    if (!natural.player && !natural.banker) {
      const draws = tableau.player[initial.player] === "D";
      if (draws) player.push(at(six, 4));
      if (row[draws ? pointsOf(at(six, 4)) : STOOD] === "D") banker.push(at(six, draws ? 5 : 4));
    }
    return {
      player: hand(player, initial.player, natural.player),
      banker: hand(banker, initial.banker, natural.banker)
    };
  }
  function hand(cards, initial, natural) {
    return { cards, initial, total: totalOf(cards), natural };
  }

  // src/draw-tree.js
  var TOTALS2 = Array.from({ length: 10 }, (_3, total) => total);
  var STOOD2 = 10;
  var FILL = "Ks";
  var NATURAL = "natural";
  function treeOf({ player, banker }) {
    const totals = (letter) => inRuns(TOTALS2.filter((total) => player[total] === letter));
    const on = (column2, letter) => inRuns(TOTALS2.filter((total) => at(banker, total)[column2] === letter));
    const branches = [STOOD2, ...TOTALS2].map((column2) => {
      const id = column2 === STOOD2 ? "stood" : `third-${column2}`;
      const leaves = [
        { id: `${id}-draws`, does: "draws", on: on(column2, "D") },
        { id: `${id}-stands`, does: "stands", on: on(column2, "S") }
      ];
      return {
        id,
        third: column2 === STOOD2 ? null : column2,
        leaves: leaves.filter((leaf) => leaf.on)
      };
    });
    return { naturals: totals("N"), stands: totals("S"), draws: totals("D"), branches };
  }
  function inRuns(numbers) {
    const runs2 = [];
    for (const number2 of numbers) {
      const last = runs2.at(-1);
      if (last?.at(-1) === number2 - 1) last.push(number2);
      else runs2.push([number2]);
    }
    return runs2.map((run) => run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`).join(", ");
  }
  function pathOf({ player, banker }) {
    if (player.natural || banker.natural) return [NATURAL];
    const [, , third] = player.cards;
    const branch = third === void 0 ? "stood" : `third-${pointsOf(third)}`;
    return [branch, `${branch}-${banker.cards.length === 3 ? "draws" : "stands"}`];
  }
  function coupOf(tableau, six) {
    return played(tableau, [...six, ...Array(6).fill(FILL)].slice(0, 6));
  }
  function cardsOf({ player, banker }) {
    const [p1, p22, ...p3] = player.cards;
    const [b1, b2, ...b3] = banker.cards;
    return [p1, b1, p22, b2, ...p3, ...b3].filter((card) => card !== void 0);
  }

  // src/coup-view.js
  var PLACES2 = ["Player’s first", "Banker’s first", "Player’s second", "Banker’s second"];
  var SUITS_OF_PLACES = ["s", "h", "d", "c", "s", "h"];
  function CoupView({ tableau, six, setSix, practised }) {
    const hands = coupOf(tableau, six);
    const drawn = [
      ...hands.player.cards.length === 3 ? ["Player’s third"] : [],
      ...hands.banker.cards.length === 3 ? ["Banker’s third"] : []
    ];
    const pick = (place2, rank) => setSix(six.map((card, other) => other === place2 ? rank + at(SUITS_OF_PLACES, place2) : card));
    return m2`
    <div class="coup" role="group" aria-label="A coup">
      ${[...PLACES2, ...drawn].map(
      (title, place2) => m2`<div key=${place2} class="pick">
          <label for=${`card-${place2}`}>${title}</label>
          <select
            id=${`card-${place2}`} value=${at(six, place2).slice(0, -1)}
            onChange=${({ currentTarget }) => pick(
        place2,
        /** @type {HTMLSelectElement} */
        currentTarget.value
      )}
          >${RANKS.map((rank) => m2`<option key=${rank} value=${rank}>${rank}</option>`)}</select>
        </div>`
    )}
      <span class="acts">
        <button type="button" onClick=${() => setSix(atRandom())}>Another coup</button>
        <button
          type="button" disabled=${practised === null}
          onClick=${() => practised && setSix(filled(cardsOf(practised)))}
        >Last practice coup</button>
      </span>
    </div>
    <p class="coup-words" role="status">${coupWords(hands)}</p>
  `;
  }
  function atRandom() {
    const numbers = crypto.getRandomValues(new Uint32Array(SUITS_OF_PLACES.length));
    return SUITS_OF_PLACES.map(
      (suit, place2) => at(RANKS, at([...numbers], place2) % RANKS.length) + suit
    );
  }
  function filled(cards) {
    return SUITS_OF_PLACES.map((suit, place2) => cards[place2] ?? `K${suit}`);
  }
  function coupWords({ player, banker }) {
    const winner = player.total === banker.total ? "A tie" : player.total > banker.total ? "Player wins" : "Banker wins";
    const drew = [player, banker].map(({ initial, cards: cards2, natural }, hand2) => {
      const name = hand2 ? "Banker" : "Player";
      if (natural) return `${name} has a natural ${initial}.`;
      const third = cards2[2];
      return `${name} has ${initial} and ${third ? `draws ${third.slice(0, -1)}` : "takes no card"}.`;
    });
    const cards = counted2(player.cards.length + banker.cards.length, "card");
    return `${drew.join(" ")} ${winner}, ${player.total} to ${banker.total}, with ${cards}.`;
  }

  // src/draw-tree-view.js
  var LINE = 25;
  var HALF = 10;
  var TOP = 34;
  var BETWEEN = 7;
  var GAP = 22;
  var MARKER = 84;
  var CHARACTER = 6.8;
  var AROUND = 14;
  var THIRD_WIDTH = 28;
  var ROOT = 4;
  var HERE = "◀ this coup";
  var DRAWS = "draws";
  var THIRDS = "third-";
  var FIRST_COUP = ["2s", "8h", "3d", "6c", "7s", "9h"];
  function DrawTreeView({ tableau, practised }) {
    const [six, setSix] = d2(FIRST_COUP);
    const hands = coupOf(tableau, six);
    const lit = pathOf(hands);
    return m2`
    <figure class="tree">
      <figcaption>
        <h3>Who draws</h3>
        <p>
          What the Banker does, by what the Player does and by the Player’s third card. The branch
          of the coup below is lit: thicker, bold, and marked “this coup”.
        </p>
      </figcaption>
      <${CoupView} tableau=${tableau} six=${six} setSix=${setSix} practised=${practised} />
      <${Picture} tree=${treeOf(tableau)} lit=${lit} />
    </figure>
  `;
  }
  function Picture({ tree, lit }) {
    const { boxes, links, height, width, columns, here } = laidOut(tree, lit);
    return m2`
    <svg
      class="tree-drawn" viewBox=${`0 0 ${width} ${height}`} role="img"
      aria-label=${`Draw tree; this coup: ${lit.join(", ").replaceAll("-", " ")}`}
    >
      <text class="head" x=${columns.player.x} y="14">Player</text>
      <text class="head" x=${columns.third.x - GAP} y="14">third card</text>
      <text class="head" x=${columns.banker.x + GAP} y="14">Banker</text>
      ${links.map(({ from, to, isLit }) => {
      const middle = (from[0] + to[0]) / 2;
      return m2`<path
          key=${`${from}-${to}`} class=${isLit ? "link lit" : "link"}
          d=${`M${from} C${middle} ${from[1]} ${middle} ${to[1]} ${to}`}
        />`;
    })}
      <circle cx=${ROOT} cy=${here.root} r="4" class="root" />
      ${boxes.map(
      ({
        id,
        x: x2,
        y: y3,
        width: width2,
        words,
        kind,
        isLit
      }) => m2`<g key=${id} class=${`${kind}${isLit ? " lit" : ""}`}>
          <rect x=${x2} y=${y3 - HALF} width=${width2} height=${2 * HALF} rx="3" />
          <text x=${x2 + width2 / 2} y=${y3 + 5}>${words}</text>
        </g>`
    )}
      <text class="here" x=${here.x} y=${here.y + 5}>${HERE}</text>
    </svg>
  `;
  }
  function columnsOf({ stands, draws, branches }) {
    const leaves = branches.flatMap((branch) => branch.leaves.map(leafWords));
    const player = { x: GAP - 2 * ROOT, width: widthOf([`stands ${stands}`, `draws ${draws}`]) };
    const third = { x: player.x + player.width + GAP, width: THIRD_WIDTH };
    const banker = { x: third.x + third.width + GAP, width: widthOf(leaves) };
    return { player, third, banker };
  }
  function widthOf(words) {
    return Math.max(...words.map((one) => one.length)) * CHARACTER + AROUND;
  }
  function leafWords({ does, on }) {
    return `${does} on ${on}`;
  }
  function laidOut(tree, lit) {
    const columns = columnsOf(tree);
    const right = columns.banker.x + columns.banker.width;
    const boxes = [];
    const links = [];
    let y3 = TOP + HALF;
    const put = (box) => {
      const isLit = lit.some((id) => id === box.id || box.id === DRAWS && id.startsWith(THIRDS));
      const placed = { kind: "plain", ...box, isLit };
      boxes.push(placed);
      return placed;
    };
    const putBranch = (branch, box) => {
      const leaves = branch.leaves.map((leaf) => {
        const placed = put({
          id: leaf.id,
          ...columns.banker,
          y: y3,
          words: leafWords(leaf),
          kind: leaf.does
        });
        y3 += LINE;
        return placed;
      });
      y3 += BETWEEN;
      return joined(put({ id: branch.id, ...box, y: middleOf(leaves) }), leaves);
    };
    const joined = (box, after) => {
      for (const one of after) links.push(linkOf(box, one));
      return box;
    };
    const natural = put({
      id: NATURAL,
      x: columns.player.x,
      width: right - columns.player.x,
      y: y3,
      words: `a natural ${tree.naturals} in either hand: no card`
    });
    y3 += LINE + BETWEEN;
    const stood = tree.branches.filter(({ third }) => third === null && tree.stands).map((branch) => putBranch(branch, { ...columns.player, words: `stands ${tree.stands}` }));
    const thirds = tree.branches.filter(({ third }) => third !== null && tree.draws).map((branch) => putBranch(branch, { ...columns.third, words: `${branch.third}` }));
    const draws = { id: DRAWS, ...columns.player, y: middleOf(thirds), words: `draws ${tree.draws}` };
    const drawing = thirds.length ? [joined(put(draws), thirds)] : [];
    const choices = [natural, ...stood, ...drawing];
    const root = { x: ROOT, width: 0, y: middleOf(choices) };
    for (const choice of choices) links.push(linkOf(root, choice));
    links.sort((one, other) => Number(one.isLit) - Number(other.isLit));
    const last = boxes.find(({ id }) => id === lit.at(-1)) ?? natural;
    const here = { x: last.x + last.width + ROOT, y: last.y, root: root.y };
    return { boxes, links, height: y3, width: right + MARKER, columns, here };
  }
  function middleOf(boxes) {
    const [first, last] = [boxes[0]?.y ?? 0, boxes.at(-1)?.y ?? 0];
    return (first + last) / 2;
  }
  function linkOf(from, to) {
    return { from: [from.x + from.width, from.y], to: [to.x, to.y], isLit: to.isLit };
  }

  // src/bar-view.js
  var WIDTH = 200;
  var HEIGHT = 14;
  function Bar({ share, most, isTwoSided = false }) {
    const length = most.n ? Number(share.n * most.d * 10000n / (share.d * most.n)) / 1e4 : 0;
    const [zero, room] = isTwoSided ? [WIDTH / 2, WIDTH / 2] : [0, WIDTH];
    const reach = Math.abs(length) * room;
    return m2`
    <svg class="bar-drawn" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect
        class=${length < 0 ? "below" : "above"} x=${length < 0 ? zero - reach : zero} y="2"
        width=${reach} height=${HEIGHT - 4}
      />
      <line class="zero" x1=${zero} x2=${zero} y1="0" y2=${HEIGHT} />
    </svg>
  `;
  }

  // src/outcomes-view.js
  function OutcomesView({ row: { wager, settled: settled3 } }) {
    return m2`
    <figure class="outcomes">
      <figcaption>
        <h3>Outcomes: ${wager.title}</h3>
        <p>How likely each line is in the next coup.</p>
      </figcaption>
      ${settled3.unpriced !== null ? m2`<p>No law: ${settled3.unpriced}.</p>` : m2`<${Lines} lines=${settled3.lines} />`}
    </figure>
  `;
  }
  function Lines({ lines }) {
    const most = lines.map(({ probability }) => probability).reduce((one, other) => compare(one, other) < 0 ? other : one, fraction(0n));
    return m2`
    <table class="bars">
      <thead><tr>
        <th scope="col">Event</th><th scope="col" class="drawn"><span class="unseen">Bar</span></th>
        <th scope="col" class="figure">Probability, %</th><th scope="col" class="figure">One in</th>
      </tr></thead>
      <tbody>
        ${lines.map(({ id, event, probability }) => {
      const coups = oneIn(probability);
      return m2`<tr key=${id}>
            <th scope="row" class="wraps">${event}</th>
            <td class="drawn"><${Bar} share=${probability} most=${most} /></td>
            <td class="figure">${inPercent(probability)}</td>
            <td class="figure">${coups ? decimal(coups, 2) : "never"}</td>
          </tr>`;
    })}
      </tbody>
    </table>
  `;
  }

  // src/removal.js
  var removal_exports = {};
  __export(removal_exports, {
    removal: () => removal
  });
  var NO_METER = "it has a jackpot, and no meter is given";
  var BY_VALUE = [...RANKS.filter((rank) => !TENS.includes(rank)), ANY_TEN];
  var ALL_CARDS = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
  function removal(house, reading, shoe, id, meter = null) {
    const cards = cardsLeft(shoe);
    if (cards <= CARDS_SEEN) {
      throw new BadShoe(`${cards} cards`, `more than ${CARDS_SEEN}, so that one can go`);
    }
    const wagers = house.wagers[reading].filter((wager) => wager.id === id);
    const alone = { ...house, wagers: { [reading]: wagers } };
    const valueOver = (some) => {
      const [settled3] = evaluate(alone, reading, some, meter).wagers;
      return settled3.unpriced ?? settled3.expectedValue ?? NO_METER;
    };
    const value = valueOver(shoe);
    if (typeof value === "string") return { unpriced: value, effects: /* @__PURE__ */ new Map() };
    const effects = effectsOf(house.forms[wagers[0].form ?? 0], shoe, (card) => {
      const after = valueOver(without(shoe, card));
      if (typeof after === "string") throw new Error(after);
      return minus(after, value);
    });
    return { unpriced: null, effects };
  }
  function effectsOf(form, shoe, effect) {
    const effects = /* @__PURE__ */ new Map();
    const alike = /* @__PURE__ */ new Map();
    for (const card of cardsOf2(form).filter((card2) => left(shoe, card2))) {
      const kind = kindOf(form, card);
      const found = alike.get(kind) ?? effect(card);
      alike.set(kind, found);
      effects.set(card, found);
    }
    if (form.kind === "suited") {
      for (const rank of RANKS)
        average(
          effects,
          shoe,
          rank,
          SUITS.map((suit) => rank + suit)
        );
    }
    average(effects, shoe, ANY_TEN, TENS);
    return effects;
  }
  function cardsOf2(form) {
    if (form.kind === "suited") return ALL_CARDS;
    return form.partition === "ranks" ? RANKS : BY_VALUE;
  }
  function kindOf(form, card) {
    if (form.kind === "plain") return card;
    const suit = card.slice(-1);
    return suit + form.classes.findIndex((ranks) => ranks.includes(card.slice(0, -1)));
  }
  function average(effects, shoe, name, cards) {
    let [sum3, count] = [fraction(0n), 0n];
    for (const card of cards) {
      const [effect, number2] = [effects.get(card), BigInt(left(shoe, card))];
      if (!effect) continue;
      sum3 = plus(sum3, times(effect, fraction(number2)));
      count += number2;
    }
    if (count) effects.set(name, over(sum3, fraction(count)));
  }

  // src/removal-view.js
  var ZERO2 = fraction(0n);
  function RemovalView({ house, reading, shoe, wager, meter }) {
    const [found, setFound] = d2(
      /** @type {Removal | null} */
      null
    );
    A2(() => {
      setFound(null);
      return whenIdle(() => setFound(removalOr(house, reading, shoe, wager.id, meter)));
    }, [house, reading, shoe, wager.id, meter]);
    return m2`
    <figure class="removal" aria-busy=${found === null}>
      <figcaption>
        <h3>When a card goes: ${wager.title}</h3>
        <p>
          By how many points of the stake the bettor’s expected value moves when one such card is
          taken out: to the right the bettor gains, to the left the house.
        </p>
      </figcaption>
      ${found === null ? m2`<p class="quiet" role="status">Being worked out …</p>` : found.unpriced !== null ? m2`<p>No effects: ${found.unpriced}.</p>` : m2`<${Effects} effects=${found.effects} />`}
    </figure>
  `;
  }
  function whenIdle(act) {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(act, 30);
      return () => clearTimeout(timer);
    }
    const ticket = requestIdleCallback(act, { timeout: 500 });
    return () => cancelIdleCallback(ticket);
  }
  function removalOr(house, reading, shoe, id, meter) {
    try {
      return removal(house, reading, shoe, id, meter);
    } catch (error) {
      if (!(error instanceof BadShoe)) throw error;
      return { unpriced: `found ${error.found}; allowed: ${error.allowed}`, effects: /* @__PURE__ */ new Map() };
    }
  }
  function Effects({ effects }) {
    const bySuit = effects.has("As") || [...effects.keys()].some((card) => SUITS.includes(card.slice(-1)));
    const seesRanks = TENS.some((rank) => effects.has(rank));
    const cards = [
      ...RANKS.filter((rank) => !TENS.includes(rank)),
      ...seesRanks ? TENS : [ANY_TEN]
    ];
    const shown = cards.filter((card) => effects.has(card));
    const most = shown.map((card) => magnitude(effects.get(card) ?? ZERO2)).reduce(larger, ZERO2);
    return m2`
    <table class="bars">
      <thead><tr>
        <th scope="col">Card</th><th scope="col" class="drawn"><span class="unseen">Bar</span></th>
        <th scope="col" class="figure">Points</th><th scope="col">Gains</th>
      </tr></thead>
      <tbody>
        ${shown.map((card) => {
      const effect = effects.get(card) ?? ZERO2;
      return m2`<tr key=${card}>
            <th scope="row"><span aria-hidden="true">${cardSigns(card)}</span><span class="unseen">${cardName(card)}</span></th>
            <td class="drawn"><${Bar} share=${effect} most=${most} isTwoSided=${true} /></td>
            <td class="figure">${signed(effect)}</td>
            <td>${gains(effect)}</td>
          </tr>`;
    })}
      </tbody>
    </table>
    ${bySuit && m2`<${BySuit} effects=${effects} />`}
  `;
  }
  function BySuit({ effects }) {
    return m2`
    <p class="note">A rank’s bar is the mean of its suits, by what is left of each.</p>
    <details>
      <summary>By suit</summary>
      <div class="scrolls" tabindex="0" role="group" aria-label="Effects by suit">
        <table class="lines">
          <thead><tr>
            <th scope="col">Rank</th>
            ${SYMBOLS.map((symbol) => m2`<th scope="col" class="figure" key=${symbol}>${symbol}</th>`)}
          </tr></thead>
          <tbody>
            ${RANKS.map(
      (rank) => m2`<tr key=${rank}>
                <th scope="row">${rank}</th>
                ${SUITS.map((suit) => {
        const effect = effects.get(rank + suit);
        return m2`<td class="figure" key=${suit}>${effect ? signed(effect) : "none left"}</td>`;
      })}
              </tr>`
    )}
          </tbody>
        </table>
      </div>
    </details>
  `;
  }
  function gains(effect) {
    const side = compare(effect, ZERO2);
    return side === 0 ? "nobody" : side > 0 ? "bettor" : "house";
  }
  function magnitude(number2) {
    return number2.n < 0n ? negative(number2) : number2;
  }
  function larger(one, other) {
    return compare(one, other) < 0 ? other : one;
  }

  // src/shoe-line-view.js
  var LONGEST = 80;
  function ShoeLine({ shoe }) {
    const cards = cardsLeft(shoe);
    const text = cards ? format(shoe) : "";
    const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
    return m2`
    <p class="of-shoe">
      Over the shoe of <b>${counted2(cards, "card")}</b>${cards > 0 && m2`: <code>${shown}</code>`}
    </p>
  `;
  }

  // src/pictures-view.js
  function PicturesView({
    house,
    reading,
    moment,
    meters,
    figures,
    inHand,
    choose,
    practised
  }) {
    const wagers = under(house.wagers, reading);
    const wager = wagers.find(({ id }) => id === inHand) ?? wagers[0];
    const row = figures.rows.find((one) => one.wager.id === wager?.id);
    return m2`
    <h2>Pictures</h2>
    <${ShoeLine} shoe=${moment.shoe} />
    <div class="line">
      <label for="in-hand">Wager in hand</label>
      <select
        id="in-hand" value=${wager?.id}
        onChange=${({ currentTarget }) => choose(
      /** @type {HTMLSelectElement} */
      currentTarget.value
    )}
      >${wagers.map(({ id, title }) => m2`<option key=${id} value=${id}>${title}</option>`)}</select>
    </div>
    ${figures.word && m2`<p class="fault">${figures.word}</p>`}
    <div class="pictures">
      ${wager && row && m2`
          <${RemovalView}
            house=${house} reading=${reading} shoe=${moment.shoe} wager=${wager}
            meter=${meters.get(wager.id) ?? null}
          />
          <${OutcomesView} row=${row} />
        `}
      <${DrawTreeView} tableau=${under(house.tableaus, reading)} practised=${practised} />
    </div>
  `;
  }

  // src/practice-view.js
  var practice_view_exports = {};
  __export(practice_view_exports, {
    PracticeView: () => PracticeView,
    mount: () => mount
  });

  // src/money.js
  var PENNIES = 100n;
  var CHIPS = [1n, 5n, 25n, 100n, 500n];
  var SYMBOLS2 = { GBP: "£", EUR: "€", USD: "$" };
  var TO_THE_PENNY = { chip: 1n, way: "floor", half: "up" };
  function inPennies(text) {
    const [whole = "", decimals] = text.split(".");
    const amount = decimals === void 0 ? readFraction(whole) : fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
    return times(amount, fraction(PENNIES));
  }
  function money(pennies, currency = null) {
    const size = pennies < 0n ? -pennies : pennies;
    const units = (size / PENNIES).toString().replace(/\B(?=(\d{3})+$)/g, ",");
    const amount = `${units}.${(size % PENNIES).toString().padStart(2, "0")}`;
    const sign = pennies < 0n ? "-" : "";
    if (currency === null) return sign + amount;
    const symbol = SYMBOLS2[currency];
    return symbol === void 0 ? `${sign}${amount} ${currency}` : sign + symbol + amount;
  }
  function won(stake, net, rounding) {
    const owed = times(fraction(stake), net);
    if (net.n > 0n) return paid(owed, rounding);
    if (net.n === 0n || net.n === -net.d) return owed.n;
    return paid(plus(owed, fraction(stake)), rounding) - stake;
  }
  function paid(owed, { chip, way, half }) {
    const chips = fraction(owed.n, owed.d * chip);
    const down = floor(chips);
    const part = minus(chips, fraction(down));
    if (part.n === 0n) return down * chip;
    const twice = 2n * part.n - part.d;
    const nearestIsUp = twice > 0n || twice === 0n && halfIsUp(down, half);
    const up = way === "ceil" || way === "nearest" && nearestIsUp;
    return (up ? down + 1n : down) * chip;
  }
  function halfIsUp(down, half) {
    return half === "even" ? down % 2n !== 0n : half === "up";
  }
  function floor(number2) {
    const cut = number2.n / number2.d;
    return number2.n % number2.d < 0n ? cut - 1n : cut;
  }
  function ceil(number2) {
    return -floor({ n: -number2.n, d: number2.d });
  }

  // src/bets.js
  function boundsOf(house, wager) {
    const limits = wager.limits ?? house.limits;
    const parts = BigInt(wager.units);
    const { minimum, maximum } = limits ?? { minimum: null, maximum: null };
    const least = minimum ? ceil(over(inPennies(minimum), fraction(parts))) * parts : 0n;
    return {
      minimum: least > 0n ? least : parts,
      maximum: maximum ? floor(over(inPennies(maximum), fraction(parts))) * parts : null
    };
  }
  function currencyOf({ house, wagers }) {
    const limits = house.limits ?? wagers.find((wager) => wager.limits)?.limits;
    return limits?.currency ?? null;
  }
  function withMore2(felt, wager, change) {
    const before = felt.bets.get(wager.id) ?? 0n;
    return withStake(felt, wager, before + change * BigInt(wager.units));
  }
  function withStake(felt, wager, asked) {
    const { minimum } = boundsOf(felt.house, wager);
    const stake = asked < minimum ? minimum : asked - asked % BigInt(wager.units);
    const refused = refusal(felt, wager, stake);
    if (refused) return { bets: felt.bets, word: `${wager.title}: ${refused}` };
    const word = asked < minimum ? raised(felt, wager, minimum) : "";
    return { bets: new Map(felt.bets).set(wager.id, stake), word };
  }
  function raised(felt, { id, title }, minimum) {
    const verb = (felt.bets.get(id) ?? 0n) < minimum ? "raised to" : "not below";
    return `${title}: ${verb} the minimum, ${money(minimum, currencyOf(felt))}.`;
  }
  function refusal(felt, wager, stake) {
    if (wager.unpriced !== null) return `it cannot be practised, since ${wager.unpriced}.`;
    const currency = currencyOf(felt);
    const { maximum } = boundsOf(felt.house, wager);
    if (maximum !== null && stake > maximum) {
      return `${money(stake, currency)} is over the maximum, ${money(maximum, currency)}.`;
    }
    const free = felt.balance - totalOf2(felt.bets) + (felt.bets.get(wager.id) ?? 0n);
    if (stake > free) {
      return `${money(stake, currency)} is more than the balance leaves, ${money(free, currency)}.`;
    }
    return "";
  }
  function totalOf2(bets) {
    return [...bets.values()].reduce((sum3, stake) => sum3 + stake, 0n);
  }
  function lacking({ wagers, bets }) {
    const alone = wagers.find(
      ({ id, requires }) => bets.has(id) && requires.length > 0 && !requires.some((name) => named2(wagers, name).some((other) => bets.has(other.id)))
    );
    if (alone === void 0) return "";
    const needed = alone.requires.flatMap((name) => named2(wagers, name).map(({ title }) => title));
    return `${alone.title} needs a bet on ${inWords2(needed)}.`;
  }
  function named2(wagers, name) {
    return wagers.filter(
      ({ id }) => id === name || id.startsWith(`${name}_`) && /^\d+$/.test(id.slice(name.length + 1))
    );
  }
  function inWords2(titles) {
    const last = titles.at(-1) ?? "";
    return titles.length < 2 ? last : `${titles.slice(0, -1).join(", ")} or ${last}`;
  }

  // src/counting.js
  var VALUES = 10;
  var RANKS2 = 13;
  var LARGEST_TAG = 99;
  function seen({ burn, cards, gone: gone2 }) {
    return burn === null ? cards.slice(0, gone2) : [burn.shown, ...cards.slice(1 + burn.cards, gone2)];
  }
  function unseen(shoe) {
    const whole = ofDecks(shoe.rule.decks);
    const out = seen(shoe);
    return out.length ? without(whole, out.join(" ")) : whole;
  }
  function readTags(text) {
    const words = text.split(/[\s,]+/).filter((word) => word);
    const tags = words.map(Number);
    const whole = words.every((word) => /^[+-]?\d+$/.test(word));
    if (!whole || tags.some((tag) => Math.abs(tag) > LARGEST_TAG)) {
      return { tags: [], word: `Tags are whole numbers from -${LARGEST_TAG} to ${LARGEST_TAG}.` };
    }
    if (tags.length === VALUES || tags.length === RANKS2) return { tags, word: "" };
    return { tags: [], word: `${tags.length} tags: ten are wanted (A to 9, then ten), or thirteen.` };
  }
  function runningCount(cards, tags) {
    const byRank = tags.length === RANKS2;
    return cards.reduce((sum3, card) => sum3 + at(tags, byRank ? rankOf(card) - 1 : tenth(card)), 0);
  }
  function tenth(card) {
    return (pointsOf(card) || VALUES) - 1;
  }

  // src/counting-view.js
  var TAGS = "0 0 0 -1 -1 -1 -1 2 2 0";
  var FEWEST_CARDS = 6;
  function CountingView({ table }) {
    const [text, setText] = d2(TAGS);
    const left2 = w2(() => unseen(table.shoe), [table.shoe]);
    const { tags, word } = readTags(text);
    return m2`
    <label class="practice-tags">Tags: A 2 3 4 5 6 7 8 9 and ten, or thirteen by rank
      <input
        type="text" value=${text} aria-invalid=${word !== ""} autocomplete="off"
        onInput=${(event) => setText(
      /** @type {HTMLInputElement} */
      event.target.value
    )}
      />
    </label>
    ${word ? m2`<p>${word}</p>` : m2`<${Count} table=${table} tags=${tags} cards=${cardsLeft(left2)} />`}
    <${Edges} table=${table} left=${left2} />
    <label class="practice-text">
      <span>Unseen cards, the burned ones among them, as <code>--shoe</code> takes them</span>
      <textarea readonly rows="2" value=${format(left2)}></textarea>
    </label>
  `;
  }
  function Count({ table, tags, cards }) {
    const out = seen(table.shoe);
    const running = runningCount(out, tags);
    const each = fraction(BigInt(running * CARDS_IN_DECK2), BigInt(Math.max(cards, 1)));
    return m2`
    <p>
      Running count <strong>${running}</strong> over ${out.length} cards seen${"; "}
      for each 52 of the ${cards}${" unseen cards "}<strong>${decimal(each, 2)}</strong>.
    </p>
  `;
  }
  function Edges({ table, left: left2 }) {
    const { house, reading, wagers, meters } = table;
    const [meter] = wagers.flatMap(({ id }) => meters.get(id) ?? []);
    const rows = w2(() => {
      if (cardsLeft(left2) < FEWEST_CARDS) return [];
      const each = meter === void 0 ? null : fraction(meter, PENNIES);
      return evaluate(house, reading, left2, each).wagers;
    }, [house, reading, left2, meter]);
    return m2`
    <table>
      <caption>House edge on the next coup, from the unseen cards, per unit placed</caption>
      <thead>
        <tr><th scope="col">Wager</th><th scope="col">House edge %</th><th scope="col">Edge is</th></tr>
      </thead>
      <tbody>
        ${rows.map(
      (row) => m2`
            <tr key=${row.id} class=${isFavourable(row) ? "practice-favourable" : ""}>
              <th scope="row">${row.title}</th>
              <td>${edgeOf2(row)}</td>
              <td>${isFavourable(row) ? "▲ the bettor's" : "the house's"}</td>
            </tr>
          `
    )}
      </tbody>
    </table>
  `;
  }
  function edgeOf2(row) {
    if (row.unpriced !== null) return row.unpriced;
    return row.houseEdge === null ? "depends on the jackpot" : percent(row.houseEdge);
  }
  function isFavourable(row) {
    return row.unpriced === null && row.bettorHasTheEdge;
  }

  // src/practice-words.js
  var SUITS2 = {
    s: { symbol: "♠", name: "spades", isRed: false },
    h: { symbol: "♥", name: "hearts", isRed: true },
    d: { symbol: "♦", name: "diamonds", isRed: true },
    c: { symbol: "♣", name: "clubs", isRed: false }
  };
  var COURT = { A: "ace", J: "jack", Q: "queen", K: "king" };
  var LETTERS = { P: "P", B: "B", T: "Tie" };
  function faceOf(card) {
    const rank = card.slice(0, -1);
    const { symbol, name, isRed } = under(SUITS2, card.slice(-1));
    return { rank, symbol, isRed, name: `${COURT[rank] ?? rank} of ${name}`, text: rank + symbol };
  }
  function resultWords({ coup: { player, banker }, result }) {
    const winner = result === "P" ? player : banker;
    const loser = result === "P" ? banker : player;
    const natural = winner.natural ? ", with a natural" : "";
    if (result === "T") return `Tie, ${player.total} all${natural}.`;
    return `${result === "P" ? "Player" : "Banker"} wins, ${winner.total} to ${loser.total}${natural}.`;
  }
  function gainWords({ passed, before, after }, currency) {
    if (passed) return "You passed.";
    if (after === before) return "You neither win nor lose.";
    return after > before ? `You win ${money(after - before, currency)}.` : `You lose ${money(before - after, currency)}.`;
  }
  function settledWords({ wager: id, stake, line: lineId, net }, wagers, currency) {
    const wager = wagers.find((offered) => offered.id === id);
    const event = wager?.lines.find(({ id: name }) => name === lineId)?.event;
    const bet = `${wager?.title ?? id}, ${money(stake, currency)}`;
    const because = event === void 0 ? "" : ` (${event})`;
    if (net === 0n) return `${bet}: comes back${because}.`;
    return net > 0n ? `${bet}: wins ${money(net, currency)}${because}.` : `${bet}: loses ${money(-net, currency)}${because}.`;
  }
  function houseLimits({ house, wagers }) {
    const currency = currencyOf({ house, wagers });
    const { minimum = null, maximum = null } = house.limits ?? {};
    if (minimum === null && maximum === null) return "The sheet states no limits for its bets.";
    const [any] = wagers.filter(({ limits, units }) => limits === null && units === 1);
    return any === void 0 ? "" : `${rangeWords(boundsOf(house, any), currency)} on each bet.`;
  }
  function ownLimits({ house, wagers }, wager) {
    const parts = wager.units === 1 ? "" : `${wager.units} equal parts`;
    if (wager.limits === null) return parts;
    const range = rangeWords(boundsOf(house, wager), currencyOf({ house, wagers }));
    return parts ? `${range}, in ${parts}` : range;
  }
  function rangeWords({ minimum, maximum }, currency) {
    if (maximum === null) return `${money(minimum, currency)} or more`;
    if (minimum === maximum) return `${money(minimum, currency)} exactly`;
    return `${money(minimum, currency)} to ${money(maximum, currency)}`;
  }
  function paysWords2({ lines, commission }) {
    const { n: n3, d: d3 } = readFraction(commission);
    const less = n3 ? ` less ${Number(n3 * 10000n) / Number(d3) / 100} % of the win` : "";
    return lines.map(({ event, pays, net }) => {
      const takes = net !== null && readFraction(net).n > 0n ? less : "";
      return { event, pays: pays + takes };
    });
  }
  function progressWords({ shoe: { rule, gone: gone2, over: over2 }, coups }) {
    const cards = rule.decks * CARDS_IN_DECK2;
    const toCut = cutAt(rule) - gone2;
    const cut = toCut > 0 ? `the cut card comes out after ${counted3(toCut, "card")}` : "the cut card is out";
    const left2 = `${cards - gone2} of ${cards} cards are left; ${cut}`;
    if (over2) return `The shoe is over after ${counted3(coups.length, "coup")}. ${left2}.`;
    return `${counted3(coups.length, "coup")} dealt. ${left2}.`;
  }
  function counted3(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
  }
  function openingWords({ shoe: { cut, burn } }) {
    const who = cut.by === "player" ? "You cut" : "The croupier cut";
    const burned2 = burn === null ? "Nothing was burned." : `${faceOf(burn.shown).text} was shown, and ${counted3(burn.cards, "card")} burned unseen.`;
    return `${who} at ${counted3(cut.cards, "card")}. ${burned2}`;
  }

  // src/felt-view.js
  var MOST_SHOWN = 3;
  function FeltView({ table, chip, chosen, actions }) {
    const currency = currencyOf(table);
    return m2`
    <dl class="practice-sums">
      <div><dt>Balance</dt><dd>${money(table.balance, currency)}</dd></div>
      <div><dt>Bet</dt><dd>${money(totalOf2(table.bets), currency)}</dd></div>
    </dl>
    <div class="practice-buttons" role="group" aria-label="Coup">
      <button type="button" class="practice-deal" onClick=${actions.deal}>Deal</button>
      <button type="button" onClick=${actions.pass}>Pass</button>
      <button type="button" onClick=${actions.repeat}>Repeat last bet</button>
      <button type="button" onClick=${() => actions.without(null)}>Remove bets</button>
    </div>
    <div class="practice-chips" role="group" aria-label="Chip to bet with">
      ${CHIPS.map(
      (size) => m2`
          <button
            type="button" key=${size.toString()} class="practice-chip"
            aria-pressed=${size === chip} onClick=${() => actions.choose(size)}
          >${size.toString()}</button>
        `
    )}
      <span>${houseLimits(table)}</span>
    </div>
    <ul class="practice-felt">
      ${table.wagers.map(
      (wager) => m2`
          <${Spot}
            key=${wager.id} table=${table} wager=${wager} chip=${chip}
            isChosen=${wager.id === chosen} actions=${actions}
          />
        `
    )}
    </ul>
  `;
  }
  function Spot({ table, wager, chip, isChosen, actions }) {
    const { id, title, unpriced } = wager;
    const currency = currencyOf(table);
    const stake = table.bets.get(id) ?? 0n;
    const laid = stake ? money(stake, currency) : "no bet";
    const takeBack = (event) => {
      event.preventDefault();
      actions.without(id);
    };
    return m2`
    <li class=${`practice-spot${isChosen ? " practice-chosen" : ""}`}>
      <button
        type="button" class="practice-bet" disabled=${unpriced !== null} onContextMenu=${takeBack}
        aria-label=${`Bet ${chip} on ${title}: ${laid}`}
        onClick=${() => actions.change(id, chip * PENNIES)}
      >
        <span>${title}</span>
        <span class=${stake ? "practice-stake" : "practice-none"}>${stake ? laid : "–"}</span>
      </button>
      <${Pays} wager=${wager} limits=${ownLimits(table, wager)} />
      ${stake > 0n && m2`<span class="practice-less">
          <button
            type="button" aria-label=${`${chip} less on ${title}`}
            onClick=${() => actions.change(id, -chip * PENNIES)}
          >−${chip.toString()}</button>
          <button
            type="button" aria-label=${`Remove the bet on ${title}`} onClick=${takeBack}
          >Remove</button>
        </span>`}
    </li>
  `;
  }
  function Pays({ wager, limits }) {
    if (wager.unpriced !== null) return m2`<small>Cannot be practised: ${wager.unpriced}.</small>`;
    const lines = paysWords2(wager);
    const own = limits && m2`<small>${limits}</small>`;
    if (lines.length <= MOST_SHOWN) {
      const alone = lines.length === 1;
      return m2`
      ${lines.map(({ event, pays }) => m2`<small key=${event}>${alone ? pays : `${event}: ${pays}`}</small>`)}
      ${own}
    `;
    }
    return m2`
    ${own}
    <details>
      <summary>Pays, ${lines.length} lines</summary>
      <ul>
        ${lines.map(({ event, pays }) => m2`<li key=${event}>${event}: ${pays}</li>`)}
      </ul>
    </details>
  `;
  }

  // src/card-view.js
  function CardFace({ card }) {
    const { rank, symbol, isRed, name } = faceOf(card);
    return m2`
    <span class=${`practice-card${isRed ? " practice-red" : ""}`} role="img" aria-label=${name}>
      <span aria-hidden="true">${rank}</span><span aria-hidden="true">${symbol}</span>
    </span>
  `;
  }

  // src/hands-view.js
  function HandsView({ played: played2, number: number2, wagers, currency }) {
    if (played2 === void 0) {
      return m2`<p class="practice-waiting">No coup of this shoe has been dealt.</p>`;
    }
    const { coup, result, bets } = played2;
    return m2`
    <div class="practice-hands">
      <${HandView} name="Player" hand=${coup.player} wins=${result === "P"} />
      <${HandView} name="Banker" hand=${coup.banker} wins=${result === "B"} />
    </div>
    <p class="practice-result">
      <strong>Coup ${number2}: ${resultWords(played2)}</strong> ${gainWords(played2, currency)}
    </p>
    ${bets.length > 0 && m2`<ul class="practice-settled">
        ${bets.map((bet) => m2`<li key=${bet.wager}>${settledWords(bet, wagers, currency)}</li>`)}
      </ul>`}
  `;
  }
  function HandView({ name, hand: hand2, wins }) {
    return m2`
    <section class=${`practice-hand${wins ? " practice-wins" : ""}`} aria-label=${`${name}'s hand`}>
      <h3>${name} <span class="practice-total">${hand2.total}</span>${wins && " wins"}</h3>
      <ol class="practice-cards">
        ${hand2.cards.map(
      (card, place2) => m2`<li class=${place2 === 2 ? "practice-third" : ""} key=${place2}>
              <${CardFace} card=${card} />
            </li>`
    )}
      </ol>
    </section>
  `;
  }

  // src/columns.js
  var PATTERNS = {
    one_suit: (suits) => new Set(suits).size === 1,
    one_colour: (suits) => among(suits, "hd") || among(suits, "sc"),
    hearts: (suits) => among(suits, "h"),
    diamonds: (suits) => among(suits, "d"),
    clubs: (suits) => among(suits, "c"),
    spades: (suits) => among(suits, "s"),
    red: (suits) => among(suits, "hd"),
    black: (suits) => among(suits, "sc")
  };
  function columnsOf2({ player, banker }) {
    const firstOfPlayer = player.cards.slice(0, 2);
    const firstOfBanker = banker.cards.slice(0, 2);
    return {
      ...ofHand("player", player),
      ...ofHand("banker", banker),
      cards: player.cards.length + banker.cards.length,
      ...patterns("all", [...player.cards, ...banker.cards]),
      ...patterns("initial", [...firstOfPlayer, ...firstOfBanker]),
      ...patterns("player", player.cards),
      ...patterns("banker", banker.cards),
      ...patterns("player_initial", firstOfPlayer),
      ...patterns("banker_initial", firstOfBanker)
    };
  }
  function ofHand(name, hand2) {
    const [one = "", two = "", third] = hand2.cards;
    const ranks = [rankOf(one), rankOf(two)];
    return {
      [`${name}_total`]: hand2.total,
      [`${name}_initial`]: hand2.initial,
      [`${name}_third`]: third === void 0 ? null : pointsOf(third),
      [`${name}_cards`]: hand2.cards.length,
      [`${name}_natural`]: hand2.natural,
      [`${name}_low_rank`]: Math.min(...ranks),
      [`${name}_high_rank`]: Math.max(...ranks),
      [`${name}_third_rank`]: third === void 0 ? null : rankOf(third),
      [`${name}_pair`]: ranks[0] === ranks[1]
    };
  }
  function patterns(name, cards) {
    const suits = cards.map((card) => card.slice(-1));
    const entries = Object.entries(PATTERNS);
    return Object.fromEntries(entries.map(([key, hold]) => [`${name}_${key}`, hold(suits)]));
  }
  function among(suits, allowed) {
    return suits.every((suit) => allowed.includes(suit));
  }

  // src/condition-parts.js
  var COMPARISONS = {
    "=": (left2, right) => left2 === right,
    "<>": (left2, right) => left2 !== right,
    "<": (left2 = 0, right = 0) => left2 < right,
    "<=": (left2 = 0, right = 0) => left2 <= right,
    ">": (left2 = 0, right = 0) => left2 > right,
    ">=": (left2 = 0, right = 0) => left2 >= right
  };
  var SIGNS = {
    "+": (left2 = 0, right = 0) => left2 + right,
    "-": (left2 = 0, right = 0) => left2 - right
  };
  function constant(number2) {
    return { kind: "integer", read: () => number2 };
  }
  function column(name, kind) {
    return { kind, isColumn: true, read: (columns) => under(columns, name) };
  }
  function worked(operation, ...parts) {
    return { kind: "integer", read: applied(operation, parts) };
  }
  function compared(sign, ...parts) {
    return { kind: "boolean", read: applied(under(COMPARISONS, sign), parts) };
  }
  function applied(operation, parts) {
    const readers = parts.map((part) => wanted("integer", part).read);
    return (columns) => {
      const values = readers.map((read2) => read2(columns));
      return values.includes(null) ? null : operation(.../** @type {number[]} */
      values);
    };
  }
  function connected(settling, parts) {
    const readers = parts.map((part) => wanted("boolean", part).read);
    return {
      kind: "boolean",
      read: (columns) => {
        const values = readers.map((read2) => read2(columns));
        if (values.includes(settling)) return settling;
        return values.includes(null) ? null : !settling;
      }
    };
  }
  function negated(part) {
    const { read: read2 } = wanted("boolean", part);
    return {
      kind: "boolean",
      read: (columns) => {
        const value = read2(columns);
        return value === null ? null : !value;
      }
    };
  }
  function isNull(part) {
    if (!part.isColumn) throw new SyntaxError("IS NULL is said of columns alone");
    return { kind: "boolean", read: (columns) => part.read(columns) === null };
  }
  function wanted(kind, part) {
    if (part.kind !== kind) throw new SyntaxError(`${part.kind} in place of ${kind}`);
    return part;
  }

  // src/conditions.js
  var LONGEST2 = 500;
  var DEEPEST = 20;
  var TOKEN = /[ \t]*(?:([0-9]+)|([A-Za-z_][A-Za-z0-9_]*)|(<=|>=|<>|[=<>+\-(),]))/y;
  var REST = /[ \t]*$/y;
  var WORDS = /* @__PURE__ */ new Set(["OR", "AND", "NOT", "IN", "BETWEEN", "IS", "NULL", "ABS"]);
  var HAND = { cards: ["As", "As", "As"], initial: 2, total: 3, natural: false };
  var KINDS = new Map(
    Object.entries(columnsOf2({ player: HAND, banker: HAND })).map(([name, value]) => [
      name,
      typeof value === "boolean" ? "boolean" : "integer"
    ])
  );
  var known2 = /* @__PURE__ */ new Map();
  function holds(condition, columns) {
    let read2 = known2.get(condition);
    if (read2 === void 0) {
      read2 = parsed(condition);
      known2.set(condition, read2);
    }
    return read2(columns) === true;
  }
  function parsed(condition) {
    if (condition.length > LONGEST2) throw new SyntaxError(`longer than ${LONGEST2} characters`);
    const parser = new Parser(tokensOf(condition));
    const whole = wanted("boolean", parser.disjunction());
    parser.end();
    return whole.read;
  }
  function tokensOf(text) {
    const tokens = [];
    let depth = 0;
    let place2 = 0;
    for (REST.lastIndex = 0; !REST.test(text); REST.lastIndex = place2) {
      TOKEN.lastIndex = place2;
      const found = TOKEN.exec(text);
      if (found === null) throw new SyntaxError(`not understood: ${text.slice(place2)}`);
      place2 = TOKEN.lastIndex;
      const [, integer, word = "", sign] = found;
      depth += Number(sign === "(") - Number(sign === ")");
      if (depth > DEEPEST) throw new SyntaxError(`more than ${DEEPEST} parentheses in each other`);
      const upper = word.toUpperCase();
      tokens.push(integer ?? sign ?? (WORDS.has(upper) ? upper : word.toLowerCase()));
    }
    return tokens;
  }
  var Parser = class {
    /** @param {string[]} tokens */
    constructor(tokens) {
      this.tokens = tokens;
      this.place = 0;
    }
    /** @returns {Part} */
    disjunction() {
      const first = this.conjunction();
      const others = [];
      while (this.take("OR")) others.push(this.conjunction());
      return others.length ? connected(true, [first, ...others]) : first;
    }
    /** @returns {Part} */
    conjunction() {
      const first = this.negation();
      const others = [];
      while (this.take("AND")) others.push(this.negation());
      return others.length ? connected(false, [first, ...others]) : first;
    }
    /** @returns {Part} */
    negation() {
      return this.take("NOT") ? negated(this.negation()) : this.comparison();
    }
    /** @returns {Part} */
    comparison() {
      const subject = this.sum();
      const sign = this.peek();
      if (Object.hasOwn(COMPARISONS, sign)) {
        this.need(sign);
        return compared(sign, subject, this.sum());
      }
      if (this.take("IS")) return this.nullTest(subject);
      const not = this.take("NOT");
      if (!not && sign !== "BETWEEN" && sign !== "IN") return subject;
      const range = this.take("BETWEEN") ? this.between(subject) : this.among(subject);
      return not ? negated(range) : range;
    }
    /** @param {Part} subject */
    nullTest(subject) {
      const not = this.take("NOT");
      this.need("NULL");
      return not ? negated(isNull(subject)) : isNull(subject);
    }
    /** @param {Part} subject */
    between(subject) {
      const least = compared(">=", subject, this.sum());
      this.need("AND");
      return connected(false, [least, compared("<=", subject, this.sum())]);
    }
    /** @param {Part} subject */
    among(subject) {
      this.need("IN");
      this.need("(");
      const equal = [compared("=", subject, this.sum())];
      while (this.take(",")) equal.push(compared("=", subject, this.sum()));
      return this.closed(connected(true, equal));
    }
    /** @returns {Part} */
    sum() {
      let total = this.atom();
      for (let sign = this.peek(); Object.hasOwn(SIGNS, sign); sign = this.peek()) {
        this.need(sign);
        total = worked(under(SIGNS, sign), total, this.atom());
      }
      return total;
    }
    /** @returns {Part} */
    atom() {
      const token = this.peek();
      this.place += 1;
      if (Object.hasOwn(SIGNS, token)) return worked(under(SIGNS, token), constant(0), this.atom());
      if (token === "(") return this.closed(this.disjunction());
      if (token === "ABS") {
        this.need("(");
        return this.closed(worked(Math.abs, this.sum()));
      }
      if (/^[0-9]/.test(token)) return constant(Number(token));
      const kind = KINDS.get(token);
      if (kind === void 0) throw new SyntaxError(`no column: ${token || "the condition ends"}`);
      return column(token, kind);
    }
    /** @param {Part} part */
    closed(part) {
      this.need(")");
      return part;
    }
    /** The token that comes next, and an empty text at the end. */
    peek() {
      return this.tokens[this.place] ?? "";
    }
    /** @param {string} token */
    take(token) {
      const there = this.peek() === token;
      if (there) this.place += 1;
      return there;
    }
    /** @param {string} token */
    need(token) {
      if (!this.take(token)) throw new SyntaxError(`${token} is missing before ${this.peek()}`);
    }
    end() {
      if (this.place < this.tokens.length) throw new SyntaxError(`too much: ${this.peek()}`);
    }
  };

  // src/payoffs.js
  function settled(wager, stake, columns, meter, rounding) {
    const line = wager.lines.find(({ when }) => holds(when, columns));
    const net = line === void 0 ? fraction(-1n) : netOf(line, meter);
    const shown = jackpotOf2(wager) === void 0 ? null : meter;
    return {
      wager: wager.id,
      stake,
      line: line?.id ?? null,
      net: won(stake, net, rounding),
      meter: shown
    };
  }
  function jackpotOf2(wager) {
    return wager.lines.find(({ net }) => net === null);
  }
  function netOf(line, meter) {
    if (line.net !== null) return readFraction(line.net);
    if (meter === null) throw new RangeError(`the jackpot ${line.id} has no meter`);
    return minus(fraction(meter, PENNIES), fraction(1n));
  }

  // src/opening-view.js
  function OpeningView({ table, open, freshSeed: freshSeed2, setBalance, setMeter }) {
    const { house, shoe } = table;
    const [seed, setSeed] = d2(shoe.seed);
    const [cut, setCut] = d2("");
    const [decks, setDecks] = d2(shoe.rule.decks);
    F2(() => setSeed(shoe.seed), [shoe.seed]);
    const numbers = [.../* @__PURE__ */ new Set([house.shoe_rule.decks, ...house.also, 1, 2, 4, 6, 8])].sort(
      (one, other) => one - other
    );
    const opened2 = (chosen) => open(chosen, decks, cut.trim() === "" ? null : Number(cut));
    return m2`
    <p>${openingWords(table)} ${progressWords(table)}</p>
    <progress
      max=${shoe.cards.length} value=${shoe.gone} aria-label="Cards gone from the shoe"
    ></progress>
    <p class="practice-rule">${ruleWords(table)}</p>
    <div class="practice-fields">
      <label>Seed
        <input type="text" value=${seed} onInput=${read(setSeed)} autocomplete="off" spellcheck=${false} />
      </label>
      <label>Decks
        <select value=${decks} onChange=${read((text) => setDecks(Number(text)))}>
          ${numbers.map((number2) => m2`<option key=${number2} value=${number2}>${number2}</option>`)}
        </select>
      </label>
      <label>Your cut, in cards
        <input
          type="number" min="1" max=${decks * CARDS_IN_DECK2 - 1} step="1" value=${cut}
          placeholder="the croupier cuts" onInput=${read(setCut)}
        />
      </label>
      <button type="button" onClick=${() => opened2(seed)}>Open the shoe of this seed</button>
      <button type="button" onClick=${() => opened2(freshSeed2())}>Shuffle another shoe</button>
    </div>
    <div class="practice-fields">
      <${Sum} label="Play money" pennies=${table.balance} set=${setBalance} />
      ${table.wagers.filter(jackpotOf2).map(
      ({ id, title }) => m2`
          <${Sum}
            key=${id} label=${`Jackpot of ${title}, for ${money(PENNIES, currencyOf(table))}`}
            pennies=${table.meters.get(id) ?? PENNIES}
            set=${(pennies) => setMeter(id, pennies)}
          />
        `
    )}
    </div>
  `;
  }
  function Sum({ label, pennies, set }) {
    const written = `${pennies / PENNIES}.${(pennies % PENNIES).toString().padStart(2, "0")}`;
    const [text, setText] = d2(written);
    F2(() => setText(written), [written]);
    const sound = /^\d{1,12}(\.\d{1,2})?$/.test(text);
    return m2`
    <label>${label}
      <span class="practice-sum">
      <input
        type="text" inputmode="decimal" value=${text} aria-invalid=${!sound}
        onInput=${read(setText)}
      />
      <button type="button" disabled=${!sound} aria-label=${`Set ${label}`} onClick=${() => set(inPennies(text).n)}>Set</button>
      </span>
    </label>
  `;
  }
  function ruleWords({ house, shoe: { rule } }) {
    const { words, decks } = house.shoe_rule;
    return rule.decks === decks ? `Shoe: ${words}.` : `Shoe: ${rule.decks} decks in place of ${words}.`;
  }
  function read(set) {
    return (event) => set(
      /** @type {HTMLInputElement | HTMLSelectElement} */
      event.target.value
    );
  }

  // src/roads.js
  var ROWS = 6;
  function resultOf({ player, banker }) {
    if (player.total === banker.total) return "T";
    return player.total > banker.total ? "P" : "B";
  }
  function runningTotals(results) {
    const totals = { P: 0, B: 0, T: 0 };
    return results.map((result) => {
      totals[result] += 1;
      return { ...totals };
    });
  }
  function beadPlate(results) {
    return results.map((result, place2) => ({
      column: Math.floor(place2 / ROWS),
      row: place2 % ROWS,
      result,
      number: place2 + 1
    }));
  }
  function bigRoad(results) {
    const road = new Road();
    for (const [place2, result] of results.entries()) {
      if (result === "T") road.tie();
      else road.win(result, place2 + 1);
    }
    return road.places;
  }
  var Road = class {
    constructor() {
      this.places = [];
      this.taken = /* @__PURE__ */ new Set();
      this.start = -1;
      this.isTail = false;
    }
    tie() {
      if (!this.places.length) {
        this.places.push({ column: 0, row: 0, result: null, number: 0, ties: 0 });
      }
      this.last().ties += 1;
    }
    /** @param {"P" | "B"} result @param {number} number */
    win(result, number2) {
      const before = this.places.length ? this.last() : null;
      if (before !== null && before.result === null) {
        this.places.pop();
        this.put({ ...this.begun(), result, number: number2, ties: before.ties });
      } else if (before === null || before.result !== result) {
        this.put({ ...this.begun(), result, number: number2, ties: 0 });
      } else {
        this.put({ ...this.next(before), result, number: number2, ties: 0 });
      }
    }
    /** The place of the first win of a run. */
    begun() {
      this.isTail = false;
      this.start += 1;
      while (!this.isFree(this.start, 0)) this.start += 1;
      return { column: this.start, row: 0 };
    }
    /** The place of the next win of a run. @param {RoadPlace} before */
    next({ column: column2, row }) {
      this.isTail ||= row + 1 === ROWS || !this.isFree(column2, row + 1);
      return this.isTail ? { column: column2 + 1, row } : { column: column2, row: row + 1 };
    }
    /** @param {number} column @param {number} row */
    isFree(column2, row) {
      return !this.taken.has(`${column2} ${row}`);
    }
    /** @param {RoadPlace} place */
    put(place2) {
      this.places.push(place2);
      this.taken.add(`${place2.column} ${place2.row}`);
    }
    last() {
      return at(this.places, this.places.length - 1);
    }
  };

  // src/practice.js
  var BALANCE = 1000n * PENNIES;
  var METER2 = 5000n * PENNIES;
  var OVER = "The last coup of this shoe has been dealt: shuffle another.";
  function openedTable(house, reading, { seed, rule = ruleOf(house), cut = null }) {
    const wagers = under(house.wagers, reading);
    return {
      house,
      wagers,
      reading,
      meters: metersOf(wagers),
      shoe: openedShoe(rule, seed, cut),
      coups: [],
      bets: /* @__PURE__ */ new Map(),
      lastBets: /* @__PURE__ */ new Map(),
      balance: BALANCE,
      rounding: TO_THE_PENNY,
      word: ""
    };
  }
  function metersOf(wagers) {
    return new Map(wagers.filter(jackpotOf2).map(({ id }) => [id, METER2]));
  }
  function ruleOf({ shoe_rule: { decks, burn, ten_valued, cards_behind, end } }) {
    return { decks, burn, ten_valued, cards_behind, end };
  }
  function withShoe(table, { seed, rule = table.shoe.rule, cut = null }) {
    const cards = rule.decks * CARDS_IN_DECK2;
    if (cut !== null && !(Number.isInteger(cut) && cut >= 1 && cut < cards)) {
      return { ...table, word: `A cut is 1 to ${cards - 1} cards.` };
    }
    const most = mostCardsBehind(rule);
    if (!(rule.cards_behind >= 0 && rule.cards_behind <= most)) {
      return { ...table, word: `0 to ${most} cards may be behind the cut card.` };
    }
    const shoe = openedShoe(rule, seed, cut);
    return { ...table, shoe, coups: [], bets: /* @__PURE__ */ new Map(), word: "" };
  }
  function withReading(table, reading) {
    const wagers = under(table.house.wagers, reading);
    const meters = new Map([...metersOf(wagers), ...table.meters]);
    return { ...table, reading, wagers, meters, bets: /* @__PURE__ */ new Map(), word: "" };
  }
  function withBalance(table, balance) {
    if (balance < 0n) return { ...table, word: "A balance is not below nothing." };
    return { ...table, balance, bets: /* @__PURE__ */ new Map(), word: "" };
  }
  function withMeter(table, id, meter) {
    if (meter < PENNIES) return { ...table, word: "A jackpot gives back its stake at least." };
    return { ...table, meters: new Map(table.meters).set(id, meter), word: "" };
  }
  function withChange(table, id, pennies) {
    if (pennies < 0n && !table.bets.has(id)) {
      return { ...table, word: `${wagerOf(table, id).title}: there is no bet to decrease.` };
    }
    return { ...table, ...withMore2(table, wagerOf(table, id), pennies) };
  }
  function withoutBets(table, id = null) {
    const bets = new Map(id === null ? [] : table.bets);
    if (id !== null) bets.delete(id);
    return { ...table, bets, word: "" };
  }
  function withLastBets(table) {
    if (!table.lastBets.size) return { ...table, word: "There is no bet to repeat." };
    let again = { ...table, bets: /* @__PURE__ */ new Map() };
    for (const [id, stake] of table.lastBets) {
      const wager = table.wagers.find((offered) => offered.id === id);
      if (wager === void 0) return { ...table, word: "A bet of the last coup is not offered." };
      const { bets, word } = withStake(again, wager, stake);
      if (!bets.has(id)) return { ...table, word };
      again = { ...again, bets, word };
    }
    return again;
  }
  function afterDeal(table) {
    const refused = refusalToDeal(table);
    return refused ? { ...table, word: refused } : afterCoup(table, table.bets);
  }
  function refusalToDeal(table) {
    if (table.shoe.over) return OVER;
    return table.bets.size ? lacking(table) : "There is no bet: lay one, or pass.";
  }
  function afterPass(table) {
    return table.shoe.over ? { ...table, word: OVER } : afterCoup(table, /* @__PURE__ */ new Map());
  }
  function afterCoup(table, bets) {
    const { coup, shoe } = dealt(table.shoe, under(table.house.tableaus, table.reading));
    const columns = columnsOf2(coup);
    const found = [...bets].map(([id, stake]) => {
      const meter = table.meters.get(id) ?? null;
      return settled(wagerOf(table, id), stake, columns, meter, table.rounding);
    });
    const balance = found.reduce((sum3, { net }) => sum3 + net, table.balance);
    const played2 = {
      coup,
      reading: table.reading,
      passed: !bets.size,
      result: resultOf(coup),
      bets: found,
      before: table.balance,
      after: balance
    };
    return {
      ...table,
      shoe,
      balance,
      coups: [...table.coups, played2],
      bets: /* @__PURE__ */ new Map(),
      lastBets: bets.size ? bets : table.lastBets,
      word: ""
    };
  }
  function wagerOf(table, id) {
    const wager = table.wagers.find((offered) => offered.id === id);
    if (wager === void 0) throw new RangeError(`no wager ${id}`);
    return wager;
  }

  // src/practice-keys.js
  var WRITING = "input, select, textarea";
  var PRESSING = `${WRITING}, button, summary, a`;
  var MAIN = { 1: "punto", 2: "banco", 3: "egalite" };
  var LARGE_STEP = 10n;
  function actionOf(event, { table, chip, chosen }, actions) {
    const { key, shiftKey, ctrlKey, altKey, metaKey, target } = event;
    const where = (
      /** @type {Element} */
      target
    );
    if (ctrlKey || altKey || metaKey || where.closest(WRITING)) return null;
    if (key === "Enter") return where.closest(PRESSING) ? null : actions.deal;
    if (key === "0") return actions.repeat;
    if (key === "Delete" || key === ".") return () => actions.without(null);
    if (key === "1" || key === "2" || key === "3") {
      const wager = mainWager(table, key);
      return wager === void 0 ? null : () => actions.change(wager.id, chip * PENNIES);
    }
    if (key !== "ArrowUp" && key !== "ArrowDown") return null;
    if (chosen === null || !table.bets.has(chosen)) return null;
    const step2 = (shiftKey ? LARGE_STEP : 1n) * PENNIES;
    return () => actions.change(chosen, key === "ArrowUp" ? step2 : -step2);
  }
  function mainWager({ wagers }, key) {
    return wagers.find(({ id }) => id === MAIN[key]) ?? wagers[Number(key) - 1];
  }

  // src/practice-log.js
  var LARGEST = BigInt(Number.MAX_SAFE_INTEGER);
  function logOf({ house, shoe, rounding, coups }) {
    return {
      format: "combinat practice shoe",
      version: 1,
      game: house.game,
      seed: shoe.seed,
      rule: shoe.rule,
      cut: shoe.cut,
      burn: shoe.burn,
      rounding: { ...rounding, chip: number(rounding.chip) },
      coups: coups.map(coupOf2),
      over: shoe.over
    };
  }
  function coupOf2({ coup, reading, result, bets, before, after }, place2) {
    return {
      number: place2 + 1,
      reading,
      gone: coup.gone,
      player: coup.player.cards,
      banker: coup.banker.cards,
      totals: [coup.player.total, coup.banker.total],
      result,
      last: coup.last,
      bets: bets.map((bet) => ({
        wager: bet.wager,
        stake: number(bet.stake),
        line: bet.line,
        net: number(bet.net),
        ...bet.meter === null ? {} : { meter: number(bet.meter) }
      })),
      balance_before: number(before),
      balance: number(after)
    };
  }
  function number(whole) {
    const size = whole < 0n ? -whole : whole;
    return size <= LARGEST ? Number(whole) : whole.toString();
  }

  // src/roads-view.js
  var CELL = 26;
  var RADIUS = 11;
  var FEWEST_COLUMNS = 12;
  var NAMES = { P: "Player", B: "Banker", T: "tie" };
  function RoadsView({ results }) {
    const beads = beadPlate(results);
    const road = bigRoad(results);
    return m2`
    <div class="practice-roads">
      <${Grid} title="Bead plate" places=${beads} words=${`Bead plate: ${listed(results)}`}>
        ${beads.map((bead) => m2`<${Bead} ...${bead} key=${bead.number} />`)}
      <//>
      <${Grid} title="Big road" places=${road} words=${`Big road: ${runs(road)}`}>
        ${road.map((place2) => m2`<${Win} ...${place2} key=${place2.number} />`)}
      <//>
    </div>
  `;
  }
  function Grid({ title, words, places, children }) {
    const columns = Math.max(FEWEST_COLUMNS, ...places.map(({ column: column2 }) => column2 + 2));
    const [width, height] = [columns * CELL, ROWS * CELL];
    const lines = [
      ...Array.from({ length: columns + 1 }, (_3, x2) => `M${x2 * CELL} 0V${height}`),
      ...Array.from({ length: ROWS + 1 }, (_3, y3) => `M0 ${y3 * CELL}H${width}`)
    ];
    return m2`
    <figure class="practice-road">
      <figcaption>${title}</figcaption>
      <div class="practice-scroll" tabindex="0" role="group" aria-label=${title}>
        <svg
          role="img" aria-label=${words} width=${width + 2} height=${height + 2}
          viewBox="-1 -1 ${width + 2} ${height + 2}"
        >
          <path class="practice-grid" d=${lines.join("")} />
          ${children}
        </svg>
      </div>
    </figure>
  `;
  }
  function Bead({ column: column2, row, result }) {
    return m2`
    <g class="practice-bead practice-${result}" transform=${moved(column2, row)}>
      <circle r=${RADIUS} />
      <text>${result}</text>
    </g>
  `;
  }
  function Win({ column: column2, row, result, ties }) {
    return m2`
    <g class="practice-win practice-${result ?? "T"}" transform=${moved(column2, row)}>
      ${result && m2`<circle r=${RADIUS} /><text>${result}</text>`}
      ${ties > 0 && m2`<path class="practice-tie" d="M-11 11L11 -11" />`}
      ${ties > 0 && m2`<text class="practice-ties" x="8" y="8">${ties}</text>`}
    </g>
  `;
  }
  function moved(column2, row) {
    return `translate(${(column2 + 0.5) * CELL} ${(row + 0.5) * CELL})`;
  }
  function listed(results) {
    return results.length ? results.map((result) => NAMES[result]).join(", ") : "no coup yet";
  }
  function runs(road) {
    const found = [];
    for (const { result, ties } of road) {
      const name = result === null ? "" : NAMES[result];
      const last = found.at(-1);
      if (last === void 0 || last.name !== name) found.push({ name, wins: 1, ties });
      else [last.wins, last.ties] = [last.wins + 1, last.ties + ties];
    }
    const words = found.map(({ name, wins, ties }) => {
      const marked = ties ? `${ties} ${ties === 1 ? "tie" : "ties"}` : "";
      return name ? `${name} ${wins}${marked && `, with ${marked}`}` : marked;
    });
    return words.length ? words.join("; ") : "no coup yet";
  }

  // src/statistics-view.js
  function StatisticsView({ coups }) {
    const totals = runningTotals(coups.map(({ result }) => result));
    const rows = coups.map((played2, place2) => ({ ...played2, number: place2 + 1, ...totals[place2] }));
    return m2`
    <div class="practice-scroll practice-list" tabindex="0" role="group" aria-label="Results">
      <table>
        <caption>Results of this shoe, the last one first</caption>
        <thead>
          <tr>
            <th scope="col">Coup</th><th scope="col">Result</th>
            <th scope="col">P</th><th scope="col">B</th><th scope="col">Tie</th>
            <th scope="col">Player</th><th scope="col">Banker</th>
          </tr>
        </thead>
        <tbody>
          ${rows.reverse().map(
      ({ number: number2, result, coup, P: P2, B: B3, T: T3 }) => m2`
              <tr key=${number2}>
                <th scope="row">${number2}</th>
                <td class=${`practice-letter practice-${result}`}>${LETTERS[result]}</td>
                <td>${P2}</td><td>${B3}</td><td>${T3}</td>
                <td>${handText(coup.player)}</td>
                <td>${handText(coup.banker)}</td>
              </tr>
            `
    )}
        </tbody>
      </table>
    </div>
  `;
  }
  function handText({ cards, total }) {
    return `${cards.map((card) => faceOf(card).text).join(" ")} = ${total}`;
  }

  // src/practice-view.js
  var SEED_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
  var SEED_LENGTH = 10;
  function PracticeView({ data: data2, reading, onCoup }) {
    const [table, setTable] = d2(
      () => openedTable(data2, reading, { seed: freshSeed() })
    );
    const [chip, choose] = d2(CHIPS[1] ?? 1n);
    const [chosen, setChosen] = d2(
      /** @type {string | null} */
      null
    );
    const [isCounting, setCounting] = d2(false);
    const panel = T2(
      /** @type {HTMLElement | null} */
      null
    );
    F2(
      () => setTable(
        (before) => before.reading === reading ? before : withReading(before, reading)
      ),
      [reading]
    );
    A2(() => {
      const last = table.coups.at(-1);
      if (last !== void 0) onCoup?.(last.coup);
    }, [table.coups, onCoup]);
    const actions = {
      choose,
      /** @param {string} id @param {bigint} pennies */
      change(id, pennies) {
        setChosen(id);
        setTable((before) => withChange(before, id, pennies));
      },
      /** @param {string | null} id */
      without: (id) => setTable((before) => withoutBets(before, id)),
      repeat: () => setTable(withLastBets),
      deal: () => setTable(afterDeal),
      pass: () => setTable(afterPass)
    };
    const onKeyDown = (event) => {
      const act = actionOf(event, { table, chip, chosen }, actions);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    const currency = currencyOf(table);
    return m2`
    <section
      class="practice" tabindex="0" ref=${panel} onKeyDown=${onKeyDown}
      onMouseDown=${(event) => keepFocus(event, panel.current)}
      aria-label="Practice shoe"
    >
      <p class="practice-note">Play money only: nothing can be won or lost here.</p>
      <p class="practice-word" role="status">
        ${table.word || m2`<span class="practice-unshown">${newsOf(table)}</span>`}
      </p>
      <div class="practice-columns">
        <div class="practice-table">
          <${HandsView}
            played=${table.coups.at(-1)} number=${table.coups.length} wagers=${table.wagers}
            currency=${currency}
          />
          <${FeltView} table=${table} chip=${chip} chosen=${chosen} actions=${actions} />
        </div>
        <${StatisticsView} coups=${table.coups} />
      </div>
      <${RoadsView} results=${table.coups.map(({ result }) => result)} />
      <h3>The shoe</h3>
      <${OpeningView}
        table=${table} freshSeed=${freshSeed}
        open=${(seed, decks, cut) => setTable(
      (before) => withShoe(before, { seed, rule: { ...before.shoe.rule, decks }, cut })
    )}
        setBalance=${(pennies) => setTable((before) => withBalance(before, pennies))}
        setMeter=${(id, pennies) => setTable((before) => withMeter(before, id, pennies))}
      />
      <details
        onToggle=${(event) => setCounting(
      /** @type {HTMLDetailsElement} */
      event.currentTarget.open
    )}
      >
        <summary>Count</summary>
        ${isCounting && m2`<${CountingView} table=${table} />`}
      </details>
      <details>
        <summary>Keys</summary>
        <${Keys} />
      </details>
      <details>
        <summary>Log of this shoe</summary>
        <textarea
          class="practice-log" readonly rows="6" aria-label="Log of this shoe, as JSON"
          value=${JSON.stringify(logOf(table))}
        ></textarea>
      </details>
    </section>
  `;
  }
  function mount(element, data2, reading) {
    Q(m2`<${PracticeView} data=${data2} reading=${reading} />`, element);
  }
  function Keys() {
    return m2`
    <p>With the focus on this panel, and as long as nothing is being written:</p>
    <dl class="practice-keys">
      <div><dt>1, 2, 3</dt><dd>a chip on Player, Banker or Tie</dd></div>
      <div><dt>↑, ↓</dt><dd>one more or less on the bet laid last; with Shift ten</dd></div>
      <div><dt>0</dt><dd>repeat the last bet</dd></div>
      <div><dt>Enter</dt><dd>deal, unless the focus is on a button</dd></div>
      <div><dt>Del or .</dt><dd>remove bets</dd></div>
    </dl>
  `;
  }
  function newsOf(table) {
    const currency = currencyOf(table);
    const played2 = table.coups.at(-1);
    if (played2 === void 0 || table.bets.size) return "";
    const balance = `Balance ${money(table.balance, currency)}.`;
    const over2 = table.shoe.over ? " That was the last coup of the shoe." : "";
    const words = `Coup ${table.coups.length}: ${resultWords(played2)} ${gainWords(played2, currency)}`;
    return `${words} ${balance}${over2}`;
  }
  function keepFocus(event, panel) {
    const target = (
      /** @type {Element} */
      event.target
    );
    if (target.closest("input, select, textarea, summary, .practice-scroll")) return;
    if (target.closest("button")) {
      event.preventDefault();
      panel?.focus({ preventScroll: true });
    }
  }
  function freshSeed() {
    const numbers = crypto.getRandomValues(new Uint32Array(SEED_LENGTH));
    return Array.from(numbers, (number2) => SEED_LETTERS[number2 % SEED_LETTERS.length]).join("");
  }

  // src/tableau-view.js
  var TOTALS3 = Array.from({ length: 10 }, (_3, total) => total);
  var STOOD3 = 10;
  var THIRDS2 = [...TOTALS3, STOOD3];
  var MEANS = { D: "draws", S: "stands", N: "natural" };
  function differing(one, other) {
    const player = TOTALS3.filter((total) => one.player[total] !== other.player[total]);
    const banker = TOTALS3.flatMap(
      (total) => THIRDS2.filter((third) => cellOf(one, total, third) !== cellOf(other, total, third)).map(
        (third) => `banker ${total} ${third}`
      )
    );
    return /* @__PURE__ */ new Set([...player.map((total) => `player ${total}`), ...banker]);
  }
  function cellOf(tableau, total, third) {
    return at(tableau.banker, total)[third] ?? "";
  }
  function TableauView({ tableau, other, otherTitle }) {
    const marked = differing(tableau, other);
    const note = marked.size ? `Marked with * and a box: unlike ${otherTitle}, whose letter stands in brackets.` : `No cell differs from ${otherTitle}.`;
    return m2`
    <p>D draws, S stands, N is a natural. ${note}</p>
    <div class="scrolls" tabindex="0" role="group" aria-label="Table of play, Banker">
      <table class="tableau">
        <caption>Banker, by the Banker’s two cards and the Player’s third card</caption>
        <thead><tr>
          <th scope="col">Banker</th>
          ${THIRDS2.map((third) => m2`<th scope="col" key=${third}>${third === STOOD3 ? "stood" : third}</th>`)}
        </tr></thead>
        <tbody>
          ${TOTALS3.map(
      (total) => m2`<tr key=${total}>
              <th scope="row">${total}</th>
              ${THIRDS2.map(
        (third) => m2`<${Letter}
                  key=${third} letter=${cellOf(tableau, total, third)}
                  other=${cellOf(other, total, third)}
                  isMarked=${marked.has(`banker ${total} ${third}`)}
                />`
      )}
            </tr>`
    )}
        </tbody>
      </table>
    </div>
    <div class="scrolls" tabindex="0" role="group" aria-label="Table of play, Player">
      <table class="tableau">
        <caption>Player, by the Player’s two cards</caption>
        <thead><tr>
          <th scope="col">Total</th>
          ${TOTALS3.map((total) => m2`<th scope="col" key=${total}>${total}</th>`)}
        </tr></thead>
        <tbody><tr>
          <th scope="row">Player</th>
          ${TOTALS3.map(
      (total) => m2`<${Letter}
              key=${total} letter=${tableau.player[total] ?? ""} other=${other.player[total] ?? ""}
              isMarked=${marked.has(`player ${total}`)}
            />`
    )}
        </tr></tbody>
      </table>
    </div>
  `;
  }
  function Letter({ letter, other, isMarked }) {
    const kinds = `letter-${letter}${isMarked ? " differs" : ""}`;
    if (!isMarked) return m2`<td class=${kinds}>${letter}</td>`;
    return m2`<td class=${kinds}>
    <span aria-hidden="true">${letter}* <small>(${other})</small></span>
    <span class="unseen">${MEANS[letter]}, not ${MEANS[other]}</span>
  </td>`;
  }

  // src/readings-view.js
  var PRINTED = "printed";
  var STANDARD = "standard";
  function ReadingsView({ house, reading, setReading, moment, meters }) {
    const compared2 = w2(() => {
      const printed = figuresOf(house, PRINTED, moment, meters);
      return new Map(
        house.readings.map(({ id }) => [id, beside(figuresOf(house, id, moment, meters), printed)])
      );
    }, [house, moment, meters]);
    const chosen = house.readings.find(({ id }) => id === reading);
    const against = reading === PRINTED ? STANDARD : PRINTED;
    const tableau = under(house.tableaus, reading);
    return m2`
    <h2>Readings</h2>
    <${ShoeLine} shoe=${moment.shoe} />
    <fieldset class="readings">
      <legend>How the sheet is read</legend>
      ${house.readings.map(
      ({ id, title, why }) => m2`<label key=${id} class="choice">
          <input
            type="radio" name="reading" checked=${id === reading} onChange=${() => setReading(id)}
          />
          <span><b>${title}</b> <span class="why">${why}</span>
            <span class="changes">${changesWords(house, id, compared2.get(id) ?? [])}</span>
          </span>
        </label>`
    )}
    </fieldset>
    <div class="columns of-two">
      <section aria-labelledby="the-table-of-play">
        <h3 id="the-table-of-play">Table of play: ${chosen?.title}</h3>
        <${TableauView}
          tableau=${tableau} other=${under(house.tableaus, against)}
          otherTitle=${against === PRINTED ? "the sheet as printed" : "the standard table of play"}
        />
      </section>
      <section aria-labelledby="the-moved-edges">
        <h3 id="the-moved-edges">Edges against the sheet as printed</h3>
        ${reading === PRINTED ? m2`<p>This is the sheet as printed: the other readings are held against it.</p>` : m2`<${MovedEdges} compared=${compared2.get(reading) ?? []} title=${chosen?.title} />`}
      </section>
    </div>
  `;
  }
  function changesWords(house, reading, compared2) {
    if (reading === PRINTED) return "";
    const cells = differing(under(house.tableaus, reading), under(house.tableaus, PRINTED)).size;
    const moving = compared2.filter(isMoved).length;
    const own = compared2.filter(({ against }) => against === null).length;
    return [
      `${counted2(cells, "cell")} of the table of play and`,
      `${counted2(moving, "edge")} of ${compared2.length} differ from the sheet as printed`,
      own ? `; ${counted2(own, "wager")} not on the printed sheet.` : "."
    ].join(" ").replace(" ;", ";").replace(" .", ".");
  }
  function isMoved({ moved: moved2 }) {
    return moved2 !== null && compare(moved2, fraction(0n)) !== 0;
  }
  function MovedEdges({ compared: compared2, title }) {
    const shown = compared2.filter((one) => isMoved(one) || one.against === null);
    const unmoved = compared2.length - shown.length;
    if (!shown.length) return m2`<p>No edge of the ${counted2(unmoved, "wager")} moves.</p>`;
    return m2`
    <table class="figures">
      <thead><tr>
        <th scope="col">Wager</th>
        <th scope="col" class="figure spare">As printed, %</th>
        <th scope="col" class="figure">${title}, %</th>
        <th scope="col" class="figure">Moved, points</th>
      </tr></thead>
      <tbody>
        ${shown.map(
      ({ row, against, moved: moved2 }) => m2`<tr key=${row.wager.id}>
            <th scope="row">${row.wager.title}</th>
            <td class="figure spare">${edgeWords(against?.settled)}</td>
            <td class="figure">${edgeWords(row.settled)}</td>
            <td class="figure moved"><${Moved} moved=${moved2} /></td>
          </tr>`
    )}
      </tbody>
    </table>
    ${unmoved > 0 && m2`<p class="note">The other ${counted2(unmoved, "wager")}: unmoved, or without a price.</p>`}
  `;
  }
  function edgeWords(settled3) {
    const edge = settled3 && edgeOf(settled3);
    return edge ? inPercent(edge) : "–";
  }

  // src/shoe-text-view.js
  function ShoeTextView({ shoe, read: read2 }) {
    const text = cardsLeft(shoe) ? format(shoe) : "";
    const [draft, setDraft] = d2(text);
    const [fault, setFault] = d2("");
    const [copied, setCopied] = d2("");
    const field = T2(
      /** @type {HTMLInputElement | null} */
      null
    );
    F2(() => {
      setDraft(text);
      setFault("");
      setCopied("");
    }, [text]);
    const apply = () => {
      if (draft.trim() === text) return;
      setFault(read2(draft));
    };
    const copy = async () => {
      field.current?.select();
      try {
        await navigator.clipboard.writeText(text);
        setCopied("Copied.");
      } catch {
        setCopied("Selected: copy it with Ctrl+C.");
      }
    };
    return m2`
    <div class="text-form">
      <label for="shoe-text">As text, as <code>--shoe</code> takes it</label>
      <div class="line">
        <input
          id="shoe-text" ref=${field} type="text" spellcheck="false" autocomplete="off"
          value=${draft} aria-invalid=${fault ? "true" : void 0}
          aria-describedby="shoe-text-fault"
          onInput=${({ currentTarget }) => setDraft(
      /** @type {HTMLInputElement} */
      currentTarget.value
    )}
          onBlur=${apply}
          onKeyDown=${({ key }) => {
      if (key === "Enter") apply();
      if (key === "Escape") setDraft(text);
    }}
        />
        <button type="button" onClick=${copy}>Copy</button>
      </div>
      <p id="shoe-text-fault" class=${fault ? "fault" : ""} role="status">${fault || copied}</p>
    </div>
  `;
  }
  function wordsOf2(error) {
    if (!(error instanceof BadShoe)) throw error;
    return `Found ${error.found}; allowed: ${error.allowed}.`;
  }

  // src/shoe-view.js
  var STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  var DECKS2 = Array.from({ length: MOST_DECKS2 }, (_3, less) => less + 1);
  var SUITS_AND_ANY = [...SUITS, ""];
  var TEN_VALUED = "T";
  var ROWS2 = [...RANKS.map((rank) => SUITS_AND_ANY.map((suit) => rank + suit)), [TEN_VALUED]];
  function ShoeView({ explored, acts }) {
    const [current, setCurrent] = d2("As");
    const [puts, setPuts] = d2(false);
    const { now, past, undone: undone2, word } = explored;
    const whole = DECKS2.includes(now.decks) ? DECKS2 : [...DECKS2, now.decks];
    return m2`
    <section class="shoe" aria-labelledby="the-shoe">
      <h2 id="the-shoe">The shoe</h2>
      <div class="on-paper"><${ShoeLine} shoe=${now.shoe} /></div>
      <div class="line">
        <span>
          <label for="decks">Decks</label>${" "}
          <select
            id="decks" value=${now.decks}
            onChange=${({ currentTarget }) => acts.whole(Number(
      /** @type {HTMLSelectElement} */
      currentTarget.value
    ))}
          >${whole.map((decks) => m2`<option key=${decks} value=${decks}>${decks}</option>`)}</select>
        </span>
        <span class="acts">
          <button type="button" disabled=${!past.length} onClick=${acts.undo}>Undo</button>
          <button type="button" disabled=${!undone2.length} onClick=${acts.redo}>Redo</button>
          <button type="button" onClick=${() => acts.whole(now.decks)}>Reset</button>
        </span>
      </div>
      <${Grid2}
        moment=${now} current=${current} setCurrent=${setCurrent} puts=${puts} acts=${acts}
      />
      <p class="said" role="status">${word || `${counted2(cardsLeft(now.shoe), "card")} in all.`}</p>
      <${Stepper} moment=${now} card=${current} acts=${acts} />
      <fieldset class="clicks">
        <legend>A click</legend>
        ${[false, true].map(
      (back) => m2`<label key=${String(back)}>
            <input
              type="radio" name="click" checked=${puts === back} onChange=${() => setPuts(back)}
            /> ${back ? "puts a card back" : "takes a card out"}
          </label>`
    )}
      </fieldset>
      <${ShoeTextView} shoe=${now.shoe} read=${acts.read} />
      <details class="keys">
        <summary>Keys in the grid</summary>
        <dl>
          <div><dt>arrows</dt><dd>go from card to card</dd></div>
          <div><dt>Enter, space, −</dt><dd>do what a click does; − takes out</dd></div>
          <div><dt>Shift+Enter, +</dt><dd>put back, as does Shift and a click</dd></div>
          <div><dt>Home, End</dt><dd>go to the first or last card of a row</dd></div>
          <div><dt>Ctrl+Z, Ctrl+Y</dt><dd>undo and redo</dd></div>
        </dl>
      </details>
    </section>
  `;
  }
  function Grid2({ moment, current, setCurrent, puts, acts }) {
    const grid = T2(
      /** @type {HTMLTableElement | null} */
      null
    );
    const change = (card, back) => {
      setCurrent(card);
      (back ? acts.putBack : acts.take)(card);
    };
    const onKeyDown = (event) => {
      const act = actionOf2(event, { current, puts, change, acts });
      if (act === null) return;
      event.preventDefault();
      if (typeof act === "function") return act();
      setCurrent(act);
      const cell = grid.current?.querySelector(`[data-card="${act}"]`);
      if (cell instanceof HTMLElement) cell.focus();
    };
    const tens = (
      /** @param {string} card */
      (card) => card === TEN_VALUED
    );
    return m2`
    <table class="grid" role="grid" aria-label="Cards left" ref=${grid} onKeyDown=${onKeyDown}>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">Rank</span></th>
          ${SYMBOLS.map(
      (symbol, suit) => m2`<th scope="col" key=${symbol} class=${`suit suit-${SUITS[suit]}`}>
              <span aria-hidden="true">${symbol}</span>
              <span class="unseen">${cardName(`A${SUITS[suit]}`).split(" ").at(-1)}</span>
            </th>`
    )}
          <th scope="col">any suit</th>
        </tr>
      </thead>
      <tbody>
        ${ROWS2.map(
      (cards) => m2`<tr key=${cards[0]}>
            <th scope="row" colspan=${cards.length === 1 ? 5 : 1}>
              ${cards.length === 1 ? "10, J, Q, K together" : cards.at(-1)}
            </th>
            ${cards.map(
        (card) => m2`<${Cell}
                key=${card} moment=${moment} card=${card} isCurrent=${card === current}
                isTotal=${tens(card) || RANKS.includes(card)}
                onClick=${(event) => change(card, puts || event.shiftKey)}
                onFocus=${() => setCurrent(card)}
              />`
      )}
          </tr>`
    )}
      </tbody>
    </table>
  `;
  }
  function Cell({ moment, card, isCurrent, isTotal, onClick, onFocus }) {
    const number2 = left(moment.shoe, card);
    const out = gone(moment, card);
    const unsure = card !== TEN_VALUED && mayBeFewer(moment.shoe, card, isTotal);
    const kinds = [isTotal && "total", out && "fewer", !number2 && "none"].filter(Boolean);
    const words = `${cardName(card)}: ${number2} left${out ? `, ${out} out` : ""}`;
    return m2`<td
    role="gridcell" class=${kinds.join(" ")} tabindex=${isCurrent ? 0 : -1} data-card=${card}
    aria-label=${unsure ? `${words}, or fewer: some suits or ranks are unknown` : words}
    style=${{ "--out": String(number2 + out ? out / (number2 + out) : 0) }}
    onClick=${onClick} onFocus=${onFocus}
  >${unsure && "≤ "}${number2}</td>`;
  }
  function mayBeFewer({ unsuited, tens }, card, isTotal) {
    const rank = isTotal ? card : card.slice(0, -1);
    const unknownRank = tens !== 0 && TENS.includes(rank);
    return unknownRank || !isTotal && unsuited[RANKS.indexOf(rank)] !== 0;
  }
  function Stepper({ moment, card, acts }) {
    const name = cardName(card);
    return m2`
    <div class="stepper" role="group" aria-label=${`The ${name}`}>
      <span class="of"><b>${cardSigns(card)}</b> ${left(moment.shoe, card)} left</span>
      <button
        type="button" aria-label=${`Take out: ${name}`} disabled=${!left(moment.shoe, card)}
        onClick=${() => acts.take(card)}
      >− take out</button>
      <button
        type="button" aria-label=${`Put back: ${name}`} disabled=${!gone(moment, card)}
        onClick=${() => acts.putBack(card)}
      >+ put back</button>
    </div>
  `;
  }
  function actionOf2({ key, shiftKey, ctrlKey, metaKey, altKey }, { current, puts, change, acts }) {
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() === "z") return shiftKey ? acts.redo : acts.undo;
      return key.toLowerCase() === "y" ? acts.redo : null;
    }
    if (altKey) return null;
    if (key === "Enter" || key === " ") return () => change(current, puts || shiftKey);
    if (key === "-" || key === "Delete") return () => change(current, false);
    if (key === "+" || key === "Backspace") return () => change(current, true);
    return neighbour(current, key);
  }
  function neighbour(card, key) {
    const row = ROWS2.findIndex((cards2) => cards2.includes(card));
    const cards = ROWS2[row] ?? [];
    if (key === "Home") return cards[0] ?? card;
    if (key === "End") return cards.at(-1) ?? card;
    const step2 = STEPS[key];
    if (!step2) return null;
    const column2 = cards.length === 1 ? SUITS.length : cards.indexOf(card);
    const [down, right] = step2;
    const to = ROWS2[row + down] ?? cards;
    return (to.length === 1 ? to[0] : to[column2 + right]) ?? card;
  }

  // src/tabs-view.js
  var STEPS2 = { ArrowLeft: -1, ArrowRight: 1 };
  function TabsView({ tabs }) {
    const [shown, setShown] = d2(tabs[0]?.id);
    const [opened2, setOpened] = d2(
      /** @type {ReadonlySet<unknown>} */
      /* @__PURE__ */ new Set([shown])
    );
    const show = (tab) => {
      if (!tab) return;
      setShown(tab.id);
      setOpened(/* @__PURE__ */ new Set([...opened2, tab.id]));
      document.getElementById(`tab-${tab.id}`)?.focus();
    };
    const onKeyDown = (event) => {
      const place2 = tabs.findIndex(({ id }) => id === shown);
      const step2 = STEPS2[event.key];
      const ends = { Home: tabs[0], End: tabs.at(-1) };
      const to = step2 ? tabs.at((place2 + step2) % tabs.length) : ends[
        /** @type {"Home" | "End"} */
        event.key
      ];
      if (!to) return;
      event.preventDefault();
      show(to);
    };
    return m2`
    <div class="tabs" role="tablist" aria-label="Views" onKeyDown=${onKeyDown}>
      ${tabs.map(
      (tab) => m2`<button
          type="button" key=${tab.id} id=${`tab-${tab.id}`} role="tab"
          aria-selected=${tab.id === shown} aria-controls=${`view-${tab.id}`}
          tabindex=${tab.id === shown ? 0 : -1} onClick=${() => show(tab)}
        >${tab.title}${tab.more && m2`<span class="more-words">${tab.more}</span>`}</button>`
    )}
    </div>
    ${tabs.map(
      (tab) => m2`<div
        key=${tab.id} id=${`view-${tab.id}`} class=${`view view-${tab.id}`} role="tabpanel"
        aria-labelledby=${`tab-${tab.id}`} hidden=${tab.id !== shown}
      >${(tab.id === shown || tab.isKept && opened2.has(tab.id)) && tab.view()}</div>`
    )}
  `;
  }

  // src/watch-view.js
  var WATCHED = 3;
  function WatchView({ figures }) {
    return m2`
    <div class="watch" aria-hidden="true">
      ${figures.rows.slice(0, WATCHED).map(({ wager, settled: settled3, moved: moved2 }) => {
      const edge = edgeOf(settled3);
      return m2`<span key=${wager.id}>
          <b>${wager.title}</b> ${edge ? `${inPercent(edge)} %` : "–"}
          <small>${moved2 && signed(moved2)}</small>
        </span>`;
    })}
    </div>
  `;
  }

  // src/explorer-view.js
  function ExplorerView({ house }) {
    const [state, setState] = d2(() => opened(house.decks));
    const [reading, setReading] = d2(house.shown_first ?? house.readings[0]?.id ?? "");
    const [meters, setMeters] = d2(
      /** @type {ReadonlyMap<string, Fraction>} */
      /* @__PURE__ */ new Map()
    );
    const [inHand, setInHand] = d2("");
    const [practised, setPractised] = d2(
      /** @type {import("./deal.js").Hands | null} */
      null
    );
    const figures = w2(
      () => figuresOf(house, reading, state.now, meters),
      [house, reading, state.now, meters]
    );
    const acts = actsOf(state, setState);
    const setMeter = (id, meter) => {
      const after = new Map(meters);
      if (meter) after.set(id, meter);
      else after.delete(id);
      setMeters(after);
    };
    return m2`
    <a class="skip" href="#the-page">Skip to the figures</a>
    <${Header} house=${house} />
    <main id="the-page" tabindex="-1">
      <${Bar2} house=${house} reading=${reading} setReading=${setReading} />
      <${TabsView}
        tabs=${[
      {
        id: "edges",
        title: "Shoe",
        more: " and edges",
        isKept: true,
        view: () => m2`
              <div class="columns">
                <${ShoeView} explored=${state} acts=${acts} />
                <${EdgesView}
                  figures=${figures} decks=${state.now.decks} meters=${meters} setMeter=${setMeter}
                />
              </div>
              <${WatchView} figures=${figures} />
            `
      },
      {
        id: "readings",
        title: "Readings",
        view: () => m2`<${ReadingsView}
              house=${house} reading=${reading} setReading=${setReading} moment=${state.now}
              meters=${meters}
            />`
      },
      {
        id: "pictures",
        title: "Pictures",
        view: () => m2`<${PicturesView}
              house=${house} reading=${reading} moment=${state.now} meters=${meters}
              figures=${figures} inHand=${inHand} choose=${setInHand} practised=${practised}
            />`
      },
      {
        id: "practice",
        title: "Practice",
        isKept: true,
        view: () => m2`
              <h2>Practice</h2>
              <${PracticeView} data=${house} reading=${reading} onCoup=${setPractised} />
            `
      }
    ]}
      />
    </main>
    <${Footer} house=${house} reading=${reading} />
  `;
  }
  function actsOf(state, setState) {
    return {
      take: (card) => setState((before) => taken(before, card)),
      putBack: (card) => setState((before) => returned(before, card)),
      undo: () => setState(undone),
      redo: () => setState(redone),
      whole: (decks) => setState((before) => withDecks(before, decks)),
      read: (text) => {
        try {
          setState(withText(state, text));
          return "";
        } catch (error) {
          return wordsOf2(error);
        }
      }
    };
  }
  function Header({ house }) {
    const { source, decks, also, decks_stated, title } = house;
    const others = also.length ? `, also ${also.join(", ")}` : "";
    return m2`
    <header>
      <p class="subtitle">Explorer: exact house edges, card by card</p>
      <h1>${title}</h1>
      <dl class="cover">
        <div><dt>Source</dt><dd>${source.title}, ${source.where}</dd></div>
        <div><dt>Decks</dt><dd>${decks}${others} (${decks_stated ? "stated" : "assumed"})</dd></div>
      </dl>
    </header>
  `;
  }
  function Bar2({ house, reading, setReading }) {
    const chosen = house.readings.find(({ id }) => id === reading);
    return m2`
    <div class="bar">
      <div class="line">
        <label for="reading">Reading</label>
        <select
          id="reading" value=${reading} aria-describedby="reading-why"
          onChange=${({ currentTarget }) => setReading(
      /** @type {HTMLSelectElement} */
      currentTarget.value
    )}
        >
          ${house.readings.map(({ id, title }) => m2`<option key=${id} value=${id}>${title}</option>`)}
        </select>
      </div>
      <p id="reading-why" class="why">${chosen?.why}</p>
    </div>
  `;
  }
  function Footer({ house, reading }) {
    const flags = house.flags[reading] ?? [];
    return m2`
    <footer>
      ${flags.length + house.terms.length > 0 && m2`<h2>What the sheet says and leaves open</h2>
        <ul>${[...flags, ...house.terms].map((words) => m2`<li key=${words}>${words}</li>`)}</ul>`}
      <p>
        Every figure is worked out on this page, exactly, from the closed forms of the house’s
        wagers; nothing is fetched and nothing is sent.
      </p>
    </footer>
  `;
  }

  // src/records.js
  var records_exports = {};
  __export(records_exports, {
    evaluationRecord: () => evaluationRecord,
    removalRecord: () => removalRecord,
    shoeRecord: () => shoeRecord
  });
  function evaluationRecord(evaluation) {
    return {
      reading: evaluation.reading,
      total_ways: evaluation.totalWays.toString(),
      wagers: evaluation.wagers.map((wager) => wager.unpriced === null ? settled2(wager) : wager)
    };
  }
  function removalRecord({ unpriced, effects }) {
    if (unpriced !== null) return { unpriced };
    return { effects: Object.fromEntries([...effects].map(([card, one]) => [card, exact(one)])) };
  }
  function shoeRecord(shoe) {
    const values = [...RANKS.filter((rank) => !TENS.includes(rank)), ANY_TEN];
    return {
      decks: wholeDecks(shoe),
      cards: cardsLeft(shoe),
      counts: Object.fromEntries(values.map((value) => [value, left(shoe, value)]))
    };
  }
  function settled2(wager) {
    const { jackpot } = wager;
    return {
      id: wager.id,
      title: wager.title,
      lines: wager.lines.map((line) => ({
        id: line.id,
        event: line.event,
        pays: line.pays,
        net: exactly(line.net),
        ways: line.ways.toString(),
        probability: exact(line.probability)
      })),
      expected_value: exactly(wager.expectedValue),
      house_edge: exactly(wager.houseEdge),
      house_edge_percent: wager.houseEdge && percent(wager.houseEdge),
      house_edge_resolved: exactly(wager.houseEdgeResolved),
      house_edge_resolved_percent: wager.houseEdgeResolved && percent(wager.houseEdgeResolved),
      hit_frequency: exact(wager.hitFrequency),
      push_frequency: exact(wager.pushFrequency),
      bettor_has_the_edge: wager.bettorHasTheEdge,
      ...jackpot && {
        fixed_return: exact(jackpot.fixedReturn),
        break_even_meter: jackpot.breakEvenMeter && decimal(jackpot.breakEvenMeter, 2)
      }
    };
  }
  function exactly(number2) {
    return number2 && exact(number2);
  }

  // src/main.js
  var [data, place] = ["game", "explorer"].map((id) => document.getElementById(id));
  if (data && place) Q(m2`<${ExplorerView} house=${JSON.parse(data.textContent)} />`, place);
  return __toCommonJS(main_exports);
})();
