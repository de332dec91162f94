import { expect, test } from 'vitest'
import { definedFields } from '../../src/base/defined-fields.js'

test('leaves out only the fields that are undefined when others are empty, zero, false or null', () => {
  const fields = definedFields({ empty: '', zero: 0, no: false, nothing: null, missing: undefined })
  expect(Object.keys(fields)).toEqual(['empty', 'zero', 'no', 'nothing'])
})
