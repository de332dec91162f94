using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Shop.Checkout;

[TestClass]
public class PricesTests
{
    [TestMethod]
    [DataRow(17951, 1795)]
    [DataRow(17959, 1796)]
    public void Rounds_to_the_nearest_cent(int thousandths, int cents) =>
        Assert.AreEqual(cents / 100m, Prices.Round(thousandths / 1000m));

    [TestMethod]
    public void Rounds_half_a_cent_up() => Assert.AreEqual(17.96m, Prices.Round(17.955m));

    [TestMethod]
    [Ignore("No shop in Switzerland yet")]
    public void Rounds_francs_to_five_cents() => Assert.AreEqual(17.95m, Prices.Round(17.93m));
}
