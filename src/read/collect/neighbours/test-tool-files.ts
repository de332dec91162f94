import type { FileFront } from './file-front.js'
import type { NeighbourKind } from './neighbour.js'
import { verdictOfAllure, verdictOfCTest, verdictOfEnd, verdictOfFailsafe, verdictOfPlaywright, verdictOfTestNg } from './run-verdict.js'

const isHtml = ({ text }: FileFront): boolean => /^\s*<(?:!doctype\s+html|html[\s>])/i.test(text)

/** Returns whether a file is a web page with a title that begins with this text. */
const isPage = (front: FileFront, title: string): boolean => isHtml(front) && front.text.includes(`<title>${title}`)

/** Returns whether an archive has a file with this name. The names are at the end, and also before the content of each file. */
const isZipWith = ({ text, tail }: FileFront, name: string): boolean =>
  text.startsWith('PK') && (text.includes(name) || tail.includes(name))

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Tests of other languages are in a class or in a file with another ending. */
const mayBeOfPlaywright: NeighbourKind['mayList'] = ({ producer = 'playwright', place }) =>
  producer === 'playwright' && (/\.[cm]?[jt]sx?$/.test(place) || !place.includes('.'))

const partOfCTest: readonly string[] = ['Testing', 'Build', 'Configure', 'Update', 'Notes', 'Coverage']

/** An attachment has the id of its own as its name. */
const allureAttachment = /^[\da-f-]{32,36}-attachment(?:\.[\w.]{1,20})?$/
const allureExtras =
  /^(?:executor|categories|history|history-trend|retry-trend|duration-trend|categories-trend)\.json$|^environment\.(?:properties|xml)$/

/** Files that test tools write beside their results. */
export const testToolFiles: readonly NeighbourKind[] = [
  {
    id: 'playwright-last-run',
    name: "Playwright's list of tests to run again",
    plural: 'lists of tests that Playwright runs again',
    advice: 'Add the `json` reporter: see docs/tools/playwright.md.',
    isUrgent: true,
    matches: ({ has, head }) => head.kind === 'json' && head.keys.size === 2 && has('status', 'failedTests'),
    readVerdict: verdictOfPlaywright,
    mayList: mayBeOfPlaywright,
  },
  {
    id: 'playwright-blob',
    name: 'a Playwright blob',
    advice: 'Merge blobs with `npx playwright merge-reports --reporter json`.',
    isUrgent: true,
    completeness: 'any',
    matches: (front) => isZipWith(front, 'report.jsonl') || front.text.startsWith('{"method":"onBlobReportMetadata"'),
    readVerdict: verdictOfEnd(/\{"method":"onEnd","params":\{"result":\{"status":"(?:failed|timedout|interrupted)"/),
    mayList: mayBeOfPlaywright,
  },
  {
    id: 'playwright-trace',
    name: 'a Playwright trace',
    isOftenAttached: true,
    completeness: 'any',
    matches: (front) => isZipWith(front, 'trace.trace'),
  },
  {
    id: 'playwright-html',
    name: 'an HTML report of Playwright',
    advice: 'Add the `json` reporter: see docs/tools/playwright.md.',
    isUrgent: true,
    completeness: 'any',
    matches: (front) => isPage(front, 'Playwright Test Report'),
  },
  {
    id: 'failsafe-summary',
    name: "Failsafe's summary, without tests",
    plural: 'summaries of Failsafe, without tests',
    advice: 'The tests are in `TEST-*.xml` beside it.',
    matches: ({ root }) => root?.local === 'failsafe-summary',
    readVerdict: verdictOfFailsafe,
    mayList: ({ producer = 'maven' }, resultFile, path) =>
      producer === 'maven' && (!/(?:^|\/)surefire-reports\//.test(resultFile) || folderOf(path) === folderOf(resultFile)),
  },
  {
    id: 'surefire-dump',
    name: 'a crash log of Surefire',
    advice: 'Read it: the forked JVM may have crashed.',
    isUrgent: true,
    isWarning: true,
    completeness: 'any',
    matches: ({ name, head }) => /\.dump(?:stream)?$/.test(name) && head.kind !== 'empty',
  },
  {
    id: 'testng-suite',
    name: 'the input of a TestNG run',
    advice: 'Give `testng-results.xml`.',
    matches: ({ root, head, text }) =>
      root?.local === 'suite' &&
      (/<!DOCTYPE\s+suite\s[^>]{0,200}testng/i.test(text) ||
        (head.kind === 'xml' && head.elements.some(({ local, parent }) => local === 'classes' && parent === 'test'))),
    readVerdict: verdictOfTestNg,
  },
  {
    id: 'run-settings',
    name: 'the settings of a .NET test run',
    plural: 'settings of .NET test runs',
    advice: 'Give the `.trx` file.',
    matches: ({ root }) => root?.local === 'RunSettings' || root?.local === 'TestSettings',
  },
  {
    id: 'ctest',
    name: "CTest's test results for CDash",
    plural: 'test results of CTest for CDash',
    advice: "Run `ctest --output-junit junit.xml`. CDash's file has the same tests.",
    isUrgent: true,
    holdsTests: true,
    matches: ({ root, hasChild }) => root?.local === 'Site' && hasChild('Testing'),
    readVerdict: verdictOfCTest,
  },
  {
    id: 'ctest',
    name: "CTest's file for CDash",
    plural: 'files of CTest for CDash',
    advice: 'Run `ctest --output-junit junit.xml`.',
    matches: ({ root, hasChild, name, text }) =>
      (root?.local === 'Site' && hasChild(...partOfCTest)) || (name === 'TAG' && /^\d{8}-\d{4}\r?\n/.test(text)),
  },
  {
    id: 'allure-report',
    name: 'a generated Allure report',
    advice: 'Give the folder `allure-results`.',
    isUrgent: true,
    completeness: 'any',
    folder: /^.*?allure-report(?=\/)/,
    matches: (front) =>
      isPage(front, 'Allure') ||
      (/(?:^|\/)allure-report\//.test(front.path) && /\/(?:widgets|data|history|export)\/|allure-report\/[^/]+\.json$/.test(front.path)) ||
      (/(?:^|\/)data\/test-cases\/[^/]+\.json$/.test(front.path) && front.has('uid', 'fullName')),
    readVerdict: verdictOfAllure,
  },
  {
    id: 'allure-part',
    name: 'a part of Allure results',
    isSilent: true,
    completeness: 'any',
    matches: ({ name, path, has }) =>
      (/-container\.json$/.test(name) && has('uuid', 'children')) ||
      (/-check\.json$/.test(name) && /(?:^|\/)allure-results\//.test(path)) ||
      allureAttachment.test(name) ||
      (/(?:^|\/)allure-results\//.test(path) && allureExtras.test(name)),
  },
  {
    id: 'xcresult',
    name: 'an Xcode result bundle',
    advice: 'Convert it on macOS: use `xcrun xcresulttool`, or xcbeautify with a JUnit report.',
    isUrgent: true,
    completeness: 'any',
    folder: /^.*?\.xcresult(?=\/)/,
    matches: ({ path }) => /\.xcresult\/(?:Info\.plist$|Data\/)/.test(path),
  },
  {
    id: 'html',
    name: 'a web page',
    isSilent: true,
    completeness: 'any',
    matches: isHtml,
  },
]
