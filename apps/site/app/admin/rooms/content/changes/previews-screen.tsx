import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useLanguageWords } from '#site/admin/ground/text/use-language-words.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import type { PreviewsView } from './changes-view.ts';

/** Links by which somebody without a login reads drafts: who made them, what they show, until when, and the way to end them. */
export function PreviewsScreen({ title, view }: { title: string; view: PreviewsView }) {
  const { t, shortDate, time } = useStaffText();
  const all = useAddress()('adminPreviews');
  const languageWords = useLanguageWords();
  const { links, page, mayRevoke } = view;
  const words = ({ document, path, at }: PreviewsView['links'][number]): string => {
    if (at) return t('edit.previewOf', { at: `${shortDate(at)} ${time(at)}` });
    if (!document) return t('edit.previewWhat.shop');
    return `${path} (${languageWords(document.language)})`;
  };
  return (
    <AdminScreen title={title}>
      <p className="soft">{t('content.previewsLead')}</p>
      {links.length === 0 ? <EmptyState title={t('content.noPreviews')} /> : null}
      <ul className="plain stack">
        {links.map((link) => (
          <li key={link.id} className="panel between">
            <div>
              <h2 className="h4">{words(link)}</h2>
              <p className="small soft">
                {link.by ?? '–'}, {shortDate(link.created_at)} {time(link.created_at)} ·{' '}
                {t('edit.previewUntil', { at: `${shortDate(link.expires_at)} ${time(link.expires_at)}` })}
              </p>
            </div>
            {mayRevoke ? <Revoke id={link.id} words={words(link)} /> : null}
          </li>
        ))}
      </ul>
      <AdminPages page={page.page} lastPage={page.lastPage} href={(one) => `${all}?page=${one}`} />
    </AdminScreen>
  );
}

function Revoke({ id, words }: { id: number; words: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `preview-${id}` });
  return (
    <FormFrame form={form}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" tone="danger" busy={form.isBusy}>
        {t('edit.previewRevoke')}
        <span className="vh">: {words}</span>
      </Button>
    </FormFrame>
  );
}
