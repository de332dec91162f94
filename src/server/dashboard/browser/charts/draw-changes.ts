import type uPlot from 'uplot'
import { type Change, changeDay, changeShare, changeSince } from './changes.js'

const font = '11px system-ui, sans-serif'
const padding = 6
const lineHeight = 14

/**
 * Draws a dotted line and its label at each change. The label is on the side with more room, below the labels before it, and short if it
 * must be.
 */
export function drawChanges(plot: uPlot, changes: readonly Change[], interval: number, colour: string): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  ctx.save()
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.font = font.replace('11', String(11 * ratio))
  ctx.textBaseline = 'top'
  ctx.lineWidth = ratio
  for (const [place, change] of changes.entries()) {
    // Between the last bucket of the level before and the first one of the new level.
    const x = Math.round(plot.valToPos(change.timestamp - interval / 2, 'x', true))
    ctx.setLineDash([2 * ratio, 3 * ratio])
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    const isRight = x - bbox.left < bbox.width / 2
    ctx.textAlign = isRight ? 'left' : 'right'
    const room = (isRight ? bbox.left + bbox.width - x : x - bbox.left) - padding * ratio
    const labels = [`since ${changeSince(change)}: ${changeShare(change)}`, `since ${changeDay(change)}: ${changeShare(change)}`]
    const label = labels.find((text) => ctx.measureText(text).width <= room) ?? changeShare(change)
    ctx.fillText(label, x + (isRight ? padding : -padding) * ratio, bbox.top + (2 + place * lineHeight) * ratio)
  }
  ctx.restore()
}
