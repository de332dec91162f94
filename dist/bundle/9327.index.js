export const id = 9327;
export const ids = [9327];
export const modules = {
	80675: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => openAtomicFile });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var guarded_write = __webpack_require__(52895);
		var make_folder = __webpack_require__(5188);
		;
		const unsupported = new Set([
			"EINVAL",
			"ENOTSUP",
			"ENOSYS"
		]);
		function syncFolder(path) {
			if (process.platform === "win32") return;
			const descriptor = (0, external_node_fs_.openSync)(path, "r");
			try {
				(0, external_node_fs_.fsyncSync)(descriptor);
			} catch (error) {
				if (!(error instanceof Error && "code" in error && unsupported.has(String(error.code)))) throw error;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		var temporary_folder = __webpack_require__(52695);
		var unfinished_path = __webpack_require__(84798);
		;
		const bufferBytes = 512 * 1024;
		function openAtomicFile(path, title) {
			const temporary = (0, unfinished_path.t)(path);
			const buffer = Buffer.allocUnsafeSlow(bufferBytes);
			let writtenBytes = 0;
			let bufferedBytes = 0;
			let isOpen = true;
			let isInPlace = false;
			let newFolders = [];
			const written = {
				what: `The ${title} "${path}"`,
				path,
				hint: "Name a file in a folder that can be written to."
			};
			const guarded = (action) => (0, guarded_write.m3)(written, action);
			const descriptor = guarded(() => {
				if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === false) throw new Error("it is not a file");
				newFolders = (0, make_folder.f)((0, external_node_path_.dirname)(path));
				return (0, external_node_fs_.openSync)(temporary, "wx");
			});
			const writeOut = (bytes) => {
				guarded(() => {
					for (let start = 0; start < bytes.length;) {
						start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, writtenBytes + start);
					}
				});
				writtenBytes += bytes.length;
			};
			const flush = () => {
				if (bufferedBytes > 0) writeOut(buffer.subarray(0, bufferedBytes));
				bufferedBytes = 0;
			};
			const release = () => {
				const wasOpen = isOpen;
				isOpen = false;
				if (wasOpen) (0, external_node_fs_.closeSync)(descriptor);
			};
			const close = () => {
				flush();
				guarded(() => {
					release();
					(0, external_node_fs_.renameSync)(temporary, path);
				});
				isInPlace = true;
			};
			return {
				write(text) {
					const maximumBytes = text.length * 3;
					if (bufferedBytes + maximumBytes > bufferBytes) flush();
					if (maximumBytes <= bufferBytes) bufferedBytes += buffer.write(text, bufferedBytes);
					else writeOut(Buffer.from(text));
				},
				writeBytes(bytes) {
					flush();
					writeOut(bytes);
				},
				overwrite(position, text) {
					flush();
					const bytes = Buffer.from(text);
					guarded(() => {
						for (let start = 0; start < bytes.length;) {
							start += (0, external_node_fs_.writeSync)(descriptor, bytes, start, bytes.length - start, position + start);
						}
					});
				},
				length: () => writtenBytes + bufferedBytes,
				truncate(length) {
					bufferedBytes = Math.max(0, length - writtenBytes);
					if (length >= writtenBytes) return;
					guarded(() => (0, external_node_fs_.ftruncateSync)(descriptor, length));
					writtenBytes = length;
				},
				close,
				closeDurably() {
					flush();
					guarded(() => (0, external_node_fs_.fsyncSync)(descriptor));
					close();
					guarded(() => {
						for (const folder of new Set([(0, external_node_path_.dirname)(path), ...newFolders.map((one) => (0, external_node_path_.dirname)(one))])) syncFolder(folder);
					});
				},
				discard() {
					try {
						release();
					} catch {}
					if (!isInPlace) (0, temporary_folder.cF)(temporary);
				}
			};
		}
	}),
	47639: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => formatSize });
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
	}),
	53466: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => isFork,
			F: () => findCommentPlaces
		});
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60331);
		var _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8436);
		var _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9655);
		var _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77637);
		var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		const maximumPlaces = 3;
		async function findCommentPlaces(run, client) {
			const { event, env, pullRequest } = run;
			if ((0, _ci_context_completed_run_js__WEBPACK_IMPORTED_MODULE_1__.d)(event, env)) return placesOfWorkflowRun(run, client);
			const known = [
				event.pull_request?.number,
				event.issue?.pull_request && event.issue.number,
				pullRequest,
				env.GITHUB_EVENT_NAME === "merge_group" ? (0, _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__.C)(event.merge_group?.head_ref ?? env.GITHUB_REF) : undefined
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
		async function placesOfCommit({ event, env, onCommits }, client) {
			const sha = event.merge_group?.head_sha || env.GITHUB_SHA;
			const start = `The workflow was started by ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(env.GITHUB_EVENT_NAME || "an unknown event")}`;
			if (!sha) return { reason: `${start}, and GITHUB_SHA is empty.` };
			const isPush = env.GITHUB_EVENT_NAME === "push";
			const pulls = await client.pullRequestsOfCommit(sha).catch((error) => {
				if (isPush && onCommits && error instanceof _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y && error.failure === "permission") return [];
				throw error;
			});
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			if (isPush && onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return { reason: `${start}, and no open pull request has the commit ${short(sha)} as its head.` };
		}
		async function placesOfWorkflowRun(run, client) {
			const { head_repository, head_branch: branch, head_sha: sha, event: trigger } = run.event.workflow_run ?? {};
			const repository = head_repository?.full_name;
			const withoutInput = run.pullRequest === undefined ? "" : " On workflow_run, the input pull-request is ignored.";
			const none = (reason) => ({ reason: reason + withoutInput });
			if (!repository) return none("The event does not name the repository that the workflow ran for. The fork may have been deleted.");
			if (!branch || !sha) return none("The event does not name the branch and commit that the workflow ran for.");
			const isOurs = (0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(repository, run.env.GITHUB_REPOSITORY);
			const queued = isOurs && trigger === "merge_group" ? (0, _ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_2__.C)(branch) : undefined;
			if (queued !== undefined) return { places: [{
				kind: "pullRequest",
				number: queued
			}] };
			const found = await client.pullRequestsOfBranch(repository.split("/", 1)[0] ?? "", branch);
			const pulls = found.filter((pull) => pull.isOpen && pull.headBranch === branch && (0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(pull.headRepository, repository));
			const places = placesAt(sha, pulls);
			if (places.length > 0) return { places };
			const [moved] = pulls;
			if (moved) return none(`The workflow ran for commit ${short(sha)}, but pull request #${moved.number} has a newer one.`);
			if (isOurs && trigger === "push" && run.onCommits) return { places: [{
				kind: "commit",
				sha
			}] };
			return none(`No open pull request has the commit ${short(sha)} of ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${repository}:${branch}`)} as its head.`);
		}
		function placesAt(sha, pulls) {
			return pulls.filter((pull) => pull.isOpen && pull.headSha === sha).slice(0, maximumPlaces).map(({ number }) => ({
				kind: "pullRequest",
				number
			}));
		}
		const short = (sha) => (0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_3__.p)(sha.slice(0, 7));
		function isFork(event, repository) {
			const { pull_request: pull, workflow_run: workflowRun } = event;
			if (pull) return !(0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(pull.head?.repo?.full_name, pull.base?.repo?.full_name ?? repository);
			return workflowRun ? !(0, _ci_context_repository_name_js__WEBPACK_IMPORTED_MODULE_4__.y)(workflowRun.head_repository?.full_name, repository) : false;
		}
	}),
	92248: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => commentPermission,
			m: () => tokenPermissions
		});
		const tokenPermissions = {
			comment: "pull-requests: write",
			pullRequests: "pull-requests: read",
			runs: "actions: read"
		};
		function commentPermission({ kind }) {
			if (kind === "commit") return "contents: write";
			return kind === "issue" ? "issues: write" : tokenPermissions.comment;
		}
	}),
	35261: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readRepeatedJob: () => readRepeatedJob });
		var _open_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19338);
		async function readRepeatedJob(prepared, attempt) {
			const memory = await prepared.memory();
			if (memory === undefined && prepared.request.history === undefined) return undefined;
			return {
				attempt,
				failures: await memory?.earlierFailures() ?? await failuresInHistory(prepared)
			};
		}
		async function failuresInHistory({ request, config, context, ciContext, serverTimeBudget, lostTime }) {
			const { env, say, token } = context;
			return (0, _open_history_js__WEBPACK_IMPORTED_MODULE_0__.j)({
				request,
				config,
				env,
				ciContext,
				serverTimeBudget,
				lostTime,
				say,
				token
			}, () => [])?.earlierAttempt();
		}
	})
};
