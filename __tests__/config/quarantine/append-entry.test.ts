import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appendEntry } from '../../../src/config/quarantine/append-entry.js'
import { parseQuarantine } from '../../../src/config/quarantine/parse-quarantine.js'

const entry = { test: 'Cart › adds', until: '2026-12-31' }

describe('an appended entry', () => {
  test.each([
    ['[]', '[\n  {\n    "test": "Cart › adds",\n    "until": "2026-12-31"\n  }\n]'],
    ['[\n  // none yet\n]\n', '[\n  // none yet\n  {\n    "test": "Cart › adds",\n    "until": "2026-12-31"\n  }\n]\n'],
    ['[{ "test": "a" }]', '[{ "test": "a" },\n  { "test": "Cart › adds", "until": "2026-12-31" }\n]'],
    [
      '// head\n[\n\t{ "test": "a" } // why, a comma: ,\n\t/* end */\n]\n// foot\n',
      '// head\n[\n\t{ "test": "a" }, // why, a comma: ,\n\t/* end */\n\t{ "test": "Cart › adds", "until": "2026-12-31" }\n]\n// foot\n',
    ],
    [
      '[\n    {\n      "test": "a"\n    }, // last\n]\n',
      '[\n    {\n      "test": "a"\n    }, // last\n    {\n      "test": "Cart › adds",\n      "until": "2026-12-31"\n    },\n]\n',
    ],
    ['[\r\n  { "test": "a" }\r\n]\r\n', '[\r\n  { "test": "a" },\r\n  { "test": "Cart › adds", "until": "2026-12-31" }\r\n]\r\n'],
    ['  [\n    { "test": "a, ]" }\n  ]', '  [\n    { "test": "a, ]" },\n    { "test": "Cart › adds", "until": "2026-12-31" }\n  ]'],
  ])('keeps the rest of the file %j', async (text, expected) => {
    const appended = appendEntry(text, entry)
    expect(appended).toBe(expected)
    expect((await parseQuarantine({ path: 'q.json', text: appended })).list.entries.at(-1)).toEqual(entry)
  })

  test('an appended entry is read back after the others, whatever the file looks like', async () => {
    const space = fc.constantFrom('', ' ', '\n', '\n  ', ' // x, ] "\n', '/* , ] */', '\r\n\t')
    const name = fc.stringMatching(/^[a-z"\\*›]{1,8}[a-z]$/)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(space, name, space), { maxLength: 4 }),
        space,
        fc.boolean(),
        name,
        async (given, end, hasComma, added) => {
          const entries = given.map(([before, one, after]) => `${before}{ "test": ${JSON.stringify(one)} }${after}`)
          const text = `[${entries.join(',')}${hasComma && given.length > 0 ? ',' : ''}${end}]`
          const appended = appendEntry(text, { test: added })
          const { list } = await parseQuarantine({ path: 'q.json', text: appended })
          expect(list.entries.map((one) => one.test)).toEqual([...given.map(([, one]) => one), added])
          const withoutAdded = appended.replace(/\{\s*"test": [^{]*\}(?=[\s,]*\][^\]]*$)/, '')
          for (const comment of text.match(/\/\/[^\n]*|\/\*.*?\*\//g) ?? []) expect(withoutAdded).toContain(comment)
        },
      ),
    )
  })
})
