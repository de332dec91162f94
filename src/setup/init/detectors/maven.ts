import type { Detector, SurveyFinding } from '../finding.js'
import { folderOf, inFolder, isWithin, outermostFolders } from '../paths.js'
import type { RepositoryView } from '../repository-view.js'
import { javaSetup } from './java-setup.js'

/** Finds the Maven projects that are not modules of others. */
export const detectMaven: Detector = (view) =>
  outermostFolders(view.named('pom.xml').map(folderOf)).map((folder) => findingOf(view, folder))

function findingOf(view: RepositoryView, folder: string): SurveyFinding {
  const path = inFolder(folder, 'pom.xml')
  const poms = view.named('pom.xml').filter((pom) => isWithin(folderOf(pom), folder))
  const modules = poms.length - 1
  const hasFailsafe = poms.some((pom) => view.read(pom)?.includes('maven-failsafe-plugin'))
  const maven = view.has(inFolder(folder, 'mvnw')) ? './mvnw' : 'mvn'
  return {
    tool: 'maven',
    title: 'Maven',
    job: 'java',
    folder,
    because: modules === 0 ? `there is ${path}` : `there is ${path}, with ${modules} more in folders below`,
    setup: [javaSetup(view, folder, { cache: 'maven', buildFiles: poms })],
    test: { run: `${maven} --batch-mode${modules === 0 ? '' : ' --fail-at-end'} verify`, folder },
    format: 'junit',
    files: ['surefire', ...(hasFailsafe ? ['failsafe'] : [])].map((plugin) => `**/target/${plugin}-reports/TEST-*.xml`),
  }
}
