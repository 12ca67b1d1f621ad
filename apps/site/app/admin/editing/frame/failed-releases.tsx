import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { Note } from '#site/ui/note.tsx';
import type { FailedRelease } from '../publish.ts';

/** Releases that did not go out, and those that will not unless somebody decides: shown where one works, with the way there. */
export function FailedReleases({
  failed,
  language,
}: {
  failed: readonly FailedRelease[];
  language: SiteLanguage | undefined;
}) {
  const { t } = useStaffText();
  return failed.map(({ id, name, isUndecided }) => (
    <Note key={id} tone="danger">
      <p>
        {t(isUndecided ? 'edit.releaseUndecided' : 'edit.releaseFailed', { name })}{' '}
        {language ? (
          <a className="link" href={`${pathTo('adminReleases', {}, language)}?izdanje=${id}#izdanje`}>
            {t('content.lateOpen')}
          </a>
        ) : null}
      </p>
    </Note>
  ));
}
