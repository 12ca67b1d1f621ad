import type { Text } from '#site/i18n/use-text.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import type { PostCardProps } from '#site/ui/post-card.tsx';
import type { PostView } from './post-view.ts';

/** A post's card in the visitor's language: category and date above the title. */
export function postCardProps(post: PostView, { longDate }: Text): PostCardProps {
  const date = post.publishedAt ? longDate(post.publishedAt) : '';
  return {
    href: post.href,
    title: post.title,
    lang: post.lang,
    meta: [post.category, date].filter(Boolean).join(', ') || undefined,
    excerpt: post.excerpt || undefined,
    picture: post.picture && pictureOf(post.picture, 'large', ''),
  };
}
