export const id = 8388;
export const ids = [8388];
export const modules = {
	20499: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			chatKindOf: () => chatKindOf,
			e: () => chatSlots,
			v: () => defaultKinds
		});
		var _report_render_chat_chats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
		const chatSlots = [
			"chatA",
			"chatB",
			"slack",
			"teams",
			"googleChat",
			"discord"
		];
		const defaultKinds = {
			chatA: "slack",
			chatB: "teams"
		};
		function chatKindOf(slot, url) {
			if (slot !== "chatA" && slot !== "chatB") return slot;
			const host = URL.canParse(url) ? new URL(url).hostname : "";
			return (0, _report_render_chat_chats_js__WEBPACK_IMPORTED_MODULE_0__.k)(host) ?? defaultKinds[slot];
		}
	}),
	29503: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { prepareDelivery: () => prepareDelivery });
		var external_node_path_ = __webpack_require__(76760);
		var comment_places = __webpack_require__(53466);
		var rate_limit = __webpack_require__(73958);
		var run_activity = __webpack_require__(11179);
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(58500);
		var temporary_folder = __webpack_require__(52695);
		;
		const pollMs = 100;
		async function inTurn(path, maximumMs, work) {
			const end = performance.now() + maximumMs;
			let turn = takeTurn(path);
			while (turn === "taken" && performance.now() < end) {
				await (0, promises_.setTimeout)(pollMs);
				turn = takeTurn(path);
			}
			try {
				return await work();
			} finally {
				if (turn === "own") (0, temporary_folder.cF)(path);
			}
		}
		function takeTurn(path) {
			try {
				(0, external_node_fs_.writeFileSync)(path, String(process.pid), { flag: "wx" });
				return "own";
			} catch (error) {
				if (Object(error).code !== "EEXIST") return "none";
			}
			if (isAtWork(path)) return "taken";
			(0, temporary_folder.cF)(path);
			return "taken";
		}
		function isAtWork(path) {
			try {
				process.kill(Number((0, external_node_fs_.readFileSync)(path, "utf8")) || 0, 0);
				return true;
			} catch (error) {
				return Object(error).code !== "ESRCH";
			}
		}
		var listed_properties = __webpack_require__(92193);
		var comment_identity = __webpack_require__(69942);
		var github_board = __webpack_require__(64018);
		var own_part = __webpack_require__(64090);
		var artifact_store = __webpack_require__(68848);
		var part_gates = __webpack_require__(15207);
		var property_rows = __webpack_require__(70747);
		var report_coverage = __webpack_require__(25593);
		var write_comment = __webpack_require__(32342);
		;
		const maximumTurnMs = 2e4;
		async function prepareDelivery(client, request) {
			const { scope, env, event, say, guide, keptFiles, reportUrl, hasSummary, isJoined = false, onUnfinished = () => {} } = request;
			const activity = await (0, run_activity.readRunActivity)(client, env);
			const order = orderOf(request);
			const { key, title, ciContext, run } = order;
			const properties = (0, property_rows.v)(request.template ?? (0, listed_properties.v1)({ components: [] }, scope.summary), scope);
			const own = (0, own_part.c)(scope, {
				ciContext,
				event,
				env,
				title,
				comment: key,
				reportUrl,
				isJoined,
				properties,
				activity
			});
			const store = request.artifacts === false || activity.isOnly ? undefined : (0, artifact_store.openArtifactStore)({
				key,
				env,
				say
			});
			const isStored = await storePart(own, run, {
				request,
				activity,
				store
			});
			return { async deliver(place) {
				if (isStored && (0, rate_limit.k1)(client) && !(0, part_gates.PU)(own)) {
					return {
						kind: "skipped",
						reason: "Few requests to GitHub are left, so another job or run adds these results."
					};
				}
				const unfinished = () => ({
					order,
					own,
					place,
					isStored,
					lossMs: client.remainingLossMs()
				});
				if (!activity.isAlone) onUnfinished(unfinished());
				try {
					const outcome = await inJob(env, () => (0, write_comment.writeComment)(unfinished(), {
						client,
						store,
						activity,
						secondMs: request.secondMs,
						shown: {
							scope,
							guide,
							keptFiles,
							hasSummary
						}
					}));
					onUnfinished(undefined);
					return outcome;
				} catch (error) {
					onUnfinished((0, github_board.Ab)(error, "unavailable") && !activity.isAlone ? unfinished() : undefined);
					throw error;
				}
			} };
		}
		const inJob = ({ RUNNER_TEMP: folder }, write) => folder ? inTurn((0, external_node_path_.join)(folder, "build-report-comment.lock"), maximumTurnMs, write) : write();
		function orderOf({ reporter, evaluator, ciContext, event, env, scope, template, author, onlyUpdates }) {
			const workflow = (0, report_coverage.g)(ciContext, event, env);
			const title = evaluator.text(reporter.commentTitle ?? "");
			return {
				...(0, comment_identity.M)({
					reporter,
					title,
					ciContext,
					event,
					env
				}),
				mode: reporter.commentMode,
				onlyUpdates,
				title,
				step: env.GITHUB_ACTION ?? "",
				titleUrl: evaluator.text(reporter.commentTitleUrl ?? ""),
				author,
				ciContext: workflow.name === "" ? ciContext : {
					...ciContext,
					pipeline: workflow.name
				},
				template,
				source: scope.source,
				repositoryUrl: ciContext.source.url
			};
		}
		async function storePart(own, run, { request: { event, env, say }, activity, store }) {
			const isReadOnly = env.GITHUB_EVENT_NAME === "pull_request" && (0, comment_places.B)(event, env.GITHUB_REPOSITORY ?? "");
			if (store === undefined || isReadOnly) return false;
			if (activity.isAlone && (await store.list()).length === 0) return false;
			const outcome = await store.upload(own, run);
			if (!outcome.isStored) say(`The results are not shared with other jobs as an artifact: ${outcome.reason}`);
			return outcome.isStored;
		}
	}),
	3101: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => commentDelivery,
			g: () => summaryRenderer
		});
		var _host_ci_context_github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36255);
		var _report_content_github_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75183);
		var _summary_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27950);
		const summaryRenderer = ({ scope, ownTemplate, reportUrl }, keptFiles, { guide }) => (limitBytes) => (0, _report_content_github_report_js__WEBPACK_IMPORTED_MODULE_1__.qE)(scope, ownTemplate, {
			reportUrl,
			guide,
			keptFiles
		}, limitBytes);
		const commentDelivery = (reporter, { scope, ownTemplate: template, evaluator, reportUrl }, keptFiles, { ciContext, guide, request }, env) => ({
			reporter,
			template,
			scope,
			evaluator,
			reportUrl,
			ciContext: ciContext(),
			event: (0, _host_ci_context_github_event_js__WEBPACK_IMPORTED_MODULE_0__.j)(env.GITHUB_EVENT_PATH),
			env,
			isJoined: request.records.length > 0,
			hasSummary: (0, _summary_mode_js__WEBPACK_IMPORTED_MODULE_2__.S)(reporter, scope.summary),
			guide,
			keptFiles
		});
	}),
	18405: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => prepareReports });
		var _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96920);
		var _report_content_default_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91324);
		var _report_content_listed_properties_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92193);
		var _run_run_evaluator_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96444);
		var _report_content_report_resolver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6373);
		async function prepareReports(finished, env) {
			const { config, ciContext, scope, earlierBuilds } = finished;
			const evaluator = await (0, _run_run_evaluator_js__WEBPACK_IMPORTED_MODULE_2__.F)({
				config,
				ciContext,
				summary: scope.summary
			}, env);
			const resolver = (0, _report_content_report_resolver_js__WEBPACK_IMPORTED_MODULE_3__.l)(finished, evaluator);
			const masked = {
				...evaluator,
				text: (text) => finished.mask.text(evaluator.text(text))
			};
			return {
				evaluator,
				isSent: ({ condition }) => condition === undefined || evaluator.condition(condition),
				async ready(reporter, reportUrl) {
					const own = reporter.template ?? config.report.template;
					const resolved = await resolver.resolve(own ?? _report_content_default_template_js__WEBPACK_IMPORTED_MODULE_0__.o);
					const template = own === undefined ? (0, _report_content_listed_properties_js__WEBPACK_IMPORTED_MODULE_1__.v1)(resolved, scope.summary) : resolved;
					const shown = {
						...scope,
						summary: withReportUrl((0, _judge_summary_run_summary_js__WEBPACK_IMPORTED_MODULE_4__.rB)(scope.summary, earlierBuilds.problems()), reportUrl)
					};
					return {
						template,
						ownTemplate: own && template,
						scope: shown,
						evaluator: masked,
						reportUrl
					};
				}
			};
		}
		const withReportUrl = (summary, reportUrl) => reportUrl === undefined ? summary : {
			...summary,
			jobs: summary.jobs.map((job) => ({
				reportUrl,
				...job
			}))
		};
	}),
	33861: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TI: () => keptFilesFold,
			aB: () => keptFilesLine,
			n$: () => uploadOf
		});
		var _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3517);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59088);
		var _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47639);
		var _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
		const maximumNames = 4;
		const maximumName = 80;
		const maximumRows = 200;
		const maximumPath = 300;
		function uploadOf({ artifacts, namedFiles }, upload) {
			const { files, notUploaded, url } = upload ?? {
				files: artifacts.length,
				notUploaded: artifacts.length
			};
			return files + namedFiles === 0 ? undefined : {
				files: files + namedFiles,
				notUploaded: notUploaded + namedFiles,
				url
			};
		}
		function keptFilesLine({ files, upload }) {
			if (files.length === 0) return [];
			const total = totalOf({
				files,
				upload
			});
			const shown = files.slice(0, maximumNames).map((file) => [keptFileName(file, maximumName), ...sizeOf(file)]);
			const more = total - shown.length;
			return [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(upload?.url, (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(total, "kept file"))), (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`${uploadNote(total, upload)}: `), ...(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Bs)(...shown, more > 0 ? [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(more)} more`)] : []))];
		}
		function keptFilesFold({ files, upload }) {
			if (files.length === 0) return [];
			const total = totalOf({
				files,
				upload
			});
			const rows = files.slice(0, maximumRows).map((file) => [
				[keptFileName(file, maximumPath)],
				file.size === undefined ? [] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__.X)(file.size))],
				file.sha256 === undefined ? [] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)(file.sha256)]
			]);
			const more = total - rows.length;
			return [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.AU)(`${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(total, "kept file")}${uploadNote(total, upload)}`, [
				...upload?.url === undefined ? [] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.q)(upload.url, (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Artifact with the files")))],
				{
					type: "table",
					align: [
						"left",
						"right",
						"left"
					],
					head: [
						[(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Path")],
						[(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Size")],
						[(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("SHA-256")]
					],
					rows
				},
				...more > 0 ? [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.FY)((0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(`and ${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.p)(more, "more file")}`))] : []
			])];
		}
		const totalOf = ({ files, upload }) => Math.max(files.length, upload?.files ?? 0);
		function uploadNote(total, upload) {
			if (upload === undefined || upload.notUploaded === 0) return "";
			return upload.notUploaded >= total ? " (not uploaded)" : ` (${(0, _base_text_counts_js__WEBPACK_IMPORTED_MODULE_2__.B)(upload.notUploaded)} not uploaded)`;
		}
		const keptFileName = ({ path }, limit) => (0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.ti)(path.trim() === "" ? "(no name)" : (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.m)(path, limit));
		const sizeOf = ({ size }) => size === undefined ? [] : [(0, _report_tree_node_builders_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(` (${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__.X)(size)})`)];
	}),
	68388: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { writePreview: () => writePreview });
		var external_node_path_ = __webpack_require__(76760);
		var defined_fields = __webpack_require__(43268);
		var gated_run = __webpack_require__(91166);
		var ready_reports = __webpack_require__(18405);
		var github_event = __webpack_require__(36255);
		var comment_places = __webpack_require__(53466);
		var github_error = __webpack_require__(55094);
		var requested_config = __webpack_require__(86229);
		var run = __webpack_require__(86074);
		var github_reading = __webpack_require__(45503);
		var headline = __webpack_require__(83510);
		var lib = __webpack_require__(77647);
		var hast_util_sanitize_lib = __webpack_require__(97595);
		var schema = __webpack_require__(22139);
		;
		const safeTree = (html) => (0, hast_util_sanitize_lib.a)((0, lib.c)(html, { fragment: true }), schema.j);
		const escapes = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;",
			"'": "&#39;"
		};
		const escapePreviewHtml = (text) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
		;
		const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
		const hiddenStyle = "\n.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }";
		const pageHtml = ({ title, style, body }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapePreviewHtml(title)}</title>
<style>${style}${hiddenStyle}</style>
</head>
<body>
${body}
</body>
</html>
`;
		;
		const style = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { max-width: 880px; margin: 0 auto; padding: 32px 16px; background: light-dark(#ffffff, #0e1116); color: light-dark(#1b1f24, #e8ecf1); font: 14px/20px system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1 { margin: 0; font-size: 24px; line-height: 32px; letter-spacing: -.01em }
h2 { margin: 24px 0 8px; font-size: 16px; line-height: 24px }
.lead { margin: 4px 0 0; color: light-dark(#47505b, #b6bfc9) }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid light-dark(#e2e6eb, #272e37); border-radius: 8px }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px }
li + li { border-top: 1px solid light-dark(#e2e6eb, #272e37) }
.title { font-weight: 600 }
.size { color: light-dark(#47505b, #b6bfc9); text-align: right }
.note { grid-column: 1 / -1; color: light-dark(#5f6873, #949eaa) }
.links { grid-column: 1 / -1 }
a { margin-right: 16px; color: light-dark(#0b57d0, #74b3ff) }
@media (max-width: 480px) { li { grid-template-columns: 1fr } .size { text-align: left } }
@media (pointer: coarse) { a { display: inline-block; padding: 8px 0 } }`;
		function indexPage({ scope }, entries) {
			const sent = entries.filter(({ isSent }) => isSent);
			const others = entries.filter(({ isSent }) => !isSent);
			const body = `<main>
<h1>${escapePreviewHtml((0, headline.uh)(scope))}</h1>
<p class="lead">Nothing was sent. The address of an uploaded HTML report is not known yet, so links to it are missing.</p>
${list("What this run sends", sent)}${list("What it does not send", others)}</main>`;
			return pageHtml({
				title: "Preview of the reports",
				style,
				body
			});
		}
		const list = (title, entries) => entries.length === 0 ? "" : `<h2>${title}</h2>\n<ul>\n${entries.map(item).join("")}</ul>\n`;
		function item({ title, files, size, note }) {
			const links = files.map(({ name, label }) => `<a href="${escapePreviewHtml(name)}">${escapePreviewHtml(label)}</a>`).join("");
			const shownNote = note === undefined ? "" : `<span class="note">${escapePreviewHtml(note)}</span>`;
			return `<li><span class="title">${escapePreviewHtml(title)}</span><span class="size">${escapePreviewHtml(size)}</span>${shownNote}<span class="links">${links}</span></li>\n`;
		}
		var place_text = __webpack_require__(54288);
		var annotations = __webpack_require__(82978);
		;
		function previewAnnotations({ finished, env, folder }, areWanted) {
			const texts = [];
			const counts = {
				error: 0,
				warning: 0,
				notice: 0
			};
			const write = (severity) => (message, { title, file, startLine, startColumn }) => {
				counts[severity] += 1;
				const place = (0, place_text.Z)({
					path: file,
					line: startLine,
					column: startColumn
				});
				texts.push([
					`${severity}${place === "" ? "" : ` ${place}`}`,
					title ?? "",
					message,
					""
				].join("\n"));
			};
			(0, annotations.zx)(finished, env, {
				error: write("error"),
				warning: write("warning"),
				notice: write("notice")
			});
			folder.write("annotations.txt", texts.join("\n"));
			const isSent = areWanted && env.GITHUB_ACTIONS === "true";
			const note = areWanted ? "Only a step of GitHub Actions has annotations." : "Switched off by the input annotations.";
			return {
				title: "Annotations",
				files: [{
					name: "annotations.txt",
					label: "text"
				}],
				size: [
					"error",
					"warning",
					"notice"
				].map((severity) => `${counts[severity]} of ${annotations.LA} ${severity}s`).join(", "),
				isSent,
				...(0, defined_fields.X)({ note: !isSent ? note : undefined })
			};
		}
		var counts = __webpack_require__(3517);
		var sizes = __webpack_require__(47639);
		var chat_slot = __webpack_require__(20499);
		var reporters_chat = __webpack_require__(60192);
		var chats = __webpack_require__(80177);
		var report_condition = __webpack_require__(24027);
		;
		async function previewChats(run) {
			const { finished, reports } = run;
			const configured = finished.config.report.reporters.filter((reporter) => reporter.type === "chat");
			const wanted = configured.map((reporter) => {
				const url = (0, reporters_chat.webhookOf)(reporter, reports.evaluator);
				return {
					reporter,
					kind: reporter.kind ?? (0, chat_slot.chatKindOf)(reporter.slot, url ?? ""),
					url
				};
			});
			const others = chats.chatKinds.filter((kind) => wanted.every((one) => one.kind !== kind));
			const entries = [];
			for (const { reporter, kind, url } of wanted) {
				const note = (0, report_condition.N)(reporter, chats.chats[kind].title, reports.evaluator)?.title ?? (url === undefined ? "Its address is empty." : undefined);
				entries.push(await previewChat(run, reporter, kind, `${reporter.slot}`, {
					isSent: note === undefined,
					...(0, defined_fields.X)({ note })
				}));
			}
			for (const kind of others) {
				const slot = kind === "mattermost" ? "chatA" : kind;
				entries.push(await previewChat(run, {
					type: "chat",
					slot,
					kind,
					url: ""
				}, kind, kind, {
					isSent: false,
					note: "Not configured."
				}));
			}
			return entries;
		}
		async function previewChat({ finished, reports, folder }, reporter, kind, name, sending) {
			const chat = chats.chats[kind];
			const report = await reports.ready(reporter, undefined);
			const { attempts } = (0, reporters_chat.$)({
				...report,
				template: report.ownTemplate,
				reporter,
				ciContext: finished.ciContext()
			}, chat);
			let payload = {};
			for await (const attempt of attempts) {
				payload = attempt;
				break;
			}
			const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
			folder.write(`${file}.json`, JSON.stringify(payload));
			const { used, maximum, unit } = chat.sizeOf(payload);
			const size = unit === "bytes" ? `${(0, sizes.X)(used)} of ${(0, sizes.X)(maximum)}` : `${(0, counts.B)(used)} of ${(0, counts.B)(maximum)} characters`;
			const isSlotNamed = name !== kind;
			return {
				title: isSlotNamed ? `${chat.title} (report.${name})` : chat.title,
				files: [{
					name: `${file}.json`,
					label: "JSON"
				}],
				size,
				...sending
			};
		}
		var external_node_fs_ = __webpack_require__(73024);
		var errors = __webpack_require__(34758);
		var make_folder = __webpack_require__(5188);
		;
		const markerName = "build-report-preview.json";
		const format = "build-report-preview";
		const fileName = /^[a-z0-9][a-z0-9.-]{0,99}$/i;
		const maximumMarkerBytes = 64 * 1024;
		function openPreviewFolder(path) {
			const files = [];
			act(path, () => (0, make_folder.f)(path));
			const found = act(path, () => (0, external_node_fs_.readdirSync)(path));
			const earlier = found.includes(markerName) ? filesOfMarker(path) : [];
			const foreign = found.find((name) => name !== markerName && !earlier.includes(name));
			if (foreign !== undefined || found.includes(markerName) && earlier.length === 0) {
				throw new errors.yo(`The folder "${path}" contains ${JSON.stringify(foreign ?? markerName)}, which is not from an earlier preview.`, { hint: "Use an empty or new folder for --preview." });
			}
			for (const name of earlier) act(path, () => (0, external_node_fs_.rmSync)((0, external_node_path_.join)(path, name), { force: true }));
			const mark = () => act(path, () => (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(path, markerName), `${JSON.stringify({
				format,
				files: [markerName, ...files]
			})}\n`));
			const reserve = (name) => {
				files.push(name);
				mark();
				return (0, external_node_path_.join)(path, name);
			};
			return {
				reserve,
				write(name, content) {
					const file = reserve(name);
					act(path, () => (0, external_node_fs_.writeFileSync)(file, content, { flag: "wx" }));
					return file;
				}
			};
		}
		function filesOfMarker(path) {
			try {
				const file = (0, external_node_path_.join)(path, markerName);
				if ((0, external_node_fs_.statSync)(file).size > maximumMarkerBytes) return [];
				const { format: found, files } = Object(JSON.parse((0, external_node_fs_.readFileSync)(file, "utf8")));
				if (found !== format || !Array.isArray(files)) return [];
				return files.filter((name) => typeof name === "string" && fileName.test(name));
			} catch {
				return [];
			}
		}
		function act(path, work) {
			try {
				return work();
			} catch (cause) {
				throw new errors.oB(`The preview cannot be written to "${path}": ${(0, errors.bD)(cause)}.`, { cause });
			}
		}
		var config = __webpack_require__(81122);
		var find_build_page = __webpack_require__(39086);
		var comment_delivery = __webpack_require__(29503);
		var github_board = __webpack_require__(64018);
		var github_content = __webpack_require__(3101);
		var job_summary = __webpack_require__(59086);
		var github_report = __webpack_require__(75183);
		var kept_files = __webpack_require__(33861);
		var summary_mode = __webpack_require__(27950);
		var doctor_request = __webpack_require__(38298);
		var hast_util_to_html_lib = __webpack_require__(12051);
		var micromark = __webpack_require__(77549);
		var micromark_extension_gfm = __webpack_require__(89363);
		;
		const githubStyle = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: light-dark(#ffffff, #0d1117); color: light-dark(#1f2328, #f0f6fc); font: 14px/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
.box { max-width: 880px; margin: 0 auto; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px }
.box > header { padding: 8px 16px; border-bottom: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px 6px 0 0; background: light-dark(#f6f8fa, #151b23); color: light-dark(#59636e, #9198a1) }
.box > header b { color: light-dark(#1f2328, #f0f6fc) }
.bot { padding: 0 6px; border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 2em; font-size: 12px }
.markdown-body { padding: 16px; overflow-wrap: break-word }
.markdown-body > :first-child { margin-top: 0 }
.markdown-body > :last-child { margin-bottom: 0 }
p, blockquote, ul, ol, table, pre, details { margin: 0 0 16px }
h1, h2, h3, h4, h5, h6 { margin: 24px 0 16px; font-weight: 600; line-height: 1.25 }
h1 { font-size: 2em }
h2 { font-size: 1.5em }
h3 { font-size: 1.25em }
h4 { font-size: 1em }
h1, h2 { padding-bottom: .3em; border-bottom: 1px solid light-dark(#d1d9e0b3, #3d444db3) }
.box > header :is(h1, h2) { margin: 0; padding: 0; border: 0; font: inherit }
a { color: light-dark(#0969da, #4493f8); text-decoration: underline; text-underline-offset: .2rem }
ul, ol { padding-left: 2em }
li + li { margin-top: .25em }
li > p { margin-top: 16px }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid light-dark(#d1d9e0, #3d444d) }
th { font-weight: 600 }
tr:nth-child(2n) { background: light-dark(#f6f8fa, #151b23) }
code { padding: .2em .4em; border-radius: 6px; background: light-dark(#818b981f, #656c7633); font: 85% ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; white-space: break-spaces }
pre { padding: 16px; overflow: auto; border-radius: 6px; background: light-dark(#f6f8fa, #151b23); line-height: 1.45 }
pre code { padding: 0; background: none; white-space: pre }
.added { background: light-dark(#dafbe1, #033a16); color: light-dark(#116329, #aff5b4) }
.removed { background: light-dark(#ffebe9, #67060c); color: light-dark(#82071e, #ffdcd7) }
sub { font-size: 75%; vertical-align: baseline; position: relative; bottom: -.25em; line-height: 0 }
summary { cursor: pointer }
hr { height: .25em; margin: 24px 0; border: 0; background: light-dark(#d1d9e0, #3d444d) }
blockquote { padding: 0 1em; border-left: .25em solid light-dark(#d1d9e0, #3d444d); color: light-dark(#59636e, #9198a1) }
blockquote > :last-child { margin-bottom: 0 }
.alert { --alert: light-dark(#0969da, #4493f8); padding: 8px 16px; border-left-color: var(--alert); color: inherit }
.alert-title { margin-bottom: 4px; color: var(--alert); font-weight: 500 }
.tip { --alert: light-dark(#1a7f37, #3fb950) }
.important { --alert: light-dark(#8250df, #ab7df8) }
.warning { --alert: light-dark(#9a6700, #d29922) }
.caution { --alert: light-dark(#cf222e, #f85149) }`;
		;
		const alertTitles = {
			NOTE: "Note",
			TIP: "Tip",
			IMPORTANT: "Important",
			WARNING: "Warning",
			CAUTION: "Caution"
		};
		function githubHtml(markdown, place) {
			const html = (0, micromark.yt)(markdown, {
				allowDangerousHtml: true,
				extensions: [(0, micromark_extension_gfm.T)()],
				htmlExtensions: [(0, micromark_extension_gfm.I)()]
			});
			const tree = safeTree(html);
			adapt(tree, place === "comment");
			return (0, hast_util_to_html_lib.V)(tree);
		}
		function adapt(node, hasBreaks) {
			if (node.tagName === "blockquote") markAlert(node);
			if (node.tagName === "pre") markDiff(node);
			if (node.tagName === "pre" || node.tagName === "table") node.properties = {
				...node.properties,
				tabIndex: 0
			};
			if (node.tagName === "pre" || node.tagName === "code" || node.children === undefined) return;
			const isParagraph = node.tagName !== undefined && [
				"p",
				"li",
				"td",
				"sub",
				"strong",
				"em",
				"a"
			].includes(node.tagName);
			for (const child of node.children) adapt(child, hasBreaks);
			if (hasBreaks && isParagraph) node.children = node.children.flatMap(withBreaks);
		}
		function withBreaks(node, index, siblings) {
			if (node.type !== "text" || node.value === undefined || node.value.trim() === "") return [node];
			const before = siblings[index - 1];
			const text = before?.tagName === "br" ? node.value.replace(/^\n/, "") : node.value;
			const lines = text.split("\n");
			return lines.flatMap((line, at) => {
				const isLastEmpty = at === lines.length - 1 && line === "";
				if (at === 0) return [{
					type: "text",
					value: line
				}];
				return isLastEmpty ? [] : [{
					type: "element",
					tagName: "br",
					properties: {},
					children: []
				}, {
					type: "text",
					value: line
				}];
			});
		}
		function markAlert(quote) {
			const paragraph = quote.children?.find(({ tagName }) => tagName === "p");
			const first = paragraph?.children?.[0];
			const [marker, word = ""] = /^\[!([A-Z]+)\][ \t]*\n?/.exec(first?.value ?? "") ?? [];
			const title = alertTitles[word];
			if (paragraph === undefined || first === undefined || marker === undefined || title === undefined) return;
			first.value = (first.value ?? "").slice(marker.length);
			quote.properties = { className: ["alert", word.toLowerCase()] };
			const heading = {
				type: "element",
				tagName: "p",
				properties: { className: ["alert-title"] },
				children: [{
					type: "text",
					value: title
				}]
			};
			const isEmpty = (paragraph.children ?? []).every(({ value }) => value?.trim() === "");
			quote.children = [heading, ...(quote.children ?? []).filter((child) => child !== paragraph || !isEmpty)];
		}
		function markDiff(pre) {
			const code = pre.children?.find(({ tagName }) => tagName === "code");
			const classes = code?.properties?.className;
			if (code === undefined || !Array.isArray(classes) || !classes.includes("language-diff")) return;
			const text = (code.children ?? []).map(({ value = "" }) => value).join("");
			code.children = text.split("\n").map((line, index, lines) => {
				const kind = line.startsWith("+") ? ["added"] : line.startsWith("-") ? ["removed"] : [];
				const value = index < lines.length - 1 ? `${line}\n` : line;
				return {
					type: "element",
					tagName: "span",
					properties: { className: kind },
					children: [{
						type: "text",
						value
					}]
				};
			});
		}
		function githubPage(markdown, place) {
			const [title, head] = place === "comment" ? ["Comment", "<h1 class=\"visually-hidden\">Comment</h1><h2><b>github-actions</b> <span class=\"bot\">bot</span> commented</h2>"] : ["Job summary", "<h1>Job summary</h1>"];
			const body = `<main class="box ${place === "comment" ? "comment" : "summary"}"><header>${head}</header>
<article class="markdown-body">${githubHtml(markdown, place)}</article></main>`;
			return pageHtml({
				title,
				style: githubStyle,
				body
			});
		}
		;
		const ownId = Number.MAX_SAFE_INTEGER;
		const own = {
			id: ownId,
			nodeId: "preview",
			url: ""
		};
		function createPreviewClient(reading) {
			const written = new Map();
			let last;
			const keep = (comment) => {
				written.set(comment.id, comment.body);
				last = comment.body;
				return comment;
			};
			const client = {
				async *comments(place) {
					if (reading !== undefined) {
						for await (const page of reading.comments(place)) yield page.map((comment) => ({
							...comment,
							body: written.get(comment.id) ?? comment.body
						}));
					}
					const body = written.get(ownId);
					if (body !== undefined) yield [{
						...own,
						body
					}];
				},
				createComment: async (_place, body) => keep({
					...own,
					body
				}),
				updateComment: async (_place, id, body) => keep({
					...own,
					id,
					body
				}),
				async commentStates(nodeIds) {
					const others = nodeIds.filter((nodeId) => nodeId !== own.nodeId);
					const states = others.length === 0 || reading === undefined ? [] : await reading.commentStates(others);
					return nodeIds.flatMap((nodeId) => nodeId === own.nodeId ? {
						nodeId,
						isOwn: true,
						isHidden: false
					} : states.find((state) => state.nodeId === nodeId) ?? []);
				},
				hideComments: async () => {},
				pullRequestsOfBranch: async (owner, branch) => await reading?.pullRequestsOfBranch(owner, branch) ?? [],
				pullRequestsOfCommit: async (sha) => await reading?.pullRequestsOfCommit(sha) ?? [],
				jobsOfRun: async (runId) => await reading?.jobsOfRun(runId) ?? [],
				artifacts: async (filter) => await reading?.artifacts(filter) ?? {
					artifacts: [],
					total: 0
				},
				artifactsOfRun: async (runId) => await reading?.artifactsOfRun(runId) ?? [],
				eventOfRun: () => Promise.reject(new Error("A preview reads no history.")),
				artifactAddress: () => Promise.reject(new Error("A preview downloads no artifacts.")),
				fileAt: () => Promise.reject(new Error("A preview reads no files of a commit.")),
				rateLimit: () => reading?.rateLimit(),
				remainingLossMs: () => reading?.remainingLossMs() ?? 0
			};
			return {
				client,
				body: () => last
			};
		}
		;
		const bytesOf = (text, maximum) => `${(0, sizes.X)(Buffer.byteLength(text))} of ${(0, sizes.X)(maximum)}`;
		const codehostOf = ({ config }) => config.report.reporters.find((reporter) => reporter.type === "codehost");
		const keptFilesOf = (finished, files) => (0, kept_files.aB)({
			files,
			upload: (0, kept_files.n$)(finished)
		});
		async function previewJobSummary({ finished, reports, env, folder }) {
			const reporter = codehostOf(finished);
			const report = await reports.ready(reporter ?? config.h, undefined);
			const render = (0, github_content.g)(report, keptFilesOf(finished, report.scope.summary.artifacts), finished);
			let markdown = "";
			const summary = {
				addRaw(text) {
					markdown += text;
					return summary;
				},
				write: async () => summary
			};
			const file = env.GITHUB_STEP_SUMMARY;
			if (file) await (0, job_summary.DG)(render, {
				summary,
				file
			});
			else markdown = render(job_summary.Gv) ?? "";
			folder.write("job-summary.md", markdown);
			folder.write("job-summary.html", githubPage(markdown, "jobSummary"));
			const off = reporter === undefined ? "Switched off in the configuration." : (0, summary_mode.S)(reporter, finished.scope.summary) ? (0, report_condition.N)(reporter, "Job summary", reports.evaluator)?.title : "Switched off by the input summary.";
			const note = off ?? (file ? undefined : "Only a step of GitHub Actions has a job summary.");
			return {
				title: "Job summary",
				files: [{
					name: "job-summary.html",
					label: "as on GitHub"
				}, {
					name: "job-summary.md",
					label: "Markdown"
				}],
				size: bytesOf(markdown, job_summary.Gv),
				isSent: note === undefined,
				...(0, defined_fields.X)({ note })
			};
		}
		async function previewBuildPage({ finished, reports, env, folder }) {
			const reporter = codehostOf(finished);
			const page = (0, doctor_request.Q)({ env }) ? undefined : (0, find_build_page.B)({
				env,
				cwd: finished.request.cwd,
				writeCommand: undefined
			});
			if (reporter === undefined || page === undefined) return [];
			const { scope, ownTemplate, reportUrl } = await reports.ready(reporter, undefined);
			const { guide, mask } = finished;
			const keptFiles = keptFilesOf(finished, scope.summary.artifacts);
			const markdown = mask.text((0, github_report.sL)(scope, ownTemplate, {
				reportUrl,
				guide,
				keptFiles
			}, page.maximumBytes) ?? "");
			folder.write("build-page.md", markdown);
			const note = (0, report_condition.N)(reporter, page.title, reports.evaluator)?.title;
			return [{
				title: page.title,
				files: [{
					name: "build-page.md",
					label: "Markdown"
				}],
				size: bytesOf(markdown, page.maximumBytes),
				isSent: note === undefined,
				...(0, defined_fields.X)({ note })
			}];
		}
		async function previewComment(run) {
			const { finished, reports, env, folder, place } = run;
			const configured = codehostOf(finished);
			const reporter = configured ?? config.h;
			const report = await reports.ready(reporter, undefined);
			const kept = keptFilesOf(finished, report.scope.summary.artifacts);
			const base = (0, github_content.a)(reporter, report, kept, finished, env);
			const write = async (mode, reading) => {
				const { client, body } = createPreviewClient(reading);
				const request = {
					...base,
					reporter: {
						...reporter,
						commentMode: mode
					},
					artifacts: false,
					secondMs: 1,
					say: () => {}
				};
				const outcome = await (await (0, comment_delivery.prepareDelivery)(client, request)).deliver(place ?? {
					kind: "pullRequest",
					number: 1
				});
				return {
					body: body(),
					reason: outcome.kind === "skipped" ? outcome.reason : undefined
				};
			};
			const reading = place === undefined ? undefined : run.reading;
			let readingError;
			const first = await write(reporter.commentMode, reading).catch((error) => {
				if (!(error instanceof github_error.y) || reading === undefined) throw error;
				readingError = error.message;
				return write(reporter.commentMode, undefined);
			});
			const body = first.body ?? (await write("always", undefined)).body ?? "";
			folder.write("comment.md", body);
			folder.write("comment.html", githubPage(body, "comment"));
			const off = configured === undefined || !configured.commentEnabled ? "Switched off in the configuration." : (0, report_condition.N)(configured, "Comment", reports.evaluator)?.title ?? first.reason;
			const note = off ?? readingError ?? (place === undefined ? "This run has no pull request to comment on." : undefined);
			return {
				title: "Comment",
				files: [{
					name: "comment.html",
					label: "as on GitHub"
				}, {
					name: "comment.md",
					label: "Markdown, with the hidden marker"
				}],
				size: bytesOf(body, github_board.zp),
				isSent: off === undefined && place !== undefined,
				...(0, defined_fields.X)({ note })
			};
		}
		var html_report = __webpack_require__(56487);
		;
		const htmlReportName = "report.html";
		async function previewHtml({ finished, reports, env }, wanted, now) {
			const reporter = finished.config.report.reporters.find((one) => one.type === "html");
			if (reporter === undefined) throw new Error("The run of a preview has an HTML report.");
			const report = await reports.ready(reporter, undefined);
			const keptFiles = (0, kept_files.TI)({
				files: report.scope.summary.artifacts,
				upload: (0, kept_files.n$)(finished)
			});
			const { path } = await (0, html_report.writeHtml)({
				...report,
				reporter,
				keptFiles,
				finished,
				env,
				now
			});
			const configured = wanted.report.reporters.find((one) => one.type === "html");
			const note = configured === undefined ? "Not asked for." : (0, report_condition.N)(configured, "HTML report", reports.evaluator)?.title;
			return {
				title: "HTML report",
				files: [{
					name: htmlReportName,
					label: "page"
				}],
				size: (0, sizes.X)((0, external_node_fs_.statSync)(path).size),
				isSent: note === undefined,
				...(0, defined_fields.X)({ note })
			};
		}
		;
		async function writePreview(folder, request, context) {
			const { env, now, onProgress, signal } = context;
			const { token, failOn, annotations } = request;
			const ignore = () => {};
			const wanted = await (0, requested_config.h)(request.run, {
				env,
				onWarning: ignore
			});
			const opened = openPreviewFolder((0, external_node_path_.resolve)(request.run.cwd, folder));
			const html = opened.reserve(htmlReportName);
			const collected = await (0, run.e)({
				...request.run,
				output: undefined,
				allowOutputOutside: true,
				reporters: {
					...request.run.reporters,
					html
				}
			}, {
				env,
				now,
				token,
				signal,
				onWarning: ignore,
				...(0, defined_fields.X)({ onProgress })
			});
			const { finished } = await (0, gated_run.d)(collected, env, failOn);
			const reports = await (0, ready_reports.b)(finished, env);
			const access = await (0, github_reading.o)({
				config: finished.config,
				env,
				token,
				secondMs: context.secondMs
			}, reports.evaluator);
			const place = await previewPlace(access, request, env);
			const previewed = {
				finished,
				reports,
				env,
				folder: opened,
				reading: access.client,
				place
			};
			const entries = [
				await previewJobSummary(previewed),
				...await previewBuildPage(previewed),
				await previewComment(previewed),
				previewAnnotations(previewed, annotations),
				await previewHtml(previewed, wanted, new Date(now)),
				...await previewChats(previewed)
			];
			return {
				index: opened.write("index.html", indexPage(finished, entries)),
				entries
			};
		}
		async function previewPlace({ client, reporter }, { pullRequest }, env) {
			if (client === undefined) return undefined;
			try {
				const event = (0, github_event.j)(env.GITHUB_EVENT_PATH);
				const found = await (0, comment_places.F)({
					event,
					env,
					pullRequest,
					onCommits: reporter?.isDefault !== true
				}, client);
				return "places" in found ? found.places[0] : undefined;
			} catch (error) {
				if (!(error instanceof github_error.y)) throw error;
				return undefined;
			}
		}
	})
};
