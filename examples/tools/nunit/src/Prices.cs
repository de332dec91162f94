namespace Shop.Checkout;

public static class Prices
{
    public static decimal Round(decimal price) => (decimal)Math.Round((double)price, 2);
}
