import { posix } from 'node:path'
import type { Addition } from '../../finding.js'
import { inFolder } from '../../paths.js'
import { angularTest, commandOf, type JavaScriptTool, type PlanContext } from './javascript-tool.js'

/** Karma, also if Angular runs it. */
export const karma: JavaScriptTool = {
  tool: 'karma',
  title: 'Karma',
  dependency: 'karma',
  configuration: /^karma\.conf\.[cm]?[jt]s$/,
  script: /\bkarma start\b/,
  sharedScript: angularTest,
  plan(context) {
    const isAngular = context.isInstalled('@angular/cli')
    const [program, once] = isAngular ? ['ng test', '--watch=false'] : ['karma start', '--single-run']
    const browser = browsers.find(([name]) => context.isInstalled(name))?.[1]
    const words = `${once} --reporters=progress,junit${browser === undefined ? '' : ` --browsers=${browser}`}`
    const outputFile = /\boutputFile:\s{0,9}["']([\w./-]{1,200})["']/.exec(context.configuration?.text ?? '')?.[1]
    return {
      run: commandOf(context, program, words),
      // The reporter writes a file for each browser.
      files: [`**/${outputFile === undefined ? 'TESTS-*.xml' : posix.basename(outputFile)}`],
      additions: additionsFor(context, isAngular),
    }
  },
}

/** The browsers without a window, by the packages that start them. */
const browsers = [
  ['karma-chrome-launcher', 'ChromeHeadless'],
  ['karma-firefox-launcher', 'FirefoxHeadless'],
] as const

function additionsFor({ manager, package: { folder }, configuration, isInstalled }: PlanContext, isAngular: boolean): readonly Addition[] {
  const reporter = 'karma-junit-reporter'
  const text = configuration?.text ?? ''
  const needsConfiguration = isAngular && configuration === undefined
  const hasOwnPlugins = /\bplugins\s{0,9}:/.test(text) && !text.includes(reporter)
  return [
    ...(isInstalled(reporter) ? [] : [{ why: 'Karma writes JUnit XML only with this package', command: manager.add(reporter), folder }]),
    ...(needsConfiguration
      ? [{ why: 'Only an own configuration can contain the reporter', command: manager.run('ng generate config karma'), folder }]
      : []),
    ...(hasOwnPlugins || needsConfiguration
      ? [
          {
            why: 'Karma uses only the plugins of its list, if there is one',
            file: configuration?.path ?? inFolder(folder, 'karma.conf.js'),
            lines: [`require('${reporter}'), // in plugins`],
          },
        ]
      : []),
  ]
}
