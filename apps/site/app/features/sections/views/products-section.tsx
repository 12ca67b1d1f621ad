import type { ReactNode } from 'react';
import { SectionHead, type SectionTitle } from '../../../ui/section-head.tsx';
import { SectionFrame } from './section-frame.tsx';

type ProductsSectionProps = SectionTitle & { children: ReactNode };

/** A shelf of chosen, discounted or newest products. */
export function ProductsSection({ children, ...head }: ProductsSectionProps) {
  return (
    <SectionFrame labelledBy={head.id}>
      <SectionHead {...head} />
      {children}
    </SectionFrame>
  );
}
