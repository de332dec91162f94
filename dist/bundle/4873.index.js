export const id = 4873;
export const ids = [4873];
export const modules = {
	21916: ((__unused_webpack_module, exports) => {
		var __webpack_unused_export__;
		__webpack_unused_export__ = true;
		exports.Io = exports.kp = void 0;
		var peq = new Uint32Array(65536);
		var myers_32 = function(a, b) {
			var n = a.length;
			var m = b.length;
			var lst = 1 << n - 1;
			var pv = -1;
			var mv = 0;
			var sc = n;
			var i = n;
			while (i--) {
				peq[a.charCodeAt(i)] |= 1 << i;
			}
			for (i = 0; i < m; i++) {
				var eq = peq[b.charCodeAt(i)];
				var xv = eq | mv;
				eq |= (eq & pv) + pv ^ pv;
				mv |= ~(eq | pv);
				pv &= eq;
				if (mv & lst) {
					sc++;
				}
				if (pv & lst) {
					sc--;
				}
				mv = mv << 1 | 1;
				pv = pv << 1 | ~(xv | mv);
				mv &= xv;
			}
			i = n;
			while (i--) {
				peq[a.charCodeAt(i)] = 0;
			}
			return sc;
		};
		var myers_x = function(b, a) {
			var n = a.length;
			var m = b.length;
			var mhc = [];
			var phc = [];
			var hsize = Math.ceil(n / 32);
			var vsize = Math.ceil(m / 32);
			for (var i = 0; i < hsize; i++) {
				phc[i] = -1;
				mhc[i] = 0;
			}
			var j = 0;
			for (; j < vsize - 1; j++) {
				var mv_1 = 0;
				var pv_1 = -1;
				var start_1 = j * 32;
				var vlen_1 = Math.min(32, m) + start_1;
				for (var k = start_1; k < vlen_1; k++) {
					peq[b.charCodeAt(k)] |= 1 << k;
				}
				for (var i = 0; i < n; i++) {
					var eq = peq[a.charCodeAt(i)];
					var pb = phc[i / 32 | 0] >>> i & 1;
					var mb = mhc[i / 32 | 0] >>> i & 1;
					var xv = eq | mv_1;
					var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
					var ph = mv_1 | ~(xh | pv_1);
					var mh = pv_1 & xh;
					if (ph >>> 31 ^ pb) {
						phc[i / 32 | 0] ^= 1 << i;
					}
					if (mh >>> 31 ^ mb) {
						mhc[i / 32 | 0] ^= 1 << i;
					}
					ph = ph << 1 | pb;
					mh = mh << 1 | mb;
					pv_1 = mh | ~(xv | ph);
					mv_1 = ph & xv;
				}
				for (var k = start_1; k < vlen_1; k++) {
					peq[b.charCodeAt(k)] = 0;
				}
			}
			var mv = 0;
			var pv = -1;
			var start = j * 32;
			var vlen = Math.min(32, m - start) + start;
			for (var k = start; k < vlen; k++) {
				peq[b.charCodeAt(k)] |= 1 << k;
			}
			var score = m;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv;
				var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
				var ph = mv | ~(xh | pv);
				var mh = pv & xh;
				score += ph >>> m - 1 & 1;
				score -= mh >>> m - 1 & 1;
				if (ph >>> 31 ^ pb) {
					phc[i / 32 | 0] ^= 1 << i;
				}
				if (mh >>> 31 ^ mb) {
					mhc[i / 32 | 0] ^= 1 << i;
				}
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv = mh | ~(xv | ph);
				mv = ph & xv;
			}
			for (var k = start; k < vlen; k++) {
				peq[b.charCodeAt(k)] = 0;
			}
			return score;
		};
		var distance = function(a, b) {
			if (a.length < b.length) {
				var tmp = b;
				b = a;
				a = tmp;
			}
			if (b.length === 0) {
				return a.length;
			}
			if (a.length <= 32) {
				return myers_32(a, b);
			}
			return myers_x(a, b);
		};
		exports.Io = distance;
		var closest = function(str, arr) {
			var min_distance = Infinity;
			var min_index = 0;
			for (var i = 0; i < arr.length; i++) {
				var dist = distance(str, arr[i]);
				if (dist < min_distance) {
					min_distance = dist;
					min_index = i;
				}
			}
			return arr[min_index];
		};
		exports.kp = closest;
	}),
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
	})
};
