"use strict";
exports.id = 7491;
exports.ids = [7491];
exports.modules = {
57491: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { findRegressions: () => findRegressions });
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
var _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55137);
var _property_limits_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7537);
var _property_format_mjs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46576);
var _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31862);
var _requested_server_mjs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15615);
var _display_text_mjs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6741);
var _fail_on_mjs__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87963);
const limitNames = {
min: "below the minimum",
max: "above the maximum"
};
function regressionOf({ name, format, currency, reading, ...limits }) {
const value = reading.value?.value;
if (typeof value === "string") return void 0;
const formatted = (0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_3__.t)(format, currency);
const exceeded = (0, _property_limits_mjs__WEBPACK_IMPORTED_MODULE_2__.t)(value, limits);
if (value === void 0) return exceeded && `${name} has no value (${exceeded.kind} ${formatted(exceeded.limit)})`;
if (exceeded !== void 0) return `${name} is ${formatted(value)}, ${limitNames[exceeded.kind]} of ${formatted(exceeded.limit)}`;
const { baseline } = reading;
const before = baseline?.value?.value;
if (baseline === void 0 || typeof before !== "number" || (0, _property_limits_mjs__WEBPACK_IMPORTED_MODULE_2__.n)(value, before, baseline).isExpected !== false) return void 0;
const place = baseline.of === void 0 ? "" : ` (${baseline.of})`;
return `${name} went from ${formatted(before)}${place} to ${formatted(value)}`;
}
const maximumNameLength = 100;
const maximumFault = 300;
const faultOf = ({ path, line, message }) => [
path,
line,
` ${message}`
].filter((part) => part !== void 0).join(":").trim();
function whyUnread(isFound, isMedian, { prepared, judged }) {
const { files, server } = prepared.earlierBuilds.faults();
const [fault] = isMedian ? [] : [...files, ...isFound ? [] : server];
if (fault !== void 0) return faultOf(fault);
return isFound ? void 0 : judged.historyFault;
}
const namesEarlierBuild = ({ value = {} }) => Object.keys(value).length > 0;
function unreadValues(asked, read, sources) {
return asked.map((property, index) => {
const { name, baseline } = property;
const { reading } = read[index] ?? {};
if (reading === void 0) return void 0;
const isValueFound = reading.value !== void 0;
const whyValue = isValueFound || !namesEarlierBuild(property) ? void 0 : whyUnread(false, false, sources);
const whyBaseline = !isValueFound || baseline?.expectedTrend === void 0 ? void 0 : whyUnread(reading.baseline?.value !== void 0, baseline.over !== void 0, sources);
const why = whyValue ?? whyBaseline;
if (why === void 0) return void 0;
const what = whyValue === void 0 ? "baseline" : "value";
const fault = (0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_6__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(why), maximumFault));
return `The ${what} of ${JSON.stringify((0, _fail_on_mjs__WEBPACK_IMPORTED_MODULE_6__.b)((0, _display_text_mjs__WEBPACK_IMPORTED_MODULE_7__.t)(name), maximumNameLength))} could not be read (${fault}).`;
});
}
async function findRegressions(finished) {
const { config, ciContext, context } = finished.prepared;
const { summary } = finished.judged.scope;
const found = (0, _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_1__.t)(config).flatMap(_configured_templates_mjs__WEBPACK_IMPORTED_MODULE_1__.n);
const distinct = new Map(found.map((property) => [JSON.stringify(property), property]));
if (distinct.size === 0) return _configured_templates_mjs__WEBPACK_IMPORTED_MODULE_1__.a;
const asked = [...distinct.values()];
const evaluator = await (0, _run_evaluator_mjs__WEBPACK_IMPORTED_MODULE_4__.t)({
config,
ciContext,
summary
}, context.env);
try {
const { components } = await (0, _requested_server_mjs__WEBPACK_IMPORTED_MODULE_5__.Y)(finished, evaluator).resolve({ components: asked });
const read = components.flatMap((component) => component.type === "property" ? [component] : []);
const unread = unreadValues(asked, read, finished);
return {
worse: read.flatMap((property, index) => {
return property.reading.value === void 0 && unread[index] !== void 0 ? [] : regressionOf(property) ?? [];
}),
unread: [...new Set(unread.flatMap((sentence) => sentence ?? []))]
};
} catch (error) {
if (!(error instanceof _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__._)) throw error;
return {
worse: [],
unread: [`The properties cannot be read (${(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.p)(error.message)}).`]
};
}
}
}),
46576: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => parseNumberPattern,
r: () => decimalOf,
t: () => numberFormat
});
var _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53216);
const symbols = new Map([
["AUD", "A$"],
["BRL", "R$"],
["CAD", "CA$"],
["CNY", "CN¥"],
["EUR", "\u20ac"],
["GBP", "£"],
["HKD", "HK$"],
["ILS", "\u20aa"],
["INR", "\u20b9"],
["JPY", "¥"],
["KRW", "\u20a9"],
["MXN", "MX$"],
["NZD", "NZ$"],
["PHP", "\u20b1"],
["TWD", "NT$"],
["USD", "$"],
["VND", "\u20ab"],
["XAF", "FCFA"],
["XCD", "EC$"],
["XOF", "F\u202fCFA"],
["XPF", "CFPF"]
]);
function currencySymbol(code) {
return symbols.get(code) ?? code;
}
const zero = {
digits: "",
point: 0
};
function decimalOf(value) {
const [mantissa = "", exponent = "0"] = String(Math.abs(value)).split("e");
const [integer = "", fraction = ""] = mantissa.split(".");
const digits = (integer + fraction).replace(/^0+/, "");
return normalize(digits, Number(exponent) + digits.length - fraction.length);
}
function shift(decimal, power) {
return decimal.digits === "" ? decimal : {
digits: decimal.digits,
point: decimal.point + power
};
}
function round(decimal, keep) {
const { digits, point } = decimal;
if (keep >= digits.length) return decimal;
if (keep < 0) return zero;
const kept = digits.slice(0, keep);
if (digits.charAt(keep) < "5") return normalize(kept, point);
const carried = kept.replace(/(?<!9)9+$/, "");
if (carried === "") return {
digits: "1",
point: point + 1
};
return {
digits: carried.slice(0, -1) + (Number(carried.at(-1)) + 1),
point
};
}
function normalize(digits, point) {
const trimmed = digits.replace(/(?<!0)0+$/, "");
return trimmed === "" ? zero : {
digits: trimmed,
point
};
}
function formatNumber(value, pattern, { currency = "USD" } = {}) {
if (Number.isNaN(value)) return "NaN";
const { prefix, suffix } = value < 0 || Object.is(value, -0) ? pattern.negative : pattern.positive;
return showAffix(prefix, currency) + showMagnitude(value, pattern) + showAffix(suffix, currency);
}
function showAffix(parts, currency) {
let shown = "";
for (const part of parts) if (part.kind === "text") shown += part.text;
else shown += part.kind === "currencySymbol" ? currencySymbol(currency) : currency;
return shown;
}
function showMagnitude(value, pattern) {
if (!Number.isFinite(value)) return "\u221e";
const decimal = shift(decimalOf(value), pattern.scale);
const { minimumExponent } = pattern;
return minimumExponent === void 0 ? showFixed(decimal, pattern) : showScientific(decimal, pattern, minimumExponent);
}
function showFixed(decimal, pattern) {
const { digits, point } = round(decimal, decimal.point + pattern.maximumFraction);
const integer = digits.slice(0, Math.max(0, point)).padEnd(point, "0").padStart(pattern.minimumInteger, "0");
const fraction = ("0".repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))).padEnd(pattern.minimumFraction, "0");
return join(integer === "" && fraction === "" ? "0" : group(integer, pattern.grouping), fraction, pattern);
}
function showScientific(decimal, pattern, minimumExponent) {
const { integerPlaces, minimumInteger, minimumFraction, maximumFraction } = pattern;
const { digits, point } = round(decimal, integerPlaces + maximumFraction);
const isEngineering = integerPlaces > 1 && integerPlaces > minimumInteger;
const exponent = isEngineering ? Math.floor((point - 1) / integerPlaces) * integerPlaces : point - minimumInteger;
const isZero = digits === "";
const integerDigits = isZero ? isEngineering ? 1 : minimumInteger : point - exponent;
const mantissa = digits.padEnd(Math.max(minimumInteger + minimumFraction, integerDigits), "0");
const power = isZero ? 0 : exponent;
const exponentDigits = String(Math.abs(power)).padStart(minimumExponent, "0");
return `${join(mantissa.slice(0, integerDigits), mantissa.slice(integerDigits), pattern)}E${power < 0 ? "-" : ""}${exponentDigits}`;
}
function join(integer, fraction, { alwaysPoint }) {
return fraction === "" && !alwaysPoint ? integer : `${integer}.${fraction}`;
}
function group(integer, grouping) {
if (grouping === void 0) return integer;
let end = integer.length - grouping.last;
let grouped = integer.slice(Math.max(0, end));
for (; end > 0; end -= grouping.others) grouped = `${integer.slice(Math.max(0, end - grouping.others), end)},${grouped}`;
return grouped;
}
function readAffixes(prefix, suffix) {
return {
prefix: readAffix(prefix),
suffix: readAffix(suffix)
};
}
function negativeAffixes(positive, negative) {
if (negative !== void 0 && JSON.stringify(negative) !== JSON.stringify(positive)) return negative;
return {
prefix: [{
kind: "text",
text: "-"
}, ...positive.prefix],
suffix: positive.suffix
};
}
function readAffix(source) {
const parts = [];
let text = "";
const endText = () => {
if (text !== "") parts.push({
kind: "text",
text
});
text = "";
};
for (const [token, quoted] of source.matchAll(/''|'((?:[^']|'')*)'|¤¤?|[^'¤]+/g)) if (token.startsWith("¤")) {
endText();
parts.push({ kind: token === "¤" ? "currencySymbol" : "currencyCode" });
} else text += token === "''" ? "'" : quoted?.replaceAll("''", "'") ?? token;
endText();
return parts;
}
const maximumLength = 200;
function parseNumberPattern(source) {
if (source.length > maximumLength) return { fault: fault(maximumLength, `the pattern is longer than ${maximumLength} characters`) };
const unquoted = blankQuotes(source);
const openQuote = unquoted.indexOf("'");
if (openQuote !== -1) return { fault: fault(openQuote, "the quoted text is not closed") };
const [positive = "", negative, tooMany] = unquoted.split(";");
const negativeStart = positive.length + 1;
if (tooMany !== void 0) {
const second = negativeStart + (negative?.length ?? 0);
return { fault: fault(second, "only one \";\" is allowed, between the positive and the negative pattern") };
}
const places = findPlaces(positive, 0);
const negativePlaces = negative === void 0 ? void 0 : findPlaces(negative, negativeStart);
const shape = readNumber(unquoted.slice(places.number, places.suffix), places.number);
if ("message" in shape) return { fault: shape };
const affixFault = checkAffixes(unquoted, places) ?? (negativePlaces && checkAffixes(unquoted, negativePlaces));
if (affixFault !== void 0) return { fault: affixFault };
const affixesAt = ({ start, number, suffix, end }) => readAffixes(source.slice(start, number), source.slice(suffix, end));
const affixes = affixesAt(places);
return { pattern: {
...shape,
positive: affixes,
negative: negativeAffixes(affixes, negativePlaces && affixesAt(negativePlaces)),
scale: positive.includes("%") ? 2 : positive.includes("\u2030") ? 3 : 0
} };
}
const fault = (offset, message) => ({
message,
offset
});
const blankQuotes = (source) => source.replace(/''|'(?:[^']|'')*'/g, (text) => "_".repeat(text.length));
function findPlaces(subpattern, start) {
const number = /[#0,.]+(?:E0*)?/.exec(subpattern);
const end = start + subpattern.length;
if (number === null) return {
start,
number: end,
suffix: end,
end
};
return {
start,
number: start + number.index,
suffix: start + number.index + number[0].length,
end
};
}
function readNumber(number, start) {
const at = (offset, message) => fault(start + offset, message);
if (number === "") return fault(0, "the pattern has no digit: \"0\" or \"#\"");
const [digits = "", exponent] = number.split("E");
const [integer = "", fraction, ...more] = digits.split(".");
const hashAfterZero = /0,*#/.exec(integer);
if (hashAfterZero !== null) return at(hashAfterZero.index + hashAfterZero[0].length - 1, "before the decimal point, \"#\" must come before \"0\"");
const emptyGroup = integer.search(/,(?:,|$)/);
if (emptyGroup !== -1) return at(emptyGroup, "a digit must follow the \",\"");
if (fraction !== void 0) {
const afterPoint = integer.length + 1;
const comma = fraction.indexOf(",");
if (comma !== -1) return at(afterPoint + comma, "\",\" is allowed only before the decimal point");
if (more.length > 0) return at(afterPoint + fraction.length, "only one \".\" is allowed in a number");
const zeroAfterHash = fraction.indexOf("#0");
if (zeroAfterHash !== -1) return at(afterPoint + zeroAfterHash + 1, "after the decimal point, \"0\" must come before \"#\"");
}
if (integer === "" && !fraction) return at(0, "the pattern has no digit: \"0\" or \"#\"");
if (exponent === "") return at(digits.length, "\"0\" must follow the \"E\"");
if (exponent !== void 0 && integer.includes(",")) return at(integer.lastIndexOf(","), "\",\" cannot be used together with \"E\"");
return shapeOf(integer, fraction, exponent);
}
function shapeOf(integer, fraction, exponent) {
const places = integer.replaceAll(",", "").length;
const zeros = countZeros(integer);
const fractionZeros = countZeros(fraction ?? "");
const needsDigit = fraction !== void 0 && zeros + fractionZeros === 0;
const [, others, last] = /(?:,([#0]+))?,([#0]+)$/.exec(integer) ?? [];
return {
integerPlaces: places,
minimumInteger: needsDigit && places > 0 ? 1 : zeros,
minimumFraction: needsDigit && places === 0 ? 1 : fractionZeros,
maximumFraction: fraction?.length ?? 0,
alwaysPoint: fraction === "",
...(0, _safe_core_mjs__WEBPACK_IMPORTED_MODULE_0__.y)({
grouping: last === void 0 ? void 0 : {
last: last.length,
others: (others ?? last).length
},
minimumExponent: exponent === void 0 ? void 0 : exponent.length
})
};
}
const countZeros = (digits) => digits.split("0").length - 1;
function checkAffixes(unquoted, { start, number, suffix, end }) {
const [, second] = unquoted.slice(start, end).matchAll(/[%\u2030]/g);
if (second !== void 0) return fault(start + second.index, "only one \"%\" or \"\u2030\" is allowed in a pattern; quote the other");
if (unquoted.slice(number, suffix).endsWith("E")) return fault(suffix - 1, "\"0\" must follow the \"E\"");
const digit = /[#0,.]/.exec(unquoted.slice(suffix, end));
return digit === null ? void 0 : fault(suffix + digit.index, `"${digit[0]}" after the number must be quoted`);
}
const noAffixes = {
prefix: [],
suffix: []
};
function formatPlainNumber(value) {
return value === 0 ? "0" : formatNumber(value, plainPattern(value));
}
function plainPattern(value) {
const magnitude = Math.abs(value);
const pattern = {
positive: noAffixes,
negative: negativeAffixes(noAffixes, void 0),
scale: 0,
minimumInteger: 1,
integerPlaces: 1,
minimumFraction: 0,
maximumFraction: 3,
alwaysPoint: false,
grouping: {
last: 3,
others: 3
}
};
if (!Number.isFinite(value)) return pattern;
if (magnitude < 1e-6 || magnitude >= 1e21) return {
...pattern,
minimumExponent: 1
};
const leadingZeros = Math.max(0, -decimalOf(value).point);
return {
...pattern,
maximumFraction: 3 + leadingZeros
};
}
function numberFormat(format, currency) {
const pattern = format === void 0 ? void 0 : parseNumberPattern(format).pattern;
return pattern === void 0 ? (number) => formatPlainNumber(number).replace(/^-/, "\u2212") : (number) => formatNumber(number, pattern, { currency });
}
}),
7537: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => changeOf,
t: () => exceededLimit
});
var _property_format_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46576);
function changeOf(value, baseline, { expectedTrend, tolerance }) {
const absolute = decimalDifference(value, baseline);
const relative = absolute / Math.abs(baseline);
const trend = Math.abs(absolute) <= tolerance ? "same" : absolute > 0 ? "up" : "down";
const isJudged = expectedTrend !== void 0 && (trend !== "same" || expectedTrend === "same");
return {
absolute,
relative: Number.isFinite(relative) ? relative : void 0,
trend,
isExpected: isJudged ? trend === expectedTrend : void 0
};
}
function decimalDifference(a, b) {
const [left, right] = [(0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(a), (0, _property_format_mjs__WEBPACK_IMPORTED_MODULE_0__.r)(b)];
const exponent = Math.min(exponentOf(left), exponentOf(right));
const scaled = (decimal, sign) => BigInt(Math.sign(sign)) * BigInt(decimal.digits) * 10n ** BigInt(exponentOf(decimal) - exponent);
return Number(`${scaled(left, a) - scaled(right, b)}e${exponent}`);
}
const exponentOf = ({ digits, point }) => point - digits.length;
function exceededLimit(value, { min, max }) {
if (min !== void 0 && (value === void 0 || value < min)) return {
kind: "min",
limit: min
};
if (max !== void 0 && (value === void 0 || value > max)) return {
kind: "max",
limit: max
};
}
})
};
;
