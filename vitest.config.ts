import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that run the embedded engine, which has no build for Windows. */
const engineTests = [
  '__tests__/server/**',
  '__tests__/commands/cli/serve-command.slow.test.ts',
  '__tests__/docs-commands.slow.test.ts',
  '__tests__/e2e/serve.test.ts',
]

/** Tests that `npm run test:quick` leaves out. */
const slowTests = ['__tests__/**/*.slow.test.ts', '__tests__/e2e/**']

export default defineConfig(({ mode }) => {
  const isQuick = mode === 'quick'
  return {
    test: {
      include: ['__tests__/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...(process.platform === 'win32' ? engineTests : []), ...(isQuick ? slowTests : [])],
      // The quick tests need no browser.
      ...(!isQuick && { globalSetup: '__tests__/provide-chromium.ts' }),
      // Loading the modules again for every file takes as long as the quick tests themselves.
      isolate: !isQuick,
      // Vitest leaves one core free, which on two cores would be half of them.
      maxWorkers: '100%',
      // Machines of CI are busy: a test of a browser or a server may take ten times as long as on an idle one. By default, hooks may take
      // 10 s, and `expect.poll` waits for 1 s.
      testTimeout: isQuick ? 20_000 : 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      reporters: process.env.TEST_RESULTS ? ['default', ['json', { outputFile: process.env.TEST_RESULTS }]] : ['default'],
      coverage: { include: ['src/**'] },
    },
  }
})
