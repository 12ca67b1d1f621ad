import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';

type IconLook = {
  icon: IconName;
  /** What a screen reader says; with a count it must say the count too ("Košarica, 3 artikla"). */
  label: string;
  /** A number in the corner; nothing is shown for 0. */
  count?: number;
  className?: string;
};

/** A 44 px square with a drawing that acts. */
export function IconButton({
  icon,
  label,
  count,
  className,
  type = 'button',
  ...rest
}: IconLook & Omit<ComponentProps<'button'>, 'children' | 'className'>) {
  return (
    <button {...rest} type={type} className={classNames('icon-button', className)} aria-label={label}>
      <Icon name={icon} />
      <Count value={count} />
    </button>
  );
}

/** A 44 px square with a drawing that leads somewhere. */
export function IconLink({
  icon,
  label,
  count,
  className,
  ...rest
}: IconLook & Omit<LinkProps, 'children' | 'className'>) {
  return (
    <Link {...rest} className={classNames('icon-button', className)} aria-label={label}>
      <Icon name={icon} />
      <Count value={count} />
    </Link>
  );
}

function Count({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <span className="count" aria-hidden="true">
      {value > 99 ? '99+' : value}
    </span>
  );
}
