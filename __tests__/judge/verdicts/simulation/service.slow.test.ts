// Tests that the verdicts stay as good as published in simulated projects of services (src/judge/verdicts).
import { checkKind } from './check-kind.js'

checkKind('service', {
  changeNew: 0.995,
  hiddenBreaks: 0.003,
  flakyFlaky: 0.5,
  alarms: 0.23,
  alarmsAgain: 0.07,
  baseKnown: 0.9,
})
