import type { GraphQLRequest } from './comment-graphql.js'
import { UnreadableAnswerError } from './rest-answers.js'

/** A file in a commit of a repository. */
export interface CommittedFile {
  /** `owner/name`. */
  readonly repository: string
  /** The full hash. */
  readonly commit: string
  /** Relative to the root of the repository, with forward slashes. */
  readonly path: string
}

/**
 * Creates a query for the text of a file in a commit. It also asks for the commit: in the REST API, the status 404 may mean a missing file, a
 * missing permission or a missing commit.
 */
export function fileQuery({ repository, commit, path }: CommittedFile): GraphQLRequest {
  const [owner = '', name = ''] = repository.split('/')
  return {
    query: `query ($owner: String!, $name: String!, $commit: GitObjectID!, $file: String!) {
  repository(owner: $owner, name: $name) {
    commit: object(oid: $commit) { oid }
    file: object(expression: $file) { __typename ... on Blob { text isTruncated } }
  }
}`,
    variables: { owner, name, commit, file: `${commit}:${path}` },
  }
}

/**
 * Reads the answer to fileQuery. Returns undefined if the commit has no such file.
 * @throws UnreadableAnswerError if the answer has no such commit, or no text of a file
 */
export function readFileText(data: unknown, { commit }: Pick<CommittedFile, 'commit'>): string | undefined {
  const { commit: found, file }: { commit?: unknown; file?: unknown } = Object(Object(data).repository)
  if (Object(found).oid !== commit) throw new UnreadableAnswerError('an answer without the commit')
  if (file === null) return undefined
  const { text, isTruncated }: { text?: unknown; isTruncated?: unknown } = Object(file)
  if (typeof text !== 'string' || isTruncated !== false) throw new UnreadableAnswerError('an answer without the text of the file')
  return text
}
