// Tests that a failed Java test gets its source line from the disk, and that --verbose explains why one has none.
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const report = (cwd: string, ...options: readonly string[]) => runMain(cwd, ['report', ...options])

const trace = 'java.lang.AssertionError: 1\n\tat com.acme.shop.CartTest.adds(CartTest.java:31)'
const files = {
  'TEST-a.xml': `<testsuite name="Cart"><testcase name="adds"><failure message="1">${trace}</failure></testcase></testsuite>`,
  'server/src/test/java/com/acme/shop/CartTest.java': '',
}

test('finds the line of a Java test on disk and gives the reason when the folder is outside a repository', async () => {
  const { stdout, stderr } = await report(makeTree(files), '--verbose')
  expect(stdout).toContain('server/src/test/java/com/acme/shop/CartTest.java:31')
  expect(stderr).toContain(
    'Source files are searched on disk, because git does not list them: the working directory is not in a git repository.',
  )
})

test('gives no reason without --verbose, or when no test failed', async () => {
  expect((await report(makeTree(files))).stderr).not.toContain('on disk')
  const passing = { ...files, 'TEST-a.xml': '<testsuite name="Cart"><testcase name="adds"/></testsuite>' }
  expect((await report(makeTree(passing), '--verbose')).stderr).not.toContain('on disk')
})
