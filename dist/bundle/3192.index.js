export const id = 3192;
export const ids = [3192];
export const modules = {
	17413: ((module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		var eventTargetShim = __webpack_require__(16577);
		class AbortSignal extends eventTargetShim.EventTarget {
			constructor() {
				super();
				throw new TypeError("AbortSignal cannot be constructed directly");
			}
			get aborted() {
				const aborted = abortedFlags.get(this);
				if (typeof aborted !== "boolean") {
					throw new TypeError(`Expected 'this' to be an 'AbortSignal' object, but got ${this === null ? "null" : typeof this}`);
				}
				return aborted;
			}
		}
		eventTargetShim.defineEventAttribute(AbortSignal.prototype, "abort");
		function createAbortSignal() {
			const signal = Object.create(AbortSignal.prototype);
			eventTargetShim.EventTarget.call(signal);
			abortedFlags.set(signal, false);
			return signal;
		}
		function abortSignal(signal) {
			if (abortedFlags.get(signal) !== false) {
				return;
			}
			abortedFlags.set(signal, true);
			signal.dispatchEvent({ type: "abort" });
		}
		const abortedFlags = new WeakMap();
		Object.defineProperties(AbortSignal.prototype, { aborted: { enumerable: true } });
		if (typeof Symbol === "function" && typeof Symbol.toStringTag === "symbol") {
			Object.defineProperty(AbortSignal.prototype, Symbol.toStringTag, {
				configurable: true,
				value: "AbortSignal"
			});
		}
		class AbortController {
			constructor() {
				signals.set(this, createAbortSignal());
			}
			get signal() {
				return getSignal(this);
			}
			abort() {
				abortSignal(getSignal(this));
			}
		}
		const signals = new WeakMap();
		function getSignal(controller) {
			const signal = signals.get(controller);
			if (signal == null) {
				throw new TypeError(`Expected 'this' to be an 'AbortController' object, but got ${controller === null ? "null" : typeof controller}`);
			}
			return signal;
		}
		Object.defineProperties(AbortController.prototype, {
			signal: { enumerable: true },
			abort: { enumerable: true }
		});
		if (typeof Symbol === "function" && typeof Symbol.toStringTag === "symbol") {
			Object.defineProperty(AbortController.prototype, Symbol.toStringTag, {
				configurable: true,
				value: "AbortController"
			});
		}
		exports.AbortController = AbortController;
		exports.AbortSignal = AbortSignal;
		exports["default"] = AbortController;
		module.exports = AbortController;
		module.exports.AbortController = module.exports["default"] = AbortController;
		module.exports.AbortSignal = AbortSignal;
	}),
	6110: ((module, exports, __webpack_require__) => {
		exports.formatArgs = formatArgs;
		exports.save = save;
		exports.load = load;
		exports.useColors = useColors;
		exports.storage = localstorage();
		exports.destroy = (() => {
			let warned = false;
			return () => {
				if (!warned) {
					warned = true;
					console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
				}
			};
		})();
		exports.colors = [
			"#0000CC",
			"#0000FF",
			"#0033CC",
			"#0033FF",
			"#0066CC",
			"#0066FF",
			"#0099CC",
			"#0099FF",
			"#00CC00",
			"#00CC33",
			"#00CC66",
			"#00CC99",
			"#00CCCC",
			"#00CCFF",
			"#3300CC",
			"#3300FF",
			"#3333CC",
			"#3333FF",
			"#3366CC",
			"#3366FF",
			"#3399CC",
			"#3399FF",
			"#33CC00",
			"#33CC33",
			"#33CC66",
			"#33CC99",
			"#33CCCC",
			"#33CCFF",
			"#6600CC",
			"#6600FF",
			"#6633CC",
			"#6633FF",
			"#66CC00",
			"#66CC33",
			"#9900CC",
			"#9900FF",
			"#9933CC",
			"#9933FF",
			"#99CC00",
			"#99CC33",
			"#CC0000",
			"#CC0033",
			"#CC0066",
			"#CC0099",
			"#CC00CC",
			"#CC00FF",
			"#CC3300",
			"#CC3333",
			"#CC3366",
			"#CC3399",
			"#CC33CC",
			"#CC33FF",
			"#CC6600",
			"#CC6633",
			"#CC9900",
			"#CC9933",
			"#CCCC00",
			"#CCCC33",
			"#FF0000",
			"#FF0033",
			"#FF0066",
			"#FF0099",
			"#FF00CC",
			"#FF00FF",
			"#FF3300",
			"#FF3333",
			"#FF3366",
			"#FF3399",
			"#FF33CC",
			"#FF33FF",
			"#FF6600",
			"#FF6633",
			"#FF9900",
			"#FF9933",
			"#FFCC00",
			"#FFCC33"
		];
		function useColors() {
			if (typeof window !== "undefined" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) {
				return true;
			}
			if (typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) {
				return false;
			}
			let m;
			return typeof document !== "undefined" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window !== "undefined" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator !== "undefined" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator !== "undefined" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
		}
		function formatArgs(args) {
			args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff);
			if (!this.useColors) {
				return;
			}
			const c = "color: " + this.color;
			args.splice(1, 0, c, "color: inherit");
			let index = 0;
			let lastC = 0;
			args[0].replace(/%[a-zA-Z%]/g, (match) => {
				if (match === "%%") {
					return;
				}
				index++;
				if (match === "%c") {
					lastC = index;
				}
			});
			args.splice(lastC, 0, c);
		}
		exports.log = console.debug || console.log || (() => {});
		function save(namespaces) {
			try {
				if (namespaces) {
					exports.storage.setItem("debug", namespaces);
				} else {
					exports.storage.removeItem("debug");
				}
			} catch (error) {}
		}
		function load() {
			let r;
			try {
				r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
			} catch (error) {}
			if (!r && typeof process !== "undefined" && "env" in process) {
				r = process.env.DEBUG;
			}
			return r;
		}
		function localstorage() {
			try {
				return localStorage;
			} catch (error) {}
		}
		module.exports = __webpack_require__(40897)(exports);
		const { formatters } = module.exports;
		formatters.j = function(v) {
			try {
				return JSON.stringify(v);
			} catch (error) {
				return "[UnexpectedJSONParseError]: " + error.message;
			}
		};
	}),
	40897: ((module, __unused_webpack_exports, __webpack_require__) => {
		function setup(env) {
			createDebug.debug = createDebug;
			createDebug.default = createDebug;
			createDebug.coerce = coerce;
			createDebug.disable = disable;
			createDebug.enable = enable;
			createDebug.enabled = enabled;
			createDebug.humanize = __webpack_require__(70744);
			createDebug.destroy = destroy;
			Object.keys(env).forEach((key) => {
				createDebug[key] = env[key];
			});
			createDebug.names = [];
			createDebug.skips = [];
			createDebug.formatters = {};
			function selectColor(namespace) {
				let hash = 0;
				for (let i = 0; i < namespace.length; i++) {
					hash = (hash << 5) - hash + namespace.charCodeAt(i);
					hash |= 0;
				}
				return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
			}
			createDebug.selectColor = selectColor;
			function createDebug(namespace) {
				let prevTime;
				let enableOverride = null;
				let namespacesCache;
				let enabledCache;
				function debug(...args) {
					if (!debug.enabled) {
						return;
					}
					const self = debug;
					const curr = Number(new Date());
					const ms = curr - (prevTime || curr);
					self.diff = ms;
					self.prev = prevTime;
					self.curr = curr;
					prevTime = curr;
					args[0] = createDebug.coerce(args[0]);
					if (typeof args[0] !== "string") {
						args.unshift("%O");
					}
					let index = 0;
					args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
						if (match === "%%") {
							return "%";
						}
						index++;
						const formatter = createDebug.formatters[format];
						if (typeof formatter === "function") {
							const val = args[index];
							match = formatter.call(self, val);
							args.splice(index, 1);
							index--;
						}
						return match;
					});
					createDebug.formatArgs.call(self, args);
					const logFn = self.log || createDebug.log;
					logFn.apply(self, args);
				}
				debug.namespace = namespace;
				debug.useColors = createDebug.useColors();
				debug.color = createDebug.selectColor(namespace);
				debug.extend = extend;
				debug.destroy = createDebug.destroy;
				Object.defineProperty(debug, "enabled", {
					enumerable: true,
					configurable: false,
					get: () => {
						if (enableOverride !== null) {
							return enableOverride;
						}
						if (namespacesCache !== createDebug.namespaces) {
							namespacesCache = createDebug.namespaces;
							enabledCache = createDebug.enabled(namespace);
						}
						return enabledCache;
					},
					set: (v) => {
						enableOverride = v;
					}
				});
				if (typeof createDebug.init === "function") {
					createDebug.init(debug);
				}
				return debug;
			}
			function extend(namespace, delimiter) {
				const newDebug = createDebug(this.namespace + (typeof delimiter === "undefined" ? ":" : delimiter) + namespace);
				newDebug.log = this.log;
				return newDebug;
			}
			function enable(namespaces) {
				createDebug.save(namespaces);
				createDebug.namespaces = namespaces;
				createDebug.names = [];
				createDebug.skips = [];
				const split = (typeof namespaces === "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
				for (const ns of split) {
					if (ns[0] === "-") {
						createDebug.skips.push(ns.slice(1));
					} else {
						createDebug.names.push(ns);
					}
				}
			}
			function matchesTemplate(search, template) {
				let searchIndex = 0;
				let templateIndex = 0;
				let starIndex = -1;
				let matchIndex = 0;
				while (searchIndex < search.length) {
					if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) {
						if (template[templateIndex] === "*") {
							starIndex = templateIndex;
							matchIndex = searchIndex;
							templateIndex++;
						} else {
							searchIndex++;
							templateIndex++;
						}
					} else if (starIndex !== -1) {
						templateIndex = starIndex + 1;
						matchIndex++;
						searchIndex = matchIndex;
					} else {
						return false;
					}
				}
				while (templateIndex < template.length && template[templateIndex] === "*") {
					templateIndex++;
				}
				return templateIndex === template.length;
			}
			function disable() {
				const namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
				createDebug.enable("");
				return namespaces;
			}
			function enabled(name) {
				for (const skip of createDebug.skips) {
					if (matchesTemplate(name, skip)) {
						return false;
					}
				}
				for (const ns of createDebug.names) {
					if (matchesTemplate(name, ns)) {
						return true;
					}
				}
				return false;
			}
			function coerce(val) {
				if (val instanceof Error) {
					return val.stack || val.message;
				}
				return val;
			}
			function destroy() {
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
			createDebug.enable(createDebug.load());
			return createDebug;
		}
		module.exports = setup;
	}),
	2830: ((module, __unused_webpack_exports, __webpack_require__) => {
		if (typeof process === "undefined" || process.type === "renderer" || process.browser === true || process.__nwjs) {
			module.exports = __webpack_require__(6110);
		} else {
			module.exports = __webpack_require__(95108);
		}
	}),
	95108: ((module, exports, __webpack_require__) => {
		const tty = __webpack_require__(52018);
		const util = __webpack_require__(39023);
		exports.init = init;
		exports.log = log;
		exports.formatArgs = formatArgs;
		exports.save = save;
		exports.load = load;
		exports.useColors = useColors;
		exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
		exports.colors = [
			6,
			2,
			3,
			4,
			5,
			1
		];
		try {
			const supportsColor = __webpack_require__(21450);
			if (supportsColor && (supportsColor.stderr || supportsColor).level >= 2) {
				exports.colors = [
					20,
					21,
					26,
					27,
					32,
					33,
					38,
					39,
					40,
					41,
					42,
					43,
					44,
					45,
					56,
					57,
					62,
					63,
					68,
					69,
					74,
					75,
					76,
					77,
					78,
					79,
					80,
					81,
					92,
					93,
					98,
					99,
					112,
					113,
					128,
					129,
					134,
					135,
					148,
					149,
					160,
					161,
					162,
					163,
					164,
					165,
					166,
					167,
					168,
					169,
					170,
					171,
					172,
					173,
					178,
					179,
					184,
					185,
					196,
					197,
					198,
					199,
					200,
					201,
					202,
					203,
					204,
					205,
					206,
					207,
					208,
					209,
					214,
					215,
					220,
					221
				];
			}
		} catch (error) {}
		exports.inspectOpts = Object.keys(process.env).filter((key) => {
			return /^debug_/i.test(key);
		}).reduce((obj, key) => {
			const prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => {
				return k.toUpperCase();
			});
			let val = process.env[key];
			if (/^(yes|on|true|enabled)$/i.test(val)) {
				val = true;
			} else if (/^(no|off|false|disabled)$/i.test(val)) {
				val = false;
			} else if (val === "null") {
				val = null;
			} else {
				val = Number(val);
			}
			obj[prop] = val;
			return obj;
		}, {});
		function useColors() {
			return "colors" in exports.inspectOpts ? Boolean(exports.inspectOpts.colors) : tty.isatty(process.stderr.fd);
		}
		function formatArgs(args) {
			const { namespace: name, useColors } = this;
			if (useColors) {
				const c = this.color;
				const colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c);
				const prefix = `  ${colorCode};1m${name} \u001B[0m`;
				args[0] = prefix + args[0].split("\n").join("\n" + prefix);
				args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
			} else {
				args[0] = getDate() + name + " " + args[0];
			}
		}
		function getDate() {
			if (exports.inspectOpts.hideDate) {
				return "";
			}
			return new Date().toISOString() + " ";
		}
		function log(...args) {
			return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
		}
		function save(namespaces) {
			if (namespaces) {
				process.env.DEBUG = namespaces;
			} else {
				delete process.env.DEBUG;
			}
		}
		function load() {
			return process.env.DEBUG;
		}
		function init(debug) {
			debug.inspectOpts = {};
			const keys = Object.keys(exports.inspectOpts);
			for (let i = 0; i < keys.length; i++) {
				debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
			}
		}
		module.exports = __webpack_require__(40897)(exports);
		const { formatters } = module.exports;
		formatters.o = function(v) {
			this.inspectOpts.colors = this.useColors;
			return util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
		};
		formatters.O = function(v) {
			this.inspectOpts.colors = this.useColors;
			return util.inspect(v, this.inspectOpts);
		};
	}),
	16577: ((module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: true });
		const privateData = new WeakMap();
		const wrappers = new WeakMap();
		function pd(event) {
			const retv = privateData.get(event);
			console.assert(retv != null, "'this' is expected an Event object, but got", event);
			return retv;
		}
		function setCancelFlag(data) {
			if (data.passiveListener != null) {
				if (typeof console !== "undefined" && typeof console.error === "function") {
					console.error("Unable to preventDefault inside passive event listener invocation.", data.passiveListener);
				}
				return;
			}
			if (!data.event.cancelable) {
				return;
			}
			data.canceled = true;
			if (typeof data.event.preventDefault === "function") {
				data.event.preventDefault();
			}
		}
		function Event(eventTarget, event) {
			privateData.set(this, {
				eventTarget,
				event,
				eventPhase: 2,
				currentTarget: eventTarget,
				canceled: false,
				stopped: false,
				immediateStopped: false,
				passiveListener: null,
				timeStamp: event.timeStamp || Date.now()
			});
			Object.defineProperty(this, "isTrusted", {
				value: false,
				enumerable: true
			});
			const keys = Object.keys(event);
			for (let i = 0; i < keys.length; ++i) {
				const key = keys[i];
				if (!(key in this)) {
					Object.defineProperty(this, key, defineRedirectDescriptor(key));
				}
			}
		}
		Event.prototype = {
			get type() {
				return pd(this).event.type;
			},
			get target() {
				return pd(this).eventTarget;
			},
			get currentTarget() {
				return pd(this).currentTarget;
			},
			composedPath() {
				const currentTarget = pd(this).currentTarget;
				if (currentTarget == null) {
					return [];
				}
				return [currentTarget];
			},
			get NONE() {
				return 0;
			},
			get CAPTURING_PHASE() {
				return 1;
			},
			get AT_TARGET() {
				return 2;
			},
			get BUBBLING_PHASE() {
				return 3;
			},
			get eventPhase() {
				return pd(this).eventPhase;
			},
			stopPropagation() {
				const data = pd(this);
				data.stopped = true;
				if (typeof data.event.stopPropagation === "function") {
					data.event.stopPropagation();
				}
			},
			stopImmediatePropagation() {
				const data = pd(this);
				data.stopped = true;
				data.immediateStopped = true;
				if (typeof data.event.stopImmediatePropagation === "function") {
					data.event.stopImmediatePropagation();
				}
			},
			get bubbles() {
				return Boolean(pd(this).event.bubbles);
			},
			get cancelable() {
				return Boolean(pd(this).event.cancelable);
			},
			preventDefault() {
				setCancelFlag(pd(this));
			},
			get defaultPrevented() {
				return pd(this).canceled;
			},
			get composed() {
				return Boolean(pd(this).event.composed);
			},
			get timeStamp() {
				return pd(this).timeStamp;
			},
			get srcElement() {
				return pd(this).eventTarget;
			},
			get cancelBubble() {
				return pd(this).stopped;
			},
			set cancelBubble(value) {
				if (!value) {
					return;
				}
				const data = pd(this);
				data.stopped = true;
				if (typeof data.event.cancelBubble === "boolean") {
					data.event.cancelBubble = true;
				}
			},
			get returnValue() {
				return !pd(this).canceled;
			},
			set returnValue(value) {
				if (!value) {
					setCancelFlag(pd(this));
				}
			},
			initEvent() {}
		};
		Object.defineProperty(Event.prototype, "constructor", {
			value: Event,
			configurable: true,
			writable: true
		});
		if (typeof window !== "undefined" && typeof window.Event !== "undefined") {
			Object.setPrototypeOf(Event.prototype, window.Event.prototype);
			wrappers.set(window.Event.prototype, Event);
		}
		function defineRedirectDescriptor(key) {
			return {
				get() {
					return pd(this).event[key];
				},
				set(value) {
					pd(this).event[key] = value;
				},
				configurable: true,
				enumerable: true
			};
		}
		function defineCallDescriptor(key) {
			return {
				value() {
					const event = pd(this).event;
					return event[key].apply(event, arguments);
				},
				configurable: true,
				enumerable: true
			};
		}
		function defineWrapper(BaseEvent, proto) {
			const keys = Object.keys(proto);
			if (keys.length === 0) {
				return BaseEvent;
			}
			function CustomEvent(eventTarget, event) {
				BaseEvent.call(this, eventTarget, event);
			}
			CustomEvent.prototype = Object.create(BaseEvent.prototype, { constructor: {
				value: CustomEvent,
				configurable: true,
				writable: true
			} });
			for (let i = 0; i < keys.length; ++i) {
				const key = keys[i];
				if (!(key in BaseEvent.prototype)) {
					const descriptor = Object.getOwnPropertyDescriptor(proto, key);
					const isFunc = typeof descriptor.value === "function";
					Object.defineProperty(CustomEvent.prototype, key, isFunc ? defineCallDescriptor(key) : defineRedirectDescriptor(key));
				}
			}
			return CustomEvent;
		}
		function getWrapper(proto) {
			if (proto == null || proto === Object.prototype) {
				return Event;
			}
			let wrapper = wrappers.get(proto);
			if (wrapper == null) {
				wrapper = defineWrapper(getWrapper(Object.getPrototypeOf(proto)), proto);
				wrappers.set(proto, wrapper);
			}
			return wrapper;
		}
		function wrapEvent(eventTarget, event) {
			const Wrapper = getWrapper(Object.getPrototypeOf(event));
			return new Wrapper(eventTarget, event);
		}
		function isStopped(event) {
			return pd(event).immediateStopped;
		}
		function setEventPhase(event, eventPhase) {
			pd(event).eventPhase = eventPhase;
		}
		function setCurrentTarget(event, currentTarget) {
			pd(event).currentTarget = currentTarget;
		}
		function setPassiveListener(event, passiveListener) {
			pd(event).passiveListener = passiveListener;
		}
		const listenersMap = new WeakMap();
		const CAPTURE = 1;
		const BUBBLE = 2;
		const ATTRIBUTE = 3;
		function isObject(x) {
			return x !== null && typeof x === "object";
		}
		function getListeners(eventTarget) {
			const listeners = listenersMap.get(eventTarget);
			if (listeners == null) {
				throw new TypeError("'this' is expected an EventTarget object, but got another value.");
			}
			return listeners;
		}
		function defineEventAttributeDescriptor(eventName) {
			return {
				get() {
					const listeners = getListeners(this);
					let node = listeners.get(eventName);
					while (node != null) {
						if (node.listenerType === ATTRIBUTE) {
							return node.listener;
						}
						node = node.next;
					}
					return null;
				},
				set(listener) {
					if (typeof listener !== "function" && !isObject(listener)) {
						listener = null;
					}
					const listeners = getListeners(this);
					let prev = null;
					let node = listeners.get(eventName);
					while (node != null) {
						if (node.listenerType === ATTRIBUTE) {
							if (prev !== null) {
								prev.next = node.next;
							} else if (node.next !== null) {
								listeners.set(eventName, node.next);
							} else {
								listeners.delete(eventName);
							}
						} else {
							prev = node;
						}
						node = node.next;
					}
					if (listener !== null) {
						const newNode = {
							listener,
							listenerType: ATTRIBUTE,
							passive: false,
							once: false,
							next: null
						};
						if (prev === null) {
							listeners.set(eventName, newNode);
						} else {
							prev.next = newNode;
						}
					}
				},
				configurable: true,
				enumerable: true
			};
		}
		function defineEventAttribute(eventTargetPrototype, eventName) {
			Object.defineProperty(eventTargetPrototype, `on${eventName}`, defineEventAttributeDescriptor(eventName));
		}
		function defineCustomEventTarget(eventNames) {
			function CustomEventTarget() {
				EventTarget.call(this);
			}
			CustomEventTarget.prototype = Object.create(EventTarget.prototype, { constructor: {
				value: CustomEventTarget,
				configurable: true,
				writable: true
			} });
			for (let i = 0; i < eventNames.length; ++i) {
				defineEventAttribute(CustomEventTarget.prototype, eventNames[i]);
			}
			return CustomEventTarget;
		}
		function EventTarget() {
			if (this instanceof EventTarget) {
				listenersMap.set(this, new Map());
				return;
			}
			if (arguments.length === 1 && Array.isArray(arguments[0])) {
				return defineCustomEventTarget(arguments[0]);
			}
			if (arguments.length > 0) {
				const types = new Array(arguments.length);
				for (let i = 0; i < arguments.length; ++i) {
					types[i] = arguments[i];
				}
				return defineCustomEventTarget(types);
			}
			throw new TypeError("Cannot call a class as a function");
		}
		EventTarget.prototype = {
			addEventListener(eventName, listener, options) {
				if (listener == null) {
					return;
				}
				if (typeof listener !== "function" && !isObject(listener)) {
					throw new TypeError("'listener' should be a function or an object.");
				}
				const listeners = getListeners(this);
				const optionsIsObj = isObject(options);
				const capture = optionsIsObj ? Boolean(options.capture) : Boolean(options);
				const listenerType = capture ? CAPTURE : BUBBLE;
				const newNode = {
					listener,
					listenerType,
					passive: optionsIsObj && Boolean(options.passive),
					once: optionsIsObj && Boolean(options.once),
					next: null
				};
				let node = listeners.get(eventName);
				if (node === undefined) {
					listeners.set(eventName, newNode);
					return;
				}
				let prev = null;
				while (node != null) {
					if (node.listener === listener && node.listenerType === listenerType) {
						return;
					}
					prev = node;
					node = node.next;
				}
				prev.next = newNode;
			},
			removeEventListener(eventName, listener, options) {
				if (listener == null) {
					return;
				}
				const listeners = getListeners(this);
				const capture = isObject(options) ? Boolean(options.capture) : Boolean(options);
				const listenerType = capture ? CAPTURE : BUBBLE;
				let prev = null;
				let node = listeners.get(eventName);
				while (node != null) {
					if (node.listener === listener && node.listenerType === listenerType) {
						if (prev !== null) {
							prev.next = node.next;
						} else if (node.next !== null) {
							listeners.set(eventName, node.next);
						} else {
							listeners.delete(eventName);
						}
						return;
					}
					prev = node;
					node = node.next;
				}
			},
			dispatchEvent(event) {
				if (event == null || typeof event.type !== "string") {
					throw new TypeError("\"event.type\" should be a string.");
				}
				const listeners = getListeners(this);
				const eventName = event.type;
				let node = listeners.get(eventName);
				if (node == null) {
					return true;
				}
				const wrappedEvent = wrapEvent(this, event);
				let prev = null;
				while (node != null) {
					if (node.once) {
						if (prev !== null) {
							prev.next = node.next;
						} else if (node.next !== null) {
							listeners.set(eventName, node.next);
						} else {
							listeners.delete(eventName);
						}
					} else {
						prev = node;
					}
					setPassiveListener(wrappedEvent, node.passive ? node.listener : null);
					if (typeof node.listener === "function") {
						try {
							node.listener.call(this, wrappedEvent);
						} catch (err) {
							if (typeof console !== "undefined" && typeof console.error === "function") {
								console.error(err);
							}
						}
					} else if (node.listenerType !== ATTRIBUTE && typeof node.listener.handleEvent === "function") {
						node.listener.handleEvent(wrappedEvent);
					}
					if (isStopped(wrappedEvent)) {
						break;
					}
					node = node.next;
				}
				setPassiveListener(wrappedEvent, null);
				setEventPhase(wrappedEvent, 0);
				setCurrentTarget(wrappedEvent, null);
				return !wrappedEvent.defaultPrevented;
			}
		};
		Object.defineProperty(EventTarget.prototype, "constructor", {
			value: EventTarget,
			configurable: true,
			writable: true
		});
		if (typeof window !== "undefined" && typeof window.EventTarget !== "undefined") {
			Object.setPrototypeOf(EventTarget.prototype, window.EventTarget.prototype);
		}
		exports.defineEventAttribute = defineEventAttribute;
		exports.EventTarget = EventTarget;
		exports["default"] = EventTarget;
		module.exports = EventTarget;
		module.exports.EventTarget = module.exports["default"] = EventTarget;
		module.exports.defineEventAttribute = defineEventAttribute;
	}),
	83813: ((module) => {
		module.exports = (flag, argv = process.argv) => {
			const prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--";
			const position = argv.indexOf(prefix + flag);
			const terminatorPosition = argv.indexOf("--");
			return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
		};
	}),
	70744: ((module) => {
		var s = 1e3;
		var m = s * 60;
		var h = m * 60;
		var d = h * 24;
		var w = d * 7;
		var y = d * 365.25;
		module.exports = function(val, options) {
			options = options || {};
			var type = typeof val;
			if (type === "string" && val.length > 0) {
				return parse(val);
			} else if (type === "number" && isFinite(val)) {
				return options.long ? fmtLong(val) : fmtShort(val);
			}
			throw new Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
		};
		function parse(str) {
			str = String(str);
			if (str.length > 100) {
				return;
			}
			var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
			if (!match) {
				return;
			}
			var n = parseFloat(match[1]);
			var type = (match[2] || "ms").toLowerCase();
			switch (type) {
				case "years":
				case "year":
				case "yrs":
				case "yr":
				case "y": return n * y;
				case "weeks":
				case "week":
				case "w": return n * w;
				case "days":
				case "day":
				case "d": return n * d;
				case "hours":
				case "hour":
				case "hrs":
				case "hr":
				case "h": return n * h;
				case "minutes":
				case "minute":
				case "mins":
				case "min":
				case "m": return n * m;
				case "seconds":
				case "second":
				case "secs":
				case "sec":
				case "s": return n * s;
				case "milliseconds":
				case "millisecond":
				case "msecs":
				case "msec":
				case "ms": return n;
				default: return undefined;
			}
		}
		function fmtShort(ms) {
			var msAbs = Math.abs(ms);
			if (msAbs >= d) {
				return Math.round(ms / d) + "d";
			}
			if (msAbs >= h) {
				return Math.round(ms / h) + "h";
			}
			if (msAbs >= m) {
				return Math.round(ms / m) + "m";
			}
			if (msAbs >= s) {
				return Math.round(ms / s) + "s";
			}
			return ms + "ms";
		}
		function fmtLong(ms) {
			var msAbs = Math.abs(ms);
			if (msAbs >= d) {
				return plural(ms, msAbs, d, "day");
			}
			if (msAbs >= h) {
				return plural(ms, msAbs, h, "hour");
			}
			if (msAbs >= m) {
				return plural(ms, msAbs, m, "minute");
			}
			if (msAbs >= s) {
				return plural(ms, msAbs, s, "second");
			}
			return ms + " ms";
		}
		function plural(ms, msAbs, n, name) {
			var isPlural = msAbs >= n * 1.5;
			return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
		}
	}),
	7945: ((module) => {
		module.exports = global.process;
	}),
	76417: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = ((base, esmKey, keys, isValid) => {
			if (esmKey in base && base[esmKey] === true) {
				let candidate;
				for (const key of keys) {
					if (!(key in base)) {
						continue;
					}
					candidate = base[key];
					if (isValid(candidate)) {
						return candidate;
					}
				}
			}
			return base;
		})(__webpack_require__(7945), "__esModule", ["default", "process"], (candidate) => "nextTick" in candidate);
		module.exports = process;
	}),
	80652: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { SymbolDispose } = __webpack_require__(50999);
		const { AbortError, codes } = __webpack_require__(69220);
		const { isNodeStream, isWebStream, kControllerErrorFunction } = __webpack_require__(83426);
		const eos = __webpack_require__(36815);
		const { ERR_INVALID_ARG_TYPE } = codes;
		let addAbortListener;
		const validateAbortSignal = (signal, name) => {
			if (typeof signal !== "object" || !("aborted" in signal)) {
				throw new ERR_INVALID_ARG_TYPE(name, "AbortSignal", signal);
			}
		};
		module.exports.addAbortSignal = function addAbortSignal(signal, stream) {
			validateAbortSignal(signal, "signal");
			if (!isNodeStream(stream) && !isWebStream(stream)) {
				throw new ERR_INVALID_ARG_TYPE("stream", [
					"ReadableStream",
					"WritableStream",
					"Stream"
				], stream);
			}
			return module.exports.addAbortSignalNoValidate(signal, stream);
		};
		module.exports.addAbortSignalNoValidate = function(signal, stream) {
			if (typeof signal !== "object" || !("aborted" in signal)) {
				return stream;
			}
			const onAbort = isNodeStream(stream) ? () => {
				stream.destroy(new AbortError(undefined, { cause: signal.reason }));
			} : () => {
				stream[kControllerErrorFunction](new AbortError(undefined, { cause: signal.reason }));
			};
			if (signal.aborted) {
				onAbort();
			} else {
				addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
				const disposable = addAbortListener(signal, onAbort);
				eos(stream, disposable[SymbolDispose]);
			}
			return stream;
		};
	}),
	77336: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { StringPrototypeSlice, SymbolIterator, TypedArrayPrototypeSet, Uint8Array } = __webpack_require__(50999);
		const { Buffer } = __webpack_require__(20181);
		const { inspect } = __webpack_require__(23539);
		module.exports = class BufferList {
			constructor() {
				this.head = null;
				this.tail = null;
				this.length = 0;
			}
			push(v) {
				const entry = {
					data: v,
					next: null
				};
				if (this.length > 0) this.tail.next = entry;
				else this.head = entry;
				this.tail = entry;
				++this.length;
			}
			unshift(v) {
				const entry = {
					data: v,
					next: this.head
				};
				if (this.length === 0) this.tail = entry;
				this.head = entry;
				++this.length;
			}
			shift() {
				if (this.length === 0) return;
				const ret = this.head.data;
				if (this.length === 1) this.head = this.tail = null;
				else this.head = this.head.next;
				--this.length;
				return ret;
			}
			clear() {
				this.head = this.tail = null;
				this.length = 0;
			}
			join(s) {
				if (this.length === 0) return "";
				let p = this.head;
				let ret = "" + p.data;
				while ((p = p.next) !== null) ret += s + p.data;
				return ret;
			}
			concat(n) {
				if (this.length === 0) return Buffer.alloc(0);
				const ret = Buffer.allocUnsafe(n >>> 0);
				let p = this.head;
				let i = 0;
				while (p) {
					TypedArrayPrototypeSet(ret, p.data, i);
					i += p.data.length;
					p = p.next;
				}
				return ret;
			}
			consume(n, hasStrings) {
				const data = this.head.data;
				if (n < data.length) {
					const slice = data.slice(0, n);
					this.head.data = data.slice(n);
					return slice;
				}
				if (n === data.length) {
					return this.shift();
				}
				return hasStrings ? this._getString(n) : this._getBuffer(n);
			}
			first() {
				return this.head.data;
			}
			*[SymbolIterator]() {
				for (let p = this.head; p; p = p.next) {
					yield p.data;
				}
			}
			_getString(n) {
				let ret = "";
				let p = this.head;
				let c = 0;
				do {
					const str = p.data;
					if (n > str.length) {
						ret += str;
						n -= str.length;
					} else {
						if (n === str.length) {
							ret += str;
							++c;
							if (p.next) this.head = p.next;
							else this.head = this.tail = null;
						} else {
							ret += StringPrototypeSlice(str, 0, n);
							this.head = p;
							p.data = StringPrototypeSlice(str, n);
						}
						break;
					}
					++c;
				} while ((p = p.next) !== null);
				this.length -= c;
				return ret;
			}
			_getBuffer(n) {
				const ret = Buffer.allocUnsafe(n);
				const retLen = n;
				let p = this.head;
				let c = 0;
				do {
					const buf = p.data;
					if (n > buf.length) {
						TypedArrayPrototypeSet(ret, buf, retLen - n);
						n -= buf.length;
					} else {
						if (n === buf.length) {
							TypedArrayPrototypeSet(ret, buf, retLen - n);
							++c;
							if (p.next) this.head = p.next;
							else this.head = this.tail = null;
						} else {
							TypedArrayPrototypeSet(ret, new Uint8Array(buf.buffer, buf.byteOffset, n), retLen - n);
							this.head = p;
							p.data = buf.slice(n);
						}
						break;
					}
					++c;
				} while ((p = p.next) !== null);
				this.length -= c;
				return ret;
			}
			[Symbol.for("nodejs.util.inspect.custom")](_, options) {
				return inspect(this, {
					...options,
					depth: 0,
					customInspect: false
				});
			}
		};
	}),
	64999: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { pipeline } = __webpack_require__(16701);
		const Duplex = __webpack_require__(94449);
		const { destroyer } = __webpack_require__(65089);
		const { isNodeStream, isReadable, isWritable, isWebStream, isTransformStream, isWritableStream, isReadableStream } = __webpack_require__(83426);
		const { AbortError, codes: { ERR_INVALID_ARG_VALUE, ERR_MISSING_ARGS } } = __webpack_require__(69220);
		const eos = __webpack_require__(36815);
		module.exports = function compose(...streams) {
			if (streams.length === 0) {
				throw new ERR_MISSING_ARGS("streams");
			}
			if (streams.length === 1) {
				return Duplex.from(streams[0]);
			}
			const orgStreams = [...streams];
			if (typeof streams[0] === "function") {
				streams[0] = Duplex.from(streams[0]);
			}
			if (typeof streams[streams.length - 1] === "function") {
				const idx = streams.length - 1;
				streams[idx] = Duplex.from(streams[idx]);
			}
			for (let n = 0; n < streams.length; ++n) {
				if (!isNodeStream(streams[n]) && !isWebStream(streams[n])) {
					continue;
				}
				if (n < streams.length - 1 && !(isReadable(streams[n]) || isReadableStream(streams[n]) || isTransformStream(streams[n]))) {
					throw new ERR_INVALID_ARG_VALUE(`streams[${n}]`, orgStreams[n], "must be readable");
				}
				if (n > 0 && !(isWritable(streams[n]) || isWritableStream(streams[n]) || isTransformStream(streams[n]))) {
					throw new ERR_INVALID_ARG_VALUE(`streams[${n}]`, orgStreams[n], "must be writable");
				}
			}
			let ondrain;
			let onfinish;
			let onreadable;
			let onclose;
			let d;
			function onfinished(err) {
				const cb = onclose;
				onclose = null;
				if (cb) {
					cb(err);
				} else if (err) {
					d.destroy(err);
				} else if (!readable && !writable) {
					d.destroy();
				}
			}
			const head = streams[0];
			const tail = pipeline(streams, onfinished);
			const writable = !!(isWritable(head) || isWritableStream(head) || isTransformStream(head));
			const readable = !!(isReadable(tail) || isReadableStream(tail) || isTransformStream(tail));
			d = new Duplex({
				writableObjectMode: !!(head !== null && head !== undefined && head.writableObjectMode),
				readableObjectMode: !!(tail !== null && tail !== undefined && tail.readableObjectMode),
				writable,
				readable
			});
			if (writable) {
				if (isNodeStream(head)) {
					d._write = function(chunk, encoding, callback) {
						if (head.write(chunk, encoding)) {
							callback();
						} else {
							ondrain = callback;
						}
					};
					d._final = function(callback) {
						head.end();
						onfinish = callback;
					};
					head.on("drain", function() {
						if (ondrain) {
							const cb = ondrain;
							ondrain = null;
							cb();
						}
					});
				} else if (isWebStream(head)) {
					const writable = isTransformStream(head) ? head.writable : head;
					const writer = writable.getWriter();
					d._write = async function(chunk, encoding, callback) {
						try {
							await writer.ready;
							writer.write(chunk).catch(() => {});
							callback();
						} catch (err) {
							callback(err);
						}
					};
					d._final = async function(callback) {
						try {
							await writer.ready;
							writer.close().catch(() => {});
							onfinish = callback;
						} catch (err) {
							callback(err);
						}
					};
				}
				const toRead = isTransformStream(tail) ? tail.readable : tail;
				eos(toRead, () => {
					if (onfinish) {
						const cb = onfinish;
						onfinish = null;
						cb();
					}
				});
			}
			if (readable) {
				if (isNodeStream(tail)) {
					tail.on("readable", function() {
						if (onreadable) {
							const cb = onreadable;
							onreadable = null;
							cb();
						}
					});
					tail.on("end", function() {
						d.push(null);
					});
					d._read = function() {
						while (true) {
							const buf = tail.read();
							if (buf === null) {
								onreadable = d._read;
								return;
							}
							if (!d.push(buf)) {
								return;
							}
						}
					};
				} else if (isWebStream(tail)) {
					const readable = isTransformStream(tail) ? tail.readable : tail;
					const reader = readable.getReader();
					d._read = async function() {
						while (true) {
							try {
								const { value, done } = await reader.read();
								if (!d.push(value)) {
									return;
								}
								if (done) {
									d.push(null);
									return;
								}
							} catch {
								return;
							}
						}
					};
				}
			}
			d._destroy = function(err, callback) {
				if (!err && onclose !== null) {
					err = new AbortError();
				}
				onreadable = null;
				ondrain = null;
				onfinish = null;
				if (onclose === null) {
					callback(err);
				} else {
					onclose = callback;
					if (isNodeStream(tail)) {
						destroyer(tail, err);
					}
				}
			};
			return d;
		};
	}),
	65089: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		const { aggregateTwoErrors, codes: { ERR_MULTIPLE_CALLBACK }, AbortError } = __webpack_require__(69220);
		const { Symbol } = __webpack_require__(50999);
		const { kIsDestroyed, isDestroyed, isFinished, isServerRequest } = __webpack_require__(83426);
		const kDestroy = Symbol("kDestroy");
		const kConstruct = Symbol("kConstruct");
		function checkError(err, w, r) {
			if (err) {
				err.stack;
				if (w && !w.errored) {
					w.errored = err;
				}
				if (r && !r.errored) {
					r.errored = err;
				}
			}
		}
		function destroy(err, cb) {
			const r = this._readableState;
			const w = this._writableState;
			const s = w || r;
			if (w !== null && w !== undefined && w.destroyed || r !== null && r !== undefined && r.destroyed) {
				if (typeof cb === "function") {
					cb();
				}
				return this;
			}
			checkError(err, w, r);
			if (w) {
				w.destroyed = true;
			}
			if (r) {
				r.destroyed = true;
			}
			if (!s.constructed) {
				this.once(kDestroy, function(er) {
					_destroy(this, aggregateTwoErrors(er, err), cb);
				});
			} else {
				_destroy(this, err, cb);
			}
			return this;
		}
		function _destroy(self, err, cb) {
			let called = false;
			function onDestroy(err) {
				if (called) {
					return;
				}
				called = true;
				const r = self._readableState;
				const w = self._writableState;
				checkError(err, w, r);
				if (w) {
					w.closed = true;
				}
				if (r) {
					r.closed = true;
				}
				if (typeof cb === "function") {
					cb(err);
				}
				if (err) {
					process.nextTick(emitErrorCloseNT, self, err);
				} else {
					process.nextTick(emitCloseNT, self);
				}
			}
			try {
				self._destroy(err || null, onDestroy);
			} catch (err) {
				onDestroy(err);
			}
		}
		function emitErrorCloseNT(self, err) {
			emitErrorNT(self, err);
			emitCloseNT(self);
		}
		function emitCloseNT(self) {
			const r = self._readableState;
			const w = self._writableState;
			if (w) {
				w.closeEmitted = true;
			}
			if (r) {
				r.closeEmitted = true;
			}
			if (w !== null && w !== undefined && w.emitClose || r !== null && r !== undefined && r.emitClose) {
				self.emit("close");
			}
		}
		function emitErrorNT(self, err) {
			const r = self._readableState;
			const w = self._writableState;
			if (w !== null && w !== undefined && w.errorEmitted || r !== null && r !== undefined && r.errorEmitted) {
				return;
			}
			if (w) {
				w.errorEmitted = true;
			}
			if (r) {
				r.errorEmitted = true;
			}
			self.emit("error", err);
		}
		function undestroy() {
			const r = this._readableState;
			const w = this._writableState;
			if (r) {
				r.constructed = true;
				r.closed = false;
				r.closeEmitted = false;
				r.destroyed = false;
				r.errored = null;
				r.errorEmitted = false;
				r.reading = false;
				r.ended = r.readable === false;
				r.endEmitted = r.readable === false;
			}
			if (w) {
				w.constructed = true;
				w.destroyed = false;
				w.closed = false;
				w.closeEmitted = false;
				w.errored = null;
				w.errorEmitted = false;
				w.finalCalled = false;
				w.prefinished = false;
				w.ended = w.writable === false;
				w.ending = w.writable === false;
				w.finished = w.writable === false;
			}
		}
		function errorOrDestroy(stream, err, sync) {
			const r = stream._readableState;
			const w = stream._writableState;
			if (w !== null && w !== undefined && w.destroyed || r !== null && r !== undefined && r.destroyed) {
				return this;
			}
			if (r !== null && r !== undefined && r.autoDestroy || w !== null && w !== undefined && w.autoDestroy) stream.destroy(err);
			else if (err) {
				err.stack;
				if (w && !w.errored) {
					w.errored = err;
				}
				if (r && !r.errored) {
					r.errored = err;
				}
				if (sync) {
					process.nextTick(emitErrorNT, stream, err);
				} else {
					emitErrorNT(stream, err);
				}
			}
		}
		function construct(stream, cb) {
			if (typeof stream._construct !== "function") {
				return;
			}
			const r = stream._readableState;
			const w = stream._writableState;
			if (r) {
				r.constructed = false;
			}
			if (w) {
				w.constructed = false;
			}
			stream.once(kConstruct, cb);
			if (stream.listenerCount(kConstruct) > 1) {
				return;
			}
			process.nextTick(constructNT, stream);
		}
		function constructNT(stream) {
			let called = false;
			function onConstruct(err) {
				if (called) {
					errorOrDestroy(stream, err !== null && err !== undefined ? err : new ERR_MULTIPLE_CALLBACK());
					return;
				}
				called = true;
				const r = stream._readableState;
				const w = stream._writableState;
				const s = w || r;
				if (r) {
					r.constructed = true;
				}
				if (w) {
					w.constructed = true;
				}
				if (s.destroyed) {
					stream.emit(kDestroy, err);
				} else if (err) {
					errorOrDestroy(stream, err, true);
				} else {
					process.nextTick(emitConstructNT, stream);
				}
			}
			try {
				stream._construct((err) => {
					process.nextTick(onConstruct, err);
				});
			} catch (err) {
				process.nextTick(onConstruct, err);
			}
		}
		function emitConstructNT(stream) {
			stream.emit(kConstruct);
		}
		function isRequest(stream) {
			return (stream === null || stream === undefined ? undefined : stream.setHeader) && typeof stream.abort === "function";
		}
		function emitCloseLegacy(stream) {
			stream.emit("close");
		}
		function emitErrorCloseLegacy(stream, err) {
			stream.emit("error", err);
			process.nextTick(emitCloseLegacy, stream);
		}
		function destroyer(stream, err) {
			if (!stream || isDestroyed(stream)) {
				return;
			}
			if (!err && !isFinished(stream)) {
				err = new AbortError();
			}
			if (isServerRequest(stream)) {
				stream.socket = null;
				stream.destroy(err);
			} else if (isRequest(stream)) {
				stream.abort();
			} else if (isRequest(stream.req)) {
				stream.req.abort();
			} else if (typeof stream.destroy === "function") {
				stream.destroy(err);
			} else if (typeof stream.close === "function") {
				stream.close();
			} else if (err) {
				process.nextTick(emitErrorCloseLegacy, stream, err);
			} else {
				process.nextTick(emitCloseLegacy, stream);
			}
			if (!stream.destroyed) {
				stream[kIsDestroyed] = true;
			}
		}
		module.exports = {
			construct,
			destroyer,
			destroy,
			undestroy,
			errorOrDestroy
		};
	}),
	94449: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { ObjectDefineProperties, ObjectGetOwnPropertyDescriptor, ObjectKeys, ObjectSetPrototypeOf } = __webpack_require__(50999);
		module.exports = Duplex;
		const Readable = __webpack_require__(17783);
		const Writable = __webpack_require__(58939);
		ObjectSetPrototypeOf(Duplex.prototype, Readable.prototype);
		ObjectSetPrototypeOf(Duplex, Readable);
		{
			const keys = ObjectKeys(Writable.prototype);
			for (let i = 0; i < keys.length; i++) {
				const method = keys[i];
				if (!Duplex.prototype[method]) Duplex.prototype[method] = Writable.prototype[method];
			}
		}
		function Duplex(options) {
			if (!(this instanceof Duplex)) return new Duplex(options);
			Readable.call(this, options);
			Writable.call(this, options);
			if (options) {
				this.allowHalfOpen = options.allowHalfOpen !== false;
				if (options.readable === false) {
					this._readableState.readable = false;
					this._readableState.ended = true;
					this._readableState.endEmitted = true;
				}
				if (options.writable === false) {
					this._writableState.writable = false;
					this._writableState.ending = true;
					this._writableState.ended = true;
					this._writableState.finished = true;
				}
			} else {
				this.allowHalfOpen = true;
			}
		}
		ObjectDefineProperties(Duplex.prototype, {
			writable: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writable")
			},
			writableHighWaterMark: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableHighWaterMark")
			},
			writableObjectMode: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableObjectMode")
			},
			writableBuffer: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableBuffer")
			},
			writableLength: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableLength")
			},
			writableFinished: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableFinished")
			},
			writableCorked: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableCorked")
			},
			writableEnded: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableEnded")
			},
			writableNeedDrain: {
				__proto__: null,
				...ObjectGetOwnPropertyDescriptor(Writable.prototype, "writableNeedDrain")
			},
			destroyed: {
				__proto__: null,
				get() {
					if (this._readableState === undefined || this._writableState === undefined) {
						return false;
					}
					return this._readableState.destroyed && this._writableState.destroyed;
				},
				set(value) {
					if (this._readableState && this._writableState) {
						this._readableState.destroyed = value;
						this._writableState.destroyed = value;
					}
				}
			}
		});
		let webStreamsAdapters;
		function lazyWebStreams() {
			if (webStreamsAdapters === undefined) webStreamsAdapters = {};
			return webStreamsAdapters;
		}
		Duplex.fromWeb = function(pair, options) {
			return lazyWebStreams().newStreamDuplexFromReadableWritablePair(pair, options);
		};
		Duplex.toWeb = function(duplex) {
			return lazyWebStreams().newReadableWritablePairFromDuplex(duplex);
		};
		let duplexify;
		Duplex.from = function(body) {
			if (!duplexify) {
				duplexify = __webpack_require__(4599);
			}
			return duplexify(body, "body");
		};
	}),
	4599: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		"use strict";
		const bufferModule = __webpack_require__(20181);
		const { isReadable, isWritable, isIterable, isNodeStream, isReadableNodeStream, isWritableNodeStream, isDuplexNodeStream, isReadableStream, isWritableStream } = __webpack_require__(83426);
		const eos = __webpack_require__(36815);
		const { AbortError, codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_RETURN_VALUE } } = __webpack_require__(69220);
		const { destroyer } = __webpack_require__(65089);
		const Duplex = __webpack_require__(94449);
		const Readable = __webpack_require__(17783);
		const Writable = __webpack_require__(58939);
		const { createDeferredPromise } = __webpack_require__(23539);
		const from = __webpack_require__(4659);
		const Blob = globalThis.Blob || bufferModule.Blob;
		const isBlob = typeof Blob !== "undefined" ? function isBlob(b) {
			return b instanceof Blob;
		} : function isBlob(b) {
			return false;
		};
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		const { FunctionPrototypeCall } = __webpack_require__(50999);
		class Duplexify extends Duplex {
			constructor(options) {
				super(options);
				if ((options === null || options === undefined ? undefined : options.readable) === false) {
					this._readableState.readable = false;
					this._readableState.ended = true;
					this._readableState.endEmitted = true;
				}
				if ((options === null || options === undefined ? undefined : options.writable) === false) {
					this._writableState.writable = false;
					this._writableState.ending = true;
					this._writableState.ended = true;
					this._writableState.finished = true;
				}
			}
		}
		module.exports = function duplexify(body, name) {
			if (isDuplexNodeStream(body)) {
				return body;
			}
			if (isReadableNodeStream(body)) {
				return _duplexify({ readable: body });
			}
			if (isWritableNodeStream(body)) {
				return _duplexify({ writable: body });
			}
			if (isNodeStream(body)) {
				return _duplexify({
					writable: false,
					readable: false
				});
			}
			if (isReadableStream(body)) {
				return _duplexify({ readable: Readable.fromWeb(body) });
			}
			if (isWritableStream(body)) {
				return _duplexify({ writable: Writable.fromWeb(body) });
			}
			if (typeof body === "function") {
				const { value, write, final, destroy } = fromAsyncGen(body);
				if (isIterable(value)) {
					return from(Duplexify, value, {
						objectMode: true,
						write,
						final,
						destroy
					});
				}
				const then = value === null || value === undefined ? undefined : value.then;
				if (typeof then === "function") {
					let d;
					const promise = FunctionPrototypeCall(then, value, (val) => {
						if (val != null) {
							throw new ERR_INVALID_RETURN_VALUE("nully", "body", val);
						}
					}, (err) => {
						destroyer(d, err);
					});
					return d = new Duplexify({
						objectMode: true,
						readable: false,
						write,
						final(cb) {
							final(async () => {
								try {
									await promise;
									process.nextTick(cb, null);
								} catch (err) {
									process.nextTick(cb, err);
								}
							});
						},
						destroy
					});
				}
				throw new ERR_INVALID_RETURN_VALUE("Iterable, AsyncIterable or AsyncFunction", name, value);
			}
			if (isBlob(body)) {
				return duplexify(body.arrayBuffer());
			}
			if (isIterable(body)) {
				return from(Duplexify, body, {
					objectMode: true,
					writable: false
				});
			}
			if (isReadableStream(body === null || body === undefined ? undefined : body.readable) && isWritableStream(body === null || body === undefined ? undefined : body.writable)) {
				return Duplexify.fromWeb(body);
			}
			if (typeof (body === null || body === undefined ? undefined : body.writable) === "object" || typeof (body === null || body === undefined ? undefined : body.readable) === "object") {
				const readable = body !== null && body !== undefined && body.readable ? isReadableNodeStream(body === null || body === undefined ? undefined : body.readable) ? body === null || body === undefined ? undefined : body.readable : duplexify(body.readable) : undefined;
				const writable = body !== null && body !== undefined && body.writable ? isWritableNodeStream(body === null || body === undefined ? undefined : body.writable) ? body === null || body === undefined ? undefined : body.writable : duplexify(body.writable) : undefined;
				return _duplexify({
					readable,
					writable
				});
			}
			const then = body === null || body === undefined ? undefined : body.then;
			if (typeof then === "function") {
				let d;
				FunctionPrototypeCall(then, body, (val) => {
					if (val != null) {
						d.push(val);
					}
					d.push(null);
				}, (err) => {
					destroyer(d, err);
				});
				return d = new Duplexify({
					objectMode: true,
					writable: false,
					read() {}
				});
			}
			throw new ERR_INVALID_ARG_TYPE(name, [
				"Blob",
				"ReadableStream",
				"WritableStream",
				"Stream",
				"Iterable",
				"AsyncIterable",
				"Function",
				"{ readable, writable } pair",
				"Promise"
			], body);
		};
		function fromAsyncGen(fn) {
			let { promise, resolve } = createDeferredPromise();
			const ac = new AbortController();
			const signal = ac.signal;
			const value = fn((async function* () {
				while (true) {
					const _promise = promise;
					promise = null;
					const { chunk, done, cb } = await _promise;
					process.nextTick(cb);
					if (done) return;
					if (signal.aborted) throw new AbortError(undefined, { cause: signal.reason });
					({promise, resolve} = createDeferredPromise());
					yield chunk;
				}
			})(), { signal });
			return {
				value,
				write(chunk, encoding, cb) {
					const _resolve = resolve;
					resolve = null;
					_resolve({
						chunk,
						done: false,
						cb
					});
				},
				final(cb) {
					const _resolve = resolve;
					resolve = null;
					_resolve({
						done: true,
						cb
					});
				},
				destroy(err, cb) {
					ac.abort();
					cb(err);
				}
			};
		}
		function _duplexify(pair) {
			const r = pair.readable && typeof pair.readable.read !== "function" ? Readable.wrap(pair.readable) : pair.readable;
			const w = pair.writable;
			let readable = !!isReadable(r);
			let writable = !!isWritable(w);
			let ondrain;
			let onfinish;
			let onreadable;
			let onclose;
			let d;
			function onfinished(err) {
				const cb = onclose;
				onclose = null;
				if (cb) {
					cb(err);
				} else if (err) {
					d.destroy(err);
				}
			}
			d = new Duplexify({
				readableObjectMode: !!(r !== null && r !== undefined && r.readableObjectMode),
				writableObjectMode: !!(w !== null && w !== undefined && w.writableObjectMode),
				readable,
				writable
			});
			if (writable) {
				eos(w, (err) => {
					writable = false;
					if (err) {
						destroyer(r, err);
					}
					onfinished(err);
				});
				d._write = function(chunk, encoding, callback) {
					if (w.write(chunk, encoding)) {
						callback();
					} else {
						ondrain = callback;
					}
				};
				d._final = function(callback) {
					w.end();
					onfinish = callback;
				};
				w.on("drain", function() {
					if (ondrain) {
						const cb = ondrain;
						ondrain = null;
						cb();
					}
				});
				w.on("finish", function() {
					if (onfinish) {
						const cb = onfinish;
						onfinish = null;
						cb();
					}
				});
			}
			if (readable) {
				eos(r, (err) => {
					readable = false;
					if (err) {
						destroyer(r, err);
					}
					onfinished(err);
				});
				r.on("readable", function() {
					if (onreadable) {
						const cb = onreadable;
						onreadable = null;
						cb();
					}
				});
				r.on("end", function() {
					d.push(null);
				});
				d._read = function() {
					while (true) {
						const buf = r.read();
						if (buf === null) {
							onreadable = d._read;
							return;
						}
						if (!d.push(buf)) {
							return;
						}
					}
				};
			}
			d._destroy = function(err, callback) {
				if (!err && onclose !== null) {
					err = new AbortError();
				}
				onreadable = null;
				ondrain = null;
				onfinish = null;
				if (onclose === null) {
					callback(err);
				} else {
					onclose = callback;
					destroyer(w, err);
					destroyer(r, err);
				}
			};
			return d;
		}
	}),
	36815: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		const { AbortError, codes } = __webpack_require__(69220);
		const { ERR_INVALID_ARG_TYPE, ERR_STREAM_PREMATURE_CLOSE } = codes;
		const { kEmptyObject, once } = __webpack_require__(23539);
		const { validateAbortSignal, validateFunction, validateObject, validateBoolean } = __webpack_require__(49554);
		const { Promise, PromisePrototypeThen, SymbolDispose } = __webpack_require__(50999);
		const { isClosed, isReadable, isReadableNodeStream, isReadableStream, isReadableFinished, isReadableErrored, isWritable, isWritableNodeStream, isWritableStream, isWritableFinished, isWritableErrored, isNodeStream, willEmitClose: _willEmitClose, kIsClosedPromise } = __webpack_require__(83426);
		let addAbortListener;
		function isRequest(stream) {
			return stream.setHeader && typeof stream.abort === "function";
		}
		const nop = () => {};
		function eos(stream, options, callback) {
			var _options$readable, _options$writable;
			if (arguments.length === 2) {
				callback = options;
				options = kEmptyObject;
			} else if (options == null) {
				options = kEmptyObject;
			} else {
				validateObject(options, "options");
			}
			validateFunction(callback, "callback");
			validateAbortSignal(options.signal, "options.signal");
			callback = once(callback);
			if (isReadableStream(stream) || isWritableStream(stream)) {
				return eosWeb(stream, options, callback);
			}
			if (!isNodeStream(stream)) {
				throw new ERR_INVALID_ARG_TYPE("stream", [
					"ReadableStream",
					"WritableStream",
					"Stream"
				], stream);
			}
			const readable = (_options$readable = options.readable) !== null && _options$readable !== undefined ? _options$readable : isReadableNodeStream(stream);
			const writable = (_options$writable = options.writable) !== null && _options$writable !== undefined ? _options$writable : isWritableNodeStream(stream);
			const wState = stream._writableState;
			const rState = stream._readableState;
			const onlegacyfinish = () => {
				if (!stream.writable) {
					onfinish();
				}
			};
			let willEmitClose = _willEmitClose(stream) && isReadableNodeStream(stream) === readable && isWritableNodeStream(stream) === writable;
			let writableFinished = isWritableFinished(stream, false);
			const onfinish = () => {
				writableFinished = true;
				if (stream.destroyed) {
					willEmitClose = false;
				}
				if (willEmitClose && (!stream.readable || readable)) {
					return;
				}
				if (!readable || readableFinished) {
					callback.call(stream);
				}
			};
			let readableFinished = isReadableFinished(stream, false);
			const onend = () => {
				readableFinished = true;
				if (stream.destroyed) {
					willEmitClose = false;
				}
				if (willEmitClose && (!stream.writable || writable)) {
					return;
				}
				if (!writable || writableFinished) {
					callback.call(stream);
				}
			};
			const onerror = (err) => {
				callback.call(stream, err);
			};
			let closed = isClosed(stream);
			const onclose = () => {
				closed = true;
				const errored = isWritableErrored(stream) || isReadableErrored(stream);
				if (errored && typeof errored !== "boolean") {
					return callback.call(stream, errored);
				}
				if (readable && !readableFinished && isReadableNodeStream(stream, true)) {
					if (!isReadableFinished(stream, false)) return callback.call(stream, new ERR_STREAM_PREMATURE_CLOSE());
				}
				if (writable && !writableFinished) {
					if (!isWritableFinished(stream, false)) return callback.call(stream, new ERR_STREAM_PREMATURE_CLOSE());
				}
				callback.call(stream);
			};
			const onclosed = () => {
				closed = true;
				const errored = isWritableErrored(stream) || isReadableErrored(stream);
				if (errored && typeof errored !== "boolean") {
					return callback.call(stream, errored);
				}
				callback.call(stream);
			};
			const onrequest = () => {
				stream.req.on("finish", onfinish);
			};
			if (isRequest(stream)) {
				stream.on("complete", onfinish);
				if (!willEmitClose) {
					stream.on("abort", onclose);
				}
				if (stream.req) {
					onrequest();
				} else {
					stream.on("request", onrequest);
				}
			} else if (writable && !wState) {
				stream.on("end", onlegacyfinish);
				stream.on("close", onlegacyfinish);
			}
			if (!willEmitClose && typeof stream.aborted === "boolean") {
				stream.on("aborted", onclose);
			}
			stream.on("end", onend);
			stream.on("finish", onfinish);
			if (options.error !== false) {
				stream.on("error", onerror);
			}
			stream.on("close", onclose);
			if (closed) {
				process.nextTick(onclose);
			} else if (wState !== null && wState !== undefined && wState.errorEmitted || rState !== null && rState !== undefined && rState.errorEmitted) {
				if (!willEmitClose) {
					process.nextTick(onclosed);
				}
			} else if (!readable && (!willEmitClose || isReadable(stream)) && (writableFinished || isWritable(stream) === false)) {
				process.nextTick(onclosed);
			} else if (!writable && (!willEmitClose || isWritable(stream)) && (readableFinished || isReadable(stream) === false)) {
				process.nextTick(onclosed);
			} else if (rState && stream.req && stream.aborted) {
				process.nextTick(onclosed);
			}
			const cleanup = () => {
				callback = nop;
				stream.removeListener("aborted", onclose);
				stream.removeListener("complete", onfinish);
				stream.removeListener("abort", onclose);
				stream.removeListener("request", onrequest);
				if (stream.req) stream.req.removeListener("finish", onfinish);
				stream.removeListener("end", onlegacyfinish);
				stream.removeListener("close", onlegacyfinish);
				stream.removeListener("finish", onfinish);
				stream.removeListener("end", onend);
				stream.removeListener("error", onerror);
				stream.removeListener("close", onclose);
			};
			if (options.signal && !closed) {
				const abort = () => {
					const endCallback = callback;
					cleanup();
					endCallback.call(stream, new AbortError(undefined, { cause: options.signal.reason }));
				};
				if (options.signal.aborted) {
					process.nextTick(abort);
				} else {
					addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
					const disposable = addAbortListener(options.signal, abort);
					const originalCallback = callback;
					callback = once((...args) => {
						disposable[SymbolDispose]();
						originalCallback.apply(stream, args);
					});
				}
			}
			return cleanup;
		}
		function eosWeb(stream, options, callback) {
			let isAborted = false;
			let abort = nop;
			if (options.signal) {
				abort = () => {
					isAborted = true;
					callback.call(stream, new AbortError(undefined, { cause: options.signal.reason }));
				};
				if (options.signal.aborted) {
					process.nextTick(abort);
				} else {
					addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
					const disposable = addAbortListener(options.signal, abort);
					const originalCallback = callback;
					callback = once((...args) => {
						disposable[SymbolDispose]();
						originalCallback.apply(stream, args);
					});
				}
			}
			const resolverFn = (...args) => {
				if (!isAborted) {
					process.nextTick(() => callback.apply(stream, args));
				}
			};
			PromisePrototypeThen(stream[kIsClosedPromise].promise, resolverFn, resolverFn);
			return nop;
		}
		function finished(stream, opts) {
			var _opts;
			let autoCleanup = false;
			if (opts === null) {
				opts = kEmptyObject;
			}
			if ((_opts = opts) !== null && _opts !== undefined && _opts.cleanup) {
				validateBoolean(opts.cleanup, "cleanup");
				autoCleanup = opts.cleanup;
			}
			return new Promise((resolve, reject) => {
				const cleanup = eos(stream, opts, (err) => {
					if (autoCleanup) {
						cleanup();
					}
					if (err) {
						reject(err);
					} else {
						resolve();
					}
				});
			});
		}
		module.exports = eos;
		module.exports.finished = finished;
	}),
	4659: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		const { PromisePrototypeThen, SymbolAsyncIterator, SymbolIterator } = __webpack_require__(50999);
		const { Buffer } = __webpack_require__(20181);
		const { ERR_INVALID_ARG_TYPE, ERR_STREAM_NULL_VALUES } = __webpack_require__(69220).codes;
		function from(Readable, iterable, opts) {
			let iterator;
			if (typeof iterable === "string" || iterable instanceof Buffer) {
				return new Readable({
					objectMode: true,
					...opts,
					read() {
						this.push(iterable);
						this.push(null);
					}
				});
			}
			let isAsync;
			if (iterable && iterable[SymbolAsyncIterator]) {
				isAsync = true;
				iterator = iterable[SymbolAsyncIterator]();
			} else if (iterable && iterable[SymbolIterator]) {
				isAsync = false;
				iterator = iterable[SymbolIterator]();
			} else {
				throw new ERR_INVALID_ARG_TYPE("iterable", ["Iterable"], iterable);
			}
			const readable = new Readable({
				objectMode: true,
				highWaterMark: 1,
				...opts
			});
			let reading = false;
			readable._read = function() {
				if (!reading) {
					reading = true;
					next();
				}
			};
			readable._destroy = function(error, cb) {
				PromisePrototypeThen(close(error), () => process.nextTick(cb, error), (e) => process.nextTick(cb, e || error));
			};
			async function close(error) {
				const hadError = error !== undefined && error !== null;
				const hasThrow = typeof iterator.throw === "function";
				if (hadError && hasThrow) {
					const { value, done } = await iterator.throw(error);
					await value;
					if (done) {
						return;
					}
				}
				if (typeof iterator.return === "function") {
					const { value } = await iterator.return();
					await value;
				}
			}
			async function next() {
				for (;;) {
					try {
						const { value, done } = isAsync ? await iterator.next() : iterator.next();
						if (done) {
							readable.push(null);
						} else {
							const res = value && typeof value.then === "function" ? await value : value;
							if (res === null) {
								reading = false;
								throw new ERR_STREAM_NULL_VALUES();
							} else if (readable.push(res)) {
								continue;
							} else {
								reading = false;
							}
						}
					} catch (err) {
						readable.destroy(err);
					}
					break;
				}
			}
			return readable;
		}
		module.exports = from;
	}),
	84128: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { ArrayIsArray, ObjectSetPrototypeOf } = __webpack_require__(50999);
		const { EventEmitter: EE } = __webpack_require__(24434);
		function Stream(opts) {
			EE.call(this, opts);
		}
		ObjectSetPrototypeOf(Stream.prototype, EE.prototype);
		ObjectSetPrototypeOf(Stream, EE);
		Stream.prototype.pipe = function(dest, options) {
			const source = this;
			function ondata(chunk) {
				if (dest.writable && dest.write(chunk) === false && source.pause) {
					source.pause();
				}
			}
			source.on("data", ondata);
			function ondrain() {
				if (source.readable && source.resume) {
					source.resume();
				}
			}
			dest.on("drain", ondrain);
			if (!dest._isStdio && (!options || options.end !== false)) {
				source.on("end", onend);
				source.on("close", onclose);
			}
			let didOnEnd = false;
			function onend() {
				if (didOnEnd) return;
				didOnEnd = true;
				dest.end();
			}
			function onclose() {
				if (didOnEnd) return;
				didOnEnd = true;
				if (typeof dest.destroy === "function") dest.destroy();
			}
			function onerror(er) {
				var _this$listenerCount;
				cleanup();
				if (((_this$listenerCount = this.listenerCount) === null || _this$listenerCount === undefined ? undefined : _this$listenerCount.call(this, "error")) === 0) {
					this.emit("error", er);
				}
			}
			prependListener(source, "error", onerror);
			prependListener(dest, "error", onerror);
			function cleanup() {
				source.removeListener("data", ondata);
				dest.removeListener("drain", ondrain);
				source.removeListener("end", onend);
				source.removeListener("close", onclose);
				source.removeListener("error", onerror);
				dest.removeListener("error", onerror);
				source.removeListener("end", cleanup);
				source.removeListener("close", cleanup);
				dest.removeListener("close", cleanup);
			}
			source.on("end", cleanup);
			source.on("close", cleanup);
			dest.on("close", cleanup);
			dest.emit("pipe", source);
			return dest;
		};
		function prependListener(emitter, event, fn) {
			if (typeof emitter.prependListener === "function") return emitter.prependListener(event, fn);
			if (!emitter._events || !emitter._events[event]) emitter.on(event, fn);
			else if (ArrayIsArray(emitter._events[event])) emitter._events[event].unshift(fn);
			else emitter._events[event] = [fn, emitter._events[event]];
		}
		module.exports = {
			Stream,
			prependListener
		};
	}),
	11222: ((module, __unused_webpack_exports, __webpack_require__) => {
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		const { codes: { ERR_INVALID_ARG_VALUE, ERR_INVALID_ARG_TYPE, ERR_MISSING_ARGS, ERR_OUT_OF_RANGE }, AbortError } = __webpack_require__(69220);
		const { validateAbortSignal, validateInteger, validateObject } = __webpack_require__(49554);
		const kWeakHandler = __webpack_require__(50999).Symbol("kWeak");
		const kResistStopPropagation = __webpack_require__(50999).Symbol("kResistStopPropagation");
		const { finished } = __webpack_require__(36815);
		const staticCompose = __webpack_require__(64999);
		const { addAbortSignalNoValidate } = __webpack_require__(80652);
		const { isWritable, isNodeStream } = __webpack_require__(83426);
		const { deprecate } = __webpack_require__(23539);
		const { ArrayPrototypePush, Boolean, MathFloor, Number, NumberIsNaN, Promise, PromiseReject, PromiseResolve, PromisePrototypeThen, Symbol } = __webpack_require__(50999);
		const kEmpty = Symbol("kEmpty");
		const kEof = Symbol("kEof");
		function compose(stream, options) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			if (isNodeStream(stream) && !isWritable(stream)) {
				throw new ERR_INVALID_ARG_VALUE("stream", stream, "must be writable");
			}
			const composedStream = staticCompose(this, stream);
			if (options !== null && options !== undefined && options.signal) {
				addAbortSignalNoValidate(options.signal, composedStream);
			}
			return composedStream;
		}
		function map(fn, options) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			let concurrency = 1;
			if ((options === null || options === undefined ? undefined : options.concurrency) != null) {
				concurrency = MathFloor(options.concurrency);
			}
			let highWaterMark = concurrency - 1;
			if ((options === null || options === undefined ? undefined : options.highWaterMark) != null) {
				highWaterMark = MathFloor(options.highWaterMark);
			}
			validateInteger(concurrency, "options.concurrency", 1);
			validateInteger(highWaterMark, "options.highWaterMark", 0);
			highWaterMark += concurrency;
			return async function* map() {
				const signal = __webpack_require__(23539).AbortSignalAny([options === null || options === undefined ? undefined : options.signal].filter(Boolean));
				const stream = this;
				const queue = [];
				const signalOpt = { signal };
				let next;
				let resume;
				let done = false;
				let cnt = 0;
				function onCatch() {
					done = true;
					afterItemProcessed();
				}
				function afterItemProcessed() {
					cnt -= 1;
					maybeResume();
				}
				function maybeResume() {
					if (resume && !done && cnt < concurrency && queue.length < highWaterMark) {
						resume();
						resume = null;
					}
				}
				async function pump() {
					try {
						for await (let val of stream) {
							if (done) {
								return;
							}
							if (signal.aborted) {
								throw new AbortError();
							}
							try {
								val = fn(val, signalOpt);
								if (val === kEmpty) {
									continue;
								}
								val = PromiseResolve(val);
							} catch (err) {
								val = PromiseReject(err);
							}
							cnt += 1;
							PromisePrototypeThen(val, afterItemProcessed, onCatch);
							queue.push(val);
							if (next) {
								next();
								next = null;
							}
							if (!done && (queue.length >= highWaterMark || cnt >= concurrency)) {
								await new Promise((resolve) => {
									resume = resolve;
								});
							}
						}
						queue.push(kEof);
					} catch (err) {
						const val = PromiseReject(err);
						PromisePrototypeThen(val, afterItemProcessed, onCatch);
						queue.push(val);
					} finally {
						done = true;
						if (next) {
							next();
							next = null;
						}
					}
				}
				pump();
				try {
					while (true) {
						while (queue.length > 0) {
							const val = await queue[0];
							if (val === kEof) {
								return;
							}
							if (signal.aborted) {
								throw new AbortError();
							}
							if (val !== kEmpty) {
								yield val;
							}
							queue.shift();
							maybeResume();
						}
						await new Promise((resolve) => {
							next = resolve;
						});
					}
				} finally {
					done = true;
					if (resume) {
						resume();
						resume = null;
					}
				}
			}.call(this);
		}
		function asIndexedPairs(options = undefined) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			return async function* asIndexedPairs() {
				let index = 0;
				for await (const val of this) {
					var _options$signal;
					if (options !== null && options !== undefined && (_options$signal = options.signal) !== null && _options$signal !== undefined && _options$signal.aborted) {
						throw new AbortError({ cause: options.signal.reason });
					}
					yield [index++, val];
				}
			}.call(this);
		}
		async function some(fn, options = undefined) {
			for await (const unused of filter.call(this, fn, options)) {
				return true;
			}
			return false;
		}
		async function every(fn, options = undefined) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			return !await some.call(this, async (...args) => {
				return !await fn(...args);
			}, options);
		}
		async function find(fn, options) {
			for await (const result of filter.call(this, fn, options)) {
				return result;
			}
			return undefined;
		}
		async function forEach(fn, options) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			async function forEachFn(value, options) {
				await fn(value, options);
				return kEmpty;
			}
			for await (const unused of map.call(this, forEachFn, options));
		}
		function filter(fn, options) {
			if (typeof fn !== "function") {
				throw new ERR_INVALID_ARG_TYPE("fn", ["Function", "AsyncFunction"], fn);
			}
			async function filterFn(value, options) {
				if (await fn(value, options)) {
					return value;
				}
				return kEmpty;
			}
			return map.call(this, filterFn, options);
		}
		class ReduceAwareErrMissingArgs extends ERR_MISSING_ARGS {
			constructor() {
				super("reduce");
				this.message = "Reduce of an empty stream requires an initial value";
			}
		}
		async function reduce(reducer, initialValue, options) {
			var _options$signal2;
			if (typeof reducer !== "function") {
				throw new ERR_INVALID_ARG_TYPE("reducer", ["Function", "AsyncFunction"], reducer);
			}
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			let hasInitialValue = arguments.length > 1;
			if (options !== null && options !== undefined && (_options$signal2 = options.signal) !== null && _options$signal2 !== undefined && _options$signal2.aborted) {
				const err = new AbortError(undefined, { cause: options.signal.reason });
				this.once("error", () => {});
				await finished(this.destroy(err));
				throw err;
			}
			const ac = new AbortController();
			const signal = ac.signal;
			if (options !== null && options !== undefined && options.signal) {
				const opts = {
					once: true,
					[kWeakHandler]: this,
					[kResistStopPropagation]: true
				};
				options.signal.addEventListener("abort", () => ac.abort(), opts);
			}
			let gotAnyItemFromStream = false;
			try {
				for await (const value of this) {
					var _options$signal3;
					gotAnyItemFromStream = true;
					if (options !== null && options !== undefined && (_options$signal3 = options.signal) !== null && _options$signal3 !== undefined && _options$signal3.aborted) {
						throw new AbortError();
					}
					if (!hasInitialValue) {
						initialValue = value;
						hasInitialValue = true;
					} else {
						initialValue = await reducer(initialValue, value, { signal });
					}
				}
				if (!gotAnyItemFromStream && !hasInitialValue) {
					throw new ReduceAwareErrMissingArgs();
				}
			} finally {
				ac.abort();
			}
			return initialValue;
		}
		async function toArray(options) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			const result = [];
			for await (const val of this) {
				var _options$signal4;
				if (options !== null && options !== undefined && (_options$signal4 = options.signal) !== null && _options$signal4 !== undefined && _options$signal4.aborted) {
					throw new AbortError(undefined, { cause: options.signal.reason });
				}
				ArrayPrototypePush(result, val);
			}
			return result;
		}
		function flatMap(fn, options) {
			const values = map.call(this, fn, options);
			return async function* flatMap() {
				for await (const val of values) {
					yield* val;
				}
			}.call(this);
		}
		function toIntegerOrInfinity(number) {
			number = Number(number);
			if (NumberIsNaN(number)) {
				return 0;
			}
			if (number < 0) {
				throw new ERR_OUT_OF_RANGE("number", ">= 0", number);
			}
			return number;
		}
		function drop(number, options = undefined) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			number = toIntegerOrInfinity(number);
			return async function* drop() {
				var _options$signal5;
				if (options !== null && options !== undefined && (_options$signal5 = options.signal) !== null && _options$signal5 !== undefined && _options$signal5.aborted) {
					throw new AbortError();
				}
				for await (const val of this) {
					var _options$signal6;
					if (options !== null && options !== undefined && (_options$signal6 = options.signal) !== null && _options$signal6 !== undefined && _options$signal6.aborted) {
						throw new AbortError();
					}
					if (number-- <= 0) {
						yield val;
					}
				}
			}.call(this);
		}
		function take(number, options = undefined) {
			if (options != null) {
				validateObject(options, "options");
			}
			if ((options === null || options === undefined ? undefined : options.signal) != null) {
				validateAbortSignal(options.signal, "options.signal");
			}
			number = toIntegerOrInfinity(number);
			return async function* take() {
				var _options$signal7;
				if (options !== null && options !== undefined && (_options$signal7 = options.signal) !== null && _options$signal7 !== undefined && _options$signal7.aborted) {
					throw new AbortError();
				}
				for await (const val of this) {
					var _options$signal8;
					if (options !== null && options !== undefined && (_options$signal8 = options.signal) !== null && _options$signal8 !== undefined && _options$signal8.aborted) {
						throw new AbortError();
					}
					if (number-- > 0) {
						yield val;
					}
					if (number <= 0) {
						return;
					}
				}
			}.call(this);
		}
		module.exports.streamReturningOperators = {
			asIndexedPairs: deprecate(asIndexedPairs, "readable.asIndexedPairs will be removed in a future version."),
			drop,
			filter,
			flatMap,
			map,
			take,
			compose
		};
		module.exports.promiseReturningOperators = {
			every,
			forEach,
			reduce,
			toArray,
			some,
			find
		};
	}),
	19173: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { ObjectSetPrototypeOf } = __webpack_require__(50999);
		module.exports = PassThrough;
		const Transform = __webpack_require__(12135);
		ObjectSetPrototypeOf(PassThrough.prototype, Transform.prototype);
		ObjectSetPrototypeOf(PassThrough, Transform);
		function PassThrough(options) {
			if (!(this instanceof PassThrough)) return new PassThrough(options);
			Transform.call(this, options);
		}
		PassThrough.prototype._transform = function(chunk, encoding, cb) {
			cb(null, chunk);
		};
	}),
	16701: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		"use strict";
		const { ArrayIsArray, Promise, SymbolAsyncIterator, SymbolDispose } = __webpack_require__(50999);
		const eos = __webpack_require__(36815);
		const { once } = __webpack_require__(23539);
		const destroyImpl = __webpack_require__(65089);
		const Duplex = __webpack_require__(94449);
		const { aggregateTwoErrors, codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_RETURN_VALUE, ERR_MISSING_ARGS, ERR_STREAM_DESTROYED, ERR_STREAM_PREMATURE_CLOSE }, AbortError } = __webpack_require__(69220);
		const { validateFunction, validateAbortSignal } = __webpack_require__(49554);
		const { isIterable, isReadable, isReadableNodeStream, isNodeStream, isTransformStream, isWebStream, isReadableStream, isReadableFinished } = __webpack_require__(83426);
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		let PassThrough;
		let Readable;
		let addAbortListener;
		function destroyer(stream, reading, writing) {
			let finished = false;
			stream.on("close", () => {
				finished = true;
			});
			const cleanup = eos(stream, {
				readable: reading,
				writable: writing
			}, (err) => {
				finished = !err;
			});
			return {
				destroy: (err) => {
					if (finished) return;
					finished = true;
					destroyImpl.destroyer(stream, err || new ERR_STREAM_DESTROYED("pipe"));
				},
				cleanup
			};
		}
		function popCallback(streams) {
			validateFunction(streams[streams.length - 1], "streams[stream.length - 1]");
			return streams.pop();
		}
		function makeAsyncIterable(val) {
			if (isIterable(val)) {
				return val;
			} else if (isReadableNodeStream(val)) {
				return fromReadable(val);
			}
			throw new ERR_INVALID_ARG_TYPE("val", [
				"Readable",
				"Iterable",
				"AsyncIterable"
			], val);
		}
		async function* fromReadable(val) {
			if (!Readable) {
				Readable = __webpack_require__(17783);
			}
			yield* Readable.prototype[SymbolAsyncIterator].call(val);
		}
		async function pumpToNode(iterable, writable, finish, { end }) {
			let error;
			let onresolve = null;
			const resume = (err) => {
				if (err) {
					error = err;
				}
				if (onresolve) {
					const callback = onresolve;
					onresolve = null;
					callback();
				}
			};
			const wait = () => new Promise((resolve, reject) => {
				if (error) {
					reject(error);
				} else {
					onresolve = () => {
						if (error) {
							reject(error);
						} else {
							resolve();
						}
					};
				}
			});
			writable.on("drain", resume);
			const cleanup = eos(writable, { readable: false }, resume);
			try {
				if (writable.writableNeedDrain) {
					await wait();
				}
				for await (const chunk of iterable) {
					if (!writable.write(chunk)) {
						await wait();
					}
				}
				if (end) {
					writable.end();
					await wait();
				}
				finish();
			} catch (err) {
				finish(error !== err ? aggregateTwoErrors(error, err) : err);
			} finally {
				cleanup();
				writable.off("drain", resume);
			}
		}
		async function pumpToWeb(readable, writable, finish, { end }) {
			if (isTransformStream(writable)) {
				writable = writable.writable;
			}
			const writer = writable.getWriter();
			try {
				for await (const chunk of readable) {
					await writer.ready;
					writer.write(chunk).catch(() => {});
				}
				await writer.ready;
				if (end) {
					await writer.close();
				}
				finish();
			} catch (err) {
				try {
					await writer.abort(err);
					finish(err);
				} catch (err) {
					finish(err);
				}
			}
		}
		function pipeline(...streams) {
			return pipelineImpl(streams, once(popCallback(streams)));
		}
		function pipelineImpl(streams, callback, opts) {
			if (streams.length === 1 && ArrayIsArray(streams[0])) {
				streams = streams[0];
			}
			if (streams.length < 2) {
				throw new ERR_MISSING_ARGS("streams");
			}
			const ac = new AbortController();
			const signal = ac.signal;
			const outerSignal = opts === null || opts === undefined ? undefined : opts.signal;
			const lastStreamCleanup = [];
			validateAbortSignal(outerSignal, "options.signal");
			function abort() {
				finishImpl(new AbortError());
			}
			addAbortListener = addAbortListener || __webpack_require__(23539).addAbortListener;
			let disposable;
			if (outerSignal) {
				disposable = addAbortListener(outerSignal, abort);
			}
			let error;
			let value;
			const destroys = [];
			let finishCount = 0;
			function finish(err) {
				finishImpl(err, --finishCount === 0);
			}
			function finishImpl(err, final) {
				var _disposable;
				if (err && (!error || error.code === "ERR_STREAM_PREMATURE_CLOSE")) {
					error = err;
				}
				if (!error && !final) {
					return;
				}
				while (destroys.length) {
					destroys.shift()(error);
				}
				;
				(_disposable = disposable) === null || _disposable === undefined ? undefined : _disposable[SymbolDispose]();
				ac.abort();
				if (final) {
					if (!error) {
						lastStreamCleanup.forEach((fn) => fn());
					}
					process.nextTick(callback, error, value);
				}
			}
			let ret;
			for (let i = 0; i < streams.length; i++) {
				const stream = streams[i];
				const reading = i < streams.length - 1;
				const writing = i > 0;
				const end = reading || (opts === null || opts === undefined ? undefined : opts.end) !== false;
				const isLastStream = i === streams.length - 1;
				if (isNodeStream(stream)) {
					if (end) {
						const { destroy, cleanup } = destroyer(stream, reading, writing);
						destroys.push(destroy);
						if (isReadable(stream) && isLastStream) {
							lastStreamCleanup.push(cleanup);
						}
					}
					function onError(err) {
						if (err && err.name !== "AbortError" && err.code !== "ERR_STREAM_PREMATURE_CLOSE") {
							finish(err);
						}
					}
					stream.on("error", onError);
					if (isReadable(stream) && isLastStream) {
						lastStreamCleanup.push(() => {
							stream.removeListener("error", onError);
						});
					}
				}
				if (i === 0) {
					if (typeof stream === "function") {
						ret = stream({ signal });
						if (!isIterable(ret)) {
							throw new ERR_INVALID_RETURN_VALUE("Iterable, AsyncIterable or Stream", "source", ret);
						}
					} else if (isIterable(stream) || isReadableNodeStream(stream) || isTransformStream(stream)) {
						ret = stream;
					} else {
						ret = Duplex.from(stream);
					}
				} else if (typeof stream === "function") {
					if (isTransformStream(ret)) {
						var _ret;
						ret = makeAsyncIterable((_ret = ret) === null || _ret === undefined ? undefined : _ret.readable);
					} else {
						ret = makeAsyncIterable(ret);
					}
					ret = stream(ret, { signal });
					if (reading) {
						if (!isIterable(ret, true)) {
							throw new ERR_INVALID_RETURN_VALUE("AsyncIterable", `transform[${i - 1}]`, ret);
						}
					} else {
						var _ret2;
						if (!PassThrough) {
							PassThrough = __webpack_require__(19173);
						}
						const pt = new PassThrough({ objectMode: true });
						const then = (_ret2 = ret) === null || _ret2 === undefined ? undefined : _ret2.then;
						if (typeof then === "function") {
							finishCount++;
							then.call(ret, (val) => {
								value = val;
								if (val != null) {
									pt.write(val);
								}
								if (end) {
									pt.end();
								}
								process.nextTick(finish);
							}, (err) => {
								pt.destroy(err);
								process.nextTick(finish, err);
							});
						} else if (isIterable(ret, true)) {
							finishCount++;
							pumpToNode(ret, pt, finish, { end });
						} else if (isReadableStream(ret) || isTransformStream(ret)) {
							const toRead = ret.readable || ret;
							finishCount++;
							pumpToNode(toRead, pt, finish, { end });
						} else {
							throw new ERR_INVALID_RETURN_VALUE("AsyncIterable or Promise", "destination", ret);
						}
						ret = pt;
						const { destroy, cleanup } = destroyer(ret, false, true);
						destroys.push(destroy);
						if (isLastStream) {
							lastStreamCleanup.push(cleanup);
						}
					}
				} else if (isNodeStream(stream)) {
					if (isReadableNodeStream(ret)) {
						finishCount += 2;
						const cleanup = pipe(ret, stream, finish, { end });
						if (isReadable(stream) && isLastStream) {
							lastStreamCleanup.push(cleanup);
						}
					} else if (isTransformStream(ret) || isReadableStream(ret)) {
						const toRead = ret.readable || ret;
						finishCount++;
						pumpToNode(toRead, stream, finish, { end });
					} else if (isIterable(ret)) {
						finishCount++;
						pumpToNode(ret, stream, finish, { end });
					} else {
						throw new ERR_INVALID_ARG_TYPE("val", [
							"Readable",
							"Iterable",
							"AsyncIterable",
							"ReadableStream",
							"TransformStream"
						], ret);
					}
					ret = stream;
				} else if (isWebStream(stream)) {
					if (isReadableNodeStream(ret)) {
						finishCount++;
						pumpToWeb(makeAsyncIterable(ret), stream, finish, { end });
					} else if (isReadableStream(ret) || isIterable(ret)) {
						finishCount++;
						pumpToWeb(ret, stream, finish, { end });
					} else if (isTransformStream(ret)) {
						finishCount++;
						pumpToWeb(ret.readable, stream, finish, { end });
					} else {
						throw new ERR_INVALID_ARG_TYPE("val", [
							"Readable",
							"Iterable",
							"AsyncIterable",
							"ReadableStream",
							"TransformStream"
						], ret);
					}
					ret = stream;
				} else {
					ret = Duplex.from(stream);
				}
			}
			if (signal !== null && signal !== undefined && signal.aborted || outerSignal !== null && outerSignal !== undefined && outerSignal.aborted) {
				process.nextTick(abort);
			}
			return ret;
		}
		function pipe(src, dst, finish, { end }) {
			let ended = false;
			dst.on("close", () => {
				if (!ended) {
					finish(new ERR_STREAM_PREMATURE_CLOSE());
				}
			});
			src.pipe(dst, { end: false });
			if (end) {
				function endFn() {
					ended = true;
					dst.end();
				}
				if (isReadableFinished(src)) {
					process.nextTick(endFn);
				} else {
					src.once("end", endFn);
				}
			} else {
				finish();
			}
			eos(src, {
				readable: true,
				writable: false
			}, (err) => {
				const rState = src._readableState;
				if (err && err.code === "ERR_STREAM_PREMATURE_CLOSE" && rState && rState.ended && !rState.errored && !rState.errorEmitted) {
					src.once("end", finish).once("error", finish);
				} else {
					finish(err);
				}
			});
			return eos(dst, {
				readable: false,
				writable: true
			}, finish);
		}
		module.exports = {
			pipelineImpl,
			pipeline
		};
	}),
	17783: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		const { ArrayPrototypeIndexOf, NumberIsInteger, NumberIsNaN, NumberParseInt, ObjectDefineProperties, ObjectKeys, ObjectSetPrototypeOf, Promise, SafeSet, SymbolAsyncDispose, SymbolAsyncIterator, Symbol } = __webpack_require__(50999);
		module.exports = Readable;
		Readable.ReadableState = ReadableState;
		const { EventEmitter: EE } = __webpack_require__(24434);
		const { Stream, prependListener } = __webpack_require__(84128);
		const { Buffer } = __webpack_require__(20181);
		const { addAbortSignal } = __webpack_require__(80652);
		const eos = __webpack_require__(36815);
		let debug = __webpack_require__(23539).debuglog("stream", (fn) => {
			debug = fn;
		});
		const BufferList = __webpack_require__(77336);
		const destroyImpl = __webpack_require__(65089);
		const { getHighWaterMark, getDefaultHighWaterMark } = __webpack_require__(54874);
		const { aggregateTwoErrors, codes: { ERR_INVALID_ARG_TYPE, ERR_METHOD_NOT_IMPLEMENTED, ERR_OUT_OF_RANGE, ERR_STREAM_PUSH_AFTER_EOF, ERR_STREAM_UNSHIFT_AFTER_END_EVENT }, AbortError } = __webpack_require__(69220);
		const { validateObject } = __webpack_require__(49554);
		const kPaused = Symbol("kPaused");
		const { StringDecoder } = __webpack_require__(80634);
		const from = __webpack_require__(4659);
		ObjectSetPrototypeOf(Readable.prototype, Stream.prototype);
		ObjectSetPrototypeOf(Readable, Stream);
		const nop = () => {};
		const { errorOrDestroy } = destroyImpl;
		const kObjectMode = 1 << 0;
		const kEnded = 1 << 1;
		const kEndEmitted = 1 << 2;
		const kReading = 1 << 3;
		const kConstructed = 1 << 4;
		const kSync = 1 << 5;
		const kNeedReadable = 1 << 6;
		const kEmittedReadable = 1 << 7;
		const kReadableListening = 1 << 8;
		const kResumeScheduled = 1 << 9;
		const kErrorEmitted = 1 << 10;
		const kEmitClose = 1 << 11;
		const kAutoDestroy = 1 << 12;
		const kDestroyed = 1 << 13;
		const kClosed = 1 << 14;
		const kCloseEmitted = 1 << 15;
		const kMultiAwaitDrain = 1 << 16;
		const kReadingMore = 1 << 17;
		const kDataEmitted = 1 << 18;
		function makeBitMapDescriptor(bit) {
			return {
				enumerable: false,
				get() {
					return (this.state & bit) !== 0;
				},
				set(value) {
					if (value) this.state |= bit;
					else this.state &= ~bit;
				}
			};
		}
		ObjectDefineProperties(ReadableState.prototype, {
			objectMode: makeBitMapDescriptor(kObjectMode),
			ended: makeBitMapDescriptor(kEnded),
			endEmitted: makeBitMapDescriptor(kEndEmitted),
			reading: makeBitMapDescriptor(kReading),
			constructed: makeBitMapDescriptor(kConstructed),
			sync: makeBitMapDescriptor(kSync),
			needReadable: makeBitMapDescriptor(kNeedReadable),
			emittedReadable: makeBitMapDescriptor(kEmittedReadable),
			readableListening: makeBitMapDescriptor(kReadableListening),
			resumeScheduled: makeBitMapDescriptor(kResumeScheduled),
			errorEmitted: makeBitMapDescriptor(kErrorEmitted),
			emitClose: makeBitMapDescriptor(kEmitClose),
			autoDestroy: makeBitMapDescriptor(kAutoDestroy),
			destroyed: makeBitMapDescriptor(kDestroyed),
			closed: makeBitMapDescriptor(kClosed),
			closeEmitted: makeBitMapDescriptor(kCloseEmitted),
			multiAwaitDrain: makeBitMapDescriptor(kMultiAwaitDrain),
			readingMore: makeBitMapDescriptor(kReadingMore),
			dataEmitted: makeBitMapDescriptor(kDataEmitted)
		});
		function ReadableState(options, stream, isDuplex) {
			if (typeof isDuplex !== "boolean") isDuplex = stream instanceof __webpack_require__(94449);
			this.state = kEmitClose | kAutoDestroy | kConstructed | kSync;
			if (options && options.objectMode) this.state |= kObjectMode;
			if (isDuplex && options && options.readableObjectMode) this.state |= kObjectMode;
			this.highWaterMark = options ? getHighWaterMark(this, options, "readableHighWaterMark", isDuplex) : getDefaultHighWaterMark(false);
			this.buffer = new BufferList();
			this.length = 0;
			this.pipes = [];
			this.flowing = null;
			this[kPaused] = null;
			if (options && options.emitClose === false) this.state &= ~kEmitClose;
			if (options && options.autoDestroy === false) this.state &= ~kAutoDestroy;
			this.errored = null;
			this.defaultEncoding = options && options.defaultEncoding || "utf8";
			this.awaitDrainWriters = null;
			this.decoder = null;
			this.encoding = null;
			if (options && options.encoding) {
				this.decoder = new StringDecoder(options.encoding);
				this.encoding = options.encoding;
			}
		}
		function Readable(options) {
			if (!(this instanceof Readable)) return new Readable(options);
			const isDuplex = this instanceof __webpack_require__(94449);
			this._readableState = new ReadableState(options, this, isDuplex);
			if (options) {
				if (typeof options.read === "function") this._read = options.read;
				if (typeof options.destroy === "function") this._destroy = options.destroy;
				if (typeof options.construct === "function") this._construct = options.construct;
				if (options.signal && !isDuplex) addAbortSignal(options.signal, this);
			}
			Stream.call(this, options);
			destroyImpl.construct(this, () => {
				if (this._readableState.needReadable) {
					maybeReadMore(this, this._readableState);
				}
			});
		}
		Readable.prototype.destroy = destroyImpl.destroy;
		Readable.prototype._undestroy = destroyImpl.undestroy;
		Readable.prototype._destroy = function(err, cb) {
			cb(err);
		};
		Readable.prototype[EE.captureRejectionSymbol] = function(err) {
			this.destroy(err);
		};
		Readable.prototype[SymbolAsyncDispose] = function() {
			let error;
			if (!this.destroyed) {
				error = this.readableEnded ? null : new AbortError();
				this.destroy(error);
			}
			return new Promise((resolve, reject) => eos(this, (err) => err && err !== error ? reject(err) : resolve(null)));
		};
		Readable.prototype.push = function(chunk, encoding) {
			return readableAddChunk(this, chunk, encoding, false);
		};
		Readable.prototype.unshift = function(chunk, encoding) {
			return readableAddChunk(this, chunk, encoding, true);
		};
		function readableAddChunk(stream, chunk, encoding, addToFront) {
			debug("readableAddChunk", chunk);
			const state = stream._readableState;
			let err;
			if ((state.state & kObjectMode) === 0) {
				if (typeof chunk === "string") {
					encoding = encoding || state.defaultEncoding;
					if (state.encoding !== encoding) {
						if (addToFront && state.encoding) {
							chunk = Buffer.from(chunk, encoding).toString(state.encoding);
						} else {
							chunk = Buffer.from(chunk, encoding);
							encoding = "";
						}
					}
				} else if (chunk instanceof Buffer) {
					encoding = "";
				} else if (Stream._isUint8Array(chunk)) {
					chunk = Stream._uint8ArrayToBuffer(chunk);
					encoding = "";
				} else if (chunk != null) {
					err = new ERR_INVALID_ARG_TYPE("chunk", [
						"string",
						"Buffer",
						"Uint8Array"
					], chunk);
				}
			}
			if (err) {
				errorOrDestroy(stream, err);
			} else if (chunk === null) {
				state.state &= ~kReading;
				onEofChunk(stream, state);
			} else if ((state.state & kObjectMode) !== 0 || chunk && chunk.length > 0) {
				if (addToFront) {
					if ((state.state & kEndEmitted) !== 0) errorOrDestroy(stream, new ERR_STREAM_UNSHIFT_AFTER_END_EVENT());
					else if (state.destroyed || state.errored) return false;
					else addChunk(stream, state, chunk, true);
				} else if (state.ended) {
					errorOrDestroy(stream, new ERR_STREAM_PUSH_AFTER_EOF());
				} else if (state.destroyed || state.errored) {
					return false;
				} else {
					state.state &= ~kReading;
					if (state.decoder && !encoding) {
						chunk = state.decoder.write(chunk);
						if (state.objectMode || chunk.length !== 0) addChunk(stream, state, chunk, false);
						else maybeReadMore(stream, state);
					} else {
						addChunk(stream, state, chunk, false);
					}
				}
			} else if (!addToFront) {
				state.state &= ~kReading;
				maybeReadMore(stream, state);
			}
			return !state.ended && (state.length < state.highWaterMark || state.length === 0);
		}
		function addChunk(stream, state, chunk, addToFront) {
			if (state.flowing && state.length === 0 && !state.sync && stream.listenerCount("data") > 0) {
				if ((state.state & kMultiAwaitDrain) !== 0) {
					state.awaitDrainWriters.clear();
				} else {
					state.awaitDrainWriters = null;
				}
				state.dataEmitted = true;
				stream.emit("data", chunk);
			} else {
				state.length += state.objectMode ? 1 : chunk.length;
				if (addToFront) state.buffer.unshift(chunk);
				else state.buffer.push(chunk);
				if ((state.state & kNeedReadable) !== 0) emitReadable(stream);
			}
			maybeReadMore(stream, state);
		}
		Readable.prototype.isPaused = function() {
			const state = this._readableState;
			return state[kPaused] === true || state.flowing === false;
		};
		Readable.prototype.setEncoding = function(enc) {
			const decoder = new StringDecoder(enc);
			this._readableState.decoder = decoder;
			this._readableState.encoding = this._readableState.decoder.encoding;
			const buffer = this._readableState.buffer;
			let content = "";
			for (const data of buffer) {
				content += decoder.write(data);
			}
			buffer.clear();
			if (content !== "") buffer.push(content);
			this._readableState.length = content.length;
			return this;
		};
		const MAX_HWM = 1073741824;
		function computeNewHighWaterMark(n) {
			if (n > MAX_HWM) {
				throw new ERR_OUT_OF_RANGE("size", "<= 1GiB", n);
			} else {
				n--;
				n |= n >>> 1;
				n |= n >>> 2;
				n |= n >>> 4;
				n |= n >>> 8;
				n |= n >>> 16;
				n++;
			}
			return n;
		}
		function howMuchToRead(n, state) {
			if (n <= 0 || state.length === 0 && state.ended) return 0;
			if ((state.state & kObjectMode) !== 0) return 1;
			if (NumberIsNaN(n)) {
				if (state.flowing && state.length) return state.buffer.first().length;
				return state.length;
			}
			if (n <= state.length) return n;
			return state.ended ? state.length : 0;
		}
		Readable.prototype.read = function(n) {
			debug("read", n);
			if (n === undefined) {
				n = NaN;
			} else if (!NumberIsInteger(n)) {
				n = NumberParseInt(n, 10);
			}
			const state = this._readableState;
			const nOrig = n;
			if (n > state.highWaterMark) state.highWaterMark = computeNewHighWaterMark(n);
			if (n !== 0) state.state &= ~kEmittedReadable;
			if (n === 0 && state.needReadable && ((state.highWaterMark !== 0 ? state.length >= state.highWaterMark : state.length > 0) || state.ended)) {
				debug("read: emitReadable", state.length, state.ended);
				if (state.length === 0 && state.ended) endReadable(this);
				else emitReadable(this);
				return null;
			}
			n = howMuchToRead(n, state);
			if (n === 0 && state.ended) {
				if (state.length === 0) endReadable(this);
				return null;
			}
			let doRead = (state.state & kNeedReadable) !== 0;
			debug("need readable", doRead);
			if (state.length === 0 || state.length - n < state.highWaterMark) {
				doRead = true;
				debug("length less than watermark", doRead);
			}
			if (state.ended || state.reading || state.destroyed || state.errored || !state.constructed) {
				doRead = false;
				debug("reading, ended or constructing", doRead);
			} else if (doRead) {
				debug("do read");
				state.state |= kReading | kSync;
				if (state.length === 0) state.state |= kNeedReadable;
				try {
					this._read(state.highWaterMark);
				} catch (err) {
					errorOrDestroy(this, err);
				}
				state.state &= ~kSync;
				if (!state.reading) n = howMuchToRead(nOrig, state);
			}
			let ret;
			if (n > 0) ret = fromList(n, state);
			else ret = null;
			if (ret === null) {
				state.needReadable = state.length <= state.highWaterMark;
				n = 0;
			} else {
				state.length -= n;
				if (state.multiAwaitDrain) {
					state.awaitDrainWriters.clear();
				} else {
					state.awaitDrainWriters = null;
				}
			}
			if (state.length === 0) {
				if (!state.ended) state.needReadable = true;
				if (nOrig !== n && state.ended) endReadable(this);
			}
			if (ret !== null && !state.errorEmitted && !state.closeEmitted) {
				state.dataEmitted = true;
				this.emit("data", ret);
			}
			return ret;
		};
		function onEofChunk(stream, state) {
			debug("onEofChunk");
			if (state.ended) return;
			if (state.decoder) {
				const chunk = state.decoder.end();
				if (chunk && chunk.length) {
					state.buffer.push(chunk);
					state.length += state.objectMode ? 1 : chunk.length;
				}
			}
			state.ended = true;
			if (state.sync) {
				emitReadable(stream);
			} else {
				state.needReadable = false;
				state.emittedReadable = true;
				emitReadable_(stream);
			}
		}
		function emitReadable(stream) {
			const state = stream._readableState;
			debug("emitReadable", state.needReadable, state.emittedReadable);
			state.needReadable = false;
			if (!state.emittedReadable) {
				debug("emitReadable", state.flowing);
				state.emittedReadable = true;
				process.nextTick(emitReadable_, stream);
			}
		}
		function emitReadable_(stream) {
			const state = stream._readableState;
			debug("emitReadable_", state.destroyed, state.length, state.ended);
			if (!state.destroyed && !state.errored && (state.length || state.ended)) {
				stream.emit("readable");
				state.emittedReadable = false;
			}
			state.needReadable = !state.flowing && !state.ended && state.length <= state.highWaterMark;
			flow(stream);
		}
		function maybeReadMore(stream, state) {
			if (!state.readingMore && state.constructed) {
				state.readingMore = true;
				process.nextTick(maybeReadMore_, stream, state);
			}
		}
		function maybeReadMore_(stream, state) {
			while (!state.reading && !state.ended && (state.length < state.highWaterMark || state.flowing && state.length === 0)) {
				const len = state.length;
				debug("maybeReadMore read 0");
				stream.read(0);
				if (len === state.length) break;
			}
			state.readingMore = false;
		}
		Readable.prototype._read = function(n) {
			throw new ERR_METHOD_NOT_IMPLEMENTED("_read()");
		};
		Readable.prototype.pipe = function(dest, pipeOpts) {
			const src = this;
			const state = this._readableState;
			if (state.pipes.length === 1) {
				if (!state.multiAwaitDrain) {
					state.multiAwaitDrain = true;
					state.awaitDrainWriters = new SafeSet(state.awaitDrainWriters ? [state.awaitDrainWriters] : []);
				}
			}
			state.pipes.push(dest);
			debug("pipe count=%d opts=%j", state.pipes.length, pipeOpts);
			const doEnd = (!pipeOpts || pipeOpts.end !== false) && dest !== process.stdout && dest !== process.stderr;
			const endFn = doEnd ? onend : unpipe;
			if (state.endEmitted) process.nextTick(endFn);
			else src.once("end", endFn);
			dest.on("unpipe", onunpipe);
			function onunpipe(readable, unpipeInfo) {
				debug("onunpipe");
				if (readable === src) {
					if (unpipeInfo && unpipeInfo.hasUnpiped === false) {
						unpipeInfo.hasUnpiped = true;
						cleanup();
					}
				}
			}
			function onend() {
				debug("onend");
				dest.end();
			}
			let ondrain;
			let cleanedUp = false;
			function cleanup() {
				debug("cleanup");
				dest.removeListener("close", onclose);
				dest.removeListener("finish", onfinish);
				if (ondrain) {
					dest.removeListener("drain", ondrain);
				}
				dest.removeListener("error", onerror);
				dest.removeListener("unpipe", onunpipe);
				src.removeListener("end", onend);
				src.removeListener("end", unpipe);
				src.removeListener("data", ondata);
				cleanedUp = true;
				if (ondrain && state.awaitDrainWriters && (!dest._writableState || dest._writableState.needDrain)) ondrain();
			}
			function pause() {
				if (!cleanedUp) {
					if (state.pipes.length === 1 && state.pipes[0] === dest) {
						debug("false write response, pause", 0);
						state.awaitDrainWriters = dest;
						state.multiAwaitDrain = false;
					} else if (state.pipes.length > 1 && state.pipes.includes(dest)) {
						debug("false write response, pause", state.awaitDrainWriters.size);
						state.awaitDrainWriters.add(dest);
					}
					src.pause();
				}
				if (!ondrain) {
					ondrain = pipeOnDrain(src, dest);
					dest.on("drain", ondrain);
				}
			}
			src.on("data", ondata);
			function ondata(chunk) {
				debug("ondata");
				const ret = dest.write(chunk);
				debug("dest.write", ret);
				if (ret === false) {
					pause();
				}
			}
			function onerror(er) {
				debug("onerror", er);
				unpipe();
				dest.removeListener("error", onerror);
				if (dest.listenerCount("error") === 0) {
					const s = dest._writableState || dest._readableState;
					if (s && !s.errorEmitted) {
						errorOrDestroy(dest, er);
					} else {
						dest.emit("error", er);
					}
				}
			}
			prependListener(dest, "error", onerror);
			function onclose() {
				dest.removeListener("finish", onfinish);
				unpipe();
			}
			dest.once("close", onclose);
			function onfinish() {
				debug("onfinish");
				dest.removeListener("close", onclose);
				unpipe();
			}
			dest.once("finish", onfinish);
			function unpipe() {
				debug("unpipe");
				src.unpipe(dest);
			}
			dest.emit("pipe", src);
			if (dest.writableNeedDrain === true) {
				pause();
			} else if (!state.flowing) {
				debug("pipe resume");
				src.resume();
			}
			return dest;
		};
		function pipeOnDrain(src, dest) {
			return function pipeOnDrainFunctionResult() {
				const state = src._readableState;
				if (state.awaitDrainWriters === dest) {
					debug("pipeOnDrain", 1);
					state.awaitDrainWriters = null;
				} else if (state.multiAwaitDrain) {
					debug("pipeOnDrain", state.awaitDrainWriters.size);
					state.awaitDrainWriters.delete(dest);
				}
				if ((!state.awaitDrainWriters || state.awaitDrainWriters.size === 0) && src.listenerCount("data")) {
					src.resume();
				}
			};
		}
		Readable.prototype.unpipe = function(dest) {
			const state = this._readableState;
			const unpipeInfo = { hasUnpiped: false };
			if (state.pipes.length === 0) return this;
			if (!dest) {
				const dests = state.pipes;
				state.pipes = [];
				this.pause();
				for (let i = 0; i < dests.length; i++) dests[i].emit("unpipe", this, { hasUnpiped: false });
				return this;
			}
			const index = ArrayPrototypeIndexOf(state.pipes, dest);
			if (index === -1) return this;
			state.pipes.splice(index, 1);
			if (state.pipes.length === 0) this.pause();
			dest.emit("unpipe", this, unpipeInfo);
			return this;
		};
		Readable.prototype.on = function(ev, fn) {
			const res = Stream.prototype.on.call(this, ev, fn);
			const state = this._readableState;
			if (ev === "data") {
				state.readableListening = this.listenerCount("readable") > 0;
				if (state.flowing !== false) this.resume();
			} else if (ev === "readable") {
				if (!state.endEmitted && !state.readableListening) {
					state.readableListening = state.needReadable = true;
					state.flowing = false;
					state.emittedReadable = false;
					debug("on readable", state.length, state.reading);
					if (state.length) {
						emitReadable(this);
					} else if (!state.reading) {
						process.nextTick(nReadingNextTick, this);
					}
				}
			}
			return res;
		};
		Readable.prototype.addListener = Readable.prototype.on;
		Readable.prototype.removeListener = function(ev, fn) {
			const res = Stream.prototype.removeListener.call(this, ev, fn);
			if (ev === "readable") {
				process.nextTick(updateReadableListening, this);
			}
			return res;
		};
		Readable.prototype.off = Readable.prototype.removeListener;
		Readable.prototype.removeAllListeners = function(ev) {
			const res = Stream.prototype.removeAllListeners.apply(this, arguments);
			if (ev === "readable" || ev === undefined) {
				process.nextTick(updateReadableListening, this);
			}
			return res;
		};
		function updateReadableListening(self) {
			const state = self._readableState;
			state.readableListening = self.listenerCount("readable") > 0;
			if (state.resumeScheduled && state[kPaused] === false) {
				state.flowing = true;
			} else if (self.listenerCount("data") > 0) {
				self.resume();
			} else if (!state.readableListening) {
				state.flowing = null;
			}
		}
		function nReadingNextTick(self) {
			debug("readable nexttick read 0");
			self.read(0);
		}
		Readable.prototype.resume = function() {
			const state = this._readableState;
			if (!state.flowing) {
				debug("resume");
				state.flowing = !state.readableListening;
				resume(this, state);
			}
			state[kPaused] = false;
			return this;
		};
		function resume(stream, state) {
			if (!state.resumeScheduled) {
				state.resumeScheduled = true;
				process.nextTick(resume_, stream, state);
			}
		}
		function resume_(stream, state) {
			debug("resume", state.reading);
			if (!state.reading) {
				stream.read(0);
			}
			state.resumeScheduled = false;
			stream.emit("resume");
			flow(stream);
			if (state.flowing && !state.reading) stream.read(0);
		}
		Readable.prototype.pause = function() {
			debug("call pause flowing=%j", this._readableState.flowing);
			if (this._readableState.flowing !== false) {
				debug("pause");
				this._readableState.flowing = false;
				this.emit("pause");
			}
			this._readableState[kPaused] = true;
			return this;
		};
		function flow(stream) {
			const state = stream._readableState;
			debug("flow", state.flowing);
			while (state.flowing && stream.read() !== null);
		}
		Readable.prototype.wrap = function(stream) {
			let paused = false;
			stream.on("data", (chunk) => {
				if (!this.push(chunk) && stream.pause) {
					paused = true;
					stream.pause();
				}
			});
			stream.on("end", () => {
				this.push(null);
			});
			stream.on("error", (err) => {
				errorOrDestroy(this, err);
			});
			stream.on("close", () => {
				this.destroy();
			});
			stream.on("destroy", () => {
				this.destroy();
			});
			this._read = () => {
				if (paused && stream.resume) {
					paused = false;
					stream.resume();
				}
			};
			const streamKeys = ObjectKeys(stream);
			for (let j = 1; j < streamKeys.length; j++) {
				const i = streamKeys[j];
				if (this[i] === undefined && typeof stream[i] === "function") {
					this[i] = stream[i].bind(stream);
				}
			}
			return this;
		};
		Readable.prototype[SymbolAsyncIterator] = function() {
			return streamToAsyncIterator(this);
		};
		Readable.prototype.iterator = function(options) {
			if (options !== undefined) {
				validateObject(options, "options");
			}
			return streamToAsyncIterator(this, options);
		};
		function streamToAsyncIterator(stream, options) {
			if (typeof stream.read !== "function") {
				stream = Readable.wrap(stream, { objectMode: true });
			}
			const iter = createAsyncIterator(stream, options);
			iter.stream = stream;
			return iter;
		}
		async function* createAsyncIterator(stream, options) {
			let callback = nop;
			function next(resolve) {
				if (this === stream) {
					callback();
					callback = nop;
				} else {
					callback = resolve;
				}
			}
			stream.on("readable", next);
			let error;
			const cleanup = eos(stream, { writable: false }, (err) => {
				error = err ? aggregateTwoErrors(error, err) : null;
				callback();
				callback = nop;
			});
			try {
				while (true) {
					const chunk = stream.destroyed ? null : stream.read();
					if (chunk !== null) {
						yield chunk;
					} else if (error) {
						throw error;
					} else if (error === null) {
						return;
					} else {
						await new Promise(next);
					}
				}
			} catch (err) {
				error = aggregateTwoErrors(error, err);
				throw error;
			} finally {
				if ((error || (options === null || options === undefined ? undefined : options.destroyOnReturn) !== false) && (error === undefined || stream._readableState.autoDestroy)) {
					destroyImpl.destroyer(stream, null);
				} else {
					stream.off("readable", next);
					cleanup();
				}
			}
		}
		ObjectDefineProperties(Readable.prototype, {
			readable: {
				__proto__: null,
				get() {
					const r = this._readableState;
					return !!r && r.readable !== false && !r.destroyed && !r.errorEmitted && !r.endEmitted;
				},
				set(val) {
					if (this._readableState) {
						this._readableState.readable = !!val;
					}
				}
			},
			readableDidRead: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState.dataEmitted;
				}
			},
			readableAborted: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return !!(this._readableState.readable !== false && (this._readableState.destroyed || this._readableState.errored) && !this._readableState.endEmitted);
				}
			},
			readableHighWaterMark: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState.highWaterMark;
				}
			},
			readableBuffer: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState && this._readableState.buffer;
				}
			},
			readableFlowing: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return this._readableState.flowing;
				},
				set: function(state) {
					if (this._readableState) {
						this._readableState.flowing = state;
					}
				}
			},
			readableLength: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState.length;
				}
			},
			readableObjectMode: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.objectMode : false;
				}
			},
			readableEncoding: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.encoding : null;
				}
			},
			errored: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.errored : null;
				}
			},
			closed: {
				__proto__: null,
				get() {
					return this._readableState ? this._readableState.closed : false;
				}
			},
			destroyed: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.destroyed : false;
				},
				set(value) {
					if (!this._readableState) {
						return;
					}
					this._readableState.destroyed = value;
				}
			},
			readableEnded: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._readableState ? this._readableState.endEmitted : false;
				}
			}
		});
		ObjectDefineProperties(ReadableState.prototype, {
			pipesCount: {
				__proto__: null,
				get() {
					return this.pipes.length;
				}
			},
			paused: {
				__proto__: null,
				get() {
					return this[kPaused] !== false;
				},
				set(value) {
					this[kPaused] = !!value;
				}
			}
		});
		Readable._fromList = fromList;
		function fromList(n, state) {
			if (state.length === 0) return null;
			let ret;
			if (state.objectMode) ret = state.buffer.shift();
			else if (!n || n >= state.length) {
				if (state.decoder) ret = state.buffer.join("");
				else if (state.buffer.length === 1) ret = state.buffer.first();
				else ret = state.buffer.concat(state.length);
				state.buffer.clear();
			} else {
				ret = state.buffer.consume(n, state.decoder);
			}
			return ret;
		}
		function endReadable(stream) {
			const state = stream._readableState;
			debug("endReadable", state.endEmitted);
			if (!state.endEmitted) {
				state.ended = true;
				process.nextTick(endReadableNT, state, stream);
			}
		}
		function endReadableNT(state, stream) {
			debug("endReadableNT", state.endEmitted, state.length);
			if (!state.errored && !state.closeEmitted && !state.endEmitted && state.length === 0) {
				state.endEmitted = true;
				stream.emit("end");
				if (stream.writable && stream.allowHalfOpen === false) {
					process.nextTick(endWritableNT, stream);
				} else if (state.autoDestroy) {
					const wState = stream._writableState;
					const autoDestroy = !wState || wState.autoDestroy && (wState.finished || wState.writable === false);
					if (autoDestroy) {
						stream.destroy();
					}
				}
			}
		}
		function endWritableNT(stream) {
			const writable = stream.writable && !stream.writableEnded && !stream.destroyed;
			if (writable) {
				stream.end();
			}
		}
		Readable.from = function(iterable, opts) {
			return from(Readable, iterable, opts);
		};
		let webStreamsAdapters;
		function lazyWebStreams() {
			if (webStreamsAdapters === undefined) webStreamsAdapters = {};
			return webStreamsAdapters;
		}
		Readable.fromWeb = function(readableStream, options) {
			return lazyWebStreams().newStreamReadableFromReadableStream(readableStream, options);
		};
		Readable.toWeb = function(streamReadable, options) {
			return lazyWebStreams().newReadableStreamFromStreamReadable(streamReadable, options);
		};
		Readable.wrap = function(src, options) {
			var _ref, _src$readableObjectMo;
			return new Readable({
				objectMode: (_ref = (_src$readableObjectMo = src.readableObjectMode) !== null && _src$readableObjectMo !== undefined ? _src$readableObjectMo : src.objectMode) !== null && _ref !== undefined ? _ref : true,
				...options,
				destroy(err, callback) {
					destroyImpl.destroyer(src, err);
					callback(err);
				}
			}).wrap(src);
		};
	}),
	54874: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { MathFloor, NumberIsInteger } = __webpack_require__(50999);
		const { validateInteger } = __webpack_require__(49554);
		const { ERR_INVALID_ARG_VALUE } = __webpack_require__(69220).codes;
		let defaultHighWaterMarkBytes = 16 * 1024;
		let defaultHighWaterMarkObjectMode = 16;
		function highWaterMarkFrom(options, isDuplex, duplexKey) {
			return options.highWaterMark != null ? options.highWaterMark : isDuplex ? options[duplexKey] : null;
		}
		function getDefaultHighWaterMark(objectMode) {
			return objectMode ? defaultHighWaterMarkObjectMode : defaultHighWaterMarkBytes;
		}
		function setDefaultHighWaterMark(objectMode, value) {
			validateInteger(value, "value", 0);
			if (objectMode) {
				defaultHighWaterMarkObjectMode = value;
			} else {
				defaultHighWaterMarkBytes = value;
			}
		}
		function getHighWaterMark(state, options, duplexKey, isDuplex) {
			const hwm = highWaterMarkFrom(options, isDuplex, duplexKey);
			if (hwm != null) {
				if (!NumberIsInteger(hwm) || hwm < 0) {
					const name = isDuplex ? `options.${duplexKey}` : "options.highWaterMark";
					throw new ERR_INVALID_ARG_VALUE(name, hwm);
				}
				return MathFloor(hwm);
			}
			return getDefaultHighWaterMark(state.objectMode);
		}
		module.exports = {
			getHighWaterMark,
			getDefaultHighWaterMark,
			setDefaultHighWaterMark
		};
	}),
	12135: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { ObjectSetPrototypeOf, Symbol } = __webpack_require__(50999);
		module.exports = Transform;
		const { ERR_METHOD_NOT_IMPLEMENTED } = __webpack_require__(69220).codes;
		const Duplex = __webpack_require__(94449);
		const { getHighWaterMark } = __webpack_require__(54874);
		ObjectSetPrototypeOf(Transform.prototype, Duplex.prototype);
		ObjectSetPrototypeOf(Transform, Duplex);
		const kCallback = Symbol("kCallback");
		function Transform(options) {
			if (!(this instanceof Transform)) return new Transform(options);
			const readableHighWaterMark = options ? getHighWaterMark(this, options, "readableHighWaterMark", true) : null;
			if (readableHighWaterMark === 0) {
				options = {
					...options,
					highWaterMark: null,
					readableHighWaterMark,
					writableHighWaterMark: options.writableHighWaterMark || 0
				};
			}
			Duplex.call(this, options);
			this._readableState.sync = false;
			this[kCallback] = null;
			if (options) {
				if (typeof options.transform === "function") this._transform = options.transform;
				if (typeof options.flush === "function") this._flush = options.flush;
			}
			this.on("prefinish", prefinish);
		}
		function final(cb) {
			if (typeof this._flush === "function" && !this.destroyed) {
				this._flush((er, data) => {
					if (er) {
						if (cb) {
							cb(er);
						} else {
							this.destroy(er);
						}
						return;
					}
					if (data != null) {
						this.push(data);
					}
					this.push(null);
					if (cb) {
						cb();
					}
				});
			} else {
				this.push(null);
				if (cb) {
					cb();
				}
			}
		}
		function prefinish() {
			if (this._final !== final) {
				final.call(this);
			}
		}
		Transform.prototype._final = final;
		Transform.prototype._transform = function(chunk, encoding, callback) {
			throw new ERR_METHOD_NOT_IMPLEMENTED("_transform()");
		};
		Transform.prototype._write = function(chunk, encoding, callback) {
			const rState = this._readableState;
			const wState = this._writableState;
			const length = rState.length;
			this._transform(chunk, encoding, (err, val) => {
				if (err) {
					callback(err);
					return;
				}
				if (val != null) {
					this.push(val);
				}
				if (wState.ended || length === rState.length || rState.length < rState.highWaterMark) {
					callback();
				} else {
					this[kCallback] = callback;
				}
			});
		};
		Transform.prototype._read = function() {
			if (this[kCallback]) {
				const callback = this[kCallback];
				this[kCallback] = null;
				callback();
			}
		};
	}),
	83426: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { SymbolAsyncIterator, SymbolIterator, SymbolFor } = __webpack_require__(50999);
		const kIsDestroyed = SymbolFor("nodejs.stream.destroyed");
		const kIsErrored = SymbolFor("nodejs.stream.errored");
		const kIsReadable = SymbolFor("nodejs.stream.readable");
		const kIsWritable = SymbolFor("nodejs.stream.writable");
		const kIsDisturbed = SymbolFor("nodejs.stream.disturbed");
		const kIsClosedPromise = SymbolFor("nodejs.webstream.isClosedPromise");
		const kControllerErrorFunction = SymbolFor("nodejs.webstream.controllerErrorFunction");
		function isReadableNodeStream(obj, strict = false) {
			var _obj$_readableState;
			return !!(obj && typeof obj.pipe === "function" && typeof obj.on === "function" && (!strict || typeof obj.pause === "function" && typeof obj.resume === "function") && (!obj._writableState || ((_obj$_readableState = obj._readableState) === null || _obj$_readableState === undefined ? undefined : _obj$_readableState.readable) !== false) && (!obj._writableState || obj._readableState));
		}
		function isWritableNodeStream(obj) {
			var _obj$_writableState;
			return !!(obj && typeof obj.write === "function" && typeof obj.on === "function" && (!obj._readableState || ((_obj$_writableState = obj._writableState) === null || _obj$_writableState === undefined ? undefined : _obj$_writableState.writable) !== false));
		}
		function isDuplexNodeStream(obj) {
			return !!(obj && typeof obj.pipe === "function" && obj._readableState && typeof obj.on === "function" && typeof obj.write === "function");
		}
		function isNodeStream(obj) {
			return obj && (obj._readableState || obj._writableState || typeof obj.write === "function" && typeof obj.on === "function" || typeof obj.pipe === "function" && typeof obj.on === "function");
		}
		function isReadableStream(obj) {
			return !!(obj && !isNodeStream(obj) && typeof obj.pipeThrough === "function" && typeof obj.getReader === "function" && typeof obj.cancel === "function");
		}
		function isWritableStream(obj) {
			return !!(obj && !isNodeStream(obj) && typeof obj.getWriter === "function" && typeof obj.abort === "function");
		}
		function isTransformStream(obj) {
			return !!(obj && !isNodeStream(obj) && typeof obj.readable === "object" && typeof obj.writable === "object");
		}
		function isWebStream(obj) {
			return isReadableStream(obj) || isWritableStream(obj) || isTransformStream(obj);
		}
		function isIterable(obj, isAsync) {
			if (obj == null) return false;
			if (isAsync === true) return typeof obj[SymbolAsyncIterator] === "function";
			if (isAsync === false) return typeof obj[SymbolIterator] === "function";
			return typeof obj[SymbolAsyncIterator] === "function" || typeof obj[SymbolIterator] === "function";
		}
		function isDestroyed(stream) {
			if (!isNodeStream(stream)) return null;
			const wState = stream._writableState;
			const rState = stream._readableState;
			const state = wState || rState;
			return !!(stream.destroyed || stream[kIsDestroyed] || state !== null && state !== undefined && state.destroyed);
		}
		function isWritableEnded(stream) {
			if (!isWritableNodeStream(stream)) return null;
			if (stream.writableEnded === true) return true;
			const wState = stream._writableState;
			if (wState !== null && wState !== undefined && wState.errored) return false;
			if (typeof (wState === null || wState === undefined ? undefined : wState.ended) !== "boolean") return null;
			return wState.ended;
		}
		function isWritableFinished(stream, strict) {
			if (!isWritableNodeStream(stream)) return null;
			if (stream.writableFinished === true) return true;
			const wState = stream._writableState;
			if (wState !== null && wState !== undefined && wState.errored) return false;
			if (typeof (wState === null || wState === undefined ? undefined : wState.finished) !== "boolean") return null;
			return !!(wState.finished || strict === false && wState.ended === true && wState.length === 0);
		}
		function isReadableEnded(stream) {
			if (!isReadableNodeStream(stream)) return null;
			if (stream.readableEnded === true) return true;
			const rState = stream._readableState;
			if (!rState || rState.errored) return false;
			if (typeof (rState === null || rState === undefined ? undefined : rState.ended) !== "boolean") return null;
			return rState.ended;
		}
		function isReadableFinished(stream, strict) {
			if (!isReadableNodeStream(stream)) return null;
			const rState = stream._readableState;
			if (rState !== null && rState !== undefined && rState.errored) return false;
			if (typeof (rState === null || rState === undefined ? undefined : rState.endEmitted) !== "boolean") return null;
			return !!(rState.endEmitted || strict === false && rState.ended === true && rState.length === 0);
		}
		function isReadable(stream) {
			if (stream && stream[kIsReadable] != null) return stream[kIsReadable];
			if (typeof (stream === null || stream === undefined ? undefined : stream.readable) !== "boolean") return null;
			if (isDestroyed(stream)) return false;
			return isReadableNodeStream(stream) && stream.readable && !isReadableFinished(stream);
		}
		function isWritable(stream) {
			if (stream && stream[kIsWritable] != null) return stream[kIsWritable];
			if (typeof (stream === null || stream === undefined ? undefined : stream.writable) !== "boolean") return null;
			if (isDestroyed(stream)) return false;
			return isWritableNodeStream(stream) && stream.writable && !isWritableEnded(stream);
		}
		function isFinished(stream, opts) {
			if (!isNodeStream(stream)) {
				return null;
			}
			if (isDestroyed(stream)) {
				return true;
			}
			if ((opts === null || opts === undefined ? undefined : opts.readable) !== false && isReadable(stream)) {
				return false;
			}
			if ((opts === null || opts === undefined ? undefined : opts.writable) !== false && isWritable(stream)) {
				return false;
			}
			return true;
		}
		function isWritableErrored(stream) {
			var _stream$_writableStat, _stream$_writableStat2;
			if (!isNodeStream(stream)) {
				return null;
			}
			if (stream.writableErrored) {
				return stream.writableErrored;
			}
			return (_stream$_writableStat = (_stream$_writableStat2 = stream._writableState) === null || _stream$_writableStat2 === undefined ? undefined : _stream$_writableStat2.errored) !== null && _stream$_writableStat !== undefined ? _stream$_writableStat : null;
		}
		function isReadableErrored(stream) {
			var _stream$_readableStat, _stream$_readableStat2;
			if (!isNodeStream(stream)) {
				return null;
			}
			if (stream.readableErrored) {
				return stream.readableErrored;
			}
			return (_stream$_readableStat = (_stream$_readableStat2 = stream._readableState) === null || _stream$_readableStat2 === undefined ? undefined : _stream$_readableStat2.errored) !== null && _stream$_readableStat !== undefined ? _stream$_readableStat : null;
		}
		function isClosed(stream) {
			if (!isNodeStream(stream)) {
				return null;
			}
			if (typeof stream.closed === "boolean") {
				return stream.closed;
			}
			const wState = stream._writableState;
			const rState = stream._readableState;
			if (typeof (wState === null || wState === undefined ? undefined : wState.closed) === "boolean" || typeof (rState === null || rState === undefined ? undefined : rState.closed) === "boolean") {
				return (wState === null || wState === undefined ? undefined : wState.closed) || (rState === null || rState === undefined ? undefined : rState.closed);
			}
			if (typeof stream._closed === "boolean" && isOutgoingMessage(stream)) {
				return stream._closed;
			}
			return null;
		}
		function isOutgoingMessage(stream) {
			return typeof stream._closed === "boolean" && typeof stream._defaultKeepAlive === "boolean" && typeof stream._removedConnection === "boolean" && typeof stream._removedContLen === "boolean";
		}
		function isServerResponse(stream) {
			return typeof stream._sent100 === "boolean" && isOutgoingMessage(stream);
		}
		function isServerRequest(stream) {
			var _stream$req;
			return typeof stream._consuming === "boolean" && typeof stream._dumped === "boolean" && ((_stream$req = stream.req) === null || _stream$req === undefined ? undefined : _stream$req.upgradeOrConnect) === undefined;
		}
		function willEmitClose(stream) {
			if (!isNodeStream(stream)) return null;
			const wState = stream._writableState;
			const rState = stream._readableState;
			const state = wState || rState;
			return !state && isServerResponse(stream) || !!(state && state.autoDestroy && state.emitClose && state.closed === false);
		}
		function isDisturbed(stream) {
			var _stream$kIsDisturbed;
			return !!(stream && ((_stream$kIsDisturbed = stream[kIsDisturbed]) !== null && _stream$kIsDisturbed !== undefined ? _stream$kIsDisturbed : stream.readableDidRead || stream.readableAborted));
		}
		function isErrored(stream) {
			var _ref, _ref2, _ref3, _ref4, _ref5, _stream$kIsErrored, _stream$_readableStat3, _stream$_writableStat3, _stream$_readableStat4, _stream$_writableStat4;
			return !!(stream && ((_ref = (_ref2 = (_ref3 = (_ref4 = (_ref5 = (_stream$kIsErrored = stream[kIsErrored]) !== null && _stream$kIsErrored !== undefined ? _stream$kIsErrored : stream.readableErrored) !== null && _ref5 !== undefined ? _ref5 : stream.writableErrored) !== null && _ref4 !== undefined ? _ref4 : (_stream$_readableStat3 = stream._readableState) === null || _stream$_readableStat3 === undefined ? undefined : _stream$_readableStat3.errorEmitted) !== null && _ref3 !== undefined ? _ref3 : (_stream$_writableStat3 = stream._writableState) === null || _stream$_writableStat3 === undefined ? undefined : _stream$_writableStat3.errorEmitted) !== null && _ref2 !== undefined ? _ref2 : (_stream$_readableStat4 = stream._readableState) === null || _stream$_readableStat4 === undefined ? undefined : _stream$_readableStat4.errored) !== null && _ref !== undefined ? _ref : (_stream$_writableStat4 = stream._writableState) === null || _stream$_writableStat4 === undefined ? undefined : _stream$_writableStat4.errored));
		}
		module.exports = {
			isDestroyed,
			kIsDestroyed,
			isDisturbed,
			kIsDisturbed,
			isErrored,
			kIsErrored,
			isReadable,
			kIsReadable,
			kIsClosedPromise,
			kControllerErrorFunction,
			kIsWritable,
			isClosed,
			isDuplexNodeStream,
			isFinished,
			isIterable,
			isReadableNodeStream,
			isReadableStream,
			isReadableEnded,
			isReadableFinished,
			isReadableErrored,
			isNodeStream,
			isWebStream,
			isWritable,
			isWritableNodeStream,
			isWritableStream,
			isWritableEnded,
			isWritableFinished,
			isWritableErrored,
			isServerRequest,
			isServerResponse,
			willEmitClose,
			isTransformStream
		};
	}),
	58939: ((module, __unused_webpack_exports, __webpack_require__) => {
		const process = __webpack_require__(76417);
		const { ArrayPrototypeSlice, Error, FunctionPrototypeSymbolHasInstance, ObjectDefineProperty, ObjectDefineProperties, ObjectSetPrototypeOf, StringPrototypeToLowerCase, Symbol, SymbolHasInstance } = __webpack_require__(50999);
		module.exports = Writable;
		Writable.WritableState = WritableState;
		const { EventEmitter: EE } = __webpack_require__(24434);
		const Stream = __webpack_require__(84128).Stream;
		const { Buffer } = __webpack_require__(20181);
		const destroyImpl = __webpack_require__(65089);
		const { addAbortSignal } = __webpack_require__(80652);
		const { getHighWaterMark, getDefaultHighWaterMark } = __webpack_require__(54874);
		const { ERR_INVALID_ARG_TYPE, ERR_METHOD_NOT_IMPLEMENTED, ERR_MULTIPLE_CALLBACK, ERR_STREAM_CANNOT_PIPE, ERR_STREAM_DESTROYED, ERR_STREAM_ALREADY_FINISHED, ERR_STREAM_NULL_VALUES, ERR_STREAM_WRITE_AFTER_END, ERR_UNKNOWN_ENCODING } = __webpack_require__(69220).codes;
		const { errorOrDestroy } = destroyImpl;
		ObjectSetPrototypeOf(Writable.prototype, Stream.prototype);
		ObjectSetPrototypeOf(Writable, Stream);
		function nop() {}
		const kOnFinished = Symbol("kOnFinished");
		function WritableState(options, stream, isDuplex) {
			if (typeof isDuplex !== "boolean") isDuplex = stream instanceof __webpack_require__(94449);
			this.objectMode = !!(options && options.objectMode);
			if (isDuplex) this.objectMode = this.objectMode || !!(options && options.writableObjectMode);
			this.highWaterMark = options ? getHighWaterMark(this, options, "writableHighWaterMark", isDuplex) : getDefaultHighWaterMark(false);
			this.finalCalled = false;
			this.needDrain = false;
			this.ending = false;
			this.ended = false;
			this.finished = false;
			this.destroyed = false;
			const noDecode = !!(options && options.decodeStrings === false);
			this.decodeStrings = !noDecode;
			this.defaultEncoding = options && options.defaultEncoding || "utf8";
			this.length = 0;
			this.writing = false;
			this.corked = 0;
			this.sync = true;
			this.bufferProcessing = false;
			this.onwrite = onwrite.bind(undefined, stream);
			this.writecb = null;
			this.writelen = 0;
			this.afterWriteTickInfo = null;
			resetBuffer(this);
			this.pendingcb = 0;
			this.constructed = true;
			this.prefinished = false;
			this.errorEmitted = false;
			this.emitClose = !options || options.emitClose !== false;
			this.autoDestroy = !options || options.autoDestroy !== false;
			this.errored = null;
			this.closed = false;
			this.closeEmitted = false;
			this[kOnFinished] = [];
		}
		function resetBuffer(state) {
			state.buffered = [];
			state.bufferedIndex = 0;
			state.allBuffers = true;
			state.allNoop = true;
		}
		WritableState.prototype.getBuffer = function getBuffer() {
			return ArrayPrototypeSlice(this.buffered, this.bufferedIndex);
		};
		ObjectDefineProperty(WritableState.prototype, "bufferedRequestCount", {
			__proto__: null,
			get() {
				return this.buffered.length - this.bufferedIndex;
			}
		});
		function Writable(options) {
			const isDuplex = this instanceof __webpack_require__(94449);
			if (!isDuplex && !FunctionPrototypeSymbolHasInstance(Writable, this)) return new Writable(options);
			this._writableState = new WritableState(options, this, isDuplex);
			if (options) {
				if (typeof options.write === "function") this._write = options.write;
				if (typeof options.writev === "function") this._writev = options.writev;
				if (typeof options.destroy === "function") this._destroy = options.destroy;
				if (typeof options.final === "function") this._final = options.final;
				if (typeof options.construct === "function") this._construct = options.construct;
				if (options.signal) addAbortSignal(options.signal, this);
			}
			Stream.call(this, options);
			destroyImpl.construct(this, () => {
				const state = this._writableState;
				if (!state.writing) {
					clearBuffer(this, state);
				}
				finishMaybe(this, state);
			});
		}
		ObjectDefineProperty(Writable, SymbolHasInstance, {
			__proto__: null,
			value: function(object) {
				if (FunctionPrototypeSymbolHasInstance(this, object)) return true;
				if (this !== Writable) return false;
				return object && object._writableState instanceof WritableState;
			}
		});
		Writable.prototype.pipe = function() {
			errorOrDestroy(this, new ERR_STREAM_CANNOT_PIPE());
		};
		function _write(stream, chunk, encoding, cb) {
			const state = stream._writableState;
			if (typeof encoding === "function") {
				cb = encoding;
				encoding = state.defaultEncoding;
			} else {
				if (!encoding) encoding = state.defaultEncoding;
				else if (encoding !== "buffer" && !Buffer.isEncoding(encoding)) throw new ERR_UNKNOWN_ENCODING(encoding);
				if (typeof cb !== "function") cb = nop;
			}
			if (chunk === null) {
				throw new ERR_STREAM_NULL_VALUES();
			} else if (!state.objectMode) {
				if (typeof chunk === "string") {
					if (state.decodeStrings !== false) {
						chunk = Buffer.from(chunk, encoding);
						encoding = "buffer";
					}
				} else if (chunk instanceof Buffer) {
					encoding = "buffer";
				} else if (Stream._isUint8Array(chunk)) {
					chunk = Stream._uint8ArrayToBuffer(chunk);
					encoding = "buffer";
				} else {
					throw new ERR_INVALID_ARG_TYPE("chunk", [
						"string",
						"Buffer",
						"Uint8Array"
					], chunk);
				}
			}
			let err;
			if (state.ending) {
				err = new ERR_STREAM_WRITE_AFTER_END();
			} else if (state.destroyed) {
				err = new ERR_STREAM_DESTROYED("write");
			}
			if (err) {
				process.nextTick(cb, err);
				errorOrDestroy(stream, err, true);
				return err;
			}
			state.pendingcb++;
			return writeOrBuffer(stream, state, chunk, encoding, cb);
		}
		Writable.prototype.write = function(chunk, encoding, cb) {
			return _write(this, chunk, encoding, cb) === true;
		};
		Writable.prototype.cork = function() {
			this._writableState.corked++;
		};
		Writable.prototype.uncork = function() {
			const state = this._writableState;
			if (state.corked) {
				state.corked--;
				if (!state.writing) clearBuffer(this, state);
			}
		};
		Writable.prototype.setDefaultEncoding = function setDefaultEncoding(encoding) {
			if (typeof encoding === "string") encoding = StringPrototypeToLowerCase(encoding);
			if (!Buffer.isEncoding(encoding)) throw new ERR_UNKNOWN_ENCODING(encoding);
			this._writableState.defaultEncoding = encoding;
			return this;
		};
		function writeOrBuffer(stream, state, chunk, encoding, callback) {
			const len = state.objectMode ? 1 : chunk.length;
			state.length += len;
			const ret = state.length < state.highWaterMark;
			if (!ret) state.needDrain = true;
			if (state.writing || state.corked || state.errored || !state.constructed) {
				state.buffered.push({
					chunk,
					encoding,
					callback
				});
				if (state.allBuffers && encoding !== "buffer") {
					state.allBuffers = false;
				}
				if (state.allNoop && callback !== nop) {
					state.allNoop = false;
				}
			} else {
				state.writelen = len;
				state.writecb = callback;
				state.writing = true;
				state.sync = true;
				stream._write(chunk, encoding, state.onwrite);
				state.sync = false;
			}
			return ret && !state.errored && !state.destroyed;
		}
		function doWrite(stream, state, writev, len, chunk, encoding, cb) {
			state.writelen = len;
			state.writecb = cb;
			state.writing = true;
			state.sync = true;
			if (state.destroyed) state.onwrite(new ERR_STREAM_DESTROYED("write"));
			else if (writev) stream._writev(chunk, state.onwrite);
			else stream._write(chunk, encoding, state.onwrite);
			state.sync = false;
		}
		function onwriteError(stream, state, er, cb) {
			--state.pendingcb;
			cb(er);
			errorBuffer(state);
			errorOrDestroy(stream, er);
		}
		function onwrite(stream, er) {
			const state = stream._writableState;
			const sync = state.sync;
			const cb = state.writecb;
			if (typeof cb !== "function") {
				errorOrDestroy(stream, new ERR_MULTIPLE_CALLBACK());
				return;
			}
			state.writing = false;
			state.writecb = null;
			state.length -= state.writelen;
			state.writelen = 0;
			if (er) {
				er.stack;
				if (!state.errored) {
					state.errored = er;
				}
				if (stream._readableState && !stream._readableState.errored) {
					stream._readableState.errored = er;
				}
				if (sync) {
					process.nextTick(onwriteError, stream, state, er, cb);
				} else {
					onwriteError(stream, state, er, cb);
				}
			} else {
				if (state.buffered.length > state.bufferedIndex) {
					clearBuffer(stream, state);
				}
				if (sync) {
					if (state.afterWriteTickInfo !== null && state.afterWriteTickInfo.cb === cb) {
						state.afterWriteTickInfo.count++;
					} else {
						state.afterWriteTickInfo = {
							count: 1,
							cb,
							stream,
							state
						};
						process.nextTick(afterWriteTick, state.afterWriteTickInfo);
					}
				} else {
					afterWrite(stream, state, 1, cb);
				}
			}
		}
		function afterWriteTick({ stream, state, count, cb }) {
			state.afterWriteTickInfo = null;
			return afterWrite(stream, state, count, cb);
		}
		function afterWrite(stream, state, count, cb) {
			const needDrain = !state.ending && !stream.destroyed && state.length === 0 && state.needDrain;
			if (needDrain) {
				state.needDrain = false;
				stream.emit("drain");
			}
			while (count-- > 0) {
				state.pendingcb--;
				cb();
			}
			if (state.destroyed) {
				errorBuffer(state);
			}
			finishMaybe(stream, state);
		}
		function errorBuffer(state) {
			if (state.writing) {
				return;
			}
			for (let n = state.bufferedIndex; n < state.buffered.length; ++n) {
				var _state$errored;
				const { chunk, callback } = state.buffered[n];
				const len = state.objectMode ? 1 : chunk.length;
				state.length -= len;
				callback((_state$errored = state.errored) !== null && _state$errored !== undefined ? _state$errored : new ERR_STREAM_DESTROYED("write"));
			}
			const onfinishCallbacks = state[kOnFinished].splice(0);
			for (let i = 0; i < onfinishCallbacks.length; i++) {
				var _state$errored2;
				onfinishCallbacks[i]((_state$errored2 = state.errored) !== null && _state$errored2 !== undefined ? _state$errored2 : new ERR_STREAM_DESTROYED("end"));
			}
			resetBuffer(state);
		}
		function clearBuffer(stream, state) {
			if (state.corked || state.bufferProcessing || state.destroyed || !state.constructed) {
				return;
			}
			const { buffered, bufferedIndex, objectMode } = state;
			const bufferedLength = buffered.length - bufferedIndex;
			if (!bufferedLength) {
				return;
			}
			let i = bufferedIndex;
			state.bufferProcessing = true;
			if (bufferedLength > 1 && stream._writev) {
				state.pendingcb -= bufferedLength - 1;
				const callback = state.allNoop ? nop : (err) => {
					for (let n = i; n < buffered.length; ++n) {
						buffered[n].callback(err);
					}
				};
				const chunks = state.allNoop && i === 0 ? buffered : ArrayPrototypeSlice(buffered, i);
				chunks.allBuffers = state.allBuffers;
				doWrite(stream, state, true, state.length, chunks, "", callback);
				resetBuffer(state);
			} else {
				do {
					const { chunk, encoding, callback } = buffered[i];
					buffered[i++] = null;
					const len = objectMode ? 1 : chunk.length;
					doWrite(stream, state, false, len, chunk, encoding, callback);
				} while (i < buffered.length && !state.writing);
				if (i === buffered.length) {
					resetBuffer(state);
				} else if (i > 256) {
					buffered.splice(0, i);
					state.bufferedIndex = 0;
				} else {
					state.bufferedIndex = i;
				}
			}
			state.bufferProcessing = false;
		}
		Writable.prototype._write = function(chunk, encoding, cb) {
			if (this._writev) {
				this._writev([{
					chunk,
					encoding
				}], cb);
			} else {
				throw new ERR_METHOD_NOT_IMPLEMENTED("_write()");
			}
		};
		Writable.prototype._writev = null;
		Writable.prototype.end = function(chunk, encoding, cb) {
			const state = this._writableState;
			if (typeof chunk === "function") {
				cb = chunk;
				chunk = null;
				encoding = null;
			} else if (typeof encoding === "function") {
				cb = encoding;
				encoding = null;
			}
			let err;
			if (chunk !== null && chunk !== undefined) {
				const ret = _write(this, chunk, encoding);
				if (ret instanceof Error) {
					err = ret;
				}
			}
			if (state.corked) {
				state.corked = 1;
				this.uncork();
			}
			if (err) {} else if (!state.errored && !state.ending) {
				state.ending = true;
				finishMaybe(this, state, true);
				state.ended = true;
			} else if (state.finished) {
				err = new ERR_STREAM_ALREADY_FINISHED("end");
			} else if (state.destroyed) {
				err = new ERR_STREAM_DESTROYED("end");
			}
			if (typeof cb === "function") {
				if (err || state.finished) {
					process.nextTick(cb, err);
				} else {
					state[kOnFinished].push(cb);
				}
			}
			return this;
		};
		function needFinish(state) {
			return state.ending && !state.destroyed && state.constructed && state.length === 0 && !state.errored && state.buffered.length === 0 && !state.finished && !state.writing && !state.errorEmitted && !state.closeEmitted;
		}
		function callFinal(stream, state) {
			let called = false;
			function onFinish(err) {
				if (called) {
					errorOrDestroy(stream, err !== null && err !== undefined ? err : ERR_MULTIPLE_CALLBACK());
					return;
				}
				called = true;
				state.pendingcb--;
				if (err) {
					const onfinishCallbacks = state[kOnFinished].splice(0);
					for (let i = 0; i < onfinishCallbacks.length; i++) {
						onfinishCallbacks[i](err);
					}
					errorOrDestroy(stream, err, state.sync);
				} else if (needFinish(state)) {
					state.prefinished = true;
					stream.emit("prefinish");
					state.pendingcb++;
					process.nextTick(finish, stream, state);
				}
			}
			state.sync = true;
			state.pendingcb++;
			try {
				stream._final(onFinish);
			} catch (err) {
				onFinish(err);
			}
			state.sync = false;
		}
		function prefinish(stream, state) {
			if (!state.prefinished && !state.finalCalled) {
				if (typeof stream._final === "function" && !state.destroyed) {
					state.finalCalled = true;
					callFinal(stream, state);
				} else {
					state.prefinished = true;
					stream.emit("prefinish");
				}
			}
		}
		function finishMaybe(stream, state, sync) {
			if (needFinish(state)) {
				prefinish(stream, state);
				if (state.pendingcb === 0) {
					if (sync) {
						state.pendingcb++;
						process.nextTick((stream, state) => {
							if (needFinish(state)) {
								finish(stream, state);
							} else {
								state.pendingcb--;
							}
						}, stream, state);
					} else if (needFinish(state)) {
						state.pendingcb++;
						finish(stream, state);
					}
				}
			}
		}
		function finish(stream, state) {
			state.pendingcb--;
			state.finished = true;
			const onfinishCallbacks = state[kOnFinished].splice(0);
			for (let i = 0; i < onfinishCallbacks.length; i++) {
				onfinishCallbacks[i]();
			}
			stream.emit("finish");
			if (state.autoDestroy) {
				const rState = stream._readableState;
				const autoDestroy = !rState || rState.autoDestroy && (rState.endEmitted || rState.readable === false);
				if (autoDestroy) {
					stream.destroy();
				}
			}
		}
		ObjectDefineProperties(Writable.prototype, {
			closed: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.closed : false;
				}
			},
			destroyed: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.destroyed : false;
				},
				set(value) {
					if (this._writableState) {
						this._writableState.destroyed = value;
					}
				}
			},
			writable: {
				__proto__: null,
				get() {
					const w = this._writableState;
					return !!w && w.writable !== false && !w.destroyed && !w.errored && !w.ending && !w.ended;
				},
				set(val) {
					if (this._writableState) {
						this._writableState.writable = !!val;
					}
				}
			},
			writableFinished: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.finished : false;
				}
			},
			writableObjectMode: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.objectMode : false;
				}
			},
			writableBuffer: {
				__proto__: null,
				get() {
					return this._writableState && this._writableState.getBuffer();
				}
			},
			writableEnded: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.ending : false;
				}
			},
			writableNeedDrain: {
				__proto__: null,
				get() {
					const wState = this._writableState;
					if (!wState) return false;
					return !wState.destroyed && !wState.ending && wState.needDrain;
				}
			},
			writableHighWaterMark: {
				__proto__: null,
				get() {
					return this._writableState && this._writableState.highWaterMark;
				}
			},
			writableCorked: {
				__proto__: null,
				get() {
					return this._writableState ? this._writableState.corked : 0;
				}
			},
			writableLength: {
				__proto__: null,
				get() {
					return this._writableState && this._writableState.length;
				}
			},
			errored: {
				__proto__: null,
				enumerable: false,
				get() {
					return this._writableState ? this._writableState.errored : null;
				}
			},
			writableAborted: {
				__proto__: null,
				enumerable: false,
				get: function() {
					return !!(this._writableState.writable !== false && (this._writableState.destroyed || this._writableState.errored) && !this._writableState.finished);
				}
			}
		});
		const destroy = destroyImpl.destroy;
		Writable.prototype.destroy = function(err, cb) {
			const state = this._writableState;
			if (!state.destroyed && (state.bufferedIndex < state.buffered.length || state[kOnFinished].length)) {
				process.nextTick(errorBuffer, state);
			}
			destroy.call(this, err, cb);
			return this;
		};
		Writable.prototype._undestroy = destroyImpl.undestroy;
		Writable.prototype._destroy = function(err, cb) {
			cb(err);
		};
		Writable.prototype[EE.captureRejectionSymbol] = function(err) {
			this.destroy(err);
		};
		let webStreamsAdapters;
		function lazyWebStreams() {
			if (webStreamsAdapters === undefined) webStreamsAdapters = {};
			return webStreamsAdapters;
		}
		Writable.fromWeb = function(writableStream, options) {
			return lazyWebStreams().newStreamWritableFromWritableStream(writableStream, options);
		};
		Writable.toWeb = function(streamWritable) {
			return lazyWebStreams().newWritableStreamFromStreamWritable(streamWritable);
		};
	}),
	49554: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { ArrayIsArray, ArrayPrototypeIncludes, ArrayPrototypeJoin, ArrayPrototypeMap, NumberIsInteger, NumberIsNaN, NumberMAX_SAFE_INTEGER, NumberMIN_SAFE_INTEGER, NumberParseInt, ObjectPrototypeHasOwnProperty, RegExpPrototypeExec, String, StringPrototypeToUpperCase, StringPrototypeTrim } = __webpack_require__(50999);
		const { hideStackFrames, codes: { ERR_SOCKET_BAD_PORT, ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_OUT_OF_RANGE, ERR_UNKNOWN_SIGNAL } } = __webpack_require__(69220);
		const { normalizeEncoding } = __webpack_require__(23539);
		const { isAsyncFunction, isArrayBufferView } = __webpack_require__(23539).types;
		const signals = {};
		function isInt32(value) {
			return value === (value | 0);
		}
		function isUint32(value) {
			return value === value >>> 0;
		}
		const octalReg = /^[0-7]+$/;
		const modeDesc = "must be a 32-bit unsigned integer or an octal string";
		function parseFileMode(value, name, def) {
			if (typeof value === "undefined") {
				value = def;
			}
			if (typeof value === "string") {
				if (RegExpPrototypeExec(octalReg, value) === null) {
					throw new ERR_INVALID_ARG_VALUE(name, value, modeDesc);
				}
				value = NumberParseInt(value, 8);
			}
			validateUint32(value, name);
			return value;
		}
		const validateInteger = hideStackFrames((value, name, min = NumberMIN_SAFE_INTEGER, max = NumberMAX_SAFE_INTEGER) => {
			if (typeof value !== "number") throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			if (!NumberIsInteger(value)) throw new ERR_OUT_OF_RANGE(name, "an integer", value);
			if (value < min || value > max) throw new ERR_OUT_OF_RANGE(name, `>= ${min} && <= ${max}`, value);
		});
		const validateInt32 = hideStackFrames((value, name, min = -2147483648, max = 2147483647) => {
			if (typeof value !== "number") {
				throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			}
			if (!NumberIsInteger(value)) {
				throw new ERR_OUT_OF_RANGE(name, "an integer", value);
			}
			if (value < min || value > max) {
				throw new ERR_OUT_OF_RANGE(name, `>= ${min} && <= ${max}`, value);
			}
		});
		const validateUint32 = hideStackFrames((value, name, positive = false) => {
			if (typeof value !== "number") {
				throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			}
			if (!NumberIsInteger(value)) {
				throw new ERR_OUT_OF_RANGE(name, "an integer", value);
			}
			const min = positive ? 1 : 0;
			const max = 4294967295;
			if (value < min || value > max) {
				throw new ERR_OUT_OF_RANGE(name, `>= ${min} && <= ${max}`, value);
			}
		});
		function validateString(value, name) {
			if (typeof value !== "string") throw new ERR_INVALID_ARG_TYPE(name, "string", value);
		}
		function validateNumber(value, name, min = undefined, max) {
			if (typeof value !== "number") throw new ERR_INVALID_ARG_TYPE(name, "number", value);
			if (min != null && value < min || max != null && value > max || (min != null || max != null) && NumberIsNaN(value)) {
				throw new ERR_OUT_OF_RANGE(name, `${min != null ? `>= ${min}` : ""}${min != null && max != null ? " && " : ""}${max != null ? `<= ${max}` : ""}`, value);
			}
		}
		const validateOneOf = hideStackFrames((value, name, oneOf) => {
			if (!ArrayPrototypeIncludes(oneOf, value)) {
				const allowed = ArrayPrototypeJoin(ArrayPrototypeMap(oneOf, (v) => typeof v === "string" ? `'${v}'` : String(v)), ", ");
				const reason = "must be one of: " + allowed;
				throw new ERR_INVALID_ARG_VALUE(name, value, reason);
			}
		});
		function validateBoolean(value, name) {
			if (typeof value !== "boolean") throw new ERR_INVALID_ARG_TYPE(name, "boolean", value);
		}
		function getOwnPropertyValueOrDefault(options, key, defaultValue) {
			return options == null || !ObjectPrototypeHasOwnProperty(options, key) ? defaultValue : options[key];
		}
		const validateObject = hideStackFrames((value, name, options = null) => {
			const allowArray = getOwnPropertyValueOrDefault(options, "allowArray", false);
			const allowFunction = getOwnPropertyValueOrDefault(options, "allowFunction", false);
			const nullable = getOwnPropertyValueOrDefault(options, "nullable", false);
			if (!nullable && value === null || !allowArray && ArrayIsArray(value) || typeof value !== "object" && (!allowFunction || typeof value !== "function")) {
				throw new ERR_INVALID_ARG_TYPE(name, "Object", value);
			}
		});
		const validateDictionary = hideStackFrames((value, name) => {
			if (value != null && typeof value !== "object" && typeof value !== "function") {
				throw new ERR_INVALID_ARG_TYPE(name, "a dictionary", value);
			}
		});
		const validateArray = hideStackFrames((value, name, minLength = 0) => {
			if (!ArrayIsArray(value)) {
				throw new ERR_INVALID_ARG_TYPE(name, "Array", value);
			}
			if (value.length < minLength) {
				const reason = `must be longer than ${minLength}`;
				throw new ERR_INVALID_ARG_VALUE(name, value, reason);
			}
		});
		function validateStringArray(value, name) {
			validateArray(value, name);
			for (let i = 0; i < value.length; i++) {
				validateString(value[i], `${name}[${i}]`);
			}
		}
		function validateBooleanArray(value, name) {
			validateArray(value, name);
			for (let i = 0; i < value.length; i++) {
				validateBoolean(value[i], `${name}[${i}]`);
			}
		}
		function validateAbortSignalArray(value, name) {
			validateArray(value, name);
			for (let i = 0; i < value.length; i++) {
				const signal = value[i];
				const indexedName = `${name}[${i}]`;
				if (signal == null) {
					throw new ERR_INVALID_ARG_TYPE(indexedName, "AbortSignal", signal);
				}
				validateAbortSignal(signal, indexedName);
			}
		}
		function validateSignalName(signal, name = "signal") {
			validateString(signal, name);
			if (signals[signal] === undefined) {
				if (signals[StringPrototypeToUpperCase(signal)] !== undefined) {
					throw new ERR_UNKNOWN_SIGNAL(signal + " (signals must use all capital letters)");
				}
				throw new ERR_UNKNOWN_SIGNAL(signal);
			}
		}
		const validateBuffer = hideStackFrames((buffer, name = "buffer") => {
			if (!isArrayBufferView(buffer)) {
				throw new ERR_INVALID_ARG_TYPE(name, [
					"Buffer",
					"TypedArray",
					"DataView"
				], buffer);
			}
		});
		function validateEncoding(data, encoding) {
			const normalizedEncoding = normalizeEncoding(encoding);
			const length = data.length;
			if (normalizedEncoding === "hex" && length % 2 !== 0) {
				throw new ERR_INVALID_ARG_VALUE("encoding", encoding, `is invalid for data of length ${length}`);
			}
		}
		function validatePort(port, name = "Port", allowZero = true) {
			if (typeof port !== "number" && typeof port !== "string" || typeof port === "string" && StringPrototypeTrim(port).length === 0 || +port !== +port >>> 0 || port > 65535 || port === 0 && !allowZero) {
				throw new ERR_SOCKET_BAD_PORT(name, port, allowZero);
			}
			return port | 0;
		}
		const validateAbortSignal = hideStackFrames((signal, name) => {
			if (signal !== undefined && (signal === null || typeof signal !== "object" || !("aborted" in signal))) {
				throw new ERR_INVALID_ARG_TYPE(name, "AbortSignal", signal);
			}
		});
		const validateFunction = hideStackFrames((value, name) => {
			if (typeof value !== "function") throw new ERR_INVALID_ARG_TYPE(name, "Function", value);
		});
		const validatePlainFunction = hideStackFrames((value, name) => {
			if (typeof value !== "function" || isAsyncFunction(value)) throw new ERR_INVALID_ARG_TYPE(name, "Function", value);
		});
		const validateUndefined = hideStackFrames((value, name) => {
			if (value !== undefined) throw new ERR_INVALID_ARG_TYPE(name, "undefined", value);
		});
		function validateUnion(value, name, union) {
			if (!ArrayPrototypeIncludes(union, value)) {
				throw new ERR_INVALID_ARG_TYPE(name, `('${ArrayPrototypeJoin(union, "|")}')`, value);
			}
		}
		const linkValueRegExp = /^(?:<[^>]*>)(?:\s*;\s*[^;"\s]+(?:=(")?[^;"\s]*\1)?)*$/;
		function validateLinkHeaderFormat(value, name) {
			if (typeof value === "undefined" || !RegExpPrototypeExec(linkValueRegExp, value)) {
				throw new ERR_INVALID_ARG_VALUE(name, value, "must be an array or string of format \"</styles.css>; rel=preload; as=style\"");
			}
		}
		function validateLinkHeaderValue(hints) {
			if (typeof hints === "string") {
				validateLinkHeaderFormat(hints, "hints");
				return hints;
			} else if (ArrayIsArray(hints)) {
				const hintsLength = hints.length;
				let result = "";
				if (hintsLength === 0) {
					return result;
				}
				for (let i = 0; i < hintsLength; i++) {
					const link = hints[i];
					validateLinkHeaderFormat(link, "hints");
					result += link;
					if (i !== hintsLength - 1) {
						result += ", ";
					}
				}
				return result;
			}
			throw new ERR_INVALID_ARG_VALUE("hints", hints, "must be an array or string of format \"</styles.css>; rel=preload; as=style\"");
		}
		module.exports = {
			isInt32,
			isUint32,
			parseFileMode,
			validateArray,
			validateStringArray,
			validateBooleanArray,
			validateAbortSignalArray,
			validateBoolean,
			validateBuffer,
			validateDictionary,
			validateEncoding,
			validateFunction,
			validateInt32,
			validateInteger,
			validateNumber,
			validateObject,
			validateOneOf,
			validatePlainFunction,
			validatePort,
			validateSignalName,
			validateString,
			validateUint32,
			validateUndefined,
			validateUnion,
			validateAbortSignal,
			validateLinkHeaderValue
		};
	}),
	69220: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { format, inspect } = __webpack_require__(43536);
		const { AggregateError: CustomAggregateError } = __webpack_require__(50999);
		const AggregateError = globalThis.AggregateError || CustomAggregateError;
		const kIsNodeError = Symbol("kIsNodeError");
		const kTypes = [
			"string",
			"function",
			"number",
			"object",
			"Function",
			"Object",
			"boolean",
			"bigint",
			"symbol"
		];
		const classRegExp = /^([A-Z][a-z0-9]*)+$/;
		const nodeInternalPrefix = "__node_internal_";
		const codes = {};
		function assert(value, message) {
			if (!value) {
				throw new codes.ERR_INTERNAL_ASSERTION(message);
			}
		}
		function addNumericalSeparator(val) {
			let res = "";
			let i = val.length;
			const start = val[0] === "-" ? 1 : 0;
			for (; i >= start + 4; i -= 3) {
				res = `_${val.slice(i - 3, i)}${res}`;
			}
			return `${val.slice(0, i)}${res}`;
		}
		function getMessage(key, msg, args) {
			if (typeof msg === "function") {
				assert(msg.length <= args.length, `Code: ${key}; The provided arguments length (${args.length}) does not match the required ones (${msg.length}).`);
				return msg(...args);
			}
			const expectedLength = (msg.match(/%[dfijoOs]/g) || []).length;
			assert(expectedLength === args.length, `Code: ${key}; The provided arguments length (${args.length}) does not match the required ones (${expectedLength}).`);
			if (args.length === 0) {
				return msg;
			}
			return format(msg, ...args);
		}
		function E(code, message, Base) {
			if (!Base) {
				Base = Error;
			}
			class NodeError extends Base {
				constructor(...args) {
					super(getMessage(code, message, args));
				}
				toString() {
					return `${this.name} [${code}]: ${this.message}`;
				}
			}
			Object.defineProperties(NodeError.prototype, {
				name: {
					value: Base.name,
					writable: true,
					enumerable: false,
					configurable: true
				},
				toString: {
					value() {
						return `${this.name} [${code}]: ${this.message}`;
					},
					writable: true,
					enumerable: false,
					configurable: true
				}
			});
			NodeError.prototype.code = code;
			NodeError.prototype[kIsNodeError] = true;
			codes[code] = NodeError;
		}
		function hideStackFrames(fn) {
			const hidden = nodeInternalPrefix + fn.name;
			Object.defineProperty(fn, "name", { value: hidden });
			return fn;
		}
		function aggregateTwoErrors(innerError, outerError) {
			if (innerError && outerError && innerError !== outerError) {
				if (Array.isArray(outerError.errors)) {
					outerError.errors.push(innerError);
					return outerError;
				}
				const err = new AggregateError([outerError, innerError], outerError.message);
				err.code = outerError.code;
				return err;
			}
			return innerError || outerError;
		}
		class AbortError extends Error {
			constructor(message = "The operation was aborted", options = undefined) {
				if (options !== undefined && typeof options !== "object") {
					throw new codes.ERR_INVALID_ARG_TYPE("options", "Object", options);
				}
				super(message, options);
				this.code = "ABORT_ERR";
				this.name = "AbortError";
			}
		}
		E("ERR_ASSERTION", "%s", Error);
		E("ERR_INVALID_ARG_TYPE", (name, expected, actual) => {
			assert(typeof name === "string", "'name' must be a string");
			if (!Array.isArray(expected)) {
				expected = [expected];
			}
			let msg = "The ";
			if (name.endsWith(" argument")) {
				msg += `${name} `;
			} else {
				msg += `"${name}" ${name.includes(".") ? "property" : "argument"} `;
			}
			msg += "must be ";
			const types = [];
			const instances = [];
			const other = [];
			for (const value of expected) {
				assert(typeof value === "string", "All expected entries have to be of type string");
				if (kTypes.includes(value)) {
					types.push(value.toLowerCase());
				} else if (classRegExp.test(value)) {
					instances.push(value);
				} else {
					assert(value !== "object", "The value \"object\" should be written as \"Object\"");
					other.push(value);
				}
			}
			if (instances.length > 0) {
				const pos = types.indexOf("object");
				if (pos !== -1) {
					types.splice(types, pos, 1);
					instances.push("Object");
				}
			}
			if (types.length > 0) {
				switch (types.length) {
					case 1:
						msg += `of type ${types[0]}`;
						break;
					case 2:
						msg += `one of type ${types[0]} or ${types[1]}`;
						break;
					default: {
						const last = types.pop();
						msg += `one of type ${types.join(", ")}, or ${last}`;
					}
				}
				if (instances.length > 0 || other.length > 0) {
					msg += " or ";
				}
			}
			if (instances.length > 0) {
				switch (instances.length) {
					case 1:
						msg += `an instance of ${instances[0]}`;
						break;
					case 2:
						msg += `an instance of ${instances[0]} or ${instances[1]}`;
						break;
					default: {
						const last = instances.pop();
						msg += `an instance of ${instances.join(", ")}, or ${last}`;
					}
				}
				if (other.length > 0) {
					msg += " or ";
				}
			}
			switch (other.length) {
				case 0: break;
				case 1:
					if (other[0].toLowerCase() !== other[0]) {
						msg += "an ";
					}
					msg += `${other[0]}`;
					break;
				case 2:
					msg += `one of ${other[0]} or ${other[1]}`;
					break;
				default: {
					const last = other.pop();
					msg += `one of ${other.join(", ")}, or ${last}`;
				}
			}
			if (actual == null) {
				msg += `. Received ${actual}`;
			} else if (typeof actual === "function" && actual.name) {
				msg += `. Received function ${actual.name}`;
			} else if (typeof actual === "object") {
				var _actual$constructor;
				if ((_actual$constructor = actual.constructor) !== null && _actual$constructor !== undefined && _actual$constructor.name) {
					msg += `. Received an instance of ${actual.constructor.name}`;
				} else {
					const inspected = inspect(actual, { depth: -1 });
					msg += `. Received ${inspected}`;
				}
			} else {
				let inspected = inspect(actual, { colors: false });
				if (inspected.length > 25) {
					inspected = `${inspected.slice(0, 25)}...`;
				}
				msg += `. Received type ${typeof actual} (${inspected})`;
			}
			return msg;
		}, TypeError);
		E("ERR_INVALID_ARG_VALUE", (name, value, reason = "is invalid") => {
			let inspected = inspect(value);
			if (inspected.length > 128) {
				inspected = inspected.slice(0, 128) + "...";
			}
			const type = name.includes(".") ? "property" : "argument";
			return `The ${type} '${name}' ${reason}. Received ${inspected}`;
		}, TypeError);
		E("ERR_INVALID_RETURN_VALUE", (input, name, value) => {
			var _value$constructor;
			const type = value !== null && value !== undefined && (_value$constructor = value.constructor) !== null && _value$constructor !== undefined && _value$constructor.name ? `instance of ${value.constructor.name}` : `type ${typeof value}`;
			return `Expected ${input} to be returned from the "${name}"` + ` function but got ${type}.`;
		}, TypeError);
		E("ERR_MISSING_ARGS", (...args) => {
			assert(args.length > 0, "At least one arg needs to be specified");
			let msg;
			const len = args.length;
			args = (Array.isArray(args) ? args : [args]).map((a) => `"${a}"`).join(" or ");
			switch (len) {
				case 1:
					msg += `The ${args[0]} argument`;
					break;
				case 2:
					msg += `The ${args[0]} and ${args[1]} arguments`;
					break;
				default:
					{
						const last = args.pop();
						msg += `The ${args.join(", ")}, and ${last} arguments`;
					}
					break;
			}
			return `${msg} must be specified`;
		}, TypeError);
		E("ERR_OUT_OF_RANGE", (str, range, input) => {
			assert(range, "Missing \"range\" argument");
			let received;
			if (Number.isInteger(input) && Math.abs(input) > 2 ** 32) {
				received = addNumericalSeparator(String(input));
			} else if (typeof input === "bigint") {
				received = String(input);
				const limit = BigInt(2) ** BigInt(32);
				if (input > limit || input < -limit) {
					received = addNumericalSeparator(received);
				}
				received += "n";
			} else {
				received = inspect(input);
			}
			return `The value of "${str}" is out of range. It must be ${range}. Received ${received}`;
		}, RangeError);
		E("ERR_MULTIPLE_CALLBACK", "Callback called multiple times", Error);
		E("ERR_METHOD_NOT_IMPLEMENTED", "The %s method is not implemented", Error);
		E("ERR_STREAM_ALREADY_FINISHED", "Cannot call %s after a stream was finished", Error);
		E("ERR_STREAM_CANNOT_PIPE", "Cannot pipe, not readable", Error);
		E("ERR_STREAM_DESTROYED", "Cannot call %s after a stream was destroyed", Error);
		E("ERR_STREAM_NULL_VALUES", "May not write null values to stream", TypeError);
		E("ERR_STREAM_PREMATURE_CLOSE", "Premature close", Error);
		E("ERR_STREAM_PUSH_AFTER_EOF", "stream.push() after EOF", Error);
		E("ERR_STREAM_UNSHIFT_AFTER_END_EVENT", "stream.unshift() after end event", Error);
		E("ERR_STREAM_WRITE_AFTER_END", "write after end", Error);
		E("ERR_UNKNOWN_ENCODING", "Unknown encoding: %s", TypeError);
		module.exports = {
			AbortError,
			aggregateTwoErrors: hideStackFrames(aggregateTwoErrors),
			hideStackFrames,
			codes
		};
	}),
	29963: ((module, __unused_webpack_exports, __webpack_require__) => {
		const Stream = __webpack_require__(2203);
		if (Stream && process.env.READABLE_STREAM === "disable") {
			const promises = Stream.promises;
			module.exports._uint8ArrayToBuffer = Stream._uint8ArrayToBuffer;
			module.exports._isUint8Array = Stream._isUint8Array;
			module.exports.isDisturbed = Stream.isDisturbed;
			module.exports.isErrored = Stream.isErrored;
			module.exports.isReadable = Stream.isReadable;
			module.exports.Readable = Stream.Readable;
			module.exports.Writable = Stream.Writable;
			module.exports.Duplex = Stream.Duplex;
			module.exports.Transform = Stream.Transform;
			module.exports.PassThrough = Stream.PassThrough;
			module.exports.addAbortSignal = Stream.addAbortSignal;
			module.exports.finished = Stream.finished;
			module.exports.destroy = Stream.destroy;
			module.exports.pipeline = Stream.pipeline;
			module.exports.compose = Stream.compose;
			Object.defineProperty(Stream, "promises", {
				configurable: true,
				enumerable: true,
				get() {
					return promises;
				}
			});
			module.exports.Stream = Stream.Stream;
		} else {
			const CustomStream = __webpack_require__(12375);
			const promises = __webpack_require__(65904);
			const originalDestroy = CustomStream.Readable.destroy;
			module.exports = CustomStream.Readable;
			module.exports._uint8ArrayToBuffer = CustomStream._uint8ArrayToBuffer;
			module.exports._isUint8Array = CustomStream._isUint8Array;
			module.exports.isDisturbed = CustomStream.isDisturbed;
			module.exports.isErrored = CustomStream.isErrored;
			module.exports.isReadable = CustomStream.isReadable;
			module.exports.Readable = CustomStream.Readable;
			module.exports.Writable = CustomStream.Writable;
			module.exports.Duplex = CustomStream.Duplex;
			module.exports.Transform = CustomStream.Transform;
			module.exports.PassThrough = CustomStream.PassThrough;
			module.exports.addAbortSignal = CustomStream.addAbortSignal;
			module.exports.finished = CustomStream.finished;
			module.exports.destroy = CustomStream.destroy;
			module.exports.destroy = originalDestroy;
			module.exports.pipeline = CustomStream.pipeline;
			module.exports.compose = CustomStream.compose;
			Object.defineProperty(CustomStream, "promises", {
				configurable: true,
				enumerable: true,
				get() {
					return promises;
				}
			});
			module.exports.Stream = CustomStream.Stream;
		}
		module.exports["default"] = module.exports;
	}),
	50999: ((module) => {
		class AggregateError extends Error {
			constructor(errors) {
				if (!Array.isArray(errors)) {
					throw new TypeError(`Expected input to be an Array, got ${typeof errors}`);
				}
				let message = "";
				for (let i = 0; i < errors.length; i++) {
					message += `    ${errors[i].stack}\n`;
				}
				super(message);
				this.name = "AggregateError";
				this.errors = errors;
			}
		}
		module.exports = {
			AggregateError,
			ArrayIsArray(self) {
				return Array.isArray(self);
			},
			ArrayPrototypeIncludes(self, el) {
				return self.includes(el);
			},
			ArrayPrototypeIndexOf(self, el) {
				return self.indexOf(el);
			},
			ArrayPrototypeJoin(self, sep) {
				return self.join(sep);
			},
			ArrayPrototypeMap(self, fn) {
				return self.map(fn);
			},
			ArrayPrototypePop(self, el) {
				return self.pop(el);
			},
			ArrayPrototypePush(self, el) {
				return self.push(el);
			},
			ArrayPrototypeSlice(self, start, end) {
				return self.slice(start, end);
			},
			Error,
			FunctionPrototypeCall(fn, thisArgs, ...args) {
				return fn.call(thisArgs, ...args);
			},
			FunctionPrototypeSymbolHasInstance(self, instance) {
				return Function.prototype[Symbol.hasInstance].call(self, instance);
			},
			MathFloor: Math.floor,
			Number,
			NumberIsInteger: Number.isInteger,
			NumberIsNaN: Number.isNaN,
			NumberMAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER,
			NumberMIN_SAFE_INTEGER: Number.MIN_SAFE_INTEGER,
			NumberParseInt: Number.parseInt,
			ObjectDefineProperties(self, props) {
				return Object.defineProperties(self, props);
			},
			ObjectDefineProperty(self, name, prop) {
				return Object.defineProperty(self, name, prop);
			},
			ObjectGetOwnPropertyDescriptor(self, name) {
				return Object.getOwnPropertyDescriptor(self, name);
			},
			ObjectKeys(obj) {
				return Object.keys(obj);
			},
			ObjectSetPrototypeOf(target, proto) {
				return Object.setPrototypeOf(target, proto);
			},
			Promise,
			PromisePrototypeCatch(self, fn) {
				return self.catch(fn);
			},
			PromisePrototypeThen(self, thenFn, catchFn) {
				return self.then(thenFn, catchFn);
			},
			PromiseReject(err) {
				return Promise.reject(err);
			},
			PromiseResolve(val) {
				return Promise.resolve(val);
			},
			ReflectApply: Reflect.apply,
			RegExpPrototypeTest(self, value) {
				return self.test(value);
			},
			SafeSet: Set,
			String,
			StringPrototypeSlice(self, start, end) {
				return self.slice(start, end);
			},
			StringPrototypeToLowerCase(self) {
				return self.toLowerCase();
			},
			StringPrototypeToUpperCase(self) {
				return self.toUpperCase();
			},
			StringPrototypeTrim(self) {
				return self.trim();
			},
			Symbol,
			SymbolFor: Symbol.for,
			SymbolAsyncIterator: Symbol.asyncIterator,
			SymbolHasInstance: Symbol.hasInstance,
			SymbolIterator: Symbol.iterator,
			SymbolDispose: Symbol.dispose || Symbol("Symbol.dispose"),
			SymbolAsyncDispose: Symbol.asyncDispose || Symbol("Symbol.asyncDispose"),
			TypedArrayPrototypeSet(self, buf, len) {
				return self.set(buf, len);
			},
			Boolean,
			Uint8Array
		};
	}),
	23539: ((module, __unused_webpack_exports, __webpack_require__) => {
		const bufferModule = __webpack_require__(20181);
		const { format, inspect } = __webpack_require__(43536);
		const { codes: { ERR_INVALID_ARG_TYPE } } = __webpack_require__(69220);
		const { kResistStopPropagation, AggregateError, SymbolDispose } = __webpack_require__(50999);
		const AbortSignal = globalThis.AbortSignal || __webpack_require__(17413).AbortSignal;
		const AbortController = globalThis.AbortController || __webpack_require__(17413).AbortController;
		const AsyncFunction = Object.getPrototypeOf(async function() {}).constructor;
		const Blob = globalThis.Blob || bufferModule.Blob;
		const isBlob = typeof Blob !== "undefined" ? function isBlob(b) {
			return b instanceof Blob;
		} : function isBlob(b) {
			return false;
		};
		const validateAbortSignal = (signal, name) => {
			if (signal !== undefined && (signal === null || typeof signal !== "object" || !("aborted" in signal))) {
				throw new ERR_INVALID_ARG_TYPE(name, "AbortSignal", signal);
			}
		};
		const validateFunction = (value, name) => {
			if (typeof value !== "function") {
				throw new ERR_INVALID_ARG_TYPE(name, "Function", value);
			}
		};
		module.exports = {
			AggregateError,
			kEmptyObject: Object.freeze({}),
			once(callback) {
				let called = false;
				return function(...args) {
					if (called) {
						return;
					}
					called = true;
					callback.apply(this, args);
				};
			},
			createDeferredPromise: function() {
				let resolve;
				let reject;
				const promise = new Promise((res, rej) => {
					resolve = res;
					reject = rej;
				});
				return {
					promise,
					resolve,
					reject
				};
			},
			promisify(fn) {
				return new Promise((resolve, reject) => {
					fn((err, ...args) => {
						if (err) {
							return reject(err);
						}
						return resolve(...args);
					});
				});
			},
			debuglog() {
				return function() {};
			},
			format,
			inspect,
			types: {
				isAsyncFunction(fn) {
					return fn instanceof AsyncFunction;
				},
				isArrayBufferView(arr) {
					return ArrayBuffer.isView(arr);
				}
			},
			isBlob,
			deprecate(fn, message) {
				return fn;
			},
			addAbortListener: __webpack_require__(24434).addAbortListener || function addAbortListener(signal, listener) {
				if (signal === undefined) {
					throw new ERR_INVALID_ARG_TYPE("signal", "AbortSignal", signal);
				}
				validateAbortSignal(signal, "signal");
				validateFunction(listener, "listener");
				let removeEventListener;
				if (signal.aborted) {
					queueMicrotask(() => listener());
				} else {
					signal.addEventListener("abort", listener, {
						__proto__: null,
						once: true,
						[kResistStopPropagation]: true
					});
					removeEventListener = () => {
						signal.removeEventListener("abort", listener);
					};
				}
				return {
					__proto__: null,
					[SymbolDispose]() {
						var _removeEventListener;
						(_removeEventListener = removeEventListener) === null || _removeEventListener === undefined ? undefined : _removeEventListener();
					}
				};
			},
			AbortSignalAny: AbortSignal.any || function AbortSignalAny(signals) {
				if (signals.length === 1) {
					return signals[0];
				}
				const ac = new AbortController();
				const abort = () => ac.abort();
				signals.forEach((signal) => {
					validateAbortSignal(signal, "signals");
					signal.addEventListener("abort", abort, { once: true });
				});
				ac.signal.addEventListener("abort", () => {
					signals.forEach((signal) => signal.removeEventListener("abort", abort));
				}, { once: true });
				return ac.signal;
			}
		};
		module.exports.promisify.custom = Symbol.for("nodejs.util.promisify.custom");
	}),
	43536: ((module) => {
		module.exports = {
			format(format, ...args) {
				return format.replace(/%([sdifj])/g, function(...[_unused, type]) {
					const replacement = args.shift();
					if (type === "f") {
						return replacement.toFixed(6);
					} else if (type === "j") {
						return JSON.stringify(replacement);
					} else if (type === "s" && typeof replacement === "object") {
						const ctor = replacement.constructor !== Object ? replacement.constructor.name : "";
						return `${ctor} {}`.trim();
					} else {
						return replacement.toString();
					}
				});
			},
			inspect(value) {
				switch (typeof value) {
					case "string":
						if (value.includes("'")) {
							if (!value.includes("\"")) {
								return `"${value}"`;
							} else if (!value.includes("`") && !value.includes("${")) {
								return `\`${value}\``;
							}
						}
						return `'${value}'`;
					case "number":
						if (isNaN(value)) {
							return "NaN";
						} else if (Object.is(value, -0)) {
							return String(value);
						}
						return value;
					case "bigint": return `${String(value)}n`;
					case "boolean":
					case "undefined": return String(value);
					case "object": return "{}";
				}
			}
		};
	}),
	12375: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { Buffer } = __webpack_require__(20181);
		const { ObjectDefineProperty, ObjectKeys, ReflectApply } = __webpack_require__(50999);
		const { promisify: { custom: customPromisify } } = __webpack_require__(23539);
		const { streamReturningOperators, promiseReturningOperators } = __webpack_require__(11222);
		const { codes: { ERR_ILLEGAL_CONSTRUCTOR } } = __webpack_require__(69220);
		const compose = __webpack_require__(64999);
		const { setDefaultHighWaterMark, getDefaultHighWaterMark } = __webpack_require__(54874);
		const { pipeline } = __webpack_require__(16701);
		const { destroyer } = __webpack_require__(65089);
		const eos = __webpack_require__(36815);
		const internalBuffer = {};
		const promises = __webpack_require__(65904);
		const utils = __webpack_require__(83426);
		const Stream = module.exports = __webpack_require__(84128).Stream;
		Stream.isDestroyed = utils.isDestroyed;
		Stream.isDisturbed = utils.isDisturbed;
		Stream.isErrored = utils.isErrored;
		Stream.isReadable = utils.isReadable;
		Stream.isWritable = utils.isWritable;
		Stream.Readable = __webpack_require__(17783);
		for (const key of ObjectKeys(streamReturningOperators)) {
			const op = streamReturningOperators[key];
			function fn(...args) {
				if (new.target) {
					throw ERR_ILLEGAL_CONSTRUCTOR();
				}
				return Stream.Readable.from(ReflectApply(op, this, args));
			}
			ObjectDefineProperty(fn, "name", {
				__proto__: null,
				value: op.name
			});
			ObjectDefineProperty(fn, "length", {
				__proto__: null,
				value: op.length
			});
			ObjectDefineProperty(Stream.Readable.prototype, key, {
				__proto__: null,
				value: fn,
				enumerable: false,
				configurable: true,
				writable: true
			});
		}
		for (const key of ObjectKeys(promiseReturningOperators)) {
			const op = promiseReturningOperators[key];
			function fn(...args) {
				if (new.target) {
					throw ERR_ILLEGAL_CONSTRUCTOR();
				}
				return ReflectApply(op, this, args);
			}
			ObjectDefineProperty(fn, "name", {
				__proto__: null,
				value: op.name
			});
			ObjectDefineProperty(fn, "length", {
				__proto__: null,
				value: op.length
			});
			ObjectDefineProperty(Stream.Readable.prototype, key, {
				__proto__: null,
				value: fn,
				enumerable: false,
				configurable: true,
				writable: true
			});
		}
		Stream.Writable = __webpack_require__(58939);
		Stream.Duplex = __webpack_require__(94449);
		Stream.Transform = __webpack_require__(12135);
		Stream.PassThrough = __webpack_require__(19173);
		Stream.pipeline = pipeline;
		const { addAbortSignal } = __webpack_require__(80652);
		Stream.addAbortSignal = addAbortSignal;
		Stream.finished = eos;
		Stream.destroy = destroyer;
		Stream.compose = compose;
		Stream.setDefaultHighWaterMark = setDefaultHighWaterMark;
		Stream.getDefaultHighWaterMark = getDefaultHighWaterMark;
		ObjectDefineProperty(Stream, "promises", {
			__proto__: null,
			configurable: true,
			enumerable: true,
			get() {
				return promises;
			}
		});
		ObjectDefineProperty(pipeline, customPromisify, {
			__proto__: null,
			enumerable: true,
			get() {
				return promises.pipeline;
			}
		});
		ObjectDefineProperty(eos, customPromisify, {
			__proto__: null,
			enumerable: true,
			get() {
				return promises.finished;
			}
		});
		Stream.Stream = Stream;
		Stream._isUint8Array = function isUint8Array(value) {
			return value instanceof Uint8Array;
		};
		Stream._uint8ArrayToBuffer = function _uint8ArrayToBuffer(chunk) {
			return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
		};
	}),
	65904: ((module, __unused_webpack_exports, __webpack_require__) => {
		const { ArrayPrototypePop, Promise } = __webpack_require__(50999);
		const { isIterable, isNodeStream, isWebStream } = __webpack_require__(83426);
		const { pipelineImpl: pl } = __webpack_require__(16701);
		const { finished } = __webpack_require__(36815);
		__webpack_require__(12375);
		function pipeline(...streams) {
			return new Promise((resolve, reject) => {
				let signal;
				let end;
				const lastArg = streams[streams.length - 1];
				if (lastArg && typeof lastArg === "object" && !isNodeStream(lastArg) && !isIterable(lastArg) && !isWebStream(lastArg)) {
					const options = ArrayPrototypePop(streams);
					signal = options.signal;
					end = options.end;
				}
				pl(streams, (err, value) => {
					if (err) {
						reject(err);
					} else {
						resolve(value);
					}
				}, {
					signal,
					end
				});
			});
		}
		module.exports = {
			finished,
			pipeline
		};
	}),
	93058: ((module, exports, __webpack_require__) => {
		var buffer = __webpack_require__(20181);
		var Buffer = buffer.Buffer;
		function copyProps(src, dst) {
			for (var key in src) {
				dst[key] = src[key];
			}
		}
		if (Buffer.from && Buffer.alloc && Buffer.allocUnsafe && Buffer.allocUnsafeSlow) {
			module.exports = buffer;
		} else {
			copyProps(buffer, exports);
			exports.Buffer = SafeBuffer;
		}
		function SafeBuffer(arg, encodingOrOffset, length) {
			return Buffer(arg, encodingOrOffset, length);
		}
		SafeBuffer.prototype = Object.create(Buffer.prototype);
		copyProps(Buffer, SafeBuffer);
		SafeBuffer.from = function(arg, encodingOrOffset, length) {
			if (typeof arg === "number") {
				throw new TypeError("Argument must not be a number");
			}
			return Buffer(arg, encodingOrOffset, length);
		};
		SafeBuffer.alloc = function(size, fill, encoding) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			var buf = Buffer(size);
			if (fill !== undefined) {
				if (typeof encoding === "string") {
					buf.fill(fill, encoding);
				} else {
					buf.fill(fill);
				}
			} else {
				buf.fill(0);
			}
			return buf;
		};
		SafeBuffer.allocUnsafe = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return Buffer(size);
		};
		SafeBuffer.allocUnsafeSlow = function(size) {
			if (typeof size !== "number") {
				throw new TypeError("Argument must be a number");
			}
			return buffer.SlowBuffer(size);
		};
	}),
	80634: ((__unused_webpack_module, exports, __webpack_require__) => {
		var Buffer = __webpack_require__(93058).Buffer;
		var isEncoding = Buffer.isEncoding || function(encoding) {
			encoding = "" + encoding;
			switch (encoding && encoding.toLowerCase()) {
				case "hex":
				case "utf8":
				case "utf-8":
				case "ascii":
				case "binary":
				case "base64":
				case "ucs2":
				case "ucs-2":
				case "utf16le":
				case "utf-16le":
				case "raw": return true;
				default: return false;
			}
		};
		function _normalizeEncoding(enc) {
			if (!enc) return "utf8";
			var retried;
			while (true) {
				switch (enc) {
					case "utf8":
					case "utf-8": return "utf8";
					case "ucs2":
					case "ucs-2":
					case "utf16le":
					case "utf-16le": return "utf16le";
					case "latin1":
					case "binary": return "latin1";
					case "base64":
					case "ascii":
					case "hex": return enc;
					default:
						if (retried) return;
						enc = ("" + enc).toLowerCase();
						retried = true;
				}
			}
		}
		;
		function normalizeEncoding(enc) {
			var nenc = _normalizeEncoding(enc);
			if (typeof nenc !== "string" && (Buffer.isEncoding === isEncoding || !isEncoding(enc))) throw new Error("Unknown encoding: " + enc);
			return nenc || enc;
		}
		exports.StringDecoder = StringDecoder;
		function StringDecoder(encoding) {
			this.encoding = normalizeEncoding(encoding);
			var nb;
			switch (this.encoding) {
				case "utf16le":
					this.text = utf16Text;
					this.end = utf16End;
					nb = 4;
					break;
				case "utf8":
					this.fillLast = utf8FillLast;
					nb = 4;
					break;
				case "base64":
					this.text = base64Text;
					this.end = base64End;
					nb = 3;
					break;
				default:
					this.write = simpleWrite;
					this.end = simpleEnd;
					return;
			}
			this.lastNeed = 0;
			this.lastTotal = 0;
			this.lastChar = Buffer.allocUnsafe(nb);
		}
		StringDecoder.prototype.write = function(buf) {
			if (buf.length === 0) return "";
			var r;
			var i;
			if (this.lastNeed) {
				r = this.fillLast(buf);
				if (r === undefined) return "";
				i = this.lastNeed;
				this.lastNeed = 0;
			} else {
				i = 0;
			}
			if (i < buf.length) return r ? r + this.text(buf, i) : this.text(buf, i);
			return r || "";
		};
		StringDecoder.prototype.end = utf8End;
		StringDecoder.prototype.text = utf8Text;
		StringDecoder.prototype.fillLast = function(buf) {
			if (this.lastNeed <= buf.length) {
				buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, this.lastNeed);
				return this.lastChar.toString(this.encoding, 0, this.lastTotal);
			}
			buf.copy(this.lastChar, this.lastTotal - this.lastNeed, 0, buf.length);
			this.lastNeed -= buf.length;
		};
		function utf8CheckByte(byte) {
			if (byte <= 127) return 0;
			else if (byte >> 5 === 6) return 2;
			else if (byte >> 4 === 14) return 3;
			else if (byte >> 3 === 30) return 4;
			return byte >> 6 === 2 ? -1 : -2;
		}
		function utf8CheckIncomplete(self, buf, i) {
			var j = buf.length - 1;
			if (j < i) return 0;
			var nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) self.lastNeed = nb - 1;
				return nb;
			}
			if (--j < i || nb === -2) return 0;
			nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) self.lastNeed = nb - 2;
				return nb;
			}
			if (--j < i || nb === -2) return 0;
			nb = utf8CheckByte(buf[j]);
			if (nb >= 0) {
				if (nb > 0) {
					if (nb === 2) nb = 0;
					else self.lastNeed = nb - 3;
				}
				return nb;
			}
			return 0;
		}
		function utf8CheckExtraBytes(self, buf, p) {
			if ((buf[0] & 192) !== 128) {
				self.lastNeed = 0;
				return "\ufffd";
			}
			if (self.lastNeed > 1 && buf.length > 1) {
				if ((buf[1] & 192) !== 128) {
					self.lastNeed = 1;
					return "\ufffd";
				}
				if (self.lastNeed > 2 && buf.length > 2) {
					if ((buf[2] & 192) !== 128) {
						self.lastNeed = 2;
						return "\ufffd";
					}
				}
			}
		}
		function utf8FillLast(buf) {
			var p = this.lastTotal - this.lastNeed;
			var r = utf8CheckExtraBytes(this, buf, p);
			if (r !== undefined) return r;
			if (this.lastNeed <= buf.length) {
				buf.copy(this.lastChar, p, 0, this.lastNeed);
				return this.lastChar.toString(this.encoding, 0, this.lastTotal);
			}
			buf.copy(this.lastChar, p, 0, buf.length);
			this.lastNeed -= buf.length;
		}
		function utf8Text(buf, i) {
			var total = utf8CheckIncomplete(this, buf, i);
			if (!this.lastNeed) return buf.toString("utf8", i);
			this.lastTotal = total;
			var end = buf.length - (total - this.lastNeed);
			buf.copy(this.lastChar, 0, end);
			return buf.toString("utf8", i, end);
		}
		function utf8End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) return r + "\ufffd";
			return r;
		}
		function utf16Text(buf, i) {
			if ((buf.length - i) % 2 === 0) {
				var r = buf.toString("utf16le", i);
				if (r) {
					var c = r.charCodeAt(r.length - 1);
					if (c >= 55296 && c <= 56319) {
						this.lastNeed = 2;
						this.lastTotal = 4;
						this.lastChar[0] = buf[buf.length - 2];
						this.lastChar[1] = buf[buf.length - 1];
						return r.slice(0, -1);
					}
				}
				return r;
			}
			this.lastNeed = 1;
			this.lastTotal = 2;
			this.lastChar[0] = buf[buf.length - 1];
			return buf.toString("utf16le", i, buf.length - 1);
		}
		function utf16End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) {
				var end = this.lastTotal - this.lastNeed;
				return r + this.lastChar.toString("utf16le", 0, end);
			}
			return r;
		}
		function base64Text(buf, i) {
			var n = (buf.length - i) % 3;
			if (n === 0) return buf.toString("base64", i);
			this.lastNeed = 3 - n;
			this.lastTotal = 3;
			if (n === 1) {
				this.lastChar[0] = buf[buf.length - 1];
			} else {
				this.lastChar[0] = buf[buf.length - 2];
				this.lastChar[1] = buf[buf.length - 1];
			}
			return buf.toString("base64", i, buf.length - n);
		}
		function base64End(buf) {
			var r = buf && buf.length ? this.write(buf) : "";
			if (this.lastNeed) return r + this.lastChar.toString("base64", 0, 3 - this.lastNeed);
			return r;
		}
		function simpleWrite(buf) {
			return buf.toString(this.encoding);
		}
		function simpleEnd(buf) {
			return buf && buf.length ? this.write(buf) : "";
		}
	}),
	21450: ((module, __unused_webpack_exports, __webpack_require__) => {
		const os = __webpack_require__(70857);
		const tty = __webpack_require__(52018);
		const hasFlag = __webpack_require__(83813);
		const { env } = process;
		let forceColor;
		if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false") || hasFlag("color=never")) {
			forceColor = 0;
		} else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) {
			forceColor = 1;
		}
		if ("FORCE_COLOR" in env) {
			if (env.FORCE_COLOR === "true") {
				forceColor = 1;
			} else if (env.FORCE_COLOR === "false") {
				forceColor = 0;
			} else {
				forceColor = env.FORCE_COLOR.length === 0 ? 1 : Math.min(parseInt(env.FORCE_COLOR, 10), 3);
			}
		}
		function translateLevel(level) {
			if (level === 0) {
				return false;
			}
			return {
				level,
				hasBasic: true,
				has256: level >= 2,
				has16m: level >= 3
			};
		}
		function supportsColor(haveStream, streamIsTTY) {
			if (forceColor === 0) {
				return 0;
			}
			if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) {
				return 3;
			}
			if (hasFlag("color=256")) {
				return 2;
			}
			if (haveStream && !streamIsTTY && forceColor === undefined) {
				return 0;
			}
			const min = forceColor || 0;
			if (env.TERM === "dumb") {
				return min;
			}
			if (process.platform === "win32") {
				const osRelease = os.release().split(".");
				if (Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) {
					return Number(osRelease[2]) >= 14931 ? 3 : 2;
				}
				return 1;
			}
			if ("CI" in env) {
				if ([
					"TRAVIS",
					"CIRCLECI",
					"APPVEYOR",
					"GITLAB_CI",
					"GITHUB_ACTIONS",
					"BUILDKITE"
				].some((sign) => sign in env) || env.CI_NAME === "codeship") {
					return 1;
				}
				return min;
			}
			if ("TEAMCITY_VERSION" in env) {
				return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
			}
			if (env.COLORTERM === "truecolor") {
				return 3;
			}
			if ("TERM_PROGRAM" in env) {
				const version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
				switch (env.TERM_PROGRAM) {
					case "iTerm.app": return version >= 3 ? 3 : 2;
					case "Apple_Terminal": return 2;
				}
			}
			if (/-256(color)?$/i.test(env.TERM)) {
				return 2;
			}
			if (/^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) {
				return 1;
			}
			if ("COLORTERM" in env) {
				return 1;
			}
			return min;
		}
		function getSupportLevel(stream) {
			const level = supportsColor(stream, stream && stream.isTTY);
			return translateLevel(level);
		}
		module.exports = {
			supportsColor: getSupportLevel,
			stdout: translateLevel(supportsColor(true, tty.isatty(1))),
			stderr: translateLevel(supportsColor(true, tty.isatty(2)))
		};
	}),
	78275: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { "default": mod };
		};
		Object.defineProperty(exports, "__esModule", { value: true });
		exports.Minipass = exports.isWritable = exports.isReadable = exports.isStream = void 0;
		const proc = typeof process === "object" && process ? process : {
			stdout: null,
			stderr: null
		};
		const node_events_1 = __webpack_require__(78474);
		const node_stream_1 = __importDefault(__webpack_require__(57075));
		const node_string_decoder_1 = __webpack_require__(46193);
		const isStream = (s) => !!s && typeof s === "object" && (s instanceof Minipass || s instanceof node_stream_1.default || (0, exports.isReadable)(s) || (0, exports.isWritable)(s));
		exports.isStream = isStream;
		const isReadable = (s) => !!s && typeof s === "object" && s instanceof node_events_1.EventEmitter && typeof s.pipe === "function" && s.pipe !== node_stream_1.default.Writable.prototype.pipe;
		exports.isReadable = isReadable;
		const isWritable = (s) => !!s && typeof s === "object" && s instanceof node_events_1.EventEmitter && typeof s.write === "function" && typeof s.end === "function";
		exports.isWritable = isWritable;
		const EOF = Symbol("EOF");
		const MAYBE_EMIT_END = Symbol("maybeEmitEnd");
		const EMITTED_END = Symbol("emittedEnd");
		const EMITTING_END = Symbol("emittingEnd");
		const EMITTED_ERROR = Symbol("emittedError");
		const CLOSED = Symbol("closed");
		const READ = Symbol("read");
		const FLUSH = Symbol("flush");
		const FLUSHCHUNK = Symbol("flushChunk");
		const ENCODING = Symbol("encoding");
		const DECODER = Symbol("decoder");
		const FLOWING = Symbol("flowing");
		const PAUSED = Symbol("paused");
		const RESUME = Symbol("resume");
		const BUFFER = Symbol("buffer");
		const PIPES = Symbol("pipes");
		const BUFFERLENGTH = Symbol("bufferLength");
		const BUFFERPUSH = Symbol("bufferPush");
		const BUFFERSHIFT = Symbol("bufferShift");
		const OBJECTMODE = Symbol("objectMode");
		const DESTROYED = Symbol("destroyed");
		const ERROR = Symbol("error");
		const EMITDATA = Symbol("emitData");
		const EMITEND = Symbol("emitEnd");
		const EMITEND2 = Symbol("emitEnd2");
		const ASYNC = Symbol("async");
		const ABORT = Symbol("abort");
		const ABORTED = Symbol("aborted");
		const SIGNAL = Symbol("signal");
		const DATALISTENERS = Symbol("dataListeners");
		const DISCARDED = Symbol("discarded");
		const defer = (fn) => Promise.resolve().then(fn);
		const nodefer = (fn) => fn();
		const isEndish = (ev) => ev === "end" || ev === "finish" || ev === "prefinish";
		const isArrayBufferLike = (b) => b instanceof ArrayBuffer || !!b && typeof b === "object" && b.constructor && b.constructor.name === "ArrayBuffer" && b.byteLength >= 0;
		const isArrayBufferView = (b) => !Buffer.isBuffer(b) && ArrayBuffer.isView(b);
		class Pipe {
			src;
			dest;
			opts;
			ondrain;
			constructor(src, dest, opts) {
				this.src = src;
				this.dest = dest;
				this.opts = opts;
				this.ondrain = () => src[RESUME]();
				this.dest.on("drain", this.ondrain);
			}
			unpipe() {
				this.dest.removeListener("drain", this.ondrain);
			}
			proxyErrors(_er) {}
			end() {
				this.unpipe();
				if (this.opts.end) this.dest.end();
			}
		}
		class PipeProxyErrors extends Pipe {
			unpipe() {
				this.src.removeListener("error", this.proxyErrors);
				super.unpipe();
			}
			constructor(src, dest, opts) {
				super(src, dest, opts);
				this.proxyErrors = (er) => this.dest.emit("error", er);
				src.on("error", this.proxyErrors);
			}
		}
		const isObjectModeOptions = (o) => !!o.objectMode;
		const isEncodingOptions = (o) => !o.objectMode && !!o.encoding && o.encoding !== "buffer";
		class Minipass extends node_events_1.EventEmitter {
			[FLOWING] = false;
			[PAUSED] = false;
			[PIPES] = [];
			[BUFFER] = [];
			[OBJECTMODE];
			[ENCODING];
			[ASYNC];
			[DECODER];
			[EOF] = false;
			[EMITTED_END] = false;
			[EMITTING_END] = false;
			[CLOSED] = false;
			[EMITTED_ERROR] = null;
			[BUFFERLENGTH] = 0;
			[DESTROYED] = false;
			[SIGNAL];
			[ABORTED] = false;
			[DATALISTENERS] = 0;
			[DISCARDED] = false;
			writable = true;
			readable = true;
			constructor(...args) {
				const options = args[0] || {};
				super();
				if (options.objectMode && typeof options.encoding === "string") {
					throw new TypeError("Encoding and objectMode may not be used together");
				}
				if (isObjectModeOptions(options)) {
					this[OBJECTMODE] = true;
					this[ENCODING] = null;
				} else if (isEncodingOptions(options)) {
					this[ENCODING] = options.encoding;
					this[OBJECTMODE] = false;
				} else {
					this[OBJECTMODE] = false;
					this[ENCODING] = null;
				}
				this[ASYNC] = !!options.async;
				this[DECODER] = this[ENCODING] ? new node_string_decoder_1.StringDecoder(this[ENCODING]) : null;
				if (options && options.debugExposeBuffer === true) {
					Object.defineProperty(this, "buffer", { get: () => this[BUFFER] });
				}
				if (options && options.debugExposePipes === true) {
					Object.defineProperty(this, "pipes", { get: () => this[PIPES] });
				}
				const { signal } = options;
				if (signal) {
					this[SIGNAL] = signal;
					if (signal.aborted) {
						this[ABORT]();
					} else {
						signal.addEventListener("abort", () => this[ABORT]());
					}
				}
			}
			get bufferLength() {
				return this[BUFFERLENGTH];
			}
			get encoding() {
				return this[ENCODING];
			}
			set encoding(_enc) {
				throw new Error("Encoding must be set at instantiation time");
			}
			setEncoding(_enc) {
				throw new Error("Encoding must be set at instantiation time");
			}
			get objectMode() {
				return this[OBJECTMODE];
			}
			set objectMode(_om) {
				throw new Error("objectMode must be set at instantiation time");
			}
			get ["async"]() {
				return this[ASYNC];
			}
			set ["async"](a) {
				this[ASYNC] = this[ASYNC] || !!a;
			}
			[ABORT]() {
				this[ABORTED] = true;
				this.emit("abort", this[SIGNAL]?.reason);
				this.destroy(this[SIGNAL]?.reason);
			}
			get aborted() {
				return this[ABORTED];
			}
			set aborted(_) {}
			write(chunk, encoding, cb) {
				if (this[ABORTED]) return false;
				if (this[EOF]) throw new Error("write after end");
				if (this[DESTROYED]) {
					this.emit("error", Object.assign(new Error("Cannot call write after a stream was destroyed"), { code: "ERR_STREAM_DESTROYED" }));
					return true;
				}
				if (typeof encoding === "function") {
					cb = encoding;
					encoding = "utf8";
				}
				if (!encoding) encoding = "utf8";
				const fn = this[ASYNC] ? defer : nodefer;
				if (!this[OBJECTMODE] && !Buffer.isBuffer(chunk)) {
					if (isArrayBufferView(chunk)) {
						chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
					} else if (isArrayBufferLike(chunk)) {
						chunk = Buffer.from(chunk);
					} else if (typeof chunk !== "string") {
						throw new Error("Non-contiguous data written to non-objectMode stream");
					}
				}
				if (this[OBJECTMODE]) {
					if (this[FLOWING] && this[BUFFERLENGTH] !== 0) this[FLUSH](true);
					if (this[FLOWING]) this.emit("data", chunk);
					else this[BUFFERPUSH](chunk);
					if (this[BUFFERLENGTH] !== 0) this.emit("readable");
					if (cb) fn(cb);
					return this[FLOWING];
				}
				if (!chunk.length) {
					if (this[BUFFERLENGTH] !== 0) this.emit("readable");
					if (cb) fn(cb);
					return this[FLOWING];
				}
				if (typeof chunk === "string" && !(encoding === this[ENCODING] && !this[DECODER]?.lastNeed)) {
					chunk = Buffer.from(chunk, encoding);
				}
				if (Buffer.isBuffer(chunk) && this[ENCODING]) {
					chunk = this[DECODER].write(chunk);
				}
				if (this[FLOWING] && this[BUFFERLENGTH] !== 0) this[FLUSH](true);
				if (this[FLOWING]) this.emit("data", chunk);
				else this[BUFFERPUSH](chunk);
				if (this[BUFFERLENGTH] !== 0) this.emit("readable");
				if (cb) fn(cb);
				return this[FLOWING];
			}
			read(n) {
				if (this[DESTROYED]) return null;
				this[DISCARDED] = false;
				if (this[BUFFERLENGTH] === 0 || n === 0 || n && n > this[BUFFERLENGTH]) {
					this[MAYBE_EMIT_END]();
					return null;
				}
				if (this[OBJECTMODE]) n = null;
				if (this[BUFFER].length > 1 && !this[OBJECTMODE]) {
					this[BUFFER] = [this[ENCODING] ? this[BUFFER].join("") : Buffer.concat(this[BUFFER], this[BUFFERLENGTH])];
				}
				const ret = this[READ](n || null, this[BUFFER][0]);
				this[MAYBE_EMIT_END]();
				return ret;
			}
			[READ](n, chunk) {
				if (this[OBJECTMODE]) this[BUFFERSHIFT]();
				else {
					const c = chunk;
					if (n === c.length || n === null) this[BUFFERSHIFT]();
					else if (typeof c === "string") {
						this[BUFFER][0] = c.slice(n);
						chunk = c.slice(0, n);
						this[BUFFERLENGTH] -= n;
					} else {
						this[BUFFER][0] = c.subarray(n);
						chunk = c.subarray(0, n);
						this[BUFFERLENGTH] -= n;
					}
				}
				this.emit("data", chunk);
				if (!this[BUFFER].length && !this[EOF]) this.emit("drain");
				return chunk;
			}
			end(chunk, encoding, cb) {
				if (typeof chunk === "function") {
					cb = chunk;
					chunk = undefined;
				}
				if (typeof encoding === "function") {
					cb = encoding;
					encoding = "utf8";
				}
				if (chunk !== undefined) this.write(chunk, encoding);
				if (cb) this.once("end", cb);
				this[EOF] = true;
				this.writable = false;
				if (this[FLOWING] || !this[PAUSED]) this[MAYBE_EMIT_END]();
				return this;
			}
			[RESUME]() {
				if (this[DESTROYED]) return;
				if (!this[DATALISTENERS] && !this[PIPES].length) {
					this[DISCARDED] = true;
				}
				this[PAUSED] = false;
				this[FLOWING] = true;
				this.emit("resume");
				if (this[BUFFER].length) this[FLUSH]();
				else if (this[EOF]) this[MAYBE_EMIT_END]();
				else this.emit("drain");
			}
			resume() {
				return this[RESUME]();
			}
			pause() {
				this[FLOWING] = false;
				this[PAUSED] = true;
				this[DISCARDED] = false;
			}
			get destroyed() {
				return this[DESTROYED];
			}
			get flowing() {
				return this[FLOWING];
			}
			get paused() {
				return this[PAUSED];
			}
			[BUFFERPUSH](chunk) {
				if (this[OBJECTMODE]) this[BUFFERLENGTH] += 1;
				else this[BUFFERLENGTH] += chunk.length;
				this[BUFFER].push(chunk);
			}
			[BUFFERSHIFT]() {
				if (this[OBJECTMODE]) this[BUFFERLENGTH] -= 1;
				else this[BUFFERLENGTH] -= this[BUFFER][0].length;
				return this[BUFFER].shift();
			}
			[FLUSH](noDrain = false) {
				do {} while (this[FLUSHCHUNK](this[BUFFERSHIFT]()) && this[BUFFER].length);
				if (!noDrain && !this[BUFFER].length && !this[EOF]) this.emit("drain");
			}
			[FLUSHCHUNK](chunk) {
				this.emit("data", chunk);
				return this[FLOWING];
			}
			pipe(dest, opts) {
				if (this[DESTROYED]) return dest;
				this[DISCARDED] = false;
				const ended = this[EMITTED_END];
				opts = opts || {};
				if (dest === proc.stdout || dest === proc.stderr) opts.end = false;
				else opts.end = opts.end !== false;
				opts.proxyErrors = !!opts.proxyErrors;
				if (ended) {
					if (opts.end) dest.end();
				} else {
					this[PIPES].push(!opts.proxyErrors ? new Pipe(this, dest, opts) : new PipeProxyErrors(this, dest, opts));
					if (this[ASYNC]) defer(() => this[RESUME]());
					else this[RESUME]();
				}
				return dest;
			}
			unpipe(dest) {
				const p = this[PIPES].find((p) => p.dest === dest);
				if (p) {
					if (this[PIPES].length === 1) {
						if (this[FLOWING] && this[DATALISTENERS] === 0) {
							this[FLOWING] = false;
						}
						this[PIPES] = [];
					} else this[PIPES].splice(this[PIPES].indexOf(p), 1);
					p.unpipe();
				}
			}
			addListener(ev, handler) {
				return this.on(ev, handler);
			}
			on(ev, handler) {
				const ret = super.on(ev, handler);
				if (ev === "data") {
					this[DISCARDED] = false;
					this[DATALISTENERS]++;
					if (!this[PIPES].length && !this[FLOWING]) {
						this[RESUME]();
					}
				} else if (ev === "readable" && this[BUFFERLENGTH] !== 0) {
					super.emit("readable");
				} else if (isEndish(ev) && this[EMITTED_END]) {
					super.emit(ev);
					this.removeAllListeners(ev);
				} else if (ev === "error" && this[EMITTED_ERROR]) {
					const h = handler;
					if (this[ASYNC]) defer(() => h.call(this, this[EMITTED_ERROR]));
					else h.call(this, this[EMITTED_ERROR]);
				}
				return ret;
			}
			removeListener(ev, handler) {
				return this.off(ev, handler);
			}
			off(ev, handler) {
				const ret = super.off(ev, handler);
				if (ev === "data") {
					this[DATALISTENERS] = this.listeners("data").length;
					if (this[DATALISTENERS] === 0 && !this[DISCARDED] && !this[PIPES].length) {
						this[FLOWING] = false;
					}
				}
				return ret;
			}
			removeAllListeners(ev) {
				const ret = super.removeAllListeners(ev);
				if (ev === "data" || ev === undefined) {
					this[DATALISTENERS] = 0;
					if (!this[DISCARDED] && !this[PIPES].length) {
						this[FLOWING] = false;
					}
				}
				return ret;
			}
			get emittedEnd() {
				return this[EMITTED_END];
			}
			[MAYBE_EMIT_END]() {
				if (!this[EMITTING_END] && !this[EMITTED_END] && !this[DESTROYED] && this[BUFFER].length === 0 && this[EOF]) {
					this[EMITTING_END] = true;
					this.emit("end");
					this.emit("prefinish");
					this.emit("finish");
					if (this[CLOSED]) this.emit("close");
					this[EMITTING_END] = false;
				}
			}
			emit(ev, ...args) {
				const data = args[0];
				if (ev !== "error" && ev !== "close" && ev !== DESTROYED && this[DESTROYED]) {
					return false;
				} else if (ev === "data") {
					return !this[OBJECTMODE] && !data ? false : this[ASYNC] ? (defer(() => this[EMITDATA](data)), true) : this[EMITDATA](data);
				} else if (ev === "end") {
					return this[EMITEND]();
				} else if (ev === "close") {
					this[CLOSED] = true;
					if (!this[EMITTED_END] && !this[DESTROYED]) return false;
					const ret = super.emit("close");
					this.removeAllListeners("close");
					return ret;
				} else if (ev === "error") {
					this[EMITTED_ERROR] = data;
					super.emit(ERROR, data);
					const ret = !this[SIGNAL] || this.listeners("error").length ? super.emit("error", data) : false;
					this[MAYBE_EMIT_END]();
					return ret;
				} else if (ev === "resume") {
					const ret = super.emit("resume");
					this[MAYBE_EMIT_END]();
					return ret;
				} else if (ev === "finish" || ev === "prefinish") {
					const ret = super.emit(ev);
					this.removeAllListeners(ev);
					return ret;
				}
				const ret = super.emit(ev, ...args);
				this[MAYBE_EMIT_END]();
				return ret;
			}
			[EMITDATA](data) {
				for (const p of this[PIPES]) {
					if (p.dest.write(data) === false) this.pause();
				}
				const ret = this[DISCARDED] ? false : super.emit("data", data);
				this[MAYBE_EMIT_END]();
				return ret;
			}
			[EMITEND]() {
				if (this[EMITTED_END]) return false;
				this[EMITTED_END] = true;
				this.readable = false;
				return this[ASYNC] ? (defer(() => this[EMITEND2]()), true) : this[EMITEND2]();
			}
			[EMITEND2]() {
				if (this[DECODER]) {
					const data = this[DECODER].end();
					if (data) {
						for (const p of this[PIPES]) {
							p.dest.write(data);
						}
						if (!this[DISCARDED]) super.emit("data", data);
					}
				}
				for (const p of this[PIPES]) {
					p.end();
				}
				const ret = super.emit("end");
				this.removeAllListeners("end");
				return ret;
			}
			async collect() {
				const buf = Object.assign([], { dataLength: 0 });
				if (!this[OBJECTMODE]) buf.dataLength = 0;
				const p = this.promise();
				this.on("data", (c) => {
					buf.push(c);
					if (!this[OBJECTMODE]) buf.dataLength += c.length;
				});
				await p;
				return buf;
			}
			async concat() {
				if (this[OBJECTMODE]) {
					throw new Error("cannot concat in objectMode");
				}
				const buf = await this.collect();
				return this[ENCODING] ? buf.join("") : Buffer.concat(buf, buf.dataLength);
			}
			async promise() {
				return new Promise((resolve, reject) => {
					this.on(DESTROYED, () => reject(new Error("stream destroyed")));
					this.on("error", (er) => reject(er));
					this.on("end", () => resolve());
				});
			}
			[Symbol.asyncIterator]() {
				this[DISCARDED] = false;
				let stopped = false;
				const stop = async () => {
					this.pause();
					stopped = true;
					return {
						value: undefined,
						done: true
					};
				};
				const next = () => {
					if (stopped) return stop();
					const res = this.read();
					if (res !== null) return Promise.resolve({
						done: false,
						value: res
					});
					if (this[EOF]) return stop();
					let resolve;
					let reject;
					const onerr = (er) => {
						this.off("data", ondata);
						this.off("end", onend);
						this.off(DESTROYED, ondestroy);
						stop();
						reject(er);
					};
					const ondata = (value) => {
						this.off("error", onerr);
						this.off("end", onend);
						this.off(DESTROYED, ondestroy);
						this.pause();
						resolve({
							value,
							done: !!this[EOF]
						});
					};
					const onend = () => {
						this.off("error", onerr);
						this.off("data", ondata);
						this.off(DESTROYED, ondestroy);
						stop();
						resolve({
							done: true,
							value: undefined
						});
					};
					const ondestroy = () => onerr(new Error("stream destroyed"));
					return new Promise((res, rej) => {
						reject = rej;
						resolve = res;
						this.once(DESTROYED, ondestroy);
						this.once("error", onerr);
						this.once("end", onend);
						this.once("data", ondata);
					});
				};
				return {
					next,
					throw: stop,
					return: stop,
					[Symbol.asyncIterator]() {
						return this;
					},
					[Symbol.asyncDispose]: async () => {}
				};
			}
			[Symbol.iterator]() {
				this[DISCARDED] = false;
				let stopped = false;
				const stop = () => {
					this.pause();
					this.off(ERROR, stop);
					this.off(DESTROYED, stop);
					this.off("end", stop);
					stopped = true;
					return {
						done: true,
						value: undefined
					};
				};
				const next = () => {
					if (stopped) return stop();
					const value = this.read();
					return value === null ? stop() : {
						done: false,
						value
					};
				};
				this.once("end", stop);
				this.once(ERROR, stop);
				this.once(DESTROYED, stop);
				return {
					next,
					throw: stop,
					return: stop,
					[Symbol.iterator]() {
						return this;
					},
					[Symbol.dispose]: () => {}
				};
			}
			destroy(er) {
				if (this[DESTROYED]) {
					if (er) this.emit("error", er);
					else this.emit(DESTROYED);
					return this;
				}
				this[DESTROYED] = true;
				this[DISCARDED] = true;
				this[BUFFER].length = 0;
				this[BUFFERLENGTH] = 0;
				const wc = this;
				if (typeof wc.close === "function" && !this[CLOSED]) wc.close();
				if (er) this.emit("error", er);
				else this.emit(DESTROYED);
				return this;
			}
			static get isStream() {
				return exports.isStream;
			}
		}
		exports.Minipass = Minipass;
	})
};
