double roundPrice(double price) => (price * 100).round() / 100;
