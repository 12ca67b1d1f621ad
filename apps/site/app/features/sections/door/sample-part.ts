import type { Part } from '@izlog/contract/cms/content/part';
import type { SectionDeclaration } from '@izlog/contract/sections/define-section';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { declarationOf } from '@izlog/contract/sections/section-list';

/** How much a sample holds: nothing, what is needed, all that is allowed, or what nobody should have typed. */
export const sampleSizes = ['empty', 'smallest', 'largest', 'hostile'] as const;
export type SampleSize = (typeof sampleSizes)[number];

const mostItems = 6;

/** A part as its declaration allows, for the section tool and tests; its lists hold parts of the same size. */
export function samplePart(
  declaration: SectionDeclaration,
  size: SampleSize,
  id: string,
  slot = 'sections',
): Part {
  const { handler, meta, options, slots } = declaration;
  const parts = Object.entries(slots).flatMap(([name, { of, min = 0, max }]) => {
    const count = size === 'empty' ? 0 : size === 'smallest' ? min : Math.min(max, mostItems);
    const child = of === 'sections' ? undefined : declarationOf(of[0] ?? '');
    if (!child) return [];
    return Array.from({ length: count }, (_, index) =>
      samplePart(child, size, `${id}-${name}-${index}`, name),
    );
  });
  return {
    id,
    handler,
    slot,
    meta: withName(fieldsOf(meta, size), id),
    options: size === 'largest' ? fieldsOf(options, size) : {},
    mobileMeta: {},
    mobileOptions: {},
    parts,
  };
}

/** Headings differ, as they do on a page. */
const withName = (meta: Part['meta'], id: string): Part['meta'] =>
  typeof meta.heading === 'string' ? { ...meta, heading: `${id}: ${meta.heading}`.slice(0, 120) } : meta;

function fieldsOf(fields: SectionDeclaration['meta'], size: SampleSize): Record<string, unknown> {
  const wanted = Object.entries(fields).filter(
    ([name, field]) => name !== 'hidden' && (size === 'smallest' ? field.needed : size !== 'empty'),
  );
  return Object.fromEntries(wanted.map(([name, field]) => [name, sampleOf(field, size)]));
}

const sentence =
  'Ulaganje koje izdrži svako pitanje: đak, čaša, žaba i šećer stoje u retku koji se lomi onako kako se lomi hrvatski tekst. ';
const hostile =
  '<script>alert(1)</script>"\'&\u202EobratnoInvesticijskoplaniranjebezijednogarazmakakojenigdjenemožeprijećiunoviredak🧨';

function words(size: SampleSize, max: number): string {
  if (size === 'hostile') return hostile.slice(0, max);
  return size === 'smallest'
    ? 'Da'
    : sentence.repeat(Math.ceil(max / sentence.length)).slice(0, Math.min(max, 240));
}

/** A value of a field, or nothing for kinds that name a record of the shop. */
function sampleOf(field: FieldDeclaration, size: SampleSize): unknown {
  switch (field.kind) {
    case 'text':
      return words(size, field.max);
    case 'rich':
      if (field.profile === 'table') return sampleTable(words(size, 40));
      return {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words(size, field.max) }] }],
      };
    case 'button':
      return { name: words(size, 40), link: { kind: 'path', path: '/shop', formattedPath: '/shop' } };
    case 'link':
      return { kind: 'path', path: '/shop', formattedPath: '/shop' };
    case 'media':
      return { id: 1, alt: words(size, 80), file: size === 'hostile' ? null : sampleFile };
    case 'icon':
      return size === 'hostile' ? 'no-such-icon' : 'check';
    case 'number':
      return Math.min(field.max, Math.max(field.min, 4));
    case 'yesNo':
      return true;
    case 'choice':
      return field.choices.at(-1);
    case 'day':
      return '2026-12-01';
    default:
      return null;
  }
}

/** A picture that is not there: a drawing of its size stands in. */
const sampleFile = {
  id: 1,
  hash: '0'.repeat(32),
  mime: 'image/jpeg',
  extension: 'jpeg',
  width: 1600,
  height: 1200,
  alt: '',
  title: '',
  placeholder: null,
  color: null,
};

function sampleTable(said: string) {
  const cell = (type: string) => ({
    type,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }],
  });
  const row = (type: string) => ({ type: 'tableRow', content: Array.from({ length: 4 }, () => cell(type)) });
  const rows = [row('tableHeader'), ...Array.from({ length: 3 }, () => row('tableCell'))];
  return { type: 'doc', content: [{ type: 'table', content: rows }] };
}
