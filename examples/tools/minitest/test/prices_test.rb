# frozen_string_literal: true

require_relative 'test_helper'
require 'prices'

class PricesTest < Minitest::Test
  def test_keeps_whole_cents
    assert_equal 17.95, Prices.round(17.95)
  end

  def test_rounds_half_a_cent_up
    puts 'price list: summer'
    assert_equal 17.96, Prices.round(17.955)
  end

  { 7 => 10.7, 19 => 11.9 }.each do |percent, total|
    define_method("test_adds_#{percent}_percent_tax") do
      assert_equal total, Prices.add_tax(10, percent)
    end
  end

  def test_converts_currencies
    skip "the bank's rates are not ready"
  end
end
