import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { collectorKeys } from '../../src/config/collector-key.js'
import { configSchema } from '../../src/config/schema.js'

describe('service.schema.json', () => {
  test('is the schema in the code', async () => {
    // `vitest run -u` writes it.
    await expect(`${JSON.stringify(configSchema, null, 2)}\n`).toMatchFileSnapshot('../../service.schema.json')
  })

  test('is one that a validator of draft 7 takes, which knows nothing of ours', () => {
    const schema = JSON.parse(JSON.stringify(configSchema))
    const ajv = new Ajv({ strict: false, validateFormats: false })
    expect(ajv.validateSchema(schema)).toBe(true)
    const validate = ajv.compile(schema)
    expect(validate({ collect: { junit: {} }, report: { template: { components: [{ type: 'testSummary' }] } } })).toBe(true)
    expect(validate({ collect: { junti: {} } })).toBe(false)
    expect(validate({ report: { template: { components: [{ type: 'section', title: '', components: [{ type: 'x' }] }] } } })).toBe(false)
  })

  test('names every collector', () => {
    expect(Object.keys(configSchema.properties.collect.properties)).toEqual([...collectorKeys, 'metadata'])
  })

  test('describes every key, so that editors can show it', () => {
    const undescribed: string[] = []
    const visit = (schema: unknown, path: string) => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [key, value] of Object.entries(schema)) {
        if (key === 'if' || key === 'then' || key === 'else') continue
        if (key === 'properties') {
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
