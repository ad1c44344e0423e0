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
  function decimal(number, places) {
    const rounded = halfToEven(number.n * 10n ** BigInt(places), number.d);
    const sign = rounded < 0n ? "-" : "";
    const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(places + 1, "0");
    const whole = digits.length - places;
    return places ? `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}` : sign + digits;
  }
  function percent(share, places = 6) {
    return decimal({ n: share.n * 100n, d: share.d }, places);
  }
  function exact(number) {
    return `${number.n}/${number.d}`;
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
    const lost = ways.reduce((rest2, won) => rest2 - won, total);
    const losing = { id: "loses", event: "Loses", pays: "loses", net: "-1" };
    const lines = [...wager.lines, losing].map(({ id, event, pays, net }, index) => {
      const count = index < ways.length ? ways[index] : lost;
      const paid = pays === JACKPOT ? meter && minus(meter, ONE) : readFraction(net ?? "0");
      return { id, event, pays, net: paid, ways: count, probability: fraction(count, total) };
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
    return numbers.reduce((total, number) => total + number, 0);
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
      const unseen = waysToComplete(
        cardsLeft(shoe),
        sizes.reduce((drawn, size) => drawn + size)
      );
      const values = /* @__PURE__ */ new Map();
      for (const [event, column, times2] of part.events) {
        const before = ways.get(event);
        if (before === void 0) continue;
        const value = values.get(column) ?? unseen * evaluated(columns[column]);
        values.set(column, value);
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
    const settled2 = wagers.map((wager) => {
      const { id, title, form, events } = wager;
      const unpriced = form === null ? wager.unpriced : whyUnpriced(house.forms[form], shoe);
      if (form === null || unpriced) return { id, title, unpriced: unpriced ?? "" };
      const won = events.map((event) => ways[form].get(event));
      return settle(wager, won, totalWays, meter);
    });
    return { reading, cards, totalWays, wagers: settled2 };
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
        const settled2 = metered(wager, at(evaluation.wagers, place2), evaluation.totalWays, meters);
        const before = full.get(wager.id);
        const whole = before && metered(wager, before, waysOf2(before), meters);
        return { wager, settled: settled2, moved: whole ? difference(settled2, whole) : null };
      });
      return { rows, totalWays: evaluation.totalWays, word: "" };
    } catch (error) {
      if (error instanceof BadShoe) return { rows: [], totalWays: 0n, word: wordsOf(error) };
      throw error;
    }
  }
  function ofFullShoe(house, reading, decks) {
    const known2 = fullShoes.get(house) ?? /* @__PURE__ */ new Map();
    fullShoes.set(house, known2);
    const key = `${decks} ${reading}`;
    const found = known2.get(key) ?? new Map(evaluate(house, reading, ofDecks(decks)).wagers.map((one) => [one.id, one]));
    known2.set(key, found);
    return (
      /** @type {Map<string, Settlement | Unpriced>} */
      found
    );
  }
  function metered(wager, settled2, total, meters) {
    const meter = meters.get(wager.id);
    if (!meter || settled2.unpriced !== null || !settled2.jackpot) return settled2;
    const ways = settled2.lines.slice(0, -1).map((line) => line.ways);
    return settle(wager, ways, total, meter);
  }
  function waysOf2(settled2) {
    if (settled2.unpriced !== null) return 0n;
    return settled2.lines.reduce((sum3, { ways }) => sum3 + ways, 0n);
  }
  function difference(one, other) {
    const [edge, before] = [edgeOf(one), edgeOf(other)];
    return edge && before && minus(edge, before);
  }
  function edgeOf(settled2) {
    return settled2.unpriced === null ? settled2.houseEdge : null;
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
    edge: ({ settled: settled2 }) => edgeOf(settled2),
    moved: ({ moved }) => moved,
    hit: ({ settled: settled2 }) => settled2.unpriced === null ? settled2.hitFrequency : null
  };
  function sorted(rows, { column, down }) {
    if (column === "sheet") return [...rows];
    const sign = down ? -1 : 1;
    if (column === "title") {
      const names = new Intl.Collator("en", { numeric: true });
      return [...rows].sort((a3, b) => sign * names.compare(a3.wager.title, b.wager.title));
    }
    const figure = FIGURES[column];
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
  function withMinus(number) {
    return number.replace("-", "−");
  }
  function inPercent(share) {
    return withMinus(percent(share, PLACES));
  }
  function signed(difference2, places = PLACES) {
    const text = percent(difference2, places);
    return compare(difference2, ZERO) > 0 ? `+${text}` : withMinus(text);
  }
  function inTenths(number) {
    return withMinus(decimal(number, 10));
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
  function counted2(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
  }

  // src/wager-view.js
  var NO_COMMISSION = ["push", "loses", "jackpot"];
  function WagerView({ row: { wager, settled: settled2 }, totalWays }) {
    return m2`
    ${settled2.unpriced === null ? m2`<${Settled} wager=${wager} settled=${settled2} totalWays=${totalWays} />` : m2`<p>Not priced: ${settled2.unpriced}.</p>`}
    ${notesOf(wager).map((note) => m2`<p class="note" key=${note}>${note}</p>`)}
  `;
  }
  function Settled({ wager, settled: settled2, totalWays }) {
    return m2`
    <div class="scrolls" tabindex="0" role="group" aria-label=${`Pay lines of ${wager.title}`}>
      <table class="lines">
        <thead><tr>
          <th scope="col">Event</th><th scope="col">Pays</th>
          <th scope="col" class="figure">Ways</th><th scope="col" class="figure">Probability</th>
          <th scope="col" class="figure">Return</th>
        </tr></thead>
        <tbody>
          ${settled2.lines.map(
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
            <td class="figure">${inTenthsOr(settled2.expectedValue)}</td>
          </tr>
        </tbody>
      </table>
    </div>
    <dl class="facts">
      ${factsOf(settled2).map(
      ([name, value]) => m2`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`
    )}
    </dl>
    ${settled2.houseEdge && m2`<${Exact} settled=${settled2} />`}
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
  function fractionWords(number) {
    return number ? m2`<code>${withMinus(exact(number))}</code>` : "–";
  }
  function inTenthsOr(number) {
    return number ? inTenths(number) : "–";
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
    ["hit", "Hit, %", "figure hit"]
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
      ([column, title, kind]) => m2`<${Head}
                    key=${column} column=${column} title=${title} kind=${kind} order=${order}
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
  function Head({ column, title, kind, order, setOrder }) {
    const isSorted = order.column === column;
    const sort = isSorted ? order.down ? "descending" : "ascending" : void 0;
    return m2`
    <th scope="col" class=${kind} aria-sort=${sort}>
      <button
        type="button" class="sort"
        onClick=${() => setOrder({ column, down: isSorted && !order.down })}
      >${title}<span class="arrow" aria-hidden="true">${isSorted ? order.down ? " ▼" : " ▲" : ""}</span></button>
    </th>
  `;
  }
  function WagerRows({ row, figures, isOpen, toggle, meter, setMeter }) {
    const { wager, settled: settled2 } = row;
    const hasJackpot = settled2.unpriced === null && settled2.jackpot !== null;
    const more = `lines-${wager.id}`;
    return m2`
    <tbody data-wager=${wager.id}>
      <tr>
        <th scope="row" class="name">
          <button
            type="button" class="opens" aria-expanded=${isOpen}
            aria-controls=${isOpen ? more : void 0} onClick=${toggle}
          ><span class="mark" aria-hidden="true">${isOpen ? "▾" : "▸"}</span> ${wager.title}</button>
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
  function Figured({ row: { settled: settled2, moved } }) {
    if (settled2.unpriced !== null) {
      return m2`<td colspan="3" class="unpriced">Not priced: ${settled2.unpriced}.</td>`;
    }
    const edge = edgeOf(settled2);
    return m2`
    <td class="figure edge">
      ${edge ? inPercent(edge) : m2`<span class="quiet">needs a meter</span>`}
      ${settled2.bettorHasTheEdge && m2`<span class="bettor">▲ bettor’s edge</span>`}
    </td>
    <td class="figure moved"><${Moved} moved=${moved} /></td>
    <td class="figure hit">${inPercent(settled2.hitFrequency)}</td>
  `;
  }
  function Moved({ moved }) {
    if (!moved) return m2`<span class="quiet">–</span>`;
    const who = gainer(moved);
    return m2`${signed(moved)}<span class=${`who ${who.replace(" ", "-")}`}>${who}</span>`;
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

  // src/shoe-text-view.js
  function ShoeTextView({ shoe, read }) {
    const text = cardsLeft(shoe) ? format(shoe) : "";
    const [draft, setDraft] = d2(text);
    const [fault, setFault] = d2("");
    const [copied, setCopied] = d2("");
    const field = T2(
      /** @type {HTMLInputElement | null} */
      null
    );
    A2(() => {
      setDraft(text);
      setFault("");
      setCopied("");
    }, [text]);
    const apply = () => {
      if (draft.trim() === text) return;
      setFault(read(draft));
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
  var ROWS = [...RANKS.map((rank) => SUITS_AND_ANY.map((suit) => rank + suit)), [TEN_VALUED]];
  function ShoeView({ explored, acts }) {
    const [current, setCurrent] = d2("As");
    const [puts, setPuts] = d2(false);
    const { now, past, undone: undone2, word } = explored;
    const whole = DECKS2.includes(now.decks) ? DECKS2 : [...DECKS2, now.decks];
    return m2`
    <section class="shoe" aria-labelledby="the-shoe">
      <h2 id="the-shoe">The shoe</h2>
      <div class="line">
        <label>Decks${" "}
          <select
            value=${now.decks}
            onChange=${({ currentTarget }) => acts.whole(Number(
      /** @type {HTMLSelectElement} */
      currentTarget.value
    ))}
          >${whole.map((decks) => m2`<option key=${decks} value=${decks}>${decks}</option>`)}</select>
        </label>
        <span class="acts">
          <button type="button" disabled=${!past.length} onClick=${acts.undo}>Undo</button>
          <button type="button" disabled=${!undone2.length} onClick=${acts.redo}>Redo</button>
          <button type="button" onClick=${() => acts.whole(now.decks)}>Reset</button>
        </span>
      </div>
      <${Grid}
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
  function Grid({ moment, current, setCurrent, puts, acts }) {
    const grid = T2(
      /** @type {HTMLTableElement | null} */
      null
    );
    const change = (card, back) => {
      setCurrent(card);
      (back ? acts.putBack : acts.take)(card);
    };
    const onKeyDown = (event) => {
      const act = actionOf(event, { current, puts, change, acts });
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
        ${ROWS.map(
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
    const number = left(moment.shoe, card);
    const out = gone(moment, card);
    const unsure = card !== TEN_VALUED && mayBeFewer(moment.shoe, card, isTotal);
    const kinds = [isTotal && "total", out && "fewer", !number && "none"].filter(Boolean);
    const words = `${cardName(card)}: ${number} left${out ? `, ${out} out` : ""}`;
    return m2`<td
    role="gridcell" class=${kinds.join(" ")} tabindex=${isCurrent ? 0 : -1} data-card=${card}
    aria-label=${unsure ? `${words}, or fewer: some suits or ranks are unknown` : words}
    style=${{ "--out": String(number + out ? out / (number + out) : 0) }}
    onClick=${onClick} onFocus=${onFocus}
  >${unsure && "≤ "}${number}</td>`;
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
  function actionOf({ key, shiftKey, ctrlKey, metaKey, altKey }, { current, puts, change, acts }) {
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
    const row = ROWS.findIndex((cards2) => cards2.includes(card));
    const cards = ROWS[row] ?? [];
    if (key === "Home") return cards[0] ?? card;
    if (key === "End") return cards.at(-1) ?? card;
    const step2 = STEPS[key];
    if (!step2) return null;
    const column = cards.length === 1 ? SUITS.length : cards.indexOf(card);
    const [down, right] = step2;
    const to = ROWS[row + down] ?? cards;
    return (to.length === 1 ? to[0] : to[column + right]) ?? card;
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
        >${tab.title}</button>`
    )}
    </div>
    ${tabs.map(
      (tab) => m2`<div
        key=${tab.id} id=${`view-${tab.id}`} class=${`view view-${tab.id}`} role="tabpanel"
        aria-labelledby=${`tab-${tab.id}`} hidden=${tab.id !== shown}
      >${opened2.has(tab.id) && tab.view()}</div>`
    )}
  `;
  }

  // src/watch-view.js
  var WATCHED = 3;
  function WatchView({ figures }) {
    return m2`
    <div class="watch" aria-hidden="true">
      ${figures.rows.slice(0, WATCHED).map(({ wager, settled: settled2, moved }) => {
      const edge = edgeOf(settled2);
      return m2`<span key=${wager.id}>
          <b>${wager.title}</b> ${edge ? `${inPercent(edge)} %` : "–"}
          <small>${moved && signed(moved)}</small>
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
      <${Bar} house=${house} reading=${reading} setReading=${setReading} state=${state} />
      <${TabsView}
        tabs=${[
      {
        id: "edges",
        title: "Shoe and edges",
        view: () => m2`
              <div class="columns">
                <${ShoeView} explored=${state} acts=${acts} />
                <${EdgesView}
                  figures=${figures} decks=${state.now.decks} meters=${meters} setMeter=${setMeter}
                />
              </div>
              <${WatchView} figures=${figures} />
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
  function Bar({ house, reading, setReading, state }) {
    const { shoe } = state.now;
    const cards = cardsLeft(shoe);
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
      <p class="of-shoe">
        <b>${counted2(cards, "card")}</b> left${cards > 0 && m2`: <code>${shortened(format(shoe))}</code>`}
      </p>
    </div>
  `;
  }
  function shortened(text) {
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
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
      wagers: evaluation.wagers.map((wager) => wager.unpriced === null ? settled(wager) : wager)
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
  function settled(wager) {
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
  function exactly(number) {
    return number && exact(number);
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
      const [settled2] = evaluate(alone, reading, some, meter).wagers;
      return settled2.unpriced ?? settled2.expectedValue ?? NO_METER;
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
    for (const card of cardsOf(form).filter((card2) => left(shoe, card2))) {
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
  function cardsOf(form) {
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
      const [effect, number] = [effects.get(card), BigInt(left(shoe, card))];
      if (!effect) continue;
      sum3 = plus(sum3, times(effect, fraction(number)));
      count += number;
    }
    if (count) effects.set(name, over(sum3, fraction(count)));
  }

  // src/main.js
  var [data, place] = ["game", "explorer"].map((id) => document.getElementById(id));
  if (data && place) Q(m2`<${ExplorerView} house=${JSON.parse(data.textContent)} />`, place);
  return __toCommonJS(main_exports);
})();
