import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons/icon.tsx';

/** A discount or a notice on a picture, in amber: "−20 %". `prefix` is only read out ("Popust"). */
export function Tag({
  children,
  prefix,
  className,
}: {
  children: ReactNode;
  prefix?: string;
  className?: string;
}) {
  return (
    <span className={classNames('tag', className)}>
      {prefix ? <span className="vh">{`${prefix} `}</span> : null}
      {children}
    </span>
  );
}

type BadgeProps = {
  children: ReactNode;
  tone?: 'success' | 'danger' | 'info' | 'offer';
  /** Without the dot before the word. */
  plain?: boolean;
};

/** A state in a word: delivered, in stock, draft. */
export function Badge({ children, tone, plain }: BadgeProps) {
  return (
    <span className={classNames('badge', tone && `badge--${tone}`, plain && 'badge--plain')}>{children}</span>
  );
}

type ChipProps = {
  children: ReactNode;
  /** Read out before the word: "Ukloni filtar:". */
  removeLabel: string;
  onRemove?: () => void;
  /** For a form that removes it without scripts. */
  name?: string;
  value?: string;
};

/** A chosen filter that goes away when pressed. */
export function Chip({ children, removeLabel, onRemove, name, value }: ChipProps) {
  return (
    <button className="chip" type={name ? 'submit' : 'button'} name={name} value={value} onClick={onRemove}>
      <span className="vh">{`${removeLabel} `}</span>
      {children} <Icon name="close" />
    </button>
  );
}
