import { describe, expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import { readJsonObject } from '../../../src/setup/init/json-object.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { makeTree } from '../../read/collect/tree.js'

const view = (files: Readonly<Record<string, string>>) => openRepositoryView(makeTree(files), {})
const cure = 'Correct it, then run init again.'

describe('a file that is not valid JSON', () => {
  test.each([
    ['a missing comma', '{\n  "name": "shop"\n  "scripts": {}\n}', 'in line 3, column 3: expected a ","'],
    ['Windows line ends', '{\r\n  "name": shop\r\n}', 'in line 2, column 11: unexpected text; strings must be in double quotes'],
    ['a merge conflict', '{\n<<<<<<< HEAD\n}', 'in line 2, column 1: unexpected text; strings must be in double quotes'],
    ['a comment', '{\n  // tests\n  "name": "shop"\n}', 'in line 2, column 3: comments are not allowed'],
    ['a trailing comma', '{\n  "name": "shop",\n}', 'in line 3, column 1: expected a key in double quotes'],
    ['no end', '{\n  "name": "shop"', 'in line 2, column 17: expected a "}"'],
    ['nothing', '', 'in line 1, column 1: expected a value'],
    ['a list within itself', '['.repeat(100_000), 'in line 1, column 65: nested more than 64 deep'],
    ['terminal commands', '{"name": "\u001b[2J"}', 'in line 1, column 10: a control character in a string must be escaped'],
  ])('a file that is not valid JSON is left out with its place when it has %s', (_, text, reason) => {
    const repository = view({ 'package.json': text, 'composer.json': text })
    expect(detectTools(repository)).toEqual([])
    const expected = `it is not valid JSON ${reason}. ${cure}`
    expect(Object.fromEntries(repository.leftOut())).toEqual({ 'package.json': expected, 'composer.json': expected })
  })

  test('does not hide the tools of other files', () => {
    const files = {
      'package.json': '{',
      'web/package.json': '{"devDependencies":{"jest":"30"}}',
      'composer.json': '{"require-dev":{"phpunit/phpunit":"12"}}',
    }
    expect(detectTools(view(files)).map(({ title, folder }) => [title, folder])).toEqual([
      ['Jest', 'web'],
      ['PHPUnit', ''],
    ])
  })
})

test.each(['[]', 'null', '"text"'])('leaves out a file that contains %s instead of an object', (text) => {
  const repository = view({ 'package.json': text })
  expect(readJsonObject(repository, 'package.json')).toBeUndefined()
  expect([...repository.leftOut().values()]).toEqual([`it does not contain a JSON object. ${cure}`])
})

test('reads a global.json with comments, as the .NET SDK does', () => {
  const files = {
    'global.json': '{\n  // one version for all\n  "sdk": { "version": "10.0.100", },\n}',
    'Shop.Tests.csproj': '<PackageReference Include="NUnit" />',
  }
  const repository = view(files)
  expect(detectTools(repository)).toMatchObject([{ setup: [{ uses: 'dotnet', with: { 'global-json-file': 'global.json' } }] }])
  expect(repository.leftOut().size).toBe(0)
})
