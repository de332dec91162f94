export const id = 9778;
export const ids = [9778, 9329];
export const modules = {
	39329: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { readDocument: () => readDocument });
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
		var jsonc_parser__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(jsonc_parser__WEBPACK_IMPORTED_MODULE_0__);
		var _value_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70179);
		const maximumDepth = 64;
		function readDocument(text, { isStrict = false } = {}) {
			const tooDeep = findTooDeep(text);
			const errors = [];
			const root = tooDeep === undefined ? (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, {
				allowTrailingComma: !isStrict,
				disallowComments: isStrict
			}) : undefined;
			const duplicateKeys = [];
			return {
				value: root === undefined ? undefined : readValue(root, [], duplicateKeys),
				syntaxFaults: tooDeep === undefined ? describe(errors) : [tooDeep],
				duplicateKeys,
				offsetOf(path, within) {
					const [node, isExact] = nodeAt(root, path);
					if (node === undefined) return 0;
					return isExact && within !== undefined && node.type === "string" ? offsetInString(text, node, within) : node.offset;
				},
				offsetOfKey(path) {
					const [node, isExact] = nodeAt(root, path);
					return (isExact && node?.parent?.type === "property" ? node.parent.offset : node?.offset) ?? 0;
				}
			};
		}
		function findTooDeep(text) {
			const scanner = (0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
			let depth = 0;
			for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
				const offset = scanner.getTokenOffset();
				const first = text.charAt(offset);
				if (first === "{" || first === "[") depth += 1;
				else if (first === "}" || first === "]") depth -= 1;
				if (depth > maximumDepth) return {
					message: `nested more than ${maximumDepth} deep`,
					offset
				};
			}
			return undefined;
		}
		function readValue(node, path, duplicateKeys) {
			if (node.type === "array") return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys));
			if (node.type !== "object") return node.value;
			const entries = new Map();
			for (const property of node.children ?? []) {
				const [keyNode, valueNode] = property.children ?? [];
				const key = String(keyNode?.value);
				const inner = [...path, key];
				if (entries.has(key)) duplicateKeys.push({
					message: `${(0, _value_path_js__WEBPACK_IMPORTED_MODULE_1__.P)(inner)}: duplicate key`,
					offset: property.offset
				});
				entries.set(key, valueNode === undefined ? undefined : readValue(valueNode, inner, duplicateKeys));
			}
			return Object.fromEntries(entries);
		}
		function nodeAt(root, path) {
			let node = root;
			for (const step of path) {
				const child = node?.type === "array" ? node.children?.[Number(step)] : node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
				if (child === undefined) return [node, false];
				node = child;
			}
			return [node, true];
		}
		function offsetInString(text, node, within) {
			let offset = node.offset + 1;
			for (let count = 0; count < within; count += 1) {
				offset += text.charAt(offset) !== "\\" ? 1 : text.charAt(offset + 1) === "u" ? 6 : 2;
			}
			return offset;
		}
		const syntaxMessages = {
			InvalidSymbol: "unexpected text; strings must be in double quotes",
			InvalidNumberFormat: "this is not a number",
			PropertyNameExpected: "expected a key in double quotes",
			ValueExpected: "expected a value",
			ColonExpected: "expected a \":\"",
			CommaExpected: "expected a \",\"",
			CloseBraceExpected: "expected a \"}\"",
			CloseBracketExpected: "expected a \"]\"",
			EndOfFileExpected: "expected the end of the file",
			UnexpectedEndOfComment: "the comment is not closed",
			UnexpectedEndOfString: "the string is not closed",
			UnexpectedEndOfNumber: "the number is not complete",
			InvalidUnicode: "the \"\\u\" is not followed by four hexadecimal digits",
			InvalidEscapeCharacter: "unknown escape; write a backslash as \"\\\\\"",
			InvalidCommentToken: "comments are not allowed",
			InvalidCharacter: "a control character in a string must be escaped"
		};
		function describe([first]) {
			if (first === undefined) return [];
			return [{
				message: `not valid JSON: ${syntaxMessages[(0, jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error)] ?? "unexpected text"}`,
				offset: first.offset
			}];
		}
	}),
	30803: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => linesOf,
			d: () => positionOf
		});
		function positionOf(text, offset) {
			const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
			return {
				line: lines.length,
				column: (lines.at(-1)?.length ?? 0) + 1
			};
		}
		function linesOf(text, offsets) {
			let line = 1;
			let start = 0;
			return offsets.map((offset) => {
				line += text.slice(start, offset).split(/\r\n|\n|\r/).length - 1;
				start = offset;
				return line;
			});
		}
	}),
	70179: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => showPath,
			w: () => pathOfPointer
		});
		function showPath(path) {
			const text = path.map((step) => typeof step === "string" && /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`).join("");
			return text.startsWith(".") ? text.slice(1) : text;
		}
		function pathOfPointer(pointer, root) {
			let value = root;
			return pointer.split("/").slice(1).map((step) => {
				const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
				const index = Array.isArray(value) ? Number(key) : key;
				value = value[index];
				return index;
			});
		}
	}),
	766: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => findDefaultBranch });
		var _host_git_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7764);
		const usualNames = [
			"main",
			"master",
			"trunk",
			"develop"
		];
		function findDefaultBranch(folder, env) {
			const repository = (0, _host_git_repository_js__WEBPACK_IMPORTED_MODULE_0__.W)(folder, env);
			const remote = repository?.ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD")?.replace(/^origin\//, "");
			if (remote !== undefined && isPlainName(remote)) return remote;
			const current = repository?.ask("symbolic-ref", "--short", "HEAD");
			return usualNames.find((name) => name === current) ?? "main";
		}
		const isPlainName = (name) => /^[A-Za-z][\w./-]{0,200}$/.test(name);
	}),
	29426: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => readPackages });
		var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51638);
		var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17344);
		const dependencyFields = [
			"dependencies",
			"peerDependencies",
			"optionalDependencies",
			"devDependencies"
		];
		const maximumPackages = 200;
		function readPackages(view) {
			const paths = view.named("package.json");
			const [firstOther] = paths.slice(maximumPackages);
			if (firstOther !== undefined) view.leaveOut(firstOther, `only the first ${maximumPackages} of ${paths.length} files with the name package.json are read`);
			return paths.slice(0, maximumPackages).flatMap((path) => {
				const content = (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.op)(view, path);
				if (content === undefined) return [];
				const dependencies = dependencyFields.flatMap((field) => [...(0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.Ej)(content[field]).keys()].map((name) => [name, field]));
				return [{
					path,
					folder: (0, _paths_js__WEBPACK_IMPORTED_MODULE_1__.yS)(path),
					content,
					scripts: (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.Ej)(content.scripts),
					dependencies: new Map(dependencies)
				}];
			});
		}
	}),
	17591: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => readIniSections });
		function readIniSections(text) {
			const sections = new Map();
			let section = new Map();
			let key;
			for (const line of text.split(/\r?\n/)) {
				const content = line.trim();
				if (content === "" || content.startsWith("#") || content.startsWith(";")) continue;
				if (key !== undefined && /^[ \t]/.test(line)) {
					section.set(key, `${section.get(key)}\n${content}`);
					continue;
				}
				key = undefined;
				if (content.startsWith("[") && content.endsWith("]")) {
					section = new Map();
					sections.set(content.slice(1, -1), section);
					continue;
				}
				const end = content.search(/[=:]/);
				if (end < 1) continue;
				key = content.slice(0, end).trim().toLowerCase();
				section.set(key, content.slice(end + 1).trim());
			}
			return sections;
		}
	}),
	86294: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => invalidFileReason });
		var _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60331);
		function invalidFileReason(language, fault) {
			const place = fault === undefined ? "" : ` in line ${fault.line}, column ${fault.column}: ${(0, _base_text_display_text_js__WEBPACK_IMPORTED_MODULE_0__.p)(fault.cause)}`;
			return `it is not valid ${language}${place}. Correct it, then run init again.`;
		}
	}),
	51638: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D7: () => objectIn,
			Ej: () => textsIn,
			op: () => readJsonObject
		});
		var _config_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39329);
		var _config_text_position_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30803);
		var _invalid_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86294);
		function readJsonObject(view, path, { allowsComments = false } = {}) {
			const text = view.read(path);
			if (text === undefined || view.leftOut().has(path)) return undefined;
			try {
				return objectOf(view, path, JSON.parse(text));
			} catch {
				const { value, syntaxFaults } = (0, _config_document_js__WEBPACK_IMPORTED_MODULE_0__.readDocument)(text, { isStrict: !allowsComments });
				if (allowsComments && syntaxFaults.length === 0) return objectOf(view, path, value);
				view.leaveOut(path, (0, _invalid_file_js__WEBPACK_IMPORTED_MODULE_1__.i)("JSON", faultOf(text, syntaxFaults[0])));
				return undefined;
			}
		}
		function objectOf(view, path, value) {
			const object = objectIn(value);
			if (object === undefined) view.leaveOut(path, "it does not contain a JSON object. Correct it, then run init again.");
			return object;
		}
		const faultOf = (text, fault) => fault && {
			...(0, _config_text_position_js__WEBPACK_IMPORTED_MODULE_2__.d)(text, fault.offset),
			cause: fault.message.replace(/^not valid JSON: /, "")
		};
		const objectIn = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
		const textsIn = (value) => new Map(Object.entries(objectIn(value) ?? {}).filter((entry) => typeof entry[1] === "string"));
	}),
	17344: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UO: () => isWithin,
			_z: () => inFolder,
			bQ: () => foldersAround,
			iq: () => topFolder,
			m: () => outermostFolders,
			yS: () => folderOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		const folderOf = (path) => {
			const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
			return folder === "." ? "" : folder;
		};
		const inFolder = (folder, name) => folder === "" ? name : `${folder}/${name}`;
		function foldersAround(folder) {
			const names = folder === "" ? [] : folder.split("/");
			return [...names.map((_, index) => names.slice(0, names.length - index).join("/")), ""];
		}
		function outermostFolders(folders) {
			const all = new Set(folders);
			return [...all].filter((folder) => folder === "" || foldersAround(folder).every((around) => around === folder || !all.has(around)));
		}
		function topFolder(outer, path) {
			const names = (outer === "" ? path : path.slice(outer.length + 1)).split("/");
			return names.length > 1 && /^\w[\w-]{0,100}$/.test(names[0] ?? "") ? names[0] ?? "." : ".";
		}
		const isWithin = (folder, outer) => outer === "" || folder === outer || folder.startsWith(`${outer}/`);
	}),
	52790: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => openRepositoryView });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var inner_path = __webpack_require__(64601);
		var display_text = __webpack_require__(60331);
		var repository = __webpack_require__(7764);
		var work_tree = __webpack_require__(21121);
		;
		const maximumPaths = 2e4;
		const maximumDepth = 8;
		const maximumEntries = 1e5;
		const skippedFolders = new Set([
			".git",
			"node_modules",
			"bower_components",
			"vendor",
			"third_party",
			"site-packages",
			".venv",
			"venv",
			".tox",
			".nox",
			"__pycache__",
			"Pods",
			".gradle",
			".dart_tool",
			"fixtures",
			"__fixtures__",
			"testdata",
			"examples",
			"example",
			"samples",
			"dist",
			"coverage"
		]);
		const outputFolders = new Set([
			"build",
			"out",
			"obj",
			"target"
		]);
		function listPaths(root, env) {
			const paths = listByGit(root, env) ?? listOnDisk(root);
			return paths.filter(isWanted).map((path) => ({
				path,
				depth: depthOf(path)
			})).sort((one, other) => one.depth - other.depth || (one.path < other.path ? -1 : 1)).slice(0, maximumPaths).map(({ path }) => path);
		}
		const depthOf = (path) => path.split("/").length - 1;
		const isWanted = (path) => path.length <= 1024 && (0, display_text.p)(path) === path && !path.includes("${{") && depthOf(path) <= maximumDepth && !path.split("/").some((name) => skippedFolders.has(name));
		function listByGit(root, env) {
			const workTree = (0, work_tree.vE)(root);
			const prefix = workTree === undefined ? undefined : (0, inner_path.g)(workTree, root);
			if (prefix === undefined) return undefined;
			const paths = (0, repository.W)(root, env)?.list("ls-files", "--cached", "--others", "--exclude-standard", "-z");
			if (paths === undefined || prefix === "") return paths;
			return paths.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.slice(prefix.length + 1));
		}
		function listOnDisk(root) {
			const found = [];
			const folders = [{
				path: "",
				depth: 0
			}];
			let entries = 0;
			for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
				for (const { name, isFolder } of entriesOf((0, external_node_path_.join)(root, folder.path), maximumEntries - entries)) {
					entries += 1;
					const path = folder.path === "" ? name : `${folder.path}/${name}`;
					if (!isFolder) found.push(path);
					else if (folder.depth < maximumDepth && !skippedFolders.has(name) && !outputFolders.has(name)) folders.push({
						path,
						depth: folder.depth + 1
					});
				}
				if (entries >= maximumEntries) break;
			}
			return found;
		}
		function entriesOf(folder, limit) {
			const entries = [];
			try {
				const reader = (0, external_node_fs_.opendirSync)(folder);
				try {
					for (let seen = 0, entry = reader.readSync(); entry !== null && seen < limit; seen += 1, entry = reader.readSync()) {
						if (entry.isFile() || entry.isDirectory()) entries.push({
							name: entry.name,
							isFolder: entry.isDirectory()
						});
					}
				} finally {
					reader.closeSync();
				}
			} catch {}
			return entries;
		}
		;
		const maximumFileBytes = 256 * 1024;
		const maximumTotalBytes = 16 * 1024 * 1024;
		function openRepositoryView(folder, env) {
			const root = (0, external_node_fs_.realpathSync)(folder);
			const paths = listPaths(root, env);
			const known = new Set(paths);
			const texts = new Map();
			const leftOut = new Map();
			let readBytes = 0;
			const load = (path) => {
				const loaded = loadText(root, path, maximumTotalBytes - readBytes);
				if ("reason" in loaded) leftOut.set(path, loaded.reason);
				else readBytes += loaded.bytes;
				return "reason" in loaded ? undefined : loaded.text;
			};
			return {
				paths,
				has: (path) => known.has(path),
				named: (name) => paths.filter((path) => {
					const base = external_node_path_.posix.basename(path);
					return typeof name === "string" ? base === name : name.test(base);
				}),
				read(path) {
					if (!known.has(path)) return undefined;
					if (!texts.has(path)) texts.set(path, load(path));
					return texts.get(path);
				},
				leaveOut: (path, reason) => leftOut.set(path, reason),
				leftOut: () => leftOut
			};
		}
		function loadText(root, path, allowedBytes) {
			try {
				const file = (0, external_node_path_.join)(root, path);
				if (!(0, external_node_fs_.lstatSync)(file).isFile()) return { reason: "it is not a regular file" };
				if ((0, inner_path.g)(root, (0, external_node_fs_.realpathSync)(file)) === undefined) return { reason: "it is outside of the repository" };
				const limit = Math.min(maximumFileBytes, allowedBytes);
				const buffer = Buffer.alloc(limit + 1);
				const descriptor = (0, external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
				try {
					const bytes = (0, external_node_fs_.readSync)(descriptor, buffer);
					if (bytes > limit) return { reason: limit < maximumFileBytes ? "too many files were read before" : "it is larger than 256 KiB" };
					if (buffer.subarray(0, bytes).includes(0)) return { reason: "it is not text in UTF-8. Save it as UTF-8, then run init again." };
					return {
						text: buffer.toString("utf8", 0, bytes).replace(/^\ufeff/, ""),
						bytes
					};
				} finally {
					(0, external_node_fs_.closeSync)(descriptor);
				}
			} catch {
				return { reason: "it cannot be read" };
			}
		}
	}),
	56459: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => resultPatterns });
		var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17344);
		const resultPatterns = ({ folder, files, isLink }) => files.map((file) => isLink === true ? (0, _paths_js__WEBPACK_IMPORTED_MODULE_0__._z)(folder, file) : folder === "" || file.startsWith("**/") ? file : `**/${file}`);
	}),
	67719: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => tableAt,
			p: () => readTomlTable
		});
		var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
		var _invalid_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86294);
		var _json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51638);
		const maximumDepth = 50;
		function readTomlTable(view, path) {
			const text = view.read(path);
			if (text === undefined) return undefined;
			try {
				return (0, smol_toml__WEBPACK_IMPORTED_MODULE_0__.qg)(text, {
					maxDepth: maximumDepth,
					integersAsBigInt: "asNeeded",
					unsafeKeyBehaviour: "drop"
				});
			} catch (error) {
				view.leaveOut(path, (0, _invalid_file_js__WEBPACK_IMPORTED_MODULE_2__.i)("TOML", faultOf(error)));
				return undefined;
			}
		}
		function faultOf(error) {
			if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__.zx)) return undefined;
			const cause = (error.message.split("\n", 1)[0] ?? "").replace(/^Invalid TOML document: /, "");
			return {
				line: error.line,
				column: error.column,
				cause
			};
		}
		const tableAt = (table, ...keys) => keys.reduce((outer, key) => outer !== undefined && Object.hasOwn(outer, key) ? (0, _json_object_js__WEBPACK_IMPORTED_MODULE_1__.D7)(outer[key]) : undefined, table);
	}),
	11900: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$r: () => permissionLines,
			Yn: () => reportStepLines,
			LS: () => workflowText
		});
		var token_permissions = __webpack_require__(92248);
		var result_patterns = __webpack_require__(56459);
		;
		const setupActions = {
			checkout: "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0",
			node: "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0",
			pnpm: "pnpm/action-setup@a7487c7e89a18df4991f7f222e4898a00d66ddda # v4.1.0",
			bun: "oven-sh/setup-bun@0c5077e51419868618aeaa5fe8019c62421857d6 # v2.2.0",
			deno: "denoland/setup-deno@667a34cdef165d8d2b2e98dde39547c9daac7282 # v2.0.4",
			java: "actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0",
			sbt: "sbt/setup-sbt@6444f4c8111de4b9059c3975def104b03cfaa5f0 # v1.5.2",
			dotnet: "actions/setup-dotnet@d4c94342e560b34958eacfc5d055d21461ed1c5d # v5.0.0",
			go: "actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16 # v6.5.0",
			rustTools: "taiki-e/install-action@ba47c86ac325773530516bb756137ac718732518 # v2.86.5",
			python: "actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0",
			php: "shivammathur/setup-php@f3e473d116dcccaddc5834248c87452386958240 # 2.37.2",
			ruby: "ruby/setup-ruby@0dafeac902942906541bc140009cdbf32665b601 # v1.315.0",
			dart: "dart-lang/setup-dart@65eb853c7ba17dde3be364c3d2858773e7144260 # v1.7.2",
			flutter: "subosito/flutter-action@1a449444c387b1966244ae4d4f8c696479add0b2 # v2.23.0"
		};
		;
		const plain = /^(?:[A-Za-z]|\.\/)(?:[\w ./@=,+*'"&>()[\]-]|:(?=\S))*$/;
		const reserved = /^(?:y|yes|n|no|on|off|null)$/i;
		const yamlScalar = (text) => plain.test(text) && !reserved.test(text) && text.trim() === text ? text : `'${text.replaceAll("'", "''")}'`;
		;
		const always = `if: $\{{ !cancelled() }}`;
		function workflowText(findings, { defaultBranch, action }) {
			const jobs = new Map();
			for (const finding of findings) jobs.set(finding.job, [...jobs.get(finding.job) ?? [], finding]);
			const isOnly = jobs.size === 1;
			return [
				"# Runs the tests and reports them, even if they fail.",
				"name: Test",
				"",
				"on:",
				"  push:",
				`    branches: [${yamlScalar(defaultBranch)}]`,
				"  pull_request:",
				"",
				...permissionLines(defaultBranch),
				"",
				"jobs:",
				...[...jobs].flatMap(([id, own], index) => [
					...index === 0 ? [] : [""],
					`  ${isOnly ? "test" : id}:`,
					...jobLines(own, {
						action,
						isOnly
					}).map((line) => line === "" ? "" : `    ${line}`)
				]),
				""
			].join("\n");
		}
		const permissionLines = (defaultBranch) => [
			"permissions:",
			"  contents: read",
			`  ${token_permissions.m.comment} # for the comment on the pull request`,
			`  ${token_permissions.m.runs} # for the history of ${defaultBranch}, which shows which failures are new`
		];
		function reportStepLines(findings, { action, isOnly }) {
			const patterns = [...new Set(findings.flatMap(result_patterns.H))];
			const isImplied = isOnly && findings.every(({ isLink }) => isLink !== true);
			return [
				`- uses: ${action}`,
				`  ${always}`,
				...isImplied ? [] : [
					"  with:",
					...isOnly ? [] : ["    # The configuration also names the files of the other jobs."],
					"    paths: |",
					...patterns.map((pattern) => `      ${pattern}`)
				]
			];
		}
		function jobLines(findings, options) {
			const setup = new Map(findings.flatMap((finding) => finding.setup).map((step) => [JSON.stringify(step), step]));
			const steps = [
				`- uses: ${setupActions.checkout}`,
				"  with:",
				"    persist-credentials: false",
				...[...setup.values()].flatMap((step) => stepLines(step)),
				...findings.flatMap(({ test }, index) => stepLines(test, index === 0 ? [] : [always])),
				...reportStepLines(findings, options)
			];
			const runner = findings.find((finding) => finding.runner !== undefined)?.runner ?? "ubuntu-latest";
			return [
				`runs-on: ${runner}`,
				"steps:",
				...steps.map((line) => `  ${line}`)
			];
		}
		function stepLines(step, more = []) {
			if ("uses" in step) return [`- uses: ${setupActions[step.uses]}`, ...mapLines("with", step.with)];
			const { run, folder, env } = step;
			return [
				`- run: ${yamlScalar(run)}`,
				...more.map((line) => `  ${line}`),
				...folder === "" ? [] : [`  working-directory: ${yamlScalar(folder)}`],
				...mapLines("env", env)
			];
		}
		const mapLines = (key, values = {}) => {
			const entries = Object.entries(values);
			return entries.length === 0 ? [] : [`  ${key}:`, ...entries.flatMap(([name, value]) => mapLine(name, value))];
		};
		const mapLine = (name, value) => value.includes("\n") ? [`    ${name}: |`, ...value.split("\n").map((line) => `      ${line}`)] : [`    ${name}: ${yamlScalar(value)}`];
	}),
	29411: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$X: () => isReportAction,
			$u: () => isWorkflowPath,
			Nv: () => reportCommandIn,
			mI: () => findWorkflows
		});
		var _shell_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83722);
		var _test_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35634);
		var _workflow_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64503);
		const isWorkflowPath = (path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
		function findWorkflows(view) {
			const runsTests = (0, _test_runs_js__WEBPACK_IMPORTED_MODULE_1__.Z)(view);
			const files = view.paths.filter(isWorkflowPath).map((path) => ({
				path,
				...(0, _workflow_file_js__WEBPACK_IMPORTED_MODULE_2__.S6)(view, path) ?? {
					isForChanges: false,
					steps: [],
					calls: []
				}
			}));
			const forChanges = new Set(files.filter(({ isForChanges }) => isForChanges).map(({ path }) => path));
			for (const path of forChanges) for (const called of files.find((file) => file.path === path)?.calls ?? []) forChanges.add(called);
			return files.map(({ path, steps }) => ({
				path,
				reports: steps.some(reportsTests),
				tests: steps.some(({ scripts, folder }) => scripts.some((script) => runsTests(script, folder))),
				forChanges: forChanges.has(path)
			})).sort((one, other) => Number(other.forChanges) - Number(one.forChanges));
		}
		const reportCommand = /\bbuild-report(?:@[\w.-]{1,50})? (report|collect)\b/;
		const isReportAction = (uses) => /^[\w.-]+\/build-report(?:\/node24)?@/.test(uses);
		function reportCommandIn(script) {
			const commands = (0, _shell_commands_js__WEBPACK_IMPORTED_MODULE_0__.h)(script).map((words) => reportCommand.exec(words.join(" ").slice(0, 2e3))?.[1]);
			return commands.find((command) => command !== undefined);
		}
		const reportsTests = ({ uses, scripts }) => isReportAction(uses ?? "") || scripts.some((script) => reportCommandIn(script) !== undefined);
	}),
	44258: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => innerFolder });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
		const root = /^(?:\$\{\{\s?github\.workspace\s?\}\}|\$\{?GITHUB_WORKSPACE\}?|\$env:GITHUB_WORKSPACE)(?:[\\/]|$)/;
		function innerFolder(folder, path) {
			const fromRoot = path.replace(root, "");
			if (fromRoot.length > 1e3 || /[$~]|^[\\/]/.test(fromRoot)) return folder;
			const inner = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(fromRoot === path ? folder : "", fromRoot.replaceAll("\\", "/"));
			if (inner === ".." || inner.startsWith("../")) return folder;
			return inner === "." ? "" : inner.replace(/\/$/, "");
		}
	}),
	83722: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => shellCommands });
		const maximumLength = 32 * 1024;
		const maximumCommands = 1e3;
		const part = /<<[-~]?[ \t]{0,9}["'\\]?(?<document>[A-Za-z_]\w{0,100})["']?|(?<continued>[\\`]\r?\n)|'(?<single>[^']*)'?|"(?<double>(?:[^"\\]|\\.)*)"?|(?<expression>\$\{\{(?:[^}]|\}(?!\}))*(?:\}\})?)|\\(?<escaped>[\s"'$`\\;&|()<>#])|(?<end>[\n;&|()`])|(?<gap>[^\S\n]+|<<<|[<>])|(?<plain>[^\s"'$\\;&|()<>`#]+|.)/sy;
		const shells = new Set([
			"bash",
			"sh",
			"zsh",
			"ssh",
			"docker"
		]);
		function shellCommands(script) {
			const text = script.slice(0, maximumLength);
			const commands = [];
			let words = [];
			let word;
			let document;
			const endWord = () => {
				if (word !== undefined) words.push(word);
				word = undefined;
			};
			const endCommand = () => {
				endWord();
				if (words.length > 0) commands.push(words);
				words = [];
			};
			for (let index = 0; index < text.length && commands.length < maximumCommands;) {
				part.lastIndex = index;
				const groups = part.exec(text)?.groups ?? {};
				index = part.lastIndex;
				const { end, plain } = groups;
				const more = groups.single ?? groups.double ?? groups.expression ?? groups.escaped;
				if (more !== undefined) word = (word ?? "") + more;
				else if (plain === "#" && word === undefined) index = lineEnd(text, index);
				else if (plain !== undefined) word = (word ?? "") + plain;
				else if (end === undefined) endWord();
				else endCommand();
				document = groups.document ?? document;
				if (document !== undefined && end === "\n") {
					if (commands.at(-1)?.some((one) => shells.has(one)) !== true) index = documentEnd(text, index, document);
					document = undefined;
				}
			}
			endCommand();
			return commands;
		}
		const lineEnd = (text, from) => {
			const end = text.indexOf("\n", from);
			return end === -1 ? text.length : end;
		};
		function documentEnd(text, from, delimiter) {
			for (let start = from; start < text.length;) {
				const end = lineEnd(text, start);
				if (text.slice(start, end).trim() === delimiter) return end;
				start = end + 1;
			}
			return text.length;
		}
	}),
	35634: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => createTestFinder });
		var javascript_package = __webpack_require__(29426);
		var inner_folder = __webpack_require__(44258);
		;
		function fileTask(program) {
			if (!/[\\/]|\.(?:[cm]?[jt]s|py|rb|pl|php|lua|sh|bash|ps1|R|jl)$/.test(program)) return undefined;
			return (words, { view, folder }) => {
				const path = (0, inner_folder.p)(folder, program);
				const text = view.has(path) ? view.read(path) : undefined;
				const isShell = text !== undefined && (/\.(?:sh|bash|bat|cmd|ps1)$/.test(path) || /^#!.{0,50}\b(?:ba|z|da|k)?sh\b/.test(text));
				const mode = /^-{0,2}tests?$/.test(words[0] ?? "") ? words[0] : undefined;
				const name = mode ?? path.split("/").slice(-2).join("/");
				return [{ task: {
					name,
					scripts: isShell ? [text] : undefined,
					folder
				} }];
			};
		}
		var json_object = __webpack_require__(51638);
		var toml_table = __webpack_require__(67719);
		var yaml_object = __webpack_require__(70308);
		;
		function createObjectReader(view) {
			const objects = new Map();
			return (path) => {
				if (!objects.has(path)) objects.set(path, readObject(view, path));
				return objects.get(path);
			};
		}
		function readObject(view, path) {
			if (path.endsWith(".toml")) return (0, toml_table.p)(view, path);
			return /\.ya?ml$/.test(path) ? (0, yaml_object.p)(view, path) : (0, json_object.op)(view, path, { allowsComments: true });
		}
		;
		function afterOptions(words, valued = []) {
			let index = 0;
			while (index < words.length) {
				const word = words[index] ?? "";
				if (word === "--") return words.slice(index + 1);
				if (!/^[-+$]/.test(word)) break;
				index += valued.includes(word) ? 2 : 1;
			}
			return words.slice(index);
		}
		const operands = (words, valued = []) => words.filter((word, index) => !/^[-+]./.test(word) && !valued.includes(words[index - 1] ?? ""));
		function optionValue(words, ...names) {
			const index = words.findIndex((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
			const word = words[index];
			if (word === undefined) return undefined;
			return names.includes(word) ? words[index + 1] : word.slice(word.indexOf("=") + 1);
		}
		function plainProgram(word) {
			const name = word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).replace(/\.(?:exe|bat|cmd|phar)$/i, "");
			const end = name.indexOf("@", 1);
			return (end === -1 ? name : name.slice(0, end)).replace(/^npm:/, "").replace(/^(python|pypy|py|pip|coverage|pytest|pwsh|ruby|php|lua)-?[\d.]+$/, "$1").replace(/^(?:pypy|py)$/, "python");
		}
		;
		const quietPrograms = new Set([
			"echo printf exit true false cd pushd popd export set unset source . test [ [[ rm rmdir mkdir cp mv ln cat tee ls touch chmod chown sleep sed awk grep find head tail cut sort jq yq curl wget tar unzip zip",
			"git gh apt apt-get apk dnf yum brew choco winget port snap pip gem pod which where type",
			"eslint oxlint tsc tsgo vue-tsc svelte-check prettier biome xo standard semistandard stylelint markdownlint markdownlint-cli2 cspell knip publint attw depcheck madge typedoc tsup tsdown rollup vite webpack esbuild babel swc rimraf cpy husky lint-staged commitlint changeset",
			"ruff mypy pyright flake8 black isort pylint pydocstyle bandit pre-commit prek sphinx-build mkdocs twine build",
			"rubocop standardrb brakeman bundle-audit phpstan psalm php-cs-fixer phpcs pint rector",
			"golangci-lint gofmt gofumpt staticcheck govulncheck shellcheck shfmt hadolint yamllint actionlint codespell clang-format clang-tidy cppcheck swiftlint swiftformat ktlint detekt"
		].flatMap((programs) => programs.split(" ")));
		var shell_commands = __webpack_require__(83722);
		var paths = __webpack_require__(17344);
		;
		const valued = [
			"-d",
			"--working-dir",
			"--timeout"
		];
		const composer = (words, { object, folder: outer }) => {
			const folder = (0, inner_folder.p)(outer, optionValue(words, "-d", "--working-dir") ?? "");
			const [subcommand, second] = operands(words, valued);
			if (subcommand === "exec") return [{
				words: afterOptions(words.slice(words.indexOf(subcommand) + 1)),
				folder
			}];
			const name = /^(?:run|run-script)$/.test(subcommand ?? "") ? second : subcommand;
			if (name === undefined) return undefined;
			const scripts = (0, json_object.D7)(object((0, paths._z)(folder, "composer.json"))?.scripts);
			if (scripts === undefined || !Object.hasOwn(scripts, name)) {
				return [{ task: {
					name,
					scripts: undefined,
					folder
				} }];
			}
			const own = [scripts[name]].flat().filter((text) => typeof text === "string");
			return [{ task: {
				name,
				scripts: own.map(commandOf),
				folder
			} }];
		};
		const commandOf = (text) => text.replace(/^@(php|composer)\b/, "$1").replace(/^@putenv\b.*$/s, "true").replace(/^@(?=[\w:-])/, "composer run ");
		;
		const maximumPackages = 50;
		function scriptTasks({ packages, folder }, name, isEverywhere = false) {
			const [start = "", end] = name.split("*", 2);
			const matches = (script) => end === undefined ? script === name : script.startsWith(start) && script.endsWith(end);
			const defining = packages().filter(({ scripts }) => [...scripts.keys()].some(matches));
			const nearest = (0, paths.bQ)(folder).flatMap((around) => defining.find((one) => one.folder === around) ?? [])[0];
			const chosen = isEverywhere || nearest === undefined ? defining.slice(0, maximumPackages) : [nearest];
			if (chosen.length === 0) return [{ task: {
				name,
				scripts: undefined,
				folder
			} }];
			return chosen.flatMap((one) => [...one.scripts].filter(([script]) => matches(script)).map(([script, text]) => ({ task: taskOf(one, script, text) })));
		}
		const taskOf = ({ folder }, name, text) => ({
			name,
			scripts: [text],
			folder
		});
		const isDefined = ({ packages }, name) => packages().some(({ scripts }) => scripts.has(name));
		const folderOptions = [
			"--prefix",
			"--cwd",
			"--dir",
			"-C"
		];
		const package_scripts_valued = [
			...folderOptions,
			"--workspace",
			"--filter",
			"-F",
			"--loglevel",
			"--reporter",
			"--cache",
			"--registry"
		];
		const everywhere = /^(?:-r|--recursive|--filter(?:=.*)?|-F|-w|-ws|--workspaces?(?:=.*)?|workspaces?|foreach|recursive|multi)$/s;
		const testing = new Set([
			"test",
			"t",
			"tst",
			"it",
			"install-test",
			"cit",
			"install-ci-test",
			"clean-install-test",
			"sit"
		]);
		const manager = (isNpm) => (words, outer) => {
			const end = words.indexOf("--");
			const own = end === -1 ? words : words.slice(0, end);
			const place = {
				...outer,
				folder: (0, inner_folder.p)(outer.folder, optionValue(own, ...folderOptions) ?? "")
			};
			const isEverywhere = own.some((word) => everywhere.test(word));
			const rest = package_scripts_commandOf(words, isNpm);
			const [subcommand] = rest;
			if (subcommand === undefined) return undefined;
			if (testing.has(subcommand)) return scriptTasks(place, "test", isEverywhere);
			if (/^(?:run|run-script|rum|urn)$/.test(subcommand)) {
				const command = afterOptions(rest.slice(1), package_scripts_valued);
				const [name] = command;
				if (name === undefined) return undefined;
				const pattern = name.replace(/^\/\^?|\$?\/$/g, "").replace(".*", "*");
				return [...scriptTasks(place, pattern, isEverywhere), ...isNpm || isDefined(place, name) ? [] : [{
					words: command,
					folder: place.folder
				}]];
			}
			if (/^(?:exec|x|dlx)$/.test(subcommand)) return [{
				words: afterOptions(rest.slice(1), [
					...package_scripts_valued,
					"-p",
					"--package"
				]),
				folder: place.folder
			}];
			if (isNpm) return undefined;
			return isDefined(place, subcommand) ? scriptTasks(place, subcommand, isEverywhere) : [{
				words: rest,
				folder: place.folder
			}];
		};
		function package_scripts_commandOf(words, isNpm) {
			const own = isNpm ? [...package_scripts_valued, "-w"] : package_scripts_valued;
			let rest = afterOptions(words, own);
			while (/^(?:workspaces?|foreach|recursive|multi)$/.test(rest[0] ?? "")) rest = afterOptions(rest.slice(rest[0] === "workspace" ? 2 : 1), [
				...own,
				"--include",
				"--exclude",
				"--from",
				"--jobs",
				"-j"
			]);
			return rest;
		}
		const scriptRunner = (isEverywhere) => (words, place) => operands(words, [
			"--scope",
			"--filter",
			"-F",
			"--concurrency",
			"--ignore",
			"--cwd"
		]).filter((word) => word !== "run" && word !== "watch").flatMap((word) => scriptTasks(place, word.slice(word.indexOf("#") + 1), isEverywhere));
		const commandRunner = (words, place) => operands(words, [
			"-n",
			"--names",
			"-c",
			"--prefix-colors",
			"-p",
			"--prefix",
			"--success",
			"-s"
		]).flatMap((word) => {
			const name = /^(?:npm|pnpm|yarn|bun|node):(.+)$/s.exec(word)?.[1] ?? word;
			return /\s/.test(name) ? [{
				script: name,
				folder: place.folder
			}] : [...scriptTasks(place, name), {
				words: [name],
				folder: place.folder
			}];
		});
		const packageScriptPrograms = {
			npm: manager(true),
			pnpm: manager(false),
			yarn: manager(false),
			yarnpkg: manager(false),
			bun: manager(false),
			turbo: scriptRunner(true),
			lerna: scriptRunner(true),
			wsrun: scriptRunner(true),
			"run-s": scriptRunner(false),
			"run-p": scriptRunner(false),
			"npm-run-all": scriptRunner(false),
			"npm-run-all2": scriptRunner(false),
			concurrently: commandRunner,
			"start-server-and-test": commandRunner,
			"start-test": commandRunner
		};
		;
		const deno = (words, place) => {
			const { object, folder } = place;
			const [subcommand, name] = operands(words, [
				"--cwd",
				"-c",
				"--config",
				"--filter",
				"-f"
			]);
			if (subcommand === "run") return [{
				words: afterOptions(words.slice(words.indexOf(subcommand) + 1), ["--config", "-c"]),
				folder
			}];
			if (subcommand !== "task" || name === undefined) return undefined;
			for (const file of ["deno.json", "deno.jsonc"]) {
				const tasks = (0, json_object.D7)(object((0, paths._z)(folder, file))?.tasks);
				if (tasks === undefined || !Object.hasOwn(tasks, name)) continue;
				const table = (0, json_object.D7)(tasks[name]);
				const needs = Array.isArray(table?.dependencies) ? table.dependencies.map((need) => `deno task ${need}`) : [];
				const scripts = [...needs, table?.command ?? tasks[name]].filter((text) => typeof text === "string");
				return [{ task: {
					name,
					scripts,
					folder
				} }];
			}
			return scriptTasks(place, name);
		};
		;
		const testAction = /^[ \t]{0,50}(?:run_tests|scan|xctest)\b|\btask:[ \t]{0,5}["'](?:[\w:]{0,100}(?:[tT]est|check)\w{0,50})["']/m;
		const fastlane = (words, { view, folder }) => {
			const text = view.read((0, paths._z)(folder, "fastlane/Fastfile")) ?? view.read((0, paths._z)(folder, "Fastfile"));
			const lanes = operands(words).filter((word) => !word.includes(":") && !/^(?:ios|android|mac|run)$/.test(word));
			return lanes.map((name) => ({ task: {
				name: name === "scan" ? "test" : name,
				scripts: scriptsOf(text, name),
				folder
			} }));
		};
		function scriptsOf(text, name) {
			const lanes = new Map((text ?? "").split(/^(?=[ \t]{0,50}(?:private_)?lane[ (]{1,3}:)/m).map((lane) => [nameOf(lane), lane]));
			const own = lanes.get(name);
			if (own === undefined) return undefined;
			const used = own.split("\n").slice(1).map((line) => line.trim().split(/\W/, 1)[0] ?? "");
			return [...testAction.test(own) ? ["xcodebuild test"] : [], ...used.filter((lane) => lanes.has(lane)).map((lane) => `fastlane ${lane}`)];
		}
		const nameOf = (lane) => /^[ \t]{0,50}(?:private_)?lane[ (]{1,3}:(\w{1,100})/.exec(lane)?.[1] ?? "";
		;
		const mise = (words, { object, folder }) => {
			const [subcommand, name] = operands(words, [
				"-C",
				"--cd",
				"-j",
				"--jobs"
			]);
			const index = words.indexOf(subcommand ?? "");
			const end = words.indexOf("--");
			if (/^(?:exec|x)$/.test(subcommand ?? "")) return [{
				words: end === -1 ? afterOptions(words.slice(index + 1)) : words.slice(end + 1),
				folder
			}];
			if (!/^(?:run|r)$/.test(subcommand ?? "") || name === undefined) return undefined;
			const tables = ["mise.toml", ".mise.toml"].map((file) => (0, toml_table.a)(object((0, paths._z)(folder, file)), "tasks"));
			const own = tables.find((table) => table !== undefined && Object.hasOwn(table, name))?.[name];
			const needs = [(0, json_object.D7)(own)?.depends].flat().filter((need) => typeof need === "string");
			const commands = [(0, json_object.D7)(own)?.run ?? own].flat().filter((text) => typeof text === "string");
			const scripts = own === undefined ? undefined : [...needs.map((need) => `mise run ${need}`), ...commands];
			return [{ task: {
				name,
				scripts,
				folder
			} }];
		};
		;
		const mix = (words, { view, folder }) => {
			const [task, ...rest] = words;
			if (task === undefined) return undefined;
			if (task === "do") {
				const tasks = rest.join(" ").split(/\s\+\s|,/);
				return tasks.map((own) => ({
					words: ["mix", ...own.trim().split(/\s+/)],
					folder
				}));
			}
			const [name = ""] = operands(words);
			const alias = aliasIn(view.read((0, paths._z)(folder, "mix.exs")) ?? "", name);
			const isTest = /^(?:test(?:\..{1,50})?|coveralls(?:\..{1,50})?|espec)$/.test(name);
			if (isTest && (alias === undefined || alias.some((own) => own.split(" ", 1)[0] === name))) return [{ task: {
				name: "test",
				scripts: undefined,
				folder
			} }];
			return alias && [{ task: {
				name,
				scripts: alias.map((own) => `mix ${own}`),
				folder
			} }];
		};
		function aliasIn(text, name) {
			const start = [`"${name}": `, ` ${name}: `].map((key) => text.indexOf(key) + key.length).find((index) => /[["]/.test(text[index] ?? ""));
			const own = start === undefined ? undefined : /^(?:\[[^\]]{0,2000}\]|"[^"\n]{0,500}")/.exec(text.slice(start))?.[0];
			return own === undefined ? undefined : [...own.matchAll(/"([^"\n]{1,500})"/g)].map(([, task = ""]) => task);
		}
		;
		const maximumProjects = 50;
		const nx = (words, place) => {
			const [command = ""] = operands(words);
			if (command === "exec") return [{
				words: afterOptions(words.slice(words.indexOf(command) + 1)),
				folder: place.folder
			}];
			return targetsOf(command, words).flatMap((target) => targetTasks(place, target));
		};
		function targetsOf(command, words) {
			if (command === "run") return [operands(words)[1]?.split(":")[1] ?? ""];
			if (!/^(?:run-many|affected)$/.test(command)) return [command.replace(/^affected:/, "")];
			return words.flatMap((word, index) => {
				const given = /^--targets?=(.+)$/s.exec(word)?.[1];
				const option = words.slice(0, index).findLast((before) => before.startsWith("-"));
				return (given ?? (/^(?:-t|--targets?)$/.test(option ?? "") && !word.startsWith("-") ? word : "")).split(",").filter((name) => name !== "");
			});
		}
		function targetTasks(place, target) {
			const projects = place.view.named("project.json").slice(0, maximumProjects);
			const own = projects.flatMap((path) => {
				const definition = (0, json_object.D7)((0, json_object.D7)(place.object(path)?.targets)?.[target]);
				const options = (0, json_object.D7)(definition?.options);
				const commands = [
					definition?.command,
					options?.command,
					...Array.isArray(options?.commands) ? options.commands : []
				];
				const texts = commands.map((command) => (0, json_object.D7)(command)?.command ?? command).filter((text) => typeof text === "string");
				return texts.length === 0 ? [] : [{ task: {
					name: target,
					scripts: texts,
					folder: (0, paths.yS)(path)
				} }];
			});
			const isScript = own.length === 0 || place.packages().some(({ scripts }) => scripts.has(target));
			return isScript ? [...own, ...scriptTasks(place, target, true)] : own;
		}
		;
		const nox = (words, { view, folder }) => {
			if (words.some((word) => /^(?:-l|--list|--list-sessions|--install-only|--json)$/.test(word))) return [];
			const path = (0, paths._z)(folder, optionValue(words, "-f", "--noxfile") ?? "noxfile.py");
			return sessionsOf(words).map((name) => ({ task: {
				name: view.has(path) ? name : "test",
				scripts: scriptsIn(view.read(path), name),
				folder
			} }));
		};
		function sessionsOf(words) {
			const start = words.findIndex((word) => /^(?:-s|-e|--sessions?)(?:=|$)/.test(word));
			if (start === -1) return [""];
			const given = words[start]?.split("=")[1];
			const after = words.slice(start + 1);
			const end = after.findIndex((word) => word.startsWith("-"));
			const names = given === undefined ? operands(end === -1 ? after : after.slice(0, end)) : [given];
			return names.map((name) => name.includes("$") ? "" : name.replace(/(?:-\d|\().*$/s, ""));
		}
		function scriptsIn(text, name) {
			if (text === undefined) return undefined;
			const functions = text.split(/^(?=(?:async )?def |@)/m);
			const own = functions.filter((one, index) => name === "" || nox_nameOf(one) === name || functions[index - 1]?.includes(`name="${name}"`) === true);
			if (own.length === 0) return undefined;
			return own.flatMap((one) => [...one.matchAll(/\.run(?:_always|_install)?\(([^)]{0,1000})/g)].map(([, words = ""]) => nox_commandOf(words) || "session"));
		}
		const nox_nameOf = (text) => /^(?:async )?def (\w{1,100})/.exec(text)?.[1];
		const nox_commandOf = (words) => [...words.matchAll(/["']([^"'\n]{1,200})["']/g)].map(([, word]) => word).join(" ");
		var ini_sections = __webpack_require__(17591);
		;
		const tox = (words, place) => {
			const [subcommand] = operands(words, [
				"-e",
				"-f",
				"-c",
				"-m",
				"-x",
				"--conf",
				"--workdir"
			]);
			const isPreparation = words.some((word) => /^(?:--notest|--devenv|-l|-a|--listenvs|--listenvs-all|--showconfig)$/.test(word));
			if (isPreparation || /^(?:list|l|config|c|devenv|d|quickstart|q|depends|schema)$/.test(subcommand ?? "")) return [];
			const names = optionValue(words, "-e", "--env")?.split(",") ?? [""];
			const environments = environmentsOf(place);
			return names.map((name) => ({ task: {
				name: environments === undefined ? "test" : name,
				scripts: environments && tox_scriptsOf(environments, name),
				folder: place.folder
			} }));
		};
		function tox_scriptsOf(environments, name) {
			if (name === "" || name.includes("$") || name === "ALL") return [...environments.values()];
			const own = environments.get(name);
			return [own ?? environments.get("") ?? ""];
		}
		function environmentsOf({ view, object, folder }) {
			const ini = view.read((0, paths._z)(folder, "tox.ini"));
			if (ini !== undefined) return fromIni(ini);
			const table = (0, toml_table.a)(object((0, paths._z)(folder, "pyproject.toml")), "tool", "tox");
			if (typeof table?.legacy_tox_ini === "string") return fromIni(table.legacy_tox_ini);
			const own = table ?? object((0, paths._z)(folder, "tox.toml"));
			return own && fromTable(own);
		}
		function fromIni(text) {
			const environments = new Map();
			for (const [section, values] of (0, ini_sections.x)(text)) {
				if (!/^testenv(?::|$)/.test(section)) continue;
				const commands = (values.get("commands") ?? "").replace(/^[\w{}!,.-]{1,100}: /gm, "").replace(/^- /gm, "");
				if (commands === "") continue;
				for (const name of section.slice("testenv:".length).replace(/[{}]/g, "").split(",")) environments.set(name.trim(), commands);
			}
			return environments;
		}
		function fromTable(table) {
			const base = (0, toml_table.a)(table, "env_run_base");
			const own = Object.entries((0, toml_table.a)(table, "env") ?? {}).map(([name, value]) => [name, (0, json_object.D7)(value)]);
			return new Map([["", base], ...own].flatMap(([name, value]) => value?.commands === undefined ? [] : [[name, commandsIn(value.commands)]]));
		}
		const commandsIn = (value) => Array.isArray(value) ? value.map((command) => Array.isArray(command) ? command.filter((word) => typeof word === "string").join(" ") : "").join("\n") : "";
		;
		const python_tasks_valued = [
			"-C",
			"-e",
			"--env",
			"--environment",
			"-p",
			"--project",
			"--manifest-path",
			"--root",
			"--executor",
			"-g",
			"--venv"
		];
		const tablesOf = ({ object, folder }, places) => places.map(([file, ...keys]) => (0, toml_table.a)(object((0, paths._z)(folder, file)), ...keys)).filter((table) => table !== undefined);
		function python_tasks_scriptsIn(value, runner) {
			if (typeof value === "string") return [value];
			if (Array.isArray(value)) return value.slice(0, 100).flatMap((one) => typeof one === "string" ? [`${runner} ${one}`, one] : textsIn((0, json_object.D7)(one)));
			const table = (0, json_object.D7)(value);
			const list = table?.sequence ?? table?.composite ?? table?.cmd;
			return Array.isArray(list) ? python_tasks_scriptsIn(table?.cmd === list ? list.filter((word) => typeof word === "string").join(" ") : list, runner) : textsIn(table);
		}
		const textsIn = (table) => [
			table?.cmd,
			table?.shell,
			table?.script,
			table?.call,
			table?.ref
		].filter((text) => typeof text === "string");
		function tableTask(tables, name, runner, folder) {
			const values = tables.flatMap((table) => Object.hasOwn(table, name) ? [table[name]] : []);
			if (values.length === 0) return undefined;
			return [{ task: {
				name,
				scripts: values.flatMap((value) => python_tasks_scriptsIn(value, runner)),
				folder
			} }];
		}
		const unknownTask = (name, { folder }) => ({ task: {
			name,
			scripts: undefined,
			folder
		} });
		function afterRun(words) {
			if (operands(words, python_tasks_valued)[0] !== "run") return undefined;
			const own = words.slice(words.indexOf("run") + 1);
			const [name] = operands(own, python_tasks_valued);
			return name === undefined ? undefined : own.slice(own.indexOf(name));
		}
		const runner = (program, ...places) => (words, place) => {
			const command = afterRun(words);
			const [name] = command ?? [];
			if (command === undefined || name === undefined) return undefined;
			const tables = tablesOf(place, places);
			return tableTask(tables, name, `${program} run`, place.folder) ?? [{
				words: command,
				folder: place.folder
			}, unknownTask(name, place)];
		};
		const poe = (words, place) => {
			const [name] = operands(words, python_tasks_valued);
			if (name === undefined) return undefined;
			const tables = tablesOf(place, [[
				"pyproject.toml",
				"tool",
				"poe",
				"tasks"
			], [
				"poe_tasks.toml",
				"tool",
				"poe",
				"tasks"
			]]);
			return tableTask(tables, name, "poe", place.folder) ?? [unknownTask(name, place)];
		};
		const hatch = (words, place) => {
			const [name = "", ...rest] = afterRun(words) ?? [];
			if (name === "") return undefined;
			const script = name.slice(name.lastIndexOf(":") + 1);
			const environments = tablesOf(place, [[
				"pyproject.toml",
				"tool",
				"hatch",
				"envs"
			], ["hatch.toml", "envs"]]).flatMap((table) => Object.values(table).map(json_object.D7));
			const tables = environments.map((environment) => (0, toml_table.a)(environment, "scripts")).filter((table) => table !== undefined);
			const command = {
				words: [script, ...rest],
				folder: place.folder
			};
			return tableTask(tables, script, "hatch run", place.folder) ?? [command, unknownTask(name, place)];
		};
		const pythonTaskPrograms = {
			tox,
			nox,
			hatch,
			poe,
			pdm: runner("pdm", [
				"pyproject.toml",
				"tool",
				"pdm",
				"scripts"
			]),
			rye: runner("rye", [
				"pyproject.toml",
				"tool",
				"rye",
				"scripts"
			]),
			pixi: runner("pixi", ["pixi.toml", "tasks"], [
				"pyproject.toml",
				"tool",
				"pixi",
				"tasks"
			])
		};
		;
		const rake = (words, { view, folder }) => {
			const file = optionValue(words, "-f", "--rakefile");
			const candidates = file === undefined ? [
				"Rakefile",
				"rakefile",
				"Rakefile.rb",
				"rakefile.rb"
			] : [file];
			const text = candidates.flatMap((name) => view.read((0, paths._z)(folder, name)) ?? [])[0] ?? "";
			const names = operands(words, [
				"-f",
				"--rakefile",
				"-C",
				"-j",
				"-I",
				"-r"
			]).filter((word) => !word.includes("=") && !word.startsWith("$"));
			return (names.length === 0 ? ["default"] : names.map((name) => name.replace(/\[.*$/s, ""))).map((name) => {
				const needs = needsOf(text, name);
				const isTest = testTasksIn(text).has(name) || name === "features" || name === "cucumber" || name === "default" && needs.length === 0;
				return { task: {
					name: isTest ? "test" : name,
					scripts: isTest || needs.length === 0 ? undefined : needs.map((need) => `rake ${need}`),
					folder
				} };
			});
		};
		const testTasksIn = (text) => new Set([...text.matchAll(/\b(TestTask|RSpec::Core::RakeTask|Cucumber::Rake::Task)\.new(?:[ (]{0,5}:?["']?([\w:.-]{1,100}))?/g)].map(([, type = "", name]) => name === undefined || name === "do" ? type === "TestTask" ? "test" : "spec" : name));
		function needsOf(text, name) {
			const starts = [
				`${name}: `,
				`"${name}": `,
				`:${name} => `,
				`:${name}=>`,
				`"${name}" => `,
				`'${name}' => `
			];
			return text.split("\n").flatMap((line) => {
				const rest = /^\s{0,20}task[ (]{1,5}(.{1,500})$/.exec(line)?.[1] ?? "";
				const own = starts.find((start) => rest.startsWith(start));
				if (own === undefined) return [];
				const [needs = ""] = rest.slice(own.length).split(" do ", 1);
				return [...needs.replace(/%[iIwW]?|\bdo$/g, "").matchAll(/[\w:.-]{1,100}/g)].map(([need]) => need.replace(/^:/, ""));
			});
		}
		;
		const maximumIncluded = 20;
		const recipeProgram = ({ program, files, included, valued, folderOptions, fileOptions }) => (words, { view, folder: outer }) => {
			const folder = (0, inner_folder.p)(outer, optionValue(words, ...folderOptions) ?? "");
			const named = optionValue(words, ...fileOptions);
			const candidates = named === undefined ? files.map((name) => (0, paths._z)(folder, name)) : [(0, inner_folder.p)(folder, named)];
			const path = candidates.find((candidate) => view.has(candidate));
			const targets = operands(words, [
				...valued,
				...folderOptions,
				...fileOptions
			]).filter((word) => !/^\d+$|^\$|=/.test(word));
			const defined = path === undefined ? [] : [path, ...view.named(included).filter((other) => other !== path).slice(0, maximumIncluded)];
			return (targets.length === 0 ? [undefined] : targets).map((target) => {
				const found = defined.flatMap((file) => recipeIn(view, file, target) ?? [])[0];
				const scripts = found && [...found.needs.map((need) => `${program} ${need}`), found.commands];
				return { task: {
					name: recipes_nameOf(target),
					scripts,
					folder
				} };
			});
		};
		const recipes_nameOf = (target = "") => target === "check" ? "test" : target.includes("/") ? "" : target;
		const assignmentIn = /^(?:export |override )?([\w.-]{1,100})[ \t]{0,20}(?:[:?+!]{0,3}=)[ \t]{0,20}(.*)$/;
		function recipeIn(view, path, target) {
			const variables = new Map();
			const needs = [];
			const commands = [];
			let isOwn = false;
			let isFound = false;
			for (const line of (view.read(path) ?? "").replace(/\\\r?\n/g, " ").split(/\r?\n/)) {
				if (line.length > 5e3 || line.startsWith("#")) continue;
				if (/^[ \t]/.test(line)) {
					if (isOwn) commands.push(line.trim().replace(/^[-@+]{1,3}/, ""));
					continue;
				}
				if (line.trim() === "") continue;
				const assignment = line.includes("=") ? assignmentIn.exec(line) : null;
				if (assignment !== null) {
					variables.set(assignment[1] ?? "", assignment[2] ?? "");
					continue;
				}
				isOwn = false;
				if (target !== undefined && !line.includes(target) && !line.includes("%")) continue;
				const header = headerOf(line);
				isOwn = header !== undefined && (target === undefined ? !isFound : header.names.some((name) => matchesTarget(name, target)));
				if (header === undefined || !isOwn) continue;
				isFound = true;
				needs.push(...header.needs);
				if (header.command !== "") commands.push(header.command);
			}
			return isFound ? {
				needs,
				commands: withVariables(commands.join("\n"), variables)
			} : undefined;
		}
		function headerOf(line) {
			const colon = line.indexOf(":");
			if (colon < 1 || /^(?:\.[A-Z]|if|else|endif|define|include|set |alias )/.test(line)) return undefined;
			const [rest = "", ...command] = line.slice(colon + 1).replace(/^:/, "").split(";");
			const names = line.slice(0, colon).replace(/^@/, "").trim().split(/\s+/);
			return {
				names,
				needs: rest.replace(/#.*$/s, "").split(/[\s()|&]+/).filter((need) => /^[\w./%-]{1,100}$/.test(need)),
				command: command.join(";").trim()
			};
		}
		function matchesTarget(name, target) {
			const [start = "", end] = name.split("%", 2);
			return end === undefined ? name === target : target.startsWith(start) && target.endsWith(end) && name !== "%";
		}
		function withVariables(text, variables) {
			const once = (line) => line.replace(/\$[({]([\w.-]{1,100})[)}]/g, (_, name) => variables.get(name)?.slice(0, 500) ?? (/^[A-Z]{2,}$/.test(name) ? name.toLowerCase() : ""));
			return once(once(text).slice(0, 5e4)).replaceAll("$$", "$");
		}
		const make = recipeProgram({
			program: "make",
			files: [
				"GNUmakefile",
				"makefile",
				"Makefile"
			],
			included: /\.mk$|^Makefile\..{1,100}$/,
			valued: [
				"-j",
				"-o",
				"-W",
				"-l",
				"-I"
			],
			folderOptions: ["-C", "--directory"],
			fileOptions: [
				"-f",
				"--file",
				"--makefile"
			]
		});
		const just = recipeProgram({
			program: "just",
			files: [
				"justfile",
				"Justfile",
				".justfile"
			],
			included: /\.just$/,
			valued: ["--set", "--shell"],
			folderOptions: ["-d", "--working-directory"],
			fileOptions: ["-f", "--justfile"]
		});
		const recipePrograms = {
			make,
			gmake: make,
			"mingw32-make": make,
			nmake: make,
			bmake: make,
			just
		};
		;
		const files = [
			"Taskfile.yml",
			"Taskfile.yaml",
			"taskfile.yml",
			"taskfile.yaml",
			"Taskfile.dist.yml",
			"Taskfile.dist.yaml"
		];
		const task = (words, { view, object, folder }) => {
			const path = files.map((name) => (0, paths._z)(folder, name)).find((candidate) => view.has(candidate));
			const tasks = path === undefined ? undefined : (0, json_object.D7)(object(path)?.tasks);
			const taskipy = (0, toml_table.a)(object((0, paths._z)(folder, "pyproject.toml")), "tool", "taskipy", "tasks");
			const names = operands(words, [
				"-d",
				"--dir",
				"-t",
				"--taskfile",
				"-o",
				"-C"
			]).filter((word) => !word.includes("="));
			return (names.length === 0 ? ["default"] : names).map((name) => {
				const own = tasks !== undefined && Object.hasOwn(tasks, name) ? tasks[name] : taskipy !== undefined && Object.hasOwn(taskipy, name) ? taskipy[name] : undefined;
				return { task: {
					name,
					scripts: own === undefined ? undefined : taskfile_scriptsIn(own),
					folder
				} };
			});
		};
		function taskfile_scriptsIn(value) {
			if (typeof value === "string") return [value];
			if (Array.isArray(value)) return value.flatMap((one) => typeof one === "string" ? [one] : scriptsOfCommand(one));
			const table = (0, json_object.D7)(value);
			const needs = [table?.deps].flat().map((need) => (0, json_object.D7)(need)?.task ?? need);
			return [...needs.flatMap((need) => typeof need === "string" ? [`task ${need}`] : []), ...[table?.cmds, table?.cmd].flat().flatMap((command) => typeof command === "string" ? [command] : scriptsOfCommand(command))];
		}
		function scriptsOfCommand(value) {
			const { cmd, task: name } = (0, json_object.D7)(value) ?? {};
			return [...typeof cmd === "string" ? [cmd] : [], ...typeof name === "string" ? [`task ${name}`] : []];
		}
		;
		const namedOnly = "invoke inv bake grunt gulp jake cake mage earthly dagger melos very_good bb scons waf nuke doit rush moon devbox devenv esy b2 toys thor fab pyinvoke";
		const byName = (words, { folder }) => [...words.map((word) => word.replace(/^\+/, "")).filter((word) => !word.startsWith("-")), ""].map((name) => ({ task: {
			name,
			scripts: undefined,
			folder
		} }));
		const taskPrograms = new Map([
			...Object.entries(packageScriptPrograms),
			...Object.entries(recipePrograms),
			...Object.entries(pythonTaskPrograms),
			["composer", composer],
			["deno", deno],
			["fastlane", fastlane],
			["mise", mise],
			["mix", mix],
			["nx", nx],
			["rake", rake],
			["task", task],
			...namedOnly.split(" ").map((program) => [program, byName])
		]);
		;
		const test_name_testing = new Set("test tests testing tester unittest unittests utest atest spec specs e2e unit integration acceptance selftest runtests testsuite pytest jest vitest phpunit rspec cypress playwright".split(" "));
		const other = new Set("lint linter format fmt type types typing typings typecheck build compile watch dep deps dependencies install setup prepare init bootstrap clean data image images publish upload download report reports requirements requires doc docs start serve server stop debug update generate gen bench benchmark list style deploy release".split(" "));
		function isTestName(name) {
			const words = name.slice(0, 300).split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/);
			const lower = words.map((word) => word.toLowerCase());
			return lower.some((word) => test_name_testing.has(word)) && (lower.includes("and") || !lower.some((word) => other.has(word)));
		}
		;
		const test_programs_valued = [
			"-C",
			"--manifest-path",
			"--package-path",
			"--directory",
			"--root",
			"--config",
			"--file",
			"--prefix",
			"--context"
		];
		const always = () => true;
		const first = (...names) => (words) => names.includes(operands(words, test_programs_valued)[0] ?? "");
		const has = (...names) => (words) => words.some((word) => names.includes(word));
		const matches = (pattern) => (words) => words.some((word) => pattern.test(word.slice(0, 2e3)));
		const joined = (pattern) => (words) => pattern.test(words.join(" ").slice(0, 2e3));
		const not = (runs) => (words) => !runs(words);
		const both = (one, other) => (words) => one(words) && other(words);
		const either = (one, other) => (words) => one(words) || other(words);
		const test = first("test");
		const mavenGoal = /^(?:test|package|verify|install|deploy|(?:pre-|post-)?integration-test|(?:[\w.-]{1,100}:)?(?:maven-)?(?:surefire|failsafe)(?:-plugin)?:.{1,100})$/;
		const mavenSkips = /^-D(?:skipTests|maven\.test\.skip|maven\.test\.skip\.exec)(?:=true)?$/;
		const gradleTask = /(?:^|:)(?:build|buildNeeded|check|allTests|tests?|test[A-Z]\w{0,100}|\w{0,100}(?:Tests?|Check|Coverage(?:Report)?))$/;
		const gradlePreparation = /(?:^|:)(?:compile|process|assemble|package|bundle|generate|publish|spotless|dependency|clean|install|lint)\w{0,100}$|(?:Classes|Jar)$/;
		const gradleTests = /(?:^|:)(?:test|check)$/;
		const gradleStandardTask = /(?:^|:)(?:build|buildNeeded|check|test)$/;
		const gradle = (words) => {
			if (has("--dry-run", "-m")(words)) return false;
			const exclusions = ["-x", "--exclude-task"];
			const isWithoutTests = words.some((word, index) => exclusions.includes(words[index - 1] ?? "") && gradleTests.test(word));
			return operands(words, [
				...exclusions,
				"-p",
				"--project-dir",
				"-b",
				"-c",
				"-I",
				"--init-script",
				"--tests",
				"-g"
			]).map((task) => task.slice(0, 300)).some((task) => gradleTask.test(task) && !gradlePreparation.test(task) && !(isWithoutTests && gradleStandardTask.test(task)));
		};
		const sbtTask = /(?:^|[\s;/:+])(?:test(?:Only|Quick|Full)?|scripted|\w{0,50}Tests?)(?![\w:/-])/;
		const dotnet = either(both(first("test", "vstest"), not(has("--list-tests", "-t"))), both(first("run"), matches(/Tests?(?:[\\/.]|$)/)));
		const cargoTest = /^(?:test|t|nextest (?:run|r)|(?:careful|miri|hack|insta|xtask|make) (?:--?[\w=-]{1,50} ){0,9}(?:test|tests|nextest)|tarpaulin|mutants|llvm-cov(?! (?:report|clean|show-env|run)))(?: |$)/;
		const cargo = (words) => {
			const [start = ""] = operands(words, test_programs_valued);
			const own = words.slice(words.indexOf(start)).join(" ").slice(0, 2e3);
			return cargoTest.test(own) && !has("--no-run", "--list")(words);
		};
		const goTests = both(test, not(either(has("-c", "-list"), matches(/^(?:-run=)?(?:\^\$|NONE|XXX)$|^-list=/))));
		const target = /^(?:tests?|check|check-all|check-[\w-]{1,100}|test-[\w-]{1,100}|RUN_TESTS|run_tests|runtest)$/;
		const cmake = (words) => words.some((word, index) => /^(?:--target|-t)$/.test(words[index - 1] ?? "") && target.test(word));
		const rCheck = /\bCMD check\b|\brcmdcheck\b|\bdevtools::(?:test|check)\b|\btest_(?:local|check|dir|package|file)\b|\bcovr::|\btinytest::/;
		const table = {
			javaScript: [
				["vitest", not(first("bench", "list", "init"))],
				["jest", not(has("--listTests", "--showConfig", "--clearCache", "--init"))],
				["mocha _mocha electron-mocha mochawesome ava tape tap borp qunit jasmine uvu lab", not(first("init", "plugin", "build"))],
				["web-test-runner wtr test-storybook testcafe nightwatch protractor elm-test elm-test-rs cucumber-js", not(first("init", "install", "make"))],
				["playwright", test],
				["cypress newman", first("run")],
				["karma", first("start", "run")],
				["ng", first("test", "t", "e2e")],
				["wdio", either(first("run"), matches(/\.conf\.[cm]?[jt]s$/))],
				["react-scripts craco react-app-rewired ember stencil aegir detox", test],
				["vue-cli-service wp-scripts", matches(/^test[:-].{1,100}$/)],
				["node nodejs tsx", has("--test")],
				["bun deno hardhat truffle maestro", test]
			],
			java: [
				["mvn mvnw mvnd", both(matches(mavenGoal), not(matches(mavenSkips)))],
				["gradle gradlew", gradle],
				["sbt sbtx sbtn", matches(sbtTask)],
				["ant", matches(/^(?:tests?|check|junit|[\w.-]{1,100}[-.]tests?|tests?[-.][\w.-]{1,100})$/)],
				["mill", matches(/(?:^|\.)test(?:Forked|Cached|Local|Only)?$/)],
				["scala-cli scala", test],
				["lein", matches(/^(?:test(?::.{1,100})?|midje|kaocha|eftest|test-all)$/)],
				["clojure clj", matches(/^-[MXAT]:.{0,200}\b(?:test|kaocha)\b/)]
			],
			dotnet: [["dotnet", dotnet], ["vstest.console xunit.console nunit3-console nunit-console MSTest mstest", always]],
			native: [
				["go richgo", goTests],
				["gotestsum gotest", not(first("tool"))],
				["ginkgo", not(first("build", "bootstrap", "generate", "version", "outline", "labels", "unfocus", "help"))],
				["cargo cross", cargo],
				["wasm-pack forge anchor scarb snforge aiken v gleam zef", test],
				["ctest", not(either(has("-N"), matches(/^--(?:show-only|print-labels)/)))],
				["meson", test],
				["cmake", cmake],
				["ninja", matches(target)],
				["bazel bazelisk", first("test", "coverage")],
				["buck buck2 please plz", test],
				["pants", has("test")],
				["zig", either(test, joined(/^build (?:\S{1,100} ){0,9}(?:test|tests|test[-_]\S{1,100})(?: |$)/))],
				["nimble dub testament", has("test", "all")],
				["crystal", first("spec")]
			],
			apple: [
				["swift", both(test, not(joined(/^test list\b/)))],
				["xcodebuild", (words) => operands(words, [
					"-scheme",
					"-target",
					"-project",
					"-workspace",
					"-configuration",
					"-sdk",
					"-destination"
				]).some((word) => /^test(?:-without-building)?$/.test(word))],
				["xctool tuist", has("test")]
			],
			python: [
				["pytest py.test", not(has("--collect-only", "--co", "--fixtures", "--markers"))],
				["unittest doctest nose nosetests nose2 trial twisted.trial ward green zope-testrunner runtests.py", always],
				["stestr", first("run")],
				["behave robot pabot radish lettuce", not(has("--dry-run", "--dryrun"))],
				["manage.py django-admin", test],
				["setup.py", has("test", "pytest")],
				["hatch rye", test]
			],
			ruby: [["rspec parallel_rspec parallel_test parallel_cucumber turbo_tests minitest mspec bacon cutest cucumber", not(has("--init"))], ["rails", matches(/^(?:test|spec)(?::.{1,100})?$/)]],
			php: [["phpunit simple-phpunit pest paratest behat phpspec codecept kahlan infection atoum", not(first("build", "clean", "list", "generate:suite", "generate:cest"))], ["artisan", first("test", "dusk")]],
			beam: [["rebar3", joined(/\b(?:eunit|ct|proper)\b/)]],
			shell: [["bats prove yath shellspec zunit roundup busted", not(has("--count", "--init"))], ["Build dzil minil luarocks", test]],
			mobile: [
				["flutter", first("test", "drive")],
				["dart", either(test, joined(/^(?:pub )?run (?:build_runner )?test\b/))],
				["patrol", test]
			],
			science: [
				["R Rscript", joined(rCheck)],
				["julia", joined(/\bPkg\.test\b|\bruntests\.jl\b|\bpkg"test|"test"/)],
				["elm", test],
				["stack", either(test, has("--test"))],
				["cabal", first("test", "v2-test", "new-test")],
				["dune", either(first("test", "runtest"), matches(/^@(?:.{1,100}\/)?(?:runtest|test)$/))]
			],
			infrastructure: [
				["terraform tofu molecule", test],
				["helm", first("unittest")],
				["ansible-test", first("units", "integration")],
				["opa conftest", first("test", "verify")]
			]
		};
		const programs = new Map(Object.values(table).flatMap((rows) => rows.flatMap(([names, runs]) => names.split(" ").map((name) => [name, runs]))));
		const runsTestsWith = (program, words) => programs.get(program)?.(words);
		;
		const wrapper = ({ valued: options = "", skipped = 0, after = [""] } = {}) => (words, { folder }) => {
			const valued = options.split(" ");
			const own = after.flatMap((subcommand) => wordsAfter(words, subcommand, valued) ?? [])[0];
			if (own === undefined) return undefined;
			return [...new Array(skipped + 1).keys()].map((count) => ({
				words: afterOptions(own.words.slice(count), valued),
				folder
			}));
		};
		function wordsAfter(words, subcommand, valued) {
			const rest = afterOptions(words, valued);
			if (subcommand === "") return { words: rest };
			const own = subcommand.split(" ");
			return own.every((word, index) => rest[index] === word) ? { words: afterOptions(rest.slice(own.length), valued) } : undefined;
		}
		const interpreter = (valued) => (words, { folder }) => {
			const [file, ...rest] = afterOptions(words, valued.split(" "));
			return file === undefined ? undefined : [{
				words: [/[\\/]/.test(file) ? file : `./${file}`, ...rest],
				folder
			}];
		};
		const shell = (words, place) => {
			const valued = ["-ExecutionPolicy", ...words.filter((word) => /^[-+][a-zA-Z]{0,9}[oO]$/.test(word))];
			const options = words.slice(0, words.length - afterOptions(words, valued).length);
			const index = options.findIndex((word) => /^-(?:[a-z]{0,9}c|[Cc]ommand)$/.test(word));
			return index === -1 ? interpreter(valued.join(" "))(words, place) : [{
				script: words.slice(index + 1).join(" "),
				folder: place.folder
			}];
		};
		function pythonCommand(words, valued) {
			for (let index = 0; index < words.length; index += valued.includes(words[index] ?? "") ? 2 : 1) {
				const word = words[index] ?? "";
				if (/^-[A-Za-z]{0,5}m$/.test(word) || word === "--module") return words.slice(index + 1);
				if (word === "-c") return undefined;
				if (!/^[-+$]/.test(word)) return words.slice(index);
			}
			return undefined;
		}
		const python = (valued) => (words, { folder }) => {
			const command = pythonCommand(words, valued.split(" "));
			return command && [{
				words: command,
				folder
			}];
		};
		const pythonEnvironment = (subcommands, valued) => (words, place) => {
			const rest = afterOptions(words, valued.split(" "));
			const subcommand = subcommands.find((own) => own.split(" ").every((word, index) => rest[index] === word));
			return subcommand === undefined ? undefined : python(valued)(rest.slice(subcommand.split(" ").length), place);
		};
		const wrappers_text = (...options) => (words, { folder }) => {
			const script = optionValue(words, ...options);
			return script === undefined ? undefined : [{
				script,
				folder
			}];
		};
		const afterOption = (...options) => (words, { folder }) => {
			const index = words.findIndex((word) => options.includes(word));
			return index === -1 ? undefined : [{
				words: words.slice(index + 1),
				folder
			}];
		};
		const container = wrapper({
			after: [
				"run",
				"exec",
				"container run",
				"compose run",
				"compose exec"
			],
			skipped: 1,
			valued: "-v --volume -e --env -w --workdir -u --user -p --publish -h --hostname -m --memory -l --label -f --file --name --entrypoint --network --net --mount --platform --env-file --cpus --shm-size --ulimit --add-host --device --cap-add --security-opt --gpus --ipc --profile --project-name"
		});
		const uv = "--group --extra --with --with-requirements --with-editable --python -p --package --project --directory --env-file --only-group --no-group --index --from --spec --constraint";
		const wrappers_table = [
			["command", (words, place) => /^-[vV]$/.test(words[0] ?? "") ? undefined : wrapper()(words, place)],
			["exec time nohup unbuffer dbus-launch winpty cross-env cross-env-shell dotenv dotenvx corepack emmake chronic catchsegv fvm wine retry if then else elif do while until ! {", wrapper()],
			["nyc c8", wrapper({ valued: "-r --reporter -n --include -x --exclude -o --reports-dir --report-dir --src --temp-directory" })],
			["npx bunx pnpx", wrapper({ valued: "-p --package -w --workspace" })],
			["sudo doas", wrapper({ valued: "-u -g -C -h -p" })],
			["env", wrapper({ valued: "-u -C --unset --chdir" })],
			["nice ionice", wrapper({ valued: "-n -c" })],
			["stdbuf", wrapper({ valued: "-i -o -e" })],
			["xvfb-run", wrapper({ valued: "-s --server-args -n --server-num -e --error-file -w --wait -f" })],
			["dbus-run-session", wrapper({ valued: "--config-file --dbus-daemon" })],
			["timeout gtimeout", wrapper({
				valued: "-s -k --signal --kill-after",
				skipped: 1
			})],
			["kcov appraisal arch setarch faketime", wrapper({ skipped: 1 })],
			["valgrind strace", wrapper({ valued: "-o -e" })],
			["doppler infisical op conda mamba micromamba", wrapper({
				after: ["run"],
				valued: "-n --name -p --prefix --env-file --config -c"
			})],
			["percy asdf opam ddev", wrapper({
				after: ["exec"],
				valued: "--switch --dir -d"
			})],
			["direnv", wrapper({
				after: ["exec"],
				skipped: 1
			})],
			["rustup", wrapper({
				after: ["run"],
				skipped: 1
			})],
			["bundle bundler", wrapper({
				after: ["exec"],
				valued: "--gemfile"
			})],
			["cabal", wrapper({ after: ["exec"] })],
			["docker podman nerdctl docker-compose", container],
			["ssh", (words, { folder }) => [{
				script: afterOptions(words, [
					"-p",
					"-i",
					"-o",
					"-l"
				]).slice(1).join(" "),
				folder
			}]],
			["nix", afterOption("-c", "--command")],
			["nix-shell", wrappers_text("--run", "--command")],
			["eval", (words, { folder }) => [{
				script: words.join(" "),
				folder
			}]],
			["su", wrappers_text("-c", "--command")],
			["bash sh zsh dash ksh pwsh powershell script", shell],
			["cmd", afterOption("/c", "/C")],
			["python", python("-X -W")],
			["coverage", pythonEnvironment(["run"], "--source --rcfile --data-file --omit --include --context --concurrency")],
			["poetry pipenv", pythonEnvironment(["run"], "-C --directory")],
			["uv", pythonEnvironment(["run", "tool run"], uv)],
			["uvx", wrapper({ valued: uv })],
			["pipx", wrapper({
				after: ["run"],
				valued: uv
			})],
			["node tsx ts-node nodejs", interpreter("-r --require --import --loader --env-file -C --conditions")],
			["ruby jruby truffleruby", interpreter("-r -I -C")],
			["perl", interpreter("-I -M")],
			["php", interpreter("-d -c")],
			["lua luajit", interpreter("-l -e")],
			["go", (words, { folder }) => ["run", "tool"].includes(words[0] ?? "") ? [{
				words: afterOptions(words.slice(1)),
				folder
			}] : undefined],
			["elixir iex", wrapper({ valued: "--erl --name --sname" })],
			["lando sail", wrapper()]
		];
		const wrappers = new Map(wrappers_table.flatMap(([programs, starter]) => programs.split(" ").map((program) => [program, starter])));
		;
		const maximumDepth = 20;
		const maximumCommands = 5e4;
		const maximumFollowed = 500;
		function createTestFinder(view) {
			const known = new Map();
			const object = createObjectReader(view);
			let commands = 0;
			let read;
			const packages = () => {
				read ??= (0, javascript_package.q)(view);
				return read;
			};
			function ofScript(script, outerFolder, depth) {
				let folder = outerFolder;
				let effect = "other";
				for (const words of (0, shell_commands.h)(script)) {
					const [program, target] = words;
					if ((program === "cd" || program === "pushd") && target !== undefined) {
						folder = (0, inner_folder.p)(folder, target);
						continue;
					}
					const own = ofCommand(words, folder, depth);
					if (own === "tests") return own;
					if (own === "unknown") effect = own;
				}
				return effect;
			}
			function ofCommand(all, folder, depth) {
				commands += 1;
				const words = withoutVariables(all.map((word, index) => index === 0 ? programIn(word) : word));
				const [first, ...rest] = words;
				if (first === undefined) return "other";
				if (depth > maximumDepth || commands > maximumCommands) return "unknown";
				if (/\s/.test(first)) return ofScript(first, folder, depth + 1);
				const program = plainProgram(first);
				if (/^--?(?:help|version)$/.test(rest[0] ?? "")) return "other";
				const runs = runsTestsWith(program, rest);
				if (runs === true) return "tests";
				const place = {
					view,
					object,
					folder,
					packages
				};
				const wrapped = wrappers.get(program)?.(rest, place);
				if (wrapped !== undefined) return bestOf(wrapped, depth + 1);
				const starter = taskPrograms.get(program);
				const isKnown = wrappers.has(program) || starter !== undefined || runs !== undefined;
				const follow = starter ?? (isKnown ? undefined : fileTask(first));
				return (follow && ofFollowed(words, follow, place, depth)) ?? (isKnown || quietPrograms.has(program) ? "other" : "unknown");
			}
			function ofFollowed(words, follow, place, depth) {
				const key = [place.folder, ...words].join("\n");
				if (known.has(key)) return known.get(key);
				if (known.size >= maximumFollowed) return "unknown";
				known.set(key, "other");
				const started = follow(words.slice(1), place);
				const effect = started && bestOf(started, depth + 1);
				known.set(key, effect);
				return effect;
			}
			function bestOf(started, depth) {
				let effect = "other";
				for (const one of started) {
					const own = "task" in one ? ofTask(one.task, depth) : "script" in one ? ofScript(one.script, one.folder, depth) : ofCommand(one.words, one.folder, depth);
					if (own === "tests") return own;
					if (own === "unknown") effect = own;
				}
				return effect;
			}
			function ofTask({ name, scripts, folder }, depth) {
				const effects = new Set(scripts?.map((script) => ofScript(script, folder, depth)) ?? ["unknown"]);
				if (effects.has("tests") || effects.has("unknown") && isTestName(name)) return "tests";
				return effects.has("unknown") ? "unknown" : "other";
			}
			return (script, folder) => ofScript(script, folder, 0) === "tests";
		}
		function programIn(word) {
			const name = /^\$\{?([A-Z]{2,20})\}?$/.exec(word)?.[1]?.toLowerCase() ?? "";
			return wrappers.has(name) || taskPrograms.has(name) || runsTestsWith(name, []) !== undefined ? name : word;
		}
		function withoutVariables(words) {
			const start = words.findIndex((word) => !/^(?:[A-Za-z_]\w{0,100}\+?=|\$(?!\())/.test(word));
			return start === -1 ? [] : words.slice(start);
		}
	}),
	64503: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E5: () => stepsOfJob,
			R4: () => isForTags,
			S6: () => readWorkflow,
			Vw: () => actionFile,
			XL: () => eventsOf
		});
		var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51638);
		var _inner_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44258);
		var _yaml_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70308);
		const maximumSteps = 500;
		const maximumCombinations = 20;
		const maximumActionDepth = 5;
		function readWorkflow(view, path) {
			const root = (0, _yaml_object_js__WEBPACK_IMPORTED_MODULE_2__.p)(view, path);
			if (root === undefined) return undefined;
			const jobs = Object.values((0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(root.jobs) ?? {}).map(_json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7).filter((job) => job !== undefined);
			return {
				isForChanges: isForChanges(root.on),
				steps: jobs.flatMap((job) => stepsOfJob(view, job, root)).slice(0, maximumSteps),
				calls: jobs.flatMap(({ uses }) => typeof uses === "string" && uses.startsWith("./") ? [uses.slice(2)] : [])
			};
		}
		const changes = [
			"pull_request",
			"push",
			"pull_request_target",
			"merge_group"
		];
		function eventsOf(on) {
			if (typeof on === "string") return new Map([[on, {}]]);
			if (Array.isArray(on)) return new Map(on.map((name) => [String(name), {}]));
			return new Map(Object.entries((0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(on) ?? {}).map(([name, settings]) => [name, (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(settings) ?? {}]));
		}
		function isForChanges(on) {
			const events = eventsOf(on);
			return changes.some((name) => events.has(name) && !(name === "push" && isForTags(events.get(name))));
		}
		const isForTags = (push) => push?.tags !== undefined && push.branches === undefined;
		const folderOfRun = (holder) => {
			const folder = (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)((0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(holder.defaults)?.run)?.["working-directory"];
			return typeof folder === "string" ? (0, _inner_folder_js__WEBPACK_IMPORTED_MODULE_1__.p)("", folder) : undefined;
		};
		function stepsOfJob(view, job, root) {
			const folder = folderOfRun(job) ?? folderOfRun(root) ?? "";
			const combinations = combinationsOf((0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(job.strategy)?.matrix);
			return stepsIn(view, job.steps, folder, 0).map((step) => ({
				...step,
				scripts: step.scripts.flatMap((script) => combined(script, combinations))
			}));
		}
		function stepsIn(view, steps, folder, depth) {
			if (!Array.isArray(steps) || depth > maximumActionDepth) return [];
			return steps.slice(0, maximumSteps).flatMap((value) => {
				const step = (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(value);
				const own = step?.["working-directory"];
				const inside = typeof own === "string" ? (0, _inner_folder_js__WEBPACK_IMPORTED_MODULE_1__.p)("", own) : folder;
				if (typeof step?.run === "string") return [{
					scripts: [scriptOf(step.run, step.shell)],
					folder: inside
				}];
				if (typeof step?.uses !== "string") return [];
				const { uses } = step;
				if (!uses.startsWith("./")) return [{
					uses,
					scripts: scriptsOf(uses, (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.Ej)(step.with)),
					folder: inside
				}];
				const action = actionFile(view, uses);
				return action === undefined ? [] : stepsIn(view, (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)((0, _yaml_object_js__WEBPACK_IMPORTED_MODULE_2__.p)(view, action)?.runs)?.steps, "", depth + 1);
			});
		}
		function actionFile(view, uses) {
			return ["action.yml", "action.yaml"].map((name) => `${uses.slice(2).replace(/\/$/, "")}/${name}`).find((path) => view.has(path));
		}
		function scriptOf(text, shell) {
			const language = /^(Rscript|julia|python3?)\b/.exec(typeof shell === "string" ? shell : "")?.[1];
			return language === undefined ? text : `${language} -e '${text.replaceAll("'", "\"")}'`;
		}
		const scriptInputs = [
			"run",
			"run-in-vm",
			"script",
			"command",
			"commands",
			"coverageCommand",
			"test-command",
			"test_command"
		];
		const actionPrograms = [
			["cypress-io/github-action", "cypress run"],
			["julia-actions/julia-runtest", "julia -e Pkg.test()"],
			["r-lib/actions/check-r-package", "R CMD check"],
			["php-actions/phpunit", "phpunit"],
			[
				"php-actions/composer",
				"composer",
				"command"
			],
			[
				"actions-rs/cargo",
				"cargo",
				"command"
			],
			[
				"houseabsolute/actions-rust-cross",
				"cargo",
				"command"
			],
			[
				"gradle/gradle-build-action",
				"gradle",
				"arguments"
			],
			[
				"gradle/actions/setup-gradle",
				"gradle",
				"arguments"
			],
			[
				"borales/actions-yarn",
				"yarn",
				"cmd"
			],
			[
				"maierj/fastlane-action",
				"fastlane",
				"lane"
			]
		];
		function scriptsOf(uses, inputs) {
			const scripts = scriptInputs.flatMap((name) => inputs.get(name) ?? []);
			const programs = actionPrograms.flatMap(([action, program, input]) => {
				const words = input === undefined ? "" : inputs.get(input);
				return uses.startsWith(`${action}@`) && words !== undefined ? [`${program} ${words}`] : [];
			});
			return [...scripts, ...programs];
		}
		function combinationsOf(matrix) {
			const { include, ...lists } = (0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(matrix) ?? {};
			const values = Object.entries(lists).flatMap(([name, list]) => (Array.isArray(list) ? list : []).map((value) => valuesIn(name, value)));
			const included = (Array.isArray(include) ? include : []).map((row) => Object.entries((0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.D7)(row) ?? {}).flatMap(([name, value]) => valuesIn(name, value)));
			return [...included, ...values].map((entries) => new Map(entries));
		}
		const valuesIn = (name, value) => typeof value === "string" ? [[name, value]] : [...(0, _json_object_js__WEBPACK_IMPORTED_MODULE_0__.Ej)(value)].map(([key, text]) => [`${name}.${key}`, text]);
		const matrixValue = /\$\{\{[ \t]{0,9}matrix\.([\w.-]{1,100})[ \t]{0,9}\}\}/g;
		function combined(script, combinations) {
			const names = new Set([...script.matchAll(matrixValue)].map(([, name = ""]) => name));
			const own = combinations.filter((combination) => [...combination.keys()].some((name) => names.has(name)));
			const texts = own.map((combination) => script.replace(matrixValue, (expression, name) => combination.get(name) ?? expression));
			return [...new Set([script, ...texts])].slice(0, maximumCombinations);
		}
	}),
	70308: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => readYamlFile,
			p: () => readYamlObject
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		var _invalid_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86294);
		var _json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51638);
		const readYamlObject = (view, path) => readYamlFile(view, path)?.object;
		function readYamlFile(view, path) {
			const text = view.read(path);
			if (text === undefined || view.leftOut().has(path)) return undefined;
			try {
				const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
				const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, {
					lineCounter: lines,
					logLevel: "silent",
					prettyErrors: false
				});
				const [error] = document.errors;
				if (error === undefined) return fileOf(document, lines);
				const { line, col } = lines.linePos(error.pos[0]);
				view.leaveOut(path, (0, _invalid_file_js__WEBPACK_IMPORTED_MODULE_2__.i)("YAML", {
					line,
					column: col,
					cause: error.message
				}));
			} catch (cause) {
				if (!(cause instanceof RangeError || cause instanceof ReferenceError)) throw cause;
				view.leaveOut(path, (0, _invalid_file_js__WEBPACK_IMPORTED_MODULE_2__.i)("YAML", undefined));
			}
			return undefined;
		}
		function fileOf(document, lines) {
			const object = (0, _json_object_js__WEBPACK_IMPORTED_MODULE_1__.D7)(document.toJS({ maxAliasCount: 100 }));
			if (object === undefined) return undefined;
			return {
				object,
				lineOf: (path) => lines.linePos(nodesOn(document, path).offset).line,
				tagOf: (path) => nodesOn(document, path).node?.tag
			};
		}
		function nodesOn(document, path) {
			let node = document.contents;
			let offset = document.contents?.range?.[0] ?? 0;
			for (const step of path) {
				if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias)(node)) node = node.resolve(document);
				const pair = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) ? node.items.find(({ key }) => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && key.value === step) : undefined;
				const entry = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) ? node.items[Number(step)] : undefined;
				const place = pair?.key ?? entry;
				if (place === undefined) return { offset };
				offset = place.range?.[0] ?? offset;
				node = pair?.value ?? entry;
			}
			return {
				offset,
				node
			};
		}
	})
};
