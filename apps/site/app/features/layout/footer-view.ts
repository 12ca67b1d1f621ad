import type { Element } from '@izlog/contract/cms/content/element';
import type { Part } from '@izlog/contract/cms/content/part';
import type { FooterView, LinkView } from '../../document/frame.ts';
import { langMark } from '../../i18n/lang-mark.ts';
import type { SiteLanguage } from '../../i18n/site-language.ts';
import { type ButtonRecord, buttonView } from '../../links/button.ts';
import { text } from './element-text.ts';

/** The footer from its element (CMS-004); the copyright falls back to option CopyrightText (SHELL-018). */
export function footerView(
  footer: Element | undefined,
  language: SiteLanguage,
  fallbackCopyright: string | undefined,
): FooterView {
  const meta = footer?.meta ?? {};
  const lang = footer && langMark(footer.language_code, language);
  const marked = (links: LinkView[]) => (lang ? links.map((link) => ({ ...link, lang })) : links);
  const schedule = buttonView(meta.scheduleBtn as ButtonRecord | undefined, language);
  const lists = (footer?.parts ?? []).filter((part) => part.slot !== 'bottom');
  const bottom = (footer?.parts ?? []).find((part) => part.slot === 'bottom');
  return {
    about: text(meta.about),
    mail: text(meta.mail),
    phone: text(meta.phone),
    copyright: text(meta.copyright) ?? fallbackCopyright ?? '',
    schedule: schedule && { ...schedule, ...(lang ? { lang } : {}) },
    lists: lists.map((list) => ({
      title: text(list.meta.title) ?? '',
      links: marked(linksOf(list, language)),
    })),
    bottom: bottom ? marked(linksOf(bottom, language)) : [],
    ...(lang ? { lang } : {}),
  };
}

/** Links of a list: its buttons, or parts that carry one each. */
function linksOf(list: Part, language: SiteLanguage): LinkView[] {
  const own = Array.isArray(list.meta.buttons) ? list.meta.buttons : [];
  const fromParts = list.parts.map((part) => part.meta.button ?? part.meta);
  return [...own, ...fromParts].flatMap((record) => buttonView(record as ButtonRecord, language) ?? []);
}
