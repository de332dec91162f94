export const id = 8390;
export const ids = [8390];
export const modules = {
	21749: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => createTimeBudget });
		function createTimeBudget(limitMs) {
			let spentMs = 0;
			let running = 0;
			let countedUntil = 0;
			const update = () => {
				const now = performance.now();
				if (running > 0) spentMs += now - countedUntil;
				countedUntil = now;
			};
			return {
				async measure(work) {
					update();
					running += 1;
					try {
						return await work();
					} finally {
						update();
						running -= 1;
					}
				},
				giveBack(ms) {
					update();
					spentMs = Math.max(0, spentMs - ms);
				},
				remainingMs() {
					update();
					return Math.max(0, limitMs - spentMs);
				}
			};
		}
	}),
	9754: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => withoutFullStop });
		const withoutFullStop = (text) => text.replace(/(?<![.\s])[.\s]+$/, "");
	})
};
