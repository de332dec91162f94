import { expect, it } from 'vitest'
import { addFile, makeFolder, marker, runEvidence } from './evidence-run.js'

it('looks for 10,000 missing files with 16 segments in less than two seconds', async () => {
  const tests = Array.from({ length: 10_000 }, (_, index) => {
    const path = `/home/runner/work/shop/shop/packages/web/e2e/test-results/run/${index}/a/b/c/d/shot.png`
    return `<testcase name="t${index}"><failure message="x"/><system-out>${marker(path)}</system-out></testcase>`
  })
  const cwd = makeFolder({ 'packages/web/results/deep/junit.xml': `<testsuite name="s">${tests.join('')}</testsuite>` })
  const plain = `<testsuite name="s">${tests.join('').replaceAll('ATTACHMENT', 'ATTACHMENX')}</testsuite>`
  addFile(cwd, 'packages/web/results/deep/plain.xml', plain)
  const timed = async (path: string) => {
    const start = process.cpuUsage()
    const { summary } = await runEvidence(cwd, { paths: [path] })
    const { user, system } = process.cpuUsage(start)
    return { ms: (user + system) / 1000, problems: summary.problems }
  }
  await timed('packages/web/results/deep/plain.xml')
  const without = await timed('packages/web/results/deep/plain.xml')
  const withFiles = await timed('packages/web/results/deep/junit.xml')
  expect(withFiles.problems).toHaveLength(1)
  expect(withFiles.ms - without.ms).toBeLessThan(2000)
})
