(() => {
var __webpack_modules__ = {
42613: ((module) => {
"use strict";
module.exports = require("assert");
}),
20181: ((module) => {
"use strict";
module.exports = require("buffer");
}),
29907: ((module) => {
"use strict";
module.exports = require("cluster");
}),
76982: ((module) => {
"use strict";
module.exports = require("crypto");
}),
24434: ((module) => {
"use strict";
module.exports = require("events");
}),
79896: ((module) => {
"use strict";
module.exports = require("fs");
}),
58611: ((module) => {
"use strict";
module.exports = require("http");
}),
65692: ((module) => {
"use strict";
module.exports = require("https");
}),
73339: ((module) => {
"use strict";
module.exports = require("module");
}),
69278: ((module) => {
"use strict";
module.exports = require("net");
}),
34589: ((module) => {
"use strict";
module.exports = require("node:assert");
}),
16698: ((module) => {
"use strict";
module.exports = require("node:async_hooks");
}),
4573: ((module) => {
"use strict";
module.exports = require("node:buffer");
}),
31421: ((module) => {
"use strict";
module.exports = require("node:child_process");
}),
37540: ((module) => {
"use strict";
module.exports = require("node:console");
}),
77598: ((module) => {
"use strict";
module.exports = require("node:crypto");
}),
53053: ((module) => {
"use strict";
module.exports = require("node:diagnostics_channel");
}),
40610: ((module) => {
"use strict";
module.exports = require("node:dns");
}),
78474: ((module) => {
"use strict";
module.exports = require("node:events");
}),
73024: ((module) => {
"use strict";
module.exports = require("node:fs");
}),
51455: ((module) => {
"use strict";
module.exports = require("node:fs/promises");
}),
37067: ((module) => {
"use strict";
module.exports = require("node:http");
}),
32467: ((module) => {
"use strict";
module.exports = require("node:http2");
}),
44708: ((module) => {
"use strict";
module.exports = require("node:https");
}),
77030: ((module) => {
"use strict";
module.exports = require("node:net");
}),
48161: ((module) => {
"use strict";
module.exports = require("node:os");
}),
76760: ((module) => {
"use strict";
module.exports = require("node:path");
}),
53916: ((module) => {
"use strict";
module.exports = require("node:path/posix");
}),
643: ((module) => {
"use strict";
module.exports = require("node:perf_hooks");
}),
1708: ((module) => {
"use strict";
module.exports = require("node:process");
}),
41792: ((module) => {
"use strict";
module.exports = require("node:querystring");
}),
80481: ((module) => {
"use strict";
module.exports = require("node:readline");
}),
57075: ((module) => {
"use strict";
module.exports = require("node:stream");
}),
38321: ((module) => {
"use strict";
module.exports = require("node:stream/consumers");
}),
46466: ((module) => {
"use strict";
module.exports = require("node:stream/promises");
}),
46193: ((module) => {
"use strict";
module.exports = require("node:string_decoder");
}),
58500: ((module) => {
"use strict";
module.exports = require("node:timers/promises");
}),
41692: ((module) => {
"use strict";
module.exports = require("node:tls");
}),
7066: ((module) => {
"use strict";
module.exports = require("node:tty");
}),
73136: ((module) => {
"use strict";
module.exports = require("node:url");
}),
57975: ((module) => {
"use strict";
module.exports = require("node:util");
}),
73429: ((module) => {
"use strict";
module.exports = require("node:util/types");
}),
78877: ((module) => {
"use strict";
module.exports = require("node:v8");
}),
75919: ((module) => {
"use strict";
module.exports = require("node:worker_threads");
}),
38522: ((module) => {
"use strict";
module.exports = require("node:zlib");
}),
70857: ((module) => {
"use strict";
module.exports = require("os");
}),
16928: ((module) => {
"use strict";
module.exports = require("path");
}),
82987: ((module) => {
"use strict";
module.exports = require("perf_hooks");
}),
932: ((module) => {
"use strict";
module.exports = require("process");
}),
2203: ((module) => {
"use strict";
module.exports = require("stream");
}),
13193: ((module) => {
"use strict";
module.exports = require("string_decoder");
}),
64756: ((module) => {
"use strict";
module.exports = require("tls");
}),
52018: ((module) => {
"use strict";
module.exports = require("tty");
}),
87016: ((module) => {
"use strict";
module.exports = require("url");
}),
39023: ((module) => {
"use strict";
module.exports = require("util");
}),
11493: ((module) => {
"use strict";
module.exports = require("v8");
}),
28167: ((module) => {
"use strict";
module.exports = require("worker_threads");
}),
43106: ((module) => {
"use strict";
module.exports = require("zlib");
}),
85948: ((module, __unused_webpack_exports, __nccwpck_require__) => {
module.exports = __nccwpck_require__(76183);
}),
76183: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
"use strict";
__nccwpck_require__.r(__webpack_exports__);
__nccwpck_require__.d(__webpack_exports__, {
startAction: () => startAction,
startCommand: () => startCommand,
startPost: () => startPost
});
var _optimization_mjs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(89440);
async function startAction() {
const { start } = await Promise.all([
__nccwpck_require__.e(1922),
__nccwpck_require__.e(1181),
__nccwpck_require__.e(4060),
__nccwpck_require__.e(9107),
__nccwpck_require__.e(3637),
__nccwpck_require__.e(3559),
__nccwpck_require__.e(7931),
__nccwpck_require__.e(9460),
__nccwpck_require__.e(5615),
__nccwpck_require__.e(7117),
__nccwpck_require__.e(9463),
__nccwpck_require__.e(7429)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 57429));
(0, _optimization_mjs__WEBPACK_IMPORTED_MODULE_0__.r)();
await start();
}
async function startPost() {
const { start } = await Promise.all([__nccwpck_require__.e(9460), __nccwpck_require__.e(9537)]).then(__nccwpck_require__.bind(__nccwpck_require__, 19537));
await start();
}
async function startCommand() {
const { start } = await Promise.all([
__nccwpck_require__.e(1922),
__nccwpck_require__.e(8179),
__nccwpck_require__.e(7931),
__nccwpck_require__.e(9460),
__nccwpck_require__.e(5615),
__nccwpck_require__.e(9939)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 99939));
(0, _optimization_mjs__WEBPACK_IMPORTED_MODULE_0__.r)();
await start();
}
}),
89440: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
"use strict";
__nccwpck_require__.d(__webpack_exports__, {
n: () => optimizeAsUsual,
r: () => optimizeLate,
t: () => addInput
});
var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78877);
const byCalls = {
late: ["--invocation-count-for-maglev=4000"],
usual: ["--invocation-count-for-maglev=400"]
};
const flagsByVersion = {
"11.3": {
late: ["--interrupt-budget=1000000"],
usual: ["--interrupt-budget=67584"]
},
"12.4": byCalls,
"13.6": byCalls
};
const largeInput = 4 << 20;
let inputBytes = 0;
let isLate = false;
const flags = () => Object.entries(flagsByVersion).find(([version]) => process.versions.v8.startsWith(`${version}.`))?.[1];
function optimizeLate() {
const known = flags();
if (known === void 0) return;
isLate = true;
for (const flag of ["--no-parallel-scavenge", ...known.late]) (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
}
function addInput(bytes) {
inputBytes += bytes;
if (inputBytes >= largeInput) optimizeAsUsual();
}
function optimizeAsUsual() {
if (isLate) for (const flag of flags()?.usual ?? []) (0, node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(flag);
isLate = false;
}
})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: false,
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if (threw) delete __webpack_module_cache__[moduleId];
}
module.loaded = true;
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = __dirname + "/";
(() => {
var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if (mode & 1) value = this(value);
if (mode & 8) return value;
if (typeof value === "object" && value) {
if (mode & 4 && value.__esModule) return value;
if (mode & 16 && typeof value.then === "function") return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [
null,
getProto({}),
getProto([]),
getProto(getProto)
];
for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
}
def["default"] = () => value;
__nccwpck_require__.d(ns, def);
return ns;
};
})();
(() => {
__nccwpck_require__.d = (exports, definition) => {
for (var key in definition) {
if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, {
enumerable: true,
get: definition[key]
});
}
}
};
})();
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => {
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
};
})();
(() => {
__nccwpck_require__.u = (chunkId) => {
return "" + chunkId + ".index.cjs.js";
};
})();
(() => {
__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();
(() => {
__nccwpck_require__.r = (exports) => {
if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
}
Object.defineProperty(exports, "__esModule", { value: true });
};
})();
(() => {
__nccwpck_require__.nmd = (module) => {
module.paths = [];
if (!module.children) module.children = [];
return module;
};
})();
(() => {
var installedChunks = { 8792: 1 };
var installChunk = (chunk) => {
var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
for (var moduleId in moreModules) {
if (__nccwpck_require__.o(moreModules, moduleId)) {
__nccwpck_require__.m[moduleId] = moreModules[moduleId];
}
}
if (runtime) runtime(__nccwpck_require__);
for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
};
__nccwpck_require__.f.require = (chunkId, promises) => {
if (!installedChunks[chunkId]) {
if (true) {
installChunk(require("./" + __nccwpck_require__.u(chunkId)));
} else installedChunks[chunkId] = 1;
}
};
})();
var __webpack_exports__ = __nccwpck_require__(85948);
module.exports = __webpack_exports__;
})();
