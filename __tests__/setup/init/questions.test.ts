import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { offerWorkflow } from '../../../src/setup/init/plan.js'
import { askChoice } from '../../../src/setup/init/questions.js'
import { surveyRepository } from '../../../src/setup/init/survey.js'
import { makeTree } from '../../read/collect/tree.js'
import { sampleRepositories } from './sample-repositories.js'

const enter = '\r'
const down = '\u001b[B'
const right = '\u001b[C'
const space = ' '
const interrupt = '\u0003'

/** Presses keys one after the other. A prompt listens to keys only after it has written its question. */
async function press(keys: readonly string[], input: PassThrough): Promise<void> {
  for (const key of keys) {
    await setImmediate()
    input.write(key)
  }
}

/** Answers each question with the next keys as soon as its text appears. */
async function ask(files: Readonly<Record<string, string>>, answers: readonly (readonly [question: string, keys: readonly string[]])[]) {
  const cwd = makeTree(files)
  const survey = surveyRepository(cwd, {})
  const input = new PassThrough()
  const output = new PassThrough()
  const waiting = [...answers]
  let shown = ''
  output.on('data', (chunk) => {
    shown += String(chunk)
    const [question, keys] = waiting[0] ?? []
    if (question === undefined || keys === undefined || !shown.includes(question)) return
    waiting.shift()
    shown = ''
    void press(keys, input)
  })
  const choice = await askChoice(survey, { input, output }, { cwd, configPath: '.service.json', offer: offerWorkflow(survey) })
  expect(waiting).toEqual([])
  return choice && { ...choice, findings: choice.findings.map(({ title }) => title) }
}

const vitest = sampleRepositories.vitest?.files ?? {}
const several = sampleRepositories['several-languages']?.files ?? {}
const testing = { ...vitest, '.github/workflows/ci.yml': 'jobs:\n  a:\n    steps:\n      - run: npm test\n' }

test('writes both files when each question is answered with Enter', async () => {
  expect(
    await ask(vitest, [
      ['Write the configuration .service.json?', [enter]],
      ['Write the workflow .github/workflows/test.yml?', [enter]],
    ]),
  ).toEqual({ findings: ['Vitest'], configuration: true, workflow: true })
})

test('writes nothing that the user declines', async () => {
  expect(
    await ask(vitest, [
      ['Write the configuration', ['n']],
      ['Write the workflow', [right, enter]],
    ]),
  ).toEqual({ findings: ['Vitest'], configuration: false, workflow: false })
})

test('leaves out the tools that the user deselects', async () => {
  expect(
    await ask(several, [
      ['Which tests should be reported?', [down, space, enter]],
      ['Write the configuration', ['y']],
      ['Write the workflow', ['y']],
    ]),
  ).toEqual({ findings: ['Vitest', 'pytest'], configuration: true, workflow: true })
})

test.each([0, 1, 2])('writes nothing when the user interrupts question %j', async (index) => {
  const questions = ['Which tests', 'Write the configuration', 'Write the workflow']
  const answers = questions.slice(0, index + 1).map((question, position) => [question, [position === index ? interrupt : enter]] as const)
  expect(await ask(several, answers)).toBeUndefined()
})

test('proposes no second workflow when one runs the tests already', async () => {
  expect(
    await ask(testing, [
      ['Write the configuration', [enter]],
      ['Write another workflow', [enter]],
    ]),
  ).toMatchObject({ workflow: false })
})

test('proposes no second workflow when none is recognised that runs the tests', async () => {
  const files = { ...vitest, '.github/workflows/release.yml': 'on: release\njobs: { a: { steps: [{ run: npm publish }] } }\n' }
  const question = 'No workflow was recognised that runs the tests.'
  const configuration = ['Write the configuration', [enter]] as const
  expect(await ask(files, [configuration, [question, [enter]]])).toMatchObject({ workflow: false })
  expect(await ask(files, [configuration, [question, ['y']]])).toMatchObject({ workflow: true })
})

test('asks nothing about files that exist, and nothing about a workflow for another service', async () => {
  const files = { ...vitest, '.service.json': '{}', '.gitlab-ci.yml': '' }
  expect(await ask(files, [])).toEqual({ findings: ['Vitest'], configuration: true, workflow: false })
})
