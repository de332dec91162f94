import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	28916: ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			CQ: () => addInput,
			o3: () => optimizeAsUsual,
			oe: () => optimizeLate
		});
		var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78877);
		var node_v8__WEBPACK_IMPORTED_MODULE_0___default = __nccwpck_require__.n(node_v8__WEBPACK_IMPORTED_MODULE_0__);
		const byCalls = {
			late: ["--invocation-count-for-turbofan=30000", "--invocation-count-for-maglev=4000"],
			usual: ["--invocation-count-for-turbofan=3000", "--invocation-count-for-maglev=400"]
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
			if (known === undefined) return;
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
	}),
	42613: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
	}),
	20181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	35317: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
	}),
	29907: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("cluster");
	}),
	49140: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");
	}),
	76982: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
	}),
	24434: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
	}),
	79896: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
	}),
	91943: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
	}),
	58611: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
	}),
	65692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
	}),
	73339: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");
	}),
	69278: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
	}),
	34589: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
	}),
	16698: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
	}),
	4573: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
	}),
	31421: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
	}),
	37540: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
	}),
	77598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	53053: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
	}),
	40610: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
	}),
	78474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	73024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
	}),
	51455: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
	}),
	37067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	32467: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
	}),
	44708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
	}),
	98995: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
	}),
	77030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	48161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	76760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	53916: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");
	}),
	643: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
	}),
	1708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
	}),
	41792: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
	}),
	80481: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
	}),
	57075: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
	}),
	38321: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
	}),
	46466: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
	}),
	46193: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
	}),
	58500: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
	}),
	41692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
	}),
	7066: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");
	}),
	73136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	57975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	73429: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
	}),
	78877: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
	}),
	75919: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
	}),
	38522: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
	}),
	70857: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
	}),
	16928: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
	}),
	82987: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("perf_hooks");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	2203: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
	}),
	13193: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
	}),
	53557: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
	}),
	64756: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
	}),
	52018: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
	}),
	87016: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
	}),
	39023: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
	}),
	11493: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("v8");
	}),
	28167: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");
	}),
	43106: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
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
if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
	var resolveQueue = (queue) => {
		if (queue && queue.d < 1) {
			queue.d = 1;
			queue.forEach((fn) => fn.r--);
			queue.forEach((fn) => fn.r-- ? fn.r++ : fn());
		}
	};
	var wrapDeps = (deps) => deps.map((dep) => {
		if (dep !== null && typeof dep === "object") {
			if (dep[webpackQueues]) return dep;
			if (dep.then) {
				var queue = [];
				queue.d = 0;
				dep.then((r) => {
					obj[webpackExports] = r;
					resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e;
					resolveQueue(queue);
				});
				var obj = {};
				obj[webpackQueues] = (fn) => fn(queue);
				return obj;
			}
		}
		var ret = {};
		ret[webpackQueues] = (x) => {};
		ret[webpackExports] = dep;
		return ret;
	});
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set();
		var exports = module.exports;
		var currentDeps;
		var outerResolve;
		var reject;
		var promise = new Promise((resolve, rej) => {
			reject = rej;
			outerResolve = resolve;
		});
		promise[webpackExports] = exports;
		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"]((x) => {}));
		module.exports = promise;
		body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn;
			var getResult = () => currentDeps.map((d) => {
				if (d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			});
			var promise = new Promise((resolve) => {
				fn = () => resolve(getResult);
				fn.r = 0;
				var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
				currentDeps.map((dep) => dep[webpackQueues](fnQueue));
			});
			return fn.r ? promise : getResult();
		}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue)));
		queue && queue.d < 0 && (queue.d = 0);
	};
})();
(() => {
	__nccwpck_require__.n = (module) => {
		var getter = module && module.__esModule ? () => module["default"] : () => module;
		__nccwpck_require__.d(getter, { a: getter });
		return getter;
	};
})();
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
		return "" + chunkId + ".index.js";
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
	var installedChunks = { 8792: 0 };
	var installChunk = (data) => {
		var { ids, modules, runtime } = data;
		var moduleId, chunkId, i = 0;
		for (moduleId in modules) {
			if (__nccwpck_require__.o(modules, moduleId)) {
				__nccwpck_require__.m[moduleId] = modules[moduleId];
			}
		}
		if (runtime) runtime(__nccwpck_require__);
		for (; i < ids.length; i++) {
			chunkId = ids[i];
			if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
				installedChunks[chunkId][0]();
			}
			installedChunks[ids[i]] = 0;
		}
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
		if (installedChunkData !== 0) {
			if (installedChunkData) {
				promises.push(installedChunkData[1]);
			} else {
				if (true) {
					var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
						if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
						throw e;
					});
					var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
					promises.push(installedChunkData[1] = promise);
				}
			}
		}
	};
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
	RM: () => startAction,
	S0: () => startCommand,
	V2: () => startPost
});
var _base_optimization_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(28916);
function startAction() {
	(0, _base_optimization_js__WEBPACK_IMPORTED_MODULE_0__.oe)();
	return Promise.all([
		__nccwpck_require__.e(6752),
		__nccwpck_require__.e(1659),
		__nccwpck_require__.e(1922),
		__nccwpck_require__.e(8475),
		__nccwpck_require__.e(5575),
		__nccwpck_require__.e(6482),
		__nccwpck_require__.e(1060),
		__nccwpck_require__.e(2346),
		__nccwpck_require__.e(7614),
		__nccwpck_require__.e(5183),
		__nccwpck_require__.e(3885),
		__nccwpck_require__.e(9622),
		__nccwpck_require__.e(1497),
		__nccwpck_require__.e(3758),
		__nccwpck_require__.e(4638),
		__nccwpck_require__.e(2428),
		__nccwpck_require__.e(2766)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 22766));
}
const startPost = () => Promise.all([
	__nccwpck_require__.e(6752),
	__nccwpck_require__.e(1659),
	__nccwpck_require__.e(1497),
	__nccwpck_require__.e(5862)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 5862));
function startCommand() {
	(0, _base_optimization_js__WEBPACK_IMPORTED_MODULE_0__.oe)();
	return Promise.all([
		__nccwpck_require__.e(1922),
		__nccwpck_require__.e(8179),
		__nccwpck_require__.e(9622),
		__nccwpck_require__.e(1497),
		__nccwpck_require__.e(4638),
		__nccwpck_require__.e(8616)
	]).then(__nccwpck_require__.bind(__nccwpck_require__, 88616));
}
var __webpack_exports__startAction = __webpack_exports__.RM;
var __webpack_exports__startCommand = __webpack_exports__.S0;
var __webpack_exports__startPost = __webpack_exports__.V2;
export { __webpack_exports__startAction as startAction, __webpack_exports__startCommand as startCommand, __webpack_exports__startPost as startPost };
