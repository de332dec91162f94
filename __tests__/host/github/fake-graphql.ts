import { readFileSync } from 'node:fs'
import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql'
import type { FakeComment, FakeRepository } from './fake-repository.js'
import type { Viewer } from './fake-rest.js'

// The package also exports its schema as a text, but with a validator that builds it a second time.
const schemaUrl = new URL('schema.graphql', import.meta.resolve('@octokit/graphql-schema'))
const schema = buildSchema(readFileSync(schemaUrl, 'utf8'), { assumeValidSDL: true })

/** A GraphQL answer, and the violations of GitHub's schema in the query. */
export interface GraphQLAnswer {
  readonly body: { readonly data?: unknown; readonly errors?: readonly object[] }
  readonly violations: readonly string[]
}

/** Implements GitHub's GraphQL API for the comments of a repository. */
export async function answerGraphQL(
  { query, variables }: { readonly query?: unknown; readonly variables?: unknown },
  repository: FakeRepository,
  viewer: Viewer,
): Promise<GraphQLAnswer> {
  const find = (nodeId: string): FakeComment | undefined => [...repository.comments.values()].find((comment) => comment.nodeId === nodeId)
  const node = (comment: FakeComment): object => ({
    __typename: comment.place.kind === 'pullRequest' ? 'IssueComment' : 'CommitComment',
    id: comment.nodeId,
    databaseId: comment.id,
    body: comment.body,
    isMinimized: comment.isHidden,
    minimizedReason: comment.isHidden ? 'outdated' : null,
    viewerDidAuthor: comment.author === viewer.login,
    viewerCanMinimize: viewer.may(comment.place.kind, 'write'),
  })
  const missing = (id: string): GraphQLError => failure('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`)

  /** Returns a commit by its hash, or a file by an expression with hash and path. */
  function gitObject({ oid, expression = '' }: { oid?: string; expression?: string }): object | null {
    if (!viewer.may('commit', 'read')) return failure('FORBIDDEN', 'Resource not accessible by integration')
    const [hash = '', path = ''] = oid === undefined ? expression.split(/:(.*)/s) : [oid]
    const files = repository.commits[hash]
    if (files === undefined) return null
    if (path === '') return { __typename: 'Commit', oid: hash }
    const text = files[path]
    return text === undefined ? null : { __typename: 'Blob', text, isTruncated: text.length > 512_000 }
  }

  const rootValue = {
    repository: ({ owner, name }: { owner: string; name: string }) =>
      `${owner}/${name}` === repository.name
        ? { object: gitObject }
        : failure('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`),
    node: ({ id }: { id: string }) => {
      const comment = find(id)
      return comment ? node(comment) : missing(id)
    },
    nodes: ({ ids }: { ids: readonly string[] }) => {
      if (ids.length > 100) return failure('ARGUMENT_LIMIT', `You may not provide more than 100 node ids; you provided ${ids.length}.`)
      return ids.map((id) => {
        const comment = find(id)
        return comment ? node(comment) : missing(id)
      })
    },
    minimizeComment: ({ input }: { input: { subjectId: string; clientMutationId?: string } }) => {
      const comment = find(input.subjectId)
      if (!comment) return missing(input.subjectId)
      if (!viewer.may(comment.place.kind, 'write')) return failure('FORBIDDEN', 'Resource not accessible by integration')
      comment.isHidden = true
      return { clientMutationId: input.clientMutationId ?? null, minimizedComment: node(comment) }
    },
  }

  const errors = typeof query === 'string' ? [] : [new GraphQLError('A query attribute must be specified and must be a string.')]
  if (typeof query === 'string') {
    try {
      const document = parse(query)
      errors.push(...validate(schema, document))
      if (errors.length === 0) {
        const result = await execute({
          schema,
          document,
          rootValue,
          variableValues: (variables ?? {}) as Record<string, unknown>,
        })
        const isBroken = result.data === undefined
        return {
          body: { data: result.data ?? null, ...(result.errors ? { errors: result.errors.map(errorJson) } : {}) },
          violations: isBroken ? (result.errors ?? []).map((error) => `GraphQL: ${error.message}`) : [],
        }
      }
    } catch (error) {
      errors.push(error instanceof GraphQLError ? error : new GraphQLError(String(error)))
    }
  }
  return { body: { errors: errors.map(errorJson) }, violations: errors.map((error) => `GraphQL: ${error.message}`) }
}

function failure(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } })
}

/** Like GitHub, returns the type of an error next to its message, not in the extensions. */
function errorJson({ message, path, locations, extensions }: GraphQLError): object {
  return { ...('type' in extensions ? { type: extensions.type } : {}), path, locations, message }
}
