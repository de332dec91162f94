import { describe, expect, test } from 'vitest'
import {
  choicesOf,
  chooseCoordinate,
  completeCoordinates,
  readCoordinates,
} from '../../../../src/server/dashboard/browser/available-coordinates.js'

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

describe('completeCoordinates', () => {
  test.each([
    ['', undefined, 'acme/shop/web/ci'],
    ['', 'acme/office/mail/ci', 'acme/office/mail/ci'],
    ['', 'acme/office/mail/', 'acme/office/mail/ci'],
    ['', 'acme/gone/web/ci', 'acme/shop/web/ci'],
    ['acme/office', 'acme/shop/web/ci', 'acme/office/web/nightly'],
    ['acme/shop/gone', undefined, 'acme/shop/gone/'],
  ])('completes %j, with %j shown last, to %j', (chosen, last, completed) => {
    expect(pathOf(completeCoordinates(listing, place(chosen), last === undefined ? undefined : place(last)))).toBe(completed)
  })

  test('leaves coordinates empty when none are available', () => {
    expect(pathOf(completeCoordinates([], place(''), place('acme/shop/web/ci')))).toBe('///')
  })
})

test('keeps narrower coordinates when they are available for the new choice', () => {
  expect(pathOf(chooseCoordinate(listing, place('acme/shop/web/ci'), 'project', 'office'))).toBe('acme/office/web/nightly')
  expect(pathOf(chooseCoordinate(listing, place('acme/office/web/nightly'), 'module', 'mail'))).toBe('acme/office/mail/ci')
})

test('converts coordinates of another type to text', () => {
  expect(readCoordinates({ org: 'acme', project: 5, module: null })).toEqual({ org: 'acme', project: '5', module: '', pipeline: '' })
})
