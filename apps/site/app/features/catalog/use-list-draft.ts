import { limits } from '@izlog/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListState, listAddress } from './list-address.ts';
import type { ListView } from './list-view.ts';

/** What of a list is being changed: everything that one may change of it at nearly the same moment. */
type Chosen = Pick<ListState, 'chosen' | 'sort' | 'limit'>;

/** Filters, sort and page size as they are being changed, and the ways to change them. */
export interface ListDraft extends Chosen {
  /** Changes a filter; '' takes it away. The address follows after a moment (CATALOG-035). */
  change: (code: string, value: string) => void;
  /** Changes sort or page size at once, together with what is still waiting. */
  arrange: (part: Partial<Pick<Chosen, 'sort' | 'limit'>>) => void;
  /** Lets go of what is waiting, because somebody goes elsewhere. */
  leave: () => void;
}

/**
 * Holds what is ticked, typed and selected; 500 ms after the last change of a filter the address follows, in place of
 * the present one (CATALOG-035). What is changed before an answer is here builds on what was changed before, not on
 * what is still shown. When the address changes by itself (back, a chip), the draft follows it.
 */
export function useListDraft(list: ListView): ListDraft {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Chosen>(list);
  // Two changes of one moment come before the next drawing.
  const latest = useRef<Chosen>(list);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = listAddress(list);
  const seen = useRef(address);

  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    if (timer.current !== undefined) return;
    latest.current = list;
    setDraft(list);
  }, [address, list]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const save = (part: Partial<Chosen>) => {
    const { chosen, sort, limit } = { ...latest.current, ...part };
    latest.current = { chosen, sort, limit };
    setDraft(latest.current);
    leave();
  };
  const addressNow = () => listAddress({ ...list, ...latest.current });
  return {
    chosen: draft.chosen,
    sort: draft.sort,
    limit: draft.limit,
    change: (code, value) => {
      save({ chosen: { ...latest.current.chosen, [code]: value } });
      timer.current = setTimeout(() => {
        timer.current = undefined;
        navigate(addressNow(), { replace: true, preventScrollReset: true });
      }, limits.filterDebounce);
    },
    arrange: (part) => {
      save(part);
      navigate(addressNow(), { preventScrollReset: true });
    },
    leave,
  };
}
