// Tests that the rerun commands of src/judge/rerun run exactly the failed tests again, with the installed tools.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../../src/run/run.js'
import { bareEnvironment, nodes, root } from '../../e2e/nodes.js'
import { installTools } from '../../e2e/tools/npm-tools.js'
import { toolExamples } from '../../pages/tool-table.js'
import { makeTree } from '../../read/collect/tree.js'
import { type ToolProject, toolProjects } from './tool-projects.js'

/** A folder with `node_modules` that contain the runners that this project does not depend on, and the command `python`. */
const tools = realpathSync(mkdtempSync(join(tmpdir(), 'build-report-rerun-')))
afterAll(() => rmSync(tools, { recursive: true, force: true }), 300_000)

// The latest version of Node comes first, because node:test names tests in a file only since Node 22.
const path = [join(tools, 'node_modules/.bin'), tools, dirname(nodes.at(-1) ?? process.execPath), bareEnvironment.PATH].join(delimiter)
const env = { ...bareEnvironment, PATH: path, npm_config_offline: 'true', CI: 'true' }

// A tool that never ends fails its test instead of blocking all others.
const shell = (command: string, cwd: string) => spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', env, timeout: 100_000 })

const examples = toolExamples.filter(({ id }) => ['jest', 'mocha', 'playwright', 'cucumber-js'].includes(id))
let notInstalled: string | undefined
beforeAll(() => {
  // Debian has no command of this name.
  if (existsSync('/usr/bin/python3')) symlinkSync('/usr/bin/python3', join(tools, 'python'))
  // mocha-junit-reporter does not start with Mocha 12.
  notInstalled = installTools(examples, tools, { mocha: '11.8.0', 'mocha-junit-reporter': '2.2.1', 'jest-junit': '17.0.0' })
}, 300_000)

function isInstalled({ needs }: ToolProject): boolean {
  if ('npm' in needs) return notInstalled === undefined
  if (needs.argument === 'vitest') return true
  return shell(`${needs.program} ${needs.argument ?? '--version'}`, root).status === 0
}

async function runProject(project: ToolProject) {
  const { files, needs, produce, results } = project
  const cwd = makeTree(files)
  if ('npm' in needs) symlinkSync(join(tools, 'node_modules'), join(cwd, 'node_modules'))
  else if ('program' in needs && needs.program === 'npx') symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
  const { stdout, stderr } = shell(produce, cwd)
  const finished = await run({ cwd, paths: [results], records: [] }, { env: {}, onWarning: () => {} })
  const failures = finished.judged.scope.summary.failures.map(({ test }) => ({
    name: [...test.suite.slice(-1), test.name].join(' '),
    // Node 24 repeats the suites and escapes quotes twice.
    fullName: [...test.suite, test.name].join(' ').replace('cart items cart.items', 'cart items').replaceAll('&quot;', '"'),
    command: finished.judged.scope.rerunOf?.(test),
  }))
  /** Returns the tests that a command runs. */
  const ran = (command: string | undefined): readonly string[] => {
    rmSync(join(cwd, 'ran'), { force: true })
    const outcome = shell(command ?? 'exit 9', cwd)
    const log = existsSync(join(cwd, 'ran')) ? readFileSync(join(cwd, 'ran'), 'utf8').trim().split('\n') : []
    return log.length > 0 ? log.toSorted() : [`${command}: ${outcome.stdout}${outcome.stderr}`]
  }
  return { failures, ran, rerunAll: finished.judged.rerunAll(), output: stdout + stderr }
}

describe.skipIf(process.platform === 'win32').each(toolProjects.map((project) => [project.tool, project] as const))(
  '%s',
  (_tool, project) => {
    it('runs exactly the failed tests again', { timeout: 300_000 }, async (context) => {
      if (!isInstalled(project)) context.skip(notInstalled ?? `${project.tool} is not installed`)
      const { failures, ran, rerunAll, output } = await runProject(project)
      const expected = Object.entries(project.failed)
      expect(failures.length, output).toBe(expected.length)
      for (const [name, line] of expected) {
        const failure = failures.find((each) => each.name === name || each.fullName === name)
        expect(failure, `${name} is one of ${failures.map((each) => each.fullName).join(', ')}`).toBeDefined()
        expect(ran(failure?.command)).toEqual([line])
      }
      expect(ran(rerunAll)).toEqual(expected.map(([, line]) => line).toSorted())
    })
  },
)
