// Tests that the page of the action lists and describes every input and output of action.yml.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionInputs, actionOutputs } from './action-metadata.js'
import { partsOf, root } from './generated-part.js'

const page = readFileSync(join(root, 'docs/action.md'), 'utf8')

test('the page of the action has generated lists of all inputs and outputs', () => {
  expect(partsOf(page)).toEqual(expect.arrayContaining(['action inputs', 'action outputs']))
})

test('the page of the action has a row with a description for every input and output', () => {
  const entries = [...actionInputs, ...actionOutputs]
  expect(actionInputs.length).toBeGreaterThan(5)
  expect(actionOutputs.length).toBeGreaterThan(5)
  expect(entries.filter(({ description }) => description === '')).toEqual([])
  expect(
    entries.filter(({ name, description }) => !new RegExp(`^\\| \`${name}\` \\|`, 'm').test(page) || !page.includes(description)),
  ).toEqual([])
})
