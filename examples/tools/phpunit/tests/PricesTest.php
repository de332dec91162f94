<?php

namespace Shop;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../src/Prices.php';

final class PricesTest extends TestCase
{
    public function testKeepsWholeCents(): void
    {
        $this->assertSame(17.95, Prices::round(17.95));
    }

    public function testRoundsHalfACentUp(): void
    {
        print "price list: summer\n";
        $this->assertSame(17.96, Prices::round(17.955));
    }

    public static function rates(): array
    {
        return ['reduced rate' => [7, 10.7], 'full rate' => [19, 11.9]];
    }

    /** @dataProvider rates for PHPUnit 9; later versions read the attribute. */
    #[DataProvider('rates')]
    public function testAddsTax(int $percent, float $total): void
    {
        $this->assertSame($total, Prices::addTax(10, $percent));
    }

    public function testConvertsCurrencies(): void
    {
        $this->markTestSkipped("the bank's rates are not ready");
    }
}
