// Tests that generated configurations are valid and collect the files of every tool (src/setup/init/configuration-text.ts).
import Ajv from 'ajv'
import { parse as parseJsonc } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/config/parse-config.js'
import { publishedSchema } from '../../../src/config/published-schema.js'
import { configurationText } from '../../../src/setup/init/configuration-text.js'
import { detectTools } from '../../../src/setup/init/detectors.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { makeTree } from '../../read/collect/tree.js'
import { sampleRepositories } from './sample-repositories.js'

const validate = new Ajv({ keywords: ['allowComments', 'allowTrailingCommas'] }).compile(publishedSchema())

test.each(Object.entries(sampleRepositories))(
  'the configuration for the sample %s is valid and collects the files of every tool',
  async (_, { files }) => {
    const findings = detectTools(openRepositoryView(makeTree(files), {}))
    const text = configurationText(findings)
    const { config, warnings } = await parseConfig({ path: '.service.json', text })
    expect(warnings).toEqual([])
    validate(parseJsonc(text))
    expect(validate.errors).toBeNull()
    const included = config.collect.collectors.flatMap(({ include = [] }) => include)
    const paths = findings.filter(({ isLink }) => isLink !== true).flatMap((finding) => finding.files)
    expect(paths.filter((path) => !included.some((pattern) => pattern === path || pattern === `**/${path}`))).toEqual([])
  },
)
