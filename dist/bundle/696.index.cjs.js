"use strict";
exports.id = 696;
exports.ids = [696, 4681];
exports.modules = {
79609: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => attachmentReasons,
r: () => comparisonSides,
t: () => boundSteps
});
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87963);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
const attachmentReasons = [
"missing",
"outside",
"type",
"size",
"limit",
"sensitive",
"off",
"damaged"
];
const comparisonSides = [
"expected",
"actual",
"diff",
"previous"
];
const maximumRead = 2e4;
const partBeforeFailure = 2 / 3;
function boundSteps(given, context) {
const { nodes, leftOut } = flattened(given, context);
if (nodes.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.steps && (areShort(nodes) || nodes.reduce((sum, { step }) => sum + lengthOf(step), 2) <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength)) return {
steps: asTree(nodes),
leftOut
};
const isKept = select(nodes);
return {
steps: asTree(nodes, isKept),
leftOut: leftOut + isKept.filter((kept) => !kept).length
};
}
const lengthOf = (step) => JSON.stringify(step).length + 11;
const maximumEscape = 6;
const maximumFrame = 250;
const maximumPosition = 8;
function areShort(nodes) {
let length = 0;
for (const { step } of nodes) {
const { name, message = "", text = "", file = "", attachments } = step;
length += maximumFrame + maximumEscape * (name.length + message.length + text.length + file.length);
if (attachments !== void 0) length += maximumPosition * attachments.length;
}
return length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength;
}
function flattened(given, context) {
const nodes = [];
let leftOut = 0;
const pending = [{
list: asList(given),
next: 0,
parent: -1
}];
for (let level = pending.at(-1); level !== void 0; level = pending.at(-1)) {
const raw = level.list[level.next];
level.next += 1;
if (level.next > level.list.length) {
pending.pop();
continue;
}
if (!(pending.length <= _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepDepth && nodes.length < maximumRead)) {
leftOut += 1;
continue;
}
const step = checkedStep(raw, context);
if (step === void 0) continue;
nodes.push({
step,
parent: level.parent
});
const inner = asList(raw.steps);
if (inner.length > 0) pending.push({
list: inner,
next: 0,
parent: nodes.length - 1
});
}
return {
nodes,
leftOut
};
}
const asList = (value) => Array.isArray(value) ? value : [];
function checkedStep(value, { clean, message, positionOf }) {
if (typeof value !== "object" || value === null) return void 0;
const given = value;
const text = (field, limit) => typeof field === "string" && field !== "" ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.S)(clean(field), limit) : void 0;
const name = text(given.name, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepName);
if (name === void 0) return void 0;
const status = _fail_on_mjs__WEBPACK_IMPORTED_MODULE_0__.y.find((known) => known === given.status) ?? "unknown";
const step = {
name,
status
};
if (given.phase === "setup" || given.phase === "teardown") step.phase = given.phase;
const ownMessage = status === "failed" ? text(given.message, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepMessage) : void 0;
if (ownMessage !== void 0 && message?.includes(ownMessage) !== true) step.message = ownMessage;
const shown = text(given.text, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepText);
if (shown !== void 0) step.text = shown;
if (typeof given.duration === "number" && given.duration >= 0 && Number.isFinite(given.duration)) step.duration = given.duration;
const file = text(given.file, _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepName);
if (file !== void 0) step.file = file;
if (Number.isSafeInteger(given.line) && given.line >= 1) step.line = given.line;
if (given.attachments === void 0) return step;
const attachments = asList(given.attachments).flatMap((position) => typeof position === "number" ? positionOf(position) ?? [] : []);
if (attachments.length > 0) step.attachments = [...new Set(attachments)];
return step;
}
function select(nodes) {
const isKept = nodes.map(() => false);
const lengths = nodes.map(({ step }) => lengthOf(step));
let count = 0;
let length = 2;
const keep = (position, part = 1) => {
const added = [];
for (let place = position; isKept[place] === false; place = nodes[place]?.parent ?? -1) added.push(place);
const more = added.reduce((sum, place) => sum + (lengths[place] ?? 0), 0);
if (count + added.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.steps * part || length + more > _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.stepsLength * part) return;
for (const place of added) isKept[place] = true;
count += added.length;
length += more;
};
const failed = [...nodes.keys()].filter((position) => nodes[position]?.step.status === "failed");
for (const position of failed.toReversed()) keep(position);
let failure = failed[0] ?? nodes.length;
for (const position of failed) if (nodes[position]?.parent === failure) failure = position;
for (let position = failure - 1; position >= 0; position -= 1) keep(position, partBeforeFailure);
for (let position = 0; position < nodes.length; position += 1) keep(position);
return isKept;
}
function asTree(nodes, isKept) {
const top = [];
for (const [position, { step, parent }] of nodes.entries()) {
if (isKept?.[position] === false) continue;
const outer = nodes[parent]?.step;
if (outer === void 0) top.push(step);
else if (outer.steps === void 0) outer.steps = [step];
else outer.steps.push(step);
}
return top;
}
}),
24486: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => contentSecurityPolicy,
n: () => symbolId,
r: () => symbolSheet,
t: () => formatPercentage
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const hashOf = (content) => `'sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64")}'`;
const scriptDirectives = (scripts, showsFiles) => [
`script-src ${scripts.map(hashOf).join(" ")}`,
...showsFiles ? ["img-src blob: data:", "media-src blob:"] : ["img-src data:"],
"require-trusted-types-for 'script'",
"trusted-types 'none'"
];
const contentSecurityPolicy = ({ style, scripts = [], showsFiles = false, directives = [] }) => [
"default-src 'none'",
`style-src ${hashOf(style)}`,
...scripts.length === 0 ? [] : scriptDirectives(scripts, showsFiles),
"base-uri 'none'",
"form-action 'none'",
...directives
].join("; ");
const shapes = {
failed: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--failed-fill)\"/><path d=\"M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2\" stroke=\"var(--bg)\" stroke-width=\"1.8\"/>",
known: "<g stroke=\"var(--failed-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
quarantined: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke-dasharray=\"2.6 2.5\"/><path d=\"M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6\"/></g>",
gone: "<path d=\"M4 8h8\" stroke=\"var(--skipped-fill)\"/>",
flaky: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--flaky-fill)\"/><path d=\"M8 1.5a6.5 6.5 0 0 0 0 13z\" fill=\"var(--flaky-fill)\" stroke=\"none\"/>",
cancelled: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M3.6 12.4l8.8-8.8\"/></g>",
running: "<circle cx=\"8\" cy=\"8\" r=\"6.5\" stroke=\"var(--skipped-fill)\" stroke-dasharray=\"2.6 2.5\"/>",
unknown: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.1M8 11.3v.1\"/></g>",
skipped: "<g stroke=\"var(--skipped-fill)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M5 8h6\"/></g>",
passed: "<path d=\"M3.2 8.6l3.2 3.2 6.4-7\" stroke=\"var(--passed-fill)\" stroke-width=\"1.9\"/>",
complete: "<circle cx=\"8\" cy=\"8\" r=\"7.25\" fill=\"var(--passed-fill)\"/><path d=\"M4.8 8.3l2.2 2.2 4.2-4.6\" stroke=\"var(--bg)\" stroke-width=\"1.7\"/>",
incomplete: "<g stroke=\"var(--flaky-fill)\"><path d=\"M8 2l6.3 11.5H1.7z\"/><path d=\"M8 6.3v3.4M8 11.6v.1\"/></g>",
search: "<g stroke=\"currentColor\"><circle cx=\"7\" cy=\"7\" r=\"4.5\"/><path d=\"M10.5 10.5L14 14\"/></g>",
down: "<path d=\"M4.5 6.5L8 10l3.5-3.5\" stroke=\"currentColor\"/>",
left: "<path d=\"M10 3.5L5.5 8l4.5 4.5\" stroke=\"currentColor\"/>",
right: "<path d=\"M6 3.5L10.5 8L6 12.5\" stroke=\"currentColor\"/>",
plus: "<path d=\"M8 3.5v9M3.5 8h9\" stroke=\"currentColor\"/>",
minus: "<path d=\"M3.5 8h9\" stroke=\"currentColor\"/>",
expand: "<path d=\"M9.8 2.8h3.4v3.4M6.2 13.2H2.8V9.8M13 3L9.5 6.5M3 13l3.5-3.5\" stroke=\"currentColor\"/>",
close: "<path d=\"M4 4l8 8M12 4l-8 8\" stroke=\"currentColor\"/>",
theme: "<circle cx=\"8\" cy=\"8\" r=\"6.25\" stroke=\"currentColor\"/><path d=\"M8 1.75a6.25 6.25 0 0 1 0 12.5z\" fill=\"currentColor\" stroke=\"none\"/>",
branch: "<g stroke=\"currentColor\"><circle cx=\"4.5\" cy=\"3.5\" r=\"1.75\"/><circle cx=\"4.5\" cy=\"12.5\" r=\"1.75\"/><circle cx=\"11.5\" cy=\"5\" r=\"1.75\"/><path d=\"M4.5 5.3v5.4M11.5 6.8c0 2.6-7 1.6-7 3.9\"/></g>",
account: "<g stroke=\"currentColor\"><circle cx=\"8\" cy=\"5.5\" r=\"2.75\"/><path d=\"M2.5 13.8a5.6 5.6 0 0 1 11 0\"/></g>",
brand: "<g stroke=\"none\"><rect x=\"1\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/><rect x=\"6.25\" y=\"1\" width=\"3.5\" height=\"14\" rx=\"1\" fill=\"var(--failed-fill)\"/><rect x=\"11.5\" y=\"8\" width=\"3.5\" height=\"7\" rx=\"1\" fill=\"var(--passed-fill)\"/></g>",
keyboard: "<g stroke=\"currentColor\"><rect x=\"1.5\" y=\"3.5\" width=\"13\" height=\"9\" rx=\"2\"/><path d=\"M4.5 6.5h.1M7.9 6.5h.2M11.4 6.5h.1M5 9.7h6\"/></g>",
copy: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"5.5\" y=\"5.5\" width=\"8\" height=\"8\" rx=\"1.5\"/><path d=\"M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1\"/></g>",
link: "<path d=\"M6.8 9.2l2.4-2.4M7.5 4.8l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7l-1.3 1.3M8.5 11.2l-1.3 1.3a2.6 2.6 0 0 1-3.7-3.7l1.3-1.3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
wrap: "<path d=\"M2.5 4h11M2.5 8h8.5a2.2 2.2 0 0 1 0 4.4H8.5M10 10.8l-1.6 1.6L10 14M2.5 12h3\" stroke=\"currentColor\" stroke-width=\"1.4\"/>",
sliders: "<g stroke=\"currentColor\"><path d=\"M2 5h6M12 5h2M2 11h2M8 11h6\"/><circle cx=\"10\" cy=\"5\" r=\"1.8\"/><circle cx=\"6\" cy=\"11\" r=\"1.8\"/></g>",
clip: "<path d=\"M13 7.2l-5 5a3 3 0 0 1-4.3-4.2l5.2-5.2a2 2 0 0 1 2.9 2.8L6.7 10.7a1 1 0 0 1-1.4-1.4L9.6 5\" stroke=\"currentColor\" stroke-width=\"1.3\"/>",
film: "<rect x=\"1.75\" y=\"3\" width=\"12.5\" height=\"10\" rx=\"2\" stroke=\"currentColor\" stroke-width=\"1.4\"/><path d=\"M6.6 5.9v4.2L10.2 8z\" fill=\"currentColor\" stroke=\"none\"/>",
trace: "<path d=\"M2 4.5h7M4.5 8h8M7 11.5h7\" stroke=\"currentColor\" stroke-width=\"2\"/>",
doc: "<path d=\"M4 1.75h5.2L12.5 5v9.25H4zM9 1.9V5.2h3.3M6 8.2h4.5M6 10.8h4.5\" stroke=\"currentColor\" stroke-width=\"1.3\"/>",
page: "<g stroke=\"currentColor\" stroke-width=\"1.4\"><rect x=\"1.75\" y=\"2.75\" width=\"12.5\" height=\"10.5\" rx=\"2\"/><path d=\"M2 6h12\"/></g>",
save: "<path d=\"M8 2.5v7.2M5 7l3 3 3-3M2.75 11.5v1.2a1 1 0 0 0 1 1h8.5a1 1 0 0 0 1-1v-1.2\" stroke=\"currentColor\"/>",
slow: "<g stroke=\"var(--text-3)\"><circle cx=\"8\" cy=\"8\" r=\"6.5\"/><path d=\"M8 4.4V8l2.6 1.6\"/></g>"
};
const symbolId = (name) => `symbol-${name}`;
const symbolSheet = () => `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${Object.entries(shapes).map(([name, shape]) => `<symbol id="${symbolId(name)}" viewBox="0 0 16 16"><g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`).join("")}</defs></svg>`;
const perThousand = 1 / 1e3;
function formatPercentage(share) {
if (share === 0 || share === 1) return `${share * 100}%`;
if (share > 0 && share < perThousand) return "< 0.1%";
if (share < 1 && share > .999) return "> 99.9%";
return `${(share * 100).toFixed(1)}%`;
}
}),
1558: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => isPlausibleTime });
const earliestTimestamp = 9466848e5;
const maximumLeadMs = 864e5;
const isPlausibleTime = (timestamp, now) => timestamp >= earliestTimestamp && timestamp <= now + maximumLeadMs;
}),
70696: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
var node_zlib__WEBPACK_IMPORTED_MODULE_26___namespace_cache;
__webpack_require__.d(__webpack_exports__, { serveCommand: () => serveCommand });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15615);
var _percentages_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24486);
var _test_identity_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12066);
var _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24691);
var _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24984);
var _package_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19077);
var _validate_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84681);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87963);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25849);
var _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(74363);
var _job_executions_mjs__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(71184);
var _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79609);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41123);
var _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(78083);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(6741);
var _status_words_mjs__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(14053);
var _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(1558);
var _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65529);
var _json_fault_mjs__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(9326);
var _ndjson_mjs__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(22499);
var _cause_mjs__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(43904);
var _job_identity_mjs__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(60559);
var _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(86761);
var _backup_format_mjs__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(42419);
var _cli_mjs__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(99939);
var node_crypto__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(76760);
var node_os__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(48161);
var node_child_process__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(31421);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(58500);
var node_stream__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(57075);
var node_zlib__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(38522);
var node_stream_promises__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(46466);
var tar_stream__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(56118);
var ajv__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(42463);
var typebox__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(6868);
var node_stream_consumers__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(38321);
var node_util__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(57975);
var _fastify_compress__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(53670);
var _fastify_helmet__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(87947);
var _fastify_rate_limit__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(24446);
var fastify__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(16703);
var prom_client__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(95222);
var node_http__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(37067);
var _fastify_swagger__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(84642);
var node_readline__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(80481);
const program = "systemd-notify";
const reportMs = 1e4;
function createServiceNotifier(env, warn, pid = process.pid) {
const socket = env.NOTIFY_SOCKET;
if (!socket) return {
ready: async () => {},
stopping: async () => {}
};
let hasWarned = false;
let isStopping = false;
let timer;
const send = async (...states) => {
try {
await (0, node_util__WEBPACK_IMPORTED_MODULE_31__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_23__.execFile)(program, [...states], {
env: {
NOTIFY_SOCKET: socket,
PATH: env.PATH
},
timeout: reportMs
});
} catch (error) {
if (hasWarned) return;
hasWarned = true;
const reason = error instanceof Error ? error.message.trim() : String(error);
warn(`The service manager cannot be notified with ${program}: ${reason}. Install it, or use Type=exec without WatchdogSec.`);
}
};
const watch = (intervalMs, check) => {
timer = setTimeout(async () => {
await check().catch(() => {});
if (isStopping) return;
await send("WATCHDOG=1");
if (!isStopping) watch(intervalMs, check);
}, intervalMs);
timer.unref();
};
return {
async ready(check) {
await send("READY=1");
const watchdogMs = watchdogOf(env, pid);
if (watchdogMs !== void 0 && !isStopping) watch(watchdogMs / 2, check);
},
async stopping() {
isStopping = true;
clearTimeout(timer);
await send("STOPPING=1");
}
};
}
function watchdogOf({ WATCHDOG_USEC, WATCHDOG_PID }, pid) {
if (WATCHDOG_USEC === void 0 || WATCHDOG_PID !== void 0 && WATCHDOG_PID !== String(pid)) return void 0;
const milliseconds = Number(WATCHDOG_USEC) / 1e3;
return milliseconds > 0 && milliseconds <= 2 ** 31 - 1 ? milliseconds : void 0;
}
const dashboardScript = "/*! uPlot\nThe MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE.\n*/\n(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))n!==void 0&&r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}let n=t=>e(`span`,{class:`visually-hidden`},t);function r(e,t={},...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,String(n));return r.append(...n),r}function i(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}function a(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}let o={failing:`Failing`,flaky:`Flaky`,slower:`Slower`,quarantined:`Quarantined`,skipped:`Skipped`,passed:`Passed`,unknown:`Unknown`},s={attention:`Attention`,name:`Name`,median:`Median`,change:`Change`,failed:`Failed or flaky`},c={failing:[`failed`,`Failed`],flaky:[`flaky`,`Flaky`],slower:[`slow`,`Slower`],quarantined:[`quarantined`,`Quarantined`],skipped:[`skipped`,`Skipped`],passed:[`passed`,`Passed`],unknown:[`unknown`,`Unknown`]},l=(e,t)=>e.status===t||t===`slower`&&e.slower!==void 0;function u({metrics:e,slower:t}){if(t===void 0)return{median:e.median,change:e.slowdown};let{before:n,after:r}=t.test;return{median:r,change:n===0?void 0:r/n-1}}let d=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),f=(e,t)=>`${d(e)} ${t}${e===1?``:`s`}`,p=6e4,m=60*p,h=24*m;function g(e){return e>=p?e<m?f(Math.floor(e/p),`minute`):e<h?f(Math.floor(e/m),`hour`):f(Math.floor(e/h),`day`):``}let _=6e4,v=60*_,y=24*v,b=15*_,x={\"24h\":{title:`Last 24 hours`,length:y,unit:v},\"7d\":{title:`Last 7 days`,length:7*y,unit:y},\"30d\":{title:`Last 30 days`,length:30*y,unit:y},\"90d\":{title:`Last 90 days`,length:90*y,unit:y},\"365d\":{title:`Last year`,length:365*y,unit:y}},S={\"24h\":x[`24h`].title,\"7d\":x[`7d`].title,\"30d\":x[`30d`].title,\"90d\":x[`90d`].title,\"365d\":x[`365d`].title,custom:`Custom range`},C=e=>/^[2-9]\\d{3}-\\d\\d-\\d\\d$/.test(e)&&!Number.isNaN(Date.parse(e)),w=e=>new Date(e).toISOString().slice(0,10);function T({range:e,from:t,to:n},r){if(e===`custom`){let e=[Date.parse(t),Date.parse(n)];return{fromTs:Math.min(...e),toTs:Math.max(...e)+y}}let{length:i,unit:a}=x[e],o=Math.ceil(r/b)*b;return{fromTs:Math.floor((o-i)/a)*a,toTs:o}}function E(e){let t=Object.entries(x).find(([,{length:t}])=>e<t);if(t!==void 0)return{range:t[0],from:``,to:``};let n=w(Date.now()-e);return{range:`custom`,from:n,to:n}}let D=({fromTs:e,toTs:t})=>({fromTs:Math.max(e-(t-e),0),toTs:e}),O=({fromTs:e,toTs:t})=>g(t-e),k={\"15m\":15*_,\"1h\":v,\"6h\":6*v,\"1d\":y,\"7d\":7*y},ee={auto:`Automatic`,\"15m\":`15 minutes`,\"1h\":`1 hour`,\"6h\":`6 hours`,\"1d\":`1 day`,\"7d\":`7 days`},A=[...Object.values(k),28*y,364*y,3640*y],te=({fromTs:e,toTs:t},n)=>Math.ceil(t/n)-Math.floor(e/n);function ne(e,t,n){let r=A.at(-1)??y,i=t===`auto`?A.find(t=>te(e,t)<=60):k[t],a=Math.min(2e3,2e5/Math.max(n,1));return A.find(t=>t>=(i??r)&&te(e,t)<=a)??r}let re=(e,t)=>e!==`auto`&&t>k[e];function ie(e){let[t,n]=e<v?[e/_,`minute`]:e<y?[e/v,`hour`]:[e/y,`day`];return`${t} ${n}${t===1?``:`s`}`}let ae=(e,t)=>{let n=new Date(e).toISOString();return t<y?`${n.slice(0,10)} ${n.slice(11,16)}`:n.slice(0,10)},oe=[`org`,`project`,`module`,`pipeline`],j={overview:`Overview`,tests:`Tests`,flaky:`Flaky`,causes:`Causes`,jobs:`Jobs`,compare:`Compare`},M=[`auto`,`before`,`branch`,`days`],N={lostMs:`Time lost`,flakyBuilds:`Flaky builds`,lastSeen:`Last seen`},P={org:``,project:``,module:``,pipeline:``,view:`overview`,branch:``,range:`30d`,from:``,to:``,interval:`auto`,base:`auto`,baseBranch:``,baseFrom:``,baseTo:``,item:``,order:``,query:``,owner:``,status:``,job:``,sort:`attention`,rank:`lostMs`,page:``},F={module:``,pipeline:``,branch:``,view:`overview`,item:``,query:``,owner:``,status:``,job:``,sort:P.sort,rank:P.rank,order:P.order,page:``},I=Object.keys(P);function se(e){let t=I.filter(t=>e[t]!==P[t]||t===`view`&&e.item!==``);return new URLSearchParams(t.map(t=>[t,e[t]])).toString()}function ce(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=Object.fromEntries(I.map(e=>[e,t.get(e)??``])),r=e=>n[e],i={from:r(`from`),to:r(`to`)},a=le(Object.keys(S),r(`range`),P.range),c=le(M,r(`base`),P.base),l={baseFrom:r(`baseFrom`),baseTo:r(`baseTo`)},u=c!==`days`||C(l.baseFrom)&&C(l.baseTo),d=a!==`custom`||C(i.from)&&C(i.to);return{...n,view:le(Object.keys(j),r(`view`),t.has(`view`)||r(`item`)===``?P.view:`tests`),range:d?a:P.range,...d&&a===`custom`?i:{from:``,to:``},interval:le(Object.keys(ee),r(`interval`),P.interval),base:u?c:P.base,...u&&c===`days`?l:{baseFrom:``,baseTo:``},order:r(`order`)===`duration`?`duration`:``,status:le(Object.keys(o),r(`status`),P.status),sort:le(Object.keys(s),r(`sort`),P.sort),rank:le(Object.keys(N),r(`rank`),P.rank),page:r(`page`)===`keys`?`keys`:``}}let le=(e,t,n)=>e.includes(t)?t:n,ue=({module:e,view:t})=>e===``&&t!==`tests`&&t!==`jobs`,de=e=>ue(e)&&e.view!==`flaky`;function fe(e){return(ue(e)?oe.slice(0,1):oe.slice(0,3)).find(t=>e[t]===``)}let pe=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,me=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,he=/[\\u061c\\u200e\\u200f\\u2066\\u2068\\u2069]/g,ge=/[\\u202a-\\u202e\\u2067]|\\p{Surrogate}/gu,_e=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,ve=/^[\\t\\n -~]*$/;function ye(e){return ve.test(e)?e:e.replace(_e,`\n`).replace(pe,``).replace(me,``).replace(he,``).replace(ge,`\ufffd`)}function L(e){return ye(e).replace(/[\\t\\n ]+/g,` `)}function be(e,t,n){let r=oe.slice(0,oe.indexOf(n)),i=e.filter(e=>r.every(n=>e[n]===t[n]));return[...new Set(i.map(e=>e[n]))].filter(e=>e!==``)}function xe(e,t){let n=e.filter(e=>e.org===t);return[...new Map(n.map(({project:e,module:t})=>[JSON.stringify([e,t]),{project:e,module:t}])).values()].filter(({module:e})=>e!==``).map(e=>({...e,title:`${L(e.project)} / ${L(e.module)}`}))}function R(e,t){let{org:n,project:r,module:i,pipeline:a}=t,o={org:n,project:r,module:i,pipeline:a};for(let n of oe){if(fe({...t,...o})===void 0)break;o[n]===``&&(o[n]=be(e,o,n)[0]??``)}return o}let z=[`main`,`master`];async function Se(e,t,n,r){let i={...t,...R(n,{...t,view:`tests`})};if(fe({...i,view:`tests`})!==void 0)return[];let a=e(AbortSignal.timeout(1e4));return a===void 0?[]:Ce(a,i,r)}async function Ce(e,t,n){let r=await e.branches(t,T(t,n),200);return[...z.filter(e=>r.includes(e)),...r.filter(e=>!z.includes(e))]}let we=e=>`symbol-${e}`,Te=(e,t,n=`small`)=>r(`svg`,{class:n===`large`?`mark large`:`mark`,role:`img`,\"aria-label\":t},r(`use`,{href:`#${we(e)}`})),Ee=e=>r(`svg`,{class:`mark`,\"aria-hidden\":`true`},r(`use`,{href:`#${we(e)}`}));function De(t,n={}){let r=e(`input`,{type:`search`,\"aria-label\":t,placeholder:t,autocomplete:`off`,spellcheck:`false`,...n});return{root:e(`div`,{class:`field`},Ee(`search`),r),input:r}}let Oe=/[^\\0-\\x7f]/;function ke(e){return Oe.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}function Ae(t){let{id:r,label:i,isLabelShown:a=!1,className:o=`pick`,items:s,searchLabel:c,onText:l,note:u,onOpen:f,foot:p}=t,m=e(`span`,{class:`ellipsis`}),h=e(`button`,{type:`button`,class:o,id:r},a?e(`span`,{class:`quiet`,\"aria-hidden\":`true`},i):void 0,n(`${i}: `),m,o.includes(`icon`)?void 0:Ee(`down`)),g=c===void 0?void 0:De(c,{placeholder:`Search`,autofocus:``}),_=e(`ul`,{}),v=e(`div`,{class:`popup`,popover:``},g?.root,_,p);h.popoverTargetElement=v;let y=e(`div`,{class:`popup-root`},h,v),b=()=>g?.input.value.trim()??``,x=()=>v.matches(`:popover-open`);function S(){let t=ke(b()).split(/\\s+/),n=s().filter(({title:e,detail:n=``})=>{let r=ke(`${n} ${e}`);return t.every(e=>r.includes(e))}),r={title:`Use \u201c${b()}\u201d`,onChoose:()=>l?.(b())},i=n.length===0&&b()!==``&&l!==void 0?[r]:n.slice(0,100),a=n.length>100?`100 of ${d(n.length)}. Type to find the others.`:void 0,o=u?.()??(i.length===0?`Nothing found`:a);_.replaceChildren(...i.map(t=>e(`li`,{},C(t))),...o===void 0?[]:[e(`li`,{class:`popup-empty`},o)])}function C({title:t,detail:n,count:r,href:i,onChoose:a,isCurrent:o=!1}){let s=o?{\"aria-current\":`true`}:{},c=[t,r===void 0?void 0:e(`span`,{class:`count`},d(r)),n===void 0||n===``?void 0:e(`span`,{class:`suite`},n)],l=i===void 0?e(`button`,{type:`button`,...s},...c):e(`a`,{href:typeof i==`string`?i:i(),...s},...c);return l.addEventListener(`click`,()=>{a?.(),w()}),l}function w(){v.togglePopover(!1),h.focus()}function T(){let e=[..._.querySelectorAll(`a, button`)],t=e.find(e=>e.textContent===b());t===void 0&&b()!==``&&l!==void 0?(l(b()),w()):(t??e[0])?.click()}return v.addEventListener(`beforetoggle`,({newState:e})=>{e===`open`&&(g!==void 0&&(g.input.value=``),f?.(),S(),g===void 0&&(_.querySelector(`[aria-current]`)??_.querySelector(`a, button`))?.setAttribute(`autofocus`,``),je(v,h))}),g?.input.addEventListener(`input`,S),y.addEventListener(`keydown`,e=>{if(x()){if(e.key===`Enter`&&e.target===g?.input)T();else if(e.key===`Escape`)w();else if(!Me(v,e.key))return;e.preventDefault()}}),y.addEventListener(`focusout`,({relatedTarget:e})=>{e instanceof Node&&!y.contains(e)&&v.togglePopover(!1)}),{root:y,show:(...e)=>m.replaceChildren(...e.filter(e=>e!==void 0)),update(){x()&&S()}}}function je({style:e},t){let{left:n,right:r,bottom:i}=t.getBoundingClientRect(),{clientWidth:a}=document.documentElement,o=n+420+12<=a;e.setProperty(`--top`,`${i+window.scrollY+4}px`),e.setProperty(`--left`,o?`${n}px`:`auto`),e.setProperty(`--right`,o?`auto`:`${a-r}px`),e.setProperty(`--room`,`${(o?a-n:r)-12}px`)}function Me(e,t){let n={ArrowDown:1,ArrowUp:-1}[t];if(n===void 0)return!1;let r=[...e.querySelectorAll(`input, a, button`)],i=r[((document.activeElement===null?-1:r.indexOf(document.activeElement))+n+r.length)%r.length];return i instanceof HTMLElement&&i.focus(),!0}function Ne(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}function Pe(t,n){let r=Ne(`shortcuts`),i=e(`input`,{type:`checkbox`});i.checked=r.read()!==`off`,i.addEventListener(`change`,()=>r.write(i.checked?`on`:`off`));let a=n.map(({key:e,title:t})=>`${e}: ${t}`).join(`\n`);t?.prepend(e(`label`,{class:`shortcuts`,title:a},i,`Shortcut keys`)),document.addEventListener(`keydown`,e=>{if(!i.checked||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&t.closest(`input:not([type=\"checkbox\"]), select, textarea`)!==null)return;let r=n.find(({key:t})=>t===e.key);r!==void 0&&(e.preventDefault(),r.action())})}let Fe=Ne(`theme`),Ie=document.documentElement;function Le(){let e=Fe.read();(e===`light`||e===`dark`)&&(Ie.dataset.theme=e)}function Re(){let e=(Ie.dataset.theme??(matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`))===`dark`;Ie.dataset.theme=e?`light`:`dark`,Fe.write(Ie.dataset.theme)}let ze=e=>({flakyOf:new Map(e.modules.map(e=>[Be(e),e.flakyTests??0])),flakyTests:e.flakyTests??[],flakyTestCount:e.flakyTestCount??0,lostMs:e.lostMs??0,lostMsBefore:e.lostMsBefore??0,causes:e.causes??[],causeCount:e.causeCount??0}),Be=({project:e,module:t})=>JSON.stringify([e,t]),Ve=({durations:e})=>e.max>0,He=e=>({...Ue(e),timestamp:e.timestamp,name:e.name,id:e.testId,suite:e.suite??[],owners:e.owners??[],flakyCount:e.flakyCount??0}),Ue=e=>({counts:{failed:e.failedCount,cancelled:e.cancelledCount,running:e.runningCount,unknown:e.unknownCount,skipped:e.skippedCount,successful:e.successfulCount},totalCount:e.totalCount,durations:We(e)}),We=e=>({min:e.durationMin,p25:e.durationP25,p50:e.durationP50,p75:e.durationP75,p95:e.durationP95,p99:e.durationP99,max:e.durationMax});var B=class extends Error{status;title;detail;requestId;name=`ApiError`;constructor(e,t,n,r,i=``){super(`${t} ${n}`,r),this.status=e,this.title=t,this.detail=n,this.requestId=i}};let Ge={400:`The server rejected the request.`,401:`The server rejected this key.`,403:`This key has no access to these results.`,404:`There is no data API at this address.`,429:`Too many requests.`,503:`The store is not available at the moment.`};async function Ke(e){let{status:t}=e,n=Number(e.headers.get(`retry-after`)),r=await e.json().catch(()=>void 0),i=typeof r==`object`&&r&&`detail`in r?String(r.detail).slice(0,1e3):``,a=n>0?`Try again in ${n} seconds.`:``;return new B(t,Ge[t]??`The server answered with status ${t}.`,[i,a].filter(Boolean).join(` `),void 0,(e.headers.get(`x-request-id`)??``).slice(0,64))}let qe=e=>e instanceof B?e:new B(0,`This page failed.`,String(e),{cause:e}),Je=e=>e instanceof B&&e.status===401,Ye=e=>({...e,title:e.title??`Failures without a message (${e.cause})`}),Xe=(e,{project:t,module:n})=>({...e,tests:e.tests.map(e=>({...e,project:e.project??t,module:e.module??n}))}),Ze=({totals:e,whole:t})=>({buckets:e.map(Qe),whole:t&&Qe({...t,timestamp:0})}),Qe=e=>({timestamp:e.timestamp,buildCount:e.buildCount,failedBuildCount:e.failedBuildCount,flakyBuildCount:e.flakyBuildCount,durations:We(e)});function $e(e,t,n=()=>{}){async function r(n,r,a){let o=Object.entries(a).flatMap(([e,t])=>[t??``].flat().map(t=>[e,String(t)])),s=new URLSearchParams(o.filter(([,e])=>e!==``)).toString(),c=await rt(`v1/data/${n}${s===``?``:`?${s}`}`,e,t);if(!c.ok)throw await Ke(c);let l=await i(c),u=typeof l==`object`&&l?l[r]:void 0;if(typeof u!=`object`||!u)throw new B(c.status,`This is not a response of the data API.`,`The list \u201c${r}\u201d is missing.`);return l}async function i(e){try{let t=await e.text();return n(t),JSON.parse(t)}catch(n){throw t.throwIfAborted(),new B(e.status,`The response is incomplete.`,`Try again, or choose a shorter range.`,{cause:n})}}return{async aggregates(e,t,n,i={}){let{testId:a,testIds:o=[],withSuite:s=!1,withFlaky:c=!1,withOwners:l=!1,status:u}=i,d={fields:[...s?[`suite`]:[],...c?[`flakyCount`]:[],...l?[`owners`]:[]].join(`,`),status:u,job:e.job,testId:tt(a===void 0?o:[a])};return(await r(`tests/aggregated`,`tests`,{...et(e,t),interval:n,...d})).tests.map(He)},runs:(e,t,n)=>r(`tests/runs`,`runs`,{...et(e,t),...n}),flakyTests:async(e,t,{limit:n=200,...i}={})=>Xe(await r(`tests/flaky`,`tests`,{...et(e,t),...i,limit:n}),e),quarantinedTests:async(e,t)=>(await r(`tests/quarantined`,`tests`,et(e,t))).tests,builds:async(e,t,{testIds:n=[],limit:i}={})=>{let{ref:a=``,...o}=await r(`builds`,`builds`,{...et(e,t),limit:i,testId:tt(n)});return{...o,ref:a}},comparison:(e,t,n,i)=>{let{fromTs:a,toTs:o,ref:s}=et({...e,branch:n.branch},n.period);return r(`tests/compare`,`broken`,{...et({...e,branch:t.branch},t.period),baseFromTs:a,baseToTs:o,baseRef:s,limit:i})},slowerTests:(e,t,{limit:n=200}={})=>r(`tests/slower`,`groups`,{...et(e,t),limit:n}),verdicts:(e,t,n)=>r(`tests/verdicts`,`modules`,{...et(e,t),limit:n}),causes:async(e,t,n)=>(await r(`tests/causes`,`causes`,{...et(e,t),testId:n,limit:200})).causes.map(Ye),facts:(e,t,n)=>r(`tests/facts`,`failedJobs`,{...et(e,t),testId:n}),steps:({org:e,project:t,module:n},{testId:i,timestamp:a,build:o,job:s})=>r(`tests/steps`,`steps`,{org:e,project:t,module:n,testId:i,timestamp:a,build:o,job:s}),totals:async(e,t,n=Math.max(t.toTs,1))=>Ze(await r(`builds/totals`,`totals`,{...et(e,t),interval:n,whole:`true`})),jobs:(e,t)=>r(`jobs`,`pipelines`,et(e,t)),jobTotals:async(e,t,n)=>(await r(`jobs/totals`,`totals`,{...et(e,t),pipeline:e.pipeline,interval:n})).totals,branches:async(e,t,n)=>(await r(`branches`,`branches`,{...et({...e,branch:``},t),limit:n})).branches.map(({ref:e})=>e),storedBranches:async(e,t)=>(await r(`branches`,`branches`,{...et({...e,branch:``},{fromTs:0,toTs:t}),limit:500})).branches,modules:(e,t)=>r(`modules`,`modules`,{...et({...e,module:``},t),brief:`true`}),modulesDetails:async(e,t)=>ze(await r(`modules`,`causes`,{...et({...e,module:``},t),limit:200})),availableCoordinates:async()=>(await r(`coordinates`,`coordinates`,{})).coordinates}}let et=({org:e,project:t,module:n,branch:r},{fromTs:i,toTs:a})=>({org:e,project:t,module:n,ref:r,fromTs:i,toTs:a}),tt=e=>nt(e,e=>e)[0]??[];function nt(e,t){let n=[],r=0;for(let i of e){let e=n.at(-1),a=encodeURIComponent(t(i)).length;r+=a,e===void 0||e.length===50||r>6e3?(n.push([i]),r=a):e.push(i)}return n}async function rt(e,t,n){try{return await fetch(e,{headers:{\"Service-Api-Key\":t,Accept:`application/json`},credentials:`omit`,signal:n})}catch(e){throw n.throwIfAborted(),new B(0,`The server cannot be reached.`,`Check the network, and that the server is running.`,{cause:e})}}let it=[`broken`,`fixed`,`slower`,`faster`,`gone`],V=(t,n,...r)=>at(t)?e(`a`,{...n,href:t,rel:`noopener noreferrer`},...r):e(`span`,n,...r),at=e=>e!==void 0&&/^https?:\\/\\//.test(e);function H(t,n,r){let i=e(`p`,{class:`history-tip small`,\"aria-hidden\":`true`});i.hidden=!0;let a=t.map((e,n)=>ot(e,n===t.length-1)),o=e(`div`,{class:`history-bars`,role:`group`,\"aria-label\":n,\"data-arrow-keys\":``},...a),s=r===void 0?o:e(`div`,{class:`history-frame`},o,r);s.style.setProperty(`--earlier`,String(t.length-1));let c=e(`div`,{class:`history-row`},s,i);function l(e){let[n,r]=[t[e],a[e]];if(n===void 0||r===void 0)return;i.textContent=n.tip,i.hidden=!1;let o=r.offsetLeft+r.offsetWidth/2-i.offsetWidth/2;i.style.left=`${Math.max(Math.min(o,c.offsetWidth-i.offsetWidth),0)}px`}let u=e=>e instanceof Element?a.indexOf(e.closest(`.bar`)??o):-1,d=()=>{i.hidden=!0};return o.addEventListener(`pointerover`,({target:e})=>{let t=u(e);t===-1?d():l(t)}),o.addEventListener(`pointerleave`,d),o.addEventListener(`focusin`,({target:e})=>{let t=u(e);for(let[e,n]of a.entries())n.tabIndex=e===t?0:-1;l(t)}),o.addEventListener(`focusout`,d),o.addEventListener(`keydown`,e=>{if(e.key===`Escape`&&!i.hidden){e.preventDefault(),d();return}let t=u(e.target),n=a.length-1,r={ArrowLeft:Math.max(t-1,0),ArrowRight:Math.min(t+1,n),Home:0,End:n}[e.key];r!==void 0&&t!==-1&&(e.preventDefault(),a[r]?.focus())}),c}function ot({result:e,label:t,url:n,isNow:r=!1},i){let a=`bar bar-${e}${r?` now`:``}`,o=V(n,{class:a,\"aria-label\":t,tabindex:i?`0`:`-1`});return o.tagName!==`A`&&o.setAttribute(`role`,`img`),o}let st=e=>e*4+5+3;function ct({results:e,now:t,room:n,label:i}){let a=new Map,o=(e,t)=>{let n=e in ut?e:`-`;a.set(n,(a.get(n)??``)+ut[n](t))},s=t===void 0?n*4-1:st(n),c=(n-e.length)*4;for(let[t,n]of[...e].entries())o(n,c+t*4);return t!==void 0&&o(t,s-3),r(`svg`,{class:`history`,role:`img`,\"aria-label\":i,width:s,height:16,viewBox:`0 0 ${s} 16`},...[...a].map(([e,t])=>r(`path`,{class:`bar-${lt[e]}`,d:t})))}let lt={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`none`},ut={P:e=>dt(e,6),f:e=>dt(e,11,6)+dt(e,3),F:e=>dt(e,16),S:e=>`M${e} 12h3v4h-3zM${e+1} 13v2h1v-2z`,\"-\":e=>`M${e} 14h3v2h-3z`};function dt(e,t,n=t){let r=n-2,i=(e,t)=>`a1 1 0 0 1 ${e} ${t}`;return`M${e+1} ${16-t}h1${i(1,1)}v${r}${i(-1,1)}h-1${i(-1,-1)}v-${r}${i(1,-1)}z`}let ft=[1,2,5].flatMap(e=>[0,1,2,3,4,5,6,7,8].map(t=>e*10**t)).sort((e,t)=>e-t),pt=1e3,mt=60*pt,ht=60*mt,gt=24*ht;function _t(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function U(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<pt)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/pt)*pt;return r<mt?`${r/pt} s`:r<ht?_t(r,mt,`min`,pt,`s`):r<gt?_t(r,ht,`h`,mt,`min`):_t(r,gt,`d`,ht,`h`)}let vt=`u-off`,yt=`u-label`,bt=`width`,xt=`height`,St=`bottom`,Ct=`left`,wt=`right`,Tt=`#000`,Et=`#0000`,Dt=`mousemove`,Ot=`mousedown`,kt=`mouseup`,At=`mouseenter`,jt=`mouseleave`,Mt=`dblclick`,Nt=`change`,Pt=`dppxchange`,Ft=typeof window<`u`,It=Ft?document:null,Lt=Ft?window:null,Rt=Ft?navigator:null,W,zt;function Bt(){let e=devicePixelRatio;W!=e&&(W=e,zt&&en(Nt,zt,Bt),zt=matchMedia(`(min-resolution: ${W-.001}dppx) and (max-resolution: ${W+.001}dppx)`),$t(Nt,zt,Bt),Lt.dispatchEvent(new CustomEvent(Pt)))}function Vt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Ht(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function G(e,t,n){e.style[t]=n+`px`}function Ut(e,t,n,r){let i=It.createElement(e);return t!=null&&Vt(i,t),n?.insertBefore(i,r),i}function Wt(e,t){return Ut(`div`,e,t)}let Gt=new WeakMap;function Kt(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=Gt.get(e)&&(e.style.transform=a,Gt.set(e,a),t<0||n<0||t>r||n>i?Vt(e,vt):Ht(e,vt))}let qt=new WeakMap;function Jt(e,t,n){let r=t+n;r!=qt.get(e)&&(qt.set(e,r),e.style.background=t,e.style.borderColor=n)}let Yt=new WeakMap;function Xt(e,t,n,r){let i=t+``+n;i!=Yt.get(e)&&(Yt.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}let Zt={passive:!0},Qt={...Zt,capture:!0};function $t(e,t,n,r){t.addEventListener(e,n,r?Qt:Zt)}function en(e,t,n,r){t.removeEventListener(e,n,Zt)}Ft&&Bt();function tn(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:Cn((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function nn(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}let rn=e=>e!=null,an=e=>e!=null&&e>0,on=nn(rn),sn=nn(an);function cn(e,t,n,r=0,i=!1){let a=i?sn:on,o=i?an:rn;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??q,c??-q]}function ln(e,t,n,r){let i=kn(e),a=kn(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?An:jn,s=i==1?Cn:Tn,c=a==1?Tn:Cn,l=s(o(Sn(e))),u=c(o(Sn(t))),d=On(n,l),f=On(n,u);return n==10&&(l<0&&(d=Y(d,-l)),u<0&&(f=Y(f,-u))),r||n==2?(e=d*i,t=f*a):(e=qn(e,d),t=Kn(t,f)),[e,t]}function un(e,t,n,r){let i=ln(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}let dn=.1,fn={mode:3,pad:dn},pn={pad:0,soft:null,mode:0},mn={min:pn,max:pn};function hn(e,t,n,r){return ir(n)?_n(e,t,n):(pn.pad=n,pn.soft=r?0:null,pn.mode=r?3:0,_n(e,t,mn))}function K(e,t){return e??t}function gn(e,t,n){for(t=K(t,0),n=K(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function _n(e,t,n){let r=n.min,i=n.max,a=K(r.pad,0),o=K(i.pad,0),s=K(r.hard,-q),c=K(i.hard,q),l=K(r.soft,q),u=K(i.soft,-q),d=K(r.mode,0),f=K(i.mode,0),p=t-e,m=An(p),h=Dn(Sn(e),Sn(t)),g=An(h),_=Sn(g-m);(p<1e-24||_>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=q&&(a=0),f==2&&u!=-q&&(o=0)));let v=p||h||1e3,y=An(v),b=On(10,Cn(y)),x=Y(qn(e-v*(p==0?e==0?.1:1:a),b/10),24),S=e>=l&&(d==1||d==3&&x<=l||d==2&&x>=l)?l:q,C=Dn(s,x<S&&e>=S?S:En(S,x)),w=Y(Kn(t+v*(p==0?t==0?.1:1:o),b/10),24),T=t<=u&&(f==1||f==3&&w>=u||f==2&&w<=u)?u:-q,E=En(c,w>T&&t<=T?T:Dn(T,w));return C==E&&C==0&&(E=100),[C,E]}let vn=new Intl.NumberFormat(Ft?Rt.language:`en-US`),yn=e=>vn.format(e),bn=Math,xn=bn.PI,Sn=bn.abs,Cn=bn.floor,wn=bn.round,Tn=bn.ceil,En=bn.min,Dn=bn.max,On=bn.pow,kn=bn.sign,An=bn.log10,jn=bn.log2,Mn=(e,t=1)=>bn.sinh(e)*t,Nn=(e,t=1)=>bn.asinh(e/t),q=1/0;function Pn(e){return(An((e^e>>31)-(e>>31))|0)+1}function Fn(e,t,n){return En(Dn(e,t),n)}function In(e){return typeof e==`function`}function J(e){return In(e)?e:()=>e}let Ln=()=>{},Rn=e=>e,zn=(e,t)=>t,Bn=e=>null,Vn=e=>!0,Hn=(e,t)=>e==t,Un=/\\.\\d*?(?=9{6,}|0{6,})/gm,Wn=e=>{if(tr(e)||Jn.has(e))return e;let t=`${e}`,n=t.match(Un);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${Wn(e)}e${n}`}return Y(e,r)};function Gn(e,t){return Wn(Y(Wn(e/t))*t)}function Kn(e,t){return Wn(Tn(Wn(e/t))*t)}function qn(e,t){return Wn(Cn(Wn(e/t))*t)}function Y(e,t=0){if(tr(e))return e;let n=10**t,r=e*n*(1+2**-52);return wn(r)/n}let Jn=new Map;function Yn(e){return((``+e).split(`.`)[1]||``).length}function Xn(e,t,n,r){let i=[],a=r.map(Yn);for(let o=t;o<n;o++){let t=Sn(o),n=Y(On(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:Y(c,l);i.push(u),Jn.set(u,l)}}return i}let Zn={},Qn=[],$n=[null,null],er=Array.isArray,tr=Number.isInteger,nr=e=>e===void 0;function rr(e){return typeof e==`string`}function ir(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function ar(e){return typeof e==`object`&&!!e}let or=Object.getPrototypeOf(Uint8Array),sr=`__proto__`;function cr(e,t=ir){let n;if(er(e)){let r=e.find(e=>e!=null);if(er(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=cr(e[r],t)}else n=e.slice()}else if(e instanceof or)n=e.slice();else if(t(e)){n={};for(let r in e)r!=sr&&(n[r]=cr(e[r],t))}else n=e;return n}function lr(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=sr&&(ir(e[t])?lr(e[t],cr(r[t])):e[t]=cr(r[t]))}return e}function ur(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function dr(e,t){if(mr(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return X(t[0])||(t=pr(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:1,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=0&&(l[n]=t,u==2&&d.push(n)):l[n]=t}ur(l,d,i),r.push(l)}}return r}let fr=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function pr(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function mr(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function X(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=Dn(1,Cn((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}let Z=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],hr=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function gr(e){return e.slice(0,3)}let _r=hr.map(gr),vr={MMMM:Z,MMM:Z.map(gr),WWWW:hr,WWW:_r};function Q(e){return(e<10?`0`:``)+e}function yr(e){return(e<10?`00`:e<100?`0`:``)+e}let br={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Q(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Q(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Q(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>Q(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Q(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>yr(e.getMilliseconds())};function xr(e,t){t||=vr;let n=[],r=/\\{([a-z]+)\\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?br[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}let Sr=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Cr(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Sr?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}let wr=e=>e%1==0,Tr=[1,2,2.5,5],Er=Xn(10,-32,0,Tr),Dr=Xn(10,0,32,Tr),Or=Dr.filter(wr),kr=Er.concat(Dr),Ar=`{YYYY}`,jr=`\n`+Ar,Mr=`{M}/{D}`,Nr=`\n`+Mr,Pr=Nr+`/{YY}`,Fr=`{aa}`,Ir=`{h}:{mm}`+Fr,Lr=`\n`+Ir,Rr=`:{ss}`;function zr(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?Xn(10,0,3,Tr).filter(wr):Xn(10,-3,0,Tr)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Ar,null,null,null,null,null,null,1],[i*28,`{MMM}`,jr,null,null,null,null,null,1],[i,Mr,jr,null,null,null,null,null,1],[r,`{h}`+Fr,Pr,null,Nr,null,null,null,1],[n,Ir,Pr,null,Nr,null,null,null,1],[t,Rr,Pr+` `+Ir,null,Nr+` `+Ir,null,Lr,null,1],[e,Rr+`.{fff}`,Pr+` `+Ir,null,Nr+` `+Ir,null,Lr,null,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=Y(g*e,3),v=Yr(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=Y(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:Y(Yr(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(wn(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=Yr(c+r*a,l+n*a,1),s=o-t(Y(o*e,3));i=Y((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(Cn(l)-Cn(_))+Kn(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=Y(o+d,e==1?0:3),!(o>u);)if(g>1){let e=Cn(Y(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];Y((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}let[Br,Vr,Hr]=zr(1),[Ur,Wr,Gr]=zr(.001);Xn(2,-53,53,[1]);function Kr(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function qr(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function Jr(e,t){let n=xr(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function Yr(e,t,n){return new Date(e,t,n)}function Xr(e,t){return t(e)}function Zr(e,t){return(n,r,i,a)=>a==null?`--`:t(e(r))}function Qr(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function $r(e,t){return e.series[t].fill(e,t)}let ei={show:!0,live:!0,isolate:!1,mount:Ln,markers:{show:!0,width:2,stroke:Qr,fill:$r,dash:`solid`},idx:null,idxs:null,values:[]};function ti(e,t){let n=e.cursor.points,r=Wt(),i=n.size(e,t);G(r,bt,i),G(r,xt,i);let a=i/-2;G(r,`marginLeft`,a),G(r,`marginTop`,a);let o=n.width(e,t,i);return o&&G(r,`borderWidth`,o),r}function ni(e,t){let n=e.series[t].points;return n._fill||n._stroke}function ri(e,t){let n=e.series[t].points;return n._stroke||n._fill}function ii(e,t){return e.series[t].points.size}let ai=[0,0];function oi(e,t,n){return ai[0]=t,ai[1]=n,ai}function si(e,t,n,r=!0){return e=>{e.button!=0||r&&e.target!=t||n(e)}}function ci(e,t,n,r=!0){return e=>{r&&e.target!=t||n(e)}}let li={show:!0,x:!0,y:!0,lock:!1,move:oi,points:{one:!1,show:ti,size:ii,width:0,stroke:ri,fill:ni},bind:{mousedown:si,mouseup:si,click:si,dblclick:si,mousemove:ci,mouseleave:ci,mouseenter:ci},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ui={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},di=lr({},ui,{filter:zn}),fi=lr({},di,{size:10}),pi=lr({},ui,{show:!1}),mi=`12px system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, \"Noto Sans\", sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"`,hi=`bold `+mi,gi=1.5,_i={show:!0,scale:`x`,stroke:Tt,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:hi,side:2,grid:di,ticks:fi,border:pi,font:mi,lineGap:gi,rotate:0},vi={show:!0,scale:`x`,auto:!1,sorted:1,min:q,max:-1/0,idxs:[]};function yi(e,t,n,r,i){return t.map(e=>e==null?``:yn(e))}function bi(e,t,n,r,i,a,o){let s=[],c=Jn.get(i)||0;n=o?n:Y(Kn(n,i),c);for(let e=n;e<=r;e=Y(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function xi(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log,l=Cn((c==10?An:jn)(n));i=On(c,l),c==10&&(i=kr[tn(i,kr)]);let u=n,d=i*c;c==10&&(d=kr[tn(d,kr)]);do s.push(u),u+=i,c==10&&!Jn.has(u)&&(u=Y(u,Jn.get(i))),u>=d&&(i=u,d=i*c,c==10&&(d=kr[tn(d,kr)]));while(u<=r);return s}function Si(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?xi(e,t,Dn(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?xi(e,t,Dn(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}let Ci=/./,wi=/[12357]/,Ti=/[125]/,Ei=/1/,Di=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function Oi(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?Ci:c(7,o)-u>=l?wi:c(5,o)-u>=l?Ti:Ei;if(d==Ei){let e=Sn(c(1,o)-u);if(e<l)return Di(t.slice().reverse(),s.distr,d,Tn(l/e)).reverse()}return Di(t,s.distr,d,1)}function ki(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=Sn(c(1,o)-c(2,o));return l<s?Di(t.slice().reverse(),3,Ci,Tn(s/l)).reverse():t}function Ai(e,t,n,r){return r==null?`--`:t==null?``:yn(t)}let ji={show:!0,scale:`y`,stroke:Tt,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:hi,side:3,grid:di,ticks:fi,border:pi,font:mi,lineGap:gi,rotate:0};function Mi(e,t){return Y((3+(e||1)*2)*t,3)}function Ni(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=e.valToPos(i[r[1]],n,!0),s=Sn(o-a)/(e.series[t].points.space*W);return r[1]-r[0]<=s}let Pi={scale:null,auto:!0,sorted:0,min:q,max:-1/0},$=(e,t,n,r,i)=>i,Fi={show:!0,auto:!0,sorted:0,gaps:$,alpha:1,facets:[lr({},Pi,{scale:`x`}),lr({},Pi,{scale:`y`})]},Ii={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:$,alpha:1,points:{show:Ni,filter:null},values:null,min:q,max:-1/0,idxs:[],path:null,clip:null};function Li(e,t,n,r,i){return n/10}let Ri={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},zi=lr({},Ri,{time:!1,ori:1}),Bi={};function Vi(e,t){let n=Bi[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(Bi[e]=n)),n}function Hi(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,Zi,$i,ta,ra,aa):n(i,c,l,u,d,_,g,p,f,h,m,Qi,ea,na,ia,oa)}function Ui(e,t){let n=0,r=0,i=K(e.bands,Qn);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Wi(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Gi(e,t,n,r,i,a){return Hi(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?$i:ea,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function Ki(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?ta:na,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function qi(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function Ji(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function Yi(e){return e==0?Rn:e==1?wn:t=>Gn(t,e)}function Xi(e){let t=e==0?Zi:Qi,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=En(c,o/2,s/2),l=En(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}let Zi=(e,t,n)=>{e.moveTo(t,n)},Qi=(e,t,n)=>{e.moveTo(n,t)},$i=(e,t,n)=>{e.lineTo(t,n)},ea=(e,t,n)=>{e.lineTo(n,t)},ta=Xi(0),na=Xi(1),ra=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},ia=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},aa=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},oa=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function sa(e){return(e,t,n,r,i)=>Hi(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=Zi,v=ra):(_=Qi,v=ia);let y=Y(g.width*W,3),b=(g.size-g.width)/2*W,x=Y(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:T,width:E,height:D}=e.bbox;ta(C,w-x,T-x,E+x*2,D+x*2);let O=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,xn*2)}};if(i)i.forEach(O);else for(let e=n;e<=r;e++)O(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function ca(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}let la=ca($i),ua=ca(ea);function da(e){let t=K(e?.alignGaps,0);return(e,n,r,i)=>Hi(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=on(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=$i,b=la):(y=ea,b=ua);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[T,E]=Ui(e,n);if(a.fill!=null||T!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,T)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...Ji(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=Ki(l,c.ori,f,p,m,h)}return E!=0&&(S.band=E==2?[Gi(e,n,r,i,C,-1),Gi(e,n,r,i,C,1)]:Gi(e,n,r,i,C,E)),S})}function fa(e){let t=K(e.align,1),n=K(e.ascDesc,!1),r=K(e.alignGaps,0),i=K(e.extend,!1);return(e,a,o,s)=>Hi(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=on(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?$i:ea,T={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},E=T.stroke,D=d.dir*(d.ori==0?1:-1),O=C(u[D==1?o:s]),k=S(l[D==1?o:s]),ee=k,A=k;i&&t==-1&&(A=b,w(E,A,O)),w(E,k,O);for(let e=D==1?o:s;e>=o&&e<=s;e+=D){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(E,r,O):w(E,ee,i),w(E,r,i),O=i,ee=r}let te=ee;i&&t==1&&(te=b+x,w(E,te,O));let[ne,re]=Ui(e,a);if(c.fill!=null||ne!=0){let t=T.fill=new Path2D(E),n=C(c.fillTo(e,a,c.min,c.max,ne));w(t,te,n),w(t,A,n)}if(!c.spanGaps){let i=[];i.push(...Ji(l,u,o,s,D,S,r));let f=c.width*W/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),T.gaps=i=c.gaps(e,a,o,s,i),T.clip=Ki(i,d.ori,h,g,_,v)}return re!=0&&(T.band=re==2?[Gi(e,a,o,s,E,-1),Gi(e,a,o,s,E,1)]:Gi(e,a,o,s,E,re)),T})}function pa(e,t,n,r,i,a,o=q){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=Sn(e[c]-e[s]);t<l&&(l=t,o=Sn(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function ma(e){e||=Zn;let t=K(e.size,[.6,q,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=J(i),o=1-t[0],s=K(t[1],q),c=K(t[2],1),l=K(e.disp,Zn),u=K(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>Hi(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let T=m.pxRound,E=n,D=r*W,O=s*W,k=c*W,ee,A;_.ori==0?[ee,A]=a(e,t):[A,ee]=a(e,t);let te=_.dir*(_.ori==0?1:-1),ne=_.ori==0?ta:na,re=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},ie=K(e.bands,Qn).find(e=>e.series[0]==t),ae=ie==null?0:ie.dir,oe=m.fillTo(e,t,m.min,m.max,ae),j=T(b(oe,v,w,S)),M,N,P,F=C,I=T(m.width*W),se=!1,ce=null,le=null,ue=null,de=null;d!=null&&(I==0||f!=null)&&(se=!0,ce=d.values(e,t,i,p),le=new Map,new Set(ce).forEach(e=>{e!=null&&le.set(e,new Path2D)}),I>0&&(ue=f.values(e,t,i,p),de=new Map,new Set(ue).forEach(e=>{e!=null&&de.set(e,new Path2D)})));let{x0:fe,size:pe}=l;if(fe!=null&&pe!=null){E=1,h=fe.values(e,t,i,p),fe.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=pe.values(e,t,i,p);N=pe.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),F=pa(h,g,y,_,C,x,F),P=F-N+D}else F=pa(h,g,y,_,C,x,F),P=F*o+D,N=F-P;P<1&&(P=0),I>=N/2&&(I=0),P<5&&(T=Rn);let me=P>0,he=F-P-(me?I:0);N=T(Fn(he,k,O)),M=(E==0?N/2:E==te?0:N)-E*te*((E==0?D/2:0)+(me?I/2:0));let ge={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},_e=se?null:new Path2D,ve=null;if(ie!=null)ve=e.data[ie.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),ve=n.values(e,t,i,p))}let ye=ee*N,L=A*N;for(let n=te==1?i:p;n>=i&&n<=p;n+=te){let r=g[n];if(r==null)continue;if(ve!=null){let e=ve[n]??0;if(r-e==0)continue;j=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(K(r,oe),v,w,S),o=T(i-M),s=T(Dn(a,j)),c=T(En(a,j)),u=s-c;if(r!=null){let i=r<0?L:ye,a=r<0?ye:L;se?(I>0&&ue[n]!=null&&ne(de.get(ue[n]),o,c+Cn(I/2),N,Dn(0,u-I),i,a),ce[n]!=null&&ne(le.get(ce[n]),o,c+Cn(I/2),N,Dn(0,u-I),i,a)):ne(_e,o,c+Cn(I/2),N,Dn(0,u-I),i,a),re(e,t,n,o-I/2,c,N+I,u)}}return I>0?ge.stroke=se?de:_e:se||(ge._fill=m.width==0?m._fill:m._stroke??m._fill,ge.width=0),ge.fill=se?le:_e,ge})}function ha(e,t){let n=K(t?.alignGaps,0);return(t,r,i,a)=>Hi(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=on(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=Zi,S=$i,x=aa):(b=Qi,S=ea,x=oa);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),T=w,E=[],D=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);E.push(T=n),D.push(y(c[e]))}let O={stroke:e(E,D,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:1},k=O.stroke,[ee,A]=Ui(t,r);if(o.fill!=null||ee!=0){let e=O.fill=new Path2D(k),n=y(o.fillTo(t,r,o.min,o.max,ee));S(e,T,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...Ji(s,c,i,a,C,v,n)),O.gaps=e=o.gaps(t,r,i,a,e),O.clip=Ki(e,l.ori,p,m,h,g)}return A!=0&&(O.band=A==2?[Gi(t,r,i,a,k,-1),Gi(t,r,i,a,k,1)]:Gi(t,r,i,a,k,A)),O})}function ga(e){return ha(_a,e)}function _a(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}let va=new Set;function ya(){for(let e of va)e.syncRect(!0)}Ft&&($t(`resize`,Lt,ya),$t(`scroll`,Lt,ya,!0),$t(Pt,Lt,()=>{Fa.pxRatio=W}));let ba=da(),xa=sa();function Sa(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>wa(e,r,t,n))}function Ca(e,t){return e.map((e,n)=>n==0?{}:lr({},t,e))}function wa(e,t,n,r){return lr({},t==0?n:r,e)}function Ta(e,t,n){return t==null?$n:[t,n]}let Ea=Ta;function Da(e,t,n){return t==null?$n:hn(t,n,dn,!0)}function Oa(e,t,n,r){return t==null?$n:ln(t,n,e.scales[r].log,!1)}let ka=Oa;function Aa(e,t,n,r){return t==null?$n:un(t,n,e.scales[r].log,!1)}let ja=Aa;function Ma(e,t,n,r,i){let a=Dn(Pn(e),Pn(t)),o=t-e,s=tn(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?Jn.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function Na(e){let t,n;return e=e.replace(/(\\d+)px/,(e,r)=>(t=wn((n=+r)*W))+`px`),[e,t,n]}function Pa(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=Y(e[2]*W,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function Fa(e,t,n){let r={mode:K(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=Wt(`uplot`);if(e.id!=null&&(l.id=e.id),Vt(l,e.class),e.title){let t=Wt(`u-title`,l);t.textContent=e.title}let u=Ut(`canvas`),d=r.ctx=u.getContext(`2d`),f=Wt(`u-wrap`,l);$t(`click`,f,e=>{e.target===m&&(X!=ur||Z!=dr)&&gr.click(r,e)},!0);let p=r.under=Wt(`u-under`,f);f.appendChild(u);let m=r.over=Wt(`u-over`,f);e=cr(e);let h=+K(e.pxAlign,1),g=Yi(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?Sa(e.series||[],vi,Ii,!1):Ca(e.series||[null],Fi),y=r.axes=Sa(e.axes||[],_i,ji,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=J(e.fill||null),e.dir=K(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:yn,series:Zt},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function T(e){let t=e.distr==3?t=>An(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>Nn(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function E(t){let n=b[t];if(n==null){let r=(e.scales||Zn)[t]||Zn;if(r.from!=null){E(r.from);let e=lr({},b[r.from],r,{key:t});e.valToPct=T(e),b[t]=e}else{n=b[t]=lr({},t==S?Ri:zi,r),n.key=t;let e=n.time,a=n.range,o=er(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?fn:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?fn:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&ir(a))){let e=a;a=(t,n,r)=>n==null?$n:hn(n,r,e)}n.range=J(a||(e?Ea:t==S?n.distr==3?ka:n.distr==4?ja:Ta:n.distr==3?Oa:n.distr==4?Aa:Da)),n.auto=J(!o&&n.auto),n.clamp=J(n.clamp||Li),n._min=n._max=null,n.valToPct=T(n)}}}E(`x`),E(`y`),i==1&&v.forEach(e=>{E(e.scale)}),y.forEach(e=>{E(e.scale)});for(let t in e.scales)E(t);let D=b[S],O=D.distr,k,ee;D.ori==0?(Vt(l,`u-hz`),k=a,ee=o):(Vt(l,`u-vt`),k=o,ee=a);let A={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(A[e]={min:t.min,max:t.max},t.min=t.max=null)}let te=e.tzDate||(e=>new Date(wn(e/_))),ne=e.fmtDate||xr,re=_==1?Hr(te):Gr(te),ie=qr(te,Kr(_==1?Vr:Wr,ne)),ae=Zr(te,Xr(`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`,ne)),oe=[],j=r.legend=lr({},ei,e.legend),M=r.cursor=lr({},li,{drag:{y:i==2}},e.cursor),N=j.show,P=M.show,F=j.markers;j.idxs=oe,F.width=J(F.width),F.dash=J(F.dash),F.stroke=J(F.stroke),F.fill=J(F.fill);let I,se,ce,le=[],ue=[],de,fe=!1,pe={};if(j.live){let e=v[1]?v[1].values:null;fe=e!=null,de=fe?e(r,1,0):{_:0};for(let e in de)pe[e]=`--`}if(N){if(I=Ut(`table`,`u-legend`,l),ce=Ut(`tbody`,null,I),j.mount(r,I),fe){se=Ut(`thead`,null,I,ce);let e=Ut(`tr`,null,se);for(var me in Ut(`th`,null,e),de)Ut(`th`,yt,e).textContent=me}else Vt(I,`u-inline`),j.live&&Vt(I,`u-live`)}let he={show:!0},ge={show:!1};function _e(e,t){if(t==0&&(fe||!j.live||i==2))return $n;let n=[],a=Ut(`tr`,`u-series`,ce,ce.childNodes[t]);Vt(a,e.class),e.show||Vt(a,vt);let o=Ut(`th`,null,a);if(F.show){let e=Wt(`u-marker`,o);if(t>0){let n=F.width(r,t);n&&(e.style.border=n+`px `+F.dash(r,t)+` `+F.stroke(r,t)),e.style.background=F.fill(r,t)}}let s=Wt(yt,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(F.show||(s.style.color=e.width>0?F.stroke(r,t):F.fill(r,t)),ye(`click`,o,t=>{if(M._lock)return;We(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=j.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&wr(r,e?r==n?he:ge:he,!0,$.setSeries)})}else wr(n,{show:!e.show},!0,$.setSeries)},!1),Ke&&ye(At,o,t=>{M._lock||(We(t),wr(v.indexOf(e),Pr,!0,$.setSeries))},!1)),de){let e=Ut(`td`,`u-value`,a);e.textContent=`--`,n.push(e)}return[a,n]}let ve=new Map;function ye(e,t,n,i=!0){let a=ve.get(t)||{},o=M.bind[e](r,t,n,i);o&&($t(e,t,a[e]=o),ve.set(t,a))}function L(e,t,n){let r=ve.get(t)||{};for(let n in r)(e==null||n==e)&&(en(n,t,r[n]),delete r[n]);e??ve.delete(t)}let be=0,xe=0,R=0,z=0,Se=0,Ce=0,we=Se,Te=Ce,Ee=R,De=z,Oe=0,ke=0,Ae=0,je=0;r.bbox={};let Me=!1,Ne=!1,Pe=!1,Fe=!1,Ie=!1,Le=!1;function Re(e,t,n){(n||e!=r.width||t!=r.height)&&ze(e,t),bn(!1),Pe=!0,Ne=!0,Ln()}function ze(e,t){r.width=be=R=e,r.height=xe=z=t,Se=Ce=0,He(),Ue();let n=r.bbox;Oe=n.left=Gn(Se*W,.5),ke=n.top=Gn(Ce*W,.5),Ae=n.width=Gn(R*W,.5),je=n.height=Gn(z*W,.5)}function Be(){let e=!1,t=0;for(;!e;){t++;let n=_n(t),i=vn(t);e=t==3||n&&i,e||(ze(r.width,r.height),Ne=!0)}}function Ve({width:e,height:t}){Re(e,t)}r.setSize=Ve;function He(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(R-=c,a==3?(Se+=c,r=!0):n=!0):(z-=c,a==0?(Ce+=c,e=!0):t=!0))}}),tt[0]=e,tt[1]=n,tt[2]=t,tt[3]=r,R-=V[1]+V[3],Se+=V[3],z-=V[2]+V[0],Ce+=V[0]}function Ue(){let e=Se+R,t=Ce+z,n=Se,r=Ce;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(M.dataIdx==null){let e=M.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=J(e.prox),i=e.bias??=0;M.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??q,u=l>=0&&l<q,d=D.ori==0?R:z,f=M.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:k(p[e],D,d,0),r=t==null?1/0:k(p[t],D,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&Sn(f-k(p[o],D,d,0))>l&&(c=null);return c}}let We=e=>{M.event=e};M.idxs=oe,M._lock=!1;let B=M.points;B.show=J(B.show),B.size=J(B.size),B.stroke=J(B.stroke),B.width=J(B.width),B.fill=J(B.fill);let Ge=r.focus=lr({},e.focus||{alpha:.3},M.focus),Ke=Ge.prox>=0,qe=Ke&&B.one,Je=[],Ye=[],Xe=[];function Ze(e,t){let n=B.show(r,t);if(n instanceof HTMLElement)return Vt(n,`u-cursor-pt`),Vt(n,e.class),Kt(n,-10,-10,R,z),m.insertBefore(n,Je[t]),n}function Qe(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?rr(n)?Zr(te,Xr(n,ne)):n||ae:n||Ai,e.label=e.label||(t?`Time`:`Value`)}if(qe||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||ba||Bn,e.fillTo=J(e.fillTo||Wi),e.pxAlign=+K(e.pxAlign,h),e.pxRound=Yi(e.pxAlign),e.stroke=J(e.stroke||null),e.fill=J(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=Mi(Dn(1,e.width),1),n=e.points=lr({},{size:t,width:Dn(1,t*.2),stroke:e.stroke,space:t*2,paths:xa,_stroke:null,_fill:null},e.points);n.show=J(n.show),n.filter=J(n.filter),n.fill=J(n.fill),n.stroke=J(n.stroke),n.paths=J(n.paths),n.pxAlign=e.pxAlign}if(N){let n=_e(e,t);le.splice(t,0,n[0]),ue.splice(t,0,n[1]),j.values.push(null)}if(P){oe.splice(t,0,null);let n=null;qe?t==0&&(n=Ze(e,t)):t>0&&(n=Ze(e,t)),Je.splice(t,0,n),Ye.splice(t,0,0),Xe.splice(t,0,0)}Ni(`addSeries`,t)}function $e(e,t){t??=v.length,e=i==1?wa(e,t,vi,Ii):wa(e,t,{},Fi),v.splice(t,0,e),Qe(v[t],t)}r.addSeries=$e;function et(e){if(v.splice(e,1),N){j.values.splice(e,1),ue.splice(e,1);let t=le.splice(e,1)[0];L(null,t.firstChild),t.remove()}P&&(oe.splice(e,1),Je.splice(e,1)[0].remove(),Ye.splice(e,1),Xe.splice(e,1)),Ni(`delSeries`,e)}r.delSeries=et;let tt=[!1,!1,!1,!1];function nt(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=J(e.size),e.space=J(e.space),e.rotate=J(e.rotate),er(e.incrs)&&e.incrs.forEach(e=>{!Jn.has(e)&&Jn.set(e,Yn(e))}),e.incrs=J(e.incrs||(i.distr==2?Or:a?_==1?Br:Ur:kr)),e.splits=J(e.splits||(a&&i.distr==1?re:i.distr==3?xi:i.distr==4?Si:bi)),e.stroke=J(e.stroke),e.grid.stroke=J(e.grid.stroke),e.ticks.stroke=J(e.ticks.stroke),e.border.stroke=J(e.border.stroke);let o=e.values;e.values=er(o)&&!er(o[0])?J(o):a?er(o)?qr(te,Kr(o,ne)):rr(o)?Jr(te,o):o||ie:o||yi,e.filter=J(e.filter||(i.distr>=3&&i.log==10?Oi:i.distr==3&&i.log==2?ki:zn)),e.font=Na(e.font),e.labelFont=Na(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(tt[t]=!0,e._el=Wt(`u-axis`,f))}}function rt(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?wn(_i.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?wn(ji.size/2):0),l}let it=r.padding=(e.padding||[rt,rt,rt,rt]).map(e=>J(K(e,rt))),V=r._padding=it.map((e,t)=>e(r,t,tt,0)),at,H=null,ot=null,st=i==1?v[0].idxs:null,ct=null,lt=!1;function ut(e,n){if(t=e??[],r.data=r._data=t,i==2){at=0;for(let e=1;e<v.length;e++)at+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),ct=t[0],at=ct.length;let e=t;if(O==2){e=t.slice();let n=e[0]=Array(at);for(let e=0;e<at;e++)n[e]=e}r._data=t=e}if(bn(!0),Ni(`setData`),O==2&&(Pe=!0),n!==!1){let e=D;e.auto(r,lt)?dt():Cr(S,e.min,e.max),Fe||=M.left>=0,Le=!0,Ln()}}r.setData=ut;function dt(){lt=!0;let e,n;i==1&&(at>0?(H=st[0]=0,ot=st[1]=at-1,e=t[0][H],n=t[0][ot],O==2?(e=H,n=ot):e==n&&(O==3?[e,n]=ln(e,e,D.log,!1):O==4?[e,n]=un(e,e,D.log,!1):D.time?n=e+wn(86400/_):[e,n]=hn(e,n,dn,!0))):(H=st[0]=e=null,ot=st[1]=n=null)),Cr(S,e,n)}let ft,pt,mt,ht,gt,_t,U,Tt,Nt,Ft;function Rt(e,t,n,r,i,a){e??=Et,n??=Qn,r??=`butt`,i??=Et,a??=`round`,e!=ft&&(d.strokeStyle=ft=e),i!=pt&&(d.fillStyle=pt=i),t!=mt&&(d.lineWidth=mt=t),a!=gt&&(d.lineJoin=gt=a),r!=_t&&(d.lineCap=_t=r),n!=ht&&d.setLineDash(ht=n)}function zt(e,t,n,r){t!=pt&&(d.fillStyle=pt=t),e!=U&&(d.font=U=e),n!=Tt&&(d.textAlign=Tt=n),r!=Nt&&(d.textBaseline=Nt=r)}function Bt(e,t,n,i,a=0){if(i.length>0&&e.auto(r,lt)&&(t==null||t.min==null)){let t=K(H,0),r=K(ot,i.length-1),o=n.min==null?cn(i,t,r,a,e.distr==3):[n.min,n.max];e.min=En(e.min,n.min=o[0]),e.max=Dn(e.max,n.max=o[1])}}let Gt={min:null,max:null};function qt(){for(let e in b){let t=b[e];A[e]==null&&(t.min==null||A[S]!=null&&t.auto(r,lt))&&(A[e]=Gt)}for(let e in b){let t=b[e];A[e]==null&&t.from!=null&&A[t.from]!=null&&(A[e]=Gt)}A[S]!=null&&bn(!0);let e={};for(let t in A){let n=A[t];if(n!=null){let a=e[t]=cr(b[t],ar);if(n.min!=null)lr(a,n);else if(t!=S||i==2){if(at==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=q,a.max=-1/0}}}if(at>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=A[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],H=tn(s.min,t[0]),ot=tn(s.max,t[0]),ot-H>1&&(t[0][H]<s.min&&H++,t[0][ot]>s.max&&ot--),n.min=ct[H],n.max=ct[ot]}else n.show&&n.auto&&Bt(s,o,n,t[a],n.sorted);n.idxs[0]=H,n.idxs[1]=ot}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&Bt(u,A[o],r,c,r.sorted),d!=null&&Bt(d,A[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=A[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==q?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?An(i.min):e==4?Nn(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?An(i.max):e==4?Nn(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)Pe=!0,Ni(`setScale`,e);P&&M.left>=0&&(Fe=Le=!0)}for(let e in A)A[e]=null}function Yt(e){let t=Fn(H-1,0,at-1),n=Fn(ot+1,0,at-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<at-1;)n++;return[t,n]}function Zt(){if(at>0){let e=v.some(e=>e._focus)&&Ft!=Ge.alpha;e&&(d.globalAlpha=Ft=Ge.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(Qt(n,!1),Qt(n,!0),e._paths==null)){let a=Ft;Ft!=e.alpha&&(d.globalAlpha=Ft=e.alpha);let o=i==2?[0,t[n][0].length-1]:Yt(t[n]);e._paths=e.paths(r,n,o[0],o[1]),Ft!=a&&(d.globalAlpha=Ft=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=Ft;Ft!=e.alpha&&(d.globalAlpha=Ft=e.alpha),e._paths!=null&&nn(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,H,ot,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,H,ot,a),nn(t,!0))}Ft!=n&&(d.globalAlpha=Ft=n),Ni(`drawSeries`,t)}}),e&&(d.globalAlpha=Ft=1)}}function Qt(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function nn(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=Y(l*W,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=Oe-l/2,t=ke-l/2,n=Ae+l,r=je+l;u=new Path2D,u.rect(e,t,n,r)}t?an(s,l,n.dash,n.cap,c,r,i,o,a):rn(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function rn(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||Zn).band;er(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&gn(g,H,ot)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,an(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||an(n,i,a,o,s,c,l,u,d,f)}function an(e,t,n,r,i,a,o,s,c,l,u,f){Rt(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),sn(i,o),on(e,a,t)):s&2?(sn(i,o),d.clip(f),on(e,a,t)):s&1&&(d.save(),d.clip(f),u&&d.clip(u),sn(i,o),d.restore(),on(e,a,t)):(sn(i,o),on(e,a,t)),(c||l||f)&&d.restore()}function on(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=ft=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function sn(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=pt=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function pn(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=Ma(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function mn(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),Rt(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function _n(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,bn(!1));return}n._show||(t=!1,n._show=!0,bn(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=pn(i,c,l,s==0?R:z);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>ct[e]):p,h=a.distr==2?ct[p[1]]-ct[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=Tn(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function vn(e){let t=!0;return it.forEach((n,i)=>{let a=n(r,i,tt,e);a!=V[i]&&(t=!1),V[i]=a}),t}function yn(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=wn((t._lpos+s)*W);zt(t.labelFont[0],c,`center`,n==2?`top`:St),d.save(),i==1?(a=o=0,d.translate(p,wn(ke+je/2)),d.rotate((n==3?-xn:xn)/2)):(a=wn(Oe+Ae/2),o=p);let m=In(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?Ae:je,h=i==0?Oe:ke,_=t._splits,v=p.distr==2?_.map(e=>ct[e]):_,x=p.distr==2?ct[_[1]]-ct[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,T=wn(w*W),E=wn((t.alignTo==2?t._size-w-t.gap:t.gap)*W),D=t._rotate*-xn/180,O=g(t._pos*W),k=O+(T+E)*l;o=i==0?k:0,a=i==1?k:0;let ee=t.font[0];zt(ee,c,t.align==1?Ct:t.align==2?wt:D>0?Ct:D<0?wt:i==0?`center`:n==3?wt:Ct,D||i==1?`middle`:n==2?`top`:St);let A=t.font[1]*t.lineGap,te=_.map(e=>g(s(e,p,m,h))),ne=t._values;for(let e=0;e<ne.length;e++){let t=ne[e];if(t!=null){i==0?a=te[e]:o=te[e],t=``+t;let n=t.indexOf(`\n`)==-1?[t]:t.split(/\\n/gm);for(let e=0;e<n.length;e++){let t=n[e];D?(d.save(),d.translate(a,o+e*A),d.rotate(D),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*A)}}}S.show&&mn(te,S.filter(r,v,e,f,x),i,n,O,T,Y(S.width*W,3),S.stroke(r,e),S.dash,S.cap);let re=t.grid;re.show&&mn(te,re.filter(r,v,e,f,x),i,i==0?2:1,i==0?ke:Oe,i==0?je:Ae,Y(re.width*W,3),re.stroke(r,e),re.dash,re.cap),C.show&&mn([O],[1],+(i==0),i==0?1:2,i==1?ke:Oe,i==1?je:Ae,Y(C.width*W,3),C.stroke(r,e),C.dash,C.cap)}Ni(`drawAxes`)}function bn(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let Cn=!1,kn=!1,jn=[];function Pn(){kn=!1;for(let e=0;e<jn.length;e++)Ni(...jn[e]);jn.length=0}function Ln(){Cn||=(fr(Un),!0)}function Rn(e,t=!1){Cn=!0,kn=t,e(r),Un(),t&&jn.length>0&&queueMicrotask(Pn)}r.batch=Rn;function Un(){if(Me&&=(qt(),!1),Pe&&=(Be(),!1),Ne){if(G(p,Ct,Se),G(p,`top`,Ce),G(p,bt,R),G(p,xt,z),G(m,Ct,Se),G(m,`top`,Ce),G(m,bt,R),G(m,xt,z),G(f,bt,be),G(f,xt,xe),u.width=wn(be*W),u.height=wn(xe*W),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;G(e,a?`left`:`top`,r-t),G(e,a?`width`:`height`,n),G(e,a?`top`:`left`,a?Ce:Se),G(e,a?`height`:`width`,a?z:R),Ht(e,vt)}else Vt(e,vt)}}),ft=pt=mt=gt=_t=U=Tt=Nt=ht=null,Ft=1,ai(!0),Se!=we||Ce!=Te||R!=Ee||z!=De){bn(!1);let e=R/Ee,t=z/De;if(P&&!Fe&&M.left>=0){M.left*=e,M.top*=t,Xn&&Kt(Xn,wn(M.left),0,R,z),tr&&Kt(tr,0,wn(M.top),R,z);for(let n=0;n<Je.length;n++){let r=Je[n];r!=null&&(Ye[n]*=e,Xe[n]*=t,Kt(r,Tn(Ye[n]),Tn(Xe[n]),R,z))}}if(Q.show&&!Ie&&Q.left>=0&&Q.width>0){Q.left*=e,Q.width*=e,Q.top*=t,Q.height*=t;for(let e in ci)G(yr,e,Q[e])}we=Se,Te=Ce,Ee=R,De=z}Ni(`setSize`),Ne=!1}be>0&&xe>0&&(d.clearRect(0,0,u.width,u.height),Ni(`drawClear`),w.forEach(e=>e()),Ni(`draw`)),Q.show&&Ie&&(br(Q),Ie=!1),P&&Fe&&(ri(null,!0,!1),Fe=!1),j.show&&j.live&&Le&&(ti(),Le=!1),c||(c=!0,r.status=1,Ni(`ready`)),lt=!1,Cn=!1}r.redraw=(e,t)=>{Pe=t||!1,e===!1?Ln():Cr(S,D.min,D.max)};function Wn(e,n){let i=b[e];if(i.from==null){if(at==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(at>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&at>0&&(n.min=tn(n.min,t[0]),n.max=tn(n.max,t[0]),n.min==n.max&&n.max++),A[e]=n,Me=!0,Ln()}}r.setScale=Wn;let Kn,qn,Xn,tr,or,sr,ur,dr,pr,mr,X,Z,hr=!1,gr=M.drag,_r=gr.x,vr=gr.y;P&&(M.x&&(Kn=Wt(`u-cursor-x`,m)),M.y&&(qn=Wt(`u-cursor-y`,m)),D.ori==0?(Xn=Kn,tr=qn):(Xn=qn,tr=Kn),X=M.left,Z=M.top);let Q=r.select=lr({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),yr=Q.show?Wt(`u-select`,Q.over?m:p):null;function br(e,t){if(Q.show){for(let t in e)Q[t]=e[t],t in ci&&G(yr,t,e[t]);t!==!1&&Ni(`setSelect`)}}r.setSelect=br;function Sr(e){if(v[e].show)N&&Ht(le[e],vt);else if(N&&Vt(le[e],vt),P){let t=qe?Je[0]:Je[e];t!=null&&Kt(t,-10,-10,R,z)}}function Cr(e,t,n){Wn(e,{min:t,max:n})}function wr(e,t,n,a){t.focus!=null&&Fr(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,Sr(r),i==2?(Cr(n.facets[0].scale,null,null),Cr(n.facets[1].scale,null,null)):Cr(n.scale,null,null),Ln())}),n!==!1&&Ni(`setSeries`,e,t),a&&Ui(`setSeries`,r,e,t)}r.setSeries=wr;function Tr(e,t){lr(x[e],t)}function Er(e,t){e.fill=J(e.fill||null),e.dir=K(e.dir,-1),t??=x.length,x.splice(t,0,e)}function Dr(e){e==null?x.length=0:x.splice(e,1)}r.addBand=Er,r.setBand=Tr,r.delBand=Dr;function Ar(e,t){v[e].alpha=t,P&&Je[e]!=null&&(Je[e].style.opacity=t),N&&le[e]&&(le[e].style.opacity=t)}let jr,Mr,Nr,Pr={focus:!0};function Fr(e){if(e!=Nr){let t=e==null,n=Ge.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&Ar(a,i?1:Ge.alpha)}}),Nr=e,n&&Ln()}}N&&Ke&&ye(jt,I,e=>{M._lock||(We(e),Nr!=null&&wr(null,Pr,!0,$.setSeries))});function Ir(e,t,n){let r=b[t];n&&(e=e/W-(r.ori==1?Ce:Se));let i=R;r.ori==1&&(i=z,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?On(10,c):l==4?Mn(c,r.asinh):l==100?r.bwd(c):c}function Lr(e,n){return tn(Ir(e,S,n),t[0],H,ot)}r.valToIdx=e=>tn(e,t[0]),r.posToIdx=Lr,r.posToVal=Ir,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?Ae:R,n?Oe:0):o(e,b[t],n?je:z,n?ke:0),r.setCursor=(e,t,n)=>{X=e.left,Z=e.top,ri(null,t,n)};function Rr(e,t){G(yr,Ct,Q.left=e),G(yr,bt,Q.width=t)}function zr(e,t){G(yr,`top`,Q.top=e),G(yr,xt,Q.height=t)}let Yr=D.ori==0?Rr:zr,Qr=D.ori==1?Rr:zr;function $r(){if(N&&j.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&fe)continue;let t=j.values[e],n=0;for(let r in t)ue[e][n++].firstChild.nodeValue=t[r]}}function ti(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{oe[t]=e}):nr(e.idx)||oe.fill(e.idx),j.idx=oe[0]),N&&j.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!fe)&&ni(e,oe[e]);$r()}Le=!1,t!==!1&&Ni(`setLegend`)}r.setLegend=ti;function ni(e,n){let i=v[e],a=e==0&&O==2?ct:t[e],o;fe?o=i.values(r,e,n)??pe:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?pe:{_:o}),j.values[e]=o}function ri(e,n,a){pr=X,mr=Z,[X,Z]=M.move(r,X,Z),M.left=X,M.top=Z,P&&(Xn&&Kt(Xn,wn(X),0,R,z),tr&&Kt(tr,0,wn(Z),R,z));let o,s=H>ot;jr=q,Mr=null;let c=D.ori==0?R:z,l=D.ori==1?R:z;if(X<0||at==0||s){o=M.idx=null;for(let e=0;e<v.length;e++){let t=Je[e];t!=null&&Kt(t,-10,-10,R,z)}Ke&&wr(null,Pr,!0,e==null&&$.setSeries),j.live&&(oe.fill(o),Le=!0)}else{let e,n,a;i==1&&(e=D.ori==0?X:Z,n=Ir(e,S),o=M.idx=tn(n,t[0],H,ot),a=k(t[0][o],D,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=oe[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=M.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(Le=Le||S!=y||x!=_,oe[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:k(i==1?t[0][x]:t[e][0][x],D,c,0),_=S==null?-10:ee(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(Ke&&S!=null){let t=D.ori==1?X:Z,n=Sn(Ge.dist(r,e,x,_,t));if(n<jr){let r=Ge.bias;if(r!=0){let i=Ir(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(jr=n,Mr=e)}else jr=n,Mr=e}}if(Le||qe){let t,i;D.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=B.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=B.size(r,e);if(v=B.fill(r,e),g=B.stroke(r,e),qe)e==Mr&&jr<=Ge.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=Je[e];t!=null&&(Ye[e]=c,Xe[e]=l,Xt(t,a,o,y),Jt(t,v,g),Kt(t,Tn(c),Tn(l),R,z))}}}}if(qe){let e=Ge.prox;if(Le||(Nr==null?jr<=e:jr>e||Mr!=Nr)){let e=Je[0];e!=null&&(Ye[0]=s,Xe[0]=u,Xt(e,d,f,p),Jt(e,m,h),Kt(e,Tn(s),Tn(u),R,z))}}}if(Q.show&&hr){if(e!=null){let[t,n]=$.scales,[r,i]=$.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(_r=s._x,vr=s._y,_r||vr){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&_r?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=k(m(h,a),_,c,0),y=k(m(h+g,a),_,c,0),Yr(En(v,y),Sn(y-v))):Yr(0,c),S&&vr?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=ee(m(h,o),_,l,0),y=ee(m(h+g,o),_,l,0),Qr(En(v,y),Sn(y-v))):Qr(0,l)}else ui()}else{let e=Sn(pr-or),t=Sn(mr-sr);if(D.ori==1){let n=e;e=t,t=n}_r=gr.x&&e>=gr.dist,vr=gr.y&&t>=gr.dist;let n=gr.uni;n==null?gr.x&&gr.y&&(_r||vr)&&(_r=vr=!0):_r&&vr&&(_r=e>=n,vr=t>=n,!_r&&!vr&&(t>e?vr=!0:_r=!0));let r,i;_r&&(D.ori==0?(r=ur,i=X):(r=dr,i=Z),Yr(En(r,i),Sn(i-r)),vr||Qr(0,l)),vr&&(D.ori==1?(r=ur,i=X):(r=dr,i=Z),Qr(En(r,i),Sn(i-r)),_r||Yr(0,c)),!_r&&!vr&&(Yr(0,0),Qr(0,0))}}if(gr._x=_r,gr._y=vr,e==null){if(a){if(Bi!=null){let[e,t]=$.scales;$.values[0]=e==null?null:Ir(D.ori==0?X:Z,e),$.values[1]=t==null?null:Ir(D.ori==1?X:Z,t)}Ui(Dt,r,X,Z,R,z,o)}if(Ke){let e=a&&$.setSeries,t=Ge.prox;Nr==null?jr<=t&&wr(Mr,Pr,!0,e):jr>t?wr(null,Pr,!0,e):Mr!=Nr&&wr(Mr,Pr,!0,e)}}Le&&(j.idx=o,ti()),n!==!1&&Ni(`setCursor`)}let ii=null;Object.defineProperty(r,\"rect\",{get(){return ii??ai(!1),ii}});function ai(e=!1){e?ii=null:(ii=m.getBoundingClientRect(),Ni(`syncRect`,ii))}function oi(e,t,n,r,i,a,o){M._lock||hr&&e!=null&&e.movementX==0&&e.movementY==0||(si(e,t,n,r,i,a,o,!1,e!=null),e==null?ri(t,!0,!1):ri(null,!0,!0))}function si(e,t,n,i,a,o,c,l,u){if(ii??ai(!1),We(e),e!=null)n=e.clientX-ii.left,i=e.clientY-ii.top;else{if(n<0||i<0){X=-10,Z=-10;return}let[e,r]=$.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=$.match,h=t.axes[0].side%2==1,g=D.ori==0?R:z,_=D.ori==1?R:z,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,D.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==Dt)&&((n<=1||n>=R-1)&&(n=Gn(n,R)),(i<=1||i>=z-1)&&(i=Gn(i,z))),l?(or=n,sr=i,[ur,dr]=M.move(r,n,i)):(X=n,Z=i)}let ci={width:0,height:0,left:0,top:0};function ui(){br(ci,!1)}let di,fi,pi,mi;function hi(e,t,n,i,a,o,s){hr=!0,_r=vr=gr._x=gr._y=!1,si(e,t,n,i,a,o,s,!0,!1),e!=null&&(ye(kt,It,gi,!1),Ui(Ot,r,ur,dr,R,z,null));let{left:c,top:l,width:u,height:d}=Q;di=c,fi=l,pi=u,mi=d}function gi(e,t,n,i,a,o,s){hr=gr._x=gr._y=!1,si(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=Q,f=u>0||d>0,p=di!=c||fi!=l||pi!=u||mi!=d;if(f&&p&&br(Q),gr.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(D.ori==1&&(e=l,t=d,n=c,r=u),_r&&Cr(S,Ir(e,S),Ir(e+t,S)),vr)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=q&&Cr(e,Ir(n+r,e),Ir(n,e))}ui()}else M.lock&&(M._lock=!M._lock,ri(t,!0,e!=null));e!=null&&(L(kt,It),Ui(kt,r,X,Z,R,z,null))}function Ci(e,t,n,r,i,a,o){if(M._lock)return;We(e);let s=hr;if(hr){let e=!0,t=!0,n,r;D.ori==0?(n=_r,r=vr):(n=vr,r=_r),n&&r&&(e=X<=10||X>=R-10,t=Z<=10||Z>=z-10),n&&e&&(X=X<ur?0:R),r&&t&&(Z=Z<dr?0:z),ri(null,!0,!0),hr=!1}X=-10,Z=-10,oe.fill(null),ri(null,!0,!0),s&&(hr=s)}function wi(e,t,n,i,a,o,s){M._lock||(We(e),dt(),ui(),e!=null&&Ui(Mt,r,X,Z,R,z,null))}function Ti(){y.forEach(Pa),Re(r.width,r.height,!0)}$t(Pt,Lt,Ti);let Ei={};Ei.mousedown=hi,Ei.mousemove=oi,Ei.mouseup=gi,Ei.dblclick=wi,Ei.setSeries=(e,t,n,i)=>{let a=$.match[2];n=a(r,t,n),n!=-1&&wr(n,i,!0,!1)},P&&(ye(Ot,m,hi),ye(Dt,m,oi),ye(At,m,e=>{We(e),ai(!1)}),ye(jt,m,Ci),ye(Mt,m,wi),va.add(r),r.syncRect=ai);let Di=r.hooks=e.hooks||{};function Ni(e,t,n){kn?jn.push([e,t,n]):e in Di&&Di[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)Di[t]=(Di[t]||[]).concat(e.hooks[t])});let Pi=(e,t,n)=>n,$=lr({key:null,setSeries:!1,filters:{pub:Vn,sub:Vn},scales:[S,v[1]?v[1].scale:null],match:[Hn,Hn,Pi],values:[null,null]},M.sync);$.match.length==2&&$.match.push(Pi),M.sync=$;let Bi=$.key,Hi=Vi(Bi);function Ui(e,t,n,r,i,a,o){$.filters.pub(e,t,n,r,i,a,o)&&Hi.pub(e,t,n,r,i,a,o)}Hi.sub(r);function Gi(e,t,n,r,i,a,o){$.filters.sub(e,t,n,r,i,a,o)&&Ei[e](null,t,n,r,i,a,o)}r.pub=Gi;function Ki(){Hi.unsub(r),va.delete(r),ve.clear(),en(Pt,Lt,Ti),l.remove(),I?.remove(),Ni(`destroy`)}r.destroy=Ki;function qi(){Ni(`init`,e,t),ut(t||e.data,!1),A[S]?Wn(S,A[S]):dt(),Ie=Q.show&&(Q.width>0||Q.height>0),Fe=Le=!0,Re(e.width,e.height)}return v.forEach(Qe),y.forEach(nt),n?n instanceof HTMLElement?(n.appendChild(l),qi()):n(r,qi):qi(),r}Fa.assign=lr,Fa.fmtNum=yn,Fa.rangeNum=hn,Fa.rangeLog=ln,Fa.rangeAsinh=un,Fa.orient=Hi,Fa.pxRatio=W,Fa.join=dr,Fa.fmtDate=xr,Fa.tzDate=Cr,Fa.sync=Vi;{Fa.addGap=qi,Fa.clipGaps=Ki;let e=Fa.paths={points:sa};e.linear=da,e.stepped=fa,e.bars=ma,e.spline=ga}let Ia=(t,n,r={})=>e(`table`,{...r,class:`table ${r.class??``}`.trim()},e(`thead`,{},e(`tr`,{},...t.map(La))),e(`tbody`,{},...n.map(e=>Ra(t,e)))),La=({title:t,className:n})=>t===``?e(`td`,{class:n}):e(`th`,{scope:`col`,class:n},t),Ra=(t,n)=>e(`tr`,{},...t.map(({className:t,content:r},i)=>{let a=r(n),o=Array.isArray(a)?a:[a];return i===0?e(`th`,{scope:`row`,class:t},...o):e(`td`,{class:t},...o)})),za=(t,n,r)=>e(`div`,{class:`box scrolling`,tabindex:`0`,role:`region`,\"aria-label\":r},Ia(t,n));function Ba(e){let[,t=``,n=``,r=``]=/, (\\d+) (\\w+) (-?\\d+)/.exec(e.toUTCString())??[],i=[e.getUTCHours(),e.getUTCMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`);return`${Number(t)} ${n} ${r}, ${i} UTC`}let Va=e=>{let t=g(e);return t===``?`just now`:`${t} ago`},Ha=t=>{let n=new Date(t);return e(`time`,Number.isNaN(n.getTime())?{}:{datetime:n.toISOString(),title:Ba(n)},Va(Date.now()-t))},Ua=({firstSeen:e,firstBuild:t,firstCommit:n,firstUrl:r})=>({timestamp:e,build:t,commit:n,url:r}),Wa=({lastSeen:e,lastBuild:t,lastCommit:n,lastUrl:r})=>({timestamp:e,build:t,commit:n,url:r}),Ga=t=>t===void 0?void 0:e(`code`,{class:`plain`},L(t).slice(0,7)),Ka=({build:e,url:t})=>V(t,{},`build ${L(e)}`);function qa(t){let n=Ga(t.commit);return e(`span`,{},Ha(t.timestamp),`, `,Ka(t),...n===void 0?[]:[`, `,n])}function Ja(e){return e===0||e===1?`${e*100}%`:e>0&&e<.001?`< 0.1%`:e<1&&e>.999?`> 99.9%`:`${(e*100).toFixed(1)}%`}function Ya(e){let t=Math.round(Math.abs(e)*100);return t===0?`±0%`:`${e<0?`\u2212`:`+`}${d(t)}%`}function Xa(t,n,r=!1){let i=t/n-1;return e(`small`,{class:r||Math.abs(i)<=.05?`quiet`:i>0?`text-failed`:`text-passed`},Ya(i))}function Za(e){let t=e.flatMap((e,t)=>typeof e==`number`&&e>0?[{index:t,value:e}]:[]),n=Qa(t.map(({value:e})=>Math.log(e))),r=[0,...n,t.length];return n.flatMap((e,n)=>{let i=[t.slice(r[n],e),t.slice(e,r[n+2])],[a,o]=[to(i[0].map(({value:e})=>e)),to(i[1].map(({value:e})=>e))],s=t[e]?.index;return s===void 0||!eo(a,o)?[]:[{index:s,before:a.median,after:o.median}]})}function Qa(e,t=0,n=e.length){let r=$a(e.slice(t,n));if(r===void 0)return[];let i=t+r;return[...Qa(e,t,i),i,...Qa(e,i,n)]}function $a(e){let t=e.length,n=t-6+1;if(n<1)return;let r=io(e)/t,i=io(e.map(e=>(e-r)**2)),a={place:0,explained:0},o=0;for(let[n,i]of e.entries()){if(n>=3&&t-n>=3){let e=(o-n*r)**2*(1/n+1/(t-n));e>a.explained&&(a={place:n,explained:e})}o+=i}let s=t-2,c=Math.max(i-a.explained,0),l=c===0?1/0:Math.sqrt(a.explained*s/c),{place:u}=a;if(a.explained===0||l<no(.01/n,s))return;let d=e=>to(e.map(Math.exp));return eo(d(e.slice(0,u)),d(e.slice(u)))?u:void 0}function eo(e,t){let[n,r]=e.median<t.median?[e,t]:[t,e];return r.median>1.05*n.median&&r.median>n.high&&n.median<r.low}function to(e){let t=e.toSorted((e,t)=>e-t),n=e=>{let n=(t.length-1)*e,r=t[Math.floor(n)]??0;return r+((t[Math.ceil(n)]??r)-r)*(n%1)};return{low:n(.25),median:n(.5),high:n(.75)}}function no(e,t){let n=ro(e/2),r=(n**3+n)/4,i=(5*n**5+16*n**3+3*n)/96,a=(3*n**7+19*n**5+17*n**3-15*n)/384;return n+r/t+i/t**2+a/t**3}function ro(e){let t=Math.sqrt(-2*Math.log(e));return t-(2.515517+t*(.802853+t*.010328))/(1+t*(1.432788+t*(.189269+t*.001308)))}let io=e=>e.reduce((e,t)=>e+t,0),ao=e=>Ba(new Date(e)).split(` `).slice(0,2).join(` `);function oo(e){let t=new Date(e).getUTCFullYear();return t===new Date().getUTCFullYear()?ao(e):`${ao(e)} ${t}`}let so=e=>oo(e)===oo(Date.now())?`today`:oo(e);async function co(e,t,{timestamps:n,interval:r,values:i}){return Promise.all(Za(i).slice(-3).map(async i=>{let a=n[i.index]??0,{builds:o}=await e.builds(t,{fromTs:a,toTs:a+r},{limit:100});return{...i,timestamp:a,build:o[0]}}))}function lo(e){let{build:t}=e;return t===void 0?uo(e):[`build ${L(t.build)}`,L(t.commit??``).slice(0,7)].filter(e=>e!==``).join(` · `)}let uo=({timestamp:e,build:t})=>ao(t?.timestamp??e),fo=({before:e,after:t})=>Ya(t/e-1),po=`time`;function mo({timestamps:e,interval:t,kind:n,lines:r,format:i,steps:a,changes:o=[],isFilled:s=!1},c,{line:l,text:u,grid:d,area:f},p){let m=n===`bars`,h=r.map((e,t)=>m?r.length-1-t:t),g=m?xo(r.map(e=>e.values)):r.map(e=>[...e.values]),_=e[0]??0,v=e.at(-1)??0,y={stroke:u,font:`12px system-ui, sans-serif`,grid:{stroke:d,width:1},ticks:{show:!1}};return{options:{width:c,height:220,ms:1,tzDate:e=>Fa.tzDate(new Date(e),`Etc/UTC`),legend:{show:!1},cursor:{y:!1,points:{show:!m},drag:{x:!1,y:!1,setScale:!1},sync:{key:po,setSeries:!1}},scales:{x:{range:()=>[_-t/2,v+t/2]},y:{range:(e,t,n)=>[0,n>0?Fa.rangeNum(0,n,.1,!0)[1]:1]}},axes:[{...y,grid:{show:!1},size:30,values:(e,t,n,r,i)=>t.map(e=>_o(e,i))},{...y,size:(e,t)=>yo(t??[]),incrs:[...a],values:(e,t)=>t.map(e=>vo(i(e)))}],series:[{},...h.map(e=>{let t=()=>l(e);if(m)return{fill:t,width:0,points:{show:!1},paths:bo};let n=[...r[e]?.dash??[]],i=g[e]?.filter(e=>e!==null).length===1;return{stroke:t,width:n.length===0?2:1.5,dash:n,points:{show:i,size:5},spanGaps:!0}})],bands:s?[{series:[2,1],fill:f}]:[],hooks:{setCursor:[e=>p(e.cursor.idx)],draw:[e=>So(e,o,t,u())]}},data:[[...e],...h.map(e=>g[e]??[])]}}let ho=864e5,go=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,year:`numeric`});function _o(e,t){return t>=28*ho?go.format(e):t>=ho||e%ho==0?ao(e):new Date(e).toISOString().slice(11,16)}let vo=e=>e.startsWith(`0`)&&!e.startsWith(`0.`)?`0`:e.replace(/ 0 [a-z]+$/,``),yo=e=>Math.max(64,...e.map(({length:e})=>e*7+8)),bo=Fa.paths.bars?.({size:[.8,48]})??(()=>null);function xo(e){let t=[];for(let n of e){let e=t.at(-1);t.push(n.map((t,n)=>(t??0)+(e?.[n]??0)))}return t}function So(e,t,n,r){let{ctx:i,bbox:a}=e,o=devicePixelRatio;i.save(),i.strokeStyle=r,i.fillStyle=r,i.font=`11px system-ui, sans-serif`.replace(`11`,String(11*o)),i.textBaseline=`top`,i.lineWidth=o;for(let[r,s]of t.entries()){let t=Math.round(e.valToPos(s.timestamp-n/2,`x`,!0));i.setLineDash([2*o,3*o]),i.beginPath(),i.moveTo(t,a.top),i.lineTo(t,a.top+a.height),i.stroke();let c=t-a.left<a.width/2;i.textAlign=c?`left`:`right`;let l=(c?a.left+a.width-t:t-a.left)-6*o,u=[`since ${lo(s)}: ${fo(s)}`,`since ${uo(s)}: ${fo(s)}`].find(e=>i.measureText(e).width<=l)??fo(s);i.fillText(u,t+(c?6:-6)*o,a.top+(2+r*14)*o)}i.restore()}let Co=t=>t.length===0?void 0:e(`ul`,{class:`changes`},...t.toReversed().map(wo));function wo(t){let{before:n,after:r,build:i}=t,a=i===void 0?void 0:Ga(i.commit),o=i===void 0?[]:[Ka(i),...a===void 0?[]:[` · `,a],`, `];return e(`li`,{},`${r>n?`Slower`:`Faster`} since `,...o,`${uo(t)}: median ${U(n)} \u2192 ${U(r)} `,Xa(r,n))}function To(t,n,r,i){let a=e(`details`,{class:`numbers`},e(`summary`,{},t));return a.addEventListener(`toggle`,()=>{let e=n.map((e,t)=>({title:e,className:t===0?``:`number`,content:e=>e[t]})),o=Array.from({length:r},(e,t)=>i(r-1-t));a.append(za(e,o,t.textContent??``))},{once:!0}),a}let Eo=(e,t=`color`)=>getComputedStyle(e).getPropertyValue(t);function Do(e,t){matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,e,{signal:t});let n=new MutationObserver(e);n.observe(document.documentElement,{attributeFilter:[`data-theme`]}),t.addEventListener(`abort`,()=>n.disconnect())}function Oo(t,r){let{title:i,timestamps:a,interval:o,kind:s,lines:c,format:l,changes:u=[],columns:d=[],isPart:f=!1}=t,p=e(`p`,{class:`readout`}),m=({colour:e,dash:t})=>s===`bars`?e:`${e} of-line${t.length===0?``:` dashed`}`,h=c.map(t=>e(`span`,{class:`key ${m(t)}`})),g=c.map(({total:t})=>e(`span`,{class:`number`},t)),_=c.map((t,n)=>e(`li`,{},h[n],t.title,` `,g[n])),v=e(`span`,{class:`axis-colours`,\"aria-hidden\":`true`}),y=e(`span`,{class:`axis-colours fill-area`,\"aria-hidden\":`true`}),b=e(`div`,{class:`plot`},v,y),x=e=>ae(a[e]??0,o),S=(e,t)=>{let n=e.values[t];return n==null?`\u2013`:l(n)};function C(e){let t=e!=null&&a[e]!==void 0;p.textContent=t?x(e):b.matches(`:focus-visible`)?ko:``,c.forEach((n,r)=>{let i=g[r];i!==void 0&&(i.textContent=t?S(n,e):n.total)}),b.setAttribute(`aria-valuenow`,String(t?e:0));let n=t?c.map(t=>`${t.title} ${S(t,e)}`):[];b.setAttribute(`aria-valuetext`,t?`${x(e)}: ${n.join(`, `)}`:`Whole range`)}let w,T=e=>{let{options:n,data:r}=mo(t,e,{line:e=>Eo(h[e]??b,`background-color`),text:()=>Eo(v),grid:()=>Eo(v,`border-top-color`),area:()=>Eo(y,`background-color`)},e=>C(e));w=new Fa(n,r,b)},E=new ResizeObserver(()=>{let e=b.clientWidth;e!==0&&(w===void 0?T(e):w.width!==e&&w.setSize({width:e,height:w.height}))});E.observe(b),Do(()=>w?.redraw(!1),r),r.addEventListener(`abort`,()=>{E.disconnect(),w?.destroy()}),a.length>0&&Ao(b,a,()=>w);for(let e of[`focus`,`blur`])b.addEventListener(e,()=>C(w?.cursor.idx));return b.setAttribute(`aria-label`,`${i} by bucket`),C(void 0),e(`figure`,{class:`chart-card`},e(`figcaption`,{},f?e(`h2`,{},i):i),e(`div`,{class:`chart-head`},p,e(`ul`,{class:`legend`},..._)),b,Co(u),To(e(`span`,{},`Numbers`,n(` of ${i}`)),[`Start (UTC)`,...c.map(e=>e.title),...d.map(e=>e.title)],a.length,e=>[x(e),...c.map(t=>S(t,e)),...d.map(({values:t})=>t[e]??``)]))}let ko=`Use \u2190 and \u2192 for the values`;function Ao(e,t,n){let r=t.length-1,i={role:`slider`,tabindex:`0`,\"aria-valuemin\":`0`,\"aria-valuemax\":String(r)};for(let[t,n]of Object.entries(i))e.setAttribute(t,n);let a=e=>{let n=e===void 0?void 0:t[e];for(let e of Fa.sync(po).plots)e.setCursor(n===void 0?{left:-10,top:-10}:{left:e.valToPos(n,`x`),top:0})};e.addEventListener(`keydown`,e=>{let{key:t}=e,i=n()?.cursor.idx,o={ArrowRight:Math.min((i??-1)+1,r),ArrowLeft:Math.max((i??r+1)-1,0),Home:0,End:r,Escape:void 0};!Object.hasOwn(o,t)||e.ctrlKey||e.metaKey||e.altKey||(t!==`Escape`||i!=null)&&(e.preventDefault(),a(o[t]))}),e.addEventListener(`blur`,()=>a(void 0))}let jo=[.1,.2,.5,1,2,5,10,20,50,100,200,500,...[1,2,5,10,15,30].map(e=>e*1e3),...[1,2,5,10,15,30].map(e=>e*6e4),...[1,2,4,8,24,48,240,2400].map(e=>e*36e5)],Mo=({series:{timestamps:e,durations:t},...n},r)=>Oo({...n,timestamps:e,kind:`lines`,isFilled:!0,format:U,steps:jo,lines:[{title:`Median`,colour:`fill-p50`,values:t.p50,total:``,dash:[]},{title:`95th percentile`,colour:`fill-p95`,values:t.p95,total:``,dash:[4,3]}]},r);function No({buckets:t,series:n,interval:r,changes:i},a){let{timestamps:o}=n,s=e=>t.map(t=>t===void 0?0:e(t)),c=[{title:`Failed`,colour:`fill-failed`,values:s(({failedBuildCount:e})=>e)},{title:`Flaky`,colour:`fill-flaky`,values:s(({flakyBuildCount:e})=>e)},{title:`Passed`,colour:`fill-successful`,values:s(({buildCount:e,failedBuildCount:t,flakyBuildCount:n})=>e-t-n)}];return e(`section`,{class:`charts`,\"aria-label\":`Charts over time`},e(`div`,{class:`chart-cards`},Oo({timestamps:o,interval:r,title:`Builds by ${ie(r).replace(/^1 /,``)}`,kind:`bars`,format:d,steps:ft,lines:c.map(e=>({...e,total:``,dash:[]}))},a),Mo({title:`Duration of a build`,series:n,interval:r,changes:i},a)))}let Po=[`failed`,`cancelled`,`running`,`unknown`,`skipped`,`successful`],Fo={failed:`Failed`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,successful:`Passed`};function Io({fromTs:e,toTs:t},n){let r=Math.floor(e/n);return Array.from({length:Math.max(Math.ceil(t/n)-r,0)},(e,t)=>(r+t)*n)}function Lo(e,t,n){let r=Io(t,n),i=Math.floor(t.fromTs/n),a=r.map(()=>[]);for(let t of e)a[Math.round(t.timestamp/n)-i]?.push(t);let o=e=>a.map(t=>t.reduce((t,{counts:n})=>t+n[e],0)),s=a.map(zo),c=e=>s.map(t=>Bo(t,e));return{timestamps:r,counts:Object.fromEntries(Po.map(e=>[e,o(e)])),durations:{p50:c(.5),p95:c(.95)}}}let Ro=[[`min`,.125],[`p25`,.25],[`p50`,.25],[`p75`,.225],[`p95`,.12],[`p99`,.025],[`max`,.005]];function zo(e){return e.filter(Ve).flatMap(({durations:e,totalCount:t})=>Ro.map(([n,r])=>({duration:e[n],weight:r*t}))).sort((e,t)=>e.duration-t.duration)}function Bo(e,t){let n=t*e.reduce((e,{weight:t})=>e+t,0),r=0;for(let{duration:t,weight:i}of e)if(r+=i,r>=n)return t;return e.at(-1)?.duration??null}let Vo={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`did not run`},Ho=e=>Object.entries(Vo).map(([t,n])=>[[...e].filter(e=>e===t).length,n]).filter(([e])=>e>0).map(([e,t])=>`${d(e)} ${t}`).join(`, `),Uo=(e,t)=>`${e===1?`Last build`:`Last ${f(e,`build`)}`}${t===``?``:` of ${L(t)}`}`,Wo=(e,t)=>ct({results:e,room:50,label:`${Uo(e.length,t)}: ${Ho(e)}`}),Go=new Set([`c cc cpp cs css cjs cts cshtml dart ex exs feature fs go gradle groovy h hpp htm html java js jsx kt kts less lua mjs mts php pl proto ps1`,`py pyi rake rb rs scala scss sh sol sql svelte swift tf ts tsx vb vue zig`,`asset bin bmp conf cfg crt csv dat db dll doc docx dylib env exe gif golden graphql gz ico ini ipynb jar jpeg jpg json json5 jsonl lock`,`md mov mp3 mp4 ndjson parquet pdf pem png prefab properties rst scene snap so sqlite svg tar tgz toml tsv ttf txt unity wasm wav webm`,`webp woff woff2 xls xlsx xml xsd yaml yml zip`].flatMap(e=>e.split(` `))),Ko=/https?:|\\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) /;function qo(e,t,n){let r=n;for(;r<e.length&&r-n<200&&Jo(e.charCodeAt(r));)r+=1;for(;r>n&&e[r-1]===`.`;)--r;if(r===n)return!1;let i=t;for(;i>0&&t-i<200&&Jo(e.charCodeAt(i-1));)--i;let a=e.slice(i,r),o=a.lastIndexOf(`.`);return o<=0||i+o<n||!Go.has(a.slice(o+1).toLowerCase())?!1:/\\p{L}/u.test(a.slice(0,o))||!Ko.test(e)}let Jo=e=>e>=97&&e<=122||e>=65&&e<=90||e>=48&&e<=57||e===45||e===46||e===95||e>=128,Yo=e=>e.slice(Math.max(e.lastIndexOf(`/`),e.lastIndexOf(`\\\\`))+1),Xo=`github/workspace,home/circleci/project,root/project,home/travis/build/*/*,Users/travis/build/*/*,home/semaphore/*,opt/atlassian/pipelines/agent/build,drone/src,woodpecker/src/*/*/*,home/gitlab-runner/builds/*/#/*/*,GitLab-Runner/builds/*/#/*/*,var/jenkins_home/workspace/*,var/lib/jenkins/workspace/*,home/jenkins/workspace/*,home/jenkins/agent/workspace/*,Jenkins/workspace/*,jenkins/workspace/*,ProgramData/Jenkins/.jenkins/workspace/*,var/lib/buildkite-agent/builds/*/*/*,buildkite-agent/builds/*/*/*,codebuild/output/*/src/*/*/*,opt/build/repo,vercel/path0,tmp/cirrus-ci-build,var/www/html,usr/src/app,builds/*/*,projects/*,workspaces/*,workspace,app,code`.split(`,`).map(e=>e.split(`/`)),Zo=e=>e!==`*`&&e!==`#`;function Qo(e,t){let n=ts(e),r=[ns(e,n),rs(e,t)].filter(e=>e!==void 0);return r.length>0?Math.min(...r):as(e,n)}let $o=e=>e<=32||es.has(e),es=new Set([...`\"'\\`()[]{}<>=,:;|`].map(e=>e.charCodeAt(0)));function ts({text:e,start:t,hasDrive:n}){let r=[],i=t+(n?3:1);for(let t=i;t<=e.length&&r.length<16;t+=1){let n=t===e.length?0:e.charCodeAt(t),a=$o(n);if(a||n===47){if(t>i&&r.push({name:e.slice(i,t),end:t}),a)break;i=t+1}}return r}function ns({hasDrive:e},t){for(let n=0;n+2<t.length;n+=1){let{name:r=``}=t[n]??{},i=t[n+1]?.name??``,a=t[n+2];if((r===`a`&&(e?n===0:n===1&&t[0]?.name.length===1)||r===`work`||r===`_work`||r===`__w`)&&(a?.name===i||a?.name===`s`&&ss(i)))return a.end}}function rs(e,t){let{text:n,start:r}=e;for(let i of t){let t=r+i.length;if((t===n.length||n.charCodeAt(t)===47||$o(n.charCodeAt(t)))&&is(e,i)&&(i.split(`/`).length-1>1||cs(e)))return t}}function is({text:e,start:t,hasDrive:n},r){return n?e.slice(t,t+r.length).toLowerCase()===r.toLowerCase():e.startsWith(r,t)}function as(e,t){for(let n of Xo)if(n.every((e,n)=>os(t[n]?.name,e))&&(n.filter(Zo).length>1||cs(e)))return t[n.length-1]?.end}function os(e,t){return e===void 0?!1:t===`*`||(t===`#`?ss(e):t===e)}let ss=e=>/^\\d{1,9}$/.test(e);function cs({text:e,start:t,hasDrive:n}){if(t>0)return!1;for(let t=n?2:0;t<e.length;t+=1)if($o(e.charCodeAt(t)))return!1;return/[^.]\\.[A-Za-z]\\w{0,9}$/.test(Yo(e).slice(-20))}let ls=new Set([`src lib libs source sources app apps packages modules services crates components server client frontend backend cmd internal pkg`,`test tests spec specs __tests__ __test__ e2e integration cypress features examples samples scripts tools benches assets`].flatMap(e=>e.split(` `))),us=/^(?:\\/private)?(?:\\/tmp|\\/var\\/tmp|\\/var\\/folders\\/[^/]{1,100}\\/[^/]{1,100}\\/T|\\/(?:[^/]{1,100}\\/){0,9}(?:AppData\\/Local\\/Temp|_temp|Windows\\/Temp))\\//i,ds=/^\\/(?:home|Users|root|tmp|private|var|opt|mnt|media|Volumes|workspace|workspaces|builds?|github|runner|__w|_work|work|agent|jenkins|data|srv|go\\/src|codebuild|drone|woodpecker|vercel|app|code|usr\\/src)\\//,fs=/^[A-Za-z]:(?=\\/)/,ps=e=>fs.test(e)||ds.test(e)&&!ms(e),ms=e=>/^\\/(?:app|code|data|work|build|agent|root)\\//.test(e)&&!/\\.\\w{1,8}$/.test(e);function hs(e){let t=e.replace(fs,``);if(!t.startsWith(`/`))return t.replace(/^(?:\\.{1,2}\\/)+/,``);let n=us.exec(t);if(n!==null)return`#/${gs(t.slice(n[0].length))}`;let r=Qo({text:e,start:0,hasDrive:t!==e},[]);if(r!==void 0)return e.slice(r).replace(/^\\//,``)||`#`;let i=t.split(`/`).slice(1),a=i.findIndex(e=>ls.has(e.toLowerCase()));return a===-1?i.slice(-2).join(`/`):i.slice(a).join(`/`)}let gs=e=>e.split(`/`).slice(-2).map(_s).join(`/`);function _s(e){let t=e.replace(/\\d{8}-\\d{1,10}-[a-z0-9]{4,10}/,`#`).replace(/\\d{6,}/g,`#`);return(t===e?e.replace(/[A-Za-z0-9_]{6,20}$/,e=>vs(e)?`#`:e):t).replace(/#[\\w.]{0,20}#/g,`#`)}let vs=e=>/^tmp[a-z0-9_]{8}$/.test(e)||/[a-z][A-Z]|[A-Z]{2}[a-z]|[a-zA-Z]\\d|\\d[a-zA-Z]/.test(e)&&!/^[a-z]+\\d{1,2}$/.test(e),ys=String.raw`\\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\\b`,bs=String.raw`\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?`,xs=String.raw`(?: ?(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2}))?`,Ss=String.raw`\\b\\d{4}[-/]\\d{2}[-/]\\d{2}(?:[T ]${bs}${xs})?`,Cs=String.raw`\\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.? \\d{1,2}|\\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})(?:,? \\d{4})?(?:,? (?:${bs})${xs})?`,ws=String.raw`\\b\\d{1,3}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?`,Ts=String.raw`\\b\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\b`,Es=String.raw`(?<![\\w:])\\[?::1\\]?(?![\\w])`,Ds=String.raw`(?<=[\\w.\\]#]):\\d{2,5}\\b(?![.\\w])`,Os=`[bcdfghjklmnpqrstvwxz24-9]`,ks=String.raw`(?<=[a-z0-9])-(?:(?:[bcdf4-9]{6,10}|\\d{8,10})-${Os}{5}|(?=[a-z2-9]{0,3}[2-9][a-z])${Os}{5})(?![\\w-])`,As=String.raw`[A-Za-z_$]{0,100}\\d[\\w$]{0,400}`,js=String.raw`(?<![\\w.])[-+]?(?:\\d{1,3}(?:,\\d{3}){1,20}|\\d{1,400})(?:\\.\\d{1,100}){0,20}(?:[eE][-+]?\\d{1,4})?(?!\\w)`,Ms=RegExp(`(${ys})|(${Ss})|(${Cs})|(${ws})|(${Ts})|(${Es})|(${Ds})|(${ks})|([A-Za-z0-9_-]{20,400})|(${js})|(${As})`,`g`),Ns=/^(?:Uncaught )?(?:java\\.lang\\.)?(?:Error|Exception|AssertionError|AssertionFailedError)(?: \\[\\w{1,100}\\])?: (?=\\S)/,Ps=/(?:\\b(?:HTTP|status|code|errno|error|signal|exit(?:ed)?(?: with)?|exception|SQLSTATE|version|port)(?:[ _]?code| status| number)?)(?: (?:is|of|was))?[ :=#[(<\"']{0,3}$/i,Fs=/\\b(?:https?|status|response|request)/i,Is=/\\b(?:connect|refused|host|socket|tcp|https?|address|server|ECONN|EADDR|localhost|listen|dial|getaddrinfo)/i;function Ls(e){let t=ec(e.replace(Ns,``));return tc(t.replace(Ms,(e,...n)=>{let r=n.findIndex((e,t)=>t<11&&e!==void 0),i=n[11];return Rs(r,e,t,i)}).replace(/#(?:, ?#)+/g,`#`).replace(/#(?:[.:/]?#)+/g,`#`))}function Rs(e,t,n,r){switch(e){case 4:return zs(t);case 5:return`localhost`;case 6:return Vs(t,n,r);case 7:return`-#`;case 8:return Ws(t,n,r);case 9:return Gs(t,n,r);case 10:return Ys(t,n,r);default:return`#`}}function zs(e){return e.startsWith(`127.`)?`localhost`:e===`0.0.0.0`?e:/^(?:10|192\\.168|172\\.(?:1[6-9]|2\\d|3[01]))\\./.test(e)?`#`:`${e.slice(0,e.lastIndexOf(`.`))}.#`}let Bs=/\\.(?!com\\b|net\\b|org\\b|io\\b|dev\\b|local\\b|test\\b|internal\\b|svc\\b|host\\b)[A-Za-z][A-Za-z0-9+]{0,8}$/;function Vs(e,t,n){let r=Number(e.slice(1)),i=t.slice(Math.max(0,n-100),n);return!Bs.test(i)&&Is.test(t)&&r<32768&&r>0?e:`:#`}let Hs=(e,t,n)=>/^\\d{1,6}$/.test(e)&&(Ps.test(t.slice(Math.max(0,n-40),n))||/^[1-5]\\d\\d$/.test(e)&&Fs.test(t)),Us=RegExp(`${ks}$`);function Ws(e,t,n){let r=e.replace(Us,``);if(r===e&&Zs(e))return`#`;let i=r.replace(qs,(e,r)=>Ys(e,t,n+r));return r===e?i:`${i}-#`}let Gs=(e,t,n)=>Hs(e,t,n)?e:qo(t,n,n+e.length)?Ks(e):`#`,Ks=e=>e.replace(/\\d{6,}/g,`#`),qs=/[A-Za-z_$]{0,100}\\d[\\w$]{0,400}/g,Js=/^\\d+(ms|s|sec|secs|seconds|m|min|mins|h|d|ns|us|µs|px|em|rem|vh|vw|B|kB|KB|MB|GB|TB|KiB|MiB|GiB|K|M|G|Hz|x|fps|th|st|nd|rd)$/;function Ys(e,t,n){if(qo(t,n,n+e.length))return Xs(e)||Zs(e)?`#`:Ks(e);let r=Js.exec(e)?.[1];return r===void 0?/^0x[0-9a-f]+$/i.test(e)||Xs(e)||Zs(e)?`#`:/^\\d+$/.test(e)?Hs(e,t,n)?e:`#`:/^[A-Z]{1,8}_?\\d{1,6}$/.test(e)?e:e.replace(/\\d{3,}|(?<=[_-])\\d+/g,`#`):`#${r}`}let Xs=e=>/^(?:[0-9a-f]{7,}|[0-9A-F]{8,})$/.test(e)&&/\\d/.test(e)&&/[a-fA-F]/.test(e);function Zs(e){let t=e.match(/[A-Za-z](?=\\d)|\\d(?=[A-Za-z])/g)?.length??0;return e.length>=8&&t>=4&&t*6>=e.length-4}let Qs=/(?<![\\w.~/\\\\:-])(?:file:\\/\\/\\/?)?(?:[A-Za-z]:[\\\\/]|\\/)(?=[^\\s/\\\\])/g,$s=/[\\s\"'`<>|,;()[\\]{}]|:(?=\\d|\\s|$)|\\.(?=\\s|$)/;function ec(e){if(!/[/\\\\]/.test(e))return e;let t=``,n=0;for(let r of e.matchAll(Qs)){if(r.index<n)continue;let i=r.index,a=e.startsWith(`file://`,i)?i+7:i,o=e.slice(a+3).search($s),s=o===-1?e.length:a+3+o,c=e.slice(a,s).replaceAll(`\\\\`,`/`).replace(/\\/{2,}/g,`/`).replace(/^\\/(?=[A-Za-z]:\\/)/,``);ps(c)&&(t+=e.slice(n,i)+hs(c),n=s)}return n===0?e:t+e.slice(n)}function tc(e){let t=``,n=0;for(let r=0;r<e.length;r+=1){let i=e[r];if(i!==`\"`&&i!==`'`&&i!==\"`\"||nc(e,r))continue;let a=rc(e,r,i);a!==-1&&(a-r-1>60&&(t+=`${e.slice(n,r+1+30)}#`,n=a),r=a)}return n===0?e:t+e.slice(n)}let nc=(e,t)=>t>0&&/[\\p{L}\\p{N}]/u.test(e[t-1]??``);function rc(e,t,n){for(let r=e.indexOf(n,t+1);r!==-1;r=e.indexOf(n,r+1))if(e[r-1]!==`\\\\`&&!/[\\p{L}\\p{N}]/u.test(e[r+1]??``))return r;return-1}let ic=(t,...n)=>e(`pre`,{class:`code`,tabindex:`0`,role:`group`,\"aria-label\":t},...n),ac=(e,...t)=>{let n=ic(e,...t);return n.classList.add(`plain`),n},oc=({status:e,flaky:t})=>t&&e===`successful`?`flaky`:Fo[e].toLowerCase();function sc(t){let n=oc(t);return e(`span`,{class:`tag${[`failed`,`flaky`,`passed`].includes(n)?` ${n}`:``}`},n.slice(0,1).toUpperCase()+n.slice(1))}let cc=(...t)=>e(`p`,{class:`dots`},...t.filter(e=>e!==void 0).map(t=>e(`span`,{},t)));function lc(e){let{build:t,commit:n,ref:r,job:i,duration:a,attemptCount:o,timestamp:s,superseded:c}=e;return cc(t===``?void 0:Ka(e),Ga(n),...[r,i].map(e=>L(e)||void 0),o===0?void 0:f(o+1,`attempt`),a===void 0?void 0:U(a),Ha(s),c?`replaced by a later attempt`:void 0)}function uc(t,n){let r=dc(t),i=e(`details`,{class:`failure-texts`},e(`summary`,{},t.attempts.length===0?`Message and stack trace`:`Message, stack trace and attempts`),...pc(t,r));return i.open=n,e(`li`,{class:`failure-item`},e(`p`,{class:`failure-line`},sc(t),` `,r===``?void 0:e(`code`,{},r)),lc(t),i.childElementCount===1?void 0:i)}let dc=e=>[e,...e.attempts].map(({message:e,details:t})=>fc(e)||fc(t)).find(e=>e!==``)??``,fc=(e=``)=>L(/\\S.*/.exec(e)?.[0]??``);function pc(t,n){let{attempts:r,attemptCount:i}=t,a=r.map((e,t)=>({attempt:e,title:`Attempt ${t+1}`})),o={attempt:t,title:i===0?``:`Attempt ${i+1}`};return[...a,o].flatMap(({attempt:t,title:r})=>{let a=mc(t);if(a===``||a===n&&i===0)return[];let o=`${Fo[t.status].toLowerCase()}${t.duration===void 0?``:` after ${U(t.duration)}`}`,s=r===``?`Message and stack trace`:`${r}: ${o}`;return[e(`div`,{class:`box`},r===``?void 0:e(`div`,{class:`box-head`},s),ac(s,a))]})}function mc({message:e=``,details:t=``}){let[n,r]=[ye(e).trim(),ye(t).trim()];return r.includes(n)?r:r===``?n:`${n}\\n\\n${r}`}let hc=e=>gc(dc(e)),gc=e=>Ls(e.slice(0,300));function _c(e,t){let n=e.filter(({status:e})=>e===`failed`||e===`successful`),r=n.length-1-n.findLastIndex(({status:e})=>e===`successful`),[i,a]=[n.at(-r),n.at(-1)];if(r!==0&&i!==void 0&&a!==void 0)return{first:i,newest:a,count:r,mayBeEarlier:r===n.length&&e.length>=t}}function vc(e){let t=Math.max(e.lastIndexOf(`P`),e.lastIndexOf(`f`)),n=e.indexOf(`F`,t+1);return n===-1?void 0:n}async function yc(e,t,{ref:n,builds:r},i){let a=_c(r,50);if(a===void 0)return;let o={fromTs:a.newest.timestamp,toTs:i.toTs},s=await e.runs({...t,branch:n},o,{status:`failed`,limit:30}),c=s.runs.filter(({build:e,superseded:t})=>a.newest.attempts.includes(e)&&!t),l=c.filter(({testId:e},t)=>c.findIndex(t=>t.testId===e)===t);return{...a,runs:l,isComplete:s.nextCursor===void 0}}let bc={failing:10,flaky:5,slower:5};async function xc(e,t,n){let r=ne(n,`auto`,1),[i,{branch:a,failing:o}]=await Promise.all([Sc(e,t,n,r),wc(e,t,n)]);return{period:n,interval:r,...i,branch:a,failing:o}}async function Sc(e,t,n,r){let{whole:i,...a}=await e.totals(t,n,r),{buckets:o,series:s}=Cc(a,n,r);return{whole:i,buckets:o,series:s,changes:await co(e,t,{timestamps:s.timestamps,interval:r,values:s.durations.p50})}}function Cc({buckets:e},t,n){let r=Io(t,n),i=new Map(e.map(e=>[e.timestamp,e])),a=r.map(e=>i.get(e)),o=e=>a.map(t=>t?.durations[e]||null);return{buckets:a,series:{timestamps:r,durations:{p50:o(`p50`),p95:o(`p95`)}}}}async function wc(e,t,n){let r=await e.builds(t,n,{limit:50});return{branch:r,failing:await yc(e,t,r,n)}}async function Tc(e,t,n){let{period:r,branch:i,failing:a}=n,o=D(r),s=e=>({branch:t.branch,period:e}),[{whole:c},l,u,d,{groups:f}]=await Promise.all([e.totals(t,o),e.flakyTests(t,r,{limit:bc.flaky}),e.flakyTests(t,o,{limit:1}),e.comparison(t,s(r),s(o),1),e.slowerTests(t,r)]),p=f.toSorted((e,t)=>t.since.timestamp-e.since.timestamp).slice(0,bc.slower),m=(a?.runs??[]).slice(0,bc.failing),h=p.flatMap(({tests:e})=>e.slice(0,5)),g=[...new Set([...m,...l.tests,...h].map(({testId:e})=>e))],_=m.map(({testId:e})=>e),[v,y,b]=await Promise.all([g.length===0?[]:e.builds({...t,branch:i.ref},r,{limit:50,testIds:g}).then(({tests:e})=>e),Promise.all(l.tests.map(async({testId:n})=>[n,await Ec(e,t,r,n)])),_.length===0?[]:e.aggregates({...t,job:``},r,r.toTs,{testIds:_,withOwners:!0})]),x=[...h,...l.tests].map(e=>[e.testId,e.owners]);return{before:c,flaky:l,lostMsBefore:u.lostMs,comparison:d,slower:p,rows:new Map(v.map(e=>[e.testId,e])),messages:new Map(y),owners:new Map([...x,...b.map(e=>[e.id,e.owners])])}}async function Ec(e,t,n,r){for(let i of[{flaky:`true`},{status:`failed`}]){let{runs:a}=await e.runs(t,n,{...i,testId:r,limit:1});if(a[0]!==void 0)return hc(a[0])}return``}function Dc(n,r,i,a){async function o(){n.replaceChildren(r()),n.setAttribute(`aria-busy`,`true`);try{let e=await i();a.aborted||n.replaceChildren(...e)}catch(r){if(a.aborted)return;let i=r instanceof B?r.message:`This page failed. ${String(r)}`,s=t(`Try again`,{class:`btn`},()=>void o());n.replaceChildren(e(`p`,{class:`panel-failure`,role:`alert`},i,` `,s))}finally{n.removeAttribute(`aria-busy`)}}return o(),n}let Oc=(e,t)=>({...e,branch:e.branch===``?t:e.branch===`*`?``:e.branch}),kc=(e,t)=>e===``||e===(t??`main`);function Ac(){let e=new Map;async function t(t,n,r){let i=Mc(n),a=e.get(i);if(a!==void 0)return a;let o={...n,branch:``},s=n.module===``?Pc((await t.modules(o,r)).modules):(await t.builds(o,r,{limit:1})).ref;return s!==``&&e.set(i,s),s}function n(t,n){for(let{project:r,module:i,ref:a}of n.filter(Nc))e.set(Mc({...t,project:r,module:i}),a);let r=Pc(n);r!==``&&e.set(Mc(t),r)}return{find:async(e,n,r)=>n.branch!==``||de(n)?``:t(e,n,r),defaultOf:t,known:t=>e.get(Mc(t)),watch:e=>({...e,async modules(t,r){let i=await e.modules(t,r);return t.branch===``&&r.toTs-r.fromTs>=jc&&n(t,i.modules),i}}),clear:()=>e.clear()}}let jc=2592e6,Mc=({org:e,project:t,module:n,range:r,from:i,to:a})=>JSON.stringify([e,t,n,r,i,a]),Nc=({builds:e,ref:t})=>e>0&&t!==``;function Pc(e){let[t=``,...n]=new Set(e.filter(({builds:e})=>e>0).map(e=>e.ref));return n.length===0?t:``}let Fc=`90 days`;async function Ic(e,t,n,r){if(kc(t.branch,r))return;let i=await e.verdicts(t,T({range:`90d`,from:``,to:``},n),20),a=i.modules.filter(({builds:e})=>e>0);if(!(a.length===0||a.some(({basis:e})=>e===\"default\")))return{...i,name:t.branch,built:a}}let Lc=[`new`,`failed`,`known`,`flaky`,`quarantined`],Rc=(e,t)=>e.reduce((e,{counts:n})=>e+n[t],0);function zc(e){let t=new Set(e.flatMap(({baseRef:e})=>e===void 0?[]:[e])),[n]=t;return t.size===1&&n!==void 0?L(n):`the default branch`}function Bc(e,t,n){let r={new:`new`,failed:`without history`,known:`also ${t===1?`fails`:`fail`} on ${n}`,flaky:`known flaky`,quarantined:`quarantined`,fixed:`fixed`};return`${d(t)} ${r[e]}`}function Vc(e){let t=zc(e),n=Lc.map(t=>({verdict:t,count:Rc(e,t)})).filter(({count:e})=>e>0),r=n.reduce((e,{count:t})=>e+t,0);if(r===0)return{answer:e.some(({results:e})=>/[Pf]$/.test(e))?`all tests pass`:`no test passed or failed`,verdicts:``};let i=`${f(r,`test`)} ${r===1?`fails`:`fail`}`,[a]=n;return n.length>1||a===void 0?{answer:i,verdicts:`: ${n.map(({verdict:e,count:n})=>Bc(e,n,t)).join(` · `)}`}:{answer:i,verdicts:{new:`: new`,failed:``,known:`, as on ${t}`,flaky:`: known flaky`,quarantined:`: quarantined`}[a.verdict]}}function Hc({built:e},t){let n=Rc(e,`fixed`);return[...Uc(e,t),...n===0?[]:[Bc(`fixed`,n,``)],Gc(e,t)].join(` · `)}function Uc(e,t){let n=e.filter(({basis:e})=>e===`compared`),r=e.filter(({basis:e})=>e!==`compared`),[i]=r,a=n.length===0?[]:[`Compared with ${zc(n)}`];if(i===void 0)return a;let o=Wc(i,t),s=r.every(e=>Wc(e,t)===o),c=n.length===0?`No verdicts`:`No verdicts in ${f(r.length,`module`)}`;return[...a,s?`${c}: ${o}`:c]}function Wc({basis:e,baseRef:t,baseLastSeen:n},r){let i=L(t??``);return{compared:``,default:`${i} is the default branch`,unknown:`no test names a branch to compare with`,unbuilt:`${i} has no build in ${Fc}`,old:`the last build of ${i} is older than the history (${g(r-(n??0))} ago; the history has ${Fc})`}[e]}function Gc(e,t){let n=Math.max(...e.map(({lastBuild:e})=>e?.timestamp??0)),r=Va(t-n),[i]=e;if(e.length>1||i===void 0)return`the last build ${r}`;if(i.builds===1)return`1 build, ${r}`;let a=g(n-(i.firstBuild??n));return`${f(i.builds,`build`)}${a===``?``:` in ${a}`}, the last one ${r}`}async function Kc(e,t,n){let[{whole:r},{lostMs:i}]=await Promise.all([e.totals(t,n),e.flakyTests(t,n,{limit:1})]);return{builds:r?.buildCount??0,slowest:r?.durations.max??0,lostMs:i}}function qc(t,n){let{results:r,baseResults:i,duration:a,baseDuration:o,builds:s,tests:c}=t,l=s<20,[u,p]=[Xc(r),Zc(r)],m=Zc(i),h=m===0?void 0:`${zc([t])} ${Ja(Xc(i)/m)}`,g=o===0?void 0:Xa(a,o,l),_=e=>n===void 0?void 0:Jc(`${e} ${f(n.builds,`build`)}`),v=l?`${d(u)} of ${d(p)}`:Ja(u/Math.max(p,1));return e(`dl`,{class:`card kpis`},Yc(`Builds passed`,v,h===void 0?void 0:Jc(h)),a===0?void 0:Yc(`Duration of a build, median`,U(a),g),n?.slowest===0?void 0:Yc(`Duration of a build, slowest`,n===void 0?`\u2026`:U(n.slowest),_(`of`)),Yc(`Lost to flaky tests`,n===void 0?`\u2026`:U(n.lostMs),_(`in`)),Yc(`Tests`,d(c)))}let Jc=t=>e(`small`,{class:`quiet`},t),Yc=(t,n,r)=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n,r===void 0?void 0:` `,r)),Xc=e=>e.replace(/[^Pf]/g,``).length,Zc=e=>e.replace(/[^PfF]/g,``).length,Qc=(e,t=`and`)=>e.length<2?e.join(``):`${e.slice(0,-1).join(`, `)} ${t} ${e.at(-1)}`;function $c({lastBuild:e,failing:t,results:n},r){return t===void 0?e===void 0||r-e.timestamp>6048e5?`idle`:n.endsWith(`f`)?`flaky`:n.endsWith(`P`)?`passing`:`idle`:`failing`}let el={failing:[`failed`,`Failed`],flaky:[`flaky`,`Flaky`],passing:[`passed`,`Passed`],idle:[`skipped`,`No recent build`]},tl=({project:e,module:t})=>`${L(e)} / ${L(t)}`;function nl(e,t){if(t!==``)return L(t);let n=new Set(e.map(({ref:e})=>e).filter(e=>e!==``)),[r]=n;return n.size===1&&r!==void 0?L(r):`the default branch`}function rl(e){let t=Ga(e.commit);return t===void 0?Ka(e):V(e.url,{},t)}function il({commitMessage:e,author:t}){let n=L(e??``),r=L(t??``);return n===``?``:`\u201c${n}\u201d${r===``?``:` by ${r}`}`}function al(e,t,n){let r=g(t-e.timestamp)||`less than a minute`,i=e.builds===1?`the latest build`:`${r}${n?` and ${f(e.builds,`build`)}`:``} ago`;return[`since `,rl(e),`, ${i}`]}function ol(t,n,r){let i=Lc.find(e=>t.counts[e]>0),a=n.filter(e=>e.project===t.project&&e.module===t.module&&e.verdict===i),o=i===`known`,s=a.flatMap(({since:e})=>e===void 0?[]:[e]).toSorted((e,t)=>e.timestamp-t.timestamp)[0]??(o?t.baseFailing:t.failing);if(s===void 0)return;let c=il(s);return e(`span`,{class:`reason`},o?`on ${zc([t])} `:void 0,...al(s,r,!0),c===``?void 0:`: ${c}`)}function sl(t,n,r){let{name:i,modules:a,built:o,moreModules:s}=t,c=zc(o),l=a.filter(({builds:e})=>e===0),u=[{title:`Module`,content:e=>gl(e,t,n,r)},{title:`This branch`,className:`history-cell`,content:({results:e})=>ll(e,i)},{title:`Last 50 builds of ${c}`,className:`history-cell wide optional`,content:({baseResults:e,baseRef:t=``})=>e===``?cl(`\u2013`):Wo(e,t)},{title:`Tests`,className:`number wide`,content:({tests:e})=>d(e)},{title:`Duration`,className:`number wide`,content:({duration:e})=>e===0?cl(`\u2013`):U(e)},{title:`Against ${c}`,className:`number wide optional`,content:ul},{title:`Last build`,className:`number last`,content:({lastBuild:e})=>e===void 0?cl(`\u2013`):Ha(e.timestamp)}],p=s===0?``:` ${f(s,`more module`)} with older records ${s===1?`is`:`are`} not listed.`,m=`${l.length===0?``:vl(l,i)}${p}`.trim();return e(`div`,{class:`card`},Ia(u,o.toSorted(pl),{class:`blocks modules branch-modules`,\"aria-label\":`Modules`}),m===``?void 0:e(`p`,{class:`hint card-line table-foot`},m))}let cl=t=>e(`span`,{class:`quiet`},t),ll=(e,t)=>ct({results:e,room:e.length,label:`${Uo(e.length,t)}: ${Ho(e)}`});function ul({duration:e,baseDuration:t,builds:n}){return e===0||t===0?cl(`\u2013`):Xa(e,t,n<20)}let dl=[`new`,`failing`,`flaky`,`passing`,`unknown`];function fl({counts:e,results:t}){return e.new+e.failed>0?`new`:Lc.some(t=>e[t]>0)?`failing`:t.endsWith(`f`)?`flaky`:t.endsWith(`P`)?`passing`:`unknown`}let pl=(e,t)=>dl.indexOf(fl(e))-dl.indexOf(fl(t))||ml.compare(tl(e),tl(t)),ml=new Intl.Collator(`en`,{numeric:!0}),hl={new:[`failed`,`Failed`],failing:[`known`,`No new failure`],flaky:[`flaky`,`Flaky`],passing:[`complete`,`Passed`],unknown:[`skipped`,`No result`]};function gl(t,n,r,i){let a=fl(t),o=r.link({project:t.project,module:t.module,branch:n.name,view:`overview`,item:``,query:``});return e(`div`,{class:`module-name`},Te(...hl[a]),e(`div`,{},e(`a`,{href:o,\"aria-label\":tl(t)},cl(`${L(t.project)} / `),L(t.module)),..._l(t,n,i)))}function _l(t,n,r){let{counts:i,flakyTests:a,baseResults:o,baseRef:s}=t,c=zc([{baseRef:s}]),l=Lc.filter(e=>i[e]>0),u=(...t)=>e(`span`,{class:`reason`},...t);if(l.length===0)return a===0?[]:[u(`${d(a)} flaky${o.includes(`f`)?`, as on ${c}`:``}`)];let p=l.flatMap((t,n)=>{let r=t===`failed`?`${f(i.failed,`test`)} ${i.failed===1?`fails`:`fail`}`:Bc(t,i[t],c);return[...n===0?[]:[` · `],t===`new`?e(`b`,{},r):r]}),m=ol(t,n.tests,r);return[u(...p),...m===void 0?[]:[m]]}function vl(e,t){let n=[...new Set(e.map(({project:e})=>L(e)))].toSorted(ml.compare),r=n.slice(0,4),i=n.length-r.length,a=Qc([...r,...i===0?[]:[`${d(i)} more`]]);return`${f(e.length,`module`)} of ${a} ${e.length===1?`has`:`have`} no build of ${L(t)}.`}let yl=e=>L(e).replace(/^@/,``);function bl([e,...t]){return e===void 0?``:`${yl(e)}${t.length===0?``:` and ${t.length} more`}`}function xl(e){if(e.length===0)return``;let t=e.length-2,n=e.slice(0,2).map(yl).join(`, `);return`${e.length===1?`owner`:`owners`} ${n}${t>0?` and ${t} more`:``}`}let Sl=t=>e(`span`,{title:t.map(yl).join(`, `)},bl(t)||`\u2013`),Cl=e=>[...new Set(e.flatMap(({owners:e})=>e))].toSorted((e,t)=>wl.compare(yl(e),yl(t))),wl=new Intl.Collator(`en`,{numeric:!0});function Tl({name:e}){let t=L(e);return t.trim()===``?`(no name)`:t}let El=({suite:e})=>e.map(L).join(` \u203a `);function Dl(t,n){let r=El(t);return e(`span`,{class:`test-name`},e(`a`,{href:n},Tl(t)),r===``?void 0:e(`span`,{class:`suite`},r))}let Ol=[...Lc,`fixed`],kl=e=>({new:{symbol:`failed`,title:`New`,reason:`not failing on ${e}`},failed:{symbol:`failed`,title:`Failed`,reason:`nothing to compare with`},known:{symbol:`known`,title:`Also fails on ${e}`,reason:`not from this branch`},flaky:{symbol:`known`,title:`Known flaky`,reason:`flaky on ${e}`},quarantined:{symbol:`quarantined`,title:`Quarantined`,reason:`does not fail the build`},fixed:{symbol:`complete`,title:`Fixed`,reason:e===``?``:`${e} fails`}});function Al(t,{address:n,now:r,hasPlaces:i}){let{name:a,built:o,tests:s}=t,c=zc(o),l=new Map(o.map(e=>[tl(e),e.baseRef??``])),u=s.some(({owners:e})=>e.length>0),d=kl(c),f=[{title:`Test`,content:e=>Pl(e,d[e.verdict],{name:a,base:c,address:n,now:r,hasPlaces:i})},{title:`This branch`,className:`history-cell`,content:({results:e})=>ll(e,a)},{title:`Last 50 builds of ${c}`,className:`history-cell wide optional`,content:t=>t.baseResults===``?e(`span`,{class:`quiet`},`\u2013`):Wo(t.baseResults,l.get(tl(t))??``)},{title:`Why`,className:`why`,content:Fl},...u?[{title:`Owner`,className:`owner wide`,content:({owners:e})=>Sl(e)}]:[]],p=Ol.filter(e=>Rc(o,e)>0);if(p.length===0)return;let m=e(`table`,{class:`table blocks judged-tests`,\"aria-labelledby\":`judged-title`},e(`thead`,{},e(`tr`,{},...f.map(({title:t,className:n})=>e(`th`,{scope:`col`,class:n},t)))),...p.map(e=>Ml(t,e,{columns:f,words:d[e],address:n})));return e(`section`,{class:`card`},e(`div`,{class:`card-line card-head`},e(`h2`,{id:`judged-title`},`Failing and fixed tests`),i?e(`span`,{class:`small`},jl(o,a,c,n)):e(`span`,{class:`small quiet`},`against ${c}`)),m)}function jl(t,n,r,i,a={}){let o=t.filter(e=>[`new`,`failing`].includes(fl(e))),[s]=[...o.filter(e=>fl(e)===`new`),...o,...t];if(s===void 0||s.basis!==`compared`)return;let c={project:s.project,module:s.module,branch:n},l=t.length===1?``:`${L(s.module)} `;return e(`a`,{...a,href:i.link({...c,view:`compare`,base:`branch`,baseBranch:s.baseRef??``,item:``,query:``})},`Compare ${l}with ${r}`)}function Ml({name:t,built:n,tests:r},i,{columns:a,words:o,address:s}){let c=r.filter(e=>e.verdict===i),l=Rc(n,i),u=String(a.length),p=n.filter(({counts:e})=>e[i]>0).slice(0,3).flatMap((e,r)=>[...r===0?[]:[` · `],Nl(e,t,n.length>1,s)]),m=i===`fixed`?[`and ${f(l-c.length,`other test`)}`]:p;return e(`tbody`,{},e(`tr`,{class:`group-row`},e(`th`,{colspan:u,scope:`rowgroup`},e(`span`,{},o.title,` `,e(`span`,{class:`count`},d(l))),e(`span`,{class:`small quiet`},o.reason))),...c.map(e=>Ra(a,e)),...l>c.length?[e(`tr`,{class:`group-more`},e(`td`,{colspan:u},...m))]:[])}function Nl(t,n,r,i){let a=Lc.reduce((e,n)=>e+t.counts[n],0),o={project:t.project,module:t.module,branch:n};return e(`a`,{href:i.link({...o,view:`tests`,status:`failing`,item:``,query:``})},`All ${f(a,`failing test`)}${r?` of ${L(t.module)}`:``}`)}function Pl(t,n,{name:r,base:i,address:a,now:o,hasPlaces:s}){let{project:c,module:l,testId:u,since:d,verdict:f}=t,p=El(t),m=f===`known`||f===`fixed`,h=[...s?[[tl(t)]]:[],...p===``?[]:[[p]],...d===void 0?[]:[[m?`on ${i} `:``,...al(d,o,!1)]]];return e(`span`,{class:`marked`},Te(n.symbol,n.title),e(`span`,{class:`test-name`},e(`a`,{href:a.link({project:c,module:l,branch:r,view:`tests`,item:u,query:``})},Tl(t)),e(`span`,{class:`suite`},...h.flatMap((e,t)=>[...t===0?[]:[` · `],...e]))))}function Fl({verdict:t,message:n}){return t===`fixed`?e(`span`,{class:`small`},`passes here`):n===void 0?e(`span`,{class:`quiet`},`\u2013`):e(`code`,{class:`plain`},L(n))}function Il(t,n,{address:r,api:i,period:a}){let o=Date.now(),s=new AbortController,[c]=t.built,l=e(`div`,{class:`results`});if(c!==void 0){let u=c.builds<20?void 0:Dc(e(`div`,{}),()=>e(`div`,{class:`card attention-pending`}),async()=>[No(await xc(i,n,a),s.signal)],s.signal),d=[zl(t,c,r,o),Al(t,{address:r,now:o,hasPlaces:!1}),Bl(t.name,c),Dc(e(`div`,{}),()=>qc(c),async()=>[qc(c,await Kc(i,n,a))],s.signal),u];l.append(...d.filter(e=>e!==void 0))}let u=c===void 0?``:`${f(c.tests,`test`)} · `;return{root:l,title:{mark:c===void 0?void 0:Rl(c),text:L(n.module),lead:`${u}${Hc(t,o)}`},show(){},close:()=>s.abort()}}let Ll={new:`failed`,failing:`failed`,flaky:`flaky`,passing:`passed`,unknown:`skipped`},Rl=e=>Ll[fl(e)];function zl(t,n,r,i){let{answer:a,verdicts:o}=Vc([n]),s=fl(n),c=s===`new`||s===`failing`,l=zc([n]);return e(`section`,{class:c?`banner`:`banner calm`,\"aria-label\":`Verdict on ${L(t.name)}`},Ee(c?s===`new`?`failed`:`known`:s===`flaky`?`flaky`:s===`passing`?`complete`:`skipped`),e(`div`,{class:`grow`},e(`p`,{},e(`b`,{},`${L(t.name)}: ${a}`),o),ol(n,t.tests,i)),jl([n],t.name,l,r,{class:`btn`}))}function Bl(t,{results:n,baseResults:r,baseRef:i=``,builds:a}){let o=(t,n)=>{let r=Uo(t.length,n);return[e(`div`,{class:`card-head`},e(`h2`,{},r),e(`span`,{class:`hint`},Ho(t))),e(`div`,{class:t.length<20?`few-builds`:void 0},H([...t].map(Vl),r))]};return e(`section`,{class:`card padded runs`,\"aria-label\":f(a,`build`)},...o(n,t),...r===``?[]:o(r,i))}function Vl(e,t,n){let r=lt[e]??`none`,i=n.length-1-t,a=i===0?`The last build`:`${f(i,`build`)} before the last one`;return{result:r,label:`${a}: ${r}`,tip:`${a} · ${r}`,url:void 0}}let Hl=({symbol:t=`branch`,sentence:n,reason:r,action:i})=>e(`section`,{class:`card empty-state`},Ee(t),e(`h2`,{},n),e(`p`,{},r),e(`a`,{class:`btn`,href:i.href},i.label));function Ul({cause:t,read:n,address:r},i){let a=[[`Builds`,d(t.builds)],[`Tests`,d(t.tests)],[`Failures`,d(t.failures)],[`First seen`,qa(Ua(t))],[`Last seen`,qa(Wa(t))]];return e(`article`,{class:`item`},e(`a`,{class:`back`,href:r.link({item:``})},`\u2190 All causes`),e(`h2`,{class:`item-title`,tabindex:`-1`},e(`code`,{},L(t.title))),e(`dl`,{class:`facts`},...a.map(([t,n])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)))),Dc(e(`section`,{class:`runs`,\"aria-label\":`Failures`}),()=>e(`div`,{class:`card runs-pending`}),async()=>{let{runs:e,nextCursor:t}=await n();return[Wl(e),Gl(e,t!==void 0,r)]},i))}let Wl=([t])=>e(`div`,{class:`card padded`},e(`h3`,{},`Last failure`),t===void 0?e(`p`,{class:`hint`},`Its builds were deleted.`):e(`ol`,{class:`failure-items`},uc(t,!0)));function Gl(t,n,r){let i=new Map;for(let e of t){let t=i.get(e.testId);t===void 0?i.set(e.testId,[e]):t.push(e)}let a=[...i.values()].sort((e,t)=>t.length-e.length);return e(`div`,{class:`card padded`},e(`h3`,{},n?`Tests of the last ${f(t.length,`failure`)}`:`Tests`),e(`ul`,{class:`failed-tests`},...a.flatMap(([t,...n])=>t===void 0?[]:[e(`li`,{},Dl(t,r.link({view:`tests`,item:t.testId,query:``})),e(`span`,{class:`hint`},f(n.length+1,`failure`)))])))}function Kl({causes:t,period:n,api:r},i,a){let o=e(`div`,{class:`results`}),s;function c(e){let i=s?.item;if(i===e.item)return;s?.stop.abort(),s={item:e.item,stop:new AbortController};let c=t.find(t=>t.cause===e.item);if(e.item===``)o.replaceChildren(Jl(t,n,e),...t.length===0?[]:[Xl(t,a)]);else if(c===void 0)o.replaceChildren(Yl(a));else{let t={cause:c.cause,limit:200};o.replaceChildren(Ul({cause:c,read:()=>r.runs(e,n,t),address:a},s.stop.signal))}i!==void 0&&ql(o,i)?.focus()}return c(i),{root:o,show:c,close:()=>s?.stop.abort()}}let ql=(e,t)=>e.querySelector(`.item-title`)??[...e.querySelectorAll(`[data-cause]`)].find(e=>e.dataset.cause===t)??null;function Jl(t,n,{branch:r}){let i=O(n),a=r===``?``:` on ${L(r)}`,o=t.length===200?`At least ${f(t.length,`cause`)}`:f(t.length,`cause`),[s]=t;return e(`section`,{class:`answer`,\"aria-labelledby\":`answer-title`},e(`h2`,{id:`answer-title`},s===void 0?`No failure${a} in ${i}`:`${o} of failures${a} in ${i}`),e(`p`,{class:`lead`},s===void 0?`Failures without a message have no cause and are not listed here.`:`The first one failed ${f(s.builds,`build`)}. A cause is what the messages of several failures have in common.`))}let Yl=e=>Hl({sentence:`Nothing failed for this cause in this range.`,reason:`Choose a range that starts earlier, or another branch.`,action:{label:`All causes`,href:e.link({item:``})}}),Xl=(t,n)=>e(`ol`,{class:`card causes`},...t.map(e=>Zl(e,n)));function Zl(t,n){let{title:r,builds:i,tests:a,failures:o,lastTest:s}=t,c=n.link({view:`tests`,item:s.testId,query:``}),l=a>1?` and ${f(a-1,`other test`)}`:``;return e(`li`,{class:`cause`},e(`p`,{class:`cause-builds`},e(`b`,{},d(i)),i===1?` build`:` builds`),e(`div`,{class:`cause-texts`},e(`a`,{class:`cause-title`,href:n.link({view:`causes`,item:t.cause,query:``}),\"data-cause\":t.cause},e(`code`,{},L(r))),cc(e(`span`,{},e(`a`,{href:c},Tl(s)),l),f(o,`failure`)),cc(e(`span`,{},`first `,qa(Ua(t))),e(`span`,{},`last `,qa(Wa(t))))))}function Ql(e,t,n){let r=ne(n,`auto`,1),i=new Map;function a(a){let o=i.get(a);if(o!==void 0)return o;let s=e.aggregates(t,n,r,{testId:a});return i.set(a,s),s.catch(()=>i.delete(a)),s}return async i=>{let o=await a(i),{timestamps:s,durations:c}=Lo(o,n,r),l=await co(e,t,{timestamps:s,interval:r,values:c.p50});return{period:n,interval:r,aggregates:o,changes:l}}}function $l(e,t,n){let r=t,i=!1,a=Ae({id:`filter-owner`,label:`Owner`,isLabelShown:!0,searchLabel:`Search owners`,items:()=>{let t=e.state().owner,n=t===``||r.includes(t)?r:[t,...r];return[{title:`All`,onChoose:()=>e.change({owner:``},`push`),isCurrent:t===``},...n.map(n=>({title:yl(n),onChoose:()=>e.change({owner:n},`push`),isCurrent:n===t}))]},onOpen:()=>void o()});async function o(){if(!(i||n===void 0)){i=!0;try{r=await n(),a.update()}catch{i=!1}}}return{root:a.root,show:e=>a.show(e===``?`All`:yl(e))}}function eu({module:e},{builds:t}){let n=t.findLast(({status:e})=>e===`failed`||e===`successful`);return{mark:n===void 0?void 0:n.status===`failed`?`failed`:`passed`,text:L(e)}}let tu=(t,n,r)=>e(`span`,{class:`choice`},e(`label`,{for:t},n),r);function nu(t,n,r){let i=e(`input`,{id:t,type:`date`,min:`2000-01-01`,max:`2999-12-31`});return i.addEventListener(`change`,()=>{i.value!==``&&i.validity.valid&&r(i.value)}),{root:tu(t,n,i),input:i}}function ru(t,n,r,{address:i,now:a,readBranches:o}){let s=D(T(t,a)),c=n.branch!==t.branch,l=c?[n.branch]:[],u={baseFrom:``,baseTo:``},d=e=>i.change({base:`branch`,baseBranch:e,...u},`push`),f=Ae({id:`against`,label:`Against`,isLabelShown:!0,searchLabel:`Search branches`,items:()=>[...l.filter(e=>e!==t.branch).map(e=>({title:L(e)||`All branches`,onChoose:()=>d(e),isCurrent:c&&e===n.branch})),{title:`The ${O(s)} before`,onChoose:()=>i.change({base:`before`,baseBranch:``,...u},`push`),isCurrent:!c&&t.base!==`days`},{title:`Own dates`,onChoose:()=>i.change({base:`days`,baseBranch:``,baseFrom:w(s.fromTs),baseTo:w(s.toTs-1)},`push`),isCurrent:t.base===`days`}],onText:d,onOpen:()=>void p()});async function p(){let e=await o().catch(()=>[]);l=[...new Set([...l,...e])],f.update()}if(f.show(r),t.base!==`days`)return[f.root];let m=nu(`base-from`,`From`,e=>i.change({baseFrom:e},`push`)),h=nu(`base-to`,`To`,e=>i.change({baseTo:e},`push`));return m.input.value=t.baseFrom,h.input.value=t.baseTo,[f.root,e(`span`,{class:`days`},m.root,h.root)]}let iu={broken:{title:`Newly failing`,symbol:`failed`,word:`newly failing`},fixed:{title:`Fixed`,symbol:`complete`,word:`fixed`},slower:{title:`Slower`,symbol:`slow`,word:`slower`},faster:{title:`Faster`,symbol:`slow`,word:`faster`},gone:{title:`Gone`,symbol:`gone`,word:`gone`}};function au(t,n,r,i){let{newer:a,older:o,comparison:s}=t,c=({owners:e=[]})=>r===``||e.includes(r),l=it.filter(e=>s[e].tests.some(c));if(l.length===0)return;let u=l.some(e=>s[e].tests.some(({owners:e})=>e!==void 0)),p=e=>[{title:`Test`,content:t=>uu(t,e,i)},{title:n.arePeriods?`This range`:`This branch`,className:`history-cell`,content:e=>su(a,e)},{title:n.arePeriods?`Before`:Uo(o.builds.builds.length,o.branch),className:`history-cell wide optional`,content:e=>su(o,e)},{title:`Difference`,className:`difference`,content:r=>cu(r,e,t,n)},...u?[{title:`Owner`,className:`owner wide`,content:({owners:e=[]})=>Sl(e)}]:[]],m=Ia(p(`broken`),[],{class:`blocks compared`,\"aria-label\":`Tests that differ`});m.tBodies[0]?.remove();for(let i of l){let a=p(i),o=s[i].tests.filter(c),l=r===``?s[i].count:o.length,u=e(`tr`,{class:`group`},e(`th`,{scope:`rowgroup`,colspan:String(a.length)},iu[i].title,` `,e(`span`,{class:`count`},d(l)),e(`span`,{class:`group-note`},ou(i,t,n)))),h=l-o.length,g=e(`tr`,{class:`group-foot`},e(`td`,{colspan:String(a.length),class:`hint`},`and ${f(h,`other test`)}`));m.append(e(`tbody`,{},u,...o.map(e=>Ra(a,e)),...h>0?[g]:[]))}return e(`div`,{class:`card`},m)}function ou(e,{newer:t,older:n},{older:r,arePeriods:i}){let a=()=>`median of ${f(t.totals?.buildCount??0,`build`)} against ${d(n.totals?.buildCount??0)}`;return{broken:()=>i?`passed at the end of ${r}`:`pass on ${r}`,fixed:()=>i?`failed at the end of ${r}`:`fail on ${r}`,slower:a,faster:a,gone:()=>i?`ran in ${r}`:`ran on ${r}, not here`}[e]()}function su({rows:t,builds:n},{testId:r}){let i=t.get(r)?.results;return i===void 0?e(`span`,{class:`quiet`},`\u2013`):Wo(i,n.ref)}function cu(e,t,{newer:n,older:r},i){let{before:a,after:o,timestamp:s}=e;if(t===`slower`||t===`faster`)return[`${U(a)} \u2192 ${U(o)} `,Xa(o,a)];if(t===`gone`)return[`last run on ${oo(s)}`];let c=lu(t===`fixed`?r:n,e);return c===void 0?[`last run `,Ha(s)]:t===`broken`?[`since `,...c]:[i.arePeriods?`failed since `:`${i.older} fails since `,...c]}function lu({rows:e,builds:{builds:t}},{testId:n}){let r=vc(e.get(n)?.results??``),i=r===void 0?void 0:t[r];if(i===void 0)return;let a=V(i.url,{},Ga(i.commit)??`build ${L(i.build)}`);return r===t.length-1?[a,`, the latest build`]:[a,`, `,Ha(i.timestamp)]}function uu(t,n,r){let{symbol:i,title:a}=iu[n];return e(`span`,{class:`marked`},Te(i,a),Dl(t,r.link({view:`tests`,item:t.testId,query:``})))}function du({newer:e,older:t},{base:n}){let r=e.branch===t.branch;return r?{newer:`this range`,older:n===`days`?pu(t.period):`the ${O(t.period)} before`,arePeriods:r}:{newer:fu(e.branch),older:fu(t.branch),arePeriods:r}}let fu=e=>L(e)||`all branches`;function pu({fromTs:e,toTs:t}){let[n,r]=[oo(e),oo(t-1)];if(n===r)return n;let[i=``,...a]=n.split(` `);return r.split(` `).slice(1).join(` `)===a.join(` `)?`${i} to ${r}`:`${n} to ${r}`}let mu=(e,t)=>hu(e.durations.p50,t)||hu(t.durations.p50,e),hu=(e,{durations:t})=>e>=t.p25&&e<=t.p75;function gu(t,n,r){let i=r?.before,a=i!==void 0&&Math.min(t.buildCount,i.buildCount)<20,o=()=>a?e(`small`,{class:`quiet`},`too few builds`):void 0,s=[[`Builds passed`,Ja(bu(t)),o()??(i&&_u(t,i))],...yu(`Duration of a build, median`,`p50`,t,i,a),...yu(`Duration of a build, 95th percentile`,`p95`,t,i,a,o()),...vu(r)],c=O(n);return e(`div`,{class:`figures`},e(`dl`,{class:`card kpis`},...s.map(([t,n,r])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n,r===void 0?void 0:` `,r)))),e(`p`,{class:`hint`},`Figures and changes: these ${c} against the ${c} before. The duration of a build is its wall time if it is known, otherwise the sum of its tests.`))}function _u(e,t){return Su(bu(e)-bu(t),Math.max(xu(e,t),.05))}function vu(e){let[t,n]=[`Lost to flaky tests`,`Tests`];if(e===void 0)return[[t,`\u2026`,void 0],[n,`\u2026`,void 0]];let{flaky:r,lostMsBefore:i,comparison:a}=e,o=Cu(a.new.count,a.gone.count);return[[t,U(r.lostMs),i===0?void 0:Xa(r.lostMs,i)],[n,d(a.testCount),o]]}function yu(e,t,n,r,i,a){let o=n.durations[t];if(o===0)return[];let s=r?.durations[t]??0;return[[e,U(o),a??(r===void 0||s===0?void 0:Xa(o,s,i||mu(n,r)))]]}let bu=({buildCount:e,failedBuildCount:t})=>1-t/e,xu=(...e)=>Math.sqrt(e.reduce((e,t)=>e+bu(t)*(1-bu(t))/t.buildCount,0));function Su(t,n=0){let r=Math.round(t*100);return e(`small`,{class:r===0||Math.abs(t)<=n?`quiet`:r>0?`text-passed`:`text-failed`},`${r===0?`±`:r>0?`+`:`\u2212`}${Math.abs(r)} ${Math.abs(r)===1?`point`:`points`}`)}function Cu(t,n){let r=[...t===0?[]:[`+${d(t)}`],...n===0?[]:[`\u2212${d(n)}`]];return r.length===0?void 0:e(`small`,{class:`quiet`},r.join(`, `))}let wu=({totals:e})=>e?.buildCount??0,Tu=e=>wu(e)===0?0:e.lostMs/wu(e),Eu=t=>e(`span`,{class:`quiet`},t);function Du({newer:t,older:n,comparison:r},i){let a=(t,n,r)=>({title:t,className:`number`,content:t=>[e(`span`,{class:`side-label`},`${n} `),r(t)]}),o=[{title:`Figure`,content:({title:e})=>e},a(i.newer,i.arePeriods?`now`:`here`,e=>e.newer),a(i.older,i.arePeriods?`before`:i.older,e=>e.older),{title:`Difference`,className:`number`,content:({difference:e})=>e??Eu(`\u2013`)}];return e(`section`,{class:`card`},e(`h2`,{class:`card-title`,id:`figures-title`},`Figures`),Ia(o,Ou(t,n,r),{class:`sides`,\"aria-labelledby\":`figures-title`}))}function Ou(e,t,{testCount:n,new:r,gone:i}){let a=wu(e)<20||wu(t)<20,[o,s]=[Tu(e),Tu(t)];return[{title:`Tests`,newer:d(n),older:d(n+i.count-r.count),difference:Cu(r.count,i.count)},{title:`Builds passed`,newer:Nu(e),older:Nu(t),difference:a?Eu(`too few builds`):e.totals&&t.totals&&Su(bu(e.totals)-bu(t.totals),xu(e.totals,t.totals))},{title:`Duration of a build, median`,newer:ju(e),older:ju(t),difference:Mu(e.totals,t.totals,a)},{title:`Lost to flaky tests, per build`,newer:U(o),older:U(s),difference:a?Eu(`too few builds`):s===0?void 0:Xa(o,s,ku)}]}let ku=!0,Au=e=>e?.durations.p50??0,ju=({totals:e})=>Au(e)===0?`\u2013`:U(Au(e));function Mu(e,t,n){if(e!==void 0&&t!==void 0&&Au(e)!==0&&Au(t)!==0)return Xa(Au(e),Au(t),n||mu(e,t))}function Nu({totals:e}){if(e===void 0)return`\u2013`;let{buildCount:t,failedBuildCount:n}=e;return t>=20?Ja(bu(e)):`${d(t-n)} of ${d(t)}`}function Pu(t,n,r){let{newer:i,older:a,comparison:o}=t,{address:s}=r,c=du(t,n),l=i.totals===void 0||a.totals===void 0,u=Cl(it.flatMap(e=>o[e].tests.map(e=>({owners:e.owners??[]})))),d=$l(s,u),f=e(`div`,{}),p=e(`div`,{class:`results`},e(`div`,{class:`sentence-row`},e(`div`,{},e(`h2`,{},Fu(t,c)),l?void 0:Iu(t,c,r)),e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Comparison`},...ru(n,a,c.older,r),...u.length>0||n.owner!==``?[d.root]:[])),...l?[]:[f,Du(t,c)],e(`p`,{class:`hint definition`},`A test is newly failing if its last run in a job failed, and none of its last runs on the other side did. It is slower or faster if the median of its passed runs changed by more than 5% and 10 ms and is outside of the middle half of the other side.`)),m;return{root:p,title:{...eu(n,i.builds),lead:Ru(i)},show({owner:n}){if(n===m||l)return;m=n,d.show(n);let r=au(t,c,n,s),i=n===``?void 0:e(`p`,{class:`hint`},`No test of this owner differs.`);f.replaceChildren(...[r??i].filter(e=>e!==void 0)),f.hidden=f.childElementCount===0},close(){}}}function Fu({newer:e,older:t,comparison:n},r){if(e.totals===void 0||t.totals===void 0)return`No build of ${e.totals===void 0?r.newer:r.older} to compare`;let i=it.filter(e=>n[e].count>0).map(e=>`${d(n[e].count)} ${iu[e].word}`);return i.length===0?`No test differs from ${r.older}`:`Against ${r.older}: ${i.join(`, `)}`}function Iu({newer:t,older:n,comparison:r},i,{address:a}){let{failingCount:o,new:s}=r,c=(e,t)=>`${f(e.totals?.buildCount??0,`build`)}${i.arePeriods?``:` of ${t}`}, ${pu(Lu(e))}`,l=o===0?[]:[` ${f(o,`test`)} `,e(`a`,{href:a.link({view:`tests`,item:``,query:``,status:`failing`})},o===1?`fails on both`:`fail on both`),`.`];return e(`p`,{class:`secondary medium`},`${c(t,i.newer)}, against ${c(n,i.older)}.`,...s.count===0?[]:[` ${f(s.count,`new test`)}.`],...l)}function Lu({period:e,builds:{builds:t},totals:n}){let[r,i]=[t[0],t.at(-1)];return r===void 0||i===void 0||n===void 0||t.length<n.buildCount?e:{fromTs:r.timestamp,toTs:i.timestamp+1}}let Ru=({totals:e,branch:t})=>e&&`${f(e.buildCount,`build`)}${t===``?``:` of ${L(t)}`}`;async function zu(e,t,n,r){let i=T(t,n),a={branch:t.branch,period:i},o=await Bu(e,t,n,r),s=e.comparison(t,a,o,20),c=async()=>{let e=await s;return[...new Set(it.flatMap(t=>e[t].tests.map(({testId:e})=>e)))]},[l,u]=await Promise.all([a,o].map(n=>Hu(e,t,n,c)));if(l===void 0||u===void 0)throw TypeError(`A comparison has two sides.`);return{newer:l,older:u,comparison:await s}}async function Bu(e,t,n,r){let{branch:i,base:a,baseBranch:o,baseFrom:s,baseTo:c}=t,l=T(t,n);if(a===`branch`)return{branch:o,period:l};if(a===`days`)return{branch:i,period:T({range:`custom`,from:s,to:c},n)};let u=a===`before`||i===``?``:await(async()=>r??(await e.builds({...t,branch:``},l,{limit:1})).ref)();return u===``||u===i?{branch:i,period:D(l)}:{branch:u,period:l}}let Vu={ref:``,builds:[],tests:[]};async function Hu(e,t,{branch:n,period:r},i){let a={...t,branch:n},o=n!==``,[{whole:s},{lostMs:c},l,u]=await Promise.all([e.totals(a,r),e.flakyTests(a,r,{limit:1}),o?e.builds(a,r,{limit:50}):Vu,o?Uu(e,a,r,await i()):[]]);return{branch:n,period:r,totals:s,lostMs:c,builds:l,rows:new Map(u.map(e=>[e.testId,e]))}}async function Uu(e,t,n,r){let i=Array.from({length:Math.ceil(r.length/50)},(e,t)=>r.slice(t*50,(t+1)*50));return(await Promise.all(i.map(r=>e.builds(t,n,{limit:50,testIds:r})))).flatMap(({tests:e})=>e)}let Wu=e=>Object.entries(e).map(([e,t])=>({value:e,title:t}));function Gu(t,n,r){let i=e(`span`,{class:`ellipsis`,\"aria-hidden\":`true`}),a=e(`select`,{id:t,\"aria-label\":n});a.addEventListener(`change`,()=>{s(),r(a.value)});let o=[];function s(){i.textContent=a.selectedOptions[0]?.text??``}return{root:e(`div`,{class:`pick`},e(`span`,{class:`quiet`,\"aria-hidden\":`true`},n),i,Ee(`down`),a),show(t,n=o){JSON.stringify(n)!==JSON.stringify(o)&&a.replaceChildren(...n.map(t=>e(`option`,{value:t.value},t.title))),o=n,a.value=t,s()}}}function Ku(t,n,{address:r,api:i,available:a}){let{root:o,input:s}=De(`Filter tests`,{id:`search`});s.addEventListener(`input`,()=>r.change({query:s.value},`replace`));let c=Ae({id:`filter-module`,label:`Module`,isLabelShown:!0,searchLabel:`Search modules`,items:()=>[{title:`All`,href:r.link({project:``,module:``,pipeline:``}),isCurrent:n.project===``},...xe(a(),n.org).map(({project:e,module:t,title:i})=>({title:i,href:r.link({project:e,module:t,pipeline:``}),isCurrent:e===n.project&&t===n.module}))]});c.show(n.project===``?`All`:n.module===``?L(n.project):tl(n));let l=Cl(t.tests),u=$l(r,l,n.owner===``?void 0:async()=>Cl((await i.flakyTests(n,t.period)).tests));u.show(n.owner);let d=Gu(`filter-order`,`Order`,e=>r.change({rank:e},`push`));return d.show(n.rank,Wu(N)),{root:e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Flaky tests`},o,c.root,...l.length>0||n.owner!==``?[u.root]:[],d.root),show(e){s.value!==e&&(s.value=e)},focus:()=>s.focus()}}function qu(n){let{columns:r,attributes:i,rowsAtFirst:a,rowsPerClick:o,onSort:s,onMore:c,footOf:l}=n,u=r.map(e=>{let{sort:n,title:r}=e;return n===void 0?e:{...e,title:t(r,{title:n.hint},()=>s?.(n.key))}}),f=Ia(u,[],i),[p]=f.tBodies,m=t(``,{class:`text-button`},()=>{let e=y();x(o),b(e),c?.(y())}),h=e(`span`,{class:`quiet`}),g=e(`p`,{class:`card-line table-foot`},m,l===void 0?void 0:h),_=e(`div`,{class:`card-line hint`}),v=[],y=()=>p?.childElementCount??0,b=e=>p?.rows[e]?.querySelector(`a, button`)?.focus();function x(e){let t=y();p?.append(...v.slice(t,t+e).map(e=>Ra(r,e)));let n=v.length-y(),i=`Show ${d(Math.min(n,o))} more`,a=l?.(y());m.hidden=n===0,m.textContent=l===void 0?`${i} of ${d(n)}`:i,h.replaceChildren(...a===void 0?[]:[a]),g.hidden=n===0&&a===void 0}return{root:e(`div`,{class:`card`},f,_,g),show(e,t,n=a){v=e,p?.replaceChildren(),x(n),f.hidden=e.length===0,_.hidden=e.length>0,_.replaceChildren(...t===void 0?[]:[t])},showOrder(e,t){for(let[n,i]of[...f.tHead?.rows[0]?.cells??[]].entries())r[n]?.sort?.key===e?i.setAttribute(`aria-sort`,t):i.removeAttribute(`aria-sort`)},focus(e){e>=y()&&x(e+1-y()),b(e)}}}let Ju=({project:e,module:t,testId:n})=>JSON.stringify([e,t,n]),Yu={lostMs:`lostMs`,flakyBuilds:`flips`,lastSeen:`lastSeen`},Xu={lostMs:({lostMs:e})=>e,flakyBuilds:({flakyBuilds:e})=>e,lastSeen:({lastSeen:e})=>e};async function Zu(e,t,n){let{owner:r,rank:i}=t,[a,o]=await Promise.all([e.flakyTests(t,n,{owner:r,orderBy:Yu[i]}),e.flakyTests(t,D(n),{owner:r,limit:500})]),s=Xu[i];return{...a,tests:a.tests.toSorted((e,t)=>s(t)-s(e)),period:n,lostMsBefore:o.lostMs,lostMsOfTestBefore:new Map(o.tests.map(e=>[Ju(e),e.lostMs])),isBeforeComplete:o.tests.length===o.testCount}}function Qu(e,{project:t,module:n}){return[n===``?t===``?tl(e):L(e.module):``,El(e)].filter(e=>e!==``).join(` · `)}let $u=({project:e,module:t,testId:n},r)=>r.link({project:e,module:t,view:`tests`,item:n,query:``,owner:``,rank:P.rank});function ed(t,n,r,i){let a=t.tests.some(({owners:e})=>e.length>0);return[{title:`Test`,content:e=>td(e,n,r)},{title:i.title,className:`history-cell`,content:i.cellOf},{title:`Flaky builds`,className:`number wide`,content:({flakyBuilds:t,builds:n})=>[d(t),e(`span`,{class:`quiet`},` of ${d(n)}`)]},{title:`Time lost`,className:`number lost`,content:({lostMs:e})=>U(e)},{title:`Change`,className:`number wide optional`,content:e=>id(e,t)},{title:`Mostly in`,className:`job wide optional`,content:({jobs:[e]})=>L(e?.job??``)||`\u2013`},...a?[{title:`Owner`,className:`owner wide`,content:({owners:e})=>Sl(e)}]:[],n.rank===`lastSeen`?{title:`Last seen`,className:`number last wide`,content:e=>nd(Wa(e),Ha(e.lastSeen))}:{title:`Since`,className:`number last wide optional`,content:rd}]}function td(t,n,r){let i=Qu(t,n);return e(`span`,{class:`marked`},Te(`flaky`,`Flaky`),e(`span`,{class:`test-name`},e(`a`,{href:$u(t,r)},Tl(t)),...t.quarantined?[` `,e(`span`,{class:`tag`},`Quarantined`)]:[],i===``?void 0:e(`span`,{class:`suite`},i)))}let nd=({build:e,url:t},r)=>V(t,{title:`Build ${L(e)}`},r,n(`, build ${L(e)}`));function rd(e){let t=so(e.firstSeen);return e.since===e.firstSeen?nd(Ua(e),t):t}function id(t,{lostMsOfTestBefore:n,isBeforeComplete:r}){let i=n.get(Ju(t))??0;return i>0?Xa(t.lostMs,i):r?e(`span`,{class:`tag`},`new`):e(`span`,{class:`quiet`},`\u2013`)}function ad(t,{state:n,address:r,readRows:i}){let a=e(`span`,{},`Last builds`),o=t.tests.map(e=>{let{project:t,module:n,suite:r,name:i}=e;return{test:e,text:ke([t,n,...r,i].map(L).join(` `))}}),s=new Map,c=new Map,l=new Set,u=t.tests,d,f=qu({columns:ed(t,n,r,{title:a,cellOf:p}),attributes:{class:`blocks flaky-tests`,\"aria-label\":`Flaky tests`},rowsAtFirst:20,rowsPerClick:50,onMore:m});function p(t){let n=Ju(t),r=e(`span`,{},e(`span`,{class:`pending-row`}));return s.set(n,r),c.has(n)&&od(r,c.get(n)),r}function m(e){let t=u.slice(0,e).filter(e=>!l.has(Ju(e)));for(let e of t)l.add(Ju(e));t.length>0&&i(t,h)}function h(e,t){let n=Ju(e);c.set(n,t);let r=s.get(n);r!==void 0&&od(r,t);let i=[...c.values()].filter(e=>e!==void 0&&e.builds.length>0),o=new Set(i.map(({ref:e})=>e)),[l=``]=o;i.length>0&&(a.textContent=Uo(Math.max(...i.map(({builds:e})=>e.length)),o.size===1?l:``))}return{root:f.root,filter(e,t){let n=l.size===0,r=ke(e).split(/\\s+/);return u=o.filter(({text:e})=>r.every(t=>e.includes(t))).map(({test:e})=>e),s.clear(),f.show(u,t),window.clearTimeout(d),n?m(20):d=window.setTimeout(m,250,20),u.length}}}function od(e,t){e.replaceChildren(t?.results===void 0?`\u2013`:Wo(t.results,t.ref))}function sd(n,r,i,a){let o=e(`ul`),s=e(`section`,{class:`card entries-card leave-quarantine`,\"aria-labelledby\":`leave-quarantine`},e(`div`,{class:`entries-head`},e(`h2`,{id:`leave-quarantine`},`Can leave quarantine`),e(`span`,{class:`small quiet`},`passed at least 20 times in a row`)),o);s.hidden=!0;async function c(){let c=(await n.quarantinedTests(r,i)).filter(({passes:e,owners:t})=>e>=20&&(r.owner===``||t.includes(r.owner))).map(e=>cd(e,r,a));o.append(...c.slice(0,10)),s.hidden=c.length===0;let l=c.slice(10);if(l.length===0)return;let u=t(`${d(l.length)} more`,{class:`text-button`},()=>{o.append(...l),u.parentElement?.remove(),l[0]?.querySelector(`a`)?.focus()});s.append(e(`div`,{class:`card-line table-foot`},u))}return c().catch(()=>{}),s}function cd(t,n,r){let{since:i,until:a=``,owner:o=``,owners:s,passes:c}=t,l=o===``?bl(s):yl(o),u=[`quarantined`,i===0?``:` since ${oo(i)}`,a===``?``:` until ${ld(a)}`].join(``);return e(`li`,{},e(`a`,{class:`entry`,href:$u(t,r)},e(`b`,{title:`Passed in the last ${f(c,`build`)}`},`${d(c)}×`),e(`span`,{class:`entry-texts`},e(`span`,{class:`entry-title`},Tl(t)),e(`span`,{class:`small quiet`},[Qu(t,n),u,l===``?``:`owner ${l}`].filter(e=>e!==``).join(` · `)))))}let ld=e=>/^\\d{4}-\\d\\d-\\d\\d$/.test(e)&&!Number.isNaN(Date.parse(e))?oo(Date.parse(e)):L(e);function ud(e,t,n){async function r(r,i){let[{project:a=``,module:o=``}={}]=r;try{let s=r.map(({testId:e})=>e),c=await e.builds({...t,project:a,module:o},n,{testIds:s,limit:50}),l=new Map(c.tests.map(e=>[e.testId,e.results]));for(let e of r)i(e,{ref:c.ref,builds:c.builds,results:l.get(e.testId)})}catch{for(let e of r)i(e,void 0)}}return async(e,t)=>{let n=new Map;for(let t of e){let e=Ju({...t,testId:``}),r=n.get(e);r===void 0?n.set(e,[t]):r.push(t)}let i=[...n.values()].flatMap(e=>nt(e,({testId:e})=>e)).values();await Promise.all(Array.from({length:4},async()=>{for(let e of i)await r(e,t)}))}}function dd(n,r,i){let{address:a,api:o,announce:s}=i,{tests:c,testCount:l,period:u}=n,p=Ku(n,r,i),m=ad(n,{state:r,address:a,readRows:ud(o,r,u)}),h=t(`Clear the filter`,{class:`text-button`},()=>{a.change({query:``},`replace`),p.focus()}),g=c.length>0,_=e(`div`,{class:`results`},...g||r.owner!==``?[p.root]:[],...g?[m.root]:[],l>c.length?e(`p`,{class:`hint`},`The first ${d(c.length)} tests by ${N[r.rank].toLowerCase()} are listed.`):void 0,e(`p`,{class:`hint definition`},`A test is flaky if it passed after a retry, or failed at least twice between two passes of the same job and branch. Failures of many tests at once are outages and do not count. Time lost is the duration of the repeated attempts and of these failures; if the test was the only one that failed in a job, the duration of the tests of that job. The change compares it with the previous period of the same length.`),sd(o,r,u,a)),v;return{root:_,title:{text:fd(n,r),lead:l===0?void 0:pd(n,r)},show({query:t}){if(t===v)return;let n=v===void 0;v=t,p.show(t);let r=m.filter(t,e(`span`,{},`No flaky test matches \u201c${t}\u201d. `,h));n||s(`${d(r)} of ${f(c.length,`flaky test`)}`)},close(){}}}function fd({testCount:e,lostMs:t,period:n},{owner:r}){let i=r===``?``:` of ${yl(r)}`;return e===0?`No flaky test${i} in ${O(n)}`:`${f(e,`flaky test`)}${i} cost ${U(t)} in ${O(n)}`}function pd({tests:e,testCount:t,lostMs:n,lostMsBefore:r,period:i},{rank:a}){let o=r===0?void 0:n/r-1,s=`in the ${O(i)} before`,c=o===void 0?`There were none ${s}.`:Math.round(Math.abs(o)*100)===0?`As much as ${s}.`:`${Math.round(Math.abs(o)*100)}% ${o<0?`less`:`more`} than ${s}.`;if(t<=3||n===0||a!==`lostMs`&&t>e.length)return c;let l=e.map(e=>e.lostMs).toSorted((e,t)=>t-e).slice(0,3).reduce((e,t)=>e+t,0)/n;return`${c} ${a===`lostMs`?`The first `:``}3 of them cost ${Ja(l)} of it.`}let md=({groups:e})=>new Map(e.flatMap(e=>e.tests.map(t=>[t.testId,{test:t,group:e}])));function hd(e){let t=[{choice:{status:`failed`},waiting:[],cursor:void 0},{choice:{flaky:`true`},waiting:[],cursor:void 0}],n=[];async function r(t){if(t.waiting.length>0||t.cursor===``)return;let{choice:n,cursor:r}=t,i=await e(r===void 0?n:{...n,cursor:r});t.waiting=i.runs,t.cursor=i.nextCursor??``}return{runs:()=>n,hasMore:()=>t.some(({cursor:e,waiting:t})=>e!==``||t.length>0),async readMore(){await Promise.all(t.map(r));let e=t.filter(({cursor:e})=>e!==``).map(({waiting:e})=>e.at(-1)?.timestamp??1/0),i=Math.max(-1/0,...e),a=t.flatMap(({waiting:e})=>e.filter(({timestamp:e})=>e>=i));for(let e of t)e.waiting=e.waiting.filter(({timestamp:e})=>e<i);n=[...n,...a.sort((e,t)=>t.timestamp-e.timestamp)]}}}function gd(e){let t;return()=>{if(t===void 0){let n=e();t=n,n.catch(()=>{t===n&&(t=void 0)})}return t}}function _d(e,t,n,r){let i=(i={})=>e.runs(t,n,{testId:r,limit:50,...i}),a=gd(async()=>{let e=hd(i);return await e.readMore(),e});return{builds:gd(()=>e.builds(t,n,{testIds:[r],limit:50})),flaky:gd(()=>e.flakyTests(t,n,{testId:r,limit:1})),slower:gd(()=>e.slowerTests(t,n).then(e=>md(e).get(r),()=>void 0)),newest:gd(()=>i()),older:e=>i({cursor:e}),notPassed:a,failedRun:gd(async()=>{let n=(await a()).runs().find(({status:e})=>e===`failed`);return n===void 0?void 0:{run:n,evidence:await e.steps(t,n)}}),causes:gd(()=>e.causes(t,n,r)),causesOfModule:gd(()=>e.causes(t,n)),facts:gd(()=>e.facts(t,n,r))}}function vd(e,t,n){let r=new Map;return i=>{let a=r.get(i)??_d(e,t,n,i);return r.set(i,a),a}}let yd=(t,n,r,i)=>Dc(e(`span`,{class:`test-lead`}),()=>e(`span`),async()=>{let[{ref:a,builds:o,tests:s},c]=await Promise.all([t.builds(),t.flaky()]),l=o.length>0,u=l?s[0]?.results??``:xd((await t.newest()).runs),d=c.testCount>0,f=bd(u,d);f!==void 0&&!i.aborted&&r(f);let p=f===`flaky`?`Flaky`:f===`failed`?`Failed`:void 0,m=[l?Sd(u,a):Cd(u),...d?[`${U(c.lostMs)} lost in ${O(n)}.`]:[]];return[e(`span`,{},...p===void 0?[]:[e(`span`,{class:`tag ${p.toLowerCase()}`},p),` `],m.join(` `))]},i);function bd(e,t){if(t)return`flaky`;let[n=``]=/[FPf](?=[-S]*$)/.exec(e)??/S(?=-*$)/.exec(e)??[];return{F:`failed`,P:`passed`,f:`flaky`,S:`skipped`}[n]}let xd=e=>e.toReversed().map(({status:e,flaky:t})=>e===`failed`?`F`:e===`skipped`?`S`:e===`successful`?t?`f`:`P`:`-`).join(``);function Sd(e,t){let n=t===``?``:` of ${L(t)}`;return/^-*$/.test(e)?`Did not run in the last builds${n}.`:wd(e,e.length===1?`the last build${n}`:`the last ${f(e.length,`build`)}${n}`)}function Cd(e){return e===``?`Did not run.`:wd(e,e.length===1?`the last run`:`the last ${f(e.length,`run`)}`)}function wd(e,t){let n=t=>[...e].filter(e=>e===t).length,[r,i]=[n(`f`),n(`F`)];if(r+i===0)return`No failure in ${t}.`;let a=[...r===0?[]:[`${d(r)} passed after a retry`],...i===0?[]:[`${d(i)} failed`]];return`${d(r+i)} of ${t}: ${a.join(`, `)}.`}let Td={failing:{title:`Failing`,symbol:`failed`},flaky:{title:`Flaky`,symbol:`flaky`},slower:{title:`Slower`,symbol:`slow`},skipped:{title:`Skipped`,symbol:`skipped`},passed:{title:`Passed`,symbol:`complete`}},Ed=({builds:e,buildsBefore:t,duration:n,durationBefore:r})=>e>=20&&t>=20&&n>0&&r>0,Dd=e=>Ed(e)&&!e.isUsual&&e.duration/e.durationBefore-1>.05,Od=({results:e})=>e.length-1-[...e].findLastIndex(e=>e!==`-`),kd=e=>Od(e)>=Math.min(20,e.results.length);function Ad(e){if(kd(e))return`skipped`;let t=bd(e.results,!1)??`skipped`;return t===`failed`?`failing`:t===`passed`&&Dd(e)?`slower`:t}let jd=e=>e.map(e=>({pipeline:e,status:Ad(e),jobs:e.jobs.map(e=>({job:e,status:Ad(e)}))})),Md=e=>e.flatMap(({jobs:e})=>e.filter(({job:e})=>!kd(e))),Nd={attention:`Attention`,name:`Name`,median:`Median`,change:`Change`,failed:`Builds failed`},Pd=(e,t)=>Fd(e.map(e=>({...e,jobs:Fd(e.jobs,t,({job:e})=>[e,e.name])})),t,({pipeline:e})=>[e,e.pipeline]);function Fd(e,t,n){return e.toSorted((e,r)=>{let[i,a]=n(e),[o,s]=n(r);return(t===`attention`?Rd(e)-Rd(r):0)||zd(o,t)-zd(i,t)||Id.compare(a,s)})}let Id=new Intl.Collator(`en`,{numeric:!0}),Ld={failing:0,slower:1},Rd=({status:e})=>Ld[e]??2;function zd(e,t){let{builds:n,passedBuilds:r,duration:i,durationBefore:a}=e;return t===`median`?i:t===`change`?Ed(e)?i/a:-1:t===`failed`?n===0?-1:1-r/n:0}function Bd(e,t){let n=t===``?``:` on ${L(t)}`,r=Md(e),i=r.filter(({status:e})=>e===`failing`),a=r.filter(({status:e})=>e!==`failing`&&e!==`skipped`),[o]=i;return o===void 0?a.length===0?`No job has a result${n}`:a.length===1?`The only job passes${n}`:`All ${d(a.length)} jobs pass${n}`:r.length===1?`The only job fails${n}`:i.length===1?`1 of ${f(r.length,`job`)} fails${n}: ${L(o.job.name)}`:`${i.length===r.length?`All ${f(r.length,`job`)}`:`${d(i.length)} of ${f(r.length,`job`)}`} fail${n}${Vd(e)}`}function Vd(e){let[t,...n]=e.filter(e=>Md([e]).some(({status:e})=>e===`failing`));return e.length===1||t===void 0||n.length>0?``:`, all of ${Hd(t.pipeline.pipeline)}`}let Hd=e=>L(e)||`(no pipeline)`,Ud={query:``,status:``,pipeline:``},Wd=({query:e,status:t,pipeline:n})=>e.trim()!==``||t!==``||n!==``;function Gd(t,n){let{root:r,input:i}=De(`Filter jobs`,{id:`search`});i.addEventListener(`input`,()=>n.change({query:i.value},`replace`));let a=new Set(t.flatMap(({jobs:e})=>e.map(({status:e})=>e))),o=Object.keys(Td).filter(e=>a.has(e)),s=Kd(`status`,`Status`,o.map(e=>({value:e,title:Td[e].title})),n),c=Kd(`pipeline`,`Pipeline`,t.map(e=>({value:e.pipeline.pipeline,title:Hd(e.pipeline.pipeline)})),n),l=Gu(`filter-order`,`Order`,e=>n.change({sort:e},`push`));return{root:e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Jobs`},r,...o.length>1?[s.root]:[],...t.length>1?[c.root]:[],l.root),show({sort:e,...t}){i.value!==t.query&&(i.value=t.query),s.show(t.status),c.show(t.pipeline),l.show(e,Wu(Nd))},focus:()=>i.focus()}}function Kd(e,t,n,r){let i=t=>r.change({[e]:t},`push`),a=Ae({id:`filter-${e}`,label:t,isLabelShown:!0,items:()=>[{value:``,title:`All`},...n].map(({value:t,title:n})=>({title:n,onChoose:()=>i(t),isCurrent:r.state()[e]===t}))});return{root:a.root,show:e=>a.show(n.find(t=>t.value===e)?.title??(L(e)||`All`))}}function qd(e,{query:t,status:n,pipeline:r}){let i=ke(t).split(/\\s+/);return e.filter(e=>r===``||e.pipeline.pipeline===r).map(e=>({rated:e,jobs:e.jobs.filter(t=>{let r=ke(`${e.pipeline.pipeline} ${t.job.name}`);return(n===``||t.status===n)&&i.every(e=>r.includes(e))})})).filter(({jobs:e})=>e.length>0)}let Jd=(...t)=>e(`span`,{class:`reason`},...t);function Yd({jobs:e}){let[t,...n]=Xd(e).map(({job:e})=>e.failing);return t!==void 0&&n.every(e=>e?.build===t.build)?t:void 0}let Xd=e=>e.filter(({status:e})=>e===`failing`);function Zd(e,t){let{pipeline:n,jobs:r}=e,i=r.filter(({job:e})=>!kd(e)),a=Xd(i),o=Yd(e);if(a.length>0){let e=a.length===1?`fails`:`fail`,s=`${d(a.length)} of ${f(i.length,`job`)} ${e}`;return o===void 0||r.length===1?Jd(s):Jd(`${s} `,...$d(o,n.builds,t))}let s=i.filter(({status:e})=>e!==`skipped`),c=s.filter(({status:e})=>e===`flaky`).length;if(s.length===0)return Jd(`no job has a result`);let l=s.length===i.length?`all ${f(i.length,`job`)}`:`${d(s.length)} of ${f(i.length,`job`)}`,u=i.length===1?`its job passes`:`${l} pass`;return Jd(c===0?u:i.length===1?`${u}, flaky`:`${u}, ${d(c)} of them flaky`)}function Qd({job:e,status:t},n,r){if(kd(e))return Jd(`did not run in the last ${f(Od(e),`build`)}`);if(t===`failing`&&e.failing!==void 0)return Yd(n)!==void 0&&n.jobs.length>1?void 0:Jd(`fails `,...$d(e.failing,e.builds,r));if(t===`flaky`&&e.flakyTests>0)return Jd(`${f(e.flakyTests,`test`)} passed after a retry`)}function $d({commit:e,build:t,url:n,timestamp:r,builds:i},a,o){let s=i>1&&i>=Math.min(a,50)?`at least since `:`since `,c=g(o-r)||`less than a minute`,l=i===1?`, the latest build`:`, ${c} and ${f(i,`build`)} ago`;return[s,V(n,{},Ga(e)??`build ${L(t)}`),l]}let ef=t=>e(`span`,{class:`quiet`},t),tf=(e,t)=>[{title:Uo(e,t),className:`history-cell`,content:({results:e})=>Wo(e,t)},{title:`Builds passed`,className:`number wide`,content:nf},{title:`Median`,className:`number median`,content:({duration:e})=>e===0?ef(`\u2013`):U(e)},{title:`Change`,className:`number wide`,content:e=>Ed(e)?Xa(e.duration,e.durationBefore,e.isUsual):rf(e)},{title:`95th percentile`,className:`number wide optional`,content:({builds:e,durationP95:t})=>t===0||e<20?ef(`\u2013`):U(t)},{title:`Change`,className:`number wide optional`,content:e=>Ed(e)?Xa(e.durationP95,e.durationP95Before,e.isUsual):rf(e)},{title:`Last failed`,className:`number wide last-failed`,content:({lastFailed:e})=>e===void 0?ef(`\u2013`):af(e)}];function nf({builds:e,passedBuilds:t}){return e===0?ef(`\u2013`):e<20?`${d(t)} of ${d(e)}`:Ja(t/e)}function rf({builds:t,buildsBefore:r}){return e(`span`,{class:`quiet`,title:`Too few builds: ${`${f(t,`build`)}, and ${d(r)} in the period before`}`},`\u2013`,n(` too few builds`))}function af(t){if(Date.now()-t<=6048e5)return Ha(t);let n=new Date(t);return e(`time`,{datetime:n.toISOString(),title:Ba(n)},oo(t))}function of({state:n,address:r,now:i,listed:a}){let o=tf(a,n.branch),s=(e,t)=>[{title:e,className:`job-cell`,content:t},...o],c=Ia(s(`Pipeline and jobs`,()=>e(`span`)),[],{class:`blocks jobs`,\"aria-label\":`Pipelines and jobs`});c.tBodies[0]?.remove();let l=new Map;function u({rated:n,jobs:r},a){let{pipeline:o,status:c}=n,u=r.map(e=>{let t=Ra(s(o.pipeline,()=>d(e,n)),e.job);return t.className=`job`,t}),f=t(Hd(o.pipeline),{class:`toggle`},()=>{let e=f.getAttribute(`aria-expanded`)!==`true`;l.set(o.pipeline,e),p(e)});function p(e){f.setAttribute(`aria-expanded`,String(e));for(let t of u)t.hidden=!e}let m=Ra(s(o.pipeline,()=>sf(c,f,Zd(n,i))),o);return m.className=`pipeline`,p(a||(l.get(o.pipeline)??(c===`failing`||r.length<=8))),e(`tbody`,{},m,...u)}function d(t,n){let{job:a,status:o}=t;return sf(o,e(`a`,{href:r.link({view:`tests`,job:a.name,item:``,query:``,status:``,pipeline:``})},Tl(a)),Qd(t,n,i))}return{root:c,show(e,t){for(let e of[...c.tBodies])e.remove();c.append(...e.map(e=>u(e,t)))}}}function sf(t,n,r){let{symbol:i,title:a}=Td[t];return e(`div`,{class:`marked`},Te(i,a),e(`div`,{class:`job-name`},n,r))}function cf(t,n,r){let i=Gu(`numbers-interval`,`Interval`,e=>r.change({interval:e},`push`)),a=e(`div`),o=e(`details`,{class:`numbers-by-interval`},e(`summary`,{},`Numbers by day`),i.root,a),s,c=new AbortController;function l(r){i.show(r.interval,Wu(ee));let{interval:l,pipeline:u}=r;if(!o.open||s===`${l} ${u}`)return;s=`${l} ${u}`,c.abort(),c=new AbortController;let d=l===`auto`?lf:ne(n,l,1);a.replaceChildren(Dc(e(`div`),()=>e(`p`,{class:`hint`},`Loading \u2026`),async()=>{let e=await t.jobTotals(r,n,d);return[...df(l,d),uf(e,d)]},c.signal))}return o.addEventListener(`toggle`,()=>l(r.state())),{root:o,show:l}}let lf=864e5;function uf(t,n){if(t.length===0)return e(`p`,{class:`hint`},`No job ran in this range.`);let r=(e,t)=>({title:e,className:`number`,content:t}),i=e=>e===0?`\u2013`:U(e),a=[{title:`Start (UTC)`,content:({timestamp:e})=>ae(e,n)},r(`Builds`,({buildCount:e})=>d(e)),r(`Builds failed`,({failedBuildCount:e})=>d(e)),r(`Jobs`,({totalCount:e})=>d(e)),r(`Jobs failed`,({failedCount:e})=>d(e)),r(`Median of a job`,({durationP50:e})=>i(e)),r(`95th percentile`,({durationP95:e})=>i(e))];return za(a,t.toReversed(),`Numbers by time`)}let df=(t,n)=>re(t,n)?[e(`p`,{class:`hint`},`Shown in intervals of ${ie(n)}: shorter ones would be too much data for the browser.`)]:[];function ff({pipelines:n,moreJobs:r},i,a,o){let{address:s,api:c,announce:l}=o,u=jd(n),p=u.flatMap(({jobs:e})=>e).length,m=Gd(u,s),h=Math.max(...n.map(({results:e})=>e.length)),g=of({state:a,address:s,now:Date.now(),listed:h}),_=cf(c,i,s),v=e(`h2`,{}),y=e(`div`,{class:`no-match`}),b=e(`div`,{class:`card jobs-card`},g.root,_.root),x=t(`Clear the filter`,{class:`btn`},()=>{s.change(Ud,`push`),m.focus()}),S=e(`div`,{class:`results`},e(`div`,{class:`sentence-row`},v,m.root),e(`div`,{},b,y),e(`p`,{class:`hint definition`},hf(i,r))),C;return{root:S,title:pf(u,a),show(e){_.show(e);let t=JSON.stringify([e.query,e.status,e.pipeline,e.sort]);if(t===C)return;let n=C===void 0;C=t,m.show(e);let r=qd(Pd(u,e.sort),e),i=r.flatMap(({jobs:e})=>e).length;g.show(r,Wd(e)),v.textContent=e.query.trim()===``?Bd(u,a.branch):`${d(i)} of ${f(p,`job`)}`,b.hidden=i===0,y.hidden=i>0,y.replaceChildren(...i>0?[]:[mf(e,x)]),n||l(`${d(i)} of ${f(p,`job`)}`)},close(){}}}function pf(e,t){let n=Md(e),r=n.some(({status:e})=>e===`failing`),i=n.some(({status:e})=>e!==`skipped`);return{mark:r?`failed`:i?`passed`:void 0,text:L(t.module),lead:`${f(n.length,`job`)} in ${f(e.length,`pipeline`)}`}}function mf({query:t,module:n},r){return e(`section`,{class:`card`},e(`h2`,{},...t.trim()===``?[`No job has this status and pipeline.`]:[`No job of ${L(n)} matches `,e(`code`,{},L(t.trim())),`.`]),e(`p`,{},t.trim()===``?`Choose another one.`:`The filter looks in the names of jobs and pipelines.`),r)}function hf(e,t){let n=O(e);return`Durations and changes: ${n} against the ${n} before. The duration of a pipeline is its wall time, from the first job\u2019s start to the last one\u2019s end.${t===0?``:` The ${f(t,`job`)} that ran the longest time ago ${t===1?`is`:`are`} left out.`}`}function gf({suite:e,module:t},n){return`${f(n,`test`)} of ${El({suite:e})||L(t)}`}function _f({since:e}){let t=Ga(e.commit);return[t===void 0?Ka(e):V(e.url,{},t),`, ${oo(e.timestamp)}`]}function vf({commitMessage:e=``,author:t=``}){let n=t===``?``:`by ${L(t)}`;return[e===``?``:`\u201c${L(e)}\u201d`,n].filter(e=>e!==``).join(` `)}function yf(e){let[t,n]=[Math.min(...e),Math.max(...e)].map(Ya);return t===n?n:`${t.replace(`%`,``)}\u2026${n}`}let bf=t=>e(`small`,{class:`text-failed`},yf(t)),xf=()=>({history:e(`span`,{},e(`span`,{class:`pending-row`})),failed:e(`span`,{}),phone:e(`span`,{}),last:e(`span`,{}),since:e(`span`,{})});function Sf(e,t){let{history:n,failed:r,phone:i,last:a,since:o}=e,s=t.filter(e=>e?.results!==void 0),[c]=s;if(c===void 0){n.replaceChildren(`\u2013`);for(let e of[r,a,i])e.replaceChildren(`\u2013`);return}let{ref:l,builds:u}=c,d=Cf(s.map(e=>e?.results??``)),f=wf(d,`Ff`),p=d.length-wf(d,`-`),m=u[Math.max(d.lastIndexOf(`F`),d.lastIndexOf(`f`))];n.replaceChildren(Wo(d,l));for(let e of[r,i])e.replaceChildren(...f===0?[`\u2013`]:Tf(f,p));a.replaceChildren(m===void 0?`\u2013`:Df(m.timestamp));let h=u[vc(d)??-1];o.replaceChildren(...h===void 0?[]:[` since `,Ef(h),`, `,Df(h.timestamp)])}let Cf=([e=``,...t])=>[...e].map((e,n)=>[e,...t.map(e=>e[n]??`-`)]).map(e=>[...`FfPS-`].find(t=>e.includes(t))??`-`).join(``),wf=(e,t)=>[...e].filter(e=>t.includes(e)).length,Tf=(t,n)=>[e(`span`,{},d(t)),e(`span`,{class:`quiet`},` of ${d(n)}`)];function Ef(e){let t=Ga(e.commit);return t===void 0?Ka(e):V(e.url,{},t,n(`, build ${e.build}`))}let Df=t=>Date.now()-t<6048e5?Ha(t):e(`span`,{},oo(t));function Of({path:e,line:t,column:n}){return e===void 0||t===void 0?e??``:n===void 0?`${e}:${t}`:`${e}:${t}:${n}`}function kf(e){let t={};for(let n in e)e[n]!==void 0&&(t[n]=e[n]);return t}let Af=/(?:^|[\\\\/(])(node_modules|bower_components|site-packages|dist-packages|vendor|gems)[\\\\/]/,jf=/^(?:node:|dart:|<|internal\\/[\\w/]{1,200}\\.js$)|^package:(?:test|test_api|test_core|flutter|flutter_test|stack_trace|matcher|async)\\/|[\\\\/](?:\\.yarn|\\.pnpm|\\.pub-cache|\\.m2|\\.gradle|\\.nuget|lib[\\\\/](?:python\\d[\\d.]{0,5}|ruby[\\\\/]\\d[\\d.]{0,8})|go[\\\\/]src(?=[\\\\/][^\\\\/.]{1,100}[\\\\/])|pkg[\\\\/]mod|libexec[\\\\/]src|rustc|\\.cargo[\\\\/]registry|Library[\\\\/]PackageCache|library[\\\\/](?:std|core|alloc|test)[\\\\/]src)[\\\\/]|^\\/usr\\/(?:include|lib|lib64)\\//,Mf=/^(?:[\\w.@-]{1,80}\\/{1,2})?(?:javax?|jdk|sun|com\\.sun|junit|kotlinx?|scala|groovy|clojure|cucumber|org\\.(?:junit|testng|hamcrest|assertj|mockito|gradle|codehaus|opentest4j|springframework|hibernate|spockframework|scalatest|graalvm|jetbrains|apache\\.(?:maven|tomcat|groovy))|io\\.(?:cucumber|kotest|mockk|netty)|reactor|worker\\.org\\.gradle|com\\.google\\.(?:common|inject|truth)|System|Microsoft|Xunit|NUnit|FluentAssertions|Shouldly|Moq|NSubstitute|Castle|TUnit|UnityEngine|UnityEditor)[.:]/;function Nf(e,t){if(e===void 0)return``;let n=Af.exec(e)?.[1];return n===void 0?jf.test(e)||t!==void 0&&Mf.test(t)?``:void 0:n}function Pf(e,t){let[n=``,...r]=new Set(t);return`${f(e,`frame`)} of ${n===``||r.length>0?`libraries`:n}`}let Ff=2e3,If=e=>/\\.[A-Za-z][\\w+]{0,8}(?:\\?\\S{1,200})?$|^(?:node|dart|package|internal):?\\/?\\S/.test(e),Lf=/:(\\d{1,9})$/;function Rf(e){let t=Lf.exec(e);if(t===null)return;let n=e.slice(0,t.index),r=Lf.exec(n),i=zf(r===null?n:n.slice(0,r.index)),[a,o]=r===null?[Number(t[1]),0]:[Number(r[1]),Number(t[1])];if(!(!If(i)||a<1))return o<1?{file:i,line:a}:{file:i,line:a,column:o}}let zf=e=>e.replace(/^file:\\/\\/(?:\\/(?=[A-Za-z]:))?/,``).replace(/\\?\\S{1,200}$/,``);function Bf(e,t=``){let n=t.trim(),r=Nf(e?.file,n);return{...e,...kf({call:n===``?void 0:n,library:r})}}function Vf(e){let t=/^at (?:async |new (?=\\S{1,300} \\())?(.+)$/.exec(e)?.[1];if(t===void 0)return;if(!t.endsWith(`)`)){let e=Rf(t);return e!==void 0&&!/ .{0,300} /.test(e.file)?Bf(e):t===`<anonymous>`||t===`native`?Bf(void 0,t):void 0}let n=t.indexOf(` (`),r=n===-1?t.indexOf(`(`):n+1,i=t.slice(0,r),a=t.slice(r+1,-1);if(n===-1)return/^(?:[^\\s(]{1,900}\\.[^\\s(]{1,300}|\u273d\\..{1,900})$/.test(i)?Bf(Rf(a),i):void 0;let o=Rf(a);return o!==void 0||/^(?:<anonymous>|native|index \\d{1,9}|eval at .{1,900})$/.test(a)?Bf(o,i):void 0}let Hf=/: ?[^\\s\\d:]{1,15} ?(\\d{1,9})\\.?$/,Uf=/\\) \\S{1,10} (?=[A-Za-z]:[\\\\/]|[\\\\/])/,Wf=/^\\p{L}{1,5} (?=[^\\s(]{1,900}\\.[^\\s(]{1,300}\\()/u;function Gf(e){let t=Wf.exec(e)?.[0];if(t===void 0)return;let n=e.slice(t.length,e.indexOf(`(`)),r=Hf.exec(e);if(r===null)return e.endsWith(`)`)?Bf(void 0,n):void 0;let i=Uf.exec(e);if(i===null)return;let a=e.slice(i.index+i[0].length,r.index);return Bf(Number(r[1])>0?{file:a,line:Number(r[1])}:void 0,n)}function Kf(e){let t=/^([^\\s(]{1,900}) ?\\([^()]{0,900}\\) (?:\\[0x\\w{1,8}\\] )?\\(at (.{1,900})\\)$/.exec(e);return t===null?void 0:Bf(Rf(t[2]??``),t[1])}function qf(e){if(!e.startsWith(`\u276f `))return;let t=e.lastIndexOf(` `),[n,r]=[e.slice(2,Math.max(t,2)),e.slice(t+1)],i=Rf(r);return i===void 0&&r!==`(<anonymous>)`?void 0:Bf(i,n)}function Jf(e){let t=e.indexOf(`@`);if(t===-1||/\\s/.test(e)||!/^(?:https?:\\/\\/|file:\\/\\/|\\/)/.test(e.slice(t+1)))return;let n=Rf(e.slice(t+1));return n&&Bf(n,e.slice(0,t))}function Yf(e){let t=/^File \"([^\"]{1,1900})\", line (\\d{1,9})(?:, in (.{1,300}))?$/.exec(e);return t===null?void 0:Bf({file:t[1]??``,line:Number(t[2])},t[3])}function Xf(e){let t=/^#\\d{1,5}\\s{1,20}(\\S.*)$/.exec(e)?.[1];if(t===void 0)return;let n=/^([^():]{1,900}(?::[^():]{1,900})?)\\((\\d{1,9})\\): (.{1,300})/.exec(t);if(n!==null)return If(n[1]??``)?Bf({file:n[1]??``,line:Number(n[2])},n[3]):void 0;if(t.startsWith(`[internal function]`))return Bf(void 0,t);let r=t.endsWith(`)`)?t.lastIndexOf(` (`):-1,i=r===-1?void 0:Rf(t.slice(r+2,-1));return i&&Bf(i,t.slice(0,r))}function Zf(e){let t=/^(?:# |from )?(\\S{1,900}\\.\\w{1,10}):(\\d{1,9})(?::\\d{1,9})?(?::in [`'](.{1,300})')?$/.exec(e);if(t!==null)return Bf({file:t[1]??``,line:Number(t[2])},t[3]);let n=/^(?:\\([^()]{1,100}\\) )?([^\\s:]{1,900}\\.exs?):(\\d{1,9}): (\\S.{0,300})$/.exec(e);if(n!==null)return Bf({file:n[1]??``,line:Number(n[2])},n[3]);let r=/^at ([^\\s:]{1,900}\\.\\w{1,10}) line (\\d{1,9})\\.?$/.exec(e);return r===null?void 0:Bf({file:r[1]??``,line:Number(r[2])})}function Qf(e){let t=/^(\\S{1,900}\\.dart) (\\d{1,9}):(\\d{1,9})\\s{1,200}(\\S.{0,300})$/.exec(e);if(t!==null)return Bf({file:t[1]??``,line:Number(t[2]),column:Number(t[3])},t[4]);let n=/^(?:package|dart):\\S{1,300}\\s{2,200}(\\S.{0,300})$/.exec(e);return n===null?void 0:Bf(void 0,n[1])}function $f(e){if(/\\s/.test(e))return;let t=Rf(e.replace(/\\((\\d{1,9})\\)$/,`:$1`));return t&&Bf(t)}let ep=[Vf,Gf,Kf,qf,Yf,Xf,Jf,Zf,Qf,$f];function tp(e){let t=e.trim().replace(/(?<=\\)) \\{$/,``);if(!(t.length>Ff||!/[\\d)>:]/.test(t)))for(let e of ep){let n=e(t);if(n!==void 0)return n}}function np(e,t){if(e.length>Ff||t.length>Ff)return;let n=/^\\t(\\S{1,1500}\\.(?:go|s):\\d{1,9})(?: \\+0x[\\da-f]{1,16})?$/.exec(t)?.[1];if(n!==void 0&&/^\\S/.test(e))return Bf(Rf(n),e.replace(/\\((?:[^()]{0,900})\\)$/,``));let r=/^ {3,40}at (\\S{1,1500}:\\d{1,9}:\\d{1,9})$/.exec(t)?.[1],i=/^ {0,10}\\d{1,5}: (\\S.{0,900})$/.exec(e)?.[1];return r===void 0||i===void 0?void 0:Bf(Rf(r),i)}let rp=[/^\\.\\.\\. \\d{1,9} (?:more|common frames omitted|lines matching cause stack trace \\.\\.\\.)$/,/^Traceback \\(most recent call last\\):$/,/^(?:stack(?: ?trace| ?backtrace)?|call stack):$/i,/^-{2,5} End of .{0,60}stack trace.{0,60}-{2,5}$/,/^<asynchronous suspension>$/,/^=+ asynchronous gap =+$/,/^#\\d{1,5} \\{main\\}$/,/^goroutine \\d{1,9} \\[/,/^@@ .{0,60} @@/,/^\\S.{0,400}:\\d{1,9}:\\d{1,9} \u203a /,/^Test method \\S{1,900} threw exception:$/,/^\\(elided .{1,200}\\)$/,/^The test description was:$/,/^(?:code: 'ERR_(?:ASSERTION|TEST_FAILURE)'|failureType: '\\w{1,40}'),?$/],ip=e=>e.length<1e3&&rp.some(t=>t.test(e)),ap=e=>e.length-e.trimStart().length;function op(e,t){let n=e[t]??``;if(!n.trimStart().startsWith(`File \"`))return 0;let r=0;for(let i=e[t+1];i!==void 0&&i.trim()!==``&&ap(i)>ap(n);)r+=1,i=e[t+1+r];return r}function sp(e,t){if(!/^\\s*generatedMessage: /.test(e[t]??``))return t;let n=t+1;for(;n-t<200&&!/^\\s*operator: '/.test(e[n]??`operator: '`);)n+=1;for(;/^\\s*(?:operator: '[^']{1,40}'|diff: '\\w{1,40}'|[}\\]]),?$/.test(e[n]??``);)n+=1;return n}function cp(e){let t=ye(e.slice(0,262144)).split(`\n`),n=[],r=0;for(let e=0;e<t.length;e+=1){let i=sp(t,e);i>e&&(r=0),e=i;let a=t[e];if(a===void 0)break;let o=np(a,t[e+1]??``),s=o??tp(a);if(s!==void 0){let i=e+1+(o===void 0?op(t,e):1),a=t.slice(e,i).join(`\n`);a.endsWith(`) {`)&&(r+=1),n.push({frame:s,text:a.replace(/(?<=\\)) \\{$/,``)}),e=i-1}else r>0&&/^\\s*\\},?$/.test(a)?--r:ip(a.trim())||n.push({text:a.trimEnd()})}return n}function lp({details:e,attempts:t}){for(let n of[e,...t.map(e=>e.details)]){let e=cp(n??``).find(({frame:e})=>e?.file!==void 0&&e.library===void 0)?.frame;if(e?.file!==void 0)return{path:e.file,line:e.line}}}function up(e){let t=lp(e);return t===void 0?``:L(Of(t))}let dp=[{ofBuild:`/actions/runs/`,ofFiles:`/blob/`},{ofBuild:`/-/`,ofFiles:`/-/blob/`}];function fp({path:e,line:t},{url:n=``,commit:r=``,file:i=``}){let a=e.split(`/`);if(!(e===i||a.length>1&&a[0]!==``&&a[0]===i.split(`/`)[0])||a.some(e=>[``,`.`,`..`].includes(e))||!/^[0-9a-f]{7,64}$/.test(r))return;let o=dp.find(({ofBuild:e})=>n.includes(e));if(o===void 0)return;let s=n.slice(0,n.indexOf(o.ofBuild)),c=t===void 0?``:`#L${t}`;return`${s}${o.ofFiles}${r}/${a.map(encodeURIComponent).join(`/`)}${c}`}function pp(t,n){let r=mp(t);if(r===``)return;let i=lp(t),{cause:a}=t,o=e(`code`,{class:`plain`},r);return e(`span`,{},a===void 0?o:e(`a`,{href:n.link({view:`causes`,item:a,query:``,status:``})},o),...i===void 0?[]:[` in `,V(fp(i,t),{},e(`code`,{class:`plain`},L(Of(i))))])}let mp=({message:e=``,details:t=``})=>L(/\\S.*/.exec(e)?.[0]??/\\S.*/.exec(t)?.[0]??``).trim();function hp(t,r,i){let a=_p(t,r,i),{branch:o,failing:s}=t,{flaky:c,rows:l,comparison:u,owners:p}=r,m=[...p.values()].some(e=>e.length>0),h=({testIds:e})=>[...new Set(e.flatMap(e=>p.get(e)??[]))],g=[...(s?.runs.length??0)>bc.failing||s?.isComplete===!1?[gp(i,`causes`,`Why all of them fail`)]:[],...c.testCount>bc.flaky?[gp(i,`flaky`,`All ${f(c.testCount,`flaky test`)}`)]:[],gp(i,`tests`,u.testCount===1?`All tests`:`All ${d(u.testCount)} tests`)],_=[{title:`Test`,content:({symbol:t,word:n,name:r})=>e(`span`,{class:`marked`},Te(t,n),r)},{title:Uo(Math.min(o.builds.length,50),o.ref),className:`history-cell`,content:({testIds:e})=>{let t=e.map(e=>l.get(e)?.results).filter(e=>e!==void 0);return t.length===0?n(`Did not run`):Wo(Cf(t),o.ref)}},{title:`Since`,className:`since`,content:({since:e})=>e},{title:`Why`,className:`why`,content:({why:e})=>e},...m?[{title:`Owner`,className:`owner wide optional`,content:e=>Sl(h(e))}]:[]],v=Ia(_,a,{class:`blocks attention-table`,\"aria-labelledby\":`attention-title`});return e(`section`,{class:`card`},e(`div`,{class:`card-title title-line`},e(`h2`,{id:`attention-title`},`Needs attention`),e(`span`,{class:`small quiet`},[L(o.ref),`most recent first`].filter(e=>e!==``).join(`, `))),a.length===0?e(`p`,{class:`hint card-line`},`No test fails, is flaky or became slower.`):v,e(`p`,{class:`card-line links`},...g))}let gp=(t,n,r)=>e(`a`,{href:t.link({view:n,item:``,query:``,status:``})},r);function _p({failing:e,branch:t},n,r){let{flaky:i,slower:a,rows:o,messages:s}=n,c=e=>Dl(e,r.link({view:`tests`,item:e.testId,query:``})),l=(e?.runs??[]).slice(0,bc.failing).map(n=>{let r=vc(o.get(n.testId)?.results??``),i=t.builds[r??-1]??e?.newest,a=i===void 0?[]:[Ga(i.commit)??L(i.build),`, `,Ha(i.timestamp)];return{symbol:`failed`,word:`Failed`,name:c(n),testIds:[n.testId],since:a,why:[yp(mp(n))]}}),u=new Set(l.flatMap(({testIds:e})=>e)),p=i.tests.filter(({testId:e})=>!u.has(e)).map(e=>{let t=s.get(e.testId)??``,n=[`${d(e.flakyBuilds)} of ${f(e.builds,`build`)}`,...t===``?[]:[` · `,yp(t)]];return{symbol:`flaky`,word:`Flaky`,name:c(e),testIds:[e.testId],since:[so(e.firstSeen)],why:n}});for(let{testId:e}of i.tests)u.add(e);return[...l,...p,...a.flatMap(e=>vp(e,u,c,r))]}function vp(t,n,r,i){let{tests:a,testCount:o,minimumChange:s,maximumChange:c}=t,l={symbol:`slow`,word:`Slower`,since:_f(t)};if(o<3)return a.filter(({testId:e})=>!n.has(e)).map(e=>({...l,name:r(e),testIds:[e.testId],why:[`median ${U(e.before)} \u2192 ${U(e.after)} `,Xa(e.after,e.before)]}));let u=vf(t.since),d=e(`span`,{class:`test-name`},e(`a`,{href:i.link({view:`tests`,status:`slower`,item:``,query:``})},gf(t,o)),u===``?void 0:e(`span`,{class:`suite`},u)),f=[`median `,bf([s,c])];return[{...l,name:d,testIds:a.slice(0,5).map(({testId:e})=>e),why:f}]}let yp=t=>t===``?`\u2013`:e(`code`,{class:`plain`},t);function bp(e,n,r=``){n.hidden=!0;let i=t(`As a list`,{class:`text-button ${r}`.trim(),\"aria-expanded\":`false`},()=>{e.hidden=n.hidden,n.hidden=!n.hidden,i.textContent=n.hidden?`As a list`:`As a row`,i.setAttribute(`aria-expanded`,String(!n.hidden))});return i}function xp({status:e,flakyCount:t}){return e===`failed`?`F`:e===`successful`?t>0?`f`:`P`:e===`skipped`?`S`:`-`}function Sp(t){let[n=0,r=0]=[t[0],t[Math.floor(t.length/2)]];return e(`div`,{class:`history-axis hint`},...(t.length>1?[...new Set([n,r].map(ao))]:[]).map(t=>e(`span`,{},t)),Ha(t.at(-1)??0))}function Cp({ref:t,builds:n}){if(n.length===0)return;let r=Uo(n.length,t),i=e(`div`,{},H(n.map(Dp),r),Sp(n.map(({timestamp:e})=>e))),a=za(Op,n.toReversed(),r);return e(`section`,{class:`card padded runs`},e(`div`,{class:`card-head`},e(`h2`,{},r),e(`span`,{class:`hint`},Ho(n.map(xp).join(``))),bp(i,a)),i,a)}let wp=e=>lt[xp(e)],Tp=e=>xp(e)===`f`?`flaky`:Fo[e.status].toLowerCase(),Ep=({failedCount:e})=>e===0?``:f(e,`failure`);function Dp(e){let t=`Build ${L(e.build)}`,n=[t,L(e.commit??``).slice(0,7),L(e.commitMessage??``),Tp(e),Ep(e),Va(Date.now()-e.timestamp)];return{result:wp(e),label:`${t}: ${Tp(e)}`,tip:n.filter(e=>e!==``).join(` · `),url:e.url}}let Op=[{title:`Build`,content:Ka},{title:`Commit`,content:({commit:e,commitMessage:t})=>[Ga(e),` ${L(t??``)}`]},{title:`Result`,content:Tp},{title:`Failures`,content:({failedCount:e})=>d(e)},{title:`Results`,content:({totalCount:e})=>d(e)},{title:`When`,content:({timestamp:e})=>Ha(e)}];function kp({failing:t,branch:n},r){if(t===void 0)return;let{first:i,runs:a}=t,[o]=a,s=o===void 0?void 0:pp(o,r),c=L(i.commitMessage??``),l=L(i.author??``),u=c===``?void 0:`\u201c${c}\u201d${l===``?``:` by ${l}`}`;return e(`section`,{class:`banner`,\"aria-label\":`${L(n.ref)} fails`},Ee(`failed`),e(`div`,{class:`grow`},e(`p`,{},...Ap(t,L(n.ref)||`The module`)),cc(u,Ka(i),s)),e(`a`,{class:`btn compact`,href:r.link({view:`tests`,status:`failing`,item:``,query:``})},Mp(t)))}function Ap(t,n){let{first:r,count:i,mayBeEarlier:a}=t,o=Ga(r.commit),s=o===void 0?Ka(r):V(r.url,{},o),c=g(Date.now()-r.timestamp),l=i===1?`in the last build`:`${a?`at least `:``}${f(i,`build`)} ago`,u=[c===``?``:c,l].filter(e=>e!==``),d=i===1&&c!==``?`${c} ago, ${l}`:u.join(` and `);return[e(`b`,{},`${n} fails since `,s),`, ${d}: ${jp(t)}`]}function jp({runs:e,isComplete:t,newest:n}){if(!t||e.length===0)return`${d(n.failedCount)} ${n.failedCount===1?`failure`:`failures`}`;let r=new Set(e.map(({cause:e})=>e).filter(e=>e!==void 0)).size;return[f(e.length,`test`),...r===0?[]:[f(r,`cause`)]].join(`, `)}let Mp=({runs:e,isComplete:t})=>!t||e.length===0?`Show the tests`:e.length===1?`Show the test`:`Show the ${d(e.length)} tests`;function Np(t,n,r,i,a){let o=e(`div`,{class:`results`}),s=new AbortController,{whole:c,period:l}=t,u={};if(c!==void 0){let d=e(`div`,{},gu(c,l)),f=Dc(e(`section`,{\"aria-label\":`Needs attention`}),()=>e(`div`,{class:`card attention-pending`}),async()=>{let e=await Tc(i,n,t);return d.replaceChildren(gu(c,l,e)),u={tests:e.comparison.testCount,flaky:e.flaky.testCount},s.signal.aborted||a.update(),[hp(t,e,r)]},s.signal),p=[kp(t,r),Cp(t.branch),d,No(t,s.signal),f];o.append(...p.filter(e=>e!==void 0))}return{root:o,title:c&&Pp(t,c,n),counts:()=>u,show(){},close:()=>s.abort()}}function Pp({failing:e,branch:t,period:n},r,i){let a=t.builds.some(({status:e})=>e===`failed`||e===`successful`);return{mark:e===void 0?a?`passed`:void 0:`failed`,text:L(i.module),lead:Fp(r,i.branch,O(n))}}function Fp({buildCount:e,failedBuildCount:t},n,r){let i=n===``?``:` on ${L(n)}`;return t>0?`${d(t)} of ${f(e,`build`)}${i} failed in ${r}`:e===1?`The only build${i} in ${r} passed`:`All ${d(e)} builds${i} passed in ${r}`}function Ip(e,t){let n=new Map(t.map(e=>[e.id,e]));return e.map(e=>{let{id:t,name:r,suite:i,owners:a,counts:o,durations:s,totalCount:c}=e,l=o.failed+o.successful,u=Ve(e),d=n.get(t),f=d?.durations.p50??0;return{id:t,name:r,suite:i,owners:a,runs:c,failureRate:l===0?void 0:o.failed/l,median:u?s.p50:void 0,slowdown:u&&f>0?s.p50/f-1:void 0,total:e,before:d}})}async function Lp(e,t,n,r){let i=T(t,n),[a,o]=await Promise.all([Rp(e,t,i,{testId:r,withSuite:!0,withFlaky:!0,withOwners:r===void 0}),Rp(e,t,D(i),{testId:r,withFlaky:!0})]);return{period:i,items:Ip(a,o)}}let Rp=(e,t,n,r)=>e.aggregates(t,n,n.toTs,r);function zp(e){let{org:t,project:n,module:r,branch:i,view:a,range:o,from:s,to:c,job:l,item:u,owner:d,rank:f}=e,p=a===`flaky`?[a,d,f]:[];if(ue(e))return[JSON.stringify([t,n,i,o,s,c,...p])];let{base:m,baseBranch:h,baseFrom:g,baseTo:_}=e,v=JSON.stringify([t,n,r,i,a,o,s,c,...{flaky:p,tests:[l],compare:[m,h,g,_]}[a]??[]]);return Bp(e)?[`${v} ${u}`,v]:[v]}let Bp=({view:e,item:t})=>e===`tests`&&t!==``;async function Vp(e){try{return await navigator.clipboard.writeText(e),!0}catch{return Hp(e)}}function Hp(t){let n=document.activeElement,r=e(`textarea`,{class:`visually-hidden`,\"aria-hidden\":`true`});r.value=t,document.body.append(r),r.select();let i=document.execCommand(`copy`);return r.remove(),n instanceof HTMLElement&&n.focus(),i}function Up(e,n,{className:r=`btn`,icon:i}={}){let a=()=>i?.()??e,o=t(a(),{class:r,\"aria-live\":`polite`,...i===void 0?{}:{\"aria-label\":e,title:e}},()=>{Vp(n).then(t=>{let n=t?`Copied`:`The browser refused to copy`;o.textContent=n,i!==void 0&&o.setAttribute(`aria-label`,n),setTimeout(()=>{o.replaceChildren(a()??``),i!==void 0&&o.setAttribute(`aria-label`,e)},2e3)})});return o}let Wp=({org:e})=>({text:`No records yet`,lead:`${L(e)||`The organisation of this key`} has no results. Send the first ones from a folder with test results:`});function Gp(t){let n=`export SERVICE_URL=${location.origin}${location.pathname}\\nexport SERVICE_API_KEY=<a key with the scope \"write\">\\nnpx build-report collect`;return e(`div`,{class:`results first-records`},e(`div`,{class:`box`},e(`div`,{class:`box-head`},e(`span`,{class:`strong grow`},`Shell`),Up(`Copy the lines`,n)),ac(`Lines for the shell`,n)),e(`p`,{},`They appear here within a minute, without a reload. `,e(`a`,{href:t.link({page:`keys`})},`Create a key`)))}function Kp(t,n){let r=t.branch===``?``:` on ${L(t.branch)}`;return Hl({sentence:`This test did not run${r} in this range.`,reason:e(`span`,{},`Choose a range that starts earlier, or another branch.`,...t.branch===``?[]:[` `,e(`a`,{href:n.link({branch:`*`})},`Show all branches`)]),action:{label:`All tests`,href:n.link({item:``,query:P.query})}})}function qp({status:n,title:r,detail:i,requestId:a},o,s,c){let l=[...n===0?[]:[`Status ${n}`],...a===``?[]:[`request ${L(a)}`]];return e(`section`,{class:`results`},e(`div`,{class:`banner error-banner`,role:`alert`},Te(`incomplete`,`Error`),e(`div`,{class:`grow`},e(`p`,{},e(`b`,{},`${o} could not be read.`),` ${r} ${i}`.trimEnd()),l.length===0?void 0:e(`p`,{class:`dots`},...l.map(t=>e(`span`,{},t)))),n===403?e(`a`,{class:`btn`,href:s.link({...F,org:``,project:``})},`Show the results of this key`):t(`Try again`,{class:`btn`},c)))}function Jp(e,{name:t,suite:n,owners:r},i){let a=[...n,t].map(e=>Xp(L(e).trim())).join(` \u203a `),o=a.length<=2e3&&!/^[ \u203a]*$/.test(a),[s=``]=r;return JSON.stringify({test:o?a:e,...Yp(`module`,i),...Yp(`owner`,s)},void 0,2)}let Yp=(e,t)=>t===``||t.length>500?{}:{[e]:t},Xp=e=>e.split(`*`).map((e,t,n)=>t===n.length-1?e:e+`\\\\`.repeat(Zp(e))).join(`\\\\*`);function Zp(e){let t=0;for(;e[e.length-1-t]===`\\\\`;)t+=1;return t}let Qp=(t,{item:n,module:r},i)=>Dc(e(`aside`,{class:`item-facts`,\"aria-label\":`Facts`}),()=>e(`div`,{class:`facts-pending`}),async()=>{let i=await t.facts();return[e(`dl`,{},...[[`Owner`,i.owners.map(t=>e(`div`,{},yl(t)))],[`File`,$p(i)],[`Tags`,em(i)],[`Fails where`,i.failedJobs.map((e,t)=>tm(e,i.failures,t===0))],[`First seen`,i.firstSeen===void 0?[]:[nm(i.firstSeen.timestamp),...rm(i.firstSeen)]],[`Flaky since`,i.flakySince===void 0?[]:[nm(i.flakySince.timestamp),...im(i.flakySince)]],[`Quarantine`,i.quarantine===void 0?am(n,i,r):om(i.quarantine)]].filter(([,e])=>e.length>0).flatMap(([t,n])=>[e(`dt`,{},t),e(`dd`,{},...n)]))]},i),$p=({file:t,line:n})=>t===void 0?[]:[e(`code`,{class:`plain`},L(Of({path:t,...kf({line:n})})))];function em({tags:t}){let n=t.length-20;return[...t.slice(0,20).map(t=>e(`span`,{class:`tag`},L(t))),...n>0?[` and ${f(n,`other tag`)}`]:[]]}let tm=({job:t,failures:n},r,i)=>e(`div`,i?{}:{class:`quiet`},`${L(t)||`(no job)`} ${d(n)} of ${d(r)}`),nm=t=>{let n=new Date(t),r=Ba(n);return Number.isNaN(n.getTime())?e(`span`,{},`\u2013`):e(`time`,{datetime:n.toISOString(),title:r},r.slice(0,r.indexOf(`,`)))},rm=e=>e.build===``?[]:[`, `,Ka(e)];function im(e){let t=Ga(e.commit);return t===void 0?rm(e):[`, `,V(e.url,{},t)]}let am=(t,n,r)=>[e(`div`,{},`Not quarantined`),Up(`Copy the entry`,Jp(t,n,r),{className:`text-button`})],om=({since:t,until:n=``,owner:r=``,reason:i=``,issue:a=``})=>[e(`div`,{},`Since `,t===0?`\u2013`:nm(t),n===``?``:`, until ${L(n)}`),...[yl(r),L(i)].filter(e=>e!==``).map(t=>e(`div`,{class:`secondary`},t)),...a===``?[]:[e(`div`,{},V(a,{},L(a)))]];function sm({ref:e,builds:t,tests:n},r){let i=n[0]?.results??``,a=t.map(({attempts:t,build:n,...a},o)=>{let s=i[o]??`-`,c=s in lt?lt[s]:`none`,l=new Set([n,...t]);return{...a,build:n,ref:e,result:c,word:c===`none`?`did not run`:c,duration:()=>lm(r().filter(e=>l.has(e.build)))}});return{title:Uo(a.length,e),entries:a}}function cm(e,t){let n=t===``?`all branches`:L(t);return{title:`${e.length===1?`Last run`:`Last ${f(e.length,`run`)}`} on ${n}`,entries:e.toReversed().map(e=>{let t=oc(e);return{...e,word:t,result:Object.values(lt).find(e=>e===t)??`none`,duration:()=>e.duration}})}}function lm(e){let t=e.flatMap(({duration:e})=>e??[]);return t.length===0?void 0:Math.max(...t)}let um=(t,n,r)=>Dc(e(`section`,{class:`runs`,\"aria-label\":`History`}),()=>e(`div`,{class:`card history-pending`}),async()=>{let e=await dm(t,n);return e.entries.length===0?[]:[fm(e)]},r);async function dm(e,t){let n=[],r=e.newest().then(({runs:e})=>(n=e,e));r.catch(()=>{});let i=await e.builds();return i.builds.length===0?cm(await r,t):sm(i,()=>n)}function fm({title:t,entries:n}){let r=Sp(n.map(({timestamp:e})=>e)),i=e(`div`,{},H(n.map(pm),t),r),a=e(`div`,{}),o=bp(i,a);return o.addEventListener(`click`,()=>a.replaceChildren(gm(n,t))),e(`div`,{class:`card padded`},e(`div`,{class:`card-head`},e(`h2`,{},t),e(`span`,{class:`hint keys-hint`},`\u2190 \u2192 move along the builds, Enter opens one`),o),i,a)}function pm(e){let{build:t,commit:n=``,commitMessage:r=``,ref:i,word:a,result:o,timestamp:s,url:c}=e;return{result:o,label:`Build ${L(t)}: ${a}`,get tip(){let o=e.duration(),c=[`Build ${t}`,n.slice(0,7),r,i,a].map(L),l=[o===void 0?``:U(o),Va(Date.now()-s)];return[...c,...l].filter(e=>e!==``).join(` · `)},url:c}}let mm=[{title:`Build`,content:Ka},{title:`Commit`,content:({commit:e,commitMessage:t})=>[Ga(e),t===void 0?void 0:` ${L(t)}`]},{title:`Branch`,content:({ref:e})=>L(e)},{title:`Result`,content:({word:e})=>e},{title:`Duration`,content:e=>hm(e.duration())},{title:`When`,content:({timestamp:e})=>Ha(e)}],hm=e=>e===void 0?`\u2013`:U(e),gm=(e,t)=>za(mm,e.toReversed(),t),_m=(t,n,{slower:r},i)=>Dc(e(`div`),()=>vm(t,n,[`Median`,`\u2026`,void 0]),async()=>{let e=await r();return[vm(t,n,e===void 0?xm(`Median`,t,n,`p50`):Sm(e))]},i);function vm(t,n,r){let{total:i,before:a,runs:o}=t,s=ym(i);return e(`dl`,{class:`card kpis`},...[[`Passed at the first attempt`,s===void 0?`\u2013`:Ja(s.value),s&&bm(s,a&&ym(a))],r,xm(`95th percentile`,t,n,`p95`),[`Runs`,d(o),e(`small`,{class:`quiet`},`in ${O(n)}`)]].map(([t,n,r])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n,r===void 0?void 0:` `,r))))}function ym({counts:e,flakyCount:t}){let n=e.failed+e.successful;if(n===0)return;let r=(e.successful-t)/n;return{value:r,variance:r*(1-r)/n}}let bm=(e,t)=>t&&Su(e.value-t.value,Math.sqrt(e.variance+t.variance));function xm(e,{total:t,before:n},r,i){let a=`${e} in ${O(r)}`;if(!Ve(t))return[a,`\u2013`,void 0];let[o,s]=[t.durations[i],n?.durations[i]??0];if(n===void 0||s===0)return[a,U(o),void 0];let c=i===`p50`&&mu(t,n);return[a,U(o),Xa(o,s,c)]}function Sm({test:{before:t,after:n},group:r}){let i=e(`span`,{},`Median since `,..._f(r)),a=t=>e(`span`,{class:`level`},t);return[i,e(`span`,{},a(`${U(t)} \u2192`),` `,a(U(n))),t===0?void 0:Xa(n,t)]}let Cm=t=>t.split(/(#(?![\\p{L}_]))/u).filter(e=>e!==``).map(t=>t===`#`?e(`span`,{class:`placeholder`},`#`):t),wm={passed:`passed`,flaky:`flaky`,failed:`failed`,skipped:`skipped`,cancelled:`cancelled`,running:`running`},Tm=[{title:`Build`,content:Em},{title:`Job`,className:`column-job`,content:({job:e})=>L(e)},{title:`Duration`,className:`number column-duration`,content:({duration:e})=>e===void 0?`\u2013`:U(e)},{title:`When`,className:`number column-when`,content:({timestamp:e})=>Ha(e)}];function Em(t){let{build:n,commit:r,commitMessage:i,ref:a,url:o,superseded:s}=t,c=oc(t),l=L(n)||`(no build)`;return e(`div`,{class:`marked`},Te(wm[c]??`unknown`,c.slice(0,1).toUpperCase()+c.slice(1)),e(`div`,{class:`grow`},e(`p`,{class:`run-title`},V(o,{class:`plain strong`},l),` ${L(i??``)}`),cc(Ga(r),L(a)||void 0,Dm(t),s?`replaced by a later attempt`:void 0)))}function Dm(t){if(t.status===`successful`)return t.attemptCount===0?void 0:`passed on attempt ${d(t.attemptCount+1)}`;let n=L(hc(t));return n===``?void 0:e(`code`,{class:`plain run-end`},...Cm(n))}async function Om(e){let[t,n]=await Promise.all([e.newest(),e.notPassed()]),{runs:r,nextCursor:i}=t;return{all:{runs:()=>r,hasMore:()=>i!==void 0,async readMore(){if(i===void 0)return;let t=await e.older(i);r=[...r,...t.runs],i=t.nextCursor}},notPassed:n}}let km={all:`All`,notPassed:`Not passed`},Am=(t,n,r)=>Dc(e(`section`,{class:`card runs-card`,\"aria-labelledby\":`runs-title`}),()=>e(`div`,{class:`runs-pending`}),async()=>{let e=await Om(t);return jm(e,e.notPassed.runs().length>0?`notPassed`:`all`,n)},r);function jm(n,r,i){let a=Ia(Tm,[],{class:`blocks runs-table`,\"aria-labelledby\":`runs-title`}),o=e(`tbody`,{});a.tBodies[0]?.replaceWith(o);let s=e(`p`,{class:`card-line hint`}),c=e(`span`,{role:`status`,class:`hint`}),l=t(``,{class:`text-button`},()=>void _()),u=e(`div`,{class:`card-line table-foot`},l,c),d=r,p=e=>Ra(Tm,e),m=Gu(`runs-choice`,`Show`,h);function h(e){d=e,m.show(e,Wu(km)),c.textContent=``,o.replaceChildren(...n[e].runs().slice(0,5).map(p)),g()}function g(){let{runs:e,hasMore:t}=n[d],[r,c]=[o.childElementCount,e().length];a.hidden=r===0,s.hidden=r>0,s.textContent=d===`all`?`It did not run in this range.`:`It passed at the first attempt each time.`,u.hidden=r===c&&!t();let p=d===`all`?`Older runs`:`All ${f(Math.max(i,c),`run`)} that did not pass at the first attempt`;l.textContent=r<=5?p:`Older runs`}async function _(){let e=n[d];l.disabled=!0,c.textContent=``;try{o.childElementCount===e.runs().length&&await e.readMore()}catch(e){c.textContent=e instanceof Error?e.message:String(e)}if(l.disabled=!1,e!==n[d])return;let t=e.runs().slice(o.childElementCount).map(p);o.append(...t),g(),u.hidden&&t[0]?.querySelector(`a`)?.focus()}return h(r),[e(`div`,{class:`card-head`},e(`h2`,{id:`runs-title`},`Runs`),m.root),a,s,u]}function Mm(e,t){if(t===void 0)return e;let{before:n,after:r}=t.test,{since:i}=t.group,{period:a,interval:o,changes:s}=e,c=Math.floor(i.timestamp/o),l=c*o,u=s.filter(e=>e.after<e.before||e.timestamp<=l-3*o),d={index:c-Math.floor(a.fromTs/o),before:n,after:r,timestamp:l,build:i};return{...e,changes:[...u,d].sort((e,t)=>e.timestamp-t.timestamp)}}let Nm=({status:e,steps:t=[]})=>e===`failed`||t.some(Nm),Pm=({status:e,steps:t=[]})=>e===`failed`&&!t.some(Nm),Fm=e=>e.status===`successful`&&!Nm(e);function Im(e){let t=[];for(let n=0;n<e.length;){let r=Lm(e,n);if(r.length>3)t.push({passed:r});else for(let e of r)t.push({step:e,isOnPath:!1});n+=r.length;let i=e[n];i===void 0||r.length>0||(t.push({step:i,isOnPath:Nm(i)}),n+=1)}return t}function Lm(e,t){let n=t;for(let r=e[n];r!==void 0&&Fm(r)&&r.phase===e[t]?.phase;r=e[n])n+=1;return e.slice(t,n)}function Rm(e){let t=e.flatMap(({duration:e})=>e??[]);return t.length===0?void 0:t.reduce((e,t)=>e+t,0)}function zm(t,n,r=`step`){return e(`ul`,{},...Im(t).map((e,t)=>Bm(e,n,`${r}-${t}`)))}function Bm(t,n,r){if(`passed`in t)return Vm(t.passed,n,r);let{step:i,isOnPath:a}=t,o=Pm(i),s=i.message===void 0||n.message.includes(i.message)?void 0:i.message,c=s===void 0?void 0:e(`p`,{class:`step-message`},ye(s)),l=i.text===void 0?void 0:ac(`Text of the step`,ye(i.text)),u=i.steps===void 0?void 0:zm(i.steps,n,r),d=o?`step failed`:`step`,f=Hm(i,n.attachments);if(l===void 0&&u===void 0)return e(`li`,{},e(`div`,{class:d},...f),c);let p=e(`details`,{\"data-key\":r},e(`summary`,{class:d},...f),c,l,u);return p.open=a||n.isOpen===!0,e(`li`,{},p)}function Vm(t,n,r){let i=Rm(t),a=[`${f(t.length,`step`)} passed`,...i===void 0?[]:[U(i)]].join(` · `),o=e(`summary`,{class:`step`},Um(`successful`),Wm(t[0]),e(`span`,{class:`step-name quiet`},a)),s=e(`ul`,{},...t.map((e,t)=>Bm({step:e,isOnPath:!1},n,`${r}-${t}`))),c=e(`details`,{class:`step-fold`,\"data-key\":r},o,s);return c.open=n.isOpen===!0,e(`li`,{},c)}function Hm(t,n){let r=(t.attachments??[]).flatMap(e=>n[e]??[]),i=L(t.name).trim()||`(no name)`;return[Um(t.status),Wm(t),e(`span`,{class:t.phase===void 0?`step-name`:`step-name quiet`},i),r.length===0?void 0:Gm(r),t.duration===void 0?void 0:e(`span`,{class:`small quiet nowrap`},U(t.duration))]}let Um=e=>Te(e===`successful`?`passed`:e,Fo[e]),Wm=t=>t?.phase===void 0?void 0:e(`span`,{class:`small quiet`},t.phase),Gm=t=>e(`span`,{class:`step-files small quiet`,title:t.map(({name:e})=>L(e)).join(`\n`)},Ee(`clip`),e(`span`,{\"aria-hidden\":`true`},String(t.length)),n(f(t.length,`file`)));function Km({steps:n=[],stepsLeftOut:r=0,attachments:i=[],message:a=``},o){if(n.length===0)return;let s=zm(n,{attachments:i,message:a}),c=[...s.querySelectorAll(`details`)],l=()=>c.every(({open:e})=>e),u=t(`Open all`,{class:`btn compact`},()=>{let e=!l();for(let t of c)t.open=e});s.addEventListener(`toggle`,()=>{u.textContent=l()?`Close all`:`Open all`},!0),u.hidden=c.length===0;let p=n.filter(Nm).length;return e(`div`,{class:`box`,role:`group`,\"aria-label\":`Steps`},e(`div`,{class:`box-head`},o,e(`span`,{class:`small quiet grow`},[f(n.length,`step`),...p===0?[]:[`${d(p)} failed`]].join(`, `)),u),e(`div`,{class:`steps`},s),qm(r))}let qm=t=>t===0?void 0:e(`p`,{class:`box-note small quiet`},`${f(t,`more step`)} ${t===1?`was`:`were`} left out.`),Jm=new Map([[`image/png`,{kind:`image`,extension:`png`}],[`image/jpeg`,{kind:`image`,extension:`jpg`}],[`image/gif`,{kind:`image`,extension:`gif`}],[`image/webp`,{kind:`image`,extension:`webp`}],[`image/avif`,{kind:`image`,extension:`avif`}],[`video/webm`,{kind:`video`,extension:`webm`}],[`video/mp4`,{kind:`video`,extension:`mp4`}],[`application/vnd.playwright.trace+zip`,{kind:`trace`,extension:`zip`}],[`text/plain`,{kind:`text`,extension:`txt`}],[`text/x-log`,{kind:`text`,extension:`log`}],[`text/markdown`,{kind:`text`,extension:`md`}],[`application/json`,{kind:`text`,extension:`json`}],[`application/x-ndjson`,{kind:`text`,extension:`ndjson`}],[`text/csv`,{kind:`text`,extension:`csv`}],[`text/tab-separated-values`,{kind:`text`,extension:`tsv`}],[`application/yaml`,{kind:`text`,extension:`yaml`}],[`application/xml`,{kind:`text`,extension:`xml`}],[`text/html`,{kind:`text`,extension:`html`}],[`image/svg+xml`,{kind:`text`,extension:`svg`}],[`application/har+json`,{kind:`text`,extension:`har`}],[`text/x-diff`,{kind:`text`,extension:`diff`}],[`application/pdf`,{kind:`other`,extension:`pdf`}],[`application/zip`,{kind:`other`,extension:`zip`}],[`application/gzip`,{kind:`other`,extension:`gz`}],[`application/x-dmp`,{kind:`other`,extension:`dmp`}]]),Ym=e=>Jm.get(e??``)?.kind??`other`,Xm=/^error-context(?:\\.md)?$/,Zm=({type:e,url:t,reason:n})=>n===void 0&&(e!==void 0||t!==void 0),Qm=({name:e,path:t,url:n})=>t===void 0&&n===void 0||Xm.test(e);function $m(e){let t=new Set,[n,r,i,a]=[0,0,0,0];for(let o of e){if(!Zm(o))continue;let e=Ym(o.type);e===`image`&&o.comparison!==void 0?t.add(o.comparison.name):e===`image`?n+=1:e===`video`?r+=1:e===`trace`?i+=1:e!==`other`&&Qm(o)||(a+=1)}return{comparisons:t.size,screenshots:n,videos:r,traces:i,files:a}}let eh=(e,t)=>e===0?[]:[e===1?t:f(e,t)],th=(e,t)=>e===0?[]:[f(e,t)],nh=({comparisons:e,screenshots:t,videos:n,traces:r,files:i})=>[...th(e,`image comparison`),...eh(t,`screenshot`),...eh(n,`video`),...eh(r,`Playwright trace`),...th(i,`file`)].join(` · `),rh=e=>e>=55296&&e<=56319,ih=(e,t)=>e.slice(0,rh(e.charCodeAt(t-1))?t-1:t);function ah(e){let t=[];return oh(e,[],t,!1),t.length===0&&oh(e,[],t,!0),t}function oh(e,t,n,r){if(!(!Array.isArray(e)||t.length>=20))for(let i of e){if(!sh(i))continue;let e=i.status===`failed`;if(!e&&!r)continue;let a=n.length;oh(i.steps,[...t,i],n,r),e&&n.length===a&&n.push([...t,i])}}let sh=e=>typeof e==`object`&&!!e&&typeof e.name==`string`;function ch(e){let[t,...n]=ah(e);if(t===void 0)return;let r=t.map(e=>e.phase).find(e=>e===`setup`||e===`teardown`),[i,...a]=t;return{names:[i.name,...a.map(({name:e})=>e)],...r===void 0?{}:{phase:r},...n.length===0?{}:{more:n.length}}}function lh({names:e,phase:t,more:n=0},r=``){let i=e.map(e=>L(e).trim()||`(no name)`),a=i.at(-1)??``;if(L(r).includes(a))return;let o=t===void 0?[]:[t],s=n===0?``:` and ${n} more`,c=e=>`step: ${[...o,...e].join(` \u203a `)}${s}`,[l=``,...u]=i,d=[...i.length<=4?[i]:[[l,`\u2026`,...i.slice(-2)]],...u.length>1?[[l,`\u2026`,a]]:[],...u.length>0?[[`\u2026`,a]]:[]].map(c).find(e=>e.length<=160);if(d!==void 0)return d;let f=u.length>0?[`\u2026`,a]:[a],p=160-c([...f.slice(0,-1),``]).length-2;return c([...f.slice(0,-1),`${ih(a,p)} \u2026`])}function uh(t,n){let{signature:r,cause:i,builds:a,jobs:o,place:s}=t,c=e(`code`,{},...Cm(L(r))),l=cc(...dh(t),fh(o)||void 0,s===``?void 0:e(`code`,{class:`plain`},s)),u=i===``?e(`p`,{class:`cause-title`},c):e(`a`,{class:`cause-title`,href:n.link({view:`causes`,item:i,query:``})},c);return{root:e(`li`,{class:`cause`},e(`p`,{class:`cause-count`},d(a),e(`span`,{class:`visually-hidden`},a===1?` build: `:` builds: `)),e(`div`,{class:`cause-texts`},u,l,ph(t))),cause:i,showShared(t){t>0&&l.append(e(`span`,{},`shared with ${f(t,`other test`)}`))}}}function dh({first:t,last:n}){let r=(t,n)=>e(`span`,{},`${t} seen `,V(n.url,{},Ha(n.timestamp)));return t.timestamp===n.timestamp?[r(`first and last`,n)]:[e(`span`,{},r(`first`,t),`, `,r(`last`,n))]}function fh([e,...t]){return e===void 0?``:t.length===0?L(e):`${L(e)} and ${f(t.length,`other job`)}`}function ph({runs:t,builds:n}){if(t.length===0)return;let r=e(`details`,{class:`cause-runs`},e(`summary`,{},`Messages and attempts of ${t.length<n?`the last ${f(t.length,`run`)}`:t.length===1?`this run`:`${t.length} runs`}`));return r.addEventListener(`toggle`,()=>r.append(e(`ol`,{class:`failure-items`},...t.map((e,t)=>uc(e,t===0)))),{once:!0}),r}function mh(e,t){let n=new Map;for(let t of e){let e=[...t.cause===void 0?[]:[`cause ${t.cause}`],`signature ${hc(t)}`],r=e.map(e=>n.get(e)).find(e=>e!==void 0)??[];r.push(t);for(let t of e)n.has(t)||n.set(t,r)}let r=[...new Set(n.values())].map(e=>hh(e,t)),i=new Set(e.map(({cause:e})=>e)),a=t.filter(({cause:e})=>!i.has(e)).map(gh);return[...r,...a].sort((e,t)=>t.builds-e.builds||t.last.timestamp-e.last.timestamp)}function hh(e,t){let n=new Set(e.map(({cause:e})=>e)),r=t.filter(({cause:e})=>n.has(e)),i=new Set(e.map(({build:e})=>e.replace(/\\.[1-9]\\d{0,8}$/,``))),a=e.find(({cause:e})=>e!==void 0)??e[0],o=[...e,...r.flatMap(e=>[Ua(e),Wa(e)])].sort((e,t)=>e.timestamp-t.timestamp),[s=_h,c=s]=[o[0],o.at(-1)];return{signature:a&&hc(a)||`No message`,cause:a?.cause??``,builds:Math.max(i.size,...r.map(({builds:e})=>e)),first:s,last:c,jobs:vh(e),place:e.map(up).find(e=>e!==``)??``,runs:e}}let gh=e=>({signature:gc(e.title),cause:e.cause,builds:e.builds,first:Ua(e),last:Wa(e),jobs:[],place:``,runs:[]}),_h={timestamp:0,build:``};function vh(e){let t=new Map;for(let{job:n}of e)n!==``&&t.set(n,(t.get(n)??0)+1);return[...t].sort(([,e],[,t])=>t-e).map(([e])=>e)}let yh=(t,n,r,i)=>Dc(e(`section`,{class:`card why`,\"aria-labelledby\":`why-title`}),()=>e(`div`,{class:`why-pending`}),async()=>{let[i,a,o]=await Promise.all([t.notPassed(),t.causes(),Ch(t)]),s=mh(i.runs(),a),c=s.map(e=>uh(e,r));return s.some(({cause:e})=>e!==``)&&Eh(c,t.causesOfModule),[bh(n,s.length>0),s.length===0?e(`p`,{class:`card-line hint`},`It passed at the first attempt each time.`):void 0,xh(c.slice(0,5)),Sh(c.slice(5)),...wh(i.runs(),o)].filter(e=>e!==void 0)},i),bh=(t,n)=>e(`div`,{class:`card-head`},e(`h2`,{id:`why-title`},`Why it fails`),n?e(`span`,{class:`hint`},`builds in ${O(t)}`):void 0),xh=t=>t.length===0?void 0:e(`ol`,{class:`causes`},...t.map(({root:e})=>e));function Sh(t){return t.length===0?void 0:e(`details`,{class:`other-causes`},e(`summary`,{},t.length===1?`Another cause`:`${t.length} other causes`),xh(t))}let Ch=e=>e.failedRun().catch(()=>`error`);function wh(t,n){let r=n===`error`?void 0:n,i=Th(t,r);return[...i===void 0?[]:[i.box],...r===void 0?[]:Dh(r,r.run!==i?.run),...n===`error`?[e(`p`,{class:`run-files hint`},`The steps of the latest failure could not be read.`)]:[]]}function Th(e,t){for(let n of e){let e=kh(n,n===t?.run?t.evidence.steps:[]);if(e!==void 0)return{run:n,box:e}}}async function Eh(e,t){let n=await t().catch(()=>[]),r=new Map(n.map(e=>[e.cause,e.tests]));for(let{cause:t,showShared:n}of e)n((r.get(t)??1)-1)}function Dh({run:t,evidence:n},r){let i=e(`h3`,{},`Steps`,...r?[` of `,Ka(t)]:[]);return[Km({...n,message:mc(t)},i),Oh(n,Ka(t))].filter(e=>e!==void 0)}function Oh({attachments:t,attachmentsLeftOut:n},r){let i=$m(t.filter(({size:e})=>e!==void 0)),a=nh({...i,files:i.files+n});if(a!==``)return e(`p`,{class:`run-files`},a,e(`span`,{class:`hint`},`The files are not on this server. Look for them in the report of `,r,`.`))}function kh(t,n=[]){let{attempts:r,attemptCount:i}=t,a={...t,number:i+1},{number:o,text:s}=[a,...r.map((e,t)=>({...e,number:t+1})).reverse()].map(e=>({number:e.number,text:mc(e)})).find(e=>e.text!==``)??{number:a.number,text:``},c=o===a.number?ch(n):void 0,l=c&&lh(c,s),u=[l,s].filter(e=>e!==void 0&&e!==``);return u.length===0?void 0:e(`div`,{class:`box latest-message`},e(`div`,{class:`box-head`},e(`h3`,{},`Latest message`),e(`span`,{class:`quiet`},Ka(t),i===0?``:`, attempt ${o}`),Up(`Copy the message`,u.join(`\n`),{className:`btn icon compact`,icon:()=>Ee(`copy`)})),ic(`Latest message`,l===void 0?void 0:e(`span`,{class:`line quiet`},l),...s===``?[]:Ah(s)))}function Ah(e){let t=[];for(let n of cp(e)){let e=t.at(-1);n.frame?.library===void 0?t.push({item:n}):e!==void 0&&`libraries`in e?e.libraries.push(n):t.push({libraries:[n]})}return t.flatMap(e=>`item`in e?[jh(``,...Nh(e.item))]:Mh(e.libraries))}let jh=(t,...n)=>e(`span`,{class:`line${t}`},...n);function Mh(n){let r=n.map(({text:e})=>jh(` library`,e)),i=n.map(({frame:e})=>e?.library??``),a=e(`span`,{tabindex:`-1`},...r);a.hidden=!0;let o=t(`${Pf(n.length,i)} \u2014 show`,{class:`line library unfold`},()=>{a.hidden=!1,a.focus(),o.remove()});return[o,a]}function Nh({text:t,frame:n}){let r=n?.call??``,i=r===``?-1:t.indexOf(r);return i===-1?[t===``?` `:t]:[t.slice(0,i),e(`b`,{},r),t.slice(i+r.length)]}function Ph(t,n){let{metrics:r,state:i,period:a,address:o,readChartData:s,reader:c}=t,l=Ih(async()=>{let[e,t]=await Promise.all([s(r.id),c.slower()]);return Mm(e,t)},n),u=_m(r,a,c,n),{counts:d,flakyCount:f}=r.total;return{root:e(`article`,{class:`item`},um(c,i.branch,n),e(`div`,{class:`item-columns`},u,Qp(c,i,n),e(`div`,{class:`item-parts`},yh(c,a,o,n),l,Am(c,d.failed+f,n)))),title:Fh(t,n)}}function Fh({metrics:t,period:n,address:r,reader:i,onTitle:a},o){let s=El(t),c=e(`span`,{class:`above-item`},e(`a`,{class:`back`,href:r.link({item:``})},`\u2190 All tests`),s===``?void 0:e(`span`,{},s)),l={text:Tl(t),above:c,isItem:!0},u=yd(i,n,e=>a({...l,lead:u,mark:e}),o);return{...l,lead:u}}function Ih(t,n){return e(`section`,{class:`card charts`,\"aria-label\":`Charts over time`},Dc(e(`div`,{class:`item-charts`}),()=>e(`div`,{class:`chart-card pending`}),async()=>{let e=await t();return n.aborted?[]:[Lh(e,n)]},n))}function Lh({aggregates:e,period:t,interval:n,changes:r},i){let a=Lo(e,t,n),{counts:o,timestamps:s}=a,c=[{title:`Runs`,values:s.map((e,t)=>Object.values(o).reduce((e,n)=>e+(n[t]??0),0)).map(d)},{title:`Failed`,values:o.failed.map(d)}];return Mo({title:`Duration`,series:a,interval:n,changes:r,columns:c,isPart:!0},i)}function Rh({items:t,period:n},{address:r,readChartData:i,testReader:a,frame:o,list:s,listTitle:c}){let l=e(`div`,{class:`results`}),u,d;function f(e){let{item:t}=e;u?.stop.abort();let n=new AbortController,i=p(e,n.signal);u={item:t,stop:n},d=i?.title??(t===``?c:void 0),i===void 0?t===``?s!==void 0&&l.replaceChildren(s.root):l.replaceChildren(Kp(e,r)):l.replaceChildren(i.root)}function p(e,s){let c=t.find(({id:t})=>t===e.item);return c===void 0?void 0:Ph({metrics:c,state:e,period:n,address:r,readChartData:i,reader:a(e.item),onTitle:e=>{d=e,o.update()}},s)}return{root:l,title:()=>d,show(e){let t=u;s?.show(e),t?.item!==e.item&&(f(e),t!==void 0&&(e.item===``?s?.focus(t.item):d!==void 0&&o.focusTitle()))},close:()=>u?.stop.abort()}}function zh(e,t,{fromTs:n,toTs:r},{ref:i,builds:a}){let{project:o,module:s}=t,c=Math.min(...a.map(({timestamp:e})=>e)),l={fromTs:a.length===0?n:c,toTs:r},u=ud(e,{...t,branch:i},l);return{read:(e,t)=>u(e.map(e=>({project:o,module:s,testId:e})),({testId:e},n)=>t(e,n))}}async function Bh(e,t,n){let r=await Lp(e,t,n),{items:i,period:a}=r,[o,s,c,l]=await Promise.all([e.builds(t,a,{limit:50}),e.flakyTests(t,a,{limit:500}),e.slowerTests(t,a),e.quarantinedTests(t,a)]),{failing:u,rows:d}=await Vh(e,t,a,o,i,zh(e,t,a,o));return{...r,branch:o,tests:Uh(i,u,s,c,l),rows:d,flakyCount:s.testCount}}async function Vh(e,t,n,{ref:r,builds:i},a,o){let s=a.filter(({total:e})=>e.counts.failed>0).toSorted((e,t)=>Hh(t)-Hh(e)),c=s.length>200?_c(i,50)?.newest:void 0,l=c===void 0?[]:await e.aggregates({...t,branch:r},{fromTs:c.timestamp,toTs:n.toTs},n.toTs,{status:`failed`}),u=new Set(l.map(({id:e})=>e)),d=[...new Set([...u,...s.map(({id:e})=>e)])].slice(0,200),f=new Map;return await o.read(d,(e,t)=>{t!==void 0&&(f.set(e,t),vc(t.results??``)===void 0?u.delete(e):u.add(e))}),{failing:u,rows:f}}let Hh=({failureRate:e=0})=>e;function Uh(e,t,n,r,i){let a=new Map(n.tests.map(e=>[e.testId,e])),o=md(r),s=new Set(i.map(({testId:e})=>e));return e.map(e=>{let{id:n}=e,r={metrics:e,isQuarantined:s.has(n),flaky:a.get(n),slower:o.get(n)};return{...r,status:t.has(n)?`failing`:Wh(r)}})}function Wh({metrics:e,isQuarantined:t,flaky:n,slower:r}){if(n!==void 0)return`flaky`;if(r!==void 0)return`slower`;if(t)return`quarantined`;let{successful:i,skipped:a}=e.total.counts;return i>0?`passed`:a>0?`skipped`:`unknown`}function Gh(e,t){let n=new Map;for(let r of e){let e=t(r);if(e===void 0)continue;let i=n.get(e);i===void 0?n.set(e,[r]):i.push(r)}return n}function Kh(e,t,n){let r=new Map(e.map(e=>[e,Xh(e,t,n)])),i=e=>r.get(e)??-1;return e.toSorted((e,n)=>(t===`attention`?Yh(e)-Yh(n):0)||i(n)-i(e)||qh.compare(e.metrics.name,n.metrics.name)||qh.compare(e.metrics.suite.join(`\n`),n.metrics.suite.join(`\n`)))}let qh=new Intl.Collator(`en`,{numeric:!0}),Jh={failing:0,flaky:1,slower:2},Yh=({status:e})=>Jh[e]??3;function Xh(e,t,n){let{metrics:r,status:i,flaky:a,slower:o}=e;return t===`name`?0:t===`median`?u(e).median??-1:t===`change`?1+(u(e).change??-1):t===`failed`?r.total.totalCount===0?0:(r.total.counts.failed+r.total.flakyCount)/r.runs:i===`failing`?vc(n.get(r.id)?.results??``)??-1:i===`flaky`?a?.lostMs??0:i===`slower`?o?.group.since.timestamp??0:0}function Zh(e,{isOpen:t,isOnlySlower:n}){let r=Gh(e,({slower:e})=>e?.group);return e.flatMap(e=>{let i=e.slower?.group,a=i===void 0?[]:r.get(i)??[],o={kind:`test`,test:e,isPart:!1};if(i===void 0||a.length<3)return[o];let s=e.status===`slower`||n?[]:[o];if((a.find(({status:e})=>e===`slower`)??a.at(-1))!==e)return s;let c={kind:`group`,group:i,tests:a,isOpen:t(i)};return[...s,c,...c.isOpen?a.map(e=>({kind:`test`,test:e,isPart:!0})):[]]})}let Qh=e=>e.kind===`test`?[e.test]:e.tests.slice(0,$h),$h=20;function eg(t,n){let{root:r,input:i}=De(`Filter tests`,{id:`search`});i.addEventListener(`input`,()=>n.change({query:i.value},`replace`));let a=tg(t),c=Ae({id:`filter-status`,label:`Status`,isLabelShown:!0,items:()=>{let e=n.state().status,r=Object.keys(o).filter(t=>a[t]>0||t===e);return[{title:`All`,count:t.length,onChoose:()=>n.change({status:``},`push`),isCurrent:e===``},...r.map(t=>({title:o[t],count:a[t],onChoose:()=>n.change({status:t},`push`),isCurrent:t===e}))]}}),l=Cl(t.map(({metrics:e})=>e)),u=$l(n,l),d=Gu(`filter-order`,`Order`,e=>n.change({sort:e},`push`));return{root:e(`div`,{class:`filters`,role:`search`,\"aria-label\":`Tests`},r,c.root,u.root,d.root),show(e){i.value!==e.query&&(i.value=e.query),c.show(e.status===``?`All`:o[e.status]),c.root.classList.toggle(`chosen`,e.status!==``),u.show(e.owner),u.root.classList.toggle(`chosen`,e.owner!==``),u.root.hidden=l.length===0&&e.owner===``,d.show(e.sort,Wu(s))},focus:()=>i.focus()}}function tg(e){let t=Object.keys(o);return Object.fromEntries(t.map(t=>[t,e.filter(e=>l(e,t)).length]))}function ng(e){let{failing:t,flaky:n,slower:r,passed:i}=tg(e),a=[t===0?``:`${d(t)} ${t===1?`fails`:`fail`}`,n===0?``:`${d(n)} flaky`,r===0?``:`${d(r)} slower`].filter(e=>e!==``),o=f(e.length,`test`);return a.length>0?`${o}: ${a.join(`, `)}`:i<e.length?`${o}, none fails`:e.length===1?`1 test, it passes`:`${o}, all pass`}let rg={failing:[`fails`,`fail`],flaky:[`is flaky`,`are flaky`],slower:[`is slower`,`are slower`],quarantined:[`is quarantined`,`are quarantined`],skipped:[`is skipped`,`are skipped`],passed:[`passes`,`pass`],unknown:[`has no result`,`have no result`]};function ig(e,t,n){let r=n===``?``:` ${rg[n][e===1?0:1]}`;return`${d(e)} of ${f(t,`test`)}${r}`}function ag(e){let{hasOwners:t,historyTitle:n,slotsOf:r}=e;return[{title:`Test`,content:t=>t.kind===`test`?sg(t,e):cg(t,e)},{title:n,className:`history-cell`,content:e=>r(e).history},{title:`Failed or flaky`,className:`number wide`,content:e=>r(e).failed},{title:`Last one`,className:`number wide optional quiet`,content:e=>r(e).last},{title:`Median`,className:`number last`,content:e=>dg(e,r(e))},{title:`Change`,className:`number wide`,content:pg},...t?[{title:`Owner`,className:`owner wide medium`,content:e=>Sl(og(e))}]:[]]}let og=e=>e.kind===`test`?e.test.metrics.owners:[...new Set(e.tests.flatMap(({metrics:e})=>e.owners))];function sg({test:t,isPart:n},{linkOf:r,slotsOf:i}){let{metrics:a,isQuarantined:o,status:s}=t,l=n?ug(t):lg(t,i({kind:`test`,test:t,isPart:n}));return e(`span`,{class:n?`marked part`:`marked`},Te(...c[s]),e(`span`,{class:`test-name`},e(`a`,{href:r(a.id)},Tl(a)),...o&&s!==`quarantined`?[` `,e(`span`,{class:`tag`},`Quarantined`)]:[],l.length===0?void 0:e(`span`,{class:`suite`},...l)))}function cg({group:n,tests:r,isOpen:i},{onToggle:a}){let o=vf(n.since);return e(`span`,{class:`marked`},Te(...c.slower),e(`span`,{class:`test-name`},t(gf(n,r.length),{class:`fold-toggle`,\"aria-expanded\":String(i)},()=>a(n)),e(`span`,{class:`suite`},`slower since `,..._f(n),o===``?``:` · ${o}`)))}function lg(e,{since:t}){let{metrics:n,status:r,flaky:i,slower:a}=e,o=El(n);return[...o===``?[]:[[o]],...r===`failing`?[[`fails`,t]]:[],...r===`flaky`&&i!==void 0?[[`flaky since ${so(i.firstSeen)}`]]:[],...a===void 0?[]:[[`slower since `,..._f(a.group)]]].flatMap((e,t)=>t===0?e:[` · `,...e])}function ug({slower:e}){if(e===void 0)return[];let{before:t,after:n}=e.test;return[`${U(t)} \u2192 ${U(n)}`]}function dg(t,{phone:n}){let r=t.kind===`group`?`slower`:t.test.status;return r!==`failing`&&r!==`flaky`&&r!==`slower`?[fg(t)]:[e(`span`,{class:`not-phone`},fg(t)),e(`span`,{class:`only-phone`},r===`slower`?pg(t):n)]}function fg(e){let t=(e.kind===`group`?e.tests:[e.test]).map(e=>u(e).median).filter(e=>e!==void 0);if(t.length===0)return`\u2013`;let[n,r]=[U(Math.min(...t)),U(Math.max(...t))];return n===r?n:`${n} to ${r}`}function pg(e){let t=(e.kind===`group`?e.tests:[e.test]).map(e=>u(e).change).filter(e=>e!==void 0),[n]=t;if(n===void 0)return`\u2013`;if(e.kind===`group`)return bf(t);let{slower:r,metrics:i}=e.test,a=r===void 0&&(i.before===void 0||mu(i.total,i.before));return Xa(1+n,1,a)}function mg({tests:e,rows:t,branch:n},{rows:r,linkOf:i}){let a=new Map(t),o=new Set(t.keys()),s=new Map,c=new Set,l=[],u,p=25,m,h=qu({columns:ag({hasOwners:e.some(({metrics:e})=>e.owners.length>0),historyTitle:n.builds.length===0?`Last builds`:Uo(n.builds.length,n.ref),linkOf:i,slotsOf:g,onToggle:y}),attributes:{class:`blocks tests-table`,\"aria-label\":`Tests`},rowsAtFirst:25,rowsPerClick:50,onMore(e){p=e,v()},footOf:x});function g(e){let t=hg(e),n=s.get(t);if(n!==void 0)return n;let r=xf();return s.set(t,r),_(e,r),r}function _(e,t){let n=Qh(e).map(({metrics:e})=>e.id);n.every(e=>a.has(e))&&Sf(t,n.map(e=>a.get(e)))}function v(){let e=l.slice(0,p),t=[...new Set(e.flatMap(Qh).map(({metrics:e})=>e.id))].filter(e=>!o.has(e));for(let e of t)o.add(e);t.length!==0&&r.read(t,(e,t)=>{a.set(e,t);for(let t of l.slice(0,p)){let n=s.get(hg(t));n!==void 0&&Qh(t).some(({metrics:t})=>t.id===e)&&_(t,n)}})}function y(e){c.has(e)?c.delete(e):c.add(e);let t=l.length;b(),p=Math.max(p,p+l.length-t),u!==void 0&&h.show(l,u.empty,p),h.focus(l.findIndex(t=>t.kind===`group`&&t.group===e)),v()}function b(){if(u===void 0)return;let{tests:e,isGrouped:t,isOpen:n,isOnlySlower:r}=u;s.clear(),l=t?Zh(e,{isOpen:e=>n!==c.has(e),isOnlySlower:r}):e.map(e=>({kind:`test`,test:e,isPart:!1}))}function x(e){if(u===void 0||e===0)return;if(e===l.length)return u.showAll;let t=new Set(l.slice(0,e).flatMap(e=>e.kind===`test`?[e.test]:e.tests));return`${d(t.size)} of ${f(u.tests.length,`test`)}`}return{root:h.root,show(e){let t=u===void 0;u=e,p=25,c.clear(),b(),h.show(l,e.empty),window.clearTimeout(m),t?v():m=window.setTimeout(v,250)},focus(e){let t=l.findIndex(t=>t.kind===`test`&&t.test.metrics.id===e);t!==-1&&h.focus(t)}}}let hg=e=>e.kind===`test`?`${e.isPart?`part`:`test`} ${e.test.metrics.id}`:`group ${e.tests[0]?.metrics.id??``}`,gg={query:``,status:``,owner:``};function _g(n,r,{address:i,announce:a},o){let{tests:s,period:c,branch:u,rows:d}=n,p=new Map(s.map(e=>[e,ke([...e.metrics.suite,e.metrics.name].map(L).join(` `))])),m=eg(s,i),h=mg(n,{rows:zh(o,r,c,u),linkOf:e=>i.link({item:e})}),g=e(`h2`,{class:`sentence`}),_=O(c),v=e(`p`,{}),y=!1,b,x;function S(e){return b?.order!==e&&(b={order:e,tests:Kh(s,e,d)}),b.tests}function C({query:e,status:t,owner:n,sort:r}){let i=ke(e).split(/\\s+/);return S(r).filter(e=>(t===``||l(e,t))&&(n===``||e.metrics.owners.includes(n))&&i.every(t=>p.get(e)?.includes(t)))}function w({module:n,query:r,owner:a}){let o=t(`Clear the filter`,{class:`btn`},()=>{i.change(gg,`push`),m.focus()}),s=a===``?L(n):`${L(n)} and ${yl(a)}`,c=r===``?[` has this status.`]:[` matches `,e(`code`,{},L(r)),`.`];return e(`section`,{class:`nothing-found`},e(`h2`,{},`No test of ${s}`,...c),e(`p`,{},`The filter looks in names and suites.`),o)}async function T(){if(y)return;y=!0;let e=await yc(o,r,u,c),[t]=e?.runs??[],n=e?.isComplete===!0&&e.runs.every(e=>e.cause!==void 0&&e.cause===t?.cause),a=t===void 0||!n?void 0:pp(t,i);a!==void 0&&v.replaceChildren(`1 cause: `,a)}return{root:e(`section`,{class:`tests`},e(`div`,{class:`sentence-row`},e(`div`,{},g,v),m.root),h.root,e(`p`,{class:`hint definition`},`Median and change: these ${_} against the ${_} before. For a slower test: since its commit against the 30 days before it. \u201cFailed or flaky\u201d counts the last builds.`)),show(t){let{query:n,status:r,owner:o,sort:c}=t,l=JSON.stringify([n,r,o,c]);if(m.show(t),l===x)return;let u=x===void 0;x=l;let d=n.trim()!==``||r!==``||o!==``,p=C(t);g.textContent=d?ig(p.length,s.length,r):ng(s),h.show({tests:p,isGrouped:c===`attention`,isOpen:r===`slower`||n.trim()!==``,isOnlySlower:r===`slower`,empty:w(t),showAll:d?e(`a`,{href:i.link(gg)},`Show all ${f(s.length,`test`)}`):void 0}),v.hidden=r!==`failing`||n.trim()!==``||o!==``,v.hidden||T().catch(()=>{y=!1}),u||a(g.textContent)},focus:h.focus}}let vg=async(e,t,n)=>{let r=await Lp(e,t,n,t.item),i=r.items.length>0||await Sg(e,t,r.period);return(e,{address:t,frame:n,api:a})=>({view:Rh(r,{address:t,frame:n,...yg(a,e,r.period)}),hasResults:i,summary:r.items.length===0?`No test`:`1 test`})},yg=(e,t,n)=>({readChartData:Ql(e,t,n),testReader:vd(e,t,n)}),bg={overview:{shortcut:`o`,fields:[],loading:{what:`the overview`,cards:2,columns:[`Test`,`Last builds`,`Since`,`Why`]},async load(e,t,n,r){let i=T(t,n),a=await Ic(e,t,n,r);if(a!==void 0)return(e,{address:t,api:n})=>Tg(Il(a,e,{address:t,api:n,period:i}),a.built[0]?.builds??0,`build`,!0);let o=await xc(e,t,i);return(e,{address:t,api:n,frame:r})=>Tg(Np(o,e,t,n,r),o.whole?.buildCount??0,`build`,o.whole!==void 0)}},tests:{shortcut:`t`,fields:[`job`,`owner`],loading:{what:`the tests`,columns:[`Test`,`Last builds`,`Failed or flaky`,`Last one`,`Median`,`Change`,`Owner`]},load:async(e,t,n)=>{if(Bp(t))return vg(e,t,n);let r=await Bh(e,t,n);return(e,n)=>{let{address:i,frame:a,api:o}=n,s=_g(r,e,n,o),c=eu(e,r.branch),l=Rh(r,{address:i,frame:a,list:s,listTitle:c,...yg(o,e,r.period)}),u=()=>t.job===``?{tests:r.tests.length,flaky:r.flakyCount}:{};return{view:{...l,counts:u},hasResults:r.tests.length>0,summary:ng(r.tests)}}}},flaky:{shortcut:`f`,fields:[`owner`],loading:{what:`the flaky tests`,columns:[`Test`,`Last builds`,`Flaky builds`,`Time lost`,`Change`,`Mostly in`,`Since`]},async load(e,t,n){let r=T(t,n),i=await Zu(e,t,r),a=i.testCount>0||await Sg(e,t,r);return(e,n)=>{let r=()=>t.owner===``?{flaky:i.testCount}:{};return Tg({...dd(i,e,n),counts:r},i.testCount,`flaky test`,a)}}},causes:{shortcut:`c`,fields:[],loading:{what:`the causes`,columns:[`Cause`]},async load(e,t,n){let r=T(t,n),i=await e.causes(t,r),a=i.length>0||await Sg(e,t,r);return(e,{address:t,api:n})=>{let o=Kl({causes:i,period:r,api:n},e,t),s=()=>i.length<200?{causes:i.length}:{};return Tg({...o,counts:s},i.length,`cause`,a)}}},jobs:{shortcut:`j`,fields:[],loading:{what:`the jobs`,columns:[`Job`,`Last builds`,`Failed`,`Last failed`,`Median`,`Change`]},async load(e,t,n){let r=T(t,n),i=await e.jobs(t,r),a=i.pipelines.flatMap(e=>e.jobs).length;return(e,t)=>Tg({...ff(i,r,e,t),counts:()=>({jobs:a})},a,`job`,a>0)}},compare:{shortcut:`d`,fields:[`owner`],loading:{what:`the comparison`,columns:[`Test`,`Last builds`,`Before`,`After`]},async load(e,t,n,r){let i=await zu(e,t,n,r);return(e,{address:t,api:r})=>{let a=Pu(i,e,{address:t,now:n,readBranches:()=>Ce(r,e,n)}),o=it.reduce((e,t)=>e+i.comparison[t].count,0);return{view:a,hasResults:i.newer.totals!==void 0,summary:o===0?`No difference`:f(o,`difference`)}}}}},xg={what:`the modules`,columns:[`Module`,`Last builds`,`Builds passed`,`Flaky`,`Tests`,`Duration`,`Change`,`Last build`]},Sg=async(e,t,n)=>t.module===``||(await e.runs(t,n,{limit:1})).runs.length>0;function Cg(e){return Bp(e)?{what:`a test`,cards:3}:de(e)&&e.view!==`causes`?xg:bg[e.view].loading??{what:`the results`,cards:1,columns:[`Name`,`Last builds`,``]}}let wg=(e,{owner:t})=>({view:e,item:``,job:``,status:``,query:``,owner:bg[e].fields.includes(`owner`)?t:``}),Tg=(e,t,n,r)=>({view:e,hasResults:r,summary:t===0?`No ${n}`:f(t,n)});function Eg(t,n){let r=new Intl.Collator(`en`,{numeric:!0}),i=[],a=e=>be(i,t.state(),e).toSorted(r.compare).map(n=>({value:n,title:L(n),isCurrent:n===t.state()[e]})),o=Ae({label:`Organisation`,className:`crumb`,searchLabel:`Search organisations`,items:()=>a(`org`).map(e=>({...e,href:t.link({...F,project:``,org:e.value})}))}),s=Ae({label:`Project`,className:`crumb`,searchLabel:`Search projects`,items:()=>[{title:`All projects`,href:t.link({...F,project:``})},...a(`project`).map(e=>({...e,href:t.link({...F,project:e.value})}))]}),c=Ae({label:`Module`,className:`crumb`,searchLabel:`Search modules`,items:()=>{let{module:e,view:n}=t.state(),r={...F,view:e===``?`overview`:n};return[{title:`All modules`,href:t.link(F)},...a(`module`).map(e=>({...e,href:t.link({...r,module:e.value})}))]}}),l=Ag(t,n),u=e(`a`,{class:`ellipsis`,\"aria-current\":`page`}),d=Ae({label:`Beginning of the path`,className:`crumb`,items:()=>{let{org:e,project:n}=t.state();return[{title:L(e),href:t.link({...F,project:``})},...p.length>3?[{title:L(n),href:t.link(F)}]:[]]}});d.show(`\u2026`),d.root.classList.add(`beginning`);let f=e(`nav`,{class:`crumbs`,\"aria-label\":`Path`}),p=[];function m(){f.classList.remove(`shortened`);let e=f.lastElementChild;if(e===null)return;let t=e.querySelector(`.ellipsis`)??e,n=t.scrollWidth>t.clientWidth&&e.clientWidth<Dg,r=e.getBoundingClientRect().right>f.getBoundingClientRect().right+.5;f.classList.toggle(`shortened`,n||r)}return new ResizeObserver(m).observe(document.documentElement),{root:f,show(e,n,r){i=n,o.show(L(e.org)),s.show(e.project===``?`All projects`:L(e.project)),c.show(e.module===``?`All modules`:L(e.module)),l.show(r),u.textContent=r,u.setAttribute(`href`,t.link());let a=[...e.org===``?[]:[o.root,s.root],...e.project===``?[]:[c.root],...r===``?[]:[Bp(e)?l.root:u]];(a.length!==p.length||a.some((e,t)=>e!==p[t]))&&(p=a,f.replaceChildren(...Og(a,d.root))),m();for(let e of[d,o,s,c,l])e.update()}}}let Dg=96;function Og(e,t){let n=e.flatMap((e,t)=>t===0?[e]:[kg(),e]),r=Math.max(0,e.length-2)*2;for(let[e,t]of n.entries())t.classList.toggle(`in-beginning`,e<r);if(r===0)return n;let i=kg();return i.classList.add(`beginning`),[t,i,...n]}let kg=()=>e(`span`,{class:`separator`,\"aria-hidden\":`true`},`/`);function Ag(e,t){let n=[],r,i=Ae({label:`Test`,className:`crumb`,searchLabel:`Search tests`,items:()=>[{title:`All tests`,href:e.link({item:``})},...n.map(t=>({title:Tl(t),detail:El(t),href:()=>e.link({item:t.id,query:``}),isCurrent:t.id===e.state().item}))],note:()=>r,onOpen:()=>void a()});async function a(){n=[],r=`Loading tests \u2026`,i.update();try{n=jg(await t(),e.state().item),r=void 0}catch{r=`The tests could not be read.`}i.update()}return i}function jg(e,t){let n=e.find(e=>e.id===t);if(n===void 0)return e;let r=El(n),i=[],a=[];for(let t of e)(El(t)===r?i:a).push(t);return[...i.toSorted((e,t)=>Mg.compare(e.name,t.name)),...a]}let Mg=new Intl.Collator(`en`,{numeric:!0});function Ng({address:t,available:n,readTests:r}){let{root:i,input:a}=De(`Go to a module or test`,{id:`go-to`,\"aria-controls\":`go-to-hits`});i.append(e(`kbd`,{\"aria-hidden\":`true`},`/`));let o=e(`div`,{id:`go-to-hits`,class:`popup`,role:`group`,\"aria-label\":`Found`});o.hidden=!0;let s=e(`div`,{class:`popup-root go-to`,role:`search`},i,o),c=0;async function l(){c+=1;let e=c,i=ke(a.value).split(/\\s+/).filter(e=>e!==``);if(o.hidden=i.length===0,o.hidden)return;let s=e=>i.every(t=>ke(e).includes(t)),l=xe(n(),t.state().org).filter(({title:e})=>s(e)),d=t.state().module!==``&&a.value.trim().length>=2;if(u(l,[],d?`Loading tests \u2026`:void 0),d)try{let t=(await r()).filter(e=>s(`${El(e)} ${e.name}`));e===c&&u(l,t,void 0)}catch{e===c&&u(l,[],`The tests could not be read.`)}}function u(n,r,i){let a=n.slice(0,8).map(({project:e,module:n,title:r})=>d(t.link({...F,project:e,module:n}),r,``)),s=r.slice(0,8).map(e=>d(t.link({view:`tests`,item:e.id,query:``,page:``}),Tl(e),El(e))),c=[...Pg(`Modules`,a),...Pg(`Tests of ${L(t.state().module)}`,s)],l=i??(c.length===0?`Nothing found`:void 0);o.replaceChildren(...c,...l===void 0?[]:[e(`p`,{class:`popup-empty`},l)])}function d(t,n,r){let i=e(`a`,{href:t},n,r===``?void 0:e(`span`,{class:`suite`},r));return i.addEventListener(`click`,f),e(`li`,{},i)}function f(){a.value=``,l()}return a.addEventListener(`input`,()=>void l()),a.addEventListener(`focus`,()=>void l()),s.addEventListener(`keydown`,e=>{if(e.key===`Enter`&&e.target===a)o.querySelector(`a`)?.click();else if(e.key===`Escape`)a.value===``?a.blur():(a.focus(),f());else if(o.hidden||!Me(s,e.key))return;e.preventDefault()}),s.addEventListener(`focusout`,({relatedTarget:e})=>{e instanceof Node&&s.contains(e)||(o.hidden=!0)}),{root:s,focus:()=>a.focus()}}let Pg=(t,n)=>n.length===0?[]:[e(`p`,{class:`popup-head`},t),e(`ul`,{\"aria-label\":t},...n)];function Fg(){let e=``,t={};return{add({org:n,project:r,module:i,branch:a,range:o,from:s,to:c},l){let u=JSON.stringify([n,r,i,a,o,s,c]);return t=u===e?{...t,...l}:l,e=u,t}}}function Ig(t,n){let r=[],i,a=``,o,s=e=>t.change({branch:e},`push`),c=Ae({label:`Branch`,searchLabel:`Search branches`,items:()=>{let e=t.state(),n=de(e),i=l(e),a=i===``||r.includes(i)?r:[i,...r];return[{title:n?`Default branch`:`All branches`,onChoose:()=>s(n?``:`*`),isCurrent:i===``&&o!==void 0},...a.map(e=>({title:L(e),onChoose:()=>s(e),isCurrent:e===i}))]},onText:s,onOpen:()=>void u()});function l(e){return de(e)?e.branch===`*`?``:e.branch:e.branch===``?o??``:e.branch===`*`?``:e.branch}async function u(){if(i===a)return;let e=a;i=e,r=[];try{let t=await n();if(i!==e)return;r=t,c.update()}catch{i===e&&(i=void 0)}}return{root:c.root,show(t,n){a=JSON.stringify([t.org,t.project,t.module,t.range,t.from,t.to]),o=n;let r=l(t),i=de(t)||t.branch===``&&n===void 0,s=r===``?i?n||`Default branch`:`All branches`:L(r);c.show(Ee(`branch`),e(`span`,{class:`ellipsis`},s))}}}let Lg={failed:`Failed`,flaky:`Flaky`,passed:`Passed`,skipped:`Skipped`};function Rg(t,{now:n,readBranches:r}){let i=e(`p`,{class:`above-title`}),a=e(`h1`,{tabindex:`-1`}),o=e(`p`,{class:`lead`}),s=Ig(t,r),c=Gu(`range`,`Range`,e=>t.change({...zg(t.state(),e,n()),range:e},`push`)),l=nu(`from`,`From`,e=>t.change({from:e},`push`)),u=nu(`to`,`To`,e=>t.change({to:e},`push`)),f=e(`span`,{class:`days`},l.root,u.root),p=Ae({id:`filter-job`,label:`Job`,isLabelShown:!0,items:()=>[{title:`All`,href:t.link({job:``})},{title:`Choose another job`,href:t.link(wg(`jobs`,t.state()))}]}),m=Object.keys(j).map(t=>({name:t,link:e(`a`,{})})),h=e(`nav`,{class:`tabs`,\"aria-label\":`Views`},...m.map(({link:e})=>e)),g,_=e(`div`,{class:`toolbar-row`},h,e(`div`,{class:`choices`},p.root));function v(e){e!==g&&e!==void 0&&h.clientWidth!==0&&(g=e,h.scrollLeft=e.offsetLeft-h.offsetLeft-(h.clientWidth-e.offsetWidth)/2)}return{root:e(`div`,{class:`toolbar`},e(`div`,{class:`title-row`},e(`div`,{class:`title-texts`},i,a,o),e(`div`,{class:`controls`},s.root,c.root,f)),_),show(n,r,h,g){let{mark:y,text:b,before:x=``,lead:C,above:w,isItem:T=!1}=r??{text:``};a.replaceChildren(...y===void 0?[]:[Te(y===`passed`&&!T?`complete`:y,Lg[y],`large`)],e(`span`,{},x===``?void 0:e(`span`,{class:`light`},x),b||L(n.module||n.project||n.org)||`Build Report`)),i.replaceChildren(...w===void 0?[]:[w]),o.replaceChildren(...C===void 0?[]:[C]),s.show(n,r?.branch??h),c.show(n.range,Wu(S)),l.input.value=n.from,u.input.value=n.to,f.hidden=n.range!==`custom`,_.hidden=ue(n)||Bp(n);let{fields:E}=bg[n.view];p.root.hidden=!E.includes(`job`)||n.job===``,p.show(L(n.job));for(let{name:r,link:i}of m){i.href=t.link(wg(r,n));let a=g[r];i.replaceChildren(j[r],...a===void 0?[]:[` `,e(`span`,{class:`count`,\"aria-hidden\":`true`},d(a))]),r===n.view?i.setAttribute(`aria-current`,`page`):i.removeAttribute(`aria-current`)}v(m.find(({name:e})=>e===n.view)?.link)},focusTitle(){a.focus(),a.scrollIntoView({block:`nearest`})}}}function zg(e,t,n){if(t!==`custom`)return{from:``,to:``};let{fromTs:r,toTs:i}=T(e,n);return{from:w(r),to:w(i-1)}}function Bg(e,t){let{address:n,available:r,pane:i,readBranches:a,readTests:o,signOut:s,knownBranch:c,refresh:l}=t,u=Rg(n,{now:Date.now,readBranches:a}),d=Fg(),f=Gg(e,{address:n,available:r,readTests:o,signOut:s,shortcuts:Wg(n,{focusSearch:()=>f.focusSearch(),refresh:l})});function p(e){let t=i.resultsOf(e),n=t===void 0?i.title():Vg(t.view),a=n?.isItem?n.text:Hg(e,t?.view);f.show(e,r(),a);let o=d.add(e,t?.view.counts?.()??{});u.show(e,n,t?.usualBranch??c(e),o),document.title=Ug(a,e)}return{toolbar:u.root,showState:p,showTitle(e,t){f.show(t,r(),``),document.title=e},update:()=>p(n.state()),focusTitle(){p(n.state()),u.focusTitle()}}}let Vg=({title:e})=>typeof e==`function`?e():e,Hg=(e,t)=>ue(e)&&e.view===`flaky`?`Flaky tests`:t?.root.querySelector(`.item-title`)?.textContent??``,Ug=(e,{module:t,project:n})=>[e,t,n,`Build Report`].filter(e=>e!==``).join(` · `),Wg=(e,{focusSearch:t,refresh:n})=>[{key:`/`,title:`go to a module or test`,action:t},{key:`s`,title:`search the table`,action:()=>document.getElementById(`search`)?.focus()},...Object.keys(bg).map(t=>({key:bg[t].shortcut,title:`show ${j[t].toLowerCase()}`,action:()=>e.change(wg(t,e.state()),`push`)})),{key:`r`,title:`refresh`,action:n},{key:`Escape`,title:`go back to the list`,action:()=>e.change({item:``},e.state().item===``?`replace`:`push`)}];function Gg(n,{signOut:r,shortcuts:i,...a}){let{address:o}=a,s=Eg(o,a.readTests),c=Ng(a),l=e(`div`,{class:`settings`}),u=!1,d=Ae({label:`Account`,className:`btn icon`,items:()=>[{title:`Manage keys`,href:o.link({page:`keys`})},{title:`Documentation of the API`,href:`docs`},...u?[{title:`Sign out`,onChoose:r}]:[]],foot:l});return d.show(Ee(`account`)),Le(),Pe(l,i),n.replaceChildren(e(`div`,{class:`bar-row`},e(`a`,{class:`brand`,href:`#`},Ee(`brand`),e(`span`,{class:`brand-name`},`Build Report`)),s.root,e(`div`,{class:`grow`}),c.root,t(Ee(`theme`),{class:`btn icon`,\"aria-label\":`Light or dark`},Re),d.root)),{show(e,t,n){u=e!==void 0,c.root.hidden=!u,s.root.hidden=!u,e!==void 0&&s.show(e,t,n)},focusSearch:c.focus}}let Kg=({what:e},{org:t,project:n,module:r})=>{let i=L(r||n||t);return i===``?`the results`:`${e} of ${i}`},qg=[[175,125],[141,150],[158,100],[100,116],[200,133],[133,108],[150,141],[116,91]];function Jg({columns:t=[],cards:n=0},r){let i=e(`p`,{class:`loading-text`});setTimeout(()=>{i.textContent=r},1e3);let a=e(`div`,{class:`loading-bars`,\"aria-hidden\":`true`});for(let t=0;t<n;t+=1)a.append(e(`div`,{class:`card loading-card`},Xg(200)));return t.length>0&&a.append(e(`div`,{class:`card`},Qg(t))),e(`div`,{class:`loading`},i,Zg(a))}let Yg=()=>Zg(Xg(280));function Xg(t){let n=e(`span`,{class:`loading-bar`});return n.style.width=`${t}px`,n}function Zg(e){return e.style.visibility=`hidden`,setTimeout(()=>{e.style.visibility=``},150),e}function Qg([t=``,...n]){let r=[{title:t,content:([t,n])=>e(`span`,{class:`loading-row`},e(`span`,{class:`loading-mark`}),e(`span`,{class:`loading-name`},Xg(t),Xg(n)))},...n.map((e,t)=>({title:e,className:t===0?``:`wide`,content:()=>Xg(t===0?160:48)}))];return Ia(r,qg,{class:`blocks`})}function $g(e){let t=n_(e)?.getAttribute(`href`)??void 0;return e_(e)??(t===void 0?void 0:`a[href=\"${CSS.escape(t)}\"]`)}function e_(e){let t=n_(e),n=t?.id||t?.closest(`.popup-root`)?.querySelector(`button`)?.id||``;return n===``?void 0:`#${CSS.escape(n)}`}function t_(e,t){t!==void 0&&e.querySelector(t)?.focus({preventScroll:!0})}let n_=e=>e.contains(document.activeElement)?document.activeElement??void 0:void 0;function r_(){let t=e(`div`,{class:`content`}),n=e(`p`,{class:`stale`}),r,i,a;function o(e){r?.view.close(),r?.stop.abort(),r=void 0,i=void 0,n.textContent=``,t.replaceChildren(e)}return{refreshNote:n,content:t,results:()=>r,resultsOf:e=>r!==void 0&&zp(e).includes(r.key)?r:void 0,showResults(e){let n=document.activeElement===document.body?a:void 0,i=e_(t)??n;return a=void 0,o(e.view.root),r=e,i},showNotice(e,t){o(e),i=t},showLoading(e){a=e_(t)??a;let n=Cg(e);o(Jg(n,`Loading ${Kg(n,e)} \u2026`)),i={text:Bp(e)?`Test`:``,lead:Yg()}},title:()=>i,setBusy(e){e?t.setAttribute(`aria-busy`,`true`):t.removeAttribute(`aria-busy`)}}}let i_=(e,t)=>Oc(t,e.resultsOf(t)?.usualBranch??``),a_=`build-report-api-key`;function o_(){let e,t=e=>{try{return e()}catch{return}};return{read:()=>e??t(()=>sessionStorage.getItem(a_)??void 0),write(n){e=n,t(()=>sessionStorage.setItem(a_,n))},forget(){e=void 0,t(()=>sessionStorage.removeItem(a_))}}}function s_(e,t){let n=e.read();return n===void 0?void 0:$e(n,t)}let c_=e=>/^[\\x21-\\x7e]+$/.test(e);function l_(e,t){let n=o_();return u_(e,n),e.addEventListener(`hashchange`,()=>{u_(e,n)&&t()}),n}function u_({location:e,history:t},n){let r=new URLSearchParams(e.hash.slice(1)),i=r.get(`key`);return i===null||(r.delete(`key`),t.replaceState(null,``,`#${r}`),!c_(i))?!1:(n.write(i),!0)}function d_(t,n){let r=e(`input`,{id:`api-key`,type:`password`,required:``,autocomplete:`off`,spellcheck:`false`,\"aria-describedby\":`api-key-note api-key-error`}),i=e(`a`,{},`creates keys`),a=e(`p`,{id:`api-key-error`,class:`error`,role:`alert`}),o=e(`form`,{class:`sign-in`},e(`h1`,{},`Sign in`),e(`label`,{for:`api-key`},`API key`),r,a,e(`button`,{type:`submit`,class:`btn primary`},`Sign in`),e(`p`,{id:`api-key-note`,class:`hint`},`Use a key of your organisation with the scope \u201cread\u201d. It stays in this tab until you close the tab or sign out. The operator of this server `,i,` with the administration key.`));o.addEventListener(`submit`,e=>{e.preventDefault();let t=r.value.trim();if(!c_(t))return s(`A key has only ASCII characters and no spaces. Copy it again.`);r.value=``,n(t)});function s(e){a.textContent=e,r.setAttribute(`aria-invalid`,String(e!==``)),r.focus()}return{root:o,ask(e){i.setAttribute(`href`,t.link({page:`keys`})),s(e)}}}let f_={read:`read: query data, and sign in to the dashboard`,write:`write: send records`,badge:`badge: show badges, and nothing else`};function p_(t,n){let r=g_(`key-name`,{required:``,maxlength:`200`}),i=g_(`key-org`,{required:``,maxlength:`200`});i.value=t;let a=g_(`key-project`,{maxlength:`200`,placeholder:`all projects`}),o=e(`input`,{id:`key-expiry`,type:`date`,min:h_(),max:`2999-12-31`}),s=Object.keys(f_).map(t=>({scope:t,box:e(`input`,{type:`checkbox`,value:t})}));for(let{scope:e,box:t}of s)t.checked=e===`read`,t.addEventListener(`change`,()=>{if(t.checked)for(let t of s)t.scope===`badge`!=(e===`badge`)&&(t.box.checked=!1);c()});let c=()=>s[0]?.box.setCustomValidity(s.some(({box:e})=>e.checked)?``:`Choose at least one scope.`),l=e(`form`,{class:`card padded key-form`,\"aria-labelledby\":`key-form-title`},e(`h2`,{id:`key-form-title`},`Create a key`),__(`key-name`,`Name, to recognise the key`,r),__(`key-org`,`Organisation`,i),e(`fieldset`,{},e(`legend`,{},`Scopes`),...s.map(({scope:t,box:n})=>e(`label`,{class:`row`},n,f_[t]))),__(`key-project`,`Only this project (optional)`,a),__(`key-expiry`,`Valid until the end of (optional, UTC)`,o),e(`button`,{type:`submit`,class:`btn primary`},`Create the key`));return l.addEventListener(`submit`,e=>{e.preventDefault();let t=s.filter(({box:e})=>e.checked).map(({scope:e})=>e),c=a.value.trim();n({org:i.value.trim(),name:r.value.trim(),scopes:t,...kf({project:c===``?void 0:c,expiresAt:o.value===``?void 0:Date.parse(o.value)+m_})})}),l}let m_=864e5,h_=()=>new Date(Date.now()+m_).toISOString().slice(0,10),g_=(t,n)=>e(`input`,{id:t,type:`text`,autocomplete:`off`,spellcheck:`false`,...n}),__=(t,n,r)=>e(`div`,{class:`key-field`},e(`label`,{for:t},n),r);function v_({name:t,org:n,scopes:r},i){let a=`${location.origin}${location.pathname}#${new URLSearchParams({key:i,org:n})}`;return e(`section`,{class:`card padded new-key`,tabindex:`-1`,\"aria-labelledby\":`new-key-title`},e(`h2`,{id:`new-key-title`},`The key \u201c${L(t)}\u201d`),e(`p`,{},`Copy it now. The server stores only a hash, so nobody can show it again.`),y_(i,`Copy the key`),...r.includes(`read`)?[e(`p`,{},`This link signs in to the dashboard with it. Whoever has the link has the key.`),y_(a,`Copy the sign-in link`)]:[])}let y_=(t,n)=>e(`div`,{class:`secret`},e(`code`,{},t),Up(n,t));function b_(e){async function t(t,n={}){let r={\"Service-Api-Key\":e,Accept:`application/json`,...n.headers},i=await fetch(t,{...n,headers:r,credentials:`omit`,cache:`no-store`}).catch(e=>{throw new B(0,`The server cannot be reached.`,`Check the network, and that the server is running.`,{cause:e})});if(!i.ok)throw await Ke(i);return i}let n=async(e,t)=>{let n=await e.json();if(typeof n!=`object`||!n||!(t in n))throw new B(e.status,`This is not a response of the API.`,`The field \u201c${t}\u201d is missing.`);return n};return{list:async()=>(await n(await t(`v1/keys`),`keys`)).keys.map(x_),async create(e){let r={method:`POST`,headers:{\"Content-Type\":`application/json`},body:JSON.stringify(e)};return(await n(await t(`v1/keys`,r),`key`)).key},async revoke(e){await t(`v1/keys/${encodeURIComponent(e)}`,{method:`DELETE`})}}}let x_=({expiresAt:e=0,project:t=``,...n})=>({...n,expiresAt:e,project:t});function S_(n,r){if(n.length===0)return e(`p`,{class:`hint`},`This server has no keys yet.`);let i=(t,n)=>({title:t,content:r=>[e(`span`,{class:`cell-title`},`${t} `),n(r)]}),a=[{title:`Name`,content:({name:e})=>L(e)},i(`Organisation`,({org:e})=>L(e)),i(`Scopes`,({scopes:e})=>e.join(`, `)),i(`Project`,({project:e})=>L(e)||`all`),i(`Created`,({createdAt:e})=>Ha(e)),i(`Last used`,w_),i(`Expires`,C_),{title:``,className:`number`,content:e=>t(`Revoke`,{class:`btn compact`,\"aria-label\":`Revoke ${L(e.name)}`},()=>T_(e,r))}],o=n.toSorted((e,t)=>t.createdAt-e.createdAt);return e(`section`,{class:`card`,\"aria-label\":f(n.length,`key`)},Ia(a,o,{class:`blocks key-table`,\"aria-label\":`Keys`}))}let C_=({expiresAt:e})=>{if(e===0)return`never`;let t=Number.isNaN(new Date(e).getTime())?`in the far future`:w(e);return e<=Date.now()?`${t} (expired)`:t},w_=({lastUsedAt:e})=>e===void 0?`never`:Date.now()-e<36e5?`in the last hour`:Ha(e);function T_(n,r){let i=e(`dialog`,{class:`dialog`,\"aria-labelledby\":`revoke-title`},e(`h2`,{id:`revoke-title`},`Revoke the key \u201c${L(n.name)}\u201d?`),e(`p`,{},`The server then refuses all requests with this key of ${L(n.org)}. This cannot be undone.`),e(`div`,{class:`row`},t(`Revoke it`,{class:`btn danger`},()=>{i.close(),r(n)}),t(`Keep it`,{class:`btn`,autofocus:``},()=>i.close())));i.addEventListener(`close`,()=>i.remove()),document.body.append(i),i.showModal()}function E_(t){let n,r=e(`p`,{class:`error`,role:`alert`}),i=e(`div`,{class:`keys-body`}),a=e(`a`,{class:`back`},`\u2190 Back to the results`),o=e(`div`,{class:`results keys`},a,e(`h1`,{},`Keys`),r,i);async function s(e){r.textContent=``,i.setAttribute(`aria-busy`,`true`);try{await e()}catch(e){let t=e instanceof B&&(e.status===401||e.status===403);t&&c(),r.textContent=t?`The server rejected this key. It is not the administration key.`:e instanceof B?e.message:`This page failed. ${String(e)}`}finally{i.removeAttribute(`aria-busy`)}}function c(){n=void 0;let t=e(`input`,{id:`administration-key`,type:`password`,required:``,autocomplete:`off`,spellcheck:`false`,\"aria-describedby\":`administration-key-note`}),a=e(`form`,{class:`sign-in`},e(`label`,{for:`administration-key`},`Administration key`),t,e(`button`,{type:`submit`,class:`btn primary`},`Show the keys`),e(`p`,{id:`administration-key-note`,class:`hint`},`The server printed it when it started for the first time. The browser does not store it: reload this page to forget it.`));a.addEventListener(`submit`,e=>{e.preventDefault();let i=t.value.trim();if(!c_(i)){r.textContent=`A key has only ASCII characters and no spaces. Copy it again.`;return}t.value=``;let a=b_(i);n=a,s(()=>l(a))}),i.replaceChildren(a),t.focus()}async function l(e,...r){let a=await e.list();if(n!==e)return;let o=p_(t.state().org||(a[0]?.org??``),t=>s(async()=>{await l(e,v_(t,await e.create(t)))})),c=S_(a,t=>s(async()=>{await e.revoke(t.id),await l(e)}));i.replaceChildren(...r,c,o),r[0]?.focus()}return{root:o,enter(){a.setAttribute(`href`,t.link({page:``}));let e=n;e===void 0?c():s(()=>l(e))},leave(){r.textContent=``,i.replaceChildren()}}}function D_(e){let{state:t,branch:n,period:r,stored:i}=e,a=L(n),o=k_(i.branches,n);return o===void 0?n===``?j_(e):A_(e,a):o.lastSeen<r.fromTs||o.lastSeen>=r.toTs?M_(e,o):t.module===``?{sentence:`All builds of ${a||`these modules`} ${P_(e)} belong to pull requests.`,reason:`The figures of modules leave them out. The page of a module shows them.`,label:`Show ${L(o.module)}`,change:{project:o.project,module:o.module,view:`overview`,item:``,query:``}}:t.view===`jobs`?{sentence:`No job ran${O_(a)} ${P_(e)}.`,reason:`Its last test ran ${N_(e,o)}.`,label:`Show the tests`,change:{view:`tests`,item:``,query:``}}:{sentence:`A test ran${O_(a)} after this page was read.`,reason:`The next refresh shows it, within a minute.`,label:`Show all branches`,change:{branch:`*`}}}let O_=e=>e===``?``:` on ${e}`,k_=(e,t)=>e.filter(({ref:e})=>t===``||e===t).reduce((e,t)=>e===void 0||t.lastSeen>e.lastSeen?t:e,void 0);function A_(e,t){let n={label:`Show ${L(e.defaultBranch)||`the default branch`}`,change:{branch:P.branch}};return e.stored.isComplete?{sentence:`No build of ${t} is stored.`,reason:`It was never reported, or its builds were deleted.`,...n}:{sentence:`No build of ${t} ${P_(e)}.`,reason:`It is not one of the branches with the latest builds.`,...n}}function j_(e){let{range:t}=e.state;return{sentence:`No build ${P_(e)}.`,reason:`No build with a branch is stored.`,...t===`365d`?{label:`Show all modules`,change:F}:{label:`Show the last year`,change:{range:`365d`,from:``,to:``,item:``}}}}function M_(e,t){let n=E(e.now-t.lastSeen),r=n.range===`custom`?ao(t.lastSeen):`the ${S[n.range].toLowerCase()}`,i=L(e.branch);return{sentence:`No build${i===``?``:` of ${i}`} ${P_(e)}.`,reason:`The last one was ${N_(e,t)}.`,label:`Show ${r}`,change:{...n,item:``}}}let N_=({now:e},{lastSeen:t})=>`${g(e-t)||`less than a minute`} ago`,P_=({state:e,period:t})=>e.range===`custom`?`from ${ao(t.fromTs)} to ${ao(t.toTs-1)}`:`in the ${S[e.range].toLowerCase()}`;function F_(t,n,{address:r,api:i,available:a}){let o=new AbortController;return{root:Dc(e(`div`,{class:`results`}),()=>e(`div`),async()=>{let e=Date.now(),[o,s]=await Promise.all([I_(i,t.state,a(),e),n.defaultOf(i,t.state,t.period)]),{sentence:c,reason:l,label:u,change:d}=D_({...t,stored:o,defaultBranch:s,now:e});return[Hl({sentence:c,reason:l,action:{label:u,href:r.link(d)}})]},o.signal),show(){},close:()=>o.abort()}}async function I_(e,t,n,r){let{org:i,project:a,module:o}=t,s=xe(n,i).filter(e=>a===``||e.project===a),c=o===``?s.slice(0,20):[{project:a,module:o}],l=await Promise.all(c.map(async n=>(await e.storedBranches({...t,...n},r)).map(e=>({...e,...n})))),u=(o!==``||s.length<=20)&&l.every(({length:e})=>e<500);return{branches:l.flat(),isComplete:u}}function L_(t,n){let r=Date.now(),{answer:i,verdicts:a}=Vc(t.built),o=Al(t,{address:n,now:r,hasPlaces:!0});return{root:e(`div`,{class:`results`},sl(t,n,r),o),title:{before:`${L(t.name)}: `,text:`${i}${a}`,lead:Hc(t,r),branch:t.name},show(){},close(){}}}function R_({modules:t,state:n,address:r,now:i}){let a=new Map(t.map(t=>[Be(t),e(`span`,{},z_(`\u2026`))])),o=[{title:`Module`,content:e=>B_(e,r,i)},{title:`Last 50 builds of ${nl(t,n.branch)}`,className:`history-cell`,content:W_},{title:`Builds passed`,className:`number wide`,content:({builds:e,passedBuilds:t})=>e===0?`\u2013`:Ja(t/e)},{title:`Flaky`,className:`number wide`,content:e=>a.get(Be(e))},{title:`Tests`,className:`number wide optional`,content:({tests:e})=>e===0?z_(`\u2013`):d(e)},{title:`Duration`,className:`number wide optional`,content:({duration:e})=>e===0?z_(`\u2013`):U(e)},{title:`Change`,className:`number wide optional`,content:({duration:e,durationBefore:t,isUsual:n})=>e===0||t===0?z_(`\u2013`):Xa(e,t,n)},{title:`Last build`,className:`number last`,content:({lastBuild:e})=>e===void 0?z_(`\u2013`):Ha(e.timestamp)}];return{root:e(`div`,{class:`card`},Ia(o,t,{class:`blocks modules`,\"aria-label\":`Modules`})),showFlaky({flakyOf:t}){for(let[n,r]of a){let i=t.get(n)??0;r.replaceChildren(i===0?z_(`\u2013`):e(`b`,{class:`text-flaky`},d(i)))}}}}let z_=t=>e(`span`,{class:`quiet`},t);function B_(t,n,r){let[i,a]=el[$c(t,r)],{project:o,module:s,ref:c}=t,l=n.link({project:o,module:s,branch:c,pipeline:``,view:`overview`,item:``,query:``,order:``});return e(`div`,{class:`module-name`},Te(i===`passed`?`complete`:i,a),e(`div`,{},e(`a`,{href:l,\"aria-label\":tl(t)},z_(`${L(o)} / `),L(s)),V_(t,r)??H_(t,n,r)))}function V_({failing:t,lastBuild:n,builds:r,lastRecord:i},a){if(t!==void 0){let{tests:n,commit:i,build:o,timestamp:s}=t,c=Ga(i)??`build ${L(o)}`,l=t.builds===r&&r>1?`at least since`:`since`,u=g(a-s)||`less than a minute`,d=il(t),p=t.builds===1?`, the latest build`:`, ${u} and ${f(t.builds,`build`)} ago`;return e(`span`,{class:`reason`},`${f(n,`test`)} ${n===1?`fails`:`fail`} ${l} `,c,`${p}${d===``?``:`: ${d}`}`)}let o=a-(n?.timestamp??i);if(n===void 0||$c({failing:t,lastBuild:n,results:`P`},a)===`idle`)return e(`span`,{class:`reason`},`No build in ${g(o)}`)}function H_({failingPipelines:t=[],project:n,module:r,ref:i,results:a},o,s){if(t.length===0)return;let c=o.link({project:n,module:r,branch:i,pipeline:``,view:`jobs`,item:``,query:``,order:``}),l=t.length-2,u=t.slice(0,2).flatMap(({pipeline:t,commit:n,build:r,timestamp:i,builds:a},o)=>[...o===0?[]:[`, `],e(`a`,{href:c},`${L(t)} fails`),` since `,Ga(n)??`build ${L(r)}`,`, ${g(s-i)||`less than a minute`}${a===1?``:` and ${f(a,`build`)}`} ago`]),d=l>0?`, and ${f(l,`more pipeline`)}`:``;return e(`span`,{class:`reason`},...u,`${d}; the last build ${/[Pf]$/.test(a)?`passed`:`did not fail`}`)}let U_={P:`passed`,f:`flaky`,F:`failed`,S:`skipped`,\"-\":`without a result`};function W_({results:e,ref:t,builds:n}){let r=Object.entries(U_).map(([t,n])=>[e.split(t).length-1,n]).filter(([e])=>e>0);return ct({results:e,room:50,label:n===0?`No builds`:`Last ${f(e.length,`build`)} of ${L(t)}: ${r.map(([e,t])=>`${d(e)} ${t}`).join(`, `)}`})}function G_({causes:e,causeCount:t,flakyTests:n,flakyTestCount:r},i,a,o){let{address:s}=o;return[...q_(`Why ${i} failed`,`builds in ${a}`,{entries:K_(e).slice(0,3).map(e=>X_(e,o)),all:{title:J_(t,`cause`),href:s.link({view:`causes`,item:``,query:``})}}),...q_(`Flaky tests`,`lost in ${a}`,{entries:n.slice(0,3).map(e=>Q_(e,o)),all:{title:J_(r,`flaky test`),href:s.link({view:`flaky`,item:``,query:``})}})]}let K_=e=>e.toSorted((e,t)=>Number(t.isFailing)-Number(e.isFailing)||t.builds-e.builds),q_=(t,n,{entries:r,all:i})=>r.length===0?[]:[e(`section`,{class:`card entries-card`},e(`div`,{class:`entries-head`},e(`h2`,{class:`ellipsis`},t),e(`span`,{class:`small quiet`},n)),e(`ul`,{},...r),e(`a`,{class:`entries-all`,href:i.href},i.title))],J_=(e,t)=>e===1?`All ${t}s`:`All ${f(e,t)}`,Y_=(t,n,r,...i)=>e(`li`,{},e(`a`,{class:`entry`,href:t},e(`b`,{},n),e(`span`,{class:`entry-texts`},e(`span`,{class:`entry-title`},r),e(`span`,{class:`small quiet`},...i))));function X_({cause:t,title:n=``,builds:r,tests:i,lastSeen:a,isFailing:o,modules:s,owners:c},{address:l,refOf:u,now:p}){let[m]=s,h=l.link({...m,branch:m===void 0?``:u(m),view:`causes`,item:t,query:``}),g=o?e(`span`,{class:`text-failed`},`failing now`):`last seen ${Va(p-a)}`,_=xl(c);return Y_(h,d(r),e(`code`,{class:`plain whole`},L(n).slice(0,200)||`(no message)`),g,` · ${f(i,`test`)} of ${Z_(s)}${_===``?``:` · ${_}`}`)}function Z_(e){let t=e.slice(0,3).map((t,n)=>e[n-1]?.project===t.project?L(t.module):tl(t)),n=e.length-t.length;return`${t.join(`, `)}${n===0?``:` and ${d(n)} more`}`}function Q_(e,{address:t,refOf:n}){let{project:r,module:i,testId:a,lostMs:o,flakyBuilds:s,builds:c}=e,l=t.link({project:r,module:i,branch:n(e),view:`tests`,item:a,query:``}),u=El(e);return Y_(l,U(o),Tl(e),`${tl(e)}${u===``?``:` · ${u}`} · ${d(s)} of ${f(c,`build`)}`)}function $_({modules:e},t,n){let r=e.filter(({builds:e})=>e>0),i=r.filter(({failing:e})=>e!==void 0),a=i.reduce((e,{failing:t})=>e+(t?.tests??0),0),o=r.reduce((e,{failingPipelines:t=[]})=>e+t.length,0);return{text:`${ev(i.length,r.length,nl(r,t))}${tv(o,i.length)}`,lead:`${nv(a)}${n}`}}function ev(e,t,n){return t===1?`The only module ${e===0?`passes`:`fails`} on ${n}`:e===0||e===t?`All ${d(t)} modules ${e===0?`pass`:`fail`} on ${n}`:`${d(e)} of ${d(t)} modules ${e===1?`fails`:`fail`} on ${n}`}function tv(e,t){return e===0?``:t===0?`, but ${f(e,`pipeline`)} ${e===1?`fails`:`fail`}`:`, and ${f(e,`pipeline`)} of the others`}let nv=e=>e===0?``:`${f(e,`test`)} ${e===1?`fails`:`fail`}. `;function rv({flakyTestCount:e,lostMs:t,lostMsBefore:n},r){if(e===0)return`No flaky test in ${r}.`;let i=n===0?0:t/n-1,a=n===0?``:Math.round(Math.abs(i)*100)===0?`, as much as in the ${r} before`:`, ${Ya(Math.abs(i)).slice(1)} ${i<0?`less`:`more`} than in the ${r} before`;return`${f(e,`flaky test`)} cost ${U(t)} of builds in ${r}${a}.`}function iv({groups:e},t,n){let r=({maximumChange:e,testCount:t})=>e*t,i=e.toSorted((e,t)=>r(t)-r(e)),a=[...i.filter(({testCount:e})=>e>1).map(e=>sv(e,n)),...i.filter(({testCount:e})=>e===1).map(e=>sv(e,n)),...av(t).map(e=>cv(e,n))];return q_(`Became slower`,`median`,{entries:a.slice(0,3),all:{title:`All modules by duration`,href:n.address.link({view:`overview`,order:`duration`,item:``,query:``})}})}function av(e){let t=({duration:e,durationBefore:t})=>e/t-1;return e.filter(e=>e.duration>0&&e.durationBefore>0&&!e.isUsual&&t(e)>.05).sort((e,n)=>t(n)-t(e))}function ov(e){let t=Ga(e.commit),n=il(e);return[`since `,...t===void 0?[]:[t,`, `],`${ao(e.timestamp)}${n===``?``:`: ${n}`}`]}function sv(e,{address:t}){let{project:n,module:r,ref:i,suite:a,testCount:o,tests:s,since:c,minimumChange:l,maximumChange:u}=e,[d]=s,f={project:n,module:r,branch:i,view:`tests`},p=yf([l,u]),m=xl(Cl(s)),h=e=>[...e.filter(e=>e!==``),``].join(` · `);return o===1&&d!==void 0?Y_(t.link({...f,item:d.testId,query:``}),p,Tl(d),h([tl(e),`${U(d.before)} \u2192 ${U(d.after)}`,m]),...ov(c)):Y_(t.link({...f,item:``,status:`slower`,query:L(a.at(-1)??``)}),p,gf(e,o),h([tl(e),m]),...ov(c))}function cv(e,{address:t}){let{project:n,module:r,ref:i,duration:a,durationBefore:o,durationChange:s}=e;return Y_(t.link({project:n,module:r,branch:i,view:`overview`,item:``,query:``}),Ya(a/o-1),`all builds of ${tl(e)}`,`${U(o)} \u2192 ${U(a)}`,...s===void 0?[]:[` · `,...ov(s)])}async function lv(e,t,n,r){let i=t.view===`causes`?void 0:await Ic(e,t,n,r);if(i!==void 0)return(e,{address:t})=>({view:L_(i,t),summary:f(i.built.length,`module`)});let a=T(t,n),o=await e.modules(t,a);return(e,{address:n,frame:r,api:i})=>({view:fv({health:o,period:a,readDetails:()=>i.modulesDetails(t,a),readSlower:()=>i.slowerTests(t,a,{limit:dv})},e,{address:n,frame:r}),hasResults:uv(o),summary:o.modules.length===0?`No modules`:f(o.modules.length,`module`)})}let uv=({modules:e})=>e.some(({builds:e})=>e>0),dv=20;function fv({health:t,period:n,readDetails:r,readSlower:i},a,{address:o,frame:s}){let c=e(`div`,{class:`results`}),l=new AbortController,{modules:u,moreModules:d}=t,p=O(n),m=new Map(u.map(e=>[Be(e),e.ref])),h={address:o,refOf:e=>m.get(Be(e))??``,now:Date.now()},g=nl(u,a.branch),_=a,v,y,b=`Counting flaky tests \u2026`,x=e(`div`,{class:`organisation-details`}),S=e(`div`,{class:`cards-part`});function C(t){if(v=void 0,t.view===`causes`)return[pv(g,o,x)];let n=t.order===`duration`;return v=R_({modules:n?u.toSorted((e,t)=>t.duration-e.duration):u,state:t,address:o,now:h.now}),[n?e(`p`,{class:`hint`},`The modules whose builds take longest come first. `,e(`a`,{href:o.link({order:``})},`Failing modules first`)):void 0,v.root,d===0?void 0:e(`p`,{class:`hint`},`${f(d,`more module`)} with older records ${d===1?`is`:`are`} not listed. Choose a project.`),x]}function w(t){return v?.showFlaky(t),_.view===`causes`?mv(t,h):[e(`div`,{class:`cards`},...G_(t,g,p,h),S)]}return uv(t)&&(Dc(x,()=>e(`div`,{class:`card attention-pending`}),async()=>{try{return y=await r(),b=rv(y,p),w(y)}catch(e){throw b=``,e}finally{s.update()}},l.signal),Dc(S,()=>e(`span`,{}),async()=>iv(await i(),u,h),l.signal)),{root:c,title:()=>({...$_(t,a.branch,b),branch:g===`the default branch`?``:g}),show(e){_=e,c.replaceChildren(...C(e).filter(e=>e!==void 0)),y!==void 0&&x.replaceChildren(...w(y))},close:()=>l.abort()}}let pv=(t,n,r)=>e(`section`,{class:`entries-page`},e(`a`,{class:`back`,href:n.link({view:`overview`,item:``,query:``})},`\u2190 All modules`),e(`h2`,{class:`item-title`,tabindex:`-1`},`Why ${t} failed`),r);function mv({causes:t,causeCount:n},r){if(t.length===0)return[e(`p`,{class:`hint`},`No causes.`)];let i=n-t.length;return[e(`div`,{class:`card entries-card`},e(`ul`,{},...K_(t).map(e=>X_(e,r)))),...i===0?[]:[e(`p`,{class:`hint`},`${f(i,`more cause`)} ${i===1?`is`:`are`} not listed.`)]]}async function hv(e,t,n,r,i){let a=0,o=r.watch($e(e,i,e=>{a=a+gv(e)|0})),s=await r.find($e(e,i),t,T(t,n)),c=e=>Oc(e,s),l=await(de(t)?lv:bg[t.view].load)(o,c(t),n,r.known(t));return{createView:(e,t)=>{let{view:i,summary:a,hasResults:o=!0}=l(c(e),t);return o?{view:{...i,show:e=>i.show(c(e))},summary:a}:(i.close(),{view:F_({state:e,branch:c(e).branch,period:T(e,n)},r,t),summary:`No results`})},usualBranch:s,digest:a}}function gv(e){let t=2166136261;for(let n=0;n<e.length;n+=1)t=Math.imul(t^e.charCodeAt(n),16777619);return t|0}function _v(e){let{apiKey:t,address:n,kept:r}=e,i=t.read(),a=n.state();i!==void 0&&a.page===``&&(r.coordinates.reload(i),fe(a)===void 0&&vv(e,i,a))}async function vv(e,t,n){let{announcer:r,kept:i,request:a}=e,o=a.start(yv(n));bv(e,n),r.announce(`Loading`);try{let s=await hv(t,n,Date.now(),i.usualBranches,o.signal);a.isCurrent(o)&&r.announce(Sv(e,t,o.resultsKey,s))}catch(t){a.isCurrent(o)&&wv(e,t)}}let yv=e=>zp(e)[0]??``;function bv({frame:e,pane:t},n){t.setBusy(!0),t.resultsOf(n)===void 0&&(t.showLoading(n),e.showState(n))}function xv({request:e,pane:t}){e.stop(),t.setBusy(!1)}function Sv(e,t,n,r){let{address:i,announcer:a,frame:o,kept:s,pane:c}=e,{createView:l,digest:u,usualBranch:d}=r,f=i.state(),p=new AbortController,m=$e(t,p.signal),{view:h,summary:g}=l(f,{address:i,announce:a.announce,frame:o,available:s.available,api:m});xv(e);let _=c.showResults({key:n,view:h,digest:u,usualBranch:d,stop:p});return Cv(e,h,f),t_(c.content,_),g}function Cv({frame:e},t,n){t.show(n),e.showState(n)}function wv(e,t){let{apiKey:n,address:r,askForKey:i,frame:a,pane:o}=e;if(xv(e),Je(t)){n.forget(),i(`The server rejected this key. Check that it is complete and was not revoked.`);return}let s=r.state();o.resultsOf(s)===void 0?o.showNotice(qp(qe(t),Ev(s),r,()=>_v(e))):Tv(e,t),a.showState(s)}function Tv({announcer:e,pane:t},n){let r=`This page could not be refreshed. ${qe(n).message}`;t.refreshNote.textContent=r,e.announce(r)}function Ev(e){let t=Kg(Cg(e),e);return t.slice(0,1).toUpperCase()+t.slice(1)}function Dv(e,t,n,r){let{frame:i,kept:a,pane:o,request:s}=e;i.showState(r),i.toolbar.isConnected||t.replaceChildren(i.toolbar,o.refreshNote,o.content),a.coordinates.loadOnce(n);let c=s.isRunning(zp(r)),l=o.resultsOf(r);fe(r)===void 0?l===void 0?c||vv(e,n,r):(c||xv(e),Cv(e,l.view,r)):Av(e,r)}function Ov(e){let t=e.address.state();t.page===``&&(e.frame.showState(t),fe(t)!==void 0&&Av(e,t))}function kv(e,t){fe(e.address.state())!==void 0&&wv(e,t)}function Av(e,t){let{address:n,frame:r,kept:i,pane:a}=e;xv(e);let o=i.coordinates.current();if(o===void 0){bv(e,t);return}let s=R(o,t);fe({...t,...s})===void 0?n.change(s,`replace`):(a.showNotice(Gp(n),Wp({...t,...s})),r.showState(n.state()))}function jv(e,t){let{address:n,apiKey:r,frame:i}=t,a=E_(n),o=d_(n,t=>{r.write(t),l(),e.focus()});function s(n){if(n.page===`keys`){c(n);return}a.leave();let i=r.read();i===void 0?u(``):Dv(t,e,i,n)}function c(n){xv(t),i.showTitle(`Keys · Build Report`,r.read()===void 0?void 0:n),e.replaceChildren(a.root),a.enter()}function l(){Mv(t),s(n.state())}function u(n){Mv(t),i.showTitle(`Build Report`,void 0),e.replaceChildren(o.root),o.ask(n)}return{show:s,restart:l,askForKey:u}}function Mv(t){t.kept.clear(),xv(t),t.pane.showNotice(e(`p`))}async function Nv(e,t){let{apiKey:n,address:r,kept:i,pane:a,request:o}=e,s=n.read(),c=r.state();if(s===void 0||c.page!==``||o.isRunning())return;i.coordinates.reload(s);let l=a.results();if(a.content.querySelector(`.popup:not([hidden])`)!==null||l===void 0||fe(c)!==void 0)return;let u=await hv(s,c,Date.now(),i.usualBranches,t);if(!(o.isRunning()||a.resultsOf(r.state())!==l)){if(u.digest!==l.digest){let t=$g(a.content);Sv(e,s,yv(c),u),t_(a.content,t)}a.refreshNote.textContent=``}}function Pv(e,t){Je(t)?wv(e,t):Tv(e,t)}function Fv(e,t,n){let r;async function i(e,r){let i=T(e,t());return await n(r)?.aggregates({...e,view:`tests`},i,i.toTs,{withSuite:!0})??[]}return{read(){let t=e(),{org:n,project:a,module:o,branch:s,range:c,from:l,to:u}=t,d=JSON.stringify([n,a,o,s,c,l,u]);if(r?.key===d)return r.names;r?.stop.abort();let f=new AbortController,p={key:d,names:i(t,f.signal),stop:f};return r=p,p.names.catch(()=>{r===p&&(r=void 0)}),p.names},clear(){r?.stop.abort(),r=void 0}}}function Iv({apiOf:e,shownState:t,onCoordinates:n,onCoordinatesFailed:r}){let i=Lv(n,r),a=Ac(),o=Fv(t,Date.now,e);return{coordinates:i,usualBranches:a,testNames:o,available:()=>i.current()??[],clear(){i.clear(),o.clear(),a.clear()}}}function Lv(e,t){let n,r;async function i(i){r?.abort();let a=new AbortController;r=a;try{let t=await $e(i,a.signal).availableCoordinates();if(r!==a)return;r=void 0,n=t,e()}catch(e){if(r!==a)return;r=void 0,t(e)}}return{current:()=>n,loadOnce(e){n===void 0&&r===void 0&&i(e)},reload:e=>void i(e),clear(){r?.abort(),r=void 0,n=void 0}}}let Rv=6e4;function zv(e,t){let n=Date.now(),r;async function i(){if(document.hidden||r!==void 0)return;n=Date.now();let i=new AbortController;r=i;try{await e(i.signal)}catch(e){t(e)}finally{r=void 0}Bv()}setInterval(()=>void i(),Rv),document.addEventListener(`visibilitychange`,()=>{!document.hidden&&Date.now()-n>=Rv&&i()})}function Bv(){for(let e of document.querySelectorAll(`time[datetime]`)){let t=Va(Date.now()-Date.parse(e.dateTime));e.textContent!==t&&(e.textContent=t)}}function Vv(){let e;function t(){e?.controller.abort(),e=void 0}return{start(n){t();let r=new AbortController,i={resultsKey:n,signal:r.signal};return e={request:i,controller:r},i},isCurrent:t=>e?.request===t,isRunning:t=>e!==void 0&&(t?.includes(e.request.resultsKey)??!0),stop:t}}function Hv(e,t){let n=l_(window,()=>f.restart()),r=e=>s_(n,e),o=a(window,{read:ce,write:se},e=>f.show(e)),s=r_(),c=Iv({apiOf:r,shownState:()=>i_(s,o.state()),onCoordinates:()=>Ov(d),onCoordinatesFailed:e=>kv(d,e)}),l=Bg(e,{address:o,available:c.available,pane:s,readBranches:()=>Se(r,o.state(),c.available(),Date.now()),readTests:c.testNames.read,signOut(){n.forget(),f.askForKey(``)},knownBranch:c.usualBranches.known,refresh:()=>_v(d)}),u=i(),d={apiKey:n,address:o,announcer:u,kept:c,request:Vv(),pane:s,frame:l,askForKey:e=>f.askForKey(e)},f=jv(t,d);zv(e=>Nv(d,e),e=>Pv(d,e)),t.setAttribute(`tabindex`,`-1`),document.body.append(u.root),f.show(o.state())}let Uv=document.querySelector(`header`),Wv=document.querySelector(`main`);Uv!==null&&Wv!==null&&(Wv.replaceChildren(),Hv(Uv,Wv))})();";
const dashboardStyle = ".uplot,.uplot *,.uplot *::before,.uplot *::after{box-sizing:border-box}.uplot{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,\"Noto Sans\",sans-serif,\"Apple Color Emoji\",\"Segoe UI Emoji\",\"Segoe UI Symbol\",\"Noto Color Emoji\";line-height:1.5;width:min-content}.u-title{text-align:center;font-size:18px;font-weight:bold}.u-wrap{position:relative;user-select:none}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{display:block;position:relative;width:100%;height:100%}.u-axis{position:absolute}.u-legend{font-size:14px;margin:auto;text-align:center}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th > *{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box !important}.u-inline.u-live th::after{content:\":\";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series > *{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off > *{opacity:0.3}.u-select{background:rgba(0,0,0,0.07);position:absolute;pointer-events:none}.u-cursor-x,.u-cursor-y{position:absolute;left:0;top:0;pointer-events:none;will-change:transform}.u-hz .u-cursor-x,.u-vt .u-cursor-y{height:100%;border-right:1px dashed #607D8B}.u-hz .u-cursor-y,.u-vt .u-cursor-x{width:100%;border-bottom:1px dashed #607D8B}.u-cursor-pt{position:absolute;top:0;left:0;border-radius:50%;border:0 solid;pointer-events:none;will-change:transform;background-clip:padding-box !important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}:root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text)}h1,h2,h3,h4,h5,h6,p,ul,ol,dl,figure{margin:0}h1,h2,h3,h4,h5,h6{font-weight:600}a{color:var(--accent);text-underline-offset:2px}button,select,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}body{font:14px / 20px var(--sans);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}dd,pre{margin:0}h1{font-size:24px;line-height:32px;letter-spacing:-0.01em}h2{font-size:16px;line-height:24px}h3,h4,h5,h6{font-size:14px;line-height:20px}a{text-decoration:none}a:hover{text-decoration:underline}a.plain{color:inherit}code,pre,kbd,.mono{font-family:var(--mono);font-size:12.5px}code.inline{padding:1px 5px;border-radius:4px;background:var(--hover);overflow-wrap:anywhere}:focus-visible{border-radius:4px}.secondary{color:var(--text-2)}.quiet{color:var(--text-3)}.small{font-size:12px;line-height:16px}.medium{font-size:13px;line-height:20px}.strong{font-weight:600}.nowrap{white-space:nowrap}.ellipsis{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.text-failed{color:var(--failed)}.text-passed{color:var(--passed)}.text-flaky{color:var(--flaky)}.dots > *:not(:last-child)::after{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.placeholder{color:var(--accent);font-weight:600}.row{display:flex;align-items:center;gap:8px}.wrap{flex-wrap:wrap}.grow{flex:1;min-width:0}.symbols{position:absolute}.mark{display:block;flex:none;width:16px;height:16px}.mark.large{width:24px;height:24px}.tag{display:inline-flex;align-items:center;height:20px;padding:0 7px;border:1px solid var(--line-strong);border-radius:10px;background:none;color:var(--text-2);font-size:12px;font-weight:500;white-space:nowrap}.tag.new{border-color:transparent;background:var(--new);color:var(--on-new);font-weight:600}.tag.failed{border-color:var(--failed-line);color:var(--failed)}.tag.flaky{border-color:var(--flaky-line);background:var(--flaky-tint);color:var(--flaky)}.tag.passed{border-color:transparent;background:var(--passed-tint);color:var(--passed)}.btn{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 12px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;font-weight:500;white-space:nowrap;cursor:pointer}.btn:hover{background:var(--hover);text-decoration:none}.btn.icon{justify-content:center;width:32px;padding:0;border-color:transparent;background:none;color:var(--text-2)}.btn.icon:hover{background:var(--hover)}.btn.compact{height:28px;padding:0 9px;font-size:12px}.btn.icon.compact{width:28px;padding:0}.field{display:flex;align-items:center;gap:8px;min-width:0;height:32px;padding:0 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text-3)}.field input{flex:1;min-width:0;min-height:0;padding:0;border:0;outline:0;background:none;color:var(--text)}.field input::placeholder{color:var(--text-3);opacity:1}.field:focus-within{outline:2px solid var(--accent);outline-offset:-1px}kbd{padding:0 5px;border:1px solid var(--line-strong);border-radius:4px;color:var(--text-3);font-size:11px;line-height:16px}.pick{position:relative;display:inline-flex;flex:none;align-items:center;gap:6px;max-width:260px;height:32px;padding:0 8px 0 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;white-space:nowrap;cursor:pointer}.pick:hover{background:var(--hover)}.pick:has(select:focus-visible){outline:2px solid var(--accent);outline-offset:1px}.pick > .ellipsis{display:flex;align-items:center;gap:6px}.pick > .mark{margin-left:auto}.pick > select{position:absolute;inset:0;width:100%;opacity:0;font-size:16px;cursor:pointer}option{background:var(--raised);color:var(--text)}.pick.compact{height:28px;padding:0 6px 0 9px;font-size:12px}.popup-root{position:relative}.popup{position:absolute;z-index:10;inset:calc(100% + 4px) auto auto 0;width:max-content;min-width:max(200px,100%);max-width:min(420px,calc(100vw - 24px));height:auto;max-height:min(480px,70vh);margin:0;padding:6px;overflow-y:auto;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);box-shadow:0 4px 16px light-dark(rgb(20 30 45 / 0.14),rgb(0 0 0 / 0.5));color:var(--text);font-size:14px;font-weight:400;white-space:normal}.popup[popover]{inset:var(--top) var(--right) auto var(--left);min-width:200px;max-width:min(420px,var(--room))}.popup ul,ul.popup{list-style:none}.popup ul{padding:0}.popup .field{margin-bottom:6px}.popup li > :is(a,button),.popup [role=\"option\"]{display:block;width:100%;min-height:32px;padding:6px 10px;overflow-wrap:anywhere;border:0;border-radius:6px;background:none;color:var(--text);line-height:20px;text-align:left;cursor:pointer}.popup li > :is(a,button):is(:hover,:focus-visible),.popup [role=\"option\"]:hover{background:var(--hover);text-decoration:none}.popup :is([aria-current],[aria-selected=\"true\"]){background:var(--selected)}.popup [aria-current]{font-weight:600}.popup .suite{font-weight:400}.popup .count{float:right;margin-left:16px}.popup-head,.popup-empty{padding:6px 10px;color:var(--text-3);font-size:12px;line-height:16px}.chips{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none}.chip{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 10px;border:1px solid var(--line-strong);border-radius:16px;background:none;font-size:13px;white-space:nowrap;cursor:pointer}.chip:hover{background:var(--hover)}.chip[aria-pressed=\"true\"]{border-color:var(--accent);background:var(--selected)}.tabs{display:flex;gap:4px;overflow-x:auto;scrollbar-width:none}.tabs a{display:inline-flex;flex:none;align-items:center;gap:6px;height:40px;padding:0 10px;border-bottom:2px solid transparent;color:var(--text-2);font-weight:500;white-space:nowrap;outline-offset:-2px}.tabs a:hover{color:var(--text);text-decoration:none}.tabs a[aria-current]{border-color:var(--accent);color:var(--text)}.count{color:var(--text-3);font-size:12px;font-weight:400}.card{border:1px solid var(--line);border-radius:8px;background:var(--raised);box-shadow:var(--shadow)}.table{width:100%;border-collapse:collapse}.table :is(th,td){padding:10px 12px;border-bottom:1px solid var(--line);font-weight:400;text-align:left;vertical-align:middle}.table tbody th{overflow-wrap:anywhere}.table thead :is(th,td){padding-block:8px;color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;white-space:nowrap}.table tbody tr:last-child > *{border-bottom:0}.table tbody tr:hover{background:var(--hover)}.table .number{text-align:right;white-space:nowrap}.table thead button{padding:0;border:0;background:none;font-weight:inherit;cursor:pointer}.table thead button:hover{text-decoration:underline}.table [aria-sort] button{color:var(--text);font-weight:600}.table [aria-sort=\"descending\"] button::after{content:\" \u2193\" / \"\"}.table [aria-sort=\"ascending\"] button::after{content:\" \u2191\" / \"\"}.card-line{padding:10px 16px}.table-foot{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 20px;border-top:1px solid var(--line);font-size:13px}.scrolling{max-height:420px;overflow:auto}.scrolling :is(th,td){padding-block:6px;white-space:nowrap}.fill-failed{background:var(--failed-fill);fill:var(--failed-fill)}.fill-passed{background:var(--passed-fill);fill:var(--passed-fill)}.fill-flaky{background:var(--flaky-fill);fill:var(--flaky-fill)}.fill-skipped,.fill-cancelled,.fill-running,.fill-unknown{background:var(--skipped-fill);fill:var(--skipped-fill)}.history{display:block;flex:none}.bar-passed{fill:var(--passed-fill);background:var(--passed-fill)}.bar-flaky{fill:var(--flaky-fill);background:linear-gradient(var(--flaky-fill) 55%,transparent 55% 70%,var(--flaky-fill) 70%)}.bar-failed{fill:var(--failed-fill);background:var(--failed-fill)}.bar-skipped{fill:var(--skipped-fill)}.bar-none{fill:var(--line-strong);background:var(--line-strong)}.history-frame{--bar-gap:3px;--bars:calc(var(--earlier) * (12px + var(--bar-gap)));max-width:calc(var(--bars) + 24px)}.history-frame:has(.short){max-width:none}.history-bars{display:flex;align-items:flex-end;gap:var(--bar-gap);height:28px;padding-right:4px}.bar{position:relative;flex:1 1 0;min-width:0;max-width:12px;border-radius:2px}.bar::before{content:\"\";position:absolute;right:-1.5px;bottom:0;left:-1.5px;height:28px}.bar.bar-passed{height:38%}.bar.bar-flaky{height:68%}.bar.bar-failed{height:100%}.bar.bar-skipped{height:22%;border:1px solid var(--skipped-fill)}.bar.bar-none{height:2px;border-radius:0}.bar:is(:hover,:focus-visible)::after{content:\"\";position:absolute;inset:-3px;border:1.5px solid var(--accent);border-radius:4px}.bar.now{margin-left:8px;outline:2px solid var(--text);outline-offset:2px}.history-row{position:relative}.history-tip{position:absolute;z-index:4;bottom:calc(100% + 8px);left:0;width:max-content;max-width:100%;padding:4px 8px;border-radius:6px;overflow-wrap:anywhere;background:var(--text);color:var(--bg);pointer-events:none}.history-axis{display:flex;justify-content:space-between;margin-top:6px}.history-axis.short{justify-content:flex-start}.history-axis.short > :first-child{flex:none;width:calc(var(--bars) + 8px)}.history-axis .now{color:var(--text);font-weight:600}.text-button{padding:0;border:0;background:none;color:var(--accent);cursor:pointer}.text-button:hover{text-decoration:underline}.box{overflow:hidden;border:1px solid var(--line);border-radius:8px}.box > .box-head,details.box > summary{display:flex;align-items:center;gap:8px;min-height:38px;padding:4px 8px 4px 14px;background:var(--sunken);font-size:13px}.box > .box-head,details.box[open] > summary{border-bottom:1px solid var(--line)}details.box > summary{cursor:pointer;list-style:none;outline-offset:-2px}details.box > summary::-webkit-details-marker{display:none}details.box > summary::before,.chevron::before{content:\"\";flex:none;width:6px;height:6px;margin-right:4px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details.box[open] > summary::before,.chevron[aria-expanded=\"true\"]::before{transform:rotate(45deg) translate(-2px,-2px)}pre.code{padding:10px 0;overflow-x:auto;line-height:20px;tab-size:4;outline-offset:-2px}pre.code .line{display:block;min-width:max-content;padding:0 14px;white-space:pre}.wrapped pre.code .line{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}pre.code .add{background:var(--add)}pre.code .del{background:var(--del)}pre.code .add b{border-radius:2px;background:var(--add-word);font-weight:600}pre.code .del b{border-radius:2px;background:var(--del-word);font-weight:600}pre.code .gutter{display:inline-block;width:36px;margin-right:14px;color:var(--text-3);text-align:right;user-select:none}pre.code .hit{background:var(--failed-tint);box-shadow:inset 3px 0 var(--failed-fill)}pre.code .library{color:var(--text-3)}.toast{position:fixed;z-index:20;bottom:24px;left:50%;padding:8px 16px;border-radius:8px;background:var(--text);color:var(--bg);font-size:13px;transform:translateX(-50%)}@media (prefers-reduced-motion:no-preference){.btn,.chip,.pick{transition:background-color 120ms ease-out}}@media (pointer:coarse){.btn,.chip,.pick,.field{height:40px}.btn.icon{width:40px}.btn.compact,.pick.compact{height:36px}.btn.icon.compact{width:36px}.tabs a{height:44px}}@media (max-width:1023px){.table .optional{display:none}}@media (max-width:719px){.table .wide{display:none}.table :is(th,td){padding-inline:8px}.popup[popover],.picks:popover-open{position:fixed;inset:auto 8px 8px;width:auto;max-width:none}}@media (forced-colors:active){.bar{forced-color-adjust:none}.chip[aria-pressed=\"true\"]{forced-color-adjust:none;background:Highlight;color:HighlightText}.chip[aria-pressed=\"true\"] *{color:inherit}}.steps{padding:6px 0;font-size:13px}.steps ul{position:relative;margin:0;padding:0;list-style:none}.steps ul ul{margin-left:24px}.steps ul ul::before{content:\"\";position:absolute;top:0;bottom:16px;left:-4px;width:1px;background:var(--line)}.step{display:flex;align-items:center;gap:8px;min-height:32px;padding:4px 14px}.step .mark{width:14px;height:14px}.step-name{flex:1;min-width:0;overflow-wrap:anywhere;unicode-bidi:isolate}summary.step{cursor:pointer;list-style:none;outline-offset:-2px}summary.step::-webkit-details-marker{display:none}summary.step:hover{background:var(--hover)}.step::before{content:\"\";flex:none;width:6px;margin-right:2px}summary.step::before{height:6px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details[open] > summary.step::before{transform:rotate(45deg) translate(-2px,-2px)}.step.failed,summary.step.failed:hover{background:var(--failed-tint)}.step.failed > .step-name{font-weight:600}.step-files{display:inline-flex;align-items:center;gap:3px}.step-message{padding:2px 14px 10px 52px;background:var(--failed-tint);color:var(--text-2);font-family:var(--mono);font-size:12px;line-height:18px;white-space:pre-wrap;overflow-wrap:anywhere}.steps pre.code.plain{margin:2px 14px 8px 52px;padding:6px 10px;border:1px solid var(--line);border-radius:6px;background:var(--sunken)}.box-note{padding:8px 14px;border-top:1px solid var(--line)}.steps .step-fold > ul{margin-left:0}.steps .step-fold > ul::before{content:none}@media (max-width:719px){.step{min-height:40px}.steps ul ul{margin-left:16px}.steps ul ul ul ul ul ul ul{margin-left:2px}.box-head > .small.grow{flex-basis:auto}.steps pre.code.plain{margin-left:14px}}:root{--edge:max(20px,calc((100% - 1280px) / 2))}h1,h2{overflow-wrap:anywhere}code{padding:1px 4px;border-radius:4px;background:var(--sunken)}.hint{color:var(--text-3);font-size:13px}.choice,.days{display:inline-flex;align-items:center;gap:6px}.settings{display:flex;align-items:center;gap:8px;color:var(--text-3);font-size:13px}.shortcuts{display:inline-flex;align-items:center;gap:5px;margin-right:10px}.shortcuts input{width:16px;height:16px;margin:4px 0;accent-color:var(--accent)}@media (pointer:coarse){.shortcuts{display:none}}main:focus{outline:none}input:where(:not([type=\"checkbox\"])){min-height:32px;padding:3px 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg)}.btn.primary{justify-content:center;border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}header{border-bottom:1px solid var(--line);background:var(--sunken)}.sign-in{display:grid;gap:8px;max-width:420px;margin:8vh auto;padding:0 20px}.sign-in input{width:100%}.sign-in label{margin-top:8px;font-weight:600}.error{color:var(--failed)}.error:empty{display:none}.toolbar{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;padding:12px var(--edge) 0;border-bottom:1px solid var(--line)}.toolbar-row,.choices{display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px}.toolbar-row{justify-content:space-between}.choices{align-items:center;padding-bottom:8px}.choice,.days{flex-wrap:wrap}.choice,.choices{min-width:0;max-width:100%}.choice label{color:var(--text-3);font-size:13px}.charts > * + *{margin-top:10px}.panel-failure{padding:24px 0;color:var(--failed)}.panel-failure button{margin-left:8px;color:var(--text)}.chart-card.pending{background:var(--sunken)}.content[aria-busy] .results{opacity:0.55}.results{display:grid;gap:20px;padding:16px var(--edge) 32px}.chart-cards{display:grid;gap:14px;grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr))}.chart-card{min-width:0;padding:12px 14px;border:1px solid var(--line);border-radius:8px;min-height:344px}.chart-card figcaption{display:flex;font-weight:600;flex-wrap:wrap;align-items:baseline;gap:0 10px}.chart-card figcaption .hint{font-weight:400}.chart-head{display:grid;gap:2px;margin:2px 0 6px;font-size:13px}.readout{min-height:20px;color:var(--text-3);font-variant-numeric:tabular-nums}.legend{display:flex;flex-wrap:wrap;gap:2px 14px;padding:0;list-style:none}.legend li{white-space:nowrap}.legend .number{display:inline-block;min-width:5.5ch;font-variant-numeric:tabular-nums;font-weight:600}.key{display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:2px;forced-color-adjust:none}.key.of-line{width:14px;height:2px;border-radius:0;vertical-align:4px}.key.dashed{mask:linear-gradient(90deg,#000 0 6px,transparent 6px 8px,#000 8px)}.fill-successful{background-color:var(--passed-fill)}.fill-failed{background-color:var(--failed-fill)}.fill-skipped{background-color:light-dark(#afb8c1,#6e7681)}.fill-cancelled{background-color:light-dark(#bf8700,#d29922)}.fill-running,.fill-p50,.fill-p95{background-color:var(--accent)}.fill-area{background-color:color-mix(in srgb,var(--accent) 10%,transparent)}.fill-unknown{background-color:light-dark(#8250df,#ab7df8)}.plot{position:relative;min-height:220px;border-radius:4px;overflow:hidden}.axis-colours{position:absolute;border-top:0 solid var(--line);color:var(--text-3)}.numbers{margin-top:8px;font-size:13px}.numbers > summary{width:fit-content;color:var(--text-3);cursor:pointer}.item{display:grid;gap:12px}.back{width:fit-content}.facts{display:flex;flex-wrap:wrap;gap:6px 28px}.facts dt{color:var(--text-3);font-size:12.5px}.facts dd{font-size:16px;font-variant-numeric:tabular-nums}@media (max-width:600px){:root{--edge:12px}input:where(:not([type=\"checkbox\"])){font-size:16px;width:100%}.shortcuts{display:none}.choice input[type=\"date\"]{width:auto}.chart-card{padding:10px}.chart-card.pending{min-height:361px}.chart-card.pending + .pending{min-height:400px}.legend{display:grid;grid-template-columns:1fr 1fr}}@media (pointer:coarse){input:where(:not([type=\"checkbox\"])){min-height:40px}}header{display:block;padding:0 var(--edge)}.bar-row{display:flex;align-items:center;gap:8px;height:52px}.brand{display:flex;flex:none;align-items:center;gap:8px;margin-right:8px;color:var(--text);font-weight:600}.brand .mark{width:20px;height:20px}.crumbs{display:flex;align-items:center;gap:2px;min-width:0}.crumbs > a,.crumb{min-width:0;min-height:32px;padding:5px 6px;border:0;border-radius:6px;background:none;color:var(--text-2);font-size:14px;line-height:22px}.crumb{display:flex;align-items:center;gap:4px;max-width:100%;height:32px}.crumb:hover,.crumbs > a:hover{background:var(--hover);color:var(--text)}.crumbs > :last-child,.crumbs > :last-child .crumb{color:var(--text);font-weight:600}.crumbs > *{flex:none;max-width:320px}.crumbs > :last-child{flex:0 1 auto;min-width:0;max-width:none}.crumbs > a[aria-current]{max-width:320px}.crumbs:not(.shortened) > .beginning,.crumbs.shortened > .in-beginning{display:none}.crumbs.shortened{flex:1000 1 auto}.crumbs.shortened > .popup-root{max-width:55%}.crumbs.shortened > :last-child{max-width:none}.crumb .mark{width:14px;height:14px;color:var(--text-3)}.separator{color:var(--text-3)}.go-to{flex:1000 0 230px;min-width:0;max-width:300px}.go-to input{text-overflow:ellipsis}.go-to .field{background:var(--bg)}.go-to .popup{inset:calc(100% + 4px) 0 auto auto;width:max(100%,300px)}.popup .settings{margin-top:6px;padding:6px 10px 2px;border-top:1px solid var(--line)}.title-row{display:flex;align-items:flex-start;justify-content:space-between;gap:16px;padding-top:12px}.title-texts{min-width:0}.title-row h1{display:flex;align-items:center;gap:10px;font-size:24px;line-height:32px}.controls{display:flex;flex:none;flex-wrap:wrap;justify-content:flex-end;gap:8px;max-width:50%}.toolbar:has(.toolbar-row[hidden]){border-bottom:0}.controls .pick > .quiet{position:absolute;clip-path:inset(50%)}.stale:not(:empty){margin:12px var(--edge) 0;padding:8px 12px;border:1px solid var(--flaky-line);border-radius:8px;background:var(--flaky-tint);color:var(--flaky)}@media (max-width:600px),(pointer:coarse){.popup .settings{display:none}}@media (max-width:1023px){.go-to{flex-basis:180px}.brand-name{position:absolute;clip-path:inset(50%)}}@media (max-width:719px){.go-to{display:none}.crumb,.crumbs > a{padding:5px 4px;font-size:13px}.crumb .mark{display:none}.title-row{display:block}.title-row h1{font-size:20px;line-height:26px}.controls{justify-content:flex-start;max-width:none;margin-top:12px}}.answer h2{font-size:20px;line-height:28px;letter-spacing:-0.01em}.lead{margin-top:4px;color:var(--text-2);overflow-wrap:anywhere}.definition{max-width:76ch}.entry-texts > span,.title-texts > *,.table tbody th,.failed-tests .test-name{overflow:clip;overflow-clip-margin:4px}.suite{display:block;color:var(--text-3);font-size:12px;line-height:16px;overflow-wrap:anywhere}.results :is(p,dd) a{text-decoration:underline}code.plain{padding:0;background:none}.card.padded{padding:12px 16px}.card-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 12px;margin-bottom:12px}.card-head .text-button{min-height:24px;margin-left:auto;font-size:13px}.filters{display:flex;flex-wrap:wrap;gap:8px}.filters > .field{width:280px}.flaky-tests .lost{font-weight:600}.test-name > a{font-weight:500}:is(.flaky-tests,.tests-table) .test-name > a{color:var(--text)}.flaky-tests :is(.job,.owner,.last),.tests-table .owner{max-width:180px;overflow-wrap:anywhere}.flaky-tests .owner{min-width:128px}.tests-table tbody .owner{color:var(--text-2);font-size:13px}.tests-table small{font-size:inherit}.tests-table .owner{min-width:128px}.tests{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}.tests > .definition{max-width:120ch}.sentence-row{display:flex;flex-wrap:wrap;align-items:center;gap:10px 16px}.sentence-row > :first-child{flex:1 1 300px;min-width:0}.sentence-row .filters > .field{width:220px}.sentence{font-size:16px;line-height:24px}.sentence-row p{margin-top:2px;color:var(--text-2);font-size:13px;overflow-wrap:anywhere}.chosen > .pick{border-color:var(--accent);background:var(--selected)}.suite a{text-decoration:underline;text-underline-offset:2px}.only-phone{display:none}.marked.part{padding-left:26px}.fold-toggle{min-height:24px;margin:-2px 0;padding:2px 0;border:0;background:none;color:var(--text);font-weight:500;text-align:left;cursor:pointer}.fold-toggle:hover{text-decoration:underline}.fold-toggle::after{content:\"\";display:inline-block;width:6px;height:6px;margin-left:8px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(45deg) translate(-2px,-2px)}.fold-toggle[aria-expanded=\"true\"]::after{transform:rotate(225deg) translate(-3px,-3px)}.nothing-found{padding:30px 8px;text-align:center}.nothing-found h2{font-size:16px;line-height:24px;overflow-wrap:anywhere}.nothing-found p{margin:4px 0 16px}.flaky-tests tbody :is(.job,.owner,.last),.flaky-tests .last a{color:var(--text-2)}.leave-quarantine .entry > b{min-width:56px}.causes,.failure-items,.failed-tests{margin:0;padding:0;list-style:none}.cause{display:flex;gap:16px;padding:12px 16px}.cause + .cause{border-top:1px solid var(--line)}.cause-builds{flex:none;width:60px;color:var(--text-3);font-size:12px;text-align:right}.cause-builds b{display:block;color:var(--text);font-size:20px;line-height:24px}.cause-texts{min-width:0;overflow-wrap:anywhere}.cause-texts .dots,.failure-item .dots{margin-top:4px;color:var(--text-2);font-size:13px}.dots{overflow-wrap:anywhere}.cause-title code,.item-title code{padding:0;background:none}.item-title code{font-size:15px}.pending-row{display:block;width:199px;height:16px}.banner{display:flex;gap:14px;padding:14px 16px;border:1px solid var(--failed-line);border-radius:8px;background:var(--failed-tint);overflow-wrap:anywhere}.banner .mark{margin-top:2px}.banner > .btn{flex:none;align-self:flex-start}.banner .dots{margin-top:2px;color:var(--text-2);font-size:13px}.banner b{font-weight:600}.kpis{display:flex;margin:0;overflow-x:auto}.kpis > div{flex:1;min-width:148px;padding:12px 20px}.kpis > div + div{border-left:1px solid var(--line)}.kpis dt{color:var(--text-3);font-size:12px;line-height:16px}.kpis dd{font-size:20px;line-height:28px;font-weight:600;letter-spacing:-0.01em;white-space:nowrap}.kpis small{font-size:12px;font-weight:400;letter-spacing:0}.attention-pending{min-height:240px;background:var(--sunken);box-shadow:none}.card-head h2,h2.card-title{font-size:14px;line-height:20px}.card-title{padding:14px 16px 6px}.title-line{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between}.title-line > *{min-width:0;overflow-wrap:anywhere}.title-line h2{font-size:14px;line-height:20px}.figures > .hint{margin-top:6px}.attention-table .owner{color:var(--text-2);font-size:13px;overflow-wrap:anywhere}.attention-table .test-name > a{color:var(--text)}.card-line.links{display:flex;flex-wrap:wrap;gap:4px 20px;border-top:1px solid var(--line);font-size:13px}.marked{display:flex;gap:10px;align-items:flex-start}.marked .mark{margin-top:2px}.history-cell{width:1%;white-space:nowrap}.table thead .history-cell{overflow-wrap:anywhere;white-space:normal}.since{white-space:nowrap}.why{overflow-wrap:anywhere}.changes{margin:8px 0 0;padding:0;color:var(--text-2);font-size:13px;list-style:none}.changes a,.card-line.links a{text-decoration:underline}.test-lead{display:block;min-height:20px}.test-lead .tag{margin-right:4px}.results,.item,.runs{grid-template-columns:minmax(0,1fr)}.runs{display:grid;gap:14px}.runs-pending{min-height:420px;background:var(--sunken);box-shadow:none}.runs .history-bars{gap:3px;height:44px}.runs .bar{max-width:none}.runs .bar::before{height:44px}.failure-item{padding:12px 0}.failure-item + .failure-item{border-top:1px solid var(--line)}.older-failures{margin-top:8px}.older-failures > .failure-items{padding-left:16px}.failure-line{overflow-wrap:anywhere}.failure-line code{padding:0;background:none}.failure-texts{margin-top:8px}.failure-texts > summary{width:fit-content;color:var(--text-3);font-size:13px;cursor:pointer}.failure-texts .box{margin-top:8px}pre.code.plain{max-height:420px;padding:10px 14px;overflow:auto}.failed-tests li{display:flex;gap:16px;justify-content:space-between;padding:8px 0}.failed-tests .test-name{min-width:0;overflow-wrap:anywhere}.failed-tests .hint{flex:none}@media (max-width:1023px){.kpis small{display:block}}@media (max-width:899px){.table .medium{display:none}}@media (max-width:600px){.runs .history-bars{gap:1.5px}.filters{flex-wrap:nowrap;margin:0 calc(-1 * var(--edge));padding:2px var(--edge);overflow-x:auto;scrollbar-width:none}.filters > .field{flex:none;width:190px}.banner{padding:12px}.banner > .btn{display:none}.kpis{display:grid;grid-template-columns:1fr 1fr;gap:1px;overflow:hidden;background:var(--line)}.kpis > div{min-width:0;padding:10px 14px;background:var(--raised)}.kpis > div + div{border:0}.kpis > div:last-child:nth-child(odd){grid-column:1 / -1}}@media (max-width:719px){.blocks thead{display:none}.blocks tr{display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 16px;border-bottom:1px solid var(--line)}.blocks tbody tr:last-child{border-bottom:0}.blocks :is(tbody th,td){width:auto;padding:0;border:0;font-size:13px}.blocks tbody th{flex:1 0 100%;font-size:inherit}.blocks :is(.last,.lost,.since){align-self:end;margin-left:auto}.blocks .why{flex:1 0 100%}.not-phone{display:none}.only-phone{display:inline}.sentence-row{display:block}.sentence-row .filters{margin-top:10px}}.above-title{color:var(--text-2);font-size:13px;line-height:20px;overflow-wrap:anywhere}.above-item{display:flex;flex-wrap:wrap;gap:0 12px}.title-row h1:focus{outline:none}.title-row h1 > span{min-width:0}.title-row h1 > .mark{align-self:flex-start;margin-top:4px}.history-pending{min-height:144px;background:var(--sunken);box-shadow:none}.keys-hint{margin-left:auto;font-size:12px;visibility:hidden}.card:has(.bar:focus-visible) .keys-hint{visibility:visible}.card-head .keys-hint + .text-button{margin-left:0}@media (max-width:719px),(pointer:coarse){.card-head .keys-hint{display:none}.card-head .keys-hint + .text-button{margin-left:auto}}.item-columns,.item-parts,.item-charts{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;align-content:start}.item-charts{gap:0}.item{gap:16px}.item-facts dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:8px 16px}.item-facts dt{color:var(--text-3);font-size:13px;line-height:20px}.item-facts dd{font-size:13px;line-height:20px;overflow-wrap:anywhere}.item-facts .tag{max-width:100%;height:auto;margin:0 4px 4px 0;white-space:normal}.item-facts .text-button{min-height:24px;font-size:13px}.facts-pending{min-height:168px}@media (min-width:1024px){.item-columns:has(.item-facts){grid-template-columns:minmax(0,1fr) 232px;grid-template-rows:auto 1fr;column-gap:32px}.item-facts{grid-row:1 / span 2;grid-column:2}.item-parts{grid-column:1}.item-facts dl{display:block}.item-facts dt{font-size:12px;line-height:16px}.item-facts dd{margin:2px 0 14px}}.kpis dd:has(.level){white-space:normal}.level{white-space:nowrap}.why-pending{min-height:300px}.why > .card-head,.runs-card > .card-head{margin:0;padding:14px 16px 10px}.why > .card-head .hint{margin-left:auto;font-size:12px}.why .cause{gap:10px;padding:10px 16px;border-top:1px solid var(--line)}.why .cause + .cause{border-top:1px solid var(--line)}.cause-count{flex:none;min-width:56px;font-weight:600;text-align:right}.why .cause-title{display:block;width:fit-content;min-height:24px;padding:2px 0;color:inherit}.why .cause-count{padding-top:2px}.why .cause-title code{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3;line-clamp:3}.why .cause-texts{flex:1}.why .cause-texts .dots{margin-top:0;color:var(--text-3);font-size:12px;line-height:20px}.why .cause-texts .failure-item .dots{font-size:13px}.cause-runs > summary,.other-causes > summary{width:fit-content;color:var(--text-3);font-size:12px;line-height:24px;cursor:pointer}.other-causes > summary{padding:6px 16px}.latest-message .box-head .quiet{flex:1;min-width:0;overflow-wrap:anywhere}.why > .box > .box-head a{text-decoration:underline}.latest-message .btn.icon{width:auto;min-width:28px}.latest-message pre{max-height:420px;overflow:auto}.why > .box{margin:0 16px 16px}.why > .latest-message{margin-top:6px}.why > .box > .box-head h3{font-size:13px}.run-files{padding:0 16px 14px;font-size:13px}.run-files .hint{display:block}.run-files a{text-decoration:underline}pre.code .unfold{width:100%;min-height:0;border:0;background:none;font:inherit;text-align:left;cursor:pointer}pre.code .unfold:hover{text-decoration:underline}.item-charts > .hint,.item-charts > .panel-failure{padding:12px 16px 0}.item .chart-card{position:relative;display:grid;grid-template-columns:auto minmax(0,1fr);min-height:0;padding:14px 16px 8px;border:0;border-radius:0}.item .chart-card + .chart-card{border-top:1px solid var(--line)}.item .chart-card.pending{min-height:290px}.item .chart-card > *{grid-column:1 / -1}.item .chart-card > figcaption{grid-column:1}.item .chart-card > .chart-head{grid-column:2;display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 14px;margin:0 76px 8px 14px;font-size:12px;line-height:20px}.item .chart-card .legend .number:empty{display:none}.item .chart-card figcaption h2{font-size:14px;line-height:20px}.item .numbers{margin:0}.item .numbers > summary{position:absolute;top:14px;right:16px;color:var(--accent);font-size:12px;line-height:20px}.item .charts > .pick{margin:0 16px 12px}.runs-card .runs-pending{border:0}.runs-card .pick{margin-left:auto}.runs-table tbody th{width:60%}.runs-table td{font-size:13px}.runs-table .column-job{max-width:240px;overflow-wrap:anywhere}.runs-table td:is(.column-job,.column-when){color:var(--text-2)}.run-title a:not(:hover){text-decoration:none}.run-title,.runs-table .dots{overflow-wrap:anywhere}.runs-table .dots{color:var(--text-3);font-size:12px;line-height:16px}.run-end{color:var(--text-2)}.table-foot .text-button{min-height:24px}@media (max-width:719px){.title-row h1 > .mark{margin-top:1px}.item .chart-card > .chart-head{grid-column:1 / -1;margin:0 0 8px}.runs-table .column-job{flex:1;max-width:none;margin-left:26px}.cause-count{min-width:20px}}.modules tbody th{width:40%}.modules tbody .last{color:var(--text-3)}.module-name{display:flex;align-items:flex-start;gap:8px}.module-name .mark{margin-top:2px}.module-name a{color:var(--text);font-weight:500}.module-name a .quiet{font-weight:400}.reason{display:block;margin-top:2px;color:var(--text-2);font-size:12px;line-height:16px}.reason code{font-size:inherit}h1 .light{font-weight:400}.reason b{color:var(--text)}.reason a,.judged-tests .suite a{color:var(--accent);text-decoration:underline}.judged-tests .group-row th{background:var(--sunken);font-size:13px}.judged-tests .group-row th > span:last-child{float:right}.judged-tests .group-more td{font-size:13px}.judged-tests .test-name > a{display:inline-block;min-height:24px;color:var(--text);line-height:24px}.judged-tests .owner{max-width:180px;overflow-wrap:anywhere}.judged-tests tbody .owner{color:var(--text-2);font-size:13px}.judged-tests .history-cell{min-width:64px}.card-line.card-head{justify-content:space-between;margin-bottom:0}.banner.calm{border-color:var(--line);background:var(--raised)}.banner > .btn{flex:none;align-self:start}.runs .few-builds .history-bars{justify-content:flex-start}.runs .few-builds .bar{max-width:20px}.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:16px}.cards-part{display:grid;grid-template-columns:minmax(0,1fr)}.cards-part:not(:has(> .card,> p)){display:none}.entries-card{min-width:0;overflow:hidden}.entries-card ul{display:grid;grid-template-columns:auto minmax(0,1fr);padding:0;list-style:none}.entries-card li,.entry{display:grid;grid-column:1 / -1;grid-template-columns:subgrid}.entries-head{display:flex;align-items:baseline;justify-content:space-between;gap:8px;padding:14px 16px 10px;border-bottom:1px solid var(--line)}.entries-head h2{font-size:14px;line-height:20px}.entry{column-gap:10px;padding:10px 16px;color:inherit;outline-offset:-2px}.entry:hover{background:var(--hover);text-decoration:none}li + li > .entry,.entries-all{border-top:1px solid var(--line)}.entry > b{min-width:2em;font-weight:600;text-align:right}.entry-texts{min-width:0}.entry-texts > span{display:block;overflow-wrap:anywhere}.entry-title{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.entry-title:has(> .whole),.entries-page .entry-title{white-space:normal}.entries-all{display:block;padding:10px 16px;font-size:13px;outline-offset:-2px}.entries-page,.organisation-details{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}.sign-in .hint a{text-decoration:underline}.keys-body{display:grid;grid-template-columns:minmax(0,1fr);gap:20px}.keys .sign-in{margin:0;padding:0}.key-table .cell-title{display:none}.key-form{display:grid;gap:12px;max-width:480px}.key-field{display:grid;gap:4px}.key-form fieldset{display:grid;gap:6px;margin:0;padding:0;border:0}.key-form :is(legend,.key-field label){padding:0;font-weight:600}.key-form button{width:fit-content}.new-key{display:grid;gap:10px;border-color:var(--accent)}.secret{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.secret code{flex:1 1 240px;padding:6px 10px;overflow-wrap:anywhere}.btn.danger{border-color:var(--failed-line);color:var(--failed)}.dialog{max-width:min(460px,calc(100vw - 32px));padding:20px;border:1px solid var(--line-strong);border-radius:8px;background:var(--raised);color:var(--text)}.dialog > * + *{margin-top:12px}.dialog::backdrop{background:rgb(0 0 0 / 0.4)}@media (min-width:720px){.judged-tests tbody:not(:last-child) tr:last-child > *{border-bottom:1px solid var(--line)}}@media (max-width:719px){.blocks.judged-tests .why{flex:1 1 0}.judged-tests .history-cell{min-width:0}.blocks.judged-tests tbody:not(:last-child) tr:last-child{border-bottom:1px solid var(--line)}.blocks.judged-tests .group-row th{flex:1 0 100%;background:none}.banner{flex-wrap:wrap}.key-table .cell-title{display:inline;color:var(--text-3)}}.loading{padding:16px var(--edge) 32px}.loading-text{min-height:24px;margin-bottom:12px;color:var(--text-2);font-size:16px;line-height:24px}.loading-bars{display:grid;gap:20px}.loading-card{min-height:120px;padding:14px 16px}.loading-bar{display:inline-block;max-width:100%;height:10px;border-radius:5px;background:light-dark(#eff2f5,#272e37);vertical-align:middle}.loading-row{display:flex;gap:8px}.loading-mark{flex:none;width:16px;height:16px;margin-top:2px;border-radius:8px;background:light-dark(#eff2f5,#272e37)}.loading-name{display:grid;gap:10px;padding:5px 0}.loading tbody tr:hover{background:none}.error-banner{align-items:center;border-color:var(--flaky-line);background:var(--flaky-tint)}@media (max-width:719px){.error-banner{flex-wrap:wrap}}.empty-state{padding:40px 24px;overflow-wrap:anywhere;text-align:center}.empty-state > .mark{margin:0 auto 12px;color:var(--text-2)}.empty-state > :is(h2,p){text-wrap:balance}.empty-state > p{max-width:64ch;margin:4px auto 16px;color:var(--text-2)}.first-records{gap:12px;max-width:calc(760px + 2 * var(--edge));color:var(--text-2)}.jobs tbody + tbody > tr:first-child > *{border-top:1px solid var(--line)}.jobs .pipeline > *{background:var(--sunken)}.jobs .job > .job-cell{padding-left:36px}.job-name{min-width:0;overflow-wrap:anywhere}.job-name > a{color:var(--text);font-weight:500}.jobs .reason a{text-decoration:underline}.jobs :is(td.number,.last-failed){white-space:nowrap}.jobs tbody .last-failed{color:var(--text-3)}.toggle{min-height:24px;margin:-2px 0;padding:2px 0;border:0;background:none;color:var(--text);font-weight:600;text-align:left;cursor:pointer;overflow-wrap:anywhere}.toggle:hover{text-decoration:underline}.toggle::after{content:\"\";display:inline-block;width:6px;height:6px;margin-left:8px;border-right:1.5px solid var(--text-3);border-bottom:1.5px solid var(--text-3);transform:rotate(45deg) translate(-2px,-2px)}.toggle[aria-expanded=\"true\"]::after{transform:rotate(225deg) translate(-3px,-3px)}.numbers-by-interval{padding:10px 16px;border-top:1px solid var(--line);font-size:13px}.numbers-by-interval > summary{width:fit-content;color:var(--accent);cursor:pointer}.numbers-by-interval > .pick{margin:10px 0}.no-match > .card{padding:40px 24px;text-align:center}.no-match > .card > p{margin:4px auto 16px;color:var(--text-2)}.compared tbody + tbody > tr:first-child > *{border-top:1px solid var(--line)}.compared .group > th{padding:8px 16px;background:var(--sunken);color:var(--text);font-size:13px;line-height:20px;white-space:normal}.compared .count{margin-left:6px}.group-note{float:right;color:var(--text-3);font-size:12px;font-weight:400}.compared .test-name > a{color:var(--text)}.compared :is(.difference,.owner){font-size:13px;overflow-wrap:anywhere}.compared .difference a{text-decoration:underline}.compared td.owner{max-width:180px;color:var(--text-2)}.sides tbody th{font-weight:500}.side-label{display:none;color:var(--text-3)}@media (min-width:720px){.sides{table-layout:fixed}.sides thead th{overflow-wrap:anywhere;white-space:normal}}@media (max-width:899px){.last-failed{display:none}}@media (max-width:719px){.jobs .pipeline{background:var(--sunken)}.jobs .pipeline > *{background:none}.jobs tr.job{padding-left:36px}.jobs .job > .job-cell{padding-left:0}.jobs .median{margin-left:auto}.jobs tbody:not(:last-of-type) > tr:last-child{border-bottom:1px solid var(--line)}.jobs tbody + tbody > tr:first-child > *{border-top:0}.compared tbody:not(:last-of-type) > tr:last-child{border-bottom:1px solid var(--line)}.compared tbody + tbody > tr:first-child > *{border-top:0}.compared .group{background:var(--sunken)}.compared .group > th{padding:0;background:none}.compared .difference{flex:1 1 160px}.compared tr:not(.group){align-items:flex-end}.sides thead{display:none}.sides tr{display:grid;grid-template-columns:1fr 1fr auto;gap:2px 8px;padding:10px 16px;border-bottom:1px solid var(--line)}.sides tbody tr:last-child{border-bottom:0}.sides :is(tbody th,td){padding:0;border:0;font-size:13px;white-space:normal;overflow-wrap:anywhere}.sides tbody th{grid-column:1 / -1}.sides td.number{text-align:left}.sides td.number:last-child{text-align:right}.side-label{display:inline}}";
const tokenStyle = ":root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}";
const policy = (0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_2__.i)({
style: dashboardStyle,
scripts: [dashboardScript],
directives: ["connect-src 'self'", "frame-ancestors 'none'"]
});
const dashboardPage = {
html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Build Report</title>
<link rel="icon" href="data:,">
<style>${dashboardStyle}</style>
</head>
<body>
${(0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_2__.r)()}
<header><p class="bar-row brand">Build Report</p></header>
<main><p class="notice">The dashboard needs JavaScript. Without it, use the <a href="docs">data API</a>, which returns the same data.</p></main>
<script>${dashboardScript}<\/script>
</body>
</html>
`,
contentSecurityPolicy: policy
};
const newApiKey = () => `brk_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.randomBytes)(32).toString("base64url")}`;
const hashApiKey = (key) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256").update(key).digest("hex");
function isSameHash(one, other) {
const left = Buffer.from(one, "hex");
const right = Buffer.from(other, "hex");
return left.length === right.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.timingSafeEqual)(left, right);
}
function createRandom(seed) {
let state = (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256").update(seed).digest().readUInt32LE();
const next = () => {
state = state + 1831565813 | 0;
let mixed = Math.imul(state ^ state >>> 15, state | 1);
mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
};
return {
next,
chance: (probability) => next() < probability,
pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
logNormal: (spread) => Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))
};
}
const outlines = {
storefront: {
coverage: 81.2,
bundleBytes: 412e3,
circumstances: [
"for a guest",
"for a customer",
"on a small screen"
],
suites: {
Search: {
usualMs: 180,
checks: [
"finds a product by its name",
"corrects a typing error",
"filters by price",
"sorts by rating",
"shows no more than fits"
]
},
Catalogue: {
usualMs: 95,
checks: [
"lists the newest products",
"groups by category",
"hides what is sold out",
"loads the next page",
"shows a product"
]
},
Account: {
usualMs: 240,
checks: [
"signs in",
"resets a forgotten password",
"changes the address",
"keeps the wish list",
"shows past orders"
]
},
Layout: {
usualMs: 60,
checks: [
"shows the header",
"opens the menu",
"switches the language",
"keeps the colours",
"prints a page"
]
},
Accessibility: {
usualMs: 620,
checks: [
"names every button",
"can be used with the keyboard",
"has enough contrast"
]
}
}
},
checkout: {
coverage: 88.6,
bundleBytes: 268e3,
circumstances: [
"for a guest",
"for a customer",
"after the session expired"
],
suites: {
Cart: {
usualMs: 45,
checks: [
"adds an item",
"removes an item",
"changes the quantity",
"keeps the items",
"shows the total",
"merges two carts"
]
},
Discounts: {
usualMs: 38,
checks: [
"applies a voucher",
"refuses an expired voucher",
"combines two vouchers",
"rounds to the cent",
"takes the better price"
]
},
Shipping: {
usualMs: 130,
checks: [
"offers the cheapest carrier",
"calculates the weight",
"refuses a post box",
"names the day it comes"
]
},
Payment: {
usualMs: 540,
checks: [
"pays by card",
"pays by invoice",
"asks for a second factor",
"books back a refund",
"tries again when the bank is busy"
]
},
Invoice: {
usualMs: 210,
checks: [
"numbers invoices without a gap",
"writes the tax",
"sends it as PDF",
"archives it for ten years"
]
}
}
},
recommendations: {
sinceDays: 41,
coverage: 63.5,
bundleBytes: 97e3,
circumstances: ["for a new visitor", "for a customer"],
suites: {
Ranking: {
usualMs: 320,
checks: [
"prefers what was looked at",
"leaves out what was bought",
"mixes in what is new",
"is stable"
]
},
Model: {
usualMs: 900,
checks: [
"loads within the time",
"falls back to best sellers",
"reads the features",
"forgets on demand"
]
},
Widget: {
usualMs: 75,
checks: [
"shows four products",
"hides when it is empty",
"counts a click"
]
}
}
},
app: {
coverage: 74.1,
bundleBytes: 894e4,
circumstances: [
"on a phone",
"on a tablet",
"offline"
],
suites: {
Startup: {
usualMs: 1400,
checks: [
"shows the first screen",
"restores the last screen",
"asks for the permissions"
]
},
Scanner: {
usualMs: 480,
checks: [
"reads a bar code",
"reads a QR code",
"turns on the light",
"says when it is too dark"
]
},
Orders: {
usualMs: 350,
checks: [
"lists the orders",
"shows where a parcel is",
"cancels an order",
"sends one back"
]
},
Notifications: {
usualMs: 160,
checks: [
"announces a delivery",
"is silent at night",
"opens the right screen"
]
},
Settings: {
usualMs: 90,
checks: [
"changes the language",
"changes the colours",
"deletes the account"
]
}
}
},
sync: {
coverage: 91.3,
bundleBytes: 154e3,
circumstances: [
"over a slow network",
"over a broken network",
"from two devices"
],
suites: {
Queue: {
usualMs: 220,
checks: [
"keeps the order",
"sends nothing twice",
"goes on after a crash",
"gives up after a day"
]
},
Merge: {
usualMs: 34,
checks: [
"takes the later change",
"keeps both where they differ",
"undoes a change",
"tells of a conflict"
]
},
Storage: {
usualMs: 68,
checks: [
"survives a full disk",
"encrypts what is personal",
"migrates an older version"
]
}
}
}
};
const flaky = new Map([
["asks for a second factor after the session expired", .11],
["merges two carts for a customer", .06],
["offers the cheapest carrier for a guest", .05],
["loads the next page on a small screen", .07],
["sends nothing twice over a broken network", .09],
["shows where a parcel is offline", .05],
["keeps the wish list for a customer", .12]
]);
const quarantined = new Map([["keeps the wish list for a customer", {
since: 38,
repaired: 24,
owner: "@demo/accounts",
reason: "The list was read before it was saved",
issue: "https://issues.example/webshop/412"
}], ["sends nothing twice over a broken network", {
since: 17,
daysLeft: 12,
owner: "@demo/sync",
reason: "The answer sometimes arrives after the time limit",
issue: "https://issues.example/mobile-app/231"
}]]);
const ownersOfSuite = {
...Object.fromEntries(["Search", "Catalogue"].map((suite) => [suite, ["@demo/catalogue"]])),
Account: ["@demo/accounts"],
...Object.fromEntries(["Layout", "Accessibility"].map((suite) => [suite, ["@demo/design"]])),
...Object.fromEntries(["Cart", "Discounts"].map((suite) => [suite, ["@demo/checkout"]])),
Shipping: ["@demo/logistics"],
Payment: ["@demo/payments", "@demo/checkout"],
Invoice: ["billing@demo.example"],
...Object.fromEntries(["Ranking", "Model"].map((suite) => [suite, ["@demo/data-science"]])),
...Object.fromEntries([
"Startup",
"Orders",
"Notifications",
"Settings"
].map((suite) => [suite, ["@demo/mobile"]])),
Scanner: ["@demo/mobile", "kim@demo.example"],
...Object.fromEntries([
"Queue",
"Merge",
"Storage"
].map((suite) => [suite, ["@demo/sync"]]))
};
const tagsOfSuite = {
Accessibility: ["accessibility"],
Payment: ["payment", "slow"],
Model: ["slow"],
Startup: ["smoke"]
};
const skipped = new Set([
"prints a page on a small screen",
"archives it for ten years for a guest",
"turns on the light on a tablet"
]);
function moduleOf(name) {
const { sinceDays = 90, coverage, bundleBytes, circumstances, suites } = outlines[name];
return {
name,
sinceDays,
tests: Object.entries(suites).flatMap(([title, { usualMs, checks }]) => checks.flatMap((check, checkIndex) => circumstances.map((circumstance, index) => {
const test = `${check} ${circumstance}`;
const suite = [title];
return {
id: (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(name, suite, test),
suite,
name: test,
file: `${name}/tests/${title.toLowerCase()}.test.ts`,
line: 9 + 14 * (checkIndex * circumstances.length + index),
owners: ownersOfSuite[title] ?? [],
tags: tagsOfSuite[title] ?? [],
quarantine: quarantined.get(test),
usualMs: usualMs * createRandom(`${name} ${title} ${test}`).logNormal(.7),
flakiness: flaky.get(test) ?? 0,
isSkipped: skipped.has(test)
};
}))),
coverage,
bundleBytes
};
}
const createCatalogue = () => [{
name: "webshop",
runsPerDay: 8,
modules: [
"storefront",
"checkout",
"recommendations"
].map(moduleOf)
}, {
name: "mobile-app",
runsPerDay: 4,
modules: ["app", "sync"].map(moduleOf)
}];
const testWithSteps = "asks for a second factor after the session expired";
const attachments = [
{
name: "test-failed-1.png",
type: "image/png",
size: 48213
},
{
name: "video.webm",
type: "video/webm",
size: 212904
},
{
name: "trace.zip",
type: _attachment_kind_mjs__WEBPACK_IMPORTED_MODULE_4__.r,
size: 1904118
}
];
function demoEvidence({ name }, duration) {
if (name !== testWithSteps) return {};
const passed = (title, share) => ({
name: title,
status: "successful",
duration: Math.round(10 * share * duration) / 10
});
return {
attachments,
steps: [
{
...passed("open the browser", .06),
phase: "setup"
},
{
...passed("sign in as a customer", .11),
phase: "setup"
},
{
...passed("put 2 items into the cart", .08),
text: "| item   | quantity |\n| socks  | 1        |\n| gloves | 1        |"
},
passed("wait until the session expires", .05),
{
...passed("pay by card", .61),
status: "failed",
steps: [
passed("sign in again", .05),
passed("fill the number of the card", .01),
passed("fill the date of expiry", .01),
passed("fill the security code", .01),
passed("click \"Pay\"", .02),
{
...passed("click \"Continue\"", .51),
status: "failed",
message: "The page of the bank is empty",
file: "checkout/tests/payment.test.ts",
line: 112,
attachments: [0]
}
]
},
{
...passed("close the browser", .03),
phase: "teardown",
attachments: [1, 2]
}
]
};
}
const weekdayOf = ({ start }) => new Date(start).getUTCDay();
const slowDays = 17;
function slownessOf({ name }, { suite }, { age }) {
return name === "checkout" && suite.includes("Payment") && age <= slowDays ? 2 : 1;
}
const slowChangeOf = (module, build, { age }) => module.name === "checkout" && age === slowDays && build.endsWith("00.1") ? {
commitMessage: "Retry the payment after a time-out",
author: "mona"
} : {};
const isOutage = (day) => day.age >= 34 && day.age <= 40 && weekdayOf(day) === 3;
const brokenTopic = "fix/empty-cart";
const topicDays = 6;
const isTopicBroken = ({ age }) => age <= topicDays;
const redTopic = "fix/rounding";
const redDays = 1;
const isTopicRed = ({ age }) => age <= redDays;
const incidents = [
{
module: "app",
tests: "reads a QR code",
from: 5,
to: 3,
failure: ["No QR code was found in the picture", "ScanError: No QR code was found in the picture\n    at scan (app/src/scanner.ts:88:11)"]
},
{
module: "recommendations",
tests: "falls back to best sellers",
ref: "main",
from: 2,
to: 0,
failure: ["expected 0 to be 4", "AssertionError: expected 0 to be 4\n    at fallBack (recommendations/src/best-sellers.ts:51:13)\n    at tests/%s:23:20"]
},
{
module: "checkout",
tests: "rounds to the cent",
ref: "main",
from: 1,
to: 1,
failure: ["expected 17.95 to be 17.96", "AssertionError: expected 17.95 to be 17.96\n    at roundToCent (checkout/src/prices.ts:27:9)\n    at tests/%s:42:18"]
},
{
module: "recommendations",
tests: "falls back to best sellers",
ref: redTopic,
from: redDays,
to: 0,
failure: ["expected 0 to be 4", "AssertionError: expected 0 to be 4\n    at fallBack (recommendations/src/best-sellers.ts:51:13)\n    at tests/%s:23:20"]
},
{
module: "checkout",
tests: "applies a voucher",
ref: redTopic,
from: redDays,
to: 0,
failure: ["expected 8.97 to be 8.98", "AssertionError: expected 8.97 to be 8.98\n    at applyVoucher (checkout/src/vouchers.ts:63:11)\n    at tests/%s:37:18"]
},
{
module: "checkout",
tests: "keeps the items",
ref: brokenTopic,
from: topicDays,
to: 0,
failure: ["expected [] to have a length of 2 but got 0", "AssertionError: expected [] to have a length of 2 but got 0\n    at tests/%s:19:27"]
}
];
const incidentFailure = (module, test, ref, { age }) => incidents.find((each) => each.module === module.name && test.name.startsWith(each.tests) && (each.ref === void 0 || each.ref === ref) && age <= each.from && age >= each.to)?.failure;
const bundleGrowth = ({ age }) => (1 + (90 - age) * 4e-4) * (age <= 26 ? 1.09 : 1);
const authors = [
"mona",
"hubot",
"ines",
"tariq"
];
const messages = [
"Update the dependencies",
"Cache the product pictures",
"Round prices half up",
"Show the delivery date in the basket",
"Remove the old search",
"Retry the payment after a time-out"
];
function changeOf$2(project, build) {
const random = createRandom(`${project} ${build}`);
return {
commitMessage: random.pick(messages),
author: random.pick(authors)
};
}
const dayMs$2 = 864e5;
function quarantineOf({ quarantine }, { start, age }) {
if (quarantine === void 0 || age > quarantine.since) return void 0;
const { daysLeft, owner, reason, issue } = quarantine;
return {
...daysLeft === void 0 ? {} : { until: new Date(start + (age + daysLeft) * dayMs$2).toISOString().slice(0, 10) },
owner,
reason,
issue
};
}
const isRepaired = ({ quarantine }, { age }) => age <= (quarantine?.repaired ?? -1);
const retriesAtNight = ({ quarantine }, { start, age }) => quarantine !== void 0 && quarantine.repaired === void 0 && age <= quarantine.since && start / dayMs$2 % 3 === 0;
const runners = [
{
name: "ubuntu-24.04",
slowness: 1
},
{
name: "build-box-1",
slowness: .62
},
{
name: "build-box-2",
slowness: 1.7
}
];
const branches$1 = [
redTopic,
"feature/wish-list",
"feature/dark-mode",
"renovate/all",
brokenTopic
];
const otherJobs = {
lint: 42e3,
build: 128e3
};
const setUpMs = 35e3;
const maximumUnitTestMs = 250;
const failures = [["expected 3 to be 2", "AssertionError: expected 3 to be 2\n    at Object.<anonymous> (tests/%s:48:21)"], ["Cannot read properties of undefined (reading 'id')", "TypeError: Cannot read properties of undefined (reading 'id')\n    at tests/%s:31:40"]];
const flakyFailure = ["The element \"Continue\" did not appear within 5,000 ms", "TimeoutError: waiting for selector \"Continue\"\n    at tests/%s:112:9"];
const outageFailure = ["connect ECONNREFUSED 10.0.4.17:5432", "Error: connect ECONNREFUSED 10.0.4.17:5432\n    at TCPConnectWrap.afterConnect"];
function plannedRef({ project, build, day }) {
if (isTopicBroken(day) && build.endsWith("01.1")) return brokenTopic;
return project === "webshop" && isTopicRed(day) && build.endsWith("02.1") ? redTopic : void 0;
}
function runRecords(run) {
const { project, module, pipeline, build, day, startedAt } = run;
const random = createRandom(`${project} ${module.name} ${build}`);
const usualRef = pipeline === "nightly" || random.chance(.55) ? "main" : random.pick(branches$1);
const ref = plannedRef(run) ?? usualRef;
const common = {
org: "demo",
project,
module: module.name,
pipeline,
build,
ref
};
const isPlanned = ref === "fix/rounding" && isTopicRed(day);
const broken = isPlanned ? new Set() : brokenTests(module, ref, random);
const jobs = ["unit tests", module.name === "app" ? "device tests" : "browser tests"].map((name, index) => {
const picked = random.pick(runners);
const runner = index === 0 ? picked : runners[0];
const results = module.tests.filter(({ usualMs }) => Number(usualMs > maximumUnitTestMs) === index).map((test) => ({
test,
...resultOf$1(isPlanned ? {
...test,
flakiness: 0
} : test, run, {
ref,
isChanged: broken.has(test.id),
slowness: runner.slowness
}, random)
}));
return {
name,
runner,
results,
duration: setUpMs * runner.slowness * random.logNormal(.15) + sum$1(results)
};
});
const isRed = jobs.some(({ results }) => results.some(({ status }) => status === "failed"));
let passedMs = 0;
const testRecords = jobs.flatMap(({ name, results }) => results.map(({ test, ...result }) => {
passedMs += result.duration ?? 0;
const { id, suite, file, line, owners, tags } = test;
const quarantine = quarantineOf(test, day);
return {
kind: "test",
...common,
job: name,
timestamp: startedAt + Math.round(passedMs),
id,
suite,
name: test.name,
file,
line,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
owners: owners.length > 0 ? owners : void 0,
quarantine,
tags: tags.length > 0 ? tags : void 0
}),
...result
};
}));
const jobRecords = [...Object.entries(otherJobs).map(([name, usualMs]) => {
const runner = random.pick(runners);
return {
name,
runner,
status: isOutage(day) && random.chance(.5) ? "cancelled" : random.chance(.01) ? "failed" : "successful",
duration: usualMs * runner.slowness * random.logNormal(.12)
};
}), ...jobs.map(({ name, runner, results, duration }) => {
return {
name,
runner,
status: results.some((result) => result.status === "failed") ? "failed" : random.chance(.015) ? "cancelled" : "successful",
duration
};
})].map(({ name, runner, status, duration }) => {
const id = `${module.name}-${name.replace(" ", "-")}`;
return {
kind: "job",
...common,
timestamp: startedAt,
id,
name,
runner: runner.name,
status,
duration: Math.round(duration)
};
});
const status = isRed ? "failed" : "successful";
const duration = Math.max(...jobRecords.map((job) => job.duration));
const commit = (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha1").update(`${project} ${build}`).digest("hex");
const url = `https://ci.example/${project}/runs/${build.split(".")[0]}`;
const measured = ref === "main" && !isRed ? propertyRecords(module, day, random) : [];
return [
...testRecords,
...jobRecords,
...measured.map(([name, value]) => ({
kind: "property",
...common,
timestamp: startedAt,
name,
valueType: "number",
value
})),
{
kind: "build",
...common,
timestamp: startedAt,
status,
branch: ref,
commit,
...changeOf$2(project, build),
...slowChangeOf(module, build, day),
url,
duration
}
];
}
function resultOf$1(test, { module, pipeline, day }, { ref, isChanged, slowness }, random) {
if (test.isSkipped) return {
status: "skipped",
message: "Not fixed yet"
};
const duration = Math.round(10 * test.usualMs * slowness * slownessOf(module, test, day) * random.logNormal(.18)) / 10;
if (isOutage(day) && random.chance(.4)) return failureOf(test, outageFailure, duration + 3e4);
const isShaky = random.chance(test.flakiness);
const incident = incidentFailure(module, test, ref, day);
if (incident !== void 0) return failureOf(test, incident, duration);
const isRetried = pipeline === "nightly" && retriesAtNight(test, day);
if (!isRetried && (!isShaky && !isChanged || isRepaired(test, day))) return {
status: "successful",
duration
};
const isTimeout = isShaky || isRetried;
const failure = failureOf(test, isTimeout ? flakyFailure : random.pick(failures), duration);
if (!isRetried && (!isShaky || !random.chance(.33))) return isTimeout ? {
...failure,
...demoEvidence(test, duration)
} : failure;
const { cause: _, ...attempt } = failure;
return {
status: "successful",
duration: 2 * duration,
flaky: true,
attempts: [attempt]
};
}
function failureOf({ file }, [message, details], duration) {
const cause = `2-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256").update(message).digest("hex").slice(0, 12)}`;
return {
status: "failed",
duration,
message,
details: details.replace("%s", file),
cause
};
}
function brokenTests({ tests }, ref, random) {
if (!random.chance(ref === "main" ? .025 : .12)) return new Set();
const first = Math.floor(random.next() * tests.length);
return new Set(tests.slice(first, first + 1 + Math.floor(random.next() * 4)).map(({ id }) => id));
}
const propertyRecords = ({ coverage, bundleBytes }, day, random) => [["coverage", Math.round(100 * (coverage + (90 - day.age) * .03 + random.next() * .4)) / 100], ["bundle-size", Math.round(bundleBytes * bundleGrowth(day) * (1 + random.next() * .002))]];
const sum$1 = (results) => results.reduce((total, { duration = 0 }) => total + duration, 0);
const dayMs$1 = 864e5;
const hourMs$1 = 36e5;
const unfinishedMs = 12e5;
async function fillDemo(store, now) {
const catalogue = createCatalogue();
const today = Math.floor(now / dayMs$1) * dayMs$1;
for (let age = 90; age >= 0; age -= 1) {
const day = {
start: today - age * dayMs$1,
age
};
const records = catalogue.flatMap((project) => dayRecords(project, day, now - unfinishedMs));
const idempotencyKey = `demo 1 ${new Date(day.start).toISOString().slice(0, 10)}`;
await store.insert({
org: "demo",
idempotencyKey,
records
});
}
}
async function createDemoKey(store, now) {
const earlier = (await store.keys()).filter(({ org, name }) => org === "demo" && name === keyName);
for (const { id } of earlier) await store.removeKey(id);
const key = newApiKey();
await store.addKey({
id: (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.randomUUID)(),
hash: hashApiKey(key),
org: "demo",
scopes: ["read"],
name: keyName,
createdAt: now
});
return key;
}
const keyName = "serve --demo";
const demoLink = (url, key) => `${url}/#${new URLSearchParams({
key,
org: "demo"
})}`;
function dayRecords(project, day, until) {
const random = createRandom(`${project.name} ${day.start}`);
const isWeekend = [0, 6].includes(weekdayOf(day));
const count = Math.round(project.runsPerDay * (isWeekend ? .25 : .8 + .45 * random.next()));
return [{
pipeline: "nightly",
startedAt: day.start + 2 * hourMs$1
}, ...Array.from({ length: count }, (_, index) => {
const hour = 7 + 11 * (index + random.next()) / count;
return {
pipeline: "ci",
startedAt: Math.round(day.start + hour * hourMs$1)
};
})].filter(({ startedAt }) => startedAt <= until).flatMap(({ pipeline, startedAt }, index) => project.modules.filter(({ sinceDays }) => day.age <= sinceDays).flatMap((module) => {
const build = `${day.start / dayMs$1 * 100 + index}.1`;
return runRecords({
project: project.name,
module,
pipeline,
build,
day,
startedAt
});
}));
}
const administrationId = "administration";
const isAdministrationKey = ({ id }) => id === administrationId;
async function firstAdministrationKey(store, now) {
if ((await store.keys()).some(isAdministrationKey)) return void 0;
const key = newApiKey();
await store.addKey({
id: administrationId,
hash: hashApiKey(key),
org: "",
scopes: [],
name: "administration",
createdAt: now
});
return key;
}
var HttpProblem = class extends Error {
name = "HttpProblem";
statusCode;
headers;
errors;
refusal;
constructor(statusCode, detail, { headers = {}, errors = [], cause, refusal } = {}) {
super(detail, { cause });
this.statusCode = statusCode;
this.headers = headers;
this.errors = errors;
this.refusal = refusal;
}
};
const problemType = "application/problem+json";
function problemDocument({ statusCode, message, errors }, requestId) {
return {
type: "about:blank",
title: node_http__WEBPACK_IMPORTED_MODULE_37__.STATUS_CODES[statusCode] ?? "Error",
status: statusCode,
detail: message,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
errors: errors.length === 0 ? void 0 : errors,
requestId
})
};
}
const unavailable = (refusal, detail, seconds = 5, cause) => new HttpProblem(503, detail, {
headers: { "retry-after": String(seconds) },
cause,
refusal
});
const tooManyRequests = (refusal, detail, seconds) => new HttpProblem(429, detail, {
headers: { "retry-after": String(Math.max(1, seconds)) },
refusal
});
const fieldProblem = ({ name, message }) => new HttpProblem(400, `Invalid field "${name}": ${message}`, { errors: [{
name,
message
}] });
function parameterProblem(...errors) {
const [{ name, message }] = errors;
return new HttpProblem(400, `Invalid parameter "${name}": ${message}`, { errors });
}
const keyHeader = "service-api-key";
const perMinute = (max, keyGenerator) => ({
max,
timeWindow: 6e4,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ keyGenerator })
});
const header = {
name: "Service-Api-Key header",
read: ({ headers }) => headers[keyHeader]
};
const parameter = {
name: "parameter \"key\"",
read: ({ query }) => query.key
};
function createAuthentication(app, keyRing, limits, onUse) {
app.decorateRequest("organisationKey", void 0);
const failuresOf = app.createRateLimit(perMinute(limits.failuresPerAddress));
const requestsOf = app.createRateLimit(perMinute(limits.requestsPerKey, ({ organisationKey }) => organisationKey?.id ?? "administration"));
const count = async (request) => {
const requests = await requestsOf(request);
if (!requests.isAllowed && requests.isExceeded) throw tooManyRequests("request_rate", "Too many requests with this key.", requests.ttlInSeconds);
};
const grantOf = async (request, place = header) => {
const failures = await failuresOf(request, { increment: false });
const key = place.read(request);
const grant = typeof key === "string" && key !== "" ? await keyRing.grantOf(key) : void 0;
if (!failures.isAllowed && failures.remaining === 0 && grant?.type !== "organisation") throw tooManyRequests("invalid_keys", "Too many requests without a valid key from this address.", failures.ttlInSeconds);
if (grant !== void 0) {
if (grant.type === "organisation") request.organisationKey = grant.key;
await count(request);
if (grant.type === "organisation") onUse(grant.key);
return grant;
}
await failuresOf(request);
throw new HttpProblem(401, key === void 0 ? `The ${place.name} is missing.` : `The key in the ${place.name} is not valid.`, { headers: { "www-authenticate": "Service-Api-Key" } });
};
const organisationKeyOf = async (request) => {
const grant = await grantOf(request);
if (grant.type !== "organisation") throw new HttpProblem(403, "The administration key can only manage keys.");
return grant.key;
};
return {
anyScope: async (request) => void await organisationKeyOf(request),
organisation: (scope) => async (request) => {
if (!(await organisationKeyOf(request)).scopes.includes(scope)) throw new HttpProblem(403, `The key does not have the scope "${scope}".`);
},
administration: async (request) => {
if ((await grantOf(request)).type !== "administration") throw new HttpProblem(403, "This endpoint requires the administration key.");
},
badge: async (request) => {
const grant = await grantOf(request, parameter);
const scopes = grant.type === "organisation" ? grant.key.scopes : [];
if (scopes.length !== 1 || scopes[0] !== "badge") throw new HttpProblem(403, "The key must have the scope \"badge\" and no other. Revoke this key if the address was published.");
}
};
}
function demandProject({ organisationKey }, project) {
if ((organisationKey?.project ?? project) !== project) throw new HttpProblem(403, "The key gives no access to this project.");
}
function demandOrganisation({ organisationKey }, org) {
if (organisationKey?.org !== org) throw new HttpProblem(403, "The key does not belong to this organisation.");
}
function sendProblem(problem, request, reply) {
reply.refusal = problem.refusal;
return reply.code(problem.statusCode).headers(problem.headers).header("x-request-id", request.id).header("cache-control", "no-store").type(problemType).send(Buffer.from(JSON.stringify(problemDocument(problem, problem.statusCode >= 500 ? request.id : void 0))));
}
function addErrorHandlers(app) {
app.decorateReply("refusal", void 0);
app.setErrorHandler((error, request, reply) => {
const problem = problemOf$2(error);
if (problem.statusCode >= 500 && !(error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.a)) request.log.error({ err: error }, problem.message);
if (!reply.raw.headersSent) return sendProblem(problem, request, reply);
reply.raw.destroy();
return reply;
});
app.setNotFoundHandler((request, reply) => sendProblem(unknownEndpoint(request.url.split("?", 1)[0] ?? ""), request, reply));
app.addHook("onRequest", async ({ headers, raw }) => {
if (headers.host === void 0 && raw.httpVersion !== "1.0") throw new HttpProblem(400, "The Host header is missing.");
});
app.server.on("checkExpectation", ({ socket }, response) => {
const problem = new HttpProblem(417, "Unsupported Expect header. Only 100-continue is supported.");
const id = logRefusal(app, problem, socket);
response.writeHead(problem.statusCode, {
"content-type": problemType,
"x-request-id": id
}).end(JSON.stringify(problemDocument(problem)));
});
}
function unknownEndpoint(path) {
return new HttpProblem(404, `There is no such endpoint. ${/\/$|\/\//.test(path) ? "Remove the extra slash. " : ""}See /docs for all endpoints.`);
}
const sendFrameworkProblem = (error, request, reply) => {
sendProblem(problemOf$2(error), request, reply);
};
const frameworkDetails = {
FST_ERR_BAD_URL: "The URL cannot be decoded. Write a percent sign as %25.",
FST_ERR_MAX_PARAM_LENGTH: "A segment of the URL is too long.",
FST_ERR_CTP_INVALID_MEDIA_TYPE: "The Content-Type header is missing or not supported. Use application/json.",
FST_ERR_CTP_EMPTY_JSON_BODY: "The content is empty. Send JSON.",
FST_ERR_CTP_INVALID_JSON_BODY: "The content is not valid JSON.",
FST_ERR_CTP_BODY_TOO_LARGE: "The content is too large.",
FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The length of the content differs from the Content-Length header."
};
function problemOf$2(error) {
if (error instanceof HttpProblem) return error;
if (error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.f) return unavailable("query_limit", "The query needs too much time or memory. Request a shorter range or a longer interval.", 30, error);
if (error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.i) return tooManyRequests("queries_waiting", "Too many queries of this organisation are waiting. Retry later, and send fewer at once.", 5);
if (error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.c) return unavailable(error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.s ? "disk_full" : "not_ready", error.message, 5, error);
if (error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.p) return unavailable("database", "The store does not respond.", 5, error);
const { code, statusCode = 500 } = error;
if (code === "FST_ERR_HANDLER_TIMEOUT") return unavailable("time_limit", "The response took too long.", 30, error);
const detail = frameworkDetails[code ?? ""];
if (detail !== void 0) return new HttpProblem(statusCode, detail, { cause: error });
if (statusCode < 500) return new HttpProblem(statusCode, error.message, { cause: error });
return new HttpProblem(500, "Internal error. See the log of the server for this request id.", { cause: error });
}
const clientProblems = {
ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, "The request did not arrive in time."),
HPE_HEADER_OVERFLOW: new HttpProblem(431, "The header fields are too large.")
};
function logRefusal(app, { statusCode }, socket) {
const reqId = (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.randomUUID)();
app.log.info({
reqId,
status: statusCode,
ip: socket.remoteAddress
}, "request");
return reqId;
}
function answerClientError(error, socket) {
if (error.code === "ECONNRESET" || !socket.writable) {
socket.destroy();
return;
}
const problem = clientProblems[error.code ?? ""] ?? new HttpProblem(400, "This is not a valid HTTP request.");
const document = problemDocument(problem);
const body = JSON.stringify(document);
socket.end([
`HTTP/1.1 ${document.status} ${document.title}`,
`content-type: ${problemType}`,
`content-length: ${Buffer.byteLength(body)}`,
`x-request-id: ${logRefusal(this, problem, socket)}`,
"connection: close",
"",
body
].join("\r\n"), () => socket.destroySoon());
}
const sweepMs = 50;
function closeGracefully(app) {
const sockets = new Set();
let isClosing = false;
app.server.on("connection", (socket) => {
sockets.add(socket);
socket.once("close", () => sockets.delete(socket));
});
app.addHook("preClose", async () => {
isClosing = true;
let unused = [];
const sweep = () => {
for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
unused = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
};
sweep();
const sweeping = setInterval(sweep, sweepMs);
app.server.once("close", () => clearInterval(sweeping));
});
app.addHook("onSend", async (_request, reply) => {
if (isClosing) reply.header("connection", "close");
});
}
const lifetimeMs$1 = 1e3;
function createKeyRing(store, adminKey, now) {
const adminHash = adminKey === void 0 ? void 0 : hashApiKey(adminKey);
let held;
const cachedKeys = () => {
const since = now();
if (held !== void 0 && Math.abs(since - held.since) < lifetimeMs$1) return held.keys;
const loading = {
keys: store.keys(),
since
};
held = loading;
loading.keys.catch(() => {
if (held === loading) held = void 0;
});
return loading.keys;
};
return {
async grantOf(key) {
const hash = hashApiKey(key);
if (adminHash !== void 0 && isSameHash(hash, adminHash)) return { type: "administration" };
let found;
for (const stored of await cachedKeys()) if (isSameHash(hash, stored.hash)) found = stored;
if (found === void 0 || found.expiresAt !== void 0 && found.expiresAt <= now()) return void 0;
if (!isAdministrationKey(found)) return {
type: "organisation",
key: found
};
return adminHash === void 0 ? { type: "administration" } : void 0;
},
invalidate() {
held = void 0;
}
};
}
const hourMs = 36e5;
function createKeyUses(store, now, onFailure) {
const recorded = new Map();
const running = new Set();
return {
record(key) {
const hour = Math.floor(now() / hourMs) * hourMs;
if (Math.max(key.lastUsedAt ?? 0, recorded.get(key.id) ?? 0) >= hour) return;
recorded.set(key.id, hour);
const write = store.addKey({
...key,
lastUsedAt: hour
}).catch(onFailure).finally(() => running.delete(write));
running.add(write);
},
async settle() {
await Promise.all(running);
}
};
}
function createMetrics(app) {
const registry = new prom_client__WEBPACK_IMPORTED_MODULE_36__.Registry();
(0, prom_client__WEBPACK_IMPORTED_MODULE_36__.collectDefaultMetrics)({ register: registry });
const registers = [registry];
const durations = new prom_client__WEBPACK_IMPORTED_MODULE_36__.Histogram({
name: "http_request_duration_seconds",
help: "Duration of requests by route.",
labelNames: [
"method",
"route",
"status"
],
buckets: [
.005,
.02,
.1,
.5,
2,
10,
60
],
registers
});
const refusals = new prom_client__WEBPACK_IMPORTED_MODULE_36__.Counter({
name: "build_report_refusals_total",
help: "Requests that were refused with 429 or 503 by reason.",
labelNames: ["status", "reason"],
registers
});
new prom_client__WEBPACK_IMPORTED_MODULE_36__.Gauge({
name: "build_report_build_info",
help: "The version of the server.",
labelNames: ["version"],
registers
}).set({ version: _package_mjs__WEBPACK_IMPORTED_MODULE_6__.r }, 1);
app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
const route = routeOptions.url ?? "none";
durations.observe({
method: route === "none" ? "any" : method,
route,
status: reply.statusCode
}, reply.elapsedTime / 1e3);
if (reply.refusal !== void 0) refusals.inc({
status: reply.statusCode,
reason: reply.refusal
});
});
return {
registry,
addGauge({ name, help, read }) {
new prom_client__WEBPACK_IMPORTED_MODULE_36__.Gauge({
name,
help,
registers,
async collect() {
const value = await read();
if (value === void 0) this.remove();
else this.set(value);
}
});
},
storedRecords: new prom_client__WEBPACK_IMPORTED_MODULE_36__.Counter({
name: "build_report_records_stored_total",
help: "Stored records.",
registers
}),
refusedLines: new prom_client__WEBPACK_IMPORTED_MODULE_36__.Counter({
name: "build_report_lines_refused_total",
help: "Lines that were refused because they are not valid records.",
registers
})
};
}
const problemSchema = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
type: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "Always `about:blank`: the status defines the kind of problem." }),
title: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
status: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer(),
detail: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "Explains what is wrong and what to do." }),
errors: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
message: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()
}), { description: "The parameters or fields that are not valid." })),
requestId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "Identifies the request in the log of the server." }))
}, { description: "A problem document (RFC 9457)." });
const meanings = {
400: "The request is not valid; see `errors`.",
401: "The key is missing or not valid.",
403: "The key lacks the scope, or belongs to another organisation.",
404: "Not found.",
413: "The request is too large.",
415: "The type or encoding of the content is not supported.",
422: "The `Idempotency-Key` was already used for other content; nothing was stored. Use another key.",
429: "Too many requests; retry after the time in `Retry-After`.",
500: "An internal error; see the log of the server for the request id.",
501: "The store of this server does not support it.",
503: "The store does not respond, or the server is busy; retry after the time in `Retry-After`."
};
const retryAfter = { "Retry-After": typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
description: "The number of seconds to wait."
}) };
const headers$1 = {
401: { "WWW-Authenticate": typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Literal("Service-Api-Key", { description: "The header that must contain a key." }) },
415: {
Accept: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The supported types, if the type is not supported." }),
"Accept-Encoding": typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The supported encodings, if the encoding is not supported." })
},
429: retryAfter,
503: retryAfter
};
const problemResponses = (...statuses) => Object.fromEntries(statuses.map((status) => [status, {
description: meanings[status],
headers: headers$1[status] ?? {},
content: { [problemType]: { schema: problemSchema } }
}]));
const description = `Stores test results of builds and returns statistics over time.

Every error response is a problem document (RFC 9457). Besides the responses listed for each endpoint, any request may get a 400 (not valid \
HTTP, or a URL that cannot be decoded), 404 (no such endpoint), 405 (method not allowed, see \`Allow\`), 408 (the request did not arrive in \
time), 414 (the URL is too long) or 431 (the header fields are too long). Every GET endpoint also accepts HEAD. Every response has an \
\`X-Request-Id\`.`;
async function addOpenapi(app) {
await app.register(_fastify_swagger__WEBPACK_IMPORTED_MODULE_38__, {
openapi: {
openapi: "3.1.0",
info: {
title: "Build Report",
version: _package_mjs__WEBPACK_IMPORTED_MODULE_6__.r,
description,
license: {
name: "MIT",
identifier: "MIT"
}
},
tags: [
{
name: "data",
description: "Store and query records."
},
{
name: "keys",
description: "Manage keys. Requires the administration key."
},
{
name: "operation",
description: "Monitor the server."
}
],
components: {
securitySchemes: {
key: {
type: "apiKey",
in: "header",
name: "Service-Api-Key"
},
badgeKey: {
type: "apiKey",
in: "query",
name: "key"
}
},
headers: { "X-Request-Id": {
description: "Identifies the request in the log of the server.",
schema: {
type: "string",
format: "uuid"
}
} },
schemas: {
Problem: problemSchema,
Record: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Union(Object.values(_validate_mjs__WEBPACK_IMPORTED_MODULE_7__.a), { description: "One line of a records file." })
}
}
},
transformObject: (documents) => "openapiObject" in documents ? withCommonParts(documents.openapiObject) : documents.swaggerObject
});
}
const servers = [{
url: "..",
description: "The server that returned this document."
}];
function withCommonParts(document) {
const paths = mapped(document.paths ?? {}, (operations = {}) => mapped(operations, (operation) => ({
...operation,
responses: mapped(operation.responses ?? {}, withCommonAnswer)
})));
return {
...document,
servers,
paths
};
}
const withCommonAnswer = ({ headers = {}, content, ...rest }) => ({
...rest,
headers: {
...headers,
"X-Request-Id": { $ref: "#/components/headers/X-Request-Id" }
},
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ content: content && ("application/problem+json" in content ? { ["application/problem+json"]: { schema: { $ref: "#/components/schemas/Problem" } } } : content) })
});
const mapped = (values, change) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
const count = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 0,
description
});
const time = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description: `${description} In Unix ms.`
});
const duration$4 = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description: `${description} In ms; 0 if it is unknown.`
});
const isUsual = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: "Whether the median of one of the two periods is in the middle half of the durations of the other one, or one is unknown." });
const knownText = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: `${description} Absent if it is unknown.` }));
const status = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum([..._fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.y], description === void 0 ? { type: "string" } : {
type: "string",
description
});
const suite = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), { description: "The suites that contain the test, outermost first." });
const owners = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), { description: "The owners of its file in CODEOWNERS, by its newest run in the range. The list is empty if they are unknown." });
const quarantineFields$1 = {
since: time("The time of the first run in quarantine, without a run outside of it since then on the same branch."),
until: knownText("The last day of the quarantine, such as `2026-12-31`."),
owner: knownText("The person or team that repairs the test."),
reason: knownText("Why the test is in quarantine."),
issue: knownText("The address of an issue.")
};
const duration$3 = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description: `${description} in ms; 0 if no record has a duration.`
});
const durationFields = {
durationMin: duration$3("Shortest duration"),
durationMax: duration$3("Longest duration"),
durationAvg: duration$3("Mean duration"),
durationP25: duration$3("25th percentile of the durations"),
durationP50: duration$3("Median of the durations"),
durationP75: duration$3("75th percentile of the durations"),
durationP95: duration$3("95th percentile of the durations"),
durationP99: duration$3("99th percentile of the durations")
};
const countFields = (fieldOf) => Object.fromEntries(_fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.y.map((status) => [`${status}Count`, fieldOf(status)]));
const begin = {
timestamp: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description: "Start of the bucket in Unix ms."
}),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()
};
const figures$3 = {
...countFields(() => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({ minimum: 0 })),
totalCount: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({ minimum: 0 }),
...durationFields
};
const jobAggregate = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...begin,
jobId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
...figures$3
});
const jobsAggregatedAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ jobs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(jobAggregate) });
const testAggregate = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...begin,
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
...figures$3,
suite: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), { description: "The suites that contain the test, outermost first. Only with `fields=suite`." })),
flakyCount: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(count("Runs that passed only after a retry. Only with `fields=flakyCount`.")),
owners: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), { description: "The owners of its file in CODEOWNERS, by the newest run in the bucket. Empty if they are unknown. Only with `fields=owners`." }))
});
const testsAggregatedAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ tests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(testAggregate) });
const percentiles$1 = "WITH quantilesExactInclusive(0.25, 0.5, 0.75, 0.95, 0.99)(duration) AS percentiles";
const bucketStart = "records.timestamp - positiveModulo(records.timestamp, {interval:Int64})";
const inRange = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
function durationColumns({ known, min, max, avg }) {
const figure = (value) => `if(${known} = 0, 0, ${value})`;
return {
durationMin: figure(min),
durationMax: figure(max),
durationAvg: figure(avg),
durationP25: figure("percentiles[1]"),
durationP50: figure("percentiles[2]"),
durationP75: figure("percentiles[3]"),
durationP95: figure("percentiles[4]"),
durationP99: figure("percentiles[5]")
};
}
const aggregateFigures = {
...countFields((status) => `countIf(status = '${status}')`),
totalCount: "count()",
...durationColumns({
known: "count(duration)",
min: "min(duration)",
max: "max(duration)",
avg: "avg(duration)"
})
};
const isAt = (times) => `records.timestamp IN (${[...new Set(times)].map((time) => BigInt(time)).join(", ")})`;
const clamp = (value, least) => Math.min(Math.max(Math.trunc(value), least), Number.MAX_SAFE_INTEGER);
const spanParameters = ({ fromTs, toTs }) => ({
fromTs: clamp(fromTs, Number.MIN_SAFE_INTEGER),
toTs: clamp(toTs, Number.MIN_SAFE_INTEGER)
});
const bucketParameters = ({ interval, ...span }) => ({
...spanParameters(span),
interval: clamp(interval, 1)
});
const build = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
build: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The newest attempt of the build, as its records name it." }),
attempts: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), { description: "All attempts of the build, the newest last." }),
timestamp: time("The time of its first test."),
status: status("The status of its tests together."),
commit: knownText("The commit of the build."),
commitMessage: knownText("The first line of the message of that commit."),
author: knownText("The user whose change was built."),
url: knownText("The page of the build."),
failedCount: count("Results that failed."),
flakyCount: count("Results that passed only after a retry."),
skippedCount: count("Results that were skipped."),
totalCount: count("All results.")
});
const test$3 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
results: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "One character per build, in their order: `F` failed, `f` passed only after a retry, `P` passed, `S` skipped, `-` did not run. If a test ran several times in a build, the worst result counts." })
});
const buildsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The branch or tag. Absent if there is no build." })),
builds: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(build, { maxItems: 100 }),
tests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(test$3, {
maxItems: 50,
description: "The tests of the parameter `testId` that ran in one of the builds."
})
});
const attempt$2 = "extract(records.build, '(?s).\\\\.([1-9][0-9]{0,8})$')";
const buildRun = `if(empty(${attempt$2}), records.build, left(records.build, length(records.build) - length(${attempt$2}) - 1))`;
const nameSchema = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
minLength: 1,
maxLength: 4096,
description
});
const equalTo = (field, description) => ({
schema: nameSchema(description),
condition: (name) => `records.${field} = {${name}:String}`
});
const differs = (field, description) => ({
schema: nameSchema(description),
condition: (name) => `records.${field} != {${name}:String}`
});
const isOneOf$1 = (field, values, description) => ({
schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum([...values], { type: "string" }), { description }),
condition: (name) => `has({${name}:Array(String)}, toString(records.${field}))`
});
const is = (field, description) => ({
schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description }),
condition: (name) => `records.${field} = {${name}:Bool}`
});
const equalsAny = (field, maximum, description) => ({
schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(nameSchema(description), {
maxItems: maximum,
description
}),
condition: (name) => `records.${field} IN {${name}:Array(String)}`
});
const optional = ({ schema, condition }) => ({
schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(schema),
condition
});
const coordinateFilters = {
org: equalTo("org", "The organisation. It must be the organisation of the key."),
project: equalTo("project", "The project or repository."),
module: equalTo("module", "The part of the project that was tested.")
};
const placeFilters = {
org: coordinateFilters.org,
project: optional(equalTo("project", "The project or repository. Default: all projects that the key gives access to.")),
module: optional(equalTo("module", "The part of the project that was tested. Requires `project`. Default: all modules."))
};
const schemasOf = (filters) => Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema]));
const valuesOf = (filters, values) => Object.fromEntries(Object.entries(values).filter(([name]) => name in filters));
const conditionsOf$1 = (filters, values) => Object.entries(filters).filter(([name]) => name in values).map(([name, { condition }]) => condition(name)).join(" AND ");
const quarterRange = (span) => ({
...spanParameters(span),
from: "{fromTs:Int64}",
to: "{toTs:Int64}"
});
function summaries({ by, figures = [], where, range }) {
const columns = [...by.map((name) => `records.${name} AS ${name}`), ...figures.map((name) => `${_store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.y[name]("records.")} AS ${name}`)];
return `(
    ${conditionsOf(range).map((condition) => `SELECT ${columns.join(", ")}
    FROM records
    WHERE ${where} AND ${condition}
    GROUP BY ${by.map((name) => `records.${name}`).join(", ")}`).join("\n    UNION ALL\n    ")}
  )`;
}
function conditionsOf({ from, to, fromTs, toTs }) {
const firstQuarter = Math.max(1, Math.ceil(fromTs / _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._));
const isInRange = `records.timestamp >= ${from} AND records.timestamp < ${to}`;
if (firstQuarter * 9e5 >= toTs) return [isInRange];
const first = `greatest(1, intDiv(${from} + ${_store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._ - 1}, ${_store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._}))`;
const end = `intDiv(${to}, ${_store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._})`;
const areWhole = `${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.v)("records.")} >= ${first} AND ${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.v)("records.")} < ${end}`;
if (firstQuarter * 9e5 === fromTs && toTs % 9e5 === 0) return [areWhole];
return [areWhole, `${isInRange} AND (records.timestamp < ${first} * ${_store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._} OR records.timestamp >= greatest(${first}, ${end}) * ${_store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._})`];
}
const defaultBranchRule = "`main` or `master` if it has tests in the range, otherwise the branch with the most tests";
const byRank = (tests) => `ref = 'main' DESC, ref = 'master' DESC, ${tests} DESC, ref`;
const defaultBranch = (span) => `(
    SELECT anyOrNull(ref) FROM (
      SELECT ref
      FROM ${summaries({
by: ["ref"],
figures: ["total"],
where: `${conditionsOf$1(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.ref != ''`,
range: quarterRange(span)
})}
      GROUP BY ref
      ORDER BY ${byRank("sum(total)")}
      LIMIT 1
    )
  )`;
const isMainQuery = ({ org, project, module, ...span }) => ({
sql: `SELECT 1
FROM records
WHERE ${conditionsOf$1(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND ${inRange} AND records.ref = 'main'
LIMIT 1`,
parameters: {
org,
project,
module,
...spanParameters(span)
}
});
const defaultBranches$1 = (records, span) => `SELECT project, module, ref
FROM (
  SELECT project, module, ref, sum(total) AS tests
  FROM ${summaries({
by: [
"project",
"module",
"ref"
],
figures: ["total"],
where: `${records} AND records.kind = 'test'`,
range: quarterRange(span)
})}
  GROUP BY project, module, ref
)
ORDER BY project, module, ref != '' DESC, ${byRank("tests")}
LIMIT 1 BY project, module`;
const runLimits = {
message: 2e3,
details: 8e3,
attempts: 5,
attemptMessage: 1e3,
attemptDetails: 4e3
};
const duration$2 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description: "In ms. Absent if it is unknown."
}));
const first$1 = (length) => `The first ${length.toLocaleString("en")} characters of it.`;
const attempt$1 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
status: status(),
duration: duration$2,
message: knownText(`A short description of the failure. ${first$1(runLimits.attemptMessage)}`),
details: knownText(`The full description of the failure. ${first$1(runLimits.attemptDetails)}`)
});
const run = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
timestamp: time("The time of the run."),
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
status: status(),
flaky: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: "Whether the test passed only after a retry." }),
duration: duration$2,
build: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The run of the pipeline, with its attempt." }),
pipeline: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
job: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The job, with the values of its matrix. Empty if it is unknown." }),
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The branch or tag. Empty if it is unknown." }),
superseded: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: "Whether a later attempt of the job replaced this run. The aggregated results do not count such a run." }),
commit: knownText("The commit of the build."),
branch: knownText("The branch of the build."),
commitMessage: knownText(`The first line of the message of that commit. ${first$1(300)}`),
author: knownText(`The user whose change was built. ${first$1(300)}`),
pullRequest: knownText("The pull request of the build."),
url: knownText("The page of the job, or else of the build."),
file: knownText("The source file of the test."),
line: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
description: "The line in the file. Absent if it is unknown."
})),
tags: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()),
cause: knownText("The cause of the failure."),
message: knownText(`A short description of the failure, or the reason for skipping. ${first$1(runLimits.message)}`),
details: knownText(`The full description of the failure, usually a stack trace. ${first$1(runLimits.details)}`),
attempts: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(attempt$1, {
maxItems: runLimits.attempts,
description: `The first ${runLimits.attempts} attempts before the last one, oldest first.`
}),
attemptCount: count("The number of attempts before the last one.")
});
const testRunsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
runs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(run, { maxItems: 200 }),
nextCursor: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The cursor for older runs. Absent on the last page." }))
});
const nearbyMs = 6048e5;
const nearby = ({ org, project, module }, places) => {
const times = places.map(({ timestamp }) => timestamp);
return {
org,
project,
module,
builds: [...new Set(places.map(({ build }) => build))],
...spanParameters({
fromTs: Math.min(...times) - nearbyMs,
toTs: Math.max(...times) + nearbyMs
})
};
};
const isNearby = `${conditionsOf$1(coordinateFilters, coordinateFilters)} AND ${inRange} AND records.build IN {builds:Array(String)}`;
const startOf = (column) => `max(leftUTF8(records.${column}, 300))`;
const facts = `records.build AS build, max(records.commit) AS commit, max(records.branch) AS branch, max(records.pullRequest) AS pullRequest,
  max(records.url) AS url, ${startOf("commitMessage")} AS commitMessage, ${startOf("author")} AS author`;
const buildFactsQuery = (module, places) => ({
sql: `SELECT ${facts}
FROM records
WHERE ${isNearby} AND records.kind = 'build'
GROUP BY build`,
parameters: nearby(module, places)
});
const buildAndJobFactsQuery = (module, places) => ({
sql: `SELECT records.kind AS kind, if(kind = 'job', records.name, '') AS job, ${facts}
FROM records
WHERE ${isNearby} AND (records.kind = 'build' OR records.kind = 'job' AND records.name IN {jobs:Array(String)})
GROUP BY kind, job, build`,
parameters: {
...nearby(module, places),
jobs: [...new Set(places.map(({ job }) => job))]
}
});
const laterAttemptMs = 3024e6;
const mayReplace = (fromTs = "{fromTs:Int64}", toTs = "{toTs:Int64}") => `records.timestamp >= ${fromTs} - ${nearbyMs} AND records.timestamp < ${toTs} + ${laterAttemptMs}`;
const ofModule$4 = `${conditionsOf$1(coordinateFilters, coordinateFilters)} AND ${mayReplace()}`;
const isRepeat = "records.jobAttempt > 1 AND records.jobRun != 0";
const jobKey = (columns) => columns.length === 0 ? "records.jobRun" : `cityHash64(${columns.join(", ")}, records.jobRun)`;
const replacedAttempts = (repeated, columns) => `SELECT job, attempt
  FROM (
    SELECT ${jobKey(columns)} AS job, max(records.jobAttempt) AS newest,
      arrayPushFront(groupUniqArray(records.jobAttempt), toUInt32(1)) AS attempts
    FROM ${repeated}
    GROUP BY job
  )
  ARRAY JOIN arrayFilter(attempt -> attempt < newest, attempts) AS attempt`;
const repeatsOf = (records) => `(SELECT count() FROM (SELECT 1 FROM records WHERE ${records} AND records.kind = 'test' AND ${isRepeat} LIMIT 1)) AS repeats`;
const isOfNewestAttemptOf = (records, columns = []) => `(repeats = 0 OR (${jobKey(columns)}, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts(`records WHERE ${records} AND records.kind = 'test' AND ${isRepeat}`, columns)}))`;
function isNewestAttempt({ ofModules, columns = [], range: { from, to, fromTs, toTs } }) {
const range = {
fromTs: fromTs - nearbyMs,
toTs: toTs + laterAttemptMs,
from: `${from} - ${nearbyMs}`,
to: `${to} + ${laterAttemptMs}`
};
const repeated = summaries({
by: [
...columns,
"jobRun",
"jobAttempt"
],
where: `${ofModules} AND records.kind = 'test' AND ${isRepeat}`,
range
});
const ofRecords = columns.map((name) => `records.${name}`);
return `(${jobKey(ofRecords)}, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts(`${repeated} AS records`, ofRecords)})`;
}
const repeats = repeatsOf(ofModule$4);
const isOfNewestAttempt$1 = isOfNewestAttemptOf(ofModule$4);
const filters$17 = {
...coordinateFilters,
ref: equalTo("ref", "The branch."),
job: optional(equalTo("job", "Only tests of this job, with the values of its matrix. Default: the tests of all jobs."))
};
const historySchemas = {
...schemasOf(filters$17),
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(nameSchema("Only the test with this id. Default: all.")),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 50,
description: `The number of builds, the newest ones. Default: 50.`
}))
};
const ofModule$3 = conditionsOf$1(coordinateFilters, coordinateFilters);
const ofJob$1 = ({ job, ...parameters }) => `${conditionsOf$1(filters$17, parameters)}${job === void 0 ? "" : ` AND (records.kind = 'build' OR ${filters$17.job.condition("job")})`}`;
const ofListed = `${ofModule$3} AND records.timestamp >= {fromTs:Int64} - ${nearbyMs}`;
const countOf = (status) => `countIf(records.kind = 'test' AND records.status = '${status}')`;
const historyBuildsQuery = ({ limit = 50, testId: _, ...parameters }) => ({
sql: `WITH ${repeatsOf(ofModule$3)}
SELECT id, attempts, commit, url, timestamp, failed, passed, skipped, cancelled
FROM (
  SELECT ${buildRun} AS id, groupUniqArray(records.build) AS attempts, max(records.commit) AS commit, max(records.url) AS url,
    min(records.timestamp) AS timestamp, max(records.pullRequest) AS pullRequest, countIf(records.kind = 'test') AS tests,
    ${countOf("failed")} AS failed, ${countOf("successful")} AS passed, ${countOf("skipped")} AS skipped, ${countOf("cancelled")} AS cancelled
  FROM records
  WHERE ${ofJob$1(parameters)} AND records.kind IN ('test', 'build') AND ${isOfNewestAttemptOf(ofModule$3)}
  GROUP BY id
  HAVING tests > 0 AND pullRequest = ''
  ORDER BY toUInt64OrZero(id) DESC, timestamp DESC
  LIMIT ${limit}
)
ORDER BY toUInt64OrZero(id), timestamp`,
parameters
});
function positionsIn(builds) {
const attempts = builds.flatMap((build, index) => build.attempts.map((name) => [name, index + 1]));
const positions = attempts.map(([, index]) => index).join(", ");
return {
attempts: attempts.map(([name]) => name),
position: `toUInt8(transform(records.build, {attempts:Array(String)}, [${positions}], 0))`
};
}
const outcome = `multiIf(countIf(records.status = 'failed') > 0, 'F', countIf(records.flaky) > 0, 'f',
      countIf(records.status = 'successful') > 0, 'P', countIf(records.status = 'skipped') > 0, 'S', '-')`;
const resultsSql = (builds) => `arrayStringConcat(arrayMap(build -> if(has(positions, build), outcomes[indexOf(positions, build)], '-'), range(1, ${builds + 1})))`;
function historyTestsQuery({ limit: _, testId, ...parameters }, builds, maximumTests = _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__.a) {
const { attempts, position } = positionsIn(builds);
const filter = {
...filters$17,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ testId: testId === void 0 ? void 0 : equalTo("id", "") })
};
return {
sql: `SELECT id, name, suite, results, causes, durations
FROM (
WITH groupArray(position) AS positions, groupArray(outcome) AS outcomes, groupArray(longest) AS known
SELECT id, any(name) AS name, any(suite) AS suite, maxIf(position, outcome != '-') AS lastRun,
  ${resultsSql(builds.length)} AS results,
  arrayMap(failure -> failure.2, arraySlice(arrayReverseSort(groupArrayIf((position, cause), outcome = 'F')), 1, 3)) AS causes,
  if(max(longest) < 100, [], arrayMap(build -> if(has(positions, build), known[indexOf(positions, build)], 0), range(1, ${builds.length + 1}))) AS durations
FROM (
  WITH ${repeatsOf(ofListed)}
  SELECT records.id AS id, ${position} AS position, max(records.name) AS name, max(records.suite) AS suite,
    ${outcome} AS outcome,
    maxIf(records.cause, records.status = 'failed') AS cause, ifNull(max(records.duration), 0) AS longest
  FROM records
  WHERE ${conditionsOf$1(filter, {
...parameters,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ testId })
})} AND records.kind = 'test'
    AND records.timestamp >= {fromTs:Int64} AND has({attempts:Array(String)}, records.build) AND ${isOfNewestAttemptOf(ofListed)}
  GROUP BY id, position
)
GROUP BY id
ORDER BY lastRun DESC, suite, name, id
LIMIT ${maximumTests}
)
ORDER BY suite, name, id`,
parameters: {
...parameters,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ testId }),
attempts,
fromTs: Math.min(...builds.map(({ timestamp }) => timestamp))
}
};
}
const maximumProperties = 200;
const maximumTextBytes = 600;
function historyPropertiesQuery({ limit: _, testId: __, ...parameters }, builds) {
const { attempts, position } = positionsIn(builds);
return {
sql: `SELECT position, name, value
FROM (
  SELECT ${position} AS position, records.name AS name, if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value
  FROM records
  WHERE ${conditionsOf$1(filters$17, parameters)} AND records.kind = 'property' AND has({attempts:Array(String)}, records.build)
    AND length(records.name) <= ${maximumTextBytes} AND length(records.valueText) <= ${maximumTextBytes}
  ORDER BY position, name, records.timestamp DESC, records.arrived DESC
  LIMIT 1 BY position, name
)
ORDER BY position, name
LIMIT ${maximumProperties} BY position`,
parameters: {
...parameters,
attempts
}
};
}
const filters$16 = {
...coordinateFilters,
ref: optional(equalTo("ref", `The branch or tag. Default: ${defaultBranchRule}.`))
};
const defaultBuilds = 50;
const buildsSchemas = {
...schemasOf(filters$16),
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(nameSchema("The id of a test."), {
maxItems: 50,
description: "The tests whose results are returned: `testId=a&testId=b`. Default: none."
})),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 100,
description: `The number of builds, the newest ones. Default: ${defaultBuilds}.`
}))
};
const ofModule$2 = conditionsOf$1(coordinateFilters, coordinateFilters);
const counts = {
failed: "failed",
passed: "passed",
skipped: "skipped",
cancelled: "cancelled",
flaky: "flakyPassed",
total: "total"
};
function branchRuns({ ref, ...span }) {
const range = quarterRange(span);
const { ref: filter, ...ofAnyBranch } = filters$16;
const isOfBranch = ref === void 0 ? `records.ref = ifNull(${defaultBranch(span)}, '')` : filter.condition("ref");
return `SELECT ${buildRun} AS run, any(records.ref) AS ref, arraySort(one -> (length(one), one), groupUniqArray(records.build)) AS attempts,
    min(records.first) AS timestamp, ${Object.entries(counts).map(([name, figure]) => `sum(records.${figure}) AS ${name}`).join(", ")}
  FROM ${summaries({
by: [
"build",
"ref",
"jobRun",
"jobAttempt"
],
figures: ["first", ...Object.values(counts)],
where: `${conditionsOf$1(ofAnyBranch, ofAnyBranch)} AND ${isOfBranch} AND records.kind = 'test'`,
range
})} AS records
  WHERE ${isNewestAttempt({
ofModules: ofModule$2,
range
})}
  GROUP BY run
  HAVING countIf(run GLOBAL IN (SELECT ${buildRun} FROM records WHERE ${ofModule$2} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})) = 0`;
}
const buildsQuery = ({ limit = defaultBuilds, testId: _, ...parameters }) => ({
sql: `SELECT * FROM (
  SELECT * FROM (${branchRuns(parameters)})
  ORDER BY toUInt64OrZero(run) DESC, timestamp DESC, run DESC
  LIMIT ${limit}
)
ORDER BY toUInt64OrZero(run), timestamp, run`,
parameters: {
...parameters,
...spanParameters(parameters)
}
});
function buildsTestsQuery({ org, project, module, toTs }, builds, testIds) {
const { attempts, position } = positionsIn(builds);
return {
sql: `WITH groupArray(position) AS positions, groupArray(outcome) AS outcomes
SELECT testId, max(name) AS name, max(suite) AS suite, ${resultsSql(builds.length)} AS results
FROM (
  WITH ${repeats}
  SELECT records.id AS testId, ${position} AS position, max(records.name) AS name, max(records.suite) AS suite, ${outcome} AS outcome
  FROM records
  WHERE ${ofModule$2} AND records.kind = 'test' AND records.ref = {ref:String} AND records.id IN {testIds:Array(String)}
    AND ${inRange} AND has({attempts:Array(String)}, records.build) AND ${isOfNewestAttempt$1}
  GROUP BY testId, position
)
GROUP BY testId
ORDER BY indexOf({testIds:Array(String)}, testId)`,
parameters: {
org,
project,
module,
attempts,
testIds,
ref: builds[0]?.ref ?? "",
...spanParameters({
fromTs: Math.min(...builds.map(({ timestamp }) => timestamp)),
toTs
})
}
};
}
const defaultLimits = {
timeMs: 3e4,
memoryBytes: 2 * 1024 ** 3,
rows: 1e6
};
const limitSettings = ({ memoryBytes, rows }) => [
`max_memory_usage = ${memoryBytes}`,
`max_bytes_before_external_group_by = ${Math.floor(memoryBytes / 2)}`,
`max_result_rows = ${rows}`
];
const allRecords = {
settings: [],
parameters: {
oldestQuarter: 0,
oldestTs: Number.MIN_SAFE_INTEGER
}
};
function retainedRecords(layout, retentionMs, nowMs) {
const oldestQuarter = retentionMs === void 0 ? 0 : Math.floor((nowMs - retentionMs) / _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._);
if (oldestQuarter < 1) return allRecords;
return {
settings: [`additional_table_filters = {'${`${layout.database}.${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.g)(layout)}`}': '${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.v)()} >= {oldestQuarter:Int64}'}`],
parameters: {
oldestQuarter,
oldestTs: oldestQuarter * _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__._
}
};
}
const jsonSettings = [
"output_format_json_quote_64bit_integers = 0",
"output_format_json_escape_forward_slashes = 0",
"use_variant_as_common_type = 1"
];
const planSettings = ["optimize_and_compare_chain = 0", "optimize_aggregators_of_group_by_keys = 0"];
async function queryLines({ connection, caller, limits = defaultLimits, retained = allRecords }, { sql, parameters, leavesOutExpired = false }, settings = []) {
const timed = {
sql: `${sql}\nFORMAT JSONEachRow SETTINGS ${[
...settings,
...jsonSettings,
...planSettings,
...limitSettings(limits),
...leavesOutExpired ? [] : retained.settings
].join(", ")}`,
parameters: {
...parameters,
...retained.parameters
},
timeMs: limits.timeMs
};
const stream = await connection.query(timed, caller).catch((error) => {
throw (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.d)(error);
});
stream.on("error", () => {});
return stream;
}
async function jsonDocument(source, name, query) {
const stream = await queryLines(source, query, ["output_format_json_array_of_rows = 1"]);
return node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from(document(name, stream), { objectMode: false }).once("close", () => stream.destroy());
}
async function* document(name, rows) {
yield `{${JSON.stringify(name)}:`;
try {
yield* rows;
} catch (error) {
throw (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.d)(error);
}
yield "}";
}
async function* rowsOf(lines) {
try {
for await (const line of (0, node_readline__WEBPACK_IMPORTED_MODULE_39__.createInterface)({
input: lines,
crlfDelay: Number.POSITIVE_INFINITY
})) if (line !== "") yield JSON.parse(line);
} catch (error) {
throw (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.d)(error);
} finally {
lines.destroy();
}
}
async function listOf(rows) {
const list = [];
for await (const row of rows) list.push(row);
return list;
}
const queryReader = (source, settings) => async (query) => listOf(rowsOf(await queryLines(source, query, settings)));
const { testId: _, limit: __, ...schemas$1 } = buildsSchemas;
const branchSchemas = schemas$1;
const branchQuery = (parameters) => ({
sql: `WITH (toUInt64OrZero(runs.run), runs.timestamp) AS position
SELECT any(runs.ref) AS ref, count() AS builds, countIf(runs.failed = 0 AND runs.passed > 0) AS passedBuilds,
  argMax(runs.failed, position) AS failed, argMax(runs.passed, position) AS passed, argMax(runs.skipped, position) AS skipped,
  argMax(runs.cancelled, position) AS cancelled
FROM (${branchRuns(parameters)}) AS runs
HAVING builds > 0`,
parameters: {
...parameters,
...spanParameters(parameters)
}
});
const branch$1 = { read: async (source, parameters) => (await queryReader(source)(branchQuery(parameters)))[0] };
const sightingOf = (subject) => ({
timestamp: time(subject === "build" ? "The time of its first test." : "The time of that run."),
build: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: subject === "build" ? "The build, with its newest attempt." : "The build of that run." }),
commit: knownText("The commit of the build."),
url: knownText("The page of the build.")
});
const changeFields = {
...sightingOf("build"),
commitMessage: knownText("The first line of the message of that commit."),
author: knownText("The user whose change was built.")
};
typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(changeFields);
typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(sightingOf("run"));
const buildFields = (which, description) => ({
[`${which}Build`]: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description }),
[`${which}Commit`]: knownText("The commit of that build."),
[`${which}Url`]: knownText("The page of that build.")
});
const seenFields = (event) => ({
firstSeen: time(`The time of the first ${event} in the range.`),
...buildFields("first", `The build of the first ${event}.`),
lastSeen: time(`The time of the last ${event} in the range.`),
...buildFields("last", `The build of the last ${event}.`)
});
typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(seenFields("event"));
const sighting$1 = sightingOf("build");
const place = {
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
module: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()
};
const module$1 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...place,
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The branch that the figures are of. Empty if no test names a branch." }),
status: status("How its last build in the range ended. `unknown` without a build, or if no test of it failed, passed or was skipped."),
builds: count("Builds that began in the range, without those of pull requests. The attempts of a build count as one."),
passedBuilds: count("Builds in which no test failed and one passed."),
results: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
maxLength: 50,
description: `The last 50 builds, the oldest first: \`F\` failed, \`f\` passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`
}),
lastBuild: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(sighting$1, { description: "The last build. Absent without a build in the range." })),
failing: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...changeFields,
builds: count("The builds that failed since then, with this one."),
tests: count("The tests that failed in the last build.")
}, { description: "The first of the builds that failed in a row until the last one. Absent if the last build did not fail." })),
failingPipelines: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
pipeline: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
...changeFields,
builds: count("The builds of the pipeline that failed since then, with this one, among the listed results.")
}), {
maxItems: 50,
description: "The pipelines whose newest build failed, each with the first of its builds that failed in a row, although the last build of the module did not fail. Absent if there is none."
})),
tests: count("Tests of the last build."),
flakyTests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(count("Flaky tests, as `/v1/data/tests/flaky` defines them. Absent with `brief`, as all figures about them.")),
lostMs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(duration$4("The time that they cost.")),
duration: duration$4("The median duration of a build: its own duration, or else the sum of its tests."),
durationBefore: duration$4("The same of the period before, which is as long as the range."),
isUsual,
durationChanged: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(time("The time of the build since which builds take longer or shorter. Absent if there is no such build.")),
durationChange: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(changeFields, { description: "This build." })),
lastRecord: time("The time of the latest record of the module, also outside of the range and of other branches.")
});
const flakyTest$1 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...place,
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
lostMs: duration$4("The time that it cost."),
flakyBuilds: count("Builds in which it was flaky."),
builds: count("All builds of the module."),
lastSeen: time("The time when it was flaky last.")
});
const cause$1 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
cause: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The cause, as in the records of its failures." }),
title: knownText("The first line of the message, or else of the details, of its last failure."),
builds: count("Builds in which a test failed for this cause."),
tests: count("Tests that failed for this cause."),
lastSeen: time("The time of its last failure."),
owners: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), {
maxItems: 100,
description: `The owners of the tests that failed for this cause, in alphabetical order, at most 100.`
}),
isFailing: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: "Whether it failed the last build of one of the modules." }),
modules: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(place), { description: "The modules in which it failed, the ones with the latest failure first." })
});
const modulesAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
modules: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(module$1, { maxItems: 100 }),
moreModules: count(`Modules that are left out. At most 100 are listed, the ones with the latest records.`),
flakyTests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(flakyTest$1, { maxItems: 200 })),
flakyTestCount: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(count("All flaky tests of the listed modules, at most 10,000.")),
lostMs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(duration$4("The time that they cost.")),
lostMsBefore: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(duration$4("The time that flaky tests cost in the period before.")),
causes: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(cause$1, {
maxItems: 200,
description: "Absent with `brief`."
})),
causeCount: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(count("All causes of failures of the listed modules."))
});
const branchVerdicts = {
new: "failed in the last build of the branch, did not fail in the last build of the default branch, and was not flaky in its last builds",
failed: "failed in the last build of the branch, and there is nothing to compare it with",
known: "failed in the last builds of both branches",
flaky: "failed in the last build of the branch, and was flaky in one of the last builds of the default branch",
quarantined: "failed in the last build of the branch, and is in quarantine there",
fixed: "failed in the last build of the default branch, and passed in the last build of the branch"
};
const branchVerdictNames = Object.keys(branchVerdicts);
const bases = {
compared: "the last builds of the default branch",
default: "nothing, because the branch is the default branch",
unknown: "nothing, because the default branch is unknown",
unbuilt: "nothing, because the default branch has no build",
old: "nothing, because the last build of the default branch is older than the range"
};
const results$2 = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
maxLength: 50,
description: `${description}, the oldest first: \`F\` failed, \`f\` passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`
});
const start$1 = (builds, description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...changeFields,
builds: count(builds)
}, { description }));
const module = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
module: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
basis: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum(Object.keys(bases), {
type: "string",
description: `What its tests are compared with: ${Object.entries(bases).map(([name, meaning]) => `\`${name}\`: ${meaning}`).join("; ")}.`
}),
baseRef: knownText("The default branch."),
baseLastSeen: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(time("The time of its last test, if that is older than the range.")),
builds: count(`The builds of the branch in the range, at most 50. Builds of pull requests count.`),
results: results$2("These builds"),
baseResults: results$2(`The last 50 builds of the default branch, without those of pull requests`),
firstBuild: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(time("The time of the first of these builds of the branch. Absent without a build.")),
lastBuild: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(changeFields, { description: "The last build of the branch. Absent without a build." })),
failing: start$1("The builds that failed since then, with this one.", "The first of the builds of the branch that failed in a row until the last one. Absent if that did not fail."),
baseFailing: start$1("The same for the default branch.", "The same for the default branch."),
tests: count("Tests of the last build of the branch."),
flakyTests: count("Tests of that build that passed after a retry."),
counts: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(Object.fromEntries(branchVerdictNames.map((name) => [name, count(`Tests with the verdict \`${name}\`.`)])), { description: "The tests with each verdict." }),
duration: duration$4("The median duration of these builds of the branch."),
baseDuration: duration$4("The same of the default branch.")
});
const test$2 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
module: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
verdict: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum([...branchVerdictNames], {
type: "string",
description: `How it ended: ${branchVerdictNames.map((name) => `\`${name}\`: it ${branchVerdicts[name]}`).join("; ")}.`
}),
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
owners,
message: knownText("The first line of the message, or else of the details, of its failure."),
results: results$2("Its results in the builds of the branch"),
baseResults: results$2("Its results in the last builds of the default branch"),
since: start$1("The builds since then, with this one.", "The first of the builds in which it failed in a row: of the default branch if it is known or fixed, and otherwise of the branch.")
});
const branchVerdictsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
modules: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(module, { maxItems: 100 }),
moreModules: count(`Modules that are left out. At most 100 are listed, the ones with the latest records.`),
tests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(test$2, {
maxItems: 100 * branchVerdictNames.length,
description: "The failing and fixed tests, by verdict, then by module, suite and name."
})
});
const minimumValues = 3;
const falsePositives = .01;
function findChangePoints(series) {
const known = series.flatMap((value, index) => typeof value === "number" && value > 0 ? [{
index,
value
}] : []);
const starts = divide(known.map(({ value }) => Math.log(value)));
const bounds = [
0,
...starts,
known.length
];
return starts.flatMap((start, position) => {
const levels = [known.slice(bounds[position], start), known.slice(start, bounds[position + 2])];
const [before, after] = [quartilesOf(levels[0].map(({ value }) => value)), quartilesOf(levels[1].map(({ value }) => value))];
const index = known[start]?.index;
return index === void 0 || !isApart(before, after) ? [] : [{
index,
before: before.median,
after: after.median
}];
});
}
function divide(values, from = 0, to = values.length) {
const best = bestDivision(values.slice(from, to));
if (best === void 0) return [];
const start = from + best;
return [
...divide(values, from, start),
start,
...divide(values, start, to)
];
}
function bestDivision(values) {
const count = values.length;
const places = count - 6 + 1;
if (places < 1) return void 0;
const mean = sum(values) / count;
const whole = sum(values.map((value) => (value - mean) ** 2));
let best = {
place: 0,
explained: 0
};
let left = 0;
for (const [place, value] of values.entries()) {
if (place >= minimumValues && count - place >= minimumValues) {
const explained = (left - place * mean) ** 2 * (1 / place + 1 / (count - place));
if (explained > best.explained) best = {
place,
explained
};
}
left += value;
}
const freedom = count - 2;
const rest = Math.max(whole - best.explained, 0);
const t = rest === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(best.explained * freedom / rest);
const { place } = best;
if (best.explained === 0 || t < studentQuantile(falsePositives / places, freedom)) return void 0;
const raw = (part) => quartilesOf(part.map(Math.exp));
return isApart(raw(values.slice(0, place)), raw(values.slice(place))) ? place : void 0;
}
function isApart(before, after) {
const [lower, higher] = before.median < after.median ? [before, after] : [after, before];
return higher.median > 1.05 * lower.median && higher.median > lower.high && lower.median < higher.low;
}
function quartilesOf(values) {
const sorted = values.toSorted((one, other) => one - other);
const at = (share) => {
const position = (sorted.length - 1) * share;
const low = sorted[Math.floor(position)] ?? 0;
return low + ((sorted[Math.ceil(position)] ?? low) - low) * (position % 1);
};
return {
low: at(.25),
median: at(.5),
high: at(.75)
};
}
function studentQuantile(probability, freedom) {
const z = normalQuantile(probability / 2);
const first = (z ** 3 + z) / 4;
const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
function normalQuantile(probability) {
const t = Math.sqrt(-2 * Math.log(probability));
return t - (2.515517 + t * (.802853 + t * .010328)) / (1 + t * (1.432788 + t * (.189269 + t * .001308)));
}
const sum = (values) => values.reduce((total, value) => total + value, 0);
const moduleKey = ({ project, module }) => JSON.stringify([project, module]);
const byModule = (rows) => new Map(rows.map((row) => [moduleKey(row), row]));
const testKey = ({ project, module, testId }) => JSON.stringify([
project,
module,
testId
]);
function moduleFactsQuery(org, places) {
const times = places.map(({ time }) => time);
const builds = distinct(places, ({ project, module, build }) => [
project,
module,
build
]);
const modules = distinct(builds, ({ project, module }) => [project, module]);
return {
sql: `SELECT records.project AS project, records.module AS module, records.build AS build, max(records.pipeline) AS pipeline, max(records.commit) AS commit, max(records.url) AS url,
  ${startOf("commitMessage")} AS commitMessage, ${startOf("author")} AS author
FROM records
WHERE records.org = {org:String} AND records.kind = 'build' AND records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}
  AND (records.project, records.module) IN arrayZip({projects:Array(String)}, {modules:Array(String)})
  AND (records.project, records.module, records.build) IN arrayZip({projectsOfBuilds:Array(String)}, {modulesOfBuilds:Array(String)}, {builds:Array(String)})
GROUP BY project, module, build`,
parameters: {
org,
projects: modules.map(({ project }) => project),
modules: modules.map(({ module }) => module),
projectsOfBuilds: builds.map(({ project }) => project),
modulesOfBuilds: builds.map(({ module }) => module),
builds: builds.map(({ build }) => build),
...spanParameters({
fromTs: Math.min(...times) - nearbyMs,
toTs: Math.max(...times) + nearbyMs
})
}
};
}
const distinct = (places, keyOf) => [...new Map(places.map((place) => [JSON.stringify(keyOf(place)), place])).values()];
const maximumGroups = 8;
function groupsOf(places) {
const groups = new Map();
for (const { project, module, ref } of places) {
const key = JSON.stringify([project, ref]);
groups.set(key, {
project,
ref,
modules: [...groups.get(key)?.modules ?? [], module]
});
}
return groups.size > maximumGroups ? void 0 : [...groups.values()];
}
const ofGroup = (index) => `records.project = {groupProject${index}:String} AND records.module IN {groupModules${index}:Array(String)}`;
const oneOf = (conditions) => `records.org = {org:String} AND (${conditions.join(" OR ")})`;
function ofModules(modules) {
return oneOf(groupsOf(modules)?.map((_, index) => ofGroup(index)) ?? ["(records.project, records.module) IN arrayZip({projects:Array(String)}, {modules:Array(String)})"]);
}
function ofBranches(branches) {
return oneOf(groupsOf(branches)?.map((_, index) => `${ofGroup(index)} AND records.ref = {groupRef${index}:String}`) ?? [`records.ref IN {refs:Array(String)} AND (records.project, records.module, records.ref)
    IN arrayZip({projects:Array(String)}, {modules:Array(String)}, {refs:Array(String)})`]);
}
function moduleParameters(org, places) {
const groups = groupsOf(places);
if (groups === void 0) return {
org,
projects: places.map(({ project }) => project),
modules: places.map(({ module }) => module),
refs: places.map(({ ref = "" }) => ref)
};
const named = groups.flatMap(({ project, ref, modules }, index) => [
[`groupProject${index}`, project],
[`groupModules${index}`, [...new Set(modules)]],
...ref === void 0 ? [] : [[`groupRef${index}`, ref]]
]);
return {
org,
...Object.fromEntries(named)
};
}
const filters$15 = {
org: coordinateFilters.org,
project: optional(equalTo("project", "Only modules of this project. Default: all projects."))
};
const modulesSchemas = {
...schemasOf(filters$15),
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(equalTo("ref", `The branch or tag. Default: of each module, ${defaultBranchRule}.`).schema),
brief: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: "With `true`, only the modules with their builds. Flaky tests and causes, which take longer to find, are left out." })),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 200,
description: `The maximum number of flaky tests, and of causes. Default: 20.`
}))
};
const modulesQuery = ({ org, project }) => ({
sql: `SELECT project, module, max(last) AS lastRecord, count() AS pipelines, count() OVER () AS moduleCount
FROM (
  SELECT project, module, max(records.timestamp) AS last
  FROM records
  WHERE ${conditionsOf$1(filters$15, project === void 0 ? { org } : {
org,
project
})}
  GROUP BY records.org, project, module, records.pipeline
  HAVING last >= {oldestTs:Int64}
)
GROUP BY project, module
ORDER BY lastRecord DESC, project, module
LIMIT 100`,
parameters: project === void 0 ? { org } : {
org,
project
},
leavesOutExpired: true
});
const defaultBranchesQuery = (org, modules, span) => ({
sql: defaultBranches$1(ofModules(modules), span),
parameters: {
...moduleParameters(org, modules),
...spanParameters(span)
}
});
const figures$2 = [
"first",
"total",
"passed",
"failed",
"skipped",
"flaky",
"duration",
"longest",
"pull"
];
const ofTests$1 = (figure) => `sumIf(records.${figure}, records.kind = 'test')`;
function buildParts({ columns, ofBuilds, ofModules, range }) {
return `SELECT ${columns.map((name) => `records.${name} AS ${name}, `).join("")}records.build AS part, ${buildRun} AS run, ${ofTests$1("total")} AS tests,
    minIf(records.first, records.kind = 'test') AS first, ${ofTests$1("failed")} AS failed, ${ofTests$1("passed")} AS passed,
    ${ofTests$1("flaky")} AS flaky, ${ofTests$1("skipped")} AS skipped, max(records.pull) AS pullRequest,
    ifNull(${ofTests$1("duration")}, 0) AS testMs, ifNull(maxIf(records.longest, records.kind = 'build'), 0) AS ownMs
  FROM ${summaries({
by: [
...columns,
"kind",
"build",
"jobRun",
"jobAttempt"
],
figures: figures$2,
where: `${ofBuilds} AND records.kind IN ('test', 'build')`,
range
})} AS records
  WHERE ${isNewestAttempt({
ofModules,
columns: columns.filter((name) => name !== "ref"),
range
})}
  GROUP BY ${[...columns, "part"].join(", ")}`;
}
const buildMs = "if(max(ownMs) > 0, max(ownMs), sum(testMs))";
const buildResult = "multiIf(sum(failed) > 0, 'F', sum(flaky) > 0, 'f', sum(passed) > 0, 'P', sum(skipped) > 0, 'S', '-')";
const verdictsSchemas = {
...schemasOf(placeFilters),
ref: equalTo("ref", "The branch or tag to compare with the default branch.").schema,
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 100,
description: `The maximum number of tests with each verdict. Default: 20.`
}))
};
const verdictModulesQuery = (parameters, limit) => {
const place = valuesOf(placeFilters, parameters);
return {
sql: `SELECT project, module, count() OVER () AS moduleCount
FROM (
  SELECT project, module, max(records.timestamp) AS lastRecord
  FROM records
  WHERE ${conditionsOf$1(placeFilters, place)}
  GROUP BY records.org, project, module
)
ORDER BY lastRecord DESC, project, module
LIMIT ${limit}`,
parameters: place
};
};
const earlierBranchesQuery = (org, modules, { toTs }) => ({
sql: `SELECT records.project AS project, records.module AS module, records.ref AS ref, max(records.timestamp) AS lastSeen
FROM records
WHERE ${ofModules(modules)} AND records.kind = 'test' AND records.ref IN ('main', 'master') AND records.timestamp < {toTs:Int64}
GROUP BY project, module, ref
ORDER BY project, module, ref
LIMIT 1 BY project, module`,
parameters: {
...moduleParameters(org, modules),
toTs: spanParameters({
fromTs: 0,
toTs
}).toTs
}
});
const ofRange = (branches) => `${ofModules(branches)} AND ${mayReplace()}`;
const moduleColumns$1 = ["records.project", "records.module"];
const isInRange = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
const verdictBuildsQuery = (org, ref, branches, span) => ({
sql: `SELECT project, module, ref,
  arrayMap(one -> (one.3, one.4, one.2, one.5, one.6)::Tuple(run String, attempts Array(String), start Int64, ms Float64, result String),
    arraySlice(arraySort(groupArray((number, start, run, attempts, ms, result))), -50)) AS newest
FROM (
  SELECT project, module, ref, run, toUInt64OrZero(run) AS number, minIf(first, tests > 0) AS start,
    arraySort(one -> (length(one), one), groupArrayIf(part, tests > 0)) AS attempts,
    ${buildMs} AS ms,
    ${buildResult} AS result
  FROM (
  ${buildParts({
columns: [
"project",
"module",
"ref"
],
ofBuilds: ofBranches(branches),
ofModules: ofModules(branches),
range: quarterRange(span)
})}
  )
  GROUP BY project, module, ref, run
  HAVING sum(tests) > 0 AND (ref = {ref:String} OR max(pullRequest) = '')
)
GROUP BY project, module, ref`,
parameters: {
...moduleParameters(org, branches),
...spanParameters(span),
ref
}
});
const sidesOf = (modules) => modules.flatMap(({ own, base }) => base === void 0 ? [own] : [own, base]);
function lookUp(org, ref, modules, { toTs }) {
const sides = sidesOf(modules);
const places = (builds) => sides.flatMap((side) => builds(side).flatMap(({ attempts }) => attempts.map((build) => ({
...side,
build
}))));
const zipped = (prefix, found) => ({
[`${prefix}Projects`]: found.map(({ project }) => project),
[`${prefix}Modules`]: found.map(({ module }) => module),
[`${prefix}Refs`]: found.map((one) => one.ref),
[`${prefix}Builds`]: found.map(({ build }) => build)
});
const fromTs = Math.min(...sides.flatMap(({ newest }) => newest.map(({ start }) => start)));
return {
sides,
parameters: {
...moduleParameters(org, sides),
...spanParameters({
fromTs,
toTs
}),
ref,
...zipped("all", places(({ newest }) => newest)),
...zipped("last", places(({ newest }) => newest.slice(-1)))
}
};
}
const isOneOf = (prefix) => `(records.project, records.module, records.ref, records.build) IN arrayZip({${prefix}Projects:Array(String)}, {${prefix}Modules:Array(String)}, {${prefix}Refs:Array(String)}, {${prefix}Builds:Array(String)})`;
function verdictsQuery(org, ref, modules, span, limit) {
const { sides, parameters } = lookUp(org, ref, modules, span);
const ofTests = `${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange}`;
return {
sql: `SELECT project, module, verdict, count() AS tests, groupArraySorted(${limit})(testId) AS testIds
FROM (
  SELECT project, module, testId, multiIf(NOT failsNow, 'fixed', isQuarantined, 'quarantined', failsOnBase, 'known', isFlaky, 'flaky', 'new') AS verdict,
    max(isNow AND outcome = 'F') AS failsNow, max(isNow AND outcome IN ('P', 'f')) AS passesNow, max(isBaseNow AND outcome = 'F') AS failsOnBase,
    max(isBase AND outcome = 'f') AS isFlaky, max(isNow AND isExcused) AS isQuarantined
  FROM (
    WITH ${repeatsOf(ofRange(sides))}
    SELECT records.project AS project, records.module AS module, records.id AS testId, ${buildRun} AS run, records.ref != {ref:String} AS isBase,
      max(${isOneOf("last")}) AS isLast, isLast AND NOT isBase AS isNow, isLast AND isBase AS isBaseNow,
      countIf(records.status = 'failed' AND records.quarantine != '') > 0 AS isExcused, ${outcome} AS outcome
    FROM records
    WHERE ${ofTests} AND ${isOneOf("all")} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns$1)}
      AND records.id GLOBAL IN (SELECT records.id FROM records WHERE ${ofTests} AND records.status = 'failed' AND ${isOneOf("last")})
    GROUP BY project, module, testId, isBase, run
  )
  GROUP BY project, module, testId
  HAVING failsNow OR (failsOnBase AND passesNow)
)
GROUP BY project, module, verdict`,
parameters
};
}
const textLength$1 = 2e3;
function verdictResultsQuery(org, ref, modules, span, tests) {
const { sides, parameters } = lookUp(org, ref, modules, span);
const ofLast = (value, condition = "true") => `argMaxIf(${value}, (records.timestamp, records.arrived), ${isOneOf("last")} AND ${condition})`;
const text = (column) => ofLast(`leftUTF8(records.${column}, ${textLength$1})`, "records.status = 'failed'");
return {
sql: `SELECT project, module, testId, toBool(isBase) AS isBase, groupArray((run, outcome)::Tuple(run String, outcome String)) AS results,
  max(name) AS name, max(suite) AS suite, max(owners) AS owners, max(message) AS message, max(details) AS details
FROM (
  WITH ${repeatsOf(ofRange(sides))}
  SELECT records.project AS project, records.module AS module, records.id AS testId, records.ref != {ref:String} AS isBase, ${buildRun} AS run,
    ${outcome} AS outcome, max(records.name) AS name, max(records.suite) AS suite, ${ofLast("records.owners")} AS owners,
    ${text("message")} AS message, ${text("details")} AS details
  FROM records
  WHERE ${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange} AND ${isOneOf("all")}
    AND records.id IN {testIds:Array(String)} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns$1)}
  GROUP BY project, module, testId, isBase, run
)
GROUP BY project, module, testId, isBase`,
parameters: {
...parameters,
testIds: [...new Set(tests.map(({ testId }) => testId))]
}
};
}
function lastTestsQuery(org, ref, modules, span) {
const { sides, parameters } = lookUp(org, ref, modules.map((one) => ({
...one,
base: void 0
})), span);
return {
sql: `SELECT project, module, count() AS tests, countIf(outcome = 'f') AS flakyTests
FROM (
  WITH ${repeatsOf(ofRange(sides))}
  SELECT records.project AS project, records.module AS module, records.id AS testId, ${outcome} AS outcome
  FROM records
  WHERE ${ofBranches(sides)} AND records.kind = 'test' AND ${isInRange} AND ${isOneOf("last")} AND ${isOfNewestAttemptOf(ofRange(sides), moduleColumns$1)}
  GROUP BY project, module, testId
)
GROUP BY project, module`,
parameters
};
}
const dayMs = 864e5;
const maximumBuckets = 1e4;
const int64$1 = (description, minimum) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ minimum })
}));
const spanSchemas = {
fromTs: int64$1("Start of the range in Unix ms. Default: 30 days before `toTs`."),
toTs: int64$1("End of the range in Unix ms, exclusive. Default: now.")
};
const rangeParameters = {
...spanSchemas,
interval: int64$1(`Length of a bucket in ms. Buckets start at multiples of it since the epoch, and a range may have at most ${maximumBuckets}. Default: one day, or the smallest number of days that keeps the limit.`, 1)
};
function spanOf({ fromTs, toTs }, now, names = {
fromTs: "fromTs",
toTs: "toTs"
}) {
const end = toTs ?? now;
const begin = fromTs ?? end - 30 * dayMs;
if (begin > end) {
const message = `${begin} must not be later than "${names.toTs}", which is ${end}${toTs === void 0 ? " (now)" : ""}.`;
throw parameterProblem({
name: names.fromTs,
message
});
}
return {
fromTs: begin,
toTs: end
};
}
function bucketsOf({ interval: givenInterval, ...given }, now) {
const { fromTs: begin, toTs: end } = spanOf(given, now);
const interval = givenInterval ?? defaultInterval(begin, end);
const count = countBuckets(begin, end, interval);
if (count > maximumBuckets) throw parameterProblem({
name: "interval",
message: `The range has ${count} buckets of ${interval} ms, but at most ${maximumBuckets} are allowed. Use a longer interval or a shorter range.`
});
return {
fromTs: begin,
toTs: end,
interval
};
}
const withSpan = (given, now) => ({
...given,
...spanOf(given, now)
});
const withBuckets = (given, now) => ({
...given,
...bucketsOf(given, now)
});
const countBuckets = (begin, end, interval) => Math.floor((end - 1) / interval) - Math.floor(begin / interval) + 1;
function defaultInterval(begin, end) {
let days = Math.max(1, Math.ceil((end - begin) / (maximumBuckets * dayMs)));
while (countBuckets(begin, end, days * dayMs) > maximumBuckets) days += 1;
return days * dayMs;
}
const causeMessageLength = 2e3;
const cause = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
cause: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The cause, as in the records of its failures." }),
title: knownText(`The first line of the message, or else of the details, of its last failure, at most 200 characters.`),
message: knownText(`The message of its last failure, at most ${causeMessageLength.toLocaleString("en")} characters.`),
builds: count("Builds in which a test failed for this cause."),
tests: count("Tests that failed for this cause."),
failures: count("Failures with this cause."),
...seenFields("failure"),
lastTest: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String())
}, { description: "The test of that failure." })
});
const failureCausesAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ causes: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(cause, { maxItems: 500 }) });
const firstFullLine = (text) => /\S.*/.exec(text)?.[0].trimEnd();
const causeTitle = ({ message, details }) => [...firstFullLine(message) ?? firstFullLine(details) ?? ""].slice(0, 200).join("") || void 0;
const defaultBranchIn = ({ inRange, usual }) => inRange === "main" || inRange === "master" ? inRange : usual?.ref ?? (inRange === "" ? void 0 : inRange);
function basisOf(asked, candidates, fromTs, builds) {
const ref = defaultBranchIn(candidates);
if (ref === void 0) return {
kind: "unknown",
ref
};
if (ref === asked) return {
kind: "default",
ref
};
if (builds > 0) return {
kind: "compared",
ref
};
const { usual } = candidates;
return {
kind: usual?.ref === ref && usual.lastSeen < fromTs ? "old" : "unbuilt",
ref
};
}
const dataQuery = (query) => query;
function createSightings(facts) {
const factsOf = new Map(facts.map((fact) => [fact.build, fact]));
return (build = "") => sightedBuild(build, factsOf.get(build));
}
function createModuleSightings(facts) {
const factsOf = new Map(facts.map((row) => [moduleBuildKey(row), row]));
const sightingIn = (build) => sightedBuild(build.build, factsOf.get(moduleBuildKey(build)));
return {
sightingIn,
changeIn(build) {
const { commitMessage = "", author = "" } = factsOf.get(moduleBuildKey(build)) ?? {};
return {
...sightingIn(build),
commitMessage: firstFullLine(commitMessage),
author: firstFullLine(author)
};
},
pipelineIn: (build) => factsOf.get(moduleBuildKey(build))?.pipeline ?? ""
};
}
const moduleBuildKey = ({ project, module, build }) => JSON.stringify([
project,
module,
build
]);
const sightedBuild = (build, facts) => ({
build,
commit: facts?.commit || void 0,
url: facts?.url || void 0
});
const momentOf = (id, timestamp) => `${timestamp} ${id}`;
const lastBuildOf = ({ build, commit, url }) => ({
lastBuild: build,
lastCommit: commit,
lastUrl: url
});
const seenOf = ({ firstSeen, first, lastSeen, last }) => ({
firstSeen,
firstBuild: first.build,
firstCommit: first.commit,
firstUrl: first.url,
lastSeen,
...lastBuildOf(last)
});
async function readBranchVerdicts(source, parameters) {
const run = queryReader(source);
const { org, ref, fromTs, toTs, limit = 20 } = parameters;
const span = {
fromTs,
toTs
};
const found = await run(verdictModulesQuery(parameters, 100));
if (found.length === 0) return {
modules: [],
moreModules: 0,
tests: []
};
const sides = await readSides(run, parameters, found);
const built = sides.filter(({ own, basis }) => own.newest.length > 0 && basis.kind !== "default");
const red = built.filter(({ own, base }) => [own, base].some((side) => side?.newest.at(-1)?.result === "F"));
const [last, judged] = await Promise.all([built.length === 0 ? [] : run(lastTestsQuery(org, ref, built, span)), red.length === 0 ? [] : run(verdictsQuery(org, ref, red, span, limit))]);
const verdicts = verdictsOf(judged, red);
const listed = branchVerdictNames.flatMap((verdict) => listedTests(verdicts, verdict, limit));
const tests = testsOf(listed, listed.length === 0 ? [] : await run(verdictResultsQuery(org, ref, red, span, listed)), red);
const sinceBuilds = [...built.flatMap((side) => [
failedInRow$2(side.own)[0],
side.own.newest.at(-1),
side.base && failedInRow$2(side.base)[0]
].map(placed(side))), ...tests.map(({ place, since }) => placed(place)(since[0]))].flat();
const { changeIn } = createModuleSightings(sinceBuilds.length === 0 ? [] : await run(moduleFactsQuery(org, sinceBuilds)));
const start = (place, builds) => builds[0] && {
...changeOf$1(changeIn, place, builds[0]),
builds: builds.length
};
const lastOf = new Map(last.map((row) => [moduleKey(row), row]));
return {
modules: sides.map((side) => {
const { project, module, own, base, basis, lastSeen } = side;
const newest = own.newest.at(-1);
const counted = verdicts.filter((row) => moduleKey(row) === moduleKey(side));
const countOf = (verdict) => counted.find((row) => row.verdict === verdict)?.tests ?? 0;
const { tests: testCount = 0, flakyTests = 0 } = lastOf.get(moduleKey(side)) ?? {};
const isJudged = basis.kind !== "default";
return {
project,
module,
basis: basis.kind,
baseRef: basis.ref,
baseLastSeen: basis.kind === "old" ? lastSeen : void 0,
builds: own.newest.length,
results: lettersOf(own),
baseResults: base === void 0 ? "" : lettersOf(base),
firstBuild: own.newest[0]?.start,
lastBuild: newest && isJudged ? changeOf$1(changeIn, side, newest) : newest && {
timestamp: newest.start,
build: nameOf(newest)
},
failing: isJudged ? start(side, failedInRow$2(own)) : void 0,
baseFailing: base === void 0 || own.newest.length === 0 ? void 0 : start(side, failedInRow$2(base)),
tests: testCount,
flakyTests,
counts: Object.fromEntries(branchVerdictNames.map((name) => [name, countOf(name)])),
duration: medianOf(own.newest),
baseDuration: medianOf(base?.newest ?? [])
};
}),
moreModules: (found[0]?.moduleCount ?? 0) - found.length,
tests: tests.map(({ test, place, since }) => ({
...test,
since: start(place, since)
}))
};
}
async function readSides(run, { org, ref, fromTs, toTs }, modules) {
const span = {
fromTs,
toTs
};
const defaults = byModule(await run(defaultBranchesQuery(org, modules, span)));
const inRangeOf = (place) => defaults.get(moduleKey(place))?.ref ?? "";
const others = modules.filter((place) => !["main", "master"].includes(inRangeOf(place)));
const usual = byModule(others.length === 0 ? [] : await run(earlierBranchesQuery(org, others, span)));
const candidates = modules.map(({ project, module }) => {
const place = {
project,
module
};
const found = {
inRange: inRangeOf(place),
usual: usual.get(moduleKey(place))
};
return {
place,
found,
baseRef: defaultBranchIn(found)
};
});
const branches = candidates.flatMap(({ place, baseRef }) => [{
...place,
ref
}, ...baseRef === void 0 || baseRef === ref ? [] : [{
...place,
ref: baseRef
}]]);
const rows = await run(verdictBuildsQuery(org, ref, branches, span));
const rowOf = new Map(rows.map((row) => [JSON.stringify([
row.project,
row.module,
row.ref
]), row]));
return candidates.map(({ place, found, baseRef }) => {
const { project, module } = place;
const own = rowOf.get(JSON.stringify([
project,
module,
ref
])) ?? {
...place,
ref,
newest: []
};
const base = baseRef === void 0 || baseRef === ref ? void 0 : rowOf.get(JSON.stringify([
project,
module,
baseRef
]));
const basis = basisOf(ref, found, fromTs, base?.newest.length ?? 0);
return {
...place,
own,
base,
basis,
lastSeen: found.usual?.lastSeen
};
});
}
const medianOf = (builds) => quartilesOf(builds.map(({ ms }) => ms).filter((ms) => ms > 0)).median;
const lettersOf = ({ newest }) => newest.map(({ result }) => result).join("");
const nameOf = ({ attempts, run }) => attempts.at(-1) ?? run;
const failedInRow$2 = ({ newest }) => newest.slice(newest.findLastIndex(({ result }) => result !== "F") + 1);
const placed = ({ project, module }) => (build) => build === void 0 ? [] : [{
project,
module,
build: nameOf(build),
time: build.start
}];
const changeOf$1 = (changeIn, { project, module }, build) => ({
timestamp: build.start,
...changeIn({
project,
module,
build: nameOf(build)
})
});
function verdictsOf(rows, sides) {
return sides.flatMap((side) => {
return rows.filter((row) => moduleKey(row) === moduleKey(side)).map((row) => row.verdict === "new" && side.basis.kind !== "compared" ? {
...row,
verdict: "failed"
} : row);
});
}
const listedTests = (rows, wanted, limit) => rows.filter(({ verdict }) => verdict === wanted).flatMap(({ project, module, verdict, testIds }) => testIds.map((testId) => ({
project,
module,
verdict,
testId
}))).slice(0, limit);
function testsOf(listed, rows, sides) {
const sideOf = new Map(sides.map((side) => [moduleKey(side), side]));
const rowOf = new Map(rows.map((row) => [`${row.isBase} ${testKey(row)}`, row]));
return listed.map((place) => {
const { project, module, verdict, testId } = place;
const { own, base } = sideOf.get(moduleKey(place)) ?? {};
const [ownRow, baseRow] = [false, true].map((isBase) => rowOf.get(`${isBase} ${testKey(place)}`));
const results = resultsIn(own?.newest ?? [], ownRow);
const baseResults = resultsIn(base?.newest ?? [], baseRow);
const isOfBase = verdict === "known" || verdict === "fixed";
const { name = "", suite = [], owners = [], message = "", details = "" } = ownRow ?? {};
return {
test: {
project,
module,
verdict,
testId,
name,
suite,
owners,
results,
baseResults,
message: verdict === "fixed" ? void 0 : causeTitle({
message,
details
}) || void 0
},
place,
since: isOfBase ? failuresInRow(base?.newest ?? [], baseResults) : failuresInRow(own?.newest ?? [], results)
};
}).toSorted((one, other) => rankOf(one.test) - rankOf(other.test) || compareNames(one.test, other.test));
}
const rankOf = ({ verdict }) => branchVerdictNames.indexOf(verdict);
const compareNames = (one, other) => {
const [first, second] = [one, other].map(({ project, module, suite, name, testId }) => JSON.stringify([
project,
module,
suite,
name,
testId
]));
return first < second ? -1 : 1;
};
const resultsIn = (builds, row) => {
const outcomes = new Map(row?.results.map(({ run, outcome }) => [run, outcome]));
return builds.map(({ run }) => outcomes.get(run) ?? "-").join("");
};
function failuresInRow(builds, results) {
const passed = Math.max(results.lastIndexOf("P"), results.lastIndexOf("f"));
const first = results.indexOf("F", passed + 1);
return first === -1 ? [] : builds.slice(first);
}
const testsVerdicts = dataQuery({
path: "/v1/data/tests/verdicts",
summary: "The failing tests of a branch, compared with the default branch",
description: "Judges each test that failed in the last build of a branch by the last builds of the default branch, in one module or in all modules of a project or an organisation.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...verdictsSchemas
}),
answer: branchVerdictsAnswer,
answerDescription: "The modules, the ones with the latest records first, and the failing and fixed tests.",
prepare: withSpan,
read: readBranchVerdicts
});
const branch = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The branch or tag." }),
builds: count("Builds with a test on it. The attempts of a build count as one."),
lastSeen: time("The time of the last test on it."),
...buildFields("last", "The newest build: the one with the largest number, or else the last one that started."),
lastStatus: status("The status of the tests of that build. If a job was run again, only its newest attempt counts.")
});
const branchesAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ branches: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(branch, { maxItems: 500 }) });
function buildStatus({ failed, cancelled, passed, skipped }) {
if (failed > 0) return "failed";
if (cancelled > 0) return "cancelled";
if (passed > 0) return "successful";
return skipped > 0 ? "skipped" : "unknown";
}
const defaultBranches = 50;
const branchesSchemas = {
...schemasOf(coordinateFilters),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 500,
description: `The maximum number of branches. Default: ${defaultBranches}.`
}))
};
const branchesQuery = ({ limit = defaultBranches, ...parameters }) => ({
sql: `WITH (toUInt64OrZero(run), start) AS position
SELECT ref, count() AS builds, max(last) AS lastSeen, argMax(name, position) AS build, argMax(start, position) AS buildStart, argMax(buildFailed, position) AS failed,
  argMax(buildPassed, position) AS passed, argMax(buildSkipped, position) AS skipped, argMax(buildCancelled, position) AS cancelled
FROM (
  SELECT records.ref AS ref, ${buildRun} AS run, min(records.first) AS start, max(records.last) AS last,
    argMax(records.build, (records.last, records.build)) AS name, sum(records.failed) AS buildFailed, sum(records.passed) AS buildPassed,
    sum(records.skipped) AS buildSkipped, sum(records.cancelled) AS buildCancelled
  FROM ${summaries({
by: [
"ref",
"build",
"jobRun",
"jobAttempt"
],
figures: [
"first",
"last",
"failed",
"passed",
"skipped",
"cancelled"
],
where: `${conditionsOf$1(coordinateFilters, parameters)} AND records.kind = 'test' AND records.ref != ''`,
range: quarterRange(parameters)
})} AS records
  WHERE ${isNewestAttempt({
ofModules: conditionsOf$1(coordinateFilters, parameters),
range: quarterRange(parameters)
})}
  GROUP BY ref, run
)
GROUP BY ref
ORDER BY lastSeen DESC, ref
LIMIT ${limit}`,
parameters: {
...parameters,
...spanParameters(parameters)
}
});
async function readBranches(source, parameters) {
const rows = queryReader(source);
const found = await rows(branchesQuery(parameters));
if (found.length === 0) return { branches: [] };
const places = found.map(({ build, buildStart }) => ({
build,
timestamp: buildStart
}));
const sightingIn = createSightings(await rows(buildFactsQuery(parameters, places)));
return { branches: found.map(({ ref, builds, lastSeen, build, buildStart: _, ...counts }) => ({
ref,
builds,
lastSeen,
...lastBuildOf(sightingIn(build)),
lastStatus: buildStatus(counts)
})) };
}
const branches = dataQuery({
path: "/v1/data/branches",
summary: "Branches of a module",
description: "Lists the branches and tags on which tests of a module ran, with their newest builds. Tests without a branch are left out.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...branchesSchemas
}),
answer: branchesAnswer,
answerDescription: "The branches, the ones with the last tests first. The list is empty if nothing was recorded.",
prepare: withSpan,
read: readBranches
});
const withoutReadAhead = "read_in_order_use_buffering = 0";
const orderedReading = [
"max_threads = 1",
withoutReadAhead,
"max_block_size = 8192"
];
const parallelReading = ["optimize_read_in_order = 0"];
async function readMainBranch(source, { org, project, module, fromTs, toTs }) {
return (await queryReader(source, orderedReading)(isMainQuery({
org,
project,
module,
fromTs,
toTs
}))).length > 0 ? "main" : void 0;
}
async function readBuilds$1(source, parameters) {
const rows = queryReader(source);
const { testId = [] } = parameters;
const ref = parameters.ref ?? await readMainBranch(source, parameters);
const found = await rows(buildsQuery(ref === void 0 ? parameters : {
...parameters,
ref
}));
if (found.length === 0) return {
builds: [],
tests: []
};
const places = found.flatMap(({ attempts, timestamp }) => attempts.map((build) => ({
build,
timestamp
})));
const [facts, tests] = await Promise.all([rows(buildFactsQuery(parameters, places)), testId.length === 0 ? [] : rows(buildsTestsQuery(parameters, found, testId))]);
const factsOf = new Map(facts.map((each) => [each.build, each]));
const builds = found.map((row) => buildOf$1(row, row.attempts.flatMap((name) => factsOf.get(name) ?? []).at(-1)));
return {
ref: found[0]?.ref,
builds,
tests
};
}
const builds$2 = dataQuery({
path: "/v1/data/builds",
summary: "The last builds of a branch",
description: "Returns the newest builds of a branch that ran tests of a module, the oldest first, and the results of some tests in them. A job that ran again counts with its newest attempt. Builds of pull requests are left out.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...buildsSchemas
}),
answer: buildsAnswer,
answerDescription: "The builds, the oldest first. The list is empty if the branch has none in the range.",
prepare: withSpan,
read: readBuilds$1
});
const buildOf$1 = (row, facts) => ({
build: row.attempts.at(-1) ?? row.run,
attempts: row.attempts,
timestamp: row.timestamp,
status: buildStatus(row),
commit: facts?.commit || void 0,
commitMessage: firstFullLine(facts?.commitMessage ?? ""),
author: firstFullLine(facts?.author ?? ""),
url: facts?.url || void 0,
failedCount: row.failed,
flakyCount: row.flaky,
skippedCount: row.skipped,
totalCount: row.total
});
const slowdown = {
tolerance: .05,
minimumRuns: 5,
minimumMs: 10
};
const duration$1 = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description
});
const test$1 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
before: duration$1("The median duration of the runs that passed in the older selection in ms; 0 if it is unknown."),
after: duration$1("The same in the newer selection."),
timestamp: time("The last run in the newer selection. If the test is gone, the last run in the older one."),
owners: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), { description: "The owners of its file in CODEOWNERS, by its newest run in either range. Absent if they are unknown." }))
});
const group$1 = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
count: count("All tests of the group."),
tests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(test$1, { maxItems: 100 })
}, { description });
const groups = {
broken: group$1("The last run in a job failed, and the last run in each job of the older selection did not."),
fixed: group$1("The last run in a job of the older selection failed, and the last run in each job of the newer one did not."),
slower: group$1(`The median became at least ${100 * slowdown.tolerance} % and ${slowdown.minimumMs} ms longer and is outside of the middle half of the other runs. Each selection has at least ${slowdown.minimumRuns} runs that passed.`),
faster: group$1("The median became shorter, by the same rules."),
new: group$1("Ran only in the newer selection."),
gone: group$1("Ran only in the older selection.")
};
const differences = Object.keys(groups);
const comparisonAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
testCount: count("The tests of the newer selection."),
failingCount: count("The tests whose last run in a job failed in both selections."),
...groups
});
const filters$14 = {
...placeFilters,
ref: optional(equalTo("ref", ""))
};
const newestRun = "(records.timestamp, records.arrived)";
const ofNewestRun = (value) => `argMax(${value}, ${newestRun})`;
const ofOwner = (records) => `(records.project, records.module, records.id) GLOBAL IN (
    SELECT records.project, records.module, records.id FROM records WHERE ${records}
    GROUP BY records.project, records.module, records.id HAVING has(${ofNewestRun("records.owners")}, {owner:String}))`;
function newestRunsQuery(parameters, ids) {
return {
sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, ${ofNewestRun("records.owners")} AS owners,
  ${ofNewestRun("toBool(records.quarantine != '')")} AS quarantined
FROM records
WHERE ${conditionsOf$1(filters$14, parameters)} AND records.kind = 'test' AND ${inRange} AND records.id IN {ids:Array(String)}
GROUP BY project, module, testId`,
parameters: {
...valuesOf(filters$14, parameters),
...spanParameters(parameters),
ids
}
};
}
const everyTest = "every";
const failingTest = "failing";
const defaultCompared = 20;
const compareSchemas = {
...schemasOf(coordinateFilters),
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(nameSchema("Only runs on this branch or tag. Default: any.")),
baseRef: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(nameSchema("The same for the runs to compare with. Default: any.")),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 100,
description: `The maximum number of tests of each difference. Default: ${defaultCompared}.`
}))
};
const ofModule$1 = conditionsOf$1(coordinateFilters, coordinateFilters);
const ofBoth = `${ofModule$1} AND (${mayReplace()} OR ${mayReplace("{baseFromTs:Int64}", "{baseToTs:Int64}")})`;
const selected = (ref, prefix) => {
const name = (text) => prefix === "" ? text : `${prefix}${text[0]?.toUpperCase()}${text.slice(1)}`;
const range = `records.timestamp >= {${name("fromTs")}:Int64} AND records.timestamp < {${name("toTs")}:Int64}`;
return `(${ref === void 0 ? "" : `records.ref = {${name("ref")}:String} AND `}${range})`;
};
const isDecided = `records.status IN ('successful', 'failed')`;
const isTimed$1 = `records.status = 'successful' AND isNotNull(records.duration)`;
const levels$2 = "0.25, 0.5, 0.75";
const ofJob = (suffix) => {
const last = `argMaxIf(records.status = 'failed', (records.timestamp, records.arrived), is${suffix} AND ${isDecided})`;
return `countIf(is${suffix}) AS count${suffix}, countIf(is${suffix} AND ${isDecided}) AS decided${suffix}, ${last} AS failed${suffix},
    maxIf(records.timestamp, is${suffix}) AS last${suffix}, countIf(is${suffix} AND ${isTimed$1}) AS timed${suffix},
    quantilesExactInclusiveStateIf(${levels$2})(assumeNotNull(records.duration), is${suffix} AND ${isTimed$1}) AS durations${suffix}`;
};
const ofTest$1 = (suffix) => `sum(count${suffix}) AS runs${suffix}, sum(decided${suffix}) AS known${suffix}, max(failed${suffix}) AS isFailing${suffix}, max(last${suffix}) AS seen${suffix},
    sum(timed${suffix}) AS samples${suffix},
    arrayMap(one -> if(isFinite(one), one, 0), quantilesExactInclusiveMerge(${levels$2})(durations${suffix})) AS quartiles${suffix}`;
const isLonger$1 = (one, other) => `(samplesNew >= ${slowdown.minimumRuns} AND samplesOld >= ${slowdown.minimumRuns}
      AND ${one}[2] > ${1 + slowdown.tolerance} * ${other}[2] AND ${one}[2] - ${other}[2] >= ${slowdown.minimumMs}
      AND ${one}[2] > ${other}[3] AND ${other}[2] < ${one}[1])`;
const conditions = {
broken: "knownNew > 0 AND isFailingNew AND NOT (knownOld > 0 AND isFailingOld)",
fixed: "knownNew > 0 AND knownOld > 0 AND isFailingOld AND NOT isFailingNew",
slower: isLonger$1("quartilesNew", "quartilesOld"),
faster: isLonger$1("quartilesOld", "quartilesNew"),
new: "runsOld = 0",
gone: "runsNew = 0"
};
function compareQuery({ limit = defaultCompared, base, ...parameters }) {
const { ref, baseRef } = parameters;
const { fromTs: baseFromTs, toTs: baseToTs } = spanParameters(base);
return {
sql: `SELECT difference, all, testId, before, after, timestamp
FROM (
  SELECT arrayJoin(differences) AS difference, testId, quartilesOld[2] AS before, quartilesNew[2] AS after,
    if(runsNew = 0, seenOld, seenNew) AS timestamp, count() OVER (PARTITION BY difference) AS all,
    if(difference IN ('slower', 'faster'), abs(after - before), toFloat64(timestamp)) AS weight
  FROM (
    SELECT *, arrayConcat(${Object.entries({
...conditions,
[everyTest]: "runsNew > 0",
[failingTest]: "knownNew > 0 AND isFailingNew AND knownOld > 0 AND isFailingOld"
}).map(([name, condition]) => `if(${condition}, ['${name}'], [])`).join(",\n      ")}) AS differences
    FROM (
      SELECT testId, ${ofTest$1("New")},
        ${ofTest$1("Old")}
      FROM (
        WITH ${repeatsOf(ofBoth)},
          ${selected(ref, "")} AS isNew,
          ${selected(baseRef, "base")} AS isOld
        SELECT records.id AS testId, ${ofJob("New")},
          ${ofJob("Old")}
        FROM records
        WHERE ${ofModule$1} AND records.kind = 'test' AND (isNew OR isOld) AND ${isOfNewestAttemptOf(ofBoth)}
        GROUP BY testId, records.pipeline, records.job
      )
      GROUP BY testId
    )
  )
  WHERE notEmpty(differences)
)
ORDER BY indexOf([${differences.map((name) => `'${name}'`).join(", ")}], difference), weight DESC, testId
LIMIT ${limit} BY difference`,
parameters: {
...parameters,
...spanParameters(parameters),
baseFromTs,
baseToTs
}
};
}
function comparedNamesQuery({ base, ...parameters }, testIds) {
const { org, project, module, fromTs, toTs } = parameters;
const { fromTs: baseFromTs, toTs: baseToTs } = spanParameters(base);
return {
sql: `SELECT records.id AS testId, max(records.name) AS name, max(records.suite) AS suite,
  ${ofNewestRun("records.owners")} AS owners
FROM records
WHERE ${ofModule$1} AND records.kind = 'test'
  AND (${selected(void 0, "")} OR ${selected(void 0, "base")}) AND records.id IN {testIds:Array(String)}
GROUP BY testId`,
parameters: {
org,
project,
module,
testIds,
baseFromTs,
baseToTs,
...spanParameters({
fromTs,
toTs
})
}
};
}
async function readComparison(source, parameters) {
const rows = queryReader(source);
const found = await rows(compareQuery(parameters));
const differing = found.filter(({ difference }) => difference !== "every" && difference !== "failing");
const testIds = [...new Set(differing.map(({ testId }) => testId))];
const names = testIds.length === 0 ? [] : await rows(comparedNamesQuery(parameters, testIds));
const nameOf = new Map(names.map((named) => [named.testId, named]));
const testOf = ({ testId, before, after, timestamp }) => {
const { name = "", suite = [], owners = [] } = nameOf.get(testId) ?? {};
return {
testId,
name,
suite,
before,
after,
timestamp,
owners: owners.length === 0 ? void 0 : owners
};
};
const countOf = (name) => found.find(({ difference }) => difference === name)?.all ?? 0;
const group = (name) => {
const own = differing.filter(({ difference }) => difference === name);
return {
count: own[0]?.all ?? 0,
tests: own.map(testOf)
};
};
return {
testCount: countOf(everyTest),
failingCount: countOf(failingTest),
broken: group("broken"),
fixed: group("fixed"),
slower: group("slower"),
faster: group("faster"),
new: group("new"),
gone: group("gone")
};
}
const testsCompare = dataQuery({
path: "/v1/data/tests/compare",
summary: "Tests that differ between two branches or periods",
description: "Compares the tests of a module in two selections of runs: a newer one, given by `ref`, `fromTs` and `toTs`, and an older one, given by `baseRef`, `baseFromTs` and `baseToTs`. A job that ran again counts with its newest attempt.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
baseFromTs: int64$1("Start of the range of the older selection in Unix ms. Default: `fromTs`."),
baseToTs: int64$1("End of the range of the older selection in Unix ms, exclusive. Default: `toTs`."),
...compareSchemas
}),
answer: comparisonAnswer,
answerDescription: "The tests that differ, in groups. Slower and faster tests are ordered by the change of the median, the largest first, and others by the time of the last run, the newest first. A test may be in several groups.",
prepare({ fromTs, toTs, baseFromTs, baseToTs, ...parameters }, now) {
const span = spanOf((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
fromTs,
toTs
}), now);
const names = {
fromTs: "baseFromTs",
toTs: "baseToTs"
};
return {
...parameters,
...span,
base: spanOf({
fromTs: baseFromTs ?? span.fromTs,
toTs: baseToTs ?? span.toTs
}, now, names)
};
},
read: readComparison
});
const maximumCoordinates = 2e3;
const entry = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
org: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
module: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
pipeline: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "Empty if the records do not name a pipeline." }),
timestamp: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description: "The time of the latest record in Unix ms."
})
});
const coordinatesAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ coordinates: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(entry, { maxItems: maximumCoordinates }) });
const selectList = (columns, leftOut = []) => Object.entries(columns).filter(([name]) => !leftOut.includes(name)).map(([name, expression]) => `${expression} AS ${name}`).join(",\n  ");
const filters$13 = { org: coordinateFilters.org };
const keyFilters = {
...filters$13,
project: coordinateFilters.project
};
const columns$2 = {
org: "records.org",
project: "records.project",
module: "records.module",
pipeline: "records.pipeline",
timestamp: "max(records.timestamp)"
};
const coordinatesQuery = (parameters) => ({
sql: `SELECT ${selectList(columns$2)}
FROM records
WHERE ${conditionsOf$1(keyFilters, parameters)}
GROUP BY org, project, module, pipeline
HAVING timestamp >= {oldestTs:Int64}
ORDER BY timestamp DESC, project, module, pipeline
LIMIT ${maximumCoordinates}`,
parameters: { ...parameters },
leavesOutExpired: true
});
const coordinates$1 = dataQuery({
path: "/v1/data/coordinates",
summary: "Projects, modules and pipelines",
description: "Lists the projects, modules and pipelines that the organisation of the key has records of.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ org: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional({
...schemasOf(filters$13).org,
description: "The organisation. Default: the organisation of the key."
}) }),
answer: coordinatesAnswer,
answerDescription: `The ${maximumCoordinates} coordinates with the latest records, the latest first.`,
prepare: (given) => given,
read: (source, parameters) => jsonDocument(source, "coordinates", coordinatesQuery(parameters))
});
const leftOutFields = new Set([
"sourceLocation",
"producer",
"isStartEstimated",
"isLastSkipped",
"former",
"expected",
"actual"
]);
const evidenceFields = [
"steps",
"stepsLeftOut",
"attachments",
"attachmentsLeftOut"
];
async function readPage(source, query) {
const stream = await queryLines(source, query, [withoutReadAhead]);
const lines = await (0, node_stream_consumers__WEBPACK_IMPORTED_MODULE_30__.text)(stream).catch((error) => {
throw (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.d)(error);
});
return {
rows: lines.split("\n").flatMap((line) => line === "" ? [] : [JSON.parse(line)]),
length: lines.length
};
}
async function startedIteration(items) {
const first = await items.next();
return (async function* () {
if (first.done) return;
yield first.value;
yield* items;
})();
}
const shownDays = 30;
const areStepsShown = `records.stored > now() - toIntervalDay(${shownDays})`;
const intervalMs = 864e5;
function createStepExpiry({ client, isFull }, layout) {
let startedMs = Number.NEGATIVE_INFINITY;
let running = Promise.resolve();
const clear = async () => {
for (const partition of await expiredPartitions()) await client.command({ query: `ALTER TABLE ${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.g)(layout)}${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.h)(layout)} CLEAR COLUMN evidence IN PARTITION ${partition}` });
};
const expiredPartitions = async () => {
const { cluster, database } = layout;
const parts = cluster === void 0 ? "system.parts_columns" : `clusterAllReplicas('${cluster}', system.parts_columns)`;
return (await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, `SELECT DISTINCT partition FROM ${parts}
WHERE database = '${database}' AND table = '${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.g)(layout)}' AND active AND column = 'evidence'
  AND partition < toString(toYYYYMM(now() - toIntervalDay(${shownDays}))) ORDER BY partition`)).map(({ partition }) => partition);
};
return {
runIfDue() {
if (performance.now() - startedMs < intervalMs || isFull()) return;
startedMs = performance.now();
running = clear().catch(() => {});
},
close: () => running
};
}
const pageLength = 4194304;
const firstRows = 1e3;
const maximumRows = 2e4;
const exportRecords = { read: (source, parameters) => startedIteration(exportedRecords((query) => readPage(source, query), parameters)) };
const optionalCounters = new Set([
"line",
"column",
"attempt",
"size"
]);
const documents = new Set(["attempts", "quarantine"]);
const coordinates = new Set([
"org",
"project",
"module",
"pipeline",
"job",
"build",
"ref"
]);
async function* exportedRecords(run, { org, project }) {
const { rows } = await run({
sql: `SELECT project, module FROM records WHERE records.org = {org:String}${project === void 0 ? "" : " AND records.project = {project:String}"} GROUP BY project, module ORDER BY project, module`,
parameters: project === void 0 ? { org } : {
org,
project
}
});
for (const place of rows) for (const kind of Object.keys(_validate_mjs__WEBPACK_IMPORTED_MODULE_7__.a)) yield* recordsOfKind(run, {
...place,
org
}, kind);
}
async function* recordsOfKind(run, place, kind) {
const recordOf = recordReader(kind);
let [timestamp, arrived, maximum] = [
Number.MIN_SAFE_INTEGER,
-1,
firstRows
];
for (;;) {
let page;
try {
page = await run(pageQuery(place, kind, {
timestamp,
arrived,
maximum
}));
} catch (error) {
if (!(error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.f) || maximum === 1) throw error;
maximum = Math.ceil(maximum / 8);
continue;
}
const { rows, length } = page;
const last = rows.at(-1);
if (last === void 0) return;
yield rows.map((row) => `${JSON.stringify(recordOf(row))}\n`).join("");
if (rows.length < maximum) return;
timestamp = Number(last.timestamp);
arrived = Number(last.arrived);
maximum = Math.max(1, Math.min(maximumRows, Math.floor(pageLength / length * rows.length)));
}
}
function pageQuery(place, kind, { timestamp, arrived, maximum }) {
const columns = fieldsOf$1(kind).map((name) => name === "value" ? "if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value" : `records.${name} AS ${name}`);
if (kind === "test") columns.push(`if(${areStepsShown}, records.evidence, '') AS evidence`);
const [following, order] = kind === "job" ? ["records.arrived > {arrived:Int64}", "records.arrived"] : ["records.timestamp >= {timestamp:Int64} AND (records.timestamp > {timestamp:Int64} OR records.arrived > {arrived:Int64})", "records.timestamp, records.arrived"];
return {
sql: `SELECT ${columns.join(", ")}, records.arrived AS arrived
FROM records
WHERE records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String} AND records.kind = '${kind}'
  AND ${following}
ORDER BY ${order}
LIMIT ${maximum} WITH TIES`,
parameters: {
...place,
timestamp,
arrived
}
};
}
const withoutColumn = new Set([...leftOutFields, ...evidenceFields]);
const fieldsOf$1 = (kind) => Object.keys(_validate_mjs__WEBPACK_IMPORTED_MODULE_7__.a[kind].properties).filter((name) => !withoutColumn.has(name));
function recordReader(kind) {
const names = fieldsOf$1(kind);
const present = new Set([..._validate_mjs__WEBPACK_IMPORTED_MODULE_7__.a[kind].required, ...coordinates]);
return (row) => ({
...Object.fromEntries(names.filter((name) => present.has(name) || !isDefault(name, row[name])).map((name) => [name, documents.has(name) ? JSON.parse(String(row[name])) : row[name]])),
...isDefault("evidence", row.evidence ?? "") ? {} : JSON.parse(String(row.evidence))
});
}
function isDefault(name, value) {
if (value === null || value === "" || value === false) return true;
if (typeof value === "object") return Object.keys(value).length === 0;
return value === 0 && optionalCounters.has(name);
}
const filters$12 = {
...coordinateFilters,
ref: optional(equalTo("ref", "Only failures on this branch or tag. Default: any.")),
testId: optional(equalTo("id", "Only failures of the test with this id. Default: all tests."))
};
const defaultCauses = 50;
const causesSchemas = {
...schemasOf(filters$12),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 500,
description: `The maximum number of causes. Default: ${defaultCauses}.`
}))
};
const ofFailures$1 = (parameters) => `${conditionsOf$1(filters$12, parameters)} AND records.kind = 'test' AND records.event AND records.status = 'failed' AND records.cause != '' AND ${isOfNewestAttempt$1}`;
const causesQuery = ({ limit = defaultCauses, ...parameters }) => ({
sql: `WITH ${repeats}
SELECT records.cause AS cause, uniqExact(${buildRun}) AS builds, uniqExact(records.test) AS tests, count() AS failures,
  min(records.timestamp) AS firstSeen, max(records.timestamp) AS lastSeen
FROM records
WHERE ${ofFailures$1(parameters)} AND ${inRange}
GROUP BY cause
ORDER BY builds DESC, failures DESC, lastSeen DESC, cause
LIMIT ${limit}`,
parameters: {
...parameters,
...spanParameters(parameters)
}
});
function causeFailuresQuery({ limit: _, ...parameters }, causes) {
const times = causes.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]);
const last = (value) => `argMax(${value}, records.arrived)`;
const start = (column) => last(`leftUTF8(${column}, ${causeMessageLength})`);
return {
sql: `WITH ${repeats}
SELECT records.cause AS cause, records.timestamp AS timestamp, ${last("records.build")} AS build, ${last("records.id")} AS testId,
  ${last("records.name")} AS name, ${last("records.suite")} AS suite, ${start("records.message")} AS message, ${start("records.details")} AS details
FROM records
WHERE ${ofFailures$1(parameters)} AND records.cause IN {causes:Array(String)}
  AND ${isAt(times)}
GROUP BY cause, timestamp`,
parameters: {
...parameters,
...spanParameters(parameters),
causes: causes.map(({ cause }) => cause)
}
};
}
async function readFailureCauses(source, parameters) {
const rows = queryReader(source);
const causes = await rows(causesQuery(parameters));
if (causes.length === 0) return { causes: [] };
const failures = await rows(causeFailuresQuery(parameters, causes));
const builds = failures.length === 0 ? [] : await rows(buildFactsQuery(parameters, failures));
const failureAt = new Map(failures.map((failure) => [momentOf(failure.cause, failure.timestamp), failure]));
const sightingIn = createSightings(builds);
return { causes: causes.map(({ cause, firstSeen, lastSeen, ...counts }) => {
const first = failureAt.get(momentOf(cause, firstSeen));
const last = failureAt.get(momentOf(cause, lastSeen));
const { testId = "", name = "", suite = [], message = "", details = "" } = last ?? {};
return {
cause,
title: causeTitle({
message,
details
}),
message: message || void 0,
...counts,
...seenOf({
firstSeen,
first: sightingIn(first?.build),
lastSeen,
last: sightingIn(last?.build)
}),
lastTest: {
testId,
name,
suite
}
};
}) };
}
const testsCauses = dataQuery({
path: "/v1/data/tests/causes",
summary: "Causes of failures in a module",
description: "Ranks what failures have in common by the number of builds that it failed. Failures without a cause are left out. If a job was run again, only its newest attempt counts.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...causesSchemas
}),
answer: failureCausesAnswer,
answerDescription: "The causes, the ones that failed most builds first. The list is empty if nothing failed.",
prepare: withSpan,
read: readFailureCauses
});
const sinceIsBound = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: `Whether it passed only after a retry before these 90 days as well, so that it has been flaky for longer. Absent if not.` }));
const ofSeveral = "Only if the request names no module.";
const flakyTest = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: `The project of the test. ${ofSeveral}` })),
module: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: `The module of the test. ${ofSeveral}` })),
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
owners,
quarantined: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: "Whether its newest run in the range was in quarantine." }),
flips: count("Runs of jobs in which the test passed only after a retry, or failed between two passes."),
retries: count("Attempts that the test runner repeated, in all runs."),
baseFailures: count("Builds of the base branch in which the test failed, outages apart."),
lostMs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description: "The duration of the repeated attempts and of the failures that were flips. If the test was the only one that failed in a job, the duration of all tests of that job."
}),
flakyBuilds: count("Builds with a flip."),
builds: count("All builds of the module in the range."),
since: time(`The first flip in the 90 days before \`toTs\`, which does not depend on \`fromTs\`. If the test had no flip then, the first one in the range.`),
sinceIsBound,
...seenFields("flip"),
jobs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
job: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
flips: count("Flips in the job.")
}), {
maxItems: 5,
description: "The jobs with the most flips."
})
});
const flakyTestsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
tests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(flakyTest, { maxItems: 500 }),
testCount: count("All flaky tests, including those beyond the limit."),
lostMs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description: "The sum of `lostMs` of all flaky tests, including those beyond the limit."
})
});
function demandProjectOfModule({ project, module }) {
if (module !== void 0 && project === void 0) throw parameterProblem({
name: "module",
message: "It requires \"project\"."
});
}
const filters$11 = {
...placeFilters,
ref: optional(equalTo("ref", "Only runs on this branch or tag. Default: any.")),
testId: optional({
schema: nameSchema("Only the test with this id. Default: all."),
condition: (name) => `records.test = sipHash64({${name}:String})`
})
};
const orders = [
"lostMs",
"flips",
"baseFailures",
"lastSeen"
];
const defaultFlakyTests = 50;
const flakySchemas = {
...schemasOf(filters$11),
owner: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(nameSchema("Only tests whose newest run in the range has this owner, as CODEOWNERS names it. Default: all.")),
base: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(nameSchema(`The branch whose failures count as \`baseFailures\`. Default: ${defaultBranchRule}.`)),
orderBy: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum([...orders], {
type: "string",
description: "The figure to order by, the largest first. Default: `lostMs`.",
default: "lostMs"
})),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 500,
description: `The maximum number of tests. Default: ${defaultFlakyTests}.`
}))
};
const outage = {
tests: 10,
share: .05
};
const isEvent = "records.event";
const first = ({ columns }, column = (name) => name) => columns.map((name) => `${column(name)}, `).join("");
const ofRecord = (name) => `records.${name}`;
const namedOfRecord = (name) => `records.${name} AS ${name}`;
const runOf$1 = (scope, run = "records.testRun") => scope.columns.length === 0 ? run : `sipHash64(${first(scope, run.startsWith("records.") ? ofRecord : void 0)}${run})`;
const runOfSummary = "if(jobRun = 0, sipHash64(pipeline, build), jobRun)";
const builtRun = buildRun.replaceAll("records.", "");
function figuresOfRuns(scope) {
const { ofRuns, range, columns } = scope;
const figures = [
"first",
"total",
"duration"
];
return `SELECT ${first(scope)}${runOf$1(scope, runOfSummary)} AS run, ref, build, ${figures.join(", ")}
      FROM ${summaries({
by: [
...columns,
"ref",
"pipeline",
"build",
"jobRun"
],
figures,
where: `${ofRuns} AND records.kind = 'test'`,
range: quarterRange(range)
})}`;
}
const runs = (scope) => {
const perModule = scope.columns.length === 0 ? "" : `PARTITION BY ${scope.columns.join(", ")}`;
return `SELECT run, failures > ${outage.tests} AND failures > ${outage.share} * results AS isOutage,
    failures = 1 AS isLone, ${scope.isBase} AND NOT isPull AS isBase, built, ms, uniqExact(built) OVER (${perModule}) AS builds,
    sipHash64(ref, isPull) AS lane, row_number() OVER (ORDER BY start, builtRun, build) AS key
  FROM (
    SELECT ${first(scope)}run, failedTests AS failures, results, ms, ref, start, build, ${builtRun} AS builtRun, sipHash64(builtRun) AS built,
      (${first(scope)}builtRun) GLOBAL IN (SELECT ${first(scope, ofRecord)}${buildRun} FROM records WHERE ${scope.ofModules} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${nearbyMs} AND records.timestamp < {toTs:Int64}) AS isPull
    FROM (
      SELECT ${scope.columns.map((name) => `any(${name}) AS ${name}, `).join("")}run, min(first) AS start, max(build) AS build,
        max(ref) AS ref, sum(total) AS results, ifNull(sum(duration), 0) AS ms
      FROM (${figuresOfRuns(scope)})
      GROUP BY run
    ) AS figures
    GLOBAL ANY LEFT JOIN (
      SELECT ${runOf$1(scope)} AS run, uniqExact(records.test) AS failedTests
      FROM records
      PREWHERE ${scope.ofRuns} AND records.kind = 'test' AND ${inRange} AND ${isEvent} AND records.status = 'failed'
      GROUP BY run
    ) AS failed USING run
  )`;
};
const packed = `runs.key * 4096 + least(records.jobAttempt, 255) * 16 + multiIf(records.status = 'failed', if(runs.isOutage, 0, 3), records.status != 'successful', 0, records.flaky, 2, 1)`;
const result = `multiIf(one[-1] % 16 IN (0, 3), one[-1] % 16, arrayExists(each -> each % 16 > 1, one), 2, 1)`;
const event = `(runs.key, records.timestamp, runs.built, sipHash64(records.job), runs.isBase, runs.isLone, runs.ms, records.failedMs, if(records.attempts = '', 0, JSONLength(records.attempts)), if(records.attempts = '', 0,
      arraySum(arrayMap(one -> least(one, 1e15), JSONExtract(records.attempts, 'Array(Tuple(duration Float64))').duration))))`;
function flakyTestsSql(scope) {
const withEvents = `records.test GLOBAL IN (SELECT records.test FROM records PREWHERE ${isEvent} WHERE ${scope.ofTests})`;
const test = `${first(scope)}testId`;
return `WITH sumMapIf([job], [toUInt64(isFlip)], isFlip) AS byJob
SELECT ${test}, sum(isFlip) AS flips, sum(attempts) AS retries, uniqExactIf(built, isBase AND result = 3) AS baseFailures,
  sum(attemptMs) + sumIf(if(result = 3 AND isLone, ms, failedMs), isFlip) AS lostMs, uniqExactIf(built, isFlip) AS flakyBuilds,
  any(ofBuilds) AS builds, minIf(time, isFlip) AS firstSeen, maxIf(time, isFlip) AS lastSeen,
  arraySlice(arraySort(one -> (-toInt64(one.flips), one.job),
    arrayMap((job, flips) -> (toString(job), flips)::Tuple(job String, flips UInt64), byJob.1, byJob.2)), 1, 5) AS jobs,
  count() OVER () AS allTests, sum(lostMs) OVER () AS allLostMs
FROM (
  SELECT ${test}, any(ofBuilds) AS ofBuilds, max(mark.2) AS time, max(mark.3) AS built, max(mark.4) AS job, max(mark.5) AS isBase,
    max(mark.6) AS isLone, max(mark.7) AS ms, sum(mark.8) AS failedMs, sum(mark.9) AS attempts, sum(mark.10) AS attemptMs,
    max(mark.11) AS result, max(mark.12) AS isFlip
  FROM (
    SELECT ${test}, ofBuilds, arrayJoin(arrayConcat(
      arrayMap(one -> (one.1, one.2, one.3, one.4, one.5, one.6, one.7, one.8, one.9, one.10, 0, false), events),
      arrayMap(one -> (intDiv(one.1, 4), ${Number.MIN_SAFE_INTEGER}, 0, 0, false, false, 0., 0., 0, 0., one.1 % 4,
          one.1 % 4 = 2 OR one.2 % 4 IN (1, 2) AND one.3 % 4 IN (1, 2)),
        arrayFilter(one -> one.1 % 4 > 1, arrayZip(results, arrayShiftRight(results, 1), arrayShiftLeft(results, 1)))))) AS mark
    FROM (
      SELECT ${first(scope, namedOfRecord)}max(records.eventId) AS testId, any(runs.builds) AS ofBuilds, arraySort(groupArray(${packed})) AS sorted,
        groupArrayIf(${event}, ${isEvent} AND NOT (records.status = 'failed' AND runs.isOutage)) AS events,
        arraySplit((one, before) -> intDiv(one, 4096) != intDiv(before, 4096), sorted, arrayShiftRight(sorted, 1)) AS byRun,
        arrayFilter(one -> one % 4 > 0, arrayMap(one -> intDiv(one[-1], 4096) * 4 + ${result}, byRun)) AS results
      FROM records
      GLOBAL ANY LEFT JOIN (${runs(scope)}) AS runs ON ${runOf$1(scope)} = runs.run
      PREWHERE ${scope.ofTests} AND ${scope.ofIds ?? withEvents}
      GROUP BY ${first(scope)}records.test, sipHash64(records.pipeline, records.job, runs.lane)
      HAVING notEmpty(events)
    )
  )
  GROUP BY ${test}, mark.1
)
GROUP BY ${test}
HAVING countIf(result = 2) > 0 OR flips > 1`;
}
const placeOf = (parameters) => conditionsOf$1(placeFilters, parameters);
const isOfOneModule = ({ module }) => module !== void 0;
function flakyQuery({ limit = defaultFlakyTests, orderBy = "lostMs", ...parameters }) {
const { testId: _, ...withoutTest } = filters$11;
const isInRange = `records.kind = 'test' AND ${inRange}`;
const ofTests = `${conditionsOf$1(filters$11, parameters)} AND ${isInRange}`;
const columns = isOfOneModule(parameters) ? [] : ["project", "module"];
return {
sql: `${flakyTestsSql({
ofTests: parameters.owner === void 0 ? ofTests : `${ofTests} AND ${ofOwner(ofTests)}`,
ofRuns: conditionsOf$1(withoutTest, parameters),
range: parameters,
ofModules: placeOf(parameters),
isBase: isBaseOf(parameters),
columns
})}
ORDER BY ${orderBy} DESC, flips DESC, lastSeen DESC, ${[...columns, "testId"].join(", ")}
LIMIT ${limit}`,
parameters: {
...parameters,
...spanParameters(parameters)
}
};
}
function isBaseOf(parameters) {
if (parameters.base !== void 0) return "ref = {base:String}";
if (isOfOneModule(parameters)) return `ref = ifNull(${defaultBranch(parameters)}, '')`;
return `(project, module, ref) GLOBAL IN (${defaultBranches$1(placeOf(parameters), parameters)})`;
}
function sightingsQuery(parameters, rows) {
const times = rows.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]);
return {
sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, records.timestamp AS timestamp,
  max(records.name) AS name, max(records.suite) AS suite, max(records.build) AS build,
  arrayMap(job -> (toString(sipHash64(job)), job)::Tuple(hash String, job String), groupUniqArray(records.job)) AS jobs
FROM records
WHERE ${conditionsOf$1(filters$11, parameters)} AND records.kind = 'test' AND ${inRange} AND ${isAt(times)}
  AND records.id IN {ids:Array(String)}
GROUP BY project, module, testId, timestamp`,
parameters: {
...valuesOf(filters$11, parameters),
...spanParameters(parameters),
ids: rows.map(({ testId }) => testId)
}
};
}
const jobNamesQuery = (parameters, hashes) => ({
sql: `SELECT toString(sipHash64(records.job)) AS hash, any(records.job) AS job
FROM records
WHERE ${placeOf(parameters)} AND records.kind = 'test' AND ${inRange} AND has({hashes:Array(String)}, toString(sipHash64(records.job)))
GROUP BY hash`,
parameters: {
...valuesOf(placeFilters, parameters),
...spanParameters(parameters),
hashes
}
});
const filters$10 = {
...placeFilters,
ref: optional(equalTo("ref", ""))
};
const windowMs = 7776e6;
function flakySinceQuery(parameters, ids) {
const ofRuns = conditionsOf$1(filters$10, valuesOf(filters$10, parameters));
const range = {
fromTs: parameters.toTs - windowMs,
toTs: parameters.toTs
};
return {
sql: `SELECT project, module, testId, firstSeen AS since FROM (
${flakyTestsSql({
ofTests: `${ofRuns} AND records.kind = 'test' AND ${inRange}`,
ofIds: "records.test GLOBAL IN (SELECT sipHash64(arrayJoin({ids:Array(String)})))",
ofRuns,
range,
ofModules: conditionsOf$1(placeFilters, valuesOf(placeFilters, parameters)),
isBase: "false",
columns: ["project", "module"]
})}
)`,
parameters: {
...valuesOf(filters$10, parameters),
ids,
...spanParameters(range)
}
};
}
const flakyBeforeQuery = (parameters, ids) => ({
sql: `SELECT DISTINCT records.project AS project, records.module AS module, records.eventId AS testId
FROM records
PREWHERE records.event AND records.flaky
WHERE ${conditionsOf$1(filters$10, valuesOf(filters$10, parameters))} AND records.kind = 'test' AND ${inRange} AND records.status = 'successful'
  AND records.eventId IN {ids:Array(String)}`,
parameters: {
...valuesOf(filters$10, parameters),
ids,
...spanParameters({
fromTs: parameters.toTs - 2 * windowMs,
toTs: parameters.toTs - windowMs
})
}
});
async function readFlakySince(rows, parameters, tests) {
const ids = [...new Set(tests.map(({ testId }) => testId))];
if (ids.length === 0) return () => void 0;
const [found, earlier] = await Promise.all([rows(flakySinceQuery(parameters, ids)), rows(flakyBeforeQuery(parameters, ids))]);
const sinceOf = new Map(found.map((row) => [testKey(row), row.since]));
const isEarlier = new Set(earlier.map(testKey));
return (test) => {
const since = sinceOf.get(testKey(test));
return since === void 0 ? void 0 : {
since,
...isEarlier.has(testKey(test)) && { sinceIsBound: true }
};
};
}
async function readFlakyTests(source, parameters) {
const rows = queryReader(source);
const { project, module } = parameters;
const base = parameters.base ?? (project !== void 0 && module !== void 0 ? await readMainBranch(source, {
...parameters,
project,
module
}) : void 0);
const found = await rows(flakyQuery(base === void 0 ? parameters : {
...parameters,
base
}));
const [worst] = found;
if (worst === void 0) return {
tests: [],
testCount: 0,
lostMs: 0
};
const placeOf = ({ project, module, testId }) => ({
project: project ?? parameters.project ?? "",
module: module ?? parameters.module ?? "",
testId
});
const [sightings, newestRuns, sinceOf] = await Promise.all([
rows(sightingsQuery(parameters, found)),
readNewestRuns(rows, parameters, found.map(placeOf)),
readFlakySince(rows, parameters, found.map(placeOf))
]);
const jobOf = new Map(sightings.flatMap(({ jobs }) => jobs.map(({ hash, job }) => [hash, job])));
const unnamed = new Set(found.flatMap(({ jobs }) => jobs.map(({ job }) => job)).filter((hash) => !jobOf.has(hash)));
if (unnamed.size > 0) for (const { hash, job } of await rows(jobNamesQuery(parameters, [...unnamed]))) jobOf.set(hash, job);
const builds = sightings.map((row) => ({
...row,
time: row.timestamp
}));
const { sightingIn } = createModuleSightings(await rows(moduleFactsQuery(parameters.org, builds)));
const rowAt = new Map(sightings.map((row) => [momentOf(testKey(row), row.timestamp), row]));
const newestOf = new Map(newestRuns.map((row) => [testKey(row), row]));
return {
tests: found.map((row) => {
const { project, module, testId, firstSeen, lastSeen, jobs, allTests: _, allLostMs: __, ...figures } = row;
const place = placeOf(row);
const key = testKey(place);
const sightingAt = (time) => sightingIn({
...place,
build: rowAt.get(momentOf(key, time))?.build ?? ""
});
const { name = "", suite = [] } = rowAt.get(momentOf(key, lastSeen)) ?? {};
const { owners = [], quarantined = false } = newestOf.get(key) ?? {};
return {
project,
module,
testId,
name,
suite,
owners,
quarantined,
...figures,
...sinceOf(place) ?? { since: firstSeen },
...seenOf({
firstSeen,
first: sightingAt(firstSeen),
lastSeen,
last: sightingAt(lastSeen)
}),
jobs: jobs.map(({ job, flips }) => ({
job: jobOf.get(job) ?? "",
flips
})).sort(byFlips)
};
}),
testCount: worst.allTests,
lostMs: worst.allLostMs
};
}
const byFlips = (one, other) => other.flips - one.flips || (one.job < other.job ? -1 : 1);
const testsFlaky = dataQuery({
path: "/v1/data/tests/flaky",
summary: "Flaky tests",
description: `Ranks the tests of a module, or of all modules of a project or an organisation, that passed after a retry, or failed at least twice between two passes of the same job on the same branch. A job that ran again counts as a retry of its tests. If more than ${outage.tests} tests and ${100 * outage.share} % of the results of a job failed, these failures are an outage and do not count.`,
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...flakySchemas
}),
answer: flakyTestsAnswer,
answerDescription: "The tests, the worst first. The list is empty if no test is flaky.",
prepare(given, now) {
demandProjectOfModule(given);
return withSpan(given, now);
},
read: readFlakyTests
});
const firstPart = .1;
async function readNewestRuns(rows, parameters, tests) {
const { fromTs, toTs } = parameters;
const middle = Math.trunc(toTs - firstPart * (toTs - fromTs));
const read = (span, wanted) => rows(newestRunsQuery({
...parameters,
...span
}, [...new Set(wanted.map(({ testId }) => testId))]));
const late = await read({
fromTs: middle,
toTs
}, tests);
const found = new Set(late.map(testKey));
const missing = tests.filter((test) => !found.has(testKey(test)));
if (missing.length === 0) return late;
return [...await read({
fromTs,
toTs: middle
}, missing), ...late];
}
const figures$1 = {
results: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
maxLength: 50,
description: `The last 50 builds of the pipeline in the range, the oldest first: \`F\` failed, \`f\` passed with a test that passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`
}),
builds: count("Builds that began in the range and passed or failed. The attempts of a build count as one."),
passedBuilds: count("Builds that passed."),
buildsBefore: count("Builds that passed or failed in the period before, which is as long as the range."),
duration: duration$4("The median of the durations."),
durationBefore: duration$4("The same of the period before."),
durationP95: duration$4("The 95th percentile of the durations."),
durationP95Before: duration$4("The same of the period before."),
isUsual,
lastFailed: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(time("The start of the last build that failed. Absent if none failed in the range.")),
failing: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...sightingOf("build"),
builds: count("The builds that failed since then, with this one.")
}, { description: "The first of the listed builds that failed in a row until the last one with a result. Absent if that one did not fail." }))
};
const job = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
...figures$1,
flakyTests: count("Tests that passed after a retry in its last listed build.")
});
const pipeline$2 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
pipeline: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The workflow or pipeline. Empty if the jobs name none." }),
...figures$1,
jobs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(job, { description: "Its jobs, by name." })
});
const jobsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
pipelines: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(pipeline$2, { maxItems: 300 }),
moreJobs: count(`Jobs that are left out. At most 300 are listed, the ones that ran last.`)
});
const filters$9 = {
...coordinateFilters,
pipeline: optional(equalTo("pipeline", "Only jobs of this workflow or pipeline. Default: all.")),
ref: optional(equalTo("ref", "Only jobs on this branch or tag. Default: any."))
};
const pipelineSchemas = schemasOf(filters$9);
const jobsSchemas = {
...pipelineSchemas,
aggregateBy: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum(["jobName", "runner"], {
type: "string",
description: "What to group by. Default: `jobName`.",
default: "jobName"
}))
};
function newestJobs(parameters, columns) {
const ofPipeline = `${conditionsOf$1(filters$9, parameters)} AND records.kind = 'job'`;
return {
expressions: `${`(SELECT minOrNull(records.arrived) FROM records WHERE ${ofPipeline} AND ${inRange})`} AS firstArrival,
  ${`(SELECT count() FROM records WHERE ${ofPipeline} AND ${inRange} AND records.jobRun GLOBAL IN (
    SELECT records.jobRun FROM records WHERE ${ofPipeline} AND records.jobAttempt > 1 AND records.arrived < firstArrival))`} AS lateOnes`,
table: `(
  SELECT ${columns}
  FROM records
  WHERE ${ofPipeline}
    AND (records.arrived >= firstArrival OR lateOnes > 0 AND records.jobAttempt > 1)
  ORDER BY records.jobAttempt DESC, records.arrived DESC
  LIMIT 1 BY records.jobRun
) AS records`
};
}
function jobsQuery(parameters) {
const { expressions, table } = newestJobs(parameters, "timestamp, arrived, id, name, runner, status, duration");
const columns = {
timestamp: bucketStart,
name: `if({aggregateBy:String} = 'runner', records.runner, records.name)`,
jobId: `if({aggregateBy:String} = 'runner', any(records.runner),
    argMax(records.id, bitShiftLeft(toInt128(records.timestamp), 64) + toInt128(records.arrived)))`,
...aggregateFigures
};
return {
sql: `${percentiles$1},
  ${expressions}
SELECT ${selectList(columns)}
FROM ${table}
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`,
parameters: {
aggregateBy: "jobName",
...parameters,
...bucketParameters(parameters)
}
};
}
const searchedBuilds = 2e3;
const spanBefore = ({ fromTs, toTs }) => ({
fromTs: fromTs - (toTs - fromTs),
toTs: fromTs
});
const scannedSpan = (span) => ({
...spanParameters(span),
beforeTs: spanParameters(spanBefore(span)).fromTs
});
const scannedRange$1 = (span) => {
const { beforeTs } = scannedSpan(span);
return {
...quarterRange(span),
fromTs: beforeTs,
from: "{beforeTs:Int64}"
};
};
const isNewest = (branches, span) => isNewestAttempt({
ofModules: ofModules(branches),
columns: ["project", "module"],
range: scannedRange$1(span)
});
const moduleBuildsQuery = (org, branches, span) => ({
sql: `WITH start >= {fromTs:Int64} AS isNow, (number, start, run) AS position
SELECT project, module, countIf(isNow) AS builds, countIf(isNow AND failedTests = 0 AND passedTests > 0) AS passedBuilds,
  arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(0.25, 0.5, 0.75)(ms, isNow AND ms > 0)) AS durations,
  arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(0.25, 0.5, 0.75)(ms, NOT isNow AND ms > 0)) AS durationsBefore,
  arrayMap(one -> (one.4, one.2, one.5, one.6)::Tuple(build String, start Int64, ms Float64, result String),
    arraySlice(arraySort(groupArrayIf((number, start, run, build, ms, result), isNow)), -${searchedBuilds})) AS newest,
  argMaxIf(run, position, isNow) AS lastRun, argMaxIf(buildAttempts, position, isNow) AS attempts
FROM (
  SELECT project, module, run, toUInt64OrZero(run) AS number, minIf(first, tests > 0) AS start, maxIf(part, tests > 0) AS build, groupArrayIf(part, tests > 0) AS buildAttempts,
    sum(failed) AS failedTests, sum(passed) AS passedTests, ${buildMs} AS ms, ${buildResult} AS result
  FROM (
  ${buildParts({
columns: ["project", "module"],
ofBuilds: ofBranches(branches),
ofModules: ofModules(branches),
range: scannedRange$1(span)
})}
  )
  GROUP BY project, module, run
  HAVING sum(tests) > 0 AND max(pullRequest) = ''
)
GROUP BY project, module`,
parameters: {
...moduleParameters(org, branches),
...scannedSpan(span)
}
});
const longestBuildMs = 6048e5;
function newestTestsQuery(org, branches, span, rows) {
const conditions = rows.map((_, index) => `(records.project = {project${index}:String} AND records.module = {module${index}:String} AND has({builds${index}:Array(String)}, records.build)
      AND records.timestamp >= {start${index}:Int64} AND records.timestamp < {start${index}:Int64} + ${longestBuildMs})`);
const starts = rows.map(({ newest }) => newest.at(-1)?.start ?? 0);
return {
sql: `SELECT records.project AS project, records.module AS module, uniqExact(records.id) AS tests, uniqExactIf(records.id, records.status = 'failed') AS failingTests
FROM records
WHERE ${ofBranches(branches)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64} AND (${conditions.join(" OR ")})
  AND ${isNewest(branches, span)}
GROUP BY project, module`,
parameters: {
...moduleParameters(org, branches),
...scannedSpan(span),
...Object.fromEntries(rows.flatMap(({ project, module, attempts }, index) => [
[`project${index}`, project],
[`module${index}`, module],
[`builds${index}`, attempts],
[`start${index}`, starts[index] ?? 0]
]))
}
};
}
const levels$1 = "0.25, 0.5, 0.75, 0.95";
const percentilesOf = (condition) => `arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(${levels$1})(ms, ${condition} AND isDecided AND ms > 0))`;
const wallTime = `if(min(records.jobAttempt) = max(records.jobAttempt) AND countIf(records.status = 'running') = 0,
    toFloat64(max(records.timestamp + toInt64(ifNull(records.duration, 0))) - start), 0)`;
function jobBuildsQuery(of, parameters) {
const { fromTs, ...choice } = parameters;
const { expressions, table } = newestJobs(choice, "pipeline, build, name, timestamp, status, duration, jobAttempt");
return {
sql: `WITH start >= {beginTs:Int64} AS isNow, result IN ('F', 'P') AS isDecided
SELECT pipeline, name, countIf(isNow AND isDecided) AS builds, countIf(isNow AND result = 'P') AS passedBuilds,
  countIf(NOT isNow AND isDecided) AS buildsBefore, maxIf(start, isNow AND result = 'F') AS lastFailed,
  ${percentilesOf("isNow")} AS durations, ${percentilesOf("NOT isNow")} AS durationsBefore,
  arrayMap(one -> (one.3, one.4, one.5, one.2, one.6)::Tuple(run String, build String, attempt UInt32, start Int64, result String),
    arraySlice(arraySort(groupArrayIf((number, start, run, build, attempt, result), isNow)), -50)) AS newest,
  count() OVER () AS rowCount
FROM (
  WITH ${expressions}
  SELECT records.pipeline AS pipeline, ${of === "jobs" ? "records.name" : "''"} AS name, ${buildRun} AS run, toUInt64OrZero(run) AS number,
    min(records.timestamp) AS start, argMax(records.build, records.jobAttempt) AS build, max(records.jobAttempt) AS attempt,
    ${of === "jobs" ? "ifNull(max(records.duration), 0)" : wallTime} AS ms,
    multiIf(countIf(records.status = 'failed') > 0, 'F', countIf(records.status = 'successful') > 0, 'P',
      countIf(records.status = 'skipped') > 0, 'S', '-') AS result
  FROM ${table}
  WHERE ${inRange}
    AND run GLOBAL NOT IN (SELECT ${buildRun} FROM records WHERE ${ofModule} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})
  GROUP BY pipeline, name, run
)
GROUP BY pipeline, name
HAVING notEmpty(newest)
ORDER BY newest[-1].start DESC, pipeline, name
LIMIT 300`,
parameters: {
...choice,
beginTs: fromTs,
...spanParameters({
fromTs: spanBefore(parameters).fromTs,
toTs: parameters.toTs
})
}
};
}
const ofModule = conditionsOf$1(coordinateFilters, coordinateFilters);
const maximumFlaky = 2e4;
const ofRef = { ref: optional(equalTo("ref", "")) };
const flakyJobsQuery = ({ org, project, module, ref, toTs }, fromTs) => {
const choice = ref === void 0 ? {
org,
project,
module
} : {
org,
project,
module,
ref
};
return {
sql: `SELECT records.pipeline AS pipeline, records.job AS name, ${buildRun} AS run, records.jobAttempt AS attempt,
  uniqExact(records.id) AS tests
FROM records
WHERE ${conditionsOf$1({
...coordinateFilters,
...ofRef
}, choice)} AND records.kind = 'test' AND ${inRange}
  AND records.flaky AND records.status = 'successful' AND records.job != ''
GROUP BY pipeline, name, run, attempt
ORDER BY toUInt64OrZero(run) DESC, max(records.timestamp) DESC, attempt DESC, run
LIMIT 100 BY pipeline, name
LIMIT ${maximumFlaky}`,
parameters: {
...choice,
...spanParameters({
fromTs: fromTs - nearbyMs,
toTs: toTs + nearbyMs
})
}
};
};
const isUsualMedian = (now, before) => isInMiddleHalf(now[1], before) || isInMiddleHalf(before[1], now);
const isInMiddleHalf = (duration, [low, , high]) => duration === 0 || high === 0 || duration >= low && duration <= high;
async function readJobs(source, parameters) {
const read = queryReader(source);
const [jobRows, pipelineRows] = await Promise.all([read(jobBuildsQuery("jobs", parameters)), read(jobBuildsQuery("pipelines", parameters))]);
if (jobRows.length === 0) return {
pipelines: [],
moreJobs: 0
};
const rows = [...jobRows, ...pipelineRows];
const oldest = Math.min(...rows.flatMap(({ newest }) => newest.map(({ start }) => start)));
const places = rows.flatMap(({ newest }) => failedInRow$1(newest).slice(0, 1)).map(({ build, start }) => ({
build,
timestamp: start
}));
const [flaky, facts] = await Promise.all([read(flakyJobsQuery(parameters, oldest)), places.length === 0 ? [] : read(buildFactsQuery(parameters, places))]);
const flakyTests = new Map(flaky.map((row) => [attemptKey(row, row), row.tests]));
const sightingIn = createSightings(facts);
const sightingOf = ({ build, start }) => ({
timestamp: start,
...sightingIn(build)
});
return {
pipelines: pipelineRows.map((pipeline) => {
const { newest } = pipeline;
const own = jobRows.filter((row) => row.pipeline === pipeline.pipeline);
const lettersOf = (row) => new Map(row.newest.map((build) => [build.run, letterOf(row, build, flakyTests)]));
const letters = own.map(lettersOf);
const jobs = own.map((row, index) => {
const last = row.newest.at(-1);
return {
name: row.name,
...figuresOf(row, newest.map(({ run }) => letters[index]?.get(run) ?? "-").join(""), sightingOf),
flakyTests: last && last.run === newest.at(-1)?.run && flakyTests.get(attemptKey(row, last)) || 0
};
});
const results = newest.map(({ run, result }) => result === "P" && letters.some((all) => all.get(run) === "f") ? "f" : result);
return {
pipeline: pipeline.pipeline,
...figuresOf(pipeline, results.join(""), sightingOf),
jobs: jobs.sort(byName)
};
}).filter(({ jobs }) => jobs.length > 0).sort((one, other) => (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.pipeline, other.pipeline)),
moreJobs: (jobRows[0]?.rowCount ?? 0) - jobRows.length
};
}
function figuresOf(row, results, sightingOf) {
const { builds, passedBuilds, buildsBefore, durations, durationsBefore, lastFailed, newest } = row;
const failed = failedInRow$1(newest);
const [first] = failed;
return {
results,
builds,
passedBuilds,
buildsBefore,
duration: durations[1],
durationBefore: durationsBefore[1],
durationP95: durations[3],
durationP95Before: durationsBefore[3],
isUsual: isUsualMedian(durations, durationsBefore),
lastFailed: lastFailed === 0 ? void 0 : lastFailed,
failing: first && {
...sightingOf(first),
builds: failed.length
}
};
}
function failedInRow$1(newest) {
const decided = newest.filter(({ result }) => result === "F" || result === "P");
return decided.slice(decided.findLastIndex(({ result }) => result === "P") + 1);
}
const attemptKey = ({ pipeline, name }, { run, attempt }) => JSON.stringify([
pipeline,
name,
run,
attempt
]);
const letterOf = (job, build, flakyTests) => build.result === "P" && flakyTests.has(attemptKey(job, build)) ? "f" : build.result;
const byName = (one, other) => (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.name, other.name);
const jobs = dataQuery({
path: "/v1/data/jobs",
summary: "The pipelines of a module with their jobs",
description: "Returns how the builds of each pipeline of a module and of each of its jobs ended, how long they took, and since when they fail. A job that ran again counts with its newest attempt. The duration of a pipeline is its wall time, from the start of its first job to the end of its last one; a build of which some jobs ran again has none. Builds of pull requests are left out.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...pipelineSchemas
}),
answer: jobsAnswer,
answerDescription: "The pipelines, by name. The list is empty if no job was recorded.",
prepare: withSpan,
read: readJobs
});
const jobsAggregated = dataQuery({
path: "/v1/data/jobs/aggregated",
summary: "Jobs of a pipeline over time",
description: "Returns the number of results per status and the durations of each job of a module and pipeline, by time bucket.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...rangeParameters,
...jobsSchemas
}),
answer: jobsAggregatedAnswer,
answerDescription: "The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.",
prepare: withBuckets,
read: (source, parameters) => jsonDocument(source, "jobs", jobsQuery(parameters))
});
const tolerance = .05;
const leastBuilds = 5;
function stepOf(builds) {
const values = builds.map(({ ms }) => Math.log(ms));
const total = values.reduce((sum, value) => sum + value, 0);
const count = values.length;
let best;
let before = 0;
for (const [index, value] of values.entries()) {
if (index >= leastBuilds && count - index >= leastBuilds) {
const change = (total - before) / (count - index) - before / index;
const gain = index * (count - index) / count * change ** 2;
if (best === void 0 || gain > best.gain) best = {
index,
gain,
change
};
}
before += value;
}
return best !== void 0 && Math.abs(Math.expm1(best.change)) > tolerance ? builds[best.index] : void 0;
}
const maximumRuns = 1e3;
const ofFailures = (branches) => `${ofBranches(branches)} AND records.kind = 'test' AND records.event AND records.status = 'failed' AND records.cause != '' AND ${inRange}`;
const isOfNewestAttempt = (branches, span) => isNewestAttempt({
ofModules: ofModules(branches),
columns: ["project", "module"],
range: quarterRange(span)
});
const moduleCausesQuery = (org, branches, span, limit) => ({
sql: `SELECT cause, sum(moduleBuilds) AS builds, sum(moduleTests) AS tests, max(moduleSeen) AS lastSeen,
  arraySlice(arraySort(groupUniqArrayArray(moduleOwners)), 1, 100) AS owners, count() OVER () AS causeCount,
  arrayMap(one -> (one.2, one.3, one.4)::Tuple(project String, module String, runs Array(String)),
    arraySort(groupArray((-moduleSeen, project, module, runs)))) AS modules
FROM (
  SELECT records.project AS project, records.module AS module, records.cause AS cause, uniqExact(${buildRun}) AS moduleBuilds,
    uniqExact(records.test) AS moduleTests, groupUniqArrayArray(records.owners) AS moduleOwners, max(records.timestamp) AS moduleSeen,
    arraySlice(arrayReverseSort(run -> (toUInt64OrZero(run), run), groupUniqArray(${buildRun})), 1, ${maximumRuns}) AS runs
  FROM records
  PREWHERE ${ofFailures(branches)}
  WHERE ${isOfNewestAttempt(branches, span)}
  GROUP BY project, module, cause
)
GROUP BY cause
ORDER BY builds DESC, lastSeen DESC, cause
LIMIT ${limit}`,
parameters: {
...moduleParameters(org, branches),
...spanParameters(span)
}
});
const textLength = 2e3;
const causeTextsQuery = (org, branches, span, causes) => {
const last = (column) => `argMax(leftUTF8(records.${column}, ${textLength}), records.arrived)`;
return {
sql: `SELECT records.cause AS cause, ${last("message")} AS message, ${last("details")} AS details
FROM records
PREWHERE ${ofFailures(branches)} AND ${isAt(causes.map(({ lastSeen }) => lastSeen))}
WHERE ${isOfNewestAttempt(branches, span)} AND (records.cause, records.timestamp) IN arrayZip({causes:Array(String)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY cause`,
parameters: {
...moduleParameters(org, branches),
...spanParameters(span),
causes: causes.map(({ cause }) => cause),
times: causes.map(({ lastSeen }) => String(lastSeen))
}
};
};
const maximumModuleFlaky = 1e4;
const modulesFlakyQuery = (org, branches, span) => {
return {
sql: `SELECT project, module, testId, lostMs, flakyBuilds, builds, lastSeen
FROM (
${flakyTestsSql({
ofTests: `${ofBranches(branches)} AND records.kind = 'test' AND ${inRange}`,
ofRuns: ofBranches(branches),
range: span,
ofModules: ofModules(branches),
isBase: "true",
columns: ["project", "module"]
})}
)
ORDER BY lostMs DESC, lastSeen DESC, project, module, testId
LIMIT ${maximumModuleFlaky}`,
parameters: {
...moduleParameters(org, branches),
...spanParameters(span)
}
};
};
const testNamesQuery = (org, branches, tests) => ({
sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, max(records.name) AS name, max(records.suite) AS suite
FROM records
PREWHERE ${ofBranches(branches)} AND records.kind = 'test' AND ${isAt(tests.map(({ lastSeen }) => lastSeen))}
WHERE (records.project, records.module, records.id, records.timestamp)
    IN arrayZip({testProjects:Array(String)}, {testModules:Array(String)}, {ids:Array(String)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY project, module, testId`,
parameters: {
...moduleParameters(org, branches),
testProjects: tests.map(({ project }) => project),
testModules: tests.map(({ module }) => module),
ids: tests.map(({ testId }) => testId),
times: tests.map(({ lastSeen }) => String(lastSeen))
}
});
async function readDetails(run, org, branches, span, limit) {
const [flaky, flakyBefore, causes] = await Promise.all([
run(modulesFlakyQuery(org, branches, span)),
run(modulesFlakyQuery(org, branches, spanBefore(span))),
run(moduleCausesQuery(org, branches, span, limit))
]);
const listed = flaky.slice(0, limit);
const [names, texts] = await Promise.all([listed.length === 0 ? [] : run(testNamesQuery(org, branches, listed)), causes.length === 0 ? [] : run(causeTextsQuery(org, branches, span, causes))]);
const nameOf = new Map(names.map((row) => [testKey(row), row]));
const textsOf = new Map(texts.map((row) => [row.cause, row]));
const sums = new Map();
for (const test of flaky) {
const { flakyTests, lostMs } = sums.get(moduleKey(test)) ?? noFlaky;
sums.set(moduleKey(test), {
flakyTests: flakyTests + 1,
lostMs: lostMs + test.lostMs
});
}
return {
flakyOf: (module) => sums.get(moduleKey(module)) ?? noFlaky,
details: (isLastFailed) => ({
flakyTests: listed.map((test) => {
const { name = "", suite = [] } = nameOf.get(testKey(test)) ?? {};
return {
...test,
name,
suite
};
}),
flakyTestCount: flaky.length,
lostMs: lostMsOf(flaky),
lostMsBefore: lostMsOf(flakyBefore),
causeCount: causes[0]?.causeCount ?? 0,
causes: causes.map(({ causeCount: _, modules, ...cause }) => {
const { message = "", details = "" } = textsOf.get(cause.cause) ?? {};
return {
...cause,
modules: modules.map(({ project, module }) => ({
project,
module
})),
isFailing: modules.some((one) => one.runs.some((run) => isLastFailed(one, run))),
title: causeTitle({
message,
details
})
};
})
})
};
}
const noDetails = {
flakyTests: [],
flakyTestCount: 0,
lostMs: 0,
lostMsBefore: 0,
causeCount: 0,
causes: []
};
const noFlaky = {
flakyTests: 0,
lostMs: 0
};
const lostMsOf = (tests) => tests.reduce((total, { lostMs }) => total + lostMs, 0);
async function readModulesHealth(source, parameters) {
const run = queryReader(source);
const { org, fromTs, toTs, limit = 20, brief = false } = parameters;
const span = {
fromTs,
toTs
};
const found = await run(modulesQuery(parameters));
if (found.length === 0) return {
modules: [],
moreModules: 0,
...brief ? {} : noDetails
};
const branches = await branchesOf(run, parameters, found);
const [{ healthOf, isLastFailed }, read] = await Promise.all([readBuilds(run, org, branches, span, new Set(found.filter(({ pipelines }) => pipelines > 1).map(moduleKey))), brief ? void 0 : readDetails(run, org, branches, span, limit)]);
return {
modules: found.map((row) => healthOf(row, read?.flakyOf(row))).sort(byUrgency),
moreModules: (found[0]?.moduleCount ?? 0) - found.length,
...read?.details(isLastFailed)
};
}
async function readBuilds(run, org, branches, span, several) {
const builds = await run(moduleBuildsQuery(org, branches, span));
const built = builds.filter((row) => row.builds > 0);
const named = built.flatMap((row) => [...sightedBuilds(row), ...several.has(moduleKey(row)) ? mixedBuilds(row.newest) : []].map(placeIn(row)));
const [tests, facts] = await Promise.all([built.length === 0 ? [] : run(newestTestsQuery(org, branches, span, built)), built.length === 0 ? [] : run(moduleFactsQuery(org, named))]);
const buildsOf = byModule(builds);
const testsOf = byModule(tests);
const refOf = byModule(branches);
const { sightingIn, changeIn, pipelineIn } = createModuleSightings(facts);
return {
healthOf: (row, flaky) => {
const { project, module, lastRecord } = row;
const key = moduleKey(row);
const own = buildsOf.get(key);
const sighting = ({ build, start }) => ({
timestamp: start,
...sightingIn({
project,
module,
build
})
});
const change = ({ build, start }) => ({
timestamp: start,
...changeIn({
project,
module,
build
})
});
const newest = own?.newest ?? [];
const changed = durationStep(newest);
const [last, streak] = [newest.at(-1), failedInRow(newest)];
const [first] = streak;
const pipelines = several.has(key) ? failingPipelines(newest, ({ build }) => pipelineIn({
project,
module,
build
})) : [];
return {
project,
module,
ref: refOf.get(key)?.ref ?? "",
lastRecord,
builds: own?.builds ?? 0,
passedBuilds: own?.passedBuilds ?? 0,
results: newest.slice(-50).map(({ result }) => result).join(""),
tests: testsOf.get(key)?.tests ?? 0,
duration: own?.durations[1] ?? 0,
durationBefore: own?.durationsBefore[1] ?? 0,
isUsual: own === void 0 || isUsualMedian(own.durations, own.durationsBefore),
durationChanged: changed?.start,
durationChange: changed && change(changed),
flakyTests: flaky?.flakyTests,
lostMs: flaky?.lostMs,
status: statusOf.get(last?.result) ?? "unknown",
lastBuild: last && sighting(last),
failing: first && {
...change(first),
builds: streak.length,
tests: testsOf.get(key)?.failingTests ?? 0
},
failingPipelines: pipelines.length === 0 ? void 0 : pipelines.flatMap(({ pipeline, failed }) => failed.slice(0, 1).map((one) => ({
pipeline,
...change(one),
builds: failed.length
})))
};
},
isLastFailed: (place, buildRun) => {
const own = buildsOf.get(moduleKey(place));
return own?.lastRun === buildRun && own.newest.at(-1)?.result === "F";
}
};
}
const statusOf = new Map([
["F", "failed"],
["f", "successful"],
["P", "successful"],
["S", "skipped"]
]);
async function branchesOf(run, { org, ref, fromTs, toTs }, modules) {
const known = ref === void 0 ? byModule(await run(defaultBranchesQuery(org, modules, {
fromTs,
toTs
}))) : void 0;
return modules.map(({ project, module }) => ({
project,
module,
ref: ref ?? known?.get(moduleKey({
project,
module
}))?.ref ?? ""
}));
}
const durationStep = (newest) => stepOf(newest.filter(({ ms }) => ms > 0));
const sightedBuilds = ({ newest }) => [
failedInRow(newest)[0],
newest.at(-1),
durationStep(newest)
].filter((build) => build !== void 0);
const placeIn = ({ project, module }) => ({ build, start }) => ({
project,
module,
build,
time: start
});
const byUrgency = (one, other) => urgencyOf(one) - urgencyOf(other) || (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.project, other.project) || (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.module, other.module);
const urgencyOf = ({ failing, failingPipelines: others, results }) => failing !== void 0 ? 0 : others !== void 0 ? 1 : results.endsWith("f") ? 2 : 3;
const modules = dataQuery({
path: "/v1/data/modules",
summary: "The modules of an organisation",
description: "Returns how the builds of each module ended on a branch, and what failed or was flaky in all of them. Failing modules come first, then the ones whose last build was flaky, and then the others by name.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...modulesSchemas
}),
answer: modulesAnswer,
answerDescription: "The modules, the flaky tests that cost most first, and the causes that failed most builds first.",
prepare: withSpan,
read: readModulesHealth
});
const failedInRow = (newest) => newest.slice(newest.findLastIndex(({ result }) => result !== "F") + 1);
function mixedBuilds(newest) {
const listed = newest.slice(-50);
return listed.at(-1)?.result !== "F" && listed.some(({ result }) => result === "F") ? listed : [];
}
const failingPipelines = (newest, pipelineOf) => [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_41__.a)(mixedBuilds(newest), pipelineOf)].map(([pipeline, builds]) => ({
pipeline,
failed: failedInRow(builds)
})).filter(({ pipeline, failed }) => pipeline !== "" && failed.length > 0).sort((one, other) => (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.pipeline, other.pipeline));
const filters$8 = {
...coordinateFilters,
name: equalTo("name", "The name of the property."),
build: optional(equalTo("build", "Only values of this build, which is the run of the pipeline with its attempt. Default: any.")),
exceptBuild: optional(differs("build", "Ignore the values of this build, so that a build is not compared with itself. Default: none.")),
ref: optional(equalTo("ref", "Only values of this branch or tag. Default: any."))
};
const property = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
timestamp: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description: "The time of the record in Unix ms."
}),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
valueType: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum(["number", "string"], { type: "string" }),
value: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number(), typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()]),
build: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()
});
const answer$1 = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ properties: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(property) });
const columns$1 = {
timestamp: "records.timestamp",
name: "records.name",
valueType: "records.valueType",
value: "if(isNull(valueNumber), valueText, assumeNotNull(valueNumber))",
build: "records.build",
ref: "records.ref"
};
const schemas = schemasOf(filters$8);
const propertiesQuery = (parameters) => ({
sql: `SELECT ${selectList(columns$1)}
FROM records
WHERE ${conditionsOf$1(filters$8, parameters)} AND records.kind = 'property'
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
parameters: { ...parameters }
});
const properties = dataQuery({
path: "/v1/data/properties",
summary: "The latest value of a property",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(schemas),
answer: answer$1,
answerDescription: "A list of one property. The list is empty if the property has no value.",
prepare: (given) => given,
read: (source, parameters) => jsonDocument(source, "properties", propertiesQuery(parameters))
});
const quarantinedTest = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
module: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
owners,
...quarantineFields$1,
passes: count(`Builds in a row, up to the last one, in which the test passed at its first attempt. Builds in which it did not run do not count. At least the builds of the 90 days before \`toTs\` are counted.`)
});
const quarantinedTestsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
tests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(quarantinedTest, { maxItems: 200 }),
testCount: count(`All tests in quarantine, including those beyond the first 200.`)
});
const sighting = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(sightingOf("run"), { description }));
const testFactsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
owners,
file: knownText("The source file of the test."),
line: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
description: "The line in the file. Absent if it is unknown."
})),
tags: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()),
firstSeen: sighting("The first of all stored runs. Absent if there are none."),
flakySince: sighting(`The first flip, as \`/v1/data/tests/flaky\` defines it, in the 90 days before \`toTs\`, as \`since\` there. Absent if the test is not flaky.`),
sinceIsBound,
quarantine: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(quarantineFields$1, { description: "The quarantine of the test. Absent if it is not in quarantine." })),
failedJobs: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
job: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
failures: count("Failures in the job.")
}), {
maxItems: 5,
description: "The jobs with the most failures in the range."
}),
failures: count("All failures in the range. If a job was run again, only its newest attempt counts.")
});
const filters$7 = {
...coordinateFilters,
testId: equalTo("id", "The id of the test."),
ref: optional(equalTo("ref", "Only runs on this branch or tag. Default: any."))
};
const factsSchemas = schemasOf(filters$7);
const flakySpan = ({ fromTs, toTs }) => ({
fromTs: Math.min(fromTs, toTs - 7776e6),
toTs
});
const ofTest = (parameters) => `${conditionsOf$1(filters$7, parameters)} AND records.kind = 'test'`;
const ofEvents = (parameters) => `${conditionsOf$1({
...filters$7,
testId: equalTo("eventId", "")
}, parameters)} AND records.kind = 'test' AND ${isEvent}`;
const newestFactsQuery = ({ fromTs: _, toTs, ...parameters }) => ({
sql: `SELECT records.timestamp AS timestamp, name, suite, owners, file, line, tags, ref, quarantine
FROM records
WHERE ${ofTest(parameters)} AND records.timestamp < {toTs:Int64}
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
parameters: {
...parameters,
toTs: spanParameters({
fromTs: toTs,
toTs
}).toTs
}
});
const firstRunQuery = ({ fromTs: _, toTs: __, ...parameters }) => ({
sql: `SELECT records.timestamp AS timestamp, build
FROM records
WHERE ${ofTest(parameters)}
ORDER BY records.timestamp, records.arrived
LIMIT 1`,
parameters
});
const failedJobsQuery = (parameters) => ({
sql: `SELECT job, failures, sum(failures) OVER () AS allFailures, sum(ofJob) OVER () AS events
FROM (
  WITH ${repeats}
  SELECT records.job AS job, count() AS ofJob, countIf(records.status = 'failed' AND ${inRange} AND ${isOfNewestAttempt$1}) AS failures
  FROM records
  WHERE ${ofEvents(parameters)} AND records.timestamp >= {flakyFromTs:Int64} AND records.timestamp < {toTs:Int64}
  GROUP BY job
)
ORDER BY failures DESC, job
LIMIT 5`,
parameters: {
...parameters,
...spanParameters(parameters),
flakyFromTs: spanParameters(flakySpan(parameters)).fromTs
}
});
const filters$6 = {
...coordinateFilters,
testId: equalTo("id", ""),
ref: equalTo("ref", "")
};
const runsOfTest = `${conditionsOf$1(filters$6, filters$6)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64}`;
const quarantineSinceQuery = (records, parameters) => ({
sql: `WITH (SELECT min(records.timestamp) FROM records WHERE ${records} AND records.quarantine != '') AS begin
SELECT project, module, testId, minIf(time, inQuarantine AND position > outside) AS since
FROM (
  SELECT records.project AS project, records.module AS module, records.id AS testId, records.timestamp AS time, ${newestRun} AS position,
    records.quarantine != '' AS inQuarantine,
    maxIf(${newestRun}, records.quarantine = '') OVER (PARTITION BY project, module, testId) AS outside
  FROM records
  WHERE ${records} AND records.timestamp >= begin
)
GROUP BY project, module, testId`,
parameters
});
const quarantinedSchemas = schemasOf({
...placeFilters,
ref: optional(equalTo("ref", `The branch or tag. Default: of each module, ${defaultBranchRule}.`))
});
const isNoPull = (place) => `(records.project, records.module, ${buildRun}) GLOBAL NOT IN (
    SELECT records.project, records.module, ${buildRun} FROM records WHERE ${place} AND records.kind = 'build' AND records.pullRequest != ''
      AND records.timestamp >= {pullsFromTs:Int64} AND records.timestamp < {pullsToTs:Int64})`;
const pullParameters = ({ fromTs, toTs }) => {
const span = spanParameters({
fromTs: fromTs - nearbyMs,
toTs: toTs + nearbyMs
});
return {
pullsFromTs: span.fromTs,
pullsToTs: span.toTs
};
};
function quarantinedQuery(parameters) {
const place = conditionsOf$1(placeFilters, parameters);
const ofTests = `${place} AND records.kind = 'test' AND ${parameters.ref === void 0 ? `(records.project, records.module, records.ref) GLOBAL IN (${defaultBranches$1(place, parameters)})` : "records.ref = {ref:String}"}`;
const wide = flakySpan(parameters);
return {
sql: `WITH arrayMap(one -> one.3, arrayReverseSort(groupArrayIf((toUInt64OrZero(run), start, outcome), outcome != '-'))) AS outcomes,
  arrayFirstIndex(one -> one != 'P', outcomes) AS end
SELECT project, module, testId, any(onRef) AS ref, max(newest.1) AS timestamp, toUInt32(if(end = 0, length(outcomes) + 1, end) - 1) AS passes,
  count() OVER () AS testCount
FROM (
  SELECT records.project AS project, records.module AS module, records.id AS testId, any(records.ref) AS onRef, ${buildRun} AS run,
    min(records.timestamp) AS start, ${outcome} AS outcome, max(${newestRun}) AS newest, ${ofNewestRun("records.quarantine != ''")} AS isIn
  FROM records
  WHERE ${ofTests} AND records.timestamp >= {wideFromTs:Int64} AND records.timestamp < {toTs:Int64} AND ${isNoPull(place)}
    AND (records.project, records.module, records.id) GLOBAL IN (
      SELECT records.project, records.module, records.id FROM records WHERE ${ofTests} AND ${inRange} AND records.quarantine != '')
  GROUP BY project, module, testId, run
)
GROUP BY project, module, testId
HAVING argMax(isIn, newest) AND timestamp >= {fromTs:Int64}
ORDER BY passes DESC, project, module, testId
LIMIT 200`,
parameters: {
...parameters,
...spanParameters(parameters),
...pullParameters(wide),
wideFromTs: spanParameters(wide).fromTs
}
};
}
const ofTestsOnBranches = (tests) => `${ofBranches(tests)} AND records.kind = 'test' AND records.timestamp < {toTs:Int64} AND records.id IN {ids:Array(String)} AND ${isNoPull(ofModules(tests))}`;
const parametersOf = (org, tests, { fromTs, toTs }) => ({
...moduleParameters(org, tests),
ids: [...new Set(tests.map(({ testId }) => testId))],
...pullParameters({
fromTs,
toTs
}),
toTs: spanParameters({
fromTs,
toTs
}).toTs
});
const quarantinedTextsQuery = (org, tests, span) => ({
sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, ${ofNewestRun("records.name")} AS name,
  ${ofNewestRun("records.suite")} AS suite, ${ofNewestRun("records.owners")} AS owners, ${ofNewestRun("records.quarantine")} AS quarantine
FROM records
WHERE ${ofTestsOnBranches(tests)} AND ${isAt(tests.map(({ timestamp }) => timestamp))}
GROUP BY project, module, testId`,
parameters: parametersOf(org, tests, span)
});
const sinceOfTestsQuery = (org, tests, { toTs }) => quarantineSinceQuery(ofTestsOnBranches(tests), parametersOf(org, tests, {
fromTs: Number.MIN_SAFE_INTEGER,
toTs
}));
function parseEntry(json) {
if (json === "") return void 0;
const { isAdded: _, ...entry } = JSON.parse(json);
return entry;
}
async function readQuarantinedTests(source, parameters) {
const rows = queryReader(source);
const found = await rows(quarantinedQuery(parameters));
const [first] = found;
if (first === void 0) return {
tests: [],
testCount: 0
};
const { org, fromTs, toTs } = parameters;
const [texts, begins] = await Promise.all([rows(quarantinedTextsQuery(org, found, {
fromTs,
toTs
})), rows(sinceOfTestsQuery(org, found, {
fromTs,
toTs
}))]);
const textsOf = new Map(texts.map((row) => [testKey(row), row]));
const sinceOf = new Map(begins.map((row) => [testKey(row), row.since]));
return {
tests: found.map(({ project, module, testId, timestamp, passes }) => {
const key = testKey({
project,
module,
testId
});
const { name = "", suite = [], owners = [], quarantine = "" } = textsOf.get(key) ?? {};
return {
project,
module,
testId,
name,
suite,
owners,
since: sinceOf.get(key) ?? timestamp,
...parseEntry(quarantine),
passes
};
}),
testCount: first.testCount
};
}
const testsQuarantined = dataQuery({
path: "/v1/data/tests/quarantined",
summary: "Tests in quarantine",
description: "Lists the tests of a module, or of all modules of a project or an organisation, whose newest run in the range was in quarantine, and how often they passed since they failed last. Builds of pull requests are left out.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...quarantinedSchemas
}),
answer: quarantinedTestsAnswer,
answerDescription: "The tests, the ones with the most passes first. The list is empty if no test is in quarantine.",
prepare(given, now) {
demandProjectOfModule(given);
return withSpan(given, now);
},
read: readQuarantinedTests
});
const maximumSlowerTests = 1e3;
const duration = (description) => typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description: `${description} In ms.`
});
const test = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
testId: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
suite,
owners,
before: duration("The median duration in the 30 days before the change."),
after: duration("The median duration since the change.")
});
const group = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
module: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The branch on which the tests became slower." }),
suite: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(), { description: "The suites that all tests of the group have in common, outermost first." }),
since: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...changeFields,
timestamp: time("The time of the first run of a test of the group in it."),
build: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The build, with its attempt." })
}, { description: "The first build in which the tests were slower." }),
minimumChange: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({ description: "The smallest change of a median in the group: 0.5 is 50 % slower." }),
maximumChange: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({ description: "The largest change of a median in the group." }),
testCount: count("The tests of the group."),
tests: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(test, {
maxItems: maximumSlowerTests,
description: "The tests, the one with the largest change first."
})
});
const slowerTestsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
groups: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(group, {
maxItems: 200,
description: `The groups, the one with the largest sum of changes first. Tests of the same outermost suite are a group if there are at least 3. The other tests of the build are a group together if there are at least 3, and otherwise a group each.`
}),
groupCount: count("All groups, including those beyond the limit."),
testCount: count("The tests of all groups.")
});
const slowerSchemas = {
...schemasOf(placeFilters),
ref: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(equalTo("ref", `The branch or tag. Default: of each module, ${defaultBranchRule}.`).schema),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 200,
description: `The maximum number of groups. Default: 50.`
}))
};
const maximumBuilds = 1e3;
const isTimed = "records.kind = 'test' AND records.status = 'successful' AND records.duration > 0";
const isScanned = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
const testHash = "cityHash64(records.project, records.module, records.test)";
const slowerCandidatesQuery = (org, branches, span) => ({
sql: `WITH arraySort(one -> one.1, groupArray((slice, runs, total))) AS slices, arrayCumSum(slices.2) AS counts, arrayCumSum(slices.3) AS totals,
  counts[-1] AS count, totals[-1] AS logarithms, sum(squares) - logarithms * logarithms / count AS whole,
  arrayMap((after, logarithm) -> (after, logarithm / after, (logarithms - logarithm) / (count - after)),
    arrayFilter(one -> one >= 5 AND count - one >= 5, counts),
    arrayFilter((_, one) -> one >= 5 AND count - one >= 5, totals, counts)) AS places,
  arrayMap(one -> if(exp(one.2) - exp(one.3) < 5, 0, pow(one.2 - one.3, 2) * one.1 * (count - one.1) / count), places) AS explained,
  arrayMax(arrayPushBack(explained, 0)) AS best
SELECT toString(test) AS test
FROM (
  SELECT ${testHash} AS test, toUInt8(2 * log2(1 + greatest({toTs:Int64} - records.timestamp, 0) / 3600000)) AS slice,
    count() AS runs, sum(log(assumeNotNull(records.duration)) AS logarithm) AS total, sum(logarithm * logarithm) AS squares
  FROM records
  WHERE ${ofBranches(branches)} AND ${isTimed} AND ${isScanned}
  GROUP BY test, slice
)
GROUP BY test
HAVING best * (count - 2) > 16 * greatest(whole - best, 0)
ORDER BY best * (count - 2) / greatest(whole - best, 1e-9) DESC, test
LIMIT ${maximumSlowerTests}`,
parameters: {
...moduleParameters(org, branches),
...spanParameters(span)
}
});
const moduleColumns = ["records.project", "records.module"];
function slowerSeriesQuery(org, branches, span, candidates) {
const replacing = `${ofModules(branches)} AND ${mayReplace()}`;
return {
sql: `WITH arraySlice(arraySort(groupArray((position, time, duration))), -${maximumBuilds}) AS builds
SELECT project, module, toString(test) AS test, builds.1 AS positions, builds.2 AS times, builds.3 AS durations
FROM (
  SELECT project, module, test, time, duration, dense_rank() OVER (PARTITION BY project, module ORDER BY toUInt64OrZero(run), start, run) AS position
  FROM (
    SELECT *, min(time) OVER (PARTITION BY project, module, run) AS start
    FROM (
      WITH ${repeatsOf(replacing)}
      SELECT records.project AS project, records.module AS module, ${testHash} AS test, ${buildRun} AS run, min(records.timestamp) AS time,
        quantileExactInclusive(0.5)(assumeNotNull(records.duration)) AS duration
      FROM records
      WHERE ${ofBranches(branches)} AND ${isTimed} AND ${isScanned} AND ${testHash} IN {tests:Array(UInt64)} AND ${isOfNewestAttemptOf(replacing, moduleColumns)}
      GROUP BY project, module, test, run
    )
    WHERE (project, module, run) GLOBAL NOT IN (
      SELECT records.project, records.module, ${buildRun} FROM records
      WHERE ${ofModules(branches)} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${nearbyMs} AND records.timestamp < {toTs:Int64})
  )
)
GROUP BY project, module, test
ORDER BY project, module, test`,
parameters: {
...moduleParameters(org, branches),
...spanParameters(span),
tests: candidates.map(({ test }) => test)
}
};
}
const slowerRunsQuery = (org, branches, runs) => ({
sql: `SELECT toString(${testHash}) AS test, max(records.id) AS testId, records.timestamp AS timestamp, max(records.name) AS name,
  max(records.suite) AS suite, max(records.owners) AS owners, max(records.build) AS build
FROM records
PREWHERE ${ofBranches(branches)} AND records.kind = 'test' AND ${isAt(runs.map(({ time }) => time))}
WHERE (${testHash}, records.timestamp) IN arrayZip({tests:Array(UInt64)}, arrayMap(one -> toInt64(one), {times:Array(String)}))
GROUP BY test, timestamp`,
parameters: {
...moduleParameters(org, branches),
tests: runs.map(({ test }) => test),
times: runs.map(({ time }) => String(time))
}
});
const levelMs = 2592e6;
function lastSlowdown(series, fromTs) {
const changes = findChangePoints(series.durations);
const lastLevel = series.durations.slice(changes.at(-1)?.index);
for (const { index, before, after } of changes.toReversed()) {
if (after <= before || (series.times[index] ?? 0) < fromTs) continue;
const found = slowdownAt(series, index);
if (found !== void 0 && isLonger(lastLevel, durationsBefore(series, index))) return found;
}
}
function slowdownAt(series, index) {
const before = durationsBefore(series, index);
const after = series.durations.slice(index);
if (!(before.length >= slowdown.minimumRuns && after.length >= slowdown.minimumRuns) || !isLonger(after, before)) return void 0;
return {
index,
before: quartilesOf(before).median,
after: quartilesOf(after).median
};
}
function durationsBefore({ times, durations }, index) {
const from = (times[index] ?? 0) - levelMs;
return durations.filter((_, position) => position < index && (times[position] ?? 0) >= from);
}
function isLonger(level, other) {
const [after, before] = [quartilesOf(level), quartilesOf(other)];
const change = after.median - before.median;
return change >= slowdown.minimumMs && change > slowdown.tolerance * before.median && after.median > before.high && before.median < after.low;
}
const neighbourhood = 3;
const placeChanges = (tests) => [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_41__.a)(tests, moduleKey).values()].flatMap((ofModule) => placeChangesOfModule(ofModule));
function placeChangesOfModule(tests) {
const byPosition = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_41__.a)(tests, positionOf)].sort(([position, named], [other, otherNamed]) => otherNamed.length - named.length || position - other);
const placed = [];
const rest = new Set(tests);
for (const [position] of byPosition) for (const test of rest) {
if (Math.abs(positionOf(test) - position) > neighbourhood) continue;
const moved = positionOf(test) === position ? test : movedTo(test, position);
if (moved === void 0) continue;
placed.push({
...test,
...moved,
position
});
rest.delete(test);
}
return placed;
}
const positionOf = ({ series, index }) => series.positions[index] ?? 0;
function movedTo({ series }, position) {
return slowdownAt(series, series.positions.findIndex((one) => one >= position));
}
function slowerGroupsOf(tests, limit) {
const groups = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_41__.a)(tests, (test) => `${test.position} ${moduleKey(test)}`).values()].flatMap((build) => groupBySuite(build).map(readGroup));
return {
groups: groups.sort((one, other) => other.weight - one.weight || (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(moduleKey(one.group), moduleKey(other.group)) || one.position - other.position || (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.group.tests[0]?.testId ?? "", other.group.tests[0]?.testId ?? "")).slice(0, limit).map(({ group }) => group),
groupCount: groups.length,
testCount: tests.length
};
}
function groupBySuite(tests) {
const suites = [...(0, _job_executions_mjs__WEBPACK_IMPORTED_MODULE_41__.a)(tests, ({ suite }) => JSON.stringify(suite.slice(0, 1))).values()];
const isLarge = (group) => group.length >= 3;
const rest = suites.filter((group) => !isLarge(group)).flat();
return [...suites.filter(isLarge), ...isLarge(rest) ? [rest] : rest.map((test) => [test])];
}
function readGroup(tests) {
const sorted = tests.toSorted((one, other) => changeOf(other) - changeOf(one) || (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.testId, other.testId));
const changes = sorted.map(changeOf);
const [first = sorted[0]] = sorted.filter((test) => positionOf(test) === test.position).toSorted((one, other) => timeOf(one) - timeOf(other) || (0, _compare_texts_mjs__WEBPACK_IMPORTED_MODULE_40__.t)(one.build, other.build));
const { project = "", module = "", ref = "", position = 0, build = "" } = first ?? {};
return {
group: {
project,
module,
ref,
suite: commonSuite(sorted),
since: {
timestamp: first === void 0 ? 0 : timeOf(first),
build
},
minimumChange: changes.at(-1) ?? 0,
maximumChange: changes[0] ?? 0,
testCount: sorted.length,
tests: sorted.map(({ testId, name, suite, owners, before, after }) => ({
testId,
name,
suite,
owners,
before,
after
}))
},
position,
weight: changes.reduce((sum, change) => sum + change, 0)
};
}
const changeOf = ({ before, after }) => after / before - 1;
const timeOf = ({ series, index }) => series.times[index] ?? 0;
function commonSuite(tests) {
const [first = []] = tests.map(({ suite }) => suite);
const differs = first.findIndex((name, depth) => tests.some(({ suite }) => suite[depth] !== name));
return differs === -1 ? first : first.slice(0, differs);
}
const none = {
groups: [],
groupCount: 0,
testCount: 0
};
async function readSlowerTests(source, parameters) {
const rows = queryReader(source);
const { org, fromTs, toTs, limit = 50 } = parameters;
const modules = await modulesOf(rows, parameters);
if (modules.length === 0) return none;
const branches = await branchesOf(rows, parameters, modules);
const span = {
fromTs: fromTs - levelMs,
toTs
};
const candidates = await rows(slowerCandidatesQuery(org, branches, span));
if (candidates.length === 0) return none;
const series = await rows(slowerSeriesQuery(org, branches, span, candidates));
const placed = placeChanges(await findAll(series, fromTs));
if (placed.length === 0) return none;
const { groups, ...counts } = slowerGroupsOf(await readNames(rows, org, branches, placed), limit);
return {
groups: await withFacts(rows, org, groups),
...counts
};
}
async function modulesOf(rows, { limit: _, ...parameters }) {
const { project, module } = parameters;
return project !== void 0 && module !== void 0 ? [{
project,
module
}] : rows(modulesQuery(parameters));
}
const examinedAtOnce = 50;
async function findAll(rows, fromTs) {
const found = [];
for (const [index, { project, module, test, ...series }] of rows.entries()) {
if (index % examinedAtOnce === 49) await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_24__.setImmediate)();
const slowdown = lastSlowdown(series, fromTs);
if (slowdown !== void 0) found.push({
project,
module,
test,
series,
...slowdown
});
}
return found;
}
async function readNames(rows, org, branches, tests) {
const timesOf = ({ series: { times }, index }) => [times[index] ?? 0, times.at(-1) ?? 0];
const asked = tests.flatMap((slowed) => timesOf(slowed).map((time) => ({
...slowed,
time
})));
const runs = await rows(slowerRunsQuery(org, branches, asked));
const runAt = new Map(runs.map((run) => [momentOf(run.test, run.timestamp), run]));
const refOf = new Map(branches.map((branch) => [moduleKey(branch), branch.ref]));
return tests.map((slowed) => {
const [first, last] = timesOf(slowed).map((time) => runAt.get(momentOf(slowed.test, time)));
const { testId = "", name = "", suite = [], owners = [] } = last ?? {};
return {
...slowed,
testId,
name,
suite,
owners,
ref: refOf.get(moduleKey(slowed)) ?? "",
build: first?.build ?? ""
};
});
}
async function withFacts(rows, org, groups) {
const { changeIn } = createModuleSightings(await rows(moduleFactsQuery(org, groups.map(({ project, module, since: { build, timestamp } }) => ({
project,
module,
build,
time: timestamp
})))));
return groups.map(({ since, ...group }) => ({
...group,
since: {
...since,
...changeIn({
...group,
build: since.build
})
}
}));
}
const testsSlower = dataQuery({
path: "/v1/data/tests/slower",
summary: "Tests that became slower",
description: `Finds the tests of a module, or of all modules of a project or an organisation, that became slower on a branch in the range and still are at its end. The durations of a test are the medians of its runs that passed in each build; failed runs do not count. A test became slower in a build if the median since then is at least 5 % and 10 ms above the median of the 30 days before and outside of the middle half of the other builds, with at least 5 builds on each side, and if a test of statistical significance finds no coincidence. Changes in up to three neighbouring builds count for the one that most tests name. At most ${maximumSlowerTests.toLocaleString("en")} tests are examined, the ones with the clearest changes.`,
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...slowerSchemas
}),
answer: slowerTestsAnswer,
answerDescription: "The tests in groups of the same build and suite. The list is empty if no test became slower.",
prepare(given, now) {
demandProjectOfModule(given);
return withSpan(given, now);
},
read: readSlowerTests
});
async function readTestFacts(source, parameters) {
const rows = queryReader(source);
const inOrder = queryReader(source, orderedReading);
const [[newest], [first], jobs] = await Promise.all([
inOrder(newestFactsQuery(parameters)),
inOrder(firstRunQuery(parameters)),
rows(failedJobsQuery(parameters))
]);
const [flip, since] = await Promise.all([(jobs[0]?.events ?? 0) > 0 ? readFirstFlip(rows, parameters) : void 0, newest !== void 0 && newest.quarantine !== "" ? readSince(rows, parameters, newest) : 0]);
const { org, project, module } = parameters;
const builds = [first, flip].flatMap((one) => one === void 0 ? [] : [{
project,
module,
build: one.build,
time: one.timestamp
}]);
const { sightingIn } = createModuleSightings(builds.length === 0 ? [] : await rows(moduleFactsQuery(org, builds)));
const sighting = ({ timestamp, build }) => ({
timestamp,
...sightingIn({
project,
module,
build
})
});
const { name = "", suite = [], owners = [], file, line, tags = [], quarantine = "" } = newest ?? {};
const entry = parseEntry(quarantine);
return {
testId: parameters.testId,
name,
suite,
owners,
file: file || void 0,
line: line || void 0,
tags,
firstSeen: first && sighting(first),
flakySince: flip && sighting(flip),
sinceIsBound: flip?.sinceIsBound,
quarantine: entry && {
since,
...entry
},
failedJobs: jobs.filter(({ failures }) => failures > 0).map(({ job, failures }) => ({
job,
failures
})),
failures: jobs[0]?.allFailures ?? 0
};
}
async function readFirstFlip(rows, parameters) {
const found = (await readFlakySince(rows, parameters, [parameters]))(parameters);
if (found === void 0) return void 0;
const { since, sinceIsBound } = found;
return {
timestamp: since,
build: (await rows(sightingsQuery({
...parameters,
fromTs: since,
toTs: since + 1
}, [{
testId: parameters.testId,
firstSeen: since,
lastSeen: since
}])))[0]?.build ?? "",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ sinceIsBound })
};
}
async function readSince(rows, { fromTs, toTs, ...parameters }, { ref, timestamp }) {
const asked = {
...parameters,
ref,
toTs: spanParameters({
fromTs,
toTs
}).toTs
};
const [row] = await rows(quarantineSinceQuery(runsOfTest, asked));
return row?.since ?? timestamp;
}
const testFacts = dataQuery({
path: "/v1/data/tests/facts",
summary: "The facts about a test",
description: "Returns the names, the place and the owners of a test, since when it exists, is flaky and is in quarantine, and in which jobs it failed. The names, the place, the owners and the quarantine are those of its newest run before `toTs`.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...factsSchemas
}),
answer: testFactsAnswer,
answerDescription: "The facts. For an unknown test, lists and names are empty, and other fields are absent or 0.",
prepare: withSpan,
read: readTestFacts
});
const filters$4 = {
...coordinateFilters,
testId: optional(equalTo("id", "Only runs of the test with this id. Default: all tests.")),
ref: optional(equalTo("ref", "Only runs on this branch or tag. Default: any.")),
status: optional(isOneOf$1("status", _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.y, "Only runs with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.")),
flaky: optional(is("flaky", "With `true`, only runs that passed after a retry; with `false`, only the others. Default: all.")),
cause: optional(equalTo("cause", "Only failures with this cause. Default: any."))
};
const runsSchemas = {
...schemasOf(filters$4),
limit: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
maximum: 200,
description: `The maximum number of runs. Default: 50.`
}))
};
const tie = "bitShiftRight(sipHash64(records.id, records.build, records.job), 11)";
const order = [
"records.timestamp",
"records.arrived",
"tie"
];
const isAfter = `records.timestamp <= {afterTs:Int64} AND (${order[0]}, ${order[1]}, ${order[2]}) < ({afterTs:Int64}, {afterArrived:Int64}, {afterTie:Int64})`;
const attempts = `JSONExtract(records.attempts, 'Array(Tuple(status String, duration Nullable(Float64), message String, details String))')`;
const isRare = ({ testId, status, flaky, cause }) => testId !== void 0 && (cause !== void 0 || flaky === true || status !== void 0 && !status.includes("successful"));
function runsQuery({ limit = 50, after, ...parameters }) {
const { message, details, attempts: maximumAttempts, attemptMessage, attemptDetails } = runLimits;
return {
sql: `SELECT records.timestamp AS timestamp, records.arrived AS arrived, ${tie} AS tie, id AS testId, name, suite, status, flaky, duration,
  pipeline, build, ref, job, toString(records.jobRun) AS jobRun, records.jobAttempt AS jobAttempt,
  leftUTF8(records.message, ${message}) AS message, leftUTF8(records.details, ${details}) AS details, cause, file, line, tags,
  JSONLength(records.attempts) AS attemptCount,
  arrayMap(one -> tuple(one.status, one.duration, leftUTF8(one.message, ${attemptMessage}), leftUTF8(one.details, ${attemptDetails}))::Tuple(status String, duration Nullable(Float64), message String, details String), arraySlice(${attempts}, 1, ${maximumAttempts})) AS attempts
FROM records
PREWHERE ${conditionsOf$1(filters$4, parameters)} AND records.kind = 'test' AND ${inRange}${after === void 0 ? "" : ` AND ${isAfter}`}
ORDER BY ${order.map((column) => `${column} DESC`).join(", ")}
LIMIT ${limit}`,
parameters: {
...parameters,
...spanParameters(parameters),
...after !== void 0 && {
afterTs: after.timestamp,
afterArrived: after.arrived,
afterTie: after.tie
}
}
};
}
function supersedingQuery({ org, project, module }, runs) {
const times = runs.map(({ timestamp }) => timestamp);
return {
sql: `SELECT toString(records.jobRun) AS jobRun, max(records.jobAttempt) AS newest
FROM records
WHERE ${conditionsOf$1(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.jobAttempt > 1
  AND ${mayReplace()} AND records.jobRun IN {jobRuns:Array(UInt64)}
GROUP BY jobRun`,
parameters: {
org,
project,
module,
...spanParameters({
fromTs: Math.min(...times),
toTs: Math.max(...times)
}),
jobRuns: [...new Set(runs.map(({ jobRun }) => jobRun))]
}
};
}
const writeRunCursor = ({ timestamp, arrived, tie, fromTs }) => Buffer.from(JSON.stringify([
timestamp,
arrived,
tie,
fromTs
])).toString("base64url");
function readRunCursor(text) {
const numbers = numbersIn(Buffer.from(text, "base64url").toString());
const [timestamp, arrived, tie, fromTs] = numbers;
if (numbers.length !== 4 || timestamp === void 0 || arrived === void 0 || tie === void 0 || fromTs === void 0) throw parameterProblem({
name: "cursor",
message: "It must be the \"nextCursor\" of an earlier response."
});
return {
timestamp,
arrived,
tie,
fromTs
};
}
function numbersIn(json) {
try {
const value = JSON.parse(json);
return Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)) ? value : [];
} catch {
return [];
}
}
async function readTestRuns(source, parameters) {
const rows = queryReader(source, isRare(parameters) ? parallelReading : orderedReading);
const { limit = 50, fromTs } = parameters;
const found = await rows(runsQuery({
...parameters,
limit: limit + 1
}));
const page = found.slice(0, limit);
const last = page.at(-1);
if (last === void 0) return { runs: [] };
const ofJobs = page.filter(({ job }) => job !== "");
const [facts, repeated] = await Promise.all([rows(buildAndJobFactsQuery(parameters, page)), ofJobs.length === 0 ? [] : rows(supersedingQuery(parameters, ofJobs))]);
const factsOf = new Map(facts.map((row) => [factsKey(row.kind, row.build, row.job), row]));
const newestOf = new Map(repeated.map(({ jobRun, newest }) => [jobRun, newest]));
return {
runs: page.map((row) => runOf(row, {
ofBuild: factsOf.get(factsKey("build", row.build, "")),
ofJob: factsOf.get(factsKey("job", row.build, row.job)),
newestAttempt: newestOf.get(row.jobRun) ?? 0
})),
nextCursor: found.length > limit ? writeRunCursor({
...last,
fromTs
}) : void 0
};
}
const factsKey = (kind, build, job) => JSON.stringify([
kind,
build,
job
]);
const testRuns = dataQuery({
path: "/v1/data/tests/runs",
summary: "Single runs of tests",
description: "Returns runs of a test, or of all tests of a module, the newest first, with their builds, messages and attempts. To get older runs, repeat the request with `cursor`. New records change nothing on later pages.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...spanSchemas,
...runsSchemas,
cursor: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
maxLength: 200,
description: "The `nextCursor` of the previous page. All other parameters must be the same."
}))
}),
answer: testRunsAnswer,
answerDescription: "The runs, the newest first. The list is empty if nothing was recorded.",
prepare({ cursor, fromTs, toTs, ...parameters }, now) {
const after = cursor === void 0 ? void 0 : readRunCursor(cursor);
return {
...parameters,
...spanOf((0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
fromTs: fromTs ?? after?.fromTs,
toTs
}), now),
after
};
},
read: readTestRuns
});
const runOf = (row, { ofBuild, ofJob, newestAttempt }) => ({
timestamp: row.timestamp,
testId: row.testId,
name: row.name,
suite: row.suite,
status: row.status,
flaky: row.flaky,
duration: row.duration ?? void 0,
build: row.build,
pipeline: row.pipeline,
job: row.job,
ref: row.ref,
superseded: row.jobAttempt < newestAttempt,
commit: ofBuild?.commit || void 0,
branch: ofBuild?.branch || void 0,
commitMessage: firstFullLine(ofBuild?.commitMessage ?? ""),
author: firstFullLine(ofBuild?.author ?? ""),
pullRequest: ofBuild?.pullRequest || void 0,
url: ofJob?.url || ofBuild?.url || void 0,
file: row.file || void 0,
line: row.line || void 0,
tags: row.tags,
cause: row.cause || void 0,
message: row.message || void 0,
details: row.details || void 0,
attempts: row.attempts.map(({ status, duration, message, details }) => ({
status,
duration: duration ?? void 0,
message: message || void 0,
details: details || void 0
})),
attemptCount: row.attemptCount
});
const step = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
status: status(),
phase: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum(["setup", "teardown"], {
type: "string",
description: "Absent for the test's own steps."
})),
message: knownText("Why the step failed, unless the message of the test contains it."),
text: knownText("A doc string, or a table as rows of `| a | b |`."),
duration: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
description: "In ms. Absent if it is unknown."
})),
file: knownText("The file of the step."),
line: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 1,
description: "The line in the file. Absent if it is unknown."
})),
steps: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({}, { additionalProperties: true }), { description: "The steps inside of it, with the same fields." })),
attachments: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({ minimum: 0 }), { description: "Positions in `attachments`, from 0." }))
});
const attachment = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
type: knownText("The media type."),
size: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(count("In bytes. Absent if the file was not stored.")),
comparison: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
side: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum([..._bound_steps_mjs__WEBPACK_IMPORTED_MODULE_10__.r], { type: "string" })
}, { description: "The comparison of images to which the file belongs." }))
});
const testStepsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
steps: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Unsafe({
...typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(step),
description: `The steps, in their order. With all inner ones at most ${_limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.steps}, and ${_limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.stepDepth} levels.`
}),
stepsLeftOut: count("The number of steps that are not listed."),
attachments: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Unsafe({
...typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(attachment, { maxItems: _limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.attachments }),
description: "The files of the test. The server does not have their content."
}),
attachmentsLeftOut: count("The number of attachments that are not listed.")
});
const lastTimestamp$1 = 864e13;
const filters$3 = {
...coordinateFilters,
testId: equalTo("id", "The id of the test."),
timestamp: {
schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
minimum: -864e13,
maximum: lastTimestamp$1,
description: "The `timestamp` of the run, as `/v1/data/tests/runs` returns it."
}),
condition: (name) => `records.timestamp = {${name}:Int64}`
},
build: optional(equalTo("build", "The `build` of the run. Default: any.")),
job: optional(equalTo("job", "The `job` of the run. Default: any."))
};
const stepsSchemas = schemasOf(filters$3);
const stepsQuery = (parameters) => ({
sql: `SELECT evidence
FROM records
WHERE ${conditionsOf$1(filters$3, parameters)} AND records.kind = 'test' AND ${areStepsShown}
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
parameters: { ...parameters }
});
async function readTestSteps(source, parameters) {
const [row] = await queryReader(source, orderedReading)(stepsQuery(parameters));
return testStepsOf(row === void 0 || row.evidence === "" ? {} : JSON.parse(row.evidence));
}
const testStepsOf = ({ steps = [], stepsLeftOut = 0, attachments = [], attachmentsLeftOut = 0 }) => ({
steps,
stepsLeftOut,
attachments,
attachmentsLeftOut
});
const testSteps = dataQuery({
path: "/v1/data/tests/steps",
summary: "The steps of a failed run",
description: "Returns the steps of one failed run of a test, and the names of the files that it left behind. They are shown for 30 days after the record was stored.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(stepsSchemas),
answer: testStepsAnswer,
answerDescription: "The steps and the names of the files. The lists are empty if none are stored.",
prepare: (given) => given,
read: readTestSteps
});
const maximumTests = 50;
const filters$2 = {
...coordinateFilters,
status: optional(isOneOf$1("status", _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.y, "Only tests with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.")),
testId: optional(equalsAny("id", maximumTests, "Only the tests with these ids: `testId=a&testId=b`. Default: all.")),
ref: optional(equalTo("ref", "Only tests on this branch or tag. Default: any.")),
job: optional(equalTo("job", "Only tests of this job, with the values of its matrix. Default: the tests of all jobs."))
};
const columns = {
timestamp: bucketStart,
name: "max(records.name)",
testId: "records.id",
...aggregateFigures,
suite: "max(records.suite)",
flakyCount: "countIf(records.flaky)",
owners: ofNewestRun("records.owners")
};
const extraNames = [
"suite",
"flakyCount",
"owners"
];
const testsSchemas = {
...schemasOf(filters$2),
fields: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum([...extraNames], { type: "string" }), { description: "Additional fields of each entry: `fields=suite,flakyCount,owners`. Default: none." }))
};
function testsQuery({ fields = [], ...parameters }) {
const leftOut = extraNames.filter((name) => !fields.includes(name));
return {
sql: `${percentiles$1},
  ${repeats}
SELECT ${selectList(columns, leftOut)}
FROM records
WHERE ${conditionsOf$1(filters$2, parameters)} AND records.kind = 'test' AND ${inRange}
  AND ${isOfNewestAttempt$1}
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`,
parameters: {
...parameters,
...bucketParameters(parameters)
}
};
}
const testsAggregated = dataQuery({
path: "/v1/data/tests/aggregated",
summary: "Tests of a module over time",
description: "Returns the number of results per status and the durations of each test of a module, by time bucket.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...rangeParameters,
...testsSchemas
}),
answer: testsAggregatedAnswer,
answerDescription: "The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.",
prepare: withBuckets,
read: (source, parameters) => jsonDocument(source, "tests", testsQuery(parameters))
});
async function testsHistoryDocument({ builds, mayHaveEarlier, properties, tests }) {
const rows = [];
for await (const test of tests) rows.push(rowOf$1(test, mayHaveEarlier));
const values = valuesByBuild(properties);
return (0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_12__.t)((0, _write_history_document_mjs__WEBPACK_IMPORTED_MODULE_12__.o)(builds.map((build, index) => ({
...buildOf(build),
...values.get(index + 1)
})), rows));
}
function valuesByBuild(properties) {
const values = new Map();
for (const { position, name, value } of properties) {
const known = values.get(position);
if (known === void 0) values.set(position, [[name, value]]);
else known.push([name, value]);
}
return new Map([...values].map(([position, entries]) => [position, { properties: Object.fromEntries(entries) }]));
}
const buildOf = ({ id, commit, url, timestamp, ...counts }) => ({
id,
timestamp,
status: buildStatus(counts),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
commit: commit !== "" ? commit : void 0,
url: url !== "" ? url : void 0
})
});
const rowOf$1 = ({ id, name, suite, results, causes, durations }, mayHaveEarlier) => (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__.i)({
id: (0, _history_id_mjs__WEBPACK_IMPORTED_MODULE_9__.t)(id),
name,
suite,
results,
causes: causes.map((cause) => cause || void 0),
durations: durations.length === 0 ? void 0 : durations.map(_history_id_mjs__WEBPACK_IMPORTED_MODULE_9__.c).join(""),
isOlder: mayHaveEarlier && results.startsWith("-")
});
async function readTestsHistory(source, parameters) {
const rows = async (query) => rowsOf(await queryLines(source, query));
const builds = await listOf(await rows(historyBuildsQuery(parameters)));
if (builds.length === 0) return {
builds,
mayHaveEarlier: false,
properties: [],
tests: rowsOf(node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from([]))
};
return {
builds,
mayHaveEarlier: builds.length === (parameters.limit ?? 50),
properties: await listOf(await rows(historyPropertiesQuery(parameters, builds))),
tests: await rows(historyTestsQuery(parameters, builds))
};
}
const testsHistory = {
path: "/v1/data/tests/history",
summary: "The results of tests in the last builds of a branch",
description: "Returns a history document, as `build-report report --history-output` writes it: newline-delimited JSON whose first line lists the builds and their properties, the oldest first. It has one line for each test. A job that was run again counts with its newest attempt. A test that ran several times in a build counts with the worst result. Builds of pull requests are left out.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(historySchemas),
answer: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
mediaType: "application/x-ndjson",
answerDescription: "The history document. It contains no build if nothing was recorded.",
prepare: (given) => given,
read: readTestsHistory,
write: async (history) => node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from([await testsHistoryDocument(history)])
};
const start = time("Start of the bucket.");
const results$1 = {
...countFields((status) => count(`Results with the status \`${status}\`.`)),
totalCount: count("All results."),
passRate: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Number({
minimum: 0,
maximum: 1
}), typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Null()], { description: "The share of successful results among the successful and failed ones, from 0 to 1. Null if there are none." })
};
const builds$1 = {
buildCount: count("Builds with a result. The attempts of a build count as one."),
failedBuildCount: count("Builds with a failed result."),
...durationFields
};
const whole = { description: "The figures of the whole range. Absent without the parameter `whole`, and if the range has no results." };
const builtFlaky = count("Builds without a failed test, but with one that passed only after a retry.");
const ofTests = {
...results$1,
flakyCount: count("Tests that passed only after a retry."),
flakyBuildCount: builtFlaky,
...builds$1
};
const testsTotalsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
totals: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
timestamp: start,
...ofTests
})),
whole: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(ofTests, whole))
});
const ofBuilds = {
buildCount: count("Builds that began in the bucket and ran tests. The attempts of a build count as one."),
failedBuildCount: count("Builds with a failed test."),
flakyBuildCount: builtFlaky,
...durationFields
};
const buildsTotalsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
totals: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
timestamp: start,
...ofBuilds
})),
whole: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(ofBuilds, whole))
});
const jobsTotalsAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
totals: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
timestamp: start,
...results$1,
...builds$1
})),
whole: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...results$1,
...builds$1
}, whole))
});
const filters$1 = {
...coordinateFilters,
ref: optional(equalTo("ref", "Only tests on this branch or tag. Default: any."))
};
const wholeSchema = { whole: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Boolean({ description: "With `true`, the answer also contains `whole`, the figures of the whole range. Its percentiles are exact, and a build in several buckets counts once." })) };
const testsTotalsSchemas = {
...schemasOf(filters$1),
...wholeSchema
};
const levels = "0.25, 0.5, 0.75, 0.95, 0.99";
const ofBuild = [
..._fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.y.map((status) => `countIf(records.status = '${status}') AS ${status}Sum`),
"count() AS sum",
"count(records.duration) AS timed",
"min(records.duration) AS shortest",
"max(records.duration) AS longest",
"sum(records.duration) AS total",
`quantilesExactInclusiveState(${levels})(records.duration) AS durations`
].join(", ");
const results = {
...countFields((status) => `sum(${status}Sum)`),
totalCount: "sum(sum)",
passRate: "if(successfulCount + failedCount = 0, null, successfulCount / (successfulCount + failedCount))"
};
const builds = {
buildCount: "uniqExact(run)",
failedBuildCount: "uniqExactIf(run, failedSum > 0)",
...durationColumns({
known: "sum(timed)",
min: "min(shortest)",
max: "max(longest)",
avg: "sum(total) / sum(timed)"
})
};
const figuresOfJobs = {
...results,
...builds
};
const figuresOfTests = {
...results,
flakyCount: "sum(flakySum)",
flakyBuildCount: "uniqExactIf(run, flakySum > 0 OR failedSum > 0) - uniqExactIf(run, failedSum > 0)",
...builds
};
const percentiles = `quantilesExactInclusiveMerge(${levels})(durations) AS percentiles`;
const marked = ({ whole }) => whole ? "grouping(timestamp) AS isWhole, timestamp" : "timestamp";
const grouped = ({ whole }, count = "totalCount") => whole ? `GROUP BY GROUPING SETS ((timestamp), ())\nHAVING ${count} > 0` : "GROUP BY timestamp";
const testsTotalsQuery = (parameters) => ({
sql: `WITH ${percentiles}
SELECT ${marked(parameters)},
  ${selectList(figuresOfTests)}
FROM (
  WITH ${repeats}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, countIf(records.flaky) AS flakySum, ${ofBuild}
  FROM records
  WHERE ${conditionsOf$1(filters$1, parameters)} AND records.kind = 'test' AND ${inRange} AND ${isOfNewestAttempt$1}
  GROUP BY timestamp, build
)
${grouped(parameters)}
ORDER BY timestamp`,
parameters: {
...parameters,
...bucketParameters(parameters)
}
});
function jobsTotalsQuery(parameters) {
const { expressions, table } = newestJobs(parameters, "timestamp, build, status, duration");
return {
sql: `WITH ${percentiles}
SELECT ${marked(parameters)},
  ${selectList(figuresOfJobs)}
FROM (
  WITH ${expressions}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, ${ofBuild}
  FROM ${table}
  WHERE ${inRange}
  GROUP BY timestamp, build
)
${grouped(parameters)}
ORDER BY timestamp`,
parameters: {
...parameters,
...bucketParameters(parameters)
}
};
}
const filters = {
...coordinateFilters,
ref: optional(equalTo("ref", "Only builds of this branch or tag. Default: any."))
};
const buildsTotalsSchemas = {
...schemasOf(filters),
...wholeSchema
};
const figures = {
buildCount: "count()",
failedBuildCount: "countIf(failedTests > 0)",
flakyBuildCount: "countIf(failedTests = 0 AND flakyTests > 0)",
...durationColumns({
known: "countIf(ms > 0)",
min: "minIf(ms, ms > 0)",
max: "maxIf(ms, ms > 0)",
avg: "avgIf(ms, ms > 0)"
})
};
function scannedRange(span) {
const { fromTs, toTs, from, to } = quarterRange(span);
return {
fromTs: fromTs - nearbyMs,
toTs: toTs + nearbyMs,
from: `${from} - ${nearbyMs}`,
to: `${to} + ${nearbyMs}`
};
}
function buildsTotalsQuery(parameters) {
const parts = buildParts({
columns: ["ref"],
ofBuilds: conditionsOf$1(filters, parameters),
ofModules: conditionsOf$1(coordinateFilters, coordinateFilters),
range: scannedRange(parameters)
});
return {
sql: `WITH quantilesExactInclusiveIf(${levels})(ms, ms > 0) AS percentiles
SELECT ${marked(parameters)},
  ${selectList(figures)}
FROM (
  SELECT start - positiveModulo(start, {interval:Int64}) AS timestamp, ms, failedTests, flakyTests, ref, pull,
    countIf(pull = '') OVER (PARTITION BY ref) AS others
  FROM (
    SELECT run, ref, minIf(first, tests > 0) AS start, sum(failed) AS failedTests, sum(flaky) AS flakyTests, ${buildMs} AS ms, max(pullRequest) AS pull
    FROM (
    ${parts}
    )
    GROUP BY run, ref
    HAVING sum(tests) > 0 AND start >= {fromTs:Int64} AND start < {toTs:Int64}
  )
)
WHERE pull = '' OR others = 0 OR ref != ifNull(${defaultBranch(parameters)}, '')
${grouped(parameters, "buildCount")}
ORDER BY timestamp`,
parameters: {
...parameters,
...bucketParameters(parameters)
}
};
}
const answerDescription = "An entry for each bucket with results, ordered by timestamp. The list is empty if nothing was recorded.";
const testsTotals = dataQuery({
path: "/v1/data/tests/totals",
summary: "A module over time",
description: "Returns the number of results per status, the builds, and the durations of all tests of a module together, by time bucket.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...rangeParameters,
...testsTotalsSchemas
}),
answer: testsTotalsAnswer,
answerDescription,
prepare: withBuckets,
read: (source, parameters) => readTotals(source, testsTotalsQuery(parameters), parameters)
});
const jobsTotals = dataQuery({
path: "/v1/data/jobs/totals",
summary: "A pipeline over time",
description: "Returns the number of jobs per status, the builds, and the durations of all jobs of a module and pipeline together, by time bucket.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...rangeParameters,
...pipelineSchemas,
...wholeSchema
}),
answer: jobsTotalsAnswer,
answerDescription,
prepare: withBuckets,
read: (source, parameters) => readTotals(source, jobsTotalsQuery(parameters), parameters)
});
const buildsTotals = dataQuery({
path: "/v1/data/builds/totals",
summary: "The builds of a module over time",
description: "Returns the number of builds that ran tests of a module, and their durations, by time bucket. The duration of a build is the one of its own record, or else the sum of its tests. A build counts in the bucket in which its first test ran. Builds of pull requests count, except on the default branch if it has others, because a fork may have a branch of the same name.",
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...rangeParameters,
...buildsTotalsSchemas
}),
answer: buildsTotalsAnswer,
answerDescription,
prepare: withBuckets,
read: (source, parameters) => readTotals(source, buildsTotalsQuery(parameters), parameters)
});
async function readTotals(source, query, { whole }) {
if (whole !== true) return jsonDocument(source, "totals", query);
const lines = await queryLines(source, query);
return node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from(documentWithWhole(rowsOf(lines)), { objectMode: false }).once("close", () => lines.destroy());
}
async function* documentWithWhole(rows) {
let whole = "";
let separator = "";
yield "{\"totals\":[";
for await (const { isWhole, ...entry } of rows) if (isWhole === 1) {
const { timestamp: _, ...figures } = entry;
whole = `,"whole":${JSON.stringify(figures)}`;
} else {
yield `${separator}${JSON.stringify(entry)}`;
separator = ",";
}
yield `]${whole}}`;
}
const queries = {
jobs,
jobsAggregated,
testsAggregated,
testsHistory,
testRuns,
testSteps,
testsFlaky,
testFacts,
testsQuarantined,
testsCauses,
builds: builds$2,
testsCompare,
testsSlower,
testsVerdicts,
modules,
testsTotals,
jobsTotals,
buildsTotals,
branches,
properties,
coordinates: coordinates$1,
branch: branch$1,
exportRecords
};
const queryNames = Object.keys(queries);
const queryMethods = (create) => Object.fromEntries(queryNames.map((name) => [name, create(name)]));
const maximumNames = 5e3;
function createRateLimitCounters() {
const counts = new Map();
const current = (name, windowMs) => {
const now = performance.now();
const held = counts.get(name);
return held !== void 0 && now - held.since < windowMs ? held : {
count: 0,
since: now
};
};
const result = ({ count, since }, windowMs) => ({
current: count,
ttl: Math.ceil(since + windowMs - performance.now())
});
return {
incr(name, callback, windowMs) {
const { count, since } = current(name, windowMs);
const counted = {
count: count + 1,
since
};
counts.set(name, counted);
const [first] = counts.keys();
if (counts.size > maximumNames && first !== void 0) counts.delete(first);
callback(null, result(counted, windowMs));
},
read: (name, callback, windowMs) => callback(null, result(current(name, windowMs), windowMs)),
child: createRateLimitCounters
};
}
const rateLimitCounters = createRateLimitCounters;
const logOptions = (target) => ({
logger: target ?? false,
logController: new fastify__WEBPACK_IMPORTED_MODULE_35__.LogController({ disableRequestLogging: true }),
genReqId: () => (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.randomUUID)(),
requestIdHeader: false
});
function addRequestLog(app) {
app.addHook("onRequest", async (request, reply) => {
reply.header("x-request-id", request.id);
});
app.addHook("onResponse", async (request, reply) => {
const { method, url, ip, organisationKey } = request;
const line = {
method,
path: url.split("?", 1)[0]?.slice(0, 200),
status: reply.statusCode,
ms: Math.round(reply.elapsedTime),
ip,
keyId: organisationKey?.id
};
request.log.info(line, "request");
});
}
var BackupUnsupportedError = class extends Error {
name = "BackupUnsupportedError";
};
const maximumSendingMs$1 = 864e5;
const retryAfterS = 60;
function addBackupRoute(app, { store, authentication, metrics, now }) {
let isRunning = false;
let lastMs;
metrics.addGauge({
name: "build_report_last_backup_timestamp_seconds",
help: "When the last backup since the start was completed.",
read: () => lastMs === void 0 ? void 0 : lastMs / 1e3
});
app.get("/v1/backup", {
schema: {
tags: ["operation"],
security: [{ key: [] }],
operationId: "backup",
summary: "A backup of everything",
description: "Returns a tar archive of the data folder as of one moment, with whole batches only. `build-report backup` checks it as it arrives, and `build-report restore` reads it. Only one backup can run at a time. Requires the administration key.",
response: {
200: {
description: "The backup. Its last file contains the checksums. Without it, the backup is incomplete.",
content: { "application/x-tar": { schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ contentEncoding: "binary" }) } }
},
...problemResponses(401, 403, 429, 500, 501, 503)
}
},
onRequest: authentication.administration,
exposeHeadRoute: false,
handlerTimeout: maximumSendingMs$1,
compress: false
}, async (_request, reply) => {
if (isRunning) throw unavailable("backup_running", "Another backup is running. Only one can run at a time.", retryAfterS);
isRunning = true;
try {
const backup = await store.backup();
backup.once("end", () => {
lastMs = now();
});
backup.once("close", () => {
isRunning = false;
});
return reply.header("cache-control", "no-store").type("application/x-tar").send(backup);
} catch (error) {
isRunning = false;
if (!(error instanceof BackupUnsupportedError)) throw error;
throw new HttpProblem(501, "This server keeps its history in a ClickHouse server. Make a backup there, with its statement BACKUP DATABASE.", { cause: error });
}
});
}
const entities = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"\"": "&quot;"
};
const escaped = (text) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
const colours = {
successful: "#0f6a37",
failed: "#b3191f",
skipped: "#5f6873",
cancelled: "#5f6873",
running: "#5f6873",
unknown: "#5f6873"
};
const labelColour = "#2f363d";
const height = 20;
const padding = 7;
function badgeSvg({ label, status, passRate }) {
const left = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_42__.t)(label);
const right = resultOf(status, passRate);
const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
const width = leftWidth + rightWidth;
const name = escaped(`${left}: ${right}`);
const text = (content, x, length) => `<text x="${x + padding}" y="14" textLength="${length - 14}" lengthAdjust="spacingAndGlyphs">${escaped(content)}</text>`;
return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${name}"><title>${name}</title>
<clipPath id="corners"><rect width="${width}" height="${height}" rx="4"/></clipPath>
<g clip-path="url(#corners)"><rect width="${leftWidth}" height="${height}" fill="${labelColour}"/><rect x="${leftWidth}" width="${rightWidth}" height="${height}" fill="${colours[status ?? "unknown"]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${text(left, 0, leftWidth)}${text(right, leftWidth, rightWidth)}</g>
</svg>
`;
}
function resultOf(status, passRate) {
if (status === void 0) return "no builds";
if (status === "failed") return "failing";
const word = status === "successful" ? "passing" : (0, _status_words_mjs__WEBPACK_IMPORTED_MODULE_43__.t)(status);
return passRate === void 0 ? word : `${word} · ${(0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(passRate)} of builds`;
}
const widthOf = (text) => Math.ceil([...text].reduce((sum, one) => sum + characterWidth(one), 0)) + 14;
function characterWidth(character) {
if (character > "ÿ") return 12;
if (/[ fijlrt.,:;·|()[\]'!/-]/.test(character)) return 4.5;
return /[mwMW%@]/.test(character) ? 10.5 : 7;
}
const lifetimeS = 60;
const querystring = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...branchSchemas,
label: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
minLength: 1,
maxLength: 60,
description: "The text on the left. Default: `tests`."
})),
key: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
maxLength: 200,
description: "A key whose only scope is `badge`. Other keys are refused, because addresses are not secret."
})
});
const answer = {
description: "The badge.",
headers: { "Cache-Control": typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: `\`public, max-age=${lifetimeS}\`.` }) },
content: { "image/svg+xml": { schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String() } }
};
function addBadgeRoute(app, { store, authentication, now }) {
app.get("/v1/badge.svg", {
schema: {
operationId: "badge",
summary: "The status of a branch as an image",
description: "Shows the status of the newest build of a branch and, unless it failed, the share of the builds in the last 30 days that passed, as `/v1/data/modules` counts them. An image cannot send a header, so the key is the parameter `key`, and its only scope must be `badge`.",
tags: ["data"],
security: [{ badgeKey: [] }],
querystring,
response: {
200: answer,
...problemResponses(400, 401, 403, 429, 500, 503)
}
},
onRequest: authentication.badge
}, async (request, reply) => {
const { key: _, label = "tests", ...parameters } = request.query;
demandOrganisation(request, parameters.org);
demandProject(request, parameters.project);
const end = Math.ceil(now() / (lifetimeS * 1e3)) * lifetimeS * 1e3;
const branch = await store.branch({
...parameters,
...spanOf({ toTs: end }, end)
}, request.signal);
return reply.header("cache-control", `public, max-age=${lifetimeS}`).header("cross-origin-resource-policy", "cross-origin").type("image/svg+xml; charset=utf-8").send(badgeSvg({
label,
status: branch === void 0 ? void 0 : buildStatus(branch),
passRate: branch === void 0 ? void 0 : branch.passedBuilds / branch.builds
}));
});
}
function addDashboardRoute(app, { html, contentSecurityPolicy }) {
app.get("/", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", contentSecurityPolicy).header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html));
}
const maximumHeldBytes = 1048576;
async function sendDocument(document, request, reply, mediaType) {
reply.header("cache-control", "private, no-cache").header("vary", "Service-Api-Key").type(`${mediaType}; charset=utf-8`);
const chunks = document[Symbol.asyncIterator]();
const held = [];
for (let heldBytes = 0; heldBytes <= maximumHeldBytes;) {
const next = await chunks.next();
if (next.done) return sendHeld(Buffer.concat(held), request, reply);
const chunk = Buffer.from(next.value);
held.push(chunk);
heldBytes += chunk.length;
}
const rest = node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from(following(held, chunks), { objectMode: false });
rest.once("close", () => document.destroy());
return reply.send(rest);
}
async function* following(held, rest) {
yield* held;
for (let next = await rest.next(); !next.done; next = await rest.next()) yield Buffer.from(next.value);
}
function sendHeld(body, request, reply) {
const tag = `W/"${(0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256").update(body).digest("base64url")}"`;
reply.header("etag", tag);
return isKnown(request.headers["if-none-match"], tag) ? reply.code(304).send() : reply.send(body);
}
function isKnown(header, tag) {
const opaque = tag.slice(2);
return header?.split(",").some((given) => ["*", opaque].includes(given.trim().replace(/^W\//, ""))) ?? false;
}
const headers = {
ETag: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "Identifies this version of the document for `If-None-Match`. Absent if the document is over 1 MiB." }),
"Cache-Control": typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "Always `private, no-cache`, because new records may arrive at any time." }),
Vary: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The response depends on the key and the encoding." })
};
const requestHeaders = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ "if-none-match": typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The `ETag` of a response that the client has." })) });
function addDataRoute(app, { authentication, now }, operationId, query, ask) {
const { path, summary, description, querystring, answer, answerDescription, mediaType = "application/json" } = query;
app.get(path, {
schema: {
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
operationId,
summary,
description
}),
querystring,
tags: ["data"],
security: [{ key: [] }],
headers: requestHeaders,
response: {
200: {
description: answerDescription,
headers,
content: { [mediaType]: { schema: answer } }
},
304: {
...typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Null({ description: "The client already has this version of the document." }),
headers
},
...problemResponses(400, 401, 403, 429, 500, 503)
}
},
onRequest: authentication.organisation("read")
}, async (request, reply) => {
const { org = "", project } = request.organisationKey ?? {};
const given = request.query;
const wanted = {
org,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ project }),
...given
};
demandOrganisation(request, wanted.org);
if (wanted.project !== void 0) demandProject(request, wanted.project);
const result = await ask(query.prepare(wanted, now()), request.signal);
const answered = query.write === void 0 ? result : await query.write(result);
return sendDocument(answered instanceof node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable ? answered : node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from([JSON.stringify(answered)]), request, reply, mediaType);
});
}
function addDataRoutes(app, context) {
for (const name of queryNames) {
const query = queries[name];
if (!("path" in query)) continue;
const ask = context.store[name];
addDataRoute(app, context, name, query, ask);
}
}
const docsStyle = `${tokenStyle}
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; background: var(--bg); color: var(--text); font: 16px/1.5 var(--sans) }
code, pre { font-family: var(--mono) }
article { border-top: 1px solid var(--line); margin-top: 2rem }
h2 code { font-size: 1.1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
pre { border: 1px solid var(--line); padding: 1rem; overflow: auto; max-height: 30rem }
.muted { color: var(--text-3) }
`;
function docsPage({ info, paths = {}, components = {} }) {
const articles = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => article(method.toUpperCase(), path, operation)));
return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)} <small class="muted">${escaped(info.version)}</small></h1>
${(info.description ?? "").split("\n\n").map((paragraph) => `<p>${prose(paragraph)}</p>`).join("\n")}
<p>Send your key in the header <code>Service-Api-Key</code>. For tools: <a href="v1/openapi.json">openapi.json</a>.</p>
${articles.join("\n")}
<article>
<h2>Schemas</h2>
${Object.entries(components.schemas ?? {}).map(([name, schema]) => schemaDetails(name, schema)).join("\n")}
</article>
</main>
</body>
</html>
`;
}
function article(method, path, { summary = "", description = "", parameters = [], requestBody, responses = {} }) {
return [
"<article>",
`<h2><code>${escaped(`${method} ${path}`)}</code></h2>`,
`<p><strong>${escaped(summary)}.</strong> ${prose(description)}</p>`,
parameters.length === 0 ? "" : table("Parameters", [
"Name",
"In",
"Type",
"Description"
], parameters.map(parameterRow)),
...Object.entries(requestBody?.content ?? {}).slice(0, 1).map(([type, { schema }]) => schemaDetails(`Content: ${type}`, schema)),
table("Responses", [
"Status",
"Meaning",
"Header fields"
], Object.entries(responses).map(responseRow)),
...Object.entries(responses).filter(([status]) => status.startsWith("2")).flatMap(([status, { content = {} }]) => Object.entries(content).map(([type, { schema }]) => schemaDetails(`Response ${status}: ${type}`, schema))),
"</article>"
].join("\n");
}
const parameterRow = ({ name, in: place, required = false, description = "", schema }) => [
`<code>${escaped(name)}</code>${required ? " (required)" : ""}`,
escaped(place),
escaped(schema?.enum === void 0 ? schema?.type ?? "" : schema.enum.join(" | ")),
prose(description)
];
const responseRow = ([status, { description = "", headers = {} }]) => [
escaped(status),
prose(description),
Object.entries(headers).filter(([, header]) => !("$ref" in header)).map(([name]) => `<code>${escaped(name)}</code>`).join(" ")
];
function table(caption, head, rows) {
const cells = (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const heads = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join("");
return `<table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${rows.map(cells).join("")}</tbody></table>`;
}
const schemaDetails = (title, schema) => `<details><summary>${escaped(title)}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, void 0, 2))}</pre></details>`;
const prose = (text) => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");
const docsPolicy = (0, _percentages_mjs__WEBPACK_IMPORTED_MODULE_2__.i)({
style: docsStyle,
directives: ["frame-ancestors 'none'"]
});
function addDocumentationRoutes(app) {
app.get("/v1/openapi.json", { schema: { hide: true } }, async (_request, reply) => reply.type("application/json; charset=utf-8").send(JSON.stringify(app.swagger())));
app.get("/docs", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", docsPolicy).type("text/html; charset=utf-8").send(docsPage(app.swagger())));
}
const maximumSendingMs = 864e5;
function addExportRoute(app, { store, authentication }) {
app.get("/v1/data/records", {
schema: {
tags: ["data"],
security: [{ key: [] }],
operationId: "exportRecords",
summary: "All records of the organisation",
description: "Returns every record of the organisation that the key belongs to, or of its project if the key is restricted to one, as newline-delimited JSON, which `POST /v1/data/records` accepts. It contains all records that were stored before the request, and perhaps some that are stored during it. If it fails midway, the connection is closed without the end of the content.",
response: {
200: {
description: "The records.",
content: { "application/x-ndjson": { schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String() } }
},
...problemResponses(401, 403, 429, 500, 503)
}
},
onRequest: authentication.organisation("read"),
exposeHeadRoute: false,
handlerTimeout: maximumSendingMs
}, async ({ organisationKey, signal }, reply) => {
const { org = "", project } = organisationKey ?? {};
const records = await store.exportRecords({
org,
project
}, signal);
return reply.header("cache-control", "no-store").type("application/x-ndjson; charset=utf-8").send(node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from(records, { objectMode: false }));
});
}
const ok = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ status: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Literal("ok") }, { description: "Yes." });
function addHealthRoutes(app, { store, metrics }) {
const common = {
tags: ["operation"],
security: []
};
app.get("/healthz", { schema: {
...common,
operationId: "health",
summary: "Whether the server is running",
response: { 200: ok }
} }, async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
app.get("/readyz", {
schema: {
...common,
operationId: "readiness",
summary: "Whether the server can store and query records",
description: "Checks that the store responds, the keys can be read, and the disk has space for new records. If not, `detail` gives the reason.",
response: {
200: ok,
...problemResponses(503)
}
},
handlerTimeout: 5e3
}, async (_request, reply) => {
await store.checkReadiness().catch((error) => {
throw unavailable(void 0, error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.c ? error.message : "The store does not respond.", 5, error);
});
return reply.header("cache-control", "no-store").send({ status: "ok" });
});
app.get("/metrics", { schema: {
...common,
operationId: "metrics",
summary: "Prometheus metrics",
response: { 200: {
description: "Metrics.",
content: { "text/plain": { schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String() } }
} }
} }, async (_request, reply) => reply.header("cache-control", "no-store").type(metrics.registry.contentType).send(await metrics.registry.metrics()));
}
const scopes = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Enum([
"read",
"write",
"badge"
], { type: "string" }), {
minItems: 1,
uniqueItems: true,
description: "The access that the key grants. `badge` only opens `/v1/badge.svg`, and must be the only scope."
});
const restrictions = {
expiresAt: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
minimum: 0,
maximum: Number.MAX_SAFE_INTEGER,
description: "The time from which the key is not valid, in Unix ms. Default: never."
})),
project: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "The only project that the key gives access to. Default: all projects."
}))
};
const newKeyRequest = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
org: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "The organisation whose data the key gives access to."
}),
scopes,
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
minLength: 1,
maxLength: 200,
description: "A name that helps to recognise the key."
}),
...restrictions
}, { additionalProperties: false });
const keyFields = {
id: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
org: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
scopes,
name: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String(),
createdAt: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description: "The time of creation in Unix ms."
}),
...restrictions
};
const keyAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object(keyFields, { description: "A key, without its secret value." });
const managedKeyAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...keyFields,
lastUsedAt: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description: "The start of the hour of the last request with the key, in Unix ms. Default: never."
}))
}, { description: "A key, without its secret value." });
const newKeyAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
...keyFields,
key: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The secret value of the key. It is returned only once." })
});
const keysAnswer = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ keys: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(managedKeyAnswer) }, { description: "All keys except the administration key, without their secret values." });
const created = {
description: "The new key.",
headers: { Location: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The address of the key, relative to the address of the request." }) },
content: { "application/json": { schema: newKeyAnswer } }
};
const idSchema = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ id: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "The id of a key." }) });
const shownKey = ({ id, org, scopes, name, createdAt, expiresAt, project }) => ({
id,
org,
scopes,
name,
createdAt,
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
expiresAt,
project
})
});
const managedKey = (key) => ({
...shownKey(key),
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({ lastUsedAt: key.lastUsedAt })
});
function demandUsable({ scopes, expiresAt }, now) {
if (scopes.includes("badge") && scopes.length > 1) throw fieldProblem({
name: "scopes",
message: "\"badge\" must be the only scope."
});
if (expiresAt !== void 0 && expiresAt <= now) throw fieldProblem({
name: "expiresAt",
message: `${expiresAt} must be later than now, which is ${now}.`
});
}
const demandPlain = async ({ headers }) => {
if ((headers["content-encoding"] ?? "identity").toLowerCase() === "identity") return;
throw new HttpProblem(415, "This endpoint does not accept compressed content.", { headers: { "accept-encoding": "identity" } });
};
const noSuchKey = () => new HttpProblem(404, "There is no key with this id.");
const unstored = (reply) => reply.header("cache-control", "no-store");
async function addKeysRoutes(app, { store, authentication, keyRing, now }) {
const common = {
tags: ["keys"],
security: [{ key: [] }]
};
const onRequest = authentication.administration;
const organisationKeys = async () => (await store.keys()).filter((key) => !isAdministrationKey(key));
app.post("/v1/keys", {
schema: {
...common,
operationId: "createKey",
summary: "Create a key",
body: newKeyRequest,
response: {
201: created,
...problemResponses(400, 401, 403, 413, 415, 429, 500, 503)
}
},
onRequest,
preParsing: demandPlain,
bodyLimit: 16384
}, async ({ body }, reply) => {
demandUsable(body, now());
const key = newApiKey();
const stored = {
id: (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.randomUUID)(),
hash: hashApiKey(key),
...body,
createdAt: now()
};
await store.addKey(stored);
keyRing.invalidate();
return unstored(reply).code(201).header("location", `keys/${stored.id}`).send({
...shownKey(stored),
key
});
});
app.get("/v1/keys", {
schema: {
...common,
operationId: "listKeys",
summary: "List the keys",
response: {
200: keysAnswer,
...problemResponses(401, 403, 429, 500, 503)
}
},
onRequest
}, async (_request, reply) => unstored(reply).send({ keys: (await organisationKeys()).map(managedKey) }));
app.get("/v1/keys/:id", {
schema: {
...common,
operationId: "showKey",
summary: "Show a key",
params: idSchema,
response: {
200: managedKeyAnswer,
...problemResponses(401, 403, 404, 429, 500, 503)
}
},
onRequest
}, async ({ params }, reply) => {
const found = (await organisationKeys()).find(({ id }) => id === params.id);
if (found === void 0) throw noSuchKey();
return unstored(reply).send(managedKey(found));
});
await app.register(async (scope) => {
scope.removeAllContentTypeParsers();
scope.addContentTypeParser("*", (_request, _body, done) => done(null));
scope.delete("/v1/keys/:id", {
schema: {
...common,
operationId: "revokeKey",
summary: "Revoke a key",
description: "The server refuses the key from the next request on. Other servers on the same store refuse it within a second.",
params: idSchema,
response: {
204: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Null({ description: "The key is revoked." }),
...problemResponses(401, 403, 404, 429, 500, 503)
}
},
onRequest
}, async ({ params }, reply) => {
if (!(await organisationKeys()).some(({ id }) => id === params.id) || !await store.removeKey(params.id)) throw noSuchKey();
keyRing.invalidate();
return reply.code(204).send();
});
});
}
function addOwnKeyRoute(app, { authentication }) {
app.get("/v1/key", {
schema: {
tags: ["keys"],
security: [{ key: [] }],
operationId: "ownKey",
summary: "Show the key of the request",
description: "Shows what the key of the request may do. Every key of an organisation may ask for itself, whatever its scopes.",
response: {
200: keyAnswer,
...problemResponses(401, 403, 429, 500, 503)
}
},
onRequest: authentication.anyScope
}, async ({ organisationKey }, reply) => {
if (organisationKey === void 0) throw new Error("The hook has not authenticated the request.");
return reply.header("cache-control", "no-store").send(shownKey(organisationKey));
});
}
const maximumRefusals = 100;
function readRecordBatch(chunks, maximumRecords, toStorable) {
const refused = [];
let refusedCount = 0;
let count = 0;
let ready = [];
const refuse = (line, message) => {
refusedCount += 1;
if (refused.length < maximumRefusals) refused.push({
line,
message
});
};
const lines = (0, _ndjson_mjs__WEBPACK_IMPORTED_MODULE_14__.t)({
value(value, line, length) {
const result = toStorable(value, length);
if ("refusal" in result) return refuse(line, result.refusal);
if (count === maximumRecords) throw new HttpProblem(413, `The content has more than ${maximumRecords} records. Split it into several requests.`);
count += 1;
ready.push(result.record);
},
fault({ line, kind, text }) {
if (kind === "too-long") throw new HttpProblem(413, `Line ${line} is longer than ${_limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.line} characters.`);
refuse(line, kind === "cut-off" ? "The line is incomplete." : `The line ${(0, _json_fault_mjs__WEBPACK_IMPORTED_MODULE_44__.t)(text)}.`);
}
});
const taken = () => {
const records = ready;
ready = [];
return records;
};
const content = (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256");
let hash;
const decoder = (0, _text_decoder_mjs__WEBPACK_IMPORTED_MODULE_13__.t)();
const read = (bytes, last) => {
for (const piece of decoder.decode(bytes, last)) lines.write(piece);
if (last) lines.end();
return taken();
};
const records = async function* () {
for await (const chunk of chunks) {
content.update(chunk);
yield read(chunk, false);
}
yield read(Buffer.alloc(0), true);
};
return {
records: records(),
get count() {
return count;
},
refused,
get refusedCount() {
return refusedCount;
},
contentHash: () => {
hash ??= content.digest("hex");
return hash;
}
};
}
const { createZstdDecompress, constants: constants$2 } = node_zlib__WEBPACK_IMPORTED_MODULE_26___namespace_cache || (node_zlib__WEBPACK_IMPORTED_MODULE_26___namespace_cache = __webpack_require__.t(node_zlib__WEBPACK_IMPORTED_MODULE_26__, 2));
const zstdWindowLog = 23;
const chunkSize = 65536;
const decompressors = new Map([
["gzip", () => node_zlib__WEBPACK_IMPORTED_MODULE_26__.createGunzip({ chunkSize })],
["x-gzip", () => node_zlib__WEBPACK_IMPORTED_MODULE_26__.createGunzip({ chunkSize })],
...createZstdDecompress === void 0 ? [] : [["zstd", () => createZstdDecompress({ params: { [constants$2.ZSTD_d_windowLogMax ?? 100]: zstdWindowLog } })]]
]);
const readableEncodings = [...decompressors.keys()].filter((name) => name !== "x-gzip");
async function* requestContent(body, encoding, maximumBytes, signal) {
const name = encoding?.trim().toLowerCase() ?? "identity";
const createDecompressor = decompressors.get(name);
if (createDecompressor === void 0 && name !== "identity") throw new HttpProblem(415, `Unsupported Content-Encoding "${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_42__.t)(name.slice(0, 60))}". Use ${readableEncodings.join(" or ")}, or send plain content.`, { headers: { "accept-encoding": readableEncodings.join(", ") } });
const plain = limited(received(body, signal), maximumBytes);
try {
yield* createDecompressor === void 0 ? plain : limited(decompressed(plain, createDecompressor()), maximumBytes);
} catch (error) {
throw problemOf$1(error, name);
}
}
async function* received(body, signal) {
const chunks = body.iterator({ destroyOnReturn: false });
let abort = (_reason) => {};
const onAbort = () => abort(signal.reason);
signal.addEventListener("abort", onAbort);
try {
for (;;) {
signal.throwIfAborted();
const aborted = new Promise((_, reject) => {
abort = reject;
});
const next = await Promise.race([chunks.next(), aborted]);
if (next.done) return;
yield next.value;
}
} finally {
signal.removeEventListener("abort", onAbort);
const resume = () => void body.resume();
chunks.return?.().then(resume, resume);
}
}
async function* limited(chunks, maximumBytes) {
let bytes = 0;
for await (const chunk of chunks) {
bytes += chunk.length;
if (bytes > maximumBytes) throw tooLarge(maximumBytes);
yield chunk;
}
}
const tooLarge = (maximumBytes) => new HttpProblem(413, `The content has more than ${maximumBytes} bytes, compressed or decompressed. Split it into several requests.`);
async function* decompressed(chunks, decompressor) {
const source = node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from(chunks);
source.once("error", (error) => decompressor.destroy(error));
try {
yield* source.pipe(decompressor);
} finally {
source.destroy();
decompressor.destroy();
}
}
function problemOf$1(error, encoding) {
const code = error instanceof Error && "code" in error ? String(error.code) : "";
if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return new HttpProblem(400, "The content is incomplete.", { cause: error });
if (!/^(Z_|ZSTD_|ERR_ZLIB|ERR_ZSTD)/.test(code)) return error;
return new HttpProblem(400, `The ${encoding} data is ${code === "Z_BUF_ERROR" ? "incomplete" : "damaged"}. Nothing was stored.`, { cause: error });
}
function storedEvidence({ status, message, ...given }) {
if (status !== "failed" || given.steps === void 0 && given.attachments === void 0) return {};
const { attachments, positions, leftOut } = boundAttachments(given.attachments);
const { steps, leftOut: stepsLeftOut } = (0, _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_10__.t)(given.steps, {
clean: (text) => text,
message: typeof message === "string" ? message : void 0,
positionOf: (position) => positions.get(position)
});
return {
...steps.length > 0 && { steps },
...leftOutCount("stepsLeftOut", stepsLeftOut, given.stepsLeftOut),
...attachments.length > 0 && { attachments },
...leftOutCount("attachmentsLeftOut", leftOut, given.attachmentsLeftOut)
};
}
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function leftOutCount(name, here, before) {
const sum = Math.min(Number.MAX_SAFE_INTEGER, here + (typeof before === "number" ? before : 0));
return sum === 0 ? {} : { [name]: sum };
}
function boundAttachments(given) {
const all = Array.isArray(given) ? given : [];
const attachments = [];
const positions = new Map();
for (const [position, value] of all.slice(0, _limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.attachments).entries()) {
const attachment = boundAttachment(value);
if (attachment === void 0) continue;
positions.set(position, attachments.length);
attachments.push(attachment);
}
return {
attachments,
positions,
leftOut: Math.max(0, all.length - _limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.attachments)
};
}
function boundAttachment(value) {
if (!isObject(value)) return void 0;
const { type, size, comparison } = value;
const name = boundName(value.name);
if (name === void 0) return void 0;
const compared = boundComparison(comparison);
return {
name,
...typeof type === "string" && /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) && { type },
...typeof size === "number" && Number.isSafeInteger(size) && size >= 0 && { size },
...compared !== void 0 && { comparison: compared }
};
}
const boundName = (value) => typeof value === "string" && value !== "" ? (0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_8__.S)(value, _limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.attachmentName) : void 0;
function boundComparison(value) {
if (!isObject(value)) return void 0;
const name = boundName(value.name);
const side = _bound_steps_mjs__WEBPACK_IMPORTED_MODULE_10__.r.find((each) => each === value.side);
return name === void 0 || side === void 0 ? void 0 : {
name,
side
};
}
const isEvidence = (name) => evidenceFields.includes(name);
const fieldsOf = (schema) => new Set(Object.keys(schema.properties).filter((name) => !leftOutFields.has(name)));
const fieldsOfKind = new Map(Object.entries(_validate_mjs__WEBPACK_IMPORTED_MODULE_7__.a).map(([kind, schema]) => [kind, fieldsOf(schema)]));
const attemptFields = new Set([...fieldsOf(_validate_mjs__WEBPACK_IMPORTED_MODULE_7__.r)].filter((name) => !isEvidence(name)));
const quarantineFields = fieldsOf(_validate_mjs__WEBPACK_IMPORTED_MODULE_7__.i);
const keys = [
"project",
"module",
"pipeline",
"job",
"build",
"ref",
"id",
"name",
"runner",
"cause"
];
function storableRecord(value, length, { org, project, now, defaultTimestamp, validate }) {
const wrong = validate(value, length);
if (wrong !== void 0) return { refusal: `The line is not a valid record: ${wrong}.` };
const given = value;
const fields = fieldsOfKind.get(given.kind);
if (fields === void 0) return { refusal: `Unknown kind of record: "${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_42__.t)(given.kind.slice(0, 60))}".` };
if (given.org !== void 0 && given.org !== org) throw new HttpProblem(403, "A record belongs to another organisation than the key. Nothing was stored.");
if (project !== void 0 && !isMissing(given.project) && given.project !== project) throw new HttpProblem(403, "The key gives no access to the project of a record. Nothing was stored.");
const refusal = refusalOf(given, now);
if (refusal !== void 0) return { refusal };
const record = pick(given, fields);
record.org = org;
record.pipeline ??= "";
record.build ??= "";
record.ref ??= "";
record.timestamp ??= defaultTimestamp;
if (given.kind === "test") completeTest(record);
else if (given.kind === "job") (0, _job_identity_mjs__WEBPACK_IMPORTED_MODULE_45__.t)(record);
return { record };
}
function refusalOf(record, now) {
if (isMissing(record.project)) return "\"project\" is missing.";
if (isMissing(record.module)) return "\"module\" is missing.";
if (record.kind === "job" && isMissing(record.pipeline)) return "\"pipeline\" is missing.";
const { timestamp } = record;
if (typeof timestamp === "number" && !(0, _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_46__.t)(timestamp, now)) return `"timestamp" is ${implausibleTime(timestamp, now)}`;
for (const name of keys) {
const text = record[name];
if (typeof text === "string" && text.length > _limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.name) return `"${name}" must have at most ${_limits_mjs__WEBPACK_IMPORTED_MODULE_11__.t.name} characters.`;
}
}
function implausibleTime(timestamp, now) {
const fault = timestamp < now ? "before the year 2000" : "more than a day in the future";
return `${Math.abs(timestamp) <= lastDate ? `${timestamp} (${new Date(timestamp).toISOString()})` : String(timestamp)}, which is ${fault}. Use Unix milliseconds, or omit the timestamp.`;
}
const lastDate = 864e13;
const isMissing = (coordinate) => coordinate === void 0 || coordinate === "";
function completeTest(record) {
record.suite ??= [];
record.id ??= (0, _test_identity_mjs__WEBPACK_IMPORTED_MODULE_3__.n)(record.module, record.suite, record.name);
if (record.attempts !== void 0) record.attempts = record.attempts.map((attempt) => pick(attempt, attemptFields));
if (record.status === "failed" && record.cause === void 0) addCause(record);
if (evidenceFields.some((name) => record[name] !== void 0)) {
const evidence = storedEvidence(record);
for (const name of evidenceFields) delete record[name];
Object.assign(record, evidence);
}
if (record.quarantine !== void 0) record.quarantine = pick(record.quarantine, quarantineFields);
}
const examinedLength = 32768;
function addCause(record) {
const { name, suite, message, details, stdout, stderr, steps } = record;
const start = (text) => typeof text === "string" ? text.slice(0, examinedLength) : void 0;
if (!message && !details) return;
const texts = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
message: start(message),
details: start(details),
stdout: start(stdout),
stderr: start(stderr),
steps
});
record.cause = (0, _cause_mjs__WEBPACK_IMPORTED_MODULE_15__.t)({
name: String(name),
suite,
...texts
}).id;
}
function pick(from, names) {
const given = Object.keys(from);
if (given.every((name) => names.has(name))) return from;
return Object.fromEntries(given.filter((name) => names.has(name)).map((name) => [name, from[name]]));
}
const idleMs = 1e3;
const retryAfterSeconds = 2;
function createUploadMemory({ maximumBytes, maximumBytesPerOrganisation, now = performance.now.bind(performance) }) {
const shares = new Map();
let bytesOfAll = 0;
const free = (share, body) => {
share.bytes -= body.bytes;
bytesOfAll -= body.bytes;
body.bytes = 0;
share.uploads.delete(body);
};
const unfinishedOfLarger = (than) => {
const larger = [...shares.values()].filter(({ bytes }) => bytes > than.bytes).sort((one, other) => other.bytes - one.bytes);
for (const share of larger) for (const body of share.uploads) if (!body.isComplete) return [share, body];
};
const ownIdle = (share, except) => {
for (const body of share.uploads) if (!body.isComplete && body !== except && now() - body.lastMs >= idleMs) return [share, body];
};
const makeRoom = (share, body) => {
for (;;) {
const isShareFull = share.bytes > maximumBytesPerOrganisation;
if (!isShareFull && bytesOfAll <= maximumBytes) return;
const evicted = (isShareFull ? void 0 : unfinishedOfLarger(share)) ?? ownIdle(share, body);
if (evicted === void 0) throw unavailable("upload_memory", "The server is receiving too many uploads. Retry later.", retryAfterSeconds);
free(...evicted);
evicted[1].stop.abort(unavailable("upload_memory", "The upload was incomplete when other uploads needed its memory. Retry it.", retryAfterSeconds));
}
};
return {
get bytes() {
return bytesOfAll;
},
open(organisation) {
const share = shares.get(organisation) ?? {
bytes: 0,
uploads: new Set()
};
shares.set(organisation, share);
const body = {
bytes: 0,
isComplete: false,
lastMs: now(),
stop: new AbortController()
};
share.uploads.add(body);
const { signal } = body.stop;
return {
signal,
add(bytes) {
signal.throwIfAborted();
body.lastMs = now();
share.uploads.delete(body);
share.uploads.add(body);
body.bytes += bytes;
share.bytes += bytes;
bytesOfAll += bytes;
makeRoom(share, body);
},
complete() {
body.isComplete = true;
},
close() {
free(share, body);
if (share.uploads.size === 0 && shares.get(organisation) === share) shares.delete(organisation);
}
};
}
};
}
const maximumErrors$1 = 20;
function createParameterReader({ properties, required }) {
const schemas = properties;
const names = Object.keys(schemas);
const isRequired = new Set(required);
return (raw) => {
const errors = [];
const values = {};
for (const name of Object.keys(raw)) if (!Object.hasOwn(schemas, name)) errors.push(unknownParameter(name, names));
for (const [name, schema] of Object.entries(schemas)) {
const given = raw[name];
if (given === void 0) {
if (isRequired.has(name)) errors.push({
name,
message: "It is required."
});
continue;
}
const read = schema.type === "array" ? readList(given, schema) : readScalar(given, schema);
if ("error" in read) errors.push({
name,
message: read.error
});
else values[name] = read.value;
}
const [first] = errors;
if (first === void 0) return values;
throw parameterProblem(first, ...errors.slice(1, maximumErrors$1));
};
}
function unknownParameter(given, names) {
const nearest = (0, _nearest_name_mjs__WEBPACK_IMPORTED_MODULE_16__.t)(given, names);
const message = nearest === void 0 ? `Unknown parameter. Known parameters: ${names.join(", ")}.` : `Unknown parameter. Did you mean "${nearest}"?`;
return {
name: shown(given),
message
};
}
function readList(given, { items = {}, maxItems = Number.POSITIVE_INFINITY }) {
const values = new Set();
const texts = [given].flat().flatMap((piece) => items.enum === void 0 ? [piece] : piece.split(","));
for (const text of texts) {
const read = readScalar(text, items);
if ("error" in read) return read;
values.add(read.value);
}
return values.size > maxItems ? { error: `It must be given at most ${maxItems} times.` } : { value: [...values] };
}
function readScalar(given, schema) {
if (typeof given !== "string") return { error: "It must be given only once." };
if (schema.type === "integer") return readInteger(given, schema);
if (schema.type === "boolean") return given === "true" || given === "false" ? { value: given === "true" } : { error: `"${shown(given)}" must be true or false.` };
if (schema.enum !== void 0) return schema.enum.includes(given) ? { value: given } : { error: `"${shown(given)}" must be one of: ${schema.enum.join(", ")}.` };
if (given === "") return { error: "It must not be empty." };
if (given.length > (schema.maxLength ?? Number.POSITIVE_INFINITY)) return { error: `It must have at most ${schema.maxLength} characters.` };
return { value: given };
}
const int64 = {
least: -(2n ** 63n),
most: 2n ** 63n - 1n
};
function readInteger(given, { minimum, maximum }) {
const value = /^-?\d{1,19}$/.test(given) ? BigInt(given) : void 0;
if (value === void 0 || value < int64.least || value > int64.most) {
const expected = /^-?\d+$/.test(given) ? ` between ${int64.least} and ${int64.most}` : ", such as 86400000";
return { error: `"${shown(given)}" must be a 64-bit integer${expected}.` };
}
const number = Math.min(Math.max(Number(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
if (minimum !== void 0 && number < minimum) return { error: `${given} must be at least ${minimum}.` };
if (maximum !== void 0 && number > maximum) return { error: `${given} must be at most ${maximum}.` };
return { value: number };
}
function shown(text) {
const line = (0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_42__.t)(text.slice(0, 200));
return line.length > 60 ? `${line.slice(0, 60)}\u2026` : line;
}
const maximumErrors = 20;
function createValidatorCompiler() {
const ajv = new ajv__WEBPACK_IMPORTED_MODULE_47__.Ajv({
allErrors: true,
verbose: true,
formats: { int64: true }
});
return ({ schema, httpPart }) => {
if (httpPart === "querystring") {
const read = createParameterReader(schema);
return (raw) => attempt(() => read(raw));
}
const validate = ajv.compile(schema);
return (value) => validate(value) ? { value } : { error: problemOf(validate.errors ?? []) };
};
}
function attempt(read) {
try {
return { value: read() };
} catch (error) {
return { error };
}
}
function problemOf(errors) {
const inputErrors = errors.slice(0, maximumErrors).map(inputErrorOf);
const [first] = inputErrors;
return new HttpProblem(400, first === void 0 ? "The request is not valid." : `Invalid field "${first.name}": ${first.message}`, { errors: inputErrors });
}
function inputErrorOf({ keyword, instancePath, message = "is wrong", params, parentSchema }) {
const path = instancePath.slice(1).split("/").filter(Boolean);
const at = (...more) => [...path, ...more].join(".") || "body";
switch (keyword) {
case "required": return {
name: at(params.missingProperty),
message: "It is required."
};
case "additionalProperties": return {
name: at((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_42__.t)(String(params.additionalProperty).slice(0, 60))),
message: `Unknown field. Known fields: ${Object.keys(parentSchema?.properties ?? {}).join(", ")}.`
};
case "type": return {
name: at(),
message: `It must be of type ${params.type}.`
};
case "enum": return {
name: at(),
message: `It must be one of: ${params.allowedValues.join(", ")}.`
};
case "minLength":
case "minItems": return {
name: at(),
message: "It must not be empty."
};
case "maxLength": return {
name: at(),
message: `It must have at most ${params.limit} characters.`
};
default: return {
name: at(),
message: `It ${message}.`
};
}
}
const mediaTypes = [
"application/x-ndjson",
"application/ndjson",
"application/jsonl",
"application/x-jsonlines"
];
const responseSchema = typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
stored: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 0,
description: "The number of stored records. A repeated batch counts once and gets the same response."
}),
refused: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
line: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({ minimum: 1 }),
message: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String()
}), { description: "The first 100 lines that are not valid records, with the reason. All other lines are stored." }),
refusedCount: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
minimum: 0,
description: "The number of refused lines."
})
}, { description: "The stored records are on disk. The response also lists the lines that were refused." });
const idempotencyHeader = "idempotency-key";
const schema = {
operationId: "storeRecords",
summary: "Store records",
description: "The content is newline-delimited JSON with one record per line, plain or compressed. Either all valid records are stored or none, and a repeated batch counts once. `org` defaults to the organisation of the key. `project` and `module` are required, and `pipeline` for jobs. A `timestamp` before the year 2000 or more than a day in the future is refused. If a job was run again, only its newest attempt counts, even if an older one arrives later.",
tags: ["data"],
security: [{ key: [] }],
querystring: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({ timestamp: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Integer({
format: "int64",
description: "The time of records without a `timestamp`, in Unix ms. Default: now. It is not part of the content: the same records count once, even if a repeat has another value."
})) }),
headers: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Object({
[idempotencyHeader]: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({
minLength: 1,
maxLength: 255,
description: "Identifies a batch, so that a repeat counts once. Default: the SHA-256 of the decompressed content. As long as the records are stored, only the same decompressed content is accepted with this key; other content is refused with 422."
})),
"content-encoding": typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "`gzip`, or `zstd` if the server runs on Node 22.15 or later." }))
}),
body: { content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: typebox__WEBPACK_IMPORTED_MODULE_29__.ZUJ.String({ description: "Lines of JSON. Each line matches the schema Record." }) }])) },
response: {
200: responseSchema,
...problemResponses(400, 401, 403, 413, 415, 422, 429, 500, 503)
}
};
async function addRecordsRoute(parent, { store, authentication, metrics, now, uploadLimits }) {
const { maximumBytes, maximumRecords, maximumBytesInFlight } = uploadLimits;
const validate = (0, _validate_mjs__WEBPACK_IMPORTED_MODULE_7__.t)();
const memory = createUploadMemory({
maximumBytes: maximumBytesInFlight,
maximumBytesPerOrganisation: Math.max(maximumBytes, maximumBytesInFlight - maximumBytes)
});
metrics.addGauge({
name: "build_report_upload_memory_bytes",
help: "Memory for the content of running uploads.",
read: () => memory.bytes
});
const storeBatch = async (request, givenKey) => {
const { org = "", project } = request.organisationKey ?? {};
const body = memory.open(org);
const encoding = request.headers["content-encoding"];
const counted = async function* () {
for await (const chunk of requestContent(request.body, encoding, maximumBytes, body.signal)) {
body.add(chunk.length);
yield chunk;
}
body.complete();
};
const storableOptions = {
org,
project,
now: now(),
defaultTimestamp: defaultTimestampOf(request, now()),
validate
};
try {
const batch = readRecordBatch(counted(), maximumRecords, (value, length) => storableRecord(value, length, storableOptions));
const { contentHash, records } = batch;
await store.insert({
org,
idempotencyKey: givenKey ?? contentHash,
contentHash,
records
});
return batch;
} catch (error) {
throw error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.m ? otherContent(givenKey, error) : error;
} finally {
body.close();
}
};
await parent.register(async (app) => {
app.removeAllContentTypeParsers();
app.addContentTypeParser([...mediaTypes], (_request, body, done) => done(null, body));
app.addContentTypeParser("*", (_request, _body, done) => done(wrongType()));
app.post("/v1/data/records", {
schema,
validatorCompiler: (part) => part.httpPart === "querystring" ? createValidatorCompiler()(part) : () => true,
onRequest: authentication.organisation("write")
}, async (request) => {
if (request.body === void 0 || request.body === null) throw wrongType();
const idempotencyKey = idempotencyKeyOf(request);
if (Number(request.headers["content-length"]) > maximumBytes) throw tooLarge(maximumBytes);
const { count, refused, refusedCount } = await storeBatch(request, idempotencyKey);
metrics.storedRecords.inc(count);
metrics.refusedLines.inc(refusedCount);
return {
stored: count,
refused,
refusedCount
};
});
});
}
const wrongType = () => new HttpProblem(415, `The Content-Type header must be ${mediaTypes[0]}.`, { headers: { accept: mediaTypes.join(", ") } });
function defaultTimestampOf({ query }, now) {
const { timestamp = now } = query;
if ((0, _plausible_time_mjs__WEBPACK_IMPORTED_MODULE_46__.t)(timestamp, now)) return timestamp;
throw parameterProblem({
name: "timestamp",
message: `It is ${implausibleTime(timestamp, now)}`
});
}
function otherContent(givenKey, cause) {
return new HttpProblem(422, `The ${givenKey === void 0 ? "hash of the content" : `Idempotency-Key "${(0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_42__.t)(givenKey)}"`} was already used for other content. Nothing was stored. Retry with another Idempotency-Key.`, { cause });
}
function idempotencyKeyOf({ headers }) {
const key = headers[idempotencyHeader];
if (key === void 0) return void 0;
if (typeof key === "string" && /^[!-~]([ -~]{0,253}[!-~])?$/.test(key)) return key;
const message = "It must have 1 to 255 printable ASCII characters.";
throw new HttpProblem(400, `Invalid header "Idempotency-Key": ${message}`, { errors: [{
name: "Idempotency-Key",
message
}] });
}
const mebibyte = 1048576;
const defaultRateLimits = {
requestsPerKey: 1200,
failuresPerAddress: 60
};
const defaultUploadLimits = {
maximumBytes: 32 * mebibyte,
maximumRecords: 1e5,
maximumBytesInFlight: 128 * mebibyte
};
const defaultTimeouts = {
headersMs: 15e3,
requestMs: 12e4,
idleMs: 15e4
};
async function createApp(options) {
const { store, adminKey, dashboard, now = Date.now, log, trustProxy = false } = options;
const { rateLimits = defaultRateLimits, uploadLimits = defaultUploadLimits, timeouts = defaultTimeouts } = options;
const app = (0, fastify__WEBPACK_IMPORTED_MODULE_35__.fastify)({
...logOptions(log),
trustProxy: trustProxy && ((_address, hop) => hop === 0),
requestTimeout: timeouts.requestMs,
handlerTimeout: timeouts.requestMs,
connectionTimeout: timeouts.idleMs,
http: {
requireHostHeader: false,
headersTimeout: timeouts.headersMs,
connectionsCheckingInterval: Math.ceil(timeouts.headersMs / 5)
},
return503OnClosing: false,
frameworkErrors: sendFrameworkProblem,
clientErrorHandler: answerClientError
});
app.removeContentTypeParser("text/plain");
app.setValidatorCompiler(createValidatorCompiler());
addErrorHandlers(app);
addRequestLog(app);
closeGracefully(app);
await app.register(_fastify_helmet__WEBPACK_IMPORTED_MODULE_33__, {
contentSecurityPolicy: {
useDefaults: false,
directives: {
"default-src": ["'none'"],
"frame-ancestors": ["'none'"]
}
},
strictTransportSecurity: { includeSubDomains: false }
});
await app.register(_fastify_compress__WEBPACK_IMPORTED_MODULE_32__, {
globalDecompression: false,
zlibOptions: { level: 1 },
brotliOptions: { params: { [node_zlib__WEBPACK_IMPORTED_MODULE_26__.constants.BROTLI_PARAM_QUALITY]: 1 } }
});
await app.register(_fastify_rate_limit__WEBPACK_IMPORTED_MODULE_34__, {
global: false,
store: rateLimitCounters
});
await addOpenapi(app);
const closeMethods = createAllowedMethods(app);
const keyRing = createKeyRing(store, adminKey, now);
const metrics = createMetrics(app);
addStoreMetrics(metrics, store);
const keyUses = createKeyUses(store, now, (err) => app.log.warn({ err }, "The use of a key was not recorded."));
app.addHook("onClose", keyUses.settle);
const context = {
store: measuredStore(store, metrics.registry),
keyRing,
authentication: createAuthentication(app, keyRing, rateLimits, keyUses.record),
metrics,
now,
uploadLimits
};
await addRecordsRoute(app, context);
addExportRoute(app, context);
addDataRoutes(app, context);
addBadgeRoute(app, context);
addOwnKeyRoute(app, context);
await addKeysRoutes(app, context);
addBackupRoute(app, context);
addHealthRoutes(app, context);
addDocumentationRoutes(app);
if (dashboard !== void 0) addDashboardRoute(app, dashboard);
closeMethods();
return app;
}
function createAllowedMethods(app) {
const methodsOf = new Map();
let isOpen = true;
app.addHook("onRoute", ({ url, method }) => {
if (!isOpen) return;
const methods = methodsOf.get(url) ?? new Set();
methodsOf.set(url, methods);
for (const name of [method].flat()) methods.add(name);
});
return () => {
isOpen = false;
for (const [url, allowed] of methodsOf) {
const allow = [...allowed].sort().join(", ");
app.route({
url,
method: app.supportedMethods.filter((method) => !allowed.has(method)),
schema: { hide: true },
onRequest: async ({ method }) => {
throw new HttpProblem(405, `${method} is not allowed here. Allowed methods: ${allow}.`, { headers: { allow } });
},
handler: async () => void 0
});
}
};
}
function measuredStore(store, registry) {
const durations = new prom_client__WEBPACK_IMPORTED_MODULE_36__.Histogram({
name: "build_report_store_duration_seconds",
help: "Duration of store operations.",
labelNames: ["operation", "outcome"],
buckets: [
.005,
.02,
.1,
.5,
2,
10,
60
],
registers: [registry]
});
const measured = (operation, method) => async (...given) => {
const end = durations.startTimer({ operation });
try {
const result = await method(...given);
end({ outcome: "success" });
return result;
} catch (error) {
end({ outcome: "error" });
throw error;
}
};
return {
...store,
insert: measured("insert", store.insert),
...queryMethods((name) => measured(name, store[name]))
};
}
const lifetimeMs = 5e3;
const maximumWaitMs = 1e3;
function addStoreMetrics({ addGauge }, store) {
let held;
const figures = () => {
const sinceMs = performance.now();
if (held === void 0 || sinceMs - held.sinceMs >= lifetimeMs) held = {
figures: inTime(store.figures()),
sinceMs
};
return held.figures;
};
const add = (name, help, field) => addGauge({
name,
help,
read: async () => (await figures())?.[field]
});
add("build_report_disk_free_bytes", "Free space on the disk of the data folder.", "freeBytes");
add("build_report_rows", "Stored records.", "rows");
add("build_report_parts", "Parts of the table of records.", "parts");
add("build_report_queries_waiting", "Queries that wait for their turn.", "waitingQueries");
}
function inTime(promise) {
return new Promise((resolve) => {
const timer = setTimeout(() => resolve(void 0), maximumWaitMs);
promise.then(resolve, () => resolve(void 0)).finally(() => clearTimeout(timer));
});
}
const graceMs = 8e3;
const safeKeyLength = 32;
async function startServer(options) {
try {
return await startOnStore(options);
} catch (error) {
await options.store.close();
throw error;
}
}
async function startOnStore(options) {
const { store, adminKey, host, port, stdout, stderr, onListening, logLevel = "info", now = Date.now } = options;
if (adminKey === "") throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("SERVICE_ADMIN_KEY is empty.", { hint: "Set a value, or unset it." });
if (adminKey !== void 0 && adminKey.length < safeKeyLength) stderr.write(`warning: SERVICE_ADMIN_KEY has only ${adminKey.length} characters and can be guessed. Use at least ${safeKeyLength} random characters.\n`);
const later = {};
const warnings = await store.prepare({
warn: (text) => later.log?.warn(text),
info: (text) => later.log?.info(text)
});
const app = await createApp({
...options,
log: {
level: logLevel,
stream: stderr
}
});
later.log = app.log;
for (const warning of warnings) app.log.warn(warning);
try {
await app.listen({
host,
port,
listenTextResolver: () => "listening"
});
} catch (cause) {
await app.close();
throw cannotListen(host, port, cause);
}
const url = urlOf(host, app.server.address().port);
const close = async () => {
const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs);
await app.close();
clearTimeout(deadline);
await store.close();
};
try {
const firstKey = adminKey === void 0 ? await firstAdministrationKey(store, now()) : void 0;
stdout.write(`listening on ${url}\n`);
if (firstKey !== void 0) stdout.write(`administration key, shown only once: ${firstKey}\n`);
onListening?.(url);
} catch (error) {
await app.close();
throw error;
}
return {
url,
close
};
}
async function serve(options, signal) {
const server = await startServer(options);
if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
await server.close();
}
const urlOf = (host, port) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
function cannotListen(host, port, cause) {
const code = cause instanceof Error && "code" in cause ? cause.code : void 0;
if (code === "EADDRINUSE") return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Port ${port} of ${host} is already in use.`, {
hint: "Choose another port with --port, or 0 for a free one.",
cause
});
if (code === "EACCES") return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Port ${port} requires more privileges.`, {
hint: "Choose a port from 1024 with --port.",
cause
});
if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`"${host}" is not an address of this machine.`, {
hint: "Choose another address with --host.",
cause
});
return new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(`Cannot listen on ${urlOf(host, port)}: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(cause)}.`, { cause });
}
function packBackup(manifest, files) {
const archive = (0, tar_stream__WEBPACK_IMPORTED_MODULE_28__.pack)();
const mtime = new Date(manifest.createdAt);
const add = async (name, content, size) => {
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256");
const hashed = async function* (chunks) {
for await (const chunk of chunks) {
hash.update(chunk);
yield chunk;
}
};
await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_27__.pipeline)(content, hashed, archive.entry({
name,
size,
mode: 384,
mtime
}));
return hash.digest("hex");
};
const addText = (name, text) => add(name, node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from([Buffer.from(text)]), Buffer.byteLength(text));
const fill = async () => {
await addText(_backup_format_mjs__WEBPACK_IMPORTED_MODULE_17__.a, `${JSON.stringify(manifest)}\n`);
const checksums = [];
for await (const { path, source, bytes } of files) {
const content = bytes === 0 ? node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from([]) : (0, node_fs__WEBPACK_IMPORTED_MODULE_20__.createReadStream)(source, { end: bytes - 1 });
checksums.push((0, _backup_format_mjs__WEBPACK_IMPORTED_MODULE_17__.n)(path, await add(path, content, bytes)));
}
await addText(_backup_format_mjs__WEBPACK_IMPORTED_MODULE_17__.r, checksums.join(""));
archive.finalize();
};
fill().catch((error) => archive.destroy(error));
return node_stream__WEBPACK_IMPORTED_MODULE_25__.Readable.from(archive, { objectMode: false });
}
const lastTimestamp = 864e13;
const longestDuration = 0x38d7ea4c68000;
const counters = [
"line",
"column",
"attempt",
"size"
];
function recordRow(record, arrived) {
const columns = adapted(record, arrived);
const row = columns === void 0 ? record : {
...record,
...columns
};
return withoutLoneSurrogates(`{"arrived":${arrived},${JSON.stringify(row).slice(1)}`);
}
function adapted(record, arrived) {
const { kind, timestamp, duration, attempts, quarantine, pullRequest } = record;
let columns;
const set = (column, value) => {
columns ??= {};
columns[column] = value;
};
const time = typeof timestamp === "number" ? timestamp : Math.floor(arrived / 1e3);
const held = Math.min(Math.max(time, -864e13), lastTimestamp);
if (held !== timestamp) set("timestamp", held);
if (typeof duration === "number" && duration > longestDuration) set("duration", longestDuration);
for (const field of counters) {
const count = record[field];
if (typeof count === "number" && count > Number.MAX_SAFE_INTEGER) set(field, Number.MAX_SAFE_INTEGER);
}
if (attempts !== void 0) set("attempts", JSON.stringify(attempts));
if (quarantine !== void 0) set("quarantine", JSON.stringify(quarantine));
if (evidenceFields.some((name) => record[name] !== void 0)) {
set("evidence", JSON.stringify(Object.fromEntries(evidenceFields.map((name) => [name, record[name]]))));
for (const name of evidenceFields) set(name, void 0);
}
if (pullRequest !== void 0) set("pullRequest", String(pullRequest));
if (kind === "job" && record.name === void 0) set("name", record.id);
if (kind === "property") {
const { value } = record;
set("valueType", record.valueType ?? typeof value);
set(typeof value === "number" ? "valueNumber" : "valueText", value);
set("value", void 0);
}
return columns;
}
function withoutLoneSurrogates(json) {
if (!json.includes("\\ud")) return json;
return json.replace(/\\(?:ud[0-9a-f]{3}|.)/g, (found) => found.length > 2 ? "\ufffd" : found);
}
const pieceLength = 65536;
const hashLength = 32;
const noHash = "0".repeat(hashLength);
const beforeContent = `{"batch":"${noHash}","content":"`;
const beforeStored = `${beforeContent}${noHash}","stored":`;
const storedLength = 10;
const placeholder = `${beforeStored}${"0".repeat(storedLength)},`;
const lineFeed = 10;
const firstStored = 1e9;
async function collectRows(records, arrive) {
const rows = [];
let piece = "";
const take = (record) => {
piece += `${placeholder}${recordRow(record, arrive()).slice(1)}\n`;
if (piece.length < pieceLength) return;
rows.push(Buffer.from(piece));
piece = "";
};
if (Symbol.asyncIterator in records) for await (const some of records) some.forEach(take);
else records.forEach(take);
if (piece !== "") rows.push(Buffer.from(piece));
return rows;
}
function sealRows(rows, { batch, content, stored }) {
const seconds = String(stored);
for (const piece of rows) for (let start = 0; start < piece.length; start = piece.indexOf(lineFeed, start) + 1) {
piece.write(batch, start + 10, hashLength, "latin1");
piece.write(content, start + beforeContent.length, hashLength, "latin1");
piece.write(seconds, start + beforeStored.length, storedLength, "latin1");
}
}
function rowsOfOtherModules(rows, excluded) {
const kept = [];
for (const piece of rows) for (let start = 0, end = 0; start < piece.length; start = end) {
end = piece.indexOf(lineFeed, start) + 1;
const { project, module } = JSON.parse(`{${piece.toString("utf8", start + placeholder.length, end)}`);
if (!excluded.has(moduleKey({
project,
module
}))) kept.push(piece.subarray(start, end));
}
return kept;
}
const settlingS = 600;
const updateIntervalMs = 9e5;
const maximumRecent = 2e4;
const batchesPerQuery = 100;
const mark = "0".repeat(32);
const updateSettings = `max_threads = 2, max_insert_threads = 1, max_bytes_before_external_group_by = ${512 * 1024 ** 2}, max_memory_usage = ${2 * 1024 ** 3}`;
function createBatchIndex({ client, exclusive }, now, onChange = () => {}) {
let complete;
let lastStored = firstStored;
let updatedMs = Number.NEGATIVE_INFINITY;
const running = new Set();
let recent = new Map();
let unknownFrom = 0;
let failures = 0;
let isUpdateFailing = false;
const readMark = async () => {
const [row] = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, `SELECT toUnixTimestamp(max(stored)) AS seconds FROM batches WHERE batch = '${mark}'`);
complete = Math.max(complete ?? 0, row?.seconds ?? 0);
lastStored = Math.max(lastStored, complete);
if (exclusive) unknownFrom = unknownFrom === void 0 ? void 0 : Math.max(unknownFrom, complete);
else unknownFrom = Math.max(0, complete - settlingS);
return complete;
};
const readMarkOnce = (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.l)(async () => {
if (complete === void 0) await readMark();
});
const storedNow = () => {
lastStored = Math.max(lastStored, Math.floor(now() / 1e3));
return lastStored;
};
const search = (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.l)(async (batches) => {
const list = batches.map((batch) => `'${batch}'`).join(", ");
const from = (table, condition) => (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, `SELECT toString(batch) AS id, toStringCutToZero(content) AS hash, project, module
FROM ${table} WHERE ${condition}batch IN (${list}) GROUP BY batch, content, project, module`);
const inRows = unknownFrom === void 0 ? [] : [from("records", `stored >= toDateTime(${unknownFrom}, 'UTC') AND `)];
const found = new Map();
for (const { id, hash, project, module } of (await Promise.all([from("batches", ""), ...inRows])).flat()) {
const contents = found.get(id) ?? new Map();
const modules = contents.get(hash) ?? new Set();
found.set(id, contents.set(hash, modules.add(moduleKey({
project,
module
}))));
}
return found;
}, { maximumWeight: batchesPerQuery });
const addEntries = async (from, to) => {
await longStatement(client, `INSERT INTO batches SELECT batch, content, project, module, max(records.stored) FROM records
WHERE records.stored >= toDateTime(${from}, 'UTC') AND records.stored < toDateTime(${to}, 'UTC')
GROUP BY batch, content, project, module SETTINGS ${updateSettings}`);
await client.insert({
table: "batches",
values: [{
batch: mark,
content: mark,
stored: to
}],
format: "JSONEachRow"
});
complete = to;
};
const nextStored = async (from) => {
const [row] = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, `SELECT toUnixTimestamp(min(stored)) AS first, toFloat64(count()) AS count FROM records WHERE stored >= toDateTime(${from}, 'UTC')`);
return row === void 0 || row.count === 0 ? void 0 : row.first;
};
const latestStored = async () => (await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, "SELECT toUnixTimestamp(max(stored)) AS seconds FROM records"))[0]?.seconds ?? 0;
const update = (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.l)(async () => {
updatedMs = performance.now();
const from = await readMark();
const latest = exclusive && unknownFrom !== void 0 ? await latestStored() : 0;
lastStored = Math.max(lastStored, latest + 1);
const to = exclusive ? Math.min(storedNow(), ...[...running].map(({ stored }) => stored)) : Math.floor(now() / 1e3) - settlingS;
if (to <= from) return;
const failuresBefore = failures;
for (let begin = await nextStored(from); begin !== void 0 && begin < to; begin = await nextStored(complete ?? to)) await addEntries(begin, Math.min(nextMonth(begin), to));
if (!exclusive) {
unknownFrom = Math.max(0, to - settlingS);
return;
}
recent = new Map([...recent].filter(([, { stored }]) => stored >= to));
if (unknownFrom !== void 0 && unknownFrom < to) unknownFrom = failures === failuresBefore && latest < to ? void 0 : to;
});
const remember = (seal) => {
if (recent.size >= 2 * maximumRecent) {
for (const { stored } of recent.values()) unknownFrom = Math.min(unknownFrom ?? stored, stored);
recent.clear();
}
recent.set(seal.batch, seal);
};
const updateNow = async () => {
try {
await update();
isUpdateFailing = false;
} catch (error) {
isUpdateFailing = true;
throw error;
}
};
let updating = Promise.resolve();
const updateIfDue = () => {
const waitedMs = performance.now() - updatedMs;
if (waitedMs < updateIntervalMs && !(recent.size > maximumRecent && waitedMs > 1e3)) return;
updatedMs = performance.now();
const wasFailing = isUpdateFailing;
updating = updateNow().then(() => {
if (wasFailing) onChange();
}, (error) => {
if (!wasFailing) onChange(error);
});
};
return {
async find(batch) {
await readMarkOnce();
const known = recent.get(batch);
return known === void 0 ? (await search(batch)).get(batch) ?? new Map() : new Map([[known.content, new Set()]]);
},
async add(hashes, insert) {
await readMarkOnce();
const seal = {
...hashes,
stored: storedNow()
};
running.add(seal);
try {
await insert(seal);
if (exclusive) remember(seal);
} catch (error) {
failures += 1;
if (exclusive) unknownFrom = Math.min(unknownFrom ?? seal.stored, seal.stored);
throw error;
} finally {
running.delete(seal);
}
updateIfDue();
},
update: updateNow,
close: () => updating
};
}
function nextMonth(seconds) {
const date = new Date(seconds * 1e3);
return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1e3;
}
async function longStatement(client, query) {
await client.command({
query,
clickhouse_settings: {
send_progress_in_http_headers: 1,
http_headers_progress_interval_ms: "30000"
}
});
}
function createDataPartCheck(client) {
let checkedBlock;
let damaged = 0;
const newParts = (after) => (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, `SELECT name, toString(max_block_number) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'
AND active AND level = 0 AND max_block_number > ${after} ORDER BY max_block_number`);
const checkPart = async (name) => {
if ((await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, `CHECK TABLE records PART '${name}' SETTINGS check_query_single_value_result = 0`)).every(({ is_passed }) => is_passed === 1)) return;
damaged += 1;
await client.command({ query: `ALTER TABLE records DETACH PART '${name}'` });
};
const checkNew = async () => {
for (const { name, block } of await newParts(checkedBlock ?? 0n)) {
await checkPart(name);
checkedBlock = BigInt(block);
}
};
const check = (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.l)(checkNew);
const begin = (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.l)(async () => {
checkedBlock ??= BigInt((await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, "SELECT toString(max(max_block_number)) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'"))[0]?.block ?? 0);
});
return async () => {
if (checkedBlock === void 0) await begin();
const before = damaged;
return async () => {
await check();
if (damaged !== before) throw new _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.p("The files of new records could not be written: the disk is full or failing, or a quota or a process limit is reached.");
};
};
}
const oneBlock = {
async_insert: 0,
distributed_foreground_insert: 1,
input_format_parallel_parsing: 0,
input_format_skip_unknown_fields: 1,
max_insert_block_size: "1000000000",
min_insert_block_size_rows: "1000000000",
min_insert_block_size_bytes: "1000000000000"
};
const ofSingleWriter = {
insert_deduplicate: 0,
materialize_skip_indexes_on_insert: 0
};
const asyncInsert = {
async_insert: 1,
wait_for_async_insert: 1,
async_insert_deduplicate: 1
};
const asyncInsertOfShards = {
wait_for_async_insert: 1,
async_insert_deduplicate: 1,
prefer_localhost_replica: 0
};
function createBatchWriter(connection, index, { cluster, asyncInserts }, now) {
const watchParts = createDataPartCheck(connection.client);
const running = new Map();
let arrived = 0;
const arrive = () => {
arrived = Math.max(arrived + 1, now() * 1e3);
return arrived;
};
const storedModules = async ({ batch, content }) => {
const contents = await index.find(batch);
const modules = contents.get(content) ?? contents.get("");
if (contents.size > 0 && modules === void 0) throw conflict();
return modules;
};
const insertRows = async (org, rows, { batch, content }) => {
if (connection.exclusive) {
const check = await watchParts();
await connection.insertRows(rows, {
...oneBlock,
...ofSingleWriter
}, org);
await check();
return;
}
const once = {
insert_deduplicate: 1,
insert_deduplication_token: cluster === void 0 ? batch : `${batch}${content}`
};
const combined = asyncInserts ? cluster === void 0 ? asyncInsert : asyncInsertOfShards : {};
await connection.insertRows(rows, {
...oneBlock,
...combined,
...once
}, org);
};
const store = async (org, rows, hashes) => {
const modules = await storedModules(hashes);
const missing = modules === void 0 ? rows : cluster === void 0 ? [] : rowsOfOtherModules(rows, modules);
if (missing.length === 0) return;
await index.add(hashes, async (seal) => {
sealRows(missing, seal);
await insertRows(org, missing, seal);
});
if (!connection.exclusive) await storedModules(hashes);
};
return {
collect: (records) => collectRows(records, arrive),
async write({ org, idempotencyKey, contentHash, rows }) {
const batch = shortHash(JSON.stringify([org, idempotencyKey]));
const content = shortHash(contentHash);
for (let first = running.get(batch); first !== void 0; first = running.get(batch)) {
if (!await first.stored.then(() => true, () => false)) continue;
if (first.content === content) return;
throw conflict();
}
if (rows.length === 0) {
await storedModules({
batch,
content
});
return;
}
const stored = store(org, rows, {
batch,
content
}).finally(() => running.delete(batch));
running.set(batch, {
content,
stored
});
await stored;
}
};
}
const conflict = () => new _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.m("The key of the batch was already used for other content.");
const shortHash = (text) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_19__.createHash)("sha256").update(text).digest("hex").slice(0, 32);
const lastVersion = String(2n ** 64n - 1n);
function createKeyStore(client, now) {
const put = async (key, revoked) => {
const values = [{
...rowOf(key),
version: revoked ? lastVersion : now(),
revoked
}];
await client.insert({
table: "keys",
values,
format: "JSONEachRow"
});
};
const keys = async () => {
return (await (await client.query({
query: `SELECT id, hash, org, scopes, name, toFloat64(keys.createdAt) AS createdAt
FROM keys FINAL WHERE NOT revoked ORDER BY keys.createdAt, id`,
format: "JSONEachRow"
})).json()).map(keyOf);
};
return {
keys,
addKey: (key) => put(key, false),
async removeKey(id) {
const key = (await keys()).find((one) => one.id === id);
if (key === void 0) return false;
await put(key, true);
return true;
}
};
}
function rowOf({ scopes, expiresAt, project, lastUsedAt, ...key }) {
if (expiresAt === void 0 && project === void 0 && lastUsedAt === void 0) return {
...key,
scopes
};
return {
...key,
scopes: [JSON.stringify({
scopes,
expiresAt,
project,
lastUsedAt
})]
};
}
function keyOf({ scopes, ...key }) {
const [first = ""] = scopes;
return {
...key,
...first.startsWith("{") ? JSON.parse(first) : { scopes }
};
}
const lastSecond = 2 ** 32 - 1;
async function applyRetention(client, layout, { retentionMs, demandSpace }) {
const seconds = retentionMs === void 0 ? void 0 : Math.min(Math.max(Math.ceil(retentionMs / 1e3), 1), lastSecond);
const later = seconds === void 0 ? void 0 : Math.min(seconds + partSeconds, lastSecond);
const changes = [await expiryChange(client, layout, (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.g)(layout), "intDiv(timestamp, 1000)", seconds), await expiryChange(client, layout, "batches", "toUInt32(stored)", later)].filter((query) => query !== void 0);
if (changes.length > 0) demandSpace();
for (const query of changes) await client.command({ query });
}
const partSeconds = 3456e3;
async function expiryChange(client, layout, table, time, seconds) {
const ddl = (await (await client.query({
query: "SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}",
query_params: {
database: layout.database,
table
},
format: "JSONEachRow"
})).json())[0]?.ddl ?? "";
if (/\bTTL\b[^\n]*?toIntervalSecond\((\d+)\)/.exec(ddl)?.[1] === seconds?.toString()) return void 0;
const change = seconds === void 0 ? "REMOVE TTL" : `MODIFY TTL ${expiry(time, seconds)}`;
return `ALTER TABLE ${table}${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.h)(layout)} ${change}`;
}
const expiry = (time, seconds) => `toDateTime(greatest(0, least(${lastSecond - seconds}, ${time}))) + toIntervalSecond(${seconds})`;
async function openClickHouseStore(options) {
const { place, cluster, retentionMs, asyncInserts = false, limits = defaultLimits, now = Date.now } = options;
if (cluster !== void 0 && ("folder" in place || !/^[\w.-]+$/.test(cluster))) throw "folder" in place ? new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`--cluster ${JSON.stringify(cluster)} requires a ClickHouse server.`, { hint: "Set --store, or remove --cluster." }) : new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`--cluster ${JSON.stringify(cluster)} is not a valid cluster name.`, { hint: "Use a name that system.clusters lists." });
if (asyncInserts && "folder" in place) throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._("--async-inserts requires a ClickHouse server.", { hint: "Set --store, or remove --async-inserts." });
const connection = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.r)(place, cluster);
const { client, database } = connection;
const layout = {
database,
cluster
};
let log;
const index = createBatchIndex(connection, now, (error) => {
if (error === void 0) log?.info("The index of batches is updated again.");
else log?.warn(`${indexIsOld}: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)((0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.u)(error))}`);
});
const writer = createBatchWriter(connection, index, {
...layout,
asyncInserts
}, now);
const keyTable = createKeyStore(client, now);
const stepExpiry = createStepExpiry(connection, layout);
const storing = (method) => async (...given) => {
try {
return await translated(method)(...given);
} catch (error) {
if (error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.p && connection.isFull()) throw new _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.s({ cause: error });
throw error;
}
};
return {
prepare: translated(async (given) => {
log = given;
const demandSpaceOfTables = () => demandSpace(connection);
await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.n)(client, layout, demandSpaceOfTables);
const retention = await attempted(() => applyRetention(client, layout, {
retentionMs,
demandSpace: demandSpaceOfTables
}), "The retention of the tables was not changed, so records are deleted as before", _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.s);
await applyAsyncInserts(client, layout, asyncInserts);
return [retention, await attempted(index.update, indexIsOld, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.p)].filter((warning) => warning !== void 0);
}),
checkReadiness: (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.l)(() => checkReadiness(connection, keyTable)),
insert: async ({ org, idempotencyKey, contentHash, records }) => {
const rows = await writer.collect(records);
const key = typeof idempotencyKey === "string" ? idempotencyKey : idempotencyKey();
await storing(writer.write)({
org,
idempotencyKey: key,
contentHash: contentHash?.() ?? key,
rows
});
stepExpiry.runIfDue();
},
...queryMethods((name) => {
const { read } = queries[name];
return translated((parameters, signal) => read({
connection,
caller: {
organisation: parameters.org,
signal
},
limits,
retained: retainedRecords(layout, retentionMs, now())
}, parameters));
}),
backup: translated(() => backupFolder(connection, now)),
figures: () => readFigures(connection),
addKey: storing(keyTable.addKey),
removeKey: storing(keyTable.removeKey),
keys: translated(keyTable.keys),
close: async () => {
await Promise.all([index.close(), stepExpiry.close()]);
await connection.close();
}
};
}
const indexIsOld = "The index of batches was not updated, so uploads take longer";
async function attempted(step, consequence, type) {
try {
await step();
return;
} catch (error) {
if (!((0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.u)(error) instanceof type)) throw error;
return `${consequence}: ${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.v)(error)}`;
}
}
const translated = (method) => async (...given) => {
try {
return await method(...given);
} catch (error) {
throw (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.u)(error);
}
};
async function readFigures({ client, exclusive, freeBytes, waitingQueries }) {
const known = {
waitingQueries: waitingQueries(),
freeBytes: freeBytes()
};
if (!exclusive) return known;
const [sums] = await (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.o)(client, `SELECT toFloat64(sum(system.parts.rows)) AS rows, toFloat64(count()) AS parts FROM system.parts
WHERE database = currentDatabase() AND table = 'records' AND active`);
return {
...known,
...sums
};
}
async function backupFolder({ snapshot }, now) {
if (snapshot === void 0) throw new BackupUnsupportedError("The store is a ClickHouse server.");
const createdAt = now();
const { schemaVersion, files, remove } = await snapshot();
return packBackup({
format: 1,
version: _package_mjs__WEBPACK_IMPORTED_MODULE_6__.r,
schemaVersion,
createdAt
}, files).once("close", () => void remove().catch(() => {}));
}
async function checkReadiness(connection, { keys }) {
const answer = await connection.client.ping({ select: true });
if (!answer.success) throw new _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.c("The store does not respond.", { cause: answer.error });
try {
await keys();
} catch (cause) {
throw new _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.c("The store responds, but its API keys cannot be read, so every request with a key fails.", { cause });
}
demandSpace(connection);
}
function demandSpace({ isFull }) {
if (isFull()) throw new _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.s();
}
async function applyAsyncInserts(client, layout, asyncInserts) {
if (layout.cluster === void 0) return;
const table = (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.g)(layout);
const rows = await client.query({
query: "SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}",
query_params: {
database: layout.database,
table
},
format: "JSONEachRow"
});
if (/\basync_insert = 1\b/.test((await rows.json())[0]?.ddl ?? "") === asyncInserts) return;
const change = asyncInserts ? "MODIFY SETTING async_insert = 1" : "RESET SETTING async_insert";
await client.command({ query: `ALTER TABLE ${table}${(0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.h)(layout)} ${change}` });
}
async function serveCommand(options, { env, cwd, stdout, stderr, signal }) {
const { host, cluster, asyncInserts, trustProxy = false, demo = false, quiet = false } = options;
const port = readPort(options.port);
const retentionMs = options.retention === void 0 ? void 0 : readRetention(options.retention);
const temporaryFolder = demo && options.data === void 0 && options.store === void 0 ? (0, node_fs__WEBPACK_IMPORTED_MODULE_20__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_21__.join)((0, node_os__WEBPACK_IMPORTED_MODULE_22__.tmpdir)(), "build-report-demo-")) : void 0;
try {
const store = await openClickHouseStore({
place: (0, _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.t)(temporaryFolder === void 0 ? options : {
...options,
data: temporaryFolder
}, (0, node_path__WEBPACK_IMPORTED_MODULE_21__.resolve)(cwd, options.cwd ?? "."), env),
cluster,
retentionMs,
asyncInserts
});
if (temporaryFolder !== void 0) (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_18__.n)({
stream: stderr,
color: (0, _cli_mjs__WEBPACK_IMPORTED_MODULE_18__.i)(stderr, env, quiet),
quiet
}).info(`The demo is stored in ${temporaryFolder}, which is removed at the end. To keep it, set --data.`);
const demoKey = demo ? await prepareDemo(store) : void 0;
const notifier = createServiceNotifier(env, (reason) => stderr.write(`warning: ${reason}\n`));
signal?.addEventListener("abort", () => void notifier.stopping(), { once: true });
const onListening = (url) => {
notifier.ready(() => store.checkReadiness().catch(() => {}));
if (demoKey !== void 0) stdout.write(`Open the demo: ${demoLink(url, demoKey)}\n`);
(0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_1__.P)();
};
const logLevel = demo && stderr.isTTY === true ? "warn" : void 0;
await serve({
store,
dashboard: dashboardPage,
adminKey: env.SERVICE_ADMIN_KEY,
trustProxy,
host,
port,
stdout,
stderr,
logLevel,
onListening
}, signal ?? new AbortController().signal);
} catch (error) {
if (!(error instanceof _store_place_mjs__WEBPACK_IMPORTED_MODULE_5__.p)) throw error;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.g(error.message, {
hint: "Fix the store, then restart the server.",
cause: error
});
} finally {
if (temporaryFolder !== void 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_20__.rmSync)(temporaryFolder, {
recursive: true,
force: true
});
}
return _cli_mjs__WEBPACK_IMPORTED_MODULE_18__.r.ok;
}
async function prepareDemo(store) {
try {
await store.prepare();
await fillDemo(store, Date.now());
return await createDemoKey(store, Date.now());
} catch (error) {
await store.close();
throw error;
}
}
function readPort(text) {
const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
if (port <= 65535) return port;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Invalid --port "${text}".`, { hint: "Use 0 to 65535; 0 picks a free port." });
}
const unitsMs = new Map([["h", 36e5], ["d", 864e5]]);
function readRetention(text) {
const [, count, unit = ""] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
const ms = Number(count) * (unitsMs.get(unit) ?? NaN);
if (ms > 0) return ms;
throw new _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._(`Invalid --retention "${text}".`, { hint: "Use days or hours, such as 400d or 48h." });
}
}),
14053: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { t: () => statusWord });
const statusWord = (status) => status === "successful" ? "passed" : status;
}),
84681: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
a: () => recordSchemas,
i: () => quarantineSchema,
n: () => validate_exports,
r: () => attemptSchema,
t: () => createRecordValidator
});
var _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30069);
var _job_identity_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60559);
var _limits_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41123);
var ajv__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42463);
var typebox__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6868);
const statusSchema = typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Union([
typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("successful"),
typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("failed"),
typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("skipped"),
typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("cancelled"),
typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("running"),
typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("unknown")
], { description: "The result of a test, a job or a build." });
const milliseconds = (description) => typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Number({
minimum: 0,
description: `${description}, in milliseconds.`
});
const text = (description) => typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({ description });
const commonFields = {
timestamp: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({ description: "The time of the record, in Unix milliseconds." })),
metadata: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String(), { description: "Free text by name." })),
org: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The organisation or owner.")),
project: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The project or repository.")),
module: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The tested part of the project.")),
pipeline: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The workflow or pipeline.")),
job: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The job of the record, with the values of its matrix.")),
build: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The run of the pipeline, with its attempt.")),
ref: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The branch or tag."))
};
const record = (kind, description, fields) => typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Object({
kind: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal(kind),
...fields,
...commonFields
}, {
description,
additionalProperties: true
});
const buildSchema = record("build", "One run of a pipeline.", {
status: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(statusSchema),
commit: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The built commit.")),
branch: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The built branch.")),
commitMessage: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The first line of the message of the built commit.")),
author: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The user whose change was built. On GitHub, the login of the user who started the run.")),
pullRequest: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer(), typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String()], { description: "The built pull request." })),
url: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The web page of the run.")),
duration: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(milliseconds("The duration of the run"))
});
const jobSchema = record("job", "One job of a build.", {
id: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The id of the job, unique in its build. Defaults to the name, so one of the two is required.")),
name: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The display name of the job.")),
runner: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The machine, or kind of machine, that ran the job.")),
status: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(statusSchema),
duration: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(milliseconds("The duration of the job")),
attempt: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 1,
description: "The number of the attempt of the job, from 1."
})),
url: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The web page of the job."))
});
const quarantineText = (description) => typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({
maxLength: _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.quarantineText,
description
}));
const quarantineSchema = typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Object({
until: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({
pattern: "^\\d{4}-\\d{2}-\\d{2}$",
description: "The last day of the quarantine, in UTC. Default: no end."
})),
owner: quarantineText("The person or team that repairs the test."),
reason: quarantineText("Why the test is in quarantine."),
issue: quarantineText("The address of an issue."),
isAdded: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Boolean({ description: "Whether the change that the run tested has added the entry. Absent if it has not, or if that is unknown." }))
}, {
description: "Present if the test was in quarantine in this run.",
additionalProperties: true
});
const comparedValues = {
expected: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The value that the failed assertion expected.")),
actual: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The value that the failed assertion got."))
};
const leftOut = (description) => typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 1,
description
}));
const evidence = {
steps: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Unsafe({
type: "array",
items: { type: "object" },
description: "What the test did, step by step: `name`, `status`, `phase`, `message`, `text`, `duration`, `file`, `line`, `steps`, `attachments`."
})),
stepsLeftOut: leftOut("The number of steps that are not listed."),
attachments: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Unsafe({
type: "array",
items: { type: "object" },
description: "The files that the test left behind: `name`, `type`, `size`, `sha256`, `path`, `url`, `text`, `comparison`, `reason`. Their bytes are stored beside the records file."
})),
attachmentsLeftOut: leftOut("The number of attachments that are not listed.")
};
const attemptSchema = typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Object({
status: statusSchema,
duration: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(milliseconds("The duration of the attempt")),
message: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("A short description of the failure.")),
details: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The full description of the failure, usually a stack trace.")),
...comparedValues,
stdout: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The standard output of the attempt.")),
stderr: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The standard error of the attempt.")),
timestamp: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({ description: "The start of the attempt, in Unix milliseconds." })),
...evidence
}, {
description: "An attempt of a test before its last one.",
additionalProperties: true
});
const recordSchemas = {
build: buildSchema,
job: jobSchema,
test: record("test", "One test case. Its own fields are those of its last attempt.", {
id: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("A hash of module, suite and name that is the same on every machine and in every run. Computed if it is missing.")),
name: text("The name of the test case, without its suite."),
suite: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String(), { description: "The suites that contain the test case, outermost first." })),
former: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Object({
suite: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String(), { description: "The suites, if they were different." })),
name: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({ description: "The name, if it was different." }))
}, { description: "Suites and name by the rules of the previous version of Build Report. The history and the quarantine are looked up with them too." })),
status: statusSchema,
duration: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(milliseconds("The duration of the test")),
attempt: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 1,
description: "The attempt of the job that ran the test, from 1. Defaults to the attempt in the build."
})),
isStartEstimated: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Boolean({ description: "Whether the result file states only the start of the suite or the run, so that `timestamp` is estimated: as if the tests had run one after the other." })),
flaky: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Boolean({ description: "Whether the test was successful only after an unsuccessful attempt." })),
isLastSkipped: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Boolean({ description: "Whether the last attempt of a flaky test was skipped. Its tool counts it as flaky although it never passed." })),
attempts: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Array(attemptSchema, { description: "The attempts before the last one, oldest first." })),
message: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("A short description of the failure, or the reason for skipping.")),
details: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The full description of the failure, usually a stack trace.")),
...comparedValues,
stdout: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The standard output of the test.")),
stderr: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The standard error of the test.")),
...evidence,
file: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The source file of the test.")),
line: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 1,
description: "The line of the test in its source file, from 1."
})),
sourceLocation: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Object({
file: text("The file, relative to the top of the repository, with forward slashes."),
line: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 1,
description: "The line in the file, from 1."
}))
}, {
description: "The place of a failure, as found by the job that had the sources.",
additionalProperties: true
})),
cause: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("What the failure has in common with others: the version of the rules, a hyphen, and a hash. Computed for every failed test.")),
owners: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({ maxLength: _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.owner }), {
maxItems: _limits_mjs__WEBPACK_IMPORTED_MODULE_1__.t.owners,
description: "The owners of the test's file, as written in CODEOWNERS."
})),
quarantine: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(quarantineSchema),
tags: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String(), { description: "Tags, categories, groups, traits and markers." })),
producer: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The tool that wrote the result file of a failed test, if its format shows that.")),
format: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The format of the result file.")),
source: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The result file."))
}),
property: record("property", "A named value of the build, such as coverage or size.", {
name: text("The name of the property."),
valueType: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("number"), typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("string")], { description: "The type of the value." })),
value: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Number(), typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String()], { description: "The value." })
}),
file: record("file", "A file that was kept as a build artifact.", {
path: text("The path of the file, relative to the working directory, with forward slashes."),
size: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 0,
description: "The size in bytes."
})),
sha256: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.String({
pattern: "^[0-9a-f]{64}$",
description: "The SHA-256 of the content, in hexadecimal."
})),
mediaType: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The media type."))
}),
problem: record("problem", "A problem in an input of the run.", {
severity: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("error"), typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Literal("warning")]),
problem: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("`incomplete`: results are missing; `unreadable`: the file contains no results; `delivery`: a report was not delivered; `attachment`: a file of a test was not found; `flaky`: the tool that wrote the file fails for flaky tests.")),
message: text("A sentence that describes the problem."),
path: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(text("The file.")),
line: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 1,
description: "The line in the file, from 1."
})),
column: typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_2__.ZUJ.Integer({
minimum: 1,
description: "The column in the line, from 1."
}))
})
};
var validate_exports = (0, _rolldown_runtime_mjs__WEBPACK_IMPORTED_MODULE_0__.t)({ createRecordValidator: () => createRecordValidator });
const maximumDepth = 1e3;
function createRecordValidator() {
const ajv = new ajv__WEBPACK_IMPORTED_MODULE_3__.Ajv({ verbose: true });
const validators = new Map();
const validatorOf = (kind) => {
const known = validators.get(kind);
if (known !== void 0 || !isKnown(kind)) return known;
const compiled = ajv.compile(recordSchemas[kind]);
validators.set(kind, compiled);
return compiled;
};
return (value, length = Number.POSITIVE_INFINITY) => {
if (typeof value !== "object" || value === null || Array.isArray(value)) return `it is ${typeOf(value)} and not an object`;
const { kind } = value;
if (kind === void 0) return "\"kind\" is missing";
if (typeof kind !== "string") return `"kind" is ${typeOf(kind)} and not a string`;
if (length > 2 * maximumDepth && isDeeperThan(value, maximumDepth)) return `it nests more than ${maximumDepth} levels deep`;
if (kind === "job" && !(0, _job_identity_mjs__WEBPACK_IMPORTED_MODULE_4__.n)(value)) return "\"id\" and \"name\" are missing";
const validate = validatorOf(kind);
if (validate === void 0 || validate(value)) return void 0;
return describe(validate.errors ?? []);
};
}
const isKnown = (kind) => Object.hasOwn(recordSchemas, kind);
function isDeeperThan(value, depth) {
if (depth === 0) return true;
for (const key in value) {
const inner = value[key];
if (typeof inner === "object" && inner !== null && isDeeperThan(inner, depth - 1)) return true;
}
return false;
}
function describe(errors) {
const error = errors.find(({ keyword }) => keyword === "anyOf") ?? errors[0];
if (error === void 0) return "it is not a record";
const { keyword, params, data } = error;
const field = fieldName(error.instancePath);
if (data === Number.POSITIVE_INFINITY || data === Number.NEGATIVE_INFINITY) return `"${field}" is a number beyond ±${Number.MAX_VALUE}`;
switch (keyword) {
case "required": return `"${fieldName(`${error.instancePath}/${params.missingProperty}`)}" is missing`;
case "type": return `"${field}" is ${params.type === "integer" && typeof data === "number" ? data : typeOf(data)} and not ${article(params.type)}`;
case "anyOf": return `"${field}" is ${shown(data)} and not ${alternatives(error.schema)}`;
case "minimum": return `"${field}" is ${data}, but must be at least ${params.limit}`;
case "maxItems": return `"${field}" has ${data.length} values, but must have at most ${params.limit}`;
case "maxLength": return `"${field}" must have at most ${params.limit} characters`;
case "pattern": return `"${field}" is ${shown(data)} and does not match ${params.pattern}`;
default: return `"${field}" ${error.message}`;
}
}
function alternatives(schemas) {
const names = schemas.map(({ const: value, type }) => value === void 0 ? article(type ?? "value") : value);
return `${names.length > 2 ? "one of " : ""}${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
const fieldName = (pointer) => pointer.slice(1, 200).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
const shown = (value) => typeof value === "string" && value.length <= 60 ? JSON.stringify(value) : typeOf(value);
const article = (type) => /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
function typeOf(value) {
if (value === null) return "null";
return Array.isArray(value) ? "an array" : article(typeof value);
}
}),
78083: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => newestDetails,
c: () => noHistories,
i: () => hasFlakyDetails,
n: () => detailsByBuild,
o: () => createHistories,
r: () => hasDetails,
s: () => limitRows,
t: () => writeHistoryDocument
});
var _quote_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64561);
var _history_id_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25849);
var _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11985);
function createHistories(builds, rows, limit = _history_id_mjs__WEBPACK_IMPORTED_MODULE_0__.a) {
const table = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.v)(builds.length);
for (const row of rows) (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.m)(table, row);
limitRows(table, limit);
return (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.o)(builds, table);
}
const noHistories = createHistories([], []);
function limitRows(table, limit) {
if (table.size <= limit) return;
const lastOf = table.distinctResults.map((results) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.F)(results, results.length - 1));
const last = (row) => lastOf[table.resultsOf[row] ?? 0] ?? -1;
const rows = Array.from({ length: table.size }, (_, row) => row).filter((row) => (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(table, row));
rows.sort((a, b) => last(b) - last(a) || a - b);
for (const row of rows.slice(limit)) table.resultsOf[row] = 1;
}
const hasFlakyDetails = ({ flakyCauses, reruns }) => flakyCauses !== void 0 || reruns !== void 0;
const hasDetails = (row) => row.causes.length > 0 || hasFlakyDetails(row);
function detailsByBuild({ results, causes, flakyCauses = [], reruns = [] }) {
const known = new Map();
for (const [index, build] of lastBuilds(results, "F", causes.length).entries()) {
const cause = causes[index];
if (cause !== void 0) known.set(build, { cause });
}
for (const [index, build] of lastBuilds(results, "f", Math.max(flakyCauses.length, reruns.length)).entries()) {
const details = {
cause: flakyCauses[index],
isRerun: reruns[index]
};
if (details.cause !== void 0 || details.isRerun !== void 0) known.set(build, details);
}
return known;
}
function newestDetails(results, detailsOf) {
const fields = { causes: withoutEnd(lastBuilds(results, "F", 3).map((build) => detailsOf(build)?.cause)) };
const flaky = lastBuilds(results, "f", 3).map(detailsOf);
const flakyCauses = withoutEnd(flaky.map((details) => details?.cause));
const reruns = withoutEnd(flaky.map((details) => details?.isRerun));
if (flakyCauses.length > 0) fields.flakyCauses = flakyCauses;
if (reruns.length > 0) fields.reruns = reruns;
return fields;
}
function lastBuilds(results, outcome, limit) {
const builds = [];
let build = results.length;
while (builds.length < limit && build > 0) {
build = results.lastIndexOf(outcome, build - 1);
if (build === -1) break;
builds.push(build);
}
return builds;
}
function withoutEnd(values) {
while (values.length > 0 && values.at(-1) === void 0) values.pop();
return values;
}
const blockLength = 2e4;
function writeHistoryDocument({ builds, columns, table }, { withoutNames = false } = {}) {
const chunks = [];
let text = `${(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.n)(builds)}\n`;
const flush = () => {
chunks.push(Buffer.from(text));
text = "";
};
const suiteOf = (row) => table.suiteOf[row] ?? 0;
const suiteAt = (number) => {
const { suite, module } = columns.suite(number);
return {
names: withoutNames ? "[]" : `[${suite.map(_quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n).join(",")}]`,
module
};
};
const lineOf = createLines(table, builds.length, withoutNames);
const rows = groupRows(table, ({ names, module }) => `${names}${module ?? ""}`, suiteAt);
let lastNumber;
let last = {
names: "[]",
module: void 0
};
for (let start = 0; start < rows.length; start += blockLength) {
const block = rows.subarray(start, start + blockLength);
text += `{"ids":"${idsOf(table, block)}"}\n`;
for (const row of block) {
if (suiteOf(row) !== lastNumber) {
lastNumber = suiteOf(row);
const suite = suiteAt(lastNumber);
if (suite.names !== last.names || suite.module !== last.module) text += `${suiteLine(suite)}\n`;
last = suite;
}
text += lineOf(row);
if (text.length > chunkLength) flush();
}
const durations = [];
for (const [index, row] of block.entries()) {
const runs = table.durationsOf.get(row);
if (runs !== void 0) durations.push(`${index},"${runs}"`);
}
if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
}
text += `{"tests":${rows.length}}\n`;
flush();
return Buffer.concat(chunks);
}
const chunkLength = 262144;
const suiteLine = ({ names, module }) => `{"suite":${names}${module === void 0 ? "" : `,"module":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(module)}`}}`;
function groupRows(table, keyOf, suiteAt) {
const groupOf = new Uint32Array(table.suites);
const groups = new Map();
const lengths = [];
const suiteOf = (row) => table.suiteOf[row] ?? 0;
let size = 0;
for (let row = 0; row < table.size; row += 1) {
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(table, row)) continue;
const suite = suiteOf(row);
if (groupOf[suite] === 0) {
const key = keyOf(suiteAt(suite));
const group = groups.get(key) ?? groups.size + 1;
groups.set(key, group);
groupOf[suite] = group;
}
const group = groupOf[suite] ?? 0;
lengths[group] = (lengths[group] ?? 0) + 1;
size += 1;
}
const next = new Uint32Array(groups.size + 1);
for (let group = 2; group < next.length; group += 1) next[group] = (next[group - 1] ?? 0) + (lengths[group - 1] ?? 0);
const rows = new Uint32Array(size);
for (let row = 0; row < table.size; row += 1) {
if (!(0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.S)(table, row)) continue;
const group = groupOf[suiteOf(row)] ?? 0;
const position = next[group] ?? 0;
rows[position] = row;
next[group] = position + 1;
}
return rows;
}
function idsOf({ high, low }, rows) {
const bytes = Buffer.alloc(rows.length * idBytes);
for (const [index, row] of rows.entries()) {
const start = index * idBytes;
const first = high[row] ?? 0;
bytes[start] = first >>> 24;
bytes[start + 1] = first >>> 16;
bytes[start + 2] = first >>> 8;
bytes[start + 3] = first;
bytes[start + 4] = low[row] ?? 0;
}
return bytes.toString("hex");
}
const idBytes = 5;
function createLines(table, builds, withoutNames) {
const { resultsOf, distinctResults, fieldsOf } = table;
const runsOf = distinctResults.map(_history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.k);
const always = (0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.k)((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.R)(Math.max(1, builds)));
return (row) => {
const name = withoutNames ? "\"\"" : (0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)((0, _history_header_mjs__WEBPACK_IMPORTED_MODULE_1__.w)(table, row));
const results = resultsOf[row] ?? 0;
if (results === 0) return `${name}\n`;
const fields = fieldsJson(fieldsOf.get(row), distinctResults[results] ?? "");
const runs = runsOf[results] ?? "";
if (fields === "" && runs === always) return `${name}\n`;
return `[${name},"${runs}"${fields}]\n`;
};
}
const causesJson = (causes) => `[${causes.map((cause) => cause === void 0 ? "null" : (0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(cause)).join(",")}]`;
function fieldsJson(row, results) {
if (row === void 0 || row.job === void 0 && !row.isOlder && !hasDetails(row)) return "";
const fields = [];
if (row.job !== void 0) fields.push(`"job":${(0, _quote_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(row.job)}`);
if (row.isOlder && results.startsWith("-")) fields.push("\"older\":true");
if (row.causes.length > 0) fields.push(`"causes":${causesJson(row.causes)}`);
if (row.flakyCauses !== void 0) fields.push(`"flakyCauses":${causesJson(row.flakyCauses)}`);
if (row.reruns !== void 0) fields.push(`"reruns":${JSON.stringify(row.reruns)}`);
return fields.length === 0 ? "" : `,{${fields.join(",")}}`;
}
})
};
;
