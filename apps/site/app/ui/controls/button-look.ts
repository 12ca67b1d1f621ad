import { classNames } from '../class-names.ts';

export type ButtonLook = {
  /** One primary a view; danger only for what cannot be undone; night on the colour of the shop front. */
  tone?: 'primary' | 'plain' | 'quiet' | 'danger' | 'night';
  /** 52 px, for the one main step of a screen. */
  size?: 'base' | 'lg';
  /** As wide as its column. */
  wide?: boolean;
  className?: string;
};

/** The classes of a button, shared by the one that acts and the one that leads on. */
export function buttonClass({
  tone = 'plain',
  size = 'base',
  wide,
  className,
}: ButtonLook): string | undefined {
  return classNames(
    'button',
    tone !== 'plain' && `button--${tone}`,
    size === 'lg' && 'button--lg',
    wide && 'button--wide',
    className,
  );
}
