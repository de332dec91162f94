import { basename, join } from 'node:path'
import type { ArtifactClient } from '@actions/artifact'
import { describe, expect, test } from 'vitest'
import { uploadHtml } from '../../../../src/deliver/reporters/html-report/html-artifact.js'
import { makeTree } from '../../../read/collect/tree.js'

const env = {
  ACTIONS_RUNTIME_TOKEN: 'token',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ID: '7',
}

interface Asked {
  readonly name: string
  readonly file: string
  readonly unzipped: boolean
}

/** Replaces the toolkit: answers each upload with the result of a function. */
function toolkit(answer: (asked: Asked) => Error | undefined) {
  const asked: Asked[] = []
  const client: Pick<ArtifactClient, 'uploadArtifact'> = {
    async uploadArtifact(name, files, _root, options) {
      const one = { name, file: basename(files[0] ?? ''), unzipped: options?.skipArchive === true }
      asked.push(one)
      const error = answer(one)
      if (error !== undefined) throw error
      return { id: 42, size: 1 }
    },
  }
  return { asked, loadClient: async () => client }
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name })
const url = 'https://github.com/acme/shop/actions/runs/7/artifacts/42'
const path = () => join(makeTree({ 'report.html': '<p>' }), 'report.html')

describe('an HTML report as an artifact', () => {
  test('uploads the report unzipped, so that its link opens it', async () => {
    const { asked, loadClient } = toolkit(() => undefined)
    expect(await uploadHtml(path(), env, { loadClient })).toEqual({ url, notices: [], problems: [] })
    expect(asked).toEqual([{ name: 'report.html', file: 'report.html', unzipped: true }])
  })

  test('chooses another name when another matrix job has taken it', async () => {
    const { asked, loadClient } = toolkit(({ name }) =>
      name === 'report.html' ? new Error('CreateArtifact failed: (409) Conflict') : undefined,
    )
    expect((await uploadHtml(path(), env, { loadClient })).url).toBe(url)
    expect(asked[1]?.name).toMatch(/^report-[0-9a-f]{6}\.html$/)
    expect(asked[1]).toMatchObject({ file: asked[1]?.name, unzipped: true })
  })

  test('uploads an archive when the server does not accept single files', async () => {
    const { asked, loadClient } = toolkit(({ unzipped }) => (unzipped ? new Error('(400) Bad Request') : undefined))
    expect((await uploadHtml(path(), env, { loadClient })).url).toBe(url)
    expect(asked.map(({ unzipped }) => unzipped)).toEqual([true, false])
  })

  test('returns a notice with the path on GitHub Enterprise Server', async () => {
    const { asked, loadClient } = toolkit(() => undefined)
    const file = path()
    const result = await uploadHtml(file, { ...env, GITHUB_SERVER_URL: 'https://github.acme.example' }, { loadClient })
    expect(asked).toEqual([])
    expect(result).toMatchObject({ problems: [], notices: [expect.stringContaining(`The report itself is in ${file}.`)] })
    expect(result.url).toBeUndefined()
  })

  test('returns a problem when no upload succeeds', async () => {
    const { asked, loadClient } = toolkit(() => named('UsageError', 'quota'))
    expect((await uploadHtml(path(), env, { loadClient })).problems).toMatchObject([
      { kind: 'delivery', message: expect.stringContaining('the storage for artifacts is used up') },
    ])
    expect(asked).toHaveLength(1)
  })

  test('uploads nothing outside of a job', async () => {
    const { asked, loadClient } = toolkit(() => undefined)
    expect(await uploadHtml(path(), {}, { loadClient })).toEqual({ notices: [], problems: [] })
    expect(asked).toEqual([])
  })
})
