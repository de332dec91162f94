import { expect, test } from 'vitest'
import { locateCauses, locateFailures } from '../../../src/judge/source-locations/failure-locations.js'
import { createTrackedFiles } from '../../../src/judge/source-locations/tracked-files.js'
import type { ListedTest } from '../../../src/judge/summary/listed-test.js'

const tracked = createTrackedFiles('/app', () => ({ files: ['src/cart.test.ts', 'src/cart.ts'] }))

const failed = (file: string): ListedTest => ({ name: file, suite: [], status: 'failed', source: 'a.xml', file, line: 3 })

const cause = { id: '1-4be1c03a', signature: 'no cart' }

test('locates the failed tests that reports list one by one and those below their cause', () => {
  const [listed, ofCause, unknown] = [failed('src/cart.test.ts'), failed('/ci/app/src/cart.ts'), failed('elsewhere.ts')]
  const locations = locateFailures(
    {
      failures: [{ test: listed, cause, jobs: [0], executions: 1 }],
      causes: [{ cause, executions: 3, tests: 3, jobs: [0], first: [listed, ofCause, unknown] }],
    },
    tracked,
  )
  expect([listed, ofCause, unknown].map((test) => locations.get(test))).toEqual([
    { file: 'src/cart.test.ts', line: 3 },
    { file: 'src/cart.ts', line: 3 },
    undefined,
  ])
  expect(locations.get(failed('src/cart.test.ts'))).toBeUndefined()
})

test('searches the place of a failed test only when it is needed, and once', () => {
  const asked: string[] = []
  const counting = {
    ...tracked,
    locate: (file: string) => {
      asked.push(file)
      return tracked.locate(file)
    },
  }
  const tests = ['src/cart.test.ts', 'src/cart.ts', 'elsewhere.ts'].map(failed)
  const locations = locateFailures({ failures: tests.map((test) => ({ test, cause, jobs: [0], executions: 1 })), causes: [] }, counting)
  expect(asked).toEqual([])
  for (const test of [...tests.slice(1), ...tests.slice(1)]) locations.get(test)
  expect(asked).toEqual(['src/cart.ts', 'elsewhere.ts'])
})

test('locates the first frame of a cause by its path in the trace when the cause leaves out folders of the machine', () => {
  const test = { ...failed('shop.test.js'), details: 'Error: boom\n    at adds (/tmp/shop-7Kd2aX/packages/web/cart.js:3:9)' }
  const ofTest = { cause: { ...cause, frame: { file: '#/web/cart.js', line: 3 } }, executions: 1, tests: 1, jobs: [0], first: [test] }
  const two = createTrackedFiles('/app', () => ({ files: ['packages/web/cart.js', 'packages/api/cart.js', 'web/cart.js'] }))
  expect([...locateCauses({ causes: [ofTest] }, two).values()]).toEqual([{ file: 'packages/web/cart.js', line: 3 }])
  expect([...locateCauses({ causes: [{ ...ofTest, first: [] }] }, two)]).toEqual([])
})

test('locates the first frame of a cause when the repository contains its file', () => {
  const causes = [
    { ...cause, frame: { file: '/home/runner/work/app/app/src/cart.ts', line: 12 } },
    { ...cause, id: '1-00000001', frame: { file: '/etc/passwd', line: 1 } },
    { ...cause, id: '1-00000002' },
  ].map((each) => ({ cause: each, executions: 1, tests: 1, jobs: [0], first: [] }))
  expect([...locateCauses({ causes }, tracked)]).toEqual([['1-4be1c03a', { file: 'src/cart.ts', line: 12 }]])
})
