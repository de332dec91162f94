import { UserError } from '../../base/errors.js'

/** The part of a pattern that names the job of the files that it matches, such as `<job>` or `results-<job>`. */
export interface JobPlace {
  /** The index of the name in the path, from the root of the volume. */
  readonly index: number
  /** The number of characters in this name before and after the job. */
  readonly before: number
  readonly after: number
}

const mark = '<job>'

/**
 * Replaces `<job>` in the segments of a pattern by `*`.
 * @param depth the number of names before the first segment, from the root of the volume
 * @throws UserError if the name of the job would be ambiguous
 */
export function withoutJob(
  pattern: string,
  segments: readonly string[],
  depth: number,
): { readonly segments: readonly string[]; readonly job?: JobPlace } {
  const place = segments.findIndex((segment) => segment.includes(mark))
  if (place === -1) return { segments }
  const [before = '', after = '', ...others] = segments[place]?.split(mark) ?? []
  if (others.length > 0 || segments.slice(place + 1).some((segment) => segment.includes(mark)))
    throw new UserError(`The pattern "${pattern}" contains "${mark}" twice.`, { hint: 'Write it once, and "*" for other names.' })
  if (/[*?[\\]/.test(before + after) || segments.slice(0, place).includes('**'))
    throw new UserError(`The pattern "${pattern}" has a wildcard that makes the name of the job ambiguous.`, {
      hint: `Write no "**" before "${mark}", and no wildcard in the same name, such as "artifacts/results-${mark}/**/*.xml".`,
    })
  return {
    segments: segments.with(place, `${before}*${after}`),
    job: { index: depth + place, before: before.length, after: after.length },
  }
}

/** Returns the name of the job of a file. Returns undefined if the path has no such name. */
export function jobAt({ index, before, after }: JobPlace, names: readonly string[]): string | undefined {
  const name = names[index] ?? ''
  return name.slice(before, name.length - after) || undefined
}
