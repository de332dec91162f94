import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type PlanRequest, planAttachments } from '../../../src/deliver/attachments/plan-attachments.js'
import type { TestAttachment } from '../../../src/records/evidence.js'

const hashOf = (name: string): string => Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64)

const image = (name: string, size = 300_000, more: Partial<TestAttachment> = {}): TestAttachment => ({
  name,
  type: 'image/png',
  size,
  sha256: hashOf(name),
  ...more,
})

const failed = (name: string, attachments: readonly TestAttachment[], more: object = {}) => ({
  kind: 'test',
  id: hashOf(`id ${name}`),
  name,
  suite: ['checkout'],
  status: 'failed',
  attachments,
  ...more,
})

async function planOf(records: readonly object[], more: Partial<PlanRequest> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const recordsPath = join(folder, 'records.ndjson')
  writeFileSync(recordsPath, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return planAttachments({
    recordsPath,
    verdictOf: () => undefined,
    embed: 'failed',
    maximumBytes: 100_000_000,
    isStored: () => true,
    imageSize: () => ({ width: 1280, height: 720 }),
    ...more,
  })
}

const namesOf = (records: readonly { readonly attachments?: readonly TestAttachment[] }[], shas: readonly string[]) => {
  const names = new Map(records.flatMap(({ attachments = [] }) => attachments.map(({ name, sha256 }) => [sha256, name])))
  return shas.map((sha256) => names.get(sha256))
}

describe('planAttachments', () => {
  test('embeds the first test of each cause before the second tests', async () => {
    const records = ['a1', 'a2', 'b1', 'b2'].map((name) => failed(name, [image(name)], { cause: `2-${name[0]}` }))
    const { embedded } = await planOf(records)
    expect(
      namesOf(
        records,
        embedded.map(({ sha256 }) => sha256),
      ),
    ).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  test('embeds images of new failures before images of known ones', async () => {
    const records = [failed('known', [image('known')]), failed('new', [image('new')])]
    const { embedded } = await planOf(records, { verdictOf: ({ name }) => (name === 'new' ? 'new' : 'known') })
    expect(
      namesOf(
        records,
        embedded.map(({ sha256 }) => sha256),
      ),
    ).toEqual(['new', 'known'])
  })

  test('embeds 50 images of 300 kB and counts the others', async () => {
    const records = Array.from({ length: 500 }, (_, index) => failed(`t${index}`, [image(`t${index}`)], { cause: `2-${index}` }))
    const { embedded, notEmbedded, files } = await planOf(records, { maximumBytes: 200_000_000 })
    expect(embedded).toHaveLength(50)
    expect(notEmbedded).toBe(450)
    expect(files).toHaveLength(500)
  })

  test('reads no header of an image when the page has no room for it', async () => {
    const records = Array.from({ length: 60 }, (_, index) => failed(`t${index}`, [image(`t${index}`)]))
    let reads = 0
    await planOf(records, {
      imageSize: () => {
        reads += 1
        return { width: 1280, height: 720 }
      },
    })
    expect(reads).toBe(50)
  })

  test('embeds all sides of a comparison or none', async () => {
    const side = (name: string, size: number) => image(name, size, { comparison: { name: 'cart', side: name as 'actual' } })
    const tooLarge = failed('large', [side('expected', 8_000_000), side('actual', 8_000_000)])
    const { embedded } = await planOf([tooLarge, failed('small', [image('shot')])])
    expect(embedded.map(({ sha256 }) => sha256)).toEqual([hashOf('shot')])
    const fitting = await planOf([failed('fits', [side('expected', 7_000_000), side('actual', 7_000_000)])])
    expect(fitting.embedded).toHaveLength(2)
  })

  test('embeds equal files once and shows them in all their tests', async () => {
    const { embedded, shownAs, files, bytes } = await planOf([failed('one', [image('same')]), failed('two', [image('same')])])
    expect(embedded).toHaveLength(1)
    expect([shownAs(0, 0, hashOf('same')), shownAs(1, 0, hashOf('same'))]).toMatchObject([
      { block: 0, width: 1280, height: 720 },
      { block: 0, width: 1280, height: 720 },
    ])
    expect(files).toHaveLength(2)
    expect(bytes).toBe(300_000)
  })

  test.each([
    ['states no size', undefined],
    ['has too many pixels', { width: 10_000, height: 4_001 }],
    ['is too wide', { width: 16_385, height: 1 }],
    ['is too tall', { width: 1, height: 16_385 }],
  ])('links an image that %s, and does not embed it', async (_, size) => {
    const { embedded, shownAs } = await planOf([failed('bomb', [image('bomb')])], { imageSize: () => size })
    expect(embedded).toEqual([])
    expect(shownAs(0, 0, hashOf('bomb')).place).toMatch(/\/bomb\.png$/)
  })

  test('embeds the images of failed attempts before images of the passed one, and the last failure first', async () => {
    const attempts = [
      { status: 'failed', attachments: [image('first')] },
      { status: 'failed', attachments: [image('second')] },
    ]
    const record = failed('flaky', [image('third')], { status: 'successful', flaky: true, attempts })
    const { embedded } = await planOf([record])
    const all = [{ attachments: [image('first'), image('second'), image('third')] }]
    expect(
      namesOf(
        all,
        embedded.map(({ sha256 }) => sha256),
      ),
    ).toEqual(['second', 'first', 'third'])
  })

  test('embeds only files of failed and flaky tests unless all are wanted', async () => {
    const passed = failed('passed', [image('passed')], { status: 'successful' })
    expect((await planOf([passed])).embedded).toHaveLength(0)
    expect((await planOf([passed], { embed: 'all' })).embedded).toHaveLength(1)
    expect((await planOf([failed('x', [image('x')])], { embed: 'none' })).embedded).toHaveLength(0)
  })

  test('leaves out files beyond the limit, the least useful first', async () => {
    const records = [failed('known', [image('known')]), failed('new', [image('new')])]
    const { files, leftOut } = await planOf(records, {
      maximumBytes: 300_000,
      verdictOf: ({ name }) => (name === 'new' ? 'new' : 'known'),
    })
    expect(files.map(({ sha256 }) => sha256)).toEqual([hashOf('new')])
    expect(leftOut).toBe(1)
  })

  test('ignores files whose bytes are missing', async () => {
    const { files, embedded } = await planOf([failed('x', [image('x')])], { isStored: () => false })
    expect([files, embedded]).toEqual([[], []])
  })
})

describe('places', () => {
  test('names each file by its test and attempt', async () => {
    const attempts = [{ status: 'failed', attachments: [image('shot.png')] }]
    const trace = { name: 'trace', type: 'application/vnd.playwright.trace+zip', size: 5, sha256: hashOf('trace') }
    const { files } = await planOf([failed('pays by card', [trace], { attempts, id: '9f2c41d0aa' })])
    expect(files.map(({ place }) => place).toSorted()).toEqual([
      'checkout-pays-by-card-9f2c41d0/attempt-1/shot.png',
      'checkout-pays-by-card-9f2c41d0/attempt-2/trace.zip',
    ])
  })

  test('takes the extension from the content', async () => {
    const { files } = await planOf([failed('x', [image('evil.html'), image('noname', 1)])])
    expect(files.map(({ place }) => place.split('/')[1]).toSorted()).toEqual(['evil.html.png', 'noname.png'])
  })

  test.each([
    ['../../etc/passwd', 'etc-passwd.png'],
    ['.hidden', 'hidden.png'],
    ['CON', '_con.png'],
    ['aux.png', '_aux.png'],
    ['C:\\shots\\a b.png', 'c-shots-a-b.png'],
    ['…', 'file.png'],
    ['-rf', 'rf.png'],
    ['a'.repeat(300), `${'a'.repeat(80)}.png`],
  ])('makes %j a plain name', async (name, plain) => {
    const { files } = await planOf([failed('x', [image(name)])])
    expect(files[0]?.place.split('/')[1]).toBe(plain)
  })

  test('keeps files apart that have equal names', async () => {
    const { files } = await planOf([
      failed('x', [image('a.png'), image('A.png'), image('b.png')], { id: '11111111' }),
      failed('x', [image('a.png')], { id: '11111111', job: 'other' }),
    ])
    const places = files.map(({ place }) => place).toSorted()
    expect(places).toEqual([
      'checkout-x-11111111-2/a.png',
      'checkout-x-11111111/a-2.png',
      'checkout-x-11111111/a.png',
      'checkout-x-11111111/b.png',
    ])
  })
})
