import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { conditionsOf, differs, equalTo, isOneOf, optional, schemasOf } from '../../../../src/server/store/queries/filter.js'

const filters = {
  branch: equalTo('branch', 'Only this branch.'),
  exceptBranch: optional(differs('branch', 'Any branch but this one.')),
  status: optional(isOneOf('status', ['failed', 'skipped'], 'Only these statuses.')),
}

test('binds a value by the name of its parameter', () => {
  const values = { status: ['failed'], branch: 'main', exceptBranch: "' OR 1" }
  expect(conditionsOf(filters, values)).toBe(
    'records.branch = {branch:String} AND records.branch != {exceptBranch:String} AND has({status:Array(String)}, toString(records.status))',
  )
})

test('leaves out the condition of a filter without a value', () => {
  expect(conditionsOf(filters, { branch: 'main' })).toBe('records.branch = {branch:String}')
})

test('requires only parameters that are not optional', () => {
  expect(Type.Object(schemasOf(filters))).toMatchObject({
    required: ['branch'],
    properties: {
      exceptBranch: { type: 'string', description: 'Any branch but this one.' },
      status: { items: { enum: ['failed', 'skipped'] } },
    },
  })
})
