export const id = 5862;
export const ids = [5862];
export const modules = {
	11996: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => commentState });
		const commentState = "comment";
	}),
	4339: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => runPost });
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34758);
		var _base_http_proxy_warning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92943);
		var _deliver_reporters_finish_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70593);
		var _host_process_safe_core_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96211);
		var _host_secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25232);
		var _host_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52830);
		var _comment_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11996);
		async function runPost({ core: given, env }) {
			const core = (0, _host_process_safe_core_js__WEBPACK_IMPORTED_MODULE_3__.F)(given, (0, _host_secrets_secret_mask_js__WEBPACK_IMPORTED_MODULE_4__.b)((0, _host_secrets_secret_values_js__WEBPACK_IMPORTED_MODULE_5__.V)(env)));
			(0, _base_http_proxy_warning_js__WEBPACK_IMPORTED_MODULE_1__.a)(core.info);
			const path = core.getState(_comment_state_js__WEBPACK_IMPORTED_MODULE_6__.P);
			const token = core.getInput("token");
			if (path === "" || token === "") return;
			try {
				await (0, _deliver_reporters_finish_comment_js__WEBPACK_IMPORTED_MODULE_2__.P)({
					path,
					env,
					token,
					setSecret: core.setSecret,
					say: core.info
				});
			} catch (error) {
				core.info(`The comment was not finished: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
			}
		}
	}),
	5862: ((module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				__webpack_require__.r(__webpack_exports__);
				var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
				var _action_run_post_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4339);
				await (0, _action_run_post_js__WEBPACK_IMPORTED_MODULE_1__.a)({
					core: _actions_core__WEBPACK_IMPORTED_MODULE_0__,
					env: process.env
				});
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	70593: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => finishComment,
			W: () => keepComments
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34758);
		var _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52895);
		var _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55094);
		function keepComments(env, saveState, say) {
			const path = env.RUNNER_TEMP ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.RUNNER_TEMP, `build-report-comment-${process.pid}.json`) : undefined;
			let isKept = false;
			return { keep(comment) {
				if (path === undefined || comment === undefined && !isKept) return;
				isKept = comment !== undefined;
				try {
					(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.m3)({ what: `The file "${path}"` }, () => comment === undefined ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true }) : (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, JSON.stringify(comment)));
					(0, _base_files_guarded_write_js__WEBPACK_IMPORTED_MODULE_3__.Nv)("The state of the step (GITHUB_STATE)", env.GITHUB_STATE, () => saveState(comment === undefined ? "" : path));
				} catch (error) {
					if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.oB)) throw error;
					say(`The end of the job cannot finish the comment if this step is stopped. ${error.message}`);
				}
			} };
		}
		async function finishComment({ path, env, token, setSecret, say }) {
			const unfinished = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
			setSecret(token);
			const [{ createGitHubClient }, { readRunActivity }, { writeComment }, { openArtifactStore }] = await Promise.all([
				Promise.all([
					__webpack_require__.e(9730),
					__webpack_require__.e(2924),
					__webpack_require__.e(5341)
				]).then(__webpack_require__.bind(__webpack_require__, 92924)),
				__webpack_require__.e(3560).then(__webpack_require__.bind(__webpack_require__, 11179)),
				Promise.all([
					__webpack_require__.e(8475),
					__webpack_require__.e(5575),
					__webpack_require__.e(6482),
					__webpack_require__.e(1060),
					__webpack_require__.e(2346),
					__webpack_require__.e(1253),
					__webpack_require__.e(3935),
					__webpack_require__.e(7614),
					__webpack_require__.e(5183),
					__webpack_require__.e(9622),
					__webpack_require__.e(2342),
					__webpack_require__.e(4873)
				]).then(__webpack_require__.bind(__webpack_require__, 32342)),
				Promise.all([__webpack_require__.e(1253), __webpack_require__.e(4727)]).then(__webpack_require__.bind(__webpack_require__, 68848))
			]);
			const client = createGitHubClient({
				token,
				repository: env.GITHUB_REPOSITORY ?? "",
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				onWait: say,
				lossMs: unfinished.lossMs
			});
			try {
				const activity = await readRunActivity(client, env);
				const store = openArtifactStore({
					key: unfinished.order.key,
					env,
					say
				});
				const outcome = await writeComment(unfinished, {
					client,
					store,
					activity
				});
				if (outcome.kind !== "skipped" && outcome.url !== undefined) say(`Comment: ${outcome.url}`);
			} catch (error) {
				if (!(error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_4__.y)) throw error;
				say(error.message);
			}
		}
	})
};
