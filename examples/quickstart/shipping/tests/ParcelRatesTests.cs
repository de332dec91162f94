using Xunit;

namespace Shop.Shipping.Tests;

public class ParcelRatesTests
{
    private readonly ParcelRates rates = ParcelRates.Of2026;

    [Theory]
    [InlineData(0.9, 4.90)]
    [InlineData(2.0, 4.90)]
    [InlineData(31.5, 19.90)]
    public void Weight_decides_the_rate(double kilograms, decimal expected)
    {
        var rate = rates.For(kilograms, destination: "inland");

        Assert.Equal(expected, rate);
    }

    [Fact]
    public void Refuses_what_is_too_heavy()
    {
        Assert.Throws<ParcelTooHeavy>(() => rates.For(31.6, destination: "inland"));
    }
}
