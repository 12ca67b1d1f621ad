import { declarations } from '@izlog/contract/sections/section-list';
import { expect, test } from 'vitest';
import { controls } from './field-control.tsx';

/** Roots of documents: their fields are those of the page and of the back office. */
const roots = ['page', 'post', 'term', 'template', 'navigation', 'event', 'product', 'category', 'look'];

test('[EDIT-005] every field and option that a section, a part or what stands around the page declares has a control, rich text where it stands', () => {
  const lacking = declarations
    .filter(({ handler }) => !roots.includes(handler))
    .flatMap(({ handler, meta, options }) =>
      Object.entries({ ...meta, ...options })
        .filter(([, { kind }]) => kind !== 'rich' && controls[kind] === null)
        .map(([name, { kind }]) => `${handler}.${name}: ${kind}`),
    );

  expect(lacking).toEqual([]);
});
