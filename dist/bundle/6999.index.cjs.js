"use strict";
exports.id = 6999;
exports.ids = [6999];
exports.modules = {
36999: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, { fitChat: () => fitChat });
var _fit_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96896);
const fitChat = (ladder, build, renderer) => (0, _fit_mjs__WEBPACK_IMPORTED_MODULE_0__.n)(ladder, async (step) => renderer.render(await build(step)), (payload) => renderer.fits(payload));
}),
96896: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => richestThatFits,
t: () => fit
});
function* stepsToTry(ladder) {
let low = 0;
let high = ladder.length - 1;
for (let middle = 0; low <= high; middle = low + high >> 1) {
const step = ladder[middle];
if (step === void 0) return;
if (yield step) high = middle - 1;
else low = middle + 1;
}
}
async function richestThatFits(ladder, make, fits) {
let best;
const steps = stepsToTry(ladder);
for (let next = steps.next(); !next.done;) {
const payload = await make(next.value);
const isFitting = fits(payload);
if (isFitting) best = payload;
next = steps.next(isFitting);
}
return best;
}
function fit(ladder, render, limitBytes) {
let best;
const steps = stepsToTry(ladder);
for (let next = steps.next(); !next.done;) {
const text = render(next.value);
const isFitting = Buffer.byteLength(text) <= limitBytes;
if (isFitting) best = text;
next = steps.next(isFitting);
}
return best;
}
})
};
;
