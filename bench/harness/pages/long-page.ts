import { randomUUID } from 'node:crypto';
import type { Call } from '@izlog/contract/client';
import type { Part } from '@izlog/contract/cms/content/part';
import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import { documentCreate } from '@izlog/contract/editing/document-create';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editCheck, editPublish } from '@izlog/contract/editing/edit-publish';
import { partLimits } from '@izlog/contract/sections/part-limits';
import { declarationOf, sectionNames } from '@izlog/contract/sections/section-list';

const sections = 300;
const richTexts = 40;
const mostPeople = 24;

/** A page as large as the platform lets one be. */
export interface LongPage {
  path: string;
  sections: number;
  /** Fields of its sections. The goal speaks of 5,000; no kinds have more of them in so many parts than those used here. */
  fields: number;
  /** Why it has no more. */
  limit: string;
}

/** What stands in each of its rich texts. */
export const longPageWords =
  'Riječi koje stoje na stranici i koje se čitaju kao i svake druge, redak za retkom.';

/** Makes the page, 300 sections of which 40 are rich texts, in as many parts as a document may have; and publishes it. */
export async function makeLongPage(call: Call): Promise<LongPage> {
  const parts = Array.from({ length: sections }, (_, place) => sectionAt(place));
  const { id } = await call(documentCreate, { kind: 'page', title: 'Dugačka stranica' });
  const ref: DocumentRef = { kind: 'content', id, language: 'hrv' };
  const draft = async () => (await call(editState, { documents: documentKey(ref) })).documents[0];
  for (let from = 0; from < parts.length; from += 100) {
    const ops = parts.slice(from, from + 100).map((part, place) => ({
      op: 'insert' as const,
      id: randomUUID(),
      n: 1,
      part,
      parent: 'root',
      slot: 'sections',
      after: parts[from + place - 1]?.id ?? null,
    }));
    const base = (await draft())?.rev ?? 0;
    const { documents } = await call(editOps, { session: randomUUID(), documents: [{ ...ref, base, ops }] });
    const refused = documents[0]?.results.find(({ state }) => state !== 'applied');
    if (refused) throw new Error(`A section was not taken: ${JSON.stringify(refused)}`);
  }
  const { warnings } = await call(editCheck, { items: [ref] });
  const rev = (await draft())?.rev ?? 0;
  await call(editPublish, { items: [{ ...ref, rev }], accept: warnings.map(({ key }) => key) });
  const slug = (await draft())?.body?.root.meta.slug;
  return {
    path: `/${String(slug)}`,
    sections,
    fields: parts.reduce((sum, part) => sum + fieldsIn(part), 0),
    limit: `a document holds ${partLimits.parts} parts, a section's fullest ${mostFields()} fields`,
  };
}

const words = longPageWords;
const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] };

/** Rich texts spread over the page, addresses between them, and at its end teams for the parts that are left. */
function sectionAt(place: number): Part {
  if (place % Math.floor(sections / richTexts) === 0 && place / Math.floor(sections / richTexts) < richTexts)
    return partOf('text', { heading: `Tekst ${place}`, body: rich });
  const people = Math.min(mostPeople, partLimits.parts - sections - (sections - 1 - place) * mostPeople);
  if (people > 0)
    return partOf(
      'team',
      { heading: `Ekipa ${place}`, body: rich },
      Array.from({ length: people }, (_, one) => ({
        ...partOf('person', { name: `Osoba ${one}`, role: words, words: rich }),
        slot: 'people',
      })),
    );
  return partOf('map', {
    heading: `Mjesto ${place}`,
    name: `Poslovnica ${place}`,
    address: words,
    hours: words,
    phone: '01 5555 210',
    mail: 'upit@izlog.example',
    directions: { name: 'Put do nas', link: { kind: 'path', path: '/kontakt' } },
  });
}

const partOf = (handler: string, meta: Part['meta'], parts: Part[] = []): Part => ({
  id: randomUUID(),
  handler,
  slot: 'sections',
  meta,
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts,
});

const fieldsIn = ({ handler, parts }: Part): number =>
  Object.keys(declarationOf(handler)?.meta ?? {}).length +
  parts.reduce((sum, part) => sum + fieldsIn(part), 0);

const mostFields = (): number =>
  Math.max(...sectionNames.map((name) => Object.keys(declarationOf(name)?.meta ?? {}).length));
