import { expect, test } from 'vitest'
import { createAttachmentList, maximumContent } from '../../../../src/read/formats/fields/attachment-list.js'
import { createWholeText } from '../../../../src/read/formats/fields/whole-text.js'

const data = (length: number) => ({ name: 'a.png', content: { base64: 'A'.repeat(length) } })

test('states a reason instead of the data of an attachment when the data is too long', () => {
  const text = createWholeText(maximumContent)
  for (const piece of ['A'.repeat(maximumContent - 5), 'A'.repeat(5), 'B', 'C']) text.append(piece)
  const list = createAttachmentList()
  list.add({ name: 'a.png', content: { base64: text.take() } })
  list.add(data(3))
  expect(list.take()).toEqual([{ name: 'a.png', reason: 'size' }, data(3)])
})

test('keeps all data when it has exactly the maximum length', () => {
  const text = createWholeText(4)
  text.append('ab')
  text.append('cd')
  expect(text.take()).toBe('abcd')
  expect(text.take()).toBe('')
})

test('states a reason instead of data when the attachments of several tests are too long together', () => {
  const contents = { left: 10 }
  const lists = [createAttachmentList(contents), createAttachmentList(contents)]
  for (const list of lists) list.add(data(6))
  expect(lists.map((list) => list.take())).toEqual([[data(6)], [{ name: 'a.png', reason: 'limit' }]])
})

test('counts data no longer when it is dropped', () => {
  const contents = { left: 10 }
  const list = createAttachmentList(contents)
  list.add(data(6))
  list.drop()
  list.add(data(6))
  expect(list.take()).toEqual([data(6)])
  expect(list.take()).toBeUndefined()
})

test('counts the data of each test on its own when nothing is shared', () => {
  const list = createAttachmentList()
  for (let test = 0; test < 3; test += 1) {
    list.add(data(maximumContent))
    expect(list.take()?.[0]).not.toHaveProperty('reason')
  }
})
