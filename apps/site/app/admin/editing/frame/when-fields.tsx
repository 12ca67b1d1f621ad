import type { releaseFilter } from '@izlog/contract/editing/release';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useEffect, useId, useState } from 'react';
import { clockWords, instantOfShop } from '#site/admin/ground/frame/shop-time.ts';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useBounded } from '#site/admin/ground/frame/typed/use-bounded.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import type { When } from '../publish.ts';

type Releases = EndpointAnswer<typeof releaseFilter>['records'];

/** When something goes out: now, at a time by the shop's clock, or with a release. */
export function WhenFields({
  page,
  when,
  onWhen,
}: {
  page: EditedPage;
  when: When;
  onWhen: (when: When) => void;
}) {
  const { t } = useStaffText();
  const name = useId();
  const [at, setAt] = useState('');
  const releaseName = useBounded(when.kind === 'newRelease' ? when.name : '', 200, (typed) =>
    onWhen({ kind: 'newRelease', name: typed }),
  );
  const clock = clockWords(at);
  const releases = useReleases(page, when.kind === 'release' || when.kind === 'newRelease');
  const choice = (kind: 'now' | 'at' | 'release', next: When) => (
    <label className="check">
      <input
        type="radio"
        name={name}
        checked={when.kind === kind || (kind === 'release' && when.kind === 'newRelease')}
        onChange={() => onWhen(next)}
      />
      <span>
        {t(`edit.when.${kind}`)}
        <br />
        <small className="soft">{t(`edit.when.${kind}Hint`)}</small>
      </span>
    </label>
  );
  return (
    <fieldset className="fieldset ed-when">
      <legend className="label">{t('edit.when')}</legend>
      {choice('now', { kind: 'now' })}
      {choice('at', { kind: 'at', at: instantOfShop(at) ?? '' })}
      {when.kind === 'at' ? (
        <Field label={t('content.at')} hint={t('edit.shopClock')} error={clock && t(clock)}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={at}
              onChange={({ target }) => {
                setAt(target.value);
                onWhen({ kind: 'at', at: instantOfShop(target.value) ?? '' });
              }}
            />
          )}
        </Field>
      ) : null}
      {choice('release', { kind: 'newRelease', name: '' })}
      {when.kind === 'release' || when.kind === 'newRelease' ? (
        <>
          {releases.length > 0 ? (
            <Field label={t('content.release')}>
              {(control) => (
                <Select
                  {...control}
                  value={when.kind === 'release' ? String(when.id) : ''}
                  onChange={({ target }) =>
                    onWhen(
                      target.value
                        ? { kind: 'release', id: Number(target.value) }
                        : { kind: 'newRelease', name: '' },
                    )
                  }
                >
                  <option value="">{t('edit.newRelease')}</option>
                  {releases.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          {when.kind === 'newRelease' ? (
            <Field label={t('content.releaseName')}>
              {(control) => <TextInput {...control} {...releaseName} />}
            </Field>
          ) : null}
        </>
      ) : null}
    </fieldset>
  );
}

/** What is still missing of the choice; nothing when it is whole. */
export function whenReason(t: (key: AdminKey) => string, when: When): string | null {
  if (when.kind === 'at') {
    if (!when.at) return t('edit.when.atFirst');
    return Date.parse(when.at) <= Date.now() ? t('edit.when.inFuture') : null;
  }
  return when.kind === 'newRelease' && when.name.trim() === '' ? t('edit.when.nameFirst') : null;
}

/** Releases that something can be added to. */
function useReleases(page: EditedPage, isAsked: boolean): Releases {
  const [releases, setReleases] = useState<Releases>([]);
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    page.talk
      .act('releases', { limit: 50 })
      .then((answer) => {
        if (isLeft || !('data' in answer)) return;
        const { records } = answer.data as EndpointAnswer<typeof releaseFilter>;
        setReleases(records.filter(({ state }) => state === 'open' || state === 'scheduled'));
      })
      // Without the list a new release can still be made.
      .catch((error: unknown) => console.warn('The releases did not come.', error));
    return () => {
      isLeft = true;
    };
  }, [page, isAsked]);
  return releases;
}
