import { extname } from 'node:path/posix'

/** The media types (from IANA, or in wide use) of files that builds produce, by extension. */
const mediaTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'application/gzip': 'gz tgz',
    'application/java-archive': 'jar war ear',
    'application/json': 'json map',
    'application/pdf': 'pdf',
    'application/sarif+json': 'sarif',
    'application/vnd.android.package-archive': 'apk',
    'application/vnd.debian.binary-package': 'deb',
    'application/vnd.microsoft.portable-executable': 'exe dll',
    'application/wasm': 'wasm',
    'application/x-7z-compressed': '7z',
    'application/x-ndjson': 'ndjson jsonl',
    'application/x-rpm': 'rpm',
    'application/x-tar': 'tar',
    'application/x-xz': 'xz',
    'application/xml': 'xml trx xsd xsl',
    'application/yaml': 'yaml yml',
    'application/zip': 'zip whl nupkg vsix aar',
    'application/zstd': 'zst',
    'font/woff2': 'woff2',
    'image/gif': 'gif',
    'image/jpeg': 'jpg jpeg',
    'image/png': 'png',
    'image/svg+xml': 'svg',
    'image/webp': 'webp',
    'text/css': 'css',
    'text/csv': 'csv',
    'text/html': 'html htm',
    'text/javascript': 'js mjs cjs',
    'text/markdown': 'md markdown',
    'text/plain': 'txt log out tap lcov info toml ini properties',
    'video/mp4': 'mp4',
    'video/webm': 'webm',
  }).flatMap(([type, extensions]) => extensions.split(' ').map((extension) => [`.${extension}`, type] as const)),
)

/** Returns the media type for the extension of a file, or `application/octet-stream`. */
export const mediaTypeOf = (path: string): string => mediaTypes.get(extname(path).toLowerCase()) ?? 'application/octet-stream'
