// Tests that hostile names of tests cannot put an option or a command of their own into a rerun command (src/judge/rerun).
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Producer, recogniseProducer } from '../../../src/judge/rerun/recognise-producer.js'
import * as registry from '../../../src/judge/rerun/registry.js'
import { rerunAllCommand, rerunCommand } from '../../../src/judge/rerun/rerun-command.js'
import type { Rerun, RerunTarget } from '../../../src/judge/rerun/rerun-target.js'
import { shellWord } from '../../../src/judge/rerun/shell-word.js'

const pieces = [
  ...[
    "'",
    '"',
    '`',
    '$(id)',
    '$IFS',
    ';id;',
    '&',
    '|',
    '\n',
    '\r',
    '\\',
    '\0',
    '>x',
    '<y',
    '^',
    '*',
    '?',
    '[x]',
    '!',
    '#',
    '~',
    '%PATH%',
    ' ',
    '\t',
  ],
  ...[
    '\u2018',
    '\u2019',
    '\u201c',
    '\u202e',
    '\u2028',
    '\ud800',
    'é',
    '-',
    '--eval=x',
    ' -x ',
    '/',
    '../',
    ':',
    '::',
    '.',
    '.py',
    '.test.ts',
    '.feature',
    'a',
    'B',
  ],
]
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''))
/** Texts that many tools accept, with hostile pieces in them. */
const likely = fc.oneof(text, fc.constantFrom('cart', 'shop.CartTest', 'TestSum', 'test_adds', 'a.test.ts', 'test/a_test.dart', 'rspec'))

const producers = ['behave', 'ctest', 'cucumber-js', 'dotnet', 'go', 'googletest', 'gradle', 'jest', 'maven', 'mocha', 'nextest', 'node']
const moreProducers = [
  'bats',
  'boost-test',
  'catch2',
  'doctest',
  'minitest',
  'unittest',
  'phpunit',
  'playwright',
  'pytest',
  'qt',
  'rspec',
  'vitest',
  undefined,
]
const target: fc.Arbitrary<RerunTarget> = fc.record({
  producer: fc.constantFrom(...producers, ...moreProducers),
  format: fc.constantFrom('junit', 'tap', 'dart', 'robot', 'cucumber', 'testng', 'qt', 'trx'),
  name: likely,
  suite: fc.array(likely, { maxLength: 3 }),
  file: fc.option(likely, { nil: undefined }),
  line: fc.constantFrom(undefined, 7),
  details: text,
  source: likely,
})

const options = new Set(
  '-t -n -I -m --lib --filter --case-sensitive --runTestsByPath -g --grep --test --suite --tests -p -pl -am -run -E -R --output-on-failure'.split(
    ' ',
  ),
)
const optionWithValue =
  /^(?:--test-name-pattern=|-Dtest=|-Dit\.test=|-D(?:surefire|failsafe)\.failIf|--gtest_filter=|--test-case=|--run_test=|--plain-name=|--name=)/

/** Whether a word begins like an option that no tool of the registry writes. */
const isForeignOption = (word: string) => word.startsWith('-') && !options.has(word) && !optionWithValue.test(word)

it('writes only quoted words and known options, whatever the names contain', () => {
  fc.assert(
    fc.property(target, (test) => {
      const command = rerunCommand(test)
      if (command === undefined) return
      expect(command.replace(/'[^']*'/g, 'x')).toMatch(/^[\w./:=+ -]+(?:; [\w./:=+ -]+)*$/)
      expect(command).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}"\u2018-\u201f]/u)
    }),
    { numRuns: 20_000 },
  )
  fc.assert(
    fc.property(fc.constantFrom(...Object.values<Rerun>(registry)), target, (rerun, test) => {
      for (const words of rerun([test]) ?? []) expect(words.filter(isForeignOption)).toEqual([])
    }),
    { numRuns: 20_000 },
  )
})

it('passes every word of a command on unchanged', () => {
  const words = fc.sample(text, 500).filter((word) => shellWord(word) !== undefined)
  expect(words.length).toBeGreaterThan(20)
  const script = words.map((word) => `printf '%s\\0' ${shellWord(word)}`).join('\n')
  expect(execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1)).toEqual(words)
})

it('takes linear time for long names', () => {
  const long = {
    suite: ['a'.repeat(100_000), 'a.test.ts'],
    name: `${'[('.repeat(50_000)}x`,
    file: '/'.repeat(100_000),
    details: 'a:'.repeat(50_000),
  }
  for (const producer of [...producers, ...moreProducers]) expect(rerunAllCommand([{ ...long, producer, format: 'junit' }])).toBeUndefined()
})

const junit = { format: 'junit', suite: [] }

/** A test of each producer whose name or file contains a text. */
const testsOf: Readonly<Record<Producer, (text: string) => readonly RerunTarget[]>> = {
  bats: (text) => [
    { ...junit, producer: 'bats', suite: ['a.bats'], name: text, details: '(in test file a.bats, line 3)' },
    { ...junit, producer: 'bats', suite: [`${text}.bats`], name: 'adds', details: `(in test file ${text}.bats, line 3)` },
  ],
  bazel: (text) => [{ ...junit, name: text, source: `bazel-testlogs/${text}/test.xml` }],
  behave: (text) => [
    { ...junit, name: text, details: 'Location: a.feature:3' },
    { ...junit, name: 'adds', details: `Location: ${text}.feature:3` },
    { ...junit, producer: 'behave', name: 'adds', file: `${text}.feature`, line: 3 },
  ],
  boostTest: (text) => [{ ...junit, producer: 'boost-test', suite: ['shop', 'cart'], name: text, source: 'cart_test.xml' }],
  catch2: (text) => [
    { ...junit, producer: 'catch2', suite: ['cart_test'], name: `adds ${text}` },
    { ...junit, producer: 'catch2', suite: ['mvnw'], name: `adds${text}` },
  ],
  ctest: (text) => [{ ...junit, producer: 'ctest', name: text }],
  cucumber: (text) => [{ format: 'cucumber', suite: [], name: 'adds', file: `${text}.feature`, line: 3 }],
  cucumberJs: (text) => [{ ...junit, producer: 'cucumber-js', name: 'adds', file: `${text}.feature`, line: 3 }],
  dart: (text) => [
    { format: 'dart', suite: ['a_test.dart'], name: text },
    { format: 'dart', suite: [`${text}.dart`], name: 'adds' },
  ],
  doctest: (text) => [{ ...junit, producer: 'doctest', suite: ['cart_test'], name: text }],
  dotnet: (text) => [{ ...junit, producer: 'dotnet', suite: ['Shop.Cart'], name: `Adds(${text})` }],
  go: (text) => [{ ...junit, producer: 'go', suite: ['example.com/shop'], name: `TestSum/${text}` }],
  googleTest: (text) => [{ ...junit, producer: 'googletest', suite: ['Cart'], name: text, source: 'cart_test.xml' }],
  gradle: (text) => [
    { ...junit, producer: 'gradle', suite: ['shop.CartTest'], name: text },
    { ...junit, producer: 'gradle', suite: ['shop.CartTest'], name: 'adds', source: `${text}/build/test-results/test/TEST-a.xml` },
  ],
  jest: (text) => [
    { ...junit, producer: 'jest', suite: [text], name: text },
    { ...junit, producer: 'jest', name: 'adds', file: `${text}.test.js` },
  ],
  maven: (text) => [
    { ...junit, producer: 'maven', suite: ['shop.CartTest'], name: `adds(${text})`, source: `${text}/target/surefire-reports/a` },
  ],
  minitest: (text) => [{ ...junit, producer: 'minitest', suite: [text], name: text, file: `${text}_test.rb` }],
  mocha: (text) => [{ ...junit, producer: 'mocha', name: text }],
  nextest: (text) => [{ ...junit, producer: 'nextest', suite: ['shop::cart'], name: text }],
  nodeTest: (text) => [{ ...junit, producer: 'node', suite: [text], name: text, file: `${text}.test.js` }],
  phpUnit: (text) => [{ ...junit, producer: 'phpunit', suite: ['CartTest'], name: `testAdds with data set "${text}"` }],
  playwright: (text) => [
    { ...junit, producer: 'playwright', suite: ['cart.spec.ts'], name: text },
    { ...junit, producer: 'playwright', suite: [`${text}.spec.ts`], name: 'adds' },
  ],
  prove: (text) => [{ format: 'tap', suite: [`${text}.t`], name: 'adds', file: `${text}.t` }],
  pytest: (text) => [
    { ...junit, producer: 'pytest', suite: ['pytest', 'test_cart'], name: `test_adds[${text}]` },
    { ...junit, producer: 'pytest', suite: ['pytest', 'test_cart'], name: 'test_adds', file: `${text}/test_cart.py` },
  ],
  qt: (text) => [{ format: 'qt', suite: ['tst_Cart'], name: `adds(${text})` }],
  robot: (text) => [
    { format: 'robot', suite: [text], name: text },
    { format: 'robot', suite: ['Cart'], name: 'adds', file: `${text}.robot` },
  ],
  rspec: (text) => [
    { ...junit, producer: 'rspec', name: text, file: 'cart_spec.rb' },
    { ...junit, producer: 'rspec', name: 'adds', file: `${text}_spec.rb` },
  ],
  unittest: (text) => [{ ...junit, producer: 'unittest', suite: ['tests.Cart'], name: `test_adds (${text})` }],
  vitest: (text) => [
    { ...junit, producer: 'vitest', suite: ['cart.test.ts'], name: `cart > ${text}` },
    { ...junit, producer: 'vitest', suite: [`${text}.test.ts`], name: 'adds' },
  ],
}

/** Programs with filters in which only names of types and of Go tests follow the characters of cmd.exe. */
const executables = ['cargo', 'dotnet', 'go']

/** Returns the words of each command of a line. */
const wordsOf = (line: string): readonly (readonly string[])[] =>
  [...line.matchAll(/(?:'[^']*'|[^';])+/g)].map(([command]) =>
    [...command.matchAll(/'([^']*)'|[^ ']+/g)].map(([word, quoted]) => quoted ?? word),
  )

/** Returns the command line that PowerShell passes to a program. */
const lineOfPowerShell = (words: readonly string[]): string => words.map((word) => (/\s/.test(word) ? `"${word}"` : word)).join(' ')

/** Returns the words that cmd.exe passes to a batch file. Each operator and each place of a variable is a word of its own. */
function readByCmd(line: string): readonly string[] {
  const words: string[] = []
  let word = ''
  let isQuoted = false
  const end = (...more: string[]) => {
    words.push(...[word, ...more].filter((each) => each !== ''))
    word = ''
  }
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index)
    if (character === '"') isQuoted = !isQuoted
    else if (character === '%') end('%')
    else if (isQuoted) word += character
    else if (character === '^') word += line.charAt(++index)
    else if (/[&|<>]/.test(character)) end(character)
    else if (/\s/.test(character)) end()
    else word += character
  }
  end()
  return words
}

it('reads the operators and variables that a command without quotes would pass to cmd.exe', () => {
  expect(readByCmd(lineOfPowerShell(['npx', 'a&calc', 'a & b', '^(x|y)', '5 %']))).toEqual([
    'npx',
    'a',
    '&',
    'calc',
    'a & b',
    '(x',
    '|',
    'y)',
    '5 ',
    '%',
  ])
})

it('passes every word on through PowerShell and cmd.exe when the program may be a batch file', () => {
  const special = fc.constantFrom('&calc', '|calc', '<in', '>out', '^', '%PATH%', "'", '"', '\u2019', ' ', '-', '/', '.', 'a')
  const hostile = fc.array(special, { minLength: 1, maxLength: 5 }).map((parts) => `x${parts.join('')}`)
  for (const [producer, testsWith] of Object.entries(testsOf)) {
    expect(testsWith('x').map(recogniseProducer)).toEqual(testsWith('x').map(() => producer))
    expect(rerunAllCommand(testsWith('x')), producer).toBeDefined()
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), fc.nat(), (texts, choice) => {
        const tests = texts.flatMap((text) => testsWith(text).filter((_, index, all) => index === choice % all.length))
        for (const words of wordsOf(rerunAllCommand(tests) ?? '')) {
          if (executables.includes(words[0] ?? '')) continue
          expect(words.join(' ')).not.toMatch(/[&|<>^%]/)
          expect(readByCmd(lineOfPowerShell(words))).toEqual(words)
        }
      }),
      { numRuns: 500 },
    )
  }
})
