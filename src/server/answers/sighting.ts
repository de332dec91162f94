import { type TOptional, type TString, Type } from 'typebox'
import type { Answer } from './answer.js'
import { knownText, time } from './fields.js'

/** Returns the fields of a build in which something happened. */
export const sightingOf = (subject: 'build' | 'run') => ({
  timestamp: time(subject === 'build' ? 'The time of its first test.' : 'The time of that run.'),
  build: Type.String({ description: subject === 'build' ? 'The build, with its newest attempt.' : 'The build of that run.' }),
  commit: knownText('The commit of the build.'),
  url: knownText('The page of the build.'),
})

/** The fields of a build and of the change that it tested. */
export const changeFields = {
  ...sightingOf('build'),
  commitMessage: knownText('The first line of the message of that commit.'),
  author: knownText('The user whose change was built.'),
}

const change = Type.Object(changeFields)
/** A build, and the change that it tested. */
export type SightedChange = Answer<typeof change>

const sighting = Type.Object(sightingOf('run'))
/** A build, and the time of something that happened in it. */
export type Sighting = Answer<typeof sighting>

type Which = 'first' | 'last'
type BuildFields<Name extends Which> = Readonly<
  Record<`${Name}Build`, TString> & Record<`${Name}Commit` | `${Name}Url`, TOptional<TString>>
>

/** Returns the fields of the first or the last build in a list of other fields. */
export const buildFields = <Name extends Which>(which: Name, description: string) =>
  ({
    [`${which}Build`]: Type.String({ description }),
    [`${which}Commit`]: knownText('The commit of that build.'),
    [`${which}Url`]: knownText('The page of that build.'),
  }) as BuildFields<Name>

/** Returns the fields of the first and the last event of a kind. */
export const seenFields = (event: string) => ({
  firstSeen: time(`The time of the first ${event} in the range.`),
  ...buildFields('first', `The build of the first ${event}.`),
  lastSeen: time(`The time of the last ${event} in the range.`),
  ...buildFields('last', `The build of the last ${event}.`),
})

const seen = Type.Object(seenFields('event'))
/** The first and the last event of a kind. */
export type Seen = Answer<typeof seen>
