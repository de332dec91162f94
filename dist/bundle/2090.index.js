export const id = 2090;
export const ids = [2090];
export const modules = {
	60970: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => parseDay,
			_: () => isExpired
		});
		const dayMs = 24 * 60 * 60 * 1e3;
		function parseDay(text) {
			if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
			const time = Date.parse(`${text}T00:00:00Z`);
			return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : time;
		}
		function isExpired({ until }, now) {
			const lastDay = until === undefined ? undefined : parseDay(until);
			return lastDay !== undefined && now >= lastDay + dayMs;
		}
	}),
	5107: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => createQuarantine });
		var test_identity = __webpack_require__(40167);
		;
		function createAffixIndex(affixes, side) {
			const sorted = affixes.map((affix, index) => ({
				affix,
				index
			})).sort((a, b) => compare(a.affix, b.affix, side));
			const hasAffix = (text, affix) => side === "start" ? text.startsWith(affix) : text.endsWith(affix);
			const parents = [];
			for (const [position, { affix }] of sorted.entries()) {
				let parent = position - 1;
				while (parent >= 0 && !hasAffix(affix, sorted[parent]?.affix ?? "")) parent = parents[parent] ?? -1;
				parents.push(parent);
			}
			const lastNotAfter = (text) => {
				let low = 0;
				let high = sorted.length;
				while (low < high) {
					const middle = low + high >> 1;
					if (compare(sorted[middle]?.affix ?? "", text, side) <= 0) low = middle + 1;
					else high = middle;
				}
				return low - 1;
			};
			return (text) => {
				const found = [];
				for (let position = lastNotAfter(text); position >= 0; position = parents[position] ?? -1) {
					const entry = sorted[position];
					if (entry !== undefined && hasAffix(text, entry.affix)) found.push(entry.index);
				}
				return found;
			};
		}
		function compare(a, b, side) {
			if (side === "start") return a < b ? -1 : a > b ? 1 : 0;
			const length = Math.min(a.length, b.length);
			for (let index = 1; index <= length; index += 1) {
				const difference = a.charCodeAt(a.length - index) - b.charCodeAt(b.length - index);
				if (difference !== 0) return difference;
			}
			return a.length - b.length;
		}
		;
		const maximumProduct = 4096;
		function createTextFinder(wanted) {
			let shorter;
			return (text, from) => {
				if (wanted.length * text.length <= maximumProduct) return text.indexOf(wanted, from);
				shorter ??= shorterMatches(wanted);
				let matched = 0;
				for (let index = from; index < text.length && matched < wanted.length; index += 1) {
					matched = extended(wanted, shorter, matched, text.charCodeAt(index));
					if (matched === wanted.length) return index + 1 - matched;
				}
				return -1;
			};
		}
		function shorterMatches(wanted) {
			const shorter = new Uint32Array(wanted.length + 1);
			let matched = 0;
			for (let index = 1; index < wanted.length; index += 1) {
				matched = extended(wanted, shorter, matched, wanted.charCodeAt(index));
				shorter[index + 1] = matched;
			}
			return shorter;
		}
		function extended(wanted, shorter, matched, unit) {
			let length = matched;
			while (length > 0 && wanted.charCodeAt(length) !== unit) length = shorter[length] ?? 0;
			return wanted.charCodeAt(length) === unit ? length + 1 : length;
		}
		;
		function createPatternIndex(patterns) {
			const literal = new Map();
			const byStart = [];
			const byEnd = [];
			for (const [index, pieces] of patterns.entries()) {
				const [start = "", ...others] = pieces;
				const end = others.pop();
				if (end === undefined) literal.set(start, [...literal.get(start) ?? [], index]);
				else (start === "" ? byEnd : byStart).push({
					index,
					start,
					end,
					accepts: betweenEnds(start.length, others, end.length)
				});
			}
			const withStart = createAffixIndex(byStart.map(({ start }) => start), "start");
			const withEnd = createAffixIndex(byEnd.map(({ end }) => end), "end");
			const starts = createStartIndex([...literal.keys(), ...byStart.map(({ start }) => start)]);
			return {
				find(text) {
					const found = [...literal.get(text) ?? []];
					for (const position of withStart(text)) {
						const pattern = byStart[position];
						if (pattern !== undefined && text.endsWith(pattern.end) && pattern.accepts(text)) found.push(pattern.index);
					}
					for (const position of withEnd(text)) {
						const pattern = byEnd[position];
						if (pattern?.accepts(text) === true) found.push(pattern.index);
					}
					return found;
				},
				mayMatch: (start) => byEnd.length > 0 || starts(start) || withStart(start).length > 0
			};
		}
		function createStartIndex(texts) {
			const sorted = [...texts].sort();
			return (start) => {
				let low = 0;
				let high = sorted.length;
				while (low < high) {
					const middle = low + high >> 1;
					if ((sorted[middle] ?? "") < start) low = middle + 1;
					else high = middle;
				}
				return sorted[low]?.startsWith(start) === true;
			};
		}
		function betweenEnds(startLength, pieces, endLength) {
			const wanted = pieces.filter((piece) => piece !== "").map((piece) => ({
				find: createTextFinder(piece),
				length: piece.length
			}));
			return (text) => {
				const limit = text.length - endLength;
				let from = startLength;
				for (const { find, length } of wanted) {
					const at = find(text, from);
					if (at === -1) return false;
					from = at + length;
				}
				return from <= limit;
			};
		}
		var quarantine_end = __webpack_require__(60970);
		var test_pattern = __webpack_require__(34745);
		;
		const idPattern = /^[0-9a-f]{10,32}$/;
		const indexedDigits = 10;
		const namesId = ({ test }) => idPattern.test(test);
		function createQuarantine(entries, now, ownModule) {
			const active = entries.filter((entry) => !(0, quarantine_end._)(entry, now));
			const patterns = createPatternIndex(active.map(({ test }) => (0, test_pattern.mV)(test)));
			const byId = groupBy(active, (entry) => namesId(entry) ? entry.test.slice(0, indexedDigits) : undefined);
			const byOtherId = groupBy(active, (entry) => namesId(entry) ? undefined : entry.test);
			const unseen = new Set(active.keys());
			const texts = createTextReader((start) => patterns.mayMatch(start));
			let last;
			function find(test) {
				if (last !== undefined && isSame(last.test, test)) return last.found;
				const found = findNamed(test);
				last = {
					test,
					found: test.former === undefined ? found : new Set([...found, ...findNamed(formerTest(test))])
				};
				return last.found;
			}
			function findNamed(test) {
				const byText = texts.mayMatch(test) ? patterns.find(texts.textOf(test)) : [];
				const candidates = [...findById(test.id), ...byText];
				return candidates.length === 0 ? noIndexes : matching(candidates, test);
			}
			function formerTest({ former, ...now }) {
				const named = {
					...now,
					...former
				};
				const { module = ownModule?.() ?? "", suite, name } = named;
				return {
					...named,
					id: byId.size === 0 ? undefined : (0, test_identity.testId)(module, suite, name)
				};
			}
			function matching(candidates, test) {
				const found = new Set();
				for (const index of candidates) {
					const entry = active[index];
					if (entry === undefined || !applies(entry, test)) continue;
					unseen.delete(index);
					found.add(index);
				}
				return found;
			}
			function findById(id) {
				if (id === undefined) return [];
				return (idPattern.test(id) ? byId.get(id.slice(0, indexedDigits)) : byOtherId.get(id)) ?? [];
			}
			function applies({ test, module }, { id, module: given, suite, name }) {
				if (module !== undefined && module !== (given ?? ownModule?.())) return false;
				if (!idPattern.test(test)) return true;
				return isPrefixOfOther(test, id) || texts.textOf({
					suite,
					name
				}) === test;
			}
			return {
				entryOf(test) {
					if (active.length === 0) return undefined;
					const found = find(test);
					return found.size === 0 ? undefined : active[Math.min(...found)];
				},
				entriesOf: (test) => [...find(test)].flatMap((index) => active[index] ?? []),
				see(test) {
					if (unseen.size > 0) find(test);
				},
				expired: entries.filter((entry) => (0, quarantine_end._)(entry, now)),
				unmatched: () => [...unseen].flatMap((index) => active[index] ?? []),
				isEmpty: active.length === 0,
				needsIds: byId.size > 0
			};
		}
		const isPrefixOfOther = (one, other) => other !== undefined && (one.startsWith(other) || other.startsWith(one));
		function groupBy(entries, keyOf) {
			const groups = new Map();
			for (const [index, entry] of entries.entries()) {
				const key = keyOf(entry);
				if (key === undefined) continue;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [index]);
				else group.push(index);
			}
			return groups;
		}
		const noIndexes = new Set();
		const isSame = (a, b) => a.suite === b.suite && a.name === b.name && a.id === b.id && a.module === b.module && a.former === b.former;
		function createTextReader(startMayMatch) {
			let lastSuite;
			let prefix = "";
			let mayMatch = true;
			const read = (suite) => {
				if (suite === lastSuite) return;
				lastSuite = suite;
				prefix = suite.map((part) => `${(0, test_pattern._t)(part)}${test_pattern.Tf}`).join("");
				mayMatch = startMayMatch(prefix.trim());
			};
			return {
				textOf({ suite, name }) {
					read(suite);
					const text = prefix + (0, test_pattern._t)(name);
					return text.trim();
				},
				mayMatch({ suite }) {
					read(suite);
					return mayMatch;
				}
			};
		}
	}),
	72090: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createRunQuarantine: () => createRunQuarantine });
		var defined_fields = __webpack_require__(43268);
		var counts = __webpack_require__(3517);
		var shorten = __webpack_require__(59088);
		var quarantine_quarantine = __webpack_require__(5107);
		;
		function unmatchedEntries(quarantine, history, now, ownModule) {
			const unmatched = quarantine.unmatched();
			if (history === undefined || unmatched.length === 0) return unmatched;
			const rest = (0, quarantine_quarantine.b)(unmatched, now, ownModule);
			for (const test of history.all()) rest.see(test);
			return rest.unmatched();
		}
		var run_summary = __webpack_require__(96920);
		var problem_list = __webpack_require__(21431);
		var quoted_list = __webpack_require__(96986);
		;
		const namedEntries = 3;
		const maximumPattern = 200;
		function createRunQuarantine({ path, entries, lines }, { now, module, isPart, say }) {
			const quarantine = (0, quarantine_quarantine.b)(entries, now, module);
			const warning = (entry, message) => {
				const line = lines.get(entry);
				return {
					severity: "warning",
					message,
					path,
					...(0, defined_fields.X)({ line })
				};
			};
			return {
				quarantine,
				problems({ counts, problems, jobs }, history) {
					const found = (0, problem_list.Y)();
					for (const entry of quarantine.expired) {
						found.add(warning(entry, `The quarantine of ${(0, quoted_list.p)([shownPattern(entry)])} ended on ${entry.until}, so its failures count again. Repair the test, or set a later day.`));
					}
					if (counts.total === 0 || (0, run_summary.Ne)(problems)) return found.list();
					const mayMatch = ({ module: named }) => named === undefined || jobs.some((job) => (job.module ?? module()) === named);
					const unmatched = unmatchedEntries(quarantine, history, now, module).filter(mayMatch);
					const [first] = unmatched;
					if (first === undefined) return found.list();
					if (isPart) say?.(`${path}: ${unmatchedMessage(unmatched)}`);
					else found.add(warning(first, unmatchedMessage(unmatched)));
					return found.list();
				}
			};
		}
		function unmatchedMessage(entries) {
			const names = (0, quoted_list.p)(entries.map(shownPattern), namedEntries);
			return entries.length === 1 ? `The quarantine entry ${names} matches no test. If no job runs it, correct or remove the entry.` : `${(0, counts.B)(entries.length)} quarantine entries match no test: ${names}. If no job runs them, correct or remove the entries.`;
		}
		const shownPattern = ({ test }) => (0, shorten.m)(test, maximumPattern);
	})
};
