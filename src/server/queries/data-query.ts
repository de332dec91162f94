import type { Readable } from 'node:stream'
import type { Static, TObject, TSchema } from 'typebox'
import type { Answer } from '../answers/answer.js'
import type { QuerySource } from '../store/query-reader.js'

/** The parameters of every query. */
export interface OfOrganisation {
  readonly org: string
}

export interface StoreQuery<Parameters extends OfOrganisation = OfOrganisation, Result = unknown> {
  /** Throws a StoreLimitError if a query of the engine exceeds the limits. */
  read(source: QuerySource, parameters: Parameters): Promise<Result>
}

/** A query of the store with a route of its own, as documented at `/docs`. */
export interface DataQuery<
  Given extends TObject = TObject,
  Parameters extends OfOrganisation = OfOrganisation,
  Result = unknown,
  Schema extends TSchema = TSchema,
> extends StoreQuery<Parameters, Result> {
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly querystring: Given
  readonly answer: Schema
  readonly answerDescription: string
  /** The media type of the answer. Default: `application/json`. */
  readonly mediaType?: string
  /**
   * Fills in what depends on the time. Throws an HttpProblem if the parameters contradict each other.
   * @param given the organisation is the one that the key belongs to; the project is the only one of the key, if it has one
   * @param now Unix ms
   */
  prepare(given: Static<Given> & OfOrganisation & { readonly project?: string }, now: number): Parameters
  /** Writes the document. Default: the result is the answer, or the document itself. */
  write?(result: Result): Promise<Readable>
}

/** Defines a query whose result is the answer or the document. Its types follow from the schemas of its parameters and its answer. */
export const dataQuery = <
  Given extends TObject,
  Parameters extends OfOrganisation,
  Result extends Answer<Schema> | Readable,
  Schema extends TSchema,
>(
  query: DataQuery<Given, Parameters, Result, Schema>,
): DataQuery<Given, Parameters, Result, Schema> => query
