import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const source = readFileSync(new URL('../../../src/base/browser/tokens.css', import.meta.url), 'utf8')

/** The hexadecimal colours of one theme, by token. */
function coloursOf(theme: 0 | 1): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name = '', light = '', dark = '']) => [
      name,
      [light, dark][theme] ?? '',
    ]),
  )
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const areas = ['bg', 'sunken', 'raised', 'hover', 'selected']
const texts = ['text', 'text-2', 'text-3', 'accent', 'failed', 'passed', 'flaky', 'skipped']
const fills = ['failed-fill', 'passed-fill', 'flaky-fill', 'skipped-fill', 'control', 'accent']

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours of the %s theme', (_, theme) => {
  const colours = coloursOf(theme)
  const weakest = (pairs: readonly (readonly [string, string])[]) =>
    Math.min(...pairs.map(([front, back]) => contrast(colours.get(front) ?? '#000000', colours.get(back) ?? '#000000')))

  it('finds the colour of every token whose contrast is computed', () => {
    expect(
      [...areas, ...texts, ...fills, 'failed-tint', 'add-word', 'del-word', 'on-accent', 'on-new', 'new'].filter(
        (name) => !colours.has(name),
      ),
    ).toEqual([])
  })

  it('shows each text on each background with a contrast of at least 4.5', () => {
    expect(weakest(texts.flatMap((text) => areas.map((area) => [text, area] as const)))).toBeGreaterThanOrEqual(4.5)
  })

  it('shows texts on tinted backgrounds with a contrast of at least 4.5', () => {
    const pairs = [
      ...['failed', 'flaky', 'passed'].flatMap((outcome) => [
        [outcome, `${outcome}-tint`] as const,
        ['text', `${outcome}-tint`] as const,
        ['text-2', `${outcome}-tint`] as const,
      ]),
      ...['add', 'add-word', 'del', 'del-word'].map((area) => ['text', area] as const),
      ['on-accent', 'accent'] as const,
      ['on-new', 'new'] as const,
    ]
    expect(weakest(pairs)).toBeGreaterThanOrEqual(4.5)
  })

  it('shows marks and borders of fields with a contrast of at least 3', () => {
    expect(weakest(fills.flatMap((fill) => ['bg', 'sunken', 'raised'].map((area) => [fill, area] as const)))).toBeGreaterThanOrEqual(3)
  })
})
