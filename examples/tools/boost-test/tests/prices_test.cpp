#define BOOST_TEST_MODULE checkout
#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "prices.h"

#include <iostream>

namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(prices)

BOOST_AUTO_TEST_CASE(keeps_whole_cents) { BOOST_TEST(roundPrice(17.95) == 17.95); }

BOOST_AUTO_TEST_CASE(rounds_half_a_cent_up) {
  std::cout << "price list: summer\n";
  BOOST_TEST(roundPrice(17.955) == 17.96);
}

BOOST_DATA_TEST_CASE(adds_tax, data::make({7, 19}) ^ data::make({10.7, 11.9}), percent, total) {
  BOOST_TEST(addTax(10, percent) == total);
}

BOOST_AUTO_TEST_CASE(converts_currencies, *boost::unit_test::disabled()) { BOOST_FAIL(""); }

BOOST_AUTO_TEST_SUITE_END()
