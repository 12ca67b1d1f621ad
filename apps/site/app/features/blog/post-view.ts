import type { PostCard } from '@izlog/contract/cms/page';
import { type PictureView, silentPictureView } from '../media/picture-of.ts';

/** A post as a card shows it. */
export interface PostView {
  href: string;
  title: string;
  excerpt: string;
  category?: string;
  /** ISO time of publishing. */
  publishedAt: string | null;
  picture: PictureView | null;
}

/** Makes a card of a listed post. */
export function postView(post: PostCard): PostView {
  return {
    href: post.path,
    title: post.title,
    excerpt: post.excerpt,
    category: post.terms.find((term) => term.termType === 'category')?.title,
    publishedAt: post.published_at,
    picture: post.media && silentPictureView(post.media),
  };
}
