import { useEffect, useState } from 'react';
import type { EditedPage } from '../page/edited-page.ts';
import { keyOfPart } from './section-acts.ts';

interface Current {
  key: string;
  id: string;
}

/** The part that was last entered by the pointer, the focus or a touch; it stays so while one is in its tools. */
export function useCurrentPart(page: EditedPage): Current | undefined {
  const [current, setCurrent] = useState<Current>();
  useEffect(() => {
    const enter = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.ed-section-tools, .ebar, .rail, dialog')) return;
      const id = page.registry.partAt(target);
      setCurrent((now) => {
        if (id === undefined || id === now?.id) return now;
        const key = keyOfPart(page, id);
        return key === undefined ? now : { key, id };
      });
    };
    const names = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const name of names) document.addEventListener(name, enter, { passive: true });
    return () => {
      for (const name of names) document.removeEventListener(name, enter);
    };
  }, [page]);
  return current;
}
