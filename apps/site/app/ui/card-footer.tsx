import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { IconButton } from './controls/icon-button.tsx';
import { Icon } from './icons/icon.tsx';

type FooterWords = {
  /** "Dodaj u košaricu". */
  label: string;
  /** Name of the product, read out after the label, since a page has many such feet. */
  product: string;
};

type CardActionProps = FooterWords &
  Omit<ComponentProps<'button'>, 'children' | 'className'> & { busy?: boolean };

/** A footer that acts at once. It submits the form around it, so that it works without scripts. */
export function CardAction({ label, product, busy, type = 'submit', ...rest }: CardActionProps) {
  return (
    <button {...rest} type={type} className="pane__add" aria-busy={busy || undefined}>
      <FooterLabel label={label} product={product} /> <Icon name="plus" />
    </button>
  );
}

/** A footer that leads on: to choose a variant, to ask for an offer; `done` when the product is in the cart. */
export function CardLink({ label, product, to, done }: FooterWords & { to: string; done?: boolean }) {
  return (
    <Link to={to} className={classNames('pane__add', done && 'pane__add--done')}>
      <FooterLabel label={label} product={product} /> <Icon name={done ? 'check' : 'right'} />
    </Link>
  );
}

/** A footer of a product that is not for sale now; says when or why. */
export function CardNote({ children }: { children: string }) {
  return <p className="pane__add pane__add--off">{children}</p>;
}

type CardWishProps = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  /** Whether the product is on the list of wishes. */
  wished: boolean;
  /** "Dodaj na listu želja: Planer ulaganja 2027." */
  label: string;
};

/** The heart on the picture. */
export function CardWish({ wished, label, ...rest }: CardWishProps) {
  return <IconButton {...rest} icon="heart" label={label} aria-pressed={wished} className="pane__wish" />;
}

function FooterLabel({ label, product }: FooterWords) {
  return (
    <span>
      {label}
      <span className="vh">{`: ${product}`}</span>
    </span>
  );
}
