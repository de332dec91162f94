import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { innerPath } from '../../../src/base/text/inner-path.js'

const folder = resolve('project')

it('returns a path with forward slashes when it is in the folder', () => {
  expect(innerPath(folder, join(folder, 'out', 'report.html'))).toBe('out/report.html')
})

it('is empty when the path is the folder itself', () => {
  expect(innerPath(folder, folder)).toBe('')
})

it('returns a path in the folder when its first name begins with two dots', () => {
  expect(innerPath(folder, join(folder, '..out', 'report.html'))).toBe('..out/report.html')
})

it('is undefined when the path is not in the folder', () => {
  expect(innerPath(folder, resolve('other', 'report.html'))).toBeUndefined()
  expect(innerPath(folder, resolve(folder, '..'))).toBeUndefined()
  expect(innerPath(folder, `${folder}-2`)).toBeUndefined()
})
