import type { Format } from '../format.js'

/** The keys of a result of which at least two are present. */
const usualKeys = ['historyId', 'fullName', 'labels', 'stage', 'steps', 'statusDetails', 'testCaseId']

/**
 * The results of Allure 2 and 3: a folder with a file for every attempt of a test. Sources: `Allure2Plugin.java` of allure2,
 * `packages/reader/src/allure2/` of allure3, and the output of allure-js 3.12.
 */
export const allure = {
  id: 'allure',
  title: 'Allure results',
  include: ['**/allure-results/*-result.json', '**/allure-results/*-globals.json'],
  wideInclude: ['**/*-result.json'],
  matches(head) {
    if (head.kind !== 'json') return undefined
    const { path } = head
    const has = (key: string) => head.keys.has(key)
    const isResult = has('uuid') && has('name') && usualKeys.filter(has).length >= 2
    const isShort = /-result\.json$/.test(path) && has('uuid') && has('name') && has('start') && has('stop')
    if (isResult || isShort) return 'a result with uuid and name'
    return /-globals\.json$/.test(path) && has('errors') && has('attachments') ? 'the errors of a run' : undefined
  },
  async read(source, sink) {
    const { readAllureFile } = await import('./read-allure-file.js')
    await readAllureFile(source, sink)
  },
  folder: {
    names: /-(?:result|globals)\.json$/,
    async read(folder, sink) {
      const { readAllureFolder } = await import('./read-allure-folder.js')
      await readAllureFolder(folder, sink)
    },
  },
} as const satisfies Format
