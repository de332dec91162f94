import { causeTable } from '../causes/cause-table.js'
import { defineComponent } from '../component.js'

/** Shows the causes that several failed tests share, as a table. */
export const causes = defineComponent({
  description: 'Shows the causes that several failed tests share.',
  properties: () => ({}),
  build: (_properties, scope) => (scope.detail.tests === 0 ? [] : causeTable(scope)),
})
