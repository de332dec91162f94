import type { Status } from '../../report-tree/node.js'

/** The colour of a message's edge by its status, as `0xRRGGBB`: those of GitHub's checks. */
export const statusColors: Readonly<Record<Status, number>> = {
  successful: 0x1a_7f_37,
  failed: 0xcf_22_2e,
  skipped: 0x8c_95_9f,
  cancelled: 0x9a_67_00,
  running: 0x09_69_da,
  unknown: 0x82_50_df,
}

/** The same as `#rrggbb`. */
export const hexColor = (status: Status): string => `#${statusColors[status].toString(16).padStart(6, '0')}`
