import { textsIn } from '../../json-object.js'
import { inFolder, isWithin, parentFolder } from '../../paths.js'
import { firstMatch } from '../first-match.js'
import { angularTest, commandOf, type JavaScriptTool } from './javascript-tool.js'
import { karma } from './karma.js'
import type { Package } from './package.js'

/** Both reporters write one file per spec. Without the hash or `overwrite=false`, each one would replace the file before. */
const junit = '--reporter junit --reporter-options "mochaFile=cypress/results/junit-[hash].xml,includePending=true"'
const mochawesome = '--reporter mochawesome --reporter-options "reportDir=cypress/results,overwrite=false,html=false,json=true"'

const cypress: JavaScriptTool = {
  tool: 'cypress',
  title: 'Cypress',
  dependency: 'cypress',
  script: /\bcypress run\b/,
  // Cypress contains the reporter `junit`. mochawesome also states the compared values, and the tests that did not run.
  plan: (context) =>
    context.isInstalled('mochawesome')
      ? { run: commandOf(context, 'cypress run', mochawesome), files: ['cypress/results/mochawesome*.json'], format: 'mocha' }
      : { run: commandOf(context, 'cypress run', junit), files: ['cypress/results/junit-*.xml'] },
}

const mocha: JavaScriptTool = {
  tool: 'mocha',
  title: 'Mocha',
  dependency: 'mocha',
  script: /\bmocha\b/,
  plan: (context) =>
    // Before version 9.1, the reporter `json` has no option for a file.
    (mochaVersion(context.package) ?? 10) < 10
      ? { run: commandOf(context, 'mocha', '--reporter xunit --reporter-option output=junit-mocha.xml'), files: ['junit-mocha.xml'] }
      : {
          run: commandOf(context, 'mocha', '--reporter json --reporter-option output=mocha-results.json'),
          files: ['mocha-results.json'],
          format: 'mocha',
        },
}

/** Returns the major version of Mocha that a package depends on, as far as its range begins with a version. */
function mochaVersion({ content, dependencies }: Package): number | undefined {
  const range = textsIn(content[dependencies.get('mocha') ?? '']).get('mocha') ?? ''
  const [, major] = /^(?:[\^~=v]|>=)? ?(\d{1,4})\b/.exec(range) ?? []
  return major === undefined ? undefined : Number(major)
}

const vitest: JavaScriptTool = {
  tool: 'vitest',
  title: 'Vitest',
  dependency: 'vitest',
  coversInnerFolders: true,
  script: /\bvitest\b/,
  sharedScript: angularTest,
  plan(context) {
    const { script, package: own } = context
    if (script !== undefined && angularTest.test(own.scripts.get(script) ?? '')) {
      // The file is the one of the first reporter.
      const words = '--watch=false --reporters=junit --reporters=default --output-file=junit-vitest.xml'
      return { run: commandOf(context, 'ng test', words), files: ['junit-vitest.xml'] }
    }
    const words = '--reporter=default --reporter=json --outputFile.json=vitest-results.json'
    return { run: commandOf(context, 'vitest', `--run ${words}`), files: ['vitest-results.json'], format: 'jest' }
  },
}

const jest: JavaScriptTool = {
  tool: 'jest',
  title: 'Jest',
  dependency: 'jest',
  coversInnerFolders: true,
  // Create React App runs Jest and passes its options on.
  script: /\bjest\b|\breact-scripts test\b/,
  plan: (context) => ({
    run: commandOf(context, 'jest', '--ci --json --outputFile=jest-results.json'),
    files: ['jest-results.json'],
    format: 'jest',
  }),
}

const ava: JavaScriptTool = {
  tool: 'ava',
  title: 'AVA',
  dependency: 'ava',
  configuration: /^ava\.config\.[cm]?js$/,
  script: /\bava\b/,
  plan: (context) => ({ run: commandOf(context, 'ava', '--tap > ava.tap'), files: ['ava.tap'], format: 'tap' }),
}

const nodeTap: JavaScriptTool = {
  tool: 'node-tap',
  title: 'node-tap',
  dependency: 'tap',
  configuration: /^\.taprc$/,
  script: /(?:^|\s)tap(?:\s|$)/,
  // It writes these files on each run.
  plan: ({ manager, script }) => ({
    run: script === undefined ? manager.run('tap') : manager.script(script, ''),
    files: ['.tap/test-results/**/*.tap'],
    format: 'tap',
  }),
}

const nodeTest: JavaScriptTool = {
  tool: 'node-test',
  title: 'node:test',
  script: /\s--test(?:\s|$)/,
  plan: ({ manager, script = 'test' }) => ({
    run: manager.script(script, ''),
    env: {
      // Node accepts options only before the files, so they cannot be added to the end of the script.
      NODE_OPTIONS:
        '--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=junit-node.xml',
    },
    files: ['junit-node.xml'],
  }),
}

const playwright: JavaScriptTool = {
  tool: 'playwright',
  title: 'Playwright',
  dependency: '@playwright/test',
  script: /\bplaywright test\b/,
  plan: (context) => ({
    run: commandOf(context, 'playwright test', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'playwright-results.json' },
    files: ['playwright-results.json'],
    format: 'playwright',
    setup: [{ run: context.manager.run('playwright install --with-deps'), folder: context.package.folder }],
  }),
}

const cucumber: JavaScriptTool = {
  tool: 'cucumber',
  title: 'Cucumber',
  dependency: '@cucumber/cucumber',
  script: /\bcucumber-js\b/,
  plan: (context) => ({
    run: commandOf(context, 'cucumber-js', '--format progress --format message:cucumber.ndjson'),
    files: ['cucumber.ndjson'],
    format: 'cucumber',
  }),
}

const bunTest: JavaScriptTool = {
  tool: 'bun',
  title: 'Bun test runner',
  coversInnerFolders: true,
  script: /\bbun test\b/,
  // A package that `bun init` made has no script for its tests.
  reasonFor(view, { folder, dependencies }) {
    const isForBun = dependencies.has('@types/bun') || ['bun.lock', 'bun.lockb'].some((name) => view.has(inFolder(folder, name)))
    if (!isForBun) return undefined
    const tests = view.named(/[._](?:test|spec)\.[cm]?[jt]sx?$/).filter((path) => isWithin(parentFolder(path), folder))
    const path = firstMatch(view, tests, /["']bun:test["']/)
    return path && `${path} imports bun:test`
  },
  plan: ({ manager }) => ({
    run: 'bun test --reporter=junit --reporter-outfile=junit-bun.xml',
    files: ['junit-bun.xml'],
    setup: manager.id === 'bun' ? [] : [{ uses: 'bun' }],
  }),
}

/** All test tools for JavaScript, the fastest tests first. */
export const javaScriptTools: readonly JavaScriptTool[] = [
  vitest,
  jest,
  mocha,
  ava,
  nodeTap,
  nodeTest,
  bunTest,
  cucumber,
  karma,
  playwright,
  cypress,
]
