// Tests that screenshots and other files belong to the right attempt of a test, and which of them are kept (src/read/evidence).
import { expect, it } from 'vitest'
import { addFile, failedTest, makeFolder, marker, pixel, runEvidence } from './evidence-run.js'

const folder = 'test-results/cart-pays-chromium'

/** A test of Playwright that failed twice, and that its JUnit file lists with or without its attempts. */
const playwright = (attempts: string, files: readonly string[]) =>
  `<testsuites id="" name="" tests="1" failures="1" skipped="0" errors="0" time="1"><testsuite name="cart.spec.ts"><testcase name="pays" classname="cart.spec.ts"><failure message="x"/>${attempts}<system-out><![CDATA[${files.map((file) => `\n${marker(file)}\n`).join('')}]]></system-out></testcase></testsuite></testsuites>`

const files = [`../${folder}/shot.png`, `../${folder}-retry1/shot.png`]

it('assigns the files of Playwright to the attempts that their paths name', async () => {
  const cwd = makeFolder({
    'out/junit.xml': playwright('<rerunFailure message="first"/>', files),
    [`${folder}/shot.png`]: '',
    [`${folder}-retry1/shot.png`]: 'other',
  })
  addFile(cwd, `${folder}-retry1/shot.png`, Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.from('2')]))
  const { tests, summary } = await runEvidence(cwd, { paths: ['out/junit.xml'] })
  const [test] = tests
  expect(test?.attempts?.[0]?.attachments).toMatchObject([{ name: 'shot.png', path: `${folder}/shot.png` }])
  expect(test?.attachments).toMatchObject([{ name: 'shot.png', path: `${folder}-retry1/shot.png` }])
  expect(test?.stdout).toBeUndefined()
  expect(summary.problems).toEqual([])
})

it('names the attempt of a file when the result file does not contain the attempt', async () => {
  const cwd = makeFolder({ 'out/junit.xml': playwright('', files), [`${folder}/shot.png`]: '', [`${folder}-retry1/shot.png`]: '' })
  const { files: found } = await runEvidence(cwd, { paths: ['out/junit.xml'] })
  expect(found.map(({ name }) => name)).toEqual(['shot.png', 'retry 1 › shot.png'])
})

it('compares images whose names differ only in the side', async () => {
  const names = [
    'cart-total-expected.png',
    'cart-total-actual.png',
    'cart-total-diff.png',
    'other-diff.png',
    'notes-expected.txt',
    'notes-actual.txt',
  ]
  const cwd = makeFolder({ 'junit.xml': failedTest(names.map(marker)), ...Object.fromEntries(names.map((name) => [name, ''])) })
  const { files: found } = await runEvidence(cwd)
  const name = 'cart-total.png'
  expect(found.map(({ comparison }) => comparison)).toEqual([
    { name, side: 'expected' },
    { name, side: 'actual' },
    { name, side: 'diff' },
    undefined,
    undefined,
    undefined,
  ])
})

it('lists a file once that several lines and texts name', async () => {
  const cwd = makeFolder({
    'junit.xml': failedTest([marker('shot.png'), marker('./shot.png')], marker('shot.png')),
    'shot.png': '',
  })
  const { files: found } = await runEvidence(cwd)
  expect(found).toHaveLength(1)
})

it('keeps 50 attachments of an attempt, the comparisons and images first, and counts the others', async () => {
  const logs = Array.from({ length: 70 }, (_, index) => `${index}.log`)
  const images = ['a-expected.png', 'a-actual.png', 'last.png']
  const all = [...logs, ...images]
  const cwd = makeFolder({
    'junit.xml': failedTest(all.map(marker)),
    ...Object.fromEntries(all.map((name) => [name, name.endsWith('g') && name.endsWith('.log') ? name : ''])),
  })
  const { tests, files: found } = await runEvidence(cwd)
  expect(found).toHaveLength(50)
  expect(found.slice(-3).map(({ name }) => name)).toEqual(images)
  expect(tests[0]?.attachmentsLeftOut).toBe(23)
})

it('keeps the evidence of a test that passed after a retry', async () => {
  const xml = `<testsuite name="s"><testcase name="a"><flakyFailure message="x"><system-out>${marker('shot.png')}</system-out></flakyFailure></testcase></testsuite>`
  const cwd = makeFolder({ 'junit.xml': xml, 'shot.png': '' })
  const { tests } = await runEvidence(cwd)
  expect(tests[0]).toMatchObject({ status: 'successful', attempts: [{ attachments: [{ type: 'image/png' }] }] })
})

it('compares with the expected image beside the actual one when a later attempt does not name it', async () => {
  const names = ['actual', 'diff'].map((side) => `../${folder}-retry1/cart-1-${side}.png`)
  const sides = ['expected', 'actual', 'diff']
  const cwd = makeFolder({
    'out/junit.xml': playwright('<rerunFailure message="first"/>', names),
    ...Object.fromEntries(sides.map((side) => [`${folder}-retry1/cart-1-${side}.png`, ''])),
  })
  const { files: found } = await runEvidence(cwd, { paths: ['out/junit.xml'] })
  expect(found.map(({ comparison }) => comparison?.side).sort()).toEqual(sides.sort())
})

it('reports no missing file when the folder of an actual image contains only that image', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('cart-actual.png')]), 'cart-actual.png': '' })
  const { files: found, summary } = await runEvidence(cwd)
  expect(found.map(({ name }) => name)).toEqual(['cart-actual.png'])
  expect(summary.problems).toEqual([])
})
