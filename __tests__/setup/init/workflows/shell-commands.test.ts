import { expect, test } from 'vitest'
import { shellCommands } from '../../../../src/setup/init/workflows/shell-commands.js'

test.each<[string, readonly (readonly string[])[]]>([
  [
    'npm ci\nnpm test',
    [
      ['npm', 'ci'],
      ['npm', 'test'],
    ],
  ],
  [
    'make build && make test || exit 1; echo "a b"',
    [
      ['make', 'build'],
      ['make', 'test'],
      ['exit', '1'],
      ['echo', 'a b'],
    ],
  ],
  ['mvn \\\n  -B \\\r\n  verify', [['mvn', '-B', 'verify']]],
  ['dotnet test `\n  --no-build', [['dotnet', 'test', '--no-build']]],
  [
    "# don't\nnpm test # it's quick\necho a#b",
    [
      ['npm', 'test'],
      ['echo', 'a#b'],
    ],
  ],
  [`bash -c "npm run \\"a b\\"" 'x y'`, [['bash', '-c', 'npm run \\"a b\\"', 'x y']]],
  ['.\\gradlew.bat test', [['.\\gradlew.bat', 'test']]],
  [
    `tox run -e $\{{ matrix.tox || format('py{0}', matrix.python) }} -q`,
    [['tox', 'run', '-e', `$\{{ matrix.tox || format('py{0}', matrix.python) }}`, '-q']],
  ],
  ['out=$(npm test) > log', [['out=$'], ['npm', 'test'], ['log']]],
  [
    'cat > run.sh <<EOF\npytest\nEOF\necho done',
    [
      ['cat', 'run.sh'],
      ['echo', 'done'],
    ],
  ],
  ["cat <<-'END' | tee x\n\tpytest\n\tEND\nls", [['cat'], ['tee', 'x'], ['ls']]],
  ['docker run image bash <<EOF\npytest\nEOF', [['docker', 'run', 'image', 'bash'], ['pytest'], ['EOF']]],
  ['cat <<< "pytest" | wc\nls', [['cat', 'pytest'], ['wc'], ['ls']]],
  ['echo "open', [['echo', 'open']]],
  ['', []],
])('splits the script %j into its commands', (script, commands) => {
  expect(shellCommands(script)).toEqual(commands)
})

test('reads at most 1,000 commands of the first 32 KiB of a script', () => {
  expect(shellCommands('a\n'.repeat(5000))).toHaveLength(1000)
  expect(shellCommands(`${'x'.repeat(32 * 1024)}\nnpm test`)).toHaveLength(1)
})
