/** Where the history is kept: a folder of this machine, or a ClickHouse server. */
export type StoreLocation =
  | { readonly folder: string }
  | {
      /** May hold user, password and database: `https://user:password@host:8443/database`. */
      readonly url: string
      readonly username?: string | undefined
      readonly password?: string | undefined
      readonly database?: string | undefined
      /** The certificate authorities that are trusted beside none other, as PEM; those of Node where it is left out. */
      readonly certificateAuthorities?: string | undefined
      /** How long a request may take; a minute where it is left out. */
      readonly timeoutMs?: number | undefined
    }
