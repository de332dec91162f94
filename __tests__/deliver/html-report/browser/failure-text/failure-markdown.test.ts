import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import { failureMarkdown } from '../../../../../src/deliver/html-report/browser/failure-text/failure-markdown.js'
import { failureParts } from '../../../../../src/deliver/html-report/browser/failure-text/failure-parts.js'

const failure = {
  sign: '❌',
  name: 'rounds half a cent up',
  suite: ['checkout', 'prices'],
  jobs: 'in windows-latest, 20',
  file: { text: 'checkout/prices.test.ts:42', href: 'https://github.com/acme/shop/blob/7c4f3a8/checkout/prices.test.ts#L42' },
  parts: failureParts({
    message: 'AssertionError: expected 17.95 to be 17.96',
    diff: ['  AssertionError: expected 17.95 to be 17.96', '- expected  17.96', '+ received  17.95'],
    details: `    at roundToCents (checkout/prices.ts:18:21)
    at file:///repo/node_modules/@vitest/runner/dist/index.js:135:14`,
  }),
  command: 'npx vitest run checkout/prices.test.ts -t "rounds half a cent up"',
}

test('writes place, diff, trace and command when a failure has all of them', () => {
  expect(
    failureMarkdown(failure),
  ).toBe(`❌ **rounds half a cent up** · checkout › prices<br>in windows-latest, 20 · [checkout/prices.test.ts:42](https://github.com/acme/shop/blob/7c4f3a8/checkout/prices.test.ts#L42)

\`\`\`diff
  AssertionError: expected 17.95 to be 17.96
- expected  17.96
+ received  17.95
\`\`\`

<details>
<summary>Stack trace</summary>

\`\`\`
checkout/prices.ts:18:21  roundToCents
1 frame of node_modules left out
\`\`\`

Run it again in a POSIX shell or PowerShell: \`npx vitest run checkout/prices.test.ts -t "rounds half a cent up"\`

</details>
`)
})

test('writes paths of the repository and the words of the values when both are known', () => {
  const parts = failureParts({
    message: 'assertion `left == right` failed',
    diff: ['  assertion `left == right` failed', '- left   1', '+ right  2'],
    details: '    at add (/work/shop/cart.ts:1:2)\n    at pay (/work/shop/pay.ts:3:4)',
  })
  const copied = failureMarkdown({ sign: '❌', name: 'pays', suite: [], parts, place: { file: 'shop/pay.ts', line: 3 } })
  expect(copied).toContain('- left   1\n+ right  2\n')
  expect(copied).toContain('\nshop/cart.ts:1:2  add\nshop/pay.ts:3:4   pay\n')
})

test('writes only the message when a failure has nothing else', () => {
  expect(failureMarkdown({ sign: '❌', name: 'pays', suite: [], parts: failureParts({ message: 'the bank is closed\n' }) })).toBe(
    '❌ **pays**\n\n```\nthe bank is closed\n```\n',
  )
})

const steps = [{ name: 'open the cart', status: 'failed', steps: [{ name: 'click "Pay"', status: 'failed' }] }] as const

test('writes the failed step before the message or the difference, and the numbers of files', () => {
  const parts = failureParts({ message: 'Timeout 5000ms exceeded', steps })
  expect(failureMarkdown({ sign: '❌', name: 'pays', suite: [], evidence: '2 screenshots · video', parts })).toBe(
    '❌ **pays**<br>2 screenshots · video\n\n```\nstep: open the cart › click "Pay"\nTimeout 5000ms exceeded\n```\n',
  )
  const compared = failureParts({ message: 'not equal', diff: ['  not equal', '- expected  1', '+ received  2'], steps })
  expect(failureMarkdown({ sign: '❌', name: 'pays', suite: [], parts: compared })).toContain(
    '```diff\n  step: open the cart › click "Pay"\n  not equal\n- expected  1\n',
  )
})

test('writes the failed step when the failure has no message', () => {
  expect(failureMarkdown({ sign: '❌', name: 'pays', suite: [], parts: failureParts({ steps }) })).toBe(
    '❌ **pays**\n\n```\nstep: open the cart › click "Pay"\n```\n',
  )
})

test('keeps 12 lines of a message when it is longer', () => {
  const message = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`).join('\n')
  expect(failureMarkdown({ sign: '❌', name: 'pays', suite: [], parts: failureParts({ message }) })).toContain(
    'line 12\n  … 8 more lines\n```',
  )
})

describe('untrusted texts', () => {
  const hostile = '``` </details> <img src=x> [x](https://evil.example) @octocat #12 **'
  const copied = failureMarkdown({
    sign: '❌',
    name: hostile,
    suite: [hostile],
    jobs: hostile,
    file: { text: hostile, href: 'javascript:alert(1)' },
    owner: hostile,
    evidence: hostile,
    parts: failureParts({ message: hostile, details: `other\n${hostile}`, steps: [{ name: `${hostile} step`, status: 'failed' }] }),
    command: hostile,
  })

  test('copies no link and no element when the texts contain markup', () => {
    const types = JSON.stringify(fromMarkdown(copied), (key, value) => (key === 'position' ? undefined : value))
    expect(types).not.toContain('"link"')
    const html = [...types.matchAll(/"type":"html","value":"([^"]*)"/g)].map(([, value]) => value)
    expect(new Set(html)).toEqual(new Set(['<strong>', '</strong>', '<br>', '<details>\\n<summary>Stack trace</summary>', '</details>']))
  })

  test('copies no mention when the texts contain a user name', () => {
    const outsideOfCode = copied.replace(/(`{3,})[\s\S]*?\1/g, '').replace(/(`+).*?\1/g, '')
    expect(outsideOfCode).not.toContain('@octocat')
  })
})
