"""Prices of the checkout, as keywords."""


def round_price(price):
    return round(float(price), 2)


def add_tax(price, percent):
    return round_price(float(price) * (100 + int(percent)) / 100)
