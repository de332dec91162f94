// Tests that a CODEOWNERS file with too many hostile patterns costs the owners, not the run (src/host/owners/code-owners.ts).
import { expect, it } from 'vitest'
import { parseCodeOwners } from '../../../src/host/owners/code-owners.js'

it('gives up on owners when a hostile file has too many patterns', () => {
  const ownersOf = parseCodeOwners(`x @a\n${'y @b\n'.repeat(100_000)}`)
  const owners = Array.from({ length: 205 }, (_, index) => ownersOf(`${index}/x`)[0])
  expect(owners).toEqual([...Array(199).fill('@a'), ...Array(6).fill(undefined)])
  expect(ownersOf('3/x')).toEqual(['@a'])
})
