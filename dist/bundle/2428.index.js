export const id = 2428;
export const ids = [2428];
export const modules = {
	47773: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { comment: () => comment });
		var empty_setting = __webpack_require__(62506);
		var comment_places = __webpack_require__(53466);
		var github_error = __webpack_require__(55094);
		var lost_time = __webpack_require__(24828);
		var comment_author = __webpack_require__(79411);
		var untrusted_event = __webpack_require__(1614);
		var token_permissions = __webpack_require__(92248);
		;
		function refusalOf({ isDefault, event, env }) {
			const ofFork = (0, comment_places.B)(event, env.GITHUB_REPOSITORY ?? "");
			if (ofFork) return (0, untrusted_event.B)(env) === undefined ? "fork" : "notice";
			if (!isDefault) return "warning";
			const hasPull = event.pull_request !== undefined || event.workflow_run?.event?.startsWith("pull_request") === true;
			return hasPull ? "notice" : "log";
		}
		function requiredPermission(place) {
			return place === undefined ? token_permissions.m.comment : (0, token_permissions.V)(place);
		}
		;
		const configuredDeadlineSeconds = 150;
		const failedDeadlineSeconds = 75;
		const defaultDeadlineSeconds = 60;
		const notice = (message) => ({
			notices: [message],
			problems: []
		});
		const nothing = {
			notices: [],
			problems: []
		};
		const problem = (severity, message) => ({
			notices: [],
			problems: [{
				severity,
				kind: "delivery",
				message
			}]
		});
		async function comment(request) {
			const { reporter, isDefault, evaluator, env, event, secondMs = 1e3, lostTime } = request;
			const { lossMs = lost_time.Ug[isFailed(request) ? "failed" : "passed"] } = request;
			const token = reporter.token === undefined ? request.token : evaluator.token(reporter.token);
			if (token === "") {
				if (isDefault && event.pull_request === undefined) return nothing;
				if (reporter.token === undefined) return notice(`There is no comment: ${empty_setting.HA}`);
				return notice(`There is no comment (report.${reporter.slot}): ${(0, empty_setting.vU)(reporter.token, "token")}`);
			}
			request.setSecret(token);
			const { createGitHubClient } = await Promise.all([
				__webpack_require__.e(6752),
				__webpack_require__.e(9730),
				__webpack_require__.e(2924),
				__webpack_require__.e(8094)
			]).then(__webpack_require__.bind(__webpack_require__, 92924));
			const repository = env.GITHUB_REPOSITORY ?? "";
			const client = createGitHubClient({
				token,
				repository,
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				onWait: request.say,
				secondMs,
				deadlineMs: deadlineSeconds(request) * secondMs,
				lostTime,
				lossMs
			});
			try {
				return await commentWith(client, {
					...request,
					author: (0, comment_author.W)(token)
				});
			} catch (error) {
				return failed(error, request);
			}
		}
		const isFailed = ({ scope: { summary } }) => summary.status === "failed" || (summary.gateReasons ?? []).length > 0;
		function deadlineSeconds(request) {
			if (!request.isDefault) return configuredDeadlineSeconds;
			return isFailed(request) ? failedDeadlineSeconds : defaultDeadlineSeconds;
		}
		async function commentWith(client, request) {
			const { isDefault, event, env, pullRequest, say } = request;
			const found = await (0, comment_places.F)({
				event,
				env,
				pullRequest,
				onCommits: !isDefault
			}, client);
			if ("reason" in found) {
				say(`There is no comment: ${found.reason}`);
				return nothing;
			}
			const { prepareDelivery } = await Promise.all([
				__webpack_require__.e(6752),
				__webpack_require__.e(1253),
				__webpack_require__.e(3935),
				__webpack_require__.e(2342),
				__webpack_require__.e(4371),
				__webpack_require__.e(4489)
			]).then(__webpack_require__.bind(__webpack_require__, 29503));
			const delivery = await prepareDelivery(client, request);
			const results = [];
			for (const place of found.places) {
				try {
					const outcome = await delivery.deliver(place);
					if (outcome.kind === "skipped") say(`There is no new comment: ${outcome.reason}`);
					if (outcome.url === undefined) continue;
					if (results.some(({ url }) => url !== undefined)) say(`Comment: ${outcome.url}`);
					results.push({
						...nothing,
						url: outcome.url
					});
				} catch (error) {
					results.push(failed(error, request, place));
				}
			}
			return {
				url: results.find(({ url }) => url !== undefined)?.url,
				notices: results.flatMap(({ notices }) => notices),
				problems: results.flatMap(({ problems }) => problems)
			};
		}
		function failed(error, request, place) {
			if (!(error instanceof github_error.y)) throw error;
			const { isDefault, event, say } = request;
			const { failure, message } = error;
			if (failure === "permission") return refused(request, requiredPermission(place));
			if (isDefault && event.pull_request === undefined) {
				say(message);
				return nothing;
			}
			if (failure === "locked" || failure === "budget") return notice(message);
			return isDefault ? notice(`There is no comment: ${message}`) : problem("error", message);
		}
		function refused(request, permission) {
			const { reporter, hasSummary = true, say } = request;
			const message = `There is no comment: the ${reporter.token === undefined ? "job" : "token"} lacks the permission "${permission}".`;
			switch (refusalOf(request)) {
				case "log":
					say(message);
					return nothing;
				case "notice": return notice(message);
				case "fork": return notice(`There is no comment: it requires the permission "${permission}", but a run for a fork has a read-only token. ${hasSummary ? "The report is in the job summary and the annotations. " : ""}To comment on pull requests of forks, report in a workflow that runs on workflow_run.`);
				case "warning": return problem("warning", message);
			}
		}
	}),
	79411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => authorOfToken });
		const authorOfToken = (token) => token.startsWith("ghs_") ? "github-actions[bot]" : undefined;
	}),
	32428: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deliverReport: () => deliverReport });
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43268);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _config_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81122);
		var _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25064);
		var _report_content_headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83510);
		var _run_run_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54215);
		var _annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82978);
		var _comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47773);
		var _github_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3101);
		var _html_report_page_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33090);
		var _job_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59086);
		var _ready_reports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18405);
		var _report_content_github_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75183);
		var _report_content_kept_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33861);
		var _summary_mode_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(27950);
		const nothing = {
			problems: [],
			notices: []
		};
		const order = {
			html: 0,
			codehost: 1,
			chat: 2
		};
		async function deliverReport(finished, targets) {
			const { config } = finished;
			const reports = await (0, _ready_reports_js__WEBPACK_IMPORTED_MODULE_9__.b)(finished, targets.env);
			const { evaluator } = reports;
			for (const reporter of config.report.reporters) {
				if (reporter.type === "html" && isWanted(reporter, reports)) (0, _html_report_page_path_js__WEBPACK_IMPORTED_MODULE_7__.f)({
					reporter,
					evaluator,
					env: targets.env
				}, finished);
			}
			let outcome = nothing;
			for (const reporter of config.report.reporters.toSorted((a, b) => order[a.type] - order[b.type])) {
				const added = await attempt(async () => {
					if (!reports.isSent(reporter)) return nothing;
					if (reporter.type === "codehost" && targets.step === undefined && targets.page === undefined) return withoutStep(reporter);
					return deliverTo(reporter, await reports.ready(reporter, outcome.reportUrl), finished, targets);
				});
				outcome = {
					...outcome,
					...added,
					problems: [...outcome.problems, ...added.problems],
					notices: [...outcome.notices, ...added.notices]
				};
			}
			if (targets.step?.annotations && !(0, _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_12__.U)(targets.env)) (0, _annotations_js__WEBPACK_IMPORTED_MODULE_4__.zx)(finished, targets.env, targets.step.core);
			const { problems, notices } = outcome;
			return {
				...outcome,
				problems: finished.mask.value(problems),
				notices: finished.mask.value(notices)
			};
		}
		function isWanted(reporter, reports) {
			try {
				return reports.isSent(reporter);
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
				return false;
			}
		}
		async function attempt(work) {
			try {
				return await work();
			} catch (error) {
				if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
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
			const { env, now, step, page, setSecret, say } = targets;
			const kept = {
				files: report.scope.summary.artifacts,
				upload: (0, _report_content_kept_files_js__WEBPACK_IMPORTED_MODULE_11__.n$)(finished, targets.upload)
			};
			switch (reporter.type) {
				case "html": {
					const [{ writeHtml }, { uploadHtml }] = await Promise.all([Promise.all([
						__webpack_require__.e(3935),
						__webpack_require__.e(6487),
						__webpack_require__.e(9658)
					]).then(__webpack_require__.bind(__webpack_require__, 56487)), __webpack_require__.e(4671).then(__webpack_require__.bind(__webpack_require__, 64671))]);
					const attachments = await attachmentsOf(reporter, report, finished, targets);
					const { path, problems } = await writeHtml({
						...report,
						reporter,
						keptFiles: (0, _report_content_kept_files_js__WEBPACK_IMPORTED_MODULE_11__.TI)(kept),
						attachments: attachments?.page,
						finished,
						env,
						now
					});
					const uploaded = await uploadHtml(path, env);
					return {
						htmlPath: path,
						reportUrl: uploaded.url,
						attachmentsUrl: attachments?.url,
						embeddedFiles: attachments?.embedded,
						notices: [...attachments?.notices ?? [], ...uploaded.notices],
						problems: [...problems, ...uploaded.problems]
					};
				}
				case "codehost":
					if (step !== undefined) return deliverToGitHub(reporter, report, (0, _report_content_kept_files_js__WEBPACK_IMPORTED_MODULE_11__.aB)(kept), finished, {
						...targets,
						step
					});
					return page === undefined ? nothing : deliverToPage(reporter, report, (0, _report_content_kept_files_js__WEBPACK_IMPORTED_MODULE_11__.aB)(kept), finished, page);
				case "chat": {
					const { sendToChat } = await __webpack_require__.e(192).then(__webpack_require__.bind(__webpack_require__, 60192));
					return sendToChat({
						...report,
						template: report.ownTemplate,
						reporter,
						ciContext: finished.ciContext(),
						setSecret,
						say
					});
				}
			}
		}
		async function attachmentsOf(reporter, { scope, evaluator }, { request, config, attachments: stored, recordsPath }, { env, step }) {
			if (stored.count === 0 || recordsPath === undefined) return undefined;
			const { deliverAttachments } = await __webpack_require__.e(7524).then(__webpack_require__.bind(__webpack_require__, 17524));
			const { judgement } = scope;
			return deliverAttachments({
				stored,
				isTemporary: request.output === undefined,
				recordsPath,
				pagePath: (0, _html_report_page_path_js__WEBPACK_IMPORTED_MODULE_7__.H)({
					reporter,
					evaluator,
					request,
					env
				}),
				verdictOf: ({ id = "", cause, job }) => judgement?.verdictOf(id, cause, job === undefined ? [] : [job]).kind,
				embed: reporter.embed ?? "failed",
				maximumBytes: (0, _run_run_evidence_js__WEBPACK_IMPORTED_MODULE_3__.F)(config, env),
				mayUpload: step?.artifacts !== false,
				env
			});
		}
		async function deliverToGitHub(reporter, report, keptFiles, finished, { env, step: { core, token, pullRequest, artifacts = true, onUnfinished }, setSecret, say }) {
			const problems = (0, _summary_mode_js__WEBPACK_IMPORTED_MODULE_13__.S)(reporter, report.scope.summary) ? await (0, _job_summary_js__WEBPACK_IMPORTED_MODULE_8__.j7)((0, _github_content_js__WEBPACK_IMPORTED_MODULE_6__.g)(report, keptFiles, finished), {
				summary: core.summary,
				file: env.GITHUB_STEP_SUMMARY
			}) : [];
			if (!reporter.commentEnabled) return {
				...nothing,
				problems
			};
			if ((0, _host_ci_context_services_gitea_environment_js__WEBPACK_IMPORTED_MODULE_12__.U)(env)) return {
				...withoutComment(reporter, "Gitea and Forgejo have another interface for comments than GitHub"),
				problems
			};
			const { url, ...result } = await (0, _comment_js__WEBPACK_IMPORTED_MODULE_5__.comment)({
				...(0, _github_content_js__WEBPACK_IMPORTED_MODULE_6__.a)(reporter, report, keptFiles, finished, env),
				token,
				pullRequest,
				artifacts,
				lostTime: finished.lostTime,
				isDefault: !(0, _config_config_js__WEBPACK_IMPORTED_MODULE_1__.Un)(reporter),
				evaluator: report.evaluator,
				onUnfinished: reporter.token === undefined ? onUnfinished : undefined,
				setSecret,
				say
			});
			return {
				...result,
				problems: [...problems, ...result.problems],
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_14__.X)({ commentUrl: url })
			};
		}
		async function deliverToPage(reporter, { scope, ownTemplate: template, reportUrl, evaluator }, keptFiles, { ciContext, guide, mask }, page) {
			const markdown = (0, _report_content_github_report_js__WEBPACK_IMPORTED_MODULE_10__.sL)(scope, template, {
				reportUrl,
				guide,
				keptFiles
			}, page.maximumBytes);
			if (markdown === undefined) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("The report is too long for the page of the build.");
			const title = evaluator.text(reporter.commentTitle ?? "");
			const reason = await page.add({
				markdown: mask.text(markdown),
				mark: (0, _report_content_headline_js__WEBPACK_IMPORTED_MODULE_2__.ys)(scope),
				ciContext: ciContext(),
				title
			});
			const missing = reason === undefined ? [] : [`report.${reporter.slot}: ${reason}`];
			const { notices } = reporter.commentEnabled ? withoutComment(reporter, "a comment requires a step of GitHub Actions") : nothing;
			return {
				...nothing,
				notices: [...missing, ...notices]
			};
		}
		const withoutComment = (reporter, reason) => (0, _config_config_js__WEBPACK_IMPORTED_MODULE_1__.Un)(reporter) ? {
			...nothing,
			notices: [`There is no comment (report.${reporter.slot}): ${reason}.`]
		} : nothing;
		function withoutStep(reporter) {
			if (!(0, _config_config_js__WEBPACK_IMPORTED_MODULE_1__.Un)(reporter)) return nothing;
			const reason = "the job summary and the comment require a step of GitHub Actions, but GITHUB_ACTIONS is not \"true\"";
			return {
				...nothing,
				notices: [`report.${reporter.slot}: Nothing was delivered: ${reason}.`]
			};
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
	})
};
