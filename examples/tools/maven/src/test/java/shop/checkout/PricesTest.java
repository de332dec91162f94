package shop.checkout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PricesTest {
  @Test
  void keepsWholeCents() {
    assertEquals(17.95, Prices.round(17.95));
  }

  @Test
  void roundsHalfACentUp() {
    System.out.println("price list: summer");
    assertEquals(17.96, Prices.round(17.955));
  }

  @ParameterizedTest
  @CsvSource({"7, 10.7", "19, 11.9"})
  void addsTax(int percent, double total) {
    assertEquals(total, Prices.addTax(10, percent));
  }

  @Test
  @Disabled("the bank's rates are not ready")
  void convertsCurrencies() {}
}
