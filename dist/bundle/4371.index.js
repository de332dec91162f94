export const id = 4371;
export const ids = [4371];
export const modules = {
	69942: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => commentIdentity });
		var _comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34858);
		var _report_coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25593);
		function commentIdentity({ reporter, title, ciContext, event, env }) {
			const { job, pipeline } = ciContext;
			return {
				key: (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_0__.s8)(JSON.stringify([title, (0, _report_coverage_js__WEBPACK_IMPORTED_MODULE_1__.g)(ciContext, event, env).key])),
				formerKeys: [JSON.stringify([title, (0, _report_coverage_js__WEBPACK_IMPORTED_MODULE_1__.p)(ciContext, env).key]), title || `${pipeline ?? ""}/${job ?? ""}`].map(_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__.s8),
				run: reportedNumber(event, env),
				runId: Number(event.workflow_run?.id ?? env.GITHUB_RUN_ID ?? 0),
				updates: reporter.commentUpdates
			};
		}
		function reportedNumber(event, env) {
			const number = Number(event.workflow_run === undefined ? env.GITHUB_RUN_NUMBER : event.workflow_run.run_number);
			return Number.isSafeInteger(number) && number > 0 && number < 1e10 ? number : 0;
		}
	}),
	64090: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => ownKey,
			c: () => ownPart
		});
		var run_attempt = __webpack_require__(65804);
		var step_name = __webpack_require__(83179);
		var distinct_job_name = __webpack_require__(53782);
		var job_run = __webpack_require__(19155);
		var run_activity = __webpack_require__(11179);
		var part_name = __webpack_require__(53276);
		var external_node_crypto_ = __webpack_require__(77598);
		var defined_fields = __webpack_require__(43268);
		var excerpt = __webpack_require__(87216);
		var shorten = __webpack_require__(59088);
		var known_fields = __webpack_require__(70454);
		var run_summary = __webpack_require__(96920);
		var bound_history = __webpack_require__(64434);
		var hashed_tests = __webpack_require__(62170);
		var kind_code = __webpack_require__(56007);
		var part_gates = __webpack_require__(15207);
		var test_hash = __webpack_require__(38092);
		;
		const maximumFailures = 300;
		const maximumCauses = 200;
		const maximumFlaky = 100;
		const maximumProblems = 50;
		const maximumProperties = 50;
		const maximumTags = 50;
		const maximumSlowest = 10;
		const maximumOwners = 10;
		const maximumChanged = 20;
		const shortText = 400;
		const maximumName = 500;
		function partOfReport(scope, { name, comment, job, reportedJob = job, isJoined = false, properties = [], project, module: ownModule, step, shownName, url, reportUrl }) {
			return {
				name,
				comment,
				fingerprint: fingerprintOf(scope.summary),
				job: (0, shorten.m)(job, maximumName),
				...(0, known_fields.p)({
					module: boundedName(ownModule),
					step: boundedName(step),
					shownName: boundedName(shownName),
					url: (0, bound_history.ci)(url),
					reportUrl: (0, bound_history.ci)(reportUrl)
				}),
				...(0, defined_fields.X)({ isJoined: isJoined ? true : undefined }),
				results: resultsOf(scope, {
					reportedJob,
					project,
					properties
				})
			};
		}
		const boundedName = (name) => name && (0, shorten.m)(name, maximumName);
		function fingerprintOf(summary) {
			const { status, counts, jobs, failures, problems, quarantinedByChange, onlyProperties } = summary;
			const verdicts = summary.verdicts && [summary.verdicts, failures.map(kind_code.zU).join("")];
			const numbers = [counts, ...jobs.map((job) => job.counts)].map(({ duration: _, ...others }) => others);
			const failed = failures.map(({ test, cause, executions }) => [
				(0, test_hash.J)(test),
				cause.id,
				executions
			]);
			const gates = (0, part_gates.np)(summary.gateReasons);
			const more = [
				...verdicts ?? [],
				...quarantinedByChange === undefined ? [] : [{ quarantinedByChange }],
				...onlyProperties === undefined ? [] : [{ onlyProperties }]
			];
			return (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
				status,
				numbers,
				failed,
				problems,
				...more,
				...gates.length === 0 ? [] : [gates]
			])).digest("hex").slice(0, 12);
		}
		function resultsOf({ summary, locations, causeLocations, ownersOf }, { reportedJob: ownJob, project, properties }) {
			const known = (listed) => {
				const { owners: _, attachments: __, attachmentsLeftOut: ___, trace: ____, ...test } = listed;
				const owners = ownersOf?.(listed).slice(0, maximumOwners) ?? [];
				return {
					...test,
					...(0, known_fields.p)({ location: locations.get(listed) }),
					...(0, defined_fields.X)({ owners: owners.length > 0 ? owners : undefined })
				};
			};
			const { verdicts, quarantinedByChange, changes, history, gateReasons } = summary;
			const gates = (0, part_gates.np)(gateReasons);
			const { status, counts, jobs, failures, failedTests, flakyTests, flakyFailures, causes, otherCauses, problems, tags, slowest } = summary;
			const hashed = causesOf(causes, failures, verdicts !== undefined);
			const hasOthers = causes.length > maximumCauses && otherCauses === 0;
			const otherTests = hasOthers ? (0, hashed_tests.K)(hashed.slice(maximumCauses)) : undefined;
			return {
				status,
				counts,
				jobs: jobs.map(({ job, module: ownModule, status: ownStatus, counts: own, duration, state, attempt }) => ({
					...(0, known_fields.p)({
						job: job === ownJob ? undefined : job,
						module: ownModule === project ? undefined : ownModule,
						duration,
						state: state === "missing" || state === "earlier" ? state : undefined,
						attempt: state === "earlier" ? attempt : undefined
					}),
					status: ownStatus,
					counts: own
				})),
				failures: failures.slice(0, maximumFailures).map((failure) => ({
					...failure,
					...judgementOf(failure),
					test: known(failure.test)
				})),
				...(0, known_fields.p)({
					failedTests,
					flakyTests,
					verdicts,
					quarantinedByChange,
					onlyProperties: summary.onlyProperties,
					otherCausesIsMinimum: summary.otherCausesIsMinimum,
					changes: changes && changesOf(changes),
					history: history && (0, bound_history.bD)(history)
				}),
				...(0, defined_fields.X)({ gates: gates.length > 0 ? gates : undefined }),
				flaky: flakyFailures.slice(0, maximumFlaky).map((flaky) => ({
					...flaky,
					...judgementOf(flaky),
					test: part_of_report_short(known(flaky.test))
				})),
				...(0, known_fields.p)({ otherTests }),
				causes: hashed.slice(0, maximumCauses).map((cause) => ({
					...cause,
					...(0, known_fields.p)({ location: causeLocations?.get(cause.cause.id) })
				})),
				otherCauses: otherCauses + Math.max(0, causes.length - maximumCauses),
				problems: (0, run_summary.uh)(problems).slice(0, maximumProblems).map((problem) => ({
					...problem,
					message: (0, excerpt.Mg)(problem.message, 1e3)
				})),
				properties: properties.slice(0, maximumProperties),
				tags: tags.slice(0, maximumTags),
				slowest: slowest.slice(0, maximumSlowest).map(part_of_report_short)
			};
		}
		const judgementOf = ({ verdict, quarantine }) => ({ ...(0, defined_fields.X)({
			verdict: verdict && (0, bound_history.Mv)(verdict),
			quarantine: quarantine && (0, bound_history.T6)(quarantine)
		}) });
		function part_of_report_short({ details: _, output: __, message, ...test }) {
			return {
				...test,
				...(0, defined_fields.X)({ message: message === undefined ? undefined : (0, excerpt.Mg)(message, shortText) })
			};
		}
		function causesOf(causes, failures, isJudged) {
			const kinds = new Map();
			for (const failure of failures) {
				const { test, cause } = failure;
				const known = kinds.get(cause.id) ?? new Map();
				kinds.set(cause.id, known);
				known.set((0, test_hash.J)(test), (0, kind_code.zU)(failure));
			}
			return causes.map(({ first, ...cause }) => {
				const own = kinds.get(cause.cause.id);
				const hashes = own?.size === cause.tests && {
					hashes: [...own.keys()],
					...(0, defined_fields.X)({ kinds: isJudged ? [...own.values()].join("") : undefined })
				};
				return {
					...cause,
					first: first.map(part_of_report_short),
					...hashes
				};
			});
		}
		function changesOf({ fixed, recovered, gone, newlySkipped, slower }) {
			const bounded = ({ count, tests }) => ({
				count,
				tests: tests.slice(0, maximumChanged).map(bound_history.P$),
				...(0, defined_fields.X)({ hashes: count > 0 && count === tests.length ? tests.map(test_hash.J) : undefined })
			});
			return {
				recovered,
				fixed: bounded(fixed),
				gone: bounded(gone),
				newlySkipped: bounded(newlySkipped),
				slower: bounded(slower)
			};
		}
		;
		function ownPart(scope, facts) {
			const { ciContext, event, env, comment, reportUrl, isJoined, properties, activity } = facts;
			const { module: ownModule } = ciContext;
			const reportedJob = reportedJobOf(ciContext);
			const job = (0, distinct_job_name.p)(reportedJob, activity);
			const { own: listed } = activity;
			const step = env.GITHUB_ACTION ?? "";
			return partOfReport(scope, {
				name: (0, part_name.pn)({
					key: ownKey(facts),
					jobRun: (0, part_name.BC)(jobRunOf(event, env)),
					attempt: (0, run_attempt.P)(event, env)
				}),
				comment,
				job,
				reportedJob,
				module: shownModule(ciContext),
				step: (0, step_name.u)(step) || undefined,
				shownName: listed?.name === job ? undefined : listed?.name,
				url: listed?.url ?? ownPage(env),
				reportUrl,
				isJoined,
				properties,
				project: ownModule
			});
		}
		function ownPage(env) {
			const id = (0, run_activity.ownJobId)(env);
			const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
			return id === undefined || !server || !repository || !run ? undefined : `${server}/${repository}/actions/runs/${run}/job/${id}`;
		}
		const ownKey = ({ ciContext, env, title, activity }) => (0, part_name.be)((0, distinct_job_name.p)(reportedJobOf(ciContext), activity), shownModule(ciContext), title, env.GITHUB_ACTION ?? "");
		const reportedJobOf = ({ job, matrixJob }) => matrixJob ?? job ?? "this job";
		const shownModule = ({ module: own, project }) => own === project ? undefined : own;
		const jobRunOf = (event, env) => event.workflow_run === undefined ? (0, job_run.D)(env.ACTIONS_RUNTIME_TOKEN)?.job ?? "" : "";
	}),
	68848: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { openArtifactStore: () => openArtifactStore });
		var external_node_crypto_ = __webpack_require__(77598);
		var defined_fields = __webpack_require__(43268);
		var errors = __webpack_require__(34758);
		var download = __webpack_require__(86750);
		var enterprise_server = __webpack_require__(69517);
		var job_run = __webpack_require__(19155);
		var zip_entry = __webpack_require__(21746);
		;
		const maximumListBytes = 16 * 1024 * 1024;
		const archiveBytes = 1024;
		function connectResultsService({ env, maximumBytes, requestMs = 1e4 }) {
			const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: url } = env;
			const ids = (0, job_run.D)(token);
			if (ids === undefined || url === undefined || !URL.canParse(url) || (0, enterprise_server.v)(env.GITHUB_SERVER_URL)) return undefined;
			const backendIds = {
				workflow_run_backend_id: ids.run,
				workflow_job_run_backend_id: ids.job
			};
			const owners = new Map();
			async function ask(method, body) {
				const address = new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, url);
				const headers = {
					authorization: `Bearer ${token}`,
					"content-type": "application/json"
				};
				const limits = {
					requestMs,
					maximumBytes: maximumListBytes
				};
				const answer = await (0, download.R)(address, limits, {
					method: "POST",
					headers,
					body: JSON.stringify(body)
				});
				return Object(JSON.parse(answer.toString("utf8")));
			}
			return {
				async list() {
					const { artifacts } = await ask("ListArtifacts", backendIds);
					return (Array.isArray(artifacts) ? artifacts : []).flatMap((artifact) => {
						const { name, size, workflow_run_backend_id: run, workflow_job_run_backend_id: job } = Object(artifact);
						if (typeof name !== "string") return [];
						if (typeof run === "string" && typeof job === "string") {
							owners.set(name, {
								workflow_run_backend_id: run,
								workflow_job_run_backend_id: job
							});
						}
						return [{
							name,
							size: Number(size ?? 0)
						}];
					});
				},
				async read(name) {
					try {
						const { signed_url: signedUrl } = await ask("GetSignedArtifactURL", {
							...owners.get(name) ?? backendIds,
							name
						});
						if (typeof signedUrl !== "string") return undefined;
						const archive = await (0, download.R)(new URL(signedUrl), {
							requestMs,
							maximumBytes: maximumBytes + archiveBytes
						});
						return (0, zip_entry.g)(archive, maximumBytes);
					} catch {
						return undefined;
					}
				}
			};
		}
		var upload_artifact = __webpack_require__(32062);
		var upload_content = __webpack_require__(72431);
		var part_document = __webpack_require__(1253);
		var part_name = __webpack_require__(53276);
		;
		const retentionDays = 1;
		const maximumBytes = 64 * 1024;
		const maximumListed = 1e3;
		const uploadMs = 3e4;
		const fileName = "part.br";
		function openArtifactStore({ key, env, say, loadClient }) {
			const service = connectResultsService({
				env,
				maximumBytes
			});
			if (service === undefined) return undefined;
			const artifactOf = new Map();
			const list = async () => {
				try {
					for (const { name, size } of await service.list()) {
						const facts = (0, part_name.HY)(name);
						if (facts !== undefined && size <= 2 * maximumBytes && artifactOf.size < maximumListed) artifactOf.set((0, part_name.pn)(facts), name);
					}
				} catch (error) {
					say(`The artifacts of the run could not be listed: ${error instanceof Error ? error.message : error}`);
				}
				return [...artifactOf.keys()];
			};
			const uploadAs = (name, content) => (0, upload_content.H)({
				name,
				fileName,
				content,
				retentionDays,
				limitMs: uploadMs
			}, {
				env,
				...(0, defined_fields.X)({ loadClient })
			});
			return {
				list,
				async read(name) {
					const content = await service.read(artifactOf.get(name) ?? name);
					if (content === undefined) return undefined;
					try {
						const part = (0, part_document.f)(content).parts.find((one) => one.name === name);
						return part === undefined || part.comment === key ? part : "foreign";
					} catch {
						return undefined;
					}
				},
				async upload(part, run) {
					const content = (0, part_document.p)({
						run,
						parts: [part],
						covered: new Set()
					}, maximumBytes);
					if (content === undefined) return {
						isStored: false,
						reason: `The part is longer than ${maximumBytes} bytes.`
					};
					try {
						await uploadAs(part.name, content);
						return { isStored: true };
					} catch (error) {
						if (!(error instanceof errors.yo)) throw error;
						const isTaken = error instanceof upload_artifact.nE && error.reason === "name-taken";
						if (isTaken && (await list()).includes(part.name)) return { isStored: true };
						if (!isTaken) return {
							isStored: false,
							reason: error.message
						};
					}
					try {
						await uploadAs(`${part.name}-${(0, external_node_crypto_.randomBytes)(2).toString("hex")}`, content);
						return { isStored: true };
					} catch (error) {
						if (!(error instanceof errors.yo)) throw error;
						return {
							isStored: false,
							reason: error.message
						};
					}
				}
			};
		}
	}),
	25593: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g: () => workflowCoverage,
			p: () => reportCoverage
		});
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
		var node_path_posix__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path_posix__WEBPACK_IMPORTED_MODULE_0__);
		var _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59088);
		var _host_ci_context_step_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83179);
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
			const place = [workflowName(pipeline), name].filter((part) => part !== undefined).map((part) => (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)(part, maximumPart));
			const facts = [
				place.join(" / "),
				ownModule,
				(0, _host_ci_context_step_name_js__WEBPACK_IMPORTED_MODULE_2__.u)(step)
			].filter((part) => part !== undefined && part !== "");
			return {
				name: facts.join(" · "),
				key
			};
		}
		function workflowCoverage({ pipeline }, event, env) {
			const [, file = pipeline] = /^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF ?? "") ?? [];
			const tested = event.workflow_run?.name;
			const name = env.GITHUB_ACTIONS === "true" ? workflowName(tested ?? pipeline) : undefined;
			return {
				name: (0, _base_text_shorten_js__WEBPACK_IMPORTED_MODULE_1__.m)(name ?? "", maximumPart),
				key: JSON.stringify([file, tested])
			};
		}
		const workflowName = (pipeline) => pipeline?.startsWith(".github/workflows/") ? (0, node_path_posix__WEBPACK_IMPORTED_MODULE_0__.basename)(pipeline) : pipeline;
	}),
	86750: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => download,
			n: () => DownloadError
		});
		var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43268);
		var _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82573);
		var _base_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77834);
		var _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37405);
		class DownloadError extends Error {
			name = "DownloadError";
			isTemporary;
			constructor(message, isTemporary) {
				super(message);
				this.isTemporary = isTemporary;
			}
		}
		const deleted = new Set([404, 410]);
		async function download(url, { requestMs, maximumBytes }, request = {}) {
			const dispatcher = (0, _base_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__.i)(url.href);
			try {
				const { ok, status, body } = await (0, undici__WEBPACK_IMPORTED_MODULE_0__.fetch)(url, {
					...request,
					signal: AbortSignal.timeout(requestMs),
					...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_2__.X)({ dispatcher })
				});
				if (!ok) {
					await body?.cancel();
					throw new DownloadError(`the service answered ${status}`, !deleted.has(status));
				}
				return await (0, _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_3__.x)(body ?? [], maximumBytes);
			} catch (error) {
				if (error instanceof DownloadError) throw error;
				throw new DownloadError((0, _base_http_network_reason_js__WEBPACK_IMPORTED_MODULE_4__.d)(error), !(error instanceof _base_http_read_body_js__WEBPACK_IMPORTED_MODULE_3__.p));
			}
		}
	}),
	19155: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => readJobRun });
		const maximumToken = 1e5;
		function readJobRun(token) {
			const payload = token?.slice(0, maximumToken).split(".")[1];
			if (payload === undefined) return undefined;
			try {
				const { scp } = Object(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
				for (const scope of typeof scp === "string" ? scp.split(" ") : []) {
					const [name, run, job, ...others] = scope.split(":");
					if (name === "Actions.Results" && run && job && others.length === 0) return {
						run,
						job
					};
				}
			} catch {}
			return undefined;
		}
	}),
	72431: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => uploadContent });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52895);
		var _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52695);
		var _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32062);
		async function uploadContent({ name, fileName, content, retentionDays, limitMs }, context) {
			const upload = (0, _base_files_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__.PX)("build-report", context.env, async (folder) => {
				const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, fileName);
				(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.m3)({ what: `The temporary file "${file}"` }, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, content));
				await (0, _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__.mz)({
					name,
					files: [file],
					root: folder,
					retentionDays
				}, context);
			});
			if (await endsWithin(limitMs, upload)) return;
			if (context.loadClient === undefined) await (0, _upload_artifact_js__WEBPACK_IMPORTED_MODULE_5__.kK)();
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`The upload took more than ${limitMs / 1e3} s.`);
		}
		async function endsWithin(limitMs, work) {
			let timer;
			const end = new Promise((resolve) => {
				timer = setTimeout(() => resolve(false), limitMs);
			});
			try {
				return await Promise.race([work.then(() => true), end]);
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	21746: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readZipEntry });
		var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
		var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
		const endSignature = 101010256;
		const entrySignature = 33639248;
		const endBytes = 22;
		const stored = 0;
		const deflated = 8;
		function readZipEntry(archive, maximumBytes) {
			const end = archive.lastIndexOf(Buffer.from([
				80,
				75,
				5,
				6
			]));
			if (end < 0 || end + endBytes > archive.length || archive.readUInt32LE(end) !== endSignature) throw new Error("not an archive");
			if (archive.readUInt16LE(end + 10) !== 1) throw new Error("not an archive with one file");
			const entry = archive.readUInt32LE(end + 16);
			if (archive.readUInt32LE(entry) !== entrySignature) throw new Error("a damaged archive");
			const method = archive.readUInt16LE(entry + 10);
			const compressedBytes = archive.readUInt32LE(entry + 20);
			const header = archive.readUInt32LE(entry + 42);
			const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
			const content = archive.subarray(start, start + compressedBytes);
			if (content.length !== compressedBytes) throw new Error("a damaged archive");
			if (method === deflated) return (0, node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(content, { maxOutputLength: maximumBytes });
			if (method !== stored || content.length > maximumBytes) throw new Error("an archive that cannot be read");
			return content;
		}
	})
};
