// Tests that the verdicts stay as good as published in simulated end-to-end projects (src/judge/verdicts).
import { checkKind } from './check-kind.js'

checkKind('endToEnd', {
  changeNew: 0.95,
  hiddenBreaks: 0.01,
  flakyFlaky: 0.63,
  alarms: 0.56,
  alarmsAgain: 0.14,
  baseKnown: 0.8,
})
