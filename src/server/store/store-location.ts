/** The location of the history: a local folder, or a ClickHouse server. */
export type StoreLocation =
  | { readonly folder: string }
  | {
      /** May contain user, password and database: `https://user:password@host:8443/database`. */
      readonly url: string
      readonly username?: string | undefined
      readonly password?: string | undefined
      readonly database?: string | undefined
      /** The only trusted certificate authorities, as PEM. Default: Node's. */
      readonly certificateAuthorities?: string | undefined
      /** The maximum duration of a request. Default: one minute. */
      readonly timeoutMs?: number | undefined
    }
