// Writes what DecimalFormatTable.java formats, one case a line: pattern, number and, where it matters, the currency, between tabs.
// The table is made anew, in this folder, by: node cases.js | java DecimalFormatTable.java > decimal-format.tsv

const numeric = [
  ...['0', '#', '0.00', '#.##', '#,##0', '#,##0.00', "0.00'%'", "#,##0.##'%'", '0.00E0', '#,##0.00;(#,##0.00)'],
  // Digits, on every side of the point.
  ...['00000', '0.', '#.', '.0', '.00', '.##', '.0#', '#.00', '##.0##', '0.###', '0.0##', '0.##########', '00.0000000000000000000000'],
  // Groups.
  ...['#,###', '#,###.00', ',0', '#,#', '#,####', '000,000.0', '#,##0.', '#,#00.0#', '#,###,###,##0.###'],
  // Exponents.
  ...['0E0', '#E0', '0.###E0', '0.000E00', '00.###E0', '000E000', '#.##E0', '.00E0', '.##E0', '0.E0', '##0.###E0', '##0.000E0'],
  ...['##0E0', '#0.0#E0', '##00.##E0', '0.0E0;(0)', '##0.##E0%', "0.##E0' m/s'", '###.###E0', '#####0.0E00'],
  // Percent and per mille.
  ...['0%', '#,##0.##%', '0.0‰', '%0', '‰ #.#', '0%;(0%)', '0;0%', '0%;0', "0'%'%", '-0%'],
]

const affixed = [
  ...[
    '-0',
    '0-',
    '+0',
    "'#'0",
    "0 'it''s'",
    "''0''",
    "''''0",
    "'a'''0",
    "'a''b'0'c'",
    '0 points',
    'E0',
    'x0;y0',
    '0;-0',
    '0;',
    '0;(',
    '0;neg',
  ],
  ...['-0;-0', "0.00 '€'", '+0.0;-0.0', '0;0-', "#,##0.0'0';#", "';'0;';'(0)", '0 \u{1f680}', '0.0 ms;slower 0.0 ms', '#.#a;#.#b', '@0*'],
  // Currencies.
  ...['¤#,##0.00', '¤¤ #,##0.00', '#,##0.00 ¤', '¤0;(¤0)', '0.0¤¤;¤0', "'¤'0", '¤¤¤0', '¤0.00¤¤'],
  // Patterns that Java takes alone.
  ...['', 'abc', '.', '0 0', '#,,##0', '#,##0E0', '0;0Err'],
]

const numbers = [
  ...['0', '-0', '1', '-1', '123.4', '1234567', '1234.5', '-1234.5', '85.6', '85.678', '1234', '9', '10', '12345', '123456'],
  // Ties, also those that only the shortest decimal form has, and what carries.
  ...['0.5', '1.5', '2.5', '-0.5', '-2.5', '0.125', '1.005', '-1.005', '0.285', '0.045', '8.345', '0.05', '0.005', '0.0005', '0.00005'],
  ...['9.995', '99999.5', '999999.5', '0.95', '0.995', '0.9999', '99.5', '999.4999', '9.5', '999.9996'],
  ...['0.1', '0.30000000000000004', '0.012345', '0.00123', '-0.004', '-0.4', '3.141592653589793', '0.1234567890123456'],
  ...[
    '9007199254740992',
    '123456789012345680000',
    '1e+21',
    '-1.2345e+22',
    '1e-7',
    '9.999e-7',
    '5e-324',
    '-5e-324',
    '2.2250738585072014e-308',
  ],
  ...['1.7976931348623157e+308', '-1.7976931348623157e+308', 'NaN', 'Infinity', '-Infinity'],
]

const currencies = [
  'EUR',
  'GBP',
  'JPY',
  'INR',
  'CAD',
  'AUD',
  'BRL',
  'CNY',
  'HKD',
  'ILS',
  'KRW',
  'MXN',
  'NZD',
  'PHP',
  'TWD',
  'VND',
  'XAF',
  'XCD',
  'XOF',
  'XPF',
]

// The same table each time: a small generator with a fixed seed (Numerical Recipes).
let state = 20260101
function random(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const pick = (list) => list[random(list.length)]
const repeat = (list, most) => Array.from({ length: random(most + 1) }, () => pick(list)).join('')

/** A pattern with little order in it: many are refused. */
const wild = () => repeat(['#', '#', '0', '0', ',', '.', 'E0', 'E', '%', '‰', '-', ';', "'", "''", "'#'", '¤', 'a', ' '], 9)

/** A pattern of the usual order. */
function tame() {
  const integer = repeat(['#'], 4) + repeat(['0'], 4)
  const cut = random(integer.length)
  const isScientific = random(4) === 0
  const grouped = !isScientific && random(2) === 0 && cut > 0 ? `${integer.slice(0, cut)},${integer.slice(cut)}` : integer
  const fraction = random(3) === 0 ? '' : `.${repeat(['0'], 3)}${repeat(['#'], 3)}`
  const affix = () => (random(2) === 0 ? '' : pick(['-', 'a', "'0'", "''", '¤', '¤¤', '%', '‰', ' ', '(', '~']))
  const subpattern = (number) => `${affix()}${number}${affix()}`
  const number = `${grouped}${fraction}${isScientific ? `E${'0'.repeat(1 + random(3))}` : ''}`
  return random(3) === 0 ? `${subpattern(number)};${subpattern(number)}` : subpattern(number)
}

/** A number of any size, or a usual one. */
function anyNumber() {
  const digits = String(1 + random(10 ** (1 + random(9))))
  const exponent = random(3) === 0 ? random(600) - 320 : random(12) - 8
  return String((random(2) === 0 ? -1 : 1) * Number(`${digits}e${exponent}`))
}

const lines = new Set()
for (const pattern of numeric) for (const number of numbers) lines.add(`${pattern}\t${number}`)
for (const pattern of affixed)
  for (const number of ['-0', '7', '-1234.5', '-0.004', '0.125', 'NaN', '-Infinity']) lines.add(`${pattern}\t${number}`)
for (const currency of currencies) for (const pattern of ['¤#,##0.00', '0 ¤¤']) lines.add(`${pattern}\t-1234.5\t${currency}`)
for (let index = 0; index < 300; index += 1) {
  const pattern = tame()
  for (let times = 0; times < 4; times += 1) lines.add(`${pattern}\t${anyNumber()}`)
}
for (let index = 0; index < 500; index += 1) lines.add(`${wild()}\t${anyNumber()}`)
process.stdout.write(`${[...lines].join('\n')}\n`)
