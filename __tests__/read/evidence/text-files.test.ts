import { describe, expect, it } from 'vitest'
import { filesNamedIn, withoutLines } from '../../../src/read/evidence/text-files.js'
import { addFile, failedTest, makeFolder, marker, runEvidence } from './evidence-run.js'

const pathsIn = (text: string) => filesNamedIn(text).map(({ path }) => path)

describe('filesNamedIn', () => {
  it.each([
    ['Jenkins', 'saved [[ATTACHMENT|a.png]] here', ['a.png']],
    [
      'Nightwatch, which writes several in a line',
      '[[ATTACHMENT|a.png]][[ATTACHMENT|b.png]] [[ATTACHMENT|c[1].png]]',
      ['a.png', 'b.png', 'c[1].png'],
    ],
    ['a name that ends with a bracket', '[[ATTACHMENT|cart[chromium]]]', ['cart[chromium]']],
    ['a marker without an end', '[[ATTACHMENT|a.png', []],
    ['jest-image-snapshot', '\u001b[31mSee diff for details:\u001b[39m /a/__diff_output__/x-diff.png', ['/a/__diff_output__/x-diff.png']],
    [
      'Selenide',
      'Screenshot: file:/b/build/reports/tests/1.0.png\nPage source: file:/b/1.0.html',
      ['file:/b/build/reports/tests/1.0.png', 'file:/b/1.0.html'],
    ],
    ['Selenide with an address', 'Screenshot: https://ci.example.com/1.png', ['https://ci.example.com/1.png']],
    [
      'Rails',
      '[Screenshot Image]: tmp/screenshots/a b.png\n[Screenshot HTML]: tmp/screenshots/a.html',
      ['tmp/screenshots/a b.png', 'tmp/screenshots/a.html'],
    ],
    ['words about a screenshot', 'took a Screenshot: file:/a.png\nScreenshot: nothing', []],
  ])('finds the files of %s', (_tool, text, paths) => {
    expect(pathsIn(text)).toEqual(paths)
  })

  it('finds the comparison of Vitest, with paths on the lines after their titles', () => {
    const text = [
      'Screenshot does not match the stored reference.',
      'Reference screenshot:',
      '  /w/__screenshots__/a.test.ts/hero-chromium-linux.png',
      '',
      'Actual screenshot:',
      '  /w/.vitest-attachments/hero-actual-chromium-linux.png',
      'Diff image:',
      '  /w/.vitest-attachments/hero-diff-chromium-linux.png',
    ].join('\n')
    const name = 'hero-chromium-linux.png'
    expect(filesNamedIn(text).map(({ comparison }) => comparison)).toEqual([
      { name, side: 'expected' },
      { name, side: 'actual' },
      { name, side: 'diff' },
    ])
  })

  it('finds the four images of a golden failure of Flutter, also when the sentence is wrapped', () => {
    const text =
      'Golden "goldens/cart.png": Pixel test failed, 1.2%, 12px diff detected.\nFailure feedback can be found\nat /w/test/failures\n'
    expect(filesNamedIn(text).map(({ path, comparison, isOptional }) => [path, comparison?.side, isOptional])).toEqual([
      ['/w/test/failures/cart_masterImage.png', 'expected', undefined],
      ['/w/test/failures/cart_testImage.png', 'actual', undefined],
      ['/w/test/failures/cart_isolatedDiff.png', 'diff', undefined],
      ['/w/test/failures/cart_maskedDiff.png', undefined, true],
    ])
  })

  it('finds at most a few hundred files in one text', () => {
    expect(filesNamedIn(Array.from({ length: 5000 }, (_, index) => `[[ATTACHMENT|${index}.png]]`).join('\n')).length).toBeLessThan(600)
  })
})

describe('withoutLines', () => {
  it('keeps line ends, and removes the empty line after a removed one', () => {
    expect(withoutLines('a\r\n[[x]]\r\n\r\nb\nc', new Set([1]))).toBe('a\r\nb\nc')
  })

  it('returns nothing when only blank lines are left', () => {
    expect(withoutLines('\n[[x]]\n\n', new Set([1]))).toBeUndefined()
  })
})

it('removes lines from the output only when their file was found and nothing else is in them', async () => {
  const lines = [
    'before',
    marker('shot.png'),
    `text ${marker('shot.png')}`,
    marker('missing.png'),
    `${marker('shot.png')} ${marker('missing.png')}`,
    'after',
  ]
  const cwd = makeFolder({ 'junit.xml': failedTest(lines), 'shot.png': '' })
  const { tests, files } = await runEvidence(cwd)
  expect(files.map(({ name }) => name)).toEqual(['shot.png', 'missing.png'])
  expect(tests[0]?.stdout).toBe(['before', ...lines.slice(2)].join('\n'))
})

it('leaves the message and the details as they are, because they identify the cause', async () => {
  const message = `x ${marker('shot.png')}`
  const cwd = makeFolder({ 'junit.xml': failedTest([], message), 'shot.png': '' })
  const { tests, files } = await runEvidence(cwd)
  expect(files).toMatchObject([{ type: 'image/png' }])
  expect(tests[0]?.message).toBe(message)
})

it('searches the texts of tests that failed, and of those that passed only if all files are kept', async () => {
  const cwd = makeFolder({ 'shot.png': '' })
  addFile(cwd, 'junit.xml', `<testsuite name="s"><testcase name="a"><system-out>${marker('shot.png')}</system-out></testcase></testsuite>`)
  expect((await runEvidence(cwd)).files).toEqual([])
  expect((await runEvidence(cwd, { attachments: { keep: 'all' } })).files).toMatchObject([{ type: 'image/png' }])
})

it('names files and stores none when keep is "none"', async () => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('shots/a.png')]), 'shots/a.png': '' })
  const { files, stored, notices, summary } = await runEvidence(cwd, { attachments: { keep: 'none' } })
  expect(files).toEqual([{ name: 'a.png', path: 'shots/a.png', reason: 'off' }])
  expect([stored, notices, summary.problems]).toEqual([[], [], []])
})
