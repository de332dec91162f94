// The parts of Adaptive Cards 1.5 that we use (adaptivecards.io/explorer). It is the newest version that all clients of Teams show.

export type CardColor = 'good' | 'attention' | 'warning' | 'accent'
export type ContainerStyle = CardColor | 'emphasis'

export interface OpenUrl {
  readonly type: 'Action.OpenUrl'
  readonly url: string
  readonly title?: string
}

/** Toggles the visibility of elements. */
interface ToggleVisibility {
  readonly type: 'Action.ToggleVisibility'
  readonly title: string
  readonly targetElements: readonly string[]
}

export interface TextStyle {
  readonly weight?: 'bolder'
  readonly size?: 'small' | 'medium' | 'large'
  readonly color?: CardColor
  readonly fontType?: 'monospace'
  readonly italic?: true
  readonly isSubtle?: true
  readonly selectAction?: OpenUrl
}

export interface TextRun extends TextStyle {
  readonly type: 'TextRun'
  readonly text: string
}

/** Text without a style may be a string. */
export type Run = string | TextRun

interface Element {
  readonly spacing?: 'none' | 'small' | 'medium' | 'large'
  readonly separator?: true
}

interface RichTextBlock extends Element {
  readonly type: 'RichTextBlock'
  readonly horizontalAlignment?: 'right'
  readonly inlines: readonly Run[]
}

/** Text that clients parse as Markdown, and the only element in which users can be mentioned. */
interface TextBlock extends Element {
  readonly type: 'TextBlock'
  readonly text: string
  readonly wrap: true
}

/** Labels and values side by side. Clients parse the values as Markdown. */
interface FactSet extends Element {
  readonly type: 'FactSet'
  readonly facts: readonly { readonly title: string; readonly value: string }[]
}

interface Container extends Element {
  readonly type: 'Container'
  readonly style?: ContainerStyle
  /** Extends to the edges of the card. */
  readonly bleed?: true
  /** The name by which actions refer to it. */
  readonly id?: string
  readonly isVisible?: false
  readonly selectAction?: ToggleVisibility
  readonly items: readonly CardElement[]
}

interface Column {
  readonly type: 'Column'
  readonly width: 'auto' | 'stretch'
  readonly items: readonly CardElement[]
}

interface ColumnSet extends Element {
  readonly type: 'ColumnSet'
  readonly columns: readonly Column[]
}

interface TableCell {
  readonly type: 'TableCell'
  readonly items: readonly CardElement[]
}

interface CardTable extends Element {
  readonly type: 'Table'
  readonly showGridLines: false
  readonly columns: readonly { readonly width: number; readonly horizontalCellContentAlignment?: 'right' }[]
  readonly rows: readonly { readonly type: 'TableRow'; readonly cells: readonly TableCell[] }[]
}

export type CardElement = RichTextBlock | TextBlock | FactSet | Container | ColumnSet | CardTable

/** A user whom a `TextBlock` mentions. */
export interface MentionEntity {
  readonly type: 'mention'
  /** As in the `TextBlock`. */
  readonly text: string
  /** The id is an object ID of Microsoft Entra or a user principal name. */
  readonly mentioned: { readonly id: string; readonly name: string }
}

/** The body for a webhook of the Workflows app: a message with one card. */
export interface TeamsMessage {
  readonly type: 'message'
  readonly attachments: readonly [
    {
      readonly contentType: 'application/vnd.microsoft.card.adaptive'
      readonly contentUrl: null
      readonly content: {
        readonly $schema: string
        readonly type: 'AdaptiveCard'
        readonly version: '1.5'
        readonly fallbackText: string
        readonly msteams: { readonly width: 'Full'; readonly entities?: readonly MentionEntity[] }
        readonly body: readonly CardElement[]
        readonly actions: readonly OpenUrl[]
      }
    },
  ]
}
