import type { Detector } from '../finding.js'
import { folderOf, inFolder, outermostFolders } from '../paths.js'
import { javaSetup } from './java-setup.js'

/** Finds sbt builds. */
export const detectSbt: Detector = (view) =>
  outermostFolders(view.named('build.sbt').map(folderOf)).map((folder) => ({
    tool: 'sbt',
    title: 'sbt',
    job: 'scala',
    folder,
    because: `there is ${inFolder(folder, 'build.sbt')}`,
    setup: [javaSetup(view, folder, { cache: 'sbt', buildFiles: [] }), { uses: 'sbt' }],
    test: { run: 'sbt test', folder },
    format: 'junit',
    files: ['**/target/**/test-reports/TEST-*.xml'],
  }))
