// What is used here of a message in Google Chat (developers.google.com/workspace/chat/api/reference/rest/v1/cards).

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
  /** Shows nothing but its header until somebody opens it. */
  readonly collapsible?: true
  /** At least one. */
  readonly widgets: readonly Widget[]
}

export interface GoogleChatMessage {
  /** What notifications show. */
  readonly fallbackText: string
  readonly cardsV2: readonly [
    {
      readonly cardId: string
      readonly card: {
        /** Plain text. */
        readonly header: { readonly title: string; readonly subtitle: string }
        readonly sections: readonly CardSection[]
      }
    },
  ]
}
