import type { Detector } from '../finding.js'
import { folderOf, isWithin, outermostFolders } from '../paths.js'
import { firstMatch } from './first-match.js'

/** Finds Meson projects with tests. */
export const detectMeson: Detector = (view) =>
  outermostFolders(view.named('meson.build').map(folderOf)).flatMap((folder) => {
    const files = view.named('meson.build').filter((path) => isWithin(folderOf(path), folder))
    const path = firstMatch(view, files, /^[ \t]{0,50}test[ \t]{0,5}\(/m)
    if (path === undefined) return []
    return {
      tool: 'meson',
      title: 'Meson',
      job: 'meson',
      folder,
      because: `${path} has a test`,
      setup: [
        { run: 'sudo apt-get update && sudo apt-get install --yes meson ninja-build', folder: '' },
        { run: 'meson setup build', folder },
      ],
      test: { run: 'meson test -C build --print-errorlogs', folder },
      format: 'junit',
      files: ['build/meson-logs/testlog.junit.xml'],
    }
  })
