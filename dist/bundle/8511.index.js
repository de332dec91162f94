export const id = 8511;
export const ids = [8511];
export const modules = {
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
	}),
	38511: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readBranch: () => readBranch });
		var defined_fields = __webpack_require__(43268);
		var github_error = __webpack_require__(55094);
		var octokit_client = __webpack_require__(58643);
		var without_build = __webpack_require__(86705);
		var add_rows = __webpack_require__(62261);
		var create_histories = __webpack_require__(31059);
		var artifact_name = __webpack_require__(3380);
		var merge_queue = __webpack_require__(9655);
		;
		const maximumDownloadBytes = 5e6;
		const fewBuilds = 2;
		const concurrentMs = 10 * 60 * 1e3;
		function trustedArtifacts(listed, { branch, defaultBranch, ownRunId }) {
			return listed.filter(({ isExpired, isFork, runId, bytes, headBranch }) => {
				if (isExpired || isFork || runId === ownRunId || bytes > maximumDownloadBytes || headBranch === undefined) return false;
				return headBranch === branch || headBranch === defaultBranch || (0, merge_queue.m)(headBranch) === branch;
			}).toSorted(newestFirst);
		}
		function requiredEvent({ headBranch }, { branch }) {
			if (headBranch === branch) return undefined;
			return (0, merge_queue.m)(headBranch) === branch ? "merge_group" : "workflow_run";
		}
		function isOfOwnCommit({ runId, headSha }, { builds }) {
			const own = builds.find(({ id }) => id === String(runId));
			return own === undefined || own.commit !== undefined && own.commit === headSha;
		}
		const newestFirst = (one, other) => other.createdAt - one.createdAt || other.id - one.id;
		const isNewestFirst = (listed) => listed.every((artifact, index) => index === 0 || newestFirst(listed[index - 1] ?? artifact, artifact) <= 0);
		function mayAddBuilds(older, newest, knownBuilds) {
			if (knownBuilds.has(String(older.runId))) return false;
			return newest.createdAt - older.createdAt <= concurrentMs || knownBuilds.size <= fewBuilds;
		}
		var without_full_stop = __webpack_require__(47992);
		var download = __webpack_require__(86750);
		var read_history_document = __webpack_require__(22303);
		var unite_histories = __webpack_require__(80464);
		var external_node_crypto_ = __webpack_require__(77598);
		var zip_entry = __webpack_require__(21746);
		;
		const archiveStart = Buffer.from("PK");
		function artifactContent(downloaded, digest) {
			const [algorithm, expected] = (digest ?? "").split(":");
			if (algorithm === "sha256" && (0, external_node_crypto_.hash)("sha256", downloaded, "hex") !== expected) throw new Error("it differs from its digest");
			return downloaded.subarray(0, 2).equals(archiveStart) ? (0, zip_entry.g)(downloaded, maximumDownloadBytes) : downloaded;
		}
		;
		const maximumRequests = 7;
		const requestsAFile = 2;
		const requestsARun = 1;
		const maximumFiles = 3;
		const artifactsAPage = 100;
		const maximumPages = 4;
		async function readNamedArtifacts(name, reading) {
			const { listed, pages } = await listArtifacts(name, reading);
			const [newest, ...older] = trustedArtifacts(listed.filter((artifact) => artifact.name === name), reading.choice);
			let requestsLeft = maximumRequests - pages;
			let filesLeft = maximumFiles;
			let first;
			const read = [];
			let damaged = 0;
			const knownBuilds = new Set();
			for (const artifact of newest === undefined ? [] : [newest, ...older]) {
				const requests = requestsAFile + (requiredEvent(artifact, reading.choice) === undefined ? 0 : requestsARun);
				if (filesLeft === 0 || requestsLeft < requests) break;
				if (first !== undefined && !mayAddBuilds(artifact, first, knownBuilds)) continue;
				filesLeft -= 1;
				requestsLeft -= requests;
				const found = await readOneArtifact(artifact, reading).catch((error) => {
					if (first === undefined || !(error instanceof github_error.y)) throw error;
					reading.say(notUsed(artifact, error.message));
					return undefined;
				});
				if (found?.isNewer === true && first === undefined) return { isNewer: true };
				if (found?.histories === undefined) {
					if (found?.isUntrusted !== true) damaged += 1;
					continue;
				}
				first ??= artifact;
				read.push(found.histories);
				for (const { id } of found.histories.builds) knownBuilds.add(id);
			}
			return first === undefined ? {
				isNewer: false,
				damaged
			} : {
				isNewer: false,
				histories: (0, unite_histories.Q)(read),
				newest: first
			};
		}
		async function listArtifacts(name, { client }) {
			const { artifacts, total } = await client.artifacts({ name });
			const listed = [...artifacts];
			let pages = 1;
			while (!isNewestFirst(listed) && pages < maximumPages && pages * artifactsAPage < total) {
				pages += 1;
				listed.push(...(await client.artifacts({
					name,
					page: pages
				})).artifacts);
			}
			return {
				listed,
				pages
			};
		}
		async function readOneArtifact(artifact, reading) {
			const { choice, eventOfRun, say } = reading;
			const required = requiredEvent(artifact, choice);
			const event = required && await eventOfRun(artifact.runId);
			if (event !== required) {
				say(notUsed(artifact, `it was not written on ${required}`));
				return { isUntrusted: true };
			}
			const content = await downloadArtifact(artifact, reading);
			if (content === undefined) return undefined;
			const { problems, ...read } = (0, read_history_document.y)(content, `artifact ${artifact.id}`);
			for (const { message } of problems) say(`Artifact ${artifact.id}: ${message}`);
			if (read.histories === undefined || isOfOwnCommit(artifact, read.histories)) return read;
			say(notUsed(artifact, "its last build is of another commit than the run that wrote it"));
			return { isUntrusted: true };
		}
		async function downloadArtifact(artifact, { client, remainingMs, say }) {
			const { id, digest } = artifact;
			let downloaded;
			try {
				const url = new URL(await client.artifactAddress(id));
				const requestMs = Math.max(1, Math.ceil(remainingMs()));
				downloaded = await (0, download.R)(url, {
					requestMs,
					maximumBytes: maximumDownloadBytes
				});
			} catch (error) {
				if (error instanceof download.n && error.isTemporary) {
					throw new github_error.y("unavailable", `GitHub did not send the artifact ${id}: ${error.message}.`);
				}
				const isMissing = error instanceof download.n || error instanceof github_error.y && error.failure === "missing";
				if (!isMissing) throw error;
				say(notUsed(artifact, error.message));
				return undefined;
			}
			try {
				return artifactContent(downloaded, digest);
			} catch (error) {
				say(notUsed(artifact, error instanceof Error ? error.message : String(error)));
				return undefined;
			}
		}
		const notUsed = ({ id }, reason) => `The history in the artifact ${id} is not used: ${(0, without_full_stop.Q)(reason)}.`;
		;
		const maximumHistories = 8;
		const parallelDownloads = 4;
		const scarceShare = .2;
		async function withMovedTests(moved, reading) {
			const { histories, newest, name, ownBuild } = moved;
			const missing = new Set([...moved.failedIds].filter((id) => histories?.find(id) === undefined));
			if (missing.size === 0 || isScarce(reading)) return histories;
			const others = (await historiesOfNewestRun(newest, reading)).filter((artifact) => artifact.name !== name);
			const chosen = others.toSorted((one, other) => other.bytes - one.bytes).slice(0, maximumHistories);
			let extended = histories;
			for (let start = 0; start < chosen.length && missing.size > 0; start += parallelDownloads) {
				const group = chosen.slice(start, start + parallelDownloads);
				for (const found of await Promise.all(group.map((artifact) => readOneArtifact(artifact, reading)))) {
					const other = found?.histories && (0, without_build.D)(found.histories, ownBuild);
					if (other === undefined || other.builds.at(-1)?.ref !== reading.choice.branch) continue;
					const rows = rowsOf(other, missing);
					if (rows.length > 0) extended = (0, add_rows.P)(extended ?? (0, create_histories.tp)(other.builds, []), other, rows);
				}
			}
			return extended;
		}
		function rowsOf(histories, missing) {
			const rows = [];
			for (const id of missing) {
				const row = histories.find(id);
				if (row === undefined) continue;
				rows.push(row);
				missing.delete(id);
			}
			return rows;
		}
		async function historiesOfNewestRun(newest, { client, choice }) {
			const listed = newest === undefined ? (await client.artifacts({})).artifacts : await client.artifactsOfRun(newest.runId);
			const histories = trustedArtifacts(listed.filter(({ name }) => name.startsWith(artifact_name.z)), choice);
			return histories.filter(({ runId }) => runId === histories[0]?.runId);
		}
		function isScarce({ client }) {
			const limit = client.rateLimit();
			return limit !== undefined && limit.remaining < limit.limit * scarceShare;
		}
		;
		async function readBranch(given) {
			const { env, token, deadlineMs, choice, say } = given;
			const end = performance.now() + deadlineMs;
			const client = (0, octokit_client.createGitHubClient)({
				token,
				repository: env.GITHUB_REPOSITORY ?? "",
				apiUrl: env.GITHUB_API_URL || "https://api.github.com",
				deadlineMs
			});
			let timer;
			const late = new Promise((_, reject) => {
				const error = new github_error.y("unavailable", `GitHub took more than ${deadlineMs / 1e3} s.`);
				timer = setTimeout(() => reject(error), deadlineMs);
			});
			try {
				const events = new Map();
				const eventOfRun = (runId) => {
					const known = events.get(runId) ?? client.eventOfRun(runId);
					events.set(runId, known);
					return known;
				};
				const reading = {
					client,
					choice,
					eventOfRun,
					say,
					remainingMs: () => end - performance.now()
				};
				const name = await Promise.race([given.findName(client), late]);
				return {
					name,
					...await readAll({
						...given,
						name
					}, reading, late)
				};
			} finally {
				clearTimeout(timer);
			}
		}
		async function readAll({ name, ownBuild, failedIds, say }, reading, late) {
			const read = await Promise.race([readNamedArtifacts(name, reading), late]);
			if (read.isNewer) return { isNewer: true };
			const stored = read.histories;
			const own = stored && (0, without_build.D)(stored, ownBuild);
			const search = {
				failedIds: failedIds(),
				histories: own,
				newest: read.newest,
				name,
				ownBuild
			};
			const histories = await Promise.race([withMovedTests(search, reading), late]).catch((error) => {
				if (!(error instanceof github_error.y)) throw error;
				say(`Failed tests were not looked up in the histories of other jobs: ${error.message}`);
				return own;
			});
			return {
				...(0, defined_fields.X)({ histories: histories && histories.builds.length > 0 ? histories : undefined }),
				...stored ? { stored } : { damaged: read.damaged }
			};
		}
	})
};
