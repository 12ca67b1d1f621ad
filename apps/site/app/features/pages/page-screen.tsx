import { ContentLangContext } from '#site/editable/content-lang.ts';
import { RootText } from '#site/editable/root-text.tsx';
import { Blocks } from '#site/features/sections/door/blocks.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { Note } from '#site/ui/note.tsx';
import { ArticleScreen } from './article-screen.tsx';
import type { PageView } from './load-page.server.ts';

/** A page of sections, or a classic article with whatever sections stand below it (CMS-068). */
export function PageScreen({ page }: { page: PageView }) {
  const { t } = useText();
  return (
    <ContentLangContext value={page.lang}>
      {page.isDraft ? (
        <div className="container section">
          <Note tone="offer">{t('pages.draft')}</Note>
        </div>
      ) : null}
      {page.article ? <ArticleScreen article={page.article} lang={page.lang} /> : null}
      {page.heading ? (
        <div className="container section">
          <RootText of="page" f="title" as="h1" lang={page.lang}>
            {page.heading}
          </RootText>
        </div>
      ) : null}
      <Blocks blocks={page.blocks} hasTitle={page.article !== null || page.heading !== undefined} />
    </ContentLangContext>
  );
}
