export const id = 9619;
export const ids = [9619];
export const modules = {
	63223: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => withinTime });
		var _github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		async function withinTime(work, { deadlineMs, remainingMs = deadlineMs }) {
			let timer;
			const late = new Promise((_, reject) => {
				const error = new _github_error_js__WEBPACK_IMPORTED_MODULE_0__.y("unavailable", `GitHub took more than ${deadlineMs / 1e3} s.`);
				timer = setTimeout(() => reject(error), Math.max(0, remainingMs));
			});
			try {
				return await Promise.race([work, late]);
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	19619: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openSession: () => openSession });
		var _host_github_octokit_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99728);
		var _host_github_within_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63223);
		function openSession({ token, env, deadlineMs, say }) {
			const end = performance.now() + deadlineMs;
			const client = (0, _host_github_octokit_client_js__WEBPACK_IMPORTED_MODULE_0__.createGitHubClient)({
				token,
				repository: env.GITHUB_REPOSITORY ?? "",
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				deadlineMs
			});
			const events = new Map();
			const remainingMs = () => end - performance.now();
			return {
				client,
				eventOfRun(runId) {
					const known = events.get(runId) ?? client.eventOfRun(runId);
					events.set(runId, known);
					return known;
				},
				remainingMs,
				say,
				within: (work) => (0, _host_github_within_time_js__WEBPACK_IMPORTED_MODULE_1__.d)(work, {
					deadlineMs,
					remainingMs: remainingMs()
				})
			};
		}
	})
};
