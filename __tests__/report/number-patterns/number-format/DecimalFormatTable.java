import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Currency;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formats the cases of cases.js with java.text.DecimalFormat: pattern, number, result and, where it is given, the currency, between
 * tabs. A pattern that Java refuses stands alone in its row.
 */
public class DecimalFormatTable {
  private static final Pattern TWO_COMMAS = Pattern.compile(",([#0]+),([#0]+)(?![#0,])");

  public static void main(String[] arguments) throws Exception {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] fields = line.split("\t", -1);
      String pattern = fields[0];
      // Java takes the distance of the last comma for all groups; Build Report, like LDML, has other groups before the last.
      Matcher commas = TWO_COMMAS.matcher(pattern);
      if (commas.find() && commas.group(1).length() != commas.group(2).length()) continue;
      try {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.US);
        if (fields.length > 2) symbols.setCurrency(Currency.getInstance(fields[2]));
        DecimalFormat format = new DecimalFormat(pattern, symbols);
        // Java's default is half even.
        format.setRoundingMode(RoundingMode.HALF_UP);
        String currency = fields.length > 2 ? "\t" + fields[2] : "";
        out.print(pattern + "\t" + fields[1] + "\t" + format(format, fields[1]) + currency + "\n");
      } catch (IllegalArgumentException refused) {
        out.print(pattern + "\n");
      }
    }
    out.flush();
  }

  /** A double would bring its binary digits along; what BigDecimal cannot hold has none. */
  private static String format(DecimalFormat format, String number) {
    boolean isDouble = number.equals("-0") || number.equals("NaN") || number.endsWith("Infinity");
    return isDouble ? format.format(Double.parseDouble(number)) : format.format(new BigDecimal(number));
  }
}
