import { valueAt } from '@izlog/contract/editing/apply-op';
import type { Bag } from '@izlog/contract/editing/op';
import { pathOf } from '@izlog/contract/editing/op';
import { useRef, useSyncExternalStore } from 'react';
import type { EditedPage } from '../page/edited-page.ts';

/** A field of a document's root as a control has it. */
export interface RootField {
  value: unknown;
  /** What the platform answered against the value, if it did. */
  refused: string | undefined;
  /** Nothing empties it. */
  change: (value: unknown) => void;
  /** The control was left: what was typed is one step. */
  leave: () => void;
}

/** A field of a document's root, changed by ops like everything else; all that is typed until it is left is one step. */
export function useRootField(page: EditedPage, key: string, bag: Bag, name: string): RootField {
  const { store } = page;
  const path = pathOf('root', bag, name);
  const gesture = useRef<string>(undefined);
  const body = useSyncExternalStore(store.subscribe, () => store.shown(key));
  return {
    value: body && valueAt(body, path),
    refused: store.log(key)?.refused.find((one) => one.path === path)?.code,
    change(value) {
      gesture.current ??= crypto.randomUUID();
      // A step is one op, and an op that sets cannot become one that empties.
      const id = value === undefined ? undefined : gesture.current;
      if (value === undefined) gesture.current = undefined;
      store.change(key, value === undefined ? { op: 'unset', path } : { op: 'set', path, value }, id);
    },
    leave() {
      gesture.current = undefined;
      void store.flush();
    },
  };
}
