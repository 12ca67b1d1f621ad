import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import type { LinkView } from '#site/document/frame.ts';

type ContentLinkProps = {
  link: LinkView;
  className?: string;
  /** The link leads to the page in view. */
  isCurrent?: boolean;
  /** Language of its words where it is not the page's. */
  lang?: string;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
};

/**
 * A link that staff wrote: within the site it changes the page without loading it again; another scheme, another site or
 * a target of its own is an ordinary link. A new window never gets hold of this one.
 */
export function ContentLink({ link, className, isCurrent, lang, ref, children }: ContentLinkProps) {
  const { href, target } = link;
  const said = lang ?? link.lang;
  const rel = target === '_blank' ? [link.rel, 'noopener'].filter(Boolean).join(' ') : link.rel;
  const words = children ?? link.name;
  if (!href.startsWith('/') || target === '_blank') {
    return (
      <a className={className} href={href} target={target} rel={rel} lang={said} ref={ref}>
        {words}
      </a>
    );
  }
  return (
    <Link
      className={className}
      to={href}
      rel={rel}
      aria-current={isCurrent ? 'page' : undefined}
      lang={said}
      ref={ref}
    >
      {words}
    </Link>
  );
}
