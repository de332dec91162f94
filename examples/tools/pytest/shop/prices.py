def round_price(price):
    return round(price, 2)
