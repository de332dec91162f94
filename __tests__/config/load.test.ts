import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/base/errors.js'
import { defaultConfig } from '../../src/config/config.js'
import { loadConfig } from '../../src/config/load.js'
import { startingFile } from '../../src/config/starting-file.js'
import { formatIds } from '../../src/read/formats/index.js'
import { folderWith } from './config-folder.js'
import { problemLines } from './problem-lines.js'
import { everythingSwitchedOn } from './switched-on.js'

const load = async (text: string | Uint8Array) => loadConfig({ cwd: await folderWith({ '.service.json': text }) })

/** Every problem of a file, as `line:column severity message`. */
const problemsOf = (text: string) => problemLines(load(text), '.service.json')

describe('finding the file', () => {
  test('uses the default configuration when no file exists', async () => {
    const { config, warnings } = await loadConfig({ cwd: await folderWith({}) })
    expect(config).toEqual(defaultConfig())
    expect(config.collect.collectors.map((collector) => collector.key)).toEqual([
      'allure',
      'ctrf',
      'cucumber',
      'dart',
      'go',
      'jest',
      'junit',
      'mocha',
      'nunit',
      'otr',
      'playwright',
      'qt',
      'robot',
      'rspec',
      'tap',
      'testng',
      'trx',
      'xunit',
      'events',
    ])
    expect(config.collect.collectors.every((collector) => collector.include === undefined)).toBe(true)
    expect(config.report.reporters.map((reporter) => reporter.type)).toEqual(['codehost'])
    expect(config).toMatchObject({ usesExpressions: false })
    expect(config).not.toHaveProperty('path')
    expect(warnings).toEqual([])
  })

  test('prefers .service.json to service.json', async () => {
    const both = await folderWith({ '.service.json': '{}', 'service.json': 'nonsense' })
    expect((await loadConfig({ cwd: both })).config.path).toBe('.service.json')
    const one = await folderWith({ 'service.json': '{}' })
    expect((await loadConfig({ cwd: one })).config.path).toBe('service.json')
  })

  test('loads the file at the given path', async () => {
    const cwd = await folderWith({ '.service.json': 'nonsense', 'ci/report.json': '{ "collect": { "trx": {} } }' })
    const { config } = await loadConfig({ cwd, path: 'ci/report.json' })
    expect(config).toMatchObject({ path: 'ci/report.json', collect: { collectors: [{ key: 'trx' }] } })
  })

  test.each([
    ['a missing file', 'missing.json', 'does not exist'],
    ['a file below a file', 'plain.json/x', 'does not exist'],
    ['a folder', 'folder', 'The configuration file "folder" is not a regular file'],
    ['the working directory', '.', 'The configuration file "." is not a regular file'],
    ['a large file', 'large.json', 'The configuration file "large.json" has more than 1048576 bytes'],
    ['another encoding', 'latin.json', 'is not UTF-8'],
  ])('throws a UserError for %s', async (_, path, message) => {
    const cwd = await folderWith({
      'plain.json': '{}',
      'folder/x': '',
      'large.json': ' '.repeat(1024 * 1024 + 1),
      'latin.json': new Uint8Array([0x7b, 0xe4, 0x7d]),
    })
    const loading = loadConfig({ cwd, path })
    await expect(loading).rejects.toThrow(UserError)
    await expect(loading).rejects.toThrow(message)
  })
})

describe('a valid file', () => {
  test('fills in defaults for missing keys', async () => {
    const { config, warnings } = await load(`{
      "$schema": "x",
      // comments
      "collect": {
        "events": {},
        "trx": { "include": ["out/*.trx"], "metadata": { "a": "1" } },
        "junit": { "enabled": true, "exclude": ["**/old/**"], },
        "qt": { "enabled": false },
        "files": { "enabled": false },
        "metadata": { "branch": "{{ source.branch }}" }
      },
      "report": {
        "html": { "enabled": true, "outputFile": "out.html", "condition": "failed" },
        "chatA": { "enabled": true, "url": "https://discord.com/api/webhooks/1/x" },
        "chatB": { "enabled": true, "url": "{{ env.URL }}" },
        "googleChat": { "enabled": true, "url": "{{ env.URL }}", "title": "t" },
        "slack": { "enabled": false, "url": "{{ env.URL }}" },
        "github": { "enabled": true, "commentUpdates": false },
        "template": { "components": [{ "type": "testSummary" }] },
      },
    }`)
    expect(warnings).toEqual([])
    expect(config).toEqual({
      path: '.service.json',
      collect: {
        choosesFormats: true,
        collectors: [
          { key: 'junit', exclude: ['**/old/**'], metadata: {} },
          { key: 'trx', include: ['out/*.trx'], exclude: [], metadata: { a: '1' } },
          { key: 'events', exclude: [], metadata: {} },
        ],
        metadata: { branch: '{{ source.branch }}' },
      },
      report: {
        template: { components: [{ type: 'testSummary' }] },
        reporters: [
          { type: 'html', slot: 'html', outputFile: 'out.html', condition: 'failed' },
          { type: 'chat', slot: 'chatA', kind: 'discord', url: 'https://discord.com/api/webhooks/1/x' },
          { type: 'chat', slot: 'chatB', url: '{{ env.URL }}' },
          { type: 'chat', slot: 'googleChat', kind: 'googleChat', url: '{{ env.URL }}', title: 't' },
          { type: 'codehost', slot: 'github', commentEnabled: true, commentUpdates: false, commentMode: 'always' },
        ],
      },
      usesExpressions: true,
    })
  })

  test.each([
    ['{ "html": { "enabled": true, "outputFile": "x" } }', [true]],
    ['{ "slack": { "enabled": true, "url": "{{ env.URL }}" } }', [true]],
    ['{ "codehost": { "enabled": true } }', [true]],
    ['{ "codehost": { "enabled": true, "commentEnabled": false } }', [false]],
    ['{ "codehost": { "enabled": false } }', []],
    ['{ "github": { "enabled": false } }', []],
    ['{}', [true]],
  ])('shows the report on the run with %s, and comments: %j', async (report, commentEnabled) => {
    const { config } = await load(`{ "report": ${report} }`)
    const codehosts = config.report.reporters.filter(({ type }) => type === 'codehost')
    expect(codehosts.map((reporter) => reporter.type === 'codehost' && reporter.commentEnabled)).toEqual(commentEnabled)
  })

  test.each([
    ['https://hooks.slack.com/services/x', 'slack'],
    ['https://x.environment.api.powerplatform.com/y', 'teams'],
    ['https://prod-1.westeurope.logic.azure.com/workflows/x', 'teams'],
    ['https://chat.googleapis.com/v1/spaces/x', 'googleChat'],
    ['https://chat.example.com/hooks/x', 'slack'],
    ['https://example.com/hooks.slack.com', 'slack'],
    ['https://notdiscord.com/x', 'slack'],
  ])('recognises by the host of %s the kind %s', async (url, kind) => {
    const { config } = await load(JSON.stringify({ report: { chatA: { enabled: true, url } } }))
    expect(config.report.reporters[0]).toMatchObject({ kind })
  })

  test.each([
    ['url', 'http://127.0.0.1:8080/hook'],
    ['url', 'http://localhost/hook'],
    ['url', 'http://[::1]/hook'],
    ['url', ' https://chat.example.com/hook\n'],
    ['url', '{{ env.CHAT_URL }}'],
    ['titleUrl', 'http://ci.example.com/7'],
    ['titleUrl', '{{ build.url }}'],
    ['titleUrl', 'https://{{ env.HOST }}/7'],
    ['titleUrl', ''],
  ])('accepts %s %j in a chat', async (key, value) => {
    const { warnings } = await load(JSON.stringify({ report: { chatA: { enabled: true, url: 'https://x', [key]: value } } }))
    expect(warnings).toEqual([])
  })

  test.each(['https://x/y', 'mailto:ci@example.com', '/acme/shop/actions', '{{ build.url }}', ''])(
    'accepts %j as commentTitleUrl',
    async (commentTitleUrl) => {
      const { warnings } = await load(JSON.stringify({ report: { codehost: { enabled: true, commentTitleUrl } } }))
      expect(warnings).toEqual([])
    },
  )

  test.each(['codehost', 'github'])('accepts env.GITHUB_TOKEN as the token of %s', async (slot) => {
    const { warnings } = await load(JSON.stringify({ report: { [slot]: { enabled: true, token: '{{ env.GITHUB_TOKEN }}' } } }))
    expect(warnings).toEqual([])
  })

  test('prefers "kind" to the host of the URL', async () => {
    const { config } = await load('{ "report": { "chatB": { "enabled": true, "kind": "mattermost", "url": "https://discord.com/x" } } }')
    expect(config.report.reporters[0]).toMatchObject({ kind: 'mattermost' })
  })

  test('ignores an unknown key whose name has a meaning inside the code', async () => {
    const { config, warnings } = await load(
      '{ "report": { "slack": { "enabled": true, "url": "https://example.com", "kind": "x" }, "github": { "enabled": true, "type": "html" } } }',
    )
    expect(warnings.map((warning) => warning.message.split(':')[0])).toEqual(['report.slack.kind', 'report.github.type'])
    expect(config.report.reporters).toMatchObject([{ kind: 'slack' }, { type: 'codehost' }])
  })

  test('keeps the default collectors and reporters when the file configures none', async () => {
    const { config } = await load('{ "collect": { "metadata": { "a": "b" } }, "report": { "template": { "components": [] } } }')
    expect(config.collect.collectors).toEqual(defaultConfig().collect.collectors)
    expect(config.report.reporters).toEqual(defaultConfig().report.reporters)
    expect(config.usesExpressions).toBe(false)
  })

  test('a valid file has no reporter when all configured ones are disabled', async () => {
    const { config } = await load('{ "report": { "codehost": { "enabled": false } } }')
    expect(config.report.reporters).toEqual([])
  })

  const everyFormat = [...formatIds]
  const without = (...keys: readonly string[]) => everyFormat.filter((key) => !keys.includes(key))
  test.each([
    ['{}', [...everyFormat, 'events'], false],
    ['{ "metadata": {} }', [...everyFormat, 'events'], false],
    ['{ "files": { "include": ["dist/*"] } }', [...everyFormat, 'files', 'events'], true],
    ['{ "events": {} }', [...everyFormat, 'events'], true],
    ['{ "events": { "enabled": false } }', everyFormat, false],
    ['{ "files": { "enabled": false } }', [...everyFormat, 'events'], false],
    ['{ "events": { "enabled": false }, "files": { "include": ["x"] } }', [...everyFormat, 'files'], true],
    ['{ "junit": {} }', ['junit'], false],
    ['{ "junit": {}, "files": { "include": ["x"] } }', ['junit', 'files'], false],
    ['{ "junit": { "enabled": false } }', [...without('junit'), 'events'], false],
    ['{ "junit": { "enabled": false }, "trx": { "enabled": false }, "events": {} }', [...without('junit', 'trx'), 'events'], false],
    ['{ "junit": { "enabled": false }, "trx": {} }', ['trx'], false],
    [`{ ${formatIds.map((key) => `"${key}": { "enabled": false }`)}, "files": { "include": ["x"] } }`, ['files', 'events'], true],
  ])('collects by "collect" %s: %j; tests are optional: %s', async (collect, keys, testsAreOptional) => {
    const { config } = await load(`{ "collect": ${collect} }`)
    expect(config.collect.collectors.map(({ key }) => key)).toEqual(keys)
    expect(config.collect.testsAreOptional ?? false).toBe(testsAreOptional)
  })

  test('freezes the configuration that it has read', async () => {
    const { config } = await load('{ "collect": { "junit": { "include": ["a"] } } }')
    expect(Object.isFrozen(config.collect.collectors[0]?.include)).toBe(true)
    expect(Object.isFrozen(defaultConfig().report.reporters)).toBe(true)
  })

  test('ignores a byte order mark, also in column numbers', async () => {
    expect(await problemsOf('\uFEFF{ "x": 1 }')).toEqual(['1:3 warning x: unknown key; known: $schema, collect, report'])
  })

  test('treats __proto__ as an ordinary key', async () => {
    const { config } = await load('{ "collect": { "metadata": { "__proto__": "x" } } }')
    expect(Object.entries(config.collect.metadata)).toEqual([['__proto__', 'x']])
    expect(await problemsOf('{ "report": { "html": { "__proto__": { "enabled": true, "outputFile": "x" } } } }')).toEqual([
      '1:23 error report.html.enabled: is missing; expected true or false',
      '1:23 error report.html.outputFile: is missing; expected a string',
      expect.stringContaining('1:25 warning report.html.__proto__: unknown key'),
    ])
  })

  test.each([
    ['{}', false],
    ['{ "mentions": { "@a": "<@U012AB3CD>" } }', false],
    ['{ "mentions": { "@a": "<@U012AB3CD>" }, "mentionCondition": "failed" }', true],
  ])('loads the expression language only if the chat with %s needs it', async (fields, usesExpressions) => {
    const chat = { enabled: true, url: 'https://hooks.slack.com/services/x', ...JSON.parse(fields) }
    expect((await load(JSON.stringify({ report: { slack: chat } }))).config.usesExpressions).toBe(usesExpressions)
  })

  test('loads the starting file without a warning, with the default collectors', async () => {
    const { config, warnings } = await load(startingFile)
    expect(warnings).toEqual([])
    expect(config.collect.collectors).toEqual(defaultConfig().collect.collectors)
    expect(config.report.reporters.map((reporter) => reporter.slot)).toEqual(['codehost'])
  })

  test('loads the starting file without a warning when its comments are switched on', async () => {
    const keys = everythingSwitchedOn(startingFile)
    expect(keys).toContain('\n    "junit"')
    expect(keys).toContain('\n    "template"')
    expect(await problemsOf(keys)).toEqual([])
  })
})

describe('problems', () => {
  test.each([
    ['', '1:1 error not valid JSON: expected a value'],
    ['{ "a": 1 "b": 2 }', '1:10 error not valid JSON: expected a ","'],
    ['{\r\n  "collect": {\r\n', '3:1 error not valid JSON: expected a "}"'],
    ["{ 'a': 1 }", '1:3 error not valid JSON: unexpected text; strings must be in double quotes'],
    ['{} {}', '1:4 error not valid JSON: expected the end of the file'],
    ['{ "a": "x\n', '1:8 error not valid JSON: the string is not closed'],
    ['{ "x": /* ', '1:8 error not valid JSON: the comment is not closed'],
    ['['.repeat(300_000), '1:65 error nested more than 64 deep'],
  ])('reports one syntax error, example %#', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem])
  })

  test.each([
    ['[]', '1:1 error expected an object, found an array'],
    ['{ "report": "x" }', '1:13 error report: expected an object, found "x"'],
    ['{ "collect": null }', '1:14 error collect: expected an object, found null'],
    ['{ "collect": { "junit": true } }', '1:25 error collect.junit: expected an object, found true'],
    [
      '{ "collect": { "junit": { "include": "**/*.xml" } } }',
      '1:38 error collect.junit.include: expected an array, found "**/*.xml"; write ["**/*.xml"]',
    ],
    ['{ "collect": { "metadata": { "a b": 1, "1": "" } } }', '1:37 error collect.metadata["a b"]: expected a string, found 1'],
    ['{ "collect": { "metadata": { "0": 1 } } }', '1:35 error collect.metadata.0: expected a string, found 1'],
    ['{ "collect": { "junti": {} } }', '1:16 warning collect.junti: unknown key; did you mean "junit"?'],
    ['{ "report": { "html": { "enabled": true } } }', '1:23 error report.html.outputFile: is missing; expected a string'],
    [
      '{ "report": { "html": { "enabled": "yes", "outputFile": "x" } } }',
      '1:36 error report.html.enabled: expected true or false, found "yes"',
    ],
    ['{ "report": { "html": { "enabled": true, "outputFile": "" } } }', '1:56 error report.html.outputFile: must not be empty'],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "https://x", "kind": "Slak" } } }',
      '1:71 error report.chatA.kind: unknown value "Slak"; did you mean "slack"?',
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "hooks.slack.com" } } }',
      '1:51 error report.chatA.url: expected a URL that begins with https://, or an expression',
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "http://hooks.slack.com/services/x" } } }',
      '1:51 error report.chatA.url: the URL of a webhook is a secret, so it must begin with https:// (http:// only for this machine)',
    ],
    [
      '{ "report": { "slack": { "enabled": false, "url": "ftp://127.0.0.1/x" } } }',
      '1:52 error report.slack.url: the URL of a webhook is a secret, so it must begin with https://',
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "https://user:word@chat.example.com/x" } } }',
      '1:51 error report.chatA.url: the URL of a webhook must not contain a user name or a password',
    ],
    [
      '{ "report": { "slack": { "enabled": true, "url": "{{ env.X }}", "mentions": { "@org/payments": "@jane" } } } }',
      '1:96 error report.slack.mentions["@org/payments"]: expected a user or a group of Slack, such as "<@U012AB3CD>" or "<!subteam^S012AB3CD>", found "@jane"',
    ],
    [
      '{ "report": { "chatB": { "enabled": true, "url": "{{ env.X }}", "kind": "mattermost", "mentions": { "@a": "@all" } } } }',
      '1:107 error report.chatB.mentions["@a"]: expected a user or a group of Mattermost, such as "@jane" or "@payments-team", not a whole channel, found "@all"',
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "https://discord.com/api/webhooks/1/x", "mentions": { "@a": "@jane" } } } }',
      '1:110 error report.chatA.mentions["@a"]: expected a user or a role of Discord, such as "<@80351110224678912>" or "<@&165511591545143296>", found "@jane"',
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "{{ env.X }}", "mentions": { "payments": "@jane" } } } }',
      '1:79 error report.chatA.mentions.payments: expected an owner as in CODEOWNERS, such as "@org/payments", found "payments"',
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "{{ env.X }}", "mentions": { "@a": "#x" } } } }',
      '1:85 error report.chatA.mentions["@a"]: expected the name of a user or group in a chat, such as "<@&165511591545143296>" (Discord), "<users/123456789012345678901>" (Google Chat), "@payments-team" (Mattermost), "<!subteam^S012AB3CD>" (Slack), "Jane Doe <jane@example.com>" (Teams), found "#x"',
    ],
    [
      '{ "report": { "teams": { "enabled": true, "url": "https://x", "mentions": ["@a"] } } }',
      '1:75 error report.teams.mentions: expected an object, found an array',
    ],
    [
      '{ "report": { "teams": { "enabled": true, "url": "https://x", "mentions": { "@a": 1 } } } }',
      '1:83 error report.teams.mentions["@a"]: expected a string, found 1',
    ],
    [
      '{ "report": { "teams": { "enabled": true, "url": "https://x", "mentionCondition": "failled" } } }',
      '1:84 error report.teams.mentionCondition: unknown variable "failled"; did you mean "failed"?',
    ],
    [
      '{ "report": { "teams": { "enabled": true, "url": "https://x", "titleUrl": "ci.example.com/7" } } }',
      '1:76 error report.teams.titleUrl: expected a URL that begins with https:// or http://, found "ci.example.com/7"',
    ],
    [
      '{ "report": { "chatB": { "enabled": true, "url": "https://x", "titleUrl": "ftp://x/{{ build.id }}" } } }',
      '1:76 error report.chatB.titleUrl: expected a URL that begins with https:// or http://, found "ftp://x/{{ build.id }}"',
    ],
    [
      '{ "report": { "codehost": { "enabled": true, "commentTitleUrl": "javascript:alert(1)" } } }',
      '1:66 error report.codehost.commentTitleUrl: expected a URL that begins with https:// or http://, or a relative one, found "javascript:alert(1)"',
    ],
    [
      '{ "report": { "codehost": { "enabled": true, "commentTitle": "{{ \\"x\\" }}" } } }',
      `1:66 error report.codehost.commentTitle: unexpected "x"; text in an expression has single quotes, as in 'x'`,
    ],
    [
      '{ "report": { "codehost": { "enabled": true, "condition": "status == \\"has failed\\"" } } }',
      `1:70 error report.codehost.condition: unexpected "has failed"; text in an expression has single quotes, as in 'x'`,
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "{{ evn.URL }}" } } }',
      '1:54 error report.chatA.url: unknown variable "evn"; did you mean "env"?',
    ],
    [
      '{ "report": { "codehost": { "enabled": true, "condition": "failde" } } }',
      '1:60 error report.codehost.condition: unknown variable "failde"; did you mean "failed"?',
    ],
    [
      '{ "report": { "chatA": { "enabled": true, "url": "https://x/{{ env.GITHUB_TOKEN }}" } } }',
      '1:68 error report.chatA.url: the variable "GITHUB_TOKEN" may be used in report.codehost.token only',
    ],
    [
      '{ "report": { "codehost": { "enabled": true, "commentTitle": "{{ env.GITHUB_TOKEN }}" } } }',
      '1:70 error report.codehost.commentTitle: the variable "GITHUB_TOKEN" may be used in report.codehost.token only',
    ],
    [
      '{ "report": { "github": { "enabled": true, "token": "{{ env.INPUT_TOKEN }}" } } }',
      '1:61 error report.github.token: the variable "INPUT_TOKEN" is not available, because',
    ],
    [
      '{ "collect": { "metadata": { "a": "{{ toJson(env) }}" } } }',
      '1:46 error collect.metadata.a: "env" must not be used as a whole; name the variable that you need, as in env.BRANCH',
    ],
    ['{ "collect": { "metadata": { "a": "\\u0041\\n{{ x1 }}" } } }', '1:47 error collect.metadata.a: unknown variable "x1"; known: '],
    ['{ "collect": { "junit": { "include": ["a", ""] } } }', '1:45 error collect.junit.include[1]: the glob is empty'],
    [
      '{ "collect": { "junit": { "include": ["!a"] } } }',
      '1:40 error collect.junit.include[0]: a glob cannot begin with "!"; use "exclude" to leave out files',
    ],
    ['{ "collect": { "files": {} } }', '1:25 error collect.files.include: is missing; expected an array'],
    ['{ "collect": { "trx": {}, "trx": {} } }', '1:27 error collect.trx: duplicate key'],
    [
      '{ "report": { "codehost": { "enabled": true }, "github": { "enabled": true } } }',
      '1:3 error report: "github" is another name for "codehost"; remove one of them',
    ],
  ])('reports the problem in %s', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([expect.stringContaining(problem)])
  })

  test.each([
    [
      '{ "type": "markdwon", "text": 1 }',
      '1:48 error report.template.components[0].type: unknown component "markdwon"; did you mean "markdown"?',
    ],
    [
      '{ "text": "x" }',
      '1:38 error report.template.components[0].type: is missing; expected "alert", "causes", "changes", "failures", "fileSummary", "flakyTests", "headline", "jobs", "markdown", "problems", "property", "section", "slowestTests", "tagSummary", "testSummary" or "tests"',
    ],
    ['{ "type": 5 }', '1:48 error report.template.components[0].type: expected "alert", '],
    ['"markdown"', '1:38 error report.template.components[0]: expected an object, found "markdown"'],
    ['{ "type": "markdown" }', '1:38 error report.template.components[0].text: is missing; expected a string'],
    ['{ "type": "markdown", "text": "", "txt": "" }', '1:72 warning report.template.components[0].txt: unknown key; did you mean "text"?'],
    [
      '{ "type": "alert", "severity": "warn", "text": "" }',
      '1:69 error report.template.components[0].severity: unknown value "warn"; expected "note", "tip", "important", "warning" or "caution"',
    ],
    [
      '{ "type": "tests", "status": ["faild"] }',
      '1:68 error report.template.components[0].status[0]: unknown value "faild"; did you mean "failed"?',
    ],
    ['{ "type": "tests", "limit": 0 }', '1:66 error report.template.components[0].limit: expected a number of at least 1, found 0'],
    ['{ "type": "tests", "limit": 1.5 }', '1:66 error report.template.components[0].limit: expected a whole number, found 1.5'],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "format": "0.#0" }',
      '1:110 error report.template.components[0].format: after the decimal point, "0" must come before "#"',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "string", "min": 1 }',
      '1:96 error report.template.components[0].min: only a property of valueType "number" has a min',
    ],
    [
      '{ "type": "section", "title": "x", "components": [{ "type": "property", "name": "x", "valueType": "number", "min": 2, "max": 1 }] }',
      '1:163 error report.template.components[0].components[0].max: must be at least the value of "min" (2), found 1',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "max": "1" }',
      '1:103 error report.template.components[0].max: expected a number, found "1"',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "string", "format": "0" }',
      '1:96 error report.template.components[0].format: only a property of valueType "number" has a format',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "currency": "eur" }',
      '1:108 error report.template.components[0].currency: expected a text like "USD", found "eur"',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "baseline": { "ref": "{{ rf }}", "tolerance": 1 } }',
      '1:121 error report.template.components[0].baseline.ref: unknown variable "rf"; did you mean "ref"?',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "baseline": { "over": 1 } }',
      '1:118 error report.template.components[0].baseline.over: expected a number of at least 2, found 1',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "baseline": { "over": 51 } }',
      '1:118 error report.template.components[0].baseline.over: expected a number of at most 50, found 51',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "baseline": { "over": 2.5 } }',
      '1:118 error report.template.components[0].baseline.over: expected a whole number, found 2.5',
    ],
    [
      '{ "type": "property", "name": "x", "valueType": "number", "baseline": { "over": 10, "build": "7" } }',
      '1:122 error report.template.components[0].baseline.build: "over" compares with several builds, so it does not go with "build"',
    ],
    [
      '{ "type": "section", "title": "", "components": [{ "type": "section", "title": "", "components": [{ "type": "tets" }] }] }',
      '1:146 error report.template.components[0].components[0].components[0].type: unknown component "tets"; did you mean "tests"?',
    ],
  ])('reports the problem of the component %s', async (component, problem) => {
    expect(
      await problemsOf(`{ "report": { "template": { "components": [${component}] } } }`.replace('"components": [', '"components":[')),
    ).toEqual([expect.stringContaining(problem.replace(/^1:(\d+)/, (_, column: string) => `1:${Number(column) + 5}`))])
  })

  test('reports all problems at once, in the order of the file', async () => {
    const text = `{
  "colect": {},
  "report": {
    "chatA": {
      "enabled": "yes",
      "ulr": "https://example.com"
    },
    "html": { "enabled": true, "outputFile": "{{ a1 }} {{ b1 }}", "template": { "components": [{ "type": "tagSumary" }] } }
  }
}`
    expect(await problemsOf(text)).toEqual([
      '2:3 warning colect: unknown key; did you mean "collect"?',
      '4:14 error report.chatA.url: is missing; expected a string',
      '5:18 error report.chatA.enabled: expected true or false, found "yes"',
      '6:7 warning report.chatA.ulr: unknown key; did you mean "url"?',
      expect.stringContaining('8:50 error report.html.outputFile: unknown variable "a1"'),
      expect.stringContaining('8:59 error report.html.outputFile: unknown variable "b1"'),
      '8:106 error report.html.template.components[0].type: unknown component "tagSumary"; did you mean "tagSummary"?',
    ])
  })
})
