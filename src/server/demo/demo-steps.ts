import { traceType } from '../../records/attachment-kind.js'
import type { Evidence, TestAttachment, TestStep } from '../../records/evidence.js'
import type { DemoTest } from './catalogue.js'

/** The browser test of the demo whose failures have steps. */
const testWithSteps = 'asks for a second factor after the session expired'

/** Files at the failed step, as Playwright leaves them. */
const attachments: readonly TestAttachment[] = [
  { name: 'test-failed-1.png', type: 'image/png', size: 48_213 },
  { name: 'video.webm', type: 'video/webm', size: 212_904 },
  { name: 'trace.zip', type: traceType, size: 1_904_118 },
]

/** Returns the steps and files of a failure that waited for an element until the time limit. Most tests have none. */
export function demoEvidence({ name }: DemoTest, duration: number): Evidence {
  if (name !== testWithSteps) return {}
  const passed = (title: string, share: number): TestStep => ({
    name: title,
    status: 'successful',
    duration: Math.round(10 * share * duration) / 10,
  })
  return {
    attachments,
    steps: [
      { ...passed('open the browser', 0.06), phase: 'setup' },
      { ...passed('sign in as a customer', 0.11), phase: 'setup' },
      { ...passed('put 2 items into the cart', 0.08), text: '| item   | quantity |\n| socks  | 1        |\n| gloves | 1        |' },
      passed('wait until the session expires', 0.05),
      {
        ...passed('pay by card', 0.61),
        status: 'failed',
        steps: [
          passed('sign in again', 0.05),
          passed('fill the number of the card', 0.01),
          passed('fill the date of expiry', 0.01),
          passed('fill the security code', 0.01),
          passed('click "Pay"', 0.02),
          {
            ...passed('click "Continue"', 0.51),
            status: 'failed',
            message: 'The page of the bank is empty',
            file: 'checkout/tests/payment.test.ts',
            line: 112,
            attachments: [0],
          },
        ],
      },
      { ...passed('close the browser', 0.03), phase: 'teardown', attachments: [1, 2] },
    ],
  }
}
