import type { Part } from '@izlog/contract/cms/content/part';

/** A part of content with nothing in it but what a test says. */
export const part = (fields: Partial<Part> = {}): Part => ({
  id: 'part-1',
  handler: 'text',
  slot: 'main',
  meta: {},
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
  ...fields,
});
