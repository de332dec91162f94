from behave import then, when

from shop.prices import add_tax, round_price


@when("the price {price:g} is rounded")
def round_it(context, price):
    print("price list: summer")
    context.price = round_price(price)


@when("{percent:d} percent tax are added to the price {price:g}")
def tax_it(context, percent, price):
    context.price = add_tax(price, percent)


@then("the price is {expected:g}")
def compare(context, expected):
    assert context.price == expected, f"expected {expected} but was {context.price}"
