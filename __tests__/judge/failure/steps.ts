import type { TestStep } from '../../../src/records/evidence.js'

const step = (status: TestStep['status'], name: string, steps: readonly TestStep[]): TestStep => ({
  name,
  status,
  ...(steps.length === 0 ? {} : { steps }),
})

export const passed = (name: string, ...steps: readonly TestStep[]): TestStep => step('successful', name, steps)
export const failed = (name: string, ...steps: readonly TestStep[]): TestStep => step('failed', name, steps)
