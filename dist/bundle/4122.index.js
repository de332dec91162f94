export const id = 4122;
export const ids = [4122, 7902];
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
	44171: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gm: () => requiredEvent,
			XL: () => isOfOwnCommit,
			j2: () => isNewestFirst,
			ll: () => newestFirst,
			mM: () => mayAddBuilds,
			tV: () => trustedArtifacts,
			w9: () => maximumDownloadBytes
		});
		var _host_ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9655);
		const maximumDownloadBytes = 5e6;
		const fewBuilds = 2;
		const concurrentMs = 10 * 60 * 1e3;
		function trustedArtifacts(listed, { branch, defaultBranch, ownRunId }) {
			return listed.filter(({ isExpired, isFork, runId, bytes, headBranch }) => {
				if (isExpired || isFork || runId === ownRunId || bytes > maximumDownloadBytes || headBranch === undefined) return false;
				return headBranch === branch || headBranch === defaultBranch || (0, _host_ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_0__.m)(headBranch) === branch;
			}).toSorted(newestFirst);
		}
		function requiredEvent({ headBranch }, { branch }) {
			if (headBranch === branch) return undefined;
			return (0, _host_ci_context_merge_queue_js__WEBPACK_IMPORTED_MODULE_0__.m)(headBranch) === branch ? "merge_group" : "workflow_run";
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
	}),
	68776: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => downloadArtifact,
			f: () => notUsed
		});
		var without_full_stop = __webpack_require__(47992);
		var download = __webpack_require__(86750);
		var github_error = __webpack_require__(55094);
		var external_node_crypto_ = __webpack_require__(77598);
		var zip_entry = __webpack_require__(21746);
		;
		const archiveStart = Buffer.from("PK");
		function artifactContent(downloaded, digest, maximumBytes) {
			const [algorithm, expected] = (digest ?? "").split(":");
			if (algorithm === "sha256" && (0, external_node_crypto_.hash)("sha256", downloaded, "hex") !== expected) throw new Error("it differs from its digest");
			return downloaded.subarray(0, 2).equals(archiveStart) ? (0, zip_entry.g)(downloaded, maximumBytes) : downloaded;
		}
		;
		async function downloadArtifact(artifact, { client, remainingMs, say }, { what, maximumBytes }) {
			const { id, digest } = artifact;
			let downloaded;
			try {
				const url = new URL(await client.artifactAddress(id));
				const requestMs = Math.max(1, Math.ceil(remainingMs()));
				downloaded = await (0, download.R)(url, {
					requestMs,
					maximumBytes
				});
			} catch (error) {
				if (error instanceof download.n && error.isTemporary) {
					throw new github_error.y("unavailable", `GitHub did not send the artifact ${id}: ${error.message}.`);
				}
				const isMissing = error instanceof download.n || error instanceof github_error.y && error.failure === "missing";
				if (!isMissing) throw error;
				say(notUsed(artifact, error.message, what));
				return undefined;
			}
			try {
				return artifactContent(downloaded, digest, maximumBytes);
			} catch (error) {
				say(notUsed(artifact, error instanceof Error ? error.message : String(error), what));
				return undefined;
			}
		}
		const notUsed = ({ id }, reason, what = "history") => `The ${what} in the artifact ${id} is not used: ${(0, without_full_stop.Q)(reason)}.`;
	}),
	38938: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => listArtifacts });
		var _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44171);
		const artifactsAPage = 100;
		const maximumPages = 4;
		async function listArtifacts(name, { client }) {
			const { artifacts, total } = await client.artifacts({ name });
			const listed = [...artifacts];
			let pages = 1;
			while (!(0, _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.j2)(listed) && pages < maximumPages && pages * artifactsAPage < total) {
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
	}),
	7902: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => readNamedArtifacts,
			H: () => readOneArtifact,
			readNewestArtifact: () => readNewestArtifact
		});
		var _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43268);
		var _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55094);
		var _history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22303);
		var _history_unite_histories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80464);
		var _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44171);
		var _download_artifact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68776);
		var _list_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38938);
		const maximumRequests = 7;
		const requestsAFile = 2;
		const requestsARun = 1;
		const maximumFiles = 3;
		async function readNamedArtifacts(name, reading) {
			const { listed, pages } = await (0, _list_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.w)(name, reading);
			const [newest, ...older] = (0, _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__.tV)(listed.filter((artifact) => artifact.name === name), reading.choice);
			let requestsLeft = maximumRequests - pages;
			let filesLeft = maximumFiles;
			let first;
			const read = [];
			let damaged = 0;
			const knownBuilds = new Set();
			for (const artifact of newest === undefined ? [] : [newest, ...older]) {
				const requests = requestsAFile + ((0, _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__.Gm)(artifact, reading.choice) === undefined ? 0 : requestsARun);
				if (filesLeft === 0 || requestsLeft < requests) break;
				if (first !== undefined && !(0, _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__.mM)(artifact, first, knownBuilds)) continue;
				filesLeft -= 1;
				requestsLeft -= requests;
				const found = await readOneArtifact(artifact, reading).catch((error) => {
					if (first === undefined || !(error instanceof _host_github_github_error_js__WEBPACK_IMPORTED_MODULE_0__.y)) throw error;
					reading.say((0, _download_artifact_js__WEBPACK_IMPORTED_MODULE_3__.f)(artifact, error.message));
					return undefined;
				});
				if (found?.isNewer === true && first === undefined) return { isNewer: true };
				if (found?.histories === undefined) {
					if (found?.isUntrusted !== true) damaged += 1;
					continue;
				}
				first ??= artifact;
				read.push(found.histories);
				if (found.isDamaged === true) damaged += 1;
				for (const { id } of found.histories.builds) knownBuilds.add(id);
			}
			if (first === undefined) return {
				isNewer: false,
				damaged
			};
			return {
				isNewer: false,
				histories: (0, _history_unite_histories_js__WEBPACK_IMPORTED_MODULE_2__.Q)(read),
				...(0, _base_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__.X)({ isDamaged: damaged > 0 ? true : undefined }),
				newest: first
			};
		}
		async function readNewestArtifact(name, reading) {
			const { listed } = await (0, _list_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.w)(name, reading);
			const { ownRunId } = reading.choice;
			const named = listed.filter((artifact) => artifact.name === name);
			const trusted = (0, _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__.tV)(named, {
				...reading.choice,
				ownRunId: undefined
			});
			const newest = trusted.find(({ runId }) => runId === ownRunId) ?? trusted[0];
			return newest && (await readOneArtifact(newest, reading))?.histories;
		}
		async function readOneArtifact(artifact, reading) {
			const { choice, eventOfRun, say } = reading;
			const required = (0, _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__.Gm)(artifact, choice);
			const event = required && await eventOfRun(artifact.runId);
			if (event !== required) {
				say((0, _download_artifact_js__WEBPACK_IMPORTED_MODULE_3__.f)(artifact, `it was not written on ${required}`));
				return { isUntrusted: true };
			}
			const content = await (0, _download_artifact_js__WEBPACK_IMPORTED_MODULE_3__.b)(artifact, reading, {
				what: "history",
				maximumBytes: _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__.w9
			});
			if (content === undefined) return undefined;
			const { problems, ...read } = (0, _history_document_read_history_document_js__WEBPACK_IMPORTED_MODULE_1__.y)(content, `artifact ${artifact.id}`);
			for (const { message } of problems) say(`Artifact ${artifact.id}: ${message}`);
			if (read.histories === undefined || (0, _choose_artifacts_js__WEBPACK_IMPORTED_MODULE_5__.XL)(artifact, read.histories)) return read;
			say((0, _download_artifact_js__WEBPACK_IMPORTED_MODULE_3__.f)(artifact, "its last build is of another commit than the run that wrote it"));
			return { isUntrusted: true };
		}
	}),
	4122: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readBranch: () => readBranch });
		var defined_fields = __webpack_require__(43268);
		var github_error = __webpack_require__(55094);
		var without_build = __webpack_require__(86705);
		var rate_limit = __webpack_require__(73958);
		var add_rows = __webpack_require__(62261);
		var create_histories = __webpack_require__(31059);
		var artifact_name = __webpack_require__(3380);
		var choose_artifacts = __webpack_require__(44171);
		var read_artifacts = __webpack_require__(7902);
		;
		const maximumHistories = 8;
		const parallelDownloads = 4;
		async function withMovedTests(moved, reading) {
			const { histories, newest, name, ownBuild } = moved;
			const missing = new Set([...moved.failedIds].filter((id) => histories?.find(id) === undefined));
			if (missing.size === 0 || (0, rate_limit.k1)(reading.client)) return histories;
			const others = (await historiesOfNewestRun(newest, reading)).filter((artifact) => artifact.name !== name);
			const chosen = others.toSorted((one, other) => other.bytes - one.bytes).slice(0, maximumHistories);
			let extended = histories;
			for (let start = 0; start < chosen.length && missing.size > 0; start += parallelDownloads) {
				const group = chosen.slice(start, start + parallelDownloads);
				for (const found of await Promise.all(group.map((artifact) => (0, read_artifacts.H)(artifact, reading)))) {
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
			const histories = (0, choose_artifacts.tV)(listed.filter(({ name }) => name.startsWith(artifact_name.z)), choice);
			return histories.filter(({ runId }) => runId === histories[0]?.runId);
		}
		;
		async function readBranch({ name, choice, ownBuild, failedIds }, session) {
			const reading = {
				...session,
				choice
			};
			const read = await session.within((0, read_artifacts.F)(name, reading));
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
			const histories = await session.within(withMovedTests(search, reading)).catch((error) => {
				if (!(error instanceof github_error.y)) throw error;
				session.say(`Failed tests were not looked up in the histories of other jobs: ${error.message}`);
				return own;
			});
			return {
				...(0, defined_fields.X)({ histories: histories && histories.builds.length > 0 ? histories : undefined }),
				...read.histories === undefined ? { damaged: read.damaged } : {
					stored: read.histories,
					...(0, defined_fields.X)({ isDamaged: read.isDamaged })
				}
			};
		}
	})
};
