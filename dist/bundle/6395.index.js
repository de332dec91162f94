export const id = 6395;
export const ids = [6395];
export const modules = {
	34858: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H4: () => isPossibleRun,
			PQ: () => markText,
			s8: () => markerKey,
			t7: () => readMarker
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const currentPattern = /^<!-- build-report:v2 key=([0-9a-f]{16}) run=(\d{1,10})(?: data=([A-Za-z0-9+/]{0,60000}={0,2}))? -->$/;
		const laterPattern = /^<!-- build-report:v(?:[3-9]|[1-9]\d{1,3}) key=([0-9a-f]{16}) run=(\d{1,10})(?: [^>]*)? -->$/;
		const formerPattern = /^<!-- build-report:v1 key=([0-9a-f]{16}) run=(\d{1,15}) outcome=[0-9a-f]{12} -->$/;
		const maximumLead = 1e3;
		const markerKey = (key) => (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0, 16);
		const isPossibleRun = (run, current) => run <= current + maximumLead;
		function markText(content, { key, run, data }) {
			const block = data === undefined ? "" : ` data=${data.toString("base64")}`;
			return `${content.trimEnd()}\n\n<!-- build-report:v2 key=${key} run=${run}${block} -->`;
		}
		function readMarker(body) {
			const text = body.trimEnd();
			const start = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
			if (!text.slice(Math.max(0, start - 4), start).replace(/\r\n?/g, "\n").endsWith("\n\n")) {
				return undefined;
			}
			const line = text.slice(start);
			const [, key, run, data] = currentPattern.exec(line) ?? laterPattern.exec(line) ?? [];
			if (key !== undefined) {
				return {
					kind: "current",
					key,
					run: Number(run),
					data: data === undefined ? undefined : Buffer.from(data, "base64")
				};
			}
			const [, formerKey, runId] = formerPattern.exec(line) ?? [];
			return formerKey === undefined ? undefined : {
				kind: "former",
				key: formerKey,
				runId: Number(runId)
			};
		}
	}),
	64018: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ab: () => isGitHubFailure,
			Y: () => openGitHubBoard,
			zp: () => maximumCommentBytes
		});
		var _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		var _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34858);
		var _parts_current_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76677);
		var _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26572);
		var _parts_part_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1253);
		const maximumCommentBytes = 6e4;
		const maximumBlockBytes = 18e3;
		const maximumHidden = 20;
		const maximumExpected = 300;
		const retriesBeforeRest = 1;
		function openGitHubBoard(options) {
			const { place, key, formerKeys, run, runId, updates, client, author, render } = options;
			const states = new Map();
			let hasGraphQL = true;
			let former = [];
			let expected = [];
			let pushes = [];
			async function markedComments() {
				const marked = [];
				for await (const page of client.comments(place)) {
					for (const comment of page) {
						const marker = (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.t7)(comment.body);
						if (marker !== undefined && isOurs(marker)) marked.push({
							...comment,
							marker
						});
					}
				}
				return marked;
			}
			function isOurs(marker) {
				if (marker.kind === "former") return updates && formerKeys.includes(marker.key) && marker.runId < runId;
				return marker.key === key && (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.H4)(marker.run, run) && (updates || marker.run === run);
			}
			async function ownComments(marked) {
				const unknown = marked.map(({ nodeId }) => nodeId).filter((nodeId) => !states.has(nodeId));
				if (unknown.length > 0) for (const state of await statesOf(unknown, marked)) states.set(state.nodeId, state);
				return marked.flatMap((comment) => {
					const state = states.get(comment.nodeId);
					return state?.isOwn === true ? [{
						...comment,
						isHidden: state.isHidden
					}] : [];
				});
			}
			async function statesOf(unknown, marked) {
				const known = author === undefined ? undefined : statesByRest(marked, author);
				if (known !== undefined && !hasGraphQL) return known;
				try {
					return await client.commentStates(unknown, known === undefined ? undefined : retriesBeforeRest);
				} catch (error) {
					if (known === undefined || !isGitHubFailure(error, "unavailable")) throw error;
					hasGraphQL = false;
					return known;
				}
			}
			const remember = ({ nodeId }) => void states.set(nodeId, {
				nodeId,
				isOwn: true,
				isHidden: false
			});
			async function send(content, write) {
				try {
					return await write(bodyOf(content, maximumCommentBytes));
				} catch (error) {
					if (!isGitHubFailure(error, "tooLong")) throw error;
					return write(bodyOf(content, maximumCommentBytes / 2));
				}
			}
			function bodyOf(content, limitBytes) {
				const data = (0, _parts_part_document_js__WEBPACK_IMPORTED_MODULE_4__.p)({
					...content,
					run,
					expected,
					pushes
				}, maximumBlockBytes * limitBytes / maximumCommentBytes);
				const marker = {
					key,
					run,
					data
				};
				const text = render({
					...content,
					expected
				}, limitBytes - Buffer.byteLength((0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.PQ)("", marker)));
				return text === undefined ? tooLong() : (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.PQ)(text, marker);
			}
			return {
				async find() {
					const own = await ownComments(await markedComments());
					former = own.flatMap((comment) => comment.marker.kind === "former" && !comment.isHidden ? [{
						...comment,
						isFirst: comment.marker.key === formerKeys[0]
					}] : []);
					const current = own.filter(({ marker }) => marker.kind === "current").map(boardComment);
					const contents = visibleContents(current);
					expected = expectedJobs(contents, run);
					pushes = (0, _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_3__.Jl)(contents, run);
					const replaced = former.find(({ isFirst }) => isFirst);
					return current.length === 0 && replaced !== undefined ? [boardComment({
						...replaced,
						isHidden: false
					})] : current;
				},
				async create(content) {
					const created = await send(content, (body) => client.createComment(place, body));
					remember(created);
					return created;
				},
				async update({ id }, content) {
					const updated = await send(content, (body) => client.updateComment(place, id, body)).catch((error) => {
						if (isGitHubFailure(error, "missing")) return undefined;
						throw error;
					});
					former = former.filter((comment) => comment.id !== id);
					return updated;
				},
				hide: (comments) => hide(comments.map(({ nodeId }) => nodeId)),
				hideFormer: () => hide(former.map(({ nodeId }) => nodeId))
			};
			async function hide(nodeIds) {
				if (nodeIds.length === 0 || !hasGraphQL) return;
				try {
					await client.hideComments(nodeIds.slice(0, maximumHidden));
					for (const nodeId of nodeIds) states.set(nodeId, {
						nodeId,
						isOwn: true,
						isHidden: true
					});
				} catch (error) {
					if (!(error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__.y)) throw error;
				}
			}
		}
		function statesByRest(comments, author) {
			if (comments.some((comment) => comment.isByApp !== false && comment.author !== author)) return undefined;
			const [shown] = comments.filter((comment) => comment.author === author).toSorted((one, other) => runOf(other.marker) - runOf(one.marker) || one.id - other.id);
			return comments.map((comment) => ({
				nodeId: comment.nodeId,
				isOwn: comment.author === author,
				isHidden: comment !== shown
			}));
		}
		const runOf = (marker) => marker.kind === "current" ? marker.run : 0;
		function boardComment({ marker, ...comment }) {
			return {
				...comment,
				content: contentOf(marker)
			};
		}
		const visibleContents = (comments) => comments.filter(({ isHidden }) => !isHidden).map(({ content }) => content);
		function expectedJobs(contents, run) {
			const ofRun = contents.find((content) => content.run === run && content.expected !== undefined);
			if (ofRun !== undefined) return ofRun.expected ?? [];
			const earlier = (0, _parts_earlier_pushes_js__WEBPACK_IMPORTED_MODULE_3__.Ni)(contents, run);
			const names = (0, _parts_current_parts_js__WEBPACK_IMPORTED_MODULE_2__.i)(earlier?.parts ?? []).flatMap(({ job, shownName = job, isJoined, results }) => isJoined === true ? results.jobs.flatMap((joined) => joined.job ?? []) : [shownName]);
			return [...new Set(names)].slice(0, maximumExpected);
		}
		function contentOf(marker) {
			const nothing = {
				parts: [],
				covered: new Set()
			};
			if (marker.kind === "former") return {
				...nothing,
				run: 0
			};
			const { run, data } = marker;
			if (data === undefined) return {
				...nothing,
				run
			};
			try {
				return {
					...(0, _parts_part_document_js__WEBPACK_IMPORTED_MODULE_4__.f)(data),
					run
				};
			} catch {
				return {
					...nothing,
					run
				};
			}
		}
		function tooLong() {
			throw new _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__.y("tooLong", `The report does not fit into a comment: even its shortest form is longer than ${maximumCommentBytes} bytes.`, { hint: "Use a template with fewer or shorter components." });
		}
		const isGitHubFailure = (error, failure) => error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__.y && error.failure === failure;
	}),
	49880: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => describeCollectorChoice });
		var _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96747);
		function describeCollectorChoice({ collectors, choosesFormats = false, testsAreOptional = false }) {
			const used = _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.wP.filter((key) => collectors.some((collector) => collector.key === key));
			const formats = describeFormats(used, choosesFormats);
			if (!testsAreOptional) return [formats];
			return [formats, "Tests are optional: \"no-tests\" does not apply, because this file names \"files\" or \"events\" and enables no test collector."];
		}
		function describeFormats(used, choosesFormats) {
			if (choosesFormats) return `Test results are collected only in ${used.join(", ")}: a file that enables a test collector by name switches off the others.`;
			if (used.length === 0) return "No test results are collected: every test collector is disabled.";
			const unused = _read_formats_index_js__WEBPACK_IMPORTED_MODULE_0__.wP.filter((key) => !used.includes(key));
			if (unused.length === 0) return "Test results of every format are collected.";
			return `Test results are collected in ${used.join(", ")}, but not in ${unused.join(", ")}.`;
		}
	}),
	36395: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { diagnose: () => diagnose });
		var webhook_addresses = __webpack_require__(45202);
		var read_ci_context = __webpack_require__(64207);
		var secret_mask = __webpack_require__(25232);
		var secret_values = __webpack_require__(52830);
		var lazy_evaluator = __webpack_require__(80806);
		var once = __webpack_require__(24996);
		var run_evaluator = __webpack_require__(96444);
		var run_variables = __webpack_require__(33572);
		var errors = __webpack_require__(34758);
		var text_counts = __webpack_require__(3517);
		var config_config = __webpack_require__(81122);
		var config_error = __webpack_require__(85877);
		var requested_config = __webpack_require__(86229);
		var requested_quarantine = __webpack_require__(14602);
		;
		async function checkConfiguration({ run }, { env }) {
			const warnings = [];
			const onWarning = ({ severity: _, message, ...place }) => void warnings.push({
				status: "warning",
				title: message,
				...place
			});
			const config = await attempt(async () => {
				(0, requested_config.B)(run);
				return (0, requested_config.h)(run, {
					env,
					onWarning
				});
			});
			const quarantine = await attempt(() => (0, requested_quarantine.f)(run, {
				env,
				onWarning
			}));
			const used = config.value;
			return {
				findings: [
					...config.problems,
					...used === undefined ? [] : [describe(used)],
					...quarantine.problems,
					...quarantine.value === undefined ? [] : [describeQuarantine(quarantine.value)],
					...warnings
				],
				config: used ?? (0, config_config.sb)(),
				isValid: used !== undefined
			};
		}
		const describe = ({ path }) => ({
			status: "ok",
			title: path === undefined ? "There is no configuration file, and none is required" : `${path} is valid`
		});
		const describeQuarantine = ({ path, entries }) => ({
			status: "ok",
			title: `${path} is valid, with ${entries.length === 1 ? "1 entry" : `${(0, text_counts.B)(entries.length)} entries`}`
		});
		async function attempt(work) {
			try {
				return {
					value: await work(),
					problems: []
				};
			} catch (error) {
				if (error instanceof config_error.x) return { problems: error.problems.map(toFinding) };
				if (error instanceof errors.yo) return { problems: [{
					status: "problem",
					title: error.message,
					...error.place
				}] };
				throw error;
			}
		}
		const toFinding = ({ severity, message, ...place }) => ({
			status: severity === "error" ? "problem" : "warning",
			title: message,
			...place
		});
		var defined_fields = __webpack_require__(43268);
		var inner_path = __webpack_require__(64601);
		var sizes = __webpack_require__(47639);
		var empty_setting = __webpack_require__(62506);
		var annotations = __webpack_require__(82978);
		var artifacts = __webpack_require__(82183);
		var find_build_page = __webpack_require__(39086);
		var github_board = __webpack_require__(64018);
		var page_path = __webpack_require__(33090);
		var job_summary = __webpack_require__(59086);
		var github_event = __webpack_require__(36255);
		var gitea_environment = __webpack_require__(25064);
		var enterprise_server = __webpack_require__(69517);
		var fail_on = __webpack_require__(40250);
		var ci = __webpack_require__(6989);
		var comment_places = __webpack_require__(53466);
		;
		const isReadOnlyFork = (env) => env.GITHUB_EVENT_NAME === "pull_request" && (0, comment_places.B)((0, github_event.j)(env.GITHUB_EVENT_PATH), env.GITHUB_REPOSITORY ?? "");
		var report_condition = __webpack_require__(24027);
		;
		async function chatFindings({ config, env }, evaluator) {
			const configured = config.report.reporters.filter((reporter) => reporter.type === "chat");
			const { chats, chatKinds } = await Promise.all([__webpack_require__.e(177), __webpack_require__.e(5218)]).then(__webpack_require__.bind(__webpack_require__, 80177));
			const { chatKindOf } = await Promise.all([__webpack_require__.e(177), __webpack_require__.e(9744)]).then(__webpack_require__.bind(__webpack_require__, 20499));
			const { webhookOf } = await Promise.all([
				__webpack_require__.e(6482),
				__webpack_require__.e(1060),
				__webpack_require__.e(7614),
				__webpack_require__.e(192)
			]).then(__webpack_require__.bind(__webpack_require__, 60192));
			const { readWebhookUrl } = await __webpack_require__.e(1619).then(__webpack_require__.bind(__webpack_require__, 61619));
			const used = new Set();
			const check = (reporter) => {
				const url = webhookOf(reporter, evaluator);
				const kind = reporter.kind ?? chatKindOf(reporter.slot, url ?? "");
				const chat = chats[kind];
				used.add(kind);
				const name = `${chat.title} (report.${reporter.slot})`;
				const conditional = (0, report_condition.N)(reporter, name, evaluator);
				if (conditional !== undefined) return conditional;
				if (url === undefined) {
					const status = isReadOnlyFork(env) ? "off" : (0, ci.X)(env) ? "problem" : "warning";
					return {
						status,
						title: `${name}: ${(0, empty_setting.vU)(reporter.url, "URL")}`
					};
				}
				try {
					const { shown, url: address } = readWebhookUrl(`report.${reporter.slot}`, url, chat);
					const other = chatKinds.find((one) => one !== kind && chats[one].hosts.some((host) => host.test(address.hostname)));
					if (other !== undefined) {
						const cure = `Set "kind" to "${other}", or use a webhook of ${chat.title}.`;
						return {
							status: "problem",
							title: `${name}: ${shown} is a webhook of ${chats[other].title}`,
							cure
						};
					}
					return {
						status: "ok",
						title: `${name}: ${shown}`,
						details: ["Nothing was sent, so it is not known whether the webhook still exists."]
					};
				} catch (error) {
					if (!(error instanceof errors.yo)) throw error;
					return {
						status: "problem",
						title: error.message
					};
				}
			};
			const findings = configured.map(check);
			const others = chatKinds.filter((kind) => !used.has(kind)).map((kind) => chats[kind].title);
			const title = `${others.join(", ")}: not configured`;
			return [...findings, ...others.length === 0 ? [] : [{
				status: "off",
				title,
				unused: used.size === 0 ? "chats" : "other chats"
			}]];
		}
		var doctor_request = __webpack_require__(38298);
		;
		async function checkDestinations(examination, evaluator, github) {
			const { config, run } = examination;
			const { reporters } = config.report;
			const codehost = reporters.find((reporter) => reporter.type === "codehost");
			const html = reporters.find((reporter) => reporter.type === "html");
			return [
				jobSummary(codehost, examination, evaluator),
				...buildPage(codehost, examination, evaluator),
				...comment(codehost, examination, evaluator, github),
				check_destinations_annotations(examination),
				htmlReport(html, examination, evaluator),
				...await chatFindings(examination, evaluator),
				records(examination),
				...run.output === undefined ? [] : [{
					status: "ok",
					title: `Records file: ${run.output}`
				}],
				...keptFiles(examination),
				stepStatus(examination)
			];
		}
		const off = (title, cure) => ({
			status: "off",
			title,
			...(0, defined_fields.X)({ cure })
		});
		const unused = (name, finding) => ({
			...finding,
			unused: name
		});
		const ok = (title, ...details) => ({
			status: "ok",
			title,
			...(0, defined_fields.X)({ details: details.length > 0 ? details : undefined })
		});
		const outsideOfStep = "only a step of GitHub Actions has one";
		const gitHub = "GitHub reports";
		function jobSummary(reporter, examination, evaluator) {
			const name = "Job summary";
			if (reporter === undefined) return off(`${name}: switched off in the configuration (report.codehost)`);
			if (!(0, doctor_request.Q)(examination)) return unused(gitHub, off(`${name}: ${outsideOfStep}`));
			if (!examination.env.GITHUB_STEP_SUMMARY) return off(`${name}: GITHUB_STEP_SUMMARY is empty, so this step has none`);
			const { summaryMode = "always" } = reporter;
			if (summaryMode === "off") return off(`${name}: switched off (input summary)`);
			const mode = summaryMode === "always" ? [] : ["Written only if the run fails (input summary)."];
			return (0, report_condition.N)(reporter, name, evaluator) ?? ok(`${name} of this step, of at most ${(0, sizes.X)(job_summary.Gv)}`, ...mode);
		}
		function buildPage(reporter, examination, evaluator) {
			const { env, run } = examination;
			const page = reporter === undefined || (0, doctor_request.Q)(examination) ? undefined : (0, find_build_page.B)({
				env,
				cwd: run.cwd,
				writeCommand: undefined
			});
			if (reporter === undefined || page === undefined) return [];
			return [(0, report_condition.N)(reporter, page.title, evaluator) ?? ok(`${page.title}, of at most ${(0, sizes.X)(page.maximumBytes)}`)];
		}
		function comment(reporter, { env, isAction }, evaluator, { client, token, places, placesError, isCommentRefused }) {
			const name = "Comment";
			if (reporter === undefined || !reporter.commentEnabled) return [off(`${name}: switched off (commentEnabled, input comment)`)];
			if (env.GITHUB_ACTIONS !== "true" || (0, gitea_environment.U)(env)) return [unused(gitHub, off(`${name}: only a job of GitHub Actions writes one`))];
			const conditional = (0, report_condition.N)(reporter, name, evaluator);
			if (conditional !== undefined) return [conditional];
			const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
			if (token === "") {
				const cure = isAction ? undefined : "Set the variable GITHUB_TOKEN in the environment of the step.";
				const status = event.pull_request === undefined ? "off" : "problem";
				return [{
					status,
					title: `${name}: ${reporter.token === undefined && isAction ? empty_setting.HA : (0, empty_setting.vU)(reporter.token, "token")}`,
					...(0, defined_fields.X)({ cure })
				}];
			}
			if (isReadOnlyFork(env)) {
				return [off(`${name}: a run for a pull request from a fork has a read-only token`, "To comment there, report in a workflow that runs on workflow_run: see docs/permissions.md.")];
			}
			if (placesError !== undefined) return [{
				status: placesError.failure === "permission" ? "warning" : "unknown",
				title: `${name}: ${placesError.message}`
			}];
			if (client === undefined || places === undefined) return [{
				status: "unknown",
				title: `${name}: GitHub was not asked`
			}];
			if ("reason" in places) return [off(`${name}: none. ${places.reason}`)];
			const mode = reporter.commentMode === "always" ? [] : [`Written only as commentMode "${reporter.commentMode}" says.`];
			if (isCommentRefused) return places.places.map((place) => off(`${name} on ${placeName(place)}: not without the permission below`));
			return places.places.map((place) => ok(`${name} on ${placeName(place)}, of at most ${(0, sizes.X)(github_board.zp)}`, ...mode));
		}
		function placeName(place) {
			switch (place.kind) {
				case "pullRequest": return `pull request #${place.number}`;
				case "issue": return `issue #${place.number}`;
				case "commit": return `commit ${place.sha.slice(0, 7)}`;
			}
		}
		function check_destinations_annotations({ annotations: areWanted, env }) {
			if (env.GITHUB_ACTIONS !== "true" || (0, gitea_environment.U)(env)) return unused(gitHub, off(`Annotations: ${outsideOfStep.replace("one", "them")}`));
			if (!areWanted) return off("Annotations: switched off (input annotations)");
			return ok(`Annotations: up to ${annotations.LA} errors, ${annotations.LA} warnings and ${annotations.LA} notices`);
		}
		function htmlReport(reporter, { run, env, isAction }, evaluator) {
			const name = "HTML report";
			if (reporter === undefined) return unused("HTML report", off(`${name}: not asked for`, `To write one, set ${isAction ? "the input html" : "--html <file>"} or report.html.`));
			const conditional = (0, report_condition.N)(reporter, name, evaluator);
			if (conditional !== undefined) return conditional;
			try {
				const path = (0, page_path.H)({
					reporter,
					evaluator,
					request: run,
					env
				});
				return ok(`${name}: ${(0, inner_path.g)(run.cwd, path) || path}`, uploadNote(env));
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return {
					status: "problem",
					title: `${name}: ${error.message}`
				};
			}
		}
		function uploadNote(env) {
			if (!env.ACTIONS_RUNTIME_TOKEN || (0, gitea_environment.U)(env)) return "It stays on this machine: only the action in a job of GitHub Actions uploads it.";
			return (0, enterprise_server.v)(env.GITHUB_SERVER_URL) ? "GitHub Enterprise Server stores no artifacts of the required kind, so it is not uploaded." : "It is uploaded as an artifact, to which the other reports link.";
		}
		function records({ run }) {
			if (run.server === undefined) return unused("server", off("Records: sent to no server"));
			return ok(`Records: sent to ${run.server.baseUrl}`);
		}
		function keptFiles({ collected, env }) {
			const files = collected?.artifacts.length ?? 0;
			if (files === 0) return [];
			return [env.ACTIONS_RUNTIME_TOKEN && !(0, gitea_environment.U)(env) ? ok(`Artifact with ${(0, text_counts.p)(files, "kept file")}`) : off((0, artifacts.G)(files))];
		}
		function stepStatus({ failOn, isAction }) {
			const what = isAction ? "Status of the step" : "Exit status";
			return ok(failOn.has("never") ? `${what}: never fails because of results` : `${what}: fails on ${(0, fail_on.Gk)(failOn).join(", ")}`);
		}
		var time_budget = __webpack_require__(34247);
		var ages = __webpack_require__(49329);
		var lost_time = __webpack_require__(24828);
		var server = __webpack_require__(65118);
		var open_history = __webpack_require__(19338);
		;
		const sourceNames = {
			file: "in files",
			server: "on the server",
			artifact: "in artifacts of GitHub"
		};
		async function checkHistory(examination) {
			const { isAction } = examination;
			const source = check_history_open(examination);
			if (source === undefined) {
				const cure = isAction ? "The input history switches it on." : "To compare failures with earlier builds, use --history <file> or a server. In a workflow, the action keeps the history in artifacts.";
				return [{
					status: "off",
					title: "No history is used, so failures are not compared with earlier builds",
					cure,
					unused: "history"
				}];
			}
			const { histories, summary, problems, fault } = await source.read();
			const findings = problems.map(({ message, path, line }) => ({
				status: "warning",
				title: message,
				...(0, defined_fields.X)({
					path,
					line
				})
			}));
			const place = summary.source === undefined ? "" : ` ${sourceNames[summary.source]}`;
			const branch = summary.ref === undefined ? "" : ` of ${summary.ref}`;
			if (histories !== undefined && histories.builds.length > 0) {
				const { builds } = histories;
				return [{
					status: "ok",
					title: `The history${branch}${place} has ${(0, text_counts.p)(builds.length, "build")}${ageOf(builds, examination.now)}`,
					details: [(0, text_counts.p)(histories.size, "test")]
				}, ...findings];
			}
			if (summary.missingPermission !== undefined) {
				const title = `The history${branch} cannot be read: the job lacks the permission "${summary.missingPermission}"`;
				return [{
					status: "warning",
					title,
					cure: "Add it as shown under Permissions."
				}, ...findings];
			}
			if (fault !== undefined) {
				return [{
					status: summary.source === "file" ? "problem" : "warning",
					title: `The history${branch} cannot be read: ${fault}`
				}];
			}
			return [{
				status: "off",
				title: `The history${branch}${place} has no build yet: ${summary.reason ?? "this is the first one."}`
			}, ...findings];
		}
		function check_history_open({ run, config, env, ciContext, token }) {
			if (run.history === undefined) return undefined;
			const limits = {
				serverTimeBudget: (0, time_budget.B)(server.x$),
				lostTime: (0, lost_time.Sd)()
			};
			return (0, open_history.j)({
				request: run,
				config,
				env,
				ciContext,
				...limits,
				token,
				say: undefined
			}, () => []);
		}
		function ageOf(builds, now) {
			const times = builds.flatMap(({ timestamp }) => timestamp ?? []);
			if (times.length === 0) return "";
			const age = (0, ages.L)(now - Math.max(...times));
			return `, the last one ${age === "" ? "less than a minute" : age} ago`;
		}
		var token_permissions = __webpack_require__(92248);
		;
		const order = [
			"contents",
			"pull-requests",
			"issues",
			"actions"
		];
		function permissionsYaml(missing, granted) {
			const access = new Map(typeof granted === "object" ? granted : [["contents", "read"]]);
			for (const permission of missing) {
				const [scope = "", wanted = ""] = permission.split(": ");
				if (access.get(scope) !== "write") access.set(scope, wanted);
			}
			const rank = (scope) => order.includes(scope) ? order.indexOf(scope) : order.length;
			const lines = [...access].sort(([one], [other]) => rank(one) - rank(other)).map(([scope, wanted]) => `  ${scope}: ${wanted}`);
			return ["permissions:", ...lines].join("\n");
		}
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var dist = __webpack_require__(38815);
		var repository_name = __webpack_require__(77637);
		;
		const maximumBytes = 512 * 1024;
		function readWorkflowPermissions({ GITHUB_WORKFLOW_REF: reference = "", GITHUB_REPOSITORY: repository = "", GITHUB_WORKSPACE: workspace, GITHUB_JOB: job = "" }) {
			const [, owner = "", path = ""] = /^([^/]+\/[^/]+)\/(\.github\/workflows\/[^/@]+\.ya?ml)@/.exec(reference) ?? [];
			if (!workspace || path === "" || !(0, repository_name.y)(owner, repository)) return undefined;
			const text = readText(workspace, path);
			return text === undefined ? undefined : permissionsIn(text, job, path);
		}
		function readText(workspace, path) {
			const file = (0, external_node_path_.join)(workspace, path);
			if ((0, inner_path.g)(workspace, file) === undefined) return undefined;
			try {
				return (0, external_node_fs_.statSync)(file).size > maximumBytes ? undefined : (0, external_node_fs_.readFileSync)(file, "utf8");
			} catch {
				return undefined;
			}
		}
		function permissionsIn(text, job, path) {
			const lines = new dist.LineCounter();
			const document = (0, dist.parseDocument)(text, {
				lineCounter: lines,
				logLevel: "silent"
			});
			const root = document.contents;
			if (document.errors.length > 0 || !(0, dist.isMap)(root)) return undefined;
			const jobs = root.get("jobs", true);
			const pair = (0, dist.isMap)(jobs) ? pairOf(jobs, job) : undefined;
			if (!(0, dist.isMap)(pair?.value)) return undefined;
			const lineOf = (node) => lines.linePos(node.range?.[0] ?? 0).line;
			for (const holder of [pair.value, root]) {
				const found = pairOf(holder, "permissions");
				if (found === undefined) continue;
				const granted = grantedBy(found.value);
				return granted && {
					path,
					line: lineOf(found.key),
					granted
				};
			}
			return {
				path,
				line: lineOf(pair.key)
			};
		}
		const pairOf = (map, name) => map.items.find(({ key }) => (0, dist.isScalar)(key) ? key.value === name : false);
		function grantedBy(value) {
			if ((0, dist.isMap)(value)) {
				return new Map(value.items.flatMap(({ key, value: access }) => (0, dist.isScalar)(key) && (0, dist.isScalar)(access) ? [[String(key.value), String(access.value)]] : []));
			}
			const word = (0, dist.isScalar)(value) ? value.value : undefined;
			return word === "read-all" || word === "write-all" ? word : undefined;
		}
		function isGranted(granted, permission) {
			const [scope = "", access] = permission.split(": ");
			if (granted === "write-all") return true;
			if (granted === "read-all") return access === "read";
			const given = granted.get(scope);
			return given === "write" || given === access;
		}
		;
		function checkPermissions(examination, access, reading) {
			const { env, isAction } = examination;
			const only = (finding) => ({
				findings: [finding],
				isCommentRefused: finding.status === "problem"
			});
			if (env.GITHUB_ACTIONS !== "true" || (0, gitea_environment.U)(env)) {
				return only({
					status: "off",
					title: "Not a job of GitHub Actions, so no permission is needed",
					unused: "GitHub reports"
				});
			}
			if (access.token === "") {
				const cure = isAction ? "Leave out the input token, or set it to `github.token`." : "Set the variable GITHUB_TOKEN in the environment of the step.";
				const yaml = isAction ? undefined : `env:\n  GITHUB_TOKEN: \${{ github.token }}`;
				return only({
					status: "unknown",
					title: "There is no token: not checked",
					cure,
					...(0, defined_fields.X)({ yaml })
				});
			}
			const refused = [
				reading.jobsError,
				reading.placesError,
				reading.commentsError
			].find((error) => error?.failure === "token");
			if (refused !== undefined) return only({
				status: "problem",
				title: refused.message
			});
			const silent = [
				reading.jobsError,
				reading.placesError,
				reading.commentsError
			].find((error) => error !== undefined && error.failure !== "permission");
			const workflow = access.isOwnToken ? undefined : readWorkflowPermissions(env);
			const needs = needsOf(examination, access, reading);
			const findings = needs.map((need) => judge(need, examination, access, workflow));
			const missing = needs.filter((_, index) => !["ok", "off"].includes(findings[index]?.status ?? ""));
			const yaml = permissionsYaml(missing.map(({ permission }) => permission), workflow?.granted);
			return {
				findings: [
					...silent === undefined ? [] : [{
						status: "unknown",
						title: silent.message
					}],
					...findings,
					...missing.length === 0 || access.isOwnToken ? [] : [pasteFinding(yaml, workflow, missing.length)]
				],
				isCommentRefused: needs.some(({ permission }, index) => permission.endsWith(": write") && findings[index]?.status === "problem")
			};
		}
		function pasteFinding(yaml, workflow, count) {
			const where = workflow?.granted === undefined ? "add this to the job" : "change the permissions in the workflow to this";
			return {
				status: "off",
				title: `To grant ${count === 1 ? "it" : "them"}, ${where}:`,
				...workflow !== undefined && {
					path: workflow.path,
					line: workflow.line
				},
				yaml
			};
		}
		function needsOf({ env, run }, { reporter }, reading) {
			const needs = [];
			const [place] = reading.places !== undefined && "places" in reading.places ? reading.places.places : [];
			if (place !== undefined && reporter?.commentEnabled === true) {
				const { commentsError: error, areCommentsRead: isRead } = reading;
				needs.push({
					permission: (0, token_permissions.V)(place),
					purpose: "the comment",
					severity: "problem",
					error,
					isRead
				});
			} else if (reading.placesError?.failure === "permission") {
				const error = reading.placesError;
				needs.push({
					permission: token_permissions.m.pullRequests,
					purpose: "finding the pull request",
					severity: "warning",
					error,
					isRead: false
				});
			}
			const readsHistory = run.history?.artifact !== undefined && run.history.files.length === 0 && run.server === undefined;
			const purpose = readsHistory ? "the history and the jobs of the run" : "the jobs of the run";
			if (env.GITHUB_RUN_ID) {
				needs.push({
					permission: token_permissions.m.runs,
					purpose,
					severity: "warning",
					error: reading.jobsError,
					isRead: reading.areJobsRead
				});
			}
			return needs;
		}
		function judge({ permission, purpose, severity, error, isRead }, { env }, { isOwnToken }, workflow) {
			const title = `${permission}, for ${purpose}`;
			const place = workflow === undefined ? {} : {
				path: workflow.path,
				line: workflow.line
			};
			const isWrite = permission.endsWith(": write");
			if (error?.failure === "permission") return {
				status: severity,
				title: `${title}: missing, because GitHub refused a request that needs it`,
				...place
			};
			if (isReadOnlyFork(env) && isWrite) {
				return {
					status: "off",
					title: `${title}: a run for a pull request from a fork gets only read access`
				};
			}
			if (!isWrite && isRead) return {
				status: "ok",
				title
			};
			if (isOwnToken) return {
				status: "unknown",
				title: `${title}: cannot be checked without writing, because the configuration sets another token`
			};
			if (workflow?.granted !== undefined) {
				if (!isGranted(workflow.granted, permission)) return {
					status: severity,
					title: `${title}: missing, because the workflow does not grant it`,
					...place
				};
				if (isDependabot(env)) return {
					status: "unknown",
					title: `${title}: granted by the workflow, but Dependabot may limit it`,
					...place
				};
				return {
					status: "ok",
					title: `${title}: granted by the workflow`,
					...place
				};
			}
			const reason = workflow === undefined ? "the file of the workflow is not in the checkout" : "the workflow does not set permissions, so the default of the repository applies";
			return {
				status: "unknown",
				title: `${title}: cannot be checked without writing; ${reason}`,
				...place
			};
		}
		const isDependabot = (env) => env.GITHUB_ACTOR === "dependabot[bot]" && (0, github_event.j)(env.GITHUB_EVENT_PATH).pull_request !== undefined;
		var tracked_files = __webpack_require__(71215);
		var formats = __webpack_require__(96747);
		var collect_records = __webpack_require__(16673);
		var collector_choice = __webpack_require__(49880);
		var format_title = __webpack_require__(26009);
		var run_notices = __webpack_require__(58800);
		var search_hint = __webpack_require__(66727);
		var unmatched_results = __webpack_require__(90643);
		;
		const maximumFiles = 100;
		const maximumLeftOut = 20;
		const maximumProblems = 100;
		async function checkResultFiles(given) {
			const { run, config, env, ciContext, onProgress, signal } = given;
			try {
				const collected = await (0, collect_records.n)({
					cwd: run.cwd,
					tracked: (0, tracked_files.m)(run.cwd),
					config,
					env,
					ciContext,
					signal,
					...(0, defined_fields.X)({
						records: run.records.length > 0 ? run.records : undefined,
						onProgress
					})
				});
				const known = new Set([...collected.summary.files, ...collected.leftOut].map(({ path }) => path));
				const found = run.records.length > 0 ? {
					unmatched: [],
					notices: []
				} : await (0, unmatched_results.E)(run.cwd, config, known);
				return {
					findings: check_result_files_describe(given, collected, found),
					collected
				};
			} catch (error) {
				if (!(error instanceof errors.yo)) throw error;
				return {
					findings: [{
						status: "problem",
						title: error.message,
						...error.place
					}],
					collected: undefined
				};
			}
		}
		function check_result_files_describe(given, { summary, leftOut, notices, artifacts }, { unmatched, notices: others }) {
			const { run, config } = given;
			const describeFile = createDescribe(summary, run.cwd);
			const shown = summary.files.slice(0, maximumFiles);
			return [
				totals(given, summary, {
					leftOut,
					notices: [...notices, ...others]
				}, unmatched),
				...config.collect.choosesFormats || config.collect.testsAreOptional ? (0, collector_choice.Y)(config.collect).map(asNote) : [],
				...shown.filter((file) => !isBroken(file)).map((file) => check_result_files_ok(`${file.path}: ${describeFile(file)}`)),
				...summary.files.length > shown.length ? [asNote(`and ${(0, text_counts.p)(summary.files.length - shown.length, "more file")}`)] : [],
				...problemFindings(summary, describeFile),
				...summary.files.length === 0 ? [] : unmatchedFindings(unmatched, given),
				...summary.files.length === 0 ? [] : (0, run_notices.gt)(notices).map(asNote),
				...leftOutFindings(leftOut),
				...artifacts.length === 0 ? [] : [asNote(`${(0, text_counts.p)(artifacts.length, "file")} kept by the collector "files"`)]
			];
		}
		const asNote = (title) => ({
			status: "off",
			title
		});
		const check_result_files_ok = (title) => ({
			status: "ok",
			title
		});
		function totals({ run, config, isAction }, summary, found, unmatched) {
			if (summary.files.length > 0) {
				return {
					status: "ok",
					title: `${(0, text_counts.p)(summary.files.length, "file")} with ${countsText(summary.counts)}`
				};
			}
			if (config.collect.testsAreOptional) return asNote("No test results were found, and none are required");
			const searched = {
				request: run,
				config,
				...found,
				unmatched: [],
				scope: {
					summary,
					locations: new Map()
				}
			};
			const hint = (0, search_hint.b2)(searched);
			const searchedText = (isAction ? (0, search_hint.YK)(searched) : hint?.searched) ?? "";
			const title = /^No /.test(searchedText) ? searchedText : `No test results were found. ${searchedText}`.trim();
			if (unmatched.length > 0) {
				const paths = unmatched.map(({ path }) => path);
				return {
					status: "problem",
					title,
					details: unmatched.map(({ path, title: format }) => `${path} looks like ${format}, but no pattern matches it`),
					cure: `Add ${paths.length === 1 ? "that file" : "those files"} to the configuration, or name ${paths.length === 1 ? "it" : "them"} ${isAction ? "in the input paths" : "after the command"}.`
				};
			}
			const advice = run.records.length > 0 ? [] : ["Run the tests first, and let them write a result file."];
			const cure = [...advice, ...isAction ? [] : hint?.next ?? []].join(" ");
			return {
				status: "problem",
				title,
				...(0, defined_fields.X)({ cure: cure !== "" ? cure : undefined })
			};
		}
		function countsText(counts) {
			const parts = [
				"failed",
				"cancelled",
				"running",
				"unknown",
				"skipped",
				"flaky"
			].flatMap((name) => counts[name] > 0 ? [`${(0, text_counts.B)(counts[name])} ${name}`] : []);
			return [(0, text_counts.p)(counts.total, "test"), ...parts].join(", ");
		}
		const isBroken = ({ problems }) => problems.some(({ severity }) => severity === "error");
		function createDescribe({ tests, flaky, slowest }, cwd) {
			const listed = [
				...Object.values(tests).flat(),
				...flaky,
				...slowest
			];
			const producers = new Map(listed.flatMap(({ source, producer }) => producer === undefined ? [] : [[source, producer]]));
			return ({ path, format, twinOf, counts }) => {
				const titles = formats.Fx.filter(({ id }) => id === format).map(({ title }) => title);
				const [first = format === "events" ? "records" : format] = titles;
				const title = titles.length > 1 ? (0, format_title.E)((0, external_node_path_.resolve)(cwd, path), path) ?? first : first;
				const producer = producers.get(path);
				return `${title}${producer === undefined ? "" : ` by ${producer}`}, ${twinOf === undefined ? countsText(counts) : `same tests as ${twinOf}, not counted`}`;
			};
		}
		const problemFinding = ({ severity, message, path, line, column }) => ({
			status: severity === "error" ? "problem" : "warning",
			title: message,
			...(0, defined_fields.X)({
				path,
				line,
				column
			})
		});
		function problemFindings({ files, problems }, describeFile) {
			const broken = new Map(files.filter(isBroken).map((file) => [file.path, file]));
			const shown = problems.slice(0, maximumProblems).map((problem) => {
				const file = problem.path === undefined ? undefined : broken.get(problem.path);
				if (file === undefined) return problemFinding(problem);
				broken.delete(file.path);
				return {
					...problemFinding(problem),
					...(0, defined_fields.X)({ details: file.counts.total > 0 ? [`Read: ${describeFile(file)}`] : undefined })
				};
			});
			const others = problems.slice(shown.length);
			if (others.length === 0) return shown;
			const isProblem = others.some(({ severity }) => severity === "error");
			return [...shown, {
				status: isProblem ? "problem" : "warning",
				title: `and ${(0, text_counts.p)(others.length, "more problem")} of result files`
			}];
		}
		function unmatchedFindings(unmatched, { run, isAction }) {
			if (unmatched.length === 0 || run.paths.length > 0) return [];
			const input = isAction ? "the input paths" : "the command";
			return [{
				status: "off",
				title: `${unmatched.length === 1 ? "1 more file looks" : `${(0, text_counts.B)(unmatched.length)} more files look`} like test results, but no pattern matches ${unmatched.length === 1 ? "it" : "them"}`,
				details: unmatched.map(({ path, title }) => `${path}: ${title}`),
				cure: `If they belong to this run, add them to the configuration or to ${input}.`
			}];
		}
		function leftOutFindings(leftOut) {
			if (leftOut.length === 0) return [];
			const shown = leftOut.slice(0, maximumLeftOut).map(({ path, because }) => `${path}: ${because}`);
			const more = leftOut.length - shown.length;
			return [{
				status: "off",
				title: `${(0, text_counts.p)(leftOut.length, "file")} matched, but ${leftOut.length === 1 ? "is" : "are"} left out`,
				details: [...shown, ...more > 0 ? [`and ${(0, text_counts.B)(more)} more`] : []]
			}];
		}
		var ask_server = __webpack_require__(93010);
		var server_refusal = __webpack_require__(84371);
		;
		const deadlineMs = 15e3;
		const soonMs = 14 * 24 * 60 * 60 * 1e3;
		async function checkServer(examination) {
			const { run, serverNotice, serverProblem, env } = examination;
			if (serverProblem !== undefined) return [{
				status: "problem",
				title: serverProblem
			}];
			if (run.server === undefined) {
				if (serverNotice === undefined) return [{
					status: "off",
					title: "No server is set",
					unused: "server"
				}];
				return [{
					status: isReadOnlyFork(env) ? "off" : "warning",
					title: serverNotice
				}];
			}
			const { server } = run;
			const answer = await ask(server, "/v1/key", examination);
			if (answer.status === 404) return olderServer(server, examination);
			if (answer.status === 403) {
				return [{
					status: "problem",
					title: (0, server_refusal.a2)(server, answer),
					cure: "Use a key of an organisation with the scopes \"write\" and \"read\"."
				}];
			}
			if (answer.status !== 200) return [{
				status: "problem",
				title: (0, server_refusal.a2)(server, answer)
			}];
			return keyFindings(server, (0, server_refusal.Au)(answer), examination);
		}
		function ask(server, path, { signal, secondMs }) {
			const budget = (0, time_budget.B)(deadlineMs);
			return (0, ask_server.P)(server, {
				method: "GET",
				path
			}, {
				budget,
				secondMs,
				attemptMs: deadlineMs / 2,
				signal
			});
		}
		async function olderServer(server, examination) {
			const answer = await ask(server, "/v1/data/coordinates", examination);
			const unknown = {
				status: "unknown",
				title: "Whether the key may write cannot be checked without writing, because the server is too old to report it",
				cure: "Upgrade the server."
			};
			if (answer.status === 200) return [
				answers(server),
				{
					status: "ok",
					title: "The key may read"
				},
				unknown
			];
			if (answer.status === 403) return [
				answers(server),
				{
					status: "warning",
					title: `The key may not read. ${(0, server_refusal.a2)(server, answer)}`
				},
				unknown
			];
			return [{
				status: "problem",
				title: (0, server_refusal.a2)(server, answer)
			}];
		}
		const answers = ({ baseUrl }) => ({
			status: "ok",
			title: `${baseUrl} answers`
		});
		function keyFindings(server, fields, examination) {
			const { scopes, org, project, expiresAt } = fields;
			if (!Array.isArray(scopes) || typeof org !== "string") return [{
				status: "problem",
				title: (0, server_refusal.au)(server)
			}];
			const context = examination.ciContext();
			const findings = [answers(server)];
			const restriction = typeof project === "string" ? `, project ${project}` : "";
			findings.push({
				status: "ok",
				title: `The key belongs to the organisation ${org}${restriction}`
			});
			if (context.org !== undefined && context.org !== org) {
				findings.push({
					status: "problem",
					title: `The records of this run belong to the organisation ${context.org}, and the server refuses records of another organisation than the key's`,
					cure: `Use a key of ${context.org}, or set SERVICE_ORG.`
				});
			}
			for (const name of ["project", "module"]) {
				if (context[name]) continue;
				findings.push({
					status: "problem",
					title: `The ${name} of this run is not known, and the server refuses records without it`,
					cure: `Set SERVICE_${name.toUpperCase()} to the name of the ${name}.`
				});
			}
			if (typeof project === "string" && context.project !== undefined && context.project !== project) {
				findings.push({
					status: "problem",
					title: `The key is only for the project ${project}, but this run belongs to ${context.project}`,
					cure: `Use a key for ${context.project} or for all projects.`
				});
			}
			findings.push(scopes.includes("write") ? {
				status: "ok",
				title: "The key may write records"
			} : {
				status: "problem",
				title: "The key may not write records",
				cure: "Use a key with the scope \"write\"."
			}, scopes.includes("read") ? {
				status: "ok",
				title: "The key may read earlier builds"
			} : {
				status: "warning",
				title: "The key may not read, so failures are not compared with earlier builds",
				cure: "Use a key that also has the scope \"read\"."
			});
			if (typeof expiresAt === "number" && expiresAt - examination.now < soonMs) {
				findings.push({
					status: "warning",
					title: `The key expires in ${(0, ages.L)(expiresAt - examination.now) || "less than a minute"}`,
					cure: "Rotate it: see docs/keys.md."
				});
			}
			return findings;
		}
		var github_reading = __webpack_require__(45503);
		var work_tree = __webpack_require__(21121);
		var action_reference = __webpack_require__(32023);
		var default_branch = __webpack_require__(766);
		var repository_view = __webpack_require__(52790);
		var workflow_text = __webpack_require__(11900);
		var existing_workflows = __webpack_require__(29411);
		;
		const always = `if: $\{{ !cancelled() }}`;
		function conditionFindings({ levels, ways }) {
			const ofSteps = levels.flatMap((level) => levelFindings(level, "step", level.before));
			const [first] = levels;
			const sites = first?.before === "tests" ? [] : ways.flat();
			return [...ofSteps, ...sites.flatMap((site) => levelFindings(site, `job "${site.job}"`, site.needed === "tests" ? "tests" : "nothing"))];
		}
		function levelFindings({ path, line, condition }, name, before) {
			if (condition?.tag?.startsWith("!") === true) {
				const title = `"if: ${condition.tag} \u2026" is not a condition: YAML reads a text that begins with "!" as a tag`;
				return [{
					status: "problem",
					...placeOf(condition),
					title,
					cure: "Write it as an expression:",
					yaml: always
				}];
			}
			const runs = runsAfterFailure(condition);
			if (runs === "always" || before === "nothing") return [];
			if (runs === "only") {
				const title = `The ${name} runs only after a failure, so a successful run leaves an old comment and adds no build to the history`;
				return [{
					status: "warning",
					...placeOf(condition),
					title,
					cure: "Replace failure() with !cancelled()."
				}];
			}
			const why = condition === undefined ? "because it has no \"if\"" : "because its \"if\" has no !cancelled()";
			const when = before === "tests" ? "if a test fails" : "if a step before it fails";
			return [{
				status: before === "tests" ? "problem" : "warning",
				path,
				line,
				...placeOf(condition),
				title: `The ${name} is skipped ${when}, ${why}`,
				...condition === undefined ? {
					cure: `Add this to the ${name}:`,
					yaml: always
				} : {
					cure: "Combine its condition with !cancelled().",
					yaml: `if: $\{{ !cancelled() && (${expressionOf(condition)}) }}`
				}
			}];
		}
		const placeOf = (condition) => condition && {
			path: condition.path,
			line: condition.line
		};
		function runsAfterFailure(condition) {
			const text = condition?.text ?? "";
			if (/\balways\s?\(|!\s?cancelled\s?\(/i.test(text)) return "always";
			if (!/\bfailure\s?\(/i.test(text)) return "never";
			return /\bsuccess\s?\(/i.test(text) ? "always" : "only";
		}
		const expressionOf = ({ text }) => text.trim().replace(/^\$\{\{/, "").replace(/\}\}$/, "").trim();
		var workflow_file = __webpack_require__(64503);
		;
		const isOff = (value) => value === "off" || value === "false";
		const usesArtifactHistory = ({ uses, command, inputs, variables }, { run }) => uses !== undefined && command === "report" && !isOff(inputs.get("history")) && !isOff(inputs.get("artifacts")) && !inputs.has("server-url") && !variables.has("SERVICE_URL") && run.server === undefined;
		;
		function historyFindings(steps, examination, defaultBranch) {
			const sites = steps.filter((step) => usesArtifactHistory(step, examination)).flatMap(({ ways }) => ways.flatMap(([first]) => first ?? []));
			const isOpen = ({ events }) => events.has("workflow_call") || events.has("workflow_run");
			const [site] = sites;
			if (site === undefined || sites.some(isOpen)) return [];
			if (sites.some(({ events }) => events.has("schedule") || events.has("merge_group"))) return [];
			const branch = defaultBranch();
			if (sites.some(({ events }) => isForBranch(events.get("push"), branch))) return [];
			return [{
				status: "warning",
				path: site.path,
				line: site.eventsLine,
				title: `No workflow that reports runs for a push to ${branch}, so there is no history that shows which failures are new`,
				cure: "Add this event to the workflow:",
				yaml: `on:\n  push:\n    branches: [${branch}]`
			}];
		}
		function isForBranch(push, branch) {
			if (push === undefined || (0, workflow_file.R4)(push)) return false;
			const { branches } = push;
			if (branches === undefined) return true;
			return [branches].flat().some((name) => name === branch || typeof name === "string" && /[*?+[\]!]/.test(name));
		}
		;
		function stepPermissionFindings(step, steps, examination) {
			if (step.command !== "report" || hasOwnToken(step)) return [];
			if (step.uses === undefined && !step.variables.has("GITHUB_TOKEN")) return missingToken(step, steps, examination);
			return step.ways.flatMap((way) => wayFindings(way, check_step_permissions_needsOf(step, way, steps, examination)));
		}
		function check_step_permissions_needsOf(step, way, steps, examination) {
			const needs = [];
			if (writesComment(step, way, steps, examination)) needs.push({
				permission: token_permissions.m.comment,
				purpose: "the comment",
				severity: "problem"
			});
			const purpose = usesArtifactHistory(step, examination) ? "the history and the jobs of the run" : "the jobs of the run";
			needs.push({
				permission: token_permissions.m.runs,
				purpose,
				severity: "warning"
			});
			return needs;
		}
		const pullRequestEvents = [
			"pull_request",
			"pull_request_target",
			"merge_group",
			"workflow_run"
		];
		function writesComment({ inputs }, way, steps, { config }) {
			const codehost = config.report.reporters.find((reporter) => reporter.type === "codehost");
			const given = inputs.get("comment") ?? "";
			const isWanted = given === "" ? inputs.has("config") || codehost?.commentEnabled === true && codehost.token === undefined : true;
			if (!isWanted || given === "off" || given === "false") return false;
			const [first] = way;
			const events = [...first?.events.keys() ?? []];
			return (inputs.has("pull-request") || events.some((event) => pullRequestEvents.includes(event))) && !isContinued(first, steps);
		}
		const isContinued = (site, steps) => steps.some(({ ways }) => ways.some(([first]) => {
			const names = first?.events.get("workflow_run")?.workflows;
			return site !== undefined && [names].flat().includes(site.workflow);
		}));
		function hasOwnToken({ inputs }) {
			const token = inputs.get("token");
			return token !== undefined && !/\bgithub\.token\b|\bsecrets\.GITHUB_TOKEN\b/.test(token);
		}
		function missingToken(step, steps, examination) {
			const { path, line, ways } = step;
			if (!ways.some((way) => writesComment(step, way, steps, examination))) return [];
			const title = "The step has no GITHUB_TOKEN, so it writes no comment";
			return [{
				status: "problem",
				path,
				line,
				title,
				cure: "Add this to the step:",
				yaml: `env:\n  GITHUB_TOKEN: $\{{ github.token }}`
			}];
		}
		function wayFindings(way, needs) {
			const set = way.flatMap(({ permissions }) => permissions ?? []);
			if (set.length < way.length || needs.length === 0) return [];
			const given = set.filter((permissions) => permissions.granted !== undefined);
			const [first] = set;
			if (given.length === 0 && first !== undefined) return [unsetFinding(first, needs)];
			return given.flatMap(({ path, line, granted }) => {
				const missing = needs.filter(({ permission }) => !isGranted(granted, permission));
				const yaml = permissionsYaml(missing.map(({ permission }) => permission), granted);
				return missing.map(({ permission, purpose, severity }, index) => ({
					status: severity,
					path,
					line,
					title: `${permission}, for ${purpose}: not granted here`,
					...index === missing.length - 1 && {
						cure: "Change the permissions to this:",
						yaml
					}
				}));
			});
		}
		function unsetFinding({ path, line }, needs) {
			const names = needs.map(({ permission, purpose }) => `${permission} (for ${purpose})`).join(" and ");
			return {
				status: "unknown",
				path,
				line,
				title: `Neither the job nor the workflow sets permissions, so the repository decides about ${names}`,
				cure: "To be independent of it, add this to the job:",
				yaml: permissionsYaml(needs.map(({ permission }) => permission), undefined)
			};
		}
		var json_object = __webpack_require__(51638);
		var test_runs = __webpack_require__(35634);
		var yaml_object = __webpack_require__(70308);
		;
		const maximumDepth = 5;
		const maximumWays = 20;
		const maximumJobs = 200;
		const maximumSteps = 200;
		function findReportSteps(view) {
			const runsTests = (0, test_runs.Z)(view);
			const files = view.paths.filter(existing_workflows.$u).flatMap((path) => {
				const file = (0, yaml_object.k)(view, path);
				return file === undefined ? [] : [{
					path,
					file
				}];
			});
			const jobs = files.flatMap(({ path, file }) => jobsOf(path, file)).slice(0, maximumJobs);
			return jobs.flatMap((job) => stepsOfOneJob(job, jobs, {
				view,
				runsTests
			}));
		}
		const jobsOf = (path, file) => Object.entries((0, json_object.D7)(file.object.jobs) ?? {}).flatMap(([id, value]) => {
			const job = (0, json_object.D7)(value);
			return job === undefined ? [] : [{
				id,
				path,
				file,
				value: job
			}];
		});
		function stepsOfOneJob(job, jobs, repository) {
			const scriptsOf = (step) => (0, workflow_file.E5)(repository.view, {
				...job.value,
				steps: [step]
			}, job.file.object);
			const inner = stepsIn({
				path: job.path,
				file: job.file,
				place: [
					"jobs",
					job.id,
					"steps"
				],
				steps: job.value.steps,
				scriptsOf
			}, repository, 0);
			if (inner.length === 0) return [];
			const ways = waysTo(job, jobs, repository, 0).slice(0, maximumWays);
			const outer = [...(0, json_object.Ej)(job.file.object.env).keys(), ...(0, json_object.Ej)(job.value.env).keys()];
			return inner.map((step) => ({
				...step,
				variables: new Set([...outer, ...step.variables]),
				ways
			}));
		}
		function stepsIn(list, repository, depth) {
			const { path, file, place, steps, scriptsOf } = list;
			if (!Array.isArray(steps) || depth > maximumDepth) return [];
			let before = "nothing";
			return steps.slice(0, maximumSteps).flatMap((value, index) => {
				const step = (0, json_object.D7)(value);
				if (step === undefined) return [];
				const at = [...place, index];
				const line = file.lineOf(at);
				const level = {
					path,
					line,
					condition: conditionOf(step, file, path, at),
					before
				};
				if (step["continue-on-error"] !== true) before = more(before, effectOf(scriptsOf(step), repository));
				const variables = new Set((0, json_object.Ej)(step.env).keys());
				const own = {
					path,
					line,
					inputs: (0, json_object.Ej)(step.with),
					variables,
					levels: [level]
				};
				const { run, uses } = step;
				if (typeof run === "string") {
					const command = (0, existing_workflows.Nv)(run);
					return command === undefined ? [] : [{
						...own,
						uses: undefined,
						command,
						inputs: new Map()
					}];
				}
				if (typeof uses !== "string") return [];
				if ((0, existing_workflows.$X)(uses)) return [{
					...own,
					uses,
					command: own.inputs.get("command") ?? "report"
				}];
				const action = uses.startsWith("./") ? (0, workflow_file.Vw)(repository.view, uses) : undefined;
				const inside = action === undefined ? undefined : (0, yaml_object.k)(repository.view, action);
				if (action === undefined || inside === undefined) return [];
				const runs = (0, json_object.D7)(inside.object.runs);
				const innerList = {
					path: action,
					file: inside,
					place: ["runs", "steps"],
					steps: runs?.steps,
					scriptsOf: (one) => (0, workflow_file.E5)(repository.view, { steps: [one] }, {})
				};
				return stepsIn(innerList, repository, depth + 1).map((found) => ({
					...found,
					variables: new Set([...variables, ...found.variables]),
					levels: [level, ...found.levels]
				}));
			});
		}
		function conditionOf(holder, file, path, at) {
			if (holder.if === undefined) return undefined;
			const place = [...at, "if"];
			return {
				path,
				line: file.lineOf(place),
				text: String(holder.if ?? ""),
				tag: file.tagOf(place)
			};
		}
		const report_steps_order = [
			"nothing",
			"scripts",
			"tests"
		];
		const more = (one, other) => report_steps_order.indexOf(other) > report_steps_order.indexOf(one) ? other : one;
		function effectOf(steps, { runsTests }) {
			if (steps.some(({ scripts, folder }) => scripts.some((script) => runsTests(script, folder)))) return "tests";
			return steps.some(({ scripts }) => scripts.length > 0) ? "scripts" : "nothing";
		}
		function waysTo(job, jobs, repository, depth) {
			const own = siteOf(job, jobs, repository);
			const callers = depth > maximumDepth ? [] : jobs.filter(({ value }) => value.uses === `./${job.path}`);
			const called = callers.flatMap((caller) => waysTo(caller, jobs, repository, depth + 1).map((way) => [...way, own]));
			const isStarted = [...own.events.keys()].some((event) => event !== "workflow_call");
			return isStarted || called.length === 0 ? [...called, [own]] : called;
		}
		function siteOf(job, jobs, repository) {
			const { id, path, file, value } = job;
			const text = repository.view.read(path) ?? "";
			const { name } = file.object;
			return {
				path,
				line: file.lineOf(["jobs", id]),
				job: id,
				workflow: typeof name === "string" ? name : path,
				permissions: permissionsIn(text, id, path),
				condition: conditionOf(value, file, path, ["jobs", id]),
				needed: neededBy(job, jobs, repository),
				events: (0, workflow_file.XL)(file.object.on),
				eventsLine: file.lineOf(["on"])
			};
		}
		function neededBy(job, jobs, repository) {
			const found = new Set(namesNeeded(job));
			let before = "nothing";
			for (const id of found) {
				const needed = jobs.find((one) => one.path === job.path && one.id === id);
				if (needed === undefined) continue;
				for (const name of namesNeeded(needed)) found.add(name);
				before = more(before, effectOf((0, workflow_file.E5)(repository.view, needed.value, needed.file.object), repository));
			}
			return before;
		}
		const namesNeeded = ({ value }) => [value.needs].flat().filter((name) => typeof name === "string");
		;
		const maximumFindings = 50;
		function checkWorkflows(examination) {
			const { run, env } = examination;
			if ((0, ci.X)(env)) return undefined;
			const root = (0, work_tree.vE)(run.cwd) ?? run.cwd;
			if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, ".github", "workflows"))) return undefined;
			const view = (0, repository_view.M)(root, env);
			const paths = view.paths.filter(existing_workflows.$u);
			if (paths.length === 0) return undefined;
			const steps = findReportSteps(view);
			const unread = paths.flatMap((path) => {
				const reason = view.leftOut().get(path);
				return reason === undefined ? [] : [{
					status: "warning",
					path,
					title: `Not checked: ${reason.replace("run init", "run doctor")}`
				}];
			});
			if (steps.length === 0) return [...unread, missingStep(view)];
			const findings = steps.flatMap((step) => stepFindings(step, steps, examination));
			const all = distinct([
				...unread,
				...findings,
				...historyFindings(steps, examination, () => (0, default_branch.T)(root, env))
			]);
			return all.slice(0, maximumFindings);
		}
		function missingStep(view) {
			const [testing] = (0, existing_workflows.mI)(view).filter(({ tests }) => tests);
			return {
				status: testing === undefined ? "off" : "warning",
				title: `No workflow reports the tests${testing === undefined ? "" : ", although this one runs them"}`,
				...(0, defined_fields.X)({ path: testing?.path }),
				cure: "Add this step after the tests:",
				yaml: (0, workflow_text.Yn)([], {
					action: action_reference.O,
					isOnly: true
				}).join("\n")
			};
		}
		function stepFindings(step, steps, examination) {
			const { path, line, ways } = step;
			const faults = [
				...placeholder(step),
				...conditionFindings(step),
				...stepPermissionFindings(step, steps, examination)
			];
			if (faults.length > 0) return faults;
			const jobs = [...new Set(ways.flatMap((way) => way.at(-1)?.job ?? []))].map((job) => `"${job}"`);
			const title = `The job ${jobs.join(", ")} ${step.command === "collect" ? "collects" : "reports"} the results, also if tests fail`;
			return [{
				status: "ok",
				path,
				line,
				title
			}];
		}
		function placeholder({ uses, path, line }) {
			if (!uses?.startsWith("OWNER/")) return [];
			const title = `"${uses}" has the placeholder OWNER, so GitHub does not find the action`;
			return [{
				status: "problem",
				path,
				line,
				title,
				cure: "Replace OWNER with the account that contains the repository build-report."
			}];
		}
		const distinct = (findings) => [...new Map(findings.map((finding) => [JSON.stringify([
			finding.path,
			finding.line,
			finding.title
		]), finding])).values()];
		;
		const unchecked = {
			status: "unknown",
			title: "Not checked: correct the configuration first"
		};
		async function diagnose(request, context) {
			const { run, token } = request;
			const { env } = context;
			const { findings: configuration, config, isValid } = await checkConfiguration(request, context);
			const ciContext = (0, once.O)(() => (0, read_ci_context.O)({
				env,
				cwd: run.cwd,
				matrix: run.matrix
			}, run.module));
			const common = {
				...request,
				...context,
				config,
				ciContext
			};
			const results = isValid ? await checkResultFiles(common) : {
				findings: [unchecked],
				collected: undefined
			};
			const examination = {
				...common,
				collected: results.collected
			};
			const evaluator = await evaluatorOf(examination);
			const access = await (0, github_reading.o)(examination, evaluator);
			const [reading, server, history] = await Promise.all([
				(0, github_reading.k)(access, examination),
				checkServer(examination),
				isValid ? checkHistory(examination) : [unchecked]
			]);
			const permissions = checkPermissions(examination, access, reading);
			const github = {
				...access,
				...reading,
				...permissions
			};
			const destinations = isValid ? await checkDestinations(examination, evaluator, github) : [unchecked];
			const workflows = checkWorkflows(examination);
			const sections = [
				{
					id: "configuration",
					title: "Configuration",
					findings: configuration
				},
				{
					id: "results",
					title: "Result files",
					findings: results.findings
				},
				{
					id: "destinations",
					title: "Where reports go",
					findings: destinations
				},
				{
					id: "permissions",
					title: "Permissions",
					findings: permissions.findings
				},
				...workflows === undefined ? [] : [{
					id: "workflows",
					title: "Workflows",
					findings: workflows
				}],
				{
					id: "server",
					title: "Server",
					findings: server
				},
				{
					id: "history",
					title: "History",
					findings: history
				}
			];
			const mask = (0, secret_mask.b)((0, secret_values.V)(env, [token, run.server?.key], (0, webhook_addresses.u)(config, env)));
			return mask.value(withCounts(sections));
		}
		function withCounts(sections) {
			const count = (status) => sections.flatMap(({ findings }) => findings).filter((finding) => finding.status === status).length;
			return {
				problems: count("problem"),
				warnings: count("warning"),
				unknown: count("unknown"),
				sections
			};
		}
		function evaluatorOf({ config, ciContext, collected, env }) {
			if (collected !== undefined) return (0, run_evaluator.F)({
				config,
				ciContext,
				summary: collected.summary
			}, env);
			return (0, lazy_evaluator.M)(() => (0, run_variables.R)(ciContext(), env, {}), config.usesExpressions);
		}
	}),
	38298: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => isInStep });
		const isInStep = ({ env }) => env.GITHUB_ACTIONS === "true" || Boolean(env.GITHUB_STEP_SUMMARY);
	}),
	45503: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => readGitHub,
			o: () => openGitHub
		});
		var _host_ci_context_github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36255);
		var _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25064);
		var _host_github_comment_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53466);
		var _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55094);
		const deadlineMs = 15e3;
		const nothing = {
			areCommentsRead: false,
			areJobsRead: false
		};
		async function openGitHub({ config, env, token: given, secondMs = 1e3 }, evaluator) {
			const reporter = config.report.reporters.find((one) => one.type === "codehost");
			const isOwnToken = reporter?.token !== undefined;
			const token = reporter?.token === undefined ? given : evaluator.token(reporter.token);
			if (token.trim() === "" || env.GITHUB_ACTIONS !== "true" || (0, _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_3__.U)(env)) return {
				reporter,
				token: token.trim(),
				isOwnToken,
				client: undefined
			};
			const { createGitHubClient } = await Promise.all([
				__webpack_require__.e(9730),
				__webpack_require__.e(2924),
				__webpack_require__.e(770)
			]).then(__webpack_require__.bind(__webpack_require__, 92924));
			const client = createGitHubClient({
				token,
				repository: env.GITHUB_REPOSITORY ?? "",
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				secondMs,
				deadlineMs
			});
			return {
				reporter,
				token,
				isOwnToken,
				client
			};
		}
		async function readGitHub({ client, reporter }, { env, pullRequest }) {
			if (client === undefined) return nothing;
			const jobs = await outcome(() => client.jobsOfRun(Number(env.GITHUB_RUN_ID)));
			const ofJobs = {
				areJobsRead: jobs.error === undefined,
				jobsError: jobs.error
			};
			if (reporter?.commentEnabled !== true) return {
				...nothing,
				...ofJobs
			};
			const event = (0, _host_ci_context_github_event_js__WEBPACK_IMPORTED_MODULE_0__.j)(env.GITHUB_EVENT_PATH);
			const onCommits = reporter.isDefault !== true;
			const found = await outcome(() => (0, _host_github_comment_places_js__WEBPACK_IMPORTED_MODULE_1__.F)({
				event,
				env,
				pullRequest,
				onCommits
			}, client));
			const [place] = found.value !== undefined && "places" in found.value ? found.value.places : [];
			if (place === undefined) return {
				...nothing,
				...ofJobs,
				places: found.value,
				placesError: found.error
			};
			const comments = await outcome(async () => {
				for await (const _page of client.comments(place)) return;
			});
			return {
				...ofJobs,
				places: found.value,
				areCommentsRead: comments.error === undefined,
				commentsError: comments.error
			};
		}
		async function outcome(work) {
			try {
				return { value: await work() };
			} catch (error) {
				if (!(error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_2__.y)) throw error;
				return { error };
			}
		}
	}),
	24027: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => whenSent });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		function whenSent({ condition }, name, evaluator) {
			if (condition === undefined) return undefined;
			try {
				if (evaluator.condition(condition)) return undefined;
				return {
					status: "off",
					title: `${name}: not for these results, because its condition "${condition}" is false`
				};
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
				return {
					status: "problem",
					title: `${name}: ${error.message}`
				};
			}
		}
	})
};
