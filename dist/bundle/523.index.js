export const id = 523;
export const ids = [523];
export const modules = {
	40932: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => workspacePrefix });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		function workspacePrefix(workspace, cwd) {
			if (!workspace) return "";
			const path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, cwd);
			return path === "" || path.startsWith("..") ? "" : `${path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")}/`;
		}
	}),
	62506: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => explainEmptySetting });
		function explainEmptySetting(expression, what) {
			const names = [...(expression ?? "").matchAll(/\benv(?:\.([\w-]+)|\['([^']+)'\])/g)].map(([, name, quoted]) => name ?? quoted);
			const cause = names.length === 0 ? `there is no ${what}` : `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} empty`;
			return `${cause}. Runs for pull requests from forks get no secrets; in other runs, set the secret in the environment of the step.`;
		}
	}),
	27221: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DM: () => pageGenerator,
			S6: () => pageIds,
			nC: () => dataClasses
		});
		const pageIds = {
			run: "run-facts",
			theme: "theme",
			charts: "charts",
			report: "report",
			tests: "tests",
			testsNote: "tests-note",
			data: "run"
		};
		const pageGenerator = "<meta name=\"generator\" content=\"build-report\">";
		const dataClasses = {
			tests: "tests",
			details: "details"
		};
	}),
	91363: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => fit,
			i: () => richestThatFits
		});
		function* stepsToTry(ladder) {
			let low = 0;
			let high = ladder.length - 1;
			for (let middle = 0; low <= high; middle = low + high >> 1) {
				const step = ladder[middle];
				if (step === undefined) return;
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
	}),
	42738: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => userMarkdown });
		var display_text = __webpack_require__(9833);
		var render_escape = __webpack_require__(57789);
		var link_target = __webpack_require__(50798);
		;
		const address = /^https?:\/\/[^/\s]\S*$/i;
		const harmless = /^(?!.*(?:www\.|gh-\d)|\d+\.$)[a-z\d/](?:[a-z\d./-]|(?<=[a-z\d])_+(?=[a-z\d]))*$/i;
		const number = /^-?\d+(?:[.,]\d+)*%?$/;
		const openElement = /<[!/?]?-?$/;
		const reference = (character) => `&#${character.charCodeAt(0)};`;
		function escapeValue(value) {
			return (0, render_escape.m3)((0, display_text.p)(value)).replace(/[\\`*[\]<>~|#&$"'!()]/g, reference).replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, reference).replace(/^[-+=>.]/, reference).replace(/^(\d+)\.(?= |$)/, (_found, digits) => digits + reference(".")).replace(/^\s|\s$/g, reference);
		}
		const addressText = (target) => target.replace(/[@$;]/g, (character) => encodeURIComponent(character));
		function markdownValue(value, before) {
			const line = (0, display_text.p)(value);
			const target = address.test(line.trim()) && !/[\w\\]$|<[!/?]-?$/.test(before) ? (0, link_target.C)(line) : undefined;
			if (target !== undefined) return addressText(target);
			const shown = harmless.test(line) || number.test(line) ? line : escapeValue(value);
			return openElement.test(before) ? render_escape.VO + shown : shown;
		}
		;
		const detailsStart = /^ {0,3}<details\b/i;
		const detailsEnd = /<\/details\s{0,99}>/gi;
		const endsWith = (mark) => ({
			isEnd: (line) => line.toLowerCase().includes(mark),
			end: `\n${mark}`
		});
		const comment = endsWith("-->");
		const user_markdown_element = {
			isEnd: (line) => line.trim() === "",
			end: ""
		};
		const elementStart = /^ {0,3}<\/?(?:details|summary|div|p|table|thead|tbody|tfoot|caption|tr|t[dh]|[uod]l|li|d[td]|h[1-6r]|center|section|blockquote|fig\w+)(?:[\s/>]|$)/i;
		function rawBlock(line) {
			const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
			if (fence !== undefined) return {
				isEnd: (end) => /^ {0,3}(`+|~+)[ \t]*$/.exec(end)?.[1]?.startsWith(fence) === true,
				end: `\n${fence}`
			};
			if (/^ {0,3}<!--/.test(line)) return comment.isEnd(line) ? undefined : comment;
			const literal = /^ {0,3}<(pre|script|style|textarea)(?:[\s>]|$)/i.exec(line)?.[1];
			if (literal !== undefined) {
				const block = endsWith(`</${literal.toLowerCase()}>`);
				return block.isEnd(line) ? undefined : block;
			}
			return elementStart.test(line) ? user_markdown_element : undefined;
		}
		const listItem = /^ {0,3}(?:[-+*]|\d{1,9}[.)]) /;
		const interruptsParagraph = /^ {0,3}(?:#{1,6} |>|-{3,}$|\*{3,}$|<!--|<(?:pre|script|style|textarea)\b)/i;
		const isBlank = (line) => line.trim() === "";
		const indentation = (line) => line.length - line.trimStart().length;
		function closing(text) {
			let raw;
			let folds = 0;
			let item = 0;
			let isParagraph = false;
			for (const line of text.split("\n")) {
				const isInside = isBlank(line) || indentation(line) >= item;
				if (raw === undefined || !isInside) {
					const marker = listItem.exec(line)?.[0].length;
					const isLazy = isParagraph && rawBlock(line) === undefined && !interruptsParagraph.test(line);
					raw = undefined;
					if (marker !== undefined) item = marker;
					else if (!isInside && !isLazy) item = 0;
					raw = rawBlock(line.slice(item));
					isParagraph = raw === undefined && !isBlank(line);
				} else if (raw.isEnd(line.slice(item))) raw = undefined;
				if (item === 0 && (raw === undefined || raw === user_markdown_element)) {
					folds = Math.max(0, folds + Number(detailsStart.test(line)) - (line.match(detailsEnd)?.length ?? 0));
				}
			}
			return (item === 0 ? raw?.end ?? "" : "") + "\n\n</details>".repeat(folds);
		}
		function joined(parts) {
			const whole = [];
			for (const part of parts) {
				const last = whole.at(-1);
				if (part.text === "") continue;
				if (last !== undefined && last.kind === part.kind) whole[whole.length - 1] = {
					kind: last.kind,
					text: last.text + part.text
				};
				else whole.push(part);
			}
			return whole;
		}
		function userMarkdown(parts) {
			let text = "";
			for (const part of joined(parts)) {
				text += part.kind === "markdown" ? part.text.replace(/\r\n?/g, "\n") : markdownValue(part.text, text.slice(-4));
			}
			const trimmed = text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
			return trimmed + closing(trimmed);
		}
	}),
	70982: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => defaultTemplate });
		const defaultTemplate = { components: [
			{ type: "headline" },
			{ type: "testSummary" },
			{ type: "problems" },
			{
				type: "section",
				title: "Failed tests",
				components: [{
					type: "tests",
					status: ["failed"],
					groupBy: "none"
				}]
			},
			{
				type: "section",
				title: "Flaky tests",
				components: [{ type: "flakyTests" }]
			},
			{
				type: "section",
				title: "Tags",
				components: [{ type: "tagSummary" }]
			},
			{
				type: "section",
				title: "Slowest tests",
				collapsible: true,
				components: [{ type: "slowestTests" }]
			}
		] };
	}),
	32167: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			zx: () => annotateResults,
			UA: () => writeAnnotations
		});
		var workspace_prefix = __webpack_require__(40932);
		var title = __webpack_require__(80255);
		var failure_text = __webpack_require__(68986);
		var test_name = __webpack_require__(30530);
		;
		const problemsFirst = 3;
		const exceptionName = /^\[?[\w$.:\\]{1,400}(?: \[\w{1,100}\])? ?: /;
		function textOf({ message = "", details = "", output = "", lead }) {
			const whole = (0, failure_text.r)(message, details || output);
			if (lead !== undefined) return `${lead}\n\n${(0, failure_text.e)(whole, lead)}`;
			const [text, reason] = [whole.trim(), message.trim()];
			const name = exceptionName.exec(text)?.[0] ?? "";
			const hasName = text.startsWith(reason, name.length);
			const rest = text.slice(name.length + reason.length).trimStart();
			if (hasName && name.startsWith("[") && rest.startsWith("]")) return `${reason}\n\n${rest.slice(1).trimStart()}`;
			return hasName || text.startsWith(reason) || details === "" ? whole : `${message}\n\n${(0, failure_text.e)(whole, message)}`;
		}
		function ofTest(test, location) {
			const name = (0, test_name.H)(test.name);
			return {
				severity: "error",
				title: test.suite.length > 0 ? `${(0, title.h)(test.suite)} \u203a ${name}` : name,
				message: textOf(test).trim() || "The test failed without a message.",
				file: location?.file,
				line: location?.line
			};
		}
		const ofProblem = ({ severity, message, path, line, column }) => ({
			severity,
			title: severity === "error" ? "Test results" : "Test results: warning",
			message,
			file: path,
			line,
			column
		});
		function buildAnnotations(summary, locate) {
			const failed = summary.tests.failed.map((test) => ({
				test,
				location: locate(test)
			}));
			const ranked = failed.toSorted((a, b) => Number(a.location === undefined) - Number(b.location === undefined) || (b.test.timestamp ?? 0) - (a.test.timestamp ?? 0));
			const errors = summary.problems.filter((problem) => problem.severity === "error").map(ofProblem);
			const warnings = summary.problems.filter((problem) => problem.severity === "warning").map(ofProblem);
			return [
				...errors.slice(0, problemsFirst),
				...ranked.map(({ test, location }) => ofTest(test, location)),
				...errors.slice(problemsFirst),
				...warnings
			];
		}
		var counts = __webpack_require__(78119);
		var display_text = __webpack_require__(9833);
		var shorten = __webpack_require__(56942);
		;
		function annotateResults({ scope, request }, env, core, taken = {}) {
			const { summary, locations } = scope;
			const prefix = (0, workspace_prefix.G)(env.GITHUB_WORKSPACE, request.cwd);
			const problems = summary.problems.map((problem) => problem.path === undefined ? problem : {
				...problem,
				path: prefix + problem.path
			});
			const annotations = buildAnnotations({
				...summary,
				problems
			}, (test) => locations.get(test));
			writeAnnotations(annotations, core, summary.counts.failed - summary.tests.failed.length, taken);
		}
		const maximumOfSeverity = 10;
		const maximumMessage = 4096;
		const maximumTitle = 198;
		function writeAnnotations(annotations, core, unlisted = 0, taken = {}) {
			for (const severity of ["error", "warning"]) {
				const all = annotations.filter((annotation) => annotation.severity === severity);
				const room = Math.max(1, maximumOfSeverity - (taken[severity] ?? 0));
				const more = Math.max(0, all.length - room) + (severity === "error" ? unlisted : 0);
				const shown = all.slice(0, room);
				for (const [index, annotation] of shown.entries()) {
					const isLast = index === shown.length - 1;
					write(annotation, isLast && more > 0 ? `\n\nand ${(0, counts.p)(more, `more ${severity}`)}: see the job summary` : "", core);
				}
			}
		}
		function write(annotation, ending, core) {
			const { severity, title, message, file, line, column } = annotation;
			core[severity]((0, shorten.m)((0, display_text.W)(message), maximumMessage - ending.length - 2) + ending, {
				title: (0, shorten.m)((0, display_text.p)(title), maximumTitle),
				...file === undefined ? {} : { file },
				...line === undefined ? {} : { startLine: line },
				...column === undefined ? {} : { startColumn: column }
			});
		}
	}),
	10523: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deliverReport: () => deliverReport });
		var github_event = __webpack_require__(67206);
		var config = __webpack_require__(81122);
		var errors = __webpack_require__(83916);
		var default_template = __webpack_require__(70982);
		var run_evaluator = __webpack_require__(96444);
		var run_summary = __webpack_require__(94220);
		var annotations = __webpack_require__(32167);
		var external_node_crypto_ = __webpack_require__(77598);
		var empty_setting = __webpack_require__(62506);
		var display_text = __webpack_require__(9833);
		var github_error = __webpack_require__(36419);
		;
		const maximumPlaces = 3;
		async function findCommentPlaces(run, client) {
			const { event, env, pullRequest } = run;
			if (event.workflow_run || env.GITHUB_EVENT_NAME === "workflow_run") return placesOfWorkflowRun(run, client);
			const known = [
				event.pull_request?.number,
				event.issue?.pull_request && event.issue.number,
				pullRequest,
				queuedPullRequest(event.merge_group?.head_ref ?? env.GITHUB_REF)
			].find(isNumber);
			if (known !== undefined) return { places: [{
				kind: "pullRequest",
				number: known
			}] };
			if (run.onCommits && isNumber(event.issue?.number)) return { places: [{
				kind: "issue",
				number: event.issue.number
			}] };
			return placesOfCommit(run, client);
		}
		const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
		function queuedPullRequest(ref) {
			const [, number] = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d{1,15})-[0-9a-f]{40,64}$/.exec(ref ?? "") ?? [];
			return number === undefined ? undefined : Number(number);
		}
		async function placesOfCommit({ event, env, onCommits }, client) {
			const sha = event.merge_group?.head_sha || env.GITHUB_SHA;
			const start = `The workflow was started by ${(0, display_text.p)(env.GITHUB_EVENT_NAME || "an unknown event")}`;
			if (!sha) return { reason: `${start}, and GITHUB_SHA is empty.` };
			const isPush = env.GITHUB_EVENT_NAME === "push";
			const pulls = await client.pullRequestsOfCommit(sha).catch((error) => {
				if (isPush && onCommits && error instanceof github_error.y && error.failure === "permission") return [];
				throw error;
			});
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			if (isPush && onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return { reason: `${start}, and no open pull request has the commit ${comment_places_short(sha)} as its head.` };
		}
		async function placesOfWorkflowRun(run, client) {
			const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {};
			const repository = head_repository?.full_name;
			const withoutInput = run.pullRequest === undefined ? "" : " On workflow_run, the input pull-request is ignored.";
			const none = (reason) => ({ reason: reason + withoutInput });
			if (!repository) return none("The event does not name the repository that the workflow ran for. The fork may have been deleted.");
			if (!branch || !sha) return none("The event does not name the branch and commit that the workflow ran for.");
			const isOurs = isSameName(repository, run.env.GITHUB_REPOSITORY);
			const queued = isOurs && trigger === "merge_group" ? queuedPullRequest(branch) : undefined;
			if (queued !== undefined) return { places: [{
				kind: "pullRequest",
				number: queued
			}] };
			const found = await client.pullRequestsOfBranch(repository.split("/", 1)[0] ?? "", branch);
			const pulls = found.filter((pull) => pull.isOpen && pull.headBranch === branch && isSameName(pull.headRepository, repository));
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			const [moved] = pulls;
			if (moved) return none(`The workflow ran for commit ${comment_places_short(sha)}, but pull request #${moved.number} has a newer one.`);
			if (isOurs && trigger === "push" && run.onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return none(`No open pull request has the commit ${comment_places_short(sha)} of ${(0, display_text.p)(`${repository}:${branch}`)} as its head.`);
		}
		function placesAt(sha, pulls) {
			return pulls.filter((pull) => pull.isOpen && pull.headSha === sha).slice(0, maximumPlaces).map(({ number }) => ({
				kind: "pullRequest",
				number
			}));
		}
		const comment_places_short = (sha) => (0, display_text.p)(sha.slice(0, 7));
		const isSameName = (one, other) => one?.toLowerCase() === other?.toLowerCase();
		function isFork(event, repository) {
			const { pull_request: pull, workflow_run: workflowRun } = event;
			if (pull) return !isSameName(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository);
			return workflowRun ? !isSameName(workflowRun.head_repository?.full_name, repository) : false;
		}
		var posix_ = __webpack_require__(53916);
		var shorten = __webpack_require__(56942);
		;
		const maximumPart = 200;
		function reportCoverage({ pipeline, job, matrixJob, module, project }, env) {
			const step = env.GITHUB_ACTION ?? "";
			const name = matrixJob ?? job;
			const ownModule = module === project ? undefined : module;
			const key = JSON.stringify([
				pipeline,
				name,
				ownModule,
				step
			]);
			if (env.GITHUB_ACTIONS !== "true") return {
				name: "",
				key
			};
			const place = [workflowName(pipeline), name].filter((part) => part !== undefined).map((part) => (0, shorten.m)(part, maximumPart));
			const facts = [
				place.join(" / "),
				ownModule,
				stepName(step)
			].filter((part) => part !== undefined && part !== "");
			return {
				name: facts.join(" · "),
				key
			};
		}
		const workflowName = (pipeline) => pipeline?.startsWith(".github/workflows/") ? (0, posix_.basename)(pipeline) : pipeline;
		function stepName(step) {
			return step.split(".").map(nameOfOne).filter(Boolean).join(".");
		}
		function nameOfOne(step) {
			if (!step.startsWith("__")) return step;
			const [, number] = /_(\d{1,4})$/.exec(step) ?? [];
			if (number === undefined) return "";
			return step.startsWith("__run_") ? `script ${number}` : `report ${number}`;
		}
		;
		const anyVersion = /^<!-- build-report:v\d{1,9} key=([0-9a-f]{16})(?: [^>]*)? -->$/;
		const thisVersion = /^<!-- build-report:v1 key=[0-9a-f]{16} run=(\d{1,15}) outcome=([0-9a-f]{12}) -->$/;
		const maximumLead = 1e9;
		const maximumRun = 0xe8d4a51000;
		const hash = (text, digits) => (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, digits);
		function commentMarker(key, run, outcome) {
			return {
				key: hash(key, 16),
				run: /^\d{1,15}$/.test(run) ? Number(run) : 0,
				outcome: hash(outcome, 12)
			};
		}
		const isPossibleRun = ({ run = 0 }, current) => run <= (current === 0 ? maximumRun : current + maximumLead);
		function markText(content, { key, run, outcome }) {
			return `${content.trimEnd()}\n\n<!-- build-report:v1 key=${key} run=${run} outcome=${outcome} -->`;
		}
		function readMarked(body) {
			const text = body.trimEnd();
			const start = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
			if (!comparableLines(text.slice(Math.max(0, start - 4), start)).endsWith("\n\n")) return undefined;
			const line = text.slice(start);
			const [, key] = anyVersion.exec(line) ?? [];
			if (key === undefined) return undefined;
			const [, run, outcome] = thisVersion.exec(line) ?? [];
			const marker = run === undefined || outcome === undefined ? { key } : {
				key,
				run: Number(run),
				outcome
			};
			return {
				content: comparableContent(text.slice(0, start)),
				marker
			};
		}
		const comparableLines = (text) => text.replace(/\r\n?/g, "\n");
		const comparableContent = (content) => comparableLines(content).trimEnd();
		;
		const maximumHidden = 20;
		function reasonForNoComment({ mode, failed }) {
			return mode === "failures" && !failed ? "The run did not fail, and only failed runs get a comment." : undefined;
		}
		const outdatedComments = (former, { run }) => former.filter(({ isHidden, text }) => !isHidden && text.marker.run !== undefined && text.marker.run < run).slice(0, maximumHidden);
		function planComment(own, desired) {
			const reason = reasonForNoComment(desired);
			if (reason !== undefined) return {
				kind: "skip",
				reason
			};
			return desired.updates ? planUpdate(own, desired) : planAddition(own, desired);
		}
		const oldestFirst = (own) => own.toSorted((one, other) => one.id - other.id);
		const visibleInOrder = (own) => oldestFirst(own).filter(({ isHidden }) => !isHidden);
		function planUpdate(own, desired) {
			const latestRun = own.reduce((latest, { text }) => Math.max(latest, text.marker.run ?? 0), 0);
			if (latestRun > desired.text.marker.run) {
				return {
					kind: "skip",
					reason: `Run ${latestRun}, which is newer, has already written the comment.`
				};
			}
			const [first, ...others] = visibleInOrder(own);
			if (first === undefined) return planFirst(desired);
			const hide = others.slice(0, maximumHidden).map(({ nodeId }) => nodeId);
			return {
				kind: saysEnough(first, desired) || hasContent(first, desired) ? "leave" : "update",
				comment: first,
				hide
			};
		}
		function planAddition(own, desired) {
			const newest = oldestFirst(own).at(-1);
			if (newest === undefined) return planFirst(desired);
			return saysEnough(newest, desired) || isWritten(newest, desired) ? {
				kind: "leave",
				comment: newest,
				hide: []
			} : { kind: "create" };
		}
		function planFirst({ mode, failed, replaces = false }) {
			if (mode !== "failures-or-existing" || failed || replaces) return { kind: "create" };
			return {
				kind: "skip",
				reason: "The run did not fail, and there is no earlier comment to update."
			};
		}
		const hasOutcome = ({ text }, desired) => text.marker.outcome === desired.text.marker.outcome;
		const saysEnough = (comment, desired) => desired.mode === "changes" && hasOutcome(comment, desired);
		const hasContent = (comment, desired) => hasOutcome(comment, desired) && comment.text.content === desired.text.content;
		const isWritten = (comment, desired) => hasContent(comment, desired) && comment.text.marker.run === desired.text.marker.run;
		;
		async function markedComments({ place, keys, run }, client) {
			const marked = [];
			for await (const page of client.comments(place)) {
				for (const comment of page) {
					const text = readMarked(comment.body);
					if (text !== undefined && keys.includes(text.marker.key) && isPossibleRun(text.marker, run)) marked.push({
						...comment,
						text
					});
				}
			}
			return marked;
		}
		async function ownComments(marked, client) {
			const states = await client.commentStates(marked.map(({ nodeId }) => nodeId));
			const hidden = new Map(states.flatMap(({ nodeId, isOwn, isHidden }) => isOwn ? [[nodeId, isHidden]] : []));
			return marked.flatMap((comment) => {
				const isHidden = hidden.get(comment.nodeId);
				return isHidden === undefined ? [] : [{
					...comment,
					isHidden
				}];
			});
		}
		;
		const maximumBytes = 6e4;
		const maximumWrites = 3;
		function commentWriter({ place, render }, marker, client) {
			const textWithin = (limitBytes) => {
				const content = render(limitBytes - Buffer.byteLength(markText("", marker)));
				return content === undefined ? undefined : {
					content: comparableContent(content),
					marker
				};
			};
			let text = textWithin(maximumBytes) ?? tooLong();
			let writesLeft = maximumWrites;
			const canWrite = (times) => writesLeft >= times;
			const spend = (reservedWrites = 0) => {
				if (!canWrite(1 + reservedWrites)) throw new github_error.y("budget", "The comment was not written: too many attempts failed.");
				writesLeft -= 1;
			};
			const send = async (write, reservedWrites) => {
				spend(reservedWrites);
				try {
					return await write(markText(text.content, marker));
				} catch (error) {
					const shorter = isFailure(error, "tooLong") && canWrite(1 + reservedWrites) ? textWithin(maximumBytes / 2) : undefined;
					if (shorter === undefined) throw error;
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
					if (nodeIds.length === 0) return;
					try {
						spend();
						await client.hideComments(nodeIds);
					} catch (error) {
						if (!(error instanceof github_error.y)) throw error;
					}
				}
			};
		}
		function tooLong() {
			throw new github_error.y("tooLong", `The report does not fit into a comment: even its shortest form is longer than ${maximumBytes} bytes.`, { hint: "Use a template with fewer or shorter components." });
		}
		const isFailure = (error, failure) => error instanceof github_error.y && error.failure === failure;
		;
		async function upsertComment(draft, client) {
			const { key, run, outcome, mode } = draft;
			const reason = reasonForNoComment({
				mode,
				failed: outcome.failed
			});
			if (reason !== undefined) return {
				kind: "skipped",
				reason
			};
			const marker = commentMarker(key, run, JSON.stringify([outcome.failed, outcome.fingerprint]));
			const writer = commentWriter(draft, marker, client);
			const { own, outdated } = await findOwnAndOutdated(draft, marker, client);
			const delivery = await reconcile(own, {
				draft,
				client,
				writer,
				replaces: outdated.length > 0
			});
			if (delivery.kind !== "skipped") await writer.hide(outdated.map(({ nodeId }) => nodeId));
			return delivery;
		}
		async function findOwnAndOutdated({ place, formerKey, updates }, marker, client) {
			const { key, run } = marker;
			const former = formerKey === undefined || !updates ? undefined : commentMarker(formerKey, "", "").key;
			const found = await ownComments(await markedComments({
				place,
				keys: former === undefined ? [key] : [key, former],
				run
			}, client), client);
			const ofKey = (wanted) => found.filter(({ text }) => text.marker.key === wanted);
			return {
				own: ofKey(key),
				outdated: outdatedComments(ofKey(former), marker)
			};
		}
		const findMarked = ({ draft: { place }, client, writer }) => {
			const { key, run } = writer.text().marker;
			return markedComments({
				place,
				keys: [key],
				run
			}, client);
		};
		const findOwn = async (work) => ownComments(await findMarked(work), work.client);
		const desiredComment = ({ draft: { mode, updates, outcome }, writer, replaces }) => ({
			text: writer.text(),
			mode,
			updates,
			failed: outcome.failed,
			replaces
		});
		async function reconcile(own, work) {
			const plan = planComment(own, desiredComment(work));
			switch (plan.kind) {
				case "skip": return {
					kind: "skipped",
					reason: plan.reason
				};
				case "leave":
					await work.writer.hide(plan.hide);
					return {
						kind: "unchanged",
						url: plan.comment.url
					};
				case "update": return update(plan, own, work);
				case "create": return create(own, work);
			}
		}
		async function update({ comment, hide }, own, work) {
			const { writer } = work;
			let updated;
			try {
				updated = await writer.update(comment.id);
			} catch (error) {
				if (!isFailure(error, "missing") || !writer.canWrite(2)) throw error;
				const others = own.filter(({ id }) => id !== comment.id);
				return reconcile(others, work);
			}
			await writer.hide(hide);
			return {
				kind: "updated",
				url: updated.url
			};
		}
		async function create(earlier, work) {
			const { writer } = work;
			let created;
			try {
				created = await writer.create();
			} catch (error) {
				if (!isFailure(error, "unavailable")) throw error;
				const own = await findOwn(work);
				const arrived = own.find((comment) => isWritten(comment, desiredComment(work)) && !earlier.some(({ id }) => id === comment.id));
				if (arrived === undefined && !writer.canWrite(2)) throw error;
				if (arrived === undefined) return reconcile(own, work);
				created = arrived;
			}
			const delivery = {
				kind: "created",
				url: created.url
			};
			if (!work.draft.updates) return delivery;
			try {
				return await removeDuplicate(created, work) ?? delivery;
			} catch (error) {
				if (error instanceof github_error.y) return delivery;
				throw error;
			}
		}
		async function removeDuplicate(created, work) {
			const { client, writer } = work;
			const marked = await findMarked(work);
			if (marked.every(({ id }) => id === created.id)) return undefined;
			const own = await ownComments(marked, client);
			const plan = planComment(own, desiredComment(work));
			const [first] = visibleInOrder(own);
			if (first === undefined || first.id === created.id || plan.kind === "create") {
				if ("hide" in plan) await writer.hide(plan.hide);
				return undefined;
			}
			const delivery = await updateFirst(plan, writer);
			try {
				await writer.remove(created.id);
			} catch (error) {
				if (!(error instanceof github_error.y)) throw error;
			}
			return delivery;
		}
		async function updateFirst(plan, writer) {
			if (plan.kind === "skip") return {
				kind: "skipped",
				reason: plan.reason
			};
			const { kind, comment } = plan;
			if (kind === "leave") return {
				kind: "unchanged",
				url: comment.url
			};
			if (!writer.canWrite(2)) return {
				kind: "skipped",
				reason: "Another job with the same key has written the comment at the same moment."
			};
			const { url } = await writer.update(comment.id, { reservedWrites: 1 });
			return {
				kind: "updated",
				url
			};
		}
		var github_report = __webpack_require__(71787);
		var node_builders = __webpack_require__(33390);
		;
		const htmlLink = (url) => url === undefined ? [] : [(0, node_builders.q)(url, (0, node_builders.Qq)("HTML report"))];
		const footer = (...parts) => {
			const line = (0, node_builders.Bs)(...parts);
			return line.length === 0 ? [] : [{
				type: "paragraph",
				children: [{
					type: "emphasis",
					children: line
				}]
			}];
		};
		const summaryFrame = ({ reportUrl, guide = [], keptFiles = [] }) => ({
			above: [],
			below: (isWhole) => [
				...guide,
				...isWhole ? keptFiles : [],
				...footer(htmlLink(reportUrl), isWhole || reportUrl === undefined ? [] : [(0, node_builders.Qq)("shortened; the HTML report is complete")])
			]
		});
		function commentFrame({ title, titleUrl, coverage, ciContext, reportUrl, guide = [], keptFiles = [] }) {
			const shownTitle = title || coverage || (titleUrl === "" ? "" : "Test report");
			const heading = shownTitle === "" ? [] : (0, node_builders.Bs)([(0, node_builders.q)(titleUrl, (0, node_builders.Qq)(shownTitle))], title === "" || coverage === "" ? [] : [(0, node_builders.Qq)(coverage)]);
			const above = heading.length === 0 ? [] : [{
				type: "heading",
				depth: 2,
				children: heading
			}];
			const { source } = ciContext;
			const build = ciContext.testedBuild ?? ciContext.build;
			const run = build.url === undefined ? [] : [(0, node_builders.q)(build.url, (0, node_builders.Qq)(build.number === undefined ? "The run" : `Run ${build.number}`))];
			const commit = source.commit === undefined ? [] : [(0, node_builders.Qq)("commit "), (0, node_builders.Zu)(source.commit)];
			return {
				above,
				below: (isWhole) => [
					...guide,
					...isWhole ? keptFiles : [],
					...footer(run, commit, htmlLink(reportUrl), isWhole ? [] : [(0, node_builders.Qq)("shortened; the job summary of the run shows more")])
				]
			};
		}
		;
		const configuredDeadlineSeconds = 150;
		const defaultDeadlineSeconds = 60;
		const notice = (message) => ({
			notices: [message],
			problems: []
		});
		const nothing = {
			notices: [],
			problems: []
		};
		async function comment(request) {
			const { reporter, isDefault, evaluator, env, event, secondMs = 1e3 } = request;
			const token = reporter.token === undefined ? request.token : evaluator.token(reporter.token);
			if (token === "") {
				if (isDefault && event.pull_request === undefined) return nothing;
				return notice(`There is no comment (report.${reporter.slot}): ${(0, empty_setting.v)(reporter.token, "token")}`);
			}
			request.setSecret(token);
			const { createGitHubClient } = await Promise.all([
				__webpack_require__.e(942),
				__webpack_require__.e(730),
				__webpack_require__.e(827)
			]).then(__webpack_require__.bind(__webpack_require__, 90208));
			const repository = env.GITHUB_REPOSITORY ?? "";
			const client = createGitHubClient({
				token,
				repository,
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				onWait: request.say,
				secondMs,
				deadlineMs: (isDefault ? defaultDeadlineSeconds : configuredDeadlineSeconds) * secondMs
			});
			try {
				return await commentWith(client, request);
			} catch (error) {
				return failed(error, request);
			}
		}
		async function commentWith(client, request) {
			const { reporter, isDefault, evaluator, ciContext, event, env, pullRequest, template, scope, say, reportUrl, guide, keptFiles } = request;
			const found = await findCommentPlaces({
				event,
				env,
				pullRequest,
				onCommits: !isDefault
			}, client);
			if ("reason" in found) {
				say(`There is no comment: ${found.reason}`);
				return nothing;
			}
			const title = evaluator.text(reporter.commentTitle ?? "");
			const coverage = reportCoverage(ciContext, env);
			const titleUrl = evaluator.text(reporter.commentTitleUrl ?? "");
			const frame = commentFrame({
				title,
				titleUrl,
				coverage: coverage.name,
				ciContext,
				reportUrl,
				guide,
				keptFiles
			});
			const results = [];
			for (const place of found.places) {
				const draft = {
					place,
					key: JSON.stringify([title, coverage.key]),
					formerKey: title || `${ciContext.pipeline ?? ""}/${ciContext.job ?? ""}`,
					run: String(event.workflow_run?.id ?? env.GITHUB_RUN_ID ?? ""),
					outcome: {
						failed: scope.summary.status === "failed",
						fingerprint: fingerprint(scope.summary)
					},
					updates: reporter.commentUpdates,
					mode: reporter.commentMode,
					render: (limitBytes) => (0, github_report.y)(template, scope, limitBytes, frame)
				};
				try {
					const delivery = await upsertComment(draft, client);
					if (delivery.kind === "skipped") say(`There is no new comment: ${delivery.reason}`);
					else {
						say(`Comment: ${delivery.url}`);
						results.push({
							...nothing,
							url: delivery.url
						});
					}
				} catch (error) {
					results.push(failed(error, request));
				}
			}
			return {
				url: results.find(({ url }) => url !== undefined)?.url,
				notices: results.flatMap(({ notices }) => notices),
				problems: results.flatMap(({ problems }) => problems)
			};
		}
		function fingerprint({ status, counts, tests }) {
			const { duration: _, ...numbers } = counts;
			const failed = tests.failed.map(({ suite, name }) => [suite, name]);
			return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
				status,
				numbers,
				failed
			])).digest("hex");
		}
		function failed(error, { isDefault, event, env, say }) {
			if (!(error instanceof github_error.y)) throw error;
			const { failure, permission, message } = error;
			if (isDefault && event.pull_request === undefined) {
				say(message);
				return nothing;
			}
			const problem = (severity) => ({
				notices: [],
				problems: [{
					severity,
					kind: "delivery",
					message
				}]
			});
			switch (failure) {
				case "locked":
				case "budget": return notice(message);
				case "permission":
					if (isFork(event, env.GITHUB_REPOSITORY ?? "")) {
						return notice(`There is no comment: it requires the permission "${permission}", but a run for a fork has a read-only token. The report is in the job summary and the annotations. To comment on pull requests of forks, report in a workflow that runs on workflow_run.`);
					}
					return isDefault ? notice(`There is no comment: the job lacks the permission "${permission}".`) : problem("warning");
				default: return isDefault ? notice(`There is no comment: ${message}`) : problem("error");
			}
		}
		var page_path = __webpack_require__(44051);
		var promises_ = __webpack_require__(51455);
		;
		const job_summary_maximumBytes = 1024 * 1024;
		const marginBytes = 1024;
		async function writeJobSummary(render, context) {
			if (!context.file) return [];
			try {
				await deliverJobSummary(render, context);
				return [];
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return [{
					severity: "error",
					kind: "delivery",
					message: error.message
				}];
			}
		}
		async function deliverJobSummary(render, { summary, file }) {
			if (!file) throw new errors.yo("GITHUB_STEP_SUMMARY is empty.", { hint: "Only a step of GitHub Actions has a job summary." });
			const { size } = await (0, promises_.stat)(file).catch((cause) => {
				throw new errors.yo(`Cannot read the file "${file}", which GITHUB_STEP_SUMMARY names.`, { cause });
			});
			const markdown = render(Math.max(0, job_summary_maximumBytes - size - marginBytes));
			if (markdown === undefined) {
				throw new errors.yo(`The job summary has no room for the report: it already contains ${size} of ${job_summary_maximumBytes} bytes.`, { hint: "Write the report in a step of its own." });
			}
			await summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write();
		}
		var counts = __webpack_require__(78119);
		;
		const units = [
			"B",
			"kB",
			"MB",
			"GB",
			"TB"
		];
		function formatSize(bytes) {
			let value = bytes;
			let unit = 0;
			while (value >= 999.5 && unit < units.length - 1) {
				value /= 1e3;
				unit += 1;
			}
			return `${Number(value.toFixed(value < 9.95 ? 1 : 0))} ${units[unit]}`;
		}
		;
		const maximumNames = 4;
		const maximumName = 80;
		const maximumRows = 200;
		const maximumPath = 300;
		function keptFilesLine({ files, upload }) {
			if (files.length === 0) return [];
			const total = totalOf({
				files,
				upload
			});
			const shown = files.slice(0, maximumNames).map((file) => [nameOf(file, maximumName), ...sizeOf(file)]);
			const more = total - shown.length;
			return [(0, node_builders.FY)((0, node_builders.q)(upload?.url, (0, node_builders.Qq)((0, counts.p)(total, "kept file"))), (0, node_builders.Qq)(`${uploadNote(total, upload)}: `), ...(0, node_builders.Bs)(...shown, more > 0 ? [(0, node_builders.Qq)(`and ${(0, counts.B)(more)} more`)] : []))];
		}
		function keptFilesFold({ files, upload }) {
			if (files.length === 0) return [];
			const total = totalOf({
				files,
				upload
			});
			const rows = files.slice(0, maximumRows).map((file) => [
				[nameOf(file, maximumPath)],
				file.size === undefined ? [] : [(0, node_builders.Qq)(formatSize(file.size))],
				file.sha256 === undefined ? [] : [(0, node_builders.ti)(file.sha256)]
			]);
			const more = total - rows.length;
			return [(0, node_builders.AU)(`${(0, counts.p)(total, "kept file")}${uploadNote(total, upload)}`, [
				...upload?.url === undefined ? [] : [(0, node_builders.FY)((0, node_builders.q)(upload.url, (0, node_builders.Qq)("Artifact with the files")))],
				{
					type: "table",
					align: [
						"left",
						"right",
						"left"
					],
					head: [
						[(0, node_builders.Qq)("Path")],
						[(0, node_builders.Qq)("Size")],
						[(0, node_builders.Qq)("SHA-256")]
					],
					rows
				},
				...more > 0 ? [(0, node_builders.FY)((0, node_builders.Qq)(`and ${(0, counts.p)(more, "more file")}`))] : []
			])];
		}
		const totalOf = ({ files, upload }) => Math.max(files.length, upload?.files ?? 0);
		function uploadNote(total, upload) {
			if (upload === undefined || upload.notUploaded === 0) return "";
			return upload.notUploaded >= total ? " (not uploaded)" : ` (${(0, counts.B)(upload.notUploaded)} not uploaded)`;
		}
		const nameOf = ({ path }, limit) => (0, node_builders.ti)(path.trim() === "" ? "(no name)" : (0, shorten.m)(path, limit));
		const sizeOf = ({ size }) => size === undefined ? [] : [(0, node_builders.Qq)(` (${formatSize(size)})`)];
		var report_resolver = __webpack_require__(88608);
		;
		const deliver_report_nothing = {
			problems: [],
			notices: []
		};
		const order = [
			"html",
			"codehost",
			"chat"
		];
		async function deliverReport(finished, targets) {
			const { config, ciContext, scope } = finished;
			const evaluator = await (0, run_evaluator.F)({
				config,
				ciContext,
				summary: scope.summary
			}, targets.env);
			for (const reporter of config.report.reporters) {
				if (reporter.type === "html" && isWanted(reporter, evaluator)) (0, page_path.f)({
					reporter,
					evaluator,
					env: targets.env
				}, finished);
			}
			const resolver = (0, report_resolver.l)(finished, evaluator);
			const masked = {
				...evaluator,
				text: (text) => finished.mask.text(evaluator.text(text))
			};
			let outcome = deliver_report_nothing;
			for (const reporter of config.report.reporters.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))) {
				const added = await attempt(async () => {
					if (!holds(reporter, evaluator)) return deliver_report_nothing;
					if (reporter.type === "codehost" && targets.step === undefined) return withoutStep(reporter);
					const template = await resolver.resolve(reporter.template ?? config.report.template ?? default_template.o);
					const shown = {
						...scope,
						summary: (0, run_summary.rB)(scope.summary, resolver.problems())
					};
					return deliverTo(reporter, {
						template,
						scope: shown,
						evaluator: masked,
						reportUrl: outcome.reportUrl
					}, finished, targets);
				});
				outcome = {
					...outcome,
					...added,
					problems: [...outcome.problems, ...added.problems],
					notices: [...outcome.notices, ...added.notices]
				};
			}
			if (targets.step?.annotations) (0, annotations.zx)(finished, targets.env, targets.step.core);
			const problems = finished.mask.value([...resolver.problems(), ...outcome.problems]);
			return {
				...outcome,
				problems,
				notices: finished.mask.value(outcome.notices)
			};
		}
		const holds = ({ condition }, evaluator) => condition === undefined || evaluator.condition(condition);
		function isWanted(reporter, evaluator) {
			try {
				return holds(reporter, evaluator);
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return false;
			}
		}
		async function attempt(work) {
			try {
				return await work();
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return {
					notices: [],
					problems: [{
						severity: "error",
						kind: "delivery",
						message: error.message
					}]
				};
			}
		}
		async function deliverTo(reporter, report, finished, targets) {
			const { env, now, step, setSecret, say } = targets;
			const kept = {
				files: report.scope.summary.artifacts,
				upload: targets.upload ?? withoutUpload(finished)
			};
			switch (reporter.type) {
				case "html": {
					const [{ writeHtml }, { uploadHtml }] = await Promise.all([__webpack_require__.e(678).then(__webpack_require__.bind(__webpack_require__, 67678)), __webpack_require__.e(561).then(__webpack_require__.bind(__webpack_require__, 14561))]);
					const { path, shownPath, problems } = await writeHtml({
						...report,
						reporter,
						keptFiles: keptFilesFold(kept),
						finished,
						env,
						now
					});
					say(`HTML report: ${shownPath}`);
					const uploaded = await uploadHtml(path, env);
					if (uploaded.url !== undefined) say(`HTML report: ${uploaded.url}`);
					return {
						htmlPath: path,
						reportUrl: uploaded.url,
						notices: uploaded.notices,
						problems: [...problems, ...uploaded.problems]
					};
				}
				case "codehost": return step === undefined ? deliver_report_nothing : deliverToGitHub(reporter, report, keptFilesLine(kept), finished, {
					...targets,
					step
				});
				case "chat": {
					const { sendToChat } = await __webpack_require__.e(462).then(__webpack_require__.bind(__webpack_require__, 99462));
					const isOwn = (reporter.template ?? finished.config.report.template) !== undefined;
					const template = isOwn ? report.template : undefined;
					return sendToChat({
						...report,
						template,
						reporter,
						ciContext: finished.ciContext(),
						setSecret,
						say
					});
				}
			}
		}
		async function deliverToGitHub(reporter, report, keptFiles, { ciContext, guide }, { env, step: { core, token, pullRequest }, setSecret, say }) {
			const { template, scope, reportUrl } = report;
			const frame = summaryFrame({
				reportUrl,
				guide,
				keptFiles
			});
			const render = (limitBytes) => (0, github_report.y)(template, scope, limitBytes, frame);
			const problems = await writeJobSummary(render, {
				summary: core.summary,
				file: env.GITHUB_STEP_SUMMARY
			});
			if (!reporter.commentEnabled) return {
				...deliver_report_nothing,
				problems
			};
			const { url, ...result } = await comment({
				...report,
				reporter,
				isDefault: !(0, config.Un)(reporter),
				ciContext: ciContext(),
				event: (0, github_event.j)(env.GITHUB_EVENT_PATH),
				env,
				token,
				pullRequest,
				guide,
				keptFiles,
				setSecret,
				say
			});
			return {
				...result,
				problems: [...problems, ...result.problems],
				...url !== undefined && { commentUrl: url }
			};
		}
		function withoutUpload({ artifacts }) {
			const files = artifacts.length;
			return files === 0 ? undefined : {
				files,
				notUploaded: files
			};
		}
		function withoutStep(reporter) {
			if (!(0, config.Un)(reporter)) return deliver_report_nothing;
			const reason = "the job summary and the comment require a step of GitHub Actions, but GITHUB_ACTIONS is not \"true\"";
			return {
				...deliver_report_nothing,
				notices: [`report.${reporter.slot}: Nothing was delivered: ${reason}.`]
			};
		}
	}),
	44051: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => checkPagePath,
			H: () => pagePath
		});
		var external_node_fs_ = __webpack_require__(73024);
		var errors = __webpack_require__(83916);
		var scanner = __webpack_require__(12601);
		var page_elements = __webpack_require__(27221);
		var output_conflict = __webpack_require__(88541);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var ci = __webpack_require__(35072);
		var same_file = __webpack_require__(94272);
		;
		const holds = (folder, path) => {
			const way = (0, external_node_path_.relative)((0, same_file.Y)(folder), (0, same_file.Y)(path));
			return way !== "" && way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0, external_node_path_.isAbsolute)(way);
		};
		function outputPath(template, name, { cwd, evaluator, env, allowOutside = (0, ci.X)(env) }) {
			const parts = evaluator.parts(template);
			const text = parts.map((part) => part.text).join("");
			if (text.trim() === "") throw new errors.yo(`${name} is empty: ${JSON.stringify(template)} has no value in this run.`, { hint: "Name a file." });
			const path = (0, external_node_path_.resolve)(cwd, text);
			if (text.includes("\0") || /[\\/]$/.test(text) || path === (0, external_node_path_.resolve)(cwd)) {
				throw new errors.yo(`${name} is ${JSON.stringify(text)}, which is not a file name.`, { hint: "Name a file." });
			}
			if (holds(cwd, path)) return path;
			if (parts.some(({ kind }) => kind !== "literal")) {
				const [first] = parts;
				const before = first?.kind === "literal" ? first.text.replace(/(?<![^\\/])[^\\/]*$/, "") : "";
				const folders = [(0, external_node_path_.resolve)(cwd, before), env.RUNNER_TEMP || (0, external_node_os_.tmpdir)()];
				if (!folders.some((folder) => holds(folder, path))) {
					throw new errors.yo(`${name} is ${JSON.stringify(text)}: the value of an expression leads out of the working directory.`, { hint: "Write the folder before the expression." });
				}
			}
			if (allowOutside) return path;
			throw new errors.yo(`${name} is ${JSON.stringify(text)}, which is outside of the working directory ${cwd}.`, { hint: "Name a file in this folder, or allow other folders with --allow-output-outside." });
		}
		;
		function pagePath({ reporter, evaluator, request: { cwd, allowOutputOutside }, env }) {
			const allowOutside = allowOutputOutside ? true : undefined;
			return outputPath(reporter.outputFile, nameOf(reporter), {
				cwd,
				evaluator,
				env,
				allowOutside
			});
		}
		function checkPagePath({ reporter, evaluator, env }, { request, config, protectedFiles, recordsPath }) {
			const path = pathOrNone({
				reporter,
				evaluator,
				request,
				env
			});
			if (path === undefined) return;
			const output = {
				what: `The HTML report (${nameOf(reporter)} ${JSON.stringify(reporter.outputFile)})`,
				path
			};
			if (!(0, external_node_fs_.existsSync)(path)) return;
			const records = recordsPath === undefined ? [] : [{
				path: recordsPath,
				because: "the records of the run"
			}];
			const isOwn = isPage(path);
			const inputs = protectedFiles.filter(({ kind }) => kind === "read" || !isOwn);
			(0, output_conflict.D5)(output, [
				...records,
				...(0, output_conflict.VI)(request, config.path),
				...inputs
			], request.cwd);
		}
		const nameOf = ({ slot }) => `report.${slot}.outputFile`;
		function pathOrNone(request) {
			try {
				return pagePath(request);
			} catch (error) {
				if (error instanceof errors.yo && (0, scanner.xS)(request.reporter.outputFile)) return undefined;
				throw error;
			}
		}
		const headBytes = 4096;
		function isPage(path) {
			try {
				const descriptor = (0, external_node_fs_.openSync)(path, "r");
				try {
					const head = Buffer.alloc(headBytes);
					return head.subarray(0, (0, external_node_fs_.readSync)(descriptor, head)).includes(page_elements.DM);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			} catch {
				return false;
			}
		}
	}),
	71787: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => githubReport });
		var fit = __webpack_require__(91363);
		var display_text = __webpack_require__(9833);
		var code_fence = __webpack_require__(27047);
		var code_text = __webpack_require__(3343);
		var render_escape = __webpack_require__(57789);
		var link_target = __webpack_require__(50798);
		var node_handlers = __webpack_require__(22386);
		var status_signs = __webpack_require__(9039);
		var user_markdown = __webpack_require__(42738);
		;
		const markdownLeaves = {
			isMarkdown: true,
			escape: render_escape.FV,
			code(value) {
				const shown = (0, display_text.p)(value);
				return shown === "" || shown.includes("|") ? `<code>${(0, render_escape.FV)(shown)}</code>` : (0, code_fence.S)(shown);
			},
			link: (url, children) => `[${children}](${url.replace(/&/g, "&amp;")})`
		};
		const htmlLeaves = {
			isMarkdown: false,
			escape: render_escape.ZD,
			code: (value) => `<code>${(0, render_escape.ZD)(value)}</code>`,
			link: (url, children) => `<a href="${url.replace(/&/g, "&amp;")}">${children}</a>`
		};
		function createInlineRenderer(leaves) {
			const inline = (nodes) => inlinesOf(leaves, handlers, nodes);
			const handlers = {
				text: ({ value }) => leaves.escape(value),
				strong: ({ children }) => `<strong>${inline(children)}</strong>`,
				emphasis: ({ children }) => `<em>${inline(children)}</em>`,
				small: ({ children }) => `<sub>${inline(children)}</sub>`,
				break: () => "<br>",
				inlineCode: ({ value }) => leaves.code(value),
				link({ url, children }) {
					const target = (0, link_target.C)(url);
					const shown = inline(children);
					return target === undefined ? shown : leaves.link(target, shown);
				},
				badge: ({ status, value }) => value === "" ? status_signs.rf[status] : `${status_signs.rf[status]} ${leaves.escape(value)}`
			};
			return inline;
		}
		const canBeMarked = (content) => /^\S/.test(content) && /\S$/.test(content);
		const endsApart = (line) => line === "" || line.endsWith(" ") || line.endsWith("<br>");
		const startsApart = (line) => line === "" || line.startsWith(" ") || line.startsWith("<br>");
		function inlinesOf(leaves, handlers, nodes) {
			const shown = nodes.map((node) => (0, node_handlers.d)(handlers, node));
			return nodes.reduce((line, node, index) => {
				const [whole = "", behind = ""] = shown.slice(index, index + 2);
				if (node.type !== "strong" || !leaves.isMarkdown || !endsApart(line) || !startsApart(behind)) return line + whole;
				const content = node.children.map((child) => (0, node_handlers.d)(handlers, child)).join("");
				return line + (canBeMarked(content) ? `**${content}**` : whole);
			}, "");
		}
		const block = (node, depth) => (0, node_handlers.d)(blockHandlers, node, depth);
		const blocks = (nodes, depth) => nodes.map((node) => block(node, depth)).join("\n\n");
		const inMarkdown = createInlineRenderer(markdownLeaves);
		const inHtml = createInlineRenderer(htmlLeaves);
		const phrase = (nodes) => inMarkdown(nodes).replace(/^ +|(?<! ) +$/g, "");
		const heading = (depth, nodes) => `${"#".repeat(Math.min(depth, 6))} ${phrase(nodes)}`;
		const delimiters = {
			left: "---",
			center: ":-:",
			right: "--:"
		};
		const row = (cells) => `| ${cells.join(" | ")} |`;
		const indented = (text, width) => text.replace(/\n(?!\n)/g, `\n${" ".repeat(width)}`);
		const blockHandlers = {
			heading: ({ depth, children }) => heading(depth, children),
			paragraph: ({ children }) => phrase(children),
			list({ ordered, children }, depth) {
				const items = children.map((item, index) => {
					const marker = ordered ? `${index + 1}. ` : "- ";
					return marker + indented(blocks(item.children, depth), marker.length);
				});
				return items.join("\n");
			},
			table: ({ align, head, rows }) => [
				head.map(phrase),
				align.map((side) => delimiters[side]),
				...rows.map((cells) => cells.map(phrase))
			].map(row).join("\n"),
			code({ value, language = "" }) {
				const shown = (0, code_text.p)(value);
				const fence = (0, code_fence.d)(shown);
				return `${fence}${language}\n${shown}\n${fence}`;
			},
			alert: ({ severity, children }, depth) => `> ${`[!${severity.toUpperCase()}]\n${blocks(children, depth)}`.replace(/\n/g, "\n> ")}`,
			chart: ({ parts }) => parts.map(({ status, cells }) => status_signs.pT[status].repeat(cells)).join(""),
			divider: () => "---",
			markdown: ({ parts }) => (0, user_markdown.R)(parts),
			section({ title, fold, children }, depth) {
				if (fold === "fixed") return `${heading(depth, title)}\n\n${blocks(children, depth + 1)}`;
				return `<details${fold === "open" ? " open" : ""}>\n<summary>${inHtml(title).trim()}</summary>\n\n${blocks(children, depth + 1)}\n\n</details>`;
			}
		};
		const firstSection = 3;
		const renderGithubMarkdown = (root) => `${blocks(root.children, firstSection)}\n`;
		var report_detail = __webpack_require__(33349);
		var report = __webpack_require__(49915);
		var node_builders = __webpack_require__(33390);
		;
		const noFrame = {
			above: [],
			below: () => []
		};
		function githubReport(template, scope, limitBytes, { above, below } = noFrame) {
			const render = (components, isWhole) => renderGithubMarkdown({
				type: "root",
				children: [
					...above,
					...components,
					...below(isWhole)
				]
			});
			const whole = (0, fit.U)((0, report_detail.Yj)(scope.summary.tests.failed.length), (detail) => render((0, report.F)(template, {
				...scope,
				detail
			}).children, detail === report_detail.p0), limitBytes);
			if (whole !== undefined) return whole;
			const headline = (0, report.F)({ components: [{ type: "headline" }] }, {
				...scope,
				detail: report_detail.vc
			}).children;
			return (0, fit.U)([(0, node_builders.FY)((0, node_builders.Qq)("The report is too long to be shown here."))], (note) => render([...headline, note], false), limitBytes);
		}
	})
};
