import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeHead, type HeadElement } from '../../../src/read/formats/head.js'

function rootOf(text: string): HeadElement | undefined {
  const head = describeHead('results.xml', text)
  return head.kind === 'xml' ? head.root : undefined
}

/** A comment before the root is not plain, so the parser reads the head. */
const parsedRootOf = (text: string) => rootOf(text.replace('<', '<!-- --><').replace(/<!-- -->(<\?xml[^>]*>)/, '$1<!-- -->'))

describe('the root element of a plainly written file is what the parser reads', () => {
  test.each([
    '<testsuite name="a" tests="1">',
    '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>',
    '\ufeff<?xml version="1.0"?><TestRun id="1" xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">',
    '<e:events xmlns="https://schemas.example/core" xmlns:e="https://schemas.example/events" />',
    '<p:q:r xmlns:p="urn:p"/>',
    '<robot/>',
    '<a __proto__="x" constructor="y">',
    '<a b="1"\n  c="2 > 1"\t>',
  ])('%j', (text) => {
    expect(rootOf(text)).toBeDefined()
    expect(rootOf(text)).toEqual(parsedRootOf(text))
  })
})

describe('the parser reads the root element of a file that is not written plainly', () => {
  test.each([
    ["<testsuite name='a'>", { name: 'a' }],
    ['<testsuite name="a &amp; b">', { name: 'a & b' }],
    ['<testsuite name="a\nb">', { name: 'a b' }],
    ['<!DOCTYPE html><testsuite name="a">', { name: 'a' }],
    ['Running tests …\n<testsuite name="a">', { name: 'a' }],
  ])('%j', (text, attributes) => {
    expect(rootOf(text)).toMatchObject({ local: 'testsuite', attributes })
  })

  test('the first of two attributes with one name, as in results', () => {
    const text = '<testsuite name="a" name="b">'
    expect(rootOf(text)).toEqual(parsedRootOf(text))
  })

  test('no root if the tag is cut', () => {
    expect(rootOf('<testsuite name="a" tests="1"')).toBeUndefined()
    expect(rootOf(`<testsuite name="${'a'.repeat(5000)}">`)).toBeUndefined()
  })
})

test('the elements of a plainly written file are those that the parser reads', () => {
  const head = describeHead('results.xml', '<testsuites><testsuite name="a"><testcase name="b"/>')
  expect(head).toMatchObject({
    kind: 'xml',
    root: { local: 'testsuites' },
    elements: [{ local: 'testsuites' }, { local: 'testsuite', parent: 'testsuites', depth: 1 }, { local: 'testcase', depth: 2 }],
  })
})

test('every fixture has the root element that the parser reads', () => {
  const folder = join(import.meta.dirname, '../../fixtures')
  const roots = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => describeHead(name, readFileSync(join(folder, name), 'utf8')))
    .flatMap((head) => (head.kind === 'xml' ? [{ path: head.path, found: head.root, parsed: head.elements[0] }] : []))
  expect(roots.length).toBeGreaterThan(50)
  for (const { path, found, parsed } of roots) expect({ path, root: found }).toEqual({ path, root: parsed })
})
