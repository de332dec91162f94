#include "checkout/prices.h"

#include <cmath>

double RoundPrice(double price) { return std::round(price * 100) / 100; }
