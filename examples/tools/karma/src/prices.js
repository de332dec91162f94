globalThis.roundPrice = (price) => Math.round(price * 100) / 100
