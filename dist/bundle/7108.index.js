export const id = 7108;
export const ids = [7108];
export const modules = { 7108: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { identifyOther: () => identifyOther });
	var defined_fields = __webpack_require__(43268);
	var asking_collector = __webpack_require__(50480);
	var collect_damage = __webpack_require__(64340);
	var base_name = __webpack_require__(38010);
	;
	function emptyFileAdvice(path) {
		const name = (0, base_name.F)(path).toLowerCase();
		return name.includes("jest") && name.endsWith(".json") ? "Jest writes no JSON with --bail." : undefined;
	}
	;
	function isComplete(front, completeness) {
		if (completeness === "any") return true;
		if (completeness === "lines") return endsWithLine(front);
		switch (front.head.kind) {
			case "xml": return closesRoot(front);
			case "json": return front.isWhole ? (0, collect_damage.Fh)(front.text) : (0, collect_damage.cl)(front.text, front.tail);
			case "text": return true;
			case "empty": return false;
		}
	}
	function closesRoot({ head, root, text, tail, isWhole }) {
		if (root === undefined) return false;
		const end = withoutLastComments(tail);
		const [, name = ""] = /<\/([^<>\s/]+)\s*>$/.exec(end) ?? [];
		if (name.slice(name.indexOf(":") + 1) === root.local) return true;
		return isWhole && head.kind === "xml" && head.elements.length === 1 && end.endsWith("/>") && !text.includes("</");
	}
	function withoutLastComments(xml) {
		let end = xml.trimEnd();
		for (let start = lastComment(end); start !== -1; start = lastComment(end)) end = end.slice(0, start).trimEnd();
		return end;
	}
	const lastComment = (xml) => xml.endsWith("-->") ? xml.lastIndexOf("<!--") : xml.endsWith("?>") ? xml.lastIndexOf("<?") : -1;
	function endsWithLine({ tail }) {
		const last = tail.trimEnd();
		const line = last.slice(last.lastIndexOf("\n") + 1);
		return !/^[{[]/.test(line) || /[}\]]$/.test(line);
	}
	var file_front = __webpack_require__(84440);
	var find_neighbour = __webpack_require__(7836);
	var neighbours_neighbour = __webpack_require__(66957);
	;
	const shownKeys = 3;
	const plainKey = /^[\w$@ -]{1,40}$/;
	const maximumRoot = 100;
	function otherDocument(front) {
		const { head, root, text } = front;
		if (head.kind !== "xml" && head.kind !== "json") return undefined;
		if (!isComplete(front) || (head.kind === "json" ? hasTestKey(text) : hasTestElement(text))) return undefined;
		if (head.kind === "xml") {
			const shownRoot = root === undefined || root.local.length > maximumRoot ? "" : ` (root element <${root.local}>)`;
			return {
				id: "xml",
				name: `XML without test results${shownRoot}`,
				plural: "XML files without test results",
				isOther: true
			};
		}
		const keys = [...head.keys].filter((key) => plainKey.test(key)).slice(0, shownKeys);
		const shown = keys.length === 0 ? "" : ` (keys: ${keys.join(", ")})`;
		return {
			id: "json",
			name: `JSON without test results${shown}`,
			plural: "JSON files without test results",
			isOther: true
		};
	}
	const testKey = /"(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)"\s*:\s*(?:-?\d|[[{])/i;
	const hasTestKey = (json) => testKey.test(json);
	const testAttribute = /\s(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)\s*=\s*["']\s*-?\d/i;
	const testElement = /<(?:[\w.-]{1,100}:)?(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)(?=[\s/>])([^<>]*)>\s*(\d|<(?!\/))?/gi;
	function hasTestElement(xml) {
		if (testAttribute.test(xml)) return true;
		for (const [, inTag = "", content] of xml.matchAll(testElement)) {
			if (inTag.includes("=") || content !== undefined && !inTag.endsWith("/")) return true;
		}
		return false;
	}
	var unrelated_file = __webpack_require__(21402);
	;
	const endOfZip = "PK";
	function identifyOther(file, source, { text, readers, archive, because, asEvents }) {
		const asked = (0, asking_collector.Z)(file);
		const isBinary = archive === undefined && text.includes("\0");
		if (isBinary && asked?.onlyByFolder === true && (0, unrelated_file.V)(file.path, text)) return {
			kind: "foreign",
			because
		};
		const ends = source.ends();
		const front = (0, file_front.I)(file.path, ends);
		const kind = front.head.kind === "empty" ? undefined : (0, find_neighbour.F)(front);
		if (kind === undefined && asEvents !== undefined) return asEvents;
		const owner = ownerOf(file);
		if (kind !== undefined) {
			const isDamaged = !isComplete(front, kind.completeness);
			const collector = asked?.collector ?? owner;
			if (collector !== undefined && (file.isNamed || isDamaged && kind.holdsTests === true)) {
				return namedNeighbour(kind, collector, isDamaged);
			}
			const isNoticed = asked !== undefined || kind.holdsTests === true;
			const attachable = (0, defined_fields.X)({ mayBeAttachment: kind.isOftenAttached });
			const neighbour = {
				...kind,
				isDamaged,
				isNoticed,
				verdict: kind.readVerdict?.(front)
			};
			return {
				kind: "foreign",
				because: (0, neighbours_neighbour.r)(kind),
				neighbour,
				...attachable
			};
		}
		const ofEmpty = front.head.kind === "empty" ? emptyFileAdvice(file.path) : undefined;
		const advice = (0, defined_fields.X)({ advice: archive === undefined ? ofEmpty : "Unpack it first." });
		if (asked !== undefined) {
			if (asked.onlyByFolder && (0, unrelated_file.V)(file.path, ends.text)) return {
				kind: "foreign",
				because
			};
			const other = file.isNamed || archive !== undefined ? undefined : otherDocument(front);
			if (other !== undefined) {
				return {
					kind: "foreign",
					because,
					neighbour: {
						...other,
						isDamaged: false,
						isNoticed: true
					},
					mayBeAttachment: true
				};
			}
			const isWhole = !file.isNamed && isWholeAttachment(front, archive);
			const attachable = (0, defined_fields.X)({ mayBeAttachment: isWhole ? true : undefined });
			return {
				kind: "unreadable",
				because,
				collector: asked.collector,
				severity: "error",
				...advice,
				...attachable
			};
		}
		const damage = owner && (archive === undefined ? (0, collect_damage.ti)(file.path, ends) : because);
		if (owner !== undefined && damage !== undefined) {
			return {
				kind: "unreadable",
				because: damage,
				collector: owner,
				severity: "error",
				...advice
			};
		}
		if (front.head.kind === "empty") return {
			kind: "unreadable",
			because,
			collector: readers[0],
			severity: "warning",
			...advice
		};
		return {
			kind: "foreign",
			because
		};
	}
	function isWholeAttachment(front, archive) {
		if (archive !== undefined) return archive === "zip" && front.tail.includes(endOfZip);
		return front.head.kind === "text" ? (0, unrelated_file.V)(front.path, front.text) : isComplete(front);
	}
	function namedNeighbour(kind, collector, isDamaged) {
		return {
			kind: "unreadable",
			because: isDamaged ? `${kind.name}, which is damaged` : (0, neighbours_neighbour.r)(kind),
			collector,
			severity: "error",
			isNeighbour: true,
			...(0, defined_fields.X)({ advice: kind.advice })
		};
	}
	const ownerOf = ({ matches }) => matches.find(({ collector, patterns }) => collector.wellKnown && patterns.some((pattern) => !collector.wide?.includes(pattern)))?.collector;
}) };
