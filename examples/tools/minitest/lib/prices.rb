# frozen_string_literal: true

# Prices of the checkout.
module Prices
  # Rounds to whole cents.
  def self.round(price)
    (price * 100 + 0.5).floor / 100.0
  end

  def self.add_tax(price, percent)
    round(price * (100 + percent) / 100.0)
  end
end
