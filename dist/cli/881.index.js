export const id = 881;
export const ids = [881];
export const modules = {

/***/ 8881:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deliverToGitHub: () => (/* binding */ deliverToGitHub)
});

// EXTERNAL MODULE: ./src/display-text.ts
var display_text = __webpack_require__(1849);
;// CONCATENATED MODULE: ./src/deliver/annotations.ts

/** GitHub shows so many of each severity for a step, and drops the rest in silence. */
const maximumOfSeverity = 10;
const maximumMessage = 4096;
const maximumTitle = 200;
const cut = (text, limit) => (text.length <= limit ? text : `${text.slice(0, limit - 2).replace(/[\ud800-\udbff]$/, '')} …`);
function write(annotation, ending, core) {
    const { severity, title, message, file, line, column } = annotation;
    core[severity](cut((0,display_text/* displayText */.W)(message), maximumMessage - ending.length) + ending, {
        title: cut((0,display_text/* displayLine */.p)(title), maximumTitle),
        ...(file === undefined ? {} : { file }),
        ...(line === undefined ? {} : { startLine: line }),
        ...(column === undefined ? {} : { startColumn: column }),
    });
}
/**
 * Writes as many annotations as GitHub shows; the last one of a severity says how many more there are.
 * @param annotations the most important ones first
 * @param leftOut how many more errors there are that nobody listed
 */
function deliverAnnotations(annotations, core, leftOut = 0) {
    for (const severity of ['error', 'warning']) {
        const all = annotations.filter((annotation) => annotation.severity === severity);
        const more = Math.max(0, all.length - maximumOfSeverity) + (severity === 'error' ? leftOut : 0);
        const shown = all.slice(0, maximumOfSeverity);
        for (const [index, annotation] of shown.entries()) {
            const isLast = index === shown.length - 1;
            write(annotation, isLast && more > 0 ? `\n\nand ${more} more ${severity}${more === 1 ? '' : 's'}: see the job summary` : '', core);
        }
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/deliver/job-summary.ts


/** A job summary that is longer is dropped whole (GitHub's documentation of workflow commands), whatever wrote it in this step. */
const maximumBytes = 1024 * 1024;
/** Left for the line ends between the parts of the file. */
const marginBytes = 1024;
/**
 * Adds a text to the job summary. Throws a UserError where there is none, or no room is left in it.
 * @param render makes the text for a limit in bytes; nothing where it cannot be made that short
 */
async function deliverJobSummary(render, { summary, file }) {
    if (!file)
        throw new errors/* UserError */.y('GITHUB_STEP_SUMMARY names no file.', { cure: 'Only a step of GitHub Actions has a job summary.' });
    const { size } = await (0,promises_.stat)(file).catch((cause) => {
        throw new errors/* UserError */.y(`GITHUB_STEP_SUMMARY names ${file}, which cannot be read.`, { cause });
    });
    const markdown = render(Math.max(0, maximumBytes - size - marginBytes));
    if (markdown === undefined) {
        throw new errors/* UserError */.y(`The job summary has no room for the report: it already holds ${size} of ${maximumBytes} bytes.`, {
            cure: 'Write the report in a step of its own.',
        });
    }
    // What the file ends with must not run into the first block of the report.
    await summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write();
}

// EXTERNAL MODULE: ./src/report/components/test-line.ts
var test_line = __webpack_require__(5798);
;// CONCATENATED MODULE: ./src/report/annotations.ts

/** So many errors of files come before the failed tests: few enough to leave room, and without them a red run cannot be understood. */
const problemsFirst = 3;
function ofTest(test, location) {
    const { message = '', details = '' } = test;
    const text = details.includes(message) ? details : `${message}\n\n${details}`;
    return {
        severity: 'error',
        title: test.suite.length > 0 ? `${(0,test_line/* suiteTitle */.h)(test.suite)} › ${test.name}` : test.name,
        message: text.trim() || 'The test failed without a message.',
        file: location?.file,
        line: location?.line,
    };
}
const ofProblem = ({ severity, message, path, line, column }) => ({
    severity,
    title: severity === 'error' ? 'Test results' : 'Test results: warning',
    message,
    file: path,
    line,
    column,
});
/**
 * What to annotate, the most useful first: errors of files, then the failed tests, those that are found in the project before the
 * others and the newest of each first, then the rest.
 * @param locate says where in the project a failed test is
 */
function buildAnnotations(summary, locate) {
    const failed = summary.tests.failed.map((test) => ({ test, location: locate(test) }));
    const ranked = failed.toSorted((a, b) => Number(a.location === undefined) - Number(b.location === undefined) || (b.test.timestamp ?? 0) - (a.test.timestamp ?? 0));
    const errors = summary.problems.filter((problem) => problem.severity === 'error').map(ofProblem);
    const warnings = summary.problems.filter((problem) => problem.severity === 'warning').map(ofProblem);
    return [
        ...errors.slice(0, problemsFirst),
        ...ranked.map(({ test, location }) => ofTest(test, location)),
        ...errors.slice(problemsFirst),
        ...warnings,
    ];
}

// EXTERNAL MODULE: ./src/run/report.ts + 23 modules
var report = __webpack_require__(9906);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/run/workspace-path.ts

/** What stands before a path relative to `cwd` to make it relative to the workspace, as annotations want it. */
function workspacePrefix(workspace, cwd) {
    if (!workspace)
        return '';
    const path = (0,external_node_path_.relative)(workspace, cwd);
    return path === '' || path.startsWith('..') ? '' : `${path.split(external_node_path_.sep).join('/')}/`;
}

;// CONCATENATED MODULE: ./src/run/deliver.ts






/**
 * Delivers a report to the job summary and as annotations.
 * @returns what did not arrive; one thing that fails never hides another
 */
async function deliverToGitHub(scope, { core, env, cwd, annotations }) {
    const problems = [];
    if (env.GITHUB_STEP_SUMMARY) {
        try {
            await deliverJobSummary((limitBytes) => (0,report/* githubReport */.y4)(scope, limitBytes), { summary: core.summary, file: env.GITHUB_STEP_SUMMARY });
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.y))
                throw error;
            problems.push({ severity: 'error', kind: 'delivery', message: error.message });
        }
    }
    if (annotations)
        annotate(scope, core, workspacePrefix(env.GITHUB_WORKSPACE, cwd));
    return problems;
}
function annotate({ summary, locations }, core, prefix) {
    const inWorkspace = {
        ...summary,
        problems: summary.problems.map((problem) => (problem.path === undefined ? problem : { ...problem, path: prefix + problem.path })),
    };
    const unlisted = summary.counts.failed - summary.tests.failed.length;
    deliverAnnotations(buildAnnotations(inWorkspace, (test) => locations.get(test)), core, unlisted);
}


/***/ })

};
