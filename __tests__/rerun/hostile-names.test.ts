import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as registry from '../../src/rerun/registry.js'
import { rerunAllCommand, rerunCommand } from '../../src/rerun/rerun-command.js'
import type { Rerun, RerunTarget } from '../../src/rerun/rerun-target.js'
import { shellWord } from '../../src/rerun/shell-word.js'

const pieces = [
  ...["'", '"', '`', '$(id)', '$IFS', ';id;', '&', '|', '\n', '\r', '\\', '\0', '>x', '*', '?', '[x]', '!', '#', '~', '%PATH%', ' ', '\t'],
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
  /^(?:--test-name-pattern=\^|-Dtest=|-Dit\.test=|-D(?:surefire|failsafe)\.failIf|--gtest_filter=|--test-case=|--run_test=|--plain-name=|--name=\^)/

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
