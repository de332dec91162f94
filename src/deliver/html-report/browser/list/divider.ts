import { element } from '../../../../base/browser/element.js'
import { createStoredSetting } from '../../../../base/browser/stored-setting.js'

/** The width of the list in percent of the page. */
const usual = 38
const minimum = 20
const maximum = 70
const step = 2

/** Creates the divider between the list and the details: dragged, or moved by arrow keys. Its place is remembered. */
export function createDivider(split: HTMLElement): HTMLElement {
  const setting = createStoredSetting('list-width')
  const divider = element('div', {
    class: 'divider',
    role: 'separator',
    tabindex: '0',
    'aria-orientation': 'vertical',
    'aria-label': 'Width of the list',
    'aria-valuemin': String(minimum),
    'aria-valuemax': String(maximum),
  })
  let width = usual

  function resize(wanted: number): void {
    width = Math.min(Math.max(Math.round(wanted * 10) / 10, minimum), maximum)
    split.style.setProperty('--list-width', `${width}%`)
    divider.setAttribute('aria-valuenow', String(Math.round(width)))
  }
  const stored = Number(setting.read() ?? usual)
  resize(Number.isFinite(stored) ? stored : usual)

  divider.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    divider.setPointerCapture(event.pointerId)
  })
  divider.addEventListener('pointermove', (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return
    const { left, width: whole } = split.getBoundingClientRect()
    resize(((event.clientX - left) / whole) * 100)
  })
  divider.addEventListener('pointerup', () => setting.write(String(width)))
  divider.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    resize(width + by)
    setting.write(String(width))
  })
  divider.addEventListener('dblclick', () => {
    resize(usual)
    setting.write(String(usual))
  })
  return divider
}
