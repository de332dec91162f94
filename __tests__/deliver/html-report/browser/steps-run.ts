import type { AttachmentsData } from '../../../../src/deliver/html-report/data/page-data.js'
import { traceType } from '../../../../src/records/attachment-kind.js'
import type { TestAttachment, TestStep } from '../../../../src/records/evidence.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'

const passed = (name: string, duration: number, more: Partial<TestStep> = {}): TestStep => ({
  name,
  status: 'successful',
  duration,
  ...more,
})

/** The files of the second attempt. */
export const files: readonly TestAttachment[] = [
  { name: 'trace.zip', type: traceType, size: 2_400_000, sha256: 'a1'.repeat(32), path: 'test-results/cart totals/trace.zip' },
  { name: 'error-context.md', type: 'text/markdown', size: 3_100, sha256: 'b2'.repeat(32), text: '# Page snapshot\n- heading "Your cart"' },
  { name: 'server.log', type: 'text/x-log', size: 84_000, sha256: 'c3'.repeat(32), path: 'logs/server.log' },
  { name: 'test-failed-1.png', type: 'image/png', size: 300_000, sha256: 'd4'.repeat(32) },
  { name: 'video.webm', type: 'video/webm', size: 60_000_000, reason: 'size' },
  { name: 'test-failed-2.png', reason: 'missing', path: '../test-results/test-failed-2.png' },
]

/** The steps of the second attempt: a setup, a failed step in an outer one, and a teardown. */
const steps: readonly TestStep[] = [
  passed('sign in as a customer', 1_100, { phase: 'setup', steps: [passed('create the customer', 600), passed('set the session', 500)] }),
  passed('put 3 products into the cart', 1_400, { steps: [passed('add 1.5 kg of apples', 500), passed('add 3 pears', 400)] }),
  {
    name: 'open the cart',
    status: 'failed',
    duration: 2_200,
    steps: [
      passed('go to /cart', 400, { text: '| product | pieces |\n| apples  | 3      |' }),
      ...['apples', 'pears', 'coffee', 'total'].map((name) => passed(`wait for the price of ${name}`, 75)),
      {
        name: 'compare the totals',
        status: 'failed',
        duration: 1_500,
        message: 'the screenshot differs in 17766 pixels',
        attachments: [0, 3],
      },
      { name: 'pay', status: 'skipped' },
    ],
  },
  passed('delete the cart', 200, { phase: 'teardown' }),
]

/** A failed test with steps and files in both of its attempts, and one without. */
export const stepsRun: readonly RecordedTest[] = [
  {
    name: 'shows the total of the cart',
    suite: ['cart', 'totals'],
    status: 'failed',
    duration: 4_900,
    format: 'junit',
    producer: 'playwright',
    file: 'e2e/cart.spec.ts',
    line: 31,
    message: 'Error: expect(page).toHaveScreenshot(expected) failed\n\n17766 pixels (ratio 0.04 of all image pixels) are different.',
    details: '    at cartTotals (e2e/cart.spec.ts:31:22)\n    at run (node_modules/vitest/dist/run.js:120:9)',
    stdout: 'price list loaded',
    steps,
    stepsLeftOut: 12,
    attachments: files,
    attachmentsLeftOut: 3,
    attempts: [
      {
        status: 'failed',
        message: 'Timeout 5000ms exceeded',
        steps: [{ name: 'log in', status: 'failed', phase: 'setup' }],
        attachments: [{ name: 'first.log', type: 'text/plain', size: 5, text: 'hello' }],
      },
    ],
  },
  { name: 'adds an item', suite: ['cart'], status: 'failed', message: 'boom', format: 'junit' },
]

/** The attachments of a run on GitHub. */
export const githubFiles: AttachmentsData = {
  url: 'https://github.com/acme/shop/actions/runs/981/artifacts/77',
  artifact: 'build-report-attachments-1f9c02ab',
  run: ['981', 'acme/shop'],
  tests: 4,
  bytes: 11_000_000,
  notEmbedded: 450,
}

/** The attachments of a run elsewhere. */
export const folderFiles: AttachmentsData = { folder: 'report attachments', tests: 1, bytes: 2_500_000 }
