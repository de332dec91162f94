import pytest

from shop.prices import round_price


class TestCheckoutPrices:
    @pytest.mark.parametrize("price, rounded", [(17.951, 17.95), (17.959, 17.96)])
    def test_rounds_to_the_nearest_cent(self, price, rounded):
        assert round_price(price) == rounded

    def test_rounds_half_a_cent_up(self):
        assert round_price(17.955) == 17.96

    @pytest.mark.skip(reason="no shop in Switzerland yet")
    def test_rounds_francs_to_five_cents(self):
        assert round_price(17.93) == 17.95
