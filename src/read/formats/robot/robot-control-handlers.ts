import type { Attributes, ElementHandler, ElementHandlers } from '../xml/xml.js'
import { keptArgument } from './robot-keywords.js'
import { type RobotSteps, unnamedIteration } from './robot-steps.js'

/** The names of control structures, given their attributes. */
const names: Readonly<Record<string, (attributes: Attributes) => string>> = {
  for: () => 'FOR',
  iter: () => unnamedIteration,
  while: ({ condition }) => withValue('WHILE', condition),
  // IF, ELSE IF, ELSE, TRY, EXCEPT and FINALLY.
  branch: ({ type, condition }) => withValue(type ?? 'BRANCH', condition),
  group: ({ name }) => withValue('GROUP', name),
  variable: ({ name }) => withValue('VAR', name),
  return: () => 'RETURN',
  break: () => 'BREAK',
  continue: () => 'CONTINUE',
  error: () => 'ERROR',
}

const withValue = (word: string, value: string | undefined): string => (value ? `${word}  ${value}` : word)

/** Returns the handlers of the control structures of tests, such as FOR and IF. */
export function robotControlHandlers(steps: RobotSteps, isInTest: () => boolean): ElementHandlers {
  /** The flavor of each open FOR until it is part of the name, such as `IN RANGE`. */
  const flavors: (string | undefined)[] = []
  const handlers: Record<string, ElementHandler> = {}
  for (const [element, nameOf] of Object.entries(names)) {
    handlers[element] = {
      open(attributes) {
        if (element === 'for') flavors.push(attributes.flavor)
        if (isInTest()) steps.open(nameOf(attributes), undefined)
      },
      close() {
        if (element === 'for') flavors.pop()
        if (isInTest()) steps.close()
      },
    }
    handlers[`${element}/status`] = {
      open(attributes) {
        if (isInTest()) steps.status(attributes.status, attributes)
      },
    }
  }
  const argument: ElementHandler = {
    close(text) {
      if (isInTest()) steps.argument(keptArgument(text))
    },
    text: true,
  }
  let variable = ''
  return {
    ...handlers,
    'for/var': argument,
    'for/value': {
      close(text) {
        if (!isInTest()) return
        const flavor = flavors.at(-1)
        if (flavor !== undefined) steps.argument(keptArgument(flavor))
        if (flavor !== undefined) flavors[flavors.length - 1] = undefined
        steps.argument(keptArgument(text))
      },
      text: true,
    },
    'iter/var': {
      open({ name }) {
        variable = name ?? ''
      },
      close(text) {
        if (isInTest()) steps.assign(variable, text)
      },
      text: true,
    },
    'branch/pattern': argument,
    'variable/var': argument,
    'return/value': argument,
    'error/value': argument,
  }
}
