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

test('each list offers what there is below the ones before it, once', () => {
  expect(choicesOf(listing, place('acme'), 'project')).toEqual(['shop', 'office'])
  expect(choicesOf(listing, place('acme/shop/web'), 'pipeline')).toEqual(['ci'])
  expect(choicesOf(listing, place('other'), 'project')).toEqual([])
})

describe('what is not chosen', () => {
  test.each([
    ['', undefined, 'acme/shop/web/ci'],
    ['', 'acme/office/mail/ci', 'acme/office/mail/ci'],
    ['', 'acme/office/mail/', 'acme/office/mail/ci'],
    ['', 'acme/gone/web/ci', 'acme/shop/web/ci'],
    ['acme/office', 'acme/shop/web/ci', 'acme/office/web/nightly'],
    ['acme/shop/gone', undefined, 'acme/shop/gone/'],
  ])('of %j, after %j, becomes %j', (chosen, last, completed) => {
    expect(pathOf(completeCoordinates(listing, place(chosen), last === undefined ? undefined : place(last)))).toBe(completed)
  })

  test('stays so where there is nothing', () => {
    expect(pathOf(completeCoordinates([], place(''), place('acme/shop/web/ci')))).toBe('///')
  })
})

test('a choice keeps the narrower ones where they are there as well', () => {
  expect(pathOf(chooseCoordinate(listing, place('acme/shop/web/ci'), 'project', 'office'))).toBe('acme/office/web/nightly')
  expect(pathOf(chooseCoordinate(listing, place('acme/office/web/nightly'), 'module', 'mail'))).toBe('acme/office/mail/ci')
})

test('an entry of another shape is no reason to fail', () => {
  expect(readCoordinates({ org: 'acme', project: 5, module: null })).toEqual({ org: 'acme', project: '5', module: '', pipeline: '' })
})
