import type { CommentState } from './github-client.js'

/** A GraphQL request. Ids are variables and never part of the text. */
export interface GraphQLRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

const stateFields = 'id isMinimized viewerDidAuthor'

/** Creates a query for the state of up to 100 comments. */
export function stateQuery(ids: readonly string[]): GraphQLRequest {
  return {
    query: `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { ${stateFields} } ... on CommitComment { ${stateFields} } } }`,
    variables: { ids },
  }
}

/** Creates one mutation that hides comments as outdated. */
export function hideMutation(ids: readonly string[]): GraphQLRequest {
  const declarations = ids.map((_, index) => `$id${index}: ID!`).join(', ')
  const fields = ids.map(
    (_, index) => `hide${index}: minimizeComment(input: { subjectId: $id${index}, classifier: OUTDATED }) { clientMutationId }`,
  )
  return {
    query: `mutation (${declarations}) { ${fields.join(' ')} }`,
    variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, id])),
  }
}

/** Reads the answer to stateQuery, without deleted comments. Returns undefined if it is not such an answer. */
export function readStates(data: unknown): readonly CommentState[] | undefined {
  const { nodes }: { nodes?: unknown } = Object(data)
  if (!Array.isArray(nodes)) return undefined
  return nodes.flatMap((node: unknown) => {
    const { id, isMinimized, viewerDidAuthor }: { id?: unknown; isMinimized?: unknown; viewerDidAuthor?: unknown } = Object(node)
    return typeof id === 'string' ? [{ nodeId: id, isOwn: viewerDidAuthor === true, isHidden: isMinimized === true }] : []
  })
}
