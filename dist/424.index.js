export const id = 424;
export const ids = [424];
export const modules = {

/***/ 26424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRecordValidator: () => (/* binding */ createRecordValidator)
});

// EXTERNAL MODULE: ./node_modules/ajv/dist/ajv.js
var dist_ajv = __webpack_require__(42463);
// EXTERNAL MODULE: ./src/records/job-identity.ts
var job_identity = __webpack_require__(99712);
// EXTERNAL MODULE: ./node_modules/typebox/build/index.mjs + 317 modules
var build = __webpack_require__(6868);
;// CONCATENATED MODULE: ./src/records/schema.ts

/** The result of a test, a job or a build. */
const statusSchema = build/* Type.Union */.ZUJ.Union([
    build/* Type.Literal */.ZUJ.Literal('successful'),
    build/* Type.Literal */.ZUJ.Literal('failed'),
    build/* Type.Literal */.ZUJ.Literal('skipped'),
    build/* Type.Literal */.ZUJ.Literal('cancelled'),
    build/* Type.Literal */.ZUJ.Literal('running'),
    build/* Type.Literal */.ZUJ.Literal('unknown'),
], { description: 'The result of a test, a job or a build.' });
const milliseconds = (description) => build/* Type.Number */.ZUJ.Number({ minimum: 0, description: `${description}, in milliseconds.` });
const schema_text = (description) => build/* Type.String */.ZUJ.String({ description });
/** The fields that every record may carry. The run fills in the coordinates that a record leaves out. */
const commonFields = {
    timestamp: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ description: 'When it happened, in Unix milliseconds.' })),
    metadata: build/* Type.Optional */.ZUJ.Optional(build/* Type.Record */.ZUJ.Record(build/* Type.String */.ZUJ.String(), build/* Type.String */.ZUJ.String(), { description: 'Free text by name.' })),
    org: build/* Type.Optional */.ZUJ.Optional(schema_text('The organisation or owner.')),
    project: build/* Type.Optional */.ZUJ.Optional(schema_text('The project or repository.')),
    module: build/* Type.Optional */.ZUJ.Optional(schema_text('The part of the project that was tested.')),
    pipeline: build/* Type.Optional */.ZUJ.Optional(schema_text('The workflow or pipeline.')),
    job: build/* Type.Optional */.ZUJ.Optional(schema_text('The job that it comes from, with the values of its matrix.')),
    build: build/* Type.Optional */.ZUJ.Optional(schema_text('The run of the pipeline, with its attempt.')),
    ref: build/* Type.Optional */.ZUJ.Optional(schema_text('The branch or tag.')),
};
const record = (kind, description, fields) => build/* Type.Object */.ZUJ.Object({ kind: build/* Type.Literal */.ZUJ.Literal(kind), ...fields, ...commonFields }, { description, additionalProperties: true });
const buildSchema = record('build', 'One run of a pipeline.', {
    status: build/* Type.Optional */.ZUJ.Optional(statusSchema),
    commit: build/* Type.Optional */.ZUJ.Optional(schema_text('The commit that was built.')),
    branch: build/* Type.Optional */.ZUJ.Optional(schema_text('The branch that was built.')),
    pullRequest: build/* Type.Optional */.ZUJ.Optional(build/* Type.Union */.ZUJ.Union([build/* Type.Integer */.ZUJ.Integer(), build/* Type.String */.ZUJ.String()], { description: 'The pull request that was built.' })),
    url: build/* Type.Optional */.ZUJ.Optional(schema_text('Where the run can be looked at.')),
    duration: build/* Type.Optional */.ZUJ.Optional(milliseconds('How long the run took')),
});
const jobSchema = record('job', 'One job of a build.', {
    id: build/* Type.Optional */.ZUJ.Optional(schema_text('The id of the job, unique in its build; its name if it is left out, so one of the two is required.')),
    name: build/* Type.Optional */.ZUJ.Optional(schema_text('What people call the job.')),
    runner: build/* Type.Optional */.ZUJ.Optional(schema_text('The machine, or kind of machine, that ran it.')),
    status: build/* Type.Optional */.ZUJ.Optional(statusSchema),
    duration: build/* Type.Optional */.ZUJ.Optional(milliseconds('How long the job took')),
    attempt: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: 'Which attempt of the job this is, from 1.' })),
    url: build/* Type.Optional */.ZUJ.Optional(schema_text('Where the job can be looked at.')),
});
/** An attempt of a test before its last one. */
const attemptSchema = build/* Type.Object */.ZUJ.Object({
    status: statusSchema,
    duration: build/* Type.Optional */.ZUJ.Optional(milliseconds('How long the attempt took')),
    message: build/* Type.Optional */.ZUJ.Optional(schema_text('What went wrong, in short.')),
    details: build/* Type.Optional */.ZUJ.Optional(schema_text('What went wrong, in full: usually a stack trace.')),
    stdout: build/* Type.Optional */.ZUJ.Optional(schema_text('What the attempt wrote to standard output.')),
    stderr: build/* Type.Optional */.ZUJ.Optional(schema_text('What the attempt wrote to standard error.')),
    timestamp: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ description: 'When the attempt began, in Unix milliseconds.' })),
}, { description: 'An attempt of a test before its last one.', additionalProperties: true });
const testSchema = record('test', 'One test case. Its own fields are those of its last attempt.', {
    id: build/* Type.Optional */.ZUJ.Optional(schema_text('A hash of module, suite and name that is the same on every machine and in every run; computed where it is left out.')),
    name: schema_text('The name of the test case, without its suite.'),
    suite: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String(), { description: 'The suites that hold the test case, outermost first.' })),
    status: statusSchema,
    duration: build/* Type.Optional */.ZUJ.Optional(milliseconds('How long the test took')),
    attempt: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: 'Which attempt of its job ran it, from 1; left out, it is the one that the build names.' })),
    flaky: build/* Type.Optional */.ZUJ.Optional(build/* Type.Boolean */.ZUJ.Boolean({ description: 'Whether it was successful only after an attempt that was not.' })),
    attempts: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(attemptSchema, { description: 'The attempts before the last one, oldest first.' })),
    message: build/* Type.Optional */.ZUJ.Optional(schema_text('What went wrong or why it was skipped, in short.')),
    details: build/* Type.Optional */.ZUJ.Optional(schema_text('What went wrong, in full: usually a stack trace.')),
    stdout: build/* Type.Optional */.ZUJ.Optional(schema_text('What the test wrote to standard output.')),
    stderr: build/* Type.Optional */.ZUJ.Optional(schema_text('What the test wrote to standard error.')),
    file: build/* Type.Optional */.ZUJ.Optional(schema_text('The source file of the test.')),
    line: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: 'The line of the test in its source file, from 1.' })),
    sourceLocation: build/* Type.Optional */.ZUJ.Optional(build/* Type.Object */.ZUJ.Object({
        file: schema_text('The file, relative to the top of the repository, with forward slashes.'),
        line: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: 'The line in the file, from 1.' })),
    }, { description: 'Where a failed test failed, as the job that had the sources found it.', additionalProperties: true })),
    tags: build/* Type.Optional */.ZUJ.Optional(build/* Type.Array */.ZUJ.Array(build/* Type.String */.ZUJ.String(), { description: 'Tags, categories, groups, traits and markers.' })),
    format: build/* Type.Optional */.ZUJ.Optional(schema_text('The format the result was read from.')),
    source: build/* Type.Optional */.ZUJ.Optional(schema_text('The file the result was read from.')),
});
const propertySchema = record('property', 'A named value of the build, such as a coverage or a size.', {
    name: schema_text('The name of the property.'),
    valueType: build/* Type.Optional */.ZUJ.Optional(build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal('number'), build/* Type.Literal */.ZUJ.Literal('string')], { description: 'What kind of value it is.' })),
    value: build/* Type.Union */.ZUJ.Union([build/* Type.Number */.ZUJ.Number(), build/* Type.String */.ZUJ.String()], { description: 'The value.' }),
});
const fileSchema = record('file', 'A file that was kept as a build artifact.', {
    path: schema_text('The path of the file, relative to the working directory, with forward slashes.'),
    size: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 0, description: 'The size in bytes.' })),
    sha256: build/* Type.Optional */.ZUJ.Optional(build/* Type.String */.ZUJ.String({ pattern: '^[0-9a-f]{64}$', description: 'The SHA-256 of the content, in hexadecimal.' })),
    mediaType: build/* Type.Optional */.ZUJ.Optional(schema_text('The media type.')),
});
/** What is wrong with the results of a job, so that a report of many jobs knows it too. */
const problemSchema = record('problem', 'Something that is wrong with an input of the run.', {
    severity: build/* Type.Union */.ZUJ.Union([build/* Type.Literal */.ZUJ.Literal('error'), build/* Type.Literal */.ZUJ.Literal('warning')]),
    problem: build/* Type.Optional */.ZUJ.Optional(schema_text('`incomplete`: the results stop before their end; `unreadable`: the file holds none; `delivery`: a report did not arrive.')),
    message: schema_text('What is wrong, in a sentence.'),
    path: build/* Type.Optional */.ZUJ.Optional(schema_text('The file.')),
    line: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: 'The line in the file, from 1.' })),
    column: build/* Type.Optional */.ZUJ.Optional(build/* Type.Integer */.ZUJ.Integer({ minimum: 1, description: 'The column in the line, from 1.' })),
});
/** The schema of each kind of record. A kind that is not listed here is passed on as it is. */
const recordSchemas = {
    build: buildSchema,
    job: jobSchema,
    test: testSchema,
    property: propertySchema,
    file: fileSchema,
    problem: problemSchema,
};

;// CONCATENATED MODULE: ./src/records/validate.ts



/**
 * How deep a record may nest. The fields of known records nest three deep; what is unknown is passed on, and writing it
 * must not exhaust the stack.
 */
const maximumDepth = 1000;
/** Makes a validator that compiles the schema of a kind when it first comes. Unknown kinds and unknown fields pass. */
function createRecordValidator() {
    const ajv = new dist_ajv.Ajv({ verbose: true });
    const validators = new Map();
    const validatorOf = (kind) => {
        const known = validators.get(kind);
        if (known !== undefined || !isKnown(kind))
            return known;
        const compiled = ajv.compile(recordSchemas[kind]);
        validators.set(kind, compiled);
        return compiled;
    };
    return (value, length = Number.POSITIVE_INFINITY) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value))
            return `it is ${typeOf(value)} and not an object`;
        const { kind } = value;
        if (kind === undefined)
            return '"kind" is missing';
        if (typeof kind !== 'string')
            return `"kind" is ${typeOf(kind)} and not a string`;
        if (length > 2 * maximumDepth && isDeeperThan(value, maximumDepth))
            return `it nests more than ${maximumDepth} levels deep`;
        if (kind === 'job' && !(0,job_identity/* isIdentifiableJob */.Y)(value))
            return '"id" is missing, and there is no "name" in its place';
        const validate = validatorOf(kind);
        if (validate === undefined || validate(value))
            return undefined;
        return describe(validate.errors ?? []);
    };
}
// An object inherits a "constructor", which is no kind.
const isKnown = (kind) => Object.hasOwn(recordSchemas, kind);
function isDeeperThan(value, depth) {
    if (depth === 0)
        return true;
    // What JSON.parse makes inherits nothing that can be enumerated.
    for (const key in value) {
        const inner = value[key];
        if (typeof inner === 'object' && inner !== null && isDeeperThan(inner, depth - 1))
            return true;
    }
    return false;
}
function describe(errors) {
    // Of an anyOf, the alternatives come first and say less.
    const error = errors.find(({ keyword }) => keyword === 'anyOf') ?? errors[0];
    if (error === undefined)
        return 'it is not a record';
    const { keyword, params, data } = error;
    const field = fieldName(error.instancePath);
    // JSON.parse reads 1e999 as infinity, and a schema reports infinity as not a number.
    if (data === Number.POSITIVE_INFINITY || data === Number.NEGATIVE_INFINITY)
        return `"${field}" is a number beyond ±${Number.MAX_VALUE}`;
    switch (keyword) {
        case 'required':
            return `"${fieldName(`${error.instancePath}/${params.missingProperty}`)}" is missing`;
        case 'type':
            return `"${field}" is ${params.type === 'integer' && typeof data === 'number' ? data : typeOf(data)} and not ${article(params.type)}`;
        case 'anyOf':
            return `"${field}" is ${shown(data)} and not ${alternatives(error.schema)}`;
        case 'minimum':
            return `"${field}" is ${data}; the least is ${params.limit}`;
        case 'pattern':
            return `"${field}" is ${shown(data)} and does not match ${params.pattern}`;
        default:
            return `"${field}" ${error.message}`;
    }
}
function alternatives(schemas) {
    const names = schemas.map(({ const: value, type }) => (value === undefined ? article(type ?? 'value') : value));
    return `${names.length > 2 ? 'one of ' : ''}${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
const fieldName = (pointer) => pointer.slice(1, 200).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
const shown = (value) => (typeof value === 'string' && value.length <= 60 ? JSON.stringify(value) : typeOf(value));
const article = (type) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
function typeOf(value) {
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'an array' : article(typeof value);
}


/***/ })

};
