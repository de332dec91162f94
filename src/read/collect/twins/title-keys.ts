/**
 * The parts of a test that may be its title: its describes and its own name, without its file.
 * `name`: only the name. `last`: the innermost suite and the name. `rest`: all suites but the outermost, and the name. `all`: all suites
 * and the name. `inner`: like `rest`, but with the only suite if there is one. Only for scenarios of Cucumber, see {@link scenarioTitle},
 * `scenario`: the feature and the name, and `place`: the feature and the number of the scenario in it.
 */
export type TitleKey = 'name' | 'last' | 'rest' | 'inner' | 'all' | 'scenario' | 'place'

const ofCucumber: readonly TitleKey[] = ['scenario', 'place']

/** Reporters of many tools write these formats, each in its own way. So the title may be in any part. */
const anyPart: readonly TitleKey[] = ['name', 'last', 'rest']

/** A name without its class is not a title here: `main` and `setUp` are in many classes. */
const ofClasses: readonly TitleKey[] = ['last', 'inner', 'all']

const byFormat: ReadonlyMap<string, readonly TitleKey[]> = new Map<string, readonly TitleKey[]>([
  ['junit', [...anyPart, ...ofCucumber]],
  ['ctrf', anyPart],
  ['tap', anyPart],
  ['allure', anyPart],
  // The name holds the describes: `cart › adds`, `TestCart/adds`, `Cart adds`.
  ['playwright', ['name']],
  ['go', ['name']],
  ['rspec', ['name']],
  ['libtest', ['name']],
  ['reportlog', ['name']],
  // The outermost suite is the file, or a constant. Tests outside of describes have no other one.
  ['jest', ['rest']],
  ['mocha', ['rest']],
  ['dart', ['rest']],
  ['cucumber', [...ofClasses, ...ofCucumber]],
])

/** Returns the parts in which the tests of a format may have their titles. */
export const titleKeysOf = (formatId: string): readonly TitleKey[] => byFormat.get(formatId) ?? ofClasses

/** Lower ranks win. */
const rankByFormat: ReadonlyMap<string, number> = new Map([
  ['allure', 1],
  ['ctrf', 2],
  ['junit', 3],
  ['tap', 4],
])

/**
 * Returns the place of a format among the formats of one run, the best first: the format of the tool itself, then those that many tools
 * write, by how much they hold.
 */
export const rankOf = (formatId: string): number => rankByFormat.get(formatId) ?? 0
