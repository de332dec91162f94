#include "prices.h"

#include <cmath>

double roundPrice(double price) { return std::round(price * 100) / 100; }

double addTax(double price, int percent) { return roundPrice(price * (100 + percent) / 100); }
