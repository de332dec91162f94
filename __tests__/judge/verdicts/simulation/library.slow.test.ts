// Tests that the verdicts stay as good as published in simulated projects of libraries (src/judge/verdicts).
import { checkKind } from './check-kind.js'

checkKind('library', {
  changeNew: 0.995,
  hiddenBreaks: 0.003,
  flakyFlaky: 0.5,
  alarms: 0.07,
  alarmsAgain: 0.03,
  baseKnown: 0.9,
})
