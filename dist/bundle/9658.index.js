export const id = 9658;
export const ids = [9658];
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
	61908: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => withParsedMarkdown });
		var _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69244);
		const hasMarkdown = (blocks) => blocks.some((block) => {
			if (block.type === "list") return block.children.some((item) => hasMarkdown(item.children));
			return block.type === "markdown" || (block.type === "section" || block.type === "alert") && hasMarkdown(block.children);
		});
		async function withParsedMarkdown(root) {
			if (!hasMarkdown(root.children)) return root;
			const { parseMarkdown } = await Promise.all([
				__webpack_require__.e(3014),
				__webpack_require__.e(5200),
				__webpack_require__.e(5227)
			]).then(__webpack_require__.bind(__webpack_require__, 85227));
			const parsed = (blocks) => blocks.flatMap((block) => {
				switch (block.type) {
					case "markdown": return parseMarkdown((0, _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__.R)(block.parts));
					case "section":
					case "alert": return [{
						...block,
						children: parsed(block.children)
					}];
					case "list": return [{
						...block,
						children: block.children.map((item) => ({
							...item,
							children: parsed(item.children)
						}))
					}];
					default: return [block];
				}
			});
			return {
				...root,
				children: parsed(root.children)
			};
		}
	})
};
