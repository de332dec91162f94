"use strict";
exports.id = 4681;
exports.ids = [4681];
exports.modules = { 84681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
;
