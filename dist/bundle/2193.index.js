export const id = 2193;
export const ids = [2193];
export const modules = {
	12193: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { hasWebServerEnvironment: () => hasWebServerEnvironment });
		var _json_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53822);
		var _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2618);
		var _silent_sink_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43528);
		async function hasWebServerEnvironment(source) {
			let found = false;
			let isOver = false;
			const webServer = {
				kind: "value",
				take(value) {
					for (const server of Array.isArray(value) ? value : [value]) {
						if ((0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.u4)(server) && (0, _json_json_fields_js__WEBPACK_IMPORTED_MODULE_1__.u4)(server.env) && Object.keys(server.env).length > 0) found = true;
					}
				}
			};
			const configuration = {
				kind: "object",
				fields: new Map([["webServer", webServer]]),
				close() {
					isOver = true;
				}
			};
			const beginning = {
				path: source.path,
				async *chunks() {
					for await (const chunk of source.chunks()) {
						yield chunk;
						if (isOver) return;
					}
				}
			};
			await (0, _json_json_js__WEBPACK_IMPORTED_MODULE_0__.V)(beginning, _silent_sink_js__WEBPACK_IMPORTED_MODULE_2__.b, {
				kind: "object",
				fields: new Map([["config", configuration]])
			});
			return found;
		}
	}),
	43528: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => silentSink });
		const silentSink = {
			test() {},
			problem() {},
			notice() {},
			restart() {}
		};
	})
};
