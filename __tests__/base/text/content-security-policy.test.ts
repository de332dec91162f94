import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../src/base/text/content-security-policy.js'

test('allows inline scripts and a style sheet only by their hashes', () => {
  const policy = contentSecurityPolicy({ style: 'p {}', scripts: ['run()', 'stop()'], directives: ["connect-src 'self'"] })
  expect(policy).toMatch(/; script-src 'sha256-AvyuiL0SD1mVY3NNxR\+V2uo\+lhk6RMFrytWmRt6CrJQ=' 'sha256-[^']{44}'; /)
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';.*; connect-src 'self'$/)
})

test('allows no script when a page has none', () => {
  expect(contentSecurityPolicy({ style: 'p {}' })).not.toContain('script')
})

test('allows images and videos only from the page itself when its scripts show files', () => {
  const policy = contentSecurityPolicy({ style: 'p {}', scripts: ['run()'], showsFiles: true })
  expect(policy).toContain('; img-src blob: data:; media-src blob:; ')
  expect(contentSecurityPolicy({ style: 'p {}', scripts: ['run()'] })).not.toContain('blob:')
})
