"""Prices of the checkout."""


def round_price(price: float) -> float:
    """Rounds to whole cents."""
    return round(price, 2)


def add_tax(price: float, percent: int) -> float:
    return round_price(price * (100 + percent) / 100)
