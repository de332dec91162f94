import type { Detector } from '../finding.js'
import { topFolder } from '../paths.js'

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
