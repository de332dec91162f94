import type { JsonObjectShape, JsonShape } from '../json/json-shape.js'

/** The suite whose tests are being read. */
export interface MochawesomeSuite {
  /** The titles of the suites, joined by spaces. */
  readonly titles: string
  readonly file: string
}

/** The suites of a file of mochawesome. */
export interface MochawesomeSuites {
  /** Describes a suite and the suites inside it. */
  readonly shape: JsonObjectShape
  current(): MochawesomeSuite
}

/** The length of joined titles beyond which the titles of inner suites are left out. */
const maximumTitlesLength = 4000

/** Creates the description of the suites. The members of a suite that describe it precede its tests. */
export function createMochawesomeSuites(tests: JsonShape, hooks: JsonShape): MochawesomeSuites {
  const outer: MochawesomeSuite[] = []
  let current: MochawesomeSuite = { titles: '', file: '' }
  let hasFullFile = false
  const text = (take: (value: string) => void): JsonShape => ({
    kind: 'value',
    take(value) {
      if (typeof value === 'string' && value !== '') take(value)
    },
  })
  const fields = new Map<string, JsonShape>([
    [
      'title',
      text((title) => {
        const { titles } = outer.at(-1) ?? current
        if (titles.length < maximumTitlesLength) current = { ...current, titles: titles === '' ? title : `${titles} ${title}` }
      }),
    ],
    [
      'fullFile',
      text((file) => {
        hasFullFile = true
        current = { ...current, file }
      }),
    ],
    [
      'file',
      text((file) => {
        // Without the folder in which Mocha ran, but with the slash after it.
        if (!hasFullFile) current = { ...current, file: file.replace(/^[/\\]/, '') }
      }),
    ],
    ['beforeHooks', hooks],
    ['afterHooks', hooks],
    ['tests', tests],
  ])
  const shape: JsonObjectShape = {
    kind: 'object',
    fields,
    open() {
      outer.push(current)
      hasFullFile = false
    },
    close() {
      current = outer.pop() ?? current
    },
  }
  fields.set('suites', { kind: 'array', items: shape })
  return { shape, current: () => current }
}
