# frozen_string_literal: true

require 'prices'

describe 'checkout' do
  describe 'prices' do
    it 'keeps whole cents' do
      expect(Prices.round(17.95)).to eq(17.95)
    end

    it 'rounds half a cent up' do
      puts 'price list: summer'
      expect(Prices.round(17.955)).to eq(17.96)
    end

    { 7 => 10.7, 19 => 11.9 }.each do |percent, total|
      it "adds #{percent} percent tax" do
        expect(Prices.add_tax(10, percent)).to eq(total)
      end
    end

    it 'converts currencies', skip: "the bank's rates are not ready" do
      raise NotImplementedError
    end
  end
end
