import { checkKind } from './check-kind.js'

checkKind('endToEnd', {
  changeNew: 0.95,
  hiddenBreaks: 0.01,
  flakyFlaky: 0.63,
  alarms: 0.56,
  alarmsAgain: 0.14,
  baseKnown: 0.8,
})
