import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { TeamsMessage } from '../../../../../src/report/render/chat/teams-card.js'

const color = (normal: string) => ({ default: normal, subtle: '#616161' })
const container = (backgroundColor: string) => ({
  backgroundColor,
  foregroundColors: {
    default: color('#242424'),
    accent: color('#5b5fc7'),
    good: color('#237b4b'),
    warning: color('#835c00'),
    attention: color('#c4314b'),
  },
})

const fonts = {
  fontSizes: { small: 12, default: 14, medium: 16, large: 18, extraLarge: 24 },
  lineHeights: { small: 16, default: 20, medium: 22, large: 24, extraLarge: 32 },
  fontWeights: { lighter: 200, default: 400, bolder: 600 },
}

/** The settings of Teams for Adaptive Cards. */
const hostConfig = {
  fontFamily: '"Segoe UI", "Liberation Sans", sans-serif',
  fontTypes: {
    default: { fontFamily: '"Segoe UI", "Liberation Sans", sans-serif', ...fonts },
    monospace: { fontFamily: 'Consolas, "DejaVu Sans Mono", monospace', ...fonts },
  },
  spacing: { small: 8, default: 12, medium: 16, large: 20, extraLarge: 24, padding: 16 },
  containerStyles: {
    default: container('#ffffff'),
    emphasis: container('#f5f5f5'),
    good: container('#e7f2da'),
    attention: container('#fcf4f6'),
    warning: container('#fbf6d9'),
    accent: container('#e8ebfa'),
  },
  actions: { actionsOrientation: 'horizontal', actionAlignment: 'left', buttonSpacing: 8, spacing: 'default' },
  factSet: { title: { weight: 'bolder', wrap: true, maxWidth: 150 }, value: { wrap: true }, spacing: 16 },
}

export const teamsStyle = `
  body { font: 14px/20px "Segoe UI", "Liberation Sans", sans-serif; color: #242424 }
  .card { border: 1px solid #e0e0e0; border-radius: 4px }
  .ac-pushButton { font: 600 14px/20px "Segoe UI", "Liberation Sans", sans-serif; height: 32px; padding: 0 12px; border: 1px solid #d1d1d1; border-radius: 4px; background: #fff }
  a { color: #5b5fc7; text-decoration: none }`

const library = createRequire(import.meta.url).resolve('adaptivecards/dist/adaptivecards.min.js')

/** Shows a message with the renderer of Microsoft. */
export function teamsMessage({ attachments: [{ content }] }: TeamsMessage): string {
  const json = JSON.stringify(content).replaceAll('<', '\\u003c')
  return `<div class="card" id="card"></div>
<script>${readFileSync(library, 'utf8')}</script>
<script>
  {
  const card = new AdaptiveCards.AdaptiveCard()
  card.hostConfig = new AdaptiveCards.HostConfig(${JSON.stringify(hostConfig)})
  AdaptiveCards.AdaptiveCard.onProcessMarkdown = (text, result) => { result.outputHtml = text; result.didProcess = true }
  card.parse(${json})
  document.getElementById('card').append(card.render())
  }
</script>`
}
