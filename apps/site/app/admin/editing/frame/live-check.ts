import { documentKey } from '@izlog/contract/editing/document';
import { useEffect, useState } from 'react';
import type { EditedPage } from '../page/edited-page.ts';
import { checkPage, type LiveFault } from '../panels/check-page.ts';

/** Ms after which a publish no longer waits for the check of the page. */
const patience = 5000;

/** What one rule finds in one section of the page. */
export interface LiveFinding {
  /** What it is accepted by. */
  key: string;
  rule: string;
  /** Id of the section; the root's own for what stands in none. */
  part: string;
  /** The first of the places. */
  element: HTMLElement;
  count: number;
}

/** How far the check of the page is; `unchecked` where it could not be made in time. */
export type LiveCheck = readonly LiveFinding[] | 'looking' | 'unchecked';

/**
 * Checks the rendered page once, before the dialog that asks for it opens: behind a modal dialog axe takes the whole page
 * for unreachable. The platform's gate reads declarations only and cannot see white text on a light picture.
 */
export function useLiveCheck(page: EditedPage): LiveCheck {
  const [found, setFound] = useState<LiveCheck>('looking');
  useEffect(() => {
    let isOver = false;
    const end = (now: LiveCheck) => {
      if (!isOver) setFound(now);
      isOver = true;
    };
    const timer = setTimeout(() => end('unchecked'), patience);
    checkPage('serious')
      .then((faults) => end(findingsOf(page, faults)))
      .catch((error: unknown) => {
        console.warn('The page could not be checked.', error);
        end('unchecked');
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [page]);
  return found;
}

function findingsOf({ registry, scopes }: EditedPage, faults: readonly LiveFault[]): LiveFinding[] {
  const root = scopes.page ? documentKey(scopes.page) : '';
  const all = new Map<string, LiveFinding>();
  for (const { rule, element } of faults) {
    const part = registry.partAt(element) ?? 'root';
    const key = `live ${root} ${part} ${rule}`;
    const known = all.get(key);
    all.set(key, known ? { ...known, count: known.count + 1 } : { key, rule, part, element, count: 1 });
  }
  return [...all.values()];
}
