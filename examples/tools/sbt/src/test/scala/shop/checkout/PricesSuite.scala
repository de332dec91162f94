package shop.checkout

import org.scalatest.funsuite.AnyFunSuite

class PricesSuite extends AnyFunSuite:
  for (price, rounded) <- List(17.951 -> 17.95, 17.959 -> 17.96) do
    test(s"rounds $price to $rounded") {
      assert(Prices.round(price) == rounded)
    }

  test("rounds half a cent up") {
    assert(Prices.round(17.955) == 17.96)
  }

  ignore("rounds francs to five cents") {
    assert(Prices.round(17.93) == 17.95)
  }
