import { configDefaults, defineConfig } from 'vitest/config'

/** What runs the embedded engine, which has no build for Windows. */
const ofTheEngine = [
  '__tests__/server/**',
  '__tests__/cli/serve-command.test.ts',
  '__tests__/docs-commands.test.ts',
  '__tests__/e2e/serve.test.ts',
]

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    exclude: process.platform === 'win32' ? [...configDefaults.exclude, ...ofTheEngine] : configDefaults.exclude,
    testTimeout: 60_000,
    reporters: process.env.TEST_RESULTS ? ['default', ['json', { outputFile: process.env.TEST_RESULTS }]] : ['default'],
    coverage: { include: ['src/**'] },
  },
})
