#include "prices.h"

#include <iostream>
#include <string>

static int compare(double actual, double expected, const char *file, int line) {
  if (actual == expected) return 0;
  std::cerr << file << ":" << line << ": expected " << expected << " but was " << actual << "\n";
  return 1;
}

#define COMPARE(actual, expected) compare(actual, expected, __FILE__, __LINE__)

int main(int, char **arguments) {
  const std::string test = arguments[1];
  if (test == "keeps_whole_cents") return COMPARE(roundPrice(17.95), 17.95);
  if (test == "rounds_half_a_cent_up") return COMPARE(roundPrice(17.955), 17.96);
  if (test == "adds_7_percent_tax") return COMPARE(addTax(10, 7), 10.7);
  std::cout << "the bank's rates are not ready\n";
  return 77;
}
