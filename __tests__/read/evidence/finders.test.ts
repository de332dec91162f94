import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCypressFiles } from '../../../src/read/evidence/finders/cypress.js'
import { findPytestPlaywrightFiles } from '../../../src/read/evidence/finders/pytest-playwright.js'
import { findSurefireFiles } from '../../../src/read/evidence/finders/surefire.js'
import { createFolderCache } from '../../../src/read/evidence/folder-cache.js'
import { addFile, makeFolder, runEvidence } from './evidence-run.js'

const suite = (attributes: string, test: string, failure = '<failure message="x"/>') =>
  `<testsuite ${attributes}><testcase ${test}>${failure}</testcase></testsuite>`

it('finds the screenshots of Cypress, also of retries', async () => {
  const names = [
    'Cart -- pays by cardPayPal (failed).png',
    'Cart -- pays by cardPayPal (failed) (attempt 2).png',
    'Cart -- other (failed).png',
  ]
  const cwd = makeFolder({
    'results/junit.xml': `<testsuites name="Mocha Tests">${suite('name="Cart"', 'name="Cart pays by card/PayPal" classname="pays by card/PayPal"')}</testsuites>`,
    ...Object.fromEntries(names.map((name) => [`cypress/screenshots/cart.cy.ts/${name}`, ''])),
  })
  const { files, summary } = await runEvidence(cwd, { paths: ['results/junit.xml'] })
  expect(files.map(({ path }) => path).sort()).toEqual([names[1], names[0]].map((name) => `cypress/screenshots/cart.cy.ts/${name}`))
  expect(summary.problems).toEqual([])
})

it.each([
  ['tests.e2e.test_cart', 'test_total[chromium]', 'tests-e2e-test-cart-py-test-total-chromium'],
  ['tests.e2e.test_cart.TestCart', 'test_total[chromium]', 'tests-e2e-test-cart-py-testcart-test-total-chromium'],
])('finds the files of pytest-playwright for %s', async (className, name, slug) => {
  const cwd = makeFolder({
    'junit.xml': suite('name="pytest"', `classname="${className}" name="${name}" time="1"`),
    [`test-results/${slug}/test-failed-1.png`]: '',
  })
  expect((await runEvidence(cwd)).files).toMatchObject([{ name: 'test-failed-1.png', path: `test-results/${slug}/test-failed-1.png` }])
})

it('finds the files of pytest-playwright in a folder whose name was shortened', async () => {
  const name = `test_${'a'.repeat(300)}`
  const cwd = makeFolder({ 'junit.xml': suite('name="pytest"', `classname="test_cart" name="${name}"`) })
  const { createHash } = await import('node:crypto')
  const slug = `test-cart-py-test-${'a'.repeat(300)}`
  const short = `${slug.slice(0, 100)}-${createHash('sha256').update(slug).digest('hex').slice(0, 7)}-${slug.slice(-100)}`
  addFile(cwd, `test-results/${short}/trace.png`, '')
  expect((await runEvidence(cwd)).files).toMatchObject([{ name: 'trace.png' }])
})

it('finds the files beside the result file in a folder with the name of the class', async () => {
  const cwd = makeFolder({
    'target/surefire-reports/TEST-com.acme.CartTest.xml': suite('name="com.acme.CartTest"', 'classname="com.acme.CartTest" name="pays"'),
    'target/surefire-reports/com.acme.CartTest/shot.png': '',
    'target/surefire-reports/com.acme.CartTest/keys.jks': 'x',
    'target/surefire-reports/com.acme.OtherTest/shot.png': '',
  })
  const { files } = await runEvidence(cwd, { paths: ['target/surefire-reports/*.xml'] })
  expect(files).toMatchObject([{ path: 'target/surefire-reports/com.acme.CartTest/shot.png' }])
})

it('does not use a folder with the name of a suite when the suite is not a class', async () => {
  const cwd = makeFolder({ 'junit.xml': suite('name="docs"', 'classname="docs" name="pays"'), 'docs/guide.md': 'text' })
  expect((await runEvidence(cwd)).files).toEqual([])
})

it('looks for no files of tests that passed', async () => {
  const cwd = makeFolder({
    'TEST-CartTest.xml': suite('name="CartTest"', 'classname="CartTest" name="pays"', '').replace(
      '</testcase>',
      '</testcase><testcase name="b"><failure/></testcase>',
    ),
    'CartTest/shot.png': '',
  })
  const { tests } = await runEvidence(cwd, { paths: ['TEST-CartTest.xml'] })
  expect(tests.map(({ name, attachments }) => [name, attachments?.length])).toEqual([
    ['pays', undefined],
    ['b', 1],
  ])
})

it.each([
  ['Cypress', findCypressFiles],
  ['pytest-playwright', findPytestPlaywrightFiles],
  ['Surefire', findSurefireFiles],
])('looks at no failed test for files of %s when the tool left no folder', (_, finder) => {
  const cwd = makeFolder({ 'TEST-a.xml': '', 'cypress/videos/a.mp4': '', 'test-results/junit.xml': '' })
  const source = join(cwd, 'test-results', 'TEST-a.xml')
  expect(finder({ bases: [cwd], folders: createFolderCache(), source })).toBeUndefined()
})

it('finds the files of a class in a folder that has too many entries to be listed', () => {
  const source = join('/results', 'TEST-a.xml')
  const folders = { entry: (_: string, name: string) => name, names: () => ['shot.png'], folderNames: () => undefined }
  const find = findSurefireFiles({ bases: [], folders, source })
  expect(find?.({ name: 'pays', suite: ['CartTest'], status: 'failed' })).toEqual([{ path: join('/results', 'CartTest', 'shot.png') }])
  expect(find?.({ name: 'pays', suite: ['..'], status: 'failed' })).toEqual([])
})

it('finds the screenshots of Vitest beside the test file when its browser mode took them', async () => {
  const junit = suite('name="src/cart.test.ts"', 'classname="src/cart.test.ts" name="cart &gt; pays (by card)"')
  const folder = 'web/src/__screenshots__/cart.test.ts'
  const cwd = makeFolder({
    'web/out/junit.xml': `<testsuites name="vitest tests">${junit}</testsuites>`,
    [`${folder}/cart-pays--by-card--1.png`]: '',
    [`${folder}/cart-pays--by-card--2.png`]: '',
    [`${folder}/cart-pays-1.png`]: '',
  })
  const { files } = await runEvidence(cwd, { paths: ['web/out/junit.xml'] })
  expect(files.map(({ path }) => path)).toEqual([`${folder}/cart-pays--by-card--1.png`, `${folder}/cart-pays--by-card--2.png`])
})

it.each([
  ['below the folder of the result file', 'out/shots', {}],
  ['below the working directory', 'shots', {}],
  ['in a root', 'deep/er/shots', { attachments: { roots: ['deep/er/shots'] } }],
])('finds the screenshots of Vitest when the option "screenshotDirectory" names a folder %s', async (_place, directory, options) => {
  const junit = suite('name="src/cart.test.ts"', 'classname="src/cart.test.ts" name="cart &gt; pays"')
  const cwd = makeFolder({
    'out/junit.xml': `<testsuites name="vitest tests">${junit}</testsuites>`,
    'src/cart.test.ts': '',
    [`${directory}/src/cart.test.ts/cart-pays-1.png`]: '',
    [`${directory}/src/cart.test.ts/cart-refunds-1.png`]: '',
    [`${directory}/src/other.test.ts/cart-pays-1.png`]: '',
  })
  const { files, summary } = await runEvidence(cwd, { paths: ['out/junit.xml'], ...options })
  expect(files.map(({ path }) => path)).toEqual([`${directory}/src/cart.test.ts/cart-pays-1.png`])
  expect(summary.problems).toEqual([])
})

it('leaves out screenshots of Vitest when they are in a deeper folder that is not a root', async () => {
  const junit = suite('name="src/cart.test.ts"', 'classname="src/cart.test.ts" name="cart &gt; pays"')
  const cwd = makeFolder({ 'junit.xml': junit, 'deep/er/shots/src/cart.test.ts/cart-pays-1.png': '' })
  expect((await runEvidence(cwd)).files).toEqual([])
})
