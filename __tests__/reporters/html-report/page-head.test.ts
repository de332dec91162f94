import { expect, test } from 'vitest'
import { pageHead } from '../../../src/reporters/html-report/page-head.js'
import { exampleScope } from '../../report/example-run.js'

const build = { id: '4712.1', number: '3', url: 'https://github.com/acme/shop/actions/runs/4712' }
const testedBuild = { id: '4711.1', number: '12', url: 'https://github.com/acme/shop/actions/runs/4711' }

const runIn = (ciContext: Parameters<typeof pageHead>[0]['ciContext']) =>
  pageHead({ summary: exampleScope().summary, ciContext, source: undefined, metadata: {}, now: new Date(0) }).facts.find(
    ({ label }) => label === 'Run',
  )?.value

test('links to the tested run when another run reports it', () => {
  expect(runIn({ build, testedBuild, source: {} })).toMatchObject([{ type: 'link', url: testedBuild.url, children: [{ value: '12' }] }])
  expect(runIn({ build, source: {} })).toMatchObject([{ type: 'link', url: build.url, children: [{ value: '3' }] }])
})
