package shop.checkout

object Prices:
  def round(price: Double): Double = math.round(price * 100) / 100.0
