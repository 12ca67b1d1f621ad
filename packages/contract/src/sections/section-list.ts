import { callToAction } from './call-to-action.ts';
import { card, cards } from './cards.ts';
import type { SectionDeclaration } from './define-section.ts';
import { contactForm, formSection, newsletter } from './forms.ts';
import { hero, heroCard } from './hero.ts';
import { cookieBanner, entry, footer, footerLink, header, linkList } from './layout.ts';
import { directory, eventsList, postsList, productsList } from './lists.ts';
import { quote, quotes } from './quotes.ts';
import { category, event, look, navigation, page, post, product, template, term } from './roots.ts';
import {
  divider,
  feature,
  features,
  gallery,
  galleryPicture,
  logo,
  logos,
  person,
  team,
  video,
} from './showing.ts';
import { download, downloadFile, faq, figure, figures, map, question, steps, table } from './telling.ts';
import { textSection } from './text.ts';
import { step, textPicture } from './text-picture.ts';

/** What editors add to a page, in the order in which it is offered. A new section is one line here. */
const sections = [
  hero,
  textSection,
  textPicture,
  cards,
  directory,
  productsList,
  postsList,
  eventsList,
  callToAction,
  newsletter,
  contactForm,
  formSection,
  gallery,
  video,
  quotes,
  figures,
  steps,
  faq,
  features,
  team,
  logos,
  map,
  table,
  download,
  divider,
] as const;

const parts = [
  heroCard,
  step,
  card,
  galleryPicture,
  quote,
  figure,
  question,
  logo,
  person,
  feature,
  downloadFile,
] as const;
const layout = [header, footer, linkList, footerLink, cookieBanner, entry] as const;
const roots = [page, post, term, template, navigation, event, product, category, look] as const;

const all = [...sections, ...parts, ...layout, ...roots] as const;

/** Everything that is declared. */
export const declarations: readonly SectionDeclaration[] = all;

/** The declaration of a handler that is known, for types: `DeclarationOf<'card'>`. */
export type DeclarationOf<H extends string> = Extract<(typeof all)[number], { handler: H }>;

/** Names of the sections that editors add to a page. */
export const sectionNames: readonly string[] = sections.map(({ handler }) => handler);

const byHandler = new Map(declarations.map((one) => [one.handler, one]));

/** What a handler has for fields, options and slots; nothing when it is unknown. */
export const declarationOf = (handler: string): SectionDeclaration | undefined => byHandler.get(handler);
