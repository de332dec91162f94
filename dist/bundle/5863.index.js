export const id = 5863;
export const ids = [5863];
export const modules = { 25863: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { resolveTemplate: () => resolveTemplate });
	var _components_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1060);
	async function resolveTemplate(template, context) {
		const resolveAll = (parts) => Promise.all(parts.map(resolve));
		async function resolve(component) {
			const { resolve: resolveProperties } = _components_js__WEBPACK_IMPORTED_MODULE_0__.d[component.type];
			if (resolveProperties === undefined) return component;
			return {
				type: component.type,
				...await resolveProperties(component, context, resolveAll)
			};
		}
		return { components: await resolveAll(template.components) };
	}
}) };
