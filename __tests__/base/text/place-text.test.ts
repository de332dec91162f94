import { expect, test } from 'vitest'
import { placeText } from '../../../src/base/text/place-text.js'

test.each([
  [{ path: 'results/a.xml', line: 812, column: 17 }, 'results/a.xml:812:17'],
  [{ path: 'results/a.xml', line: 812 }, 'results/a.xml:812'],
  [{ path: 'results/a.xml' }, 'results/a.xml'],
  [{ path: 'results/a.xml', column: 17 }, 'results/a.xml'],
  [{ line: 812 }, ''],
])('shows the place %j as "%s"', (place, text) => {
  expect(placeText(place)).toBe(text)
})
