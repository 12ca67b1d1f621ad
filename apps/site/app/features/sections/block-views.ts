import { splitView } from '#site/ui/split-view.tsx';
import { CallToActionBlock } from './call-to-action-block.tsx';
import { CardsBlock } from './cards-block.tsx';
import { ContactFormBlock } from './contact-form-block.tsx';
import { DirectoryBlock } from './directory-block.tsx';
import type { BlockView } from './door/block.ts';
import { EventsListBlock } from './events-list-block.tsx';
import { FormBlock } from './form-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { NewsletterBlock } from './newsletter-block.tsx';
import { PostsListBlock } from './posts-list-block.tsx';
import { ProductsListBlock } from './products-list-block.tsx';
import { TextBlock } from './text-block.tsx';
import { TextPictureBlock } from './text-picture-block.tsx';

/** Views that most pages have. */
const blockViews: Readonly<Record<string, BlockView>> = {
  hero: HeroBlock,
  text: TextBlock,
  'text-picture': TextPictureBlock,
  cards: CardsBlock,
  directory: DirectoryBlock,
  'products-list': ProductsListBlock,
  'posts-list': PostsListBlock,
  'events-list': EventsListBlock,
  'call-to-action': CallToActionBlock,
  newsletter: NewsletterBlock,
  'contact-form': ContactFormBlock,
  form: FormBlock,
};

/** Kinds that few pages have: their code is a file of its own, fetched where one of them is shown. */
const MoreBlock = splitView(async () => (await import('./more/more-block.tsx')).MoreBlock);

/** Which view draws a kind of section. */
export const viewOf = (kind: string): BlockView => blockViews[kind] ?? MoreBlock;

/** Hearts of products, and forms that show again what was typed: such a section is rendered for every page, not cached. */
const ofVisitors: readonly string[] = ['products-list', 'newsletter', 'contact-form', 'form'];

/** Whether a kind of section can be put in from a cache: it shows nothing of the visitor, and its code is at hand. */
export const isCached = (kind: string): boolean => kind in blockViews && !ofVisitors.includes(kind);
