// The parts of a Google Chat message that we use (developers.google.com/workspace/chat/api/reference/rest/v1/cards).

export interface Button {
  readonly text: string
  readonly onClick: { readonly openLink: { readonly url: string } }
}

export type Widget =
  | { readonly textParagraph: { readonly text: string; readonly textSyntax?: 'MARKDOWN' } }
  | { readonly buttonList: { readonly buttons: readonly Button[] } }
  | { readonly divider: Readonly<Record<string, never>> }

export interface CardSection {
  /** Simple HTML. */
  readonly header?: string
  /** Shows only its header until the reader opens it. */
  readonly collapsible?: true
  /** At least one. */
  readonly widgets: readonly Widget[]
}

export interface GoogleChatMessage {
  /** Shown above the card. The only text in which users can be mentioned. */
  readonly text?: string
  /** The text of notifications. */
  readonly fallbackText: string
  readonly cardsV2: readonly [
    {
      readonly cardId: string
      readonly card: { readonly sections: readonly CardSection[] }
    },
  ]
}
