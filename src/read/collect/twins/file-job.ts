/** How the jobs of two files are related. In doubt, both files count. */
export type JobRelation = 'same' | 'unclear' | 'different'

/** The job of a file, as far as its path shows it. */
export interface FileJob {
  /** The name that a pattern with `<job>` gives. */
  readonly name?: string | undefined
  /** The words of its path that do not describe results. */
  readonly words: readonly string[]
}

/** Words in the names of folders and of artifacts that describe results, tools and formats, and not what was tested, or where. */
const wordsOfResults = new Set(
  (
    'all allure artifact artifacts build built bundle ci connected coverage ctrf cucumber cypress dart data debug dist download ' +
    'downloads events failsafe flutter github go googletest gotest gotestsum gtest html input its java jest js json junit ' +
    'junit4 junit5 jvm karma kotlin log logs maven mocha mochawesome nunit opentest otr out output outputs phpunit playwright pytest py ' +
    'python raw record records reportlog report reporter reporters reporting reports result results robot rspec ruby surefire ' +
    'tap target temp test testlogs testng testresults testreports tests tmp trx ts vitest xml xunit'
  ).split(' '),
)

/** Words that name a leg of a matrix, such as `ubuntu`, `node20` or `firefox`. */
const legWord =
  /^(?:linux|ubuntu|debian|alpine|fedora|windows|win|win32|win64|macos|mac|osx|darwin|ios|chrome|chromium|firefox|webkit|safari|edge|x64|x86|arm64|amd64|node|python|py|java|jdk|jre|php|ruby|dotnet)\d{0,4}$/

const part = /[^\p{P}\p{S}\s]+/gu
const wordInPart = /[A-Z]?[a-z]+\d*|[A-Z]+(?![a-z])\d*|\d+|[^\dA-Za-z]+/g

/** A path is hostile, and its job needs only the first words. */
const maximumPath = 1_000
const maximumWords = 100

/** Splits a text at punctuation, and `integrationTest` at its capital letters. */
function wordsOf(text: string): readonly string[] {
  const parts = [...text.matchAll(part)].map(([found]) => found)
  return parts.flatMap((each) => {
    const whole = each.toLowerCase()
    return wordsOfResults.has(whole) ? whole : [...each.matchAll(wordInPart)].map(([found]) => found.toLowerCase())
  })
}

/**
 * Returns the job of a file.
 *
 * Each downloaded artifact is one folder, and the legs of a matrix run the same tests at the same time, so that nothing but the folder
 * distinguishes them. But tools write into different folders in one job too. The difference is in the names: `linux` and `windows` name
 * jobs, `playwright-report` and `test-results` name kinds of files. So the words that describe results are left out, and the others must be
 * equal. `junit-linux/` and `playwright-linux/` are then artifacts of one job. In the name of the file, only legs of a matrix count.
 * @param path with forward slashes
 */
export function jobOfFile(path: string, name?: string): FileJob {
  const end = path.lastIndexOf('/')
  const ofFolders = wordsOf(path.slice(0, Math.max(0, end)).slice(-maximumPath)).filter((each) => !wordsOfResults.has(each))
  return { name, words: [...ofFolders, ...legsOf(path.slice(end + 1))].slice(-maximumWords) }
}

/** Returns the words of a file name that name a leg of a matrix, with the versions after them. Names of classes have no legs. */
const legsOf = (fileName: string): readonly string[] =>
  fileName.startsWith('TEST-') ? [] : legsIn(wordsOf(fileName.slice(0, maximumPath)))

const legsIn = (words: readonly string[]): readonly string[] =>
  words.filter((each, index) => legWord.test(each) || (/^\d+$/.test(each) && legWord.test(words[index - 1] ?? '')))

/** Returns a text that is different for files of different legs of a matrix, if their folders or names contain them. */
export function legKey(path: string): string {
  const end = path.lastIndexOf('/')
  const ofFolders = legsIn(wordsOf(path.slice(0, Math.max(0, end)).slice(-maximumPath)))
  return [...ofFolders, ...legsOf(path.slice(end + 1))].join(' ')
}

/** Returns a text that is equal for the files of one job. */
export const jobKey = ({ name, words }: FileJob): string => JSON.stringify([name ?? null, ...(name === undefined ? words : [])])

/** Returns how the jobs of two files are related. */
export function relateJobs(one: FileJob, other: FileJob): JobRelation {
  if (one.name !== undefined && other.name !== undefined) return one.name === other.name ? 'same' : 'different'
  if (one.name !== undefined || other.name !== undefined) return 'unclear'
  const shorter = Math.min(one.words.length, other.words.length)
  for (let index = 0; index < shorter; index += 1) if (one.words[index] !== other.words[index]) return 'different'
  return one.words.length === other.words.length ? 'same' : 'unclear'
}
