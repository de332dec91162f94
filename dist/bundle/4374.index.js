export const id = 4374;
export const ids = [4374];
export const modules = { 34374: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { buildReport: () => buildReport });
	var fold_causes = __webpack_require__(91394);
	var components = __webpack_require__(1060);
	var defined_fields = __webpack_require__(43268);
	var node_builders = __webpack_require__(48032);
	;
	function withoutEmptyColumns({ align, head, rows, ...table }) {
		if (rows.length === 0) return {
			...table,
			align,
			head,
			rows
		};
		const isFilled = head.map((_, column) => rows.some((row) => (row[column] ?? []).length > 0));
		const filled = (items) => items.filter((_, column) => isFilled[column]);
		const cells = (row) => filled(row).map((cell) => cell.length === 0 ? [(0, node_builders.Qq)("\u2013")] : cell);
		return {
			...table,
			align: filled(align),
			head: filled(head),
			rows: rows.map(cells)
		};
	}
	function joinTables(blocks) {
		const joined = [];
		let last;
		for (const block of blocks) {
			if (block.type === "table" && block.head === last?.head) {
				for (const row of block.rows) last.rows.push(row);
				for (const fact of block.facts ?? []) last.facts.push(fact);
			} else if (block.type === "table") {
				last = {
					head: block.head,
					rows: [...block.rows],
					facts: [...block.facts ?? []]
				};
				joined.push({
					...block,
					rows: last.rows,
					...(0, defined_fields.X)({ facts: block.facts && last.facts })
				});
			} else {
				last = undefined;
				joined.push(block);
			}
		}
		return joined.map((block) => block.type === "table" ? withoutEmptyColumns(block) : block);
	}
	;
	function buildReport(template, given) {
		const scope = {
			...given,
			summary: (0, fold_causes.o)(given.summary)
		};
		const buildAll = (parts) => joinTables(parts.flatMap((component) => components.d[component.type].build(component, scope, buildAll)));
		return {
			type: "root",
			children: buildAll(template.components)
		};
	}
}) };
