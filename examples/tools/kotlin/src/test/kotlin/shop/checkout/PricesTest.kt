package shop.checkout

import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.CsvSource
import kotlin.test.Ignore
import kotlin.test.Test
import kotlin.test.assertEquals

class PricesTest {
    @ParameterizedTest(name = "rounds {0} to {1}")
    @CsvSource("17.951, 17.95", "17.959, 17.96")
    fun `rounds to the nearest cent`(price: Double, rounded: Double) {
        assertEquals(rounded, roundPrice(price))
    }

    @Test
    fun `rounds half a cent up`() {
        assertEquals(17.96, roundPrice(17.955))
    }

    @Test
    @Ignore
    fun `rounds francs to five cents`() {
        assertEquals(17.95, roundPrice(17.93))
    }
}
