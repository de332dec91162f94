import { textsIn } from '../../json-object.js'
import { commandOf, type JavaScriptTool } from './javascript-tool.js'
import type { Package } from './package.js'

export const mocha: JavaScriptTool = {
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
