import type { ChatMessage } from './chat.js'

/** The color of the edge of a message by status, as `0xRRGGBB`: the colors of GitHub's checks, and amber if results are missing. */
export const statusColors: Readonly<Record<ChatMessage['status'], number>> = {
  successful: 0x1a_7f_37,
  failed: 0xcf_22_2e,
  incomplete: 0xc2_75_00,
  skipped: 0x8c_95_9f,
  cancelled: 0x9a_67_00,
  running: 0x09_69_da,
  unknown: 0x82_50_df,
}

/** Returns the color of a status as `#rrggbb`. */
export const hexColor = (status: ChatMessage['status']): string => `#${statusColors[status].toString(16).padStart(6, '0')}`
