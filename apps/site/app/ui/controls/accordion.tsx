import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

type AccordionItem = { id: string; title: ReactNode; content: ReactNode; open?: boolean };

/** Parts of a page that open and close by themselves, without scripts. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.open}>
          <summary>
            {item.title} <Icon name="plus" />
          </summary>
          <div className="accordion__body">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
