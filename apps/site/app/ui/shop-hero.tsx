import type { ReactNode } from 'react';
import { Awning } from './pictures/awning.tsx';

/** The shop window under its awning: one tall product and four small ones, or, as wide as the page, one and a row. */
export function ShopHero({ children }: { children: ReactNode }) {
  return (
    <div className="window night">
      <Awning />
      {children}
    </div>
  );
}
