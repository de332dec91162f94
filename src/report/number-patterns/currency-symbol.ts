// From the locale en-US of CLDR, which Java uses too. Other currencies are shown by their code.
const symbols: ReadonlyMap<string, string> = new Map([
  ['AUD', 'A$'],
  ['BRL', 'R$'],
  ['CAD', 'CA$'],
  ['CNY', 'CN¥'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['HKD', 'HK$'],
  ['ILS', '₪'],
  ['INR', '₹'],
  ['JPY', '¥'],
  ['KRW', '₩'],
  ['MXN', 'MX$'],
  ['NZD', 'NZ$'],
  ['PHP', '₱'],
  ['TWD', 'NT$'],
  ['USD', '$'],
  ['VND', '₫'],
  ['XAF', 'FCFA'],
  ['XCD', 'EC$'],
  ['XOF', 'F\u202fCFA'],
  ['XPF', 'CFPF'],
])

/** Returns the symbol of a currency in American English, such as `$` or `CA$`, or its ISO code if it has none. */
export function currencySymbol(code: string): string {
  return symbols.get(code) ?? code
}
