import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../../src/run/run.js'
import { makeTree } from '../collect/tree.js'
import { bareEnvironment, root } from '../e2e/nodes.js'
import { type ToolProject, toolProjects } from './tool-projects.js'

/** A folder with `node_modules` that contain the runners that this project does not depend on, and Node 22 or later. */
const npmTools = process.env.RERUN_TOOLS

const path = [...(npmTools === undefined ? [] : [join(npmTools, 'node_modules/.bin')]), bareEnvironment.PATH].join(delimiter)
const env = { ...bareEnvironment, PATH: path, npm_config_offline: 'true', CI: 'true' }

const shell = (command: string, cwd: string) => spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', env })

function isInstalled({ needs }: ToolProject): boolean {
  if (process.platform === 'win32') return false
  if ('npm' in needs) return npmTools !== undefined && existsSync(join(npmTools, 'node_modules', needs.npm))
  if (needs.argument === 'vitest') return true
  return shell(`${needs.program} ${needs.argument ?? '--version'}`, root).status === 0
}

async function runProject(project: ToolProject) {
  const { files, needs, produce, results } = project
  const cwd = makeTree(files)
  if ('npm' in needs && npmTools !== undefined) symlinkSync(join(npmTools, 'node_modules'), join(cwd, 'node_modules'))
  else if ('program' in needs && needs.program === 'npx') symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
  const { stdout, stderr } = shell(produce, cwd)
  const finished = await run({ cwd, paths: [results], records: [] }, { env: {}, onWarning: () => {} })
  const failures = finished.scope.summary.failures.map(({ test }) => ({
    name: [...test.suite.slice(-1), test.name].join(' '),
    // Node 24 repeats the suites and escapes quotes twice.
    fullName: [...test.suite, test.name].join(' ').replace('cart items cart.items', 'cart items').replaceAll('&quot;', '"'),
    command: finished.scope.rerunOf?.(test),
  }))
  /** Returns the tests that a command runs. */
  const ran = (command: string | undefined): readonly string[] => {
    rmSync(join(cwd, 'ran'), { force: true })
    const outcome = shell(command ?? 'exit 9', cwd)
    const log = existsSync(join(cwd, 'ran')) ? readFileSync(join(cwd, 'ran'), 'utf8').trim().split('\n') : []
    return log.length > 0 ? log.toSorted() : [`${command}: ${outcome.stdout}${outcome.stderr}`]
  }
  return { failures, ran, rerunAll: finished.rerunAll(), output: stdout + stderr }
}

describe.each(toolProjects.map((project) => [project.tool, project] as const))('%s', (_tool, project) => {
  it.skipIf(!isInstalled(project))('runs exactly the failed tests again', { timeout: 120_000 }, async () => {
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
})
