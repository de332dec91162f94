import pytest

from storefront.basket import Basket


@pytest.fixture
def basket():
    return Basket(currency="EUR")


def test_is_empty_at_first(basket):
    assert basket.total == 0


def test_counts_equal_products_once(basket):
    basket.add("mug-blue")
    basket.add("mug-blue")

    assert [line.count for line in basket.lines] == [2]


def test_survives_a_new_session(basket, browser):
    basket.add("mug-blue")
    browser.restart()

    assert browser.open("/basket").text("#count") == "1"
