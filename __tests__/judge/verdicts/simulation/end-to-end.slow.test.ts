import { checkKind } from './check-kind.js'

checkKind('endToEnd', {
  changeNew: 0.95,
  hiddenBreaks: 0.006,
  flakyFlaky: 0.65,
  alarms: 0.56,
  alarmsAgain: 0.14,
  baseKnown: 0.8,
})
