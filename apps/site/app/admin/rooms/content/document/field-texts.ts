import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Seo } from '@izlog/contract/cms/content/seo';
import type { ButtonValue, FieldDeclaration } from '@izlog/contract/sections/fields';
import { clockWords, instantOfShop, shopTimeOf } from '#site/admin/ground/frame/shop-time.ts';
import { linkOfText, textOfButtonTarget, textOfLink } from '#site/admin/ground/rich/link-text.ts';
import { linesOfRich } from '#site/admin/ground/rich/rich-lines.ts';
import { richOfTyped } from '#site/admin/ground/rich/typed-rich.ts';
import { cropOfText, pointOfText, textOfCrop, textOfPoint } from './place-texts.ts';

/** What the controls of a field hold, by the ending of their name; '' for a field of one control. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What was typed, read: a value, null for nothing, or a fault. */
export type ReadTexts = { value: unknown } | { fault: string; words?: ReturnType<typeof clockWords> };

/** Controls of a kind that has several. */
const controls: Partial<Record<FieldDeclaration['kind'], readonly string[]>> = {
  button: ['.name', '.to', '.blank'],
  media: ['.id', '.alt', '.decorative', '.focal', '.crop'],
  seo: ['.title', '.description'],
};

/** Endings of the names of a field's controls. */
export const endingsOf = ({ kind }: FieldDeclaration): readonly string[] => controls[kind] ?? [''];

/** The texts of a value, as they stand in the controls. */
export function textsOf(field: FieldDeclaration, value: unknown): FieldTexts {
  switch (field.kind) {
    case 'rich':
      return { '': linesOfRich(value as RichNode | string | null | undefined) };
    case 'button': {
      const button = (value ?? {}) as Partial<ButtonValue>;
      return {
        '.name': button.name ?? '',
        '.to': textOfButtonTarget(button),
        '.blank': button.target === '_blank' ? 'true' : '',
      };
    }
    case 'media': {
      const { id, alt, focal, crop } = (value ?? {}) as Partial<MediaUse>;
      const isDecorative = typeof alt === 'object';
      return {
        '.id': id ? String(id) : '',
        '.alt': typeof alt === 'string' ? alt : '',
        '.decorative': isDecorative || (!id && field.alt === 'decorative') ? 'true' : '',
        '.focal': textOfPoint(focal),
        '.crop': textOfCrop(crop),
      };
    }
    case 'seo': {
      const { title = '', description = '' } = (value ?? {}) as Seo;
      return { '.title': title, '.description': description };
    }
    case 'link':
      return { '': textOfLink(value) };
    case 'posts':
    case 'products':
    case 'categories':
    case 'terms':
      return { '': listOf(value).map(textOfLink).join('\n') };
    case 'ids':
      return { '': listOf(value).join(' ') };
    case 'medias':
      return {
        '': listOf(value)
          .flatMap((one) => (one as MediaUse).id)
          .join(' '),
      };
    case 'yesNo':
      return { '': value === true ? 'true' : '' };
    case 'instant':
      return { '': typeof value === 'string' ? shopTimeOf(value) : '' };
    default:
      return { '': value === null || value === undefined ? '' : String(value) };
  }
}

/** What the texts of a field say; `before` gives what they do not show (crop, unknown blocks). */
export function readTexts(field: FieldDeclaration, texts: FieldTexts, before: unknown): ReadTexts {
  const text = (texts[''] ?? '').trim();
  switch (field.kind) {
    case 'rich':
      return { value: richOfTyped(texts[''] ?? '', before as RichNode | string | null) };
    case 'button':
      return readButton(texts, before);
    case 'media':
      return readMedia(texts, before);
    case 'seo':
      return readSeo(texts, before);
    case 'link': {
      const link = linkOfText(text);
      return link === undefined ? { fault: 'link' } : { value: link };
    }
    case 'posts':
    case 'products':
    case 'categories':
    case 'terms': {
      const links = text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(linkOfText);
      return links.some((one) => one === undefined) ? { fault: 'link' } : { value: links };
    }
    case 'ids': {
      const ids = text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
      return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? { value: ids } : { fault: 'wrongType' };
    }
    case 'medias':
      return readMedias(text, before);
    case 'yesNo':
      return { value: text === 'true' ? true : null };
    case 'number':
      return text === '' || Number.isFinite(Number(text.replace(',', '.')))
        ? { value: text === '' ? null : Number(text.replace(',', '.')) }
        : { fault: 'wrongType' };
    case 'id':
    case 'form':
      return { value: text === '' ? null : Number(text) };
    case 'instant': {
      if (text === '') return { value: null };
      const instant = instantOfShop(text, before);
      return instant ? { value: instant } : { fault: 'wrongType', words: clockWords(text) };
    }
    case 'text':
      return { value: field.lines ? (texts[''] ?? '').replaceAll('\r\n', '\n').trim() : text };
    default:
      return { value: text === '' ? null : text };
  }
}

function readButton(texts: FieldTexts, before: unknown): ReadTexts {
  const name = (texts['.name'] ?? '').trim();
  const typed = (texts['.to'] ?? '').trim();
  const link = linkOfText(typed);
  if (link === undefined) return { fault: 'link' };
  if (name === '' && link === null) return { value: null };
  const { rel } = (before ?? {}) as Partial<ButtonValue>;
  const target = texts['.blank'] === 'true' ? '_blank' : null;
  return { value: { name, link, ...(target ? { target } : {}), ...(rel ? { rel } : {}) } };
}

function readMedia(texts: FieldTexts, before: unknown): ReadTexts {
  const id = Number(texts['.id'] ?? '');
  if (!id) return { value: null };
  if (!Number.isSafeInteger(id) || id < 0) return { fault: 'wrongType' };
  const old = (before ?? {}) as Partial<MediaUse>;
  const alt = texts['.decorative'] === 'true' ? { decorative: true } : (texts['.alt'] ?? '').trim();
  const said = (ending: '.focal' | '.crop', was: string) => {
    const text = texts[ending] ?? '';
    // What was cut out of one picture means nothing in another one: without scripts it is sent as it came.
    return old.id !== id && text === was ? '' : text;
  };
  const focal = pointOfText(said('.focal', textOfPoint(old.focal)));
  const crop = cropOfText(said('.crop', textOfCrop(old.crop)));
  return { value: { id, alt, ...(focal ? { focal } : {}), ...(crop ? { crop } : {}) } };
}

function readMedias(text: string, before: unknown): ReadTexts {
  const known = new Map(listOf(before).map((one) => [(one as MediaUse).id, one]));
  const ids = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) return { fault: 'wrongType' };
  return { value: ids.map((id) => known.get(id) ?? { id, alt: '' }) };
}

function readSeo(texts: FieldTexts, before: unknown): ReadTexts {
  const { title: _title, description: _description, ...rest } = (before ?? {}) as Seo;
  const title = (texts['.title'] ?? '').trim();
  const description = (texts['.description'] ?? '').trim();
  return { value: { ...rest, ...(title ? { title } : {}), ...(description ? { description } : {}) } };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
