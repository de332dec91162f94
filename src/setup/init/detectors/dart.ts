import type { Detector } from '../finding.js'
import { inFolder, parentFolder } from '../paths.js'

/** Finds the Dart and Flutter packages with tests. */
export const detectDart: Detector = (view) =>
  view
    .named('pubspec.yaml')
    .map(parentFolder)
    .filter((folder) => view.named(/_test\.dart$/).some((path) => path.startsWith(inFolder(folder, 'test/'))))
    .map((folder) => {
      const path = inFolder(folder, 'pubspec.yaml')
      const isFlutter = /^[ \t]{2,50}sdk:[ \t]{1,20}flutter[ \t\r]{0,20}$/m.test(view.read(path) ?? '')
      const program = isFlutter ? 'flutter' : 'dart'
      return {
        tool: 'dart',
        title: isFlutter ? 'Flutter' : 'Dart',
        job: 'dart',
        folder,
        because: `there is ${path}${isFlutter ? ' with the SDK flutter' : ''}`,
        setup: [
          isFlutter ? { uses: 'flutter', with: { channel: 'stable', cache: 'true' } } : { uses: 'dart', with: { sdk: 'stable' } },
          { run: `${program} pub get`, folder },
        ],
        test: { run: `${program} test --file-reporter json:${program}-tests.jsonl`, folder },
        format: 'dart',
        files: [`${program}-tests.jsonl`],
      }
    })
