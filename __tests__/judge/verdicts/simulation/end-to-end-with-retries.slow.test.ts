// Tests that the verdicts stay as good as published in simulated end-to-end projects with retries (src/judge/verdicts).
import { checkKind } from './check-kind.js'

checkKind('endToEndWithRetries', {
  changeNew: 0.95,
  hiddenBreaks: 0.01,
  flakyFlaky: 0.5,
  alarms: 0.23,
  alarmsAgain: 0.08,
  baseKnown: 0.8,
})
