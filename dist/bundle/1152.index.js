export const id = 1152;
export const ids = [1152];
export const modules = { 21152: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { collectFolder: () => collectFolder });
	var collect_file = __webpack_require__(46886);
	var folder_identity = __webpack_require__(42696);
	var external_node_fs_ = __webpack_require__(73024);
	var promises_ = __webpack_require__(58500);
	var text_decoder = __webpack_require__(84375);
	var interruptible = __webpack_require__(62314);
	var text_source = __webpack_require__(87158);
	;
	const maximumHeldBytes = 1024 * 1024;
	const maximumListed = 1e6;
	const openFlags = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
	const brace = 123;
	function createFolderSource({ absolutePath, path }, names, interruption) {
		const positions = new Map(names.map((name, position) => [name, position]));
		const modifiedMs = new Float64Array(names.length);
		const left = new Set();
		let buffer = Buffer.allocUnsafeSlow(64 * 1024);
		let sizeBytes = 0;
		let hasChanged = false;
		let restedAtMs = performance.now();
		function note(name, size, changedMs) {
			const position = positions.get(name);
			if (position === undefined) return;
			const before = modifiedMs[position] ?? 0;
			if (before === 0) sizeBytes += size;
			else if (before !== changedMs) hasChanged = true;
			modifiedMs[position] = changedMs;
		}
		function readWhole(descriptor, size) {
			if (buffer.length < size) buffer = Buffer.allocUnsafeSlow(maximumHeldBytes);
			let length = 0;
			for (let read = -1; read !== 0 && length < size; length += read) read = (0, external_node_fs_.readSync)(descriptor, buffer, length, size - length, length);
			const bytes = buffer.subarray(0, length);
			const isPlain = bytes[0] === brace && bytes[1] !== 0;
			return isPlain ? bytes.toString("utf8") : (0, text_decoder.W)().decode(bytes, true).join("");
		}
		return {
			path,
			names,
			modifiedMs,
			left,
			sizeBytes: () => sizeBytes,
			changed: () => hasChanged,
			leave: (name) => void left.add(name),
			beside(pattern) {
				const found = [];
				const folder = (0, external_node_fs_.opendirSync)(absolutePath);
				try {
					let listed = 0;
					for (let entry = folder.readSync(); entry !== null && listed < maximumListed; entry = folder.readSync()) {
						listed += 1;
						if (entry.isFile() && pattern.test(entry.name) && !positions.has(entry.name)) found.push(entry.name);
					}
				} finally {
					folder.closeSync();
				}
				return found.sort();
			},
			read(name) {
				const file = `${absolutePath}/${name}`;
				const descriptor = (0, external_node_fs_.openSync)(file, openFlags);
				try {
					const stats = (0, external_node_fs_.fstatSync)(descriptor);
					if (!stats.isFile()) throw new Error("it is not a file");
					const { size, mtimeMs } = stats;
					note(name, size, mtimeMs);
					return size > maximumHeldBytes ? largeFile(file, `${path}/${name}`) : readWhole(descriptor, size);
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			},
			rest(share) {
				const waiting = interruption.pending?.();
				if (waiting !== undefined) return waiting;
				if (performance.now() - restedAtMs <= interruptible.T) return undefined;
				return (0, promises_.setImmediate)().then(() => {
					interruption.signal?.throwIfAborted();
					interruption.onRest?.(Math.min(1, share));
					restedAtMs = performance.now();
				});
			}
		};
	}
	const largeFile = (absolutePath, path) => ({
		path,
		*chunks() {
			const source = (0, text_source.J)(absolutePath, path);
			try {
				yield* source.chunks();
			} finally {
				source.close();
			}
		}
	});
	var old_results = __webpack_require__(23475);
	var problem_list = __webpack_require__(21431);
	var read_results = __webpack_require__(74462);
	;
	async function collectFolder(entry, recorder, tools) {
		const { path, folder } = entry;
		const { identity, files, notices: committed, warning } = (0, folder_identity.T)(entry, tools.isCommitted);
		if (identity.kind !== "results") return {
			identity,
			sizeBytes: 0,
			modifiedMs: 0,
			notices: []
		};
		const names = files.map(nameOf).sort();
		const source = createFolderSource(entry, names, tools);
		const problems = (0, problem_list.Y)(path);
		const notices = [];
		const target = (0, collect_file.Wv)(recorder, entry, identity, names.length);
		await (0, read_results.Pq)((sink) => folder.format.folder.read(source, sink), target, problems, notices, { keepsPassed: tools.keepsPassed });
		if (source.changed()) {
			problems.add({
				severity: "warning",
				message: "Files changed while they were read. The results may mix their old and their new content."
			});
		}
		if (warning !== undefined) problems.add({
			severity: "warning",
			message: warning
		});
		await tools.pending?.();
		recorder.endFile(problems.list());
		return {
			identity,
			sizeBytes: source.sizeBytes(),
			modifiedMs: source.modifiedMs.reduce((newest, each) => Math.max(newest, each), 0),
			notices: [
				...committed,
				...(0, old_results.a)(path, names, source.modifiedMs),
				...notices.map((text) => ({
					kind: "reading",
					message: `${path}: ${text}`,
					path
				}))
			],
			others: source.left.size === 0 ? [] : files.filter((file) => source.left.has(nameOf(file)))
		};
	}
	const nameOf = ({ path }) => path.slice(path.lastIndexOf("/") + 1);
}) };
