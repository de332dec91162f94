import { expect, test } from 'vitest'
import { choicesOf, completeCoordinates } from '../../../../../src/server/dashboard/browser/answers/available-coordinates.js'
import { initialDashboard } from '../../../../../src/server/dashboard/browser/state/dashboard-state.js'

const place = (path: string) => {
  const [org = '', project = '', module = '', pipeline = ''] = path.split('/')
  return { org, project, module, pipeline }
}
const listing = ['acme/shop/web/', 'acme/shop/web/ci', 'acme/office/web/nightly', 'acme/office/mail/ci'].map(place)
const pathOf = ({ org, project, module, pipeline }: ReturnType<typeof place>) => [org, project, module, pipeline].join('/')

test('offers each value within the wider coordinates once', () => {
  expect(choicesOf(listing, place('acme'), 'project')).toEqual(['shop', 'office'])
  expect(choicesOf(listing, place('acme/shop/web'), 'pipeline')).toEqual(['ci'])
  expect(choicesOf(listing, place('other'), 'project')).toEqual([])
})

test.each([
  ['', 'overview', 'acme///'],
  ['acme/office', 'flaky', 'acme/office//'],
  ['', 'tests', 'acme/shop/web/'],
  ['', 'jobs', 'acme/shop/web/'],
  ['acme/office', 'jobs', 'acme/office/web/'],
  ['//mail', 'overview', 'acme/shop/mail/'],
  ['acme/shop/gone', 'jobs', 'acme/shop/gone/'],
] as const)('completes %j in the view %s to %j', (chosen, view, completed) => {
  expect(pathOf(completeCoordinates(listing, { ...initialDashboard, ...place(chosen), view }))).toBe(completed)
})

test('leaves coordinates empty when none are available', () => {
  expect(pathOf(completeCoordinates([], { ...initialDashboard, view: 'jobs' }))).toBe('///')
})
