import type { Detector } from '../finding.js'
import { inFolder, parentFolder, topFolder } from '../paths.js'

/** Finds Perl distributions with tests. */
export const detectPerl: Detector = (view) =>
  [...new Set(view.named(/^(?:cpanfile|Makefile\.PL|Build\.PL|dist\.ini)$/).map(parentFolder))]
    .filter((folder) => view.named(/\.t$/).some((path) => path.startsWith(inFolder(folder, 't/'))))
    .map((folder) => ({
      tool: 'perl',
      title: 'Perl, with prove',
      job: 'perl',
      folder,
      because: `there are tests in ${inFolder(folder, 't/')}`,
      setup: [
        { run: 'sudo apt-get update && sudo apt-get install --yes cpanminus', folder: '' },
        { run: 'cpanm --sudo --quiet --installdeps --notest .', folder },
      ],
      test: { run: 'prove --lib --recurse --verbose --merge t > prove.tap', folder },
      format: 'tap',
      files: ['prove.tap'],
    }))

/** Finds tests for bats in the first folder that has some. */
export const detectBats: Detector = (view) => {
  const [path] = view.named(/\.bats$/)
  if (path === undefined) return []
  return [
    {
      tool: 'bats',
      title: 'bats',
      job: 'shell',
      folder: '',
      because: `there is ${path}`,
      setup: [{ run: 'sudo apt-get update && sudo apt-get install --yes bats', folder: '' }],
      test: { run: `bats --recursive --report-formatter junit --output . ${topFolder('', path)}`, folder: '' },
      format: 'junit',
      // bats has no option for the name of the file.
      files: ['report.xml'],
    },
  ]
}
