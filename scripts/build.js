// Bundles the page of the HTML report and the dashboard into source files, and then the action and the command: `dist/index.js` and
// `dist/cli/index.js`, each with its lazy chunks beside it.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const ncc = fileURLToPath(new URL('../node_modules/@vercel/ncc/dist/ncc/cli.js', import.meta.url))

for (const script of ['build-page.js', 'build-dashboard.js']) {
  execFileSync(process.execPath, [`${root}/scripts/${script}`], { cwd: root, stdio: 'inherit' })
}

// Types are checked by tsc, over tests and sources alike; here they would only cost time.
// ncc never cleans its folder; without --minify the committed bundle can be read and its changes reviewed.
rmSync(`${root}/dist`, { recursive: true, force: true })
for (const [entry, output] of [
  ['src/action.ts', 'dist'],
  ['src/cli.ts', 'dist/cli'],
]) {
  mkdirSync(`${root}/${output}`, { recursive: true })
  execFileSync(process.execPath, [ncc, 'build', entry, '--out', output, '--license', 'licenses.txt', '--transpile-only', '--no-cache'], {
    cwd: root,
    stdio: 'inherit',
  })
}
chmodSync(`${root}/dist/cli/index.js`, 0o755)
