// Tests that the verdicts stay as good as published in simulated monorepos (src/judge/verdicts).
import { checkKind } from './check-kind.js'

checkKind('monorepo', {
  changeNew: 0.995,
  hiddenBreaks: 0.003,
  flakyFlaky: 0.25,
  alarms: 0.17,
  alarmsAgain: 0.07,
  baseKnown: 0.75,
})
