import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CommandTarget, runCommand } from '../../../src/html-report/browser/run-command.js'
import { quoteForShell } from '../../../src/html-report/browser/shell-quote.js'

const command = (format: string, name: string, suite: readonly string[], more: Partial<CommandTarget> = {}) =>
  runCommand({ format, name, suite, file: undefined, line: undefined, details: undefined, ...more })

describe('runCommand', () => {
  test.each(['trx', 'nunit', 'xunit'])('uses dotnet test for %s', (format) => {
    expect(command(format, 'Adds', ['Shop.dll', 'Shop.CartTests'])).toBe('dotnet test --filter FullyQualifiedName=Shop.CartTests.Adds')
  })

  test('matches the beginning of a method when arguments follow its name', () => {
    expect(command('nunit', 'Adds(1, "x")', ['Shop.CartTests'])).toBe("dotnet test --filter 'FullyQualifiedName~Shop.CartTests.Adds'")
    expect(command('trx', 'Reads (Data Row 0)', ['Shop.Outer+Inner'])).toBe(
      "dotnet test --filter 'FullyQualifiedName~Shop.Outer+Inner.Reads'",
    )
  })

  test('uses Maven for TestNG', () => {
    expect(command('testng', 'works [DISK]', ['Suite', 'All', 'demo.Basic'])).toBe("mvn test '-Dtest=demo.Basic#works'")
  })

  test('joins the groups of a Dart test, without the file and the platform', () => {
    expect(command('dart', 'is empty', ['chrome', 'test/cart_test.dart', 'Cart'])).toBe(
      "dart test test/cart_test.dart --plain-name 'Cart is empty'",
    )
    expect(command('dart', 'rises', ['test/sun_test.dart'], { details: 'package:flutter_test/src/widget_tester.dart 1:2' })).toBe(
      'flutter test test/sun_test.dart --plain-name rises',
    )
  })

  test('escapes patterns in names for Robot Framework', () => {
    expect(command('robot', 'Is it 5*5?', ['Shop & More', 'Cart'], { file: 'tests/cart.robot' })).toBe(
      "robot --suite Cart --test 'Is it 5[*]5[?]' tests/cart.robot",
    )
    expect(command('robot', 'Adds', ['Cart'], { file: 'results/output.xml' })).toBe('robot --suite Cart --test Adds .')
  })

  test('uses file and line for Cucumber', () => {
    expect(command('cucumber', 'Pays', ['Paying'], { file: 'features/pay now.feature', line: 7 })).toBe(
      "cucumber 'features/pay now.feature:7'",
    )
    expect(command('cucumber', 'Pays', ['Paying'], { file: 'classpath:pay.feature', line: 7 })).toBeUndefined()
  })

  test.each([
    ['junit', 'adds', ['CartTest']],
    ['ctrf', 'adds', ['cart']],
    ['qt', 'adds', ['tst_Cart']],
    ['constructor', 'adds', ['cart']],
    ['trx', 'a sentence that somebody wrote', ['Shop.CartTests']],
    ['trx', 'Adds', ['not a class']],
    ['trx', 'Adds', []],
    ['dart', 'loading test/a.dart', ['test/a.dart']],
  ])('returns no command when the test cannot be selected: %s %s', (format, name, suite) => {
    expect(command(format, name, suite)).toBeUndefined()
  })
})

test('quotes every text as one word of a shell', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '"', '$', '`', '\\', ' ', '\n', ';', '&', '*', '~', 'a', '-', 'é', '!', '(') })
  const words = fc.sample(text, 200)
  const script = words.map((word) => `printf '%s\\0' ${quoteForShell(word)}`).join('\n')
  expect(execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1)).toEqual(words)
})
