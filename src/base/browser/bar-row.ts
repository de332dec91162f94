import { element } from './element.js'
import { webLink } from './web-link.js'

/** A result in a row, which is drawn as a bar. */
export interface Bar {
  readonly result: 'passed' | 'flaky' | 'failed' | 'skipped' | 'none'
  /** The name of the bar for screen readers: `Build 4210: failed`. */
  readonly label: string
  /** Shown while the bar has the pointer or the focus. */
  readonly tip: string
  readonly url: string | undefined
  /** Whether it is the result of the build that the page is about. */
  readonly isNow?: boolean
}

/**
 * Creates one bar per result, the oldest first. Tab reaches one of them, and arrow keys move between them.
 * @param axis the dates below the bars. They can use the number of bars before the last one (`--earlier`).
 */
export function barRow(bars: readonly Bar[], title: string, axis?: HTMLElement): HTMLElement {
  const tip = element('p', { class: 'history-tip small', 'aria-hidden': 'true' })
  tip.hidden = true
  const links = bars.map((bar, index) => linkOf(bar, index === bars.length - 1))
  const row = element('div', { class: 'history-bars', role: 'group', 'aria-label': title, 'data-arrow-keys': '' }, ...links)
  const framed = axis === undefined ? row : element('div', { class: 'history-frame' }, row, axis)
  framed.style.setProperty('--earlier', String(bars.length - 1))
  const whole = element('div', { class: 'history-row' }, framed, tip)

  function show(index: number): void {
    const [bar, link] = [bars[index], links[index]]
    if (bar === undefined || link === undefined) return
    tip.textContent = bar.tip
    tip.hidden = false
    const middle = link.offsetLeft + link.offsetWidth / 2 - tip.offsetWidth / 2
    tip.style.left = `${Math.max(Math.min(middle, whole.offsetWidth - tip.offsetWidth), 0)}px`
  }
  const indexOf = (target: EventTarget | null) =>
    target instanceof Element ? links.indexOf(target.closest<HTMLElement>('.bar') ?? row) : -1
  const hide = () => {
    tip.hidden = true
  }
  row.addEventListener('pointerover', ({ target }) => {
    const index = indexOf(target)
    if (index === -1) hide()
    else show(index)
  })
  row.addEventListener('pointerleave', hide)
  row.addEventListener('focusin', ({ target }) => {
    const index = indexOf(target)
    for (const [place, link] of links.entries()) link.tabIndex = place === index ? 0 : -1
    show(index)
  })
  row.addEventListener('focusout', hide)
  row.addEventListener('keydown', (event) => {
    // The first Escape only hides the tip, which may cover other texts.
    if (event.key === 'Escape' && !tip.hidden) {
      event.preventDefault()
      hide()
      return
    }
    const index = indexOf(event.target)
    const last = links.length - 1
    const next = { ArrowLeft: Math.max(index - 1, 0), ArrowRight: Math.min(index + 1, last), Home: 0, End: last }[event.key]
    if (next === undefined || index === -1) return
    event.preventDefault()
    links[next]?.focus()
  })
  return whole
}

function linkOf({ result, label, url, isNow = false }: Bar, isLast: boolean): HTMLElement {
  const className = `bar bar-${result}${isNow ? ' now' : ''}`
  const link = webLink(url, { class: className, 'aria-label': label, tabindex: isLast ? '0' : '-1' })
  // A build without an address is not a link.
  if (link.tagName !== 'A') link.setAttribute('role', 'img')
  return link
}
