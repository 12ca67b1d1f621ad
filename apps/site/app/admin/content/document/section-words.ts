import type { StaffKey } from '../../../i18n/messages.ts';
import type { AdminKey } from '../../frame/staff-text.tsx';

type Translate = (key: AdminKey) => string;

/** Fields that mean the same wherever they stand. */
const common: Readonly<Record<string, StaffKey>> = {
  title: 'content.field.title',
  name: 'content.field.name',
  slug: 'content.field.slug',
  excerpt: 'content.field.excerpt',
  picture: 'content.field.picture',
  image: 'content.field.picture',
  logo: 'content.field.logo',
  seo: 'content.field.seo',
  body: 'content.field.body',
  text: 'content.field.body',
  publishedAt: 'content.field.publishedAt',
  terms: 'content.field.terms',
  author: 'content.field.author',
  parent: 'content.field.parent',
  layout: 'content.field.layout',
  noindex: 'content.field.noindex',
  display: 'content.field.display',
  heading: 'content.field.heading',
  lead: 'content.field.lead',
  more: 'content.field.more',
  primary: 'content.field.primary',
  secondary: 'content.field.secondary',
  button: 'content.field.button',
  link: 'content.field.link',
  hint: 'content.field.hint',
  target: 'content.field.target',
  limit: 'content.field.limit',
  hidden: 'content.field.hidden',
  hiddenUntil: 'content.field.hiddenUntil',
  place: 'content.field.place',
  start: 'content.field.start',
  end: 'content.field.end',
  icon: 'content.field.icon',
  query: 'content.field.query',
  products: 'content.field.products',
  posts: 'content.field.posts',
  categories: 'content.field.categories',
  category: 'content.field.category',
  term: 'content.field.term',
  sort: 'content.field.sort',
  form: 'content.field.form',
  product: 'content.field.product',
  phone: 'content.field.phone',
  mail: 'content.field.mail',
};

const sections: Readonly<Record<string, StaffKey>> = {
  hero: 'content.section.hero',
  text: 'content.section.text',
  'text-picture': 'content.section.textPicture',
  cards: 'content.section.cards',
  directory: 'content.section.directory',
  gallery: 'content.section.gallery',
  video: 'content.section.video',
  quotes: 'content.section.quotes',
  figures: 'content.section.figures',
  steps: 'content.section.steps',
  faq: 'content.section.faq',
  logos: 'content.section.logos',
  team: 'content.section.team',
  map: 'content.section.map',
  table: 'content.section.table',
  download: 'content.section.download',
  features: 'content.section.features',
  divider: 'content.section.divider',
  'products-list': 'content.section.productsList',
  'posts-list': 'content.section.postsList',
  'events-list': 'content.section.eventsList',
  'call-to-action': 'content.section.callToAction',
  newsletter: 'content.section.newsletter',
  'contact-form': 'content.section.contactForm',
  form: 'content.section.form',
  pane: 'content.section.pane',
  card: 'content.section.card',
  step: 'content.section.step',
  entry: 'content.section.entry',
};

/** What a field is called; its own name where nobody has words for it. */
export function fieldWords(t: Translate, _handler: string, name: string, otherwise = spoken(name)): string {
  const key = common[name];
  return key ? t(key) : otherwise;
}

/** What a section or a part of one is called. */
export function sectionWords(t: Translate, handler: string): string {
  const key = sections[handler];
  return key ? t(key) : spoken(handler);
}

/** `kindLine` and `text-picture` as one would say them. */
const spoken = (name: string): string => {
  const words = name.replaceAll(
    /([a-z])([A-Z])|-/g,
    (_all, one = '', other = '') => `${one} ${other.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};
