using NUnit.Framework;

namespace Shop.Checkout;

public class PricesTests
{
    [TestCase(17951, 1795)]
    [TestCase(17959, 1796)]
    public void Rounds_to_the_nearest_cent(int thousandths, int cents) =>
        Assert.That(Prices.Round(thousandths / 1000m), Is.EqualTo(cents / 100m));

    [Test]
    public void Rounds_half_a_cent_up() => Assert.That(Prices.Round(17.955m), Is.EqualTo(17.96m));

    [Test]
    [Ignore("No shop in Switzerland yet")]
    public void Rounds_francs_to_five_cents() => Assert.That(Prices.Round(17.93m), Is.EqualTo(17.95m));
}
