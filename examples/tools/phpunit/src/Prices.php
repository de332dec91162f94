<?php

namespace Shop;

final class Prices
{
    /** Rounds to whole cents. */
    public static function round(float $price): float
    {
        return floor($price * 100 + 0.5) / 100;
    }

    public static function addTax(float $price, int $percent): float
    {
        return self::round($price * (100 + $percent) / 100);
    }
}
