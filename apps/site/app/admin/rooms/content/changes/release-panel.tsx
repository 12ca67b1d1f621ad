import { documentKey } from '@izlog/contract/editing/document';
import type { Release } from '@izlog/contract/editing/release';
import { Link } from 'react-router';
import { faultAtWords } from '#site/admin/editing/door/publish-words.ts';
import { shownDifference } from '#site/admin/editing/door/shown-difference.ts';
import { titleWords } from '#site/admin/editing/door/title-words.ts';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { shopTimeOf } from '#site/admin/ground/frame/shop-time.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useDocumentAddress } from '#site/admin/ground/frame/use-document-address.ts';
import { useLanguageWords } from '#site/admin/ground/text/use-language-words.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import type { ReleasesView } from './changes-view.ts';
import { releaseRow } from './release-row.tsx';

const isWaiting = ({ state }: Release): boolean =>
  state === 'open' || state === 'scheduled' || state === 'failed';

/** The one act that a row is there for: fix what is late, look at what is planned, plan what is open. */
export function ReleaseActs({
  release,
  mayPublish,
  href,
}: {
  release: Release;
  mayPublish: boolean;
  href: string;
}) {
  const { t } = useStaffText();
  const documentAddress = useDocumentAddress();
  const form = useSentForm({ name: `row-${release.id}` });
  const { name, state, at, items, fault } = release;
  const of = <span className="vh">: {name}</span>;
  const [first] = fault?.faults ?? [];
  const wrong = items.find((item) => first && documentKey(item) === documentKey(first.document)) ?? items[0];
  if (mayPublish && fault && wrong)
    return (
      <ButtonLink to={documentAddress(wrong)}>
        {t('content.releaseFix')}
        {of}
      </ButtonLink>
    );
  if (mayPublish && state === 'scheduled' && at)
    return (
      <FormFrame form={form} className="row">
        <input type="hidden" name="id" value={release.id} />
        <Button type="submit" name="act" value="look" busy={form.isBusy}>
          {t('content.releasePreview')}
          {of}
        </Button>
      </FormFrame>
    );
  return (
    <ButtonLink to={href} preventScrollReset>
      {t(mayPublish && state === 'open' ? 'content.releasePlan' : 'content.releaseOpen')}
      {of}
    </ButtonLink>
  );
}

/** One release whole: what goes out with it, and what can be done with it while it waits. */
export function ReleasePanel({ release, view }: { release: Release; view: ReleasesView }) {
  const text = useStaffText();
  const { t } = text;
  const all = useAddress()('adminReleases');
  const { name, when, away, badge, fault } = releaseRow(text, release, view.now);
  const mayChange = isWaiting(release) && view.mayPublish;
  return (
    <section className="panel stack" id="izdanje" aria-labelledby="h-izdanje" tabIndex={-1}>
      <h2 className="row" id="h-izdanje">
        {name} {badge}
      </h2>
      <p className="small soft">
        {[when || t('content.releaseNoTime'), away, release.by].filter(Boolean).join(' · ')}
      </p>
      {fault ? <p className="error">{fault}</p> : null}
      <Conflicts release={release} mayChange={mayChange} />
      <Items release={release} mayChange={mayChange} />
      {mayChange ? <ReleaseForm release={release} /> : null}
      <p>
        <ButtonLink to={all}>{t('media.close')}</ButtonLink>
      </p>
    </section>
  );
}

/** What others wrote of the same fields, each with the choice: without it the release does not go out. */
function Conflicts({ release: { id, conflicts, items }, mayChange }: ItemsProps) {
  const text = useStaffText();
  const { t } = text;
  const nameOf = useLanguageWords();
  const form = useSentForm({ name: `conflicts-${id}` });
  if (conflicts.length === 0) return null;
  return (
    <FormFrame form={form} label={t('content.releaseDecide')}>
      <input type="hidden" name="id" value={id} />
      <h3>{t('content.releaseDecide')}</h3>
      <ul className="plain stack">
        {conflicts.map((conflict) => {
          const { key, document, path, ours, theirs } = conflict;
          const item = items.find((one) => documentKey(one) === documentKey(document));
          const title = titleWords(t, item?.title ?? '', document.id);
          const where = `${title} (${nameOf(document.language)}), ${faultAtWords(text, conflict)}`;
          return (
            <li key={key} className="stack">
              <p>{where}</p>
              <dl>
                <dt>{t('content.releaseOurs')}</dt>
                <dd>{wordsOf(path, ours) || t('content.releaseNothing')}</dd>
                <dt>{t('content.releaseTheirs')}</dt>
                <dd>{wordsOf(path, theirs) || t('content.releaseNothing')}</dd>
              </dl>
              {mayChange ? (
                <p className="row">
                  <Button type="submit" name="act" value={`ours ${key}`}>
                    {t('content.releaseTakeOurs')}
                    <span className="vh">: {where}</span>
                  </Button>
                  <Button type="submit" name="act" value={`theirs ${key}`}>
                    {t('content.releaseTakeTheirs')}
                    <span className="vh">: {where}</span>
                  </Button>
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </FormFrame>
  );
}

/** A value as words; of a section that was removed none. */
const wordsOf = (path: string, value: unknown): string =>
  value === null || value === undefined
    ? ''
    : shownDifference({ op: 'set', path, handler: '', from: null, to: value, words: null })
        .words.map(({ text }) => text)
        .join('');

type ItemsProps = { release: Release; mayChange: boolean };

function Items({ release: { id, items }, mayChange }: ItemsProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const documentAddress = useDocumentAddress();
  const nameOf = useLanguageWords();
  const form = useSentForm({ name: `items-${id}` });
  if (items.length === 0)
    return (
      <p>
        {t('content.releaseEmpty')}{' '}
        <Link className="link" to={address('adminChanges')}>
          {t('content.releaseFromChanges')}
        </Link>
      </p>
    );
  return (
    <FormFrame form={form} label={t('content.releaseHolds')}>
      <input type="hidden" name="id" value={id} />
      <ul className="plain release-items">
        {items.map((item) => {
          const { id: of, language, laterChanges, action } = item;
          const title = titleWords(t, item.title, of);
          const languageName = nameOf(language);
          return (
            <li key={documentKey(item)}>
              <span>
                <Link className="link" to={documentAddress(item)}>
                  {title}
                </Link>{' '}
                <small className="soft">
                  {[
                    languageName,
                    ...(action === 'unpublish' ? [t('content.unpublish')] : []),
                    ...(laterChanges > 0 ? [t('content.laterChanges', { count: laterChanges })] : []),
                  ].join(' · ')}
                </small>
              </span>
              {mayChange ? (
                <Button type="submit" name="act" value={`remove ${documentKey(item)}`}>
                  {t('content.releaseRemove')}
                  <span className="vh">
                    : {title}, {languageName}
                  </span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </FormFrame>
  );
}

function ReleaseForm({ release: { id, name, at } }: { release: Release }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `release-${id}` });
  return (
    <FormFrame
      form={form}
      label={t('content.release')}
      labels={{ name: t('content.releaseName'), at: t('content.at') }}
    >
      <input type="hidden" name="id" value={id} />
      <TextField
        form={form}
        name="name"
        label={t('content.releaseName')}
        data-most={200}
        autoComplete="off"
        defaultValue={name}
      />
      <TextField
        form={form}
        name="at"
        type="datetime-local"
        label={t('content.at')}
        hint={t('content.newReleaseHint')}
        isOptional
        defaultValue={at ? shopTimeOf(at) : ''}
      />
      <div className="row">
        <SendButton form={form} tone="primary" name="act" value="move">
          {t('form.save')}
        </SendButton>
        {at ? (
          <Button type="submit" name="act" value="look">
            {t('content.releaseLook')}
          </Button>
        ) : null}
        <Button type="submit" name="act" value="now">
          {t('content.releaseNow')}
        </Button>
        <Button type="submit" tone="danger" name="act" value="cancel">
          {t('content.releaseCancel')}
        </Button>
      </div>
    </FormFrame>
  );
}
