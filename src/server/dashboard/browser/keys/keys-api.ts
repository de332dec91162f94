import type { Keys, ManagedKey, NewKey, NewKeyRequest } from '../../../answers/keys.js'
import { ApiError, apiErrorOf } from '../answers/api-error.js'

/** A key of an organisation, without its secret value. */
export interface ServerKey extends Omit<ManagedKey, 'expiresAt' | 'project'> {
  /** Unix ms; 0 if it never expires. */
  readonly expiresAt: number
  /** Empty if the key gives access to all projects. */
  readonly project: string
}

/** The requests that manage keys. Every promise may be rejected with an {@link ApiError}. */
export interface KeysApi {
  list(): Promise<readonly ServerKey[]>
  /** Returns the secret value, which the server does not show again. */
  create(key: NewKeyRequest): Promise<string>
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
  const readAnswer = async <Answer extends object>(response: Response, name: keyof Answer & string): Promise<Answer> => {
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null || !(name in answer))
      throw new ApiError(response.status, 'This is not a response of the API.', `The field “${name}” is missing.`)
    return answer as Answer
  }
  return {
    list: async () => (await readAnswer<Keys>(await send('v1/keys'), 'keys')).keys.map(readKey),
    async create(key) {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(key) }
      return (await readAnswer<NewKey>(await send('v1/keys', init), 'key')).key
    },
    async revoke(id) {
      await send(`v1/keys/${encodeURIComponent(id)}`, { method: 'DELETE' })
    },
  }
}

const readKey = ({ expiresAt = 0, project = '', ...key }: ManagedKey): ServerKey => ({ ...key, expiresAt, project })
