import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { collectorKeys } from '../../src/config/collector-key.js'
import { publishedSchema } from '../../src/config/published-schema.js'
import { quarantineSchema } from '../../src/config/quarantine/quarantine-schema.js'
import { configSchema } from '../../src/config/schema.js'
import { startingFile } from '../../src/config/starting-file.js'
import * as registry from '../../src/report/content/registry.js'
import { completionsOf, diagnosticsOf } from './editor.js'
import { everythingSwitchedOn } from './switched-on.js'

const componentNames = Object.keys(registry).sort()

describe('service-quarantine.schema.json', () => {
  test('equals the schema in the code', async () => {
    await expect(`${JSON.stringify(publishedSchema(quarantineSchema), null, 2)}\n`).toMatchFileSnapshot(
      '../../service-quarantine.schema.json',
    )
  })

  test('compiles in the strict mode of Ajv, and accepts a list of entries', () => {
    const validate = new Ajv({ strict: true, keywords: ['allowComments', 'allowTrailingCommas'] }).compile(
      publishedSchema(quarantineSchema),
    )
    expect(validate([{ test: 'Cart › *', until: '2026-12-31', owner: '@org/payments' }])).toBe(true)
    expect(validate([{ test: '' }])).toBe(false)
    expect(validate([{ owner: '@jane' }])).toBe(false)
    expect(validate({ test: 'Cart' })).toBe(false)
  })

  test('describes every key, so that editors can show it', () => {
    expect(Object.entries(quarantineSchema.items.properties).filter(([, schema]) => !('description' in schema))).toEqual([])
  })
})

describe('service.schema.json', () => {
  test('equals the schema in the code', async () => {
    // `npm run schema` writes it.
    await expect(`${JSON.stringify(publishedSchema(), null, 2)}\n`).toMatchFileSnapshot('../../service.schema.json')
  })

  test('compiles in the strict mode of Ajv, with all its options', () => {
    // Two keywords that are not part of draft 7, and that Visual Studio Code needs for comments.
    const keywords = ['allowComments', 'allowTrailingCommas']
    const validate = new Ajv({ strict: true, allErrors: true, keywords }).compile(publishedSchema())
    expect(validate({ collect: { junit: {} }, report: { template: { components: [{ type: 'testSummary' }] } } })).toBe(true)
    expect(validate({ collect: { junti: {} } })).toBe(false)
    expect(validate({ report: { template: { components: [{ type: 'section', components: [{ type: 'x' }] }] } } })).toBe(false)
    expect(validate.errors?.filter(({ keyword }) => keyword !== 'if')).toMatchObject([
      { instancePath: '/report/template/components/0/components/0/type', keyword: 'enum', params: { allowedValues: componentNames } },
    ])
  })

  test('gives a file of init no diagnostics in Visual Studio Code, also with its comments switched on', async () => {
    expect(await diagnosticsOf(startingFile)).toEqual([])
    expect(await diagnosticsOf(everythingSwitchedOn(startingFile))).toEqual([])
  })

  test.each([
    [
      '{ "type": "markdwon", "text": "x" }',
      [`Value is not accepted. Valid values: ${componentNames.map((name) => `"${name}"`).join(', ')}.`],
    ],
    ['{ "type": "markdown" }', ['Missing property "text".']],
    ['{ "type": "section", "components": [{ "type": "tests", "limit": "1" }] }', ['Incorrect type. Expected "integer".']],
    ['{ "type": "tests", "limti": 1 }', ['Property limti is not allowed.']],
    ['{ "text": "x" }', ['Missing property "type".']],
  ])('gives the component %s one diagnostic in Visual Studio Code', async (component, messages) => {
    expect(await diagnosticsOf(`{ "report": { "template": { "components": [${component}] } } }`)).toEqual(messages)
  })

  test('lets Visual Studio Code complete the types and the keys of a component', async () => {
    expect(await completionsOf('{ "report": { "template": { "components": [{ "type": | }] } } }')).toEqual(
      componentNames.map((name) => `"${name}"`),
    )
    expect(await completionsOf('{ "report": { "template": { "components": [{ "type": "tests", | }] } } }')).toEqual([
      'groupBy',
      'limit',
      'status',
    ])
  })

  test('has a key for every collector, the attachments and the metadata', () => {
    expect(Object.keys(configSchema.properties.collect.properties)).toEqual([...collectorKeys, 'attachments', 'metadata'])
  })

  test('describes every key, so that editors can show it', () => {
    const undescribed: string[] = []
    const visit = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [key, value] of Object.entries(schema)) {
        if (key === 'not' || key === 'if' || key === 'then' || key === 'else') continue
        // A collector may expect properties, so that this is also the name of a key.
        if (key === 'properties' && !('description' in value)) {
          for (const [name, property] of Object.entries<object>(value)) {
            if (!('description' in property) && !('$ref' in property)) undescribed.push(`${path}.${name}`)
          }
        }
        visit(value, `${path}.${key}`)
      }
    }
    visit(configSchema, '')
    expect(undescribed).toEqual([])
  })
})
