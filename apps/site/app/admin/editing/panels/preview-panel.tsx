import type { previewLinkCreate, previewLinkFilter } from '@izlog/contract/cms/preview-link';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useState } from 'react';
import { clockWords, instantOfShop } from '#site/admin/ground/frame/shop-time.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { SidePanel } from './side-panel.tsx';
import { useAsked } from './use-asked.ts';

type Made = EndpointAnswer<typeof previewLinkCreate>;
type What = 'page' | 'shop' | 'moment';
const lives = [1, 7, 30, 90] as const;

/** Links by which somebody without a login reads drafts, or the shop as it will be: made, copied, taken back. */
export function PreviewPanel({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const { t, shortDate, time } = useStaffText();
  const [what, setWhat] = useState<What>(page.scopes.page ? 'page' : 'shop');
  const [at, setAt] = useState('');
  const [days, setDays] = useState(7);
  const [made, setMade] = useState<Made>();
  const [trouble, setTrouble] = useState<'needsTime' | 'failed'>();
  const [isBusy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);
  const clock = clockWords(at);
  const listed = useAsked<EndpointAnswer<typeof previewLinkFilter>>(page, 'previews', { limit: 50 }, times);
  const make = async () => {
    const instant = what === 'moment' ? instantOfShop(at) : undefined;
    if (what === 'moment' && !instant) return setTrouble('needsTime');
    setBusy(true);
    await page.store.flush();
    const { kind, id, language } = page.scopes.page ?? { kind: 'content', id: 0, language: '' };
    const answer = await page.talk
      .act('previewCreate', {
        days,
        ...(what === 'page' && { document: { kind, id, language } }),
        ...(instant && { at: instant }),
      })
      .catch(() => ({ status: 0 }));
    setBusy(false);
    setTrouble('data' in answer ? undefined : 'failed');
    if (!('data' in answer)) return;
    setMade(answer.data as Made);
    setTimes(times + 1);
  };
  const revoke = async (id: number) => {
    const answer = await page.talk.act('previewRevoke', { id }).catch(() => ({ status: 0 }));
    setTrouble('data' in answer ? undefined : 'failed');
    if (made?.id === id) setMade(undefined);
    setTimes(times + 1);
  };
  return (
    <SidePanel title={t('edit.preview')} note={t('edit.previewNote')} onClose={onClose}>
      {page.mayPublish ? (
        <section className="stack" aria-label={t('edit.previewNew')}>
          <Field label={t('edit.previewWhat')}>
            {(control) => (
              <Select {...control} value={what} onChange={({ target }) => setWhat(target.value as What)}>
                {page.scopes.page ? <option value="page">{t('edit.previewWhat.page')}</option> : null}
                <option value="shop">{t('edit.previewWhat.shop')}</option>
                <option value="moment">{t('edit.previewWhat.moment')}</option>
              </Select>
            )}
          </Field>
          {what === 'moment' ? (
            <Field
              label={t('edit.previewAt')}
              hint={t('edit.shopClock')}
              error={clock ? t(clock) : trouble === 'needsTime' ? t('edit.when.atFirst') : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="datetime-local"
                  value={at}
                  onChange={({ target }) => setAt(target.value)}
                />
              )}
            </Field>
          ) : null}
          <Field label={t('edit.previewDays')}>
            {(control) => (
              <Select {...control} value={days} onChange={({ target }) => setDays(Number(target.value))}>
                {lives.map((one) => (
                  <option key={one} value={one}>
                    {t('edit.days', { count: one })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button tone="primary" busy={isBusy} onClick={() => void make()}>
            {t('edit.previewMake')}
          </Button>
        </section>
      ) : (
        <p>{t('content.mayNot')}</p>
      )}
      {trouble === 'failed' ? (
        <Note tone="danger" role="alert">
          {t('edit.previewFailed')}
        </Note>
      ) : null}
      {made ? <NewLink url={made.url} /> : null}
      <h3 className="ed-sub">{t('edit.previewLinks')}</h3>
      {listed === null ? <Note tone="danger">{t('edit.previewFailed')}</Note> : null}
      {listed?.records.length === 0 ? <p className="soft">{t('edit.previewNone')}</p> : null}
      <ul className="plain ed-history">
        {listed?.records.map((link) => (
          <li key={link.id}>
            <p>
              <b>
                {link.document
                  ? link.path
                  : link.at
                    ? t('edit.previewOf', { at: `${shortDate(link.at)} ${time(link.at)}` })
                    : t('edit.previewWhat.shop')}
              </b>
              <br />
              <small className="soft">
                {t('edit.previewUntil', { at: `${shortDate(link.expires_at)} ${time(link.expires_at)}` })}
              </small>
            </p>
            {page.mayPublish ? (
              <Button onClick={() => void revoke(link.id)}>
                {t('edit.previewRevoke')}
                <span className="vh">: {link.path}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

/** A link that was just made: its address is shown this once. */
function NewLink({ url }: { url: string }) {
  const { t } = useStaffText();
  const [isCopied, setCopied] = useState(false);
  // Where one edits the link works too, whatever domain the shop has by name.
  const { pathname, search } = new URL(url, location.href);
  const address = location.origin + pathname + search;
  return (
    <div className="ed-link stack" role="status">
      <Field label={t('edit.previewUrl')} hint={t('edit.previewOnce')}>
        {(control) => (
          <TextInput {...control} readOnly value={address} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <p className="row">
        <Button
          onClick={() => {
            // Where the clipboard is forbidden the address stands in the field, marked by the focus.
            navigator.clipboard.writeText(address).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {t(isCopied ? 'edit.copied' : 'edit.copy')}
        </Button>
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {t('edit.previewOpen')}
        </a>
      </p>
    </div>
  );
}
