import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../src/run/run.js'
import { makeTree } from '../collect/tree.js'

const codeOwners = '* @acme/everyone\n/api/ @acme/api\n/web/lib/ @acme/lib\n'

async function ownersOfFailures(xml: string) {
  const top = makeTree({ CODEOWNERS: codeOwners, 'api/cart.test.ts': '', 'web/lib/money.ts': '', 'web/junit.xml': xml })
  execFileSync('git', ['init', '--quiet'], { cwd: top })
  execFileSync('git', ['add', '.'], { cwd: top })
  const request = { cwd: join(top, 'web'), paths: ['junit.xml'], records: [] }
  const { scope } = await run(request, { env: {}, onWarning: () => {} })
  return scope.summary.failures.map(({ test }) => scope.ownersOf?.(test))
}

const failed = (attributes: string, trace = '') =>
  `<testsuite><testcase name="adds" ${attributes}><failure message="no">${trace}</failure></testcase></testsuite>`

describe('createTestOwners', () => {
  it('returns the owners of the file of the test', async () => {
    const trace = 'at add (web/lib/money.ts:1:2)'
    expect(await ownersOfFailures(failed('file="/home/runner/work/shop/api/cart.test.ts"', trace))).toEqual([['@acme/api']])
  })

  it('returns the owners of the file that failed when the test names none', async () => {
    expect(await ownersOfFailures(failed('', 'at add (web/lib/money.ts:1:2)'))).toEqual([['@acme/lib']])
  })

  it('returns no owners when the file is not in the repository', async () => {
    expect(await ownersOfFailures(failed('file="/elsewhere/other.test.ts"'))).toEqual([[]])
  })
})
