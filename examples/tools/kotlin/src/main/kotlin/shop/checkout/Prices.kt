package shop.checkout

fun roundPrice(price: Double): Double = Math.round(price * 100) / 100.0
