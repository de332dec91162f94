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

export type CardElement = RichTextBlock | Container | ColumnSet | CardTable

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
        readonly msteams: { readonly width: 'Full' }
        readonly body: readonly CardElement[]
        readonly actions: readonly OpenUrl[]
      }
    },
  ]
}
