export const id = 534;
export const ids = [534];
export const modules = {
	92217: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => withParsedMarkdown });
		var _user_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42738);
		const hasMarkdown = (blocks) => blocks.some((block) => {
			if (block.type === "list") return block.children.some((item) => hasMarkdown(item.children));
			return block.type === "markdown" || (block.type === "section" || block.type === "alert") && hasMarkdown(block.children);
		});
		async function withParsedMarkdown(root) {
			if (!hasMarkdown(root.children)) return root;
			const { parseMarkdown } = await Promise.all([__webpack_require__.e(884), __webpack_require__.e(118)]).then(__webpack_require__.bind(__webpack_require__, 27118));
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
	}),
	58534: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { sendToChat: () => sendToChat });
		var _config_empty_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62506);
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
		var _render_plain_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92217);
		var _report_detail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33349);
		var _report_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49915);
		async function sendToChat(request) {
			const { reporter, evaluator, retries, setSecret, say } = request;
			const name = `report.${reporter.slot}`;
			try {
				const url = webhookOf(reporter, evaluator);
				if (url === undefined) return {
					notices: [`No message was sent (${name}): ${(0, _config_empty_setting_js__WEBPACK_IMPORTED_MODULE_4__.v)(reporter.url, "URL")}`],
					problems: []
				};
				setSecret(url);
				const { deliverToChat } = await Promise.all([__webpack_require__.e(942), __webpack_require__.e(663)]).then(__webpack_require__.bind(__webpack_require__, 18663));
				const { chatKindOf } = await Promise.all([__webpack_require__.e(828), __webpack_require__.e(499)]).then(__webpack_require__.bind(__webpack_require__, 20499));
				const { chats } = await __webpack_require__.e(828).then(__webpack_require__.bind(__webpack_require__, 89828));
				const chat = chats[reporter.kind ?? chatKindOf(reporter.slot, url)];
				const { rejections } = await deliverToChat({
					name,
					chat,
					url,
					attempts: forms(request, chat)
				}, retries);
				say(`Sent the report to ${chat.title} (${name}).`);
				if (rejections.length === 0) return {
					notices: [],
					problems: []
				};
				return {
					notices: [`${name}: ${chat.title} refused the whole report (${rejections[0]}) and got a shorter one.`],
					problems: []
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
				return {
					notices: [],
					problems: [{
						severity: "error",
						kind: "delivery",
						message: error.message
					}]
				};
			}
		}
		function webhookOf({ url }, evaluator) {
			const parts = evaluator.parts(url);
			const values = parts.filter(({ kind }) => kind === "value");
			if (values.length > 0 && values.every(({ text }) => text.trim() === "")) return undefined;
			const address = parts.map(({ text }) => text).join("");
			return address.trim() || undefined;
		}
		async function* forms(request, chat) {
			const { fitChat } = await __webpack_require__.e(671).then(__webpack_require__.bind(__webpack_require__, 51671));
			const { template, scope } = request;
			const frame = frameOf(request);
			const complete = withOutcome(template);
			const build = async (detail) => ({
				...frame,
				root: await (0, _render_plain_tree_js__WEBPACK_IMPORTED_MODULE_1__.B)((0, _report_report_js__WEBPACK_IMPORTED_MODULE_3__.F)(complete, {
					...scope,
					detail
				}))
			});
			const richest = await fitChat((0, _report_detail_js__WEBPACK_IMPORTED_MODULE_2__.Yj)(scope.summary.tests.failed.length), build, chat);
			if (richest !== undefined) {
				yield richest;
				yield chat.render(await build(_report_detail_js__WEBPACK_IMPORTED_MODULE_2__.vc));
			}
			yield chat.plain({
				...frame,
				root: {
					type: "root",
					children: []
				}
			});
		}
		const withOutcome = (template) => showsHeadline(template.components) ? template : { components: [{ type: "headline" }, ...template.components] };
		const showsHeadline = (components) => components.some((component) => component.type === "headline" || component.type === "section" && isOpen(component) && showsHeadline(component.components));
		const isOpen = ({ collapsible = false, collapsed = true }) => !(collapsible && collapsed);
		function frameOf({ reporter, scope, evaluator, ciContext, reportUrl }) {
			const { project, build } = ciContext;
			return {
				title: evaluator.text(reporter.title ?? "") || (project === undefined ? "Test report" : `Test report of ${project}`),
				titleUrl: evaluator.text(reporter.titleUrl ?? "") || build.url,
				status: scope.summary.status,
				summary: headlineOf(scope),
				reportUrl: reportUrl ?? build.url
			};
		}
		function headlineOf(scope) {
			const [line] = (0, _report_report_js__WEBPACK_IMPORTED_MODULE_3__.F)({ components: [{ type: "headline" }] }, {
				...scope,
				detail: _report_detail_js__WEBPACK_IMPORTED_MODULE_2__.vc
			}).children;
			const parts = line?.type === "heading" ? line.children : [];
			return parts.map((part) => part.type === "text" ? part.value : "").join("").trim();
		}
	})
};
