/** Status marks and icons: the content of a `symbol` of 16 × 16 by the name after `symbol-` in its id. */
const shapes = {
  failed:
    '<circle cx="8" cy="8" r="7.25" fill="var(--failed-fill)"/><path d="M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2" stroke="var(--bg)" stroke-width="1.8"/>',
  /** A failure that the base branch has too */
  known: '<g stroke="var(--failed-fill)"><circle cx="8" cy="8" r="6.5"/><path d="M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6"/></g>',
  quarantined:
    '<g stroke="var(--skipped-fill)"><circle cx="8" cy="8" r="6.5" stroke-dasharray="2.6 2.5"/><path d="M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6"/></g>',
  /** A test that did not run, as in the row of its results */
  gone: '<path d="M4 8h8" stroke="var(--skipped-fill)"/>',
  flaky:
    '<circle cx="8" cy="8" r="6.5" stroke="var(--flaky-fill)"/><path d="M8 1.5a6.5 6.5 0 0 0 0 13z" fill="var(--flaky-fill)" stroke="none"/>',
  cancelled: '<g stroke="var(--skipped-fill)"><circle cx="8" cy="8" r="6.5"/><path d="M3.6 12.4l8.8-8.8"/></g>',
  running: '<circle cx="8" cy="8" r="6.5" stroke="var(--skipped-fill)" stroke-dasharray="2.6 2.5"/>',
  unknown:
    '<g stroke="var(--skipped-fill)"><circle cx="8" cy="8" r="6.5"/><path d="M6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.1M8 11.3v.1"/></g>',
  skipped: '<g stroke="var(--skipped-fill)"><circle cx="8" cy="8" r="6.5"/><path d="M5 8h6"/></g>',
  passed: '<path d="M3.2 8.6l3.2 3.2 6.4-7" stroke="var(--passed-fill)" stroke-width="1.9"/>',
  /** A whole run or job that passed */
  complete:
    '<circle cx="8" cy="8" r="7.25" fill="var(--passed-fill)"/><path d="M4.8 8.3l2.2 2.2 4.2-4.6" stroke="var(--bg)" stroke-width="1.7"/>',
  incomplete: '<g stroke="var(--flaky-fill)"><path d="M8 2l6.3 11.5H1.7z"/><path d="M8 6.3v3.4M8 11.6v.1"/></g>',
  search: '<g stroke="currentColor"><circle cx="7" cy="7" r="4.5"/><path d="M10.5 10.5L14 14"/></g>',
  down: '<path d="M4.5 6.5L8 10l3.5-3.5" stroke="currentColor"/>',
  left: '<path d="M10 3.5L5.5 8l4.5 4.5" stroke="currentColor"/>',
  right: '<path d="M6 3.5L10.5 8L6 12.5" stroke="currentColor"/>',
  plus: '<path d="M8 3.5v9M3.5 8h9" stroke="currentColor"/>',
  minus: '<path d="M3.5 8h9" stroke="currentColor"/>',
  expand: '<path d="M9.8 2.8h3.4v3.4M6.2 13.2H2.8V9.8M13 3L9.5 6.5M3 13l3.5-3.5" stroke="currentColor"/>',
  close: '<path d="M4 4l8 8M12 4l-8 8" stroke="currentColor"/>',
  theme:
    '<circle cx="8" cy="8" r="6.25" stroke="currentColor"/><path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z" fill="currentColor" stroke="none"/>',
  branch:
    '<g stroke="currentColor"><circle cx="4.5" cy="3.5" r="1.75"/><circle cx="4.5" cy="12.5" r="1.75"/><circle cx="11.5" cy="5" r="1.75"/><path d="M4.5 5.3v5.4M11.5 6.8c0 2.6-7 1.6-7 3.9"/></g>',
  account: '<g stroke="currentColor"><circle cx="8" cy="5.5" r="2.75"/><path d="M2.5 13.8a5.6 5.6 0 0 1 11 0"/></g>',
  brand:
    '<g stroke="none"><rect x="1" y="8" width="3.5" height="7" rx="1" fill="var(--passed-fill)"/><rect x="6.25" y="1" width="3.5" height="14" rx="1" fill="var(--failed-fill)"/><rect x="11.5" y="8" width="3.5" height="7" rx="1" fill="var(--passed-fill)"/></g>',
  keyboard:
    '<g stroke="currentColor"><rect x="1.5" y="3.5" width="13" height="9" rx="2"/><path d="M4.5 6.5h.1M7.9 6.5h.2M11.4 6.5h.1M5 9.7h6"/></g>',
  copy: '<g stroke="currentColor" stroke-width="1.4"><rect x="5.5" y="5.5" width="8" height="8" rx="1.5"/><path d="M3.5 10.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1"/></g>',
  link: '<path d="M6.8 9.2l2.4-2.4M7.5 4.8l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7l-1.3 1.3M8.5 11.2l-1.3 1.3a2.6 2.6 0 0 1-3.7-3.7l1.3-1.3" stroke="currentColor" stroke-width="1.4"/>',
  wrap: '<path d="M2.5 4h11M2.5 8h8.5a2.2 2.2 0 0 1 0 4.4H8.5M10 10.8l-1.6 1.6L10 14M2.5 12h3" stroke="currentColor" stroke-width="1.4"/>',
  sliders:
    '<g stroke="currentColor"><path d="M2 5h6M12 5h2M2 11h2M8 11h6"/><circle cx="10" cy="5" r="1.8"/><circle cx="6" cy="11" r="1.8"/></g>',
  clip: '<path d="M13 7.2l-5 5a3 3 0 0 1-4.3-4.2l5.2-5.2a2 2 0 0 1 2.9 2.8L6.7 10.7a1 1 0 0 1-1.4-1.4L9.6 5" stroke="currentColor" stroke-width="1.3"/>',
  film: '<rect x="1.75" y="3" width="12.5" height="10" rx="2" stroke="currentColor" stroke-width="1.4"/><path d="M6.6 5.9v4.2L10.2 8z" fill="currentColor" stroke="none"/>',
  trace: '<path d="M2 4.5h7M4.5 8h8M7 11.5h7" stroke="currentColor" stroke-width="2"/>',
  doc: '<path d="M4 1.75h5.2L12.5 5v9.25H4zM9 1.9V5.2h3.3M6 8.2h4.5M6 10.8h4.5" stroke="currentColor" stroke-width="1.3"/>',
  page: '<g stroke="currentColor" stroke-width="1.4"><rect x="1.75" y="2.75" width="12.5" height="10.5" rx="2"/><path d="M2 6h12"/></g>',
  save: '<path d="M8 2.5v7.2M5 7l3 3 3-3M2.75 11.5v1.2a1 1 0 0 0 1 1h8.5a1 1 0 0 0 1-1v-1.2" stroke="currentColor"/>',
  slow: '<g stroke="var(--text-3)"><circle cx="8" cy="8" r="6.5"/><path d="M8 4.4V8l2.6 1.6"/></g>',
} as const

export type SymbolName = keyof typeof shapes

/** Returns the id of a symbol, for `use` elements. */
export const symbolId = (name: SymbolName): string => `symbol-${name}`

/** Returns the invisible element that contains all symbols. */
export const symbolSheet = (): string =>
  `<svg width="0" height="0" class="symbols" aria-hidden="true"><defs>${Object.entries(shapes)
    .map(
      ([name, shape]) =>
        `<symbol id="${symbolId(name as SymbolName)}" viewBox="0 0 16 16"><g fill="none" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shape}</g></symbol>`,
    )
    .join('')}</defs></svg>`
