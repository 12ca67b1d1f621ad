import { use } from 'react';
import { ContentLangContext } from '../../../editable/content-lang.ts';
import { kept } from '../../../ui/kept.ts';
import { useAccount } from '../../account/door/use-account.ts';
import { blockViews } from '../block-views.ts';
import type { Block } from './block.ts';

/** The sections of a page, in order; a kind nobody knows is left out. The first one carries the h1 unless the page has one above. */
export function Blocks({ blocks, hasTitle = false }: { blocks: readonly Block[]; hasTitle?: boolean }) {
  const lang = use(ContentLangContext);
  const wishes = useAccount()?.wishes;
  return blocks.map(({ part, data, isPlaceholder }, index) => {
    const View = blockViews[part.handler];
    const isFirst = index === 0 && !hasTitle;
    return View
      ? kept(View, { key: part.id, part, data: data as never, isFirst, isPlaceholder }, [lang, wishes])
      : null;
  });
}
