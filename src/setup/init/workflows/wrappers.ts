import { afterOptions, type CommandWords, optionValue } from './program-words.js'
import type { Starter } from './started.js'

/** How the command of a wrapper is found. */
interface Syntax {
  /** The options with a value, separated by spaces. */
  readonly valued?: string
  /** The number of words between the options and the command, such as the time of `timeout`. */
  readonly skipped?: number
  /** The subcommands that start a command. Without any, the wrapper always does. */
  readonly after?: readonly string[]
}

/** A program that runs the command after its own options. */
const wrapper =
  ({ valued: options = '', skipped = 0, after = [''] }: Syntax = {}): Starter =>
  (words, { folder }) => {
    const valued = options.split(' ')
    const own = after.flatMap((subcommand) => wordsAfter(words, subcommand, valued) ?? [])[0]
    if (own === undefined) return undefined
    // A word that is skipped may be a variable without a value.
    return [...new Array(skipped + 1).keys()].map((count) => ({ words: afterOptions(own.words.slice(count), valued), folder }))
  }

/** Returns the words after a subcommand of one or more words, and after the options that follow. */
function wordsAfter(words: CommandWords, subcommand: string, valued: readonly string[]): { readonly words: CommandWords } | undefined {
  const rest = afterOptions(words, valued)
  if (subcommand === '') return { words: rest }
  const own = subcommand.split(' ')
  return own.every((word, index) => rest[index] === word) ? { words: afterOptions(rest.slice(own.length), valued) } : undefined
}

/** An interpreter, which runs a file. */
const interpreter =
  (valued: string): Starter =>
  (words, { folder }) => {
    const [file, ...rest] = afterOptions(words, valued.split(' '))
    return file === undefined ? undefined : [{ words: [/[\\/]/.test(file) ? file : `./${file}`, ...rest], folder }]
  }

/** A shell, which runs a file or the text after an option. */
const shell: Starter = (words, place) => {
  const valued = ['-ExecutionPolicy', ...words.filter((word) => /^[-+][a-zA-Z]{0,9}[oO]$/.test(word))]
  const options = words.slice(0, words.length - afterOptions(words, valued).length)
  const index = options.findIndex((word) => /^-(?:[a-z]{0,9}c|[Cc]ommand)$/.test(word))
  return index === -1 ? interpreter(valued.join(' '))(words, place) : [{ script: words.slice(index + 1).join(' '), folder: place.folder }]
}

/** Returns the words of a command after options of Python: a file with its words, or a module after `-m`. */
function pythonCommand(words: CommandWords, valued: readonly string[]): CommandWords | undefined {
  for (let index = 0; index < words.length; index += valued.includes(words[index] ?? '') ? 2 : 1) {
    const word = words[index] ?? ''
    if (/^-[A-Za-z]{0,5}m$/.test(word) || word === '--module') return words.slice(index + 1)
    if (word === '-c') return undefined
    if (!/^[-+$]/.test(word)) return words.slice(index)
  }
  return undefined
}

const python =
  (valued: string): Starter =>
  (words, { folder }) => {
    const command = pythonCommand(words, valued.split(' '))
    return command && [{ words: command, folder }]
  }

/** A program that runs commands, files and modules of Python after a subcommand. */
const pythonEnvironment =
  (subcommands: readonly string[], valued: string): Starter =>
  (words, place) => {
    const rest = afterOptions(words, valued.split(' '))
    const subcommand = subcommands.find((own) => own.split(' ').every((word, index) => rest[index] === word))
    return subcommand === undefined ? undefined : python(valued)(rest.slice(subcommand.split(' ').length), place)
  }

/** A program whose option contains a command as one text. */
const text =
  (...options: readonly string[]): Starter =>
  (words, { folder }) => {
    const script = optionValue(words, ...options)
    return script === undefined ? undefined : [{ script, folder }]
  }

/** A program that runs a command after an option, as in `nix develop --command make test`. */
const afterOption =
  (...options: readonly string[]): Starter =>
  (words, { folder }) => {
    const index = words.findIndex((word) => options.includes(word))
    return index === -1 ? undefined : [{ words: words.slice(index + 1), folder }]
  }

const container = wrapper({
  after: ['run', 'exec', 'container run', 'compose run', 'compose exec'],
  skipped: 1,
  valued:
    '-v --volume -e --env -w --workdir -u --user -p --publish -h --hostname -m --memory -l --label -f --file --name --entrypoint --network --net --mount --platform --env-file --cpus --shm-size --ulimit --add-host --device --cap-add --security-opt --gpus --ipc --profile --project-name',
})

const uv =
  '--group --extra --with --with-requirements --with-editable --python -p --package --project --directory --env-file --only-group --no-group --index --from --spec --constraint'

/** Programs that do nothing but run another command. */
const table: readonly (readonly [programs: string, starter: Starter])[] = [
  ['command', (words, place) => (/^-[vV]$/.test(words[0] ?? '') ? undefined : wrapper()(words, place))],
  [
    'exec time nohup unbuffer dbus-launch winpty cross-env cross-env-shell dotenv dotenvx corepack emmake chronic catchsegv fvm wine retry if then else elif do while until ! {',
    wrapper(),
  ],
  [
    'nyc c8',
    wrapper({
      valued: '-r --reporter -n --include -x --exclude -o --reports-dir --report-dir --src --temp-directory',
    }),
  ],
  ['npx bunx pnpx', wrapper({ valued: '-p --package -w --workspace' })],
  ['sudo doas', wrapper({ valued: '-u -g -C -h -p' })],
  ['env', wrapper({ valued: '-u -C --unset --chdir' })],
  ['nice ionice', wrapper({ valued: '-n -c' })],
  ['stdbuf', wrapper({ valued: '-i -o -e' })],
  ['xvfb-run', wrapper({ valued: '-s --server-args -n --server-num -e --error-file -w --wait -f' })],
  ['dbus-run-session', wrapper({ valued: '--config-file --dbus-daemon' })],
  ['timeout gtimeout', wrapper({ valued: '-s -k --signal --kill-after', skipped: 1 })],
  ['kcov appraisal arch setarch faketime', wrapper({ skipped: 1 })],
  ['valgrind strace', wrapper({ valued: '-o -e' })],
  ['doppler infisical op conda mamba micromamba', wrapper({ after: ['run'], valued: '-n --name -p --prefix --env-file --config -c' })],
  ['percy asdf opam ddev composer nx', wrapper({ after: ['exec'], valued: '--switch --dir -d --working-dir' })],
  ['direnv mise', wrapper({ after: ['exec', 'x'], skipped: 1 })],
  ['rustup', wrapper({ after: ['run'], skipped: 1 })],
  ['bundle bundler', wrapper({ after: ['exec'], valued: '--gemfile' })],
  ['cabal', wrapper({ after: ['exec'] })],
  ['docker podman nerdctl docker-compose', container],
  ['ssh', (words, { folder }) => [{ script: afterOptions(words, ['-p', '-i', '-o', '-l']).slice(1).join(' '), folder }]],
  ['nix', afterOption('-c', '--command')],
  ['nix-shell', text('--run', '--command')],
  ['eval', (words, { folder }) => [{ script: words.join(' '), folder }]],
  ['su', text('-c', '--command')],
  ['bash sh zsh dash ksh pwsh powershell script', shell],
  ['cmd', afterOption('/c', '/C')],
  ['python', python('-X -W')],
  ['coverage', pythonEnvironment(['run'], '--source --rcfile --data-file --omit --include --context --concurrency')],
  ['poetry pipenv', pythonEnvironment(['run'], '-C --directory')],
  ['uv', pythonEnvironment(['run', 'tool run'], uv)],
  ['uvx', wrapper({ valued: uv })],
  ['pipx', wrapper({ after: ['run'], valued: uv })],
  ['node tsx ts-node nodejs', interpreter('-r --require --import --loader --env-file -C --conditions')],
  ['ruby jruby truffleruby', interpreter('-r -I -C')],
  ['perl', interpreter('-I -M')],
  ['php', interpreter('-d -c')],
  ['lua luajit', interpreter('-l -e')],
  ['go', (words, { folder }) => (['run', 'tool'].includes(words[0] ?? '') ? [{ words: afterOptions(words.slice(1)), folder }] : undefined)],
  ['elixir iex', wrapper({ valued: '--erl --name --sname' })],
  ['lando sail', wrapper()],
]

/** The programs that run the command, the script or the file that their words contain. */
export const wrappers: ReadonlyMap<string, Starter> = new Map(
  table.flatMap(([programs, starter]) => programs.split(' ').map((program) => [program, starter] as const)),
)
