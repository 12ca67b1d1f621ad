import { limits } from '@izlog/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listAddress } from './list-address.ts';
import type { ListView } from './list-view.ts';

/** Chosen filters as they are being changed, and the way to change one; '' takes a filter away. */
export interface ListDraft {
  chosen: ListView['chosen'];
  change: (code: string, value: string) => void;
}

/**
 * Holds what is ticked and typed; 500 ms after the last change the address follows, in place of the present one
 * (CATALOG-035). When the address changes by itself (back, a chip), the draft follows it.
 */
export function useListDraft(list: ListView): ListDraft {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(list.chosen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = listAddress(list);
  const seen = useRef(address);

  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    if (timer.current === undefined) setChosen(list.chosen);
  }, [address, list.chosen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (code: string, value: string) => {
    const next = { ...chosen, [code]: value };
    setChosen(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      navigate(listAddress({ ...list, chosen: next }), { replace: true, preventScrollReset: true });
    }, limits.filterDebounce);
  };
  return { chosen, change };
}
