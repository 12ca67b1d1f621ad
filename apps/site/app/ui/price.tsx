import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icons/icon.tsx';

export type PriceProps = {
  /** What one pays, formatted with currency ("71,20 €"). */
  price: string;
  /** Before the price when it is the lowest of several: "od". */
  from?: string;
  /** After the price of a subscription: "mjesečno". */
  per?: string;
  /** The struck price and the law's line go together: no lowest price known, no discount shown. */
  discount?: { compareAtPrice: string; lowestPrice30: string } | null;
  /** "Za članove 21,60 €". */
  memberPrice?: string | null;
  /** Price for a unit of measure: "4,80 €/kg". */
  unit?: string | null;
  /** The price of a prescribed day: "sidrena cijena 4,25 € (2. 5. 2025.)". */
  anchor?: string | null;
  /** Words only for screen readers, since a struck number says nothing to them: "Cijena", "prijašnja cijena". */
  texts: { price: string; compareAtPrice: string };
  size?: 'base' | 'lg';
};

/** A price as the law and the buyer read it: to pay, struck through, lowest of 30 days, for members, for a unit. */
export function Price({ price, from, per, discount, memberPrice, unit, anchor, texts, size }: PriceProps) {
  return (
    <div className={classNames('price', size === 'lg' && 'price--lg')}>
      <p>
        <span className="vh">{`${texts.price} `}</span>
        <span className="price__now">
          {from ? <span className="price__from">{`${from} `}</span> : null}
          {price}
          {per ? <span className="price__from">{` ${per}`}</span> : null}
        </span>
        {discount ? (
          <>
            <span className="vh">{`, ${texts.compareAtPrice} `}</span>
            <s className="price__was">{discount.compareAtPrice}</s>
          </>
        ) : null}
      </p>
      {discount ? <p className="price__low">{discount.lowestPrice30}</p> : null}
      {memberPrice ? <MemberPrice>{memberPrice}</MemberPrice> : null}
      {unit ? <p className="price__low">{unit}</p> : null}
      {anchor ? <p className="price__low">{anchor}</p> : null}
    </div>
  );
}

function MemberPrice({ children }: { children: ReactNode }) {
  return (
    <p className="price__member">
      <Icon name="card" /> {children}
    </p>
  );
}
