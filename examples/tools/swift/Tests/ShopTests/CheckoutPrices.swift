import Shop
import Testing

@Suite struct CheckoutPrices {
    @Test(arguments: [(17.951, 17.95), (17.959, 17.96)])
    func roundsToTheNearestCent(price: Double, rounded: Double) {
        #expect(roundPrice(price) == rounded)
    }

    @Test func keepsWholeCents() {
        #expect(roundPrice(17.95) == 17.95)
    }

    @Test func roundsHalfACentUp() {
        #expect(roundPrice(17.955) == 17.96)
    }

    @Test(.disabled("No shop in Switzerland yet"))
    func roundsFrancsToFiveCents() {
        #expect(roundPrice(17.93) == 17.95)
    }
}
