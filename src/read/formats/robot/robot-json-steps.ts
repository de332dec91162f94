import { durationOfJson, isRecord, type JsonRecord, jsonText, listOfStrings, recordsOf } from '../json/json-fields.js'
import { keptArgument } from './robot-keywords.js'
import { type RobotSteps, unnamedIteration } from './robot-steps.js'

const maximumArguments = 20

type Visit = { readonly element: JsonRecord; readonly phase?: string } | { readonly leave: () => void }

/** Adds the steps of a test in the order in which they ran. It does not recurse, because their depth is unlimited. */
export function addRobotJsonSteps(test: JsonRecord, steps: RobotSteps): void {
  const visits: Visit[] = []
  const pushParts = ({ setup, body, teardown }: JsonRecord) => {
    if (isRecord(teardown)) visits.push({ element: teardown, phase: 'TEARDOWN' })
    const elements = recordsOf(body)
    for (let index = elements.length - 1; index >= 0; index -= 1) visits.push({ element: elements[index] as JsonRecord })
    if (isRecord(setup)) visits.push({ element: setup, phase: 'SETUP' })
  }
  pushParts(test)
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    if ('leave' in visit) {
      visit.leave()
      continue
    }
    const { element, phase } = visit
    switch (element.type) {
      case 'MESSAGE':
        steps.message(jsonText(element.level), jsonText(element.message) ?? '', element.html === true)
        break
      case 'TRY/EXCEPT ROOT':
        steps.openRoot()
        visits.push({ leave: () => steps.closeRoot(element.status === 'PASS') })
        pushParts(element)
        break
      case 'IF/ELSE ROOT':
        pushParts(element)
        break
      default:
        openElement(element, phase, steps)
        visits.push({
          leave() {
            steps.status(jsonText(element.status), durationOfJson(element.elapsed_time, 1000))
            steps.close()
          },
        })
        pushParts(element)
    }
  }
}

function openElement(element: JsonRecord, phase: string | undefined, steps: RobotSteps): void {
  const type = jsonText(element.type) ?? ''
  const open = (word: string, ...values: unknown[]) => {
    steps.open(word, phase)
    for (const value of values.flat()) steps.argument(keptArgument(jsonText(value) ?? ''))
  }
  const list = (value: unknown) => (Array.isArray(value) ? listOfStrings(value, maximumArguments) : [])
  switch (type) {
    case 'FOR':
      open('FOR', list(element.assign), element.flavor, list(element.values))
      break
    case 'ITERATION': {
      steps.open(unnamedIteration, undefined)
      const assigned = isRecord(element.assign) ? Object.entries(element.assign).slice(0, maximumArguments) : []
      for (const [variable, value] of assigned) steps.assign(variable, jsonText(value) ?? '')
      break
    }
    case 'WHILE':
    case 'IF':
    case 'ELSE IF':
    case 'ELSE':
      open(type, element.condition)
      break
    case 'TRY':
    case 'EXCEPT':
    case 'FINALLY':
      open(type, list(element.patterns))
      break
    case 'GROUP':
      open(type, element.name)
      break
    case 'VAR':
      open(type, element.name, list(element.value))
      break
    case 'RETURN':
    case 'ERROR':
      open(type, list(element.values))
      break
    case 'BREAK':
    case 'CONTINUE':
      open(type)
      break
    default: {
      steps.open(jsonText(element.name) ?? '', phase ?? type)
      for (const argument of list(element.args)) steps.argument(keptArgument(argument))
    }
  }
}
