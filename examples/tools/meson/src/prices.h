#pragma once

/** Rounds to whole cents. */
double roundPrice(double price);

double addTax(double price, int percent);
