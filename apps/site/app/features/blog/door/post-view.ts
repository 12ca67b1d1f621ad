import type { PostCard } from '@izlog/contract/cms/content/page';
import { langMark } from '#site/i18n/lang-mark.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { type PictureView, silentPictureView } from '#site/ui/pictures/picture-of.ts';

/** A post as a card shows it. */
export interface PostView {
  href: string;
  title: string;
  /** Language of title and excerpt where it is not the page's. */
  lang?: string;
  excerpt: string;
  category?: string;
  /** ISO time of publishing. */
  publishedAt: string | null;
  picture: PictureView | null;
}

/** Makes a card of a listed post. */
export function postView(post: PostCard, language: SiteLanguage): PostView {
  return {
    href: post.path,
    title: post.title,
    lang: langMark(post.language_code, language),
    excerpt: post.excerpt,
    category: post.terms.find((term) => term.termType === 'category')?.title,
    publishedAt: post.published_at,
    picture: post.media && silentPictureView(post.media),
  };
}
