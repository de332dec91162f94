import { commandOf, type JavaScriptTool } from './javascript-tool.js'

/** Both reporters write one file per spec. Without the hash or `overwrite=false`, each one would replace the file before. */
const junit = '--reporter junit --reporter-options "mochaFile=cypress/results/junit-[hash].xml,includePending=true"'
const mochawesome = '--reporter mochawesome --reporter-options "reportDir=cypress/results,overwrite=false,html=false,json=true"'

export const cypress: JavaScriptTool = {
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
