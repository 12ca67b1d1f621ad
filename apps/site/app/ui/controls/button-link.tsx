import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-look.ts';

/** A link that looks like a button: it leads somewhere, it changes nothing. */
export function ButtonLink({
  tone,
  size,
  wide,
  className,
  ...link
}: ButtonLook & Omit<LinkProps, 'className'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <Link {...link} className={buttonClass({ tone, size, wide, className })} />;
}
