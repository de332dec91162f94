import { type ToolReport, toolReports } from './tool-reports.js'
import { type ToolExample, type ToolPage, toolExamples, toolPages, toolPagesByLanguage } from './tool-table.js'

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

const filesOf = ({ results, files, paths }: ToolExample): string =>
  paths === undefined ? codes(files === undefined ? results : [files]) : `\`${paths}\`, as \`paths\``

const proofs: Readonly<Record<ToolExample['from'], string>> = {
  npm: 'a test installs the tool and runs the commands of the page',
  debian: 'a test runs the commands of the page with the Debian package',
  hand: 'a test reads a file that was written by hand',
}

/** Returns a link to the section of a format; the page of formats has one for each title. */
const formatLink = ({ format }: ToolExample): string => {
  const title = formatSections[format]
  return `[${title}](../formats.md#${title.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')})`
}

const formatSections: Readonly<Record<ToolExample['format'], string>> = {
  go: 'Go',
  allure: 'Allure results',
  junit: 'JUnit XML',
  qt: 'Qt Test XML',
  dart: 'Dart and Flutter',
  mocha: 'Mocha',
  jest: 'Jest and Vitest',
  nunit: 'NUnit 2 and 3',
  playwright: 'Playwright JSON',
  otr: 'Open Test Reporting',
  ctrf: 'CTRF',
  xunit: 'xUnit.net',
  testng: 'TestNG',
  robot: 'Robot Framework',
  rspec: 'RSpec JSON',
  cucumber: 'Cucumber',
  trx: 'TRX',
  tap: 'TAP',
}

/** States what a page is for, and which files of which tools it was checked with. */
function factsPart({ title, examples }: ToolPage): string {
  const sentence = `This page shows how to publish the test results of ${title} in a pull request with GitHub Actions. Build Report comments on the pull\nrequest with each failed test, its message and, if the file shows it, its source line, and states whether the failure is new.\n`
  const rows = examples.map((example) => [example.tool, formatLink(example), filesOf(example), proofs[example.from]])
  return `${sentence}\n${table(['tool', 'format', 'result file', 'proof'], rows)}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Describes a failure by its two values if the report shows them as a diff, else by its message. */
function failureWords({ name, headline, diff }: ToolReport['failures'][number]): string {
  const values = Object.entries(diff ?? {}).map(([side, value]) => `${side === 'actual' ? 'received' : side} ${value}`)
  return `${name}: ${values.length === 0 ? headline.split('\n', 1)[0] : values.join(', ')}`
}

/** Shows the picture of a report, with its words for those who do not see it. */
function reportPart({ id }: ToolExample): string {
  const { headline = '', failures = [] } = toolReports.get(id) ?? {}
  const words = [headline, ...failures.map(failureWords)].join('. ')
  return `<img src="../images/tools/${id}.png" alt="${escaped(words)}" width="780">\n`
}

/** Lists all pages by language, with format, result file and proof. */
function indexPart(): string {
  return toolPagesByLanguage
    .map(([language, pages]) => {
      const rows = pages.flatMap(({ id, title, examples }) =>
        examples.map((example, index) => [
          index === 0 ? `[${title}](${id}.md)` : '',
          example.tool,
          formatLink(example),
          filesOf(example),
          proofs[example.from],
        ]),
      )
      return `## ${language}\n\n${table(['page', 'tool', 'format', 'result file', 'proof'], rows)}`
    })
    .join('\n')
}

/** Lists the pages in one row per language. */
const doorsPart = (): string =>
  table(
    ['you use', 'your page'],
    toolPagesByLanguage.map(([language, pages]) => [language, pages.map(({ id, title }) => `[${title}](docs/tools/${id}.md)`).join(' · ')]),
  )

/** The lists that the pages of tools and the README may contain. */
export const toolLists: readonly (readonly [string, () => string])[] = [
  ['tools', indexPart],
  ['tools by language', doorsPart],
  ...toolPages.map((page) => [`facts of ${page.id}`, () => factsPart(page)] as const),
  ...toolExamples.map((example) => [`report of ${example.id}`, () => reportPart(example)] as const),
]
