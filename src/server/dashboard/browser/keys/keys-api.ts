import { type Item, isItem, itemsOf, numberOf, textOf, textsOf } from '../answers/answer-fields.js'
import { ApiError, apiErrorOf } from '../answers/api-error.js'

/** A key of an organisation, without its secret value. */
export interface ServerKey {
  readonly id: string
  readonly org: string
  readonly name: string
  readonly scopes: readonly string[]
  /** The time of the creation in Unix ms. */
  readonly createdAt: number
  /** The time of the end in Unix ms; 0 if the key never expires. */
  readonly expiresAt: number
  /** Empty if the key gives access to all projects. */
  readonly project: string
}

/** The properties of a new key. Without `expiresAt`, it never expires, and without `project`, it gives access to all projects. */
export interface NewKey {
  readonly org: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly expiresAt?: number
  readonly project?: string
}

/** The requests that manage keys. Every promise may be rejected with an {@link ApiError}. */
export interface KeysApi {
  list(): Promise<readonly ServerKey[]>
  /** Returns the secret value, which the server does not show again. */
  create(key: NewKey): Promise<string>
  revoke(id: string): Promise<void>
}

/** Sends requests with the administration key. */
export function createKeysApi(administrationKey: string): KeysApi {
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'Service-Api-Key': administrationKey, Accept: 'application/json', ...init.headers }
    const response = await fetch(path, { ...init, headers, credentials: 'omit', cache: 'no-store' }).catch((cause: unknown) => {
      throw new ApiError(0, 'The server cannot be reached.', 'Check the network, and that the server is running.', { cause })
    })
    if (!response.ok) throw await apiErrorOf(response)
    return response
  }
  const readAnswer = async (response: Response): Promise<Item> => {
    const answer: unknown = await response.json()
    if (!isItem(answer)) throw new ApiError(response.status, 'This is not a response of the API.', 'It must be an object.')
    return answer
  }
  return {
    list: async () => itemsOf(await readAnswer(await send('v1/keys')), 'keys').map(readKey),
    async create(key) {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(key) }
      return textOf(await readAnswer(await send('v1/keys', init)), 'key')
    },
    async revoke(id) {
      await send(`v1/keys/${encodeURIComponent(id)}`, { method: 'DELETE' })
    },
  }
}

const readKey = (item: Item): ServerKey => ({
  id: textOf(item, 'id'),
  org: textOf(item, 'org'),
  name: textOf(item, 'name'),
  scopes: textsOf(item, 'scopes'),
  createdAt: numberOf(item, 'createdAt'),
  expiresAt: numberOf(item, 'expiresAt'),
  project: textOf(item, 'project'),
})
