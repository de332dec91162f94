package checkout

import (
	"fmt"
	"testing"
)

func TestKeepsWholeCents(t *testing.T) {
	if price := RoundPrice(17.95); price != 17.95 {
		t.Errorf("RoundPrice(17.95) = %v, want 17.95", price)
	}
}

func TestRoundsHalfACentUp(t *testing.T) {
	fmt.Println("price list: summer")
	if price := RoundPrice(17.955); price != 17.96 {
		t.Errorf("RoundPrice(17.955) = %v, want 17.96", price)
	}
}

func TestAddsTax(t *testing.T) {
	for _, tax := range []struct {
		percent int
		total   float64
	}{{7, 10.7}, {19, 11.9}} {
		t.Run(fmt.Sprintf("%d percent", tax.percent), func(t *testing.T) {
			if total := AddTax(10, tax.percent); total != tax.total {
				t.Errorf("AddTax(10, %d) = %v, want %v", tax.percent, total, tax.total)
			}
		})
	}
}

func TestConvertsCurrencies(t *testing.T) {
	t.Skip("the bank's rates are not ready")
}
