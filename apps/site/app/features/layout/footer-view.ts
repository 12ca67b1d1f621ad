import type { Element } from '@izlog/contract/cms/content/element';
import type { Part } from '@izlog/contract/cms/content/part';
import { linkIdOfButton } from '@izlog/contract/sections/link-id';
import type { FooterLink, FooterView, LinkView } from '#site/document/frame.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { type ButtonRecord, buttonView } from '#site/links/button.ts';
import { text } from './element-text.ts';

/**
 * The footer from its element (CMS-004); the copyright falls back to option CopyrightText (SHELL-018). `withIds` names the
 * part of each list and link, for anyone who may edit them.
 */
export function footerView(
  footer: Element | undefined,
  language: SiteLanguage,
  fallbackCopyright: string | undefined,
  withIds = false,
): FooterView {
  const meta = footer?.meta ?? {};
  const lang = footer && langMark(footer.language_code, language);
  const linksOf = (list: Part) =>
    linksIn(list, language).map(({ id, narrow: onPhone, ...link }) => ({
      ...link,
      ...(lang ? { lang } : {}),
      ...(onPhone ? { narrow: { ...onPhone, ...(lang ? { lang } : {}) } } : {}),
      ...(withIds && id ? { id } : {}),
    }));
  const idOf = ({ id }: Part) => (withIds ? { id } : {});
  const scheduleOf = (of: Element['meta']) => {
    const schedule = buttonView(of.scheduleBtn as ButtonRecord | undefined, language);
    return schedule && { ...schedule, ...(lang ? { lang } : {}) };
  };
  const narrow = narrowOf(footer?.mobileMeta ?? {}, scheduleOf);
  const lists = (footer?.parts ?? []).filter((part) => part.slot !== 'bottom');
  const bottom = (footer?.parts ?? []).find((part) => part.slot === 'bottom');
  return {
    about: text(meta.about),
    mail: text(meta.mail),
    phone: text(meta.phone),
    copyright: text(meta.copyright) ?? fallbackCopyright ?? '',
    schedule: scheduleOf(meta),
    lists: lists.map((list) => {
      const narrowTitle = text(list.mobileMeta.title);
      return {
        title: text(list.meta.title) ?? '',
        ...(narrowTitle ? { narrow: narrowTitle } : {}),
        links: linksOf(list),
        ...idOf(list),
      };
    }),
    bottom: bottom ? linksOf(bottom) : [],
    ...(withIds && bottom ? { bottomId: bottom.id } : {}),
    ...(lang ? { lang } : {}),
    ...(Object.keys(narrow).length > 0 ? { narrow } : {}),
  };
}

/** What phones have of their own. */
function narrowOf(
  own: Element['meta'],
  scheduleOf: (of: Element['meta']) => LinkView | undefined,
): NonNullable<FooterView['narrow']> {
  const words = (['about', 'mail', 'phone', 'copyright'] as const).map((f) => [f, text(own[f])] as const);
  const all = [...words, ['schedule', scheduleOf(own)] as const];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** Links of a list: its buttons, or parts that carry one each. */
function linksIn(list: Part, language: SiteLanguage): FooterLink[] {
  const own: ReadonlyArray<{ record: unknown; narrow?: unknown; id?: string }> = Array.isArray(
    list.meta.buttons,
  )
    ? list.meta.buttons.map((record, place) => ({ record, id: linkIdOfButton(list.id, place) }))
    : [];
  const fromParts = list.parts.map(({ id, meta, mobileMeta }) => ({
    record: meta.button ?? meta,
    narrow: mobileMeta.button,
    id,
  }));
  return [...own, ...fromParts].flatMap(({ record, narrow: onPhone, id }) => {
    const link = buttonView(record as ButtonRecord, language);
    const narrow = buttonView(onPhone as ButtonRecord | undefined, language);
    return link ? [{ ...link, ...(narrow ? { narrow } : {}), ...(id ? { id } : {}) }] : [];
  });
}
