import { createRandom } from './random.js'

const authors = ['mona', 'hubot', 'ines', 'tariq'] as const
const messages = [
  'Update the dependencies',
  'Cache the product pictures',
  'Round prices half up',
  'Show the delivery date in the basket',
  'Remove the old search',
  'Retry the payment after a time-out',
] as const

/** Returns the message and the author of the change that a build of a project tested. All modules of the project have the same one. */
export function changeOf(project: string, build: string): { readonly commitMessage: string; readonly author: string } {
  const random = createRandom(`${project} ${build}`)
  return { commitMessage: random.pick(messages), author: random.pick(authors) }
}
