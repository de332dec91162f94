#include "prices.h"

#include <gtest/gtest.h>

#include <iostream>

TEST(Prices, KeepsWholeCents) { EXPECT_DOUBLE_EQ(roundPrice(17.95), 17.95); }

TEST(Prices, RoundsHalfACentUp) {
  std::cout << "price list: summer\n";
  EXPECT_DOUBLE_EQ(roundPrice(17.955), 17.96);
}

TEST(Prices, DISABLED_ConvertsCurrencies) { FAIL(); }

TEST(Prices, ReadsRatesFromTheBank) { GTEST_SKIP() << "the bank's rates are not ready"; }

class PricesWithTax : public testing::TestWithParam<std::pair<int, double>> {};

TEST_P(PricesWithTax, AddTax) { EXPECT_DOUBLE_EQ(addTax(10, GetParam().first), GetParam().second); }

INSTANTIATE_TEST_SUITE_P(Rates, PricesWithTax, testing::Values(std::pair{7, 10.7}, std::pair{19, 11.9}));
