// From the locale en-US of CLDR, which Java shows too. What is not here is shown by its code, as there.
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

/** How readers of American English know the currency of an ISO code: `$`, but `CA$`; by its code where they know no symbol. */
export function currencySymbol(code: string): string {
  return symbols.get(code) ?? code
}
