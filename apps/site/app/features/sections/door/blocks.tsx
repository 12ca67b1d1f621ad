import type { Part } from '@izlog/contract/cms/content/part';
import { type ComponentProps, memo, use, useSyncExternalStore } from 'react';
import { ContentLangContext } from '#site/editable/content-lang.ts';
import { ShowContext } from '#site/editable/edit-context.ts';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { isCached, viewOf } from '../block-views.ts';
import type { Block, BlockView } from './block.ts';

const toNobody = () => () => {};

/** The sections of a page, in order; a kind nobody knows is left out. The first one carries the h1 unless the page has one above. */
export function Blocks({ blocks, hasTitle = false }: { blocks: readonly Block[]; hasTitle?: boolean }) {
  const lang = use(ContentLangContext);
  const edit = use(ShowContext);
  const show = (): readonly Block[] => edit?.show(blocks) ?? blocks;
  const shown = useSyncExternalStore(edit?.subscribe ?? toNobody, show, show);
  return shown.map(({ part, data, isPlaceholder }, index) => {
    const props = {
      part: part as never,
      data: data as never,
      isFirst: index === 0 && !hasTitle,
      isPlaceholder,
      lang,
    };
    return isCached(part.handler) ? (
      cachedFragment(Section, { key: part.id, ...props })
    ) : (
      <Section key={part.id} {...props} />
    );
  });
}

/** A section in the language of its content. While one edits, those that did not change are not rendered again. */
const Section = memo(
  ({ lang, ...props }: ComponentProps<BlockView> & { part: Part; lang: string | undefined }) => {
    const View = viewOf((props.part as Part).handler);
    return (
      <ContentLangContext value={lang}>
        <View {...props} />
      </ContentLangContext>
    );
  },
);
