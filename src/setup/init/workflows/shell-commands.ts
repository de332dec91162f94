/** The characters of a script that are read. */
const maximumLength = 32 * 1024
/** The commands of a script that are returned. */
const maximumCommands = 1000

/**
 * The parts of a script, one of which begins at each character: the start of a document that a command reads (`<<EOF`), a line that
 * continues (PowerShell marks it with a grave accent), quoted texts, expressions of GitHub, escaped characters and the ends of commands.
 */
const part =
  /<<[-~]?[ \t]{0,9}["'\\]?(?<document>[A-Za-z_]\w{0,100})["']?|(?<continued>[\\`]\r?\n)|'(?<single>[^']*)'?|"(?<double>(?:[^"\\]|\\.)*)"?|(?<expression>\$\{\{(?:[^}]|\}(?!\}))*(?:\}\})?)|\\(?<escaped>[\s"'$`\\;&|()<>#])|(?<end>[\n;&|()`])|(?<gap>[^\S\n]+|<<<|[<>])|(?<plain>[^\s"'$\\;&|()<>`#]+|.)/sy

/** The programs that run the document that they read. */
const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'ssh', 'docker'])

/**
 * Splits a shell script into its commands, each as the list of its words without quotes. Leaves out comments, and the documents that a
 * script writes. A file after `<` or `>` is one more word. The rules come from POSIX and are close enough for PowerShell.
 */
export function shellCommands(script: string): readonly (readonly string[])[] {
  const text = script.slice(0, maximumLength)
  const commands: string[][] = []
  let words: string[] = []
  let word: string | undefined
  let document: string | undefined

  const endWord = () => {
    if (word !== undefined) words.push(word)
    word = undefined
  }
  const endCommand = () => {
    endWord()
    if (words.length > 0) commands.push(words)
    words = []
  }
  for (let index = 0; index < text.length && commands.length < maximumCommands; ) {
    part.lastIndex = index
    const groups = part.exec(text)?.groups ?? {}
    index = part.lastIndex
    const { end, plain } = groups
    const more = groups.single ?? groups.double ?? groups.expression ?? groups.escaped
    if (more !== undefined) word = (word ?? '') + more
    else if (plain === '#' && word === undefined) index = lineEnd(text, index)
    else if (plain !== undefined) word = (word ?? '') + plain
    else if (end === undefined) endWord()
    else endCommand()

    document = groups.document ?? document
    if (document !== undefined && end === '\n') {
      if (commands.at(-1)?.some((one) => shells.has(one)) !== true) index = documentEnd(text, index, document)
      document = undefined
    }
  }
  endCommand()
  return commands
}

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Returns the end of the line that ends a document. */
function documentEnd(text: string, from: number, delimiter: string): number {
  for (let start = from; start < text.length; ) {
    const end = lineEnd(text, start)
    if (text.slice(start, end).trim() === delimiter) return end
    start = end + 1
  }
  return text.length
}
