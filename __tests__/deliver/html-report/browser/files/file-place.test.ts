import { expect, it } from 'vitest'
import { commandOfTrace, filePlace } from '../../../../../src/deliver/html-report/browser/files/file-place.js'
import { folderFiles, githubFiles } from '../steps-run.js'

const stored = { name: 'trace.zip', place: 'pays-9f2c41d0/attempt-2/trace.zip', path: 'test-results/trace.zip' }

it('links to a file in the folder beside the page', () => {
  expect(filePlace(stored, folderFiles)).toEqual({ href: './report%20attachments/pays-9f2c41d0/attempt-2/trace.zip', isFile: true })
})

it('links to the artifact when the files are in it', () => {
  expect(filePlace(stored, githubFiles)).toEqual({ href: githubFiles.url, isFile: false })
})

it('links to no file that is stored nowhere, and to no address of another scheme', () => {
  expect(filePlace({ name: 'a', path: 'b' }, githubFiles)).toBeUndefined()
  expect(filePlace(stored, undefined)).toBeUndefined()
  expect(filePlace(stored, { ...githubFiles, url: 'javascript:alert(1)' })).toBeUndefined()
  expect(filePlace({ name: 'a', url: 'javascript:alert(1)' }, undefined)).toBeUndefined()
  expect(filePlace({ name: 'a', url: 'https://ci.example/a.log' }, undefined)).toEqual({ href: 'https://ci.example/a.log', isFile: true })
})

it('downloads a trace from the artifact before it opens it', () => {
  expect(commandOfTrace(stored, githubFiles, undefined)).toBe(
    'gh run download 981 -R acme/shop -n build-report-attachments-1f9c02ab -D br && npx playwright show-trace br/pays-9f2c41d0/attempt-2/trace.zip',
  )
})

it('opens a trace by its path when the run has no artifact', () => {
  expect(commandOfTrace(stored, folderFiles, 'python')).toBe('playwright show-trace test-results/trace.zip')
  expect(commandOfTrace({ name: 'a', place: 'b/a.zip' }, folderFiles, undefined)).toBe(
    "npx playwright show-trace 'report attachments/b/a.zip'",
  )
  expect(commandOfTrace({ name: 'a' }, undefined, undefined)).toBeUndefined()
})

it('writes no command with a repository or artifact that is not a plain name', () => {
  const hostile = { ...githubFiles, artifact: 'a; rm -rf ~' }
  expect(commandOfTrace(stored, hostile, undefined)).toBe('npx playwright show-trace test-results/trace.zip')
  expect(commandOfTrace({ ...stored, place: "$(id)'" }, githubFiles, undefined)).toBeUndefined()
})
