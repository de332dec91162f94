package shop.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class VoucherRulesTest {
    private final VoucherRules rules = new VoucherRules();

    @Test
    void takesTenPercentOff() {
        assertEquals(new BigDecimal("18.00"), rules.apply("TEN", new BigDecimal("20.00")));
    }

    @Test
    @Tag("money")
    void roundsHalfACentUp() {
        BigDecimal reduced = rules.apply("TEN", new BigDecimal("19.95"));

        assertEquals(new BigDecimal("17.96"), reduced);
    }

    @Test
    void refusesAnExpiredVoucher() {
        assertThrows(VoucherExpired.class, () -> rules.apply("SPRING", new BigDecimal("20.00")));
    }
}
