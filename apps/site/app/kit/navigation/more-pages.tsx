import type { Pagination } from '@izlog/contract/pagination';
import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { dataOf } from '#site/render/serialized.ts';
import { LoadMore } from '#site/ui/controls/load-more.tsx';

interface MorePagesProps<Item> {
  /** The page the address names. */
  pagination: Pagination;
  items: readonly Item[];
  hrefOf: (page: number) => string;
  /** Takes the items out of what the list's loader answers for a further page. */
  itemsOf: (data: unknown) => readonly Item[];
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * A list to which "load more" adds the next page (CATALOG-009, CMS-020). Without scripts the same link opens the next
 * page. Another address (filter, sort, page) begins again.
 */
export function MorePages<Item>(props: MorePagesProps<Item>) {
  const { pagination, hrefOf } = props;
  // A new list is a new component: what was added belongs to the old one.
  return <AddedPages key={`${hrefOf(pagination.page)} ${pagination.total}`} {...props} />;
}

function AddedPages<Item>({ pagination, items, hrefOf, itemsOf, children }: MorePagesProps<Item>) {
  const { t } = useText();
  const fetcher = useFetcher<unknown>();
  const [added, setAdded] = useState<{ data: unknown; items: readonly Item[] }[]>([]);
  const [asked, setAsked] = useState(0);
  const { data } = fetcher;
  useEffect(() => {
    if (data === undefined) return;
    setAdded((known) =>
      known.at(-1)?.data === data ? known : [...known, { data, items: itemsOf(dataOf(data)) }],
    );
  }, [data, itemsOf]);

  const all = [...items, ...added.flatMap((page) => page.items)];
  const before = (pagination.page - 1) * pagination.limit;
  const shown = Math.min(before + all.length, pagination.total);
  const range = before > 0 ? `${before + 1}–${shown}` : shown;
  const next = pagination.page + added.length + 1;
  return (
    <>
      {children(all)}
      <LoadMore
        shown={shown}
        total={pagination.total}
        progress={t('list.shown', { shown: range, total: pagination.total })}
        label={t('paging.more')}
        href={hrefOf(next)}
        // The fetcher may still say that it loads when the page it brought is shown: the next press is for another one.
        busy={fetcher.state !== 'idle' && asked === next}
        onMore={() => {
          setAsked(next);
          void fetcher.load(hrefOf(next));
        }}
      />
    </>
  );
}
