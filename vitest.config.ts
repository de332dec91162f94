import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that run the embedded engine, which has no build for Windows. */
const engineTests = [
  '__tests__/server/**',
  '__tests__/commands/cli/serve-command.slow.test.ts',
  '__tests__/docs-commands.slow.test.ts',
  '__tests__/e2e/serve.test.ts',
]

/** Tests that `npm run test:quick` leaves out. */
const slowTests = ['__tests__/**/*.slow.test.ts', '__tests__/e2e/**/*.test.ts']

/** Tests that need their own process: the embedded engine opens one folder per process, and frequent garbage collection is slow in a large heap. */
const isolatedTests = [
  '__tests__/server/*.slow.test.ts',
  '__tests__/server/store/**/*.slow.test.ts',
  '__tests__/server/queries/**/*.slow.test.ts',
  '__tests__/server/dashboard/{demo-story,wire-size}.slow.test.ts',
  '__tests__/commands/cli/serve-command.slow.test.ts',
  '__tests__/docs-commands.slow.test.ts',
]

/** Tests that run the tools of other projects, which they install from the npm registry or find on the machine. */
const toolTests = [
  '__tests__/e2e/init.test.ts',
  '__tests__/e2e/tools/*.slow.test.ts',
  '__tests__/judge/rerun/real-tools.slow.test.ts',
  '__tests__/setup/init/python-runners.slow.test.ts',
]

/** Tests that simulate, fuzz or kill something for a long time. Each has its own process, for the reasons above. */
const longTests = [
  '__tests__/commands/cli/{backup-command,restore-to-server}.slow.test.ts',
  '__tests__/e2e/attacks/drip.test.ts',
  '__tests__/host/github/zip-archive.slow.test.ts',
  '__tests__/judge/verdicts/simulation/*.slow.test.ts',
  '__tests__/read/formats/{extremes,mutation}.slow.test.ts',
  '__tests__/server/{damaged-writes,http-crash,native-crash,slow-clients}.slow.test.ts',
  '__tests__/server/store/{crash,statistics.oracle,totals}.slow.test.ts',
]

/** Small files that take minutes. */
const longFiles = ['/simulation/library.slow.test.ts', '/simulation/service.slow.test.ts', '/rerun/real-tools.slow.test.ts']

/** Starts the long files first. Vitest starts the largest files first, so one worker would run these at the end while the others wait. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longFiles.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const exclude = [...configDefaults.exclude, ...(process.platform === 'win32' ? engineTests : [])]

const slow = { globalSetup: '__tests__/provide-chromium.ts', testTimeout: 240_000 }

export default defineConfig({
  test: {
    // Many slow tests wait for a server or for an answer of GitHub. By default, Vitest leaves a core free.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongFilesFirst },
    // Machines of CI are busy: a test of a browser or a server may take ten times as long as on an idle one. By default, hooks may take
    // 10 s, and `expect.poll` waits for 1 s.
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: process.env.TEST_RESULTS ? ['default', ['json', { outputFile: process.env.TEST_RESULTS }]] : ['default'],
    coverage: { include: ['src/**'] },
    // Loading the modules again for every file would take longer than the tests of most files.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'quick', include: ['__tests__/**/*.test.ts'], exclude: [...exclude, ...slowTests], testTimeout: 20_000 },
      },
      {
        extends: true,
        test: { ...slow, name: 'slow', include: slowTests, exclude: [...exclude, ...isolatedTests, ...toolTests, ...longTests] },
      },
      {
        extends: true,
        test: { ...slow, name: 'isolated', include: isolatedTests, exclude: [...exclude, ...longTests], isolate: true },
      },
      {
        extends: true,
        test: { ...slow, name: 'tools', include: toolTests, exclude },
      },
      {
        extends: true,
        test: { ...slow, name: 'long', include: longTests, exclude, isolate: true },
      },
    ],
  },
})
