import { expect, test } from 'vitest'
import { UserError } from '../../src/base/errors.js'
import { defaultConfig } from '../../src/config/config.js'
import { loadConfig } from '../../src/config/load.js'
import { configForPaths } from '../../src/config/path-config.js'
import { folderWith } from './config-folder.js'

test('replaces every include with folders, files and globs', async () => {
  const cwd = await folderWith({ 'results/a.xml': '', 'b[1].trx': '', 'odd[2]/x': '' })
  const { collect } = await configForPaths(defaultConfig(), ['results', './results/', 'b[1].trx', 'odd[2]', '**/*.json', '.', '..'], cwd)
  for (const collector of collect.collectors) {
    expect(collector.include).toEqual(['results/**', 'b[[]1].trx', 'odd[[]2]/**', '**/*.json', '**', '../**'])
    expect(collector.folders).toEqual(['results/**', 'odd[[]2]/**', '**', '../**'])
  }
  expect(collect.collectors.map((collector) => collector.key)).toEqual(defaultConfig().collect.collectors.map((collector) => collector.key))
})

test('does not treat a folder as such when a glob names it as well', async () => {
  const { collect } = await configForPaths(defaultConfig(), ['results', 'results/**'], await folderWith({ 'results/a.xml': '' }))
  expect(collect.collectors[0]).toEqual({
    key: collect.collectors[0]?.key,
    include: ['results/**'],
    named: true,
    exclude: [],
    metadata: {},
  })
})

test('keeps the rest of the configuration', async () => {
  const cwd = await folderWith({
    '.service.json': `{
      "collect": {
        "trx": { "include": ["x"], "exclude": ["old"], "metadata": { "a": "{{ ref }}" } },
        "junit": { "enabled": false },
        "files": { "include": ["dist/*"] },
        "metadata": { "b": "2" }
      },
      "report": { "html": { "enabled": true, "outputFile": "r.html" } }
    }`,
  })
  const { config } = await loadConfig({ cwd })
  const changed = await configForPaths(config, ['*.xml'], cwd)
  const collectorsByKey = new Map(changed.collect.collectors.map((collector) => [collector.key, collector]))
  expect(collectorsByKey.get('trx')).toEqual({
    key: 'trx',
    include: ['*.xml'],
    named: true,
    exclude: ['old'],
    metadata: { a: '{{ ref }}' },
  })
  expect(collectorsByKey.get('junit')).toEqual({ key: 'junit', include: ['*.xml'], named: true, exclude: [], metadata: {} })
  expect(collectorsByKey.get('files')).toEqual({ key: 'files', include: ['dist/*'], exclude: [], metadata: {} })
  expect(changed).toMatchObject({ path: '.service.json', collect: { metadata: { b: '2' } }, report: config.report, usesExpressions: true })
})

test.each([
  ['', 'is empty'],
  ['a/../b/*.xml', '".." is allowed only at the start'],
  ['!a', 'cannot begin with "!"'],
  ['a\0b', 'NUL'],
])('throws a UserError for the path %j', async (path, message) => {
  const changing = configForPaths(defaultConfig(), [path], await folderWith({}))
  await expect(changing).rejects.toThrow(UserError)
  await expect(changing).rejects.toThrow(message)
})
