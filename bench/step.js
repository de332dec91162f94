import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { measure } from './measure.js'

/**
 * @typedef {object} Step
 * @property {string} cwd the workspace
 * @property {Record<string, string>} inputs
 * @property {object} [event] the event of the workflow
 * @property {string} [api] the address of a GitHub API; by default one that refuses connections
 */

/**
 * Runs an action as a step of a workflow: with the defaults of its inputs, and with the files and variables of the runner.
 * @param {string} action the script
 * @param {string} metadata the path of its action.yml
 * @param {Step} step
 * @returns {Promise<import('./measure.js').Measurement & { summary: string, outputs: string }>}
 */
export async function runStep(action, metadata, { cwd, inputs, event = {}, api = 'http://127.0.0.1:9' }) {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
  const file = (name, content = '') => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const [summary, outputs] = [file('summary.md'), file('output')]
  try {
    const measurement = await measure([action], {
      cwd,
      env: {
        ...variables,
        GITHUB_WORKSPACE: cwd,
        GITHUB_API_URL: api,
        GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_OUTPUT: outputs,
        GITHUB_STATE: file('state'),
        RUNNER_TEMP: folder,
        ...inputVariables({ ...defaultsOf(metadata), ...inputs }),
      },
    })
    return { ...measurement, summary: readFileSync(summary, 'utf8'), outputs: readFileSync(outputs, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const variables = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTION: '__run',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_JOB: 'unit',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_ID: '1',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_SHA: '0'.repeat(40),
  GITHUB_WORKFLOW: 'CI',
  RUNNER_DEBUG: '',
}

/** Returns the defaults of inputs. Those that GitHub computes are empty: there is no token, no matrix and no check run. */
function defaultsOf(metadata) {
  const { inputs } = parse(readFileSync(metadata, 'utf8'))
  const defaults = Object.entries(inputs).map(([name, input]) => [name, String(input.default ?? '')])
  return Object.fromEntries(defaults.map(([name, value]) => [name, value.includes('${{') ? '' : value]))
}

const inputVariables = (inputs) =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]))
