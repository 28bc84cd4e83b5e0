import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  SCHEMA_VERSION,
  aggregate,
  capScored,
  checkAggregationInput,
  checkArithmetic,
  scoreNielsen,
  scorePure,
  scoreSpark,
  scoreWalkthrough,
  scoreWcag
} from "./chunk-YCQGLF5Y.js";
import {
  ARTEFACTS,
  EVIDENCE_CAPS,
  EXPERTS,
  GROUNDING,
  RESPONSES,
  WCAG_CRITERIA,
  artefactOf,
  countedJourneys,
  criteriaOverrides,
  crossReview,
  describeIssues,
  fill as fill2,
  formatRef,
  isStatic,
  isUnsupported,
  isWalked,
  loadOwnRules,
  openRules,
  openSettings,
  openYaml,
  parseRef,
  projectFolder,
  readSettings,
  readTexts,
  review,
  shorten
} from "./chunk-QNRMELSO.js";
import {
  HEURISTICS,
  SPARK_LETTERS,
  WALKTHROUGH_ANSWERS,
  WCAG_CLASSES
} from "./chunk-5EFVYNCE.js";
import {
  fill
} from "./chunk-2LEHCBCR.js";
import {
  require_dist
} from "./chunk-JZP476KJ.js";
import {
  cleanText,
  codeSpan,
  escapeHtml,
  escapeJson,
  escapeLog,
  escapeMarkdown,
  fence
} from "./chunk-NASLISLL.js";
import {
  packageRoot,
  readVersion
} from "./chunk-LI23XEWX.js";
import {
  AbsentError,
  BATCHES,
  BudgetReached,
  NO_USE,
  addUse,
  costOf,
  fitPicture,
  halve,
  priceOf,
  readInside,
  sha256
} from "./chunk-PZFUP4SL.js";
import {
  CONFIDENCES,
  METHOD_IDS,
  SEVERITIES,
  count,
  milliseconds,
  notMeasured,
  relativePath,
  sha256 as sha2562,
  slug,
  text,
  viewport
} from "./chunk-5ZWFTVFJ.js";
import {
  ContractError,
  InputError,
  UxJuryError
} from "./chunk-MXH4ZDBW.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  object,
  record,
  strictObject,
  string,
  toJSONSchema,
  unknown
} from "./chunk-VCSHUWZI.js";
import {
  __commonJS,
  __toESM
} from "./chunk-LQK3ML4U.js";

// node_modules/ajv/dist/compile/codegen/code.js
var require_code = __commonJS({
  "node_modules/ajv/dist/compile/codegen/code.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
    var _CodeOrName = class {
    };
    exports._CodeOrName = _CodeOrName;
    exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
    var Name = class extends _CodeOrName {
      constructor(s) {
        super();
        if (!exports.IDENTIFIER.test(s))
          throw new Error("CodeGen: name must be a valid identifier");
        this.str = s;
      }
      toString() {
        return this.str;
      }
      emptyStr() {
        return false;
      }
      get names() {
        return { [this.str]: 1 };
      }
    };
    exports.Name = Name;
    var _Code = class extends _CodeOrName {
      constructor(code) {
        super();
        this._items = typeof code === "string" ? [code] : code;
      }
      toString() {
        return this.str;
      }
      emptyStr() {
        if (this._items.length > 1)
          return false;
        const item = this._items[0];
        return item === "" || item === '""';
      }
      get str() {
        var _a;
        return (_a = this._str) !== null && _a !== void 0 ? _a : this._str = this._items.reduce((s, c) => `${s}${c}`, "");
      }
      get names() {
        var _a;
        return (_a = this._names) !== null && _a !== void 0 ? _a : this._names = this._items.reduce((names, c) => {
          if (c instanceof Name)
            names[c.str] = (names[c.str] || 0) + 1;
          return names;
        }, {});
      }
    };
    exports._Code = _Code;
    exports.nil = new _Code("");
    function _(strs, ...args) {
      const code = [strs[0]];
      let i = 0;
      while (i < args.length) {
        addCodeArg(code, args[i]);
        code.push(strs[++i]);
      }
      return new _Code(code);
    }
    exports._ = _;
    var plus = new _Code("+");
    function str(strs, ...args) {
      const expr = [safeStringify(strs[0])];
      let i = 0;
      while (i < args.length) {
        expr.push(plus);
        addCodeArg(expr, args[i]);
        expr.push(plus, safeStringify(strs[++i]));
      }
      optimize(expr);
      return new _Code(expr);
    }
    exports.str = str;
    function addCodeArg(code, arg) {
      if (arg instanceof _Code)
        code.push(...arg._items);
      else if (arg instanceof Name)
        code.push(arg);
      else
        code.push(interpolate(arg));
    }
    exports.addCodeArg = addCodeArg;
    function optimize(expr) {
      let i = 1;
      while (i < expr.length - 1) {
        if (expr[i] === plus) {
          const res = mergeExprItems(expr[i - 1], expr[i + 1]);
          if (res !== void 0) {
            expr.splice(i - 1, 3, res);
            continue;
          }
          expr[i++] = "+";
        }
        i++;
      }
    }
    function mergeExprItems(a, b) {
      if (b === '""')
        return a;
      if (a === '""')
        return b;
      if (typeof a == "string") {
        if (b instanceof Name || a[a.length - 1] !== '"')
          return;
        if (typeof b != "string")
          return `${a.slice(0, -1)}${b}"`;
        if (b[0] === '"')
          return a.slice(0, -1) + b.slice(1);
        return;
      }
      if (typeof b == "string" && b[0] === '"' && !(a instanceof Name))
        return `"${a}${b.slice(1)}`;
      return;
    }
    function strConcat(c1, c2) {
      return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str`${c1}${c2}`;
    }
    exports.strConcat = strConcat;
    function interpolate(x) {
      return typeof x == "number" || typeof x == "boolean" || x === null ? x : safeStringify(Array.isArray(x) ? x.join(",") : x);
    }
    function stringify(x) {
      return new _Code(safeStringify(x));
    }
    exports.stringify = stringify;
    function safeStringify(x) {
      return JSON.stringify(x).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
    }
    exports.safeStringify = safeStringify;
    function getProperty(key) {
      return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _`[${key}]`;
    }
    exports.getProperty = getProperty;
    function getEsmExportName(key) {
      if (typeof key == "string" && exports.IDENTIFIER.test(key)) {
        return new _Code(`${key}`);
      }
      throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
    }
    exports.getEsmExportName = getEsmExportName;
    function regexpCode(rx) {
      return new _Code(rx.toString());
    }
    exports.regexpCode = regexpCode;
  }
});

// node_modules/ajv/dist/compile/codegen/scope.js
var require_scope = __commonJS({
  "node_modules/ajv/dist/compile/codegen/scope.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
    var code_1 = require_code();
    var ValueError = class extends Error {
      constructor(name) {
        super(`CodeGen: "code" for ${name} not defined`);
        this.value = name.value;
      }
    };
    var UsedValueState;
    (function(UsedValueState2) {
      UsedValueState2[UsedValueState2["Started"] = 0] = "Started";
      UsedValueState2[UsedValueState2["Completed"] = 1] = "Completed";
    })(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
    exports.varKinds = {
      const: new code_1.Name("const"),
      let: new code_1.Name("let"),
      var: new code_1.Name("var")
    };
    var Scope = class {
      constructor({ prefixes, parent } = {}) {
        this._names = {};
        this._prefixes = prefixes;
        this._parent = parent;
      }
      toName(nameOrPrefix) {
        return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
      }
      name(prefix) {
        return new code_1.Name(this._newName(prefix));
      }
      _newName(prefix) {
        const ng = this._names[prefix] || this._nameGroup(prefix);
        return `${prefix}${ng.index++}`;
      }
      _nameGroup(prefix) {
        var _a, _b;
        if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || this._prefixes && !this._prefixes.has(prefix)) {
          throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
        }
        return this._names[prefix] = { prefix, index: 0 };
      }
    };
    exports.Scope = Scope;
    var ValueScopeName = class extends code_1.Name {
      constructor(prefix, nameStr) {
        super(nameStr);
        this.prefix = prefix;
      }
      setValue(value, { property, itemIndex }) {
        this.value = value;
        this.scopePath = (0, code_1._)`.${new code_1.Name(property)}[${itemIndex}]`;
      }
    };
    exports.ValueScopeName = ValueScopeName;
    var line2 = (0, code_1._)`\n`;
    var ValueScope = class extends Scope {
      constructor(opts) {
        super(opts);
        this._values = {};
        this._scope = opts.scope;
        this.opts = { ...opts, _n: opts.lines ? line2 : code_1.nil };
      }
      get() {
        return this._scope;
      }
      name(prefix) {
        return new ValueScopeName(prefix, this._newName(prefix));
      }
      value(nameOrPrefix, value) {
        var _a;
        if (value.ref === void 0)
          throw new Error("CodeGen: ref must be passed in value");
        const name = this.toName(nameOrPrefix);
        const { prefix } = name;
        const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
        let vs = this._values[prefix];
        if (vs) {
          const _name = vs.get(valueKey);
          if (_name)
            return _name;
        } else {
          vs = this._values[prefix] = /* @__PURE__ */ new Map();
        }
        vs.set(valueKey, name);
        const s = this._scope[prefix] || (this._scope[prefix] = []);
        const itemIndex = s.length;
        s[itemIndex] = value.ref;
        name.setValue(value, { property: prefix, itemIndex });
        return name;
      }
      getValue(prefix, keyOrRef) {
        const vs = this._values[prefix];
        if (!vs)
          return;
        return vs.get(keyOrRef);
      }
      scopeRefs(scopeName, values = this._values) {
        return this._reduceValues(values, (name) => {
          if (name.scopePath === void 0)
            throw new Error(`CodeGen: name "${name}" has no value`);
          return (0, code_1._)`${scopeName}${name.scopePath}`;
        });
      }
      scopeCode(values = this._values, usedValues, getCode) {
        return this._reduceValues(values, (name) => {
          if (name.value === void 0)
            throw new Error(`CodeGen: name "${name}" has no value`);
          return name.value.code;
        }, usedValues, getCode);
      }
      _reduceValues(values, valueCode, usedValues = {}, getCode) {
        let code = code_1.nil;
        for (const prefix in values) {
          const vs = values[prefix];
          if (!vs)
            continue;
          const nameSet = usedValues[prefix] = usedValues[prefix] || /* @__PURE__ */ new Map();
          vs.forEach((name) => {
            if (nameSet.has(name))
              return;
            nameSet.set(name, UsedValueState.Started);
            let c = valueCode(name);
            if (c) {
              const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
              code = (0, code_1._)`${code}${def} ${name} = ${c};${this.opts._n}`;
            } else if (c = getCode === null || getCode === void 0 ? void 0 : getCode(name)) {
              code = (0, code_1._)`${code}${c}${this.opts._n}`;
            } else {
              throw new ValueError(name);
            }
            nameSet.set(name, UsedValueState.Completed);
          });
        }
        return code;
      }
    };
    exports.ValueScope = ValueScope;
  }
});

// node_modules/ajv/dist/compile/codegen/index.js
var require_codegen = __commonJS({
  "node_modules/ajv/dist/compile/codegen/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
    var code_1 = require_code();
    var scope_1 = require_scope();
    var code_2 = require_code();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return code_2._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return code_2.str;
    } });
    Object.defineProperty(exports, "strConcat", { enumerable: true, get: function() {
      return code_2.strConcat;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return code_2.nil;
    } });
    Object.defineProperty(exports, "getProperty", { enumerable: true, get: function() {
      return code_2.getProperty;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return code_2.stringify;
    } });
    Object.defineProperty(exports, "regexpCode", { enumerable: true, get: function() {
      return code_2.regexpCode;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return code_2.Name;
    } });
    var scope_2 = require_scope();
    Object.defineProperty(exports, "Scope", { enumerable: true, get: function() {
      return scope_2.Scope;
    } });
    Object.defineProperty(exports, "ValueScope", { enumerable: true, get: function() {
      return scope_2.ValueScope;
    } });
    Object.defineProperty(exports, "ValueScopeName", { enumerable: true, get: function() {
      return scope_2.ValueScopeName;
    } });
    Object.defineProperty(exports, "varKinds", { enumerable: true, get: function() {
      return scope_2.varKinds;
    } });
    exports.operators = {
      GT: new code_1._Code(">"),
      GTE: new code_1._Code(">="),
      LT: new code_1._Code("<"),
      LTE: new code_1._Code("<="),
      EQ: new code_1._Code("==="),
      NEQ: new code_1._Code("!=="),
      NOT: new code_1._Code("!"),
      OR: new code_1._Code("||"),
      AND: new code_1._Code("&&"),
      ADD: new code_1._Code("+")
    };
    var Node = class {
      optimizeNodes() {
        return this;
      }
      optimizeNames(_names, _constants) {
        return this;
      }
    };
    var Def = class extends Node {
      constructor(varKind, name, rhs) {
        super();
        this.varKind = varKind;
        this.name = name;
        this.rhs = rhs;
      }
      render({ es5, _n }) {
        const varKind = es5 ? scope_1.varKinds.var : this.varKind;
        const rhs = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
        return `${varKind} ${this.name}${rhs};` + _n;
      }
      optimizeNames(names, constants) {
        if (!names[this.name.str])
          return;
        if (this.rhs)
          this.rhs = optimizeExpr(this.rhs, names, constants);
        return this;
      }
      get names() {
        return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
      }
    };
    var Assign = class extends Node {
      constructor(lhs, rhs, sideEffects) {
        super();
        this.lhs = lhs;
        this.rhs = rhs;
        this.sideEffects = sideEffects;
      }
      render({ _n }) {
        return `${this.lhs} = ${this.rhs};` + _n;
      }
      optimizeNames(names, constants) {
        if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects)
          return;
        this.rhs = optimizeExpr(this.rhs, names, constants);
        return this;
      }
      get names() {
        const names = this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names };
        return addExprNames(names, this.rhs);
      }
    };
    var AssignOp = class extends Assign {
      constructor(lhs, op, rhs, sideEffects) {
        super(lhs, rhs, sideEffects);
        this.op = op;
      }
      render({ _n }) {
        return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
      }
    };
    var Label = class extends Node {
      constructor(label2) {
        super();
        this.label = label2;
        this.names = {};
      }
      render({ _n }) {
        return `${this.label}:` + _n;
      }
    };
    var Break = class extends Node {
      constructor(label2) {
        super();
        this.label = label2;
        this.names = {};
      }
      render({ _n }) {
        const label2 = this.label ? ` ${this.label}` : "";
        return `break${label2};` + _n;
      }
    };
    var Throw = class extends Node {
      constructor(error) {
        super();
        this.error = error;
      }
      render({ _n }) {
        return `throw ${this.error};` + _n;
      }
      get names() {
        return this.error.names;
      }
    };
    var AnyCode = class extends Node {
      constructor(code) {
        super();
        this.code = code;
      }
      render({ _n }) {
        return `${this.code};` + _n;
      }
      optimizeNodes() {
        return `${this.code}` ? this : void 0;
      }
      optimizeNames(names, constants) {
        this.code = optimizeExpr(this.code, names, constants);
        return this;
      }
      get names() {
        return this.code instanceof code_1._CodeOrName ? this.code.names : {};
      }
    };
    var ParentNode = class extends Node {
      constructor(nodes = []) {
        super();
        this.nodes = nodes;
      }
      render(opts) {
        return this.nodes.reduce((code, n) => code + n.render(opts), "");
      }
      optimizeNodes() {
        const { nodes } = this;
        let i = nodes.length;
        while (i--) {
          const n = nodes[i].optimizeNodes();
          if (Array.isArray(n))
            nodes.splice(i, 1, ...n);
          else if (n)
            nodes[i] = n;
          else
            nodes.splice(i, 1);
        }
        return nodes.length > 0 ? this : void 0;
      }
      optimizeNames(names, constants) {
        const { nodes } = this;
        let i = nodes.length;
        while (i--) {
          const n = nodes[i];
          if (n.optimizeNames(names, constants))
            continue;
          subtractNames(names, n.names);
          nodes.splice(i, 1);
        }
        return nodes.length > 0 ? this : void 0;
      }
      get names() {
        return this.nodes.reduce((names, n) => addNames(names, n.names), {});
      }
    };
    var BlockNode = class extends ParentNode {
      render(opts) {
        return "{" + opts._n + super.render(opts) + "}" + opts._n;
      }
    };
    var Root = class extends ParentNode {
    };
    var Else = class extends BlockNode {
    };
    Else.kind = "else";
    var If = class _If extends BlockNode {
      constructor(condition, nodes) {
        super(nodes);
        this.condition = condition;
      }
      render(opts) {
        let code = `if(${this.condition})` + super.render(opts);
        if (this.else)
          code += "else " + this.else.render(opts);
        return code;
      }
      optimizeNodes() {
        super.optimizeNodes();
        const cond = this.condition;
        if (cond === true)
          return this.nodes;
        let e = this.else;
        if (e) {
          const ns = e.optimizeNodes();
          e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
        }
        if (e) {
          if (cond === false)
            return e instanceof _If ? e : e.nodes;
          if (this.nodes.length)
            return this;
          return new _If(not(cond), e instanceof _If ? [e] : e.nodes);
        }
        if (cond === false || !this.nodes.length)
          return void 0;
        return this;
      }
      optimizeNames(names, constants) {
        var _a;
        this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
        if (!(super.optimizeNames(names, constants) || this.else))
          return;
        this.condition = optimizeExpr(this.condition, names, constants);
        return this;
      }
      get names() {
        const names = super.names;
        addExprNames(names, this.condition);
        if (this.else)
          addNames(names, this.else.names);
        return names;
      }
    };
    If.kind = "if";
    var For = class extends BlockNode {
    };
    For.kind = "for";
    var ForLoop = class extends For {
      constructor(iteration) {
        super();
        this.iteration = iteration;
      }
      render(opts) {
        return `for(${this.iteration})` + super.render(opts);
      }
      optimizeNames(names, constants) {
        if (!super.optimizeNames(names, constants))
          return;
        this.iteration = optimizeExpr(this.iteration, names, constants);
        return this;
      }
      get names() {
        return addNames(super.names, this.iteration.names);
      }
    };
    var ForRange = class extends For {
      constructor(varKind, name, from, to) {
        super();
        this.varKind = varKind;
        this.name = name;
        this.from = from;
        this.to = to;
      }
      render(opts) {
        const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
        const { name, from, to } = this;
        return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
      }
      get names() {
        const names = addExprNames(super.names, this.from);
        return addExprNames(names, this.to);
      }
    };
    var ForIter = class extends For {
      constructor(loop, varKind, name, iterable) {
        super();
        this.loop = loop;
        this.varKind = varKind;
        this.name = name;
        this.iterable = iterable;
      }
      render(opts) {
        return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
      }
      optimizeNames(names, constants) {
        if (!super.optimizeNames(names, constants))
          return;
        this.iterable = optimizeExpr(this.iterable, names, constants);
        return this;
      }
      get names() {
        return addNames(super.names, this.iterable.names);
      }
    };
    var Func = class extends BlockNode {
      constructor(name, args, async) {
        super();
        this.name = name;
        this.args = args;
        this.async = async;
      }
      render(opts) {
        const _async = this.async ? "async " : "";
        return `${_async}function ${this.name}(${this.args})` + super.render(opts);
      }
    };
    Func.kind = "func";
    var Return = class extends ParentNode {
      render(opts) {
        return "return " + super.render(opts);
      }
    };
    Return.kind = "return";
    var Try = class extends BlockNode {
      render(opts) {
        let code = "try" + super.render(opts);
        if (this.catch)
          code += this.catch.render(opts);
        if (this.finally)
          code += this.finally.render(opts);
        return code;
      }
      optimizeNodes() {
        var _a, _b;
        super.optimizeNodes();
        (_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNodes();
        (_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNodes();
        return this;
      }
      optimizeNames(names, constants) {
        var _a, _b;
        super.optimizeNames(names, constants);
        (_a = this.catch) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
        (_b = this.finally) === null || _b === void 0 ? void 0 : _b.optimizeNames(names, constants);
        return this;
      }
      get names() {
        const names = super.names;
        if (this.catch)
          addNames(names, this.catch.names);
        if (this.finally)
          addNames(names, this.finally.names);
        return names;
      }
    };
    var Catch = class extends BlockNode {
      constructor(error) {
        super();
        this.error = error;
      }
      render(opts) {
        return `catch(${this.error})` + super.render(opts);
      }
    };
    Catch.kind = "catch";
    var Finally = class extends BlockNode {
      render(opts) {
        return "finally" + super.render(opts);
      }
    };
    Finally.kind = "finally";
    var CodeGen = class {
      constructor(extScope, opts = {}) {
        this._values = {};
        this._blockStarts = [];
        this._constants = {};
        this.opts = { ...opts, _n: opts.lines ? "\n" : "" };
        this._extScope = extScope;
        this._scope = new scope_1.Scope({ parent: extScope });
        this._nodes = [new Root()];
      }
      toString() {
        return this._root.render(this.opts);
      }
      // returns unique name in the internal scope
      name(prefix) {
        return this._scope.name(prefix);
      }
      // reserves unique name in the external scope
      scopeName(prefix) {
        return this._extScope.name(prefix);
      }
      // reserves unique name in the external scope and assigns value to it
      scopeValue(prefixOrName, value) {
        const name = this._extScope.value(prefixOrName, value);
        const vs = this._values[name.prefix] || (this._values[name.prefix] = /* @__PURE__ */ new Set());
        vs.add(name);
        return name;
      }
      getScopeValue(prefix, keyOrRef) {
        return this._extScope.getValue(prefix, keyOrRef);
      }
      // return code that assigns values in the external scope to the names that are used internally
      // (same names that were returned by gen.scopeName or gen.scopeValue)
      scopeRefs(scopeName) {
        return this._extScope.scopeRefs(scopeName, this._values);
      }
      scopeCode() {
        return this._extScope.scopeCode(this._values);
      }
      _def(varKind, nameOrPrefix, rhs, constant) {
        const name = this._scope.toName(nameOrPrefix);
        if (rhs !== void 0 && constant)
          this._constants[name.str] = rhs;
        this._leafNode(new Def(varKind, name, rhs));
        return name;
      }
      // `const` declaration (`var` in es5 mode)
      const(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
      }
      // `let` declaration with optional assignment (`var` in es5 mode)
      let(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
      }
      // `var` declaration with optional assignment
      var(nameOrPrefix, rhs, _constant) {
        return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
      }
      // assignment code
      assign(lhs, rhs, sideEffects) {
        return this._leafNode(new Assign(lhs, rhs, sideEffects));
      }
      // `+=` code
      add(lhs, rhs) {
        return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
      }
      // appends passed SafeExpr to code or executes Block
      code(c) {
        if (typeof c == "function")
          c();
        else if (c !== code_1.nil)
          this._leafNode(new AnyCode(c));
        return this;
      }
      // returns code for object literal for the passed argument list of key-value pairs
      object(...keyValues) {
        const code = ["{"];
        for (const [key, value] of keyValues) {
          if (code.length > 1)
            code.push(",");
          code.push(key);
          if (key !== value || this.opts.es5) {
            code.push(":");
            (0, code_1.addCodeArg)(code, value);
          }
        }
        code.push("}");
        return new code_1._Code(code);
      }
      // `if` clause (or statement if `thenBody` and, optionally, `elseBody` are passed)
      if(condition, thenBody, elseBody) {
        this._blockNode(new If(condition));
        if (thenBody && elseBody) {
          this.code(thenBody).else().code(elseBody).endIf();
        } else if (thenBody) {
          this.code(thenBody).endIf();
        } else if (elseBody) {
          throw new Error('CodeGen: "else" body without "then" body');
        }
        return this;
      }
      // `else if` clause - invalid without `if` or after `else` clauses
      elseIf(condition) {
        return this._elseNode(new If(condition));
      }
      // `else` clause - only valid after `if` or `else if` clauses
      else() {
        return this._elseNode(new Else());
      }
      // end `if` statement (needed if gen.if was used only with condition)
      endIf() {
        return this._endBlockNode(If, Else);
      }
      _for(node, forBody) {
        this._blockNode(node);
        if (forBody)
          this.code(forBody).endFor();
        return this;
      }
      // a generic `for` clause (or statement if `forBody` is passed)
      for(iteration, forBody) {
        return this._for(new ForLoop(iteration), forBody);
      }
      // `for` statement for a range of values
      forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
        const name = this._scope.toName(nameOrPrefix);
        return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
      }
      // `for-of` statement (in es5 mode replace with a normal for loop)
      forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
        const name = this._scope.toName(nameOrPrefix);
        if (this.opts.es5) {
          const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
          return this.forRange("_i", 0, (0, code_1._)`${arr}.length`, (i) => {
            this.var(name, (0, code_1._)`${arr}[${i}]`);
            forBody(name);
          });
        }
        return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
      }
      // `for-in` statement.
      // With option `ownProperties` replaced with a `for-of` loop for object keys
      forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
        if (this.opts.ownProperties) {
          return this.forOf(nameOrPrefix, (0, code_1._)`Object.keys(${obj})`, forBody);
        }
        const name = this._scope.toName(nameOrPrefix);
        return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
      }
      // end `for` loop
      endFor() {
        return this._endBlockNode(For);
      }
      // `label` statement
      label(label2) {
        return this._leafNode(new Label(label2));
      }
      // `break` statement
      break(label2) {
        return this._leafNode(new Break(label2));
      }
      // `return` statement
      return(value) {
        const node = new Return();
        this._blockNode(node);
        this.code(value);
        if (node.nodes.length !== 1)
          throw new Error('CodeGen: "return" should have one node');
        return this._endBlockNode(Return);
      }
      // `try` statement
      try(tryBody, catchCode, finallyCode) {
        if (!catchCode && !finallyCode)
          throw new Error('CodeGen: "try" without "catch" and "finally"');
        const node = new Try();
        this._blockNode(node);
        this.code(tryBody);
        if (catchCode) {
          const error = this.name("e");
          this._currNode = node.catch = new Catch(error);
          catchCode(error);
        }
        if (finallyCode) {
          this._currNode = node.finally = new Finally();
          this.code(finallyCode);
        }
        return this._endBlockNode(Catch, Finally);
      }
      // `throw` statement
      throw(error) {
        return this._leafNode(new Throw(error));
      }
      // start self-balancing block
      block(body, nodeCount) {
        this._blockStarts.push(this._nodes.length);
        if (body)
          this.code(body).endBlock(nodeCount);
        return this;
      }
      // end the current self-balancing block
      endBlock(nodeCount) {
        const len = this._blockStarts.pop();
        if (len === void 0)
          throw new Error("CodeGen: not in self-balancing block");
        const toClose = this._nodes.length - len;
        if (toClose < 0 || nodeCount !== void 0 && toClose !== nodeCount) {
          throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
        }
        this._nodes.length = len;
        return this;
      }
      // `function` heading (or definition if funcBody is passed)
      func(name, args = code_1.nil, async, funcBody) {
        this._blockNode(new Func(name, args, async));
        if (funcBody)
          this.code(funcBody).endFunc();
        return this;
      }
      // end function definition
      endFunc() {
        return this._endBlockNode(Func);
      }
      optimize(n = 1) {
        while (n-- > 0) {
          this._root.optimizeNodes();
          this._root.optimizeNames(this._root.names, this._constants);
        }
      }
      _leafNode(node) {
        this._currNode.nodes.push(node);
        return this;
      }
      _blockNode(node) {
        this._currNode.nodes.push(node);
        this._nodes.push(node);
      }
      _endBlockNode(N1, N2) {
        const n = this._currNode;
        if (n instanceof N1 || N2 && n instanceof N2) {
          this._nodes.pop();
          return this;
        }
        throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
      }
      _elseNode(node) {
        const n = this._currNode;
        if (!(n instanceof If)) {
          throw new Error('CodeGen: "else" without "if"');
        }
        this._currNode = n.else = node;
        return this;
      }
      get _root() {
        return this._nodes[0];
      }
      get _currNode() {
        const ns = this._nodes;
        return ns[ns.length - 1];
      }
      set _currNode(node) {
        const ns = this._nodes;
        ns[ns.length - 1] = node;
      }
    };
    exports.CodeGen = CodeGen;
    function addNames(names, from) {
      for (const n in from)
        names[n] = (names[n] || 0) + (from[n] || 0);
      return names;
    }
    function addExprNames(names, from) {
      return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
    }
    function optimizeExpr(expr, names, constants) {
      if (expr instanceof code_1.Name)
        return replaceName(expr);
      if (!canOptimize(expr))
        return expr;
      return new code_1._Code(expr._items.reduce((items, c) => {
        if (c instanceof code_1.Name)
          c = replaceName(c);
        if (c instanceof code_1._Code)
          items.push(...c._items);
        else
          items.push(c);
        return items;
      }, []));
      function replaceName(n) {
        const c = constants[n.str];
        if (c === void 0 || names[n.str] !== 1)
          return n;
        delete names[n.str];
        return c;
      }
      function canOptimize(e) {
        return e instanceof code_1._Code && e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants[c.str] !== void 0);
      }
    }
    function subtractNames(names, from) {
      for (const n in from)
        names[n] = (names[n] || 0) - (from[n] || 0);
    }
    function not(x) {
      return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._)`!${par(x)}`;
    }
    exports.not = not;
    var andCode = mappend(exports.operators.AND);
    function and(...args) {
      return args.reduce(andCode);
    }
    exports.and = and;
    var orCode = mappend(exports.operators.OR);
    function or(...args) {
      return args.reduce(orCode);
    }
    exports.or = or;
    function mappend(op) {
      return (x, y) => x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._)`${par(x)} ${op} ${par(y)}`;
    }
    function par(x) {
      return x instanceof code_1.Name ? x : (0, code_1._)`(${x})`;
    }
  }
});

// node_modules/ajv/dist/compile/util.js
var require_util = __commonJS({
  "node_modules/ajv/dist/compile/util.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
    var codegen_1 = require_codegen();
    var code_1 = require_code();
    function toHash(arr) {
      const hash = {};
      for (const item of arr)
        hash[item] = true;
      return hash;
    }
    exports.toHash = toHash;
    function alwaysValidSchema(it, schema) {
      if (typeof schema == "boolean")
        return schema;
      if (Object.keys(schema).length === 0)
        return true;
      checkUnknownRules(it, schema);
      return !schemaHasRules(schema, it.self.RULES.all);
    }
    exports.alwaysValidSchema = alwaysValidSchema;
    function checkUnknownRules(it, schema = it.schema) {
      const { opts, self } = it;
      if (!opts.strictSchema)
        return;
      if (typeof schema === "boolean")
        return;
      const rules = self.RULES.keywords;
      for (const key in schema) {
        if (!rules[key])
          checkStrictMode(it, `unknown keyword: "${key}"`);
      }
    }
    exports.checkUnknownRules = checkUnknownRules;
    function schemaHasRules(schema, rules) {
      if (typeof schema == "boolean")
        return !schema;
      for (const key in schema)
        if (rules[key])
          return true;
      return false;
    }
    exports.schemaHasRules = schemaHasRules;
    function schemaHasRulesButRef(schema, RULES) {
      if (typeof schema == "boolean")
        return !schema;
      for (const key in schema)
        if (key !== "$ref" && RULES.all[key])
          return true;
      return false;
    }
    exports.schemaHasRulesButRef = schemaHasRulesButRef;
    function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
      if (!$data) {
        if (typeof schema == "number" || typeof schema == "boolean")
          return schema;
        if (typeof schema == "string")
          return (0, codegen_1._)`${schema}`;
      }
      return (0, codegen_1._)`${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
    }
    exports.schemaRefOrVal = schemaRefOrVal;
    function unescapeFragment(str) {
      return unescapeJsonPointer(decodeURIComponent(str));
    }
    exports.unescapeFragment = unescapeFragment;
    function escapeFragment(str) {
      return encodeURIComponent(escapeJsonPointer(str));
    }
    exports.escapeFragment = escapeFragment;
    function escapeJsonPointer(str) {
      if (typeof str == "number")
        return `${str}`;
      return str.replace(/~/g, "~0").replace(/\//g, "~1");
    }
    exports.escapeJsonPointer = escapeJsonPointer;
    function unescapeJsonPointer(str) {
      return str.replace(/~1/g, "/").replace(/~0/g, "~");
    }
    exports.unescapeJsonPointer = unescapeJsonPointer;
    function eachItem(xs, f) {
      if (Array.isArray(xs)) {
        for (const x of xs)
          f(x);
      } else {
        f(xs);
      }
    }
    exports.eachItem = eachItem;
    function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName }) {
      return (gen, from, to, toName) => {
        const res = to === void 0 ? from : to instanceof codegen_1.Name ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to) : from instanceof codegen_1.Name ? (mergeToName(gen, to, from), from) : mergeValues(from, to);
        return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
      };
    }
    exports.mergeEvaluated = {
      props: makeMergeEvaluated({
        mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => {
          gen.if((0, codegen_1._)`${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._)`${to} || {}`).code((0, codegen_1._)`Object.assign(${to}, ${from})`));
        }),
        mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => {
          if (from === true) {
            gen.assign(to, true);
          } else {
            gen.assign(to, (0, codegen_1._)`${to} || {}`);
            setEvaluated(gen, to, from);
          }
        }),
        mergeValues: (from, to) => from === true ? true : { ...from, ...to },
        resultToName: evaluatedPropsToName
      }),
      items: makeMergeEvaluated({
        mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._)`${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
        mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._)`${to} > ${from} ? ${to} : ${from}`)),
        mergeValues: (from, to) => from === true ? true : Math.max(from, to),
        resultToName: (gen, items) => gen.var("items", items)
      })
    };
    function evaluatedPropsToName(gen, ps) {
      if (ps === true)
        return gen.var("props", true);
      const props = gen.var("props", (0, codegen_1._)`{}`);
      if (ps !== void 0)
        setEvaluated(gen, props, ps);
      return props;
    }
    exports.evaluatedPropsToName = evaluatedPropsToName;
    function setEvaluated(gen, props, ps) {
      Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._)`${props}${(0, codegen_1.getProperty)(p)}`, true));
    }
    exports.setEvaluated = setEvaluated;
    var snippets = {};
    function useFunc(gen, f) {
      return gen.scopeValue("func", {
        ref: f,
        code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code))
      });
    }
    exports.useFunc = useFunc;
    var Type;
    (function(Type2) {
      Type2[Type2["Num"] = 0] = "Num";
      Type2[Type2["Str"] = 1] = "Str";
    })(Type || (exports.Type = Type = {}));
    function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
      if (dataProp instanceof codegen_1.Name) {
        const isNumber = dataPropType === Type.Num;
        return jsPropertySyntax ? isNumber ? (0, codegen_1._)`"[" + ${dataProp} + "]"` : (0, codegen_1._)`"['" + ${dataProp} + "']"` : isNumber ? (0, codegen_1._)`"/" + ${dataProp}` : (0, codegen_1._)`"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
      }
      return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
    }
    exports.getErrorPath = getErrorPath;
    function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
      if (!mode)
        return;
      msg = `strict mode: ${msg}`;
      if (mode === true)
        throw new Error(msg);
      it.self.logger.warn(msg);
    }
    exports.checkStrictMode = checkStrictMode;
  }
});

// node_modules/ajv/dist/compile/names.js
var require_names = __commonJS({
  "node_modules/ajv/dist/compile/names.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var names = {
      // validation function arguments
      data: new codegen_1.Name("data"),
      // data passed to validation function
      // args passed from referencing schema
      valCxt: new codegen_1.Name("valCxt"),
      // validation/data context - should not be used directly, it is destructured to the names below
      instancePath: new codegen_1.Name("instancePath"),
      parentData: new codegen_1.Name("parentData"),
      parentDataProperty: new codegen_1.Name("parentDataProperty"),
      rootData: new codegen_1.Name("rootData"),
      // root data - same as the data passed to the first/top validation function
      dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
      // used to support recursiveRef and dynamicRef
      // function scoped variables
      vErrors: new codegen_1.Name("vErrors"),
      // null or array of validation errors
      errors: new codegen_1.Name("errors"),
      // counter of validation errors
      this: new codegen_1.Name("this"),
      // "globals"
      self: new codegen_1.Name("self"),
      scope: new codegen_1.Name("scope"),
      // JTD serialize/parse name for JSON string and position
      json: new codegen_1.Name("json"),
      jsonPos: new codegen_1.Name("jsonPos"),
      jsonLen: new codegen_1.Name("jsonLen"),
      jsonPart: new codegen_1.Name("jsonPart")
    };
    exports.default = names;
  }
});

// node_modules/ajv/dist/compile/errors.js
var require_errors = __commonJS({
  "node_modules/ajv/dist/compile/errors.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var names_1 = require_names();
    exports.keywordError = {
      message: ({ keyword }) => (0, codegen_1.str)`must pass "${keyword}" keyword validation`
    };
    exports.keyword$DataError = {
      message: ({ keyword, schemaType }) => schemaType ? (0, codegen_1.str)`"${keyword}" keyword must be ${schemaType} ($data)` : (0, codegen_1.str)`"${keyword}" keyword is invalid ($data)`
    };
    function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
      const { it } = cxt;
      const { gen, compositeRule, allErrors } = it;
      const errObj = errorObjectCode(cxt, error, errorPaths);
      if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : compositeRule || allErrors) {
        addError(gen, errObj);
      } else {
        returnErrors(it, (0, codegen_1._)`[${errObj}]`);
      }
    }
    exports.reportError = reportError;
    function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
      const { it } = cxt;
      const { gen, compositeRule, allErrors } = it;
      const errObj = errorObjectCode(cxt, error, errorPaths);
      addError(gen, errObj);
      if (!(compositeRule || allErrors)) {
        returnErrors(it, names_1.default.vErrors);
      }
    }
    exports.reportExtraError = reportExtraError;
    function resetErrorsCount(gen, errsCount) {
      gen.assign(names_1.default.errors, errsCount);
      gen.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
    }
    exports.resetErrorsCount = resetErrorsCount;
    function extendErrors({ gen, keyword, schemaValue, data, errsCount, it }) {
      if (errsCount === void 0)
        throw new Error("ajv implementation error");
      const err = gen.name("err");
      gen.forRange("i", errsCount, names_1.default.errors, (i) => {
        gen.const(err, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`);
        gen.if((0, codegen_1._)`${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._)`${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
        gen.assign((0, codegen_1._)`${err}.schemaPath`, (0, codegen_1.str)`${it.errSchemaPath}/${keyword}`);
        if (it.opts.verbose) {
          gen.assign((0, codegen_1._)`${err}.schema`, schemaValue);
          gen.assign((0, codegen_1._)`${err}.data`, data);
        }
      });
    }
    exports.extendErrors = extendErrors;
    function addError(gen, errObj) {
      const err = gen.const("err", errObj);
      gen.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._)`[${err}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${err})`);
      gen.code((0, codegen_1._)`${names_1.default.errors}++`);
    }
    function returnErrors(it, errs) {
      const { gen, validateName, schemaEnv } = it;
      if (schemaEnv.$async) {
        gen.throw((0, codegen_1._)`new ${it.ValidationError}(${errs})`);
      } else {
        gen.assign((0, codegen_1._)`${validateName}.errors`, errs);
        gen.return(false);
      }
    }
    var E = {
      keyword: new codegen_1.Name("keyword"),
      schemaPath: new codegen_1.Name("schemaPath"),
      // also used in JTD errors
      params: new codegen_1.Name("params"),
      propertyName: new codegen_1.Name("propertyName"),
      message: new codegen_1.Name("message"),
      schema: new codegen_1.Name("schema"),
      parentSchema: new codegen_1.Name("parentSchema")
    };
    function errorObjectCode(cxt, error, errorPaths) {
      const { createErrors } = cxt.it;
      if (createErrors === false)
        return (0, codegen_1._)`{}`;
      return errorObject(cxt, error, errorPaths);
    }
    function errorObject(cxt, error, errorPaths = {}) {
      const { gen, it } = cxt;
      const keyValues = [
        errorInstancePath(it, errorPaths),
        errorSchemaPath(cxt, errorPaths)
      ];
      extraErrorProps(cxt, error, keyValues);
      return gen.object(...keyValues);
    }
    function errorInstancePath({ errorPath }, { instancePath }) {
      const instPath = instancePath ? (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}` : errorPath;
      return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
    }
    function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
      let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str)`${errSchemaPath}/${keyword}`;
      if (schemaPath) {
        schPath = (0, codegen_1.str)`${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
      }
      return [E.schemaPath, schPath];
    }
    function extraErrorProps(cxt, { params, message }, keyValues) {
      const { keyword, data, schemaValue, it } = cxt;
      const { opts, propertyName, topSchemaRef, schemaPath } = it;
      keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._)`{}`]);
      if (opts.messages) {
        keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
      }
      if (opts.verbose) {
        keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._)`${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
      }
      if (propertyName)
        keyValues.push([E.propertyName, propertyName]);
    }
  }
});

// node_modules/ajv/dist/compile/validate/boolSchema.js
var require_boolSchema = __commonJS({
  "node_modules/ajv/dist/compile/validate/boolSchema.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
    var errors_1 = require_errors();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var boolError = {
      message: "boolean schema is false"
    };
    function topBoolOrEmptySchema(it) {
      const { gen, schema, validateName } = it;
      if (schema === false) {
        falseSchemaError(it, false);
      } else if (typeof schema == "object" && schema.$async === true) {
        gen.return(names_1.default.data);
      } else {
        gen.assign((0, codegen_1._)`${validateName}.errors`, null);
        gen.return(true);
      }
    }
    exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
    function boolOrEmptySchema(it, valid) {
      const { gen, schema } = it;
      if (schema === false) {
        gen.var(valid, false);
        falseSchemaError(it);
      } else {
        gen.var(valid, true);
      }
    }
    exports.boolOrEmptySchema = boolOrEmptySchema;
    function falseSchemaError(it, overrideAllErrors) {
      const { gen, data } = it;
      const cxt = {
        gen,
        keyword: "false schema",
        data,
        schema: false,
        schemaCode: false,
        schemaValue: false,
        params: {},
        it
      };
      (0, errors_1.reportError)(cxt, boolError, void 0, overrideAllErrors);
    }
  }
});

// node_modules/ajv/dist/compile/rules.js
var require_rules = __commonJS({
  "node_modules/ajv/dist/compile/rules.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.getRules = exports.isJSONType = void 0;
    var _jsonTypes = ["string", "number", "integer", "boolean", "null", "object", "array"];
    var jsonTypes = new Set(_jsonTypes);
    function isJSONType(x) {
      return typeof x == "string" && jsonTypes.has(x);
    }
    exports.isJSONType = isJSONType;
    function getRules() {
      const groups = {
        number: { type: "number", rules: [] },
        string: { type: "string", rules: [] },
        array: { type: "array", rules: [] },
        object: { type: "object", rules: [] }
      };
      return {
        types: { ...groups, integer: true, boolean: true, null: true },
        rules: [{ rules: [] }, groups.number, groups.string, groups.array, groups.object],
        post: { rules: [] },
        all: {},
        keywords: {}
      };
    }
    exports.getRules = getRules;
  }
});

// node_modules/ajv/dist/compile/validate/applicability.js
var require_applicability = __commonJS({
  "node_modules/ajv/dist/compile/validate/applicability.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
    function schemaHasRulesForType({ schema, self }, type) {
      const group = self.RULES.types[type];
      return group && group !== true && shouldUseGroup(schema, group);
    }
    exports.schemaHasRulesForType = schemaHasRulesForType;
    function shouldUseGroup(schema, group) {
      return group.rules.some((rule) => shouldUseRule(schema, rule));
    }
    exports.shouldUseGroup = shouldUseGroup;
    function shouldUseRule(schema, rule) {
      var _a;
      return schema[rule.keyword] !== void 0 || ((_a = rule.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== void 0));
    }
    exports.shouldUseRule = shouldUseRule;
  }
});

// node_modules/ajv/dist/compile/validate/dataType.js
var require_dataType = __commonJS({
  "node_modules/ajv/dist/compile/validate/dataType.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
    var rules_1 = require_rules();
    var applicability_1 = require_applicability();
    var errors_1 = require_errors();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var DataType;
    (function(DataType2) {
      DataType2[DataType2["Correct"] = 0] = "Correct";
      DataType2[DataType2["Wrong"] = 1] = "Wrong";
    })(DataType || (exports.DataType = DataType = {}));
    function getSchemaTypes(schema) {
      const types2 = getJSONTypes(schema.type);
      const hasNull = types2.includes("null");
      if (hasNull) {
        if (schema.nullable === false)
          throw new Error("type: null contradicts nullable: false");
      } else {
        if (!types2.length && schema.nullable !== void 0) {
          throw new Error('"nullable" cannot be used without "type"');
        }
        if (schema.nullable === true)
          types2.push("null");
      }
      return types2;
    }
    exports.getSchemaTypes = getSchemaTypes;
    function getJSONTypes(ts) {
      const types2 = Array.isArray(ts) ? ts : ts ? [ts] : [];
      if (types2.every(rules_1.isJSONType))
        return types2;
      throw new Error("type must be JSONType or JSONType[]: " + types2.join(","));
    }
    exports.getJSONTypes = getJSONTypes;
    function coerceAndCheckDataType(it, types2) {
      const { gen, data, opts } = it;
      const coerceTo = coerceToTypes(types2, opts.coerceTypes);
      const checkTypes = types2.length > 0 && !(coerceTo.length === 0 && types2.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types2[0]));
      if (checkTypes) {
        const wrongType = checkDataTypes(types2, data, opts.strictNumbers, DataType.Wrong);
        gen.if(wrongType, () => {
          if (coerceTo.length)
            coerceData(it, types2, coerceTo);
          else
            reportTypeError(it);
        });
      }
      return checkTypes;
    }
    exports.coerceAndCheckDataType = coerceAndCheckDataType;
    var COERCIBLE = /* @__PURE__ */ new Set(["string", "number", "integer", "boolean", "null"]);
    function coerceToTypes(types2, coerceTypes) {
      return coerceTypes ? types2.filter((t) => COERCIBLE.has(t) || coerceTypes === "array" && t === "array") : [];
    }
    function coerceData(it, types2, coerceTo) {
      const { gen, data, opts } = it;
      const dataType = gen.let("dataType", (0, codegen_1._)`typeof ${data}`);
      const coerced = gen.let("coerced", (0, codegen_1._)`undefined`);
      if (opts.coerceTypes === "array") {
        gen.if((0, codegen_1._)`${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen.assign(data, (0, codegen_1._)`${data}[0]`).assign(dataType, (0, codegen_1._)`typeof ${data}`).if(checkDataTypes(types2, data, opts.strictNumbers), () => gen.assign(coerced, data)));
      }
      gen.if((0, codegen_1._)`${coerced} !== undefined`);
      for (const t of coerceTo) {
        if (COERCIBLE.has(t) || t === "array" && opts.coerceTypes === "array") {
          coerceSpecificType(t);
        }
      }
      gen.else();
      reportTypeError(it);
      gen.endIf();
      gen.if((0, codegen_1._)`${coerced} !== undefined`, () => {
        gen.assign(data, coerced);
        assignParentData(it, coerced);
      });
      function coerceSpecificType(t) {
        switch (t) {
          case "string":
            gen.elseIf((0, codegen_1._)`${dataType} == "number" || ${dataType} == "boolean"`).assign(coerced, (0, codegen_1._)`"" + ${data}`).elseIf((0, codegen_1._)`${data} === null`).assign(coerced, (0, codegen_1._)`""`);
            return;
          case "number":
            gen.elseIf((0, codegen_1._)`${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`).assign(coerced, (0, codegen_1._)`+${data}`);
            return;
          case "integer":
            gen.elseIf((0, codegen_1._)`${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`).assign(coerced, (0, codegen_1._)`+${data}`);
            return;
          case "boolean":
            gen.elseIf((0, codegen_1._)`${data} === "false" || ${data} === 0 || ${data} === null`).assign(coerced, false).elseIf((0, codegen_1._)`${data} === "true" || ${data} === 1`).assign(coerced, true);
            return;
          case "null":
            gen.elseIf((0, codegen_1._)`${data} === "" || ${data} === 0 || ${data} === false`);
            gen.assign(coerced, null);
            return;
          case "array":
            gen.elseIf((0, codegen_1._)`${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`).assign(coerced, (0, codegen_1._)`[${data}]`);
        }
      }
    }
    function assignParentData({ gen, parentData, parentDataProperty }, expr) {
      gen.if((0, codegen_1._)`${parentData} !== undefined`, () => gen.assign((0, codegen_1._)`${parentData}[${parentDataProperty}]`, expr));
    }
    function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
      const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
      let cond;
      switch (dataType) {
        case "null":
          return (0, codegen_1._)`${data} ${EQ} null`;
        case "array":
          cond = (0, codegen_1._)`Array.isArray(${data})`;
          break;
        case "object":
          cond = (0, codegen_1._)`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
          break;
        case "integer":
          cond = numCond((0, codegen_1._)`!(${data} % 1) && !isNaN(${data})`);
          break;
        case "number":
          cond = numCond();
          break;
        default:
          return (0, codegen_1._)`typeof ${data} ${EQ} ${dataType}`;
      }
      return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
      function numCond(_cond = codegen_1.nil) {
        return (0, codegen_1.and)((0, codegen_1._)`typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._)`isFinite(${data})` : codegen_1.nil);
      }
    }
    exports.checkDataType = checkDataType;
    function checkDataTypes(dataTypes, data, strictNums, correct) {
      if (dataTypes.length === 1) {
        return checkDataType(dataTypes[0], data, strictNums, correct);
      }
      let cond;
      const types2 = (0, util_1.toHash)(dataTypes);
      if (types2.array && types2.object) {
        const notObj = (0, codegen_1._)`typeof ${data} != "object"`;
        cond = types2.null ? notObj : (0, codegen_1._)`!${data} || ${notObj}`;
        delete types2.null;
        delete types2.array;
        delete types2.object;
      } else {
        cond = codegen_1.nil;
      }
      if (types2.number)
        delete types2.integer;
      for (const t in types2)
        cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
      return cond;
    }
    exports.checkDataTypes = checkDataTypes;
    var typeError = {
      message: ({ schema }) => `must be ${schema}`,
      params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._)`{type: ${schema}}` : (0, codegen_1._)`{type: ${schemaValue}}`
    };
    function reportTypeError(it) {
      const cxt = getTypeErrorContext(it);
      (0, errors_1.reportError)(cxt, typeError);
    }
    exports.reportTypeError = reportTypeError;
    function getTypeErrorContext(it) {
      const { gen, data, schema } = it;
      const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
      return {
        gen,
        keyword: "type",
        data,
        schema: schema.type,
        schemaCode,
        schemaValue: schemaCode,
        parentSchema: schema,
        params: {},
        it
      };
    }
  }
});

// node_modules/ajv/dist/compile/validate/defaults.js
var require_defaults = __commonJS({
  "node_modules/ajv/dist/compile/validate/defaults.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.assignDefaults = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    function assignDefaults(it, ty) {
      const { properties, items } = it.schema;
      if (ty === "object" && properties) {
        for (const key in properties) {
          assignDefault(it, key, properties[key].default);
        }
      } else if (ty === "array" && Array.isArray(items)) {
        items.forEach((sch, i) => assignDefault(it, i, sch.default));
      }
    }
    exports.assignDefaults = assignDefaults;
    function assignDefault(it, prop, defaultValue) {
      const { gen, compositeRule, data, opts } = it;
      if (defaultValue === void 0)
        return;
      const childData = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(prop)}`;
      if (compositeRule) {
        (0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
        return;
      }
      let condition = (0, codegen_1._)`${childData} === undefined`;
      if (opts.useDefaults === "empty") {
        condition = (0, codegen_1._)`${condition} || ${childData} === null || ${childData} === ""`;
      }
      gen.if(condition, (0, codegen_1._)`${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
    }
  }
});

// node_modules/ajv/dist/vocabularies/code.js
var require_code2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/code.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var names_1 = require_names();
    var util_2 = require_util();
    function checkReportMissingProp(cxt, prop) {
      const { gen, data, it } = cxt;
      gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
        cxt.setParams({ missingProperty: (0, codegen_1._)`${prop}` }, true);
        cxt.error();
      });
    }
    exports.checkReportMissingProp = checkReportMissingProp;
    function checkMissingProp({ gen, data, it: { opts } }, properties, missing2) {
      return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._)`${missing2} = ${prop}`)));
    }
    exports.checkMissingProp = checkMissingProp;
    function reportMissingProp(cxt, missing2) {
      cxt.setParams({ missingProperty: missing2 }, true);
      cxt.error();
    }
    exports.reportMissingProp = reportMissingProp;
    function hasPropFunc(gen) {
      return gen.scopeValue("func", {
        // eslint-disable-next-line @typescript-eslint/unbound-method
        ref: Object.prototype.hasOwnProperty,
        code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
      });
    }
    exports.hasPropFunc = hasPropFunc;
    function isOwnProperty(gen, data, property) {
      return (0, codegen_1._)`${hasPropFunc(gen)}.call(${data}, ${property})`;
    }
    exports.isOwnProperty = isOwnProperty;
    function propertyInData(gen, data, property, ownProperties) {
      const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
      return ownProperties ? (0, codegen_1._)`${cond} && ${isOwnProperty(gen, data, property)}` : cond;
    }
    exports.propertyInData = propertyInData;
    function noPropertyInData(gen, data, property, ownProperties) {
      const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} === undefined`;
      return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
    }
    exports.noPropertyInData = noPropertyInData;
    function allSchemaProperties(schemaMap) {
      return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
    }
    exports.allSchemaProperties = allSchemaProperties;
    function schemaProperties(it, schemaMap) {
      return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
    }
    exports.schemaProperties = schemaProperties;
    function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
      const dataAndSchema = passSchema ? (0, codegen_1._)`${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
      const valCxt = [
        [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
        [names_1.default.parentData, it.parentData],
        [names_1.default.parentDataProperty, it.parentDataProperty],
        [names_1.default.rootData, names_1.default.rootData]
      ];
      if (it.opts.dynamicRef)
        valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
      const args = (0, codegen_1._)`${dataAndSchema}, ${gen.object(...valCxt)}`;
      return context !== codegen_1.nil ? (0, codegen_1._)`${func}.call(${context}, ${args})` : (0, codegen_1._)`${func}(${args})`;
    }
    exports.callValidateCode = callValidateCode;
    var newRegExp = (0, codegen_1._)`new RegExp`;
    function usePattern({ gen, it: { opts } }, pattern) {
      const u = opts.unicodeRegExp ? "u" : "";
      const { regExp } = opts.code;
      const rx = regExp(pattern, u);
      return gen.scopeValue("pattern", {
        key: rx.toString(),
        ref: rx,
        code: (0, codegen_1._)`${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern}, ${u})`
      });
    }
    exports.usePattern = usePattern;
    function validateArray(cxt) {
      const { gen, data, keyword, it } = cxt;
      const valid = gen.name("valid");
      if (it.allErrors) {
        const validArr = gen.let("valid", true);
        validateItems(() => gen.assign(validArr, false));
        return validArr;
      }
      gen.var(valid, true);
      validateItems(() => gen.break());
      return valid;
      function validateItems(notValid) {
        const len = gen.const("len", (0, codegen_1._)`${data}.length`);
        gen.forRange("i", 0, len, (i) => {
          cxt.subschema({
            keyword,
            dataProp: i,
            dataPropType: util_1.Type.Num
          }, valid);
          gen.if((0, codegen_1.not)(valid), notValid);
        });
      }
    }
    exports.validateArray = validateArray;
    function validateUnion(cxt) {
      const { gen, schema, keyword, it } = cxt;
      if (!Array.isArray(schema))
        throw new Error("ajv implementation error");
      const alwaysValid = schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch));
      if (alwaysValid && !it.opts.unevaluated)
        return;
      const valid = gen.let("valid", false);
      const schValid = gen.name("_valid");
      gen.block(() => schema.forEach((_sch, i) => {
        const schCxt = cxt.subschema({
          keyword,
          schemaProp: i,
          compositeRule: true
        }, schValid);
        gen.assign(valid, (0, codegen_1._)`${valid} || ${schValid}`);
        const merged = cxt.mergeValidEvaluated(schCxt, schValid);
        if (!merged)
          gen.if((0, codegen_1.not)(valid));
      }));
      cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
    }
    exports.validateUnion = validateUnion;
  }
});

// node_modules/ajv/dist/compile/validate/keyword.js
var require_keyword = __commonJS({
  "node_modules/ajv/dist/compile/validate/keyword.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var code_1 = require_code2();
    var errors_1 = require_errors();
    function macroKeywordCode(cxt, def) {
      const { gen, keyword, schema, parentSchema, it } = cxt;
      const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
      const schemaRef = useKeyword(gen, keyword, macroSchema);
      if (it.opts.validateSchema !== false)
        it.self.validateSchema(macroSchema, true);
      const valid = gen.name("valid");
      cxt.subschema({
        schema: macroSchema,
        schemaPath: codegen_1.nil,
        errSchemaPath: `${it.errSchemaPath}/${keyword}`,
        topSchemaRef: schemaRef,
        compositeRule: true
      }, valid);
      cxt.pass(valid, () => cxt.error(true));
    }
    exports.macroKeywordCode = macroKeywordCode;
    function funcKeywordCode(cxt, def) {
      var _a;
      const { gen, keyword, schema, parentSchema, $data, it } = cxt;
      checkAsyncKeyword(it, def);
      const validate = !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate;
      const validateRef = useKeyword(gen, keyword, validate);
      const valid = gen.let("valid");
      cxt.block$data(valid, validateKeyword);
      cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
      function validateKeyword() {
        if (def.errors === false) {
          assignValid();
          if (def.modifying)
            modifyData(cxt);
          reportErrs(() => cxt.error());
        } else {
          const ruleErrs = def.async ? validateAsync() : validateSync();
          if (def.modifying)
            modifyData(cxt);
          reportErrs(() => addErrs(cxt, ruleErrs));
        }
      }
      function validateAsync() {
        const ruleErrs = gen.let("ruleErrs", null);
        gen.try(() => assignValid((0, codegen_1._)`await `), (e) => gen.assign(valid, false).if((0, codegen_1._)`${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._)`${e}.errors`), () => gen.throw(e)));
        return ruleErrs;
      }
      function validateSync() {
        const validateErrs = (0, codegen_1._)`${validateRef}.errors`;
        gen.assign(validateErrs, null);
        assignValid(codegen_1.nil);
        return validateErrs;
      }
      function assignValid(_await = def.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
        const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
        const passSchema = !("compile" in def && !$data || def.schema === false);
        gen.assign(valid, (0, codegen_1._)`${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
      }
      function reportErrs(errors) {
        var _a2;
        gen.if((0, codegen_1.not)((_a2 = def.valid) !== null && _a2 !== void 0 ? _a2 : valid), errors);
      }
    }
    exports.funcKeywordCode = funcKeywordCode;
    function modifyData(cxt) {
      const { gen, data, it } = cxt;
      gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._)`${it.parentData}[${it.parentDataProperty}]`));
    }
    function addErrs(cxt, errs) {
      const { gen } = cxt;
      gen.if((0, codegen_1._)`Array.isArray(${errs})`, () => {
        gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
        (0, errors_1.extendErrors)(cxt);
      }, () => cxt.error());
    }
    function checkAsyncKeyword({ schemaEnv }, def) {
      if (def.async && !schemaEnv.$async)
        throw new Error("async keyword in sync schema");
    }
    function useKeyword(gen, keyword, result) {
      if (result === void 0)
        throw new Error(`keyword "${keyword}" failed to compile`);
      return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : { ref: result, code: (0, codegen_1.stringify)(result) });
    }
    function validSchemaType(schema, schemaType, allowUndefined = false) {
      return !schemaType.length || schemaType.some((st) => st === "array" ? Array.isArray(schema) : st === "object" ? schema && typeof schema == "object" && !Array.isArray(schema) : typeof schema == st || allowUndefined && typeof schema == "undefined");
    }
    exports.validSchemaType = validSchemaType;
    function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
      if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) {
        throw new Error("ajv implementation error");
      }
      const deps = def.dependencies;
      if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) {
        throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
      }
      if (def.validateSchema) {
        const valid = def.validateSchema(schema[keyword]);
        if (!valid) {
          const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` + self.errorsText(def.validateSchema.errors);
          if (opts.validateSchema === "log")
            self.logger.error(msg);
          else
            throw new Error(msg);
        }
      }
    }
    exports.validateKeywordUsage = validateKeywordUsage;
  }
});

// node_modules/ajv/dist/compile/validate/subschema.js
var require_subschema = __commonJS({
  "node_modules/ajv/dist/compile/validate/subschema.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
      if (keyword !== void 0 && schema !== void 0) {
        throw new Error('both "keyword" and "schema" passed, only one allowed');
      }
      if (keyword !== void 0) {
        const sch = it.schema[keyword];
        return schemaProp === void 0 ? {
          schema: sch,
          schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
          errSchemaPath: `${it.errSchemaPath}/${keyword}`
        } : {
          schema: sch[schemaProp],
          schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
          errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`
        };
      }
      if (schema !== void 0) {
        if (schemaPath === void 0 || errSchemaPath === void 0 || topSchemaRef === void 0) {
          throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"');
        }
        return {
          schema,
          schemaPath,
          topSchemaRef,
          errSchemaPath
        };
      }
      throw new Error('either "keyword" or "schema" must be passed');
    }
    exports.getSubschema = getSubschema;
    function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
      if (data !== void 0 && dataProp !== void 0) {
        throw new Error('both "data" and "dataProp" passed, only one allowed');
      }
      const { gen } = it;
      if (dataProp !== void 0) {
        const { errorPath, dataPathArr, opts } = it;
        const nextData = gen.let("data", (0, codegen_1._)`${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true);
        dataContextProps(nextData);
        subschema.errorPath = (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
        subschema.parentDataProperty = (0, codegen_1._)`${dataProp}`;
        subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
      }
      if (data !== void 0) {
        const nextData = data instanceof codegen_1.Name ? data : gen.let("data", data, true);
        dataContextProps(nextData);
        if (propertyName !== void 0)
          subschema.propertyName = propertyName;
      }
      if (dataTypes)
        subschema.dataTypes = dataTypes;
      function dataContextProps(_nextData) {
        subschema.data = _nextData;
        subschema.dataLevel = it.dataLevel + 1;
        subschema.dataTypes = [];
        it.definedProperties = /* @__PURE__ */ new Set();
        subschema.parentData = it.data;
        subschema.dataNames = [...it.dataNames, _nextData];
      }
    }
    exports.extendSubschemaData = extendSubschemaData;
    function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
      if (compositeRule !== void 0)
        subschema.compositeRule = compositeRule;
      if (createErrors !== void 0)
        subschema.createErrors = createErrors;
      if (allErrors !== void 0)
        subschema.allErrors = allErrors;
      subschema.jtdDiscriminator = jtdDiscriminator;
      subschema.jtdMetadata = jtdMetadata;
    }
    exports.extendSubschemaMode = extendSubschemaMode;
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/json-schema-traverse/index.js
var require_json_schema_traverse = __commonJS({
  "node_modules/json-schema-traverse/index.js"(exports, module) {
    "use strict";
    var traverse = module.exports = function(schema, opts, cb) {
      if (typeof opts == "function") {
        cb = opts;
        opts = {};
      }
      cb = opts.cb || cb;
      var pre = typeof cb == "function" ? cb : cb.pre || function() {
      };
      var post = cb.post || function() {
      };
      _traverse(opts, pre, post, schema, "", schema);
    };
    traverse.keywords = {
      additionalItems: true,
      items: true,
      contains: true,
      additionalProperties: true,
      propertyNames: true,
      not: true,
      if: true,
      then: true,
      else: true
    };
    traverse.arrayKeywords = {
      items: true,
      allOf: true,
      anyOf: true,
      oneOf: true
    };
    traverse.propsKeywords = {
      $defs: true,
      definitions: true,
      properties: true,
      patternProperties: true,
      dependencies: true
    };
    traverse.skipKeywords = {
      default: true,
      enum: true,
      const: true,
      required: true,
      maximum: true,
      minimum: true,
      exclusiveMaximum: true,
      exclusiveMinimum: true,
      multipleOf: true,
      maxLength: true,
      minLength: true,
      pattern: true,
      format: true,
      maxItems: true,
      minItems: true,
      uniqueItems: true,
      maxProperties: true,
      minProperties: true
    };
    function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
      if (schema && typeof schema == "object" && !Array.isArray(schema)) {
        pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
        for (var key in schema) {
          var sch = schema[key];
          if (Array.isArray(sch)) {
            if (key in traverse.arrayKeywords) {
              for (var i = 0; i < sch.length; i++)
                _traverse(opts, pre, post, sch[i], jsonPtr + "/" + key + "/" + i, rootSchema, jsonPtr, key, schema, i);
            }
          } else if (key in traverse.propsKeywords) {
            if (sch && typeof sch == "object") {
              for (var prop in sch)
                _traverse(opts, pre, post, sch[prop], jsonPtr + "/" + key + "/" + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
            }
          } else if (key in traverse.keywords || opts.allKeys && !(key in traverse.skipKeywords)) {
            _traverse(opts, pre, post, sch, jsonPtr + "/" + key, rootSchema, jsonPtr, key, schema);
          }
        }
        post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
      }
    }
    function escapeJsonPtr(str) {
      return str.replace(/~/g, "~0").replace(/\//g, "~1");
    }
  }
});

// node_modules/ajv/dist/compile/resolve.js
var require_resolve = __commonJS({
  "node_modules/ajv/dist/compile/resolve.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
    var util_1 = require_util();
    var equal = require_fast_deep_equal();
    var traverse = require_json_schema_traverse();
    var SIMPLE_INLINED = /* @__PURE__ */ new Set([
      "type",
      "format",
      "pattern",
      "maxLength",
      "minLength",
      "maxProperties",
      "minProperties",
      "maxItems",
      "minItems",
      "maximum",
      "minimum",
      "uniqueItems",
      "multipleOf",
      "required",
      "enum",
      "const"
    ]);
    function inlineRef(schema, limit = true) {
      if (typeof schema == "boolean")
        return true;
      if (limit === true)
        return !hasRef(schema);
      if (!limit)
        return false;
      return countKeys(schema) <= limit;
    }
    exports.inlineRef = inlineRef;
    var REF_KEYWORDS = /* @__PURE__ */ new Set([
      "$ref",
      "$recursiveRef",
      "$recursiveAnchor",
      "$dynamicRef",
      "$dynamicAnchor"
    ]);
    function hasRef(schema) {
      for (const key in schema) {
        if (REF_KEYWORDS.has(key))
          return true;
        const sch = schema[key];
        if (Array.isArray(sch) && sch.some(hasRef))
          return true;
        if (typeof sch == "object" && hasRef(sch))
          return true;
      }
      return false;
    }
    function countKeys(schema) {
      let count2 = 0;
      for (const key in schema) {
        if (key === "$ref")
          return Infinity;
        count2++;
        if (SIMPLE_INLINED.has(key))
          continue;
        if (typeof schema[key] == "object") {
          (0, util_1.eachItem)(schema[key], (sch) => count2 += countKeys(sch));
        }
        if (count2 === Infinity)
          return Infinity;
      }
      return count2;
    }
    function getFullPath(resolver, id = "", normalize) {
      if (normalize !== false)
        id = normalizeId(id);
      const p = resolver.parse(id);
      return _getFullPath(resolver, p);
    }
    exports.getFullPath = getFullPath;
    function _getFullPath(resolver, p) {
      const serialized = resolver.serialize(p);
      return serialized.split("#")[0] + "#";
    }
    exports._getFullPath = _getFullPath;
    var TRAILING_SLASH_HASH = /#\/?$/;
    function normalizeId(id) {
      return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
    }
    exports.normalizeId = normalizeId;
    function resolveUrl(resolver, baseId, id) {
      id = normalizeId(id);
      return resolver.resolve(baseId, id);
    }
    exports.resolveUrl = resolveUrl;
    var ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
    function getSchemaRefs(schema, baseId) {
      if (typeof schema == "boolean")
        return {};
      const { schemaId: schemaId2, uriResolver } = this.opts;
      const schId = normalizeId(schema[schemaId2] || baseId);
      const baseIds = { "": schId };
      const pathPrefix = getFullPath(uriResolver, schId, false);
      const localRefs = {};
      const schemaRefs = /* @__PURE__ */ new Set();
      traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
        if (parentJsonPtr === void 0)
          return;
        const fullPath = pathPrefix + jsonPtr;
        let innerBaseId = baseIds[parentJsonPtr];
        if (typeof sch[schemaId2] == "string")
          innerBaseId = addRef.call(this, sch[schemaId2]);
        addAnchor.call(this, sch.$anchor);
        addAnchor.call(this, sch.$dynamicAnchor);
        baseIds[jsonPtr] = innerBaseId;
        function addRef(ref2) {
          const _resolve = this.opts.uriResolver.resolve;
          ref2 = normalizeId(innerBaseId ? _resolve(innerBaseId, ref2) : ref2);
          if (schemaRefs.has(ref2))
            throw ambiguos(ref2);
          schemaRefs.add(ref2);
          let schOrRef = this.refs[ref2];
          if (typeof schOrRef == "string")
            schOrRef = this.refs[schOrRef];
          if (typeof schOrRef == "object") {
            checkAmbiguosRef(sch, schOrRef.schema, ref2);
          } else if (ref2 !== normalizeId(fullPath)) {
            if (ref2[0] === "#") {
              checkAmbiguosRef(sch, localRefs[ref2], ref2);
              localRefs[ref2] = sch;
            } else {
              this.refs[ref2] = fullPath;
            }
          }
          return ref2;
        }
        function addAnchor(anchor) {
          if (typeof anchor == "string") {
            if (!ANCHOR.test(anchor))
              throw new Error(`invalid anchor "${anchor}"`);
            addRef.call(this, `#${anchor}`);
          }
        }
      });
      return localRefs;
      function checkAmbiguosRef(sch1, sch2, ref2) {
        if (sch2 !== void 0 && !equal(sch1, sch2))
          throw ambiguos(ref2);
      }
      function ambiguos(ref2) {
        return new Error(`reference "${ref2}" resolves to more than one schema`);
      }
    }
    exports.getSchemaRefs = getSchemaRefs;
  }
});

// node_modules/ajv/dist/compile/validate/index.js
var require_validate = __commonJS({
  "node_modules/ajv/dist/compile/validate/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
    var boolSchema_1 = require_boolSchema();
    var dataType_1 = require_dataType();
    var applicability_1 = require_applicability();
    var dataType_2 = require_dataType();
    var defaults_1 = require_defaults();
    var keyword_1 = require_keyword();
    var subschema_1 = require_subschema();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var resolve_1 = require_resolve();
    var util_1 = require_util();
    var errors_1 = require_errors();
    function validateFunctionCode(it) {
      if (isSchemaObj(it)) {
        checkKeywords(it);
        if (schemaCxtHasRules(it)) {
          topSchemaObjCode(it);
          return;
        }
      }
      validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
    }
    exports.validateFunctionCode = validateFunctionCode;
    function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
      if (opts.code.es5) {
        gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
          gen.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(schema, opts)}`);
          destructureValCxtES5(gen, opts);
          gen.code(body);
        });
      } else {
        gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
      }
    }
    function destructureValCxt(opts) {
      return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
    }
    function destructureValCxtES5(gen, opts) {
      gen.if(names_1.default.valCxt, () => {
        gen.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`);
        gen.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`);
        gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
        gen.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`);
        if (opts.dynamicRef)
          gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
      }, () => {
        gen.var(names_1.default.instancePath, (0, codegen_1._)`""`);
        gen.var(names_1.default.parentData, (0, codegen_1._)`undefined`);
        gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`);
        gen.var(names_1.default.rootData, names_1.default.data);
        if (opts.dynamicRef)
          gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
      });
    }
    function topSchemaObjCode(it) {
      const { schema, opts, gen } = it;
      validateFunction(it, () => {
        if (opts.$comment && schema.$comment)
          commentKeyword(it);
        checkNoDefault(it);
        gen.let(names_1.default.vErrors, null);
        gen.let(names_1.default.errors, 0);
        if (opts.unevaluated)
          resetEvaluated(it);
        typeAndKeywords(it);
        returnResults(it);
      });
      return;
    }
    function resetEvaluated(it) {
      const { gen, validateName } = it;
      it.evaluated = gen.const("evaluated", (0, codegen_1._)`${validateName}.evaluated`);
      gen.if((0, codegen_1._)`${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._)`${it.evaluated}.props`, (0, codegen_1._)`undefined`));
      gen.if((0, codegen_1._)`${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._)`${it.evaluated}.items`, (0, codegen_1._)`undefined`));
    }
    function funcSourceUrl(schema, opts) {
      const schId = typeof schema == "object" && schema[opts.schemaId];
      return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._)`/*# sourceURL=${schId} */` : codegen_1.nil;
    }
    function subschemaCode(it, valid) {
      if (isSchemaObj(it)) {
        checkKeywords(it);
        if (schemaCxtHasRules(it)) {
          subSchemaObjCode(it, valid);
          return;
        }
      }
      (0, boolSchema_1.boolOrEmptySchema)(it, valid);
    }
    function schemaCxtHasRules({ schema, self }) {
      if (typeof schema == "boolean")
        return !schema;
      for (const key in schema)
        if (self.RULES.all[key])
          return true;
      return false;
    }
    function isSchemaObj(it) {
      return typeof it.schema != "boolean";
    }
    function subSchemaObjCode(it, valid) {
      const { schema, gen, opts } = it;
      if (opts.$comment && schema.$comment)
        commentKeyword(it);
      updateContext(it);
      checkAsyncSchema(it);
      const errsCount = gen.const("_errs", names_1.default.errors);
      typeAndKeywords(it, errsCount);
      gen.var(valid, (0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
    }
    function checkKeywords(it) {
      (0, util_1.checkUnknownRules)(it);
      checkRefsAndKeywords(it);
    }
    function typeAndKeywords(it, errsCount) {
      if (it.opts.jtd)
        return schemaKeywords(it, [], false, errsCount);
      const types2 = (0, dataType_1.getSchemaTypes)(it.schema);
      const checkedTypes = (0, dataType_1.coerceAndCheckDataType)(it, types2);
      schemaKeywords(it, types2, !checkedTypes, errsCount);
    }
    function checkRefsAndKeywords(it) {
      const { schema, errSchemaPath, opts, self } = it;
      if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) {
        self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
      }
    }
    function checkNoDefault(it) {
      const { schema, opts } = it;
      if (schema.default !== void 0 && opts.useDefaults && opts.strictSchema) {
        (0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
      }
    }
    function updateContext(it) {
      const schId = it.schema[it.opts.schemaId];
      if (schId)
        it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
    }
    function checkAsyncSchema(it) {
      if (it.schema.$async && !it.schemaEnv.$async)
        throw new Error("async schema in sync schema");
    }
    function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
      const msg = schema.$comment;
      if (opts.$comment === true) {
        gen.code((0, codegen_1._)`${names_1.default.self}.logger.log(${msg})`);
      } else if (typeof opts.$comment == "function") {
        const schemaPath = (0, codegen_1.str)`${errSchemaPath}/$comment`;
        const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
        gen.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
      }
    }
    function returnResults(it) {
      const { gen, schemaEnv, validateName, ValidationError, opts } = it;
      if (schemaEnv.$async) {
        gen.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._)`new ${ValidationError}(${names_1.default.vErrors})`));
      } else {
        gen.assign((0, codegen_1._)`${validateName}.errors`, names_1.default.vErrors);
        if (opts.unevaluated)
          assignEvaluated(it);
        gen.return((0, codegen_1._)`${names_1.default.errors} === 0`);
      }
    }
    function assignEvaluated({ gen, evaluated, props, items }) {
      if (props instanceof codegen_1.Name)
        gen.assign((0, codegen_1._)`${evaluated}.props`, props);
      if (items instanceof codegen_1.Name)
        gen.assign((0, codegen_1._)`${evaluated}.items`, items);
    }
    function schemaKeywords(it, types2, typeErrors, errsCount) {
      const { gen, schema, data, allErrors, opts, self } = it;
      const { RULES } = self;
      if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES))) {
        gen.block(() => keywordCode(it, "$ref", RULES.all.$ref.definition));
        return;
      }
      if (!opts.jtd)
        checkStrictTypes(it, types2);
      gen.block(() => {
        for (const group of RULES.rules)
          groupKeywords(group);
        groupKeywords(RULES.post);
      });
      function groupKeywords(group) {
        if (!(0, applicability_1.shouldUseGroup)(schema, group))
          return;
        if (group.type) {
          gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
          iterateKeywords(it, group);
          if (types2.length === 1 && types2[0] === group.type && typeErrors) {
            gen.else();
            (0, dataType_2.reportTypeError)(it);
          }
          gen.endIf();
        } else {
          iterateKeywords(it, group);
        }
        if (!allErrors)
          gen.if((0, codegen_1._)`${names_1.default.errors} === ${errsCount || 0}`);
      }
    }
    function iterateKeywords(it, group) {
      const { gen, schema, opts: { useDefaults } } = it;
      if (useDefaults)
        (0, defaults_1.assignDefaults)(it, group.type);
      gen.block(() => {
        for (const rule of group.rules) {
          if ((0, applicability_1.shouldUseRule)(schema, rule)) {
            keywordCode(it, rule.keyword, rule.definition, group.type);
          }
        }
      });
    }
    function checkStrictTypes(it, types2) {
      if (it.schemaEnv.meta || !it.opts.strictTypes)
        return;
      checkContextTypes(it, types2);
      if (!it.opts.allowUnionTypes)
        checkMultipleTypes(it, types2);
      checkKeywordTypes(it, it.dataTypes);
    }
    function checkContextTypes(it, types2) {
      if (!types2.length)
        return;
      if (!it.dataTypes.length) {
        it.dataTypes = types2;
        return;
      }
      types2.forEach((t) => {
        if (!includesType(it.dataTypes, t)) {
          strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
        }
      });
      narrowSchemaTypes(it, types2);
    }
    function checkMultipleTypes(it, ts) {
      if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) {
        strictTypesError(it, "use allowUnionTypes to allow union type keyword");
      }
    }
    function checkKeywordTypes(it, ts) {
      const rules = it.self.RULES.all;
      for (const keyword in rules) {
        const rule = rules[keyword];
        if (typeof rule == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule)) {
          const { type } = rule.definition;
          if (type.length && !type.some((t) => hasApplicableType(ts, t))) {
            strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
          }
        }
      }
    }
    function hasApplicableType(schTs, kwdT) {
      return schTs.includes(kwdT) || kwdT === "number" && schTs.includes("integer");
    }
    function includesType(ts, t) {
      return ts.includes(t) || t === "integer" && ts.includes("number");
    }
    function narrowSchemaTypes(it, withTypes) {
      const ts = [];
      for (const t of it.dataTypes) {
        if (includesType(withTypes, t))
          ts.push(t);
        else if (withTypes.includes("integer") && t === "number")
          ts.push("integer");
      }
      it.dataTypes = ts;
    }
    function strictTypesError(it, msg) {
      const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
      msg += ` at "${schemaPath}" (strictTypes)`;
      (0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
    }
    var KeywordCxt = class {
      constructor(it, def, keyword) {
        (0, keyword_1.validateKeywordUsage)(it, def, keyword);
        this.gen = it.gen;
        this.allErrors = it.allErrors;
        this.keyword = keyword;
        this.data = it.data;
        this.schema = it.schema[keyword];
        this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
        this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
        this.schemaType = def.schemaType;
        this.parentSchema = it.schema;
        this.params = {};
        this.it = it;
        this.def = def;
        if (this.$data) {
          this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
        } else {
          this.schemaCode = this.schemaValue;
          if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) {
            throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
          }
        }
        if ("code" in def ? def.trackErrors : def.errors !== false) {
          this.errsCount = it.gen.const("_errs", names_1.default.errors);
        }
      }
      result(condition, successAction, failAction) {
        this.failResult((0, codegen_1.not)(condition), successAction, failAction);
      }
      failResult(condition, successAction, failAction) {
        this.gen.if(condition);
        if (failAction)
          failAction();
        else
          this.error();
        if (successAction) {
          this.gen.else();
          successAction();
          if (this.allErrors)
            this.gen.endIf();
        } else {
          if (this.allErrors)
            this.gen.endIf();
          else
            this.gen.else();
        }
      }
      pass(condition, failAction) {
        this.failResult((0, codegen_1.not)(condition), void 0, failAction);
      }
      fail(condition) {
        if (condition === void 0) {
          this.error();
          if (!this.allErrors)
            this.gen.if(false);
          return;
        }
        this.gen.if(condition);
        this.error();
        if (this.allErrors)
          this.gen.endIf();
        else
          this.gen.else();
      }
      fail$data(condition) {
        if (!this.$data)
          return this.fail(condition);
        const { schemaCode } = this;
        this.fail((0, codegen_1._)`${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
      }
      error(append, errorParams, errorPaths) {
        if (errorParams) {
          this.setParams(errorParams);
          this._error(append, errorPaths);
          this.setParams({});
          return;
        }
        this._error(append, errorPaths);
      }
      _error(append, errorPaths) {
        ;
        (append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
      }
      $dataError() {
        (0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
      }
      reset() {
        if (this.errsCount === void 0)
          throw new Error('add "trackErrors" to keyword definition');
        (0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
      }
      ok(cond) {
        if (!this.allErrors)
          this.gen.if(cond);
      }
      setParams(obj, assign) {
        if (assign)
          Object.assign(this.params, obj);
        else
          this.params = obj;
      }
      block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
        this.gen.block(() => {
          this.check$data(valid, $dataValid);
          codeBlock();
        });
      }
      check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
        if (!this.$data)
          return;
        const { gen, schemaCode, schemaType, def } = this;
        gen.if((0, codegen_1.or)((0, codegen_1._)`${schemaCode} === undefined`, $dataValid));
        if (valid !== codegen_1.nil)
          gen.assign(valid, true);
        if (schemaType.length || def.validateSchema) {
          gen.elseIf(this.invalid$data());
          this.$dataError();
          if (valid !== codegen_1.nil)
            gen.assign(valid, false);
        }
        gen.else();
      }
      invalid$data() {
        const { gen, schemaCode, schemaType, def, it } = this;
        return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
        function wrong$DataType() {
          if (schemaType.length) {
            if (!(schemaCode instanceof codegen_1.Name))
              throw new Error("ajv implementation error");
            const st = Array.isArray(schemaType) ? schemaType : [schemaType];
            return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
          }
          return codegen_1.nil;
        }
        function invalid$DataSchema() {
          if (def.validateSchema) {
            const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema });
            return (0, codegen_1._)`!${validateSchemaRef}(${schemaCode})`;
          }
          return codegen_1.nil;
        }
      }
      subschema(appl, valid) {
        const subschema = (0, subschema_1.getSubschema)(this.it, appl);
        (0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
        (0, subschema_1.extendSubschemaMode)(subschema, appl);
        const nextContext = { ...this.it, ...subschema, items: void 0, props: void 0 };
        subschemaCode(nextContext, valid);
        return nextContext;
      }
      mergeEvaluated(schemaCxt, toName) {
        const { it, gen } = this;
        if (!it.opts.unevaluated)
          return;
        if (it.props !== true && schemaCxt.props !== void 0) {
          it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
        }
        if (it.items !== true && schemaCxt.items !== void 0) {
          it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
        }
      }
      mergeValidEvaluated(schemaCxt, valid) {
        const { it, gen } = this;
        if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
          gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
          return true;
        }
      }
    };
    exports.KeywordCxt = KeywordCxt;
    function keywordCode(it, keyword, def, ruleType) {
      const cxt = new KeywordCxt(it, def, keyword);
      if ("code" in def) {
        def.code(cxt, ruleType);
      } else if (cxt.$data && def.validate) {
        (0, keyword_1.funcKeywordCode)(cxt, def);
      } else if ("macro" in def) {
        (0, keyword_1.macroKeywordCode)(cxt, def);
      } else if (def.compile || def.validate) {
        (0, keyword_1.funcKeywordCode)(cxt, def);
      }
    }
    var JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
    var RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
    function getData($data, { dataLevel, dataNames, dataPathArr }) {
      let jsonPointer;
      let data;
      if ($data === "")
        return names_1.default.rootData;
      if ($data[0] === "/") {
        if (!JSON_POINTER.test($data))
          throw new Error(`Invalid JSON-pointer: ${$data}`);
        jsonPointer = $data;
        data = names_1.default.rootData;
      } else {
        const matches = RELATIVE_JSON_POINTER.exec($data);
        if (!matches)
          throw new Error(`Invalid JSON-pointer: ${$data}`);
        const up = +matches[1];
        jsonPointer = matches[2];
        if (jsonPointer === "#") {
          if (up >= dataLevel)
            throw new Error(errorMsg("property/index", up));
          return dataPathArr[dataLevel - up];
        }
        if (up > dataLevel)
          throw new Error(errorMsg("data", up));
        data = dataNames[dataLevel - up];
        if (!jsonPointer)
          return data;
      }
      let expr = data;
      const segments = jsonPointer.split("/");
      for (const segment of segments) {
        if (segment) {
          data = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
          expr = (0, codegen_1._)`${expr} && ${data}`;
        }
      }
      return expr;
      function errorMsg(pointerType, up) {
        return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
      }
    }
    exports.getData = getData;
  }
});

// node_modules/ajv/dist/runtime/validation_error.js
var require_validation_error = __commonJS({
  "node_modules/ajv/dist/runtime/validation_error.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var ValidationError = class extends Error {
      constructor(errors) {
        super("validation failed");
        this.errors = errors;
        this.ajv = this.validation = true;
      }
    };
    exports.default = ValidationError;
  }
});

// node_modules/ajv/dist/compile/ref_error.js
var require_ref_error = __commonJS({
  "node_modules/ajv/dist/compile/ref_error.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var resolve_1 = require_resolve();
    var MissingRefError = class extends Error {
      constructor(resolver, baseId, ref2, msg) {
        super(msg || `can't resolve reference ${ref2} from id ${baseId}`);
        this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref2);
        this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
      }
    };
    exports.default = MissingRefError;
  }
});

// node_modules/ajv/dist/compile/index.js
var require_compile = __commonJS({
  "node_modules/ajv/dist/compile/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
    var codegen_1 = require_codegen();
    var validation_error_1 = require_validation_error();
    var names_1 = require_names();
    var resolve_1 = require_resolve();
    var util_1 = require_util();
    var validate_1 = require_validate();
    var SchemaEnv = class {
      constructor(env) {
        var _a;
        this.refs = {};
        this.dynamicAnchors = {};
        let schema;
        if (typeof env.schema == "object")
          schema = env.schema;
        this.schema = env.schema;
        this.schemaId = env.schemaId;
        this.root = env.root || this;
        this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
        this.schemaPath = env.schemaPath;
        this.localRefs = env.localRefs;
        this.meta = env.meta;
        this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
        this.refs = {};
      }
    };
    exports.SchemaEnv = SchemaEnv;
    function compileSchema(sch) {
      const _sch = getCompilingSchema.call(this, sch);
      if (_sch)
        return _sch;
      const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId);
      const { es5, lines: lines2 } = this.opts.code;
      const { ownProperties } = this.opts;
      const gen = new codegen_1.CodeGen(this.scope, { es5, lines: lines2, ownProperties });
      let _ValidationError;
      if (sch.$async) {
        _ValidationError = gen.scopeValue("Error", {
          ref: validation_error_1.default,
          code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
        });
      }
      const validateName = gen.scopeName("validate");
      sch.validateName = validateName;
      const schemaCxt = {
        gen,
        allErrors: this.opts.allErrors,
        data: names_1.default.data,
        parentData: names_1.default.parentData,
        parentDataProperty: names_1.default.parentDataProperty,
        dataNames: [names_1.default.data],
        dataPathArr: [codegen_1.nil],
        // TODO can its length be used as dataLevel if nil is removed?
        dataLevel: 0,
        dataTypes: [],
        definedProperties: /* @__PURE__ */ new Set(),
        topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true ? { ref: sch.schema, code: (0, codegen_1.stringify)(sch.schema) } : { ref: sch.schema }),
        validateName,
        ValidationError: _ValidationError,
        schema: sch.schema,
        schemaEnv: sch,
        rootId,
        baseId: sch.baseId || rootId,
        schemaPath: codegen_1.nil,
        errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
        errorPath: (0, codegen_1._)`""`,
        opts: this.opts,
        self: this
      };
      let sourceCode;
      try {
        this._compilations.add(sch);
        (0, validate_1.validateFunctionCode)(schemaCxt);
        gen.optimize(this.opts.code.optimize);
        const validateCode = gen.toString();
        sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
        if (this.opts.code.process)
          sourceCode = this.opts.code.process(sourceCode, sch);
        const makeValidate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode);
        const validate = makeValidate(this, this.scope.get());
        this.scope.value(validateName, { ref: validate });
        validate.errors = null;
        validate.schema = sch.schema;
        validate.schemaEnv = sch;
        if (sch.$async)
          validate.$async = true;
        if (this.opts.code.source === true) {
          validate.source = { validateName, validateCode, scopeValues: gen._values };
        }
        if (this.opts.unevaluated) {
          const { props, items } = schemaCxt;
          validate.evaluated = {
            props: props instanceof codegen_1.Name ? void 0 : props,
            items: items instanceof codegen_1.Name ? void 0 : items,
            dynamicProps: props instanceof codegen_1.Name,
            dynamicItems: items instanceof codegen_1.Name
          };
          if (validate.source)
            validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
        }
        sch.validate = validate;
        return sch;
      } catch (e) {
        delete sch.validate;
        delete sch.validateName;
        if (sourceCode)
          this.logger.error("Error compiling schema, function code:", sourceCode);
        throw e;
      } finally {
        this._compilations.delete(sch);
      }
    }
    exports.compileSchema = compileSchema;
    function resolveRef(root, baseId, ref2) {
      var _a;
      ref2 = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref2);
      const schOrFunc = root.refs[ref2];
      if (schOrFunc)
        return schOrFunc;
      let _sch = resolve3.call(this, root, ref2);
      if (_sch === void 0) {
        const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref2];
        const { schemaId: schemaId2 } = this.opts;
        if (schema)
          _sch = new SchemaEnv({ schema, schemaId: schemaId2, root, baseId });
      }
      if (_sch === void 0)
        return;
      return root.refs[ref2] = inlineOrCompile.call(this, _sch);
    }
    exports.resolveRef = resolveRef;
    function inlineOrCompile(sch) {
      if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs))
        return sch.schema;
      return sch.validate ? sch : compileSchema.call(this, sch);
    }
    function getCompilingSchema(schEnv) {
      for (const sch of this._compilations) {
        if (sameSchemaEnv(sch, schEnv))
          return sch;
      }
    }
    exports.getCompilingSchema = getCompilingSchema;
    function sameSchemaEnv(s1, s2) {
      return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
    }
    function resolve3(root, ref2) {
      let sch;
      while (typeof (sch = this.refs[ref2]) == "string")
        ref2 = sch;
      return sch || this.schemas[ref2] || resolveSchema.call(this, root, ref2);
    }
    function resolveSchema(root, ref2) {
      const p = this.opts.uriResolver.parse(ref2);
      const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
      let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, void 0);
      if (Object.keys(root.schema).length > 0 && refPath === baseId) {
        return getJsonPointer.call(this, p, root);
      }
      const id = (0, resolve_1.normalizeId)(refPath);
      const schOrRef = this.refs[id] || this.schemas[id];
      if (typeof schOrRef == "string") {
        const sch = resolveSchema.call(this, root, schOrRef);
        if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object")
          return;
        return getJsonPointer.call(this, p, sch);
      }
      if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object")
        return;
      if (!schOrRef.validate)
        compileSchema.call(this, schOrRef);
      if (id === (0, resolve_1.normalizeId)(ref2)) {
        const { schema } = schOrRef;
        const { schemaId: schemaId2 } = this.opts;
        const schId = schema[schemaId2];
        if (schId)
          baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
        return new SchemaEnv({ schema, schemaId: schemaId2, root, baseId });
      }
      return getJsonPointer.call(this, p, schOrRef);
    }
    exports.resolveSchema = resolveSchema;
    var PREVENT_SCOPE_CHANGE = /* @__PURE__ */ new Set([
      "properties",
      "patternProperties",
      "enum",
      "dependencies",
      "definitions"
    ]);
    function getJsonPointer(parsedRef, { baseId, schema, root }) {
      var _a;
      if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/")
        return;
      for (const part of parsedRef.fragment.slice(1).split("/")) {
        if (typeof schema === "boolean")
          return;
        const partSchema = schema[(0, util_1.unescapeFragment)(part)];
        if (partSchema === void 0)
          return;
        schema = partSchema;
        const schId = typeof schema === "object" && schema[this.opts.schemaId];
        if (!PREVENT_SCOPE_CHANGE.has(part) && schId) {
          baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
        }
      }
      let env;
      if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
        const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
        env = resolveSchema.call(this, root, $ref);
      }
      const { schemaId: schemaId2 } = this.opts;
      env = env || new SchemaEnv({ schema, schemaId: schemaId2, root, baseId });
      if (env.schema !== env.root.schema)
        return env;
      return void 0;
    }
  }
});

// node_modules/ajv/dist/refs/data.json
var require_data = __commonJS({
  "node_modules/ajv/dist/refs/data.json"(exports, module) {
    module.exports = {
      $id: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
      description: "Meta-schema for $data reference (JSON AnySchema extension proposal)",
      type: "object",
      required: ["$data"],
      properties: {
        $data: {
          type: "string",
          anyOf: [{ format: "relative-json-pointer" }, { format: "json-pointer" }]
        }
      },
      additionalProperties: false
    };
  }
});

// node_modules/fast-uri/lib/utils.js
var require_utils = __commonJS({
  "node_modules/fast-uri/lib/utils.js"(exports, module) {
    "use strict";
    var isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
    var isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
    var isPort = RegExp.prototype.test.bind(/^\d*$/u);
    var isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
    var isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
    var isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
    var isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
    var isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
    var BYTE_HEX = new Array(256);
    {
      const HEX_DIGITS = "0123456789ABCDEF";
      for (let i = 0; i < 256; i++) {
        BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
      }
    }
    function percentEncodeNonAscii(cp) {
      if (cp < 2048) {
        return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
      }
      if (cp < 65536) {
        return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
      }
      return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
    }
    function stringArrayToHexStripped(input) {
      let acc = "";
      let code = 0;
      let i = 0;
      for (i = 0; i < input.length; i++) {
        code = input[i].charCodeAt(0);
        if (code === 48) {
          continue;
        }
        if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
          return "";
        }
        acc += input[i];
        break;
      }
      for (i += 1; i < input.length; i++) {
        code = input[i].charCodeAt(0);
        if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) {
          return "";
        }
        acc += input[i];
      }
      return acc;
    }
    var isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
    var isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
    var isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
    var nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
    function isZoneIdentifier(zone) {
      if (zone.length === 0) return false;
      for (let i = 0; i < zone.length; i++) {
        if (isZoneCharacter(zone[i])) continue;
        if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
          i += 2;
          continue;
        }
        return false;
      }
      return true;
    }
    function compressIPv6ZeroRun(hextets) {
      let bestStart = -1;
      let bestLength = 0;
      let runStart = -1;
      let runLength = 0;
      for (let i = 0; i < hextets.length; i++) {
        if (hextets[i] === "0") {
          if (runStart === -1) runStart = i;
          runLength++;
          if (runLength > bestLength) {
            bestLength = runLength;
            bestStart = runStart;
          }
        } else {
          runStart = -1;
          runLength = 0;
        }
      }
      if (bestLength < 2) return hextets.join(":");
      const head2 = hextets.slice(0, bestStart).join(":");
      const tail = hextets.slice(bestStart + bestLength).join(":");
      return head2 + "::" + tail;
    }
    function normalizeIPv6Address(input) {
      const compression = input.indexOf("::");
      if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return void 0;
      const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
      const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
      if (compression !== -1) {
        if (left.length === 1 && left[0] === "") left.length = 0;
        if (right.length === 1 && right[0] === "") right.length = 0;
      }
      const parts = left.concat(right);
      let hextetCount = 0;
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i];
        if (part === "") return void 0;
        if (part.indexOf(".") !== -1) {
          if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return void 0;
          hextetCount += 2;
          continue;
        }
        if (!isHextet(part)) return void 0;
        parts[i] = parseInt(part, 16).toString(16);
        hextetCount++;
      }
      if (compression === -1) {
        if (hextetCount !== 8) return void 0;
        return compressIPv6ZeroRun(parts);
      }
      if (hextetCount >= 8) return void 0;
      const expanded = parts.slice(0, left.length);
      for (let i = hextetCount; i < 8; i++) expanded.push("0");
      for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
      return compressIPv6ZeroRun(expanded);
    }
    function normalizeIPv6(host) {
      const bracketed = host[0] === "[" && host[host.length - 1] === "]";
      const hasBracket = host[0] === "[" || host[host.length - 1] === "]";
      if (hasBracket && !bracketed) return { host, isIPV6: false, error: true };
      let input = bracketed ? host.slice(1, -1) : host;
      if (bracketed && isIPvFuture(input)) {
        input = input.toLowerCase();
        return { host: `[${input}]`, escapedHost: input, isIPV6: false, isIPVFuture: true };
      }
      if (findToken(input, ":") < 2) {
        return { host, isIPV6: false, error: bracketed };
      }
      let zoneIdentifier = "";
      const zoneSeparator = input.indexOf("%");
      if (zoneSeparator !== -1) {
        const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
        zoneIdentifier = input.slice(zoneSeparator + separatorLength);
        if (!isZoneIdentifier(zoneIdentifier)) return { host, isIPV6: false, error: true };
        input = input.slice(0, zoneSeparator);
      }
      const address = normalizeIPv6Address(input);
      if (address === void 0) return { host, isIPV6: false, error: true };
      return {
        host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
        escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
        isIPV6: true
      };
    }
    function findToken(str, token) {
      let ind = 0;
      for (let i = 0; i < str.length; i++) {
        if (str[i] === token) ind++;
      }
      return ind;
    }
    function removeDotSegments(path) {
      let input = path;
      const output = [];
      let nextSlash = -1;
      let len = 0;
      while (len = input.length) {
        if (len === 1) {
          if (input === ".") {
            break;
          } else if (input === "/") {
            output.push("/");
            break;
          } else {
            output.push(input);
            break;
          }
        } else if (len === 2) {
          if (input[0] === ".") {
            if (input[1] === ".") {
              break;
            } else if (input[1] === "/") {
              input = input.slice(2);
              continue;
            }
          } else if (input[0] === "/") {
            if (input[1] === "." || input[1] === "/") {
              output.push("/");
              break;
            }
          }
        } else if (len === 3) {
          if (input === "/..") {
            if (output.length !== 0) {
              output.pop();
            }
            output.push("/");
            break;
          }
        }
        if (input[0] === ".") {
          if (input[1] === ".") {
            if (input[2] === "/") {
              input = input.slice(3);
              continue;
            }
          } else if (input[1] === "/") {
            input = input.slice(2);
            continue;
          }
        } else if (input[0] === "/") {
          if (input[1] === ".") {
            if (input[2] === "/") {
              input = input.slice(2);
              continue;
            } else if (input[2] === ".") {
              if (input[3] === "/") {
                input = input.slice(3);
                if (output.length !== 0) {
                  output.pop();
                }
                continue;
              }
            }
          }
        }
        if ((nextSlash = input.indexOf("/", 1)) === -1) {
          output.push(input);
          break;
        } else {
          output.push(input.slice(0, nextSlash));
          input = input.slice(nextSlash);
        }
      }
      return output.join("");
    }
    function removeDotSegmentsRelative(path) {
      if (path === "" || path[0] === "/") {
        return removeDotSegments(path);
      }
      const segments = path.split("/");
      const last = segments.length - 1;
      const output = [];
      let trailingDirectory = false;
      for (let i = 0; i <= last; i++) {
        const segment = segments[i];
        if (segment === "." || segment === "..") {
          if (segment === "..") {
            if (output.length !== 0 && output[output.length - 1] !== "..") {
              output.pop();
            } else {
              output.push("..");
            }
          }
          trailingDirectory = i === last;
        } else {
          output.push(segment);
        }
      }
      if (trailingDirectory && output[output.length - 1] !== "..") {
        output.push("");
      }
      if (output.length === 0 || output[0] === "" || output[0].includes(":")) {
        output.unshift(".");
      }
      return output.join("/");
    }
    var HOST_DELIMS = { "@": "%40", "/": "%2F", "?": "%3F", "#": "%23", ":": "%3A" };
    var HOST_DELIM_RE = /[@/?#:]/g;
    var HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
    function reescapeHostDelimiters(host, isIP) {
      const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
      re.lastIndex = 0;
      return host.replace(re, (ch) => HOST_DELIMS[ch]);
    }
    function normalizePercentEncoding(input, decodeUnreserved = false) {
      if (input.indexOf("%") === -1) {
        return input;
      }
      let output = "";
      for (let i = 0; i < input.length; i++) {
        if (input[i] === "%" && i + 2 < input.length) {
          const hex = input.slice(i + 1, i + 3);
          if (isHexPair(hex)) {
            const normalizedHex = hex.toUpperCase();
            const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
            if (decodeUnreserved && isUnreserved(decoded)) {
              output += decoded;
            } else {
              output += "%" + normalizedHex;
            }
            i += 2;
            continue;
          }
        }
        output += input[i];
      }
      return output;
    }
    function normalizePathEncoding(input) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex = input.slice(i + 1, i + 3);
          if (isHexPair(hex)) {
            const normalizedHex = hex.toUpperCase();
            const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
            if (decoded !== "." && isUnreserved(decoded)) {
              output += decoded;
            } else {
              output += "%" + normalizedHex;
            }
            i += 2;
            continue;
          }
        }
        if (isPathCharacter(ch)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function serializePathEncoding(input, pathNoScheme = false) {
      let output = "";
      let firstSegment = pathNoScheme && input[0] !== "/";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex = input.slice(i + 1, i + 3);
          if (isHexPair(hex)) {
            output += "%" + hex.toUpperCase();
            i += 2;
            continue;
          }
        }
        if (ch === "/") {
          firstSegment = false;
        }
        if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function encodeComponent(input, isAllowed) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex = input.slice(i + 1, i + 3);
          if (isHexPair(hex)) {
            output += "%" + hex.toUpperCase();
            i += 2;
            continue;
          }
        }
        if (isAllowed(ch)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function encodeUserinfo(input) {
      return encodeComponent(input, isUserinfoCharacter);
    }
    function encodeQuery(input) {
      return encodeComponent(input, isQueryFragmentCharacter);
    }
    function encodeFragment(input) {
      return encodeComponent(input, isQueryFragmentCharacter);
    }
    function isEscapeSafe(cp) {
      return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
    }
    function normalizeQueryFragmentEncoding(input) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        const ch = input[i];
        if (ch === "%" && i + 2 < input.length) {
          const hex = input.slice(i + 1, i + 3);
          if (isHexPair(hex)) {
            const normalizedHex = hex.toUpperCase();
            const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
            if (isUnreserved(decoded)) {
              output += decoded;
            } else {
              output += "%" + normalizedHex;
            }
            i += 2;
            continue;
          }
        }
        if (isQueryFragmentCharacter(ch)) {
          output += ch;
        } else {
          const code = input.charCodeAt(i);
          if (code < 128) {
            output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
          } else if (code < 55296 || code > 57343) {
            output += percentEncodeNonAscii(code);
          } else if (code <= 56319 && i + 1 < input.length) {
            const low = input.charCodeAt(i + 1);
            if (low >= 56320 && low <= 57343) {
              output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
              i++;
            } else {
              output += percentEncodeNonAscii(65533);
            }
          } else {
            output += percentEncodeNonAscii(65533);
          }
        }
      }
      return output;
    }
    function escapePreservingEscapes(input) {
      let output = "";
      for (let i = 0; i < input.length; i++) {
        if (input[i] === "%" && i + 2 < input.length) {
          const hex = input.slice(i + 1, i + 3);
          if (isHexPair(hex)) {
            output += "%" + hex.toUpperCase();
            i += 2;
            continue;
          }
        }
        output += escape(input[i]);
      }
      return output;
    }
    function recomposeAuthority(component) {
      const uriTokens = [];
      if (component.userinfo !== void 0) {
        uriTokens.push(encodeUserinfo(component.userinfo));
        uriTokens.push("@");
      }
      if (component.host !== void 0) {
        let host = component.host;
        if (!isIPv4(host)) {
          let ipV6res = normalizeIPv6(host);
          if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
            host = normalizePercentEncoding(host, true);
            ipV6res = normalizeIPv6(host);
          }
          if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) {
            host = `[${ipV6res.escapedHost}]`;
          } else {
            host = reescapeHostDelimiters(host, false);
          }
        }
        uriTokens.push(host);
      }
      if (typeof component.port === "number" || typeof component.port === "string") {
        const port = String(component.port);
        if (!isPort(port)) {
          throw new TypeError("URI port is malformed.");
        }
        uriTokens.push(":");
        uriTokens.push(port);
      }
      return uriTokens.length ? uriTokens.join("") : void 0;
    }
    module.exports = {
      nonSimpleDomain,
      recomposeAuthority,
      reescapeHostDelimiters,
      normalizePercentEncoding,
      normalizePathEncoding,
      serializePathEncoding,
      normalizeQueryFragmentEncoding,
      encodeUserinfo,
      encodeQuery,
      encodeFragment,
      escapePreservingEscapes,
      removeDotSegments,
      removeDotSegmentsRelative,
      isIPv4,
      isUUID,
      normalizeIPv6,
      stringArrayToHexStripped
    };
  }
});

// node_modules/fast-uri/lib/schemes.js
var require_schemes = __commonJS({
  "node_modules/fast-uri/lib/schemes.js"(exports, module) {
    "use strict";
    var { isUUID } = require_utils();
    var URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
    var supportedSchemeNames = (
      /** @type {const} */
      [
        "http",
        "https",
        "ws",
        "wss",
        "urn",
        "urn:uuid"
      ]
    );
    function isValidSchemeName(name) {
      return supportedSchemeNames.indexOf(
        /** @type {*} */
        name
      ) !== -1;
    }
    function wsIsSecure(wsComponent) {
      if (wsComponent.secure === true) {
        return true;
      } else if (wsComponent.secure === false) {
        return false;
      } else if (wsComponent.scheme) {
        return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
      } else {
        return false;
      }
    }
    function httpParse(component) {
      if (!component.host) {
        component.error = component.error || "HTTP URIs must have a host.";
      }
      return component;
    }
    function httpSerialize(component) {
      const secure = String(component.scheme).toLowerCase() === "https";
      if (component.port === (secure ? 443 : 80) || component.port === "") {
        component.port = void 0;
      }
      if (!component.path) {
        component.path = "/";
      }
      return component;
    }
    function wsParse(wsComponent) {
      wsComponent.secure = wsIsSecure(wsComponent);
      wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
      wsComponent.path = void 0;
      wsComponent.query = void 0;
      return wsComponent;
    }
    function wsSerialize(wsComponent) {
      if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") {
        wsComponent.port = void 0;
      }
      if (typeof wsComponent.secure === "boolean") {
        wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
        wsComponent.secure = void 0;
      }
      if (wsComponent.resourceName) {
        const queryIndex = wsComponent.resourceName.indexOf("?");
        const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
        wsComponent.path = path && path !== "/" ? path : void 0;
        wsComponent.query = queryIndex === -1 ? void 0 : wsComponent.resourceName.slice(queryIndex + 1);
        wsComponent.resourceName = void 0;
      }
      wsComponent.fragment = void 0;
      return wsComponent;
    }
    function urnParse(urnComponent, options) {
      if (!urnComponent.path) {
        urnComponent.error = "URN can not be parsed";
        return urnComponent;
      }
      const matches = urnComponent.path.match(URN_REG);
      if (matches && matches[0] === urnComponent.path) {
        const scheme = options.scheme || urnComponent.scheme || "urn";
        urnComponent.nid = matches[1].toLowerCase();
        urnComponent.nss = matches[2];
        const urnScheme = `${scheme}:${options.nid || urnComponent.nid}`;
        const schemeHandler = getSchemeHandler(urnScheme);
        urnComponent.path = void 0;
        if (schemeHandler) {
          urnComponent = schemeHandler.parse(urnComponent, options);
        }
      } else {
        urnComponent.error = urnComponent.error || "URN can not be parsed.";
      }
      return urnComponent;
    }
    function urnSerialize(urnComponent, options) {
      if (urnComponent.nid === void 0) {
        throw new Error("URN without nid cannot be serialized");
      }
      const scheme = options.scheme || urnComponent.scheme || "urn";
      const nid = urnComponent.nid.toLowerCase();
      const urnScheme = `${scheme}:${options.nid || nid}`;
      const schemeHandler = getSchemeHandler(urnScheme);
      if (schemeHandler) {
        urnComponent = schemeHandler.serialize(urnComponent, options);
      }
      const uriComponent = urnComponent;
      const nss = urnComponent.nss;
      uriComponent.path = `${nid || options.nid}:${nss}`;
      options.skipEscape = true;
      return uriComponent;
    }
    function urnuuidParse(urnComponent, options) {
      const uuidComponent = urnComponent;
      uuidComponent.uuid = uuidComponent.nss;
      uuidComponent.nss = void 0;
      if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) {
        uuidComponent.error = uuidComponent.error || "UUID is not valid.";
      }
      return uuidComponent;
    }
    function urnuuidSerialize(uuidComponent) {
      const urnComponent = uuidComponent;
      urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
      return urnComponent;
    }
    var http = (
      /** @type {SchemeHandler} */
      {
        scheme: "http",
        domainHost: true,
        parse: httpParse,
        serialize: httpSerialize
      }
    );
    var https = (
      /** @type {SchemeHandler} */
      {
        scheme: "https",
        domainHost: http.domainHost,
        parse: httpParse,
        serialize: httpSerialize
      }
    );
    var ws = (
      /** @type {SchemeHandler} */
      {
        scheme: "ws",
        domainHost: true,
        parse: wsParse,
        serialize: wsSerialize
      }
    );
    var wss = (
      /** @type {SchemeHandler} */
      {
        scheme: "wss",
        domainHost: ws.domainHost,
        parse: ws.parse,
        serialize: ws.serialize
      }
    );
    var urn = (
      /** @type {SchemeHandler} */
      {
        scheme: "urn",
        parse: urnParse,
        serialize: urnSerialize,
        skipNormalize: true
      }
    );
    var urnuuid = (
      /** @type {SchemeHandler} */
      {
        scheme: "urn:uuid",
        parse: urnuuidParse,
        serialize: urnuuidSerialize,
        skipNormalize: true
      }
    );
    var SCHEMES = (
      /** @type {Record<SchemeName, SchemeHandler>} */
      {
        http,
        https,
        ws,
        wss,
        urn,
        "urn:uuid": urnuuid
      }
    );
    Object.setPrototypeOf(SCHEMES, null);
    function getSchemeHandler(scheme) {
      return scheme && (SCHEMES[
        /** @type {SchemeName} */
        scheme
      ] || SCHEMES[
        /** @type {SchemeName} */
        scheme.toLowerCase()
      ]) || void 0;
    }
    module.exports = {
      wsIsSecure,
      SCHEMES,
      isValidSchemeName,
      getSchemeHandler
    };
  }
});

// node_modules/fast-uri/index.js
var require_fast_uri = __commonJS({
  "node_modules/fast-uri/index.js"(exports, module) {
    "use strict";
    var { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = require_utils();
    var { SCHEMES, getSchemeHandler } = require_schemes();
    var VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
    var MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
    var MALFORMED_HOST_ERROR = "URI host is malformed.";
    var FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
    function validateScheme(scheme) {
      const stringScheme = String(scheme);
      if (!VALID_SCHEME.test(stringScheme)) {
        throw new TypeError(MALFORMED_SCHEME_ERROR);
      }
      return stringScheme;
    }
    function normalize(uri, options) {
      if (typeof uri === "string") {
        uri = /** @type {T} */
        normalizeString(uri, options);
      } else if (typeof uri === "object") {
        uri = /** @type {T} */
        parse5(serialize2(uri, options), options);
      }
      return uri;
    }
    function resolve3(baseURI, relativeURI, options) {
      const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
      const {
        parsed: baseParsed,
        malformedAuthorityOrPort: baseMalformed,
        malformedPercentEncoding: baseMalformedPercentEncoding,
        malformedSchemeSpecific: baseMalformedSchemeSpecific,
        malformedHost: baseMalformedHost,
        malformedScheme: baseMalformedScheme
      } = parseWithStatus(baseURI, schemelessOptions);
      const {
        parsed: relativeParsed,
        malformedAuthorityOrPort: relativeMalformed,
        malformedPercentEncoding: relativeMalformedPercentEncoding,
        malformedSchemeSpecific: relativeMalformedSchemeSpecific,
        malformedHost: relativeMalformedHost,
        malformedScheme: relativeMalformedScheme
      } = parseWithStatus(relativeURI, schemelessOptions);
      if (baseMalformed || relativeMalformed || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) {
        throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
      }
      const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
      const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved.scheme);
      const resolvedHost = resolved.host;
      const resolvedHostIsIP = resolvedHost !== void 0 && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
      if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) {
        throw new Error(MALFORMED_HOST_ERROR);
      }
      canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
      const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !new RegExp("\\P{ASCII}", "u").test(resolvedHost);
      if (resolved.error && !encodedASCIIHost) {
        throw new Error(resolved.error);
      }
      schemelessOptions.skipEscape = true;
      return serialize2(resolved, schemelessOptions);
    }
    function resolveComponent(base, relative5, options, skipNormalization) {
      const target = {};
      if (!skipNormalization) {
        base = parse5(serialize2(base, options), options);
        relative5 = parse5(serialize2(relative5, options), options);
      }
      options = options || {};
      if (!options.tolerant && relative5.scheme) {
        target.scheme = relative5.scheme;
        target.userinfo = relative5.userinfo;
        target.host = relative5.host;
        target.port = relative5.port;
        target.path = removeDotSegments(relative5.path || "");
        target.query = relative5.query;
      } else {
        if (relative5.userinfo !== void 0 || relative5.host !== void 0 || relative5.port !== void 0) {
          target.userinfo = relative5.userinfo;
          target.host = relative5.host;
          target.port = relative5.port;
          target.path = removeDotSegments(relative5.path || "");
          target.query = relative5.query;
        } else {
          if (!relative5.path) {
            target.path = base.path;
            if (relative5.query !== void 0) {
              target.query = relative5.query;
            } else {
              target.query = base.query;
            }
          } else {
            if (relative5.path[0] === "/") {
              target.path = removeDotSegments(relative5.path);
            } else {
              const baseHasAuthority = base.userinfo !== void 0 || base.host !== void 0 || base.port !== void 0;
              if (baseHasAuthority && !base.path) {
                target.path = "/" + relative5.path;
              } else if (!base.path) {
                target.path = relative5.path;
              } else {
                target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative5.path;
              }
              target.path = base.scheme === void 0 && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
            }
            target.query = relative5.query;
          }
          target.userinfo = base.userinfo;
          target.host = base.host;
          target.port = base.port;
        }
        target.scheme = base.scheme;
      }
      target.fragment = relative5.fragment;
      return target;
    }
    function equal(uriA, uriB, options) {
      const normalizedA = normalizeComparableURI(uriA, options);
      const normalizedB = normalizeComparableURI(uriB, options);
      return normalizedA !== void 0 && normalizedB !== void 0 && normalizedA === normalizedB;
    }
    function serialize2(cmpts, opts) {
      const component = {
        host: cmpts.host,
        scheme: cmpts.scheme,
        userinfo: cmpts.userinfo,
        port: cmpts.port,
        path: cmpts.path,
        query: cmpts.query,
        nid: cmpts.nid,
        nss: cmpts.nss,
        uuid: cmpts.uuid,
        fragment: cmpts.fragment,
        reference: cmpts.reference,
        resourceName: cmpts.resourceName,
        secure: cmpts.secure,
        error: ""
      };
      const options = Object.assign({}, opts);
      const uriTokens = [];
      if (component.scheme) {
        component.scheme = validateScheme(component.scheme);
      }
      const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
      if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
      const hasAuthority = component.userinfo !== void 0 || component.host !== void 0 || component.port !== void 0;
      const schemelessReference = (component.scheme === void 0 || options.reference === "suffix") && !hasAuthority;
      const pathNoScheme = !options.skipEscape && schemelessReference;
      if (component.path !== void 0) {
        if (!options.skipEscape) {
          component.path = serializePathEncoding(component.path, pathNoScheme);
        } else {
          component.path = normalizePercentEncoding(component.path);
        }
      }
      if (options.reference !== "suffix" && component.scheme) {
        component.scheme = validateScheme(component.scheme);
        uriTokens.push(component.scheme, ":");
      }
      const authority = recomposeAuthority(component);
      if (authority !== void 0) {
        if (options.reference !== "suffix") {
          uriTokens.push("//");
        }
        uriTokens.push(authority);
        if (component.path && component.path[0] !== "/") {
          uriTokens.push("/");
        }
      }
      if (component.path !== void 0) {
        let s = component.path;
        if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) {
          s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
        }
        if (schemelessReference) {
          s = serializePathEncoding(s, true);
        }
        if (authority === void 0 && s[0] === "/" && s[1] === "/") {
          s = "/%2F" + s.slice(2);
        }
        uriTokens.push(s);
      }
      if (component.query !== void 0) {
        uriTokens.push("?", encodeQuery(component.query));
      }
      if (component.fragment !== void 0) {
        uriTokens.push("#", encodeFragment(component.fragment));
      }
      return uriTokens.join("");
    }
    var URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
    var AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
    var AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
    function getParseError(parsed, matches) {
      if (matches[2] !== void 0 && parsed.path && parsed.path[0] !== "/") {
        return 'URI path must start with "/" when authority is present.';
      }
      if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) {
        return "URI port is malformed.";
      }
      return void 0;
    }
    function hasMalformedPercentEncoding(component) {
      if (component === void 0) return false;
      let percent = component.indexOf("%");
      while (percent !== -1) {
        if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) {
          return true;
        }
        percent = component.indexOf("%", percent + 3);
      }
      return false;
    }
    function isIPLiteral(host) {
      return host[0] === "[" && host[host.length - 1] === "]";
    }
    function hasMalformedComponentPercentEncoding(matches) {
      const host = matches[4];
      return hasMalformedPercentEncoding(matches[3]) || host !== void 0 && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
    }
    function canonicalizeHost(parsed, options, schemeHandler, isIP) {
      if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
        parsed.error = parsed.error || MALFORMED_HOST_ERROR;
        return true;
      }
      if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed.host)) {
        let url;
        try {
          url = new URL("http://" + parsed.host);
        } catch (e) {
          parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
          return true;
        }
        if (!isHostOnlyURL(url)) {
          parsed.error = parsed.error || MALFORMED_HOST_ERROR;
          return true;
        }
        parsed.host = url.hostname;
      }
      return false;
    }
    function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
      return Boolean(
        parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host)
      );
    }
    function isHostOnlyURL(url) {
      return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
    }
    function parseWithStatus(uri, opts) {
      const options = Object.assign({}, opts);
      const parsed = {
        scheme: void 0,
        userinfo: void 0,
        host: "",
        port: void 0,
        path: "",
        query: void 0,
        fragment: void 0
      };
      let malformedAuthorityOrPort = false;
      let malformedPercentEncoding = false;
      let malformedSchemeSpecific = false;
      let malformedHost = false;
      let malformedIPLiteral = false;
      let malformedScheme = false;
      let isIP = false;
      if (options.reference === "suffix") {
        if (options.scheme) {
          uri = options.scheme + ":" + uri;
        } else {
          uri = "//" + uri;
        }
      }
      const authorityMatch = uri.match(AUTHORITY_PREFIX);
      if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
        parsed.error = "URI authority must not contain a literal backslash.";
        malformedAuthorityOrPort = true;
      }
      const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
      if (introducerMatch !== null) {
        const region = introducerMatch[1];
        const normalizedRegion = region.replace(/[\t\n\r]/g, "");
        if (normalizedRegion.length >= 2) {
          if (normalizedRegion.slice(0, 2) !== "//") {
            parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
            malformedAuthorityOrPort = true;
          } else if (region.length !== normalizedRegion.length) {
            parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
            malformedAuthorityOrPort = true;
          }
        }
      }
      const matches = uri.match(URI_PARSE);
      if (matches) {
        parsed.scheme = matches[1];
        parsed.userinfo = matches[3];
        parsed.host = matches[4];
        parsed.port = parseInt(matches[5], 10);
        parsed.path = matches[6] || "";
        parsed.query = matches[7];
        parsed.fragment = matches[8];
        if (parsed.scheme !== void 0) {
          if (VALID_SCHEME.test(parsed.scheme)) {
            parsed.scheme = parsed.scheme.toLowerCase();
          } else {
            parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
            malformedScheme = true;
          }
        }
        malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
        if (malformedPercentEncoding) {
          parsed.error = parsed.error || "URI contains malformed percent-encoding.";
        }
        if (isNaN(parsed.port)) {
          parsed.port = matches[5];
        }
        const parseError = getParseError(parsed, matches);
        if (parseError !== void 0) {
          parsed.error = parsed.error || parseError;
          malformedAuthorityOrPort = true;
        }
        if (parsed.host) {
          const ipv4result = isIPv4(parsed.host);
          if (ipv4result === false) {
            const bracketedIPLiteral = isIPLiteral(parsed.host);
            const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
            const ipv6result = normalizeIPv6(parsed.host);
            isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
            malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
            parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
            if (malformedIPLiteral) {
              parsed.error = parsed.error || MALFORMED_HOST_ERROR;
              malformedAuthorityOrPort = true;
            }
          } else {
            isIP = true;
          }
        }
        if (parsed.scheme === void 0 && parsed.userinfo === void 0 && parsed.host === void 0 && parsed.port === void 0 && parsed.query === void 0 && !parsed.path) {
          parsed.reference = "same-document";
        } else if (parsed.scheme === void 0) {
          parsed.reference = "relative";
        } else if (parsed.fragment === void 0) {
          parsed.reference = "absolute";
        } else {
          parsed.reference = "uri";
        }
        if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) {
          parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
        }
        const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
        if (!malformedIPLiteral) {
          malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
        }
        if (uri.indexOf("%") !== -1 && parsed.host !== void 0 && !malformedIPLiteral) {
          let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true);
          if (!isIP) {
            host = normalizePercentEncoding(host.toLowerCase());
          }
          parsed.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host, isIP) : host;
        }
        if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
          if (parsed.path) {
            parsed.path = normalizePathEncoding(parsed.path);
          }
          if (parsed.query) {
            parsed.query = normalizeQueryFragmentEncoding(parsed.query);
          }
          if (parsed.fragment) {
            parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
          }
        }
        if (schemeHandler && schemeHandler.parse) {
          schemeHandler.parse(parsed, options);
          if (schemeHandler === SCHEMES.urn && parsed.nid === void 0) {
            malformedSchemeSpecific = true;
          }
        }
      } else {
        parsed.error = parsed.error || "URI can not be parsed.";
      }
      return { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme };
    }
    function parse5(uri, opts) {
      return parseWithStatus(uri, opts).parsed;
    }
    function normalizeString(uri, opts) {
      return normalizeStringWithStatus(uri, opts).normalized;
    }
    function normalizeStringWithStatus(uri, opts) {
      const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
      return {
        normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize2(parsed, opts),
        malformedAuthorityOrPort,
        malformedPercentEncoding,
        malformedSchemeSpecific,
        malformedHost,
        malformedScheme
      };
    }
    function normalizeComparableURI(uri, opts) {
      if (typeof uri !== "string" && typeof uri !== "object") {
        return void 0;
      }
      let value;
      try {
        value = typeof uri === "string" ? uri : serialize2(uri, opts);
      } catch {
        return void 0;
      }
      const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
      return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? void 0 : normalized;
    }
    var fastUri = {
      SCHEMES,
      normalize,
      resolve: resolve3,
      resolveComponent,
      equal,
      serialize: serialize2,
      parse: parse5
    };
    module.exports = fastUri;
    module.exports.default = fastUri;
    module.exports.fastUri = fastUri;
  }
});

// node_modules/ajv/dist/runtime/uri.js
var require_uri = __commonJS({
  "node_modules/ajv/dist/runtime/uri.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var uri = require_fast_uri();
    uri.code = 'require("ajv/dist/runtime/uri").default';
    exports.default = uri;
  }
});

// node_modules/ajv/dist/core.js
var require_core = __commonJS({
  "node_modules/ajv/dist/core.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: true, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return codegen_1._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return codegen_1.str;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return codegen_1.stringify;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return codegen_1.nil;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return codegen_1.Name;
    } });
    Object.defineProperty(exports, "CodeGen", { enumerable: true, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error();
    var ref_error_1 = require_ref_error();
    var rules_1 = require_rules();
    var compile_1 = require_compile();
    var codegen_2 = require_codegen();
    var resolve_1 = require_resolve();
    var dataType_1 = require_dataType();
    var util_1 = require_util();
    var $dataRefSchema = require_data();
    var uri_1 = require_uri();
    var defaultRegExp = (str, flags) => new RegExp(str, flags);
    defaultRegExp.code = "new RegExp";
    var META_IGNORE_OPTIONS = ["removeAdditional", "useDefaults", "coerceTypes"];
    var EXT_SCOPE_NAMES = /* @__PURE__ */ new Set([
      "validate",
      "serialize",
      "parse",
      "wrapper",
      "root",
      "schema",
      "keyword",
      "pattern",
      "formats",
      "validate$data",
      "func",
      "obj",
      "Error"
    ]);
    var removedOptions = {
      errorDataPath: "",
      format: "`validateFormats: false` can be used instead.",
      nullable: '"nullable" keyword is supported by default.',
      jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
      extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
      missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
      processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
      sourceCode: "Use option `code: {source: true}`",
      strictDefaults: "It is default now, see option `strict`.",
      strictKeywords: "It is default now, see option `strict`.",
      uniqueItems: '"uniqueItems" keyword is always validated.',
      unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
      cache: "Map is used as cache, schema object as key.",
      serialize: "Map is used as cache, schema object as key.",
      ajvErrors: "It is default now."
    };
    var deprecatedOptions = {
      ignoreKeywordsWithRef: "",
      jsPropertySyntax: "",
      unicode: '"minLength"/"maxLength" account for unicode characters by default.'
    };
    var MAX_EXPRESSION = 200;
    function requiredOptions(o) {
      var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
      const s = o.strict;
      const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
      const optimize = _optz === true || _optz === void 0 ? 1 : _optz || 0;
      const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
      const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
      return {
        strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
        strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
        strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
        strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
        strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
        code: o.code ? { ...o.code, optimize, regExp } : { optimize, regExp },
        loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
        loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
        meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
        messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
        inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
        schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
        addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
        validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
        validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
        unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
        int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
        uriResolver
      };
    }
    var Ajv = class {
      constructor(opts = {}) {
        this.schemas = {};
        this.refs = {};
        this.formats = /* @__PURE__ */ Object.create(null);
        this._compilations = /* @__PURE__ */ new Set();
        this._loading = {};
        this._cache = /* @__PURE__ */ new Map();
        opts = this.opts = { ...opts, ...requiredOptions(opts) };
        const { es5, lines: lines2 } = this.opts.code;
        this.scope = new codegen_2.ValueScope({ scope: {}, prefixes: EXT_SCOPE_NAMES, es5, lines: lines2 });
        this.logger = getLogger(opts.logger);
        const formatOpt = opts.validateFormats;
        opts.validateFormats = false;
        this.RULES = (0, rules_1.getRules)();
        checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
        checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
        this._metaOpts = getMetaSchemaOptions.call(this);
        if (opts.formats)
          addInitialFormats.call(this);
        this._addVocabularies();
        this._addDefaultMetaSchema();
        if (opts.keywords)
          addInitialKeywords.call(this, opts.keywords);
        if (typeof opts.meta == "object")
          this.addMetaSchema(opts.meta);
        addInitialSchemas.call(this);
        opts.validateFormats = formatOpt;
      }
      _addVocabularies() {
        this.addKeyword("$async");
      }
      _addDefaultMetaSchema() {
        const { $data, meta, schemaId: schemaId2 } = this.opts;
        let _dataRefSchema = $dataRefSchema;
        if (schemaId2 === "id") {
          _dataRefSchema = { ...$dataRefSchema };
          _dataRefSchema.id = _dataRefSchema.$id;
          delete _dataRefSchema.$id;
        }
        if (meta && $data)
          this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId2], false);
      }
      defaultMeta() {
        const { meta, schemaId: schemaId2 } = this.opts;
        return this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId2] || meta : void 0;
      }
      validate(schemaKeyRef, data) {
        let v;
        if (typeof schemaKeyRef == "string") {
          v = this.getSchema(schemaKeyRef);
          if (!v)
            throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
        } else {
          v = this.compile(schemaKeyRef);
        }
        const valid = v(data);
        if (!("$async" in v))
          this.errors = v.errors;
        return valid;
      }
      compile(schema, _meta) {
        const sch = this._addSchema(schema, _meta);
        return sch.validate || this._compileSchemaEnv(sch);
      }
      compileAsync(schema, meta) {
        if (typeof this.opts.loadSchema != "function") {
          throw new Error("options.loadSchema should be a function");
        }
        const { loadSchema } = this.opts;
        return runCompileAsync.call(this, schema, meta);
        async function runCompileAsync(_schema, _meta) {
          await loadMetaSchema.call(this, _schema.$schema);
          const sch = this._addSchema(_schema, _meta);
          return sch.validate || _compileAsync.call(this, sch);
        }
        async function loadMetaSchema($ref) {
          if ($ref && !this.getSchema($ref)) {
            await runCompileAsync.call(this, { $ref }, true);
          }
        }
        async function _compileAsync(sch) {
          try {
            return this._compileSchemaEnv(sch);
          } catch (e) {
            if (!(e instanceof ref_error_1.default))
              throw e;
            checkLoaded.call(this, e);
            await loadMissingSchema.call(this, e.missingSchema);
            return _compileAsync.call(this, sch);
          }
        }
        function checkLoaded({ missingSchema: ref2, missingRef }) {
          if (this.refs[ref2]) {
            throw new Error(`AnySchema ${ref2} is loaded but ${missingRef} cannot be resolved`);
          }
        }
        async function loadMissingSchema(ref2) {
          const _schema = await _loadSchema.call(this, ref2);
          if (!this.refs[ref2])
            await loadMetaSchema.call(this, _schema.$schema);
          if (!this.refs[ref2])
            this.addSchema(_schema, ref2, meta);
        }
        async function _loadSchema(ref2) {
          const p = this._loading[ref2];
          if (p)
            return p;
          try {
            return await (this._loading[ref2] = loadSchema(ref2));
          } finally {
            delete this._loading[ref2];
          }
        }
      }
      // Adds schema to the instance
      addSchema(schema, key, _meta, _validateSchema = this.opts.validateSchema) {
        if (Array.isArray(schema)) {
          for (const sch of schema)
            this.addSchema(sch, void 0, _meta, _validateSchema);
          return this;
        }
        let id;
        if (typeof schema === "object") {
          const { schemaId: schemaId2 } = this.opts;
          id = schema[schemaId2];
          if (id !== void 0 && typeof id != "string") {
            throw new Error(`schema ${schemaId2} must be string`);
          }
        }
        key = (0, resolve_1.normalizeId)(key || id);
        this._checkUnique(key);
        this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
        return this;
      }
      // Add schema that will be used to validate other schemas
      // options in META_IGNORE_OPTIONS are alway set to false
      addMetaSchema(schema, key, _validateSchema = this.opts.validateSchema) {
        this.addSchema(schema, key, true, _validateSchema);
        return this;
      }
      //  Validate schema against its meta-schema
      validateSchema(schema, throwOrLogError) {
        if (typeof schema == "boolean")
          return true;
        let $schema;
        $schema = schema.$schema;
        if ($schema !== void 0 && typeof $schema != "string") {
          throw new Error("$schema must be a string");
        }
        $schema = $schema || this.opts.defaultMeta || this.defaultMeta();
        if (!$schema) {
          this.logger.warn("meta-schema not available");
          this.errors = null;
          return true;
        }
        const valid = this.validate($schema, schema);
        if (!valid && throwOrLogError) {
          const message = "schema is invalid: " + this.errorsText();
          if (this.opts.validateSchema === "log")
            this.logger.error(message);
          else
            throw new Error(message);
        }
        return valid;
      }
      // Get compiled schema by `key` or `ref`.
      // (`key` that was passed to `addSchema` or full schema reference - `schema.$id` or resolved id)
      getSchema(keyRef) {
        let sch;
        while (typeof (sch = getSchEnv.call(this, keyRef)) == "string")
          keyRef = sch;
        if (sch === void 0) {
          const { schemaId: schemaId2 } = this.opts;
          const root = new compile_1.SchemaEnv({ schema: {}, schemaId: schemaId2 });
          sch = compile_1.resolveSchema.call(this, root, keyRef);
          if (!sch)
            return;
          this.refs[keyRef] = sch;
        }
        return sch.validate || this._compileSchemaEnv(sch);
      }
      // Remove cached schema(s).
      // If no parameter is passed all schemas but meta-schemas are removed.
      // If RegExp is passed all schemas with key/id matching pattern but meta-schemas are removed.
      // Even if schema is referenced by other schemas it still can be removed as other schemas have local references.
      removeSchema(schemaKeyRef) {
        if (schemaKeyRef instanceof RegExp) {
          this._removeAllSchemas(this.schemas, schemaKeyRef);
          this._removeAllSchemas(this.refs, schemaKeyRef);
          return this;
        }
        switch (typeof schemaKeyRef) {
          case "undefined":
            this._removeAllSchemas(this.schemas);
            this._removeAllSchemas(this.refs);
            this._cache.clear();
            return this;
          case "string": {
            const sch = getSchEnv.call(this, schemaKeyRef);
            if (typeof sch == "object")
              this._cache.delete(sch.schema);
            delete this.schemas[schemaKeyRef];
            delete this.refs[schemaKeyRef];
            return this;
          }
          case "object": {
            const cacheKey = schemaKeyRef;
            this._cache.delete(cacheKey);
            let id = schemaKeyRef[this.opts.schemaId];
            if (id) {
              id = (0, resolve_1.normalizeId)(id);
              delete this.schemas[id];
              delete this.refs[id];
            }
            return this;
          }
          default:
            throw new Error("ajv.removeSchema: invalid parameter");
        }
      }
      // add "vocabulary" - a collection of keywords
      addVocabulary(definitions) {
        for (const def of definitions)
          this.addKeyword(def);
        return this;
      }
      addKeyword(kwdOrDef, def) {
        let keyword;
        if (typeof kwdOrDef == "string") {
          keyword = kwdOrDef;
          if (typeof def == "object") {
            this.logger.warn("these parameters are deprecated, see docs for addKeyword");
            def.keyword = keyword;
          }
        } else if (typeof kwdOrDef == "object" && def === void 0) {
          def = kwdOrDef;
          keyword = def.keyword;
          if (Array.isArray(keyword) && !keyword.length) {
            throw new Error("addKeywords: keyword must be string or non-empty array");
          }
        } else {
          throw new Error("invalid addKeywords parameters");
        }
        checkKeyword.call(this, keyword, def);
        if (!def) {
          (0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
          return this;
        }
        keywordMetaschema.call(this, def);
        const definition = {
          ...def,
          type: (0, dataType_1.getJSONTypes)(def.type),
          schemaType: (0, dataType_1.getJSONTypes)(def.schemaType)
        };
        (0, util_1.eachItem)(keyword, definition.type.length === 0 ? (k) => addRule.call(this, k, definition) : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
        return this;
      }
      getKeyword(keyword) {
        const rule = this.RULES.all[keyword];
        return typeof rule == "object" ? rule.definition : !!rule;
      }
      // Remove keyword
      removeKeyword(keyword) {
        const { RULES } = this;
        delete RULES.keywords[keyword];
        delete RULES.all[keyword];
        for (const group of RULES.rules) {
          const i = group.rules.findIndex((rule) => rule.keyword === keyword);
          if (i >= 0)
            group.rules.splice(i, 1);
        }
        return this;
      }
      // Add format
      addFormat(name, format) {
        if (typeof format == "string")
          format = new RegExp(format);
        this.formats[name] = format;
        return this;
      }
      errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
        if (!errors || errors.length === 0)
          return "No errors";
        return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text2, msg) => text2 + separator + msg);
      }
      $dataMetaSchema(metaSchema, keywordsJsonPointers) {
        const rules = this.RULES.all;
        metaSchema = JSON.parse(JSON.stringify(metaSchema));
        for (const jsonPointer of keywordsJsonPointers) {
          const segments = jsonPointer.split("/").slice(1);
          let keywords = metaSchema;
          for (const seg of segments)
            keywords = keywords[seg];
          for (const key in rules) {
            const rule = rules[key];
            if (typeof rule != "object")
              continue;
            const { $data } = rule.definition;
            const schema = keywords[key];
            if ($data && schema)
              keywords[key] = schemaOrData(schema);
          }
        }
        return metaSchema;
      }
      _removeAllSchemas(schemas, regex) {
        for (const keyRef in schemas) {
          const sch = schemas[keyRef];
          if (!regex || regex.test(keyRef)) {
            if (typeof sch == "string") {
              delete schemas[keyRef];
            } else if (sch && !sch.meta) {
              this._cache.delete(sch.schema);
              delete schemas[keyRef];
            }
          }
        }
      }
      _addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
        let id;
        const { schemaId: schemaId2 } = this.opts;
        if (typeof schema == "object") {
          id = schema[schemaId2];
        } else {
          if (this.opts.jtd)
            throw new Error("schema must be object");
          else if (typeof schema != "boolean")
            throw new Error("schema must be object or boolean");
        }
        let sch = this._cache.get(schema);
        if (sch !== void 0)
          return sch;
        baseId = (0, resolve_1.normalizeId)(id || baseId);
        const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
        sch = new compile_1.SchemaEnv({ schema, schemaId: schemaId2, meta, baseId, localRefs });
        this._cache.set(sch.schema, sch);
        if (addSchema && !baseId.startsWith("#")) {
          if (baseId)
            this._checkUnique(baseId);
          this.refs[baseId] = sch;
        }
        if (validateSchema)
          this.validateSchema(schema, true);
        return sch;
      }
      _checkUnique(id) {
        if (this.schemas[id] || this.refs[id]) {
          throw new Error(`schema with key or id "${id}" already exists`);
        }
      }
      _compileSchemaEnv(sch) {
        if (sch.meta)
          this._compileMetaSchema(sch);
        else
          compile_1.compileSchema.call(this, sch);
        if (!sch.validate)
          throw new Error("ajv implementation error");
        return sch.validate;
      }
      _compileMetaSchema(sch) {
        const currentOpts = this.opts;
        this.opts = this._metaOpts;
        try {
          compile_1.compileSchema.call(this, sch);
        } finally {
          this.opts = currentOpts;
        }
      }
    };
    Ajv.ValidationError = validation_error_1.default;
    Ajv.MissingRefError = ref_error_1.default;
    exports.default = Ajv;
    function checkOptions(checkOpts, options, msg, log = "error") {
      for (const key in checkOpts) {
        const opt = key;
        if (opt in options)
          this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
      }
    }
    function getSchEnv(keyRef) {
      keyRef = (0, resolve_1.normalizeId)(keyRef);
      return this.schemas[keyRef] || this.refs[keyRef];
    }
    function addInitialSchemas() {
      const optsSchemas = this.opts.schemas;
      if (!optsSchemas)
        return;
      if (Array.isArray(optsSchemas))
        this.addSchema(optsSchemas);
      else
        for (const key in optsSchemas)
          this.addSchema(optsSchemas[key], key);
    }
    function addInitialFormats() {
      for (const name in this.opts.formats) {
        const format = this.opts.formats[name];
        if (format)
          this.addFormat(name, format);
      }
    }
    function addInitialKeywords(defs) {
      if (Array.isArray(defs)) {
        this.addVocabulary(defs);
        return;
      }
      this.logger.warn("keywords option as map is deprecated, pass array");
      for (const keyword in defs) {
        const def = defs[keyword];
        if (!def.keyword)
          def.keyword = keyword;
        this.addKeyword(def);
      }
    }
    function getMetaSchemaOptions() {
      const metaOpts = { ...this.opts };
      for (const opt of META_IGNORE_OPTIONS)
        delete metaOpts[opt];
      return metaOpts;
    }
    var noLogs = { log() {
    }, warn() {
    }, error() {
    } };
    function getLogger(logger) {
      if (logger === false)
        return noLogs;
      if (logger === void 0)
        return console;
      if (logger.log && logger.warn && logger.error)
        return logger;
      throw new Error("logger must implement log, warn and error methods");
    }
    var KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
    function checkKeyword(keyword, def) {
      const { RULES } = this;
      (0, util_1.eachItem)(keyword, (kwd) => {
        if (RULES.keywords[kwd])
          throw new Error(`Keyword ${kwd} is already defined`);
        if (!KEYWORD_NAME.test(kwd))
          throw new Error(`Keyword ${kwd} has invalid name`);
      });
      if (!def)
        return;
      if (def.$data && !("code" in def || "validate" in def)) {
        throw new Error('$data keyword must have "code" or "validate" function');
      }
    }
    function addRule(keyword, definition, dataType) {
      var _a;
      const post = definition === null || definition === void 0 ? void 0 : definition.post;
      if (dataType && post)
        throw new Error('keyword with "post" flag cannot have "type"');
      const { RULES } = this;
      let ruleGroup = post ? RULES.post : RULES.rules.find(({ type: t }) => t === dataType);
      if (!ruleGroup) {
        ruleGroup = { type: dataType, rules: [] };
        RULES.rules.push(ruleGroup);
      }
      RULES.keywords[keyword] = true;
      if (!definition)
        return;
      const rule = {
        keyword,
        definition: {
          ...definition,
          type: (0, dataType_1.getJSONTypes)(definition.type),
          schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
        }
      };
      if (definition.before)
        addBeforeRule.call(this, ruleGroup, rule, definition.before);
      else
        ruleGroup.rules.push(rule);
      RULES.all[keyword] = rule;
      (_a = definition.implements) === null || _a === void 0 ? void 0 : _a.forEach((kwd) => this.addKeyword(kwd));
    }
    function addBeforeRule(ruleGroup, rule, before) {
      const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before);
      if (i >= 0) {
        ruleGroup.rules.splice(i, 0, rule);
      } else {
        ruleGroup.rules.push(rule);
        this.logger.warn(`rule ${before} is not defined`);
      }
    }
    function keywordMetaschema(def) {
      let { metaSchema } = def;
      if (metaSchema === void 0)
        return;
      if (def.$data && this.opts.$data)
        metaSchema = schemaOrData(metaSchema);
      def.validateSchema = this.compile(metaSchema, true);
    }
    var $dataRef = {
      $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"
    };
    function schemaOrData(schema) {
      return { anyOf: [schema, $dataRef] };
    }
  }
});

// node_modules/ajv/dist/vocabularies/core/id.js
var require_id = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/id.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var def = {
      keyword: "id",
      code() {
        throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/core/ref.js
var require_ref = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/ref.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.callRef = exports.getValidate = void 0;
    var ref_error_1 = require_ref_error();
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var compile_1 = require_compile();
    var util_1 = require_util();
    var def = {
      keyword: "$ref",
      schemaType: "string",
      code(cxt) {
        const { gen, schema: $ref, it } = cxt;
        const { baseId, schemaEnv: env, validateName, opts, self } = it;
        const { root } = env;
        if (($ref === "#" || $ref === "#/") && baseId === root.baseId)
          return callRootRef();
        const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
        if (schOrEnv === void 0)
          throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
        if (schOrEnv instanceof compile_1.SchemaEnv)
          return callValidate(schOrEnv);
        return inlineRefSchema(schOrEnv);
        function callRootRef() {
          if (env === root)
            return callRef(cxt, validateName, env, env.$async);
          const rootName = gen.scopeValue("root", { ref: root });
          return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root, root.$async);
        }
        function callValidate(sch) {
          const v = getValidate(cxt, sch);
          callRef(cxt, v, sch, sch.$async);
        }
        function inlineRefSchema(sch) {
          const schName = gen.scopeValue("schema", opts.code.source === true ? { ref: sch, code: (0, codegen_1.stringify)(sch) } : { ref: sch });
          const valid = gen.name("valid");
          const schCxt = cxt.subschema({
            schema: sch,
            dataTypes: [],
            schemaPath: codegen_1.nil,
            topSchemaRef: schName,
            errSchemaPath: $ref
          }, valid);
          cxt.mergeEvaluated(schCxt);
          cxt.ok(valid);
        }
      }
    };
    function getValidate(cxt, sch) {
      const { gen } = cxt;
      return sch.validate ? gen.scopeValue("validate", { ref: sch.validate }) : (0, codegen_1._)`${gen.scopeValue("wrapper", { ref: sch })}.validate`;
    }
    exports.getValidate = getValidate;
    function callRef(cxt, v, sch, $async) {
      const { gen, it } = cxt;
      const { allErrors, schemaEnv: env, opts } = it;
      const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
      if ($async)
        callAsyncRef();
      else
        callSyncRef();
      function callAsyncRef() {
        if (!env.$async)
          throw new Error("async schema referenced by sync schema");
        const valid = gen.let("valid");
        gen.try(() => {
          gen.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
          addEvaluatedFrom(v);
          if (!allErrors)
            gen.assign(valid, true);
        }, (e) => {
          gen.if((0, codegen_1._)`!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
          addErrorsFrom(e);
          if (!allErrors)
            gen.assign(valid, false);
        });
        cxt.ok(valid);
      }
      function callSyncRef() {
        cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
      }
      function addErrorsFrom(source) {
        const errs = (0, codegen_1._)`${source}.errors`;
        gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`);
        gen.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
      }
      function addEvaluatedFrom(source) {
        var _a;
        if (!it.opts.unevaluated)
          return;
        const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
        if (it.props !== true) {
          if (schEvaluated && !schEvaluated.dynamicProps) {
            if (schEvaluated.props !== void 0) {
              it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
            }
          } else {
            const props = gen.var("props", (0, codegen_1._)`${source}.evaluated.props`);
            it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
          }
        }
        if (it.items !== true) {
          if (schEvaluated && !schEvaluated.dynamicItems) {
            if (schEvaluated.items !== void 0) {
              it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
            }
          } else {
            const items = gen.var("items", (0, codegen_1._)`${source}.evaluated.items`);
            it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
          }
        }
      }
    }
    exports.callRef = callRef;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/core/index.js
var require_core2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/core/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var id_1 = require_id();
    var ref_1 = require_ref();
    var core = [
      "$schema",
      "$id",
      "$defs",
      "$vocabulary",
      { keyword: "$comment" },
      "definitions",
      id_1.default,
      ref_1.default
    ];
    exports.default = core;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitNumber.js
var require_limitNumber = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitNumber.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var ops = codegen_1.operators;
    var KWDs = {
      maximum: { okStr: "<=", ok: ops.LTE, fail: ops.GT },
      minimum: { okStr: ">=", ok: ops.GTE, fail: ops.LT },
      exclusiveMaximum: { okStr: "<", ok: ops.LT, fail: ops.GTE },
      exclusiveMinimum: { okStr: ">", ok: ops.GT, fail: ops.LTE }
    };
    var error = {
      message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
      params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
    };
    var def = {
      keyword: Object.keys(KWDs),
      type: "number",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/multipleOf.js
var require_multipleOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/multipleOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message: ({ schemaCode }) => (0, codegen_1.str)`must be multiple of ${schemaCode}`,
      params: ({ schemaCode }) => (0, codegen_1._)`{multipleOf: ${schemaCode}}`
    };
    var def = {
      keyword: "multipleOf",
      type: "number",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, schemaCode, it } = cxt;
        const prec = it.opts.multipleOfPrecision;
        const res = gen.let("res");
        const invalid2 = prec ? (0, codegen_1._)`Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}` : (0, codegen_1._)`${res} !== parseInt(${res})`;
        cxt.fail$data((0, codegen_1._)`(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid2}))`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitLength.js
var require_limitLength = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitLength.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var ucs2length_1 = require_ucs2length();
    var error = {
      message({ keyword, schemaCode }) {
        const comp = keyword === "maxLength" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} characters`;
      },
      params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
    };
    var def = {
      keyword: ["maxLength", "minLength"],
      type: "string",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode, it } = cxt;
        const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
        const len = it.opts.unicode === false ? (0, codegen_1._)`${data}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
        cxt.fail$data((0, codegen_1._)`${len} ${op} ${schemaCode}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/pattern.js
var require_pattern = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/pattern.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var util_1 = require_util();
    var codegen_1 = require_codegen();
    var error = {
      message: ({ schemaCode }) => (0, codegen_1.str)`must match pattern "${schemaCode}"`,
      params: ({ schemaCode }) => (0, codegen_1._)`{pattern: ${schemaCode}}`
    };
    var def = {
      keyword: "pattern",
      type: "string",
      schemaType: "string",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        const u = it.opts.unicodeRegExp ? "u" : "";
        if ($data) {
          const { regExp } = it.opts.code;
          const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(gen, regExp);
          const valid = gen.let("valid");
          gen.try(() => gen.assign(valid, (0, codegen_1._)`${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
          cxt.fail$data((0, codegen_1._)`!${valid}`);
        } else {
          const regExp = (0, code_1.usePattern)(cxt, schema);
          cxt.fail$data((0, codegen_1._)`!${regExp}.test(${data})`);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitProperties.js
var require_limitProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message({ keyword, schemaCode }) {
        const comp = keyword === "maxProperties" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} properties`;
      },
      params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
    };
    var def = {
      keyword: ["maxProperties", "minProperties"],
      type: "object",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
        cxt.fail$data((0, codegen_1._)`Object.keys(${data}).length ${op} ${schemaCode}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/required.js
var require_required = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/required.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { missingProperty } }) => (0, codegen_1.str)`must have required property '${missingProperty}'`,
      params: ({ params: { missingProperty } }) => (0, codegen_1._)`{missingProperty: ${missingProperty}}`
    };
    var def = {
      keyword: "required",
      type: "object",
      schemaType: "array",
      $data: true,
      error,
      code(cxt) {
        const { gen, schema, schemaCode, data, $data, it } = cxt;
        const { opts } = it;
        if (!$data && schema.length === 0)
          return;
        const useLoop = schema.length >= opts.loopRequired;
        if (it.allErrors)
          allErrorsMode();
        else
          exitOnErrorMode();
        if (opts.strictRequired) {
          const props = cxt.parentSchema.properties;
          const { definedProperties } = cxt.it;
          for (const requiredKey of schema) {
            if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === void 0 && !definedProperties.has(requiredKey)) {
              const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
              const msg = `required property "${requiredKey}" is not defined at "${schemaPath}" (strictRequired)`;
              (0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
            }
          }
        }
        function allErrorsMode() {
          if (useLoop || $data) {
            cxt.block$data(codegen_1.nil, loopAllRequired);
          } else {
            for (const prop of schema) {
              (0, code_1.checkReportMissingProp)(cxt, prop);
            }
          }
        }
        function exitOnErrorMode() {
          const missing2 = gen.let("missing");
          if (useLoop || $data) {
            const valid = gen.let("valid", true);
            cxt.block$data(valid, () => loopUntilMissing(missing2, valid));
            cxt.ok(valid);
          } else {
            gen.if((0, code_1.checkMissingProp)(cxt, schema, missing2));
            (0, code_1.reportMissingProp)(cxt, missing2);
            gen.else();
          }
        }
        function loopAllRequired() {
          gen.forOf("prop", schemaCode, (prop) => {
            cxt.setParams({ missingProperty: prop });
            gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
          });
        }
        function loopUntilMissing(missing2, valid) {
          cxt.setParams({ missingProperty: missing2 });
          gen.forOf(missing2, schemaCode, () => {
            gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing2, opts.ownProperties));
            gen.if((0, codegen_1.not)(valid), () => {
              cxt.error();
              gen.break();
            });
          }, codegen_1.nil);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitItems.js
var require_limitItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message({ keyword, schemaCode }) {
        const comp = keyword === "maxItems" ? "more" : "fewer";
        return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} items`;
      },
      params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
    };
    var def = {
      keyword: ["maxItems", "minItems"],
      type: "array",
      schemaType: "number",
      $data: true,
      error,
      code(cxt) {
        const { keyword, data, schemaCode } = cxt;
        const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
        cxt.fail$data((0, codegen_1._)`${data}.length ${op} ${schemaCode}`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// node_modules/ajv/dist/vocabularies/validation/uniqueItems.js
var require_uniqueItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/uniqueItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dataType_1 = require_dataType();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var equal_1 = require_equal();
    var error = {
      message: ({ params: { i, j } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
      params: ({ params: { i, j } }) => (0, codegen_1._)`{i: ${i}, j: ${j}}`
    };
    var def = {
      keyword: "uniqueItems",
      type: "array",
      schemaType: "boolean",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
        if (!$data && !schema)
          return;
        const valid = gen.let("valid");
        const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
        cxt.block$data(valid, validateUniqueItems, (0, codegen_1._)`${schemaCode} === false`);
        cxt.ok(valid);
        function validateUniqueItems() {
          const i = gen.let("i", (0, codegen_1._)`${data}.length`);
          const j = gen.let("j");
          cxt.setParams({ i, j });
          gen.assign(valid, true);
          gen.if((0, codegen_1._)`${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
        }
        function canOptimize() {
          return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
        }
        function loopN(i, j) {
          const item = gen.name("item");
          const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
          const indices = gen.const("indices", (0, codegen_1._)`{}`);
          gen.for((0, codegen_1._)`;${i}--;`, () => {
            gen.let(item, (0, codegen_1._)`${data}[${i}]`);
            gen.if(wrongType, (0, codegen_1._)`continue`);
            if (itemTypes.length > 1)
              gen.if((0, codegen_1._)`typeof ${item} == "string"`, (0, codegen_1._)`${item} += "_"`);
            gen.if((0, codegen_1._)`typeof ${indices}[${item}] == "number"`, () => {
              gen.assign(j, (0, codegen_1._)`${indices}[${item}]`);
              cxt.error();
              gen.assign(valid, false).break();
            }).code((0, codegen_1._)`${indices}[${item}] = ${i}`);
          });
        }
        function loopN2(i, j) {
          const eql = (0, util_1.useFunc)(gen, equal_1.default);
          const outer = gen.name("outer");
          gen.label(outer).for((0, codegen_1._)`;${i}--;`, () => gen.for((0, codegen_1._)`${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._)`${eql}(${data}[${i}], ${data}[${j}])`, () => {
            cxt.error();
            gen.assign(valid, false).break(outer);
          })));
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/const.js
var require_const = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/const.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var equal_1 = require_equal();
    var error = {
      message: "must be equal to constant",
      params: ({ schemaCode }) => (0, codegen_1._)`{allowedValue: ${schemaCode}}`
    };
    var def = {
      keyword: "const",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schemaCode, schema } = cxt;
        if ($data || schema && typeof schema == "object") {
          cxt.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
        } else {
          cxt.fail((0, codegen_1._)`${schema} !== ${data}`);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/enum.js
var require_enum = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/enum.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var equal_1 = require_equal();
    var error = {
      message: "must be equal to one of the allowed values",
      params: ({ schemaCode }) => (0, codegen_1._)`{allowedValues: ${schemaCode}}`
    };
    var def = {
      keyword: "enum",
      schemaType: "array",
      $data: true,
      error,
      code(cxt) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        if (!$data && schema.length === 0)
          throw new Error("enum must have non-empty array");
        const useLoop = schema.length >= it.opts.loopEnum;
        let eql;
        const getEql = () => eql !== null && eql !== void 0 ? eql : eql = (0, util_1.useFunc)(gen, equal_1.default);
        let valid;
        if (useLoop || $data) {
          valid = gen.let("valid");
          cxt.block$data(valid, loopEnum);
        } else {
          if (!Array.isArray(schema))
            throw new Error("ajv implementation error");
          const vSchema = gen.const("vSchema", schemaCode);
          valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
        }
        cxt.pass(valid);
        function loopEnum() {
          gen.assign(valid, false);
          gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._)`${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
        }
        function equalCode(vSchema, i) {
          const sch = schema[i];
          return typeof sch === "object" && sch !== null ? (0, codegen_1._)`${getEql()}(${data}, ${vSchema}[${i}])` : (0, codegen_1._)`${data} === ${sch}`;
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/index.js
var require_validation = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var limitNumber_1 = require_limitNumber();
    var multipleOf_1 = require_multipleOf();
    var limitLength_1 = require_limitLength();
    var pattern_1 = require_pattern();
    var limitProperties_1 = require_limitProperties();
    var required_1 = require_required();
    var limitItems_1 = require_limitItems();
    var uniqueItems_1 = require_uniqueItems();
    var const_1 = require_const();
    var enum_1 = require_enum();
    var validation = [
      // number
      limitNumber_1.default,
      multipleOf_1.default,
      // string
      limitLength_1.default,
      pattern_1.default,
      // object
      limitProperties_1.default,
      required_1.default,
      // array
      limitItems_1.default,
      uniqueItems_1.default,
      // any
      { keyword: "type", schemaType: ["string", "array"] },
      { keyword: "nullable", schemaType: "boolean" },
      const_1.default,
      enum_1.default
    ];
    exports.default = validation;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/additionalItems.js
var require_additionalItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/additionalItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateAdditionalItems = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
      params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
    };
    var def = {
      keyword: "additionalItems",
      type: "array",
      schemaType: ["boolean", "object"],
      before: "uniqueItems",
      error,
      code(cxt) {
        const { parentSchema, it } = cxt;
        const { items } = parentSchema;
        if (!Array.isArray(items)) {
          (0, util_1.checkStrictMode)(it, '"additionalItems" is ignored when "items" is not an array of schemas');
          return;
        }
        validateAdditionalItems(cxt, items);
      }
    };
    function validateAdditionalItems(cxt, items) {
      const { gen, schema, data, keyword, it } = cxt;
      it.items = true;
      const len = gen.const("len", (0, codegen_1._)`${data}.length`);
      if (schema === false) {
        cxt.setParams({ len: items.length });
        cxt.pass((0, codegen_1._)`${len} <= ${items.length}`);
      } else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
        const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items.length}`);
        gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
        cxt.ok(valid);
      }
      function validateItems(valid) {
        gen.forRange("i", items.length, len, (i) => {
          cxt.subschema({ keyword, dataProp: i, dataPropType: util_1.Type.Num }, valid);
          if (!it.allErrors)
            gen.if((0, codegen_1.not)(valid), () => gen.break());
        });
      }
    }
    exports.validateAdditionalItems = validateAdditionalItems;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/items.js
var require_items = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/items.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateTuple = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var code_1 = require_code2();
    var def = {
      keyword: "items",
      type: "array",
      schemaType: ["object", "array", "boolean"],
      before: "uniqueItems",
      code(cxt) {
        const { schema, it } = cxt;
        if (Array.isArray(schema))
          return validateTuple(cxt, "additionalItems", schema);
        it.items = true;
        if ((0, util_1.alwaysValidSchema)(it, schema))
          return;
        cxt.ok((0, code_1.validateArray)(cxt));
      }
    };
    function validateTuple(cxt, extraItems, schArr = cxt.schema) {
      const { gen, parentSchema, data, keyword, it } = cxt;
      checkStrictTuple(parentSchema);
      if (it.opts.unevaluated && schArr.length && it.items !== true) {
        it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
      }
      const valid = gen.name("valid");
      const len = gen.const("len", (0, codegen_1._)`${data}.length`);
      schArr.forEach((sch, i) => {
        if ((0, util_1.alwaysValidSchema)(it, sch))
          return;
        gen.if((0, codegen_1._)`${len} > ${i}`, () => cxt.subschema({
          keyword,
          schemaProp: i,
          dataProp: i
        }, valid));
        cxt.ok(valid);
      });
      function checkStrictTuple(sch) {
        const { opts, errSchemaPath } = it;
        const l = schArr.length;
        const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
        if (opts.strictTuples && !fullTuple) {
          const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
          (0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
        }
      }
    }
    exports.validateTuple = validateTuple;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/prefixItems.js
var require_prefixItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/prefixItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var items_1 = require_items();
    var def = {
      keyword: "prefixItems",
      type: "array",
      schemaType: ["array"],
      before: "uniqueItems",
      code: (cxt) => (0, items_1.validateTuple)(cxt, "items")
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/items2020.js
var require_items2020 = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/items2020.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var code_1 = require_code2();
    var additionalItems_1 = require_additionalItems();
    var error = {
      message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
      params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
    };
    var def = {
      keyword: "items",
      type: "array",
      schemaType: ["object", "boolean"],
      before: "uniqueItems",
      error,
      code(cxt) {
        const { schema, parentSchema, it } = cxt;
        const { prefixItems } = parentSchema;
        it.items = true;
        if ((0, util_1.alwaysValidSchema)(it, schema))
          return;
        if (prefixItems)
          (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
        else
          cxt.ok((0, code_1.validateArray)(cxt));
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/contains.js
var require_contains = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/contains.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1.str)`must contain at least ${min} valid item(s)` : (0, codegen_1.str)`must contain at least ${min} and no more than ${max} valid item(s)`,
      params: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1._)`{minContains: ${min}}` : (0, codegen_1._)`{minContains: ${min}, maxContains: ${max}}`
    };
    var def = {
      keyword: "contains",
      type: "array",
      schemaType: ["object", "boolean"],
      before: "uniqueItems",
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, parentSchema, data, it } = cxt;
        let min;
        let max;
        const { minContains, maxContains } = parentSchema;
        if (it.opts.next) {
          min = minContains === void 0 ? 1 : minContains;
          max = maxContains;
        } else {
          min = 1;
        }
        const len = gen.const("len", (0, codegen_1._)`${data}.length`);
        cxt.setParams({ min, max });
        if (max === void 0 && min === 0) {
          (0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
          return;
        }
        if (max !== void 0 && min > max) {
          (0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
          cxt.fail();
          return;
        }
        if ((0, util_1.alwaysValidSchema)(it, schema)) {
          let cond = (0, codegen_1._)`${len} >= ${min}`;
          if (max !== void 0)
            cond = (0, codegen_1._)`${cond} && ${len} <= ${max}`;
          cxt.pass(cond);
          return;
        }
        it.items = true;
        const valid = gen.name("valid");
        if (max === void 0 && min === 1) {
          validateItems(valid, () => gen.if(valid, () => gen.break()));
        } else if (min === 0) {
          gen.let(valid, true);
          if (max !== void 0)
            gen.if((0, codegen_1._)`${data}.length > 0`, validateItemsWithCount);
        } else {
          gen.let(valid, false);
          validateItemsWithCount();
        }
        cxt.result(valid, () => cxt.reset());
        function validateItemsWithCount() {
          const schValid = gen.name("_valid");
          const count2 = gen.let("count", 0);
          validateItems(schValid, () => gen.if(schValid, () => checkLimits(count2)));
        }
        function validateItems(_valid, block) {
          gen.forRange("i", 0, len, (i) => {
            cxt.subschema({
              keyword: "contains",
              dataProp: i,
              dataPropType: util_1.Type.Num,
              compositeRule: true
            }, _valid);
            block();
          });
        }
        function checkLimits(count2) {
          gen.code((0, codegen_1._)`${count2}++`);
          if (max === void 0) {
            gen.if((0, codegen_1._)`${count2} >= ${min}`, () => gen.assign(valid, true).break());
          } else {
            gen.if((0, codegen_1._)`${count2} > ${max}`, () => gen.assign(valid, false).break());
            if (min === 1)
              gen.assign(valid, true);
            else
              gen.if((0, codegen_1._)`${count2} >= ${min}`, () => gen.assign(valid, true));
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/dependencies.js
var require_dependencies = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/dependencies.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var code_1 = require_code2();
    exports.error = {
      message: ({ params: { property, depsCount, deps } }) => {
        const property_ies = depsCount === 1 ? "property" : "properties";
        return (0, codegen_1.str)`must have ${property_ies} ${deps} when property ${property} is present`;
      },
      params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._)`{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`
      // TODO change to reference
    };
    var def = {
      keyword: "dependencies",
      type: "object",
      schemaType: "object",
      error: exports.error,
      code(cxt) {
        const [propDeps, schDeps] = splitDependencies(cxt);
        validatePropertyDeps(cxt, propDeps);
        validateSchemaDeps(cxt, schDeps);
      }
    };
    function splitDependencies({ schema }) {
      const propertyDeps = {};
      const schemaDeps = {};
      for (const key in schema) {
        if (key === "__proto__")
          continue;
        const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
        deps[key] = schema[key];
      }
      return [propertyDeps, schemaDeps];
    }
    function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
      const { gen, data, it } = cxt;
      if (Object.keys(propertyDeps).length === 0)
        return;
      const missing2 = gen.let("missing");
      for (const prop in propertyDeps) {
        const deps = propertyDeps[prop];
        if (deps.length === 0)
          continue;
        const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
        cxt.setParams({
          property: prop,
          depsCount: deps.length,
          deps: deps.join(", ")
        });
        if (it.allErrors) {
          gen.if(hasProperty, () => {
            for (const depProp of deps) {
              (0, code_1.checkReportMissingProp)(cxt, depProp);
            }
          });
        } else {
          gen.if((0, codegen_1._)`${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing2)})`);
          (0, code_1.reportMissingProp)(cxt, missing2);
          gen.else();
        }
      }
    }
    exports.validatePropertyDeps = validatePropertyDeps;
    function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
      const { gen, data, keyword, it } = cxt;
      const valid = gen.name("valid");
      for (const prop in schemaDeps) {
        if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop]))
          continue;
        gen.if(
          (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties),
          () => {
            const schCxt = cxt.subschema({ keyword, schemaProp: prop }, valid);
            cxt.mergeValidEvaluated(schCxt, valid);
          },
          () => gen.var(valid, true)
          // TODO var
        );
        cxt.ok(valid);
      }
    }
    exports.validateSchemaDeps = validateSchemaDeps;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/propertyNames.js
var require_propertyNames = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/propertyNames.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: "property name must be valid",
      params: ({ params }) => (0, codegen_1._)`{propertyName: ${params.propertyName}}`
    };
    var def = {
      keyword: "propertyNames",
      type: "object",
      schemaType: ["object", "boolean"],
      error,
      code(cxt) {
        const { gen, schema, data, it } = cxt;
        if ((0, util_1.alwaysValidSchema)(it, schema))
          return;
        const valid = gen.name("valid");
        gen.forIn("key", data, (key) => {
          cxt.setParams({ propertyName: key });
          cxt.subschema({
            keyword: "propertyNames",
            data: key,
            dataTypes: ["string"],
            propertyName: key,
            compositeRule: true
          }, valid);
          gen.if((0, codegen_1.not)(valid), () => {
            cxt.error(true);
            if (!it.allErrors)
              gen.break();
          });
        });
        cxt.ok(valid);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js
var require_additionalProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var util_1 = require_util();
    var error = {
      message: "must NOT have additional properties",
      params: ({ params }) => (0, codegen_1._)`{additionalProperty: ${params.additionalProperty}}`
    };
    var def = {
      keyword: "additionalProperties",
      type: ["object"],
      schemaType: ["boolean", "object"],
      allowUndefined: true,
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, parentSchema, data, errsCount, it } = cxt;
        if (!errsCount)
          throw new Error("ajv implementation error");
        const { allErrors, opts } = it;
        it.props = true;
        if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema))
          return;
        const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
        const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
        checkAdditionalProperties();
        cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
        function checkAdditionalProperties() {
          gen.forIn("key", data, (key) => {
            if (!props.length && !patProps.length)
              additionalPropertyCode(key);
            else
              gen.if(isAdditional(key), () => additionalPropertyCode(key));
          });
        }
        function isAdditional(key) {
          let definedProp;
          if (props.length > 8) {
            const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
            definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
          } else if (props.length) {
            definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._)`${key} === ${p}`));
          } else {
            definedProp = codegen_1.nil;
          }
          if (patProps.length) {
            definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._)`${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
          }
          return (0, codegen_1.not)(definedProp);
        }
        function deleteAdditional(key) {
          gen.code((0, codegen_1._)`delete ${data}[${key}]`);
        }
        function additionalPropertyCode(key) {
          if (opts.removeAdditional === "all" || opts.removeAdditional && schema === false) {
            deleteAdditional(key);
            return;
          }
          if (schema === false) {
            cxt.setParams({ additionalProperty: key });
            cxt.error();
            if (!allErrors)
              gen.break();
            return;
          }
          if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
            const valid = gen.name("valid");
            if (opts.removeAdditional === "failing") {
              applyAdditionalSchema(key, valid, false);
              gen.if((0, codegen_1.not)(valid), () => {
                cxt.reset();
                deleteAdditional(key);
              });
            } else {
              applyAdditionalSchema(key, valid);
              if (!allErrors)
                gen.if((0, codegen_1.not)(valid), () => gen.break());
            }
          }
        }
        function applyAdditionalSchema(key, valid, errors) {
          const subschema = {
            keyword: "additionalProperties",
            dataProp: key,
            dataPropType: util_1.Type.Str
          };
          if (errors === false) {
            Object.assign(subschema, {
              compositeRule: true,
              createErrors: false,
              allErrors: false
            });
          }
          cxt.subschema(subschema, valid);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/properties.js
var require_properties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/properties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var validate_1 = require_validate();
    var code_1 = require_code2();
    var util_1 = require_util();
    var additionalProperties_1 = require_additionalProperties();
    var def = {
      keyword: "properties",
      type: "object",
      schemaType: "object",
      code(cxt) {
        const { gen, schema, parentSchema, data, it } = cxt;
        if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === void 0) {
          additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
        }
        const allProps = (0, code_1.allSchemaProperties)(schema);
        for (const prop of allProps) {
          it.definedProperties.add(prop);
        }
        if (it.opts.unevaluated && allProps.length && it.props !== true) {
          it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
        }
        const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
        if (properties.length === 0)
          return;
        const valid = gen.name("valid");
        for (const prop of properties) {
          if (hasDefault(prop)) {
            applyPropertySchema(prop);
          } else {
            gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
            applyPropertySchema(prop);
            if (!it.allErrors)
              gen.else().var(valid, true);
            gen.endIf();
          }
          cxt.it.definedProperties.add(prop);
          cxt.ok(valid);
        }
        function hasDefault(prop) {
          return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== void 0;
        }
        function applyPropertySchema(prop) {
          cxt.subschema({
            keyword: "properties",
            schemaProp: prop,
            dataProp: prop
          }, valid);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/patternProperties.js
var require_patternProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/patternProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var util_2 = require_util();
    var def = {
      keyword: "patternProperties",
      type: "object",
      schemaType: "object",
      code(cxt) {
        const { gen, schema, data, parentSchema, it } = cxt;
        const { opts } = it;
        const patterns = (0, code_1.allSchemaProperties)(schema);
        const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
        if (patterns.length === 0 || alwaysValidPatterns.length === patterns.length && (!it.opts.unevaluated || it.props === true)) {
          return;
        }
        const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
        const valid = gen.name("valid");
        if (it.props !== true && !(it.props instanceof codegen_1.Name)) {
          it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
        }
        const { props } = it;
        validatePatternProperties();
        function validatePatternProperties() {
          for (const pat of patterns) {
            if (checkProperties)
              checkMatchingProperties(pat);
            if (it.allErrors) {
              validateProperties(pat);
            } else {
              gen.var(valid, true);
              validateProperties(pat);
              gen.if(valid);
            }
          }
        }
        function checkMatchingProperties(pat) {
          for (const prop in checkProperties) {
            if (new RegExp(pat).test(prop)) {
              (0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
            }
          }
        }
        function validateProperties(pat) {
          gen.forIn("key", data, (key) => {
            gen.if((0, codegen_1._)`${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
              const alwaysValid = alwaysValidPatterns.includes(pat);
              if (!alwaysValid) {
                cxt.subschema({
                  keyword: "patternProperties",
                  schemaProp: pat,
                  dataProp: key,
                  dataPropType: util_2.Type.Str
                }, valid);
              }
              if (it.opts.unevaluated && props !== true) {
                gen.assign((0, codegen_1._)`${props}[${key}]`, true);
              } else if (!alwaysValid && !it.allErrors) {
                gen.if((0, codegen_1.not)(valid), () => gen.break());
              }
            });
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/not.js
var require_not = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/not.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: "not",
      schemaType: ["object", "boolean"],
      trackErrors: true,
      code(cxt) {
        const { gen, schema, it } = cxt;
        if ((0, util_1.alwaysValidSchema)(it, schema)) {
          cxt.fail();
          return;
        }
        const valid = gen.name("valid");
        cxt.subschema({
          keyword: "not",
          compositeRule: true,
          createErrors: false,
          allErrors: false
        }, valid);
        cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
      },
      error: { message: "must NOT be valid" }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/anyOf.js
var require_anyOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/anyOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var code_1 = require_code2();
    var def = {
      keyword: "anyOf",
      schemaType: "array",
      trackErrors: true,
      code: code_1.validateUnion,
      error: { message: "must match a schema in anyOf" }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/oneOf.js
var require_oneOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/oneOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: "must match exactly one schema in oneOf",
      params: ({ params }) => (0, codegen_1._)`{passingSchemas: ${params.passing}}`
    };
    var def = {
      keyword: "oneOf",
      schemaType: "array",
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, parentSchema, it } = cxt;
        if (!Array.isArray(schema))
          throw new Error("ajv implementation error");
        if (it.opts.discriminator && parentSchema.discriminator)
          return;
        const schArr = schema;
        const valid = gen.let("valid", false);
        const passing = gen.let("passing", null);
        const schValid = gen.name("_valid");
        cxt.setParams({ passing });
        gen.block(validateOneOf);
        cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
        function validateOneOf() {
          schArr.forEach((sch, i) => {
            let schCxt;
            if ((0, util_1.alwaysValidSchema)(it, sch)) {
              gen.var(schValid, true);
            } else {
              schCxt = cxt.subschema({
                keyword: "oneOf",
                schemaProp: i,
                compositeRule: true
              }, schValid);
            }
            if (i > 0) {
              gen.if((0, codegen_1._)`${schValid} && ${valid}`).assign(valid, false).assign(passing, (0, codegen_1._)`[${passing}, ${i}]`).else();
            }
            gen.if(schValid, () => {
              gen.assign(valid, true);
              gen.assign(passing, i);
              if (schCxt)
                cxt.mergeEvaluated(schCxt, codegen_1.Name);
            });
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/allOf.js
var require_allOf = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/allOf.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: "allOf",
      schemaType: "array",
      code(cxt) {
        const { gen, schema, it } = cxt;
        if (!Array.isArray(schema))
          throw new Error("ajv implementation error");
        const valid = gen.name("valid");
        schema.forEach((sch, i) => {
          if ((0, util_1.alwaysValidSchema)(it, sch))
            return;
          const schCxt = cxt.subschema({ keyword: "allOf", schemaProp: i }, valid);
          cxt.ok(valid);
          cxt.mergeEvaluated(schCxt);
        });
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/if.js
var require_if = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/if.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params }) => (0, codegen_1.str)`must match "${params.ifClause}" schema`,
      params: ({ params }) => (0, codegen_1._)`{failingKeyword: ${params.ifClause}}`
    };
    var def = {
      keyword: "if",
      schemaType: ["object", "boolean"],
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, parentSchema, it } = cxt;
        if (parentSchema.then === void 0 && parentSchema.else === void 0) {
          (0, util_1.checkStrictMode)(it, '"if" without "then" and "else" is ignored');
        }
        const hasThen = hasSchema(it, "then");
        const hasElse = hasSchema(it, "else");
        if (!hasThen && !hasElse)
          return;
        const valid = gen.let("valid", true);
        const schValid = gen.name("_valid");
        validateIf();
        cxt.reset();
        if (hasThen && hasElse) {
          const ifClause = gen.let("ifClause");
          cxt.setParams({ ifClause });
          gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
        } else if (hasThen) {
          gen.if(schValid, validateClause("then"));
        } else {
          gen.if((0, codegen_1.not)(schValid), validateClause("else"));
        }
        cxt.pass(valid, () => cxt.error(true));
        function validateIf() {
          const schCxt = cxt.subschema({
            keyword: "if",
            compositeRule: true,
            createErrors: false,
            allErrors: false
          }, schValid);
          cxt.mergeEvaluated(schCxt);
        }
        function validateClause(keyword, ifClause) {
          return () => {
            const schCxt = cxt.subschema({ keyword }, schValid);
            gen.assign(valid, schValid);
            cxt.mergeValidEvaluated(schCxt, valid);
            if (ifClause)
              gen.assign(ifClause, (0, codegen_1._)`${keyword}`);
            else
              cxt.setParams({ ifClause: keyword });
          };
        }
      }
    };
    function hasSchema(it, keyword) {
      const schema = it.schema[keyword];
      return schema !== void 0 && !(0, util_1.alwaysValidSchema)(it, schema);
    }
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/thenElse.js
var require_thenElse = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/thenElse.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: ["then", "else"],
      schemaType: ["object", "boolean"],
      code({ keyword, parentSchema, it }) {
        if (parentSchema.if === void 0)
          (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/index.js
var require_applicator = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var additionalItems_1 = require_additionalItems();
    var prefixItems_1 = require_prefixItems();
    var items_1 = require_items();
    var items2020_1 = require_items2020();
    var contains_1 = require_contains();
    var dependencies_1 = require_dependencies();
    var propertyNames_1 = require_propertyNames();
    var additionalProperties_1 = require_additionalProperties();
    var properties_1 = require_properties();
    var patternProperties_1 = require_patternProperties();
    var not_1 = require_not();
    var anyOf_1 = require_anyOf();
    var oneOf_1 = require_oneOf();
    var allOf_1 = require_allOf();
    var if_1 = require_if();
    var thenElse_1 = require_thenElse();
    function getApplicator(draft2020 = false) {
      const applicator = [
        // any
        not_1.default,
        anyOf_1.default,
        oneOf_1.default,
        allOf_1.default,
        if_1.default,
        thenElse_1.default,
        // object
        propertyNames_1.default,
        additionalProperties_1.default,
        dependencies_1.default,
        properties_1.default,
        patternProperties_1.default
      ];
      if (draft2020)
        applicator.push(prefixItems_1.default, items2020_1.default);
      else
        applicator.push(additionalItems_1.default, items_1.default);
      applicator.push(contains_1.default);
      return applicator;
    }
    exports.default = getApplicator;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js
var require_dynamicAnchor = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.dynamicAnchor = void 0;
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var compile_1 = require_compile();
    var ref_1 = require_ref();
    var def = {
      keyword: "$dynamicAnchor",
      schemaType: "string",
      code: (cxt) => dynamicAnchor(cxt, cxt.schema)
    };
    function dynamicAnchor(cxt, anchor) {
      const { gen, it } = cxt;
      it.schemaEnv.root.dynamicAnchors[anchor] = true;
      const v = (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
      const validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
      gen.if((0, codegen_1._)`!${v}`, () => gen.assign(v, validate));
    }
    exports.dynamicAnchor = dynamicAnchor;
    function _getValidate(cxt) {
      const { schemaEnv, schema, self } = cxt.it;
      const { root, baseId, localRefs, meta } = schemaEnv.root;
      const { schemaId: schemaId2 } = self.opts;
      const sch = new compile_1.SchemaEnv({ schema, schemaId: schemaId2, root, baseId, localRefs, meta });
      compile_1.compileSchema.call(self, sch);
      return (0, ref_1.getValidate)(cxt, sch);
    }
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/dynamicRef.js
var require_dynamicRef = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/dynamicRef.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.dynamicRef = void 0;
    var codegen_1 = require_codegen();
    var names_1 = require_names();
    var ref_1 = require_ref();
    var def = {
      keyword: "$dynamicRef",
      schemaType: "string",
      code: (cxt) => dynamicRef(cxt, cxt.schema)
    };
    function dynamicRef(cxt, ref2) {
      const { gen, keyword, it } = cxt;
      if (ref2[0] !== "#")
        throw new Error(`"${keyword}" only supports hash fragment reference`);
      const anchor = ref2.slice(1);
      if (it.allErrors) {
        _dynamicRef();
      } else {
        const valid = gen.let("valid", false);
        _dynamicRef(valid);
        cxt.ok(valid);
      }
      function _dynamicRef(valid) {
        if (it.schemaEnv.root.dynamicAnchors[anchor]) {
          const v = gen.let("_v", (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
          gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
        } else {
          _callRef(it.validateName, valid)();
        }
      }
      function _callRef(validate, valid) {
        return valid ? () => gen.block(() => {
          (0, ref_1.callRef)(cxt, validate);
          gen.let(valid, true);
        }) : () => (0, ref_1.callRef)(cxt, validate);
      }
    }
    exports.dynamicRef = dynamicRef;
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/recursiveAnchor.js
var require_recursiveAnchor = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/recursiveAnchor.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dynamicAnchor_1 = require_dynamicAnchor();
    var util_1 = require_util();
    var def = {
      keyword: "$recursiveAnchor",
      schemaType: "boolean",
      code(cxt) {
        if (cxt.schema)
          (0, dynamicAnchor_1.dynamicAnchor)(cxt, "");
        else
          (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/recursiveRef.js
var require_recursiveRef = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/recursiveRef.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dynamicRef_1 = require_dynamicRef();
    var def = {
      keyword: "$recursiveRef",
      schemaType: "string",
      code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/dynamic/index.js
var require_dynamic = __commonJS({
  "node_modules/ajv/dist/vocabularies/dynamic/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dynamicAnchor_1 = require_dynamicAnchor();
    var dynamicRef_1 = require_dynamicRef();
    var recursiveAnchor_1 = require_recursiveAnchor();
    var recursiveRef_1 = require_recursiveRef();
    var dynamic = [dynamicAnchor_1.default, dynamicRef_1.default, recursiveAnchor_1.default, recursiveRef_1.default];
    exports.default = dynamic;
  }
});

// node_modules/ajv/dist/vocabularies/validation/dependentRequired.js
var require_dependentRequired = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/dependentRequired.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dependencies_1 = require_dependencies();
    var def = {
      keyword: "dependentRequired",
      type: "object",
      schemaType: "object",
      error: dependencies_1.error,
      code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt)
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/applicator/dependentSchemas.js
var require_dependentSchemas = __commonJS({
  "node_modules/ajv/dist/vocabularies/applicator/dependentSchemas.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dependencies_1 = require_dependencies();
    var def = {
      keyword: "dependentSchemas",
      type: "object",
      schemaType: "object",
      code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt)
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/validation/limitContains.js
var require_limitContains = __commonJS({
  "node_modules/ajv/dist/vocabularies/validation/limitContains.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var util_1 = require_util();
    var def = {
      keyword: ["maxContains", "minContains"],
      type: "array",
      schemaType: "number",
      code({ keyword, parentSchema, it }) {
        if (parentSchema.contains === void 0) {
          (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/next.js
var require_next = __commonJS({
  "node_modules/ajv/dist/vocabularies/next.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var dependentRequired_1 = require_dependentRequired();
    var dependentSchemas_1 = require_dependentSchemas();
    var limitContains_1 = require_limitContains();
    var next = [dependentRequired_1.default, dependentSchemas_1.default, limitContains_1.default];
    exports.default = next;
  }
});

// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedProperties.js
var require_unevaluatedProperties = __commonJS({
  "node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedProperties.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var names_1 = require_names();
    var error = {
      message: "must NOT have unevaluated properties",
      params: ({ params }) => (0, codegen_1._)`{unevaluatedProperty: ${params.unevaluatedProperty}}`
    };
    var def = {
      keyword: "unevaluatedProperties",
      type: "object",
      schemaType: ["boolean", "object"],
      trackErrors: true,
      error,
      code(cxt) {
        const { gen, schema, data, errsCount, it } = cxt;
        if (!errsCount)
          throw new Error("ajv implementation error");
        const { allErrors, props } = it;
        if (props instanceof codegen_1.Name) {
          gen.if((0, codegen_1._)`${props} !== true`, () => gen.forIn("key", data, (key) => gen.if(unevaluatedDynamic(props, key), () => unevaluatedPropCode(key))));
        } else if (props !== true) {
          gen.forIn("key", data, (key) => props === void 0 ? unevaluatedPropCode(key) : gen.if(unevaluatedStatic(props, key), () => unevaluatedPropCode(key)));
        }
        it.props = true;
        cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
        function unevaluatedPropCode(key) {
          if (schema === false) {
            cxt.setParams({ unevaluatedProperty: key });
            cxt.error();
            if (!allErrors)
              gen.break();
            return;
          }
          if (!(0, util_1.alwaysValidSchema)(it, schema)) {
            const valid = gen.name("valid");
            cxt.subschema({
              keyword: "unevaluatedProperties",
              dataProp: key,
              dataPropType: util_1.Type.Str
            }, valid);
            if (!allErrors)
              gen.if((0, codegen_1.not)(valid), () => gen.break());
          }
        }
        function unevaluatedDynamic(evaluatedProps, key) {
          return (0, codegen_1._)`!${evaluatedProps} || !${evaluatedProps}[${key}]`;
        }
        function unevaluatedStatic(evaluatedProps, key) {
          const ps = [];
          for (const p in evaluatedProps) {
            if (evaluatedProps[p] === true)
              ps.push((0, codegen_1._)`${key} !== ${p}`);
          }
          return (0, codegen_1.and)(...ps);
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedItems.js
var require_unevaluatedItems = __commonJS({
  "node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedItems.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var util_1 = require_util();
    var error = {
      message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
      params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
    };
    var def = {
      keyword: "unevaluatedItems",
      type: "array",
      schemaType: ["boolean", "object"],
      error,
      code(cxt) {
        const { gen, schema, data, it } = cxt;
        const items = it.items || 0;
        if (items === true)
          return;
        const len = gen.const("len", (0, codegen_1._)`${data}.length`);
        if (schema === false) {
          cxt.setParams({ len: items });
          cxt.fail((0, codegen_1._)`${len} > ${items}`);
        } else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
          const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items}`);
          gen.if((0, codegen_1.not)(valid), () => validateItems(valid, items));
          cxt.ok(valid);
        }
        it.items = true;
        function validateItems(valid, from) {
          gen.forRange("i", from, len, (i) => {
            cxt.subschema({ keyword: "unevaluatedItems", dataProp: i, dataPropType: util_1.Type.Num }, valid);
            if (!it.allErrors)
              gen.if((0, codegen_1.not)(valid), () => gen.break());
          });
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/unevaluated/index.js
var require_unevaluated = __commonJS({
  "node_modules/ajv/dist/vocabularies/unevaluated/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var unevaluatedProperties_1 = require_unevaluatedProperties();
    var unevaluatedItems_1 = require_unevaluatedItems();
    var unevaluated = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
    exports.default = unevaluated;
  }
});

// node_modules/ajv/dist/vocabularies/format/format.js
var require_format = __commonJS({
  "node_modules/ajv/dist/vocabularies/format/format.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var error = {
      message: ({ schemaCode }) => (0, codegen_1.str)`must match format "${schemaCode}"`,
      params: ({ schemaCode }) => (0, codegen_1._)`{format: ${schemaCode}}`
    };
    var def = {
      keyword: "format",
      type: ["number", "string"],
      schemaType: "string",
      $data: true,
      error,
      code(cxt, ruleType) {
        const { gen, data, $data, schema, schemaCode, it } = cxt;
        const { opts, errSchemaPath, schemaEnv, self } = it;
        if (!opts.validateFormats)
          return;
        if ($data)
          validate$DataFormat();
        else
          validateFormat();
        function validate$DataFormat() {
          const fmts = gen.scopeValue("formats", {
            ref: self.formats,
            code: opts.code.formats
          });
          const fDef = gen.const("fDef", (0, codegen_1._)`${fmts}[${schemaCode}]`);
          const fType = gen.let("fType");
          const format = gen.let("format");
          gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format, fDef));
          cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
          function unknownFmt() {
            if (opts.strictSchema === false)
              return codegen_1.nil;
            return (0, codegen_1._)`${schemaCode} && !${format}`;
          }
          function invalidFmt() {
            const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))` : (0, codegen_1._)`${format}(${data})`;
            const validData = (0, codegen_1._)`(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
            return (0, codegen_1._)`${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
          }
        }
        function validateFormat() {
          const formatDef = self.formats[schema];
          if (!formatDef) {
            unknownFormat();
            return;
          }
          if (formatDef === true)
            return;
          const [fmtType, format, fmtRef] = getFormat(formatDef);
          if (fmtType === ruleType)
            cxt.pass(validCondition());
          function unknownFormat() {
            if (opts.strictSchema === false) {
              self.logger.warn(unknownMsg());
              return;
            }
            throw new Error(unknownMsg());
            function unknownMsg() {
              return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
            }
          }
          function getFormat(fmtDef) {
            const code = fmtDef instanceof RegExp ? (0, codegen_1.regexpCode)(fmtDef) : opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(schema)}` : void 0;
            const fmt = gen.scopeValue("formats", { key: schema, ref: fmtDef, code });
            if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) {
              return [fmtDef.type || "string", fmtDef.validate, (0, codegen_1._)`${fmt}.validate`];
            }
            return ["string", fmtDef, fmt];
          }
          function validCondition() {
            if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
              if (!schemaEnv.$async)
                throw new Error("async format in sync schema");
              return (0, codegen_1._)`await ${fmtRef}(${data})`;
            }
            return typeof format == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/vocabularies/format/index.js
var require_format2 = __commonJS({
  "node_modules/ajv/dist/vocabularies/format/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var format_1 = require_format();
    var format = [format_1.default];
    exports.default = format;
  }
});

// node_modules/ajv/dist/vocabularies/metadata.js
var require_metadata = __commonJS({
  "node_modules/ajv/dist/vocabularies/metadata.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.contentVocabulary = exports.metadataVocabulary = void 0;
    exports.metadataVocabulary = [
      "title",
      "description",
      "default",
      "deprecated",
      "readOnly",
      "writeOnly",
      "examples"
    ];
    exports.contentVocabulary = [
      "contentMediaType",
      "contentEncoding",
      "contentSchema"
    ];
  }
});

// node_modules/ajv/dist/vocabularies/draft2020.js
var require_draft2020 = __commonJS({
  "node_modules/ajv/dist/vocabularies/draft2020.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var core_1 = require_core2();
    var validation_1 = require_validation();
    var applicator_1 = require_applicator();
    var dynamic_1 = require_dynamic();
    var next_1 = require_next();
    var unevaluated_1 = require_unevaluated();
    var format_1 = require_format2();
    var metadata_1 = require_metadata();
    var draft2020Vocabularies = [
      dynamic_1.default,
      core_1.default,
      validation_1.default,
      (0, applicator_1.default)(true),
      format_1.default,
      metadata_1.metadataVocabulary,
      metadata_1.contentVocabulary,
      next_1.default,
      unevaluated_1.default
    ];
    exports.default = draft2020Vocabularies;
  }
});

// node_modules/ajv/dist/vocabularies/discriminator/types.js
var require_types = __commonJS({
  "node_modules/ajv/dist/vocabularies/discriminator/types.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.DiscrError = void 0;
    var DiscrError;
    (function(DiscrError2) {
      DiscrError2["Tag"] = "tag";
      DiscrError2["Mapping"] = "mapping";
    })(DiscrError || (exports.DiscrError = DiscrError = {}));
  }
});

// node_modules/ajv/dist/vocabularies/discriminator/index.js
var require_discriminator = __commonJS({
  "node_modules/ajv/dist/vocabularies/discriminator/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var codegen_1 = require_codegen();
    var types_1 = require_types();
    var compile_1 = require_compile();
    var ref_error_1 = require_ref_error();
    var util_1 = require_util();
    var error = {
      message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag ? `tag "${tagName}" must be string` : `value of tag "${tagName}" must be in oneOf`,
      params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._)`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`
    };
    var def = {
      keyword: "discriminator",
      type: "object",
      schemaType: "object",
      error,
      code(cxt) {
        const { gen, data, schema, parentSchema, it } = cxt;
        const { oneOf } = parentSchema;
        if (!it.opts.discriminator) {
          throw new Error("discriminator: requires discriminator option");
        }
        const tagName = schema.propertyName;
        if (typeof tagName != "string")
          throw new Error("discriminator: requires propertyName");
        if (schema.mapping)
          throw new Error("discriminator: mapping is not supported");
        if (!oneOf)
          throw new Error("discriminator: requires oneOf keyword");
        const valid = gen.let("valid", false);
        const tag = gen.const("tag", (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(tagName)}`);
        gen.if((0, codegen_1._)`typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, { discrError: types_1.DiscrError.Tag, tag, tagName }));
        cxt.ok(valid);
        function validateMapping() {
          const mapping = getMapping();
          gen.if(false);
          for (const tagValue in mapping) {
            gen.elseIf((0, codegen_1._)`${tag} === ${tagValue}`);
            gen.assign(valid, applyTagSchema(mapping[tagValue]));
          }
          gen.else();
          cxt.error(false, { discrError: types_1.DiscrError.Mapping, tag, tagName });
          gen.endIf();
        }
        function applyTagSchema(schemaProp) {
          const _valid = gen.name("valid");
          const schCxt = cxt.subschema({ keyword: "oneOf", schemaProp }, _valid);
          cxt.mergeEvaluated(schCxt, codegen_1.Name);
          return _valid;
        }
        function getMapping() {
          var _a;
          const oneOfMapping = {};
          const topRequired = hasRequired(parentSchema);
          let tagRequired = true;
          for (let i = 0; i < oneOf.length; i++) {
            let sch = oneOf[i];
            if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
              const ref2 = sch.$ref;
              sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref2);
              if (sch instanceof compile_1.SchemaEnv)
                sch = sch.schema;
              if (sch === void 0)
                throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref2);
            }
            const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
            if (typeof propSch != "object") {
              throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
            }
            tagRequired = tagRequired && (topRequired || hasRequired(sch));
            addMappings(propSch, i);
          }
          if (!tagRequired)
            throw new Error(`discriminator: "${tagName}" must be required`);
          return oneOfMapping;
          function hasRequired({ required }) {
            return Array.isArray(required) && required.includes(tagName);
          }
          function addMappings(sch, i) {
            if (sch.const) {
              addMapping(sch.const, i);
            } else if (sch.enum) {
              for (const tagValue of sch.enum) {
                addMapping(tagValue, i);
              }
            } else {
              throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
            }
          }
          function addMapping(tagValue, i) {
            if (typeof tagValue != "string" || tagValue in oneOfMapping) {
              throw new Error(`discriminator: "${tagName}" values must be unique strings`);
            }
            oneOfMapping[tagValue] = i;
          }
        }
      }
    };
    exports.default = def;
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var require_schema = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/schema.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/schema",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/applicator": true,
        "https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
        "https://json-schema.org/draft/2020-12/vocab/validation": true,
        "https://json-schema.org/draft/2020-12/vocab/meta-data": true,
        "https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
        "https://json-schema.org/draft/2020-12/vocab/content": true
      },
      $dynamicAnchor: "meta",
      title: "Core and Validation specifications meta-schema",
      allOf: [
        { $ref: "meta/core" },
        { $ref: "meta/applicator" },
        { $ref: "meta/unevaluated" },
        { $ref: "meta/validation" },
        { $ref: "meta/meta-data" },
        { $ref: "meta/format-annotation" },
        { $ref: "meta/content" }
      ],
      type: ["object", "boolean"],
      $comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
      properties: {
        definitions: {
          $comment: '"definitions" has been replaced by "$defs".',
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          deprecated: true,
          default: {}
        },
        dependencies: {
          $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
          type: "object",
          additionalProperties: {
            anyOf: [{ $dynamicRef: "#meta" }, { $ref: "meta/validation#/$defs/stringArray" }]
          },
          deprecated: true,
          default: {}
        },
        $recursiveAnchor: {
          $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
          $ref: "meta/core#/$defs/anchorString",
          deprecated: true
        },
        $recursiveRef: {
          $comment: '"$recursiveRef" has been replaced by "$dynamicRef".',
          $ref: "meta/core#/$defs/uriReferenceString",
          deprecated: true
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/applicator.json
var require_applicator2 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/applicator.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/applicator",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/applicator": true
      },
      $dynamicAnchor: "meta",
      title: "Applicator vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        prefixItems: { $ref: "#/$defs/schemaArray" },
        items: { $dynamicRef: "#meta" },
        contains: { $dynamicRef: "#meta" },
        additionalProperties: { $dynamicRef: "#meta" },
        properties: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          default: {}
        },
        patternProperties: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          propertyNames: { format: "regex" },
          default: {}
        },
        dependentSchemas: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" },
          default: {}
        },
        propertyNames: { $dynamicRef: "#meta" },
        if: { $dynamicRef: "#meta" },
        then: { $dynamicRef: "#meta" },
        else: { $dynamicRef: "#meta" },
        allOf: { $ref: "#/$defs/schemaArray" },
        anyOf: { $ref: "#/$defs/schemaArray" },
        oneOf: { $ref: "#/$defs/schemaArray" },
        not: { $dynamicRef: "#meta" }
      },
      $defs: {
        schemaArray: {
          type: "array",
          minItems: 1,
          items: { $dynamicRef: "#meta" }
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json
var require_unevaluated2 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/unevaluated": true
      },
      $dynamicAnchor: "meta",
      title: "Unevaluated applicator vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        unevaluatedItems: { $dynamicRef: "#meta" },
        unevaluatedProperties: { $dynamicRef: "#meta" }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/content.json
var require_content = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/content.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/content",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/content": true
      },
      $dynamicAnchor: "meta",
      title: "Content vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        contentEncoding: { type: "string" },
        contentMediaType: { type: "string" },
        contentSchema: { $dynamicRef: "#meta" }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/core.json
var require_core3 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/core.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/core",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true
      },
      $dynamicAnchor: "meta",
      title: "Core vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        $id: {
          $ref: "#/$defs/uriReferenceString",
          $comment: "Non-empty fragments not allowed.",
          pattern: "^[^#]*#?$"
        },
        $schema: { $ref: "#/$defs/uriString" },
        $ref: { $ref: "#/$defs/uriReferenceString" },
        $anchor: { $ref: "#/$defs/anchorString" },
        $dynamicRef: { $ref: "#/$defs/uriReferenceString" },
        $dynamicAnchor: { $ref: "#/$defs/anchorString" },
        $vocabulary: {
          type: "object",
          propertyNames: { $ref: "#/$defs/uriString" },
          additionalProperties: {
            type: "boolean"
          }
        },
        $comment: {
          type: "string"
        },
        $defs: {
          type: "object",
          additionalProperties: { $dynamicRef: "#meta" }
        }
      },
      $defs: {
        anchorString: {
          type: "string",
          pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
        },
        uriString: {
          type: "string",
          format: "uri"
        },
        uriReferenceString: {
          type: "string",
          format: "uri-reference"
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json
var require_format_annotation = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/format-annotation": true
      },
      $dynamicAnchor: "meta",
      title: "Format vocabulary meta-schema for annotation results",
      type: ["object", "boolean"],
      properties: {
        format: { type: "string" }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/meta-data.json
var require_meta_data = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/meta-data.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/meta-data",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/meta-data": true
      },
      $dynamicAnchor: "meta",
      title: "Meta-data vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        title: {
          type: "string"
        },
        description: {
          type: "string"
        },
        default: true,
        deprecated: {
          type: "boolean",
          default: false
        },
        readOnly: {
          type: "boolean",
          default: false
        },
        writeOnly: {
          type: "boolean",
          default: false
        },
        examples: {
          type: "array",
          items: true
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/validation.json
var require_validation2 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/meta/validation.json"(exports, module) {
    module.exports = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://json-schema.org/draft/2020-12/meta/validation",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/validation": true
      },
      $dynamicAnchor: "meta",
      title: "Validation vocabulary meta-schema",
      type: ["object", "boolean"],
      properties: {
        type: {
          anyOf: [
            { $ref: "#/$defs/simpleTypes" },
            {
              type: "array",
              items: { $ref: "#/$defs/simpleTypes" },
              minItems: 1,
              uniqueItems: true
            }
          ]
        },
        const: true,
        enum: {
          type: "array",
          items: true
        },
        multipleOf: {
          type: "number",
          exclusiveMinimum: 0
        },
        maximum: {
          type: "number"
        },
        exclusiveMaximum: {
          type: "number"
        },
        minimum: {
          type: "number"
        },
        exclusiveMinimum: {
          type: "number"
        },
        maxLength: { $ref: "#/$defs/nonNegativeInteger" },
        minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
        pattern: {
          type: "string",
          format: "regex"
        },
        maxItems: { $ref: "#/$defs/nonNegativeInteger" },
        minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
        uniqueItems: {
          type: "boolean",
          default: false
        },
        maxContains: { $ref: "#/$defs/nonNegativeInteger" },
        minContains: {
          $ref: "#/$defs/nonNegativeInteger",
          default: 1
        },
        maxProperties: { $ref: "#/$defs/nonNegativeInteger" },
        minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
        required: { $ref: "#/$defs/stringArray" },
        dependentRequired: {
          type: "object",
          additionalProperties: {
            $ref: "#/$defs/stringArray"
          }
        }
      },
      $defs: {
        nonNegativeInteger: {
          type: "integer",
          minimum: 0
        },
        nonNegativeIntegerDefault0: {
          $ref: "#/$defs/nonNegativeInteger",
          default: 0
        },
        simpleTypes: {
          enum: ["array", "boolean", "integer", "null", "number", "object", "string"]
        },
        stringArray: {
          type: "array",
          items: { type: "string" },
          uniqueItems: true,
          default: []
        }
      }
    };
  }
});

// node_modules/ajv/dist/refs/json-schema-2020-12/index.js
var require_json_schema_2020_12 = __commonJS({
  "node_modules/ajv/dist/refs/json-schema-2020-12/index.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var metaSchema = require_schema();
    var applicator = require_applicator2();
    var unevaluated = require_unevaluated2();
    var content = require_content();
    var core = require_core3();
    var format = require_format_annotation();
    var metadata = require_meta_data();
    var validation = require_validation2();
    var META_SUPPORT_DATA = ["/properties"];
    function addMetaSchema2020($data) {
      ;
      [
        metaSchema,
        applicator,
        unevaluated,
        content,
        core,
        with$data(this, format),
        metadata,
        with$data(this, validation)
      ].forEach((sch) => this.addMetaSchema(sch, void 0, false));
      return this;
      function with$data(ajv3, sch) {
        return $data ? ajv3.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
      }
    }
    exports.default = addMetaSchema2020;
  }
});

// node_modules/ajv/dist/2020.js
var require__ = __commonJS({
  "node_modules/ajv/dist/2020.js"(exports, module) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
    var core_1 = require_core();
    var draft2020_1 = require_draft2020();
    var discriminator_1 = require_discriminator();
    var json_schema_2020_12_1 = require_json_schema_2020_12();
    var META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
    var Ajv20203 = class extends core_1.default {
      constructor(opts = {}) {
        super({
          ...opts,
          dynamicRef: true,
          next: true,
          unevaluated: true
        });
      }
      _addVocabularies() {
        super._addVocabularies();
        draft2020_1.default.forEach((v) => this.addVocabulary(v));
        if (this.opts.discriminator)
          this.addKeyword(discriminator_1.default);
      }
      _addDefaultMetaSchema() {
        super._addDefaultMetaSchema();
        const { $data, meta } = this.opts;
        if (!meta)
          return;
        json_schema_2020_12_1.default.call(this, $data);
        this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
      }
      defaultMeta() {
        return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
      }
    };
    exports.Ajv2020 = Ajv20203;
    module.exports = exports = Ajv20203;
    module.exports.Ajv2020 = Ajv20203;
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.default = Ajv20203;
    var validate_1 = require_validate();
    Object.defineProperty(exports, "KeywordCxt", { enumerable: true, get: function() {
      return validate_1.KeywordCxt;
    } });
    var codegen_1 = require_codegen();
    Object.defineProperty(exports, "_", { enumerable: true, get: function() {
      return codegen_1._;
    } });
    Object.defineProperty(exports, "str", { enumerable: true, get: function() {
      return codegen_1.str;
    } });
    Object.defineProperty(exports, "stringify", { enumerable: true, get: function() {
      return codegen_1.stringify;
    } });
    Object.defineProperty(exports, "nil", { enumerable: true, get: function() {
      return codegen_1.nil;
    } });
    Object.defineProperty(exports, "Name", { enumerable: true, get: function() {
      return codegen_1.Name;
    } });
    Object.defineProperty(exports, "CodeGen", { enumerable: true, get: function() {
      return codegen_1.CodeGen;
    } });
    var validation_error_1 = require_validation_error();
    Object.defineProperty(exports, "ValidationError", { enumerable: true, get: function() {
      return validation_error_1.default;
    } });
    var ref_error_1 = require_ref_error();
    Object.defineProperty(exports, "MissingRefError", { enumerable: true, get: function() {
      return ref_error_1.default;
    } });
  }
});

// src/inputs.ts
import { tmpdir } from "node:os";
function readModelAccess(provider) {
  const { env } = process;
  const proxy = readProxy(env);
  if (provider === "bedrock") {
    const key2 = given(env.AWS_BEARER_TOKEN_BEDROCK);
    const is_known = key2 !== null || AWS_CREDENTIALS.some((name) => given(env[name]) !== null);
    const region = given(env.AWS_REGION) ?? given(env.AWS_DEFAULT_REGION);
    return { key: key2, base_url: given(env.ANTHROPIC_BEDROCK_BASE_URL), is_known, region, project: null, proxy };
  }
  if (provider === "vertex") {
    const region = given(env.CLOUD_ML_REGION);
    const project = given(env.ANTHROPIC_VERTEX_PROJECT_ID);
    const base_url2 = given(env.ANTHROPIC_VERTEX_BASE_URL);
    return { key: null, base_url: base_url2, is_known: region !== null, region, project, proxy };
  }
  const key = given(env.ANTHROPIC_API_KEY);
  const base_url = given(env.ANTHROPIC_BASE_URL);
  return { key, base_url, is_known: key !== null, region: null, project: null, proxy };
}
var AWS_CREDENTIALS = [
  "AWS_ACCESS_KEY_ID",
  "AWS_PROFILE",
  "AWS_WEB_IDENTITY_TOKEN_FILE",
  "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
  "AWS_CONTAINER_CREDENTIALS_FULL_URI"
];
function readProxy(env) {
  const http = given(env.http_proxy) ?? given(env.HTTP_PROXY);
  const https = given(env.https_proxy) ?? given(env.HTTPS_PROXY) ?? http;
  return { http, https, except: given(env.no_proxy) ?? given(env.NO_PROXY) };
}
function given(value) {
  return value?.trim() || null;
}
function readEnvironment() {
  const { env, stderr } = process;
  const isCi = isSet(env.CI) || isSet(env.GITHUB_ACTIONS);
  return {
    is_ci: isCi,
    is_terminal: stderr.isTTY === true && !isCi,
    has_colour: !isSet(env.NO_COLOR) && (isSet(env.FORCE_COLOR) || process.stdout.isTTY === true && !isCi),
    columns: stderr.columns ?? 80,
    job_summary: env.GITHUB_STEP_SUMMARY || null,
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    temp: env.RUNNER_TEMP || tmpdir(),
    runner: readRunner(env),
    artifacts: readArtifactAccess(env)
  };
}
function readArtifactAccess({ ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: url }) {
  return token === void 0 || token === "" || url === void 0 || url === "" ? null : { token, url };
}
function readRunner(env) {
  const { GITHUB_REPOSITORY: repository, GITHUB_EVENT_NAME: name, GITHUB_SHA: sha } = env;
  if (!isSet(repository) || !isSet(name)) return null;
  return {
    repository: repository ?? "",
    api_url: env.GITHUB_API_URL || "https://api.github.com",
    server_url: env.GITHUB_SERVER_URL || "https://github.com",
    event_name: name ?? "",
    event_path: env.GITHUB_EVENT_PATH || null,
    sha: sha ?? "",
    run_id: Number(env.GITHUB_RUN_ID) || 0,
    run_number: Number(env.GITHUB_RUN_NUMBER) || 0,
    run_attempt: Number(env.GITHUB_RUN_ATTEMPT) || 1
  };
}
function isSet(value) {
  return value !== void 0 && value !== "" && value !== "0" && value.toLowerCase() !== "false";
}

// src/stages/run.ts
var STAGE_NAMES = [
  "collect",
  "observe",
  "evaluate",
  "aggregate",
  "review",
  "synthesize",
  "judge",
  "conclude",
  "report"
];

// src/adapters/run-folder.ts
import { existsSync, mkdirSync, readdirSync, readFileSync as readFileSync2, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join as join2 } from "node:path";

// src/adapters/documents.ts
var import__ = __toESM(require__(), 1);
import { readFileSync } from "node:fs";
import { join } from "node:path";
var MOST_ISSUES = 20;
var ajv = new import__.Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
function readDocument(kind, raw, hint) {
  const validate = validatorOf(kind);
  if (validate(raw)) return raw;
  const issues = (validate.errors ?? []).slice(0, MOST_ISSUES).map(describe);
  throw new ContractError(kind, issues, hint);
}
function validatorOf(kind) {
  const known = ajv.getSchema(schemaId(kind));
  if (known !== void 0) return known;
  const schema = JSON.parse(readFileSync(join(packageRoot, "schemas", `${kind}.json`), "utf8"));
  return ajv.compile(schema);
}
function schemaId(kind) {
  return `urn:ux-jury:schema:${kind}`;
}
function describe(error) {
  const path = error.instancePath.replace(/\/(\d+)/g, "[$1]").replace(/\//g, ".").replace(/^\./, "");
  const extra = "additionalProperty" in error.params ? ` (${String(error.params.additionalProperty)})` : "";
  return `${path === "" ? "the document" : path} ${error.message ?? "is invalid"}${extra}`;
}

// src/adapters/run-folder.ts
var HINT = "Run `ux-jury review` again without --from, or delete the output folder.";
var RunFolder = class {
  path;
  constructor(path) {
    this.path = path;
  }
  /** True where a file of that name stands. */
  has(name) {
    return existsSync(join2(this.path, name));
  }
  /** The names of what lies in a folder of the run, in order; none where there is no such folder. */
  list(name) {
    return this.has(name) ? readdirSync(join2(this.path, name)).toSorted() : [];
  }
  /** Writes text or bytes; the folder is made where it is missing. */
  writeText(name, text2) {
    const target = join2(this.path, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.part`, text2);
    renameSync(`${target}.part`, target);
  }
  /** Reads text. Throws InputError document_missing. */
  readText(name) {
    if (!this.has(name))
      throw new InputError("document_missing", `${join2(this.path, name)} is not there.`, { hint: HINT });
    return readFileSync2(join2(this.path, name), "utf8");
  }
  write(name, document) {
    this.writeText(name, `${JSON.stringify(document, null, 2)}
`);
  }
  /** Reads a document through its door. Throws InputError or ContractError. */
  read(kind, name) {
    return readDocument(kind, this.readJson(name), HINT);
  }
  /** Reads JSON of no published kind. Throws InputError document_truncated. */
  readJson(name) {
    const text2 = this.readText(name);
    try {
      return JSON.parse(text2);
    } catch (cause) {
      throw new InputError("document_truncated", `${join2(this.path, name)} is not whole JSON.`, {
        hint: HINT,
        cause
      });
    }
  }
  /** The SHA-256 of a file's text, or null where it is missing. */
  hashOf(name) {
    return this.has(name) ? sha256(readFileSync2(join2(this.path, name))) : null;
  }
  remove(name) {
    rmSync(join2(this.path, name), { force: true });
  }
};

// src/adapters/sources/write-sources.ts
import { mkdirSync as mkdirSync2, rmSync as rmSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join3 } from "node:path";
function writeSources(sources, folder2) {
  return sources.map((source) => {
    const path = join3(folder2, source.artefact);
    rmSync2(path, { recursive: true, force: true });
    writeBundle(source, path);
    return path;
  });
}
function writeBundle({ index, journeys, states, pictures }, folder2) {
  for (const name of ["journeys", "states", "pictures"]) mkdirSync2(join3(folder2, name), { recursive: true });
  for (const { bytes, entry } of pictures) writeFileSync2(join3(folder2, entry.path), bytes);
  const whole2 = {
    ...index,
    journeys: journeys.map((journey) => writeListed(folder2, "journeys", journey)),
    states: states.map((state) => writeListed(folder2, "states", state)),
    pictures: pictures.map(({ entry }) => entry)
  };
  const text2 = `${JSON.stringify(whole2, null, 1)}
`;
  writeFileSync2(join3(folder2, "bundle.json"), text2);
  writeFileSync2(join3(folder2, "bundle.sha256"), `${sha256(text2)}
`);
}
function writeListed(folder2, kind, document) {
  const text2 = `${JSON.stringify(document)}
`;
  const path = `${kind}/${document.id}.json`;
  writeFileSync2(join3(folder2, path), text2);
  return { id: document.id, path, sha256: sha256(text2), bytes: Buffer.byteLength(text2) };
}

// src/report/debate-line.ts
function describeDebate(input) {
  const { debate, conclusion, assets } = input;
  const { words } = assets;
  if (debate === null) return words.empty.debate;
  const { passing, failing, pending, threshold, scale, criteria } = debate;
  const state = words.debate_state[conclusion.debate ?? "none"];
  return `${state} ${fill(words.sentences.debate, { passing, failing, pending, threshold, scale, all: criteria.length })}`;
}

// node_modules/markdown-table/index.js
function defaultStringLength(value) {
  return value.length;
}
function markdownTable(table2, options) {
  const settings = options || {};
  const align = (settings.align || []).concat();
  const stringLength = settings.stringLength || defaultStringLength;
  const alignments = [];
  const cellMatrix = [];
  const sizeMatrix = [];
  const longestCellByColumn = [];
  let mostCellsPerRow = 0;
  let rowIndex = -1;
  while (++rowIndex < table2.length) {
    const row2 = [];
    const sizes2 = [];
    let columnIndex2 = -1;
    if (table2[rowIndex].length > mostCellsPerRow) {
      mostCellsPerRow = table2[rowIndex].length;
    }
    while (++columnIndex2 < table2[rowIndex].length) {
      const cell = serialize(table2[rowIndex][columnIndex2]);
      if (settings.alignDelimiters !== false) {
        const size = stringLength(cell);
        sizes2[columnIndex2] = size;
        if (longestCellByColumn[columnIndex2] === void 0 || size > longestCellByColumn[columnIndex2]) {
          longestCellByColumn[columnIndex2] = size;
        }
      }
      row2.push(cell);
    }
    cellMatrix[rowIndex] = row2;
    sizeMatrix[rowIndex] = sizes2;
  }
  let columnIndex = -1;
  if (typeof align === "object" && "length" in align) {
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = toAlignment(align[columnIndex]);
    }
  } else {
    const code = toAlignment(align);
    while (++columnIndex < mostCellsPerRow) {
      alignments[columnIndex] = code;
    }
  }
  columnIndex = -1;
  const row = [];
  const sizes = [];
  while (++columnIndex < mostCellsPerRow) {
    const code = alignments[columnIndex];
    let before = "";
    let after = "";
    if (code === 99) {
      before = ":";
      after = ":";
    } else if (code === 108) {
      before = ":";
    } else if (code === 114) {
      after = ":";
    }
    let size = settings.alignDelimiters === false ? 1 : Math.max(
      1,
      longestCellByColumn[columnIndex] - before.length - after.length
    );
    const cell = before + "-".repeat(size) + after;
    if (settings.alignDelimiters !== false) {
      size = before.length + size + after.length;
      if (size > longestCellByColumn[columnIndex]) {
        longestCellByColumn[columnIndex] = size;
      }
      sizes[columnIndex] = size;
    }
    row[columnIndex] = cell;
  }
  cellMatrix.splice(1, 0, row);
  sizeMatrix.splice(1, 0, sizes);
  rowIndex = -1;
  const lines2 = [];
  while (++rowIndex < cellMatrix.length) {
    const row2 = cellMatrix[rowIndex];
    const sizes2 = sizeMatrix[rowIndex];
    const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
    columnIndex = -1;
    const line2 = [];
    while (++columnIndex < cellsInRow) {
      const cell = row2[columnIndex] || "";
      let before = "";
      let after = "";
      if (settings.alignDelimiters !== false) {
        const size = longestCellByColumn[columnIndex] - (sizes2[columnIndex] || 0);
        const code = alignments[columnIndex];
        if (code === 114) {
          before = " ".repeat(size);
        } else if (code === 99) {
          const half = size / 2;
          if (size % 2) {
            before = " ".repeat(half + 0.5);
            after = " ".repeat(half - 0.5);
          } else {
            before = " ".repeat(half);
            after = before;
          }
        } else {
          after = " ".repeat(size);
        }
      }
      if (settings.delimiterStart !== false && !columnIndex) {
        line2.push("|");
      }
      if (settings.padding !== false && // Don’t add the opening space if we’re not aligning and the cell is
      // empty: there will be a closing space.
      !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) {
        line2.push(" ");
      }
      if (settings.alignDelimiters !== false) {
        line2.push(before);
      }
      line2.push(cell);
      if (settings.alignDelimiters !== false) {
        line2.push(after);
      }
      if (settings.padding !== false) {
        line2.push(" ");
      }
      if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) {
        line2.push("|");
      }
    }
    lines2.push(
      settings.delimiterEnd === false ? line2.join("").replace(/ +$/, "") : line2.join("")
    );
  }
  return lines2.join("\n");
}
function serialize(value) {
  return value === null || value === void 0 ? "" : String(value);
}
function toAlignment(value) {
  const code = typeof value === "string" ? value.codePointAt(0) : 0;
  return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}

// src/report/markdown/md.ts
function md(parts, ...values) {
  return { markdown: parts.map((part, index) => part + textOf(values[index] ?? "")).join("") };
}
function joinBlocks(blocks) {
  return `${blocks.map((block) => block.markdown).join("\n\n")}
`;
}
function bullets(items) {
  return { markdown: items.map((item) => `- ${textOf(item)}`).join("\n") };
}
function joinInline(values, separator) {
  return { markdown: values.map(textOf).join(separator) };
}
function table(head2, rows2, align) {
  const cells = [head2, ...rows2].map((row) => row.map(textOf));
  return { markdown: markdownTable(cells, { align: align.split(""), alignDelimiters: false }) };
}
function ref(text2) {
  return { markdown: codeSpan(text2) };
}
function textOf(value) {
  if (typeof value === "object") return value.markdown;
  return typeof value === "number" ? String(value) : escapeMarkdown(value);
}

// src/report/markdown/debate-section.ts
function renderDebate(input) {
  const { debate, assets } = input;
  const { words } = assets;
  const title = md`## ${words.sections.debate}`;
  if (debate === null) return [title, md`${words.empty.debate}`];
  const { round: round3, cycle } = debate;
  const crossed = debate.cross_reviewed ? words.sentences.blind : words.sentences.not_crossed;
  return [
    title,
    md`${describeDebate(input)} ${fill(words.sentences.round, { round: round3, cycle })} ${crossed}`,
    renderCriteria(debate, words),
    ...renderReasons(debate, words)
  ];
}
function renderCriteria(debate, words) {
  const { labels, experts } = words;
  const head2 = [
    labels.criterion,
    experts.strategist,
    experts.ux_specialist,
    labels.combined,
    labels.status,
    labels.category
  ];
  return table(
    head2,
    debate.criteria.map((outcome) => rowOf(outcome, words)),
    "lrrrll"
  );
}
function rowOf(outcome, words) {
  const status = words.criterion_status[outcome.status];
  return [
    `C${outcome.number} ${outcome.name}`,
    formatPosition(outcome.strategist, words),
    formatPosition(outcome.ux_specialist, words),
    outcome.combined,
    outcome.status === "PASS" ? status : md`**${status}**`,
    words.categories[outcome.category]
  ];
}
function formatPosition(position, words) {
  if (position === null) return words.labels.absent;
  if (position.score === position.adjusted) return String(position.score);
  return fill(words.labels.adjusted, { from: position.score, to: position.adjusted });
}
function renderReasons(debate, words) {
  const items = debate.criteria.filter((outcome) => outcome.status !== "PASS" || outcome.resolution !== null).flatMap((outcome) => reasonsOf(outcome, words));
  return items.length > 0 ? [bullets(items)] : [];
}
function reasonsOf(outcome, words) {
  const { experts, labels } = words;
  const name = `C${outcome.number}`;
  const said = [
    [experts.strategist, outcome.strategist?.reasoning],
    [experts.ux_specialist, outcome.ux_specialist?.reasoning],
    [labels.trade_off, outcome.trade_off],
    [fill(labels.resolution, { author: outcome.resolution?.author ?? "" }), outcome.resolution?.reasoning]
  ];
  return said.flatMap(([who, what]) => typeof what === "string" ? [md`**${name}, ${who}:** ${what}`] : []);
}

// src/report/critical-failures.ts
function groupCriticalFailures(aggregate3) {
  const methods2 = /* @__PURE__ */ new Map();
  for (const { method, failure } of aggregate3.critical_failures)
    methods2.set(failure, [...methods2.get(failure) ?? [], method]);
  return [...methods2].map(([failure, by]) => ({ failure, methods: [...new Set(by)] }));
}

// src/report/name-methods.ts
function nameMethods(methods2, words) {
  if (methods2.length === METHOD_IDS.length) return words.labels.every_method;
  return methods2.map((method) => words.methods[method]).join(", ");
}

// src/report/markdown/fixes-section.ts
function renderFixes(aggregate3, words) {
  const { labels, sections, severities, methods: methods2, empty } = words;
  const title = md`## ${sections.fixes}`;
  if (aggregate3 === null) return [title, md`${empty.unknown}`];
  const fixes = aggregate3.top_fixes;
  if (fixes.length === 0) return [title, md`${empty.fixes}`];
  const lines2 = fixes.flatMap((fix, index) => [
    md`${index + 1}. **${fix.title}** (${severities[fix.severity]}, ${methods2[fix.method]})`.markdown,
    md`   - ${labels.evidence}: ${ref(fix.evidence_ref)}`.markdown,
    md`   - ${labels.todo}: ${fix.recommendation}`.markdown
  ]);
  return [title, { markdown: lines2.join("\n") }];
}
function renderCriticalFailures(aggregate3, words) {
  const title = md`## ${words.sections.critical}`;
  if (aggregate3 === null) return [title, md`${words.empty.unknown}`];
  const failures = groupCriticalFailures(aggregate3);
  if (failures.length === 0) return [title, md`${words.empty.critical}`];
  return [
    title,
    bullets(failures.map((entry) => md`**${nameMethods(entry.methods, words)}**: ${entry.failure}`))
  ];
}

// src/report/format-duration.ts
function formatDuration(milliseconds2) {
  if (milliseconds2 < 999.5) return `${Math.round(milliseconds2)} ms`;
  if (milliseconds2 < 59950) return `${(milliseconds2 / 1e3).toFixed(1)} s`;
  const seconds = Math.round(milliseconds2 / 1e3);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}

// src/report/markdown/journeys-section.ts
var MOST_JOURNEYS = 200;
function renderJourneys(input, most = MOST_JOURNEYS) {
  const { words } = input.assets;
  const { labels, sections, empty, sentences } = words;
  const title = md`## ${sections.journeys}`;
  if (input.evidence === null) return [title, md`${empty.unknown}`];
  const journeys = [...input.evidence.journeys].sort((a, b) => rankOf(a) - rankOf(b));
  if (journeys.length === 0) return [title, md`${empty.journeys}`];
  const head2 = [labels.journey, labels.evidence, labels.status, labels.steps, labels.duration];
  const rows2 = journeys.slice(0, most).map((journey) => rowOf2(journey, words));
  const blocks = [title, table(head2, rows2, "lllrr")];
  const hidden = journeys.length - rows2.length;
  return hidden > 0 ? [...blocks, md`${fill(sentences.rows_cut, { hidden })}`] : blocks;
}
function rowOf2(journey, words) {
  const status = words.journey_status[journey.status];
  return [
    journey.title,
    ref(journey.id),
    journey.outcome === "flaky" ? `${status} (${words.labels.flaky})` : status,
    journey.steps.length,
    artefactOf(journey) === null ? formatDuration(journey.duration_ms) : words.labels.unmeasured
  ];
}
function rankOf(journey) {
  return ["failed", "abandoned", "partial", "shown", "specified", "skipped", "complete"].indexOf(
    journey.status
  );
}

// src/report/rule-changes.ts
function tellRuleChanges(outcomes, { sentences }) {
  const project = outcomes?.project;
  if (outcomes === null || project === void 0) return [];
  const { off, regraded, own } = project;
  const grades = regraded.map(({ rule, from, to }) => fill(sentences.rule_grade, { rule, from, to }));
  const broke = outcomes.rules.flatMap(
    ({ rule, broke: fault }) => fault === void 0 ? [] : [fill(sentences.rule_broke, { rule, times: fault.times, what: fault.first })]
  );
  return [
    ...list(
      sentences.rules_off,
      off.map(({ rule, title }) => `${rule} (${title})`)
    ),
    ...list(sentences.rules_regraded, grades),
    ...list(sentences.rules_own, own),
    ...broke
  ];
}
function list(sentence2, names) {
  return names.length === 0 ? [] : [fill(sentence2, { count: names.length, names: names.join(", ") })];
}

// src/report/unrest.ts
var MOST_NAMES = 10;
function unrestOf(state) {
  return state?.not_measured?.find(({ what }) => what === "settled screen")?.reason ?? null;
}
function nameUnrest(code, { labels }) {
  return code === "still_changing" ? labels.still_changing : code;
}
function tellUnrest(states, words) {
  const restless = [...states].flatMap((state) => {
    const code = unrestOf(state);
    return code === null ? [] : [`${state.route} (${nameUnrest(code, words)})`];
  });
  if (restless.length === 0) return [];
  const names = [...new Set(restless)].sort();
  const more = names.length > MOST_NAMES ? ", \u2026" : "";
  const told = `${names.slice(0, MOST_NAMES).join(", ")}${more}`;
  return [fill(words.sentences.unrest, { count: restless.length, names: told })];
}

// src/report/limits.ts
function collectLimits(input) {
  return {
    statements: statementsOf(input),
    limitations: limitationsOf(input),
    not_measured: notMeasuredOf(input)
  };
}
function statementsOf(input) {
  const { sentences } = input.assets.words;
  const run = input.aggregate ?? input.evidence;
  const coverage = input.evidence?.coverage;
  if (run === null) return [];
  const statements = [
    run.interactive_test_completed ? sentences.interactive : sentences.not_interactive,
    run.comparable_to_previous ? sentences.comparable : sentences.baseline
  ];
  if (coverage === void 0) return statements;
  const { states_with_axe: axe, states_with_picture: pictures, ...rest } = coverage;
  const { unwalked = 0, states_unmeasured: unmeasured = 0, ...counts } = rest;
  statements.push(fill(sentences.coverage, { ...counts, axe, pictures }));
  if (unmeasured > 0 && unwalked === 0) statements.push(fill(sentences.unmeasured, { count: unmeasured }));
  if (unwalked > 0) statements.push(fill(sentences.unwalked, { count: unwalked }));
  if (coverage.capture_faults > 0)
    statements.push(fill(sentences.faults, { count: coverage.capture_faults }));
  statements.push(...tellUnrest(input.states.values(), input.assets.words));
  statements.push(...tellRuleChanges(input.outcomes, input.assets.words));
  return statements;
}
function limitationsOf(input) {
  const methods2 = /* @__PURE__ */ new Map();
  for (const result of input.aggregate?.methods ?? [])
    for (const text2 of new Set(result.limitations))
      methods2.set(text2, [...methods2.get(text2) ?? [], result.method]);
  return [...methods2].map(([text2, by]) => ({ text: text2, methods: by }));
}
function notMeasuredOf(input) {
  const all = [
    ...input.evidence?.not_measured ?? [],
    ...(input.evidence?.journeys ?? []).flatMap((journey) => journey.not_measured)
  ];
  return [...new Map(all.map((entry) => [`${entry.what}
${entry.reason}`, entry])).values()];
}

// src/report/markdown/limits-section.ts
var MOST_NOT_MEASURED = 100;
function renderLimits(input) {
  const { labels, sections, empty, sentences } = input.assets.words;
  const limits = collectLimits(input);
  const blocks = [md`## ${sections.limits}`];
  if (limits.statements.length > 0) blocks.push(bullets(limits.statements));
  const rows2 = limits.limitations.map((entry) => [
    nameMethods(entry.methods, input.assets.words),
    entry.text
  ]);
  if (rows2.length > 0) blocks.push(table([labels.method, labels.limitation], rows2, "ll"));
  const unmeasured = limits.not_measured.slice(0, MOST_NOT_MEASURED);
  const names = unmeasured.map((entry) => [entry.what, entry.reason]);
  if (names.length > 0) blocks.push(table([labels.not_measured, labels.reason], names, "ll"));
  const hidden = limits.not_measured.length - unmeasured.length;
  if (hidden > 0) blocks.push(md`${fill(sentences.limits_cut, { hidden })}`);
  return blocks.length > 1 ? blocks : [...blocks, md`${empty.unknown}`];
}

// src/report/verdict-line.ts
function formatVerdictLine(aggregate3, words) {
  if (aggregate3 === null) return words.verdict.none;
  return fill(words.verdict.line, {
    average: formatAverage(aggregate3),
    word: words.verdict[aggregate3.verdict]
  });
}
function formatAverage(aggregate3) {
  return aggregate3.average_score.toFixed(1);
}

// src/report/markdown/verdict-section.ts
function renderVerdict(input) {
  const { aggregate: aggregate3, conclusion, assets } = input;
  const { words } = assets;
  const means = fill(words.verdict_means[aggregate3?.verdict ?? "none"], {
    threshold: (aggregate3?.threshold ?? 8).toFixed(1)
  });
  return [
    { markdown: formatVerdictLine(aggregate3, words) },
    md`**${words.labels.gate}: ${words.conclusion[conclusion.conclusion]}.** ${means}`,
    bullets(conclusion.reasons),
    md`_${words.integrity}_ ${words.integrity_more}`,
    ...renderContext(input)
  ];
}
function renderScores(input) {
  const { aggregate: aggregate3, assets } = input;
  const { labels, methods: methods2, confidences, sections, empty } = assets.words;
  const debate = md`**${sections.debate}.** ${describeDebate(input)}`;
  if (aggregate3 === null) return [md`## ${sections.scores}`, md`${empty.scores}`, debate];
  const confidenceOf2 = new Map(aggregate3.methods.map((result) => [result.method, result.confidence]));
  const rows2 = METHOD_IDS.map((id) => [
    methods2[id],
    aggregate3.method_scores[id],
    confidences[confidenceOf2.get(id) ?? "low"]
  ]);
  const last = [
    md`**${labels.average}**`,
    md`**${aggregate3.average_score.toFixed(1)}**`,
    confidences[aggregate3.confidence]
  ];
  const head2 = [labels.method, labels.score, labels.confidence];
  return [md`## ${sections.scores}`, table(head2, [...rows2, last], "lrl"), debate];
}
function renderContext(input) {
  const context = input.aggregate?.context ?? input.evidence?.context;
  if (context === void 0) return [];
  const { labels } = input.assets.words;
  return [
    bullets([
      md`${labels.target}: ${context.target}`,
      md`${labels.build}: ${ref(context.build_identity)}`,
      md`${labels.user}: ${context.target_user}`,
      md`${labels.brief}: ${context.test_brief}`,
      md`${labels.tasks}: ${context.tasks.join("; ")}`,
      md`${labels.viewport}: ${context.viewport}`
    ])
  ];
}

// src/report/render-job-summary.ts
var MOST_BYTES = 1e6;
var MOST_JOURNEYS2 = 50;
function renderJobSummary(input, most = MOST_BYTES) {
  const sections = sectionsOf(input);
  const left = [];
  for (; ; ) {
    const text2 = joinBlocks([...sections.flatMap((section) => section.blocks), ...renderEnd(input, left)]);
    if (bytesOf(text2) <= most) return text2;
    const name = SHED.find((candidate) => sections.some((section) => section.name === candidate));
    if (name === void 0) return cutAtLine(text2, Math.floor(most / 4));
    left.push(name);
    sections.splice(
      sections.findIndex((section) => section.name === name),
      1
    );
  }
}
var SHED = ["journeys", "debate", "limits", "fixes", "critical"];
function sectionsOf(input) {
  const { aggregate: aggregate3, assets } = input;
  return [
    { name: "verdict", blocks: renderVerdict(input) },
    { name: "scores", blocks: renderScores(input) },
    { name: "fixes", blocks: renderFixes(aggregate3, assets.words) },
    { name: "critical", blocks: renderCriticalFailures(aggregate3, assets.words) },
    { name: "debate", blocks: renderDebate(input) },
    { name: "journeys", blocks: renderJourneys(input, MOST_JOURNEYS2) },
    { name: "limits", blocks: renderLimits(input) }
  ];
}
function renderEnd(input, left) {
  const { labels, sentences, sections } = input.assets.words;
  const blocks = [];
  if (left.length > 0) {
    const names = left.map((name) => sections[name]).join(", ");
    blocks.push(md`${fill(sentences.shed, { names })}`);
  }
  const url = safeUrl(input.locations.artifact_url);
  if (url !== null) blocks.push({ markdown: fill(labels.artifact, { url: `<${url}>` }) });
  return blocks;
}
function cutAtLine(text2, most) {
  return text2.slice(0, Math.max(text2.lastIndexOf("\n", most), 0));
}
function safeUrl(url) {
  return url !== null && /^https:\/\/[\w.:/?=&%~#-]+$/.test(url) ? url : null;
}
function bytesOf(text2) {
  return new TextEncoder().encode(text2).byteLength;
}

// src/report/render-terminal-summary.ts
function renderTerminalSummary(input) {
  const { aggregate: aggregate3, conclusion, assets, locations } = input;
  const { words } = assets;
  const path = locations.html_path;
  return [
    formatVerdictLine(aggregate3, words),
    ...scoreLines(input),
    ...fixLines(input),
    `${words.sections.debate}: ${describeDebate(input)}`,
    `${words.labels.gate}: ${words.conclusion[conclusion.conclusion]}`,
    ...conclusion.reasons.map((reason2) => `  ${escapeLog(reason2)}`),
    ...tellRuleChanges(input.outcomes, words),
    ...path === null ? [] : [fill(words.labels.report_at, { path: escapeLog(path) })],
    words.integrity
  ].map((line2) => `${/^ */.exec(line2)?.[0] ?? ""}${escapeLog(line2)}`);
}
function scoreLines({ aggregate: aggregate3, assets }) {
  const { methods: methods2, empty } = assets.words;
  if (aggregate3 === null) return [`  ${empty.scores}`];
  return METHOD_IDS.map((id) => `  ${String(aggregate3.method_scores[id]).padStart(2)} ${methods2[id]}`);
}
function fixLines({ aggregate: aggregate3, assets }) {
  const { severities, empty, sections } = assets.words;
  if (aggregate3 === null) return [];
  const fixes = aggregate3.top_fixes;
  if (fixes.length === 0) return [`${sections.fixes}: ${empty.fixes}`];
  return [
    sections.fixes,
    ...fixes.flatMap((fix, index) => [
      `  ${index + 1}. ${escapeLog(fix.title)} (${severities[fix.severity]}, ${escapeLog(fix.evidence_ref)})`,
      `     ${escapeLog(fix.recommendation)}`
    ])
  ];
}

// src/report/findings.ts
function collectFindings(input) {
  const drafts = (input.outcomes?.issues ?? []).map(draftOfIssue);
  const byTitle = /* @__PURE__ */ new Map();
  for (const draft of drafts) for (const key of keysOf(draft)) if (!byTitle.has(key)) byTitle.set(key, draft);
  for (const [method, finding] of methodFindings(input.aggregate))
    mergeFinding(method, finding, { drafts, byTitle });
  return drafts.map((draft, order) => ({ draft, order })).sort((a, b) => rankOf2(a.draft) - rankOf2(b.draft) || a.order - b.order).map(({ draft }, index) => ({ ...draft, number: index + 1, methods: inOrder(draft.methods) }));
}
function findNumber(findings, fix) {
  const same = findings.filter((finding) => fold(finding.title) === fold(fix.title));
  const exact = same.find((finding) => finding.places.some((place) => place.ref === fix.evidence_ref));
  return (exact ?? same[0])?.number ?? null;
}
function mergeFinding(method, finding, known) {
  const keys = [`${fold(finding.title)}
${finding.evidence_ref}`, fold(finding.title)];
  const match = keys.map((key) => known.byTitle.get(key)).find((draft2) => draft2 !== void 0);
  if (match !== void 0) {
    match.methods.add(method);
    if (SEVERITIES.indexOf(finding.severity) < rankOf2(match)) match.severity = finding.severity;
    return;
  }
  const draft = draftOfFinding(method, finding);
  known.drafts.push(draft);
  for (const key of keys) known.byTitle.set(key, draft);
}
function draftOfIssue(issue) {
  const { title, claim, recommendation, journeys } = issue;
  const detailed = new Set(issue.places.map((place) => place.ref));
  const places = [...issue.places, ...issue.touched.filter((ref2) => !detailed.has(ref2)).map(placeOf)];
  return {
    severity: severityOf(issue),
    title,
    claim,
    recommendation,
    methods: new Set(methodsOf(issue.claims)),
    places,
    journeys
  };
}
function draftOfFinding(method, finding) {
  const { severity: severity2, title, recommendation } = finding;
  const place = placeOf(finding.evidence_ref);
  return {
    severity: severity2,
    title,
    claim: null,
    recommendation,
    methods: /* @__PURE__ */ new Set([method]),
    places: [place],
    journeys: place.journey === null ? 0 : 1
  };
}
function placeOf(ref2) {
  const known = parseRef(ref2);
  return {
    journey: known === null || known.kind === "state" ? null : known.journey,
    step: known?.kind === "step" ? known.step : null,
    state: known?.kind === "state" ? known.state : null,
    box: null,
    ref: ref2,
    claim: "",
    name: ""
  };
}
function severityOf(issue) {
  if (issue.critical) return "critical";
  return issue.severity >= 3 ? "high" : issue.severity === 2 ? "medium" : "low";
}
function methodsOf(claims) {
  const speaks = {
    spark: claims.spark.length > 0,
    nielsen: claims.nielsen.length > 0,
    cognitive_walkthrough: claims.walkthrough.length > 0,
    pure: claims.pure.length > 0,
    wcag_2_2_aa: claims.wcag.length > 0
  };
  return METHOD_IDS.filter((method) => speaks[method]);
}
function methodFindings(aggregate3) {
  const results = aggregate3?.methods ?? [];
  return results.flatMap(
    (result) => result.findings.map((finding) => [result.method, finding])
  );
}
function keysOf(draft) {
  const title = fold(draft.title);
  return [title, ...draft.places.map((place) => `${title}
${place.ref}`)];
}
function fold(title) {
  return title.trim().toLowerCase();
}
function rankOf2(draft) {
  return SEVERITIES.indexOf(draft.severity);
}
function inOrder(methods2) {
  return METHOD_IDS.filter((method) => methods2.has(method));
}

// src/report/describe-input.ts
function describeInput(input, words) {
  const { labels, recommendations } = words;
  const notes = [
    ...input.sensitive_or_consequential ? [labels.sensitive] : [],
    ...input.confirmation_required ? [labels.confirm] : []
  ];
  const what = [recommendations[input.recommendation], ...notes].join(", ");
  return `${what}. ${input.rationale}`;
}

// src/report/html/html.ts
var NOTHING = { html: "" };
function html(parts, ...values) {
  return { html: parts.map((part, index) => part + textOf2(values[index] ?? null)).join("") };
}
function each(items, render) {
  return { html: items.map((item, index) => render(item, index).html).join("") };
}
function when(value, render) {
  return value === null || value === void 0 || value === false ? NOTHING : render(value);
}
function textOf2(value) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return escapeHtml(value);
  return "html" in value ? value.html : value.map((part) => part.html).join("");
}

// src/report/html/icons.ts
var PATHS = {
  click_tap: "M8 3v2M3.5 5l1.4 1.4M3 9h2M8.5 8.5l8 3-3.4 1.6L11.5 16.500z",
  field_entry: "M3 6h14v8H3zM6 8.500v3M8.5 11.500h1",
  selection: "M3 4h14v12H3zM6.5 10l2.5 2.5 4.5-5",
  keyboard: "M2.5 6h15v8h-15zM5.5 8.500h.01M8.5 8.500h.01M11.5 8.500h.01M14.5 8.500h.01M7 11.500h6",
  navigation: "M3 10h13M11 5l5 5-5 5",
  system_wait: "M10 3a7 7 0 1 0 .01 0M10 6v4l3 2"
};
function renderIcon(interaction) {
  return html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${PATHS[interaction]}"/></svg>`;
}
function renderBench(scores, threshold) {
  const seats = scores.map((score, index) => seat(index, score !== null && score >= threshold));
  return html`<svg class="bench" viewBox="0 0 44 24" aria-hidden="true">${seats}<path class="rail" d="M3 21.500h38"/></svg>`;
}
function seat(index, isFilled) {
  const x = 6 + index * 8;
  const y = 6 + Math.abs(index - 2) ** 2 * 1.4;
  return html`<circle class="${isFilled ? "seat full" : "seat"}" cx="${x}" cy="${y + 4}" r="3"/>`;
}

// src/report/html/reference.ts
function renderRef(ref2, plan) {
  const anchor = plan.anchorOfRef(ref2);
  const code = html`<code>${ref2}</code>`;
  return anchor === null ? code : html`<a href="#${anchor}">${code}</a>`;
}

// src/report/html/actions.ts
var MOST_ACTIONS = 60;
var COUNTS = ["logical_steps", "clicks_taps", "required_fields", "optional_fields"];
function renderActions(analysis, plan, words) {
  if (analysis === null) return html`<p class="empty">${words.empty.unknown}</p>`;
  const actions = new Map(analysis.actions.map((action) => [action.id, action]));
  const told = /* @__PURE__ */ new Set();
  const parts = [];
  for (const screen of analysis.screens) {
    if (told.size >= MOST_ACTIONS) break;
    const listed = [...new Set(screen.important_action_ids)].flatMap((id) => actions.get(id) ?? []);
    const own = each(
      listed,
      (action) => told.has(action.id) ? renderAgain(action, words) : renderAction(action, words)
    );
    for (const action of listed) told.add(action.id);
    parts.push(html`<article class="screen"><header><h3>${screen.purpose}</h3>${renderRef(screen.evidence_ref, plan)}</header>${own}</article>
`);
  }
  const hidden = actions.size - told.size;
  const cut2 = hidden > 0 ? html`<p class="note">${fill(words.sentences.actions_cut, { hidden })}</p>` : NOTHING;
  return html`${parts}${cut2}`;
}
function renderAgain(action, { labels }) {
  return html`<p class="again">${fill(labels.listed_above, { action: action.label })}</p>`;
}
function renderAction(action, words) {
  const kind = `${words.importances[action.importance]}, ${words.evidence_statuses[action.evidence_status]}`;
  const steps = each(action.steps, (step) => renderStep(step, words));
  return html`<details class="action"><summary><b>${action.label}</b> <span>${kind}</span>${renderSaving(action, words)}</summary><p>${words.labels.outcome}: ${action.outcome}</p><div class="loop"><ol>${steps}</ol>${renderPath(action, words)}</div></details>`;
}
function renderSaving(action, { labels }) {
  const now = action.current_counts.logical_steps;
  const then = action.simplest_safe_path.logical_steps;
  if (now === null) return NOTHING;
  const count2 = then === null || then === now ? String(now) : `${now} \u2192 ${then}`;
  return html` <span class="saving">${fill(labels.steps_count, { count: count2 })}</span>`;
}
function renderStep(step, words) {
  const { labels, interactions } = words;
  const avoidable = step.avoidable ? html` <span class="pill">${labels.avoidable}</span>` : NOTHING;
  return html`<li class="difficulty-${step.difficulty}">${renderIcon(step.interaction)}<span class="vh">${interactions[step.interaction]}: </span>${step.description} <small>${fill(labels.difficulty, { difficulty: step.difficulty })}</small>${avoidable}</li>`;
}
function renderPath(action, words) {
  const { labels } = words;
  const path = action.simplest_safe_path;
  const inputs = each(
    action.inputs,
    (input) => html`<li><b>${input.name}</b>: ${describeInput(input, words)}</li>`
  );
  const list3 = (name, items) => html`<h4>${name}</h4><ul>${each(items, (item) => html`<li>${item}</li>`)}</ul>`;
  return html`<div class="path">${renderCounts(action, words)}${list3(labels.changes, path.changes)}${list3(labels.safeguards, path.safeguards)}${action.inputs.length > 0 ? html`<h4>${labels.inputs}</h4><ul>${inputs}</ul>` : NOTHING}</div>`;
}
function renderCounts(action, { labels }) {
  const row = (key) => {
    const show = (counts) => String(counts[key] ?? labels.unknown);
    return html`<tr><th scope="row">${labels[key]}</th><td>${show(action.current_counts)}</td><td>${show(action.simplest_safe_path)}</td></tr>`;
  };
  return html`<table class="counts"><thead><tr><td></td><th scope="col">${labels.now}</th><th scope="col">${labels.simplest}</th></tr></thead><tbody>${each(COUNTS, row)}</tbody></table>`;
}

// src/report/html/table.ts
function renderTable({ name, head: head2, body, kind }) {
  const cells = each(head2, (cell) => html`<th scope="col">${cell}</th>`);
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${name}"><table class="${kind}"><thead><tr>${cells}</tr></thead><tbody>
${body}</tbody></table></div>`;
}

// src/report/html/cycles.ts
function renderCycles(arc, judge3, words) {
  if (arc === null) return NOTHING;
  return html`${renderJudge(judge3, words)}${renderHistory(arc, words)}${renderEvolution(arc, words)}`;
}
function renderJudge(judge3, { labels, sentences, judged }) {
  if (judge3 === null) return html`<h3>${labels.judge}</h3><p class="note">${sentences.no_judge}</p>`;
  const kind = { PASS: "pass", FAIL: "fail", UNEVALUABLE: "pending" }[judge3.verdict];
  const below = judge3.criteria.filter(({ status }) => status === "below" || status === "unevaluable");
  const rows2 = each(
    below,
    ({ number, name, evidence }) => html`<li><b>C${number} ${name}</b>: ${evidence}</li>
`
  );
  const list3 = below.length === 0 ? NOTHING : html`<ul class="named">${rows2}</ul>`;
  return html`<h3>${labels.judge}</h3><p><span class="pill is-${kind}">${judged[judge3.verdict]}</span> ${judge3.overall}</p>${list3}`;
}
function renderHistory(arc, words) {
  const { labels, next_steps: next, judged } = words;
  const used = fill(labels.cycles_used, { used: arc.used, all: arc.max_cycles });
  const table2 = renderTable({
    name: fill(labels.table, { name: labels.cycles }),
    head: [
      labels.cycle,
      labels.round,
      labels.build,
      labels.passing,
      labels.failing,
      labels.pending,
      labels.judge
    ],
    body: each(
      arc.history,
      (one) => html`<tr><th scope="row">${one.cycle}</th><td>${one.round}</td><td><code>${one.version}</code></td><td>${one.passing}</td><td>${one.failing}</td><td>${one.pending}</td><td>${one.judge === null ? labels.not_called : judged[one.judge]}</td></tr>
`
    ),
    kind: "rows"
  });
  return html`<h3>${labels.cycles}</h3><p class="note">${used} ${next[arc.next]}</p>${when(arc.history.length > 0, () => table2)}`;
}
function renderEvolution(arc, { labels }) {
  const moved = arc.evolution.filter(({ trend }) => trend === "up" || trend === "down");
  if (moved.length === 0) return NOTHING;
  const rows2 = each(
    moved,
    ({ number, name, scores }) => html`<li><b>C${number} ${name}</b>: ${scores.map((score) => score ?? labels.absent).join(" \u2192 ")}</li>
`
  );
  return html`<h3>${labels.moved}</h3><ul class="named">${rows2}</ul>`;
}

// src/report/html/debate.ts
function renderDebate2(debate, plan, words) {
  const { labels, sections, sentences, empty } = words;
  if (debate === null) return html`<p class="empty">${empty.debate}</p>`;
  const { round: round3, cycle, scale, threshold } = debate;
  const crossed = debate.cross_reviewed ? sentences.blind : sentences.not_crossed;
  const table2 = renderTable({
    name: fill(labels.table, { name: sections.debate }),
    head: [
      labels.criterion,
      fill(labels.scale, { scale, threshold }),
      labels.combined,
      labels.status,
      labels.category
    ],
    body: each(
      debate.criteria,
      (outcome) => html`${renderCriterion(outcome, debate, words)}${renderReasons2(outcome, plan, words)}`
    ),
    kind: "criteria"
  });
  return html`<p class="note">${fill(sentences.round, { round: round3, cycle })} ${crossed}</p>${table2}${renderJourneys2(debate, words)}`;
}
function renderCriterion(outcome, debate, words) {
  const { number, name, combined, status, category } = outcome;
  const state = status.toLowerCase();
  return html`<tr id="criterion-${number}" tabindex="-1" class="is-${state}"><th scope="row"><span class="number">C${number}</span> ${name}</th><td>${renderScale(outcome, debate, words)}</td><td class="combined">${combined}</td><td><span class="pill is-${state}">${words.criterion_status[status]}</span></td><td>${words.categories[category]}</td></tr>
`;
}
function renderScale(outcome, { scale, threshold }, words) {
  const steps = Array.from({ length: scale }, (_, index) => index + 1);
  const marks = each(steps, (step) => {
    const at = EXPERTS.filter((expert) => outcome[expert]?.adjusted === step);
    return html`<i class="${step >= threshold ? "enough" : ""}">${each(at, (expert) => html`<b class="${expert}"></b>`)}</i>`;
  });
  return html`<div class="positions"><span class="scale" aria-hidden="true">${marks}</span><ul class="said">${each(EXPERTS, (expert) => html`<li class="${expert}">${words.experts[expert]} ${formatPosition2(outcome[expert], words)}</li>`)}</ul></div>`;
}
function formatPosition2(position, { labels }) {
  if (position === null) return labels.absent;
  if (position.score === position.adjusted) return String(position.score);
  return fill(labels.adjusted, { from: position.score, to: position.adjusted });
}
function renderReasons2(outcome, plan, words) {
  const { labels } = words;
  const said = each(
    EXPERTS,
    (expert) => renderReason(outcome[expert], words.experts[expert], { plan, words })
  );
  const tradeOff = when(outcome.trade_off, (text2) => html`<dt>${labels.trade_off}</dt><dd>${text2}</dd>`);
  const ruling = when(
    outcome.resolution,
    ({ author, reasoning, score }) => html`<dt>${fill(labels.resolution, { author })}: ${score}</dt><dd>${reasoning}</dd>`
  );
  return html`<tr class="why"><td colspan="5"><details${{ html: outcome.status === "PASS" ? "" : " open" }}><summary>${labels.reasons_of}<span class="vh"> C${outcome.number}</span></summary><dl>${said}${tradeOff}${ruling}</dl></details></td></tr>
`;
}
function renderReason(position, name, { plan, words }) {
  if (position === null) return NOTHING;
  const refs = each(position.evidence_refs, (ref2) => html` ${renderRef(ref2, plan)}`);
  return html`<dt>${name} ${formatPosition2(position, words)}</dt><dd>${position.reasoning}${refs}</dd>`;
}
function renderJourneys2(debate, words) {
  const { labels, experts, assessments } = words;
  const shown = debate.journeys.filter((entry) => entry.agreed === false || entry.issues.trim() !== "");
  if (shown.length === 0) return NOTHING;
  const nameOf5 = (value) => value === null ? labels.absent : assessments[value];
  return html`<h3>${labels.journeys_agreed}</h3>${renderTable({
    name: fill(labels.table, { name: labels.journeys_agreed }),
    head: [labels.journey, experts.strategist, experts.ux_specialist, labels.seen],
    body: each(
      shown.slice(0, 100),
      (entry) => html`<tr><th scope="row">${entry.title}</th><td>${nameOf5(entry.strategist)}</td><td>${nameOf5(entry.ux_specialist)}</td><td>${entry.issues}</td></tr>`
    ),
    kind: "rows"
  })}`;
}

// src/report/html/findings-table.ts
var MOST_FINDINGS = 500;
function renderFindings(findings, plan, words) {
  const { labels, sections, sentences, empty } = words;
  if (findings.length === 0) return html`<p class="empty">${empty.findings}</p>`;
  const shown = findings.slice(0, MOST_FINDINGS);
  const hidden = findings.length - shown.length;
  const cut2 = hidden > 0 ? html`<p class="note">${fill(sentences.findings_cut, { hidden })}</p>` : NOTHING;
  const table2 = renderTable({
    name: fill(labels.table, { name: sections.findings }),
    head: ["#", labels.severity, labels.finding, labels.said_by, labels.where],
    body: each(shown, (finding) => renderRow(finding, plan, words)),
    kind: "findings"
  });
  return html`${renderFilters(shown, words)}${table2}${cut2}`;
}
function renderFilters(findings, { labels, methods: methods2, severities }) {
  const usedMethods = METHOD_IDS.filter((id) => findings.some((finding) => finding.methods.includes(id)));
  const usedSeverities = SEVERITIES.filter((id) => findings.some((finding) => finding.severity === id));
  const all = findings.length;
  return html`<div class="filters" id="filters" hidden data-shown="${labels.shown}">
<label>${labels.method} <select id="by-method"><option value="">${labels.all_methods}</option>${each(usedMethods, (id) => html`<option value="${id}">${methods2[id]}</option>`)}</select></label>
<label>${labels.severity} <select id="by-severity"><option value="">${labels.all_severities}</option>${each(usedSeverities, (id) => html`<option value="${id}">${severities[id]}</option>`)}</select></label>
<p id="shown" role="status">${fill(labels.shown, { shown: all, all })}</p></div>
`;
}
function renderRow(finding, plan, words) {
  const { number, severity: severity2, title, claim, recommendation, methods: methods2 } = finding;
  const said = nameMethods(methods2, words);
  const seen = claim === null ? NOTHING : html`<p>${claim}</p>`;
  return html`<tr id="finding-${number}" tabindex="-1" data-severity="${severity2}" data-methods="${methods2.join(" ")}"><td><span class="chip ${severity2}">${number}</span></td><td class="severity"><span class="word ${severity2}">${words.severities[severity2]}</span></td><th scope="row"><strong>${title}</strong>${seen}<p class="todo"><b>${words.labels.todo}:</b> ${recommendation}</p></th><td>${said}</td><td>${renderPlaces(finding, plan, words)}</td></tr>
`;
}
function renderPlaces(finding, plan, words) {
  const { labels } = words;
  const links = plan.links.get(finding.number) ?? [];
  const unseen2 = links.length > 0 ? [] : finding.places.slice(0, 1);
  const more = finding.places.length - links.length - unseen2.length;
  const rest = more > 0 ? html`<li>${fill(labels.more_places, { count: more })}</li>` : NOTHING;
  const seen = each(
    links,
    ({ ref: ref2, anchor }) => html`<li><a href="#${anchor}" title="${ref2}">${nameRef(ref2, plan, words)}</a></li>`
  );
  return html`<ul class="places">${seen}${each(unseen2, ({ ref: ref2 }) => html`<li><code>${ref2}</code></li>`)}${rest}</ul>`;
}
function nameRef(ref2, plan, { labels }) {
  const known = parseRef(ref2);
  if (known === null || known.kind === "state") return ref2;
  const title = plan.titleOf(known.journey) ?? known.journey;
  return known.kind === "journey" ? title : fill(labels.step_of, { title, order: known.step });
}

// src/report/html/fixes.ts
function renderFixes2(aggregate3, pointers, words) {
  if (aggregate3 === null) return html`<p class="empty">${words.empty.unknown}</p>`;
  const fixes = aggregate3.top_fixes;
  if (fixes.length === 0) return html`<p class="empty">${words.empty.fixes}</p>`;
  return html`<ol class="fixes">${each(fixes, (fix) => renderFix(fix, pointers, words))}</ol>`;
}
function renderFix(fix, pointers, words) {
  const { labels, severities, methods: methods2 } = words;
  const number = findNumber(pointers.findings, fix);
  const [link] = number === null ? [] : pointers.plan.links.get(number) ?? [];
  const ref2 = html`<code>${fix.evidence_ref}</code>`;
  const where = link === void 0 ? ref2 : html`<a href="#${link.anchor}">${ref2}</a>`;
  return html`<li class="${fix.severity}"><p class="by"><span class="word ${fix.severity}">${severities[fix.severity]}</span> ${methods2[fix.method]}</p><h3>${fix.title}</h3><p>${fix.recommendation}</p><p class="where">${labels.evidence}: ${where}</p></li>`;
}
function renderCriticalFailures2(aggregate3, plan, words) {
  if (aggregate3 === null) return html`<p class="empty">${words.empty.unknown}</p>`;
  const failures = groupCriticalFailures(aggregate3);
  if (failures.length === 0) return html`<p class="empty">${words.empty.critical}</p>`;
  return html`<ul class="critical-failures">${each(failures, ({ methods: methods2, failure }) => {
    const names = nameMethods(methods2, words);
    return html`<li>${renderFailure(failure, plan)}<p>${words.labels.said_by} ${names}</p></li>`;
  })}</ul>`;
}
function renderFailure(failure, plan) {
  const [, ref2 = "", rest = ""] = /^([a-z0-9/-]{1,120}): (.+)$/s.exec(failure) ?? [];
  if (ref2 === "" || plan.anchorOfRef(ref2) === null) return html`<b>${failure}</b>`;
  return html`<b>${rest}</b> ${renderRef(ref2, plan)}`;
}

// src/report/html/place-pins.ts
var HEIGHT = 22;
var WIDTH = 23;
var GAP = 5;
var MARGIN = 12;
function placePins(spots, width, height) {
  const taken = [];
  return spots.map((spot) => {
    if (spot.numbers === 0) return "above";
    const free = SIDES.find((side) => {
      const rect = rectAt(spot, side);
      return isInside(rect, width, height) && !taken.some((other) => overlaps(rect, other));
    });
    if (free !== void 0) taken.push(rectAt(spot, free));
    return free ?? "crowded";
  });
}
var SIDES = ["above", "under", "above-flip", "under-flip", "beside", "beside-flip"];
function rectAt(spot, side) {
  const wide = spot.numbers * WIDTH;
  const isBeside = side.startsWith("beside");
  const isFlipped = side.endsWith("flip");
  const left = isBeside ? isFlipped ? spot.left - GAP - wide : spot.right + GAP : isFlipped ? spot.right - wide : spot.left;
  const top = isBeside ? spot.top : side.startsWith("above") ? spot.top - GAP - HEIGHT : spot.bottom + GAP;
  return { left, top, right: left + wide, bottom: top + HEIGHT };
}
function isInside(rect, width, height) {
  return rect.left >= -MARGIN && rect.top >= -MARGIN && rect.right <= width + MARGIN && rect.bottom <= height + MARGIN;
}
function overlaps(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

// src/report/html/shot.ts
var CARD = { width: 344, height: 340 };
function renderFrame(frame2, target, { label: label2, caption, words }) {
  const { shot } = frame2;
  const groups = groupByBox(frame2.marks);
  const sides = choosePinSides(groups, shot);
  const marks = each(
    groups,
    (group, index) => renderMark(group, { shot, side: sides[index] ?? "above", words })
  );
  const ring = target === null ? NOTHING : html`<span class="ring" style="${placeOn(target, shot).style}"></span>`;
  const said = [caption, tellUnrest2(shot, words)].filter((text2) => text2 !== null).join(" \xB7 ");
  const name = said === "" ? NOTHING : html`<figcaption>${said}</figcaption>`;
  return html`<figure class="frame"><div class="shot" style="--w:${round(shot.width)};--h:${round(shot.height)}">${renderPicture(shot, label2, words)}${ring}${marks}</div>${name}</figure>`;
}
function tellUnrest2({ unrest }, words) {
  return unrest === null ? null : fill(words.labels.unrest, { reason: nameUnrest(unrest, words) });
}
function renderPicture(shot, label2, { labels }) {
  if (shot.class_name !== null)
    return html`<div class="pic ${shot.class_name}" role="img" aria-label="${label2}"></div>`;
  const path = shot.path === null ? NOTHING : html`<code>${shot.path}</code>`;
  return html`<div class="pic missing"><span>${shot.path === null ? labels.picture_none : labels.picture_missing}</span>${path}</div>`;
}
function renderMark(group, { shot, side, words }) {
  const [first2] = group;
  if (first2 === void 0) return NOTHING;
  const { style, isOutside } = placeOn(first2.box, shot);
  const pins = group.filter((mark) => mark.id !== null);
  const out = isOutside ? html`<span class="out">${words.labels.offscreen}</span>` : NOTHING;
  const row = pins.length === 0 ? NOTHING : html`<span class="pinrow">${each(pins, (pin) => renderPin(pin, words))}${out}</span>`;
  const kinds = ["mark", first2.finding.severity, isOutside ? "outside" : side].join(" ");
  return html`<span class="${kinds}" style="${style}">${row}</span>`;
}
function renderPin({ id, finding }, { labels }) {
  const { number, severity: severity2 } = finding;
  return html`<span class="pin ${severity2}" id="${id}" tabindex="-1"><span class="vh">${fill(labels.finding_number, { number })}</span><span aria-hidden="true">${number}</span></span>`;
}
function choosePinSides(groups, shot) {
  const scale = Math.min(CARD.width / shot.width, CARD.height / shot.height);
  const spots = groups.map((group) => {
    const { left, top, right, bottom } = cutBox(group[0]?.box ?? NOWHERE, shot);
    const numbers = group.filter((mark) => mark.id !== null).length;
    return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale, numbers };
  });
  return placePins(spots, shot.width * scale, shot.height * scale);
}
var NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
function placeOn(box, shot) {
  const { left, top, right, bottom, isOutside } = cutBox(box, shot);
  const percent = (part, whole2) => `${round(part / whole2 * 100)}%`;
  const style = [
    `left:${percent(left, shot.width)}`,
    `top:${percent(top, shot.height)}`,
    `width:${percent(right - left, shot.width)}`,
    `height:${percent(bottom - top, shot.height)}`
  ];
  return { style: style.join(";"), isOutside };
}
function cutBox(box, shot) {
  const x = box.x - shot.left;
  const y = box.y - shot.top;
  const left = clamp(x, 0, shot.width);
  const top = clamp(y, 0, shot.height);
  return {
    left,
    top,
    right: clamp(x + box.width, left, shot.width),
    bottom: clamp(y + box.height, top, shot.height),
    isOutside: y >= shot.height || x >= shot.width || y + box.height <= 0 || x + box.width <= 0
  };
}
function groupByBox(marks) {
  const groups = /* @__PURE__ */ new Map();
  for (const mark of marks) {
    const key = [mark.box.x, mark.box.y, mark.box.width, mark.box.height].map(Math.round).join(" ");
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(mark);
  }
  return [...groups.values()];
}
function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}
function round(value) {
  return Math.round(value * 100) / 100;
}

// src/report/html/gallery.ts
var MOST_TILES = 60;
var MOST_NAMED = 200;
function renderGallery({ evidence, plan, book }, words) {
  const tiles = collectTiles(evidence.screens, book);
  const pictured = tiles.filter(({ shot }) => shot?.class_name != null);
  const shown = new Set(pictured.slice(0, MOST_TILES));
  const named = tiles.filter((tile) => !shown.has(tile)).slice(0, MOST_NAMED);
  const list3 = each([...shown], (tile) => renderTile(tile, plan, words));
  const grid = shown.size === 0 ? NOTHING : html`<ul class="gallery">${list3}</ul>`;
  return html`${grid}${renderNamed(named, plan, words)}${renderPaths(evidence.journeys, plan, words)}`;
}
function collectTiles(screens, book) {
  const groups = /* @__PURE__ */ new Map();
  for (const screen of screens) {
    const key = JSON.stringify([screen.route, nameOf(screen)]);
    groups.set(key, [...groups.get(key) ?? [], screen]);
  }
  return [...groups.values()].flatMap((group) => {
    const [screen] = group.toSorted((a, b) => rank(b) - rank(a));
    if (screen === void 0) return [];
    const visits = group.reduce((sum, one) => sum + one.visits, 0);
    return [{ screen, states: group.length, visits, shot: book.find(screen.id) }];
  }).toSorted((a, b) => compareRoutes(a.screen.route, b.screen.route));
}
function compareRoutes(a, b) {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left === right ? 0 : left < right ? -1 : 1;
}
function sortKey(route) {
  return route.replace(/\d+/g, (digits) => digits.padStart(12, "0"));
}
function rank({ picture, visits }) {
  return (picture === null ? 0 : 1e6) + visits;
}
function nameOf({ title, heading, route }) {
  return [title, heading ?? ""].find((name) => name.trim() !== "") ?? route;
}
function renderTile(tile, plan, words) {
  const { screen, shot } = tile;
  if (shot === null) return NOTHING;
  const label2 = fill(words.labels.picture_screen, { screen: nameOf(screen) });
  const frame2 = renderFrame({ moment: "end", shot, marks: [] }, null, { label: label2, caption: null, words });
  return html`<li class="tile">${frame2}<div><b>${nameOf(screen)}</b> <code>${screen.route}</code><p>${describe2(tile, words)} ${renderPlace(screen.first_ref, plan, words)}</p></div></li>
`;
}
function renderPlace(ref2, plan, words) {
  const anchor = plan.anchorOfRef(ref2);
  const name = nameRef(ref2, plan, words);
  return anchor === null ? html`${name}` : html`<a href="#${anchor}" title="${ref2}">${name}</a>`;
}
function describe2({ states, visits }, { labels }) {
  return fill(labels.screen_seen, { visits, states });
}
function renderNamed(tiles, plan, words) {
  if (tiles.length === 0) return NOTHING;
  const { labels } = words;
  const rows2 = each(tiles, ({ screen, shot }) => {
    const path = shot?.path ?? null;
    const why = path === null ? labels.picture_none : labels.picture_missing;
    const file = path === null ? NOTHING : html` <code>${path}</code>`;
    return html`<li><b>${nameOf(screen)}</b> <code>${screen.route}</code> ${renderPlace(screen.first_ref, plan, words)}: ${why}${file}</li>
`;
  });
  return html`<h3>${labels.screens_named}</h3><ul class="named">${rows2}</ul>`;
}
function renderPaths(journeys, plan, { labels, journey_status: statuses }) {
  const rows2 = each(journeys.slice(0, MOST_NAMED), ({ id, title, status, steps }) => {
    const anchor = plan.anchorOfRef(id);
    const name = anchor === null ? html`${title}` : html`<a href="#${anchor}">${title}</a>`;
    return html`<li>${name}: ${statuses[status]}, ${fill(labels.steps_count, { count: steps.length })}</li>
`;
  });
  return html`<h3>${labels.paths}</h3><ul class="named">${rows2}</ul>`;
}

// src/report/html/hero.ts
var MOST_REASONS = 3;
var SEGMENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
function renderHero(input) {
  const { aggregate: aggregate3, assets } = input;
  const { words } = assets;
  const verdict = aggregate3?.verdict ?? "none";
  const threshold = (aggregate3?.threshold ?? 8).toFixed(1);
  return html`<section class="hero" id="verdict" aria-labelledby="verdict-line">
<div class="board verdict">
<h1 id="verdict-line" class="is-${verdict}">${renderVerdictWords(aggregate3, words)}</h1>
<p class="means">${fill(words.verdict_means[verdict], { threshold })}</p>
${when(aggregate3, (known) => renderBallots(known, words))}
</div>
<div class="board debate"><h2>${words.sections.debate}</h2>
${when(input.debate, (debate) => renderTally(debate, words))}<p class="means">${describeDebate(input)}</p>
${when(input.debate, (debate) => renderCells(debate, words))}</div>
${renderGate(input)}
</section>`;
}
function renderGate({ conclusion, assets }) {
  const { labels, conclusion: names, integrity } = assets.words;
  const list3 = (reasons) => html`<ul>${each(reasons, (reason2) => html`<li>${reason2}</li>`)}</ul>`;
  const rest = conclusion.reasons.slice(MOST_REASONS);
  const fold2 = rest.length === 0 ? NOTHING : html`<details><summary>${fill(labels.more_places, { count: rest.length })}</summary>${list3(rest)}</details>`;
  return html`<div class="board gate is-${conclusion.conclusion}"><h2><span>${labels.gate}</span> ${names[conclusion.conclusion]}</h2>${list3(conclusion.reasons.slice(0, MOST_REASONS))}${fold2}<p class="integrity">${integrity}</p></div>`;
}
function renderVerdictWords(aggregate3, words) {
  if (aggregate3 === null) return html`<span class="word">${words.verdict.none}</span>`;
  return html`<span class="average">${formatAverage(aggregate3)}<small>/10</small></span><span class="vh"> — </span><span class="word">${words.verdict[aggregate3.verdict]}</span>`;
}
function renderBallots(aggregate3, words) {
  const threshold = fill(words.labels.threshold, { threshold: aggregate3.threshold });
  return html`<ol class="ballots">${each(METHOD_IDS, (id) => renderBallot(id, aggregate3, words))}</ol><p class="legend"><i></i>${threshold}</p>`;
}
function renderBallot(id, aggregate3, words) {
  const { labels, methods: methods2, method_asks, confidences } = words;
  const score = aggregate3.method_scores[id];
  const confidence = confidences[aggregate3.methods.find((result) => result.method === id)?.confidence ?? "low"];
  const segments = each(SEGMENTS, (segment) => html`<i class="${segment <= score ? "on" : ""}"></i>`);
  return html`<li class="${bandOf(score, aggregate3.threshold)}"><span class="name"><b>${methods2[id]}</b> <span>${method_asks[id]}</span></span><span class="bar" aria-hidden="true">${segments}</span><span class="score">${score}<span class="vh"> ${labels.score_of}</span></span><span class="confidence">${fill(labels.confidence_of, { confidence })}</span></li>`;
}
function bandOf(score, threshold) {
  if (score >= threshold) return "good";
  return score >= 5 ? "fair" : "poor";
}
function renderTally({ passing, criteria }, words) {
  return html`<p class="tally"><b>${passing}</b> <span>${fill(words.labels.tally, { all: criteria.length })}</span></p>`;
}
function renderCells(debate, words) {
  return html`<ol class="cells">${each(debate.criteria, (outcome) => {
    const status = words.criterion_status[outcome.status];
    const name = `C${outcome.number} ${outcome.name}: ${status}`;
    return html`<li><a class="is-${outcome.status.toLowerCase()}" href="#criterion-${outcome.number}" title="${name}"><span class="vh">C</span>${outcome.number}<span class="vh"> ${outcome.name}: ${status}</span></a></li>`;
  })}</ol>`;
}

// src/report/html/error-text.ts
var MOST_AT_ONCE = 220;
function renderError(text2) {
  const whole2 = cleanText(text2, 4e3);
  if (whole2.length <= MOST_AT_ONCE) return html`<p class="error">${whole2}</p>`;
  const start = cleanText(whole2, MOST_AT_ONCE);
  return html`<details class="error"><summary>${start}</summary><p>${whole2}</p></details>`;
}

// src/report/html/step-card.ts
var MOST_ITEMS = 4;
var MOST_TROUBLES = 3;
var MOST_REPEATS = 14;
function renderStepCard(plan, words) {
  const { step, anchor } = plan;
  const title = html`<h4><span class="order">${step.order}</span>${step.title}</h4>`;
  const group = when(step.group, (name) => html`<p class="group">${name}</p>`);
  const kinds = ["card", step.status === "failed" ? "failed" : "", isTall(plan) ? "tall" : ""].join(" ");
  return html`<li class="${kinds}" id="${anchor}" tabindex="-1">
<div class="frames">${renderFrames(plan, words)}</div>
<div class="about">${group}${title}${renderFacts(step, words)}${when(step.error, renderError)}${renderTroubles(step, words)}${renderItems(plan.items, words)}${renderRepeats(plan.repeats, words)}</div>
</li>
`;
}
function isTall({ frames }) {
  const [first2] = frames;
  return frames.length === 1 && first2 !== void 0 && first2.shot.height > first2.shot.width;
}
function renderItems(items, words) {
  if (items.length === 0) return NOTHING;
  const first2 = html`<ul class="items">${each(items.slice(0, MOST_ITEMS), (item) => renderItem(item, words))}</ul>`;
  const more = items.slice(MOST_ITEMS);
  if (more.length === 0) return first2;
  const count2 = fill(words.labels.more_findings, { count: more.length });
  return html`${first2}<details class="more"><summary>${count2}</summary><ul class="items">${each(more, (item) => renderItem(item, words))}</ul></details>`;
}
function renderItem({ finding, claim, more, pin }, words) {
  const { labels, severities } = words;
  const { number, severity: severity2, title } = finding;
  const others = more > 0 ? html`${fill(labels.places_here, { count: more + 1 })} ` : NOTHING;
  const seen = claim === "" ? NOTHING : html`${claim} `;
  const name = fill(labels.details_of, { number });
  return html`<li class="${severity2}"><a class="to-pin" href="#${pin ?? `finding-${number}`}"><span class="chip ${severity2}">${number}</span>${title}</a><span class="vh"> ${severities[severity2]}</span><p>${seen}${others}<a class="to-row" href="#finding-${number}" aria-label="${name}">${labels.details}</a></p></li>`;
}
function renderRepeats(repeats, { labels }) {
  if (repeats.length === 0) return NOTHING;
  const chips = each(
    repeats.slice(0, MOST_REPEATS),
    ({ number, severity: severity2, anchor }) => html`<li><a class="chip ${severity2}" href="#${anchor}"><span class="vh">${fill(labels.finding_number, { number: "" })}</span>${number}</a></li>`
  );
  const count2 = repeats.length - MOST_REPEATS;
  const rest = count2 > 0 ? html`<li>${fill(labels.more_places, { count: count2 })}</li>` : NOTHING;
  return html`<div class="again"><span>${labels.again_here}</span><ul>${chips}${rest}</ul></div>`;
}
function renderFrames(plan, words) {
  const { step, frames } = plan;
  if (frames.length === 0)
    return html`<figure class="frame"><div class="shot"><div class="pic missing"><span>${words.labels.picture_none}</span></div></div></figure>`;
  return each(frames, (frame2) => {
    const target = frame2.moment === "before" ? step.target?.box ?? null : null;
    const caption = frames.length > 1 || frame2.moment === "after" ? words.labels[frame2.moment] : null;
    return renderFrame(frame2, target, { label: labelOf(frame2, step, words), caption, words });
  });
}
function labelOf(frame2, step, { labels }) {
  const moment = frame2.moment === "before" ? labels.before : labels.after;
  return fill(labels.picture_of, {
    screen: frame2.shot.screen,
    moment: moment.toLowerCase(),
    order: step.order
  });
}
function renderFacts(step, words) {
  const { labels, interactions, step_status, journey_status } = words;
  if (step.action === "shown" || step.action === "specified")
    return html`<ul class="facts"><li>${journey_status[step.action]}</li></ul>`;
  const facts = [
    html`<li class="kind">${renderIcon(step.interaction)}${interactions[step.interaction]}</li>`,
    ...step.status === "failed" ? [html`<li class="bad">${step_status.failed}</li>`] : [],
    ...step.duration_ms === null ? [] : [html`<li>${fill(labels.took, { duration: formatDuration(step.duration_ms) })}</li>`],
    html`<li>${describeResponse(step, words)}</li>`
  ];
  return html`<ul class="facts">${facts}</ul>`;
}
function describeResponse({ response }, { labels, responses }) {
  if (response === null) return `${fill(labels.first_response, { duration: labels.unmeasured })}`;
  if (response.kind === "none" || response.first_change_ms === null) return responses[response.kind];
  const duration = formatDuration(response.first_change_ms);
  return `${responses[response.kind]}, ${fill(labels.first_response, { duration })}`;
}
function renderTroubles({ trouble }, { labels }) {
  const errors = [...trouble.page_errors, ...trouble.console_errors];
  const requests = trouble.failed_requests.map(
    (request) => `${request.method} ${request.url} ${request.status ?? request.failure ?? ""}`
  );
  return html`${renderTrouble(errors, labels.errors)}${renderTrouble(requests, labels.requests)}`;
}
function renderTrouble(lines2, label2) {
  if (lines2.length === 0) return NOTHING;
  const shown = each(lines2.slice(0, MOST_TROUBLES), (line2) => html`<li><code>${line2}</code></li>`);
  return html`<details class="trouble"><summary>${fill(label2, { count: lines2.length })}</summary><ul>${shown}</ul></details>`;
}

// src/report/html/journeys.ts
var MOST_NUMBERS = 8;
function renderJourneys3(plan, words) {
  const { sentences, empty } = words;
  const { strips, rows: rows2 } = plan;
  if (strips.length === 0) return html`<p class="empty">${empty.journeys}</p>`;
  const all = strips.length + rows2.length;
  const note3 = rows2.length === 0 ? NOTHING : html`<p class="note">${fill(sentences.strips, { shown: strips.length, all })}</p>`;
  return html`${note3}${each(strips, (strip) => renderStrip(strip, words))}${renderRows(rows2, words)}`;
}
function renderStrip(strip, words) {
  const { journey, anchor } = strip;
  const name = fill(words.labels.strip, { title: journey.title });
  const steps = each(strip.steps, (step) => renderStepCard(step, words));
  const whole2 = strip.items.length === 0 ? NOTHING : html`<div class="whole"><h4>${words.labels.whole_journey}</h4>${renderItems(strip.items, words)}</div>`;
  const none = strip.steps.length > 0 ? NOTHING : html`<p class="empty">${words.empty.steps}</p>`;
  return html`<article class="journey" id="${anchor}" tabindex="-1" aria-labelledby="${anchor}-title">
<header><h3 id="${anchor}-title">${journey.title}</h3>${renderStatus(journey, words)}${renderFacts2(journey, words)}</header>
${when(journey.error, renderError)}${whole2}${none}<div class="strip" role="region" tabindex="0" aria-label="${name}"><ol>
${steps}${renderEnd2(strip, words)}</ol></div>
</article>
`;
}
function renderStatus(journey, words) {
  const flaky = journey.outcome === "flaky" ? html`<span class="pill flaky">${words.labels.flaky}</span>` : NOTHING;
  return html`<span class="pill is-${journey.status}">${words.journey_status[journey.status]}</span>${flaky}`;
}
function renderFacts2(journey, words) {
  const { labels } = words;
  const { viewport: viewport2 } = journey;
  const facts = [
    journey.goal === journey.title ? "" : journey.goal,
    fill(labels.steps_count, { count: journey.steps.length }),
    ...factsOfKind(journey, words),
    journey.project,
    viewport2 === null ? "" : `${viewport2.width} \xD7 ${viewport2.height}`,
    journey.attempts > 1 ? fill(labels.attempts, { count: journey.attempts }) : ""
  ].filter((fact2) => fact2 !== "");
  return html`<ul class="facts">${each(facts, (fact2) => html`<li>${fact2}</li>`)}</ul>`;
}
function factsOfKind(journey, { labels }) {
  if (artefactOf(journey) === null) return [formatDuration(journey.duration_ms)];
  const { expected_end_state } = journey;
  return expected_end_state === null ? [] : [`${labels.expected_end}: ${expected_end_state}`];
}
function renderEnd2({ journey, end }, words) {
  const { labels } = words;
  const isTall2 = end !== null && end.shot.height > end.shot.width;
  const held = journey.assertions.filter((assertion) => assertion.status === "ok").length;
  const picture = end === null ? NOTHING : renderFrame(end, null, {
    label: fill(labels.picture_end, { screen: end.shot.screen }),
    caption: null,
    words
  });
  if (artefactOf(journey) !== null || journey.steps.length === 0 && end === null) return NOTHING;
  const expected = when(journey.expected_end_state, (text2) => html`<p>${labels.expected_end}: ${text2}</p>`);
  return html`<li class="${isTall2 ? "card end tall" : "card end"}"><div class="frames">${picture}</div><div class="about"><h4>${labels.end}</h4>${expected}<p>${fill(labels.checks, { held, all: journey.assertions.length })}</p></div></li>
`;
}
function renderRows(rows2, words) {
  if (rows2.length === 0) return NOTHING;
  const { labels, sections } = words;
  const head2 = [labels.journey, labels.status, labels.steps, labels.duration, labels.finding];
  return renderTable({
    name: fill(labels.table, { name: sections.journeys }),
    head: head2,
    body: each(rows2, (row) => renderRow2(row, words)),
    kind: "rows"
  });
}
function renderRow2({ journey, anchor, numbers }, words) {
  const links = each(
    numbers.slice(0, MOST_NUMBERS),
    (number) => html`<a href="#finding-${number}">${number}</a> `
  );
  const more = numbers.length - MOST_NUMBERS;
  const rest = more > 0 ? html`${fill(words.labels.more_places, { count: more })}` : NOTHING;
  return html`<tr id="${anchor}" tabindex="-1"><th scope="row">${journey.title}</th><td>${words.journey_status[journey.status]}</td><td>${journey.steps.length}</td><td>${formatDuration(journey.duration_ms)}</td><td>${links}${rest}</td></tr>
`;
}

// src/report/html/limits.ts
var MOST_NOT_MEASURED2 = 100;
function renderLimits2(input) {
  const { labels, sentences, empty } = input.assets.words;
  const { statements, limitations, not_measured } = collectLimits(input);
  if (statements.length + limitations.length + not_measured.length === 0)
    return html`<p class="empty">${empty.unknown}</p>`;
  const unmeasured = not_measured.slice(0, MOST_NOT_MEASURED2);
  const hidden = not_measured.length - unmeasured.length;
  const named = each(
    limitations,
    (entry) => html`<tr><th scope="row">${nameMethods(entry.methods, input.assets.words)}</th><td>${entry.text}</td></tr>`
  );
  const lost = each(
    unmeasured,
    (entry) => html`<tr><th scope="row">${entry.what}</th><td>${entry.reason}</td></tr>`
  );
  const tables = [
    limitations.length === 0 ? NOTHING : renderPairs([labels.method, labels.limitation], named, labels.table),
    unmeasured.length === 0 ? NOTHING : renderPairs([labels.not_measured, labels.reason], lost, labels.table)
  ];
  const cut2 = hidden > 0 ? html`<p class="note">${fill(sentences.limits_cut, { hidden })}</p>` : NOTHING;
  return html`<ul class="statements">${each(statements, (text2) => html`<li>${text2}</li>`)}</ul>${tables}${cut2}`;
}
function renderPairs(head2, body, label2) {
  return renderTable({
    name: fill(label2, { name: head2[0] === "" ? head2[1] : `${head2[0]}, ${head2[1]}` }),
    head: head2,
    body,
    kind: "rows"
  });
}

// src/report/html/masthead.ts
var LINKS = [
  "verdict",
  "fixes",
  "critical",
  "journeys",
  "screens",
  "findings",
  "debate",
  "actions",
  "limits",
  "json"
];
function renderMasthead(input, findings) {
  const { aggregate: aggregate3, evidence, assets } = input;
  const { labels, product, nav } = assets.words;
  const counts = {
    critical: aggregate3?.critical_failures.length,
    journeys: evidence?.journeys.length,
    findings: aggregate3 === null && input.outcomes === null ? void 0 : findings
  };
  const links = LINKS.filter((name) => name !== "screens" || (evidence?.screens.length ?? 0) > 0);
  const context = aggregate3?.context ?? evidence?.context;
  const scores = METHOD_IDS.map((id) => aggregate3?.method_scores[id] ?? null);
  const facts = context === void 0 ? NOTHING : html`<dl>${each(
    [
      [labels.target, context.target],
      [labels.build, context.build_identity],
      [labels.user, context.target_user],
      [labels.run, aggregate3?.run_id ?? evidence?.run_id ?? ""]
    ],
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`
  )}</dl>`;
  return html`<a class="skip" href="#main">${labels.skip}</a>
<header class="masthead"><p class="brand">${renderBench(scores, aggregate3?.threshold ?? 8)}<b>${product}</b></p>${facts}</header>
<nav class="links" aria-label="${labels.nav}"><ul>${each(links, (name) => html`<li><a href="#${name}">${nav[name]}${when(counts[name], (count2) => html` <small>${count2}</small>`)}</a></li>`)}</ul></nav>
`;
}

// src/report/html/place-index.ts
function indexPlaces(findings, journeys) {
  const known = new Map(journeys.map((journey) => [journey.id, journey]));
  const visits = firstVisits(journeys);
  const index = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  for (const finding of findings) {
    for (const place of finding.places) {
      const spot = spotOf(place, known, visits);
      const key = `${finding.number} ${spot?.journey} ${spot?.step} ${JSON.stringify(place.box)}`;
      if (spot === null || seen.has(key)) continue;
      seen.add(key);
      addTo(index, spot, { finding, place });
    }
  }
  return index;
}
function anchorOf(journey, step) {
  return step === 0 ? `journey-${journey}` : formatRef({ kind: "step", journey, step }).replace("/", "-");
}
function spotOf(place, known, visits) {
  if (place.journey === null) return (place.state === null ? void 0 : visits.get(place.state)) ?? null;
  const journey = known.get(place.journey);
  if (journey === void 0) return null;
  if (place.step !== null && place.step <= journey.steps.length)
    return { journey: journey.id, step: place.step };
  const step = place.state === null ? void 0 : journey.steps.find((each2) => shows(each2, place.state));
  return { journey: journey.id, step: step?.order ?? 0 };
}
function shows(step, state) {
  return step.state_before === state || step.state_after === state;
}
function firstVisits(journeys) {
  const visits = /* @__PURE__ */ new Map();
  for (const journey of journeys)
    for (const step of journey.steps)
      for (const state of [step.state_before, step.state_after])
        if (state !== null && !visits.has(state))
          visits.set(state, { journey: journey.id, step: step.order });
  return visits;
}
function addTo(index, spot, sighting) {
  const steps = index.get(spot.journey) ?? /* @__PURE__ */ new Map();
  index.set(spot.journey, steps);
  const sightings = steps.get(spot.step) ?? [];
  steps.set(spot.step, sightings);
  sightings.push(sighting);
}

// src/report/html/step-plan.ts
var MOST_MARKS = 20;
function planSteps(journey, { places, book }) {
  const told = { findings: /* @__PURE__ */ new Map(), screens: /* @__PURE__ */ new Set() };
  return journey.steps.map((step) => {
    const anchor = anchorOf(journey.id, step.order);
    const groups = groupByFinding(places?.get(step.order) ?? []);
    const fresh = groups.filter((group) => !told.findings.has(numberOf(group)));
    const again = groups.filter((group) => !fresh.includes(group));
    return planStep({ step, anchor, fresh, again }, told, book);
  });
}
function planWhole(sightings) {
  return groupByFinding(sightings).map((group) => itemOf(group, null));
}
function planStep({ step, anchor, fresh, again }, told, book) {
  const idOf = (group) => `pin-${anchor}-${numberOf(group)}`;
  const before = book.find(step.state_before);
  const after = book.find(step.state_after);
  const unmarked = again.filter((group) => !told.screens.has(screenOf(group)));
  const marks = [...fresh, ...unmarked].map((group) => marksOf(group, step, idOf(group)));
  const isAfterNeeded = marks.slice(0, fresh.length).flat().some((mark) => mark.moment === "after");
  const marksOn = (moment) => marks.flatMap((own) => own.filter((mark) => mark.moment === moment)).slice(0, MOST_MARKS);
  const frames = [];
  if (before !== null) frames.push({ moment: "before", shot: before, marks: marksOn("before") });
  if (after !== null && (before === null || isAfterNeeded))
    frames.push({ moment: "after", shot: after, marks: marksOn("after") });
  const drawn = new Set(frames.flatMap((frame2) => frame2.marks.map((mark) => mark.id)));
  const pinOf = (group) => drawn.has(idOf(group)) ? idOf(group) : null;
  for (const group of [...fresh, ...again]) {
    if (pinOf(group) !== null) told.screens.add(screenOf(group));
    if (!told.findings.has(numberOf(group))) told.findings.set(numberOf(group), pinOf(group) ?? anchor);
  }
  return {
    step,
    anchor,
    frames,
    items: fresh.map((group) => itemOf(group, pinOf(group))),
    repeats: again.map(
      (group) => repeatOf(group, pinOf(group) ?? told.findings.get(numberOf(group)) ?? anchor)
    )
  };
}
function marksOf(group, step, id) {
  const marks = group.flatMap(({ finding, place }) => {
    const moment = momentOf(place.state, step);
    return moment === null || place.box === null ? [] : [{ id: null, finding, box: place.box, moment }];
  });
  const [first2, ...rest] = marks;
  return first2 === void 0 ? [] : [{ ...first2, id }, ...rest];
}
function momentOf(state, step) {
  if (state === null) return step.state_before === null ? "after" : "before";
  if (state === step.state_before) return "before";
  return state === step.state_after ? "after" : null;
}
function groupByFinding(sightings) {
  const groups = /* @__PURE__ */ new Map();
  for (const sighting of sightings) {
    const group = groups.get(sighting.finding.number);
    if (group === void 0) groups.set(sighting.finding.number, [sighting]);
    else group.push(sighting);
  }
  return [...groups.values()];
}
function numberOf([first2]) {
  return first2.finding.number;
}
function screenOf([first2]) {
  return `${first2.finding.number} ${first2.place.state}`;
}
function itemOf(group, pin) {
  const [{ finding, place }] = group;
  return { finding, claim: place.claim, ref: place.ref, more: group.length - 1, pin };
}
function repeatOf([{ finding }], anchor) {
  return { number: finding.number, severity: finding.severity, anchor };
}

// src/report/html/page-plan.ts
var MOST_STRIPS = 60;
var MOST_LINKS = 3;
function planPage(journeys, findings, book) {
  const index = indexPlaces(findings, journeys);
  const chosen = chooseStrips(journeys, index);
  const strips = journeys.filter((journey) => chosen.has(journey.id)).map((each2) => planStrip(each2, index, book));
  const rows2 = journeys.filter((journey) => !chosen.has(journey.id)).map((each2) => planRow(each2, index));
  const links = linkFindings(strips, rows2, index);
  const titles = new Map(journeys.map((journey) => [journey.id, journey.title]));
  const titleOf = (journey) => titles.get(journey) ?? null;
  return { strips, rows: rows2, links, anchorOfRef: buildAnchors(strips, rows2), titleOf };
}
function chooseStrips(journeys, index) {
  return new Set(
    journeys.map((journey, order) => ({ id: journey.id, ...weigh(journey, index), order })).sort((a, b) => a.reached - b.reached || a.worst - b.worst || b.count - a.count || a.order - b.order).slice(0, MOST_STRIPS).map((entry) => entry.id)
  );
}
function weigh(journey, index) {
  const numbers = numbersOf(journey, index);
  return {
    reached: isWalked(journey) && journey.status !== "complete" ? 0 : 1,
    worst: numbers[0] ?? Number.MAX_SAFE_INTEGER,
    count: numbers.length
  };
}
function numbersOf(journey, index) {
  const sightings = [...index.get(journey.id)?.values() ?? []].flat();
  return [...new Set(sightings.map((sighting) => sighting.finding.number))].sort((a, b) => a - b);
}
function planStrip(journey, index, book) {
  const places = index.get(journey.id);
  const end = book.find(journey.end_state);
  return {
    journey,
    anchor: anchorOf(journey.id, 0),
    steps: planSteps(journey, { places, book }),
    items: planWhole(places?.get(0) ?? []),
    end: end === null ? null : { moment: "end", shot: end, marks: [] }
  };
}
function planRow(journey, index) {
  return { journey, anchor: anchorOf(journey.id, 0), numbers: numbersOf(journey, index) };
}
function buildAnchors(strips, rows2) {
  const anchors = /* @__PURE__ */ new Map();
  for (const { journey, anchor } of [...strips, ...rows2]) anchors.set(journey.id, anchor);
  for (const { journey, steps } of strips)
    for (const { step, anchor } of steps) {
      anchors.set(formatRef({ kind: "step", journey: journey.id, step: step.order }), anchor);
      for (const state of [step.state_before, step.state_after])
        if (state !== null && !anchors.has(`state:${state}`)) anchors.set(`state:${state}`, anchor);
    }
  return (ref2) => anchors.get(ref2) ?? anchors.get(ref2.split("/")[0] ?? "") ?? null;
}
function linkFindings(strips, rows2, index) {
  const links = /* @__PURE__ */ new Map();
  const add = (number, ref2, anchor) => {
    const known = links.get(number) ?? [];
    links.set(number, known);
    if (known.length < MOST_LINKS && known.every((link) => link.ref !== ref2)) known.push({ ref: ref2, anchor });
  };
  const shown = strips.flatMap((strip) => [strip, ...strip.steps]);
  for (const isPinned of [true, false])
    for (const { items, anchor } of shown)
      for (const { finding, ref: ref2, pin } of items)
        if (pin !== null === isPinned) add(finding.number, ref2, pin ?? anchor);
  for (const row of rows2)
    for (const { finding, place } of [...index.get(row.journey.id)?.values() ?? []].flat())
      add(finding.number, place.ref, row.anchor);
  return links;
}

// src/report/html/picture-book.ts
var IMAGE = /^data:image\/(?:png|jpeg|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/;
function openPictureBook(input) {
  const shots = /* @__PURE__ */ new Map();
  const classes = /* @__PURE__ */ new Map();
  const classOf2 = (uri) => {
    const name = classes.get(uri) ?? `p${classes.size + 1}`;
    classes.set(uri, name);
    return name;
  };
  return {
    find: (id) => {
      if (id === null) return null;
      const known = shots.get(id);
      if (known !== void 0) return known;
      const shot = shotOf(id, input, classOf2);
      shots.set(id, shot);
      return shot;
    },
    style: () => [...classes].map(([uri, name]) => `.${name}{background-image:url(${uri})}`).join("\n")
  };
}
function shotOf(id, input, classOf2) {
  const state = input.states.get(id);
  const picture = input.pictures.get(state?.picture ?? id) ?? input.pictures.get(id);
  if (state === void 0 && picture === void 0) return null;
  const uri = picture?.data_uri ?? null;
  return {
    class_name: uri !== null && IMAGE.test(uri) ? classOf2(uri) : null,
    path: picture?.path ?? null,
    screen: nameOf2(state) ?? id,
    ...sizeOf(state, picture),
    left: state?.scroll?.x ?? 0,
    top: state?.scroll?.y ?? 0,
    unrest: unrestOf(state)
  };
}
function sizeOf(state, picture) {
  const width = state?.viewport.width || picture?.width || 16;
  if (picture === void 0 || picture.width === 0 || picture.height === 0)
    return { width, height: state?.viewport.height || Math.round(width * 0.625) };
  return { width, height: picture.height * width / picture.width };
}
function nameOf2(state) {
  if (state === void 0) return null;
  return state.title.trim() === "" ? state.route : state.title;
}

// src/report/render-html-report.ts
function renderHtmlReport(input) {
  const book = openPictureBook(input);
  const body = renderBody(input, book);
  return html`<!doctype html>
<html lang="en">
<head>
${renderHead(input)}
<style>
${{ html: `${input.assets.style.trim()}
${book.style()}` }}
</style>
</head>
<body>
${body}
<script>${{ html: input.assets.script }}</script>
</body>
</html>
`.html;
}
function renderHead({ aggregate: aggregate3, evidence, assets }) {
  const { words, script_sha256 } = assets;
  const verdict = formatVerdictLine(aggregate3, words);
  const target = (aggregate3 ?? evidence)?.context.target ?? words.product;
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${script_sha256}'; base-uri 'none'; form-action 'none'`;
  return html`<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ html: policy.replace(/"/g, "") }}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${fill(words.title, { verdict, target })}</title>`;
}
function renderBody(input, book) {
  const { aggregate: aggregate3, debate, evidence, assets } = input;
  const { words } = assets;
  const findings = collectFindings(input);
  const plan = planPage(evidence?.journeys ?? [], findings, book);
  const titles = words.sections;
  const unknown2 = html`<p class="empty">${words.empty.unknown}</p>`;
  return html`${renderMasthead(input, findings.length)}<main id="main" tabindex="-1" data-enlarge="${words.labels.enlarge}" data-close="${words.labels.close}">
${renderHero(input)}
${renderSection("fixes", titles.fixes, renderFixes2(aggregate3, { findings, plan }, words))}
${renderSection("critical", titles.critical, renderCriticalFailures2(aggregate3, plan, words))}
${renderSection("journeys", titles.journeys, evidence === null ? unknown2 : renderJourneys3(plan, words))}${renderScreens(input, plan, book)}
${renderSection("findings", titles.findings, input.outcomes === null && aggregate3 === null ? unknown2 : renderFindings(findings, plan, words))}
${renderSection("debate", titles.debate, html`${renderDebate2(debate, plan, words)}${renderCycles(input.arc ?? null, input.judge ?? null, words)}`)}
${renderSection("actions", titles.actions, renderActions(aggregate3?.action_analysis ?? null, plan, words))}
${renderSection("limits", titles.limits, renderLimits2(input))}
${renderSection("json", titles.json, renderJson(input))}
</main>
<footer><p><b>${words.integrity}</b> ${words.integrity_more}</p></footer>`;
}
function renderScreens({ evidence, assets }, plan, book) {
  if (evidence === null || evidence.screens.length === 0) return NOTHING;
  const { words } = assets;
  const gallery = renderGallery({ evidence, plan, book }, words);
  return html`
${renderSection("screens", words.sections.screens, gallery)}`;
}
function renderSection(name, title, content) {
  return html`<section id="${name}" class="section" aria-labelledby="${name}-title"><h2 id="${name}-title">${title}</h2>
${content}</section>`;
}
function renderJson({ aggregate: aggregate3, assets }) {
  const { empty, sections } = assets.words;
  if (aggregate3 === null) return html`<p class="empty">${empty.scores}</p>`;
  return html`<details class="json"><summary>${sections.json}</summary><pre tabindex="0">${{ html: escapeJson(aggregate3) }}</pre></details>`;
}

// src/report/markdown/action-loops.ts
var MOST_ACTIONS2 = 60;
function renderActionLoops(analysis, words) {
  const title = md`## ${words.sections.actions}`;
  if (analysis === null) return [title, md`${words.empty.unknown}`];
  const actions = new Map(analysis.actions.map((action) => [action.id, action]));
  const told = /* @__PURE__ */ new Set();
  const blocks = [title];
  for (const screen of analysis.screens) {
    if (told.size >= MOST_ACTIONS2) break;
    blocks.push(md`### ${screen.purpose} (${ref(screen.evidence_ref)})`);
    for (const id of new Set(screen.important_action_ids)) {
      const action = actions.get(id);
      if (action === void 0) continue;
      blocks.push(...told.has(id) ? [renderAgain2(action, words)] : renderAction2(action, words));
      told.add(id);
    }
  }
  const hidden = actions.size - told.size;
  return hidden > 0 ? [...blocks, md`${fill(words.sentences.actions_cut, { hidden })}`] : blocks;
}
function renderAgain2(action, words) {
  return bullets([fill(words.labels.listed_above, { action: action.label })]);
}
function renderAction2(action, words) {
  const { labels } = words;
  const kind = `${words.importances[action.importance]}, ${words.evidence_statuses[action.evidence_status]}`;
  const path = action.simplest_safe_path;
  return [
    md`#### ${action.label} (${kind})`,
    md`${labels.outcome}: ${action.outcome}`,
    {
      markdown: action.steps.map((step) => `${step.order}. ${describeStep(step, words).markdown}`).join("\n")
    },
    renderCounts2(action, words),
    bullets([
      ...action.inputs.map(
        (input) => md`${labels.inputs}: **${input.name}**: ${describeInput(input, words)}`
      ),
      ...path.changes.map((change) => md`${labels.changes}: ${change}`),
      ...path.safeguards.map((safeguard) => md`${labels.safeguards}: ${safeguard}`)
    ])
  ];
}
function describeStep(step, words) {
  const { labels } = words;
  const parts = [
    step.description,
    words.interactions[step.interaction].toLowerCase(),
    ...step.pointer_activations > 0 ? [fill(labels.activations, { count: step.pointer_activations })] : [],
    fill(labels.difficulty, { difficulty: step.difficulty })
  ];
  return joinInline(step.avoidable ? [...parts, md`**${labels.avoidable}**`] : parts, " \xB7 ");
}
function renderCounts2(action, words) {
  const { labels } = words;
  const row = (name, counts) => [
    name,
    ...COUNTS2.map((key) => counts[key] ?? labels.unknown)
  ];
  return table(
    ["", ...COUNTS2.map((key) => labels[key])],
    [row(labels.now, action.current_counts), row(labels.simplest, action.simplest_safe_path)],
    "lrrrr"
  );
}
var COUNTS2 = ["logical_steps", "clicks_taps", "required_fields", "optional_fields"];

// src/report/markdown/json-section.ts
function renderJson2(aggregate3, words) {
  const { sections, empty } = words;
  const title = md`## ${sections.json}`;
  if (aggregate3 === null) return [title, md`${empty.scores}`];
  return [
    title,
    {
      markdown: [
        `<details><summary>${escapeHtml(sections.json)}</summary>`,
        fence(escapeJson(aggregate3), "json"),
        "</details>"
      ].join("\n\n")
    }
  ];
}

// src/report/render-markdown-report.ts
function renderMarkdownReport(input) {
  const { aggregate: aggregate3, assets } = input;
  const { words } = assets;
  return joinBlocks([
    ...renderVerdict(input),
    ...renderScores(input),
    ...renderActionLoops(aggregate3?.action_analysis ?? null, words),
    ...renderFixes(aggregate3, words),
    ...renderCriticalFailures(aggregate3, words),
    ...renderLimits(input),
    ...renderDebate(input),
    ...renderJourneys(input),
    ...renderJson2(aggregate3, words)
  ]);
}

// src/stages/report.ts
import { relative } from "node:path";

// node_modules/image-size/dist/esm/types/utils.js
var decoder = new TextDecoder();
var toUTF8String = (input, start = 0, end = input.length) => decoder.decode(input.slice(start, end));
var toHexString = (input, start = 0, end = input.length) => input.slice(start, end).reduce((memo, i) => memo + `0${i.toString(16)}`.slice(-2), "");
var getView = (input, offset) => new DataView(input.buffer, input.byteOffset + offset);
var readInt16LE = (input, offset = 0) => getView(input, offset).getInt16(0, true);
var readUInt16BE = (input, offset = 0) => getView(input, offset).getUint16(0, false);
var readUInt16LE = (input, offset = 0) => getView(input, offset).getUint16(0, true);
var readUInt24LE = (input, offset = 0) => {
  const view = getView(input, offset);
  return view.getUint16(0, true) + (view.getUint8(2) << 16);
};
var readInt32LE = (input, offset = 0) => getView(input, offset).getInt32(0, true);
var readUInt32BE = (input, offset = 0) => getView(input, offset).getUint32(0, false);
var readUInt32LE = (input, offset = 0) => getView(input, offset).getUint32(0, true);
var methods = {
  readUInt16BE,
  readUInt16LE,
  readUInt32BE,
  readUInt32LE
};
function readUInt(input, bits, offset = 0, isBigEndian = false) {
  const endian = isBigEndian ? "BE" : "LE";
  const methodName = `readUInt${bits}${endian}`;
  return methods[methodName](input, offset);
}
var BOX_HEADER_SIZE = 8;
function readBox(input, view, base, offset, boxCode) {
  if (input.length - offset < BOX_HEADER_SIZE)
    return void 0;
  const boxSize = view.getUint32(base + offset, false);
  if (input.length - offset < boxSize)
    return void 0;
  return {
    offset,
    size: boxSize,
    matches: view.getUint32(base + 4 + offset, false) === boxCode
  };
}
var boxViews = /* @__PURE__ */ new WeakMap();
function getBoxView(input) {
  let view = boxViews.get(input.buffer);
  if (!view) {
    view = new DataView(input.buffer);
    boxViews.set(input.buffer, view);
  }
  return view;
}
function findBox(input, boxName, startOffset) {
  const view = getBoxView(input);
  const boxCode = boxName.charCodeAt(0) << 24 | boxName.charCodeAt(1) << 16 | boxName.charCodeAt(2) << 8 | boxName.charCodeAt(3);
  const base = input.byteOffset;
  let currentOffset = startOffset;
  while (currentOffset < input.length) {
    if (input.length - currentOffset < 4)
      break;
    if (view.getUint32(base + currentOffset, false) < BOX_HEADER_SIZE) {
      currentOffset += BOX_HEADER_SIZE;
      continue;
    }
    const box = readBox(input, view, base, currentOffset, boxCode);
    if (!box)
      break;
    if (box.matches) {
      return { name: boxName, offset: box.offset, size: box.size };
    }
    currentOffset += box.size;
  }
  return void 0;
}

// node_modules/image-size/dist/esm/types/bmp.js
var BMP = {
  validate: (input) => toUTF8String(input, 0, 2) === "BM",
  calculate: (input) => ({
    height: Math.abs(readInt32LE(input, 22)),
    width: readUInt32LE(input, 18)
  })
};

// node_modules/image-size/dist/esm/types/ico.js
var TYPE_ICON = 1;
var SIZE_HEADER = 2 + 2 + 2;
var SIZE_IMAGE_ENTRY = 1 + 1 + 1 + 1 + 2 + 2 + 4 + 4;
function getSizeFromOffset(input, offset) {
  const value = input[offset];
  return value === 0 ? 256 : value;
}
function getImageSize(input, imageIndex) {
  const offset = SIZE_HEADER + imageIndex * SIZE_IMAGE_ENTRY;
  return {
    height: getSizeFromOffset(input, offset + 1),
    width: getSizeFromOffset(input, offset)
  };
}
var ICO = {
  validate(input) {
    const reserved = readUInt16LE(input, 0);
    const imageCount = readUInt16LE(input, 4);
    if (reserved !== 0 || imageCount === 0)
      return false;
    const imageType = readUInt16LE(input, 2);
    return imageType === TYPE_ICON;
  },
  calculate(input) {
    const nbImages = readUInt16LE(input, 4);
    if (SIZE_HEADER + nbImages * SIZE_IMAGE_ENTRY > input.length) {
      throw new TypeError("Invalid ICO");
    }
    const imageSize2 = getImageSize(input, 0);
    if (nbImages === 1)
      return imageSize2;
    const images = [];
    for (let imageIndex = 0; imageIndex < nbImages; imageIndex += 1) {
      images.push(getImageSize(input, imageIndex));
    }
    return {
      width: imageSize2.width,
      height: imageSize2.height,
      images
    };
  }
};

// node_modules/image-size/dist/esm/types/cur.js
var TYPE_CURSOR = 2;
var CUR = {
  validate(input) {
    const reserved = readUInt16LE(input, 0);
    const imageCount = readUInt16LE(input, 4);
    if (reserved !== 0 || imageCount === 0)
      return false;
    const imageType = readUInt16LE(input, 2);
    return imageType === TYPE_CURSOR;
  },
  calculate: (input) => ICO.calculate(input)
};

// node_modules/image-size/dist/esm/types/dds.js
var DDS = {
  validate: (input) => readUInt32LE(input, 0) === 542327876,
  calculate: (input) => ({
    height: readUInt32LE(input, 12),
    width: readUInt32LE(input, 16)
  })
};

// node_modules/image-size/dist/esm/types/gif.js
var gifRegexp = /^GIF8[79]a/;
var GIF = {
  validate: (input) => gifRegexp.test(toUTF8String(input, 0, 6)),
  calculate: (input) => ({
    height: readUInt16LE(input, 8),
    width: readUInt16LE(input, 6)
  })
};

// node_modules/image-size/dist/esm/types/heif.js
var brandMap = {
  avif: "avif",
  mif1: "heif",
  msf1: "heif",
  heic: "heic",
  heix: "heic",
  hevc: "heic",
  hevx: "heic"
};
var HEIF = {
  validate(input) {
    const boxType = toUTF8String(input, 4, 8);
    if (boxType !== "ftyp")
      return false;
    const ftypBox = findBox(input, "ftyp", 0);
    if (!ftypBox)
      return false;
    const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
    return brand in brandMap;
  },
  calculate(input) {
    const metaBox = findBox(input, "meta", 0);
    const iprpBox = metaBox && findBox(input, "iprp", metaBox.offset + 12);
    const ipcoBox = iprpBox && findBox(input, "ipco", iprpBox.offset + 8);
    if (!ipcoBox) {
      throw new TypeError("Invalid HEIF, no ipco box found");
    }
    const type = toUTF8String(input, 8, 12);
    const images = [];
    let currentOffset = ipcoBox.offset + 8;
    while (currentOffset < ipcoBox.offset + ipcoBox.size) {
      const ispeBox = findBox(input, "ispe", currentOffset);
      if (!ispeBox)
        break;
      if (ispeBox.size < 20) {
        throw new TypeError("Invalid HEIF");
      }
      const rawWidth = readUInt32BE(input, ispeBox.offset + 12);
      const rawHeight = readUInt32BE(input, ispeBox.offset + 16);
      const clapBox = findBox(input, "clap", currentOffset);
      let width = rawWidth;
      const height = rawHeight;
      if (clapBox && clapBox.size >= 16 && clapBox.offset < ipcoBox.offset + ipcoBox.size) {
        const cropRight = readUInt32BE(input, clapBox.offset + 12);
        width = rawWidth - cropRight;
      }
      images.push({ height, width });
      const nextOffset = ispeBox.offset + ispeBox.size;
      if (nextOffset <= currentOffset) {
        throw new TypeError("Invalid HEIF");
      }
      currentOffset = nextOffset;
    }
    if (images.length === 0) {
      throw new TypeError("Invalid HEIF, no sizes found");
    }
    return {
      width: images[0].width,
      height: images[0].height,
      type,
      ...images.length > 1 ? { images } : {}
    };
  }
};

// node_modules/image-size/dist/esm/types/icns.js
var SIZE_HEADER2 = 4 + 4;
var FILE_LENGTH_OFFSET = 4;
var ENTRY_LENGTH_OFFSET = 4;
var ICON_TYPE_SIZE = {
  ICON: 32,
  "ICN#": 32,
  "icm#": 16,
  icm4: 16,
  icm8: 16,
  "ics#": 16,
  ics4: 16,
  ics8: 16,
  is32: 16,
  s8mk: 16,
  icp4: 16,
  icl4: 32,
  icl8: 32,
  il32: 32,
  l8mk: 32,
  icp5: 32,
  ic11: 32,
  ich4: 48,
  ich8: 48,
  ih32: 48,
  h8mk: 48,
  icp6: 64,
  ic12: 32,
  it32: 128,
  t8mk: 128,
  ic07: 128,
  ic08: 256,
  ic13: 256,
  ic09: 512,
  ic14: 512,
  ic10: 1024
};
function readImageHeader(input, imageOffset) {
  const imageLengthOffset = imageOffset + ENTRY_LENGTH_OFFSET;
  if (imageLengthOffset + 4 > input.length) {
    throw new TypeError("Invalid ICNS");
  }
  return [
    toUTF8String(input, imageOffset, imageLengthOffset),
    readUInt32BE(input, imageLengthOffset)
  ];
}
function getImageSize2(type) {
  const size = ICON_TYPE_SIZE[type];
  return { width: size, height: size, type };
}
var ICNS = {
  validate: (input) => toUTF8String(input, 0, 4) === "icns",
  calculate(input) {
    const inputLength = input.length;
    const fileLength = readUInt32BE(input, FILE_LENGTH_OFFSET);
    let imageOffset = SIZE_HEADER2;
    const images = [];
    while (imageOffset < fileLength && imageOffset < inputLength) {
      const imageHeader = readImageHeader(input, imageOffset);
      const entryLength = imageHeader[1];
      if (entryLength < 8) {
        throw new TypeError("Invalid ICNS");
      }
      const imageSize2 = getImageSize2(imageHeader[0]);
      images.push(imageSize2);
      imageOffset += entryLength;
    }
    if (images.length === 0) {
      throw new TypeError("Invalid ICNS, no sizes found");
    }
    return {
      width: images[0].width,
      height: images[0].height,
      ...images.length > 1 ? { images } : {}
    };
  }
};

// node_modules/image-size/dist/esm/types/j2c.js
var J2C = {
  validate: (input) => readUInt32BE(input, 0) === 4283432785,
  calculate: (input) => ({
    height: readUInt32BE(input, 12),
    width: readUInt32BE(input, 8)
  })
};

// node_modules/image-size/dist/esm/types/jp2.js
var JP2 = {
  validate(input) {
    const boxType = toUTF8String(input, 4, 8);
    if (boxType !== "jP  ")
      return false;
    const ftypBox = findBox(input, "ftyp", 0);
    if (!ftypBox)
      return false;
    const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
    return brand === "jp2 ";
  },
  calculate(input) {
    const jp2hBox = findBox(input, "jp2h", 0);
    const ihdrBox = jp2hBox && findBox(input, "ihdr", jp2hBox.offset + 8);
    if (ihdrBox) {
      return {
        height: readUInt32BE(input, ihdrBox.offset + 8),
        width: readUInt32BE(input, ihdrBox.offset + 12)
      };
    }
    throw new TypeError("Unsupported JPEG 2000 format");
  }
};

// node_modules/image-size/dist/esm/types/jpg.js
var EXIF_MARKER = "45786966";
var APP1_DATA_SIZE_BYTES = 2;
var EXIF_HEADER_BYTES = 6;
var TIFF_BYTE_ALIGN_BYTES = 2;
var BIG_ENDIAN_BYTE_ALIGN = "4d4d";
var LITTLE_ENDIAN_BYTE_ALIGN = "4949";
var IDF_ENTRY_BYTES = 12;
var NUM_DIRECTORY_ENTRIES_BYTES = 2;
function isEXIF(input) {
  return toHexString(input, 2, 6) === EXIF_MARKER;
}
function extractSize(input, index) {
  return {
    height: readUInt16BE(input, index),
    width: readUInt16BE(input, index + 2)
  };
}
function extractOrientation(exifBlock, isBigEndian) {
  const idfOffset = 8;
  const offset = EXIF_HEADER_BYTES + idfOffset;
  const idfDirectoryEntries = readUInt(exifBlock, 16, offset, isBigEndian);
  for (let directoryEntryNumber = 0; directoryEntryNumber < idfDirectoryEntries; directoryEntryNumber++) {
    const start = offset + NUM_DIRECTORY_ENTRIES_BYTES + directoryEntryNumber * IDF_ENTRY_BYTES;
    const end = start + IDF_ENTRY_BYTES;
    if (start > exifBlock.length) {
      return;
    }
    const block = exifBlock.slice(start, end);
    const tagNumber = readUInt(block, 16, 0, isBigEndian);
    if (tagNumber === 274) {
      const dataFormat = readUInt(block, 16, 2, isBigEndian);
      if (dataFormat !== 3) {
        return;
      }
      const numberOfComponents = readUInt(block, 32, 4, isBigEndian);
      if (numberOfComponents !== 1) {
        return;
      }
      return readUInt(block, 16, 8, isBigEndian);
    }
  }
}
function validateExifBlock(input, index) {
  const exifBlock = input.slice(APP1_DATA_SIZE_BYTES, index);
  const byteAlign = toHexString(exifBlock, EXIF_HEADER_BYTES, EXIF_HEADER_BYTES + TIFF_BYTE_ALIGN_BYTES);
  const isBigEndian = byteAlign === BIG_ENDIAN_BYTE_ALIGN;
  const isLittleEndian = byteAlign === LITTLE_ENDIAN_BYTE_ALIGN;
  if (isBigEndian || isLittleEndian) {
    return extractOrientation(exifBlock, isBigEndian);
  }
}
function validateInput(input, index) {
  if (index > input.length) {
    throw new TypeError("Corrupt JPG, exceeded buffer limits");
  }
}
var JPG = {
  validate: (input) => toHexString(input, 0, 2) === "ffd8",
  calculate(_input) {
    let input = _input.slice(4);
    let orientation;
    let next;
    while (input.length) {
      const i = readUInt16BE(input, 0);
      validateInput(input, i);
      if (input[i] !== 255) {
        input = input.subarray(1);
        continue;
      }
      if (isEXIF(input)) {
        orientation = validateExifBlock(input, i);
      }
      next = input[i + 1];
      if (next === 192 || next === 193 || next === 194) {
        const size = extractSize(input, i + 5);
        if (!orientation) {
          return size;
        }
        return {
          height: size.height,
          orientation,
          width: size.width
        };
      }
      input = input.subarray(i + 2);
    }
    throw new TypeError("Invalid JPG, no size found");
  }
};

// node_modules/image-size/dist/esm/utils/bit-reader.js
var BitReader = class {
  input;
  endianness;
  byteOffset = 2;
  bitOffset = 0;
  constructor(input, endianness) {
    this.input = input;
    this.endianness = endianness;
  }
  getBits(length = 1) {
    let result = 0;
    let bitsRead = 0;
    while (bitsRead < length) {
      if (this.byteOffset >= this.input.length) {
        throw new Error("Reached end of input");
      }
      const currentByte = this.input[this.byteOffset];
      const bitsLeft = 8 - this.bitOffset;
      const bitsToRead = Math.min(length - bitsRead, bitsLeft);
      if (this.endianness === "little-endian") {
        const mask = (1 << bitsToRead) - 1;
        const bits = currentByte >> this.bitOffset & mask;
        result |= bits << bitsRead;
      } else {
        const mask = (1 << bitsToRead) - 1 << 8 - this.bitOffset - bitsToRead;
        const bits = (currentByte & mask) >> 8 - this.bitOffset - bitsToRead;
        result = result << bitsToRead | bits;
      }
      bitsRead += bitsToRead;
      this.bitOffset += bitsToRead;
      if (this.bitOffset === 8) {
        this.byteOffset++;
        this.bitOffset = 0;
      }
    }
    return result;
  }
};

// node_modules/image-size/dist/esm/types/jxl-stream.js
function calculateImageDimension(reader, isSmallImage) {
  if (isSmallImage) {
    return 8 * (1 + reader.getBits(5));
  }
  const sizeClass = reader.getBits(2);
  const extraBits = [9, 13, 18, 30][sizeClass];
  return 1 + reader.getBits(extraBits);
}
function calculateImageWidth(reader, isSmallImage, widthMode, height) {
  if (isSmallImage && widthMode === 0) {
    return 8 * (1 + reader.getBits(5));
  }
  if (widthMode === 0) {
    return calculateImageDimension(reader, false);
  }
  const aspectRatios = [1, 1.2, 4 / 3, 1.5, 16 / 9, 5 / 4, 2];
  return Math.floor(height * aspectRatios[widthMode - 1]);
}
var JXLStream = {
  validate: (input) => {
    return toHexString(input, 0, 2) === "ff0a";
  },
  calculate(input) {
    const reader = new BitReader(input, "little-endian");
    const isSmallImage = reader.getBits(1) === 1;
    const height = calculateImageDimension(reader, isSmallImage);
    const widthMode = reader.getBits(3);
    const width = calculateImageWidth(reader, isSmallImage, widthMode, height);
    return { width, height };
  }
};

// node_modules/image-size/dist/esm/types/jxl.js
function extractCodestream(input) {
  const jxlcBox = findBox(input, "jxlc", 0);
  if (jxlcBox) {
    return input.subarray(jxlcBox.offset + 8, jxlcBox.offset + jxlcBox.size);
  }
  const partialStreams = extractPartialStreams(input);
  if (partialStreams.length > 0) {
    return concatenateCodestreams(partialStreams);
  }
  return void 0;
}
function extractPartialStreams(input) {
  const partialStreams = [];
  let offset = 0;
  while (offset < input.length) {
    const jxlpBox = findBox(input, "jxlp", offset);
    if (!jxlpBox)
      break;
    if (jxlpBox.size < 12) {
      throw new TypeError("Invalid JXL");
    }
    partialStreams.push(input.slice(jxlpBox.offset + 12, jxlpBox.offset + jxlpBox.size));
    offset = jxlpBox.offset + jxlpBox.size;
  }
  return partialStreams;
}
function concatenateCodestreams(partialCodestreams) {
  const totalLength = partialCodestreams.reduce((acc, curr) => acc + curr.length, 0);
  const codestream = new Uint8Array(Math.min(16, totalLength));
  let position = 0;
  for (const partial of partialCodestreams) {
    if (position >= codestream.length)
      break;
    const byteCount = Math.min(partial.length, codestream.length - position);
    codestream.set(partial.subarray(0, byteCount), position);
    position += byteCount;
  }
  return codestream;
}
var JXL = {
  validate: (input) => {
    const boxType = toUTF8String(input, 4, 8);
    if (boxType !== "JXL ")
      return false;
    const ftypBox = findBox(input, "ftyp", 0);
    if (!ftypBox)
      return false;
    const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
    return brand === "jxl ";
  },
  calculate(input) {
    const codestream = extractCodestream(input);
    if (codestream)
      return JXLStream.calculate(codestream);
    throw new TypeError("Invalid JXL");
  }
};

// node_modules/image-size/dist/esm/types/ktx.js
var KTX = {
  validate: (input) => {
    const signature = toUTF8String(input, 1, 7);
    return ["KTX 11", "KTX 20"].includes(signature);
  },
  calculate: (input) => {
    const type = input[5] === 49 ? "ktx" : "ktx2";
    const offset = type === "ktx" ? 36 : 20;
    return {
      height: readUInt32LE(input, offset + 4),
      width: readUInt32LE(input, offset),
      type
    };
  }
};

// node_modules/image-size/dist/esm/types/png.js
var pngSignature = "PNG\r\n\n";
var pngImageHeaderChunkName = "IHDR";
var pngFriedChunkName = "CgBI";
var PNG = {
  validate(input) {
    if (pngSignature === toUTF8String(input, 1, 8)) {
      let chunkName = toUTF8String(input, 12, 16);
      if (chunkName === pngFriedChunkName) {
        chunkName = toUTF8String(input, 28, 32);
      }
      if (chunkName !== pngImageHeaderChunkName) {
        throw new TypeError("Invalid PNG");
      }
      return true;
    }
    return false;
  },
  calculate(input) {
    if (toUTF8String(input, 12, 16) === pngFriedChunkName) {
      return {
        height: readUInt32BE(input, 36),
        width: readUInt32BE(input, 32)
      };
    }
    return {
      height: readUInt32BE(input, 20),
      width: readUInt32BE(input, 16)
    };
  }
};

// node_modules/image-size/dist/esm/types/pnm.js
var PNMTypes = {
  P1: "pbm/ascii",
  P2: "pgm/ascii",
  P3: "ppm/ascii",
  P4: "pbm",
  P5: "pgm",
  P6: "ppm",
  P7: "pam",
  PF: "pfm"
};
var HEADER_SCAN_LIMIT = 64;
var PAM_HEADER_LIMIT = 256;
var isWhitespace = (byte) => byte === 32 || byte === 9 || byte === 10 || byte === 13;
var isEndOfLine = (byte) => byte === 10 || byte === 13;
var handlers = {
  default: (input) => {
    const end = Math.min(input.length, HEADER_SCAN_LIMIT);
    const tokens = [];
    let token = "";
    let inComment = false;
    for (let i = 2; i < end && tokens.length < 2; i++) {
      const byte = input[i];
      if (inComment) {
        inComment = !isEndOfLine(byte);
      } else if (byte === 35) {
        inComment = true;
      } else if (isWhitespace(byte)) {
        if (token) {
          tokens.push(token);
          token = "";
        }
      } else {
        token += String.fromCharCode(byte);
      }
    }
    if (token && tokens.length < 2)
      tokens.push(token);
    if (tokens.length < 2) {
      throw new TypeError("Invalid PNM");
    }
    return {
      width: Number.parseInt(tokens[0], 10),
      height: Number.parseInt(tokens[1], 10)
    };
  },
  pam: (input) => {
    const header = toUTF8String(input, 0, Math.min(input.length, PAM_HEADER_LIMIT));
    const size = {};
    for (const line2 of header.split(/[\r\n]+/)) {
      if (line2.length > 16 || line2.charCodeAt(0) > 128) {
        continue;
      }
      const [key, value] = line2.split(" ");
      if (key && value) {
        size[key.toLowerCase()] = Number.parseInt(value, 10);
      }
      if (size.height && size.width) {
        break;
      }
    }
    if (size.height && size.width) {
      return {
        height: size.height,
        width: size.width
      };
    }
    throw new TypeError("Invalid PAM");
  }
};
var PNM = {
  validate: (input) => toUTF8String(input, 0, 2) in PNMTypes,
  calculate(input) {
    const signature = toUTF8String(input, 0, 2);
    const type = PNMTypes[signature];
    const handler = handlers[type] || handlers.default;
    return handler(input);
  }
};

// node_modules/image-size/dist/esm/types/psd.js
var PSD = {
  validate: (input) => toUTF8String(input, 0, 4) === "8BPS",
  calculate: (input) => ({
    height: readUInt32BE(input, 14),
    width: readUInt32BE(input, 18)
  })
};

// node_modules/image-size/dist/esm/types/svg.js
var svgReg = /<svg\s([^>"']|"[^"]*"|'[^']*')*>/;
var extractorRegExps = {
  height: /\sheight=(['"])([^%]+?)\1/,
  root: svgReg,
  viewbox: /\sviewBox=(['"])(.+?)\1/i,
  width: /\swidth=(['"])([^%]+?)\1/
};
var INCH_CM = 2.54;
var units = {
  in: 96,
  cm: 96 / INCH_CM,
  em: 16,
  ex: 8,
  m: 96 / INCH_CM * 100,
  mm: 96 / INCH_CM / 10,
  pc: 96 / 72 / 12,
  pt: 96 / 72,
  px: 1
};
var unitsReg = new RegExp(`^([0-9.]+(?:e\\d+)?)(${Object.keys(units).join("|")})?$`);
function parseLength(len) {
  const m = unitsReg.exec(len);
  if (!m) {
    return void 0;
  }
  return Math.round(Number(m[1]) * (units[m[2]] || 1));
}
function parseViewbox(viewbox) {
  const bounds = viewbox.split(" ");
  return {
    height: parseLength(bounds[3]),
    width: parseLength(bounds[2])
  };
}
function parseAttributes(root) {
  const width = root.match(extractorRegExps.width);
  const height = root.match(extractorRegExps.height);
  const viewbox = root.match(extractorRegExps.viewbox);
  return {
    height: height && parseLength(height[2]),
    viewbox: viewbox && parseViewbox(viewbox[2]),
    width: width && parseLength(width[2])
  };
}
function calculateByDimensions(attrs) {
  return {
    height: attrs.height,
    width: attrs.width
  };
}
function calculateByViewbox(attrs, viewbox) {
  const ratio = viewbox.width / viewbox.height;
  if (attrs.width) {
    return {
      height: Math.floor(attrs.width / ratio),
      width: attrs.width
    };
  }
  if (attrs.height) {
    return {
      height: attrs.height,
      width: Math.floor(attrs.height * ratio)
    };
  }
  return {
    height: viewbox.height,
    width: viewbox.width
  };
}
var SVG = {
  validate: (input) => svgReg.test(toUTF8String(input, 0, 1e3)),
  calculate(input) {
    const root = toUTF8String(input).match(extractorRegExps.root);
    if (root) {
      const attrs = parseAttributes(root[0]);
      if (attrs.width && attrs.height) {
        return calculateByDimensions(attrs);
      }
      if (attrs.viewbox) {
        return calculateByViewbox(attrs, attrs.viewbox);
      }
    }
    throw new TypeError("Invalid SVG");
  }
};

// node_modules/image-size/dist/esm/types/tga.js
var TGA = {
  validate(input) {
    return readUInt16LE(input, 0) === 0 && readUInt16LE(input, 4) === 0;
  },
  calculate(input) {
    return {
      height: readUInt16LE(input, 14),
      width: readUInt16LE(input, 12)
    };
  }
};

// node_modules/image-size/dist/esm/types/tiff.js
var CONSTANTS = {
  TAG: {
    WIDTH: 256,
    HEIGHT: 257,
    COMPRESSION: 259
  },
  TYPE: {
    SHORT: 3,
    LONG: 4,
    LONG8: 16
  },
  ENTRY_SIZE: {
    STANDARD: 12,
    BIG: 20
  },
  COUNT_SIZE: {
    STANDARD: 2,
    BIG: 8
  }
};
function readIFD(input, { isBigEndian, isBigTiff }) {
  const view = new DataView(input.buffer, input.byteOffset);
  const le = !isBigEndian;
  const ifdOffset = isBigTiff ? Number(view.getBigUint64(8, le)) : view.getUint32(4, le);
  const entryCountSize = isBigTiff ? CONSTANTS.COUNT_SIZE.BIG : CONSTANTS.COUNT_SIZE.STANDARD;
  return input.slice(ifdOffset + entryCountSize);
}
function readTagValue(view, type, offset, le) {
  switch (type) {
    case CONSTANTS.TYPE.SHORT:
      return view.getUint16(offset, le);
    case CONSTANTS.TYPE.LONG:
      return view.getUint32(offset, le);
    case CONSTANTS.TYPE.LONG8: {
      const value = Number(view.getBigUint64(offset, le));
      if (value > Number.MAX_SAFE_INTEGER) {
        throw new TypeError("Value too large");
      }
      return value;
    }
    default:
      return 0;
  }
}
function extractTags(input, { isBigEndian, isBigTiff }) {
  const tags = {};
  const entrySize = isBigTiff ? CONSTANTS.ENTRY_SIZE.BIG : CONSTANTS.ENTRY_SIZE.STANDARD;
  const valueOffset = isBigTiff ? 12 : 8;
  const view = new DataView(input.buffer, input.byteOffset);
  const le = !isBigEndian;
  for (let offset = 0; offset + entrySize < input.length; offset += entrySize) {
    const code = view.getUint16(offset, le);
    const type = view.getUint16(offset + 2, le);
    const length = isBigTiff ? Number(view.getBigUint64(offset + 4, le)) : view.getUint32(offset + 4, le);
    if (code === 0)
      break;
    if (length === 1 && (type === CONSTANTS.TYPE.SHORT || type === CONSTANTS.TYPE.LONG || isBigTiff && type === CONSTANTS.TYPE.LONG8)) {
      tags[code] = readTagValue(view, type, offset + valueOffset, le);
    }
  }
  return tags;
}
function determineFormat(input) {
  const signature = toUTF8String(input, 0, 2);
  const isBigEndian = signature === "MM";
  const view = new DataView(input.buffer, input.byteOffset);
  const version = view.getUint16(2, !isBigEndian);
  return {
    isBigEndian,
    isBigTiff: version === 43
  };
}
function validateBigTIFFHeader(input, isBigEndian) {
  const view = new DataView(input.buffer, input.byteOffset);
  const le = !isBigEndian;
  const byteSize = view.getUint16(4, le);
  const reserved = view.getUint16(6, le);
  if (byteSize !== 8 || reserved !== 0) {
    throw new TypeError("Invalid BigTIFF header");
  }
}
var signatures = /* @__PURE__ */ new Set([
  "49492a00",
  "4d4d002a",
  "49492b00",
  "4d4d002b"
]);
var TIFF = {
  validate: (input) => {
    const signature = toHexString(input, 0, 4);
    return signatures.has(signature);
  },
  calculate(input) {
    const format = determineFormat(input);
    if (format.isBigTiff) {
      validateBigTIFFHeader(input, format.isBigEndian);
    }
    const ifdBuffer = readIFD(input, format);
    const tags = extractTags(ifdBuffer, format);
    const info = {
      height: tags[CONSTANTS.TAG.HEIGHT],
      width: tags[CONSTANTS.TAG.WIDTH],
      type: format.isBigTiff ? "bigtiff" : "tiff"
    };
    if (tags[CONSTANTS.TAG.COMPRESSION]) {
      info.compression = tags[CONSTANTS.TAG.COMPRESSION];
    }
    if (!info.width || !info.height) {
      throw new TypeError("Invalid Tiff. Missing tags");
    }
    return info;
  }
};

// node_modules/image-size/dist/esm/types/webp.js
function calculateExtended(input) {
  return {
    height: 1 + readUInt24LE(input, 7),
    width: 1 + readUInt24LE(input, 4)
  };
}
function calculateLossless(input) {
  return {
    height: 1 + ((input[4] & 15) << 10 | input[3] << 2 | (input[2] & 192) >> 6),
    width: 1 + ((input[2] & 63) << 8 | input[1])
  };
}
function calculateLossy(input) {
  return {
    height: readInt16LE(input, 8) & 16383,
    width: readInt16LE(input, 6) & 16383
  };
}
var WEBP = {
  validate(input) {
    const riffHeader = "RIFF" === toUTF8String(input, 0, 4);
    const webpHeader = "WEBP" === toUTF8String(input, 8, 12);
    const vp8Header = "VP8" === toUTF8String(input, 12, 15);
    return riffHeader && webpHeader && vp8Header;
  },
  calculate(_input) {
    const chunkHeader = toUTF8String(_input, 12, 16);
    const input = _input.slice(20, 30);
    if (chunkHeader === "VP8X") {
      const extendedHeader = input[0];
      const validStart = (extendedHeader & 192) === 0;
      const validEnd = (extendedHeader & 1) === 0;
      if (validStart && validEnd) {
        return calculateExtended(input);
      }
      throw new TypeError("Invalid WebP");
    }
    if (chunkHeader === "VP8 " && input[0] !== 47) {
      return calculateLossy(input);
    }
    const signature = toHexString(input, 3, 6);
    if (chunkHeader === "VP8L" && signature !== "9d012a") {
      return calculateLossless(input);
    }
    throw new TypeError("Invalid WebP");
  }
};

// node_modules/image-size/dist/esm/types/index.js
var typeHandlers = /* @__PURE__ */ new Map([
  ["bmp", BMP],
  ["cur", CUR],
  ["dds", DDS],
  ["gif", GIF],
  ["heif", HEIF],
  ["icns", ICNS],
  ["ico", ICO],
  ["j2c", J2C],
  ["jp2", JP2],
  ["jpg", JPG],
  ["jxl", JXL],
  ["jxl-stream", JXLStream],
  ["ktx", KTX],
  ["png", PNG],
  ["pnm", PNM],
  ["psd", PSD],
  ["svg", SVG],
  ["tga", TGA],
  ["tiff", TIFF],
  ["webp", WEBP]
]);
var types = Array.from(typeHandlers.keys());

// node_modules/image-size/dist/esm/detector.js
var firstBytes = /* @__PURE__ */ new Map([
  [0, ["cur", "heif", "ico", "jp2", "jxl", "tga"]],
  [56, ["psd"]],
  [60, ["svg"]],
  [66, ["bmp"]],
  [68, ["dds"]],
  [71, ["gif"]],
  [73, ["tiff"]],
  [77, ["tiff"]],
  [80, ["pnm"]],
  [82, ["webp"]],
  [105, ["icns"]],
  [137, ["png"]],
  [171, ["ktx"]],
  [255, ["j2c", "jpg", "jxl-stream"]]
]);
function detector(input) {
  const byte = input[0];
  const candidates = firstBytes.get(byte);
  const predicate = (type) => typeHandlers.get(type)?.validate(input);
  return candidates?.find(predicate) || types.find(predicate);
}

// node_modules/image-size/dist/esm/lookup.js
var globalOptions = {
  disabledTypes: []
};
function imageSize(input) {
  const type = detector(input);
  if (typeof type !== "undefined") {
    if (globalOptions.disabledTypes.indexOf(type) > -1) {
      throw new TypeError(`disabled file type: ${type}`);
    }
    const size = typeHandlers.get(type)?.calculate(input);
    if (size !== void 0) {
      size.type = size.type ?? type;
      if (size.images && size.images.length > 1) {
        const largestImage = size.images.reduce((largest, current) => {
          return current.width * current.height > largest.width * largest.height ? current : largest;
        }, size.images[0]);
        size.width = largestImage.width;
        size.height = largestImage.height;
      }
      return size;
    }
  }
  throw new TypeError(`unsupported file type: ${type}`);
}

// src/adapters/bundle/picture.ts
var TYPES = { jpg: "image/jpeg", png: "image/png" };
var RERUN = "Run the tests again with the ux-jury reporter; pictures are JPEG or PNG files it wrote.";
function checkPicture(bytes, entry) {
  const size = sizeOf2(bytes);
  const fault = size === null ? "is no JPEG or PNG picture" : size.width !== entry.width || size.height !== entry.height ? `is ${size.width}x${size.height}, not ${entry.width}x${entry.height}` : sha256(bytes) !== entry.id ? "is not the picture that the reporter wrote" : null;
  if (fault !== null) throw new InputError("picture_invalid", `${entry.path} ${fault}.`, { hint: RERUN });
}
function toDataUri(bytes) {
  const type = TYPES[sizeOf2(bytes)?.type ?? ""] ?? "application/octet-stream";
  return `data:${type};base64,${bytes.toString("base64")}`;
}
function sizeOf2(bytes) {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return type in TYPES ? { width, height, type } : null;
  } catch {
    return null;
  }
}

// src/debate/check-refs.ts
function refChecker(evidence) {
  const steps = new Map(evidence.journeys.map((journey) => [journey.id, journey.steps.length]));
  const states = new Set(evidence.screens.map(({ id }) => id));
  return (text2) => {
    const ref2 = parseRef(text2);
    if (ref2 === null) return false;
    if (ref2.kind === "state") return states.has(ref2.state);
    if (ref2.kind === "journey") return steps.has(ref2.journey);
    return ref2.step >= 1 && ref2.step <= (steps.get(ref2.journey) ?? 0);
  };
}

// src/debate/file-names.ts
var SHORT = { strategist: "strategist", ux_specialist: "ux" };
function nameReview(round3, expert) {
  return `round-${round3}-${SHORT[expert]}-review.md`;
}
function nameCrossReview(round3, expert) {
  return `round-${round3}-${SHORT[expert]}-cross-review.md`;
}
function nameDebateReport(round3, cycle) {
  return `round-${round3}-cycle-${cycle}-debate-report.md`;
}
function nameVersionReport(cycle) {
  return `v${cycle}/review-report.md`;
}
function nameJudgeReport(round3) {
  return `round-${round3}-judge-report.md`;
}

// src/debate/cell-codec.ts
function encodeText(text2) {
  const chars = [...text2];
  return chars.map((char, at) => encodeChar(char, chars, at)).join("");
}
function decodeText(cell) {
  return cell.replace(TOKEN, (token, escaped, hex) => {
    if (escaped !== void 0) return escaped;
    if (hex !== void 0) return fromCode(Number.parseInt(hex, 16));
    return ENTITIES_BACK.get(token) ?? "";
  });
}
function splitUnescaped(cell, separator) {
  const parts = [];
  let start = 0;
  for (let at = 0; at < cell.length; at += 1) {
    if (cell[at] === "\\") at += 1;
    else if (cell.startsWith(separator, at)) {
      parts.push(cell.slice(start, at));
      at += separator.length - 1;
      start = at + 1;
    }
  }
  return [...parts, cell.slice(start)];
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ["	", "&#9;"],
  ["\r", "&#13;"],
  ["\n", "<br>"]
]);
var ENTITIES_BACK = new Map([...ENTITIES, [" ", "&#32;"]].map(([char, token]) => [token, char]));
var TOKEN = /\\([!-/:-@[-`{-~])|&(?:amp|lt|gt|#9|#13|#32);|<br>|<!-- (?:u\+([0-9a-f]{2,6}) )?-->/g;
var MARKS = new Set("\\`*[]|~$");
var WORD = /^[A-Za-z0-9]$/;
var UNSEEN = [
  [0, 31],
  [127, 159],
  [1564, 1564],
  [8203, 8203],
  [8206, 8207],
  [8232, 8238],
  [8288, 8297],
  [55296, 57343],
  [65279, 65279],
  [65529, 65535],
  [917504, 917631]
];
function isUnseen(char) {
  const code = codeOf(char);
  return UNSEEN.some(([from, to]) => code >= from && code <= to);
}
function encodeChar(char, chars, at) {
  const entity = ENTITIES.get(char);
  if (entity !== void 0) return entity;
  if (isUnseen(char)) return `<!-- u+${codeOf(char).toString(16).padStart(2, "0")} -->`;
  if (MARKS.has(char)) return `\\${char}`;
  if (char === " ") return at === 0 || at === chars.length - 1 ? "&#32;" : " ";
  if (at === 0 && /^[#+=-]$/.test(char)) return `\\${char}`;
  return encodeInContext(char, chars, at);
}
function encodeInContext(char, chars, at) {
  const next = chars[at + 1] ?? "";
  if (char === "_") return WORD.test(chars[at - 1] ?? "") && WORD.test(next) ? "_" : "\\_";
  if (char === "@" ? next !== "" : char === "#" && /^\d$/.test(next)) return `${char}<!-- -->`;
  if (char === "/" && next === "/") return "/<!-- -->";
  if (char === "." && isAfterWww(chars, at)) return "\\.";
  if ((char === "." || char === ")") && isAfterNumber(chars, at)) return `\\${char}`;
  return char;
}
function isAfterWww(chars, at) {
  return chars.slice(Math.max(0, at - 3), at).join("").toLowerCase() === "www";
}
function isAfterNumber(chars, at) {
  return at > 0 && at < 10 && chars.slice(0, at).every((char) => /^\d$/.test(char));
}
function codeOf(char) {
  return char.codePointAt(0) ?? 0;
}
function fromCode(code) {
  return code > 1114111 ? "" : String.fromCodePoint(code);
}

// src/debate/template.ts
function fillTemplate(template, view) {
  return fillNodes(parseTemplate(template), [view]).join("\n");
}
function matchTemplate(template, text2) {
  const lines2 = text2.replaceAll("\r\n", "\n").split("\n");
  const reader = { lines: lines2, furthest: { line: 0, expected: "" } };
  const end = matchNodes(parseTemplate(template), reader, 0);
  if (end !== null && end.at === lines2.length) return { view: end.view };
  if (end !== null) note(reader, end.at, "the end of the file");
  return { line: reader.furthest.line + 1, expected: reader.furthest.expected };
}
var TAG = /^\{\{([#^/])([a-z_]+)\}\}$/;
var PLACEHOLDER = /\{\{([a-z_]+)\}\}/g;
function parseTemplate(template) {
  const root = [];
  const open = [root];
  for (const source of template.split("\n")) {
    const [, mark, name = ""] = TAG.exec(source) ?? [];
    const nodes = open.at(-1) ?? root;
    if (mark === void 0) nodes.push({ kind: "line", source });
    else if (mark === "/") open.pop();
    else {
      const block = { kind: "block", name, inverted: mark === "^", nodes: [] };
      nodes.push(block);
      open.push(block.nodes);
    }
  }
  return root;
}
function fillNodes(nodes, scopes) {
  return nodes.flatMap((node) => {
    if (node.kind === "line") return [fillLine(node.source, scopes)];
    const items = lookUp(node.name, scopes);
    if (typeof items === "string") throw gap(node.name, "is a text where lines repeat");
    if (node.inverted) return items.length === 0 ? fillNodes(node.nodes, scopes) : [];
    return items.flatMap((item) => fillNodes(node.nodes, [item, ...scopes]));
  });
}
function fillLine(source, scopes) {
  return source.replace(PLACEHOLDER, (_, name) => {
    const value = lookUp(name, scopes);
    if (typeof value !== "string") throw gap(name, "is a list where a text is needed");
    return value;
  });
}
function lookUp(name, scopes) {
  const value = scopes.find((scope) => scope[name] !== void 0)?.[name];
  if (value === void 0) throw gap(name, "has no value");
  return value;
}
function gap(name, what) {
  return new UxJuryError("template_gap", `The template's {{${name}}} ${what}.`, {
    hint: "Use the templates that ship with this version, or correct the placeholder."
  });
}
function matchNodes(nodes, reader, start) {
  const view = {};
  let at = start;
  for (const node of nodes) {
    const next = node.kind === "line" ? matchLine(node.source, reader, at) : matchBlock(node, reader, { at, view });
    if (next === null) return null;
    Object.assign(view, next.view);
    at = next.at;
  }
  return { view, at };
}
function matchBlock(node, reader, from) {
  if (node.inverted) return matchInverted(node, reader, from);
  const items = [];
  let at = from.at;
  for (let item = matchNodes(node.nodes, reader, at); item !== null; item = matchNodes(node.nodes, reader, at)) {
    items.push(item.view);
    at = item.at;
  }
  return { view: { [node.name]: items }, at };
}
function matchInverted(node, reader, from) {
  const items = from.view[node.name];
  const isEmpty = items === void 0 || items.length === 0;
  return isEmpty ? matchNodes(node.nodes, reader, from.at) : { view: {}, at: from.at };
}
function matchLine(source, reader, at) {
  const line2 = reader.lines[at]?.replace(/[ \t]+$/, "");
  const found = line2 === void 0 ? null : matchText(source, line2);
  if (found !== null) return { view: found, at: at + 1 };
  note(reader, at, source);
  return null;
}
function matchText(source, line2) {
  if (!source.startsWith("|")) return capture(source, line2);
  if (/^[|: -]+$/.test(source)) return /^\|[|: -]+$/.test(line2) ? {} : null;
  const [wanted, cells] = [cellsOf(source), cellsOf(line2)];
  if (wanted.length !== cells.length) return null;
  const found = {};
  for (const [index, cell] of wanted.entries()) {
    const captured = capture(cell, cells[index] ?? "");
    if (captured === null) return null;
    Object.assign(found, captured);
  }
  return found;
}
function cellsOf(row) {
  return splitUnescaped(row, "|").map((cell) => cell.replace(/^ +/, "").replace(/ +$/, ""));
}
function capture(source, line2) {
  const names = [...source.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
  const literal2 = source.split(PLACEHOLDER).filter((_, index) => index % 2 === 0);
  const pattern = literal2.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("(.*?)");
  const groups = new RegExp(`^${pattern}$`).exec(line2);
  return groups === null ? null : Object.fromEntries(names.map((name, index) => [name, groups[index + 1] ?? ""]));
}
function note(reader, line2, expected) {
  if (line2 >= reader.furthest.line) reader.furthest = { line: line2, expected };
}

// src/debate/final-report.ts
function renderFinalReport(input, { words, final_report: template }) {
  const { arc } = input;
  return fillTemplate(template, {
    state: words.arc.next[arc.next],
    used: String(arc.used),
    max_cycles: String(arc.max_cycles),
    remaining: String(arc.remaining),
    convergence: words.arc.convergence[arc.converged ? "converged" : arc.stalled ? "stalled" : "open"],
    history: arc.history.map((entry) => viewHistory(entry, words)),
    evolution: arc.evolution.map(({ number, name, scores, trend }) => ({
      number: String(number),
      name: encodeText(name),
      scores: scores.map((score) => score ?? words.not_applicable).join(" \u2192 "),
      trend: words.arc.trends[trend]
    })),
    comparison: compareJudge(input, words),
    diverged: arc.diverged.map(({ cycle, strategist, ux_specialist, ...row }) => ({
      ...viewName(row),
      cycle: String(cycle),
      strategist: String(strategist),
      ux_specialist: String(ux_specialist)
    })),
    met: arc.met.map((row) => ({ ...viewName(row), cycle: String(row.cycle), score: String(row.score) })),
    ruled: arc.ruled.map((row) => ({
      ...viewName(row),
      cycle: String(row.cycle),
      score: String(row.score),
      author: encodeText(row.author),
      reasoning: encodeText(row.reasoning)
    })),
    left: listLeft(input, words)
  });
}
function viewName({ number, name }) {
  return { number: String(number), name: encodeText(name) };
}
function viewHistory(entry, words) {
  const { cycle, round: round3, passing, failing, pending } = entry;
  return {
    cycle: String(cycle),
    round: String(round3),
    version: encodeText(entry.version),
    passing: String(passing),
    failing: String(failing),
    pending: String(pending),
    judge: entry.judge ?? words.not_applicable,
    report: nameDebateReport(round3, cycle)
  };
}
function compareJudge({ last, judge: judge3 }, { judge: words }) {
  if (last === null || judge3 === null) return [];
  const judged = new Map(judge3.criteria.map((row) => [row.criterion, row]));
  return last.criteria.map((row) => {
    const theirs = judged.get(row.criterion);
    return {
      ...viewName(row),
      experts: String(row.combined),
      judge: theirs?.score == null ? words.statuses[theirs?.status ?? "not_judged"] : String(theirs.score)
    };
  });
}
function listLeft({ last, judge: judge3 }, { arc: words }) {
  const below = new Set(judge3?.failing.map(({ criterion }) => criterion));
  return (last?.criteria ?? []).flatMap((row) => {
    const isOpen3 = row.status !== "PASS";
    if (!isOpen3 && !below.has(row.criterion)) return [];
    const reason2 = isOpen3 ? words.left[row.status === "FAIL" ? "failing" : "pending"] : words.left.judge;
    return [{ ...viewName(row), combined: String(row.combined), reason: reason2 }];
  });
}

// src/debate/fields.ts
function encodeFields(fields, value) {
  const view = {};
  for (const key in fields) view[key] = fields[key].encode(value[key]);
  return view;
}
function decodeFields(fields, view) {
  const value = {};
  for (const key in fields) value[key] = fields[key].decode(view[key]);
  return value;
}
var plain = {
  encode: encodeText,
  decode: (written) => decodeText(asText(written))
};
var whole = {
  encode: String,
  decode: (written) => /^\d+$/.test(asText(written)) ? Number(written) : written
};
var bare = { encode: (value) => value, decode: asText };
function optional(none) {
  return {
    encode: (value) => value === "" ? none : guardNone(encodeText(value), none),
    decode: (written) => asText(written) === none ? "" : plain.decode(written)
  };
}
function list2(none) {
  return {
    encode: (values) => values.length === 0 ? none : guardNone(values.map(encodeItem).join(", "), none),
    decode: (written) => asText(written) === none ? [] : splitUnescaped(asText(written), ", ").map(decodeItem)
  };
}
function label(words) {
  return {
    encode: (value) => words[value],
    decode: (written) => Object.entries(words).find(([, word]) => word === written)?.[0] ?? written
  };
}
function rows(fields) {
  return {
    encode: (values) => values.map((value) => encodeFields(fields, value)),
    decode: (written) => viewsOf(written).map((view) => decodeFields(fields, view))
  };
}
var lines = {
  encode: (values) => values.map((value) => ({ text: encodeText(value) })),
  decode: (written) => viewsOf(written).map((view) => plain.decode(view.text))
};
function viewsOf(written) {
  return written === void 0 || typeof written === "string" ? [] : written;
}
function asText(written) {
  return typeof written === "string" ? written : "";
}
var HARMLESS = /^[A-Za-z0-9][A-Za-z0-9:./-]*$/;
function encodeItem(item) {
  return HARMLESS.test(item) ? `\`${item}\`` : encodeText(item).replaceAll(",", "\\,");
}
function decodeItem(item) {
  return item.startsWith("`") ? item.slice(1, -1) : decodeText(item);
}
function guardNone(encoded, none) {
  return encoded === none ? `<!-- -->${encoded}` : encoded;
}

// src/debate/judge-report.ts
function renderJudgeReport(report2, { words, judge_report: template }) {
  const { none, judge: judge3, not_applicable: absent } = words;
  return fillTemplate(template, {
    round: String(report2.round),
    verdict: report2.verdict,
    overall: encodeText(report2.overall),
    mode: judge3.modes[report2.mode],
    version: encodeText(report2.version),
    scale: String(report2.scale),
    threshold: String(report2.threshold),
    criteria: report2.criteria.map(({ number, name, score, status, worst_ref: worst, evidence }) => ({
      number: String(number),
      name: encodeText(name),
      score: score === null ? absent : String(score),
      status: judge3.statuses[status],
      worst_ref: list2(none).encode(worst === null ? [] : [worst]),
      evidence: encodeText(evidence)
    })),
    failing: report2.failing.map((detail2) => viewFailing(detail2, report2)),
    observations: lines.encode(report2.observations),
    limitations: lines.encode(report2.limitations),
    artefacts: lines.encode(report2.artefacts)
  });
}
function viewFailing(detail2, { criteria, scale }) {
  const row = criteria.find(({ criterion }) => criterion === detail2.criterion);
  return {
    heading: row === void 0 ? detail2.criterion : `C${row.number} ${encodeText(row.name)}: ${row.score ?? ""}/${scale}`,
    evidence: encodeText(detail2.evidence),
    expected: encodeText(detail2.expected),
    suggestion: encodeText(detail2.suggestion)
  };
}

// src/debate/sentence.ts
function fillSentence(sentence2, values) {
  return sentence2.replace(/\{\{([a-z_]+)\}\}/g, (hole, name) => String(values[name] ?? hole));
}

// src/debate/settle-judge.ts
function settleJudge(report2, duty) {
  const given2 = new Map(report2.criteria.map((row) => [row.criterion, row]));
  const criteria = duty.criteria.criteria.map(
    (criterion) => settleRow(criterion, given2.get(criterion.id), duty)
  );
  const decided = decideJudge(criteria);
  const below = new Set(criteria.filter(({ status }) => status === "below").map((row) => row.criterion));
  return {
    ...report2,
    scale: duty.criteria.scale,
    threshold: duty.criteria.threshold,
    verdict: decided === "PASS" && report2.verdict === "UNEVALUABLE" ? "UNEVALUABLE" : decided,
    criteria,
    failing: report2.failing.filter(({ criterion }) => below.has(criterion))
  };
}
function decideJudge(criteria) {
  const has = (status) => criteria.some((one) => one.status === status);
  if (has("below")) return "FAIL";
  return has("unevaluable") || !has("met") ? "UNEVALUABLE" : "PASS";
}
function reportNoJudge(about2, { criteria, words }) {
  const { round: round3, version, reason: reason2 } = about2;
  return {
    round: round3,
    version,
    mode: "static",
    scale: criteria.scale,
    threshold: criteria.threshold,
    verdict: "UNEVALUABLE",
    criteria: criteria.criteria.map((criterion) => unseen(criterion, words)),
    failing: [],
    observations: [],
    overall: words.judge.unavailable,
    artefacts: [],
    limitations: [fillSentence(words.judge.unavailable_why, { reason: reason2 })]
  };
}
function settleRow(criterion, row, { criteria: { scale, threshold }, hasRef, words }) {
  if (row === void 0) return unseen(criterion, words);
  const { id, number, name } = criterion;
  const worst = row.worst_ref !== null && hasRef(row.worst_ref) ? row.worst_ref : null;
  const kept = { ...row, criterion: id, number, name, worst_ref: worst };
  if (row.score === null)
    return { ...kept, status: row.status === "not_judged" ? "not_judged" : "unevaluable" };
  const score = Math.min(row.score, scale);
  return { ...kept, score, status: score >= threshold ? "met" : "below" };
}
function unseen({ id, number, name }, words) {
  const evidence = words.judge.unseen;
  return { criterion: id, number, name, score: null, status: "unevaluable", worst_ref: null, evidence };
}

// src/debate/stand.ts
function standOf(debate) {
  const stands = debate.criteria.map((row) => judgeRow(row, debate.threshold));
  if (stands.includes("short")) return "next";
  return stands.includes("open") ? "ruling" : "judge";
}
function isBlocking(row, threshold) {
  return judgeRow(row, threshold) === "open";
}
function judgeRow(row, threshold) {
  if (row.status !== "PENDING") return row.status === "FAIL" ? "short" : "met";
  const meets = EXPERTS.flatMap((expert) => row[expert]?.adjusted ?? []).map((score) => score >= threshold);
  if (meets.every((one) => !one)) return "short";
  return meets.every((one) => one) ? "met" : "open";
}

// src/debate/trace-arc.ts
function traceArc(cycles, budget) {
  const last = cycles.at(-1);
  const used = Math.max(cycles.length, last?.debate.cycle ?? 0);
  const remaining = budget.is_over === true ? 0 : Math.max(0, budget.max_cycles - used);
  return {
    max_cycles: budget.max_cycles,
    used,
    remaining,
    next: decideDue(last, remaining, budget),
    converged: last !== void 0 && hasConverged(last.debate),
    stalled: hasStalled(cycles.at(-2)?.debate ?? null, last?.debate ?? null),
    history: cycles.map(({ debate, version, judge: judge3 }) => ({
      cycle: debate.cycle,
      round: debate.round,
      version,
      passing: debate.passing,
      failing: debate.failing,
      pending: debate.pending,
      judge: judge3
    })),
    evolution: traceScores(cycles),
    diverged: cycles.flatMap(({ debate }) => listDiverged(debate)),
    met: cycles.flatMap(({ debate }) => listMet(debate)),
    ruled: cycles.flatMap(({ debate }) => listRuled(debate))
  };
}
function decideNext({ debate, judge: judge3 }, remaining) {
  const again = remaining > 0 ? "next_cycle" : "budget_spent";
  const stand = standOf(debate);
  if (stand === "next") return again;
  if (stand === "ruling") return "ruling";
  if (judge3 === null) return "judge";
  if (judge3 === "UNEVALUABLE") return "person";
  return judge3 === "PASS" ? "done" : again;
}
function decideDue(last, remaining, { is_over = false }) {
  if (is_over) return "budget_spent";
  return last === void 0 ? "next_cycle" : decideNext(last, remaining);
}
function hasConverged(debate) {
  return debate.criteria.every(({ status }) => status === "PASS");
}
function hasStalled(before, after) {
  if (before === null || after === null || after.failing === 0) return false;
  const scores = new Map(before.criteria.map(({ criterion, combined }) => [criterion, combined]));
  return after.criteria.every(({ criterion, combined }) => scores.get(criterion) === combined);
}
function traceScores(cycles) {
  const rows2 = /* @__PURE__ */ new Map();
  for (const { debate } of cycles) for (const row of debate.criteria) rows2.set(row.criterion, row);
  const tables = cycles.map(
    ({ debate }) => new Map(debate.criteria.map(({ criterion, combined }) => [criterion, combined]))
  );
  return [...rows2.values()].sort((a, b) => a.number - b.number).map((row) => {
    const scores = tables.map((table2) => table2.get(row.criterion) ?? null);
    return { ...nameOf3(row), scores, trend: nameTrend(scores) };
  });
}
function nameTrend(scores) {
  const known = scores.filter((score) => score !== null);
  const [first2 = 0, last = 0] = [known[0], known.at(-1)];
  if (known.length < 2) return "single";
  return last > first2 ? "up" : last < first2 ? "down" : "level";
}
function listDiverged(debate) {
  const ids = new Set(debate.divergent);
  return debate.criteria.filter(({ criterion }) => ids.has(criterion)).map((row) => ({
    ...nameOf3(row),
    cycle: debate.cycle,
    strategist: row.strategist?.score ?? 0,
    ux_specialist: row.ux_specialist?.score ?? 0
  }));
}
function listMet(debate) {
  const ids = new Set(debate.divergent);
  return debate.criteria.filter(({ criterion, category }) => ids.has(criterion) && category === "consensus").map((row) => ({ ...nameOf3(row), cycle: debate.cycle, score: row.combined }));
}
function listRuled(debate) {
  return debate.criteria.flatMap(
    (row) => row.resolution === null ? [] : [{ ...nameOf3(row), cycle: debate.cycle, ...row.resolution }]
  );
}
function nameOf3({
  criterion,
  number,
  name
}) {
  return { criterion, number, name };
}
function takeValidation(earlier, cycle) {
  const taken = [];
  let next = cycle;
  for (const one of earlier.toReversed()) {
    if (one.debate.cycle >= next) break;
    next = one.debate.cycle;
    taken.unshift(one);
  }
  return taken;
}

// src/stages/absence.ts
function isAbsence(error, { isDeterministic }) {
  if (error instanceof InputError) return false;
  return !isDeterministic || error instanceof UxJuryError;
}

// src/methods/score-opinion.ts
function scoreOpinion(opinion) {
  const { score, methodology_data } = capScored(scoreJudgement(opinion), opinion.evidence_cap);
  const { method, confidence, evidence, findings, critical_failures, limitations } = opinion;
  return {
    method,
    score,
    confidence,
    evidence,
    findings,
    critical_failures,
    limitations,
    methodology_data
  };
}
function scoreJudgement(opinion) {
  switch (opinion.method) {
    case "spark":
      return scoreSpark(opinion.judgement);
    case "nielsen":
      return scoreNielsen(opinion.judgement);
    case "cognitive_walkthrough":
      return scoreWalkthrough(opinion.judgement);
    case "pure":
      return scorePure(opinion.judgement);
    case "wcag_2_2_aa":
      return scoreWcag(opinion.judgement);
  }
}

// src/stages/evaluate.ts
var evaluate = {
  name: "evaluate",
  writes: () => METHOD_IDS.map(methodFile),
  perform: async (run) => {
    const shown = readShown(run);
    await Promise.all(METHOD_IDS.map((method) => evaluateOne(run, method, shown)));
  }
};
function methodFile(method) {
  return `methods/${method}.json`;
}
function readShown(run) {
  return {
    evidence: run.folder.read("evidence", "evidence.json"),
    outcomes: run.folder.read("outcomes", "outcomes.json")
  };
}
async function evaluateOne(run, method, shown) {
  const opinion = await run.engine.evaluate(method, shown);
  if (opinion.method !== method)
    throw new ContractError(
      methodFile(method),
      [`the engine answered for ${opinion.method}`],
      "Report this fault."
    );
  run.folder.write(methodFile(method), scoreOpinion(opinion));
}

// src/stages/history.ts
var ROUNDS = "rounds";
function recordFile(round3) {
  return `${ROUNDS}/round-${round3}.json`;
}
function readHistory(folder2, before = Number.POSITIVE_INFINITY) {
  const numbers = folder2.list(ROUNDS).flatMap((name) => {
    const [, number] = /^round-(\d+)\.json$/.exec(name) ?? [];
    return number === void 0 || Number(number) >= before ? [] : [Number(number)];
  });
  return numbers.toSorted((a, b) => a - b).map((number) => folder2.read("cycle", recordFile(number)));
}
function readValidation(run) {
  return takeValidation(readHistory(run.folder, run.round), run.cycle);
}
function endOf({ debate, version, judge: judge3 }) {
  return { debate, version, judge: judge3?.verdict ?? null };
}

// src/debate/check-overrides.ts
function checkOverrides(preset, overrides) {
  return [
    ...checkKnown(preset, overrides, "remove"),
    ...checkKnown(preset, overrides, "change"),
    ...checkTwice(overrides),
    ...checkAdded(preset, overrides),
    ...checkThreshold(preset, overrides)
  ];
}
function describeFault(fault, line2 = null) {
  const where = fault.path.map((part) => typeof part === "number" ? `[${part}]` : `.${part}`).join("");
  return `${line2 === null ? "" : `line ${line2}: `}${where.replace(/^\./, "")}: ${fault.message}`;
}
function linesOf(preset) {
  return [...preset.criteria, ...preset.grounding];
}
function checkKnown(preset, overrides, key) {
  const added = key === "change" ? (overrides.add ?? []).map(({ id }) => id) : [];
  const known = [...linesOf(preset).map(({ id }) => id), ...added];
  const ids = (overrides[key] ?? []).map((one) => typeof one === "string" ? one : one.id);
  return ids.flatMap(
    (id, at) => known.includes(id) ? [] : [
      {
        path: key === "remove" ? [key, at] : [key, at, "id"],
        message: `"${id}" is no criterion of the ${preset.preset} list; it has ${known.join(", ")}`
      }
    ]
  );
}
function checkTwice(overrides) {
  const seen = /* @__PURE__ */ new Map();
  const named = [
    ...(overrides.remove ?? []).map((id, at) => ({ id, path: ["remove", at] })),
    ...(overrides.change ?? []).map(({ id }, at) => ({ id, path: ["change", at, "id"] }))
  ];
  return named.flatMap(({ id, path }) => {
    const first2 = seen.get(id);
    seen.set(id, String(path[0]));
    return first2 === void 0 ? [] : [{ path, message: `"${id}" already stands under ${first2}` }];
  });
}
function checkAdded(preset, overrides) {
  const ids = new Set(linesOf(preset).map(({ id }) => id));
  const numbers = new Map(linesOf(preset).map(({ id, number }) => [number, id]));
  return (overrides.add ?? []).flatMap(({ id, number }, at) => {
    const faults = [];
    if (ids.has(id))
      faults.push({ path: ["add", at, "id"], message: `"${id}" is taken; use change, or another id` });
    const holder = number === void 0 ? void 0 : numbers.get(number);
    if (holder !== void 0)
      faults.push({
        path: ["add", at, "number"],
        message: `C${number} is "${holder}"; leave the number out`
      });
    ids.add(id);
    if (number !== void 0) numbers.set(number, id);
    return faults;
  });
}
function checkThreshold(preset, overrides) {
  const scale = overrides.scale ?? preset.scale;
  const threshold = overrides.threshold ?? preset.threshold;
  if (threshold <= scale) return [];
  const key = overrides.threshold === void 0 ? "scale" : "threshold";
  return [{ path: [key], message: `the threshold ${threshold} lies above the scale of 1 to ${scale}` }];
}

// src/debate/adapt-criteria.ts
var CRITERIA_FILE = "ux-jury.criteria.yml";
function adaptCriteria(preset, facts, overrides = {}) {
  const faults = checkOverrides(preset, overrides);
  if (faults.length > 0) throw refuse(faults.map((fault) => describeFault(fault)));
  const dropped = [...dropUnfounded(preset, facts), ...dropRemoved(preset, overrides)];
  const isDropped = new Set(dropped.map(({ id }) => id));
  const shipped = [
    ...preset.criteria,
    ...preset.grounding.filter(({ asset }) => facts.grounding[asset].count > 0)
  ];
  const criteria = [...shipped, ...numberAdded(preset, overrides)].filter(({ id }) => !isDropped.has(id)).map((line2) => applyChange(line2, overrides)).sort((a, b) => a.number - b.number);
  if (criteria.length === 0) throw refuse(["remove: no criterion is left to score"]);
  return { ...scaleOf(preset, overrides), criteria, dropped, grounding: facts.grounding };
}
function refuse(faults) {
  return new ContractError(CRITERIA_FILE, faults, `Correct ${CRITERIA_FILE} on the base branch.`);
}
function dropUnfounded(preset, facts) {
  const isMet = {
    style_brief: facts.style_brief,
    journeys: facts.journeys > 0,
    several_viewports: facts.several_viewports,
    animation_brief: facts.animation_brief
  };
  const only = facts.only_artefacts ?? null;
  return preset.criteria.flatMap(({ id, needs, shown_by = [] }) => {
    if (needs !== null && !isMet[needs]) return [{ id, reason: preset.drop_reasons[needs] }];
    const isShown = only === null || only.some((artefact) => shown_by.includes(artefact));
    return isShown ? [] : [{ id, reason: preset.drop_reasons.unwalked }];
  });
}
function dropRemoved(preset, overrides) {
  return (overrides.remove ?? []).map((id) => ({ id, reason: preset.drop_reasons.removed }));
}
function numberAdded(preset, overrides) {
  const added = overrides.add ?? [];
  const taken = [...preset.criteria, ...preset.grounding, ...added].map(({ number }) => number ?? 0);
  let next = Math.max(...taken) + 1;
  return added.map((line2) => {
    const number = line2.number ?? next;
    if (line2.number === void 0) next += 1;
    return { ...line2, number };
  });
}
function applyChange(line2, overrides) {
  const change = overrides.change?.find(({ id }) => id === line2.id);
  return {
    id: line2.id,
    number: line2.number,
    group: change?.group ?? line2.group,
    name: change?.name ?? line2.name,
    description: change?.description ?? line2.description
  };
}
function scaleOf(preset, overrides) {
  return {
    scale: overrides.scale ?? preset.scale,
    threshold: overrides.threshold ?? preset.threshold,
    max_cycles: overrides.max_cycles ?? preset.max_cycles,
    mode: overrides.mode ?? preset.mode
  };
}

// src/debate/log-lines.ts
function tellFallback(expert, { experts, log }) {
  return fillSentence(log.fallback, { expert: experts[expert].name }).trim();
}
function tellReasked(expert, reasons, { experts, log }) {
  return fillSentence(log.reasked, { expert: experts[expert].name, reasons: reasons.join(" ") });
}
function tellWeak(expert, reasons, { experts, log }) {
  return fillSentence(log.weak, { expert: experts[expert].name, reasons: reasons.join(" ") });
}
function tellStillWeak(expert, reasons, { experts, log }) {
  return fillSentence(log.still_weak, { expert: experts[expert].name, reasons: reasons.join(" ") });
}
function tellOut(expert, reasons, { experts, log }) {
  return fillSentence(log.out, { expert: experts[expert].name, reasons: reasons.join(" ") });
}
function tellBudget(maxCycles, { log }) {
  return fillSentence(log.budget, { max_cycles: maxCycles }).trim();
}
function tellUngrounded(expert, dropped, { experts, log }) {
  return dropped === 0 ? [] : [fillSentence(log.ungrounded, { expert: experts[expert].name, dropped })];
}

// src/debate/divergence.ts
var DIVERGENCE = 2;
function findDivergence(strategist, uxSpecialist) {
  const theirs = new Map(uxSpecialist.scores.map((score) => [score.criterion, score.score]));
  return strategist.scores.flatMap(({ criterion, number, name, score }) => {
    const other = theirs.get(criterion);
    return other === void 0 ? [] : [{ criterion, number, name, strategist: score, ux_specialist: other }];
  }).filter((gap2) => Math.abs(gap2.strategist - gap2.ux_specialist) >= DIVERGENCE).sort((a, b) => a.number - b.number);
}
function needsCrossReview(mode, gaps) {
  return mode === "standard" || gaps.length > 0;
}

// src/debate/invocations.ts
var first = (expert, batch = 1, reads = null) => ({
  batch,
  expert,
  phases: [1],
  reads
});
var second = (expert, reads, batch) => ({
  batch,
  expert,
  phases: [2],
  reads
});
var PARALLEL_FIRST = [first("strategist"), first("ux_specialist")];
var PARALLEL_BOTH = [
  ...PARALLEL_FIRST,
  second("strategist", "ux_specialist", 2),
  second("ux_specialist", "strategist", 2)
];
var SEQUENTIAL_BOTH = [
  first("strategist"),
  { batch: 2, expert: "ux_specialist", phases: [1, 2], reads: "strategist" },
  second("strategist", "ux_specialist", 3)
];
var INVOCATION_TABLE = [
  { execution: "parallel", mode: "standard", divergent: null, invocations: PARALLEL_BOTH },
  { execution: "parallel", mode: "divergence", divergent: true, invocations: PARALLEL_BOTH },
  { execution: "parallel", mode: "divergence", divergent: false, invocations: PARALLEL_FIRST },
  { execution: "sequential", mode: "standard", divergent: null, invocations: SEQUENTIAL_BOTH },
  { execution: "sequential", mode: "divergence", divergent: true, invocations: SEQUENTIAL_BOTH },
  {
    execution: "sequential",
    mode: "divergence",
    divergent: false,
    invocations: [first("strategist"), first("ux_specialist", 2, "strategist")]
  },
  { execution: "single_reviewer", mode: "any", divergent: null, invocations: [first("strategist")] }
];
function planInvocations(execution, mode, divergent) {
  const row = INVOCATION_TABLE.find(
    (one) => one.execution === execution && (one.mode === "any" || one.mode === mode) && (one.divergent === null || one.divergent === divergent)
  );
  return row?.invocations ?? [];
}

// src/debate/verify-reviews.ts
function verifyReviews(reviews, duty, experts = EXPERTS) {
  const verified = experts.map((expert) => verifyReview(expert, reviews[expert], duty));
  return { ok: verified.every(({ unusable }) => unusable.length === 0), experts: verified };
}
function verifyReview(expert, review3, duty) {
  if (review3 === null) return { expert, unusable: [duty.words.reask.missing], weak: [] };
  return { expert, unusable: findUnusable(review3, duty), weak: findWeak(review3, duty) };
}
function findUnusable(review3, { criteria, journeys, words }) {
  const scores = new Map(review3.scores.map((one) => [one.criterion, one.score]));
  const assessed = new Set(review3.journeys.map(({ journey }) => journey));
  const scored = criteria.criteria.flatMap(({ id, number, name }) => {
    const score = scores.get(id);
    const criterion = `C${number} ${name}`;
    if (score === void 0) return [fillSentence(words.reask.unscored, { criterion })];
    const values = { criterion, score, scale: criteria.scale };
    return score > criteria.scale ? [fillSentence(words.reask.out_of_scale, values)] : [];
  });
  const unassessed = journeys.filter((journey) => !assessed.has(journey));
  return [...scored, ...unassessed.map((journey) => fillSentence(words.reask.unassessed, { journey }))];
}
var SHORTEST_EVIDENCE = 15;
var FEWEST_FOR_PATTERN = 3;
function findWeak(review3, duty) {
  const { reask } = duty.words;
  const { scores } = review3;
  const isPattern = scores.length >= FEWEST_FOR_PATTERN;
  const isMaximum = isPattern && scores.every(({ score }) => score === duty.criteria.scale);
  const distinct3 = new Set(scores.map(({ evidence }) => evidence.trim().toLowerCase())).size;
  return [
    ...isMaximum ? [reask.all_maximum] : [],
    ...isPattern && distinct3 * 2 <= scores.length ? [reask.repeated] : [],
    ...scores.flatMap((one) => weighEvidence(one, duty))
  ];
}
function weighEvidence(score, { hasRef, words }) {
  const criterion = `C${score.number} ${score.name}`;
  const { evidence } = score;
  if (!score.evidence_refs.some(hasRef)) return [fillSentence(words.reask.evidence_free, { criterion })];
  const isVague = evidence.trim().length < SHORTEST_EVIDENCE;
  return isVague ? [fillSentence(words.reask.vague, { criterion, evidence })] : [];
}

// src/debate/read-filled.ts
function readFilled(file, template) {
  const read2 = matchTemplate(template, file.text);
  if ("view" in read2) return read2.view;
  const fault = `line ${read2.line}: expected ${read2.expected === "" ? "an empty line" : `\`${read2.expected}\``}`;
  throw new ContractError(
    file.name,
    [fault],
    "Write the file again: run the review once more for this round."
  );
}
function acceptDocument(name, checked) {
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  throw new ContractError(name, faults, "Write the file again: run the review once more for this round.");
}
function assertCount(name, what, counts) {
  if (counts.said === String(counts.held)) return;
  const fault = `${what}: the head says ${String(counts.said)}, the table holds ${counts.held}`;
  throw new ContractError(
    name,
    [fault],
    "The file was cut or edited: run the review once more for this round."
  );
}

// src/debate/cross-review-file.ts
function renderCrossReviewFile(cross, templates, other = null) {
  return fillTemplate(templates.cross_review, viewCrossReview(cross, templates.words, other));
}
function parseCrossReviewFile(file, templates) {
  const { words } = templates;
  const view = readFilled(file, templates.cross_review);
  const [head2] = viewsOf(view.standalone);
  const { expert, round: round3 } = decodeFields(headFields(words), head2 ?? {});
  const cross = acceptCrossReview(file.name, view, { expert, round: round3, words });
  assertCount(file.name, "criteria answered", {
    said: head2?.criteria_answered,
    held: cross.responses.length
  });
  return cross;
}
function viewCrossReview(cross, words, other) {
  const view = encodeFields(fieldsOf(words), cross);
  const responses = viewsOf(view.responses);
  const detailed = cross.responses.map(needsDetail);
  const head2 = {
    ...encodeFields(headFields(words), cross),
    criteria_answered: String(cross.responses.length)
  };
  return {
    ...view,
    standalone: [head2],
    other: words.experts[otherOf(cross.expert)].name,
    responses: responses.map((row, at) => detailed[at] === true ? pointBelow(row, words) : row),
    details: responses.map((row, at) => ({ ...row, their_evidence: quoteTheirs(cross.responses[at], words, other) })).filter((_, at) => detailed[at]),
    journeys: viewsOf(view.journeys).map((row, at) => ({ ...row, position: String(at + 1) }))
  };
}
function acceptCrossReview(name, view, about2) {
  const { expert, round: round3, words } = about2;
  const details = [...viewsOf(view.details)];
  const responses = viewsOf(view.responses).map(
    (row) => row.reasoning === words.below ? { ...row, ...takeDetail(details.shift()) } : row
  );
  const read2 = { ...decodeFields(fieldsOf(words), { ...view, responses }), expert, round: round3 };
  return acceptDocument(name, crossReview.safeParse(read2));
}
function otherOf(expert) {
  return expert === "strategist" ? "ux_specialist" : "strategist";
}
function needsDetail(one) {
  return Math.abs(one.their_score - one.my_score) >= DIVERGENCE || one.adjusted_score !== one.my_score || one.response === "disagree";
}
function pointBelow(row, words) {
  return { ...row, reasoning: words.below, new_evidence_refs: words.below };
}
function takeDetail(detail2) {
  return { reasoning: detail2?.reasoning ?? "", new_evidence_refs: detail2?.new_evidence_refs ?? "" };
}
function quoteTheirs(one, words, other) {
  const theirs = other?.scores.find((score) => score.criterion === one?.criterion);
  return theirs === void 0 ? "" : fillSentence(words.quote, { evidence: encodeText(theirs.evidence) });
}
function headFields(words) {
  const { strategist, ux_specialist } = words.experts;
  return {
    expert: label({ strategist: strategist.name, ux_specialist: ux_specialist.name }),
    round: whole
  };
}
function fieldsOf(words) {
  return {
    responses: rows({
      criterion: bare,
      number: whole,
      name: plain,
      their_score: whole,
      my_score: whole,
      response: label(words.responses),
      reasoning: plain,
      new_evidence_refs: list2(words.none),
      adjusted_score: whole
    }),
    journeys: rows({
      journey: bare,
      title: plain,
      their_assessment: label(words.assessments),
      my_assessment: label(words.assessments),
      response: label(words.journey_responses),
      reason: optional(words.none)
    }),
    new_concerns: lines
  };
}

// src/debate/ground-review.ts
function groundReview(review3, ground) {
  const scores = review3.scores.map((score) => {
    const refs = score.evidence_refs.filter(ground.hasRef);
    return refs.length > 0 ? { ...score, evidence_refs: refs } : { ...score, score: Math.min(score.score, ground.threshold), evidence_refs: [ground.fallback] };
  });
  const cited = review3.scores.flatMap(({ evidence_refs }) => evidence_refs);
  return { review: { ...review3, scores }, dropped: cited.filter((ref2) => !ground.hasRef(ref2)).length };
}
function groundCrossReview(cross, { hasRef }) {
  const cited = cross.responses.flatMap(({ new_evidence_refs }) => new_evidence_refs);
  const responses = cross.responses.map((response) => ({
    ...response,
    new_evidence_refs: response.new_evidence_refs.filter(hasRef)
  }));
  return { cross: { ...cross, responses }, dropped: cited.filter((ref2) => !hasRef(ref2)).length };
}

// src/debate/review-file.ts
function renderReviewFile(file, templates, other = null) {
  const { review: review3, cross_review: cross } = file;
  const second2 = cross === null ? [] : [{ ...viewCrossReview(cross, templates.words, other), standalone: [] }];
  return fillTemplate(skeletonOf(templates), { ...viewReview(review3, templates.words), cross: second2 });
}
function parseReviewFile(file, templates) {
  const view = readFilled(file, skeletonOf(templates));
  const review3 = acceptReview(file.name, view, templates.words);
  const [cross] = viewsOf(view.cross);
  if (cross === void 0) return { review: review3, cross_review: null };
  const { expert, round: round3 } = review3;
  return {
    review: review3,
    cross_review: acceptCrossReview(file.name, cross, { expert, round: round3, words: templates.words })
  };
}
function skeletonOf(templates) {
  const cross = templates.cross_review.trimEnd();
  return `${templates.review.trimEnd()}
{{#cross}}

---

${cross}
{{/cross}}
`;
}
function viewReview(review3, words) {
  const view = encodeFields(fieldsOf2(words), review3);
  const { journeys, ...observations } = encodeFields(observationFields, review3.observations);
  return {
    ...view,
    ...observations,
    journey_experience: journeys ?? "",
    criteria_scored: String(review3.scores.length),
    journeys_assessed: String(review3.journeys.length),
    journeys: viewsOf(view.journeys).map((row, at) => ({ ...row, position: String(at + 1) })),
    failing: viewsOf(view.failing).map((row, at) => ({ ...row, heading: nameFailing(review3, at) }))
  };
}
function nameFailing(review3, at) {
  const id = review3.failing[at]?.criterion ?? "";
  const score = review3.scores.find((one) => one.criterion === id);
  return score === void 0 ? id : `C${score.number} ${encodeText(score.name)}: ${score.score}/${review3.scale}`;
}
function acceptReview(name, view, words) {
  const observed = { ...view, journeys: view.journey_experience ?? "" };
  const read2 = {
    ...decodeFields(fieldsOf2(words), view),
    observations: decodeFields(observationFields, observed)
  };
  const review3 = acceptDocument(name, review.safeParse(read2));
  assertCount(name, "criteria scored", { said: view.criteria_scored, held: review3.scores.length });
  assertCount(name, "journeys assessed", { said: view.journeys_assessed, held: review3.journeys.length });
  return review3;
}
function fieldsOf2(words) {
  return {
    expert: label({
      strategist: words.experts.strategist.name,
      ux_specialist: words.experts.ux_specialist.name
    }),
    round: whole,
    execution: label(words.executions),
    version: plain,
    scale: whole,
    screenshots_reviewed: whole,
    scores: rows({
      criterion: bare,
      number: whole,
      name: plain,
      score: whole,
      evidence: plain,
      evidence_refs: list2(words.none)
    }),
    journeys: rows(journeyFields(words)),
    failing: rows(failingFields),
    highlights: lines
  };
}
function journeyFields(words) {
  return {
    journey: bare,
    title: plain,
    steps: whole,
    completed: whole,
    assessment: label(words.assessments),
    issues: optional(words.none),
    screenshots: list2(words.none)
  };
}
var failingFields = {
  criterion: bare,
  observation: plain,
  expected: plain,
  journey_evidence: plain,
  suggestion: plain,
  priority: label({ Critical: "Critical", Important: "Important" })
};
var observationFields = {
  navigation: plain,
  interaction: plain,
  journeys: plain,
  visual: plain,
  missing: plain
};

// src/debate/read-round.ts
function readRound(files, round3, templates) {
  const [strategist, uxSpecialist] = EXPERTS.map((expert) => readExpert(files, { round: round3, expert }, templates));
  return {
    reviews: { strategist: strategist?.review ?? null, ux_specialist: uxSpecialist?.review ?? null },
    cross_reviews: { strategist: strategist?.cross ?? null, ux_specialist: uxSpecialist?.cross ?? null }
  };
}
function readExpert(files, place, templates) {
  const name = nameReview(place.round, place.expert);
  const crossName = nameCrossReview(place.round, place.expert);
  const [text2, crossText] = [files[name], files[crossName]];
  const first2 = text2 === void 0 ? null : parseReviewFile({ name, text: text2 }, templates);
  const second2 = crossText === void 0 ? null : parseCrossReviewFile({ name: crossName, text: crossText }, templates);
  if (first2 !== null) assertPlace(name, first2.review, place);
  if (second2 !== null) assertPlace(crossName, second2, place);
  return { review: first2?.review ?? null, cross: second2 ?? first2?.cross_review ?? null };
}
function assertPlace(name, held, place) {
  if (held.round === place.round && held.expert === place.expert) return;
  const fault = `holds round ${held.round} by the ${held.expert}, its name says round ${place.round} by the ${place.expert}`;
  throw new ContractError(name, [fault], "Put the file back under its own name, or run the round again.");
}

// src/stages/round-files.ts
var REVIEWS = "reviews";
var LOG = `${REVIEWS}/log.json`;
function filesOf(round3) {
  const names = EXPERTS.flatMap((expert) => [nameReview(round3, expert), nameCrossReview(round3, expert)]);
  return names.map((name) => `${REVIEWS}/${name}`);
}
function readReviews(run) {
  return readRound(readFiles(run), run.round, run.texts.debate);
}
function readFiles(run) {
  const present = filesOf(run.round).filter((file) => run.folder.has(file));
  return Object.fromEntries(
    present.map((file) => [file.slice(REVIEWS.length + 1), run.folder.readText(file)])
  );
}
function readLog(run) {
  const log = run.folder.readJson(LOG);
  return Array.isArray(log) ? log.map(String) : [];
}

// src/stages/expert-desk.ts
async function writeReview(expert, { run, assignment }, again = []) {
  const asked = again.length === 0 ? assignment : { ...assignment, again };
  const review3 = await run.engine.review(expert, asked);
  assertOwn(review3, { expert, round: run.round });
  writeFile(run, { review: review3, cross: null, other: null });
  return [];
}
async function writeAnswer(pair, desk) {
  const { run } = desk;
  const { cross, log } = await askAnswer(pair, desk);
  const text2 = renderCrossReviewFile(cross, run.texts.debate, pair.theirs);
  run.folder.writeText(`${REVIEWS}/${nameCrossReview(run.round, pair.own.expert)}`, text2);
  return log;
}
async function writeBoth(pair, desk) {
  const { cross, log } = await askAnswer(pair, desk);
  writeFile(desk.run, { review: pair.own, cross, other: pair.theirs });
  return log;
}
function groundFile(expert, { run, assignment, hasRef, log }) {
  const held = readReviews(run).reviews[expert];
  if (held === null) return;
  const { criteria, evidence } = assignment;
  const fallback = (evidence.journeys.find(({ status }) => status !== "skipped") ?? evidence.journeys[0])?.id ?? "";
  const { review: review3, dropped } = groundReview(held, { threshold: criteria.threshold, hasRef, fallback });
  if (dropped === 0) return;
  log.push(...tellUngrounded(expert, dropped, run.texts.debate.words));
  writeFile(run, { review: review3, cross: null, other: null });
}
async function askAnswer({ own, theirs }, desk) {
  const { run, hasRef } = desk;
  const given2 = await run.engine.crossReview(own, theirs, withAnswer(theirs.expert, desk));
  assertOwn(given2, { expert: own.expert, round: run.round });
  const { cross, dropped } = groundCrossReview(given2, { hasRef });
  return { cross, log: tellUngrounded(own.expert, dropped, run.texts.debate.words) };
}
function withAnswer(other, { run, assignment }) {
  if (assignment.execution !== "sequential") return assignment;
  const answer = readReviews(run).cross_reviews[other];
  return answer === null ? assignment : { ...assignment, their_answer: answer };
}
function writeFile(run, { review: review3, cross, other }) {
  const text2 = renderReviewFile({ review: review3, cross_review: cross }, run.texts.debate, other);
  run.folder.writeText(`${REVIEWS}/${nameReview(run.round, review3.expert)}`, text2);
}
function assertOwn({ expert, round: round3 }, wanted) {
  if (expert === wanted.expert && round3 === wanted.round) return;
  const fault = `The engine answered for ${expert}, round ${round3}; ${wanted.expert}, round ${wanted.round} was asked.`;
  throw new UxJuryError("review_misplaced", fault, { hint: "Report this fault." });
}

// src/stages/hold-round.ts
async function holdRound(run, assignment) {
  const desk = { run, assignment, hasRef: refChecker(assignment.evidence), log: [], faults: [] };
  const plan = planInvocations(assignment.execution, assignment.criteria.mode, true);
  for (const batch of batchesOf(plan)) await takeTurns(batch, desk);
  return desk.log;
}
function batchesOf(plan) {
  const numbers = [...new Set(plan.map(({ batch }) => batch))].toSorted((a, b) => a - b);
  return numbers.map((number) => plan.filter(({ batch }) => batch === number));
}
async function takeTurns(batch, desk) {
  const first2 = batch.filter(({ phases }) => phases.includes(1)).map(({ expert }) => expert);
  await Promise.all(first2.map((expert) => attempt(desk, () => writeReview(expert, desk))));
  for (const expert of first2) await secureReview(expert, desk);
  const answering = batch.filter(({ phases }) => phases.includes(2));
  const { strategist, ux_specialist: ux } = answering.length === 0 ? NOBODY : readReviews(desk.run).reviews;
  if (strategist === null || ux === null || !isDue(strategist, ux, desk)) return;
  const of = (expert) => expert === "strategist" ? { own: strategist, theirs: ux } : { own: ux, theirs: strategist };
  const answers = answering.map(
    ({ expert, phases }) => () => phases.length > 1 ? writeBoth(of(expert), desk) : writeAnswer(of(expert), desk)
  );
  const written = await Promise.all(answers.map((answer) => attempt(desk, answer)));
  for (const [at, answer] of answers.entries())
    desk.log.push(
      ...written[at] ?? await answerAgain(answering[at]?.expert ?? "strategist", answer, desk)
    );
}
var NOBODY = { strategist: null, ux_specialist: null };
function isDue(strategist, ux, { assignment }) {
  return needsCrossReview(assignment.criteria.mode, findDivergence(strategist, ux));
}
async function attempt(desk, call) {
  try {
    return await call();
  } catch (error) {
    if (!isAbsence(error, desk.run.engine)) throw error;
    desk.faults.push(error);
    return null;
  }
}
async function secureReview(expert, desk) {
  const { unusable, weak } = verify(expert, desk);
  const reasons = [...unusable, ...weak];
  const wasReasked = reasons.length > 0 && await askAgain(expert, reasons, desk);
  const after = verify(expert, desk);
  if (after.unusable.length > 0) return leaveOut(expert, after.unusable, desk);
  if (wasReasked && after.weak.length > 0)
    desk.log.push(tellStillWeak(expert, after.weak, desk.run.texts.debate.words));
  groundFile(expert, desk);
}
async function askAgain(expert, reasons, desk) {
  const { run, assignment, log } = desk;
  const { words } = run.texts.debate;
  const isMissing = !run.folder.has(fileOf(expert, desk));
  if (!isMissing && run.engine.isDeterministic && run.engine.heedsComplaints !== true) {
    log.push(tellWeak(expert, reasons, words));
    return false;
  }
  const isFallback = isMissing && assignment.execution === "parallel";
  log.push(isFallback ? tellFallback(expert, words) : tellReasked(expert, reasons, words));
  await attempt(desk, () => writeReview(expert, desk, isMissing ? [] : reasons));
  return true;
}
function verify(expert, { run, assignment, hasRef }) {
  const { criteria, evidence } = assignment;
  const journeys = evidence.journeys.filter(({ status }) => status !== "skipped").map(({ id }) => id);
  const duty = { criteria, journeys, hasRef, words: run.texts.debate.words };
  const [verified] = verifyReviews(readReviews(run).reviews, duty, [expert]).experts;
  return verified ?? { expert, unusable: [], weak: [] };
}
function leaveOut(expert, reasons, desk) {
  const { run, assignment, log, faults } = desk;
  run.folder.remove(fileOf(expert, desk));
  log.push(tellOut(expert, reasons, run.texts.debate.words));
  const isLast = assignment.execution === "single_reviewer" || expert === "ux_specialist";
  const hasOther = EXPERTS.some((other) => other !== expert && run.folder.has(fileOf(other, desk)));
  if (hasOther || !isLast) return;
  const [cause] = faults;
  if (cause !== void 0) throw cause;
  throw new UxJuryError("reviews_unusable", `No expert gave a usable review: ${reasons.join(" ")}`, {
    hint: "Run the review again; where it happens again, choose another engine."
  });
}
function fileOf(expert, { run }) {
  return `${REVIEWS}/${nameReview(run.round, expert)}`;
}
async function answerAgain(expert, answer, desk) {
  const { words } = desk.run.texts.debate;
  return [tellReasked(expert, [words.reask.missing_cross], words), ...await attempt(desk, answer) ?? []];
}

// src/stages/review.ts
var review2 = {
  name: "review",
  isOfRound: true,
  writes: (run) => ["criteria.json", LOG, ...filesOf(run.round)],
  perform: async (run) => {
    const shown = readShown(run);
    const { preset, overrides } = run.criteria;
    const criteria = adaptCriteria(preset, factsOf(run, shown.evidence), overrides);
    run.folder.write("criteria.json", criteria);
    const log = isOverBudget(run, criteria) ? [tellBudget(criteria.max_cycles, run.texts.debate.words)] : await holdRound(run, {
      ...shown,
      criteria,
      round: run.round,
      execution: run.settings.debate.execution
    });
    run.folder.writeText(LOG, `${JSON.stringify(log, null, 2)}
`);
  }
};
function isOverBudget({ cycle }, criteria) {
  return cycle > criteria.max_cycles;
}
function factsOf({ project }, { journeys, context }) {
  return {
    ...project,
    journeys: journeys.length,
    several_viewports: context.viewport.includes(","),
    only_artefacts: isStatic({ journeys }) ? ARTEFACTS.filter((kind) => journeys.some((journey) => artefactOf(journey) === kind)) : null
  };
}

// src/stages/judge.ts
var JUDGE = "judge.json";
var ARC = "arc.json";
var FINAL_REPORT = "final-report.md";
var judge = {
  name: "judge",
  isOfRound: true,
  writes: (run) => [JUDGE, reportFile(run), recordFile(run.round), ARC, FINAL_REPORT],
  perform: async (run) => {
    const criteria = run.folder.read("criteria", "criteria.json");
    const earlier = readValidation(run);
    if (isOverBudget(run, criteria)) {
      const arc2 = traceArc(earlier.map(endOf), { max_cycles: criteria.max_cycles, is_over: true });
      const last = earlier.at(-1);
      writeArc(run, { arc: arc2, last: last?.debate ?? null, judge: last?.judge ?? null });
      return;
    }
    const debate = run.folder.read("debate", "debate.json");
    const report2 = standOf(debate) === "judge" ? await callJudge(run, criteria) : null;
    if (report2 !== null) writeReport(run, report2);
    const { context } = run.folder.read("evidence", "evidence.json");
    const { bases } = run.folder.read("questions", "questions.json");
    const record4 = { evidence: run.evidence, version: context.build_identity, debate, judge: report2, bases };
    run.folder.write(recordFile(run.round), record4);
    const arc = traceArc([...earlier, record4].map(endOf), criteria);
    writeArc(run, { arc, last: debate, judge: report2 });
  }
};
function reportFile({ round: round3 }) {
  return `${REVIEWS}/${nameJudgeReport(round3)}`;
}
function writeReport(run, report2) {
  run.folder.write(JUDGE, report2);
  run.folder.writeText(reportFile(run), renderJudgeReport(report2, run.texts.debate));
}
function writeArc(run, told) {
  run.folder.write(ARC, told.arc);
  run.folder.writeText(FINAL_REPORT, renderFinalReport(told, run.texts.debate));
}
async function callJudge(run, criteria) {
  const shown = readShown(run);
  const bench = { ...shown, criteria, round: run.round };
  const duty = { criteria, hasRef: refChecker(shown.evidence), words: run.texts.debate.words };
  const ask = async () => settleJudge(await run.engine.judge(bench), duty);
  if (run.engine.isDeterministic) return ask();
  try {
    return await ask().catch(
      (error) => isAbsence(error, run.engine) ? ask() : Promise.reject(error)
    );
  } catch (error) {
    if (!isAbsence(error, run.engine)) throw error;
    const reason2 = error instanceof Error ? error.message : String(error);
    const version = shown.evidence.context.build_identity;
    return reportNoJudge({ round: run.round, version, reason: reason2 }, duty);
  }
}

// src/rules/grade-severity.ts
var MANY = 3;
function gradeSeverity(reach) {
  const { severity: severity2, isFixed, isOnTask } = reach;
  const isMovable = !isFixed && (severity2 === 2 || severity2 === 3);
  if (isMovable && severity2 === 2 && isOnTask && isFrequent(reach) && isPersistent(reach))
    return { severity: 3, because: "widespread" };
  if (isMovable && reach.isAside && reach.places === 1) return { severity: severity2 - 1, because: "aside" };
  return { severity: severity2, because: null };
}
function isFrequent({ journeys, walked: walked2 }) {
  return journeys >= MANY && journeys * 2 >= walked2;
}
function isPersistent({ most, isRetried }) {
  return most >= MANY || isRetried;
}

// src/rules/issue-id.ts
function issueId(rule, cause) {
  return `${rule}-${fnv1a(cause)}`;
}
function fnv1a(text2) {
  let hash = 2166136261;
  for (let index = 0; index < text2.length; index += 1)
    hash = Math.imul(hash ^ text2.charCodeAt(index), 16777619) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

// src/rules/issues.ts
var MOST_PLACES = 50;
var CLASSES = [null, "minor", "serious", "critical"];
function noteIssue(book, found) {
  const { rule, seen } = found;
  const id = issueId(rule.id, seen.cause ?? seen.key ?? seen.name);
  const issue = book.get(id) ?? beginIssue(id, found);
  book.set(id, issue);
  issue.severity = Math.max(issue.severity, severityOf2(found));
  issue.critical ||= seen.critical === true;
  issue.wcag_class = worseClass(issue.wcag_class, classOf(found));
  issue.claims = joinClaims(issue.claims, claimsOf(found));
  notePlaces(issue, found.places);
}
function listIssues(book, walked2) {
  return [...book.values()].map((issue) => endIssue(issue, walked2)).toSorted(compareIssues);
}
function beginIssue(id, found) {
  return {
    id,
    found,
    severity: severityOf2(found),
    critical: false,
    wcag_class: classOf(found),
    claims: claimsOf(found),
    first: [],
    further: [],
    touched: /* @__PURE__ */ new Set(),
    journeys: /* @__PURE__ */ new Map()
  };
}
function notePlaces(issue, places) {
  let kept = issue.first;
  for (const place of places) {
    if (kept.length < MOST_PLACES) kept.push(place);
    kept = issue.further;
    const isNew = !issue.touched.has(place.ref);
    issue.touched.add(place.ref);
    issue.journeys.set(place.journey, (issue.journeys.get(place.journey) ?? 0) + Number(isNew));
  }
}
function endIssue(issue, walked2) {
  const { id, found, critical, wcag_class, claims, first: first2, further, touched, journeys } = issue;
  const { rule, page, seen } = found;
  const values = { ...seen.values, name: seen.name };
  const { severity: severity2, because } = gradeSeverity(reachOf(issue, walked2));
  return {
    id,
    rule: rule.id,
    severity: severity2,
    ...because === null ? {} : { graded: { from: issue.severity, because } },
    critical,
    wcag_class,
    claims,
    title: seen.key === null ? page.title : `${page.title}: ${shorten(seen.name)}`,
    claim: fill2(page.claim, values, rule.id),
    recommendation: fill2(page.fix, values, rule.id),
    places: [...first2, ...further].slice(0, MOST_PLACES),
    touched: [...touched],
    journeys: journeys.size
  };
}
function reachOf({ found, severity: severity2, critical, claims, touched, journeys }, walked2) {
  const met = walked2.filter(({ id }) => journeys.has(id));
  const tags = met.map((journey) => journey.tags.map((tag) => tag.replace(/^@/, "").toLowerCase()));
  return {
    severity: severity2,
    isFixed: critical || found.rule.regraded === true,
    isOnTask: claims.walkthrough.length + claims.pure.length > 0,
    journeys: met.length,
    walked: walked2.length,
    most: Math.max(0, ...journeys.values()),
    places: touched.size,
    isRetried: met.some(({ attempts, outcome }) => attempts > 1 && outcome === "unexpected"),
    isAside: tags.length > 0 && tags.every((own) => own.includes("supporting") && !own.some(isGuard))
  };
}
function isGuard(tag) {
  return tag === "recovery" || tag === "safety";
}
function compareIssues(a, b) {
  return Number(b.critical) - Number(a.critical) || b.severity - a.severity || b.journeys - a.journeys || (a.id < b.id ? -1 : 1);
}
function severityOf2({ rule, seen }) {
  if (rule.regraded === true)
    return seen.critical === true ? Math.max(rule.severity, seen.severity ?? 0) : rule.severity;
  return seen.severity ?? rule.severity;
}
function classOf({ rule, seen }) {
  return seen.wcag_class === void 0 ? rule.wcag_class : seen.wcag_class;
}
function worseClass(a, b) {
  return CLASSES.indexOf(a) > CLASSES.indexOf(b) ? a : b;
}
function claimsOf({ rule, seen }) {
  return { ...rule.claims, ...seen.claims };
}
function joinClaims(a, b) {
  return {
    spark: [.../* @__PURE__ */ new Set([...a.spark, ...b.spark])],
    nielsen: [.../* @__PURE__ */ new Set([...a.nielsen, ...b.nielsen])],
    walkthrough: [.../* @__PURE__ */ new Set([...a.walkthrough, ...b.walkthrough])],
    pure: [.../* @__PURE__ */ new Set([...a.pure, ...b.pure])],
    wcag: [.../* @__PURE__ */ new Set([...a.wcag, ...b.wcag])],
    criteria: [.../* @__PURE__ */ new Set([...a.criteria, ...b.criteria])]
  };
}

// src/rules/places.ts
function refOf({ journey, step }) {
  return formatRef(step === null ? { kind: "journey", journey } : { kind: "step", journey, step });
}
function placeAt(spot, seen, claim) {
  const { journey, step, state } = spot;
  return { journey, step, state, ...subjectOf(seen), ref: refOf(spot), claim };
}
function* placesOn(state, visits, { seen, claim }) {
  const subject = subjectOf(seen);
  for (const { journey, step, ref: ref2 } of visits) yield { journey, step, state, ...subject, ref: ref2, claim };
}
function subjectOf({ key, name, box }) {
  return { key, name: shorten(name), box };
}

// src/rules/state-cache.ts
var MOST_STATES = 64;
function cacheStates(readState) {
  const kept = /* @__PURE__ */ new Map();
  return (id) => {
    if (id === null) return null;
    const state = kept.get(id) ?? readState(id);
    kept.delete(id);
    kept.set(id, state);
    const [oldest] = kept.size > MOST_STATES ? kept.keys() : [];
    if (oldest !== void 0) kept.delete(oldest);
    return state;
  };
}

// src/rules/tally.ts
var MOST_REFS = 5;
function beginTally(rule, page) {
  return {
    rule: rule.id,
    title: page.title,
    claims: rule.claims,
    failed: 0,
    passed: 0,
    cannot_tell: 0,
    passed_refs: [],
    passed_claim: "",
    unknown_reason: null
  };
}
function countAnswer(tally, page, { seen, ref: ref2 }) {
  const values = { ...seen.values, name: seen.name };
  tally[seen.result] += 1;
  if (seen.broke !== void 0) countBreak(tally, seen.broke);
  else if (seen.result === "cannot_tell") tally.unknown_reason ??= fill2(page.unknown, values, page.id);
  if (seen.result !== "passed") return;
  if (tally.passed_claim === "") tally.passed_claim = fill2(page.passed, values, page.id);
  if (tally.passed_refs.length < MOST_REFS && !tally.passed_refs.includes(ref2)) tally.passed_refs.push(ref2);
}
function countBreak(tally, what) {
  const first2 = tally.broke?.first ?? (shorten(what) || "no reason given");
  tally.unknown_reason ??= first2;
  tally.broke = { times: (tally.broke?.times ?? 0) + 1, first: first2 };
}

// src/rules/visits.ts
function gatherVisits(journeys) {
  const visits = /* @__PURE__ */ new Map();
  for (const journey of journeys)
    for (const [state, visit] of firstSights(journey)) {
      const known = visits.get(state);
      if (known === void 0) visits.set(state, [visit]);
      else known.push(visit);
    }
  return visits;
}
function firstSights({ id, steps, end_state }) {
  const sights = /* @__PURE__ */ new Map();
  const see = (state, step) => {
    if (state === null || sights.has(state)) return;
    const ref2 = formatRef(
      step === null ? { kind: "journey", journey: id } : { kind: "step", journey: id, step }
    );
    sights.set(state, { journey: id, step, ref: ref2 });
  };
  see(steps[0]?.state_before ?? null, null);
  for (const step of steps) {
    see(step.state_before, step.order);
    see(step.state_after, step.order);
  }
  see(end_state, steps.at(-1)?.order ?? null);
  return sights;
}

// src/rules/observe.ts
function observe({ evidence, readState, rules, pages }) {
  const walked2 = evidence.journeys.filter(isWalked);
  const unwalked = evidence.journeys.filter((journey) => artefactOf(journey) !== null);
  const session = {
    desks: rules.map((rule) => openDesk(rule, pages)),
    book: /* @__PURE__ */ new Map(),
    read: cacheStates(readState),
    visits: gatherVisits(walked2)
  };
  const judged = /* @__PURE__ */ new Set();
  for (const journey of walked2) observeJourney(journey, judged, session);
  if (unwalked.length < evidence.journeys.length) observeRun(withoutArtefacts(evidence), session);
  for (const journey of unwalked) leaveOpen(journey, session);
  return { rules: session.desks.map(({ tally }) => tally), issues: listIssues(session.book, walked2) };
}
function withoutArtefacts(evidence) {
  const unwalked = evidence.journeys.filter((journey) => artefactOf(journey) !== null);
  if (unwalked.length === 0) return evidence;
  const isOf2 = (ref2) => unwalked.some(({ id }) => ref2.startsWith(`${id}/`));
  return {
    ...evidence,
    journeys: evidence.journeys.filter((journey) => !unwalked.includes(journey)),
    screens: evidence.screens.filter(({ first_ref }) => !isOf2(first_ref))
  };
}
function leaveOpen({ not_measured: [note3] }, { desks }) {
  for (const { tally } of desks) {
    tally.cannot_tell += 1;
    tally.unknown_reason ??= note3?.reason ?? null;
  }
}
function openDesk(rule, pages) {
  const page = pages.get(rule.id);
  if (page === void 0)
    throw new UxJuryError("rule_page_missing", `Rule ${rule.id} has no page.`, {
      hint: `Write templates/rules/${rule.id}.md.`
    });
  return { rule, page, tally: beginTally(rule, page) };
}
function observeJourney(journey, judged, session) {
  for (const step of journey.steps)
    for (const id of [step.state_before, step.state_after]) observeState(id, judged, session);
  observeState(journey.end_state, judged, session);
  for (const moment of momentsOf(journey, session)) observeStep(moment, session);
  const home = { journey: journey.id, step: null, state: null };
  for (const desk of session.desks)
    if (desk.rule.scope === "journey")
      note2(desk, desk.rule.check({ journey, read: session.read }), { home, session });
}
function observeState(id, judged, session) {
  const state = id !== null && judged.has(id) ? null : session.read(id);
  if (state === null || id === null) return;
  judged.add(id);
  const visits = session.visits.get(id) ?? [];
  for (const { rule, page, tally } of session.desks) {
    if (rule.scope !== "state") continue;
    for (const seen of rule.check(state)) {
      countAnswer(tally, page, { seen, ref: visits[0]?.ref ?? id });
      if (seen.result !== "failed") continue;
      const claim = fill2(page.claim, { ...seen.values, name: seen.name }, rule.id);
      noteIssue(session.book, { rule, page, seen, places: placesOn(id, visits, { seen, claim }) });
    }
  }
}
function* momentsOf(journey, { read: read2 }) {
  let previous = null;
  for (const step of journey.steps) {
    yield { journey, step, previous, before: read2(step.state_before), after: read2(step.state_after) };
    previous = step;
  }
}
function observeStep(moment, session) {
  const { journey, step } = moment;
  const home = { journey: journey.id, step: step.order, state: step.state_after };
  for (const desk of session.desks)
    if (desk.rule.scope === "step") note2(desk, desk.rule.check(moment), { home, session });
}
function observeRun(evidence, session) {
  const home = { journey: evidence.journeys[0]?.id ?? "run", step: null, state: null };
  for (const desk of session.desks)
    if (desk.rule.scope === "run") note2(desk, desk.rule.check(evidence), { home, session });
}
function note2({ rule, page, tally }, answers, { home, session }) {
  for (const seen of answers) {
    const spot = seen.at ?? home;
    countAnswer(tally, page, { seen, ref: refOf(spot) });
    if (seen.result !== "failed") continue;
    const claim = fill2(page.claim, { ...seen.values, name: seen.name }, rule.id);
    const places = [placeAt(spot, seen, claim)];
    noteIssue(session.book, { rule, page, seen, places });
  }
}

// src/stages/observe.ts
var FILE = "outcomes.json";
var observe2 = {
  name: "observe",
  writes: () => [FILE],
  perform: async (run) => {
    const evidence = run.folder.read("evidence", "evidence.json");
    const { rules, pages, project } = run.rules;
    const outcomes = observe({ evidence, readState: stateReader(run), rules, pages });
    run.folder.write(FILE, project === null ? outcomes : { ...outcomes, project });
  }
};
function stateReader(run) {
  const holders = new Map(
    run.bundles.flatMap((bundle) => bundle.index.states.map(({ id }) => [id, bundle]))
  );
  return (id) => {
    const holder = holders.get(id);
    if (holder === void 0)
      throw new InputError("bundle_missing", `No bundle of this run holds state ${id}.`, {
        hint: "Give the bundles that evidence.json names, or run without --from."
      });
    return holder.readState(id);
  };
}

// src/stages/report.ts
var HTML_REPORT = "report.html";
var MARKDOWN_REPORT = "report.md";
var PICTURE_BUDGET = 24 * 1024 * 1024;
var report = {
  name: "report",
  isOfRound: true,
  writes: () => [MARKDOWN_REPORT, HTML_REPORT],
  perform: async (run) => {
    const input = readReportInput(run);
    run.folder.writeText(MARKDOWN_REPORT, renderMarkdownReport(input));
    run.folder.writeText(HTML_REPORT, renderHtmlReport(input));
  }
};
function readReportInput(run) {
  const evidence = run.folder.read("evidence", "evidence.json");
  const outcomes = run.folder.read("outcomes", "outcomes.json");
  const states = readStates(run, evidence);
  return {
    conclusion: run.folder.read("conclusion", "conclusion.json"),
    aggregate: run.folder.read("aggregate", "aggregate.json"),
    debate: run.folder.has("debate.json") ? run.folder.read("debate", "debate.json") : null,
    judge: run.folder.has(JUDGE) ? run.folder.read("judge-report", JUDGE) : null,
    arc: run.folder.read("arc", ARC),
    evidence,
    outcomes,
    states,
    pictures: readPictures(run, inOrderOfNeed(evidence, outcomes, states)),
    locations: { html_path: HTML_REPORT, artifact_url: null },
    assets: run.texts.report
  };
}
function readStates(run, evidence) {
  const readState = stateReader(run);
  return new Map(
    evidence.screens.map(({ id }) => {
      const { viewport: viewport2, picture, title, route, scroll, not_measured } = readState(id);
      return [id, { id, viewport: viewport2, picture, title, route, scroll, not_measured }];
    })
  );
}
function inOrderOfNeed(evidence, outcomes, states) {
  const found = outcomes.issues.flatMap((issue) => issue.places.map((place) => place.state));
  const visited = evidence.screens.map(({ id }) => id);
  const ids = [...found, ...visited].flatMap((id) => id === null ? [] : [states.get(id)?.picture ?? null]);
  return [...new Set(ids.filter((id) => id !== null))];
}
function readPictures(run, ids) {
  const pictures = /* @__PURE__ */ new Map();
  let left = PICTURE_BUDGET;
  for (const id of ids)
    for (const bundle of run.bundles) {
      const found = bundle.readPicture(id);
      if (found === null || pictures.has(id)) continue;
      const { bytes, entry } = found;
      left -= bytes.length;
      pictures.set(id, {
        data_uri: left >= 0 ? toDataUri(bytes) : null,
        path: relative(run.folder.path, `${bundle.folder}/${entry.path}`),
        width: entry.width,
        height: entry.height
      });
    }
  return pictures;
}

// src/stages/aggregate.ts
var HINT2 = "The evaluator must answer again; nothing is scored until it does.";
var aggregate2 = {
  name: "aggregate",
  writes: () => ["aggregation-input.json", "aggregate.json"],
  perform: async (run) => {
    const { run_id, context, interactive_test_completed, comparable_to_previous } = run.folder.read(
      "evidence",
      "evidence.json"
    );
    const checked = checkAggregationInput({
      schema_version: SCHEMA_VERSION,
      run_id,
      context,
      interactive_test_completed,
      comparable_to_previous,
      methods: METHOD_IDS.map((method) => readResult(run, methodFile(method)))
    });
    if (!checked.ok) throw new ContractError("aggregation-input.json", checked.issues, HINT2);
    run.folder.write("aggregation-input.json", checked.input);
    run.folder.write("aggregate.json", aggregate(checked.input));
  }
};
function readResult(run, file) {
  const result = run.folder.read("method-result", file);
  const issues = checkArithmetic(result, "required");
  if (issues.length > 0) throw new ContractError(file, issues, HINT2);
  return result;
}

// src/evidence/context.ts
function describeContext(bundles, journeys) {
  const join13 = (pick, separator = ", ") => [...new Set(bundles.flatMap(pick))].join(separator) || "unknown";
  const target = join13(({ index }) => [index.context.target]);
  const user = join13(({ index }) => [index.context.target_user]);
  const tasks = [...new Set(walkedGoals(journeys))];
  const viewport2 = join13(
    ({ index }) => index.environment.viewports.map((size) => `${size.width}x${size.height}`)
  );
  return {
    context: {
      target,
      source_kind: sourceKindOf(journeys),
      test_brief: join13(({ index }) => [index.context.test_brief], " "),
      target_user: user,
      tasks,
      viewport: viewport2,
      build_identity: join13(({ index }) => [index.build_identity]),
      constraints: [...new Set(bundles.flatMap(({ index }) => index.context.constraints))]
    },
    contract: {
      target,
      tasks: tasks.toSorted(),
      user,
      viewport: viewport2,
      data: join13(({ index }) => [index.context.data_label]),
      environment: join13(({ index }) => [index.environment.platform, ...index.environment.browsers])
    }
  };
}
function sourceKindOf(journeys) {
  const judged = journeys.filter((journey) => journey.status !== "skipped");
  const [kind = "live_url", ...others] = new Set(judged.map((journey) => artefactOf(journey) ?? "live_url"));
  return others.length > 0 ? "mixed" : kind;
}
function walkedGoals(journeys) {
  return journeys.filter((journey) => journey.status !== "skipped").map((journey) => journey.goal);
}

// src/evidence/collect.ts
function collectEvidence(bundles, frame2) {
  const journeys = distinct(bundles.flatMap((bundle) => bundle.journeys));
  const states = distinct(bundles.flatMap((bundle) => bundle.states));
  const { context, contract } = describeContext(bundles, journeys);
  const contract_hash = frame2.hash(
    JSON.stringify(frame2.rules == null ? contract : { ...contract, rules: frame2.rules })
  );
  return {
    run_id: frame2.run_id,
    context,
    contract_hash,
    interactive_test_completed: isCompleted(bundles, journeys) && states.some(isMeasured),
    comparable_to_previous: frame2.previous_contract === contract_hash,
    bundles: bundles.map(({ path, sha256: sha2563 }) => ({ path, sha256: sha2563 })),
    journeys,
    screens: describeScreens(journeys, states),
    coverage: coverageOf(bundles, journeys, states),
    not_measured: distinctNotes(bundles, journeys)
  };
}
function distinct(items) {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
function isMeasured({ artefact }) {
  return artefact === void 0;
}
function isCompleted(bundles, journeys) {
  const hasEnded = bundles.every(({ index }) => index.run.complete);
  const walked2 = journeys.filter((journey) => journey.status !== "skipped");
  return hasEnded && walked2.length > 0 && walked2.every((journey) => journey.status === "complete");
}
function describeScreens(journeys, states) {
  const visits = countVisits(journeys);
  return states.flatMap((state) => {
    const visit = visits.get(state.id);
    if (visit === void 0) return [];
    const { id, route, title, heading, picture } = state;
    return [{ id, route, title, heading, picture, visits: visit.count, first_ref: visit.ref }];
  });
}
function countVisits(journeys) {
  const visits = /* @__PURE__ */ new Map();
  for (const journey of journeys)
    for (const step of journey.steps)
      for (const state of /* @__PURE__ */ new Set([step.state_before, step.state_after])) {
        if (state === null) continue;
        const ref2 = formatRef({ kind: "step", journey: journey.id, step: step.order });
        const visit = visits.get(state);
        visits.set(state, { count: (visit?.count ?? 0) + 1, ref: visit?.ref ?? ref2 });
      }
  return visits;
}
function coverageOf(bundles, journeys, states) {
  const having = (status) => journeys.filter((journey) => journey.status === status).length;
  const unwalked = journeys.filter((journey) => artefactOf(journey) !== null).length;
  const unmeasured = states.filter((state) => !isMeasured(state)).length;
  return {
    journeys: journeys.length,
    complete: having("complete"),
    partial: having("partial"),
    failed: having("failed"),
    abandoned: having("abandoned"),
    skipped: having("skipped"),
    ...unwalked > 0 ? { unwalked } : {},
    flaky: journeys.filter((journey) => journey.outcome === "flaky").length,
    steps: journeys.reduce((sum, journey) => sum + journey.steps.length, 0),
    states: states.length,
    ...unmeasured > 0 ? { states_unmeasured: unmeasured } : {},
    states_with_axe: states.filter((state) => state.has_axe).length,
    states_with_picture: states.filter((state) => state.picture !== null).length,
    capture_faults: bundles.reduce((sum, { index }) => sum + index.capture_faults, 0)
  };
}
function distinctNotes(bundles, journeys) {
  const notes = [...bundles.map(({ index }) => index), ...journeys].flatMap((holder) => holder.not_measured);
  return [...new Map(notes.map((note3) => [`${note3.what} ${note3.reason}`, note3])).values()];
}

// src/stages/collect.ts
var FILE2 = "evidence.json";
var collect = {
  name: "collect",
  writes: () => [FILE2],
  perform: async (run) => {
    refuseEmpty(run.bundles.flatMap((bundle) => bundle.journeys));
    run.folder.write(FILE2, collectEvidence(run.bundles, { ...run, rules: run.rules.identity }));
  }
};
function refuseEmpty(journeys) {
  const walked2 = journeys.filter((journey) => journey.status !== "skipped");
  if (journeys.length === 0)
    throw new InputError("no_journeys", "The bundle holds no journey.", {
      hint: "Import test from 'ux-jury/test' in the tests that walk the app, and run them with the reporter."
    });
  if (walked2.length === 0)
    throw new InputError("only_skipped", `All ${journeys.length} journeys of the bundle were skipped.`, {
      hint: "Run at least one journey; look for test.skip and --grep."
    });
  if (walked2.every((journey) => journey.steps.length === 0))
    throw new InputError("no_user_steps", "No journey of the bundle has a user step.", {
      hint: "Journeys need page actions (goto, click, fill); tests that only assert cannot be judged."
    });
}

// src/gate/judge-criterion.ts
function judgeCriterion(row, threshold) {
  if (!isUndecided(row)) return row.status === "FAIL" || settle(row) < threshold ? "fail" : "pass";
  const scores = listScores(row);
  if (scores.every((score) => score < threshold)) return "fail";
  return scores.some((score) => score < threshold) ? "pending" : "pass";
}
function summarize(debate) {
  const standings = debate.criteria.map((row) => judgeCriterion(row, debate.threshold));
  return ["fail", "pending"].find((worst) => standings.includes(worst)) ?? "pass";
}
function isUndecided(row) {
  return row.status === "PENDING" && row.resolution === null;
}
function settle(row) {
  return row.resolution?.score ?? row.combined;
}
function writeScores(row) {
  return listScores(row).join(" and ");
}
function listScores({ strategist, ux_specialist, combined }) {
  return [strategist?.adjusted ?? combined, ux_specialist?.adjusted ?? combined];
}

// src/gate/compare-known.ts
function compareKnown(known, run, issues) {
  const before = new Map(known.issues.map((issue) => [issue.id, issue]));
  const fresh = issues.filter((issue) => isNews(issue, before.get(issue.id)));
  const now = new Set(issues.map(({ id }) => id));
  const gone = known.issues.filter(({ id }) => !now.has(id));
  const changes = {
    fresh: fresh.map(({ title, places, severity: severity2, critical: critical2 }) => {
      return { title, ref: places[0]?.ref ?? "", severity: severity2, critical: critical2 };
    }),
    gone: gone.map(({ title }) => title),
    kept: issues.length - fresh.length
  };
  const news = { fresh, isQuiet: fresh.every(({ severity: severity2, critical: critical2 }) => severity2 < 2 && !critical2) };
  const critical = listOld(known, run, { issues, fresh });
  return { ...run, known: changes, base: { ...baseOf(known, run, news), critical } };
}
function isNews(issue, before) {
  if (before === void 0) return true;
  if (!issue.critical) return false;
  const old = journeysOf(before);
  return !before.critical || journeysOf(issue).some((journey) => !old.includes(journey));
}
function journeysOf({ touched }) {
  return touched.flatMap((text2) => {
    const ref2 = parseRef(text2);
    return ref2 === null || ref2.kind === "state" ? [] : [ref2.journey];
  });
}
function listOld({ end }, { aggregate: aggregate3 }, { issues, fresh }) {
  const before = (end?.aggregate?.critical_failures ?? []).map(({ failure }) => failure);
  const failures = (aggregate3?.critical_failures ?? []).map(({ failure }) => failure);
  return failures.filter((failure) => {
    const causes = issues.filter(({ critical, claim }) => critical && failure.includes(claim));
    return causes.length === 0 ? before.includes(failure) : causes.every((cause) => !fresh.includes(cause));
  });
}
function baseOf({ end }, run, { isQuiet }) {
  const rows2 = end?.debate?.criteria ?? (isQuiet ? run.debate?.criteria ?? [] : []);
  return {
    average: end?.aggregate?.average_score ?? (isQuiet ? 0 : Number.POSITIVE_INFINITY),
    complete: end?.aggregate?.interactive_test_completed ?? true,
    criteria: Object.fromEntries(rows2.map((row) => [row.criterion, settle(row)])),
    judge: end === null && isQuiet ? "FAIL" : end?.judge ?? null
  };
}

// src/gate/words.ts
function say({ reasons }, name, values = {}) {
  const sentence2 = reasons[name];
  if (sentence2 === void 0) throw new Error(`templates/gate/words.yml has no sentence ${name}.`);
  return sentence2.replace(/\{(\w+)\}/g, (_, placeholder) => String(values[placeholder] ?? ""));
}

// src/gate/list-reasons.ts
var MOST_GONE = 20;
function listReasons(run, words) {
  return [
    ...listFaults(run, words),
    ...listCriticals(run, words),
    ...listNews(run, words),
    ...listAverage(run, words),
    ...listCriteria(run, "fail", words),
    ...listJudge(run, words),
    ...listCriteria(run, "pending", words),
    ...listProvisional(run, words),
    ...listSpent(run, words),
    ...listOpen(run, words),
    ...listKnown(run, words)
  ];
}
function reason(kind, text2, isOld = false) {
  const [part, weight] = kind.split(" ");
  return { part, weight, text: text2, isOld };
}
function listFaults({ aggregate: aggregate3, debate, absent, broken, spent }, words) {
  const isExplained = broken !== null || absent.length > 0;
  return [
    ...broken === null ? [] : [reason("both failure", say(words, "broken", { what: broken }))],
    ...absent.map((who) => reason("both failure", say(words, "absent", { who }))),
    ...aggregate3 === null && !isExplained ? [reason("verdict failure", say(words, "no_verdict"))] : [],
    ...debate === null && !isExplained && spent == null ? [reason("debate failure", say(words, "no_debate"))] : []
  ];
}
function listSpent({ debate, spent }, words) {
  if (spent == null) return [];
  const weight = debate === null ? "debate question" : "debate note";
  return [reason(weight, say(words, debate === null ? "spent" : "last_cycle", { cycles: spent }))];
}
function listCriticals({ aggregate: aggregate3, waived = [], base }, words) {
  const failures = [...new Set((aggregate3?.critical_failures ?? []).map(({ failure }) => failure))];
  return failures.map(
    (failure) => waived.includes(failure) ? reason("verdict note", say(words, "critical_waived", { failure })) : reason(
      "verdict failure",
      say(words, "critical_failure", { failure }),
      base?.critical.includes(failure) === true
    )
  );
}
function listNews({ known }, words) {
  const plain2 = (known?.fresh ?? []).filter(({ critical }) => !critical);
  return plain2.map(
    ({ title, ref: ref2, severity: severity2 }) => reason(severity2 < 2 ? "verdict note" : "verdict failure", say(words, "fresh", { title, ref: ref2 }))
  );
}
function listKnown({ known }, words) {
  if (known == null) return [];
  const { kept, gone } = known;
  const titles = gone.slice(0, MOST_GONE).join("; ");
  return [
    ...kept === 0 ? [] : [reason("verdict note", say(words, "kept", { count: kept }))],
    ...gone.length === 0 ? [] : [reason("verdict note", say(words, "gone", { count: gone.length, titles }))]
  ];
}
function listAverage(run, words) {
  const { aggregate: aggregate3, base } = run;
  if (aggregate3 === null || verdictOf(run) !== "fail" || hasCritical(run)) return [];
  const isOld = base != null && aggregate3.average_score >= base.average;
  return [reason("verdict failure", say(words, "failed", averageOf(aggregate3)), isOld)];
}
function listProvisional(run, words) {
  if (run.aggregate === null || verdictOf(run) !== "provisional") return [];
  if (run.accepted?.includes("provisional"))
    return [reason("verdict note", say(words, "provisional_accepted"))];
  return [reason("verdict question", say(words, "provisional"), run.base?.complete === false)];
}
function verdictOf(run) {
  const { aggregate: aggregate3 } = run;
  if (aggregate3 === null || aggregate3.verdict !== "fail") return aggregate3?.verdict ?? null;
  if (aggregate3.critical_failures.length === 0 || hasCritical(run)) return "fail";
  if (!aggregate3.interactive_test_completed) return "provisional";
  return aggregate3.threshold_met ? "pass" : "fail";
}
function hasCritical({ aggregate: aggregate3, waived = [] }) {
  return (aggregate3?.critical_failures ?? []).some(({ failure }) => !waived.includes(failure));
}
function averageOf(aggregate3) {
  return { average: aggregate3?.average_score.toFixed(1) ?? "" };
}
function listCriteria(run, standing, words) {
  return pickCriteria(run, standing).map((row) => {
    const isOld = settle(row) >= (run.base?.criteria[row.criterion] ?? Number.POSITIVE_INFINITY);
    const threshold = run.debate?.threshold ?? 0;
    return standing === "fail" ? reason("debate failure", say(words, "criterion", { ...row, score: settle(row), threshold }), isOld) : reason("debate question", say(words, "pending", { ...row, scores: writeScores(row) }), isOld);
  });
}
function listJudge({ judge: judge3, accepted, base }, words) {
  if (judge3 === "FAIL") return [reason("debate failure", say(words, "judge"), base?.judge === "FAIL")];
  if (judge3 !== "UNEVALUABLE") return [];
  if (accepted?.includes("judge")) return [reason("debate note", say(words, "judge_accepted"))];
  const isOld = base?.judge === "UNEVALUABLE" || base?.judge === "FAIL";
  return [reason("debate question", say(words, "judge_unevaluable"), isOld)];
}
function listOpen(run, words) {
  return pickCriteria(run, "pass").filter(isUndecided).map((row) => reason("debate note", say(words, "open", { ...row, scores: writeScores(row) })));
}
function pickCriteria({ debate }, standing) {
  if (debate === null) return [];
  return debate.criteria.filter((row) => judgeCriterion(row, debate.threshold) === standing);
}

// src/gate/conclude.ts
function conclude(run, words) {
  return concludeParts(run, words).whole;
}
function concludeParts(run, words) {
  const reasons = listReasons(run, words);
  const of = (part) => reasons.filter((reason2) => reason2.part === part || reason2.part === "both");
  const debate = decide(of("debate"), run, words);
  return {
    whole: decide(reasons, run, words),
    verdict: decide(of("verdict"), run, words),
    debate: { ...debate, reasons: withoutAverage(debate.reasons, run, words) }
  };
}
function decide(reasons, run, words) {
  const isOld = (reason2) => run.base != null && reason2.isOld;
  const blocking = reasons.filter((reason2) => reason2.weight !== "note" && !isOld(reason2));
  const hasFailed = blocking.some(({ weight }) => weight === "failure");
  const word = hasFailed ? "failure" : blocking.length > 0 ? "action_required" : "success";
  const old = reasons.filter((reason2) => reason2.weight !== "note" && isOld(reason2));
  const [passed, kept] = wordsOf(run, old.length > 0);
  return {
    conclusion: word !== "success" && run.mode === "advisory" ? "neutral" : word,
    verdict: run.aggregate?.verdict ?? null,
    debate: run.debate === null ? null : summarize(run.debate),
    mode: run.mode,
    reasons: [
      ...blocking.length > 0 ? blocking.map(({ text: text2 }) => text2) : [say(words, passed, averageOf(run.aggregate))],
      ...old.map(({ text: text2 }) => say(words, kept, { what: text2 })),
      ...reasons.filter(({ weight }) => weight === "note").map(({ text: text2 }) => text2)
    ]
  };
}
function wordsOf({ known }, isCompared) {
  if (known != null) return ["passed_baseline", "not_worse_baseline"];
  return [isCompared ? "passed_regression" : "passed", "not_worse"];
}
function withoutAverage(reasons, run, words) {
  const average = ["passed", "passed_regression", "passed_baseline"].map(
    (name) => say(words, name, averageOf(run.aggregate))
  );
  return reasons.map((text2) => average.includes(text2) ? say(words, "debate_passed") : text2);
}

// src/stages/conclude.ts
var conclude2 = {
  name: "conclude",
  isOfRound: true,
  writes: () => ["conclusion.json"],
  perform: async (run) => {
    run.folder.write("conclusion.json", conclude(beforeBaseline(run), run.texts.gate));
  }
};
function beforeBaseline(run) {
  const { folder: folder2, baseline } = run;
  const end = readEnd(run);
  if (baseline === null) return end;
  const isSame = folder2.read("evidence", "evidence.json").contract_hash === baseline.contract_hash;
  const known = isSame ? baseline.known : { ...baseline.known, end: null };
  return compareKnown(known, end, folder2.read("outcomes", "outcomes.json").issues);
}
function readEnd(run) {
  const { folder: folder2 } = run;
  const debate = folder2.has("debate.json") ? folder2.read("debate", "debate.json") : null;
  const { next, max_cycles } = folder2.read("arc", ARC);
  return {
    aggregate: folder2.has("aggregate.json") ? folder2.read("aggregate", "aggregate.json") : null,
    debate,
    judge: folder2.has(JUDGE) ? folder2.read("judge-report", JUDGE).verdict : null,
    mode: run.settings.mode,
    absent: debate === null ? [] : listAbsent(run, debate),
    broken: null,
    spent: next === "budget_spent" ? max_cycles : null
  };
}
function listAbsent({ settings, texts }, { execution, criteria }) {
  if (execution !== "single_reviewer" || settings.debate.execution === "single_reviewer") return [];
  const missing2 = EXPERTS.filter((expert) => criteria.every((row) => row[expert] === null));
  return missing2.map((expert) => texts.debate.words.experts[expert].name);
}

// src/stages/ledger.ts
var FILE3 = "run.json";
var record2 = strictObject({
  run_id: string(),
  evidence: sha2562,
  round: int().min(1),
  cycle: int().min(1),
  previous_contract: sha2562.nullable(),
  files: record(string(), sha2562.nullable())
});
var Ledger = class {
  #run;
  #record;
  /** `stages` is the whole row: what belongs to another round or cycle is forgotten. */
  constructor(run, stages) {
    this.#run = run;
    const { run_id, evidence, round: round3, cycle, previous_contract } = run;
    const last = readLedger(run.folder, run_id);
    this.#record = { run_id, evidence, round: round3, cycle, previous_contract, files: { ...last?.files } };
    if (last?.round === round3 && last.cycle === cycle) return;
    for (const stage of stages.filter(({ isOfRound }) => isOfRound === true))
      for (const file of filesOf2(stage, run)) delete this.#record.files[file];
  }
  /** The position of the first stage with a document that is missing or changed. */
  firstOpen(stages) {
    const index = stages.findIndex((stage) => !this.#stands(stage));
    return index === -1 ? stages.length : index;
  }
  /** Notes the documents that a stage left. */
  close(stage) {
    for (const file of filesOf2(stage, this.#run)) this.#record.files[file] = this.#run.folder.hashOf(file);
    this.open();
  }
  /** Notes which run this is, before anything of an older one is taken away: what it is compared with must outlive a stop. */
  open() {
    this.#run.folder.writeText(FILE3, `${JSON.stringify(this.#record, null, 2)}
`);
  }
  #stands(stage) {
    return filesOf2(stage, this.#run).every(
      (file) => this.#record.files[file] === this.#run.folder.hashOf(file)
    );
  }
};
function filesOf2(stage, run) {
  return [...stage.writes(run), ...stage.heeds?.(run) ?? []];
}
function readLedger(folder2, runId) {
  if (!folder2.has(FILE3)) return null;
  const parsed = record2.safeParse(parseLoose(folder2.readText(FILE3)));
  if (!parsed.success || runId !== null && parsed.data.run_id !== runId) return null;
  return parsed.data;
}
function lastContract(folder2) {
  if (!folder2.has("evidence.json")) return null;
  const parsed = object({ contract_hash: sha2562 }).safeParse(parseLoose(folder2.readText("evidence.json")));
  return parsed.success ? parsed.data.contract_hash : null;
}
function parseLoose(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return null;
  }
}

// src/debate/report-voices.ts
function indexVoices({ reviews }, words, debate) {
  const evidenceOf2 = (review3) => new Map((review3?.scores ?? []).map(({ criterion, evidence }) => [criterion, evidence]));
  const detailsOf = (review3) => new Map((review3?.failing ?? []).map((detail2) => [detail2.criterion, detail2]));
  return {
    words,
    scale: debate.scale,
    threshold: debate.threshold,
    evidence: {
      strategist: evidenceOf2(reviews.strategist),
      ux_specialist: evidenceOf2(reviews.ux_specialist)
    },
    details: { strategist: detailsOf(reviews.strategist), ux_specialist: detailsOf(reviews.ux_specialist) }
  };
}
function writeScore(position, { report: report2 }) {
  if (position === null) return report2.absent;
  const { score, adjusted } = position;
  return fillSentence(score === adjusted ? report2.score : report2.score_changed, { score, adjusted });
}
function voicePosition(row, expert, voices) {
  const position = row[expert];
  const { report: report2, none } = voices.words;
  if (position === null) return report2.absent;
  const { score, adjusted, reasoning } = position;
  const evidence = voices.evidence[expert].get(row.criterion) ?? reasoning;
  const isAnswered = isTelling(position) && reasoning !== evidence;
  const sentence2 = score !== adjusted ? report2.position_changed : isAnswered ? report2.position_answered : report2.position;
  return fillSentence(sentence2, {
    score,
    adjusted,
    scale: voices.scale,
    evidence: encodeText(evidence),
    reasoning: encodeText(reasoning),
    refs: String(list2(none).encode(position.evidence_refs))
  });
}
function isTelling({ response, score, adjusted }) {
  return response !== null && (response !== "agree" || score !== adjusted);
}
function rankExperts(row) {
  const { strategist, ux_specialist: theirs } = row;
  if (strategist === null || theirs === null || strategist.adjusted === theirs.adjusted) return null;
  return strategist.adjusted < theirs.adjusted ? { lower: "strategist", higher: "ux_specialist" } : { lower: "ux_specialist", higher: "strategist" };
}
function orderVoices(row) {
  const rank5 = rankExperts(row);
  const present = EXPERTS.filter((expert) => row[expert] !== null);
  if (rank5 !== null) return [rank5.lower, rank5.higher];
  return present.toSorted((a, b) => (row[a]?.score ?? 0) - (row[b]?.score ?? 0));
}
function findDetail(row, voices) {
  return orderVoices(row).flatMap((expert) => voices.details[expert].get(row.criterion) ?? [])[0] ?? null;
}

// src/debate/report-findings.ts
function viewFindings(debate, voices) {
  const { report: report2 } = voices.words;
  const isSingle = debate.execution === "single_reviewer";
  const of = (category) => debate.criteria.filter((row) => row.category === category);
  return {
    nobody: isSingle ? report2.nobody_single : report2.nobody,
    consensus: of("consensus").map((row) => ({
      ...head(row),
      ...sharePositions(row, voices),
      outcome: join4(tellConsensus(row, voices), advise(row, voices))
    })),
    additions: of("addition").map((row) => viewAddition(row, voices)),
    disagreements: of("disagreement").map((row) => ({
      ...head(row),
      ...positions(row, voices),
      trade_off: encodeText(row.trade_off ?? voices.words.not_applicable),
      resolution: tellResolution(row, voices)
    })),
    no_debate: report2[nameNoDebate(debate)],
    failures: debate.criteria.filter(({ status }) => status === "FAIL").map((row) => viewFailure(row, voices))
  };
}
function tellResolution(row, { words, scale }) {
  const remarks = (row.remarks ?? []).map(
    ({ author: author2, reasoning: reasoning2 }) => fillSentence(words.report.remark, { author: encodeText(author2), reasoning: encodeText(reasoning2) })
  );
  if (row.resolution === null)
    return join4(fillSentence(words.report.pending, { combined: row.combined }), ...remarks);
  const { score, author, reasoning } = row.resolution;
  const ruled = fillSentence(words.report.resolved, {
    score,
    scale,
    author: encodeText(author),
    reasoning: encodeText(reasoning)
  });
  return join4(ruled, ...remarks);
}
function nameNoDebate(debate) {
  if (debate.execution === "single_reviewer") return "no_debate_single";
  if (debate.cross_reviewed) return "no_debate_ran";
  return debate.divergent.length > 0 || debate.mode === "standard" ? "no_debate_unanswered" : "no_debate_skipped";
}
function head(row) {
  return { number: String(row.number), name: encodeText(row.name), combined: String(row.combined) };
}
function positions(row, voices) {
  return {
    strategist: voicePosition(row, "strategist", voices),
    ux_specialist: voicePosition(row, "ux_specialist", voices)
  };
}
function sharePositions(row, voices) {
  const { strategist, ux_specialist } = positions(row, voices);
  return {
    strategist,
    ux_specialist: ux_specialist === strategist ? voices.words.report.same : ux_specialist
  };
}
function viewAddition(row, voices) {
  const { experts, report: report2 } = voices.words;
  const [lower2 = "strategist", higher = "ux_specialist"] = orderVoices(row);
  const tell2 = (expert, sentence2) => fillSentence(sentence2, { expert: experts[expert].in_text, position: voicePosition(row, expert, voices) });
  return {
    ...head(row),
    raised_by: experts[lower2].in_text,
    lower: tell2(lower2, report2.lower),
    higher: tell2(higher, report2.higher),
    outcome: join4(report2.addition_outcome, advise(row, voices))
  };
}
function tellConsensus(row, { words }) {
  const moved = movedExperts(row);
  const [expert] = moved;
  if (expert === void 0) return words.report.consensus_same;
  if (moved.length > 1) return words.report.consensus_met;
  return fillSentence(words.report.consensus_moved, { expert: words.experts[expert].in_text });
}
function movedExperts(row) {
  return EXPERTS.filter((expert) => row[expert] !== null && row[expert].score !== row[expert].adjusted);
}
function advise(row, voices) {
  const detail2 = row.status === "PASS" ? null : findDetail(row, voices);
  if (detail2 === null) return "";
  return fillSentence(voices.words.report.feedback, { suggestion: encodeText(detail2.suggestion) });
}
function viewFailure(row, voices) {
  const detail2 = findDetail(row, voices);
  const [first2] = orderVoices(row);
  const evidence = first2 === void 0 ? "" : voices.evidence[first2].get(row.criterion) ?? "";
  return {
    ...head(row),
    strategist: tellFailing(row, "strategist", voices),
    ux_specialist: tellFailing(row, "ux_specialist", voices),
    journey_evidence: encodeText(detail2?.journey_evidence ?? evidence),
    insight: tellInsight(row, voices),
    priority: detail2?.priority ?? "Important"
  };
}
function tellFailing(row, expert, voices) {
  const { report: report2 } = voices.words;
  const position = row[expert];
  if (position === null) return report2.absent;
  const detail2 = voices.details[expert].get(row.criterion);
  if (detail2 !== void 0)
    return fillSentence(report2.failing_position, {
      observation: encodeText(detail2.observation),
      suggestion: encodeText(detail2.suggestion)
    });
  const evidence = encodeText(voices.evidence[expert].get(row.criterion) ?? position.reasoning);
  const sentence2 = position.score >= voices.threshold ? report2.meets : report2.no_detail;
  return fillSentence(sentence2, { score: position.score, scale: voices.scale, evidence });
}
function tellInsight(row, voices) {
  const { experts, report: report2 } = voices.words;
  if (rankExperts(row) === null && movedExperts(row).length === 0) return report2.insight_none;
  const said = EXPERTS.flatMap((expert) => {
    const position = row[expert];
    if (position === null || !isTelling(position)) return [];
    const reasoning = encodeText(position.reasoning);
    return [fillSentence(report2.insight, { expert: experts[expert].name, reasoning })];
  });
  return said.length === 0 ? report2.insight_none : said.join(" ");
}
function join4(...sentences) {
  return sentences.filter((one) => one !== "").join(" ");
}

// src/debate/report-focus.ts
function viewFocus(debate, voices) {
  const titles = new Map(debate.journeys.map(({ journey, title }) => [journey, title]));
  const items = /* @__PURE__ */ new Map();
  for (const row of orderFocus(debate, voices)) {
    const view = viewItem(row, titles, voices);
    const key = [view.fix, view.where, view.what].join("\n");
    const item = items.get(key) ?? { criteria: [], view };
    item.criteria.push(`C${row.number} ${encodeText(row.name)}`);
    items.set(key, item);
  }
  return [...items.values()].map(({ criteria, view }, at) => ({
    ...view,
    position: String(at + 1),
    criteria: criteria.join(", ")
  }));
}
function viewItem(row, titles, voices) {
  const detail2 = findDetail(row, voices);
  const [first2] = orderVoices(row);
  const evidence = first2 === void 0 ? void 0 : voices.evidence[first2].get(row.criterion);
  return {
    combined: String(row.combined),
    fix: encodeText(detail2?.suggestion ?? evidence ?? row.name),
    where: nameWhere(row, titles, voices),
    what: encodeText(detail2?.observation ?? evidence ?? row.name),
    context: tellContext(row, voices)
  };
}
function orderFocus(debate, voices) {
  const rank5 = (row) => [
    row.combined,
    findDetail(row, voices)?.priority === "Critical" ? 0 : 1,
    row.status === "FAIL" ? 0 : 1,
    row.number
  ];
  return debate.criteria.filter(({ status, combined }) => status !== "PASS" && combined < debate.threshold).toSorted((a, b) => compare(rank5(a), rank5(b)));
}
function compare(a, b) {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
function nameWhere(row, titles, { words }) {
  const [first2] = orderVoices(row);
  const refs = first2 === void 0 ? [] : row[first2]?.evidence_refs ?? [];
  const ref2 = refs.find((one) => parseRef(one)?.kind === "step") ?? refs[0] ?? row.criterion;
  const parsed = parseRef(ref2);
  if (parsed === null || parsed.kind === "state")
    return fillSentence(words.report.where_other, { ref: encodeText(ref2) });
  const journey = encodeText(titles.get(parsed.journey) ?? parsed.journey);
  return parsed.kind === "step" ? fillSentence(words.report.where, { journey, step: parsed.step }) : fillSentence(words.report.where_journey, { journey });
}
function tellContext(row, { words: { experts, report: report2 } }) {
  if (row.resolution !== null)
    return fillSentence(report2.context_resolved, {
      author: encodeText(row.resolution.author),
      score: row.resolution.score
    });
  if (row.category === "single_reviewer") return report2.context_single;
  const rank5 = rankExperts(row);
  if (rank5 === null) {
    const [moved] = movedExperts(row);
    return moved === void 0 ? report2.context_same : fillSentence(report2.context_moved, { expert: experts[moved].in_text });
  }
  const [low, high] = [row[rank5.lower]?.adjusted ?? 0, row[rank5.higher]?.adjusted ?? 0];
  const values = {
    lower: experts[rank5.lower].in_text,
    higher: experts[rank5.higher].in_text,
    low,
    high,
    score: high
  };
  if (row.category === "disagreement") return fillSentence(report2.context_disagreement, values);
  return fillSentence(
    row.category === "addition" ? report2.context_addition : report2.context_no_debate,
    values
  );
}

// src/debate/debate-report.ts
function renderDebateReport(input, templates) {
  const { debate, round: round3 } = input;
  const voices = indexVoices(round3, templates.words, debate);
  return fillTemplate(templates.debate_report, {
    ...viewHead(input, templates.words),
    scores: debate.criteria.map((row) => viewScore(row, templates.words)),
    dropped: input.criteria.dropped.map(({ id, reason: reason2 }) => ({ id, reason: encodeText(reason2) })),
    grounded: viewGrounding(input, voices),
    journeys: viewJourneys(debate, templates.words),
    ...viewFindings(debate, voices),
    concerns: viewConcerns(round3, templates.words),
    highlights: listHighlights(round3),
    ...viewSummary(debate, templates.words),
    focus: viewFocus(debate, voices),
    log: lines.encode([...debate.log])
  });
}
function viewHead({ debate, round: round3 }, words) {
  const named = new Map(
    debate.criteria.map(({ criterion, number, name }) => [criterion, `C${number} ${name}`])
  );
  const divergent = debate.divergent.map((id) => encodeText(named.get(id) ?? id)).join(", ");
  const version = (round3.reviews.strategist ?? round3.reviews.ux_specialist)?.version ?? words.none;
  return {
    round: String(debate.round),
    cycle: String(debate.cycle),
    participants: EXPERTS.map((expert) => ({
      role: words.experts[expert].role,
      name: words.experts[expert].name,
      status: words.participation[round3.reviews[expert] === null ? "unavailable" : "participated"]
    })),
    mode: words.modes[debate.mode],
    execution: words.executions[debate.execution],
    cross_review: tellCrossReview(debate, words),
    divergent: divergent === "" ? words.none : divergent,
    scale: String(debate.scale),
    threshold: String(debate.threshold),
    version: encodeText(version)
  };
}
function tellCrossReview({ execution, mode, divergent }, { cross_review: told }) {
  if (execution === "single_reviewer") return told.single;
  if (mode === "standard") return told.standard;
  return divergent.length === 0 ? told.skipped : fillSentence(told.diverged, { count: divergent.length });
}
function viewScore(row, words) {
  const combined = String(row.combined);
  return {
    number: String(row.number),
    name: encodeText(row.name),
    strategist: writeScore(row.strategist, words),
    ux_specialist: writeScore(row.ux_specialist, words),
    combined: row.status === "PENDING" ? fillSentence(words.report.provisional, { score: combined }) : combined,
    status: row.status,
    category: words.categories[row.category]
  };
}
var NOTES = {
  references: "reference-alignment",
  designs: "design-fidelity",
  brand: "brand-compliance"
};
function viewGrounding({ criteria: { grounding } }, voices) {
  const { report: report2, none } = voices.words;
  if (GROUNDING.every((kind) => grounding[kind].count === 0)) return [];
  const note3 = (kind) => {
    const said = EXPERTS.map((expert) => voices.evidence[expert].get(NOTES[kind])).filter(
      (text2) => text2 !== void 0
    );
    return said.length === 0 ? report2.no_note : [...new Set(said)].map(encodeText).join(" ");
  };
  return [
    {
      assets: GROUNDING.map((kind) => ({
        kind: report2[kind],
        count: String(grounding[kind].count),
        sources: list2(none).encode([...grounding[kind].sources])
      })),
      notes: GROUNDING.map((kind) => ({ label: report2[`note_${kind}`], text: note3(kind) }))
    }
  ];
}
function viewJourneys(debate, words) {
  const { absent } = words.report;
  return debate.journeys.map(({ title, strategist, ux_specialist: theirs, agreed, issues }, at) => ({
    position: String(at + 1),
    title: encodeText(title),
    strategist: strategist === null ? absent : words.assessments[strategist],
    ux_specialist: theirs === null ? absent : words.assessments[theirs],
    agreed: agreed === null ? absent : words.agreement[agreed ? "yes" : "no"],
    issues: optional(words.none).encode(issues)
  }));
}
function viewConcerns({ cross_reviews: cross }, words) {
  return EXPERTS.flatMap(
    (expert) => (cross[expert]?.new_concerns ?? []).map((concern) => ({
      expert: words.experts[expert].name,
      text: encodeText(concern)
    }))
  );
}
function listHighlights({ reviews }) {
  const said = EXPERTS.flatMap((expert) => reviews[expert]?.highlights ?? []);
  return [...new Set(said)].map((text2) => ({ text: encodeText(text2) }));
}
function viewSummary(debate, words) {
  const count2 = (category) => String(debate.criteria.filter((row) => row.category === category).length);
  const isSingle = debate.execution === "single_reviewer";
  const complete = debate.journeys.filter(
    ({ strategist, ux_specialist: theirs }) => [strategist, theirs].every((one) => one === "Complete" || one === null)
  );
  return {
    total: String(debate.criteria.length),
    passing: String(debate.passing),
    failing: String(debate.failing),
    pending: String(debate.pending),
    journeys_complete: String(complete.length),
    journeys_total: String(debate.journeys.length),
    journeys_by: isSingle ? words.report.by_single : words.report.by_both,
    cross_reviewed: words.agreement[debate.cross_reviewed ? "yes" : "no"],
    consensus_count: count2("consensus"),
    addition_count: count2("addition"),
    disagreement_count: count2("disagreement"),
    resolved_count: String(debate.criteria.filter(({ resolution }) => resolution !== null).length),
    no_debate_count: count2("no_debate"),
    conformity: String(debate.conformity),
    verdict: words.report[`verdict_${standOf(debate)}`]
  };
}

// src/debate/list-questions.ts
var JOURNEY_CRITERIA = /^journey-/;
function listQuestions(debate, round3, words) {
  return debate.criteria.filter(({ status }) => status === "PENDING").flatMap((row) => askOne(row, debate, { round: round3, words }));
}
function askOne(row, debate, { round: round3, words }) {
  const [strategist, uxSpecialist] = EXPERTS.map((expert) => takeSide(row, expert, round3));
  const rank5 = rankExperts(row);
  if (strategist == null || uxSpecialist == null || rank5 === null) return [];
  const criterion = `C${row.number} ${row.name}`;
  const disputed = JOURNEY_CRITERIA.test(row.criterion) ? debate.journeys.filter(({ agreed }) => agreed === false).map(({ title }) => title) : [];
  return [
    {
      criterion: row.criterion,
      number: row.number,
      name: row.name,
      question: fillSentence(words.question.ask, { criterion }),
      scale: debate.scale,
      threshold: debate.threshold,
      blocking: isBlocking(row, debate.threshold),
      strategist,
      ux_specialist: uxSpecialist,
      trade_off: row.trade_off ?? words.not_applicable,
      recommended: {
        score: row.combined,
        expert: rank5.lower,
        why: fillSentence(words.question.recommend, { expert: words.experts[rank5.lower].in_text })
      },
      disputed_journeys: disputed,
      basis: JSON.stringify([row.criterion, strategist, uxSpecialist])
    }
  ];
}
function takeSide(row, expert, round3) {
  const position = row[expert];
  if (position === null) return null;
  const first2 = round3.reviews[expert]?.scores.find(({ criterion }) => criterion === row.criterion);
  return {
    score: position.adjusted,
    evidence: first2?.evidence ?? position.reasoning,
    reasoning: position.reasoning,
    response: position.response,
    evidence_refs: position.evidence_refs
  };
}

// src/debate/compare-journeys.ts
var ORDER = ["Complete", "Partial", "Failed"];
function compareJourneys({ reviews, cross_reviews: cross }) {
  const [strategist, uxSpecialist] = [byJourney(reviews.strategist), byJourney(reviews.ux_specialist)];
  const yields = {
    strategist: yieldedBy(cross.strategist),
    ux_specialist: yieldedBy(cross.ux_specialist)
  };
  const ids = /* @__PURE__ */ new Set([...strategist.keys(), ...uxSpecialist.keys()]);
  return [...ids].map((journey) => {
    const [mine, theirs] = [strategist.get(journey), uxSpecialist.get(journey)];
    const after = meet(
      { first: mine?.assessment ?? null, isYielding: yields.strategist.has(journey) },
      { first: theirs?.assessment ?? null, isYielding: yields.ux_specialist.has(journey) }
    );
    const issues = [
      ...new Set([mine?.issues, theirs?.issues].filter((text2) => text2 !== void 0 && text2 !== ""))
    ];
    return { journey, title: mine?.title ?? theirs?.title ?? journey, ...after, issues: issues.join("; ") };
  });
}
function meet(strategist, uxSpecialist) {
  const [mine, theirs] = [strategist.first, uxSpecialist.first];
  if (mine === null || theirs === null) return { strategist: mine, ux_specialist: theirs, agreed: null };
  const worse2 = ORDER.indexOf(mine) > ORDER.indexOf(theirs) ? mine : theirs;
  const doBoth = strategist.isYielding && uxSpecialist.isYielding;
  const after = {
    strategist: doBoth ? worse2 : strategist.isYielding ? theirs : mine,
    ux_specialist: doBoth ? worse2 : uxSpecialist.isYielding ? mine : theirs
  };
  return { ...after, agreed: after.strategist === after.ux_specialist };
}
function byJourney(review3) {
  return new Map((review3?.journeys ?? []).map((one) => [one.journey, one]));
}
function yieldedBy(cross) {
  return new Set(
    (cross?.journeys ?? []).filter(({ response }) => response === "agree").map((one) => one.journey)
  );
}

// src/debate/settle-criterion.ts
function settleCriterion(strategist, uxSpecialist, crossReviewed) {
  if (strategist === null || uxSpecialist === null) {
    const only = strategist ?? uxSpecialist;
    return only === null ? null : { combined: only.adjusted, category: "single_reviewer" };
  }
  const combined = Math.min(strategist.adjusted, uxSpecialist.adjusted);
  if (!crossReviewed) return { combined, category: "no_debate" };
  if (strategist.adjusted === uxSpecialist.adjusted) return { combined, category: "consensus" };
  const isDisputed = strategist.response === "disagree" || uxSpecialist.response === "disagree";
  return { combined, category: isDisputed ? "disagreement" : "addition" };
}

// src/debate/take-position.ts
function indexExpert(review3, cross) {
  return {
    review: review3,
    scores: new Map(review3.scores.map((score) => [score.criterion, score])),
    cited: new Set(review3.scores.flatMap((score) => score.evidence_refs)),
    responses: new Map((cross?.responses ?? []).map((response) => [response.criterion, response]))
  };
}
function takePosition(files, criterion, words) {
  const first2 = files.scores.get(criterion.id);
  if (first2 === void 0) return null;
  const response = files.responses.get(criterion.id);
  const refusal = response === void 0 ? null : refuseChange(files, first2.score, response);
  const position = {
    score: first2.score,
    adjusted: refusal === null ? response?.adjusted_score ?? first2.score : first2.score,
    response: response?.response ?? null,
    reasoning: response?.reasoning ?? first2.evidence,
    evidence_refs: [.../* @__PURE__ */ new Set([...first2.evidence_refs, ...response?.new_evidence_refs ?? []])]
  };
  if (refusal === null || response === void 0) return { position, refused: null };
  const line2 = fillSentence(words.log[refusal], {
    expert: words.experts[files.review.expert].name,
    criterion: `C${criterion.number} ${criterion.name}`,
    from: first2.score,
    to: response.adjusted_score,
    scale: files.review.scale
  });
  return { position, refused: { kind: refusal, line: line2 } };
}
function refuseChange(files, score, response) {
  if (response.adjusted_score === score) return null;
  if (response.adjusted_score > files.review.scale) return "out_of_scale";
  return response.new_evidence_refs.some((ref2) => !files.cited.has(ref2)) ? null : "conformity";
}

// src/debate/synthesize.ts
function synthesize(round3, frame2) {
  const any = round3.reviews.strategist ?? round3.reviews.ux_specialist;
  if (any === null)
    throw new ContractError("reviews", ["neither expert wrote one"], "Run the reviews of this round again.");
  const hasCross = EXPERTS.some((expert) => round3.cross_reviews[expert] !== null);
  const desk = { files: indexRound(round3), frame: frame2, hasCross };
  const settled = frame2.criteria.criteria.map((criterion) => settle2(criterion, desk));
  const criteria = settled.map(({ outcome }) => outcome);
  const isSingle = EXPERTS.some((expert) => round3.reviews[expert] === null);
  return {
    round: any.round,
    cycle: frame2.cycle,
    mode: frame2.criteria.mode,
    execution: isSingle ? "single_reviewer" : any.execution,
    scale: frame2.criteria.scale,
    threshold: frame2.criteria.threshold,
    cross_reviewed: hasCross && !isSingle,
    divergent: criteria.filter(isDivergent).map(({ criterion }) => criterion),
    criteria,
    journeys: compareJourneys(round3),
    ...countStatuses(criteria),
    conformity: settled.flatMap(({ refused }) => refused).filter(({ kind }) => kind === "conformity").length,
    log: [
      ...frame2.log ?? [],
      ...logSilence(round3, criteria, frame2),
      ...settled.flatMap(({ refused }) => refused).map(({ line: line2 }) => line2)
    ]
  };
}
function countStatuses(criteria) {
  const count2 = (status) => criteria.filter((one) => one.status === status).length;
  return { passing: count2("PASS"), failing: count2("FAIL"), pending: count2("PENDING") };
}
function indexRound({ reviews, cross_reviews: cross }) {
  const { strategist, ux_specialist } = reviews;
  return {
    strategist: strategist === null ? null : indexExpert(strategist, cross.strategist),
    ux_specialist: ux_specialist === null ? null : indexExpert(ux_specialist, cross.ux_specialist)
  };
}
function settle2(criterion, desk) {
  const { criteria, words } = desk.frame;
  const [strategist, uxSpecialist] = EXPERTS.map((expert) => take(criterion, desk.files[expert], words));
  const [mine, theirs] = [strategist?.position ?? null, uxSpecialist?.position ?? null];
  const settlement = settleCriterion(mine, theirs, desk.hasCross);
  if (settlement === null) throw lacks(criterion, "reviews");
  const isPending = settlement.category === "disagreement";
  const verdict = settlement.combined >= criteria.threshold ? "PASS" : "FAIL";
  const outcome = {
    criterion: criterion.id,
    number: criterion.number,
    name: criterion.name,
    strategist: mine,
    ux_specialist: theirs,
    ...settlement,
    status: isPending ? "PENDING" : verdict,
    trade_off: isPending ? nameTradeOff(mine, theirs, words) : null,
    resolution: null
  };
  const refused = [strategist, uxSpecialist].flatMap((taken) => taken?.refused ?? []);
  return { outcome, refused };
}
function take(criterion, files, words) {
  if (files === null) return null;
  const taken = takePosition(files, criterion, words);
  if (taken === null) throw lacks(criterion, nameReview(files.review.round, files.review.expert));
  return taken;
}
function lacks(criterion, where) {
  const fault = `no score for C${criterion.number} ${criterion.id}`;
  return new ContractError(where, [fault], "Ask this expert again: every criterion needs a score.");
}
function nameTradeOff(mine, theirs, words) {
  return fillSentence(words.trade_off, {
    strategist_score: mine?.adjusted ?? words.not_applicable,
    strategist_values: words.experts.strategist.values,
    ux_specialist_score: theirs?.adjusted ?? words.not_applicable,
    ux_specialist_values: words.experts.ux_specialist.values
  }).trim();
}
function isDivergent({ strategist, ux_specialist: theirs }) {
  return strategist !== null && theirs !== null && Math.abs(strategist.score - theirs.score) >= DIVERGENCE;
}
function logSilence(round3, criteria, { criteria: { mode }, words }) {
  const present = EXPERTS.flatMap((expert) => {
    const review3 = round3.reviews[expert];
    return review3 === null ? [] : [review3];
  });
  const [only] = present;
  if (only !== void 0 && present.length === 1)
    return [fillSentence(words.log.single, { expert: words.experts[only.expert].name })];
  const isDue2 = mode === "standard" || criteria.some(isDivergent);
  if (!isDue2) return [];
  return EXPERTS.filter((expert) => round3.cross_reviews[expert] === null).map(
    (expert) => fillSentence(words.log.silent, { expert: words.experts[expert].name })
  );
}

// src/debate/apply-ruling.ts
function applyRuling(debate, ruling) {
  const row = debate.criteria.find(({ criterion }) => criterion === ruling.criterion);
  if (row === void 0 || row.category !== "disagreement") throw refuseCriterion(debate, ruling);
  const score = ruling.score ?? scoreOfSide(ruling, row);
  if (score !== null && score > debate.scale) throw refuseScore(score, debate);
  const ruled = score === null ? remark(row, ruling) : settleRuled(row, { ...ruling, score }, debate);
  const criteria = debate.criteria.map((one) => one === row ? ruled : one);
  return { ...debate, criteria, ...countStatuses(criteria) };
}
function applyRulings(debate, rulings) {
  return rulings.reduce(applyRuling, debate);
}
function sideOf({ side, reasoning }) {
  if (side !== void 0) return side;
  const [, named] = /^\s*side with (?:the )?(strategist|product strategist|ux)\b/i.exec(reasoning) ?? [];
  if (named === void 0) return null;
  return named.toLowerCase() === "ux" ? "ux_specialist" : "strategist";
}
function scoreOfSide(ruling, row) {
  const side = sideOf(ruling);
  return side === null ? null : row[side]?.adjusted ?? null;
}
function settleRuled(row, { score, reasoning, author }, debate) {
  return {
    ...row,
    combined: score,
    status: score >= debate.threshold ? "PASS" : "FAIL",
    resolution: { score, reasoning, author }
  };
}
function remark(row, { author, reasoning }) {
  return { ...row, remarks: [...row.remarks ?? [], { author, reasoning }] };
}
function refuseCriterion(debate, { criterion }) {
  const open = debate.criteria.filter(({ category }) => category === "disagreement");
  return new InputError("ruling_unfit", `The experts do not disagree on "${criterion}".`, {
    hint: open.length === 0 ? "Nothing waits for a ruling." : `Rule on one of: ${open.map((one) => one.criterion).join(", ")}.`
  });
}
function refuseScore(score, { scale }) {
  return new InputError("ruling_unfit", `${score} lies outside the scale of 1 to ${scale}.`, {
    hint: `Give a whole number from 1 to ${scale}.`
  });
}

// src/debate/settle-rulings.ts
function hashBases(questions, hash) {
  return Object.fromEntries(questions.map(({ criterion, basis }) => [criterion, hash(basis)]));
}
function settleRulings(debate, table2) {
  return table2.rulings.reduce(
    (settled, ruling) => isHeld(ruling, settled, table2) ? applyRuling(settled, ruling) : lapse(settled, ruling, table2),
    debate
  );
}
function isHeld({ criterion, round: round3, basis }, debate, { bases, earlier }) {
  const current = bases[criterion];
  if (basis !== void 0) return current === basis;
  if (round3 === void 0)
    throw new InputError(
      "ruling_unbound",
      `The ruling on "${criterion}" says neither its round nor its basis.`,
      {
        hint: `Add "round": ${debate.round} if it was made for this round.`
      }
    );
  if (round3 === debate.round) return true;
  return round3 < debate.round && current !== void 0 && earlier(round3)[criterion] === current;
}
function lapse(debate, { criterion, author }, { words }) {
  const row = debate.criteria.find((one) => one.criterion === criterion);
  const name = row === void 0 ? criterion : `C${row.number} ${row.name}`;
  return { ...debate, log: [...debate.log, fillSentence(words.log.lapsed, { author, criterion: name })] };
}

// src/stages/synthesize.ts
var RULINGS = "rulings.json";
var synthesize2 = {
  name: "synthesize",
  isOfRound: true,
  writes: (run) => ["debate.json", "questions.json", reportFile2(run), nameVersionReport(run.cycle)],
  heeds: () => [RULINGS],
  perform: async (run) => {
    const criteria = run.folder.read("criteria", "criteria.json");
    if (isOverBudget(run, criteria)) return;
    const round3 = readReviews(run);
    const { words } = run.texts.debate;
    const first2 = synthesize(round3, { criteria, cycle: run.cycle, words, log: readLog(run) });
    const bases = hashBases(listQuestions(first2, round3, words), run.hash);
    const rulings = run.folder.has(RULINGS) ? run.folder.read("rulings", RULINGS).rulings : [];
    const debate = settleRulings(first2, { rulings, bases, earlier: (number) => basesOf(run, number), words });
    const questions = listQuestions(debate, round3, words);
    run.folder.write("debate.json", debate);
    run.folder.write("questions.json", { round: run.round, cycle: run.cycle, questions, bases });
    const text2 = renderDebateReport({ debate, round: round3, criteria }, run.texts.debate);
    for (const file of [reportFile2(run), nameVersionReport(run.cycle)]) run.folder.writeText(file, text2);
  }
};
function reportFile2({ round: round3, cycle }) {
  return `${REVIEWS}/${nameDebateReport(round3, cycle)}`;
}
function basesOf({ folder: folder2 }, round3) {
  const file = recordFile(round3);
  return folder2.has(file) ? folder2.read("cycle", file).bases : {};
}

// src/stages/pipeline.ts
var STAGES = [
  collect,
  observe2,
  evaluate,
  aggregate2,
  review2,
  synthesize2,
  judge,
  conclude2,
  report
];
var DEBATE_STAGES = ["collect", "observe", "review", "synthesize", "judge"];
async function runPipeline(run, options) {
  const { from, progress, only = STAGE_NAMES } = options;
  const ledger = new Ledger(run, STAGES);
  const stages = STAGES.filter(({ name }) => only.includes(name));
  const first2 = from === null ? ledger.firstOpen(stages) : stages.findIndex(({ name }) => name === from);
  const [open] = stages.slice(first2);
  if (open !== void 0) {
    ledger.open();
    discard(run, STAGES.slice(STAGES.indexOf(open)));
  }
  for (const [index, stage] of stages.entries()) {
    const kept = index < first2;
    progress(stage.name, { index, of: stages.length, kept });
    if (kept) continue;
    await stage.perform(run);
    ledger.close(stage);
  }
}
function discard(run, stages) {
  for (const file of stages.flatMap((stage) => stage.writes(run))) run.folder.remove(file);
}

// src/commands/review-bundles.ts
import { join as join12, relative as relative4, resolve as resolve2 } from "node:path";

// src/adapters/baseline-file.ts
import { existsSync as existsSync2, readFileSync as readFileSync3, statSync } from "node:fs";
var HINT3 = "Give the results folder of an earlier `ux-jury review`, or an outcomes.json of one.";
function readBaseline(path) {
  if (!existsSync2(path)) throw missing(path);
  if (!statSync(path).isDirectory()) {
    const text2 = readFileSync3(path, "utf8");
    const { issues: issues2 } = readDocument("outcomes", parse(text2, path), HINT3);
    return { known: { issues: issues2, end: null }, contract_hash: null, sha256: sha256(text2) };
  }
  const folder2 = new RunFolder(path);
  if (!["outcomes.json", "evidence.json", "aggregate.json"].every((name) => folder2.has(name)))
    throw missing(path);
  const { issues } = folder2.read("outcomes", "outcomes.json");
  const end = {
    aggregate: folder2.read("aggregate", "aggregate.json"),
    debate: folder2.has("debate.json") ? folder2.read("debate", "debate.json") : null,
    judge: folder2.has("judge.json") ? folder2.read("judge-report", "judge.json").verdict : null,
    mode: "gate",
    absent: [],
    broken: null
  };
  const { contract_hash } = folder2.read("evidence", "evidence.json");
  return {
    known: { issues, end },
    contract_hash,
    sha256: sha256(JSON.stringify([issues, end, contract_hash]))
  };
}
function parse(text2, path) {
  try {
    return JSON.parse(text2);
  } catch (cause) {
    throw new InputError("baseline_unreadable", `${path} is not whole JSON.`, { hint: HINT3, cause });
  }
}
function missing(path) {
  return new InputError("baseline_missing", `There is no result of a run at ${path}.`, { hint: HINT3 });
}

// src/adapters/bundle/open-bundle.ts
import { existsSync as existsSync3, statSync as statSync2 } from "node:fs";
import { join as join5, relative as relative2 } from "node:path";

// src/contract/bundle.ts
var BUNDLE_VERSION = 1;
var bundleFile = strictObject({ id: slug, path: relativePath, sha256: sha2562, bytes: count });
var bundlePicture = strictObject({
  id: sha2562,
  path: relativePath,
  bytes: count,
  width: count,
  height: count
});
var declaredContext = strictObject({
  target: text,
  test_brief: text,
  target_user: text,
  data_label: text,
  constraints: array(text)
});
var bundleIndex = strictObject({
  format: literal("ux-jury-bundle"),
  version: literal(BUNDLE_VERSION),
  producer: strictObject({ name: text, version: text, playwright: text }),
  build_identity: text,
  context: declaredContext,
  environment: strictObject({
    platform: text,
    browsers: array(text),
    viewports: array(viewport)
  }),
  run: strictObject({
    status: _enum(["passed", "failed", "timedout", "interrupted"]),
    started_at: text,
    duration_ms: milliseconds,
    complete: boolean()
  }),
  journeys: array(bundleFile),
  states: array(bundleFile),
  pictures: array(bundlePicture),
  capture_faults: count,
  not_measured: array(notMeasured)
});

// src/adapters/bundle/limits.ts
var LIMITS = {
  index_bytes: 64 * 1024 * 1024,
  document_bytes: 16 * 1024 * 1024,
  picture_bytes: 25 * 1024 * 1024,
  files: 2e5
};

// src/adapters/bundle/open-bundle.ts
var RERUN2 = "Run the tests again with the ux-jury reporter, and give the bundle folder it names.";
var EDITED = "A bundle is evidence: it is not edited by hand. Run the tests again.";
function openBundle(folder2, base = process.cwd()) {
  const { index, digest } = readIndex(folder2);
  const journeys = index.journeys.map((entry) => readListed(folder2, "journey", entry));
  const states = new Map(index.states.map((entry) => [entry.id, entry]));
  const pictures = new Map(index.pictures.map((entry) => [entry.id, entry]));
  for (const entry of index.pictures) checkPicture(readPictureBytes(folder2, entry), entry);
  const readState = (id) => {
    const entry = states.get(id);
    if (entry === void 0) throw unknownRef(`state ${id}`);
    return readListed(folder2, "state", entry);
  };
  const summaries = index.states.map(({ id }) => summarize2(readState(id), pictures));
  checkRelations(journeys, states);
  return {
    folder: folder2,
    path: relative2(base, folder2) || ".",
    sha256: digest,
    index,
    journeys,
    states: summaries,
    readState,
    readPicture: (id) => {
      const entry = pictures.get(id);
      return entry === void 0 ? null : { bytes: readPictureBytes(folder2, entry), entry };
    }
  };
}
function readIndex(folder2) {
  if (!existsSync3(folder2) || !statSync2(folder2).isDirectory())
    throw new InputError("bundle_missing", `There is no bundle at ${folder2}.`, { hint: RERUN2 });
  if (!existsSync3(join5(folder2, "bundle.json")))
    throw new InputError(
      "bundle_missing",
      `${folder2} holds no bundle.json: no bundle, or its run was stopped.`,
      {
        hint: `If the run was killed, \`npx ux-jury assemble ${folder2}\` makes a bundle of what it had. ${RERUN2}`
      }
    );
  const bytes = readInside(folder2, "bundle.json", LIMITS.index_bytes);
  const raw = parseJson("bundle.json", bytes);
  checkVersion(raw);
  const digest = sha256(bytes);
  const written = readInside(folder2, "bundle.sha256", 1024).toString("utf8").trim();
  if (written !== digest)
    throw new InputError("bundle_edited", "bundle.json is not what the reporter wrote.", { hint: EDITED });
  const index = readDocument("bundle-index", raw, RERUN2);
  const count2 = index.journeys.length + index.states.length + index.pictures.length;
  if (count2 > LIMITS.files)
    throw new InputError(
      "bundle_oversized",
      `The bundle lists ${count2} files; at most ${LIMITS.files} are read.`,
      {
        hint: "Split the run into several bundles."
      }
    );
  return { index, digest };
}
function checkVersion(raw) {
  const version = typeof raw === "object" && raw !== null && "version" in raw ? raw.version : void 0;
  if (typeof version === "number" && version > BUNDLE_VERSION)
    throw new InputError(
      "bundle_version",
      `The bundle has version ${version}; this ux-jury reads ${BUNDLE_VERSION}.`,
      {
        hint: "Update ux-jury to the version that the tests use."
      }
    );
}
function parseJson(path, bytes) {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new InputError("bundle_truncated", `${path} is not whole JSON.`, { hint: RERUN2, cause });
  }
}
function readListed(folder2, kind, entry) {
  const bytes = readInside(folder2, entry.path, LIMITS.document_bytes);
  const raw = parseJson(entry.path, bytes);
  if (sha256(bytes) !== entry.sha256)
    throw new InputError("bundle_edited", `${entry.path} is not what the reporter wrote.`, { hint: EDITED });
  const document = readDocument(kind, raw, RERUN2);
  if (document.id !== entry.id) throw unknownRef(`${entry.path} as ${entry.id}`);
  return document;
}
function readPictureBytes(folder2, entry) {
  return readInside(folder2, entry.path, LIMITS.picture_bytes);
}
function summarize2(state, pictures) {
  if (state.picture !== null && !pictures.has(state.picture)) throw unknownRef(`picture ${state.picture}`);
  const { id, route, title, picture, artefact, headings, axe } = state;
  const heading = headings[0]?.text ?? null;
  return {
    id,
    route,
    title,
    picture,
    ...artefact === void 0 ? {} : { artefact },
    heading,
    has_axe: axe !== null
  };
}
function checkRelations(journeys, states) {
  for (const journey of journeys)
    for (const step of journey.steps)
      for (const state of [step.state_before, step.state_after, journey.end_state])
        if (state !== null && !states.has(state)) throw unknownRef(`state ${state} in journey ${journey.id}`);
}
function unknownRef(what) {
  return new InputError("bundle_edited", `The bundle refers to ${what}, which it does not list.`, {
    hint: EDITED
  });
}

// src/adapters/criteria-file.ts
import { existsSync as existsSync4 } from "node:fs";
import { join as join6 } from "node:path";
var HINT4 = `README.md shows what ${CRITERIA_FILE} may hold; the ids of the shipped criteria are in templates/criteria/.`;
function readCriteria(folder2, { debate: { execution: _, ...base } }, presets) {
  const path = join6(folder2, CRITERIA_FILE);
  const file = existsSync4(path) ? openYaml(path, "criteria_unreadable", HINT4) : null;
  const own = file === null ? {} : accept(file);
  const overrides = { ...base, ...own };
  const preset = presets[own.preset ?? "interaction"];
  const faults = checkOverrides(preset, overrides);
  if (faults.length > 0) throw refuse2(faults, file);
  return { preset, overrides };
}
function accept(file) {
  const parsed = criteriaOverrides.safeParse(file.value);
  if (parsed.success) return parsed.data;
  throw invalid("criteria_invalid", CRITERIA_FILE, describeIssues(file, parsed.error));
}
function refuse2(faults, file) {
  const isOwn = ({ path }) => file?.has(path) === true;
  const [first2] = faults;
  if (file === null || first2 !== void 0 && !isOwn(first2))
    return invalid(
      "config_invalid",
      "debate",
      faults.map((fault) => describeFault(fault))
    );
  return invalid(
    "criteria_invalid",
    CRITERIA_FILE,
    faults.map((fault) => describeFault(fault, file.lineOf(fault.path)))
  );
}
function invalid(code, where, faults) {
  return new InputError(code, `${where}: ${faults.join("; ")}`, { hint: HINT4 });
}

// src/adapters/project-ground.ts
import { existsSync as existsSync5, lstatSync, readdirSync as readdirSync2, readFileSync as readFileSync4 } from "node:fs";
import { join as join7, relative as relative3, resolve } from "node:path";
var MOST_PICTURES = 500;
var MOST_NAMED2 = 8;
var MOST_BYTES2 = 32 * 1024 * 1024;
var PICTURE = /\.(?:png|jpe?g|webp|gif|avif|svg)$/i;
function readProjectGround(folder2, settings) {
  const briefs = [settings.style_brief, settings.animation_brief].map((brief) => readBrief(folder2, brief));
  const found = GROUNDING.map((kind) => findPictures(folder2, kind, settings.grounding[kind] ?? []));
  const [references, designs, brand] = found.map(({ count: count2, sources }) => ({ count: count2, sources }));
  const none = { count: 0, sources: [] };
  return {
    facts: {
      style_brief: briefs[0] !== null,
      animation_brief: briefs[1] !== null,
      grounding: { references: references ?? none, designs: designs ?? none, brand: brand ?? none }
    },
    hash: sha256(JSON.stringify([briefs, found.map(({ hashes }) => hashes)]))
  };
}
function readBrief(folder2, brief) {
  if (typeof brief === "boolean") return brief ? "" : null;
  const path = inside(folder2, brief);
  if (existsSync5(path) && lstatSync(path).isFile()) return sha256(readFileSync4(path));
  throw new InputError("brief_missing", `The settings name the brief ${brief}, and no such file is there.`, {
    hint: "Correct the path; it counts from the folder of the settings."
  });
}
function findPictures(folder2, kind, paths) {
  const found = paths.map((path) => {
    const root = inside(folder2, path);
    if (!existsSync5(root) || !lstatSync(root).isDirectory())
      throw new InputError(
        "grounding_missing",
        `The settings name ${path} for ${kind}, and no such folder is there.`,
        {
          hint: "Correct the path; it counts from the folder of the settings and holds pictures."
        }
      );
    return { path, files: listPictures(root) };
  });
  const files = [...new Set(found.flatMap((one) => one.files))].slice(0, MOST_PICTURES);
  const named = files.length <= MOST_NAMED2 ? files.map((file) => relative3(folder2, file)) : found.map(({ path, files: { length } }) => `${path} (${length})`);
  return { count: files.length, sources: named, hashes: files.map((file) => sha256(readFileSync4(file))) };
}
function listPictures(root) {
  return readdirSync2(root, { recursive: true, encoding: "utf8" }).filter((name) => PICTURE.test(name)).toSorted().map((name) => join7(root, name)).filter(isPicture).slice(0, MOST_PICTURES);
}
function isPicture(file) {
  const stat = lstatSync(file);
  if (!stat.isFile() || stat.size > MOST_BYTES2) return false;
  try {
    return imageSize(readFileSync4(file)).width > 0;
  } catch {
    return false;
  }
}
function inside(folder2, path) {
  const full = resolve(folder2, path);
  if (!relative3(folder2, full).startsWith("..")) return full;
  throw new InputError("config_invalid", `The settings name ${path}, which lies outside the project.`, {
    hint: "Name files and folders below the folder of the settings."
  });
}

// src/stages/place-round.ts
function placeRound(folder2, evidence, asked) {
  const place = continueFrom(folder2, evidence);
  return { round: asked.round ?? place.round, cycle: asked.cycle ?? place.cycle };
}
function continueFrom(folder2, evidence) {
  const ledger = readLedger(folder2, null);
  const last = readHistory(folder2).at(-1) ?? null;
  if (ledger?.evidence === evidence) return ledger;
  if (last?.evidence === evidence) return last.debate;
  if (ledger !== null && ledger.round > (last?.debate.round ?? 0)) return ledger;
  return last === null ? { round: 1, cycle: 1 } : followRound(last.debate, last.judge?.verdict ?? null);
}
function followRound(last, judge3) {
  return { round: last.round + 1, cycle: judge3 === "PASS" ? 1 : last.cycle + 1 };
}

// src/commands/open-engine.ts
import { join as join11 } from "node:path";

// src/adapters/anthropic/check-answer.ts
var import__2 = __toESM(require__(), 1);

// src/engines/model/answer/answers.ts
var fact = strictObject({ ref: text, quote: string(), claim: text });
var problem = strictObject({ ...fact.shape, title: text, recommendation: text });
var severity = int().min(1).max(4);
var ASSESSMENTS = ["Complete", "Partial", "Failed"];
var common = {
  facts: array(fact).min(1).max(40),
  confidence: _enum(CONFIDENCES),
  injection_suspected: boolean()
};
var letter = strictObject({ score: int().min(1).max(5), refs: array(text), why: text });
var question = strictObject({
  answer: _enum(WALKTHROUGH_ANSWERS),
  ref: text,
  quote: string(),
  why: text
});
var sparkAnswer = strictObject({
  kind: literal("spark"),
  ...common,
  letters: strictObject({
    simple: letter,
    purposeful: letter,
    attractive: letter,
    reliable: letter,
    known: letter
  }),
  avoidable_steps: array(text).max(60),
  problems: array(strictObject({ ...problem.shape, severity })).max(40)
});
var nielsenAnswer = strictObject({
  kind: literal("nielsen"),
  ...common,
  checked: array(strictObject({ heuristic: _enum(HEURISTICS), note: text })).max(10),
  violations: array(
    strictObject({ ...problem.shape, heuristic: _enum(HEURISTICS), severity, core_task: boolean() })
  ).max(40)
});
var walkthroughAnswer = strictObject({
  kind: literal("cognitive_walkthrough"),
  ...common,
  actions: array(
    strictObject({
      journey: text,
      right_effect: question,
      action_noticed: question,
      action_associated: question,
      progress_seen: question
    })
  ).min(1).max(400),
  problems: array(strictObject({ ...problem.shape, severity })).max(40)
});
var pureAnswer = strictObject({
  kind: literal("pure"),
  ...common,
  steps: array(
    strictObject({ ref: text, difficulty: int().min(1).max(3), avoidable: boolean(), why: text })
  ).min(1).max(4e3),
  purposes: array(strictObject({ screen_id: text, purpose: text })).max(200)
});
var wcagAnswer = strictObject({
  kind: literal("wcag_2_2_aa"),
  ...common,
  issues: array(strictObject({ ...problem.shape, criterion: text, class: _enum(WCAG_CLASSES) })).max(40)
});
var criterionScore = strictObject({
  criterion: text,
  score: int().min(1).max(10),
  refs: array(text),
  evidence: text,
  expected: string(),
  suggestion: string()
});
var reviewAnswer = strictObject({
  kind: literal("review"),
  expert: _enum(EXPERTS),
  ...common,
  scores: array(criterionScore).min(1).max(60),
  journeys: array(strictObject({ journey: text, assessment: _enum(ASSESSMENTS), issues: string() })).max(400),
  highlights: array(fact).max(8),
  observations: strictObject({
    navigation: text,
    interaction: text,
    journeys: text,
    visual: text,
    missing: text
  })
});
var crossReviewAnswer = strictObject({
  kind: literal("cross_review"),
  expert: _enum(EXPERTS),
  ...common,
  responses: array(
    strictObject({
      criterion: text,
      response: _enum(RESPONSES),
      reasoning: text,
      new_refs: array(text),
      adjusted_score: int().min(1).max(10)
    })
  ).min(1).max(60),
  new_concerns: array(fact).max(12)
});
var judgeAnswer = strictObject({
  kind: literal("judge"),
  ...common,
  scores: array(criterionScore).min(1).max(60),
  observations: array(fact).max(12),
  overall: text
});
var ANSWERS = {
  spark: sparkAnswer,
  nielsen: nielsenAnswer,
  cognitive_walkthrough: walkthroughAnswer,
  pure: pureAnswer,
  wcag_2_2_aa: wcagAnswer,
  review: reviewAnswer,
  cross_review: crossReviewAnswer,
  judge: judgeAnswer
};

// src/engines/model/answer/model-schema.ts
var UNSUPPORTED = /* @__PURE__ */ new Set([
  "$schema",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "default"
]);
function answerSchema(kind) {
  return toJSONSchema(ANSWERS[kind]);
}
function sentSchema(only = null) {
  const answers = only === null ? Object.values(ANSWERS) : [ANSWERS[only]];
  return wrapSchemas(answers);
}
function wrapSchemas(answers) {
  const kinds = answers.map((schema) => loosen(toJSONSchema(schema)));
  return {
    type: "object",
    properties: { answer: kinds.length === 1 ? kinds[0] : { anyOf: kinds } },
    required: ["answer"],
    additionalProperties: false
  };
}
var MOST_LITERALS = 10;
function loosen(value) {
  if (Array.isArray(value)) return value.map(loosen);
  if (!isSchema(value)) return value;
  const { minimum, maximum } = value;
  if (value.type === "integer" && typeof minimum === "number" && typeof maximum === "number")
    return literals(minimum, maximum);
  const kept = Object.entries(value).filter(([key]) => !UNSUPPORTED.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key === "oneOf" ? "anyOf" : key, loosen(inner)]));
}
function literals(minimum, maximum) {
  const count2 = maximum - minimum + 1;
  if (count2 > MOST_LITERALS) return { type: "integer" };
  return { type: "integer", enum: Array.from({ length: count2 }, (_, at) => minimum + at) };
}
function isSchema(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/adapters/anthropic/check-answer.ts
var MOST_FAULTS = 12;
var ajv2 = new import__2.Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
function checkAnswerSchema(kind, value) {
  const id = `urn:ux-jury:answer:${kind}`;
  const validate = ajv2.getSchema(id) ?? ajv2.compile({ $id: id, ...answerSchema(kind) });
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, MOST_FAULTS).map(describe3);
}
function describe3({ instancePath, message, params }) {
  const path = instancePath.replace(/\/(\d+)/g, "[$1]").replace(/\//g, ".").replace(/^\./, "");
  const allowed = "allowedValue" in params ? ` ${JSON.stringify(params.allowedValue)}` : "";
  const extra = "additionalProperty" in params ? ` (${String(params.additionalProperty)})` : "";
  return `${path === "" ? "the answer" : path} ${message ?? "is invalid"}${allowed}${extra}`;
}

// src/adapters/anthropic/kept-answers.ts
import {
  existsSync as existsSync6,
  mkdirSync as mkdirSync3,
  readdirSync as readdirSync3,
  readFileSync as readFileSync5,
  renameSync as renameSync2,
  rmSync as rmSync3,
  statSync as statSync3,
  writeFileSync as writeFileSync3
} from "node:fs";
import { dirname as dirname2, join as join8 } from "node:path";
var MOST_RECORDS = 24;
var prints = record(string(), string());
var record3 = strictObject({
  run_id: string(),
  prints,
  layers: array(strictObject({ prints, answer: unknown() })),
  told: strictObject({
    pictures: count,
    left_out: strictObject({ states: count, pictures: count }),
    carried: strictObject({ judgements: count, journeys: count, of: count })
  })
});
function openKeptAnswers({ read: read2, write, copy, told }) {
  return {
    find: (place) => listFiles(join8(read2, folderOf(place))).flatMap((path) => readRecord(path, place)),
    keep: (found) => {
      if (write === null) return;
      writeRecord(write, found);
      prune(join8(write, folderOf(found.place)));
    },
    take: (found, taken) => {
      if (copy !== null) writeRecord(copy, found);
      told(taken);
    }
  };
}
function folderOf({ key, sample: sample2 }) {
  return `${key}-${sample2}`;
}
function listFiles(folder2) {
  if (!existsSync6(folder2)) return [];
  const names = readdirSync3(folder2).filter((name) => name.endsWith(".json"));
  return names.toSorted().map((name) => join8(folder2, name));
}
function readRecord(path, place) {
  const parsed = record3.safeParse(parse2(path));
  if (!parsed.success) return [];
  const layers = parsed.data.layers.flatMap((layer) => {
    const answer = ANSWERS[place.kind].safeParse(layer.answer);
    return answer.success ? [{ prints: layer.prints, answer: answer.data }] : [];
  });
  return layers.length < parsed.data.layers.length ? [] : [{ place, kept: { ...parsed.data, layers } }];
}
function parse2(path) {
  try {
    return JSON.parse(readFileSync5(path, "utf8"));
  } catch {
    return null;
  }
}
function writeRecord(folder2, { place, kept }) {
  const name = sha256(JSON.stringify([kept.run_id, kept.prints])).slice(0, 24);
  const path = join8(folder2, folderOf(place), `${name}.json`);
  mkdirSync3(dirname2(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync3(part, `${JSON.stringify(kept)}
`);
  renameSync2(part, path);
}
function prune(folder2) {
  const files = listFiles(folder2);
  if (files.length <= MOST_RECORDS) return;
  const byAge = files.map((path) => ({ path, at: statSync3(path).mtimeMs })).toSorted((a, b) => a.at - b.at);
  for (const { path } of byAge.slice(0, files.length - MOST_RECORDS)) rmSync3(path, { force: true });
}

// src/adapters/anthropic/library.ts
function openLibrary(bundles) {
  const holders = new Map(
    bundles.flatMap((bundle) => bundle.index.states.map(({ id }) => [id, bundle]))
  );
  const pictures = new Map(
    bundles.flatMap(({ index }) => index.pictures.map((entry) => [entry.id, entry]))
  );
  return {
    readState: (id) => {
      const holder = holders.get(id);
      if (holder !== void 0) return holder.readState(id);
      throw new InputError("bundle_missing", `No bundle of this run holds state ${id}.`, {
        hint: "Give the bundles that evidence.json names."
      });
    },
    findPicture: (id) => {
      const entry = pictures.get(id);
      if (entry === void 0) return null;
      const media_type = entry.path.endsWith(".png") ? "image/png" : "image/jpeg";
      return { id, width: entry.width, height: entry.height, media_type };
    }
  };
}
function pictureReader(bundles) {
  return (id) => {
    for (const bundle of bundles) {
      const found = bundle.readPicture(id);
      if (found !== null) return found.bytes;
    }
    throw new InputError("bundle_missing", `No bundle of this run holds picture ${id}.`, {
      hint: "Give the bundles that evidence.json names."
    });
  };
}

// src/adapters/anthropic/meter.ts
var Meter = class {
  #counts = /* @__PURE__ */ new Map();
  #about;
  #priceOf;
  #tell;
  constructor(about2, priceOf2, tell2) {
    this.#about = about2;
    this.#priceOf = priceOf2;
    this.#tell = tell2;
  }
  /** An exchange whose calls are counted. */
  count(exchange) {
    return {
      ask: async (request) => {
        try {
          const reply = await exchange.ask(request);
          this.#add(request, {
            state: reply.stop === "end" ? "answered" : "failed",
            calls: 1,
            use: reply.use
          });
          return reply;
        } catch (error) {
          this.#add(request, { state: error instanceof BudgetReached ? "budget_reached" : "failed" });
          throw error;
        }
      }
    };
  }
  /** An answer that was kept from an earlier run. */
  addCached(request, _reply) {
    this.#add(request, { state: "answered", cached: 1 });
  }
  /** Judgements that were carried over from an earlier run, beside a request or instead of one. */
  addCarried({ role, choice, judgements, instead }) {
    const known = this.#counts.get(role);
    const state = known?.state ?? "answered";
    this.#add({ role, choice }, { state, cached: instead ? 1 : 0, carried: judgements });
  }
  /** The document so far, roles in the order of their names. */
  report() {
    const rows2 = [...this.#counts].toSorted(([a], [b]) => a < b ? -1 : 1);
    const evaluators = rows2.map(([role, count2]) => ({
      role,
      model: count2.model,
      state: count2.state,
      ...this.#spent(count2)
    }));
    const total = rows2.reduce((sum, [, count2]) => sumSpent(sum, this.#spent(count2)), this.#spent(NOTHING2));
    return { ...this.#about, total, evaluators };
  }
  #add({ role, choice }, more) {
    const known = this.#counts.get(role) ?? { ...NOTHING2, model: choice.model };
    this.#counts.set(role, {
      model: choice.model,
      state: more.state,
      calls: known.calls + (more.calls ?? 0),
      cached: known.cached + (more.cached ?? 0),
      carried: known.carried + (more.carried ?? 0),
      use: addUse(known.use, more.use ?? NO_USE)
    });
    this.#tell(this.report());
  }
  #spent({ calls, cached, carried, use, model }) {
    return {
      calls,
      cached_answers: cached,
      carried_judgements: carried,
      input_tokens: use.input,
      output_tokens: use.output,
      cache_write_tokens: use.cache_write,
      cache_read_tokens: use.cache_read,
      usd: roundUsd(costOf(use, this.#priceOf(model)))
    };
  }
};
var NOTHING2 = { model: "", state: "answered", calls: 0, cached: 0, carried: 0, use: NO_USE };
function sumSpent(a, b) {
  return {
    calls: a.calls + b.calls,
    cached_answers: a.cached_answers + b.cached_answers,
    carried_judgements: a.carried_judgements + b.carried_judgements,
    input_tokens: a.input_tokens + b.input_tokens,
    output_tokens: a.output_tokens + b.output_tokens,
    cache_write_tokens: a.cache_write_tokens + b.cache_write_tokens,
    cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
    usd: roundUsd(a.usd + b.usd)
  };
}
function roundUsd(usd) {
  return Math.round(usd * 1e6) / 1e6;
}

// src/adapters/anthropic/prompt-texts.ts
var import_yaml = __toESM(require_dist(), 1);
import { createHash } from "node:crypto";
import { readFileSync as readFileSync6 } from "node:fs";
import { join as join9 } from "node:path";
var folder = join9(packageRoot, "templates", "prompts");
var PLACEHOLDERS = {
  "system.md": [],
  "evidence.md": ["contract", "journeys", "nonce", "screens"],
  "question.md": ["measured", "task"],
  "unchanged.md": ["standing"],
  "again.md": ["reasons"],
  "schema.md": ["schema"],
  "repair.md": ["fault"],
  "review.md": ["criteria", "expert", "perspective", "scale", "threshold"],
  "cross_review.md": ["criteria", "expert", "own", "perspective", "scale", "theirs", "threshold"],
  "judge.md": ["criteria", "scale", "threshold"]
};
function readPromptTexts() {
  const methods2 = Object.fromEntries(METHOD_IDS.map((id) => [id, read(`methods/${id}.md`)]));
  const experts = Object.fromEntries(EXPERTS.map((id) => [id, read(`experts/${id}.md`)]));
  const texts = {
    system: read("system.md"),
    evidence: read("evidence.md"),
    sources: { screenshot: read("sources/screenshot.md"), spec: read("sources/spec.md") },
    question: read("question.md"),
    unchanged: read("unchanged.md"),
    again: read("again.md"),
    schema: read("schema.md"),
    repair: read("repair.md"),
    methods: methods2,
    experts,
    review: read("review.md"),
    cross_review: read("cross_review.md"),
    judge: read("judge.md"),
    words: record(string(), string()).parse((0, import_yaml.parse)(readFileSync6(join9(folder, "words.yml"), "utf8")))
  };
  const version = createHash("sha256").update(JSON.stringify([texts, sentSchema()])).digest("hex").slice(0, 16);
  return { version, ...texts };
}
function read(path) {
  const text2 = readFileSync6(join9(folder, path), "utf8").trim();
  const found = [...new Set([...text2.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].toSorted();
  const expected = PLACEHOLDERS[path] ?? [];
  if (found.join() !== expected.join())
    throw new Error(
      `templates/prompts/${path} has the placeholders ${found.join()}, not ${expected.join()}.`
    );
  return text2;
}

// src/engines/model/choose-median.ts
function chooseMedian(items, scoreOf) {
  const sorted = items.toSorted((a, b) => scoreOf(a) - scoreOf(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? items[0];
}
var THRESHOLD = 8;
function isDecisive({ score, measured, isNewlyCritical }) {
  const isFailByModel = score < THRESHOLD && measured >= THRESHOLD;
  return isNewlyCritical || isFailByModel || score === THRESHOLD || score === THRESHOLD - 1;
}

// src/engines/model/ground/comparable.ts
function comparable(text2) {
  return text2.normalize("NFKC").replace(/\ufeff/g, "").replace(/\s+/g, " ").replace(/[\p{C}\p{DI}]/gu, "").replace(/[“”„«»]/g, '"').replace(/[‘’‚]/g, "'").toLowerCase().replace(/^[\s"'….,:;]+|[\s"'….,:;]+$/g, "");
}
function quotedIn(sentence2) {
  const marked = sentence2.matchAll(/“([^”]{2,200})”|"([^"]{2,200})"|«([^»]{2,200})»/g);
  return [...marked].map(([, a, b, c]) => comparable(a ?? b ?? c ?? "")).filter((quote) => quote.length > 1);
}
function numbersIn(sentence2) {
  const plain2 = sentence2.replace(/[a-z0-9-]+\/step-\d+|state:[a-z0-9-]+|journey-\d+/gi, " ").replace(/\b\d+\.\d+\.\d+\b/g, " ").replace(/\b[hcq]\d{1,2}\b/gi, " ").replace(/\bWCAG\s*2\.\d\b/gi, " ");
  return [...plain2.matchAll(/(?<![\w.])\d+(?:[.,]\d+)?/g)].map(
    ([digits]) => Number(digits.replace(",", "."))
  );
}

// src/engines/model/ground/sieve.ts
var Sieve = class {
  #ground;
  rejected = 0;
  corrected = 0;
  constructor(ground) {
    this.#ground = ground;
  }
  /** The claim's reference, corrected where its quote stands elsewhere; `null` where the claim falls. */
  hold(claim) {
    const ref2 = this.#locate(claim);
    if (ref2 === null || !claim.said.every((said) => this.#isTold(ref2, said))) {
      this.rejected += 1;
      return null;
    }
    if (ref2 !== claim.ref) this.corrected += 1;
    return ref2;
  }
  /** Those references that exist; the others are counted. */
  holdRefs(refs) {
    const known = [...new Set(refs)].filter((ref2) => this.#ground.hasRef(ref2));
    this.rejected += new Set(refs).size - known.length;
    return known;
  }
  /** Says whether quotes and numbers of a sentence hold at one of these places; a sentence that does not is counted. */
  holdSentence(refs, said) {
    const holds = refs.some((ref2) => this.#isTold(ref2, said));
    if (!holds) this.rejected += 1;
    return holds;
  }
  isDirect(ref2) {
    return this.#ground.isDirect(ref2);
  }
  artefactOf(ref2) {
    return this.#ground.artefactOf(ref2);
  }
  #locate({ ref: ref2, quote }) {
    const words = comparable(quote);
    if (words === "") return this.#ground.hasRef(ref2) ? ref2 : null;
    return this.#ground.holdsText(ref2, words) ? ref2 : this.#ground.findText(words);
  }
  #isTold(ref2, said) {
    return quotedIn(said).every((quote) => this.#ground.holdsText(ref2, quote)) && numbersIn(said).every((value) => this.#ground.holdsNumber(ref2, value));
  }
};

// src/engines/model/prompt/clean-page-text.ts
var INVISIBLE = /[\p{C}\p{DI}]/gu;
var PILED_ACCENTS = new RegExp("(\\p{M}{2})\\p{M}+", "gu");
function cleanPageText(text2, most = 300) {
  const visible2 = text2.slice(0, most * 4).replace(/\ufeff/g, "").replace(/\s+/g, " ").replace(INVISIBLE, "").replace(PILED_ACCENTS, "$1").normalize("NFC").trim();
  const signs = [...visible2];
  return signs.length <= most ? visible2 : `${signs.slice(0, most - 1).join("")}\u2026`;
}

// src/engines/model/merge/clip.ts
var MOST = { title: 140, sentence: 400 };
function clipSentence(text2) {
  return cleanPageText(text2, MOST.sentence) || "\u2026";
}
function clipTitle(text2) {
  return cleanPageText(text2, MOST.title) || "\u2026";
}

// src/engines/model/merge/hold-problems.ts
function holdProblems(problems, sieve) {
  const held = problems.flatMap((problem2) => {
    const said = [problem2.title, problem2.claim, problem2.recommendation];
    const ref2 = sieve.hold({ ref: problem2.ref, quote: problem2.quote, said: said.slice(0, 2) });
    if (ref2 === null) return [];
    const words = { title: clipTitle(problem2.title), claim: clipSentence(problem2.claim) };
    return [{ ...problem2, ...words, ref: ref2, recommendation: clipSentence(problem2.recommendation) }];
  });
  return [
    ...new Map(held.map((problem2) => [`${problem2.ref} ${comparable(problem2.title)}`, problem2])).values()
  ];
}
function toFinding(problem2, severity2) {
  return {
    severity: severity2,
    title: problem2.title,
    evidence_ref: problem2.ref,
    recommendation: problem2.recommendation
  };
}
function toEvidence({ ref: ref2, claim }) {
  return { ref: ref2, claim };
}
function isConfirmed(problem2, sieve) {
  const isPicture2 = sieve.artefactOf(problem2.ref) === "screenshot";
  return problem2.quote.trim() !== "" && sieve.isDirect(problem2.ref) && !isPicture2;
}
var SEVERITIES2 = { 1: "low", 2: "medium", 3: "high", 4: "high" };
function severityOf3(level) {
  return SEVERITIES2[level] ?? "high";
}

// src/engines/model/merge/limit-to-source.ts
var VISIBLE_CRITERIA = /* @__PURE__ */ new Set([
  "1.3.3",
  "1.4.1",
  "1.4.3",
  "1.4.5",
  "1.4.11",
  "2.4.6",
  "3.2.3",
  "3.2.4",
  "3.2.6",
  "3.3.1",
  "3.3.2",
  "3.3.3"
]);
function canShowCriterion(criterion, artefact) {
  return artefact !== "screenshot" || VISIBLE_CRITERIA.has(criterion);
}
function canShowHeuristic(heuristic, artefact) {
  return artefact !== "screenshot" || heuristic !== "H7";
}
var STATIC_LETTERS = {
  simple: 4,
  purposeful: 4,
  attractive: 4,
  reliable: 0,
  known: 0
};
function isOpen({ evidence_cap }) {
  return evidence_cap === EVIDENCE_CAPS.unsupported;
}

// src/engines/model/merge/merge-nielsen.ts
var CATASTROPHE = 4;
var MAJOR = 3;
function holdViolations(answer, merging) {
  const held = holdProblems(answer.violations, merging.sieve);
  const shown = held.filter(
    ({ heuristic, ref: ref2 }) => canShowHeuristic(heuristic, merging.sieve.artefactOf(ref2))
  );
  merging.sieve.rejected += held.length - shown.length;
  return shown.map(
    (violation) => isConfirmed(violation, merging.sieve) ? violation : { ...violation, severity: Math.min(violation.severity, MAJOR), core_task: false }
  );
}
function mergeNielsen(measured, { answer, held }, merging) {
  const violations = measured.violations.map((violation) => ({ ...violation }));
  for (const given2 of held) {
    const same = violations.find((one) => isSameCause(one, given2, merging.outcomes.issues));
    if (same === void 0) violations.push(toViolation(given2));
    else if (given2.severity < CATASTROPHE) same.severity = Math.max(same.severity, given2.severity);
    else Object.assign(same, { severity: CATASTROPHE, core_task: same.core_task || given2.core_task });
  }
  const notes = new Map(answer.checked.map(({ heuristic, note: note3 }) => [heuristic, note3]));
  const checked = measured.checked.map((entry) => {
    const note3 = notes.get(entry.heuristic);
    const isLooked = note3 !== void 0 && held.some(({ heuristic }) => heuristic === entry.heuristic);
    return isLooked ? { ...entry, checked: true, note: clipSentence(note3) } : entry;
  });
  return { checked, violations };
}
function toViolation({ heuristic, severity: severity2, title, ref: ref2, core_task }) {
  return { heuristic, severity: severity2, title, evidence_ref: ref2, core_task: severity2 === CATASTROPHE && core_task };
}
function isSameCause(violation, given2, issues) {
  if (violation.heuristic !== given2.heuristic) return false;
  if (violation.evidence_ref === given2.ref) return true;
  const issue = issues.find(({ title, touched }) => title === violation.title && touched.includes(given2.ref));
  return issue !== void 0;
}

// src/engines/model/merge/merge-pure.ts
function mergePure(measured, answer, merging) {
  const ratings = holdRatings(answer, merging);
  const purposes = new Map(answer.purposes.map((one) => [one.screen_id, one.purpose]));
  const { screens, actions } = measured.action_analysis;
  return {
    core_task_impossible: measured.core_task_impossible,
    action_analysis: {
      ...measured.action_analysis,
      screens: screens.map((screen) => {
        const purpose = purposes.get(screen.id);
        const stands = purpose !== void 0 && merging.sieve.holdSentence([screen.evidence_ref], purpose);
        return stands ? { ...screen, purpose: clipSentence(purpose) } : screen;
      }),
      actions: actions.map((action) => rateAction(action, ratings, merging))
    }
  };
}
function holdRatings(answer, { sieve }) {
  const held = answer.steps.filter(({ ref: ref2, why }) => sieve.hold({ ref: ref2, quote: "", said: [why] }) !== null);
  return new Map(held.map((rating) => [rating.ref, rating]));
}
function rateAction(action, ratings, merging) {
  const steps = action.steps.map((step) => {
    const rating = ratings.get(formatRef({ kind: "step", journey: action.id, step: step.order }));
    if (rating === void 0) return step;
    return {
      ...step,
      difficulty: hardest(step.difficulty, rating.difficulty),
      avoidable: step.avoidable || rating.avoidable && step.interaction !== "system_wait"
    };
  });
  const saved = steps.filter((step, at) => step.avoidable && action.steps[at]?.avoidable === false);
  return { ...action, steps, simplest_safe_path: shorten2(action, saved, merging) };
}
function hardest(measured, given2) {
  if (measured === 3 || given2 >= 3) return 3;
  return measured === 2 || given2 === 2 ? 2 : 1;
}
function shorten2({ simplest_safe_path: path }, saved, { words }) {
  if (saved.length === 0) return path;
  const clicks = saved.reduce((sum, step) => sum + step.pointer_activations, 0);
  const less = (count2, by) => count2 === null ? null : Math.max(0, count2 - by);
  const drop = words.drop_step ?? "{step}";
  return {
    ...path,
    logical_steps: less(path.logical_steps, saved.length),
    clicks_taps: less(path.clicks_taps, clicks),
    changes: [...path.changes, ...saved.map((step) => drop.replace("{step}", () => step.description))]
  };
}

// src/engines/model/merge/merge-spark.ts
function mergeSpark(measured, answer, merging) {
  const letters = Object.fromEntries(
    SPARK_LETTERS.map((name) => {
      const letter2 = measured.letters[name];
      const isLetterOpen = isUnjudged(name, letter2, merging);
      const most = Math.max(letter2.score, isLetterOpen ? STATIC_LETTERS[name] : 0);
      const given2 = answer.letters[name];
      const score = isLetterOpen ? Math.min(given2.score, most) : given2.score;
      return [name, mergeLetter(letter2, { ...given2, score }, { most, merging })];
    })
  );
  const avoidable = merging.sieve.holdRefs(answer.avoidable_steps).filter((ref2) => merging.sieve.isDirect(ref2));
  return {
    letters,
    problem_recognition_evidence: measured.problem_recognition_evidence,
    material_avoidable_steps: Math.max(measured.material_avoidable_steps, avoidable.length)
  };
}
function isUnjudged(name, letter2, { original }) {
  return original?.method === "spark" && isOpen(original) && original.judgement.letters[name] === letter2;
}
function mergeLetter(measured, given2, { most, merging: { sieve } }) {
  const refs = sieve.holdRefs(given2.refs);
  if (given2.score > most || refs.length === 0 || !sieve.holdSentence(refs, given2.why)) return measured;
  return {
    score: given2.score,
    evidence_refs: [.../* @__PURE__ */ new Set([...refs, ...measured.evidence_refs])].slice(0, 8),
    why: clipSentence(given2.why)
  };
}

// src/engines/model/merge/merge-testimony.ts
var MOST_EVIDENCE = 36;
var MOST_FACTS = 12;
var STATIC_CONFIDENCE = "medium";
function mergeTestimony(measured, added, merging) {
  const facts = holdFacts(added.facts, merging);
  const evidence = [...measured.evidence, ...added.evidence, ...facts];
  const isSupported = isOpen(measured) && facts.some(({ ref: ref2 }) => merging.sieve.isDirect(ref2));
  return {
    ...isSupported ? { evidence_cap: EVIDENCE_CAPS.static } : {},
    confidence: lower(isSupported ? STATIC_CONFIDENCE : measured.confidence, added.confidence),
    evidence: distinct2(evidence).slice(0, MOST_EVIDENCE),
    findings: [...measured.findings, ...added.findings],
    critical_failures: [.../* @__PURE__ */ new Set([...measured.critical_failures, ...added.critical_failures])],
    limitations: [.../* @__PURE__ */ new Set([...measured.limitations, ...added.notes])]
  };
}
function holdFacts(facts, { sieve }) {
  const held = facts.flatMap((fact2) => {
    const ref2 = sieve.hold({ ref: fact2.ref, quote: fact2.quote, said: [fact2.claim] });
    return ref2 === null ? [] : [{ ref: ref2, claim: clipSentence(fact2.claim) }];
  });
  return held.slice(0, MOST_FACTS);
}
function lower(a, b) {
  return CONFIDENCES.indexOf(a) <= CONFIDENCES.indexOf(b) ? a : b;
}
function distinct2(items) {
  return [...new Map(items.map((item) => [`${item.ref} ${item.claim}`, item])).values()];
}

// src/engines/model/merge/merge-walkthrough.ts
function mergeWalkthrough(measured, answer, merging) {
  const walked2 = countedJourneys(merging.evidence);
  const given2 = new Map(answer.actions.map((action) => [action.journey, action]));
  return {
    core_task_impossible: measured.core_task_impossible,
    actions: measured.actions.map((action, at) => {
      const answers = given2.get(walked2[at]?.id ?? "");
      return answers === void 0 ? action : mergeAction(action, answers, merging);
    })
  };
}
function mergeAction(measured, given2, merging) {
  const isNew = (answer) => isUnjudged2(answer, merging);
  const take3 = (name) => {
    const answer = measured[name];
    return worse(answer, given2[name], { isNew: isNew(answer), merging });
  };
  return {
    action: measured.action,
    right_effect: take3("right_effect"),
    action_noticed: take3("action_noticed"),
    action_associated: take3("action_associated"),
    // Progress is what happens after an action: where nothing was walked it was not seen, whatever a model says.
    progress_seen: worse(measured.progress_seen, given2.progress_seen, { isNew: false, merging })
  };
}
function isUnjudged2(answer, { original }) {
  if (original?.method !== "cognitive_walkthrough" || !isOpen(original)) return false;
  return original.judgement.actions.some(
    ({ right_effect, action_noticed, action_associated }) => [right_effect, action_noticed, action_associated].includes(answer)
  );
}
function worse(measured, given2, { isNew, merging: { sieve } }) {
  const ref2 = sieve.hold({ ref: given2.ref, quote: given2.quote, said: [given2.why] });
  const isMilder = rank2(given2.answer) < rank2(measured.answer);
  if (ref2 === null || isMilder && !isNew) return measured;
  return { answer: given2.answer, why: clipSentence(given2.why), evidence_ref: ref2 };
}
function rank2(answer) {
  return WALKTHROUGH_ANSWERS.indexOf(answer);
}

// src/engines/model/merge/merge-wcag.ts
var NAMES = new Set(WCAG_CRITERIA.map(({ criterion }) => criterion));
function holdIssues(answer, merging) {
  const named = answer.issues.filter(({ criterion }) => NAMES.has(criterion));
  merging.sieve.rejected += answer.issues.length - named.length;
  const held = holdProblems(named, merging.sieve);
  const shown = held.filter(
    ({ criterion, ref: ref2 }) => canShowCriterion(criterion, merging.sieve.artefactOf(ref2))
  );
  merging.sieve.rejected += held.length - shown.length;
  return shown.map(
    (issue) => issue.class === "critical" && !isConfirmed(issue, merging.sieve) ? { ...issue, class: "serious" } : issue
  );
}
function mergeWcag(measured, held, merging) {
  const issues = measured.issues.map((issue) => ({ ...issue }));
  for (const given2 of held) {
    const same = issues.find((one) => isSameCause2(one, given2, merging.outcomes.issues));
    if (same === void 0) issues.push(toIssue(given2));
    else if (rank3(given2.class) > rank3(same.class)) same.class = given2.class;
  }
  const found = new Set(held.map(({ criterion }) => criterion));
  return {
    issues,
    checks: measured.checks.map(
      (check) => found.has(check.criterion) ? { ...check, status: "checked" } : check
    )
  };
}
function toIssue({ criterion, class: severe, title, ref: ref2 }) {
  return { criterion, class: severe, title, evidence_ref: ref2 };
}
function rank3(severe) {
  return WCAG_CLASSES.indexOf(severe);
}
function isSameCause2(known, given2, issues) {
  if (known.criterion !== given2.criterion) return false;
  if (known.evidence_ref === given2.ref) return true;
  return issues.some(({ title, touched }) => title === known.title && touched.includes(given2.ref));
}

// src/engines/model/merge/merge-opinion.ts
function mergeOpinion(measured, answer, given2) {
  const merging = { ...given2, original: given2.original ?? measured };
  if (measured.method === "spark" && answer.kind === "spark")
    return {
      ...measured,
      judgement: mergeSpark(measured.judgement, answer, merging),
      ...join10(measured, { answer, problems: rated(answer, merging) }, merging)
    };
  if (measured.method === "cognitive_walkthrough" && answer.kind === "cognitive_walkthrough")
    return {
      ...measured,
      judgement: mergeWalkthrough(measured.judgement, answer, merging),
      ...join10(measured, { answer, problems: rated(answer, merging) }, merging)
    };
  if (measured.method === "pure" && answer.kind === "pure")
    return {
      ...measured,
      judgement: mergePure(measured.judgement, answer, merging),
      ...join10(measured, { answer, problems: [] }, merging)
    };
  if (measured.method === "nielsen" && answer.kind === "nielsen")
    return joinNielsen(measured, answer, merging);
  if (measured.method === "wcag_2_2_aa" && answer.kind === "wcag_2_2_aa")
    return joinWcag(measured, answer, merging);
  return null;
}
function rated(answer, { sieve }) {
  return holdProblems(answer.problems, sieve).map((problem2) => ({
    problem: problem2,
    severity: severityOf3(problem2.severity)
  }));
}
function joinNielsen(measured, answer, merging) {
  const held = holdViolations(answer, merging);
  const problems = held.map((problem2) => {
    const isCritical = problem2.severity === 4 && problem2.core_task;
    return { problem: problem2, severity: isCritical ? "critical" : severityOf3(problem2.severity) };
  });
  const judgement = mergeNielsen(measured.judgement, { answer, held }, merging);
  return { ...measured, judgement, ...join10(measured, { answer, problems }, merging) };
}
var BY_CLASS = { minor: "low", serious: "high", critical: "critical" };
function joinWcag(measured, answer, merging) {
  const held = holdIssues(answer, merging);
  const problems = held.map((problem2) => ({ problem: problem2, severity: BY_CLASS[problem2.class] }));
  const judgement = mergeWcag(measured.judgement, held, merging);
  return { ...measured, judgement, ...join10(measured, { answer, problems }, merging) };
}
function join10(measured, { answer, problems }, merging) {
  const added = {
    facts: answer.facts,
    confidence: answer.confidence,
    findings: problems.map(({ problem: problem2, severity: severity2 }) => toFinding(problem2, severity2)),
    evidence: problems.map(({ problem: problem2 }) => toEvidence(problem2)),
    critical_failures: problems.filter(({ severity: severity2 }) => severity2 === "critical").map(({ problem: problem2 }) => `${problem2.ref}: ${problem2.claim}`),
    notes: []
  };
  return mergeTestimony(measured, added, merging);
}

// src/engines/model/prompt/describe-state.ts
var MOST2 = { controls: 60, blocks: 40, messages: 20, headings: 20, images: 20 };
var SMALLEST_TEXT_PX = 5;
function describeState(exhibit) {
  const { state } = exhibit;
  const place = placer(exhibit);
  return compact({
    ref: formatRef({ kind: "state", state: state.id }),
    route: cleanPageText(state.route, 120),
    title: cleanPageText(state.title, 160),
    language: state.lang,
    width: state.viewport.width || void 0,
    height: state.viewport.height || void 0,
    headings: visible(state.headings, MOST2.headings).map(
      (one) => `h${one.level} ${cleanPageText(one.text, 160)}`
    ),
    landmarks: state.landmarks.map((one) => one.role),
    dialogs: state.dialogs.map((one) => cleanPageText(one.name, 120)),
    controls: visible(state.controls, MOST2.controls).map((one) => describeControl(one, place)),
    messages: visible(state.messages, MOST2.messages).map(
      (one) => compact({ role: one.role, text: cleanPageText(one.text), error: one.error || void 0 })
    ),
    pictures: visible(state.images, MOST2.images).map(
      (one) => compact({
        alt: one.alt === null ? null : cleanPageText(one.alt, 120),
        broken: one.broken || void 0
      })
    ),
    text: readableBlocks(state).slice(0, MOST2.blocks).map((block) => cleanPageText(block.text))
  });
}
function readableBlocks({ artefact, text: { blocks } }) {
  if (artefact === "spec") return blocks;
  return visible(blocks, Number.POSITIVE_INFINITY).filter((block) => block.font_px >= SMALLEST_TEXT_PX);
}
function visible(items, most) {
  return items.filter(({ box }) => box !== null && isOnPage(box)).slice(0, most);
}
function isOnPage({ x, y, width, height }) {
  return width >= 2 && height >= 2 && x + width > 0 && y + height > 0;
}
function placer({ state, tiles, picture }) {
  const [first2] = tiles;
  if (first2 === void 0 || picture === null) return () => void 0;
  const scale = first2.width / Math.max(1, state.viewport.width);
  const { x: left, y: top } = state.scroll ?? { x: 0, y: 0 };
  return (box) => box === null ? void 0 : [box.x - left, box.y - top, box.width, box.height].map((side) => Math.round(side * scale));
}
function describeControl(control, place) {
  return compact({
    role: control.role,
    name: cleanPageText(control.name, 120),
    hint: control.described_by === null ? void 0 : cleanPageText(control.described_by, 160),
    placeholder: control.placeholder === null ? void 0 : cleanPageText(control.placeholder, 80),
    box: place(control.box),
    label_shown: control.visible_label ? void 0 : false,
    disabled: control.disabled || void 0,
    required: control.required || void 0,
    invalid: control.invalid || void 0,
    value: control.value === "none" ? void 0 : control.value,
    below_view: control.in_view ? void 0 : true,
    covered: control.obscured || void 0,
    current: control.current ?? void 0
  });
}
function compact(record4) {
  return Object.fromEntries(
    Object.entries(record4).filter(
      ([, value]) => value !== void 0 && value !== "" && !(Array.isArray(value) && value.length === 0)
    )
  );
}
function quotableTexts(state) {
  return [
    state.title,
    state.route,
    ...visible(state.headings, Number.POSITIVE_INFINITY).map((one) => one.text),
    ...state.dialogs.map((one) => one.name),
    ...visible(state.controls, Number.POSITIVE_INFINITY).flatMap((one) => [
      one.name,
      one.described_by ?? "",
      one.placeholder ?? ""
    ]),
    ...visible(state.messages, Number.POSITIVE_INFINITY).map((one) => one.text),
    ...visible(state.images, Number.POSITIVE_INFINITY).map((one) => one.alt ?? ""),
    ...readableBlocks(state).map((one) => one.text)
  ];
}

// src/engines/model/prompt/describe-outcomes.ts
var CLAIM_KEYS = {
  spark: "spark",
  nielsen: "nielsen",
  cognitive_walkthrough: "walkthrough",
  pure: "pure",
  wcag_2_2_aa: "wcag"
};
var MOST_ISSUES2 = 80;
var MOST_RULES = 80;
function describeOutcomes(role, { issues, rules }, conceal) {
  const key = role in CLAIM_KEYS ? CLAIM_KEYS[role] : "criteria";
  const speaks = ({ claims }) => claims[key].length > 0;
  return [
    ...issues.filter(speaks).slice(0, MOST_ISSUES2).map((issue) => describeIssue(issue, key, conceal)),
    ...rules.filter((rule) => speaks(rule) && rule.failed === 0).slice(0, MOST_RULES).map(describeRule)
  ];
}
function describeIssue(issue, key, conceal) {
  return compact({
    measured: "problem",
    title: cleanPageText(conceal(issue.title) || issue.rule, 160),
    claim: cleanPageText(conceal(issue.claim)),
    severity: issue.severity,
    critical: issue.critical || void 0,
    speaks_to: issue.claims[key],
    refs: issue.touched.slice(0, 6)
  });
}
function describeRule(rule) {
  return compact({
    measured: rule.passed > 0 ? "held" : "could not tell",
    title: cleanPageText(rule.title, 160),
    refs: rule.passed_refs.slice(0, 2)
  });
}

// src/engines/model/prompt/fence-data.ts
function fenceData(nonce, value) {
  const lines2 = Array.isArray(value) ? value.map((item) => JSON.stringify(item)).join("\n") : JSON.stringify(value);
  const inert = lines2.replace(/[<>]/g, (sign) => sign === "<" ? "\\u003c" : "\\u003e");
  return `<data ${nonce}>
${inert}
</data ${nonce}>`;
}

// src/engines/model/prompt/fill-template.ts
function fillTemplate2(template, values) {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = values[name];
    if (value === void 0) throw new Error(`A prompt needs a value for {{${name}}}.`);
    return String(value);
  });
}

// src/engines/model/prompt/ask.ts
function askEvaluator(method, asking) {
  return frame(method, { ...asking, task: asking.texts.methods[method] });
}
function askReview(expert, criteria, asking) {
  const task = fillTemplate2(asking.texts.review, {
    perspective: asking.texts.experts[expert],
    expert,
    ...describeCriteria(criteria)
  });
  return frame(expert, { ...asking, task });
}
function askCrossReview(pair, criteria, asking) {
  const { expert } = pair.own;
  const task = fillTemplate2(asking.texts.cross_review, {
    perspective: asking.texts.experts[expert],
    expert,
    own: fenceData(asking.nonce, describeReview(pair.own, asking.conceal)),
    theirs: fenceData(asking.nonce, describeReview(pair.theirs, asking.conceal)),
    ...describeCriteria(criteria)
  });
  return frame(expert, { ...asking, task });
}
function askJudge(criteria, asking) {
  return frame("judge", { ...asking, task: fillTemplate2(asking.texts.judge, describeCriteria(criteria)) });
}
function frame(role, asking) {
  const { texts, nonce, outcomes, conceal, standing, again } = asking;
  const measured = fenceData(nonce, describeOutcomes(role, outcomes, conceal));
  const parts = [
    fillTemplate2(texts.question, { task: asking.task.trim(), measured }),
    ...standing === null ? [] : [fillTemplate2(texts.unchanged, { standing: fenceData(nonce, standing) })],
    ...again.length === 0 ? [] : [fillTemplate2(texts.again, { reasons: cleanPageText(again.join(" "), 2e3) })]
  ];
  return parts.join("\n\n");
}
function describeCriteria({ criteria, scale, threshold }) {
  const lines2 = criteria.map(
    ({ id, number, name, description }) => `- ${id} (C${number} ${name}): ${description}`
  );
  return { criteria: lines2.join("\n"), scale, threshold };
}
function describeReview({ scores, journeys }, conceal) {
  return [
    ...scores.map(({ criterion, score, evidence, evidence_refs }) => ({
      criterion,
      score,
      evidence: cleanPageText(conceal(evidence), 400),
      refs: evidence_refs
    })),
    ...journeys.map(({ journey, assessment, issues }) => ({
      journey,
      assessment,
      issues: cleanPageText(conceal(issues))
    }))
  ];
}

// src/engines/model/carry/scope.ts
function wholeScope(evidence) {
  return { journeys: walkedIds(evidence), isChanged: () => true, isWhole: true };
}
function changedScope(evidence, now, before) {
  const isChanged = (ref2) => now[ref2] === void 0 || now[ref2] !== before[ref2];
  return { journeys: walkedIds(evidence).filter(isChanged), isChanged, isWhole: false };
}
function walkedIds({ journeys }) {
  return journeys.filter(({ status }) => status !== "skipped").map(({ id }) => id);
}
function narrowEvidence(evidence, scope) {
  if (scope.isWhole) return evidence;
  return {
    ...evidence,
    journeys: evidence.journeys.filter(({ id }) => scope.journeys.includes(id)),
    screens: evidence.screens.filter(({ id }) => scope.isChanged(formatRef({ kind: "state", state: id })))
  };
}
function narrowOutcomes({ issues, rules }, scope) {
  if (scope.isWhole) return { issues, rules };
  return {
    issues: issues.filter(({ touched }) => touched.some(scope.isChanged)),
    rules: rules.map((rule) => ({ ...rule, passed_refs: rule.passed_refs.filter(scope.isChanged) }))
  };
}

// src/engines/anthropic/asking-of.ts
function askingOf({
  outcomes,
  brief,
  texts,
  standing,
  again = []
}) {
  const { nonce, conceal, scope } = brief;
  return {
    texts,
    nonce,
    conceal,
    outcomes: narrowOutcomes(outcomes, scope),
    standing: scope.isWhole ? null : standing,
    again
  };
}

// src/engines/anthropic/hold-ceiling.ts
var NEEDS_DIRECT = 9;
var NEEDS_ANY = 6;
function holdCeiling(measured, merged, ground) {
  const ceiling = isOpen(measured) ? EVIDENCE_CAPS.static : scoreOpinion(measured).score;
  const { score } = scoreOpinion(merged);
  const refs = merged.evidence.map(({ ref: ref2 }) => ref2).filter((ref2) => ground.hasRef(ref2));
  const lost = measured.critical_failures.filter((failure) => !merged.critical_failures.includes(failure));
  const faults = [
    ...score > ceiling ? [`its score ${score} is above the measured ceiling ${ceiling}`] : [],
    ...lost.length > 0 ? ["a measured critical failure is gone"] : [],
    ...score >= NEEDS_DIRECT && !refs.some(ground.isDirect) ? [`${score} stands without direct evidence`] : [],
    ...score >= NEEDS_ANY && refs.length === 0 ? [`${score} stands without evidence`] : []
  ];
  if (faults.length === 0) return merged;
  throw new AbsentError(merged.method, {
    code: "model_ungrounded",
    what: `${faults.join("; ")}.`,
    hint: "Run again or set engine: embedded; where it happens again, report it."
  });
}

// src/engines/anthropic/notes.ts
function tell(words, name, values = {}) {
  const sentence2 = words[name];
  if (sentence2 === void 0) throw new Error(`templates/prompts/words.yml has no sentence ${name}.`);
  return sentence2.replace(/\{(\w+)\}/g, (whole2, key) => String(values[key] ?? whole2));
}
function noteJudgement(about2, words) {
  const { brief, sieve, told } = about2;
  const { states, pictures } = told.left_out;
  const { judgements, journeys, of } = told.carried;
  const isCarried = judgements > 0 || journeys < of;
  const applies = [
    ["judged_by", true, { model: about2.model, pictures: told.pictures }],
    ["carried", isCarried, { judgements, journeys, of }],
    ["rejected", sieve.rejected > 0, { rejected: sieve.rejected }],
    ["corrected", sieve.corrected > 0, { corrected: sieve.corrected }],
    ["left_out", states + pictures > 0, { states, pictures }],
    ["injection", brief.suspicious > 0, { screens: brief.suspicious }],
    ["injection_by_model", about2.isSuspected, {}]
  ];
  return applies.filter(([, holds]) => holds).map(([name, , values]) => tell(words, name, values));
}

// src/engines/model/carry/slice-answer.ts
function sliceAnswer(answer, { stood, stands }) {
  const isFallen = ({ refs }) => refs.every(stood) && !refs.every(stands);
  const { slice, judgements } = cut(answer, stands);
  return { answer: slice, judgements, fallen: wholesOf(answer).filter(isFallen) };
}
function keepAnswer(answer) {
  const { judgements } = cut(answer, () => true);
  const isWhole = answer.kind === "cross_review";
  return { answer, judgements: isWhole ? answer.responses.length : judgements, fallen: [] };
}
function wholesOf(answer) {
  if (answer.kind === "spark")
    return Object.entries(answer.letters).flatMap(
      ([of, { score, refs, why: said }]) => refs.length === 0 ? [] : [{ of, score, refs, said }]
    );
  if (answer.kind !== "review" && answer.kind !== "judge") return [];
  return answer.scores.map(({ criterion: of, score, refs, evidence: said }) => ({ of, score, refs, said }));
}
function cut(answer, stands) {
  const at = (items) => items.filter(({ ref: ref2 }) => stands(ref2));
  const facts = at(answer.facts);
  switch (answer.kind) {
    case "spark": {
      const problems = at(answer.problems);
      const avoidable_steps = answer.avoidable_steps.filter(stands);
      const slice = {
        ...answer,
        facts,
        problems,
        avoidable_steps,
        letters: cutLetters(answer.letters, stands)
      };
      return { slice, judgements: problems.length + wholesOf(slice).length };
    }
    case "nielsen": {
      const violations = at(answer.violations);
      return { slice: { ...answer, facts, violations }, judgements: violations.length };
    }
    case "cognitive_walkthrough": {
      const actions = answer.actions.filter(({ journey }) => stands(journey));
      const problems = at(answer.problems);
      const slice = { ...answer, facts, actions, problems };
      return { slice, judgements: problems.length + actions.length * QUESTIONS };
    }
    case "pure": {
      const steps = at(answer.steps);
      return { slice: { ...answer, facts, steps }, judgements: steps.length };
    }
    case "wcag_2_2_aa": {
      const issues = at(answer.issues);
      return { slice: { ...answer, facts, issues }, judgements: issues.length };
    }
    case "review": {
      const scores = answer.scores.filter(({ refs }) => refs.every(stands));
      const journeys = answer.journeys.filter(({ journey }) => stands(journey));
      const highlights = at(answer.highlights);
      const slice = { ...answer, facts, scores, journeys, highlights, observations: UNSAID };
      return { slice, judgements: scores.length + journeys.length };
    }
    case "judge": {
      const scores = answer.scores.filter(({ refs }) => refs.every(stands));
      const slice = { ...answer, facts, scores, observations: at(answer.observations) };
      return { slice, judgements: scores.length };
    }
    case "cross_review":
      return { slice: { ...answer, facts: [], responses: [], new_concerns: [] }, judgements: 0 };
  }
}
var QUESTIONS = 4;
var UNSAID = { navigation: "", interaction: "", journeys: "", visual: "", missing: "" };
function cutLetters(letters, stands) {
  const keep2 = (letter2) => letter2.refs.every(stands) ? letter2 : { ...letter2, refs: [] };
  return {
    simple: keep2(letters.simple),
    purposeful: keep2(letters.purposeful),
    attractive: keep2(letters.attractive),
    reliable: keep2(letters.reliable),
    known: keep2(letters.known)
  };
}

// src/engines/model/carry/describe-standing.ts
var MOST3 = 60;
function describeStanding(slices) {
  const standing = slices.flatMap(({ answer }) => [...linesOf2(answer), ...wholesOf(answer).map(wholeLine)]);
  const fallen = slices.flatMap((slice) => slice.fallen);
  return [...standing.slice(0, MOST3), ...fallen.map((one) => ({ ...wholeLine(one), give_anew: true }))];
}
function linesOf2(answer) {
  switch (answer.kind) {
    case "spark":
    case "cognitive_walkthrough":
      return answer.problems.map(({ ref: ref2, title, severity: severity2 }) => line({ at: [ref2], severity: severity2, said: title }));
    case "nielsen":
      return answer.violations.map(
        (one) => line({ heuristic: one.heuristic, at: [one.ref], said: one.title })
      );
    case "pure":
      return answer.steps.filter(({ difficulty, avoidable }) => difficulty > 1 || avoidable).map(({ ref: ref2, difficulty, why }) => line({ at: [ref2], difficulty, said: why }));
    case "wcag_2_2_aa":
      return answer.issues.map((one) => line({ criterion: one.criterion, at: [one.ref], said: one.title }));
    default:
      return [];
  }
}
function wholeLine({ of, score, refs, said }) {
  return line({ of, score, at: refs, said });
}
function line(facts) {
  return compact({ ...facts, said: cleanPageText(facts.said, 160) });
}

// src/engines/model/carry/kept-answer.ts
var MOST_LAYERS = 6;
function chooseBase(records, now, runId) {
  const weigh2 = ({ kept }) => countShared(kept.prints, now) * 2 + (kept.run_id === runId ? 1 : 0);
  const isUsable = ({ kept }) => countShared(kept.prints, now) > 0 && (kept.layers.length <= MOST_LAYERS || isSameEvidence(kept.prints, now));
  return records.filter(isUsable).reduce((best, one) => best === null || weigh2(one) > weigh2(best) ? one : best, null);
}
function isSameEvidence(a, b) {
  const count2 = countShared(a, b);
  return count2 === Object.keys(a).length && count2 === Object.keys(b).length;
}
function countShared(a, b) {
  return Object.entries(a).filter(([ref2, print]) => b[ref2] === print).length;
}
function sliceLayers({ layers, prints: prints2 }, now) {
  return layers.map((layer) => {
    const slice = isSameEvidence(layer.prints, now) ? keepAnswer(layer.answer) : sliceAnswer(layer.answer, {
      stood: (ref2) => isSamePlace(ref2, layer.prints, prints2),
      stands: (ref2) => isSamePlace(ref2, layer.prints, now)
    });
    return { layer, ...slice };
  }).filter(({ judgements, answer, fallen }) => judgements + answer.facts.length + fallen.length > 0);
}
function isSamePlace(ref2, a, b) {
  return a[ref2] !== void 0 && a[ref2] === b[ref2];
}

// src/engines/model/answer/relations.ts
function checkRelations2(answer, duty) {
  const given2 = answer;
  switch (given2.kind) {
    case "cognitive_walkthrough":
      return checkCover(
        "actions.journey",
        given2.actions.map((action) => action.journey),
        duty.journeys
      );
    case "nielsen":
      return checkCover(
        "checked.heuristic",
        given2.checked.map((one) => one.heuristic),
        HEURISTICS
      );
    case "review":
      return [
        ...checkExpert(given2.expert, duty.expert),
        ...checkScores(given2.scores, duty),
        ...checkCover(
          "journeys.journey",
          given2.journeys.map((one) => one.journey),
          duty.journeys
        )
      ];
    case "cross_review":
      return [
        ...checkExpert(given2.expert, duty.expert),
        ...checkCover(
          "responses.criterion",
          given2.responses.map((one) => one.criterion),
          duty.criteria
        ),
        ...checkScale(
          "responses.adjusted_score",
          given2.responses.map((one) => one.adjusted_score),
          duty.scale
        )
      ];
    case "judge":
      return checkScores(given2.scores, duty);
    default:
      return [];
  }
}
function checkScores(scores, duty) {
  return [
    ...checkCover(
      "scores.criterion",
      scores.map((one) => one.criterion),
      duty.criteria
    ),
    ...checkScale(
      "scores.score",
      scores.map((one) => one.score),
      duty.scale
    )
  ];
}
function checkCover(path, given2, expected) {
  const missing2 = expected.filter((name) => !given2.includes(name));
  const strange = given2.filter((name) => !expected.includes(name));
  const doubles = given2.filter((name, at) => given2.indexOf(name) !== at);
  return [
    ...missing2.length > 0 ? [`${path} lacks ${missing2.join(", ")}`] : [],
    ...strange.length > 0 ? [`${path} names what was not asked: ${strange.join(", ")}`] : [],
    ...doubles.length > 0 ? [`${path} names twice: ${doubles.join(", ")}`] : []
  ];
}
function checkScale(path, scores, scale) {
  return scores.some((score) => score > scale) ? [`${path} must not be above ${scale}`] : [];
}
function checkExpert(given2, asked) {
  return given2 === asked ? [] : [`expert must be ${String(asked)}`];
}

// src/engines/model/answer/read-answer.ts
var MOST_FAULTS2 = 12;
function readAnswer(text2, check) {
  return readBy(text2, {
    nonce: check.nonce,
    checkSchema: (inner) => check.checkSchema(check.kind, inner),
    parse: (inner) => {
      const answer = ANSWERS[check.kind].safeParse(inner);
      if (answer.success) return { ok: true, answer: answer.data };
      return fail(answer.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
    },
    relations: check.relations
  });
}
function readBy(text2, check) {
  if (text2.includes(check.nonce)) return fail(["the answer must not repeat the marker of the data"]);
  const parsed = parse4(text2);
  if (parsed === NO_JSON) return fail(["the answer must be one JSON object and nothing else"]);
  const inner = unwrap(parsed);
  const faults = check.checkSchema(inner);
  if (faults.length > 0) return fail(faults);
  const answer = check.parse(inner);
  if (!answer.ok) return answer;
  const broken = check.relations(answer.answer);
  return broken.length > 0 ? fail(broken) : answer;
}
var NO_JSON = /* @__PURE__ */ Symbol("no JSON");
function parse4(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return NO_JSON;
  }
}
function unwrap(value) {
  return typeof value === "object" && value !== null && "answer" in value && Object.keys(value).length === 1 ? value.answer : value;
}
function fail(faults) {
  return { ok: false, fault: faults.slice(0, MOST_FAULTS2).join("; ") };
}

// src/engines/anthropic/consult.ts
function consult(request, check, exchange) {
  return consultBy(request, (text2) => readAnswer(text2, check), exchange);
}
async function consultBy(request, read2, exchange) {
  const first2 = await askWhole(request, exchange);
  const once = read2(first2.text);
  if (once.ok) return once.answer;
  const repair = { answer: first2.text, fault: once.fault };
  const second2 = await askWhole({ ...request, repair }, exchange);
  const again = read2(second2.text);
  if (again.ok) return again.answer;
  throw new AbsentError(request.id, {
    code: "model_answer_invalid",
    what: `its answer could not be used, also after one repair: ${again.fault}.`,
    hint: "Run again, choose another model for this role, or set engine: embedded."
  });
}
async function askWhole(request, exchange) {
  const reply = await exchange.ask(request);
  if (reply.stop === "refused")
    throw new AbsentError(request.id, {
      code: "model_refused",
      what: "the model refused to answer.",
      hint: "Look at the screens for content that a model refuses, or choose another model for this role."
    });
  if (reply.stop === "cut")
    throw new AbsentError(request.id, {
      code: "model_answer_cut",
      what: `its answer was cut off at ${request.choice.max_tokens} tokens.`,
      hint: "Raise model.max_tokens, lower the effort, or split the run into fewer journeys."
    });
  return reply;
}

// src/engines/anthropic/put-question.ts
function buildRequest(question2, brief, parts) {
  const { id, role, kind, sample: sample2 } = question2;
  const isText = parts.schema === "text";
  return {
    id: sample2 === 1 ? id : `${id}-sample-${sample2}`,
    role,
    sample: sample2,
    choice: parts.choose(role),
    system: parts.texts.system,
    shared: brief.blocks,
    question: isText ? `${question2.text}

${writeSchema(kind, parts.texts.schema)}` : question2.text,
    schema: isText ? {} : sentSchema(parts.schema === "own" ? kind : null),
    repair: null
  };
}
function writeSchema(kind, template) {
  return fillTemplate2(template, { schema: JSON.stringify(sentSchema(kind)) });
}
function putQuestion(question2, brief, parts) {
  const { kind, duty } = question2;
  const check = {
    kind,
    nonce: brief.nonce,
    checkSchema: parts.checkSchema,
    relations: (answer) => checkRelations2(answer, duty)
  };
  return consult(buildRequest(question2, brief, parts), check, parts.exchange);
}
function misplaced(who) {
  return new UxJuryError("answer_misplaced", `${who} was given an answer of another kind.`, {
    hint: "Report this fault."
  });
}

// src/engines/anthropic/put-changed.ts
async function putChanged(inquiry, room) {
  const asking = { inquiry, room, prints: printsOf(inquiry, room), place: placeOf2(inquiry, room) };
  const base = findBase(asking);
  const carry = base === null ? askAll(room) : planCarry(asking, base);
  if (base !== null && carry.scope?.isWhole !== true) take2(asking, base, carry);
  return carry.scope === null ? settle3(asking, carry) : askOver(asking, { ...carry, scope: carry.scope });
}
function about({
  answers,
  told
}) {
  return { told, isSuspected: answers.some((answer) => answer.injection_suspected) };
}
function askAll({ shown }) {
  return { slices: [], scope: wholeScope(shown.evidence), told: null };
}
function planCarry({ inquiry, room, prints: prints2 }, { kept }) {
  const { evidence } = room.shown;
  const slices = sliceLayers(kept, prints2);
  if (isSameEvidence(kept.prints, prints2))
    return { slices, scope: null, told: kept.run_id === evidence.run_id ? kept.told : null };
  const scope = changedScope(evidence, prints2, kept.prints);
  if (Object.keys(room.prints).some(scope.isChanged)) return { slices, scope, told: null };
  const isFallen = inquiry.kind === "cross_review" || slices.some(({ fallen }) => fallen.length > 0);
  return isFallen ? askAll(room) : { slices, scope: null, told: null };
}
function settle3(asking, carry) {
  const told = carry.told ?? tellOf(asking, carry, null);
  if (carry.told === null) keep(asking, { layers: carry.slices.map(({ layer }) => layer), told });
  return { answers: answersOf(asking, carry), told, isCurtailed: false };
}
async function askOver(asking, carry) {
  const { inquiry, room, prints: prints2 } = asking;
  const brief = room.briefOf(carry.scope);
  const told = tellOf(asking, carry, brief);
  const carried = answersOf(asking, carry);
  try {
    const fresh = await putQuestion(inquiry.ask(brief, describeStanding(carry.slices)), brief, room.parts);
    const layers = [...carry.slices.map(({ layer }) => layer), { prints: prints2, answer: fresh }];
    keep(asking, { layers, told });
    return { answers: [...carried, fresh], told, isCurtailed: false };
  } catch (error) {
    if (!(error instanceof BudgetReached) || carried.length === 0) throw error;
    return { answers: carried, told, isCurtailed: true };
  }
}
function answersOf({ inquiry }, { slices }) {
  return slices.map(({ answer }) => {
    if (isOf(answer, inquiry.kind)) return answer;
    throw misplaced(inquiry.role);
  });
}
function isOf(answer, kind) {
  return answer.kind === kind;
}
function placeOf2(inquiry, { parts, shown }) {
  const { role, kind, sample: sample2, facts } = inquiry;
  const { model, effort } = parts.choose(role);
  const { test_brief, target_user, source_kind } = shown.evidence.context;
  const about2 = [parts.texts.version, role, kind, model, effort, test_brief, target_user, source_kind, facts];
  return { key: parts.hash(JSON.stringify(about2)).slice(0, 24), kind, sample: sample2 };
}
function printsOf({ over }, { prints: prints2, parts }) {
  return over === null ? prints2 : { ...prints2, over: parts.hash(JSON.stringify(over)).slice(0, 16) };
}
function findBase({ room, prints: prints2, place }) {
  const { kept } = room.parts;
  if (kept === null) return null;
  const first2 = place.sample === 1 ? [] : kept.find({ ...place, sample: 1 });
  const earlier = first2.filter((one) => !isSameEvidence(one.kept.prints, prints2));
  return chooseBase([...kept.find(place), ...earlier], prints2, room.shown.evidence.run_id);
}
function keep({ room, prints: prints2, place }, { layers, told }) {
  const { run_id } = room.shown.evidence;
  room.parts.kept?.keep({ place, kept: { run_id, prints: prints2, layers, told } });
}
function take2({ inquiry, room }, base, carry) {
  room.parts.kept?.take(base, {
    role: inquiry.role,
    choice: room.parts.choose(inquiry.role),
    judgements: carry.told === null ? countJudgements(carry) : carry.told.carried.judgements,
    instead: carry.scope === null
  });
}
function countJudgements({ slices }) {
  return slices.reduce((sum, { judgements }) => sum + judgements, 0);
}
function tellOf({ room }, carry, brief) {
  const of = walkedIds(room.shown.evidence).length;
  return {
    pictures: brief?.packing.pictures ?? 0,
    left_out: brief?.packing.left_out ?? { states: 0, pictures: 0 },
    carried: { judgements: countJudgements(carry), journeys: brief?.scope.journeys.length ?? 0, of }
  };
}

// src/engines/anthropic/evaluate.ts
async function evaluateByModel(evaluation) {
  try {
    const first2 = await sample(evaluation, 1);
    const more = isOpen2(evaluation, first2) ? await sampleMore(evaluation) : [];
    return decide2([first2, ...more], evaluation);
  } catch (error) {
    if (!(error instanceof BudgetReached)) throw error;
    return withNotes(evaluation.measured, [tell(evaluation.room.parts.texts.words, "budget")]);
  }
}
function evaluatorQuestion(method, {
  shown,
  brief,
  parts,
  number,
  standing = []
}) {
  return {
    id: `evaluate-${method}`,
    role: method,
    kind: method,
    text: askEvaluator(method, askingOf({ outcomes: shown.outcomes, brief, texts: parts.texts, standing })),
    sample: number,
    duty: { journeys: brief.scope.journeys, criteria: [], scale: 10, expert: null }
  };
}
async function sample(evaluation, number) {
  const { method, measured, room } = evaluation;
  const { shown, brief, parts } = room;
  const { words } = parts.texts;
  const heard = await putChanged(
    {
      role: method,
      kind: method,
      sample: number,
      facts: null,
      over: null,
      ask: (of, standing) => evaluatorQuestion(method, { shown, brief: of, parts, number, standing })
    },
    room
  );
  const sieve = new Sieve(brief.ground);
  const merged = heard.answers.reduce(
    (opinion, answer) => mergeNext(opinion, answer, { ...shown, sieve, words, original: measured }),
    measured
  );
  const notes = noteJudgement({ ...about(heard), model: parts.choose(method).model, brief, sieve }, words);
  const honest = {
    ...merged,
    limitations: merged.limitations.filter((line2) => !parts.untrue.includes(line2))
  };
  const curtailed = heard.isCurtailed ? [tell(words, "budget_carried")] : [];
  return holdCeiling(measured, withNotes(honest, [...notes, ...curtailed]), brief.ground);
}
function mergeNext(opinion, answer, merging) {
  const merged = mergeOpinion(opinion, answer, merging);
  if (merged === null) throw misplaced(opinion.method);
  return merged;
}
async function sampleMore(evaluation) {
  const numbers = Array.from({ length: evaluation.room.parts.samples - 1 }, (_, at) => at + 2);
  const asked = await Promise.allSettled(numbers.map((number) => sample(evaluation, number)));
  const failed = asked.find((one) => one.status === "rejected" && !(one.reason instanceof BudgetReached));
  if (failed?.status === "rejected") throw failed.reason;
  return asked.flatMap((one) => one.status === "fulfilled" ? [one.value] : []);
}
function isOpen2({ measured }, first2) {
  const isNewlyCritical = first2.critical_failures.length > measured.critical_failures.length;
  if (measured.evidence_cap !== void 0) return isNewlyCritical;
  return isDecisive({
    score: scoreOpinion(first2).score,
    measured: scoreOpinion(measured).score,
    isNewlyCritical
  });
}
function decide2(samples, { room: { parts } }) {
  const median = chooseMedian(samples, (opinion) => scoreOpinion(opinion).score);
  if (samples.length === 1) return median;
  const scores = samples.map((opinion) => scoreOpinion(opinion).score).join(", ");
  return withNotes(median, [tell(parts.texts.words, "spread", { samples: samples.length, scores })]);
}
function withNotes(opinion, notes) {
  return { ...opinion, limitations: [.../* @__PURE__ */ new Set([...opinion.limitations, ...notes])] };
}

// src/engines/model/merge/merge-review.ts
var ASSESSMENTS2 = ["Complete", "Partial", "Failed"];
var MOST_REFS2 = 8;
function mergeReview(measured, { answer, criteria }, merging) {
  const given2 = new Map(answer.scores.map((score) => [score.criterion, score]));
  const scores = measured.scores.map((score) => mergeScore(score, given2.get(score.criterion), merging));
  const lowered = scores.filter((score, at) => score !== measured.scores[at]);
  return {
    ...measured,
    scores,
    journeys: mergeJourneys(measured, answer),
    failing: mergeFailing(measured, { given: given2, lowered, criteria }),
    highlights: [...measured.highlights, ...holdLines(answer.highlights, merging)].slice(0, 8),
    observations: mergeObservations(measured.observations, answer.observations, merging)
  };
}
function mergeScore(measured, given2, { sieve }) {
  if (given2 === void 0 || given2.score > measured.score) return measured;
  const refs = sieve.holdRefs(given2.refs);
  if (refs.length === 0 || !sieve.holdSentence(refs, given2.evidence)) return measured;
  return {
    ...measured,
    score: given2.score,
    evidence: clipSentence(given2.evidence),
    evidence_refs: [.../* @__PURE__ */ new Set([...refs, ...measured.evidence_refs])].slice(0, MOST_REFS2)
  };
}
function mergeJourneys(measured, answer) {
  const given2 = new Map(answer.journeys.map((one) => [one.journey, one]));
  return measured.journeys.map((journey) => {
    const other = given2.get(journey.journey);
    if (other === void 0 || rank4(other.assessment) <= rank4(journey.assessment)) return journey;
    return {
      ...journey,
      assessment: other.assessment,
      issues: [journey.issues, clipSentence(other.issues)].filter((line2) => line2 !== "").join("; ")
    };
  });
}
function rank4(assessment) {
  return ASSESSMENTS2.indexOf(assessment);
}
function mergeFailing(measured, now) {
  const known = new Set(measured.failing.map(({ criterion }) => criterion));
  const fresh = now.lowered.filter(({ criterion, score }) => score < now.criteria.threshold && !known.has(criterion)).flatMap((score) => {
    const words = now.given.get(score.criterion);
    return words === void 0 ? [] : [detail(score, words, now.criteria)];
  });
  return [...measured.failing, ...fresh];
}
function detail(score, words, { threshold, criteria }) {
  const described = criteria.find(({ id }) => id === score.criterion)?.description ?? score.name;
  return {
    criterion: score.criterion,
    observation: score.evidence,
    expected: words.expected.trim() === "" ? described : clipSentence(words.expected),
    journey_evidence: score.evidence_refs.join(", "),
    suggestion: words.suggestion.trim() === "" ? described : clipSentence(words.suggestion),
    priority: score.score <= threshold - 2 ? "Critical" : "Important"
  };
}
function holdLines(facts, { sieve }) {
  return facts.flatMap((fact2) => {
    const ref2 = sieve.hold({ ref: fact2.ref, quote: fact2.quote, said: [fact2.claim] });
    return ref2 === null ? [] : [`${ref2}: ${clipSentence(fact2.claim)}`];
  });
}
function mergeObservations(measured, given2, { evidence, sieve }) {
  const refs = evidence.journeys.map(({ id }) => id);
  const isSaid = (key) => given2[key].trim() !== "";
  const take3 = (key) => isSaid(key) && sieve.holdSentence(refs, given2[key]) ? clipSentence(given2[key]) : measured[key];
  return {
    navigation: take3("navigation"),
    interaction: take3("interaction"),
    journeys: take3("journeys"),
    visual: take3("visual"),
    missing: [measured.missing, ...isSaid("missing") ? [clipSentence(given2.missing)] : []].join(" ")
  };
}

// src/engines/model/merge/merge-cross-review.ts
function mergeCrossReview(measured, {
  answer,
  failed,
  cited
}, merging) {
  const given2 = new Map(answer.responses.map((one) => [one.criterion, one]));
  return {
    ...measured,
    responses: measured.responses.map((response) => {
      const settled = failed.has(response.criterion) ? settle4(response) : response;
      const other = given2.get(response.criterion);
      return other === void 0 ? settled : mergeResponse(settled, { other, isFailed: failed.has(response.criterion), cited }, merging);
    }),
    new_concerns: [...measured.new_concerns, ...holdLines(answer.new_concerns, merging)].slice(0, 8)
  };
}
function settle4(response) {
  return response.response === "disagree" ? { ...response, response: "new_concern" } : response;
}
function mergeResponse(measured, { other, isFailed, cited }, { sieve }) {
  const refs = sieve.holdRefs(other.new_refs).filter((ref2) => !cited.has(ref2));
  const lower2 = refs.length > 0 ? Math.min(measured.adjusted_score, other.adjusted_score) : measured.adjusted_score;
  const isTrue = sieve.holdSentence([...refs, ...cited], other.reasoning);
  const response = other.response === "disagree" && isFailed ? "new_concern" : other.response;
  return {
    ...measured,
    response: isTrue ? response : measured.response,
    reasoning: isTrue ? clipSentence(other.reasoning) : measured.reasoning,
    new_evidence_refs: [.../* @__PURE__ */ new Set([...measured.new_evidence_refs, ...refs])],
    adjusted_score: lower2
  };
}

// src/engines/model/merge/merge-judge.ts
function mergeJudge(measured, {
  answer,
  expected,
  notes
}, merging) {
  const given2 = new Map(answer.scores.map((score) => [score.criterion, score]));
  const criteria = measured.criteria.map(
    (one) => judge2(one, given2.get(one.criterion), { threshold: measured.threshold, merging })
  );
  const fallen = criteria.filter(
    (one, at) => one.status === "below" && measured.criteria[at]?.status !== "below"
  );
  return {
    ...measured,
    criteria,
    verdict: criteria.some(({ status }) => status === "below") ? "FAIL" : measured.verdict,
    failing: [
      ...measured.failing,
      ...fallen.map((one) => {
        const described = expected.get(one.criterion) ?? one.name;
        const words = given2.get(one.criterion);
        return {
          criterion: one.criterion,
          evidence: one.evidence,
          expected: clip(words?.expected) ?? described,
          suggestion: clip(words?.suggestion) ?? described
        };
      })
    ],
    observations: [...measured.observations, ...holdLines(answer.observations, merging)],
    overall: fallen.length > 0 ? clipSentence(answer.overall) : measured.overall,
    limitations: [...measured.limitations, ...notes]
  };
}
function clip(text2) {
  return text2 === void 0 || text2.trim() === "" ? null : clipSentence(text2);
}
function judge2(measured, given2, { threshold, merging }) {
  if (given2 === void 0 || measured.score !== null && given2.score > measured.score) return measured;
  if (measured.score === null && given2.score >= threshold) return measured;
  const refs = merging.sieve.holdRefs(given2.refs);
  const [worst] = refs;
  if (worst === void 0 || !merging.sieve.holdSentence(refs, given2.evidence)) return measured;
  return {
    ...measured,
    score: given2.score,
    status: given2.score >= threshold ? "met" : "below",
    worst_ref: worst,
    evidence: clipSentence(given2.evidence)
  };
}

// src/engines/anthropic/failed-by-measure.ts
async function failedByMeasure(assignment, engine) {
  const strategist = await engine.review("strategist", assignment);
  const ux = await engine.review("ux_specialist", assignment);
  const crossed = [
    await engine.crossReview(strategist, ux, assignment),
    await engine.crossReview(ux, strategist, assignment)
  ];
  const disputed = new Set(
    crossed.flatMap(({ responses }) => responses.filter(isDispute).map((one) => one.criterion))
  );
  const low = [...strategist.scores, ...ux.scores].filter(
    ({ score }) => score < assignment.criteria.threshold
  );
  return new Set(low.map(({ criterion }) => criterion).filter((criterion) => !disputed.has(criterion)));
}
function isDispute({ response }) {
  return response === "disagree";
}

// src/engines/anthropic/experts.ts
async function reviewByModel(expert, assignment, room) {
  const { parts, brief } = room;
  const { words } = parts.texts;
  const measured = await parts.measured.review(expert, assignment);
  return orMeasured(
    async () => {
      const heard = await putChanged(reviewInquiry(expert, assignment, room), room);
      const sieve = new Sieve(brief.ground);
      const merging = { ...assignment, sieve, words };
      const { criteria } = assignment;
      const merged = heard.answers.reduce(
        (review3, answer) => mergeReview(review3, { answer, criteria }, merging),
        measured
      );
      const { model } = parts.choose(expert);
      const notes = noteJudgement({ ...about(heard), model, brief, sieve }, words);
      return noteReview(merged, [...notes, ...heard.isCurtailed ? [tell(words, "budget_carried")] : []]);
    },
    () => noteReview(measured, [tell(words, "budget")])
  );
}
function reviewInquiry(expert, assignment, { parts }) {
  const { criteria, again = [] } = assignment;
  return {
    role: expert,
    kind: "review",
    sample: 1,
    facts: [factsOf2(criteria), again],
    over: null,
    ask: (brief, standing) => reviewQuestion(expert, assignment, { parts, brief, standing })
  };
}
function reviewQuestion(expert, { criteria, outcomes, again = [] }, { parts, brief, standing = [] }) {
  const asking = askingOf({ outcomes, brief, texts: parts.texts, standing, again });
  return {
    id: again.length === 0 ? `review-${expert}` : `review-${expert}-again`,
    role: expert,
    kind: "review",
    text: askReview(expert, criteria, asking),
    sample: 1,
    duty: { ...dutyOf(criteria), journeys: brief.scope.journeys, expert }
  };
}
async function crossReviewByModel(pair, assignment, room) {
  const { parts, brief } = room;
  const measured = await parts.measured.crossReview(pair.own, pair.theirs, assignment);
  return orMeasured(
    async () => {
      const { answers } = await putChanged(crossReviewInquiry(pair, assignment, room), room);
      const failed = await failedByMeasure(assignment, parts.measured);
      const cited = new Set(pair.own.scores.flatMap(({ evidence_refs }) => evidence_refs));
      const merging = { ...assignment, sieve: new Sieve(brief.ground), words: parts.texts.words };
      return answers.reduce(
        (cross, answer) => mergeCrossReview(cross, { answer, failed, cited }, merging),
        measured
      );
    },
    () => measured
  );
}
function crossReviewInquiry(pair, { criteria, outcomes }, { parts }) {
  const { expert } = pair.own;
  return {
    role: expert,
    kind: "cross_review",
    sample: 1,
    facts: factsOf2(criteria),
    over: [pair.own, pair.theirs].map(({ scores, journeys }) => [scores, journeys]),
    ask: (brief, standing) => ({
      id: `cross-review-${expert}`,
      role: expert,
      kind: "cross_review",
      text: askCrossReview(pair, criteria, askingOf({ outcomes, brief, texts: parts.texts, standing })),
      sample: 1,
      duty: { ...dutyOf(criteria), expert }
    })
  };
}
async function judgeByModel(bench, room) {
  const { parts, brief } = room;
  const { words } = parts.texts;
  const measured = await parts.measured.judge(bench);
  return orMeasured(
    async () => {
      const heard = await putChanged(judgeInquiry(bench, room), room);
      const sieve = new Sieve(brief.ground);
      const expected = new Map(bench.criteria.criteria.map(({ id, description }) => [id, description]));
      const merging = { ...bench, sieve, words };
      const merged = heard.answers.reduce(
        (report2, answer) => mergeJudge(report2, { answer, expected, notes: [] }, merging),
        measured
      );
      const { model } = parts.choose("judge");
      const notes = noteJudgement({ ...about(heard), model, brief, sieve }, words);
      const curtailed = heard.isCurtailed ? [tell(words, "budget_carried")] : [];
      return { ...merged, limitations: [...merged.limitations, ...notes, ...curtailed] };
    },
    () => ({ ...measured, limitations: [...measured.limitations, tell(words, "budget")] })
  );
}
function judgeInquiry(bench, { parts }) {
  return {
    role: "judge",
    kind: "judge",
    sample: 1,
    facts: factsOf2(bench.criteria),
    over: null,
    ask: (brief, standing) => judgeQuestion(bench, { parts, brief, standing })
  };
}
function judgeQuestion({ criteria, outcomes }, { parts, brief, standing = [] }) {
  return {
    id: "judge",
    role: "judge",
    kind: "judge",
    text: askJudge(criteria, askingOf({ outcomes, brief, texts: parts.texts, standing })),
    sample: 1,
    duty: dutyOf(criteria)
  };
}
function factsOf2({ criteria, scale, threshold }) {
  return [
    criteria.map(({ id, number, name, description }) => [id, number, name, description]),
    scale,
    threshold
  ];
}
function dutyOf({ criteria, scale }) {
  return { journeys: [], criteria: criteria.map(({ id }) => id), scale, expert: null };
}
function noteReview(review3, notes) {
  const { observations } = review3;
  return {
    ...review3,
    observations: { ...observations, missing: [observations.missing, ...notes].join(" ") }
  };
}
async function orMeasured(ask, measured) {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BudgetReached) return measured();
    throw error;
  }
}

// src/engines/model/prompt/describe-journey.ts
function describeJourney(journey) {
  const failed = journey.assertions.filter(({ status }) => status === "failed");
  return compact({
    ref: formatRef({ kind: "journey", journey: journey.id }),
    title: cleanPageText(journey.title, 200),
    goal: cleanPageText(journey.goal, 200),
    status: journey.status,
    expected_end: artefactOf(journey) === null ? void 0 : clean(journey.expected_end_state),
    error: clean(journey.error),
    checks: artefactOf(journey) === null ? journey.assertions.length : void 0,
    failed_checks: failed.map((one) => cleanPageText(one.title, 200)),
    steps: journey.steps.map((step) => describeStep2(journey, step))
  });
}
function describeStep2(journey, step) {
  const { target, response, trouble } = step;
  return compact({
    ref: formatRef({ kind: "step", journey: journey.id, step: step.order }),
    did: cleanPageText(step.title, 200),
    kind: artefactOf(journey) === null ? step.interaction : void 0,
    target: target === null ? void 0 : compact({ role: target.role, name: cleanPageText(target.name, 120) }),
    status: step.status === "ok" ? void 0 : step.status,
    error: clean(step.error),
    from: refOf2(step.state_before),
    to: refOf2(step.state_after),
    response: response === null ? void 0 : describeResponse2(response),
    console_errors: trouble.console_errors.length || void 0,
    page_errors: trouble.page_errors.length || void 0,
    failed_requests: trouble.failed_requests.length || void 0,
    dialogs: trouble.dialogs.map((one) => cleanPageText(`${one.type}: ${one.message}`, 160))
  });
}
function describeResponse2(response) {
  return compact({
    kind: response.kind,
    first_change_ms: round2(response.first_change_ms),
    settled_ms: round2(response.settled_ms),
    layout_shift: response.layout_shift ?? void 0,
    busy_shown: response.busy_indicator ?? void 0,
    announced: clean(response.announced)
  });
}
function refOf2(state) {
  return state === null ? void 0 : formatRef({ kind: "state", state });
}
function clean(text2) {
  return text2 === null ? void 0 : cleanPageText(text2);
}
function round2(value) {
  return value === null ? void 0 : Math.round(value);
}

// src/engines/model/carry/print-run.ts
function printRun(evidence, outcomes, { readState, hash }) {
  const found = foundAt(outcomes);
  const print = (ref2, facts) => hash(JSON.stringify([facts, found.get(ref2) ?? []])).slice(0, 16);
  const prints2 = {};
  for (const id of new Set(evidence.screens.map((screen) => screen.id))) {
    const state = readState(id);
    const ref2 = formatRef({ kind: "state", state: id });
    prints2[ref2] = print(ref2, [describeState({ state, picture: null, tiles: [] }), state.picture]);
  }
  for (const journey of evidence.journeys) {
    const steps = journey.steps.map((step) => {
      const ref3 = refOfStep(journey, step);
      prints2[ref3] = print(ref3, [factsOf3(journey, step), around(step).map((state) => prints2[state])]);
      return prints2[ref3];
    });
    const { steps: _, ...told } = describeJourney(journey);
    const ref2 = formatRef({ kind: "journey", journey: journey.id });
    prints2[ref2] = print(ref2, [told, steps]);
  }
  return prints2;
}
function refOfStep(journey, { order }) {
  return formatRef({ kind: "step", journey: journey.id, step: order });
}
function around({ state_before, state_after }) {
  return [state_before, state_after].flatMap(
    (state) => state === null ? [] : [formatRef({ kind: "state", state })]
  );
}
function factsOf3(journey, step) {
  const { response } = step;
  const timeless = response && { ...response, first_change_ms: null, settled_ms: null, layout_shift: null };
  return describeStep2(journey, { ...step, response: timeless });
}
function foundAt({ issues }) {
  const found = /* @__PURE__ */ new Map();
  for (const { rule, severity: severity2, critical, touched, places } of issues)
    for (const ref2 of /* @__PURE__ */ new Set([...touched, ...places.map((place) => place.ref)]))
      found.set(ref2, [...found.get(ref2) ?? [], `${rule} ${severity2} ${critical}`].toSorted());
  return found;
}

// src/engines/model/ground/ground.ts
function layGround(evidence, outcomes, states) {
  const places = /* @__PURE__ */ new Map();
  for (const state of states) places.set(formatRef({ kind: "state", state: state.id }), placeOfState(state));
  for (const journey of evidence.journeys) addJourney(places, journey, evidence);
  for (const [ref2, words] of measuredAt(outcomes)) extend(places, ref2, words);
  const artefacts = placeArtefacts(evidence);
  return {
    artefactOf: (ref2) => artefacts.get(ref2) ?? null,
    hasRef: (ref2) => places.has(ref2),
    isDirect: (ref2) => places.has(ref2) && parseRef(ref2)?.kind !== "journey",
    holdsText: (ref2, quote) => places.get(ref2)?.text.includes(quote) === true,
    holdsNumber: (ref2, value) => [...places.get(ref2)?.numbers ?? []].some((known) => isNear(known, value)),
    findText: (quote) => findText(places, quote)
  };
}
function placeArtefacts({ journeys }) {
  const found = /* @__PURE__ */ new Map();
  for (const journey of journeys) {
    const artefact = artefactOf(journey);
    if (artefact === null) continue;
    found.set(journey.id, artefact);
    for (const { order, state_before, state_after } of journey.steps) {
      found.set(formatRef({ kind: "step", journey: journey.id, step: order }), artefact);
      for (const state of [state_before, state_after])
        if (state !== null) found.set(formatRef({ kind: "state", state }), artefact);
    }
  }
  return found;
}
function findText(places, quote) {
  const holders = [...places].filter(([, place]) => place.text.includes(quote)).map(([ref2]) => ref2);
  return holders.find((ref2) => parseRef(ref2)?.kind === "step") ?? holders.find((ref2) => parseRef(ref2)?.kind === "state") ?? null;
}
function isNear(known, value) {
  return [known, known / 1e3].some((one) => one === value || Math.abs(one - value) <= Math.abs(one) * 0.01);
}
function placeOfState(state) {
  const text2 = quotableTexts(state).map(comparable).join("\n");
  const sizes = state.controls.flatMap(
    ({ box }) => box === null ? [] : [Math.round(box.width), Math.round(box.height)]
  );
  const counts = [state.controls.length, state.headings.length, state.images.length, state.messages.length];
  const { width, height } = state.viewport;
  return { text: text2, numbers: /* @__PURE__ */ new Set([...numbersIn(text2), ...sizes, ...counts, width, height]) };
}
function addJourney(places, journey, evidence) {
  const texts = [journey.title, journey.goal, journey.error ?? "", journey.expected_end_state ?? ""];
  const numbers = /* @__PURE__ */ new Set([
    journey.steps.length,
    evidence.journeys.length,
    journey.assertions.length
  ]);
  for (const step of journey.steps) {
    const place = placeOfStep(step, places);
    places.set(formatRef({ kind: "step", journey: journey.id, step: step.order }), place);
    texts.push(place.text);
    for (const number of place.numbers) numbers.add(number);
  }
  const text2 = texts.map(comparable).join("\n");
  places.set(journey.id, { text: text2, numbers: /* @__PURE__ */ new Set([...numbers, ...numbersIn(text2)]) });
}
function placeOfStep(step, places) {
  const around2 = [step.state_before, step.state_after].flatMap((state) => {
    const place = state === null ? void 0 : places.get(formatRef({ kind: "state", state }));
    return place === void 0 ? [] : [place];
  });
  const own = [
    step.title,
    step.error ?? "",
    step.target?.name ?? "",
    step.response?.announced ?? "",
    ...step.trouble.dialogs.map(({ message }) => message)
  ].map(comparable);
  const text2 = [...own, ...around2.map((place) => place.text)].join("\n");
  const measured = [...measuresOf(step), ...around2.flatMap((place) => [...place.numbers])];
  return { text: text2, numbers: /* @__PURE__ */ new Set([...numbersIn(own.join("\n")), ...measured]) };
}
function measuresOf({ order, response, trouble, pointer_activations, key_presses, target }) {
  const times = [response?.first_change_ms, response?.settled_ms, response?.layout_shift];
  const sizes = [target?.box?.width, target?.box?.height].map(
    (side) => side === void 0 ? side : Math.round(side)
  );
  const counts = [order, pointer_activations, key_presses];
  const troubles = [trouble.console_errors, trouble.page_errors, trouble.failed_requests].map(
    (list3) => list3.length
  );
  return [...times, ...sizes, ...counts, ...troubles].filter((value) => typeof value === "number");
}
function measuredAt({ issues }) {
  return issues.flatMap((issue) => {
    const words = [issue.title, issue.claim].join("\n");
    const touched = issue.touched.map((ref2) => [ref2, words]);
    return [...touched, ...issue.places.map(({ ref: ref2, claim }) => [ref2, claim])];
  });
}
function extend(places, ref2, words) {
  const place = places.get(ref2);
  if (place === void 0) return;
  const text2 = comparable(words);
  places.set(ref2, {
    text: `${place.text}
${text2}`,
    numbers: /* @__PURE__ */ new Set([...place.numbers, ...numbersIn(text2)])
  });
}

// src/engines/model/prompt/conceal-hidden.ts
var TELLING = { least: 8, most: 24 };
function concealHidden(states) {
  const seen = states.flatMap(quotableTexts).map(comparable).join("\n");
  const hidden = new Set(
    states.flatMap(hiddenTexts).map((text2) => comparable(text2).slice(0, TELLING.most)).filter((text2) => text2.length >= TELLING.least && !seen.includes(text2))
  );
  return (sentence2) => {
    const said = comparable(sentence2);
    return [...hidden].some((text2) => said.includes(text2)) ? "" : sentence2;
  };
}
function hiddenTexts(state) {
  const { headings, controls, messages, images } = state;
  const { blocks } = state.text;
  const all = Number.POSITIVE_INFINITY;
  const rest = (items) => {
    const shown = new Set(visible(items, all));
    return items.filter((item) => !shown.has(item));
  };
  return [
    ...rest(headings).map((one) => one.text),
    ...rest(controls).flatMap((one) => [one.name, one.described_by ?? "", one.placeholder ?? ""]),
    ...rest(messages).map((one) => one.text),
    ...rest(images).map((one) => one.alt ?? ""),
    ...rest(blocks).map((one) => one.text),
    ...blocks.filter((block) => block.font_px < SMALLEST_TEXT_PX).map((one) => one.text)
  ];
}

// src/engines/model/prompt/detect-injection.ts
var PATTERNS = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(previous|prior|above|earlier|all|your)\b.{0,30}\b(instruction|prompt|rule|message|direction|context)/i,
  /\b(system|developer|assistant)\s*(prompt|message|instruction|note)s?\b\s*[:>-]/i,
  /\byou are (now|an?) .{0,30}\b(assistant|model|evaluator|judge|reviewer|ai)\b/i,
  /\b(as an?|dear|attention|note to( the)?) (ai|llm|language model|evaluator|judge|reviewer|assistant)\b/i,
  /\b(score|rate|give|return|award|output)\b.{0,30}\b(10|ten|5|five|full|perfect|maximum)\b.{0,20}(\/|out of|points?|marks?|score|for)/i,
  /\b(verdict|conclusion|result)\b.{0,12}\b(is|:|=)\s*"?(pass|success|approved)/i,
  /<\/?(system|assistant|user|data|instructions?)\b/i,
  /\b(do not|don't|never) (report|mention|list|flag)\b.{0,40}\b(problem|issue|violation|failure|finding)/i,
  /\b(end|begin|start) of (data|evidence|instructions?|prompt)\b/i
];
var TAGS = /[\u{E0000}-\u{E007F}]/u;
var SMUGGLED = /[\u200B-\u200D\u2060\uFEFF]{4,}|[\u202A-\u202E\u2066-\u2069]/u;
function looksLikeInjection(state) {
  const texts = [
    state.title,
    ...state.headings.map((one) => one.text),
    ...state.controls.flatMap((one) => [one.name, one.described_by ?? "", one.placeholder ?? ""]),
    ...state.images.map((one) => one.alt ?? ""),
    ...state.messages.map((one) => one.text),
    ...state.text.blocks.map((one) => one.text)
  ];
  return texts.some((text2) => {
    if (TAGS.test(text2) || SMUGGLED.test(text2)) return true;
    const clean2 = cleanPageText(text2, 2e3);
    return PATTERNS.some((pattern) => pattern.test(clean2));
  });
}

// src/engines/model/prompt/pack-evidence.ts
var MOST_PICTURES2 = 20;
var MOST_STATES2 = 80;
function packEvidence(evidence, outcomes, library) {
  const ids = inOrderOfNeed2(evidence, outcomes);
  const shown = ids.slice(0, MOST_STATES2);
  const sent = /* @__PURE__ */ new Set();
  let left = MOST_PICTURES2;
  const exhibits = shown.map((id) => {
    const state = library.readState(id);
    const picture = state.picture === null ? null : library.findPicture(state.picture);
    if (picture === null || sent.has(picture.id)) return { state, picture, tiles: [] };
    const tiles = fitPicture(picture);
    if (tiles.length > left) return { state, picture, tiles: [] };
    sent.add(picture.id);
    left -= tiles.length;
    return { state, picture, tiles };
  });
  const withPicture = new Set(exhibits.flatMap(({ picture }) => picture === null ? [] : [picture.id]));
  return {
    exhibits,
    pictures: MOST_PICTURES2 - left,
    left_out: { states: ids.length - shown.length, pictures: withPicture.size - sent.size }
  };
}
function inOrderOfNeed2(evidence, outcomes) {
  const seen = evidence.screens.map(({ id }) => id);
  const found = new Set(
    outcomes.issues.flatMap((issue) => issue.places.flatMap(({ state }) => state === null ? [] : [state]))
  );
  const weight = (id) => found.has(id) ? 1 : 0;
  return [...new Set(seen)].toSorted((a, b) => weight(b) - weight(a));
}

// src/engines/model/prompt/show-evidence.ts
function showEvidence({ evidence, scope }, packing, with_) {
  const contract = describeContract(evidence);
  const walked2 = evidence.journeys.filter(({ status }) => status !== "skipped");
  const isAsked = ({ id }) => scope.journeys.includes(id);
  const asked = walked2.filter(isAsked);
  const journeys = [
    ...asked.map(describeJourney),
    ...walked2.filter((journey) => !isAsked(journey)).map(summariseJourney)
  ];
  const screens = [
    ...packing.exhibits.map(describeState),
    ...unchangedScreens(evidence, asked, scope).map(summariseScreen)
  ];
  const pictures = packing.exhibits.map(({ picture }) => picture?.id ?? null);
  const nonce = with_.hash(JSON.stringify([contract, journeys, screens, pictures])).slice(0, 24);
  const text2 = fillTemplate2(with_.texts.evidence, {
    contract: fenceData(nonce, contract),
    journeys: fenceData(nonce, journeys),
    screens: fenceData(nonce, screens),
    nonce
  });
  const sources = describeSources(evidence, with_.texts);
  return { blocks: [...packing.exhibits.flatMap(showPicture), ...sources, { type: "text", text: text2 }], nonce };
}
function describeSources({ journeys }, { sources }) {
  return ARTEFACTS.filter((kind) => journeys.some((journey) => artefactOf(journey) === kind)).map((kind) => ({
    type: "text",
    text: sources[kind]
  }));
}
function describeContract({ context }) {
  return {
    target: cleanPageText(context.target, 200),
    brief: cleanPageText(context.test_brief, 1e3),
    user: cleanPageText(context.target_user, 300),
    tasks: context.tasks.map((task) => cleanPageText(task, 200)),
    viewport: cleanPageText(context.viewport, 200),
    source: context.source_kind
  };
}
function unchangedScreens({ screens }, asked, { isChanged }) {
  const passed = new Set(
    asked.flatMap(
      ({ steps }) => steps.flatMap(({ state_before, state_after }) => [state_before, state_after])
    )
  );
  return screens.filter(({ id }) => passed.has(id) && !isChanged(formatRef({ kind: "state", state: id })));
}
function summariseJourney({ id, title, goal, status, steps }) {
  return {
    unchanged: id,
    title: cleanPageText(title, 120),
    goal: cleanPageText(goal, 120),
    status,
    steps: steps.length
  };
}
function summariseScreen({ id, route, title }) {
  return {
    unchanged: formatRef({ kind: "state", state: id }),
    route: cleanPageText(route, 120),
    title: cleanPageText(title, 120)
  };
}
function showPicture({ state, picture, tiles }) {
  if (picture === null) return [];
  const ref2 = formatRef({ kind: "state", state: state.id });
  return tiles.flatMap((tile, at) => [
    { type: "text", text: `Picture of ${ref2}, ${tile.width}x${tile.height}${partOf(at, tiles.length)}` },
    {
      type: "picture",
      picture: picture.id,
      media_type: picture.media_type,
      ...tile,
      resized: tile.crop !== null || tile.width !== picture.width || tile.height !== picture.height
    }
  ]);
}
function partOf(at, count2) {
  return count2 === 1 ? "" : `, part ${at + 1} of ${count2} from the top`;
}

// src/engines/anthropic/brief.ts
function makeBrief({ evidence, outcomes }, parts, scope = wholeScope(evidence)) {
  const packing = packEvidence(narrowEvidence(evidence, scope), outcomes, parts.library);
  const states = readStates2(evidence, parts.library);
  return {
    scope,
    ...showEvidence({ evidence, scope }, packing, parts),
    packing,
    ground: layGround(evidence, outcomes, states),
    suspicious: states.filter(looksLikeInjection).length,
    conceal: concealHidden(states)
  };
}
function readStates2({ screens }, library) {
  return [...new Set(screens.map(({ id }) => id))].map((id) => library.readState(id));
}

// src/engines/anthropic/room.ts
function openRoom(parts, shown) {
  const { readState } = parts.library;
  const prints2 = printRun(shown.evidence, shown.outcomes, { readState, hash: parts.hash });
  const brief = makeBrief(shown, parts);
  const briefs = /* @__PURE__ */ new Map();
  return {
    parts,
    shown,
    prints: prints2,
    brief,
    briefOf: (scope) => {
      if (scope.isWhole) return brief;
      const name = Object.keys(prints2).filter(scope.isChanged).join(" ");
      const made = briefs.get(name) ?? makeBrief(shown, parts, scope);
      briefs.set(name, made);
      return made;
    }
  };
}

// src/engines/anthropic/engine.ts
function modelEngine(parts) {
  const rooms = /* @__PURE__ */ new WeakMap();
  const room = ({ evidence, outcomes }) => {
    const open = rooms.get(evidence) ?? openRoom(parts, { evidence, outcomes });
    rooms.set(evidence, open);
    return open;
  };
  return {
    name: "anthropic",
    isDeterministic: true,
    heedsComplaints: true,
    evaluate: async (method, shown) => {
      const measured = await parts.measured.evaluate(method, shown);
      return evaluateByModel({ method, measured, room: room(shown) });
    },
    review: (expert, assignment) => reviewByModel(expert, assignment, room(assignment)),
    crossReview: (own, theirs, assignment) => crossReviewByModel({ own, theirs }, assignment, room(assignment)),
    judge: (bench) => judgeByModel(bench, room(bench))
  };
}

// src/engines/embedded/places.ts
function journeyOf(ref2) {
  const parsed = parseRef(ref2);
  return parsed === null || parsed.kind === "state" ? null : parsed.journey;
}
function groupByJourney(issues) {
  return groupBy(issues, journeyOf);
}
function groupByRef(issues) {
  return groupBy(issues, (ref2) => ref2);
}
function groupBy(issues, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const issue of issues)
    for (const key of new Set(issue.touched.map(keyOf))) {
      if (key === null) continue;
      const group = groups.get(key);
      if (group === void 0) groups.set(key, [issue]);
      else group.push(issue);
    }
  return groups;
}

// src/engines/embedded/words.ts
function say2(words, name, values = {}) {
  const [section = "", key = ""] = name.split(".");
  const sentence2 = words[section]?.[key];
  if (sentence2 === void 0) throw new Error(`The embedded engine has no sentence ${name}.`);
  return sentence2.replace(/\{(\w+)\}/g, (_, placeholder) => {
    const value = values[placeholder];
    if (value === void 0) throw new Error(`Sentence ${name} needs a value for {${placeholder}}.`);
    return String(value);
  });
}

// src/engines/embedded/testimony.ts
var MOST_ITEMS2 = 24;
function gatherTestimony(view, words, own) {
  return {
    confidence: confidenceOf(view),
    evidence: evidenceOf(view, words),
    findings: view.issues.map(findingOf),
    critical_failures: criticalFailures(view.issues, words),
    limitations: [...commonLimits(view, words), ...sourceLimits(view, words), ...own],
    ...isUnsupported(view.evidence) ? { evidence_cap: EVIDENCE_CAPS.unsupported } : {}
  };
}
function severityOf4(issue) {
  if (issue.critical) return "critical";
  return issue.severity >= 3 ? "high" : issue.severity === 2 ? "medium" : "low";
}
function unexplainedStops(view, words) {
  const explained = new Set(
    view.issues.filter((issue) => issue.critical).flatMap((issue) => issue.touched.map(journeyOf))
  );
  return view.evidence.journeys.filter((journey) => isWalked(journey) && journey.status !== "complete").filter((journey) => !explained.has(journey.id)).map(
    (journey) => say2(words, "critical.failure", { ref: journey.id, claim: say2(words, "walkthrough.blocked_plain") })
  );
}
function findingOf(issue) {
  return {
    severity: severityOf4(issue),
    title: issue.title,
    evidence_ref: firstRef(issue),
    recommendation: issue.recommendation
  };
}
function firstRef(issue) {
  return issue.places[0]?.ref ?? issue.id;
}
function criticalFailures(issues, words) {
  return issues.filter((issue) => issue.critical).map((issue) => say2(words, "critical.failure", { ref: firstRef(issue), claim: issue.claim }));
}
function evidenceOf(view, words) {
  const failed = view.issues.map((issue) => ({ ref: firstRef(issue), claim: issue.claim }));
  const passed = view.rules.flatMap(
    (rule) => rule.passed_refs.slice(0, 1).map((ref2) => ({ ref: ref2, claim: rule.passed_claim }))
  );
  const items = [...failed.slice(0, MOST_ITEMS2 / 2), ...passed.filter((item) => item.claim.trim() !== "")];
  return items.length > 0 ? items.slice(0, MOST_ITEMS2) : walked(view.evidence, words);
}
function walked(evidence, words) {
  return evidence.journeys.slice(0, MOST_ITEMS2).map((journey) => ({
    ref: formatRef({ kind: "journey", journey: journey.id }),
    claim: say2(words, `evidence.${artefactOf(journey) ?? "walked"}`, {
      title: journey.title,
      status: journey.status,
      steps: journey.steps.length
    })
  }));
}
function confidenceOf(view) {
  const { coverage } = view.evidence;
  const answers = view.rules.reduce((sum, rule) => sum + rule.failed + rule.passed, 0);
  const unknown2 = view.rules.reduce((sum, rule) => sum + rule.cannot_tell, 0);
  const walked2 = coverage.journeys - (coverage.unwalked ?? 0);
  const isWhole = walked2 > 0 && coverage.complete === walked2;
  return isWhole && answers > 0 && unknown2 <= answers ? "medium" : "low";
}
function sourceLimits({ evidence }, words) {
  const { source_kind } = evidence.context;
  if (source_kind === "live_url")
    return isUnsupported(evidence) ? [say2(words, "limitations.unmeasured", { cap: EVIDENCE_CAPS.unsupported })] : [];
  const kinds = source_kind === "mixed" ? kindsOf(evidence) : [source_kind];
  return [
    ...isStatic(evidence) ? [say2(words, "limitations.unsupported", { cap: EVIDENCE_CAPS.unsupported })] : [],
    ...kinds.map((kind) => say2(words, `limitations.source_${kind}`)),
    ...isStatic(evidence) ? [] : [say2(words, "limitations.source_mixed")]
  ];
}
function kindsOf({ journeys }) {
  return [...new Set(journeys.flatMap((journey) => artefactOf(journey) ?? []))];
}
function commonLimits(view, words) {
  const { coverage } = view.evidence;
  const incomplete = coverage.partial + coverage.failed + coverage.abandoned;
  const unknown2 = view.rules.reduce((sum, rule) => sum + rule.cannot_tell, 0);
  const values = {
    journeys: coverage.journeys,
    incomplete,
    skipped: coverage.skipped,
    unknown: unknown2,
    faults: coverage.capture_faults
  };
  const applies = [
    ["common", true],
    ["incomplete", incomplete > 0],
    ["skipped", coverage.skipped > 0],
    ["unknown", unknown2 > 0],
    ["faults", coverage.capture_faults > 0]
  ];
  return applies.filter(([, holds]) => holds).map(([name]) => say2(words, `limitations.${name}`, values));
}

// src/engines/embedded/nielsen.ts
function evaluateNielsen(view, words) {
  const checked = HEURISTICS.map((heuristic) => checkHeuristic(heuristic, view, words));
  const unchecked = checked.filter((entry) => !entry.checked).map((entry) => entry.heuristic);
  const limits = unchecked.length > 0 ? [say2(words, "limitations.nielsen", { unchecked: unchecked.join(", ") })] : [];
  return {
    method: "nielsen",
    judgement: { checked, violations: view.issues.flatMap(violationOf) },
    ...gatherTestimony(view, words, limits)
  };
}
function violationOf(issue) {
  const [heuristic] = issue.claims.nielsen;
  if (heuristic === void 0) return [];
  const { severity: severity2, title, critical } = issue;
  return [{ heuristic, severity: severity2, title, evidence_ref: firstRef(issue), core_task: critical }];
}
function checkHeuristic(heuristic, view, words) {
  const rules = view.rules.filter((rule) => rule.claims.nielsen.includes(heuristic));
  const passed = rules.reduce((sum, rule) => sum + rule.passed, 0);
  const failed = rules.reduce((sum, rule) => sum + rule.failed, 0);
  const isChecked = passed + failed > 0;
  const note3 = isChecked ? say2(words, "nielsen.checked", { passed, failed }) : say2(words, "nielsen.unchecked");
  return { heuristic, checked: isChecked, note: note3 };
}

// src/engines/embedded/inputs.ts
var SENSITIVE_TOKENS = /^(current-password|new-password|one-time-code|cc-|username$)/;
var KNOWN_TOKENS = /^(name|given-name|family-name|email|tel|street-address|address-|postal-code|country|organization|bday|language)/;
var LONG_TEXT_TAG = "textarea";
function adviseInputs(journey, words) {
  const seen = /* @__PURE__ */ new Map();
  for (const step of journey.steps) {
    const target = fieldOf(step);
    if (target === null) continue;
    const key = `${step.state_before ?? ""} ${target.key}`;
    if (!seen.has(key)) seen.set(key, advise2(target, wasAsked(target, seen), words));
  }
  return [...seen.values()];
}
function fieldOf(step) {
  const isField = step.interaction === "field_entry" || step.interaction === "selection";
  return isField && step.input !== null ? step.target : null;
}
function wasAsked(target, seen) {
  const name = nameOf4(target).toLowerCase();
  return [...seen.values()].some((input) => input.name.toLowerCase() === name);
}
function nameOf4(target) {
  return target.name.trim() === "" ? target.key : target.name;
}
function advise2(target, isAskedAgain, words) {
  const choice = chooseAdvice(target, isAskedAgain);
  return {
    name: nameOf4(target),
    current_requirement: target.required ? "required" : "optional",
    recommendation: choice.recommendation,
    confirmation_required: choice.recommendation === "ai_draft_confirm",
    sensitive_or_consequential: choice.rationale === "sensitive",
    rationale: say2(words, `pure.rationale_${choice.rationale}`, { autocomplete: target.autocomplete ?? "" })
  };
}
function chooseAdvice(target, isAskedAgain) {
  const token = target.autocomplete ?? "";
  if (target.type === "password" || SENSITIVE_TOKENS.test(token))
    return { recommendation: "keep_user_required", rationale: "sensitive" };
  if (isAskedAgain) return { recommendation: "derive_automatically", rationale: "again" };
  if (KNOWN_TOKENS.test(token)) return { recommendation: "prefill_known_data", rationale: "prefill" };
  if (target.tag === LONG_TEXT_TAG) return { recommendation: "ai_draft_confirm", rationale: "draft" };
  return { recommendation: "keep_user_required", rationale: "keep" };
}

// src/engines/embedded/safe-path.ts
function simplifyPath(path, words) {
  const isKnown = path.journey.status === "complete";
  const avoidable = path.steps.filter((step) => step.avoidable && step.interaction !== "system_wait");
  const clicks = avoidable.reduce((sum, step) => sum + step.pointer_activations, 0);
  const derived = path.inputs.filter((input) => input.recommendation === "derive_automatically");
  const dropped = (requirement) => derived.filter((input) => input.current_requirement === requirement).length;
  const less = (count2, by) => isKnown && count2 !== null ? Math.max(0, count2 - by) : null;
  return {
    logical_steps: less(path.counts.logical_steps, avoidable.length),
    clicks_taps: less(path.counts.clicks_taps, clicks),
    required_fields: less(path.counts.required_fields, dropped("required")),
    optional_fields: less(path.counts.optional_fields, dropped("optional")),
    changes: isWalked(path.journey) ? changesFor(avoidable, path.inputs, words) : [say2(words, "pure.change_unwalked")],
    safeguards: safeguardsFor(path, words)
  };
}
var CHANGES = {
  derive_automatically: "pure.change_required",
  make_optional: "pure.change_required",
  prefill_known_data: "pure.change_prefill",
  ai_draft_confirm: "pure.change_draft"
};
function changesFor(avoidable, inputs, words) {
  const steps = avoidable.map(
    (step) => say2(words, "pure.change_avoidable", { order: step.order, title: step.description })
  );
  const fields = inputs.flatMap((input) => {
    const sentence2 = CHANGES[input.recommendation];
    return sentence2 === void 0 ? [] : [say2(words, sentence2, { name: input.name })];
  });
  const changes = [...steps, ...new Set(fields)];
  return changes.length > 0 ? changes : [say2(words, "pure.change_none")];
}
function safeguardsFor({ journey }, words) {
  const confirmed = journey.steps.filter((step) => step.response?.kind === "dialog" && step.target !== null).map((step) => say2(words, "pure.safeguard_confirm", { name: step.target?.name || step.title }));
  return [...new Set(confirmed), say2(words, "pure.safeguard_errors")];
}

// src/engines/embedded/screens.ts
var BLANK_SCREEN = "before-first-page";
function screenOf2(screens) {
  const byState = new Map(screens.map((screen) => [screen.id, screenId(screen.route)]));
  return (state) => state === null ? BLANK_SCREEN : byState.get(state) ?? BLANK_SCREEN;
}
function listScreens(evidence, actions, words) {
  const first2 = /* @__PURE__ */ new Map();
  for (const screen of evidence.screens)
    if (!first2.has(screenId(screen.route))) first2.set(screenId(screen.route), screen);
  return [...actionsByScreen(actions)].map(([id, ids]) => {
    const screen = first2.get(id);
    const heading = screen?.heading ?? screen?.title;
    return {
      id,
      evidence_ref: screen?.first_ref ?? [...ids][0] ?? id,
      purpose: say2(words, "pure.purpose", {
        heading: heading !== void 0 && heading.trim() !== "" ? heading : id,
        route: screen?.route ?? "about:blank"
      }),
      important_action_ids: [...ids]
    };
  });
}
function actionsByScreen(actions) {
  const byScreen = /* @__PURE__ */ new Map();
  for (const action of actions)
    for (const step of action.steps) {
      const ids = byScreen.get(step.screen_id) ?? /* @__PURE__ */ new Set();
      byScreen.set(step.screen_id, ids.add(action.id));
    }
  return byScreen;
}
function screenId(route) {
  const words = route.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return words.replace(/^-+|-+$/g, "") || "home";
}

// src/engines/embedded/step-rating.ts
function rateSteps(journey, setting) {
  return journey.steps.map((step) => {
    const found = setting.issues.get(formatRef({ kind: "step", journey: journey.id, step: step.order })) ?? [];
    return {
      order: step.order,
      screen_id: setting.screens(step.state_before ?? step.state_after),
      description: step.title,
      interaction: step.interaction,
      pointer_activations: step.pointer_activations,
      difficulty: rate(step, found),
      avoidable: found.some((issue) => issue.claims.pure.includes("avoidable"))
    };
  });
}
function rate(step, found) {
  const friction = found.filter((issue) => issue.claims.pure.includes("difficulty"));
  const major = friction.filter((issue) => issue.severity >= 3).length;
  if (step.status === "failed" || friction.some((issue) => issue.critical || issue.severity === 4)) return 3;
  if (major >= 2) return 3;
  return major === 1 || friction.some((issue) => issue.severity === 2) ? 2 : 1;
}

// src/engines/embedded/pure.ts
function evaluatePure(view, words) {
  const journeys = countedJourneys(view.evidence).filter((journey) => journey.steps.length > 0);
  const issues = groupByRef(view.issues);
  const screens = screenOf2(view.evidence.screens);
  const actions = journeys.map((journey) => analyse(journey, rateSteps(journey, { issues, screens }), words));
  const testimony = gatherTestimony(view, words, [say2(words, "limitations.pure")]);
  return {
    method: "pure",
    judgement: {
      action_analysis: { screens: listScreens(view.evidence, actions, words), actions },
      core_task_impossible: journeys.some(isImpossible)
    },
    ...testimony,
    critical_failures: [...testimony.critical_failures, ...unexplainedStops(view, words)]
  };
}
function isImpossible(journey) {
  return isWalked(journey) && journey.status !== "complete";
}
function analyse(journey, steps, words) {
  const inputs = adviseInputs(journey, words);
  const counts = isWalked(journey) ? countPath(steps, inputs) : UNKNOWN;
  return {
    id: journey.id,
    label: journey.goal,
    importance: importanceOf(journey),
    outcome: say2(words, `pure.outcome_${outcomeOf(journey)}`, {
      goal: journey.expected_end_state ?? journey.goal
    }),
    evidence_status: statusOf(journey),
    steps,
    current_counts: counts,
    inputs,
    simplest_safe_path: simplifyPath({ journey, steps, inputs, counts }, words)
  };
}
var UNKNOWN = {
  logical_steps: null,
  clicks_taps: null,
  required_fields: null,
  optional_fields: null
};
function countPath(steps, inputs) {
  return {
    logical_steps: steps.filter((step) => step.interaction !== "system_wait").length,
    clicks_taps: steps.reduce((sum, step) => sum + step.pointer_activations, 0),
    required_fields: inputs.filter((input) => input.current_requirement === "required").length,
    optional_fields: inputs.filter((input) => input.current_requirement === "optional").length
  };
}
function outcomeOf(journey) {
  if (!isWalked(journey)) return "unwalked";
  return journey.status === "complete" ? "done" : "blocked";
}
function statusOf(journey) {
  const artefact = artefactOf(journey);
  if (artefact !== null) return artefact === "screenshot" ? "visible_only" : "inferred";
  return journey.status === "complete" ? "observed" : "blocked";
}
function importanceOf(journey) {
  const tags = journey.tags.map((tag) => tag.replace(/^@/, "").toLowerCase());
  if (tags.some((tag) => tag === "recovery" || tag === "safety")) return "recovery_safety";
  return tags.includes("supporting") ? "supporting" : "primary";
}

// src/engines/embedded/spark.ts
var CEILING = {
  simple: 5,
  purposeful: 5,
  attractive: 4,
  reliable: 5,
  known: 3
};
var DEDUCTION = { 1: 0.25, 2: 0.5, 3: 1, 4: 2 };
function evaluateSpark(view, words) {
  const letters = Object.fromEntries(
    SPARK_LETTERS.map((letter2) => [letter2, judgeLetter(letter2, view, words)])
  );
  return {
    method: "spark",
    judgement: {
      letters,
      problem_recognition_evidence: false,
      material_avoidable_steps: view.issues.filter((issue) => issue.claims.pure.includes("avoidable")).length
    },
    ...gatherTestimony(view, words, [say2(words, "limitations.spark")])
  };
}
function judgeLetter(letter2, view, words) {
  const issues = view.issues.filter((issue) => issue.claims.spark.includes(letter2));
  const rules = view.rules.filter((rule) => rule.claims.spark.includes(letter2));
  const passed = rules.reduce((sum, rule) => sum + rule.passed, 0);
  const refs = [...issues.map(firstRef), ...rules.flatMap((rule) => rule.passed_refs.slice(0, 1))].slice(
    0,
    5
  );
  const ceiling = passed > 0 || issues.length > 0 ? CEILING[letter2] : unmeasuredCeiling(letter2, view);
  const lost = issues.reduce((sum, issue) => sum + (DEDUCTION[issue.severity] ?? 0), 0);
  return {
    score: Math.max(1, Math.floor(ceiling - lost + 0.5)),
    evidence_refs: refs.length > 0 ? refs : view.evidence.journeys.slice(0, 1).map((journey) => journey.id),
    why: reasonFor(issues, { passed, isSeen: !isStatic(view.evidence) }, words)
  };
}
function unmeasuredCeiling(letter2, { evidence }) {
  return letter2 === "reliable" && isStatic(evidence) ? 2 : Math.min(CEILING[letter2], 3);
}
function reasonFor(issues, { passed, isSeen }, words) {
  const [heaviest] = issues;
  if (heaviest !== void 0)
    return say2(words, "spark.letter_found", { count: issues.length, title: heaviest.title });
  if (passed > 0) return say2(words, "spark.letter_clean", { passed });
  return say2(words, isSeen ? "spark.letter_unmeasured" : "spark.letter_unseen");
}

// src/engines/embedded/view.ts
function viewFor(method, evidence, outcomes) {
  const speaks = (subject) => subject.claims[CLAIM_KEYS2[method]].length > 0;
  return { evidence, issues: outcomes.issues.filter(speaks), rules: outcomes.rules.filter(speaks) };
}
var CLAIM_KEYS2 = {
  spark: "spark",
  nielsen: "nielsen",
  cognitive_walkthrough: "walkthrough",
  pure: "pure",
  wcag_2_2_aa: "wcag"
};

// src/engines/embedded/walkthrough.ts
function evaluateWalkthrough(view, words) {
  const journeys = countedJourneys(view.evidence);
  const byJourney2 = groupByJourney(view.issues);
  const actions = journeys.map(
    (journey) => walk({ journey, issues: byJourney2.get(journey.id) ?? [], words })
  );
  const testimony = gatherTestimony(view, words, [say2(words, "limitations.cognitive_walkthrough")]);
  return {
    method: "cognitive_walkthrough",
    judgement: { actions, core_task_impossible: journeys.some(isBlocked) },
    ...testimony,
    critical_failures: [...testimony.critical_failures, ...unexplainedStops(view, words)]
  };
}
function isBlocked(journey) {
  return isWalked(journey) && journey.status !== "complete";
}
function walk(leg) {
  const progress = answerOf(4, leg);
  return {
    action: leg.journey.goal,
    right_effect: answerOf(1, leg),
    action_noticed: answerOf(2, leg),
    action_associated: answerOf(3, leg),
    progress_seen: isBlocked(leg.journey) && progress.answer !== "fail" ? blocked(leg) : progress
  };
}
function answerOf(question2, { journey, issues, words }) {
  const [worst] = issues.filter((issue) => issue.claims.walkthrough.includes(question2)).toSorted((a, b) => b.severity - a.severity);
  if (!isWalked(journey))
    return { answer: "partial", why: say2(words, "walkthrough.unseen"), evidence_ref: journey.id };
  if (worst === void 0 || worst.severity < 2)
    return { answer: "pass", why: say2(words, "walkthrough.pass"), evidence_ref: journey.id };
  const verdict = worst.severity >= 3 ? "fail" : "partial";
  const why = say2(words, `walkthrough.${verdict}`, { title: worst.title });
  return { answer: verdict, why, evidence_ref: refIn(worst, journey) };
}
function blocked({ journey, issues, words }) {
  const cause = issues.find((issue) => issue.critical);
  const why = cause === void 0 ? say2(words, "walkthrough.blocked_plain") : say2(words, "walkthrough.blocked", { title: cause.title });
  return { answer: "fail", why, evidence_ref: cause === void 0 ? journey.id : refIn(cause, journey) };
}
function refIn(issue, journey) {
  return issue.touched.find((ref2) => journeyOf(ref2) === journey.id) ?? firstRef(issue);
}

// src/engines/embedded/wcag.ts
var NAMES2 = new Set(WCAG_CRITERIA.map((entry) => entry.criterion));
function evaluateWcag(view, words) {
  const checks = WCAG_CRITERIA.map((entry) => ({ ...entry, status: statusOf2(entry.criterion, view) }));
  const limits = say2(words, "limitations.wcag_2_2_aa", {
    unchecked: checks.filter((check) => check.status === "not_checked").length,
    review: checks.filter((check) => check.status === "needs_review").length
  });
  return {
    method: "wcag_2_2_aa",
    judgement: { checks, issues: view.issues.flatMap(issueOf) },
    ...gatherTestimony(view, words, [limits])
  };
}
function issueOf(issue) {
  const criterion = issue.claims.wcag.find((name) => NAMES2.has(name));
  if (criterion === void 0 || issue.wcag_class === null) return [];
  const severe = issue.critical ? "critical" : issue.wcag_class === "critical" ? "serious" : issue.wcag_class;
  return [{ criterion, class: severe, title: issue.title, evidence_ref: firstRef(issue) }];
}
function statusOf2(criterion, view) {
  const rules = view.rules.filter((rule) => rule.claims.wcag.includes(criterion));
  if (view.issues.some((issue) => issue.claims.wcag.includes(criterion))) return "checked";
  if (rules.some((rule) => rule.cannot_tell > 0)) return "needs_review";
  return rules.some((rule) => rule.passed + rule.failed > 0) ? "checked" : "not_checked";
}

// src/engines/embedded/evaluate.ts
var EVALUATORS = {
  spark: evaluateSpark,
  nielsen: evaluateNielsen,
  cognitive_walkthrough: evaluateWalkthrough,
  pure: evaluatePure,
  wcag_2_2_aa: evaluateWcag
};
function evaluateByRule(method, shown, words) {
  return EVALUATORS[method](viewFor(method, shown.evidence, shown.outcomes), words);
}

// src/engines/embedded/experts/desk.ts
function layOut(task) {
  const walked2 = task.evidence.journeys.filter((journey) => journey.status !== "skipped");
  return {
    ...task,
    walked: walked2,
    issuesOf: groupByCriterion(task.outcomes.issues),
    talliesOf: groupByCriterion(task.outcomes.rules),
    issuesIn: groupByJourney(task.outcomes.issues),
    stops: new Set(walked2.flatMap(stopOf))
  };
}
function groupByCriterion(items) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items)
    for (const criterion of new Set(item.claims.criteria)) {
      const group = groups.get(criterion);
      if (group === void 0) groups.set(criterion, [item]);
      else group.push(item);
    }
  return groups;
}
function stopOf(journey) {
  const step = stopStep(journey);
  return step === null ? [] : [formatRef({ kind: "step", journey: journey.id, step: step.order })];
}
function stopStep(journey) {
  if (journey.status === "complete" || !isWalked(journey)) return null;
  return journey.steps.find((step) => step.status === "failed") ?? journey.steps.at(-1) ?? null;
}

// src/engines/embedded/experts/phrase.ts
var MOST_REFS3 = 6;
var MOST_REFS_OF_WORST = 3;
function refsOf(weighed) {
  const refs = weighed.flatMap(
    ({ issue, isFull }, at) => placesOf(issue).slice(0, at === 0 && isFull ? MOST_REFS_OF_WORST : 1)
  );
  return [...new Set(refs)].slice(0, MOST_REFS3);
}
function placesOf(issue) {
  return [.../* @__PURE__ */ new Set([...issue.places.map(({ ref: ref2 }) => ref2), ...issue.touched])];
}
function firstPlace(issue) {
  return issue.places[0]?.ref ?? issue.id;
}
function sentence(text2) {
  const trimmed = text2.trim();
  return /[.!?…。！？]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
function joinTitles(issues, most) {
  return [...new Set(issues.map(({ title }) => title.trim().replace(/\.$/, "")))].slice(0, most).join("; ");
}

// src/engines/embedded/experts/assess-journeys.ts
var BY_STATUS = {
  complete: "Complete",
  partial: "Partial",
  abandoned: "Partial",
  failed: "Failed",
  skipped: "Failed",
  shown: "Partial",
  specified: "Partial"
};
var CATASTROPHE2 = 4;
var MOST_TITLES = 2;
var MOST_SCREENSHOTS = 4;
function assessJourneys(expert, desk, words) {
  const pictures = new Map(desk.evidence.screens.map(({ id, picture }) => [id, picture]));
  return desk.walked.map((journey) => {
    const issues = [...desk.issuesIn.get(journey.id) ?? []].sort(worstFirst);
    return {
      journey: journey.id,
      title: journey.title,
      steps: journey.steps.length,
      completed: isWalked(journey) ? journey.steps.filter(({ status }) => status === "ok").length : 0,
      assessment: assess(expert, journey, issues),
      issues: describeIssues2(journey, issues, words),
      screenshots: pickScreenshots(journey, issues, pictures)
    };
  });
}
function findBlocker(issues) {
  return issues.find(({ severity: severity2 }) => severity2 >= CATASTROPHE2) ?? null;
}
function assess(expert, journey, issues) {
  const assessment = BY_STATUS[journey.status];
  const isMarred = expert === "ux_specialist" && findBlocker(issues) !== null;
  return assessment === "Complete" && isMarred ? "Partial" : assessment;
}
function worstFirst(a, b) {
  return b.severity - a.severity || (a.id < b.id ? -1 : 1);
}
function describeIssues2(journey, issues, words) {
  const stop = stopStep(journey);
  const stopped = stop === null ? [] : [say2(words, "journey.stopped", { step: stop.order })];
  const unwalked = isWalked(journey) ? [] : [say2(words, "journey.unwalked")];
  const more = issues.length - MOST_TITLES;
  const found = issues.length === 0 ? [] : [
    say2(words, more > 0 ? "journey.issues_more" : "journey.issues", {
      titles: joinTitles(issues, MOST_TITLES),
      more
    })
  ];
  return [...unwalked, ...stopped, ...found].join("; ");
}
function pickScreenshots(journey, issues, pictures) {
  const places = issues.flatMap((issue) => issue.places.filter((place) => place.journey === journey.id));
  const states = [...places.map(({ state }) => state), journey.end_state];
  const found = states.flatMap((state) => state === null ? [] : pictures.get(state) ?? []);
  return [...new Set(found)].slice(0, MOST_SCREENSHOTS);
}

// src/engines/embedded/experts/perspective.ts
var PERSPECTIVES = {
  strategist: {
    focus: /* @__PURE__ */ new Set([
      "screen-reachability",
      "navigation-consistency",
      "journey-completability",
      "error-states",
      "style-brief",
      "reference-alignment",
      "design-fidelity",
      "brand-compliance"
    ]),
    heuristics: /* @__PURE__ */ new Set(["H2", "H6", "H7", "H10"]),
    questions: /* @__PURE__ */ new Set([1, 2])
  },
  ux_specialist: {
    focus: /* @__PURE__ */ new Set([
      "back-navigation",
      "no-dead-ends",
      "clickable-response",
      "forms-functional",
      "state-changes-visible",
      "transition-smoothness",
      "animation",
      "journey-clarity",
      "error-states",
      "component-consistency",
      "responsive",
      "no-js-errors",
      "no-broken-assets"
    ]),
    heuristics: /* @__PURE__ */ new Set(["H1", "H3", "H4", "H5", "H9"]),
    questions: /* @__PURE__ */ new Set([3, 4])
  }
};
function isFocus(expert, criterion) {
  const other = PERSPECTIVES[expert === "strategist" ? "ux_specialist" : "strategist"];
  return PERSPECTIVES[expert].focus.has(criterion) || !other.focus.has(criterion);
}
function isSpokenTo(expert, claims) {
  const { heuristics, questions } = PERSPECTIVES[expert];
  return claims.nielsen.some((one) => heuristics.has(one)) || claims.walkthrough.some((one) => questions.has(one));
}

// src/engines/embedded/experts/weigh-issues.ts
function weighIssues(who, desk, conceded = /* @__PURE__ */ new Set()) {
  return (desk.issuesOf.get(who.criterion) ?? []).map((issue) => {
    const isFull = conceded.has(issue.id) || weighsInFull(who, issue, desk);
    return { issue, severity: isFull ? issue.severity : Math.max(1, issue.severity - 1), isFull };
  }).sort(byWeight);
}
function weighsInFull(who, issue, desk) {
  return issue.critical || desk.execution === "single_reviewer" || isFocus(who.expert, who.criterion) || issue.touched.some((ref2) => desk.stops.has(ref2));
}
function byWeight(a, b) {
  return Number(b.issue.critical) - Number(a.issue.critical) || b.severity - a.severity || b.issue.journeys - a.issue.journeys || (a.issue.id < b.issue.id ? -1 : 1);
}
var MAJOR2 = 3;
var CATASTROPHE3 = 4;
var SEVERAL = 2;
var LARGELY_UNMET = 4;
function anchorsOf({ scale, threshold }) {
  const under = (by) => Math.max(1, threshold - by);
  return { exemplary: scale, met: threshold, below: under(1), several: under(2), unmet: 1 };
}
function scoreIssues(weighed, desk) {
  const anchors = anchorsOf(desk.criteria);
  const majors = weighed.filter(({ severity: severity2 }) => severity2 >= MAJOR2);
  if (weighed.some(({ issue }) => issue.critical) || majors.length >= LARGELY_UNMET) return anchors.unmet;
  const isWide = majors.some(({ issue }) => isWidespread(issue, desk));
  const isGrave = majors.some(({ severity: severity2 }) => severity2 >= CATASTROPHE3);
  if (majors.length >= SEVERAL || isWide || isGrave) return anchors.several;
  if (majors.length === 1) return anchors.below;
  return weighed.length > 0 ? anchors.met : anchors.exemplary;
}
function isWidespread(issue, desk) {
  return issue.journeys > 1 && issue.journeys * 2 > desk.walked.length;
}

// src/engines/embedded/experts/respond-to-score.ts
var WIDE = 2;
function respondToScore(exchange, desk, words) {
  const { own, theirs } = exchange;
  const answer = answerScore(exchange, desk, words);
  return {
    criterion: own.criterion,
    number: own.number,
    name: own.name,
    their_score: theirs.score,
    my_score: own.score,
    ...answer
  };
}
function answerScore(exchange, desk, words) {
  const { own, theirs } = exchange;
  const gap2 = own.score - theirs.score;
  const keep2 = (response, reasoning) => ({
    response,
    reasoning,
    new_evidence_refs: [],
    adjusted_score: own.score
  });
  if (gap2 === 0) return keep2("agree", say2(words, "respond.same", { score: own.score }));
  if (Math.abs(gap2) < WIDE) return keep2("agree", say2(words, "respond.close"));
  return gap2 > 0 ? answerLower(exchange, desk, words) : keep2("new_concern", nameGround(exchange, desk, words));
}
function answerLower(exchange, desk, words) {
  const { own, theirs, expert, cited } = exchange;
  const pointed = findPointed(exchange, desk);
  const counters = findCounters(exchange, desk);
  const conceded = pointed.filter((issue) => !isCountered(issue, theirs, counters));
  const ids = new Set(conceded.map(({ id }) => id));
  const weighed = weighIssues({ expert, criterion: own.criterion }, desk, ids);
  const allowed = Math.max(theirs.score, Math.min(own.score, scoreIssues(weighed, desk)));
  const fresh = conceded.flatMap((issue) => pointedPlaces(issue, theirs)).filter((ref2) => !cited.has(ref2));
  const claims = conceded.map(({ claim }) => sentence(claim)).slice(0, 2).join(" ");
  const stay = { new_evidence_refs: [], adjusted_score: own.score };
  if (allowed < own.score && fresh.length > 0)
    return {
      response: "agree",
      reasoning: say2(words, "respond.covered", { claims }),
      new_evidence_refs: [...new Set(fresh)],
      adjusted_score: allowed
    };
  if (conceded.length > 0)
    return {
      response: "new_concern",
      reasoning: say2(words, "respond.covered_cited", { claims: claims.replace(/\.$/, "") }),
      ...stay
    };
  const counter = nameCounter(pointed[0], theirs, counters);
  if (counter === null) return { response: "new_concern", reasoning: say2(words, "respond.nothing"), ...stay };
  return {
    response: "disagree",
    reasoning: say2(words, "respond.countered", counter),
    new_evidence_refs: cited.has(counter.where) ? [] : [counter.where],
    adjusted_score: own.score
  };
}
function findPointed({ expert, own, theirs }, desk) {
  const refs = new Set(theirs.evidence_refs);
  return weighIssues({ expert, criterion: own.criterion }, desk).filter(({ issue, isFull }) => !isFull && placesOf(issue).some((ref2) => refs.has(ref2))).map(({ issue }) => issue);
}
function findCounters({ expert, own }, desk) {
  const tallies = desk.talliesOf.get(own.criterion) ?? [];
  return tallies.filter(
    ({ claims, failed, passed }) => failed === 0 && passed > 0 && isSpokenTo(expert, claims)
  );
}
function isCountered(issue, theirs, counters) {
  return findCounter(issue, theirs, counters) !== null;
}
function findCounter(issue, theirs, counters) {
  const places = pointedPlaces(issue, theirs);
  return counters.find(({ passed_refs }) => {
    const passed = new Set(passed_refs);
    return places.every((ref2) => passed.has(ref2));
  }) ?? null;
}
function pointedPlaces(issue, theirs) {
  const refs = new Set(theirs.evidence_refs);
  return placesOf(issue).filter((ref2) => refs.has(ref2));
}
function nameCounter(issue, theirs, counters) {
  const tally = issue === void 0 ? null : findCounter(issue, theirs, counters);
  const [where] = issue === void 0 ? [] : pointedPlaces(issue, theirs);
  if (tally === null || where === void 0) return null;
  return { counter: sentence(tally.passed_claim.trim() === "" ? tally.title : tally.passed_claim), where };
}
function nameGround({ expert, own }, desk, words) {
  const claims = weighIssues({ expert, criterion: own.criterion }, desk).filter(({ isFull }) => isFull).map(({ issue }) => sentence(issue.claim)).slice(0, 1);
  return claims.length === 0 ? say2(words, "respond.kept_plain") : say2(words, "respond.kept", { claims: claims.join(" ") });
}

// src/engines/embedded/experts/cross-review-as-expert.ts
function crossReviewAsExpert(pair, task, words) {
  const desk = layOut(task);
  const cited = new Set(pair.own.scores.flatMap(({ evidence_refs }) => evidence_refs));
  const theirs = new Map(pair.theirs.scores.map((score) => [score.criterion, score]));
  return {
    expert: pair.own.expert,
    round: pair.own.round,
    responses: pair.own.scores.flatMap((own) => {
      const other = theirs.get(own.criterion);
      return other === void 0 ? [] : [respondToScore({ expert: pair.own.expert, own, theirs: other, cited }, desk, words)];
    }),
    journeys: compareAssessments(pair, desk, words),
    new_concerns: listConcerns(pair, cited, { desk, words })
  };
}
function compareAssessments(pair, desk, words) {
  const theirs = new Map(pair.theirs.journeys.map((one) => [one.journey, one]));
  return pair.own.journeys.flatMap((own) => {
    const other = theirs.get(own.journey);
    if (other === void 0) return [];
    const answer = other.assessment === own.assessment ? { response: "agree", reason: "" } : answerAssessment({ journey: own.journey, isMilder: own.assessment === "Complete" }, desk, words);
    return [
      {
        journey: own.journey,
        title: own.title,
        their_assessment: other.assessment,
        my_assessment: own.assessment,
        ...answer
      }
    ];
  });
}
function answerAssessment(about2, desk, words) {
  const blocker = findBlocker(desk.issuesIn.get(about2.journey) ?? []);
  const steps = desk.walked.find(({ id }) => id === about2.journey)?.steps.length ?? 0;
  const place = blocker?.places.find(({ journey }) => journey === about2.journey);
  const values = {
    title: blocker === null ? "" : joinTitles([blocker], 1),
    where: place?.ref ?? about2.journey,
    steps
  };
  if (!about2.isMilder)
    return { response: "disagree", reason: say2(words, "journey_response.blocked", values) };
  if (blocker?.critical === true)
    return { response: "agree", reason: say2(words, "journey_response.worse", values) };
  return { response: "disagree", reason: say2(words, "journey_response.reached", values) };
}
var MOST_CONCERNS = 3;
function listConcerns(pair, cited, { desk, words }) {
  const { expert } = pair.own;
  const theirRefs = new Set(pair.theirs.scores.flatMap(({ evidence_refs }) => evidence_refs));
  const weighed = new Set(
    pair.own.scores.flatMap(
      ({ criterion }) => weighIssues({ expert, criterion }, desk).flatMap(({ issue, isFull }) => isFull ? [issue.id] : [])
    )
  );
  return desk.outcomes.issues.filter(
    ({ id, touched }) => !weighed.has(id) && touched.some((ref2) => theirRefs.has(ref2) && !cited.has(ref2))
  ).toSorted((a, b) => b.severity - a.severity || (a.id < b.id ? -1 : 1)).slice(0, MOST_CONCERNS).map(
    (issue) => say2(words, "concern.noted", {
      title: joinTitles([issue], 1),
      where: firstPlace(issue),
      claim: sentence(issue.claim)
    })
  );
}

// src/engines/embedded/experts/score-criterion.ts
var COMPLETABILITY = "journey-completability";
function scoreCriterion(who, desk, words) {
  const { id, number, name } = who.criterion;
  const weighed = weighIssues({ expert: who.expert, criterion: id }, desk);
  const found = weighed.length > 0 ? scoreFound(who.expert, weighed, { desk, words }) : null;
  const scored = found ?? scorePassed(desk.talliesOf.get(id) ?? [], { desk, words }) ?? scoreBlind(name, { desk, words });
  return {
    criterion: id,
    number,
    name,
    ...id === COMPLETABILITY ? capByJourneys(scored, { desk, words }) : scored
  };
}
function isMeasured2(criterion, desk) {
  const tallies = desk.talliesOf.get(criterion) ?? [];
  return desk.issuesOf.has(criterion) || tallies.some(({ failed, passed }) => failed + passed > 0);
}
function stoppedJourneys(desk) {
  return desk.walked.filter((journey) => isWalked(journey) && journey.status !== "complete");
}
function scoreFound(expert, weighed, { desk, words }) {
  const [worst, ...others] = weighed.map(({ issue }) => issue);
  const isGlance = weighed.every(({ isFull }) => !isFull);
  const values = {
    claim: sentence(worst?.claim ?? ""),
    journeys: worst?.journeys ?? 0,
    walked: desk.walked.length,
    others: joinTitles(others, 3)
  };
  const name = isGlance ? `score.glance_${expert}` : others.length > 0 ? "score.found_more" : "score.found";
  return {
    score: scoreIssues(weighed, desk),
    evidence: say2(words, name, values),
    evidence_refs: refsOf(weighed)
  };
}
var MOST_PASSES = 3;
function scorePassed(tallies, { desk, words }) {
  const seen = tallies.filter(({ passed: passed2, failed }) => passed2 > 0 && failed === 0);
  const [best] = seen.toSorted((a, b) => b.passed - a.passed);
  const refs = [...new Set(seen.flatMap(({ passed_refs }) => passed_refs))].slice(0, MOST_PASSES);
  if (best === void 0 || refs.length === 0) return null;
  const passed = seen.reduce((sum, tally) => sum + tally.passed, 0);
  const unknown2 = tallies.reduce((sum, tally) => sum + tally.cannot_tell, 0);
  const anchors = anchorsOf(desk.criteria);
  const isDoubtful = unknown2 > passed;
  return {
    score: isDoubtful ? anchors.met : anchors.exemplary,
    evidence: say2(words, isDoubtful ? "score.passed_partly" : "score.passed", {
      claim: sentence(best.passed_claim.trim() === "" ? best.title : best.passed_claim),
      passed,
      unknown: unknown2
    }),
    evidence_refs: refs
  };
}
function scoreBlind(name, { desk, words }) {
  const journeys = desk.walked.length > 0 ? desk.walked : desk.evidence.journeys;
  return {
    score: anchorsOf(desk.criteria).met,
    evidence: say2(words, isStatic(desk.evidence) ? "score.unseen" : "score.unmeasured", {
      name,
      walked: desk.walked.length
    }),
    evidence_refs: journeys.slice(0, MOST_PASSES).map(({ id }) => id)
  };
}
function capByJourneys(scored, { desk, words }) {
  const stopped = stoppedJourneys(desk);
  if (stopped.length === 0) return scored;
  const anchors = anchorsOf(desk.criteria);
  const isMost = stopped.length * 2 > desk.walked.length;
  const isPartial = stopped.every(({ status }) => status === "partial");
  const ceiling = isMost ? anchors.unmet : isPartial ? anchors.below : anchors.several;
  if (scored.score <= ceiling) return scored;
  const titles = stopped.map(({ title }) => title).join(", ");
  return {
    score: ceiling,
    evidence: say2(words, "score.stopped", { stopped: stopped.length, walked: desk.walked.length, titles }),
    evidence_refs: [.../* @__PURE__ */ new Set([...desk.stops, ...stopped.map(({ id }) => id)])].slice(0, 6)
  };
}

// src/engines/embedded/experts/judge-build.ts
function judgeBuild(task, words) {
  const desk = layOut({ ...task, execution: "single_reviewer" });
  const criteria = task.criteria.criteria.map((criterion) => judgeCriterion2(criterion, desk, words));
  const unjudged = criteria.filter(({ status }) => status === "not_judged");
  const names = unjudged.map(({ number, name }) => `C${number} ${name}`).join(", ");
  const verdict = decideVerdict(criteria, desk);
  return {
    round: task.round,
    version: task.evidence.context.build_identity,
    mode: desk.walked.some(isWalked) ? "interactive" : "static",
    scale: task.criteria.scale,
    threshold: task.criteria.threshold,
    verdict,
    criteria,
    failing: task.criteria.criteria.flatMap(
      (criterion, at) => detailBelow(criterion, criteria[at], { desk, words })
    ),
    observations: observeWalk(desk, words),
    overall: say2(words, `judge.overall_${verdict.toLowerCase()}`, {
      met: criteria.filter(({ status }) => status === "met").length,
      below: criteria.filter(({ status }) => status === "below").length,
      blind: criteria.filter(({ status }) => status === "unevaluable").length,
      judged: criteria.length - unjudged.length
    }),
    artefacts: task.evidence.screens.flatMap(({ picture }) => picture ?? []),
    limitations: [
      say2(words, "judge.limit"),
      ...unjudged.length === 0 ? [] : [say2(words, "judge.not_judged", { names })]
    ]
  };
}
function decideVerdict(criteria, desk) {
  const has = (status) => criteria.some((one) => one.status === status);
  if (has("below")) return "FAIL";
  return has("unevaluable") || !has("met") || !desk.walked.some(isWalked) ? "UNEVALUABLE" : "PASS";
}
function judgeCriterion2(criterion, desk, words) {
  const { id, number, name } = criterion;
  const head2 = { criterion: id, number, name };
  const worst = findWorst(id, desk);
  const { threshold, scale } = desk.criteria;
  if (worst !== null) {
    const status = worst.score >= threshold ? "met" : "below";
    const evidence2 = describeWorst(worst, words);
    return { ...head2, score: worst.score, status, worst_ref: worst.ref, evidence: evidence2 };
  }
  const tallies = desk.talliesOf.get(id) ?? [];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  if (passed > 0)
    return {
      ...head2,
      score: scale,
      status: "met",
      worst_ref: null,
      evidence: say2(words, "judge.passed", { passed })
    };
  const isBlind = tallies.some(({ cannot_tell }) => cannot_tell > 0);
  const evidence = say2(words, isBlind ? "judge.unevaluable" : "judge.unmeasured");
  return { ...head2, score: null, status: isBlind ? "unevaluable" : "not_judged", worst_ref: null, evidence };
}
function findWorst(criterion, desk) {
  const screens = /* @__PURE__ */ new Map();
  for (const issue of desk.issuesOf.get(criterion) ?? [])
    for (const place of issue.places) {
      const key = place.state ?? place.ref;
      const screen = screens.get(key) ?? { ref: place.ref, issues: /* @__PURE__ */ new Set() };
      screens.set(key, screen);
      screen.issues.add(issue);
    }
  const scored = [...screens.values()].map(({ ref: ref2, issues }) => ({
    ref: ref2,
    issues: [...issues],
    score: scoreScreen([...issues], desk)
  }));
  const [stop] = criterion === "journey-completability" ? stoppedJourneys(desk) : [];
  const stopped = stop === void 0 ? [] : [{ ref: stop.id, issues: [], score: anchorsOf(desk.criteria).unmet }];
  return [...stopped, ...scored].toSorted((a, b) => a.score - b.score)[0] ?? null;
}
var MAJOR3 = 3;
var CATASTROPHE4 = 4;
var EDGE = 3;
function scoreScreen(issues, desk) {
  const anchors = anchorsOf(desk.criteria);
  const majors = issues.filter(({ severity: severity2 }) => severity2 >= MAJOR3);
  const minors = issues.filter(({ severity: severity2 }) => severity2 === MAJOR3 - 1);
  if (issues.some(({ critical }) => critical)) return anchors.unmet;
  if (majors.length > 1 || majors.some(({ severity: severity2 }) => severity2 >= CATASTROPHE4)) return anchors.several;
  return majors.length === 1 || minors.length >= EDGE ? anchors.below : anchors.met;
}
function describeWorst(worst, words) {
  if (worst.issues.length === 0) return say2(words, "judge.stopped");
  return say2(words, "judge.worst", { titles: joinTitles(bySeverity(worst.issues), 3), where: worst.ref });
}
function bySeverity(issues) {
  return issues.toSorted((a, b) => b.severity - a.severity || (a.id < b.id ? -1 : 1));
}
function detailBelow(criterion, judged, { desk, words }) {
  if (judged?.status !== "below") return [];
  const [worst] = bySeverity(findWorst(criterion.id, desk)?.issues ?? []);
  return [
    {
      criterion: criterion.id,
      evidence: judged.evidence,
      expected: criterion.description,
      suggestion: worst === void 0 ? say2(words, "failing.suggestion_stopped") : sentence(worst.recommendation)
    }
  ];
}
function observeWalk(desk, words) {
  return desk.walked.filter(isWalked).map(
    ({ title, status, steps }) => say2(words, status === "complete" ? "judge.walked" : "judge.walked_stopped", {
      title,
      steps: steps.length,
      done: steps.filter((step) => step.status === "ok").length
    })
  );
}

// src/engines/embedded/experts/observe-build.ts
var GROUPS = {
  navigation: ["Navigation"],
  interaction: ["Interaction", "Build"],
  visual: ["Visual", "Foundations", "Components", "Layout", "Overall"]
};
function observeBuild(scores, desk, words) {
  const blind = desk.criteria.criteria.filter(({ id }) => !isMeasured2(id, desk));
  const names = blind.map(({ number, name }) => `C${number} ${name}`).join(", ");
  return {
    navigation: observeGroup(GROUPS.navigation, scores, { desk, words }),
    interaction: observeGroup(GROUPS.interaction, scores, { desk, words }),
    journeys: say2(words, desk.walked.some(isWalked) ? "observe.journeys" : "observe.journeys_unwalked", {
      complete: desk.walked.filter(({ status }) => status === "complete").length,
      walked: desk.walked.length,
      steps: desk.walked.reduce((sum, { steps }) => sum + steps.length, 0)
    }),
    visual: observeGroup(GROUPS.visual, scores, { desk, words }),
    missing: blind.length === 0 ? say2(words, "observe.missing_none") : say2(words, "observe.missing", { names })
  };
}
function observeGroup(groups, scores, { desk, words }) {
  const ids = new Set(
    desk.criteria.criteria.filter(({ group }) => groups.includes(group)).map(({ id }) => id)
  );
  const own = scores.filter(({ criterion }) => ids.has(criterion));
  const [weakest] = own.toSorted((a, b) => a.score - b.score || a.number - b.number);
  if (weakest === void 0) return say2(words, "observe.group_none");
  const met = own.filter(({ score: score2 }) => score2 >= desk.criteria.threshold).length;
  const { number, name, score } = weakest;
  if (met === own.length) return say2(words, "observe.group_fine", { count: own.length });
  return say2(words, "observe.group", { met, count: own.length, number, name, score });
}

// src/engines/embedded/experts/review-as-expert.ts
function reviewAsExpert(expert, task, words) {
  const desk = layOut(task);
  const scores = task.criteria.criteria.map(
    (criterion) => scoreCriterion({ expert, criterion }, desk, words)
  );
  const journeys = assessJourneys(expert, desk, words);
  return {
    expert,
    round: task.round,
    execution: task.execution,
    version: task.evidence.context.build_identity,
    scale: task.criteria.scale,
    screenshots_reviewed: task.evidence.coverage.states_with_picture,
    scores,
    journeys,
    failing: task.criteria.criteria.flatMap((criterion, at) => {
      const score = scores[at]?.score ?? 0;
      if (score >= task.criteria.threshold) return [];
      return [detailFailing({ expert, criterion, score }, desk, words)];
    }),
    highlights: listHighlights2(scores, desk, words),
    observations: observeBuild(scores, desk, words)
  };
}
function detailFailing({ expert, criterion, score }, desk, words) {
  const issues = weighIssues({ expert, criterion: criterion.id }, desk).map(({ issue }) => issue);
  const [worst] = issues;
  const isCritical = score <= desk.criteria.threshold - 2 || worst?.critical === true;
  const common2 = {
    criterion: criterion.id,
    expected: criterion.description,
    priority: isCritical ? "Critical" : "Important"
  };
  if (worst === void 0) return { ...common2, ...detailStopped(desk, words) };
  const more = placesOf(worst).length - 1;
  return {
    ...common2,
    observation: issues.slice(0, 2).map(({ claim }) => sentence(claim)).join(" "),
    journey_evidence: say2(words, more > 0 ? "failing.evidence_more" : "failing.evidence", {
      title: joinTitles([worst], 1),
      where: firstPlace(worst),
      places: more + 1,
      shown: nameShown(worst, desk, words)
    }),
    suggestion: [...new Set(issues.slice(0, 2).map(({ recommendation }) => sentence(recommendation)))].join(
      " "
    )
  };
}
function nameShown(issue, desk, words) {
  const state = issue.places[0]?.state ?? null;
  const picture = desk.evidence.screens.find(({ id }) => id === state)?.picture ?? null;
  return picture === null ? "" : say2(words, "failing.shown", { picture });
}
function detailStopped(desk, words) {
  const stopped = stoppedJourneys(desk);
  const titles = stopped.map(({ title }) => title).join(", ");
  return {
    observation: say2(words, "score.stopped", { stopped: stopped.length, walked: desk.walked.length, titles }),
    journey_evidence: say2(words, "failing.stopped", { titles: [...desk.stops].join(", ") }),
    suggestion: say2(words, "failing.suggestion_stopped")
  };
}
var MOST_HIGHLIGHTS = 4;
function listHighlights2(scores, desk, words) {
  return scores.filter(({ criterion, score }) => score === desk.criteria.scale && isMeasured2(criterion, desk)).slice(0, MOST_HIGHLIGHTS).map(({ number, name, evidence }) => say2(words, "highlight.passed", { number, name, claim: evidence }));
}

// src/engines/embedded/engine.ts
function embeddedEngine(words) {
  return {
    name: "embedded",
    isDeterministic: true,
    evaluate: async (method, shown) => evaluateByRule(method, shown, words.engine),
    review: async (expert, assignment) => reviewAsExpert(expert, assignment, words.experts),
    crossReview: async (own, theirs, assignment) => crossReviewAsExpert({ own, theirs }, assignment, words.experts),
    judge: async (bench) => judgeBuild(bench, words.experts)
  };
}

// src/commands/check-model-access.ts
function checkModelAccess({ engine, model }, access) {
  switch (model.provider) {
    case "anthropic":
      if (access.key !== null) return;
      throw new InputError("model_key_missing", `The engine is ${engine} and there is no API key.`, {
        hint: "Set ANTHROPIC_API_KEY in the environment, or engine: auto or embedded in the config."
      });
    case "bedrock":
      checkBatch(model);
      checkBedrockNames(model);
      return;
    case "vertex":
      checkBatch(model);
      if (access.region !== null) return;
      throw new InputError("model_region_missing", "model.provider is vertex and there is no region.", {
        hint: "Set CLOUD_ML_REGION (global, or a region) and ANTHROPIC_VERTEX_PROJECT_ID in the environment."
      });
  }
}
function checkBatch({ provider, batch }) {
  if (!batch) return;
  throw new InputError("model_batch_unsupported", `The SDK for ${provider} knows no message batches.`, {
    hint: "Leave --batch and model.batch out, or set model.provider: anthropic."
  });
}
function checkBedrockNames({ name, roles }) {
  const names = [name, ...Object.values(roles).map((role) => role?.name)];
  const unfit = names.find((one) => one !== void 0 && !/anthropic\.|^arn:/.test(one));
  if (unfit === void 0) return;
  throw new InputError("model_name_unfit", `Bedrock has no model ${unfit}.`, {
    hint: "Set model.name to the ID or ARN of a model or inference profile, such as global.anthropic.claude-\u2026."
  });
}

// src/commands/open-engine.ts
var USAGE = "usage.json";
function openEngine(request) {
  const { settings, texts } = request;
  const access = readModelAccess(settings.model.provider);
  if (request.files !== null) return openModel(request, access, request.files.kind);
  switch (settings.engine) {
    case "embedded":
      request.folder.remove(USAGE);
      return { engine: embeddedEngine(texts), identity: "embedded" };
    case "auto":
      return !access.is_known ? openWithoutKey(texts) : openModel(request, access, "anthropic");
    default:
      return openModel(request, access, settings.engine);
  }
}
function openWithoutKey(texts) {
  const engine = embeddedEngine(texts);
  const note3 = tell(readPromptTexts().words, "no_key");
  return {
    identity: "embedded, no key",
    engine: {
      ...engine,
      evaluate: async (method, shown) => {
        const opinion = await engine.evaluate(method, shown);
        return { ...opinion, limitations: [...opinion.limitations, note3] };
      }
    }
  };
}
function openModel(request, access, kind) {
  if (kind === "anthropic" || kind === "record") checkModelAccess(request.settings, access);
  const parts = gatherParts(request);
  const plan = planExchange(request, { access, kind, texts: parts.texts });
  const kept = keptFolders(plan);
  const engine = modelEngine({
    ...parts,
    exchange: lazyExchange(plan),
    kept: kept === null ? null : openKeptAnswers({ ...kept, told: (taken) => plan.meter.addCarried(taken) })
  });
  return { engine, identity: `model, prompts ${parts.texts.version}` };
}
function keptFolders({
  kind,
  cache,
  folder: folder2,
  prompt_version
}) {
  const own = join11(folder2, "carried");
  if (kind === "replay" || kind === "answers") return { read: own, write: null, copy: null };
  if (cache === null) return null;
  const read2 = join11(cache, prompt_version, "carried");
  if (kind === "prompts") return { read: read2, write: null, copy: own };
  return { read: read2, write: read2, copy: kind === "record" ? own : null };
}
function gatherParts(request) {
  const { settings, bundles } = request;
  const common2 = request.texts.engine.limitations?.common;
  return {
    measured: embeddedEngine(request.texts),
    library: openLibrary(bundles),
    texts: readPromptTexts(),
    hash: sha256,
    checkSchema: checkAnswerSchema,
    choose: (role) => chooseModel(role, settings.model),
    samples: settings.model.samples,
    schema: settings.model.schema,
    untrue: common2 === void 0 ? [] : [common2]
  };
}
function chooseModel(role, { name, effort, max_tokens, roles }) {
  const own = roles[role];
  return { model: own?.name ?? name, effort: own?.effort === void 0 ? effort : own.effort, max_tokens };
}
function planExchange(request, {
  access,
  kind,
  texts
}) {
  const { settings, bundles, project, folder: folder2, files } = request;
  const { model } = settings;
  const about2 = { engine: kind === "prompts" ? "answers" : kind, prompt_version: texts.version };
  const price = (name) => model.batch ? halve(priceOf(name, model.prices)) : priceOf(name, model.prices);
  return {
    kind,
    folder: files?.folder ?? join11(project, model.recording),
    cache: model.cache === false ? null : join11(project, model.cache),
    prompt_version: texts.version,
    meter: new Meter(about2, price, (usage) => folder2.write(USAGE, usage)),
    priceOf: price,
    batch: model.batch ? planBatch(request) : null,
    readPicture: pictureReader(bundles),
    connection: {
      provider: model.provider,
      access,
      project,
      stream: model.stream,
      parallel: model.parallel,
      attempts: 5,
      timeout_ms: model.timeout_s * 1e3,
      idle_ms: model.idle_s * 1e3,
      budget: model.budget,
      repair: (fault) => fillTemplate2(texts.repair, { fault }),
      log: (...parts) => process.stderr.write(`${parts.map(String).join(" ")}
`)
    }
  };
}
function planBatch({
  settings: { model },
  folder: folder2,
  progress
}) {
  return {
    ledger: join11(folder2.path, BATCHES),
    poll_ms: model.batch_poll_s * 1e3,
    wait_ms: model.batch_wait_h * 36e5,
    progress
  };
}
function lazyExchange(plan) {
  let opened = null;
  const open = async () => {
    const { openExchange } = await import("./chunk-BXU3HH2O.js");
    return openExchange(plan);
  };
  return {
    ask: async (request) => {
      opened ??= open();
      return (await opened).ask(request);
    }
  };
}

// src/commands/review-bundles.ts
var EXIT_CODES = {
  success: 0,
  neutral: 0,
  failure: 1,
  action_required: 3
};
var SOURCES = "sources";
var NO_RULES = { rules: [], sha256: "" };
async function reviewBundles(request) {
  const run = openRun(request, await readOwnRules(request));
  await runPipeline(run, {
    from: request.from,
    progress: (stage, { index, of, kept }) => request.progress(`[${index + 1}/${of}] ${stage}${kept ? " (kept)" : ""}`)
  });
  const input = readReportInput(run);
  const { aggregate: aggregate3, conclusion } = input;
  if (aggregate3 === null) throw new Error("The run ended without an aggregate.");
  const reportPath = join12(request.out, HTML_REPORT);
  const shown = {
    ...input,
    locations: { ...input.locations, html_path: relative4(request.folder, reportPath) }
  };
  return {
    aggregate: aggregate3,
    conclusion,
    input: shown,
    reportPath,
    summary: renderTerminalSummary(shown),
    jobSummary: renderJobSummary(shown),
    exitCode: EXIT_CODES[conclusion.conclusion],
    usage: run.folder.has(USAGE) ? run.folder.read("usage", USAGE) : null
  };
}
function readOwnRules({ folder: folder2, config }) {
  return loadOwnRules(projectFolder(folder2, config), readSettings(folder2, config).plugins);
}
function inBatches(settings) {
  return { ...settings, model: { ...settings.model, batch: true } };
}
function openRun(request, own = NO_RULES) {
  const file = openSettings(request.folder, request.config);
  const base = request.batch === true ? inBatches(file.settings) : file.settings;
  const settings = request.mode === null ? base : { ...base, mode: request.mode };
  const folder2 = new RunFolder(request.out);
  const texts = readTexts();
  const project = projectFolder(request.folder, request.config);
  const criteria = readCriteria(project, settings, texts.presets);
  const rules = openRules(file, own, texts.rulePages);
  const baseline = request.baseline == null ? null : readBaseline(request.baseline);
  const ground = readProjectGround(project, settings);
  const bundles = bundlePaths(request, folder2).map((path) => openBundle(path, request.out));
  const evidence = sha256(JSON.stringify(bundles.map((bundle) => bundle.sha256)));
  const { engine, identity } = openEngine({
    settings,
    texts,
    bundles,
    evidence,
    project,
    folder: folder2,
    files: request.files ?? null,
    progress: request.progress
  });
  const run_id = identify({
    settings: { ...settings, engine: identity, rules: rules.identity ?? void 0, plugins: void 0 },
    criteria: criteria.overrides,
    ground: ground.hash,
    evidence,
    baseline: baseline?.sha256
  });
  return {
    folder: folder2,
    bundles,
    settings,
    engine,
    texts,
    rules,
    baseline,
    criteria,
    project: ground.facts,
    run_id,
    evidence,
    ...request.place?.(evidence) ?? placeRound(folder2, evidence, { round: request.round ?? null, cycle: request.cycle ?? null }),
    previous_contract: request.previous_contract ?? previousContract(folder2, run_id),
    hash: sha256
  };
}
function identify(given2) {
  const facts = { version: readVersion(), ...given2 };
  return `run-${sha256(JSON.stringify(facts)).slice(0, 16)}`;
}
function previousContract(folder2, runId) {
  const ledger = readLedger(folder2, null);
  return ledger?.run_id === runId ? ledger.previous_contract : lastContract(folder2);
}
function bundlePaths(request, folder2) {
  const sources = writeSources(request.sources ?? [], join12(request.out, SOURCES));
  if (request.bundles.length + sources.length > 0) return [...request.bundles, ...sources];
  const isReplay = request.from !== null && folder2.has("evidence.json");
  if (!isReplay) return [resolve2(request.folder, "ux-jury-bundle")];
  return folder2.read("evidence", "evidence.json").bundles.map(({ path }) => resolve2(request.out, path));
}

export {
  readModelAccess,
  readEnvironment,
  STAGE_NAMES,
  imageSize,
  readDocument,
  RunFolder,
  openBundle,
  writeSources,
  md,
  joinBlocks,
  bullets,
  table,
  ref,
  tellRuleChanges,
  renderJobSummary,
  renderTerminalSummary,
  readLedger,
  summarize,
  settle,
  say,
  concludeParts,
  fillSentence,
  standOf,
  isBlocking,
  traceArc,
  traceScores,
  takeValidation,
  ROUNDS,
  recordFile,
  JUDGE,
  ARC,
  FINAL_REPORT,
  readEnd,
  renderHtmlReport,
  renderMarkdownReport,
  HTML_REPORT,
  MARKDOWN_REPORT,
  applyRulings,
  RULINGS,
  reportFile2 as reportFile,
  DEBATE_STAGES,
  runPipeline,
  followRound,
  wrapSchemas,
  Meter,
  cleanPageText,
  fenceData,
  fillTemplate2 as fillTemplate,
  tell,
  readBy,
  consultBy,
  checkModelAccess,
  chooseModel,
  planExchange,
  lazyExchange,
  EXIT_CODES,
  reviewBundles,
  readOwnRules,
  openRun
};
