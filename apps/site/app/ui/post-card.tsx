import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Picture, type PictureProps } from './pictures/picture.tsx';

export type PostCardProps = {
  href: string;
  title: string;
  /** Language of title and excerpt where it is not the page's. */
  lang?: string;
  /** "Financiranje, 14. listopada 2026." */
  meta?: ReactNode;
  excerpt?: ReactNode;
  picture: Omit<PictureProps, 'className' | 'seed'> | null;
  headingLevel?: 2 | 3;
};

/** A post: picture, when and about what, title, first words. The title's link covers the card. */
export function PostCard({ href, title, lang, meta, excerpt, picture, headingLevel = 3 }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  const still = picture ?? { src: null, width: 1200, height: 800, alt: '' };
  return (
    <article className="post-card">
      <Picture sizes="(width < 48rem) 100vw, 40rem" {...still} seed={title} />
      <div>
        {meta ? <p className="tiny">{meta}</p> : null}
        <Heading className="post-card__title" lang={lang}>
          <Link to={href} prefetch="intent">
            {title}
          </Link>
        </Heading>
        {excerpt ? <p lang={lang}>{excerpt}</p> : null}
      </div>
    </article>
  );
}

/** Posts in a grid; `lead` makes the first one large and the others rows beside it. */
export function Posts({ children, layout }: { children: ReactNode; layout?: 'lead' | 'three' }) {
  const shape = { lead: 'posts posts--lead', three: 'posts posts--3' };
  return <div className={layout ? shape[layout] : 'posts'}>{children}</div>;
}
