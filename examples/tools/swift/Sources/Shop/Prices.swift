public func roundPrice(_ price: Double) -> Double {
    (price * 100).rounded() / 100
}
