/** Extensions of files that tests compare, load or write. Without them, the host `api-1.example.com` would be a file. */
const extensions = new Set(
  [
    'c cc cpp cs css cjs cts cshtml dart ex exs feature fs go gradle groovy h hpp htm html java js jsx kt kts less lua mjs mts php pl proto ps1',
    'py pyi rake rb rs scala scss sh sol sql svelte swift tf ts tsx vb vue zig',
    'asset bin bmp conf cfg crt csv dat db dll doc docx dylib env exe gif golden graphql gz ico ini ipynb jar jpeg jpg json json5 jsonl lock',
    'md mov mp3 mp4 ndjson parquet pdf pem png prefab properties rst scene snap so sqlite svg tar tgz toml tsv ttf txt unity wasm wav webm',
    'webp woff woff2 xls xlsx xml xsd yaml yml zip',
  ].flatMap((line) => line.split(' ')),
)

const maximumName = 200

/** A path in a request may end with the number of an item: `GET /orders/42.json`. */
const isRequest = /https?:|\b(?:GET|POST|PUT|PATCH|DELETE|HEAD) /

/** Returns whether a part of a line belongs to the name of a file, before its extension. */
export function isInFileName(line: string, start: number, end: number): boolean {
  let last = end
  while (last < line.length && last - end < maximumName && isOfName(line.charCodeAt(last))) last += 1
  while (last > end && line[last - 1] === '.') last -= 1
  if (last === end) return false
  let first = start
  while (first > 0 && start - first < maximumName && isOfName(line.charCodeAt(first - 1))) first -= 1
  const name = line.slice(first, last)
  const dot = name.lastIndexOf('.')
  if (dot <= 0 || first + dot < end || !extensions.has(name.slice(dot + 1).toLowerCase())) return false
  return /\p{L}/u.test(name.slice(0, dot)) || !isRequest.test(line)
}

/** Returns whether a character is a letter, a digit, a hyphen, a dot or an underscore. */
const isOfName = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2d ||
  code === 0x2e ||
  code === 0x5f ||
  code >= 0x80
