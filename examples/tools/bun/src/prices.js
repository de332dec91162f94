export const roundPrice = (price) => Math.round(price * 100) / 100
