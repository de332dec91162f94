#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include "prices.h"

#include <iostream>

TEST_SUITE_BEGIN("checkout");

TEST_CASE("keeps whole cents") { CHECK(roundPrice(17.95) == 17.95); }

TEST_CASE("rounds half a cent up") {
  std::cout << "price list: summer\n";
  CHECK(roundPrice(17.955) == 17.96);
}

TEST_CASE("adds tax") {
  SUBCASE("7 percent") { CHECK(addTax(10, 7) == 10.7); }
  SUBCASE("19 percent") { CHECK(addTax(10, 19) == 11.9); }
}

TEST_CASE("converts currencies" * doctest::skip()) { FAIL(""); }

TEST_SUITE_END();
