package shop.checkout;

/** Prices of the checkout. */
public final class Prices {
  private Prices() {}

  /** Rounds to whole cents. */
  public static double round(double price) {
    return Math.round(price * 100) / 100.0;
  }

  public static double addTax(double price, int percent) {
    return round(price * (100 + percent) / 100);
  }
}
