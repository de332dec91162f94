import type { RecordedTest } from '../../../../src/records/recorder.js'

const began = Date.UTC(2026, 10, 20, 9, 30)

/** A failed test with everything that the page can show. */
export const richTest: RecordedTest = {
  name: 'RoundsHalfACentUp',
  suite: ['Shop.Tests.dll', 'Shop.Tests.VoucherTests'],
  status: 'failed',
  duration: 21.4,
  timestamp: began,
  file: 'tests/VoucherTests.cs',
  line: 42,
  format: 'nunit',
  tags: ['money', 'slow path'],
  message: 'Assert.Equal() Failure\nExpected: 17.96\nActual:   17.95',
  details: '   at Shop.Tests.VoucherTests.RoundsHalfACentUp() in /src/tests/VoucherTests.cs:line 42\n   at Shop.Runner.Run()',
  stdout: 'voucher 0815 loaded\nrounding 17.955',
  stderr: 'warning: culture not set',
  metadata: { owner: 'checkout' },
  attempts: [{ status: 'failed', duration: 19, message: 'The first attempt timed out', stdout: 'first output' }],
}

/** Ten tests with every status. */
export const tenTests: readonly RecordedTest[] = [
  ...['AddsAnItem', 'RemovesAnItem', 'Empties', 'CountsUnicodeCafé'].map(
    (name, index): RecordedTest => ({
      name,
      suite: ['Shop.Tests.dll', 'Shop.Tests.CartTests'],
      status: 'successful',
      duration: 3 + index * 40,
      timestamp: began + 100 * index,
      file: 'tests/CartTests.cs',
      format: 'nunit',
      ...(index === 0 ? { tags: ['money'] } : {}),
    }),
  ),
  richTest,
  {
    name: 'SendsAMail',
    suite: ['Shop.Tests.dll', 'Shop.Tests.MailTests'],
    status: 'successful',
    duration: 1250,
    timestamp: began + 900,
    flaky: true,
    attempts: [{ status: 'failed', message: 'Connection refused' }],
    file: 'tests/MailTests.cs',
    format: 'nunit',
    tags: ['network'],
  },
  { name: 'Refunds', suite: ['Shop.Tests.dll', 'Shop.Tests.VoucherTests'], status: 'skipped', message: 'not on Windows', format: 'nunit' },
  {
    name: 'ChecksOut',
    suite: ['web', 'checkout'],
    status: 'failed',
    duration: 5400,
    timestamp: began + 1200,
    message: 'locator.click: Timeout 5000ms exceeded.',
    format: 'junit',
  },
  { name: 'Scrolls', suite: ['web', 'checkout'], status: 'unknown', format: 'junit' },
  { name: 'Stops', suite: ['web'], status: 'cancelled', timestamp: began + 2000, duration: 80, format: 'junit' },
]

/** Generates tests in suites of 40. One in a hundred failed, all have a start, and two in five have a tag. */
export function* manyTests(count: number): Generator<RecordedTest> {
  for (let index = 0; index < count; index += 1) {
    const suite = Math.floor(index / 40)
    const isFailed = (index * 7919) % 100 === 17
    const isSkipped = !isFailed && (index * 7919) % 50 === 3
    const module = `com.acme.shop.module${suite % 25}`
    yield {
      name: `handlesCase${index}${index % 3 === 0 ? 'WithRetries' : 'AtOnce'}`,
      suite: [module, `${module}.Suite${suite}Test`],
      status: isFailed ? 'failed' : isSkipped ? 'skipped' : 'successful',
      duration: ((index * 2654435761) % 100_000) ** 2 / 5e6,
      timestamp: began + Math.floor(index / 8) * 30,
      file: `src/test/java/com/acme/shop/module${suite % 25}/Suite${suite}Test.java`,
      format: 'testng',
      ...(index % 5 < 2 ? { tags: [`tag${index % 7}`] } : {}),
      metadata: { threadId: `worker ${(Math.floor(index / 8) % 4) + 1}` },
      ...(isFailed
        ? {
            message: `expected:<${index}> but was:<${index + 1}>`,
            details: `java.lang.AssertionError: expected:<${index}> but was:<${index + 1}>\n${Array.from({ length: 12 }, (_, line) => `\tat com.acme.shop.Frame${line}.call(Frame${line}.java:${line * 7 + (index % 90)})`).join('\n')}`,
          }
        : {}),
    }
  }
}
