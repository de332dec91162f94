/** The zoom of the image in a scrolling area. */
export interface ImageZoom {
  /** Shows another image as a whole. Its size in pixels may become known only when it is loaded. */
  show(image: HTMLImageElement): void
  /** Fits the image into the area. A small one keeps its size. */
  fit(): void
  /** Shows one pixel of the image as one pixel of the page. */
  actualSize(): void
  zoomIn(): void
  zoomOut(): void
}

interface Point {
  readonly x: number
  readonly y: number
}

const maximumScale = 16
const minimumScale = 0.02
const buttonFactor = 1.25
/** Above this scale, single pixels of the image are visible. */
const smoothScale = 2
/** The heights in pixels of the units of a wheel: pixel, line, page. */
const wheelUnits = [1, 16, 400]

/**
 * Creates the zoom of an area. The wheel, two fingers and a double click zoom at their place, and dragging moves the image.
 * @param onChange gets the scale after each change
 */
export function createImageZoom(area: HTMLElement, onChange: (scale: number) => void): ImageZoom {
  let image: HTMLImageElement | undefined
  let scale = 1
  let isFitting = true

  const sizeOf = (shown: HTMLImageElement) => ({
    width: Number(shown.getAttribute('width')) || shown.naturalWidth,
    height: Number(shown.getAttribute('height')) || shown.naturalHeight,
  })

  /** Keeps the point of the image that is at a place of the screen there. */
  function zoom(wanted: number, at: Point = centreOf(area)): void {
    if (image === undefined) return
    const { width, height } = sizeOf(image)
    const before = image.getBoundingClientRect()
    scale = Math.min(maximumScale, Math.max(minimumScale, wanted))
    isFitting = false
    image.style.width = `${width * scale}px`
    image.style.height = `${height * scale}px`
    image.classList.toggle('pixelated', scale > smoothScale)
    const after = image.getBoundingClientRect()
    if (before.width > 0 && before.height > 0) {
      area.scrollLeft += after.left + ((at.x - before.left) / before.width) * after.width - at.x
      area.scrollTop += after.top + ((at.y - before.top) / before.height) * after.height - at.y
    }
    onChange(scale)
  }

  function fit(): void {
    if (image === undefined) return
    const { width, height } = sizeOf(image)
    if (width > 0 && height > 0) zoom(Math.min(1, area.clientWidth / width, area.clientHeight / height))
    isFitting = true
  }

  area.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      // Two fingers on a touchpad are reported as a wheel with the Control key, in small steps.
      const speed = event.ctrlKey ? 0.01 : 0.002
      zoom(scale * Math.exp(-event.deltaY * (wheelUnits[event.deltaMode] ?? 1) * speed), { x: event.clientX, y: event.clientY })
    },
    { passive: false },
  )
  area.addEventListener('dblclick', (event) => {
    if (isFitting) zoom(scale < 1 ? 1 : smoothScale, { x: event.clientX, y: event.clientY })
    else fit()
  })
  listenToFingers(area, (factor, from, to) => {
    area.scrollLeft -= to.x - from.x
    area.scrollTop -= to.y - from.y
    if (factor !== 1) zoom(scale * factor, to)
  })
  new ResizeObserver(() => {
    if (isFitting) fit()
  }).observe(area)

  return {
    show(shown) {
      image = shown
      area.replaceChildren(shown)
      shown.addEventListener('load', () => {
        if (isFitting) fit()
      })
      fit()
    },
    fit,
    actualSize: () => zoom(1),
    zoomIn: () => zoom(scale * buttonFactor),
    zoomOut: () => zoom(scale / buttonFactor),
  }
}

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Calls a function when one or two pressed pointers move: with the growth of their distance, and the places of their centre. */
function listenToFingers(area: HTMLElement, onMove: (factor: number, from: Point, to: Point) => void): void {
  const pressed = new Map<number, Point>()
  const centre = (): Point => {
    const points = [...pressed.values()]
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
  }
  const distance = (): number => {
    const [one, other] = [...pressed.values()]
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)
  }
  area.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pressed.size === 2) return
    pressed.set(event.pointerId, { x: event.clientX, y: event.clientY })
    area.setPointerCapture(event.pointerId)
  })
  area.addEventListener('pointermove', (event) => {
    if (!pressed.has(event.pointerId)) return
    const from = centre()
    const apart = distance()
    pressed.set(event.pointerId, { x: event.clientX, y: event.clientY })
    onMove(apart > 0 ? distance() / apart : 1, from, centre())
  })
  for (const end of ['pointerup', 'pointercancel'] as const)
    area.addEventListener(end, ({ pointerId }) => {
      pressed.delete(pointerId)
    })
}
