import { featureLine } from './feature-line.js'
import { defineRerun, distinct } from './rerun-target.js'

/** See https://cucumber.io/docs/cucumber/api/#running-a-subset-of-scenarios */
export const cucumber = defineRerun(featureLine, (lines) => [['cucumber', ...distinct(lines)]])

/** See https://github.com/cucumber/cucumber-js/blob/main/docs/filtering.md */
export const cucumberJs = defineRerun(featureLine, (lines) => [['npx', 'cucumber-js', ...distinct(lines)]])
