export const id = 346;
export const ids = [346];
export const modules = {

/***/ 58992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ pageGenerator),
/* harmony export */   S6: () => (/* binding */ pageIds),
/* harmony export */   nC: () => (/* binding */ dataClasses)
/* harmony export */ });
// The fixed parts of the HTML report that its script looks for. What writes the page and what runs in it share them.
/** The ids of elements that are in every page. */
const pageIds = {
    /** The `<header>`: the run's title and facts. */
    run: 'run-facts',
    /** An empty place at the end of the header, for the switch between light and dark. */
    theme: 'theme',
    /** An empty place below the header, for pictures of the run. */
    charts: 'charts',
    /** The template's components, as HTML. */
    report: 'report',
    /** The `<section>` for all tests; it holds its heading and, until the script takes it away, a note that the list needs one. */
    tests: 'tests',
    /** The note in it. */
    testsNote: 'tests-note',
    /** The data element of the run: JSON, `RunData`. The last of the data elements. */
    data: 'run',
};
/** Stands at the head of every page, so that a later run knows an earlier report from a file of the user. */
const pageGenerator = '<meta name="generator" content="build-report">';
/** The classes of the data elements, `<script type="text/plain" data-encoding="json | gzip">`, each block of tests before its details. */
const dataClasses = { tests: 'tests', details: 'details' };


/***/ }),

/***/ 94346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  annotateResults: () => (/* binding */ annotateResults),
  deliver: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./src/ci-context/event.ts
var ci_context_event = __webpack_require__(81678);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/ci-context/workspace-path.ts

/** What stands before a path relative to `cwd` to make it relative to the workspace, as annotations want it. */
function workspacePrefix(workspace, cwd) {
    if (!workspace)
        return '';
    const path = (0,external_node_path_.relative)(workspace, cwd);
    return path === '' || path.startsWith('..') ? '' : `${path.split(external_node_path_.sep).join('/')}/`;
}

// EXTERNAL MODULE: ./src/config/config.ts
var config_config = __webpack_require__(81122);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/report/components/test-line.ts
var test_line = __webpack_require__(95798);
// EXTERNAL MODULE: ./src/report/failure-texts.ts
var failure_texts = __webpack_require__(27425);
// EXTERNAL MODULE: ./src/report/test-name.ts
var test_name = __webpack_require__(30530);
;// CONCATENATED MODULE: ./src/report/annotations.ts



/** So many errors of files come before the failed tests: few enough to leave room, and without them a red run cannot be understood. */
const problemsFirst = 3;
/** The name of an exception before its message: `java.lang.Error: `. node:test encloses an error without a stack in brackets. */
const exceptionName = /^\[?[\w$.:\\]{1,400}(?: \[\w{1,100}\])? ?: /;
/** Returns the whole text of a failure, beginning with the reason. */
function textOf({ message = '', details = '', output = '', lead }) {
    const whole = (0,failure_texts/* wholeText */.r)(message, details || output);
    if (lead !== undefined)
        return `${lead}\n\n${(0,failure_texts/* withoutShown */.e)(whole, lead)}`;
    const [text, reason] = [whole.trim(), message.trim()];
    const name = exceptionName.exec(text)?.[0] ?? '';
    const hasName = text.startsWith(reason, name.length);
    const rest = text.slice(name.length + reason.length).trimStart();
    if (hasName && name.startsWith('[') && rest.startsWith(']'))
        return `${reason}\n\n${rest.slice(1).trimStart()}`;
    return hasName || text.startsWith(reason) || details === '' ? whole : `${message}\n\n${(0,failure_texts/* withoutShown */.e)(whole, message)}`;
}
function ofTest(test, location) {
    const name = (0,test_name/* shownName */.H)(test.name);
    return {
        severity: 'error',
        title: test.suite.length > 0 ? `${(0,test_line/* suiteTitle */.h)(test.suite)} \u203a ${name}` : name,
        message: textOf(test).trim() || 'The test failed without a message.',
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

// EXTERNAL MODULE: ./src/report/default-template.ts
var default_template = __webpack_require__(70982);
// EXTERNAL MODULE: ./src/run/evaluator.ts
var run_evaluator = __webpack_require__(80796);
// EXTERNAL MODULE: ./src/summary/run-summary.ts
var run_summary = __webpack_require__(94220);
// EXTERNAL MODULE: ./src/text/display-text.ts
var display_text = __webpack_require__(9833);
;// CONCATENATED MODULE: ./src/reporters/annotations.ts

/** GitHub shows this number of annotations of each severity per step, and drops the others without a message. */
const maximumOfSeverity = 10;
const maximumMessage = 4096;
const maximumTitle = 200;
const cut = (text, limit) => (text.length <= limit ? text : `${text.slice(0, limit - 2).replace(/[\ud800-\udbff]$/, '')} \u2026`);
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
 * @param taken how many annotations of each severity the step has already
 */
function deliverAnnotations(annotations, core, leftOut = 0, taken = {}) {
    for (const severity of ['error', 'warning']) {
        const all = annotations.filter((annotation) => annotation.severity === severity);
        const room = Math.max(1, maximumOfSeverity - (taken[severity] ?? 0));
        const more = Math.max(0, all.length - room) + (severity === 'error' ? leftOut : 0);
        const shown = all.slice(0, room);
        for (const [index, annotation] of shown.entries()) {
            const isLast = index === shown.length - 1;
            write(annotation, isLast && more > 0 ? `\n\nand ${more} more ${severity}${more === 1 ? '' : 's'}: see the job summary` : '', core);
        }
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/github/github-error.ts
var github_error = __webpack_require__(36419);
;// CONCATENATED MODULE: ./src/github/comment-places.ts


/** As many as a run may write comments. */
const maximumPlaces = 3;
/**
 * Finds out where the report of a run belongs: from what GitHub says of the run alone, never from what the run made.
 * @throws GitHubError where GitHub does not tell
 */
async function findCommentPlaces(run, client) {
    const { event, env, pullRequest } = run;
    if (event.workflow_run || env.GITHUB_EVENT_NAME === 'workflow_run')
        return placesOfWorkflowRun(run, client);
    const known = [
        event.pull_request?.number,
        event.issue?.pull_request && event.issue.number,
        pullRequest,
        queuedPullRequest(event.merge_group?.head_ref ?? env.GITHUB_REF),
    ].find(isNumber);
    if (known !== undefined)
        return { places: [{ kind: 'pullRequest', number: known }] };
    // A workflow on `issues` or `issue_comment` builds the default branch, and its commit is not related to the issue.
    if (run.onCommits && isNumber(event.issue?.number))
        return { places: [{ kind: 'issue', number: event.issue.number }] };
    return placesOfCommit(run, client);
}
const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
/** A merge queue builds a branch of its own, whose name ends with the pull request (GitHub's "Managing a merge queue"). */
function queuedPullRequest(ref) {
    const [, number] = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d{1,15})-[0-9a-f]{40,64}$/.exec(ref ?? '') ?? [];
    return number === undefined ? undefined : Number(number);
}
async function placesOfCommit({ event, env, onCommits }, client) {
    const sha = event.merge_group?.head_sha || env.GITHUB_SHA;
    const start = `The workflow was started by ${(0,display_text/* displayLine */.p)(env.GITHUB_EVENT_NAME || 'something unknown')}`;
    if (!sha)
        return { reason: `${start}, and GITHUB_SHA names no commit.` };
    const isPush = env.GITHUB_EVENT_NAME === 'push';
    const pulls = await client.pullRequestsOfCommit(sha).catch((error) => {
        // A job that may only write on commits can still do that.
        if (isPush && onCommits && error instanceof github_error/* GitHubError */.y && error.failure === 'permission')
            return [];
        throw error;
    });
    const places = placesAt(sha, pulls);
    if (places.length > 0)
        return { places };
    if (isPush && onCommits)
        return { places: [{ kind: 'commit', sha }] };
    return { reason: `${start}, and no open pull request has the commit ${comment_places_short(sha)} as its head.` };
}
/**
 * The run of another workflow may have built a stranger's code: its event says which head it was, and GitHub which pull request that is.
 * The event's own `pull_requests` are empty for forks, so they are of no use.
 */
async function placesOfWorkflowRun(run, client) {
    const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {};
    const repository = head_repository?.full_name;
    const withoutInput = run.pullRequest === undefined ? '' : ' For workflow_run, the pull request that is named in the workflow does not count.';
    const none = (reason) => ({ reason: reason + withoutInput });
    if (!repository)
        return none('The event does not name the repository that the workflow ran for: the fork may be gone.');
    if (!branch || !sha)
        return none('The event names no branch and commit that the workflow ran for.');
    const isOurs = isSameName(repository, run.env.GITHUB_REPOSITORY);
    const queued = isOurs && trigger === 'merge_group' ? queuedPullRequest(branch) : undefined;
    if (queued !== undefined)
        return { places: [{ kind: 'pullRequest', number: queued }] };
    const found = await client.pullRequestsOfBranch(repository.split('/', 1)[0] ?? '', branch);
    const pulls = found.filter((pull) => pull.isOpen && pull.headBranch === branch && isSameName(pull.headRepository, repository));
    const places = placesAt(sha, pulls);
    if (places.length > 0)
        return { places };
    const [moved] = pulls;
    if (moved)
        return none(`The workflow ran for the commit ${comment_places_short(sha)}, and pull request #${moved.number} has a newer one.`);
    if (isOurs && trigger === 'push' && run.onCommits)
        return { places: [{ kind: 'commit', sha }] };
    return none(`No open pull request has the commit ${comment_places_short(sha)} of ${(0,display_text/* displayLine */.p)(`${repository}:${branch}`)} as its head.`);
}
/** The open ones whose head is a commit, as places. */
function placesAt(sha, pulls) {
    return pulls
        .filter((pull) => pull.isOpen && pull.headSha === sha)
        .slice(0, maximumPlaces)
        .map(({ number }) => ({ kind: 'pullRequest', number }));
}
const comment_places_short = (sha) => (0,display_text/* displayLine */.p)(sha.slice(0, 7));
/** GitHub tells names of owners and repositories apart without regard to case. */
const isSameName = (one, other) => one?.toLowerCase() === other?.toLowerCase();
/**
 * Whether the code of a run comes from another repository, so that its token may only read.
 * @param repository `owner/name` of the one that the workflow runs in
 */
function isFork(event, repository) {
    const { pull_request: pull, workflow_run: workflowRun } = event;
    if (pull)
        return !isSameName(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository);
    return workflowRun ? !isSameName(workflowRun.head_repository?.full_name, repository) : false;
}

;// CONCATENATED MODULE: ./src/reporters/comment/comment-marker.ts

const anyVersion = /^<!-- build-report:v\d{1,9} key=([0-9a-f]{16})(?: [^>]*)? -->$/;
const thisVersion = /^<!-- build-report:v1 key=[0-9a-f]{16} run=(\d{1,15}) outcome=([0-9a-f]{12}) -->$/;
/** GitHub counts the runs of all repositories together, and needs weeks for so many. Runs that overtake each other are much closer. */
const maximumLead = 1_000_000_000;
/** The limit for a run without an id: no run of GitHub will reach it in decades. */
const maximumRun = 1_000_000_000_000;
const hash = (text, digits) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, digits);
/** Takes any text as key and outcome; a run that is no id counts as older than every other. */
function commentMarker(key, run, outcome) {
    return { key: hash(key, 16), run: /^\d{1,15}$/.test(run) ? Number(run) : 0, outcome: hash(outcome, 12) };
}
/**
 * Whether a run can have written a marker that `current` finds. A marker with a later run was forged, to silence all runs before it.
 * @param current the id of the current run; 0 if it has none
 */
const isPossibleRun = ({ run = 0 }, current) => run <= (current === 0 ? maximumRun : current + maximumLead);
/** Puts the parts of a comment's body together. */
function markText(content, { key, run, outcome }) {
    return `${content.trimEnd()}\n\n<!-- build-report:v1 key=${key} run=${run} outcome=${outcome} -->`;
}
/**
 * Takes the body of a comment apart. Returns undefined unless the marker is the last line, after an empty one, where `markText` puts it:
 * everywhere else it is text that another tool quotes.
 */
function readMarked(body) {
    const text = body.trimEnd();
    const start = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    // GitHub returns what a browser made of the line ends.
    if (!comparableLines(text.slice(Math.max(0, start - 4), start)).endsWith('\n\n'))
        return undefined;
    const line = text.slice(start);
    const [, key] = anyVersion.exec(line) ?? [];
    if (key === undefined)
        return undefined;
    const [, run, outcome] = thisVersion.exec(line) ?? [];
    const marker = run === undefined || outcome === undefined ? { key } : { key, run: Number(run), outcome };
    return { content: comparableContent(text.slice(0, start)), marker };
}
const comparableLines = (text) => text.replace(/\r\n?/g, '\n');
/** A content in the form in which it is compared. */
const comparableContent = (content) => comparableLines(content).trimEnd();

;// CONCATENATED MODULE: ./src/reporters/comment/comment-plan.ts
/** So many fit into one request; the next run hides the rest. */
const maximumHidden = 20;
/** Says why a run gets no comment, where that is sure before anybody looks for earlier ones. */
function reasonForSilence({ mode, failed }) {
    return mode === 'failures' && !failed ? 'The run did not fail, and only failed runs get a comment.' : undefined;
}
/**
 * Returns the comments of an earlier version that are outdated once a run has its own comment: those that people see, of runs before it.
 * All reports that shared such a comment do the same, so it does not matter which of them is the first.
 */
const outdatedComments = (former, { run }) => former.filter(({ isHidden, text }) => !isHidden && text.marker.run !== undefined && text.marker.run < run).slice(0, maximumHidden);
/** Decides what becomes of a wish, given all the comments of its key. */
function planComment(own, wish) {
    const reason = reasonForSilence(wish);
    if (reason !== undefined)
        return { kind: 'skip', reason };
    return wish.updates ? planUpdate(own, wish) : planAddition(own, wish);
}
/** The oldest first. */
const inOrder = (own) => own.toSorted((one, other) => one.id - other.id);
/** Those that people see, the oldest first: that one is kept up to date. */
const visibleInOrder = (own) => inOrder(own).filter(({ isHidden }) => !isHidden);
function planUpdate(own, wish) {
    const latestRun = own.reduce((latest, { text }) => Math.max(latest, text.marker.run ?? 0), 0);
    if (latestRun > wish.text.marker.run) {
        return { kind: 'skip', reason: `Run ${latestRun}, which is newer, has already written the comment.` };
    }
    const [first, ...others] = visibleInOrder(own);
    if (first === undefined)
        return planFirst(wish);
    const hide = others.slice(0, maximumHidden).map(({ nodeId }) => nodeId);
    return { kind: saysEnough(first, wish) || hasContent(first, wish) ? 'leave' : 'update', comment: first, hide };
}
function planAddition(own, wish) {
    const newest = inOrder(own).at(-1);
    if (newest === undefined)
        return planFirst(wish);
    return saysEnough(newest, wish) || isWritten(newest, wish) ? { kind: 'leave', comment: newest, hide: [] } : { kind: 'create' };
}
function planFirst({ mode, failed, replaces = false }) {
    if (mode !== 'failures-or-existing' || failed || replaces)
        return { kind: 'create' };
    return { kind: 'skip', reason: 'The run did not fail, and there is no earlier comment to bring up to date.' };
}
const hasOutcome = ({ text }, wish) => text.marker.outcome === wish.text.marker.outcome;
const saysEnough = (comment, wish) => wish.mode === 'changes' && hasOutcome(comment, wish);
/** Which run wrote it does not matter: people would see no difference. */
const hasContent = (comment, wish) => hasOutcome(comment, wish) && comment.text.content === wish.text.content;
/** Whether a comment is what this very run writes. */
const isWritten = (comment, wish) => hasContent(comment, wish) && comment.text.marker.run === wish.text.marker.run;

;// CONCATENATED MODULE: ./src/reporters/comment/comment-search.ts

/**
 * Finds the comments of a place that have one of some keys. Leaves out comments with an impossible run, so that they neither count as newer
 * nor are overwritten: another tool may have quoted a forged marker.
 */
async function markedComments({ place, keys, run }, client) {
    const marked = [];
    for await (const page of client.comments(place)) {
        for (const comment of page) {
            const text = readMarked(comment.body);
            if (text !== undefined && keys.includes(text.marker.key) && isPossibleRun(text.marker, run))
                marked.push({ ...comment, text });
        }
    }
    return marked;
}
/** Keeps those that the owner of our token wrote: the marker of anybody else is copied or forged. */
async function ownComments(marked, client) {
    const states = await client.commentStates(marked.map(({ nodeId }) => nodeId));
    const hidden = new Map(states.flatMap(({ nodeId, isOwn, isHidden }) => (isOwn ? [[nodeId, isHidden]] : [])));
    return marked.flatMap((comment) => {
        const isHidden = hidden.get(comment.nodeId);
        return isHidden === undefined ? [] : [{ ...comment, isHidden }];
    });
}

;// CONCATENATED MODULE: ./src/reporters/comment/comment-writer.ts


/** GitHub takes 65,536 characters. */
const maximumBytes = 60_000;
/** Comments notify people, so GitHub soon slows down who writes many ("Rate limits for the REST API"). */
const maximumWrites = 3;
/**
 * Makes the text, and what writes it.
 * @param render makes the content for a limit in bytes; nothing where it cannot be made that short
 * @throws GitHubError where the content cannot be made short enough
 */
function commentWriter({ place, render }, marker, client) {
    const textWithin = (limitBytes) => {
        const content = render(limitBytes - Buffer.byteLength(markText('', marker)));
        return content === undefined ? undefined : { content: comparableContent(content), marker };
    };
    let text = textWithin(maximumBytes) ?? tooLong();
    let writesLeft = maximumWrites;
    const canWrite = (times) => writesLeft >= times;
    const spend = (reservedWrites = 0) => {
        if (!canWrite(1 + reservedWrites))
            throw new github_error/* GitHubError */.y('budget', 'The comment was not written: too many attempts came to nothing.');
        writesLeft -= 1;
    };
    const send = async (write, reservedWrites) => {
        spend(reservedWrites);
        try {
            return await write(markText(text.content, marker));
        }
        catch (error) {
            const shorter = isFailure(error, 'tooLong') && canWrite(1 + reservedWrites) ? textWithin(maximumBytes / 2) : undefined;
            if (shorter === undefined)
                throw error;
            text = shorter;
            spend(reservedWrites);
            return write(markText(text.content, marker));
        }
    };
    return {
        text: () => text,
        canWrite,
        create: () => send((body) => client.createComment(place, body), 1),
        update: (id, { reservedWrites } = { reservedWrites: 0 }) => send((body) => client.updateComment(place, id, body), reservedWrites),
        remove: async (id) => {
            spend();
            await client.deleteComment(place, id);
        },
        hide: async (nodeIds) => {
            if (nodeIds.length === 0)
                return;
            try {
                spend();
                await client.hideComments(nodeIds);
            }
            catch (error) {
                if (!(error instanceof github_error/* GitHubError */.y))
                    throw error;
            }
        },
    };
}
function tooLong() {
    throw new github_error/* GitHubError */.y('tooLong', `The report does not fit into a comment: even its shortest form is longer than ${maximumBytes} bytes.`, {
        cure: 'Give it a template with fewer or shorter components.',
    });
}
/** Whether GitHub gave this reason. */
const isFailure = (error, failure) => error instanceof github_error/* GitHubError */.y && error.failure === failure;

;// CONCATENATED MODULE: ./src/reporters/comment/upsert-comment.ts





/**
 * Brings the comment of a key up to date, or adds one. If `updates` is set, one comment of the key is visible afterwards, however many
 * jobs deliver at the same time, and none of the former key.
 * @throws GitHubError if the report could not be written; a failure to hide earlier comments is ignored
 */
async function deliverComment(draft, client) {
    const { key, run, outcome, mode } = draft;
    const reason = reasonForSilence({ mode, failed: outcome.failed });
    if (reason !== undefined)
        return { kind: 'skipped', reason };
    const marker = commentMarker(key, run, JSON.stringify([outcome.failed, outcome.fingerprint]));
    const writer = commentWriter(draft, marker, client);
    const { own, outdated } = await lookForAll(draft, marker, client);
    const delivery = await carryOut(own, { draft, client, writer, replaces: outdated.length > 0 });
    if (delivery.kind !== 'skipped')
        await writer.hide(outdated.map(({ nodeId }) => nodeId));
    return delivery;
}
/** Finds the comments of the key, and the comments of the former key that the new comment replaces. */
async function lookForAll({ place, formerKey, updates }, marker, client) {
    const { key, run } = marker;
    const former = formerKey === undefined || !updates ? undefined : commentMarker(formerKey, '', '').key;
    const found = await ownComments(await markedComments({ place, keys: former === undefined ? [key] : [key, former], run }, client), client);
    const ofKey = (wanted) => found.filter(({ text }) => text.marker.key === wanted);
    return { own: ofKey(key), outdated: outdatedComments(ofKey(former), marker) };
}
const lookForMarked = ({ draft: { place }, client, writer }) => {
    const { key, run } = writer.text().marker;
    return markedComments({ place, keys: [key], run }, client);
};
const lookForOwn = async (work) => ownComments(await lookForMarked(work), work.client);
/** What is wanted, with the text that GitHub takes as far as is known. */
const wishOf = ({ draft: { mode, updates, outcome }, writer, replaces }) => ({
    text: writer.text(),
    mode,
    updates,
    failed: outcome.failed,
    replaces,
});
async function carryOut(own, work) {
    const plan = planComment(own, wishOf(work));
    switch (plan.kind) {
        case 'skip':
            return { kind: 'skipped', reason: plan.reason };
        case 'leave':
            await work.writer.hide(plan.hide);
            return { kind: 'unchanged', url: plan.comment.url };
        case 'update':
            return update(plan, own, work);
        case 'create':
            return create(own, work);
    }
}
async function update({ comment, hide }, own, work) {
    const { writer } = work;
    let updated;
    try {
        updated = await writer.update(comment.id);
    }
    catch (error) {
        if (!isFailure(error, 'missing') || !writer.canWrite(2))
            throw error;
        // Somebody deleted it meanwhile.
        const others = own.filter(({ id }) => id !== comment.id);
        return carryOut(others, work);
    }
    await writer.hide(hide);
    return { kind: 'updated', url: updated.url };
}
async function create(earlier, work) {
    const { writer } = work;
    let created;
    try {
        created = await writer.create();
    }
    catch (error) {
        if (!isFailure(error, 'unavailable'))
            throw error;
        const own = await lookForOwn(work);
        const arrived = own.find((comment) => isWritten(comment, wishOf(work)) && !earlier.some(({ id }) => id === comment.id));
        if (arrived === undefined && !writer.canWrite(2))
            throw error;
        if (arrived === undefined)
            return carryOut(own, work);
        created = arrived;
    }
    const delivery = { kind: 'created', url: created.url };
    if (!work.draft.updates)
        return delivery;
    try {
        return (await giveWay(created, work)) ?? delivery;
    }
    catch (error) {
        // The report is there. Should there be two comments, the next run hides one.
        if (error instanceof github_error/* GitHubError */.y)
            return delivery;
        throw error;
    }
}
/**
 * Two jobs that see no comment at the same moment both create one, so each looks again, and who is not the first takes its own back.
 * @returns nothing where the created comment stays
 */
async function giveWay(created, work) {
    const { client, writer } = work;
    const marked = await lookForMarked(work);
    if (marked.every(({ id }) => id === created.id))
        return undefined;
    const own = await ownComments(marked, client);
    const plan = planComment(own, wishOf(work));
    const [first] = visibleInOrder(own);
    if (first === undefined || first.id === created.id || plan.kind === 'create') {
        // A newer run that sees the first joins it, so even then nobody may take it away.
        if ('hide' in plan)
            await writer.hide(plan.hide);
        return undefined;
    }
    // In this order the report is always to be seen somewhere.
    const delivery = await joinFirst(plan, writer);
    try {
        await writer.remove(created.id);
    }
    catch (error) {
        // GitHub may have removed the comment although its answer was lost, so the delivery must not point to it. The next run hides it if it stayed.
        if (!(error instanceof github_error/* GitHubError */.y))
            throw error;
    }
    return delivery;
}
async function joinFirst(plan, writer) {
    if (plan.kind === 'skip')
        return { kind: 'skipped', reason: plan.reason };
    const { kind, comment } = plan;
    if (kind === 'leave')
        return { kind: 'unchanged', url: comment.url };
    if (!writer.canWrite(2))
        return { kind: 'skipped', reason: 'Another job with the same key has written the comment at the same moment.' };
    const { url } = await writer.update(comment.id, { reservedWrites: 1 });
    return { kind: 'updated', url };
}

// EXTERNAL MODULE: ./src/reporters/empty-value.ts
var empty_value = __webpack_require__(32963);
// EXTERNAL MODULE: ./src/reporters/rendered-report.ts + 2 modules
var rendered_report = __webpack_require__(13516);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./src/text/shorten.ts
var shorten = __webpack_require__(56942);
;// CONCATENATED MODULE: ./src/reporters/report-coverage.ts


const maximumPart = 200;
/** Finds out what the report of a run covers. */
function reportCoverage({ pipeline, job, leg, module, project }, env) {
    const step = env.GITHUB_ACTION ?? '';
    const name = leg ?? job;
    // The workflows that call one reusable workflow twice name a module with each call.
    const ownModule = module === project ? undefined : module;
    const key = JSON.stringify([pipeline, name, ownModule, step]);
    if (env.GITHUB_ACTIONS !== 'true')
        return { name: '', key };
    const place = [workflowName(pipeline), name].filter((part) => part !== undefined).map((part) => (0,shorten/* shorten */.m)(part, maximumPart));
    const facts = [place.join(' / '), ownModule, stepName(step)].filter((part) => part !== undefined && part !== '');
    return { name: facts.join(' · '), key };
}
/** A workflow without a name has the path of its file as its name. */
const workflowName = (pipeline) => (pipeline?.startsWith('.github/workflows/') ? (0,posix_.basename)(pipeline) : pipeline);
/**
 * Names a step by `GITHUB_ACTION`: its id, or what GitHub generates for a step without one. Within a job, the first use of an action is
 * `__owner_repository`, the second one `__owner_repository_2`; scripts are `__run`, `__run_2` and so on. In a composite action, the name of
 * the outer step comes first: `outer.__run`. Empty for the first use of an action.
 * Source: GitHub's "Variables reference", and `GetFullyQualifiedContextName` of actions/runner.
 */
function stepName(step) {
    return step.split('.').map(nameOfOne).filter(Boolean).join('.');
}
function nameOfOne(step) {
    if (!step.startsWith('__'))
        return step;
    const [, number] = /_(\d{1,4})$/.exec(step) ?? [];
    if (number === undefined)
        return '';
    return step.startsWith('__run_') ? `script ${number}` : `report ${number}`;
}

// EXTERNAL MODULE: ./src/report-tree/node-builders.ts
var node_builders = __webpack_require__(33390);
;// CONCATENATED MODULE: ./src/reporters/report-frame.ts

const htmlLink = (url) => (url === undefined ? [] : [(0,node_builders/* linked */.q)(url, (0,node_builders/* text */.Qq)('HTML report'))]);
const footer = (...parts) => {
    const line = (0,node_builders/* dotted */.Bs)(...parts);
    return line.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'emphasis', children: line }] }];
};
/** Returns the blocks around the report in a job summary: the guide for a run without results, the kept files, and a link to the HTML report. */
const summaryFrame = ({ reportUrl, guide = [], keptFiles = [] }) => ({
    above: [],
    below: (isWhole) => [
        ...guide,
        ...(isWhole ? keptFiles : []),
        ...footer(htmlLink(reportUrl), isWhole || reportUrl === undefined ? [] : [(0,node_builders/* text */.Qq)('shortened; the HTML report tells all')]),
    ],
});
/** Returns the heading of a comment, with its title and what it covers, and the line below it, with its run and commit. */
function commentFrame({ title, titleUrl, coverage, origin, reportUrl, guide = [], keptFiles = [], }) {
    const shownTitle = title || coverage || (titleUrl === '' ? '' : 'Test report');
    const heading = shownTitle === '' ? [] : (0,node_builders/* dotted */.Bs)([(0,node_builders/* linked */.q)(titleUrl, (0,node_builders/* text */.Qq)(shownTitle))], title === '' || coverage === '' ? [] : [(0,node_builders/* text */.Qq)(coverage)]);
    const above = heading.length === 0 ? [] : [{ type: 'heading', depth: 2, children: heading }];
    const { source } = origin;
    const build = origin.testedBuild ?? origin.build;
    const run = build.url === undefined ? [] : [(0,node_builders/* linked */.q)(build.url, (0,node_builders/* text */.Qq)(build.number === undefined ? 'The run' : `Run ${build.number}`))];
    const commit = source.commit === undefined ? [] : [(0,node_builders/* text */.Qq)('commit '), (0,node_builders/* commitCode */.Zu)(source.commit)];
    return {
        above,
        below: (isWhole) => [
            ...guide,
            ...(isWhole ? keptFiles : []),
            ...footer(run, commit, htmlLink(reportUrl), isWhole ? [] : [(0,node_builders/* text */.Qq)('shortened; the job summary of the run tells more')]),
        ],
    };
}

;// CONCATENATED MODULE: ./src/reporters/comment.ts








/** A configured comment is worth waiting for: GitHub asks for a minute after a secondary rate limit. */
const configuredDeadlineSeconds = 150;
const defaultDeadlineSeconds = 60;
const notice = (message) => ({ notices: [message], problems: [] });
const nothing = { notices: [], problems: [] };
/** Comments on the pull request or the commit that a run belongs to. */
async function comment(request) {
    const { reporter, isDefault, evaluator, env, event, secondMs = 1000 } = request;
    const token = reporter.token === undefined ? request.token : evaluator.token(reporter.token);
    if (token === '') {
        if (isDefault && event.pull_request === undefined)
            return nothing;
        return notice(`There is no comment (report.${reporter.slot}): ${(0,empty_value/* whyEmpty */.w)(reporter.token, 'token')}`);
    }
    request.setSecret(token);
    // Most runs without a comment end here, and Octokit is slow to load.
    const { createGitHubClient } = await Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(730), __webpack_require__.e(706)]).then(__webpack_require__.bind(__webpack_require__, 6706));
    const repository = env.GITHUB_REPOSITORY ?? '';
    const client = createGitHubClient({
        token,
        repository,
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        onWait: request.say,
        secondMs,
        deadlineMs: (isDefault ? defaultDeadlineSeconds : configuredDeadlineSeconds) * secondMs,
    });
    try {
        return await commentWith(client, request);
    }
    catch (error) {
        return failed(error, request);
    }
}
async function commentWith(client, request) {
    const { reporter, isDefault, evaluator, origin, event, env, pullRequest, template, scope, say, reportUrl, guide, keptFiles } = request;
    const found = await findCommentPlaces({ event, env, pullRequest, onCommits: !isDefault }, client);
    if ('reason' in found) {
        say(`There is no comment: ${found.reason}`);
        return nothing;
    }
    const title = evaluator.text(reporter.commentTitle ?? '');
    const coverage = reportCoverage(origin, env);
    const titleUrl = evaluator.text(reporter.commentTitleUrl ?? '');
    const frame = commentFrame({ title, titleUrl, coverage: coverage.name, origin, reportUrl, guide, keptFiles });
    const results = [];
    for (const place of found.places) {
        const draft = {
            place,
            key: JSON.stringify([title, coverage.key]),
            formerKey: title || `${origin.pipeline ?? ''}/${origin.job ?? ''}`,
            run: String(event.workflow_run?.id ?? env.GITHUB_RUN_ID ?? ''),
            outcome: { failed: scope.summary.status === 'failed', fingerprint: fingerprint(scope.summary) },
            updates: reporter.commentUpdates,
            mode: reporter.commentMode,
            render: (limitBytes) => (0,rendered_report/* githubReport */.y4)(template, scope, limitBytes, frame),
        };
        try {
            const delivery = await deliverComment(draft, client);
            if (delivery.kind === 'skipped')
                say(`There is no new comment: ${delivery.reason}`);
            else {
                say(`Comment: ${delivery.url}`);
                results.push({ ...nothing, url: delivery.url });
            }
        }
        catch (error) {
            results.push(failed(error, request));
        }
    }
    return {
        url: results.find(({ url }) => url !== undefined)?.url,
        notices: results.flatMap(({ notices }) => notices),
        problems: results.flatMap(({ problems }) => problems),
    };
}
/** What tells two outcomes apart: how many tests there are of each status, and which failed; never how long they took. */
function fingerprint({ status, counts, tests }) {
    const { duration: _, ...numbers } = counts;
    const failed = tests.failed.map(({ suite, name }) => [suite, name]);
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([status, numbers, failed]))
        .digest('hex');
}
/**
 * Returns what becomes of a failure. A missing permission is not the job's fault: a fork cannot get it. No failure of a
 * comment that the configuration does not ask for is more than a notice.
 * @throws the error if it is not a GitHubError
 */
function failed(error, { isDefault, event, env, say }) {
    if (!(error instanceof github_error/* GitHubError */.y))
        throw error;
    const { failure, permission, message } = error;
    if (isDefault && event.pull_request === undefined) {
        // Nobody asked, and perhaps there is no pull request at all.
        say(message);
        return nothing;
    }
    const problem = (severity) => ({ notices: [], problems: [{ severity, kind: 'delivery', message }] });
    switch (failure) {
        case 'locked':
        case 'budget':
            return notice(message);
        case 'permission':
            if (isFork(event, env.GITHUB_REPOSITORY ?? '')) {
                return notice(`There is no comment: it needs the permission "${permission}", and a run for a fork has a read-only token. The job summary and the annotations show the report. For comments on forks, report in a workflow that runs on workflow_run.`);
            }
            return isDefault ? notice(`There is no comment: the job lacks the permission "${permission}".`) : problem('warning');
        default:
            return isDefault ? notice(`There is no comment: ${message}`) : problem('error');
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./src/reporters/job-summary.ts


/** A job summary that is longer is dropped whole (GitHub's documentation of workflow commands), whatever wrote it in this step. */
const job_summary_maximumBytes = 1024 * 1024;
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
    const markdown = render(Math.max(0, job_summary_maximumBytes - size - marginBytes));
    if (markdown === undefined) {
        throw new errors/* UserError */.y(`The job summary has no room for the report: it already holds ${size} of ${job_summary_maximumBytes} bytes.`, {
            cure: 'Write the report in a step of its own.',
        });
    }
    // What the file ends with must not run into the first block of the report.
    await summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write();
}

;// CONCATENATED MODULE: ./src/reporters/codehost.ts





/** Shows a report where the code lives: in the job summary, and as a comment on the pull request or the commit. */
async function deliverToCodehost(request, { core, token, pullRequest }) {
    const problems = request.env.GITHUB_STEP_SUMMARY ? await summarise(request, core.summary) : [];
    if (!request.reporter.commentEnabled)
        return { notices: [], problems };
    const result = await comment({ ...request, token, pullRequest });
    return { ...result, problems: [...problems, ...result.problems] };
}
/** A summary that finds no room does not hide the comment. */
async function summarise({ template, scope, env, reportUrl, guide, keptFiles }, summary) {
    const frame = summaryFrame({ reportUrl, guide, keptFiles });
    try {
        await deliverJobSummary((limitBytes) => (0,rendered_report/* githubReport */.y4)(template, scope, limitBytes, frame), { summary, file: env.GITHUB_STEP_SUMMARY });
        return [];
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        return [{ severity: 'error', kind: 'delivery', message: error.message }];
    }
}

// EXTERNAL MODULE: ./src/reporters/html-report/page-path.ts + 1 modules
var page_path = __webpack_require__(44051);
// EXTERNAL MODULE: ./src/text/counts.ts
var counts = __webpack_require__(78119);
;// CONCATENATED MODULE: ./src/text/sizes.ts
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
/** Formats a size with two or three digits: `4 B`, `1.5 kB`, `230 MB`. */
function formatSize(bytes) {
    let value = bytes;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
}

;// CONCATENATED MODULE: ./src/reporters/kept-files.ts




const maximumNames = 4;
const maximumName = 80;
const maximumRows = 200;
const maximumPath = 300;
/** Returns one line with the first names, which links to the artifact. */
function keptFilesLine({ files, upload }) {
    if (files.length === 0)
        return [];
    const total = totalOf({ files, upload });
    const shown = files.slice(0, maximumNames).map((file) => [nameOf(file, maximumName), ...sizeOf(file)]);
    const more = total - shown.length;
    return [
        (0,node_builders/* paragraph */.FY)((0,node_builders/* linked */.q)(upload?.url, (0,node_builders/* text */.Qq)((0,counts/* countOf */.p)(total, 'kept file'))), (0,node_builders/* text */.Qq)(`${uploadNote(total, upload)}: `), ...(0,node_builders/* dotted */.Bs)(...shown, more > 0 ? [(0,node_builders/* text */.Qq)(`and ${(0,counts/* formatCount */.B)(more)} more`)] : [])),
    ];
}
/** Returns a closed section with a table of the files. */
function keptFilesFold({ files, upload }) {
    if (files.length === 0)
        return [];
    const total = totalOf({ files, upload });
    const rows = files
        .slice(0, maximumRows)
        .map((file) => [
        [nameOf(file, maximumPath)],
        file.size === undefined ? [] : [(0,node_builders/* text */.Qq)(formatSize(file.size))],
        file.sha256 === undefined ? [] : [(0,node_builders/* inlineCode */.ti)(file.sha256)],
    ]);
    const more = total - rows.length;
    return [
        (0,node_builders/* fold */.AU)(`${(0,counts/* countOf */.p)(total, 'kept file')}${uploadNote(total, upload)}`, [
            ...(upload?.url === undefined ? [] : [(0,node_builders/* paragraph */.FY)((0,node_builders/* linked */.q)(upload.url, (0,node_builders/* text */.Qq)('Artifact with the files')))]),
            { type: 'table', align: ['left', 'right', 'left'], head: [[(0,node_builders/* text */.Qq)('Path')], [(0,node_builders/* text */.Qq)('Size')], [(0,node_builders/* text */.Qq)('SHA-256')]], rows },
            ...(more > 0 ? [(0,node_builders/* paragraph */.FY)((0,node_builders/* text */.Qq)(`and ${(0,counts/* countOf */.p)(more, 'more file')}`))] : []),
        ]),
    ];
}
/** The list of a run is bounded, so it may contain fewer files than the run keeps. */
const totalOf = ({ files, upload }) => Math.max(files.length, upload?.files ?? 0);
function uploadNote(total, upload) {
    if (upload === undefined || upload.notUploaded === 0)
        return '';
    return upload.notUploaded >= total ? ' (not uploaded)' : ` (${(0,counts/* formatCount */.B)(upload.notUploaded)} not uploaded)`;
}
const nameOf = ({ path }, limit) => (0,node_builders/* inlineCode */.ti)(path.trim() === '' ? '(no name)' : (0,shorten/* shorten */.m)(path, limit));
const sizeOf = ({ size }) => (size === undefined ? [] : [(0,node_builders/* text */.Qq)(` (${formatSize(size)})`)]);

// EXTERNAL MODULE: ./src/reporters/report-resolver.ts + 6 modules
var report_resolver = __webpack_require__(65491);
;// CONCATENATED MODULE: ./src/reporters/deliver.ts













const deliver_nothing = { problems: [], notices: [] };
/** The HTML report comes first, because the others link to it. */
const order = ['html', 'codehost', 'chat'];
/**
 * Delivers the report of a run to everyone who gets it; one that fails never hides another.
 * @throws UserError before anything is delivered, if the HTML report would overwrite a file that the run needs
 */
async function deliver(finished, targets) {
    const { config, origin, scope } = finished;
    const evaluator = await (0,run_evaluator/* evaluatorOf */.t)({ config, origin, summary: scope.summary }, targets.env);
    for (const reporter of config.report.reporters) {
        if (reporter.type === 'html' && isWanted(reporter, evaluator))
            (0,page_path/* checkPagePath */.f)({ reporter, evaluator, env: targets.env }, finished);
    }
    const resolver = (0,report_resolver/* createReportResolver */.l)(finished, evaluator);
    // Titles are texts. The address of a webhook and the path of a file are made of parts, and keep their secrets.
    const masked = { ...evaluator, text: (text) => finished.mask.text(evaluator.text(text)) };
    let outcome = deliver_nothing;
    for (const reporter of config.report.reporters.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))) {
        const added = await attempt(async () => {
            if (!holds(reporter, evaluator))
                return deliver_nothing;
            if (reporter.type === 'codehost' && targets.step === undefined)
                return withoutStep(reporter, config);
            const template = await resolver.resolve(reporter.template ?? config.report.template ?? default_template/* defaultTemplate */.o);
            const shown = { ...scope, summary: (0,run_summary/* withProblems */.rB)(scope.summary, resolver.problems()) };
            return deliverTo(reporter, { template, scope: shown, evaluator: masked, reportUrl: outcome.reportUrl }, finished, targets);
        });
        outcome = { ...outcome, ...added, problems: [...outcome.problems, ...added.problems], notices: [...outcome.notices, ...added.notices] };
    }
    if (targets.step?.annotations)
        annotateResults(finished, targets.env, targets.step.core);
    const problems = finished.mask.value([...resolver.problems(), ...outcome.problems]);
    return { ...outcome, problems, notices: finished.mask.value(outcome.notices) };
}
const holds = ({ condition }, evaluator) => condition === undefined || evaluator.condition(condition);
/** A condition that cannot be evaluated is reported when its report is delivered. */
function isWanted(reporter, evaluator) {
    try {
        return holds(reporter, evaluator);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        return false;
    }
}
async function attempt(work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.y))
            throw error;
        return { notices: [], problems: [{ severity: 'error', kind: 'delivery', message: error.message }] };
    }
}
async function deliverTo(reporter, report, finished, targets) {
    const { env, now, step, setSecret, say } = targets;
    const origin = finished.origin();
    const kept = { files: report.scope.summary.artifacts, upload: targets.upload ?? withoutUpload(finished) };
    switch (reporter.type) {
        case 'html': {
            // Slow to load, and few runs write a page.
            const [{ writeHtml }, { uploadHtml }] = await Promise.all([__webpack_require__.e(/* import() */ 790).then(__webpack_require__.bind(__webpack_require__, 46790)), __webpack_require__.e(/* import() */ 635).then(__webpack_require__.bind(__webpack_require__, 7635))]);
            const { path, shownPath, problems } = await writeHtml({ ...report, reporter, keptFiles: keptFilesFold(kept), finished, env, now });
            say(`HTML report: ${shownPath}`);
            const uploaded = await uploadHtml(path, env);
            if (uploaded.url !== undefined)
                say(`HTML report: ${uploaded.url}`);
            return { htmlPath: path, reportUrl: uploaded.url, notices: uploaded.notices, problems: [...problems, ...uploaded.problems] };
        }
        case 'codehost': {
            const isDefault = finished.config.report.reporters === config_config/* defaultReporters */._w;
            if (step === undefined)
                return deliver_nothing;
            const event = (0,ci_context_event/* readEvent */.j)(env.GITHUB_EVENT_PATH);
            const { url, ...others } = await deliverToCodehost({ ...report, reporter, isDefault, origin, event, env, guide: finished.guide, keptFiles: keptFilesLine(kept), setSecret, say }, step);
            return { ...others, ...(url !== undefined && { commentUrl: url }) };
        }
        case 'chat': {
            const { sendToChat } = await __webpack_require__.e(/* import() */ 534).then(__webpack_require__.bind(__webpack_require__, 58534));
            return sendToChat({ ...report, reporter, origin, setSecret, say });
        }
    }
}
/** Returns the upload of a process that cannot upload the files that it keeps. */
function withoutUpload({ artifacts }) {
    const files = artifacts.length;
    return files === 0 ? undefined : { files, notUploaded: files };
}
/** Gives the reason why a code host gets nothing outside of a step, if the user asks for it. */
function withoutStep(reporter, config) {
    if (!(0,config_config/* isRequestedCodehost */.Un)(reporter, config))
        return deliver_nothing;
    const reason = 'the job summary and the comment need a step of GitHub Actions, and GITHUB_ACTIONS is not "true"';
    return { ...deliver_nothing, notices: [`report.${reporter.slot}: Nothing was sent: ${reason}.`] };
}
/**
 * Annotates failed tests and broken files.
 * @param taken how many annotations the step has already: GitHub shows ten of each severity
 */
function annotateResults({ scope, request }, env, core, taken = {}) {
    const { summary, locations } = scope;
    const prefix = workspacePrefix(env.GITHUB_WORKSPACE, request.cwd);
    const inWorkspace = {
        ...summary,
        problems: summary.problems.map((problem) => (problem.path === undefined ? problem : { ...problem, path: prefix + problem.path })),
    };
    const unlisted = summary.counts.failed - summary.tests.failed.length;
    deliverAnnotations(buildAnnotations(inWorkspace, (test) => locations.get(test)), core, unlisted, taken);
}


/***/ }),

/***/ 32963:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ whyEmpty)
/* harmony export */ });
/**
 * Says why a value of the configuration came out empty: names the variables of the environment that it was to come from.
 * @param what the value is, where it came from nowhere: `token`
 */
function whyEmpty(expression, what) {
    const names = [...(expression ?? '').matchAll(/\benv(?:\.([\w-]+)|\['([^']+)'\])/g)].map(([, name, quoted]) => name ?? quoted);
    const cause = names.length === 0 ? `there is no ${what}` : `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} empty`;
    return `${cause}. Runs for forks get no secrets; elsewhere give the step one in its environment.`;
}


/***/ }),

/***/ 44051:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ checkPagePath),
  H: () => (/* binding */ pagePath)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/expressions/scanner.ts
var scanner = __webpack_require__(12601);
// EXTERNAL MODULE: ./src/html-report/page-shell.ts
var page_shell = __webpack_require__(58992);
// EXTERNAL MODULE: ./src/output-files/output-conflict.ts
var output_conflict = __webpack_require__(88541);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/ci-context/ci.ts
var ci = __webpack_require__(35072);
// EXTERNAL MODULE: ./src/output-files/same-file.ts
var same_file = __webpack_require__(94272);
;// CONCATENATED MODULE: ./src/output-files/output-path.ts





/** Compares real paths, so that no link leads out of the folder. */
const holds = (folder, path) => {
    const way = (0,external_node_path_.relative)((0,same_file/* realPath */.Y)(folder), (0,same_file/* realPath */.Y)(path));
    return way !== '' && way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
};
/**
 * Returns the absolute path of a file that a configuration names. Outside of a build service, it must be in the working folder, unless the
 * user allows others: a configuration may come with a folder that was downloaded. The value of an expression, such as the name of a
 * branch, is untrusted everywhere: it must end in the working folder, in the folder that is written before the first expression, or in a
 * folder for temporary files.
 * @param name what the option is called: `report.html.outputFile`
 * @throws UserError if the path is empty or leads elsewhere
 */
function outputPath(template, name, { cwd, evaluator, env, allowOutside = (0,ci/* isCi */.X)(env) }) {
    const parts = evaluator.parts(template);
    const text = parts.map((part) => part.text).join('');
    if (text.trim() === '')
        throw new errors/* UserError */.y(`${name} is empty: ${JSON.stringify(template)} has no value here.`, { cure: 'Name a file.' });
    const path = (0,external_node_path_.resolve)(cwd, text);
    if (text.includes('\0') || /[\\/]$/.test(text) || path === (0,external_node_path_.resolve)(cwd)) {
        throw new errors/* UserError */.y(`${name} is ${JSON.stringify(text)}, which is no file.`, { cure: 'Name a file.' });
    }
    if (holds(cwd, path))
        return path;
    if (parts.some(({ kind }) => kind !== 'literal')) {
        const [first] = parts;
        const before = first?.kind === 'literal' ? first.text.replace(/(?<![^\\/])[^\\/]*$/, '') : '';
        const folders = [(0,external_node_path_.resolve)(cwd, before), env.RUNNER_TEMP || (0,external_node_os_.tmpdir)()];
        if (!folders.some((folder) => holds(folder, path))) {
            throw new errors/* UserError */.y(`${name} is ${JSON.stringify(text)}, which the value of an expression leads out of the working directory.`, {
                cure: 'Write the folder in front of the expression.',
            });
        }
    }
    if (allowOutside)
        return path;
    throw new errors/* UserError */.y(`${name} is ${JSON.stringify(text)}, which is outside of the working folder ${cwd}.`, {
        cure: 'Name a file in the folder, or allow others with --allow-output-outside.',
    });
}

;// CONCATENATED MODULE: ./src/reporters/html-report/page-path.ts






/**
 * Returns the absolute path of an HTML report.
 * @throws UserError if it has no value, or is outside of the allowed folders
 */
function pagePath({ reporter, evaluator, request: { cwd, allowOutputOutside }, env }) {
    const allowOutside = allowOutputOutside ? true : undefined;
    return outputPath(reporter.outputFile, nameOf(reporter), { cwd, evaluator, env, allowOutside });
}
/**
 * Refuses an HTML report that would overwrite what its run needs. An earlier HTML report may be overwritten, although the run keeps it.
 * @throws UserError, which ends the run. An expression with a wrong value is reported later, when the report is written
 */
function checkPagePath({ reporter, evaluator, env }, { request, config, needed, recordsPath }) {
    const path = pathOrNone({ reporter, evaluator, request, env });
    if (path === undefined)
        return;
    const output = { what: `The HTML report (${nameOf(reporter)} ${JSON.stringify(reporter.outputFile)})`, path };
    // Only a file that is there can be overwritten.
    if (!(0,external_node_fs_.existsSync)(path))
        return;
    const records = recordsPath === undefined ? [] : [{ path: recordsPath, because: 'the records of the run' }];
    const isOwn = isPage(path);
    const inputs = needed.filter(({ kind }) => kind === 'read' || !isOwn);
    (0,output_conflict/* refuseToOverwrite */.D5)(output, [...records, ...(0,output_conflict/* namedFiles */.VI)(request, config.path), ...inputs], request.cwd);
}
const nameOf = ({ slot }) => `report.${slot}.outputFile`;
function pathOrNone(request) {
    try {
        return pagePath(request);
    }
    catch (error) {
        if (error instanceof errors/* UserError */.y && (0,scanner/* hasExpression */.xS)(request.reporter.outputFile))
            return undefined;
        throw error;
    }
}
const headBytes = 4096;
/** Whether a file is an HTML report of ours. */
function isPage(path) {
    try {
        const descriptor = (0,external_node_fs_.openSync)(path, 'r');
        try {
            const head = Buffer.alloc(headBytes);
            return head.subarray(0, (0,external_node_fs_.readSync)(descriptor, head)).includes(page_shell/* pageGenerator */.DM);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
    }
    catch {
        return false;
    }
}


/***/ })

};
