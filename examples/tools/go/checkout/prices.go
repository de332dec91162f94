// Package checkout computes prices.
package checkout

import "math"

// RoundPrice rounds to whole cents.
func RoundPrice(price float64) float64 {
	return math.Round(price*100) / 100
}

// AddTax adds a percentage.
func AddTax(price float64, percent int) float64 {
	return RoundPrice(price * float64(100+percent) / 100)
}
