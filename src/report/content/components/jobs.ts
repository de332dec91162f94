import { defineComponent } from '../component.js'
import { jobBlocks } from '../jobs/job-blocks.js'
import { jobGroups } from '../jobs/job-groups.js'

/** Shows the jobs of a build, or the modules of its only job: all of them as a grid, or those that did not pass as a list. */
export const jobs = defineComponent({
  description: 'Shows the jobs of a build, or the modules of its only job.',
  properties: ({ Type }) => ({
    length: Type.Optional(
      Type.Enum(['short', 'long'], {
        description: 'Shows only a short list or a grid, or only a list that is so long that it is collapsed; default: either.',
      }),
    ),
  }),
  build({ length }, { summary }) {
    const blocks = jobBlocks(jobGroups(summary))
    const isLong = blocks.some(({ type }) => type === 'section')
    return length === undefined || (length === 'long') === isLong ? blocks : []
  },
})
