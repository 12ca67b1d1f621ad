import { findPart } from '@izlog/contract/editing/apply-op';
import { checkPart } from '@izlog/contract/sections/check-part';
import { declarationOf, sectionNames } from '@izlog/contract/sections/section-list';
import { expect, test } from 'vitest';
import { part } from '#test/part.ts';
import { emptyPart, hasRoom, placeOfPart, withNewIds } from '../door/part-place.ts';
import { groupedSections } from './section-groups.ts';
import { sketches } from './sketches.ts';

test('[EDIT-005] every section can be added: it is offered once, has a picture, and begins as a draft may', () => {
  expect(
    groupedSections()
      .flatMap(([, names]) => names)
      .toSorted(),
  ).toEqual([...sectionNames].sort());
  for (const name of sectionNames) {
    const declaration = declarationOf(name);
    expect(sketches[name], name).toBeDefined();
    expect(declaration && checkPart(emptyPart(name, 'sections'), declaration, 'draft'), name).toEqual([]);
  }
});

test('[EDIT-005] a part is found among those of its list only, and a copy shares no id with it', () => {
  const cards = ['a', 'b'].map((id) => part({ id, handler: 'card', slot: 'cards' }));
  const section = part({ id: 'cards-1', handler: 'cards', slot: 'main', parts: cards });
  const root = part({ id: 'root', handler: 'page', slot: 'root', parts: [section] });

  const place = placeOfPart('content:1:hrv', { root }, 'b');

  expect(place?.siblings.map(({ id }) => id)).toEqual(['a', 'b']);
  expect([place?.place, place?.parent.id, place && hasRoom(place)]).toEqual([1, 'cards-1', true]);
  expect(placeOfPart('content:1:hrv', { root }, 'root')).toBeUndefined();
  const copy = withNewIds(section);
  expect(['cards-1', 'a', 'b'].filter((id) => findPart(copy, id))).toEqual([]);
  expect(copy.parts.map(({ handler }) => handler)).toEqual(['card', 'card']);
});
