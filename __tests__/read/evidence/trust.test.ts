import { expect, it } from 'vitest'
import { basesWithin, reachOf, type SourceKind } from '../../../src/read/evidence/trust.js'

const places = { cwd: '/work/shop', roots: ['/elsewhere/e2e'], repositoryTop: '/work' }
const file = (kind: SourceKind, path = '/work/shop/out/web/r.xml') => ({ kind, path, isFolder: false, isContained: false })

const ownFolder = '/work/shop/out/web'
const trustedAreas = [ownFolder, '/work/shop', '/elsewhere/e2e']
const stored = '/work/shop/out/web/r.xml-attachments'

it.each([
  ['results', false, trustedAreas, undefined, true],
  ['results', true, [ownFolder], undefined, false],
  ['events', false, trustedAreas, stored, true],
  ['events', true, [ownFolder], stored, false],
  ['records', false, [], stored, false],
  ['records', true, [], stored, false],
] as const)('lets %s reach only their areas (untrusted event: %s)', (kind, isUntrusted, areas, folder, seesOutside) => {
  const reach = reachOf(file(kind), { ...places, isUntrusted })
  expect([reach.areas, reach.stored, reach.seesOutside]).toEqual([areas, folder, seesOutside])
  for (const base of isUntrusted ? reach.bases : []) expect(areas).toContain(base)
})

it('looks in the folder of the result file, those above it, the roots and the top of the repository', () => {
  expect(reachOf(file('results'), { ...places, isUntrusted: false }).bases).toEqual([
    '/work/shop/out/web',
    '/work/shop/out',
    '/work/shop',
    '/elsewhere/e2e',
    '/work',
  ])
})

it('keeps a tool with a folder of its own in it', () => {
  const folder = { kind: 'results', path: '/work/shop/allure-results', isFolder: true, isContained: true } as const
  expect(reachOf(folder, { ...places, isUntrusted: false })).toMatchObject({ bases: [folder.path], areas: [folder.path] })
})

it('never makes the root of the file system an area', () => {
  expect(reachOf(file('results', '/r.xml'), { cwd: '/', roots: ['/'], isUntrusted: false }).areas).toEqual([])
  expect(reachOf(file('results', '/out/r.xml'), { cwd: '/', roots: [], isUntrusted: false }).areas).toEqual(['/out'])
})

it('looks in the folders of a format first, and leaves out those outside of the areas', () => {
  const own = ['run\\In\\7', 'run/In', '../../../../../etc', '/etc', '../../src']
  const bases = ['/work/shop/out/web/run/In/7', '/work/shop/out/web/run/In']
  const trusted = reachOf(file('results'), { ...places, isUntrusted: false })
  expect(basesWithin(trusted, own)).toEqual([...bases, '/work/shop/src', ...trusted.bases])
  const untrusted = reachOf(file('results'), { ...places, isUntrusted: true })
  expect(basesWithin(untrusted, own)).toEqual([...bases, ownFolder])
})
