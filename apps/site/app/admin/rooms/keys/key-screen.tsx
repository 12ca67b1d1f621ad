import type { ProgramKey } from '@izlog/contract/user/programs/program-keys';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField, SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { KeyFields, useKeyDraft } from './key-fields.tsx';
import { keyRules } from './key-rules.ts';
import type { KeyAct, KeyDraft, KeyReach } from './key-view.ts';
import { refusalWords, rightSentences } from './key-words.ts';
import { KeyBadges } from './keys-screen.tsx';
import { keyLabels } from './new-key-screen.tsx';
import { ShownKey } from './shown-key.tsx';

type KeyScreenProps = {
  keyOf: ProgramKey;
  acts: readonly KeyAct[];
  draft: KeyDraft;
  reach: KeyReach;
  now: number;
  origin: string;
  /** Made on another site, where it is changed: here it is seen, and ended. */
  isFromOther: boolean;
};

/** One key: how often it calls, what it did, what it may; replaced, changed, taken back. */
export function KeyScreen({ keyOf, acts, draft, reach, now, origin, isFromOther }: KeyScreenProps) {
  const text = useStaffText();
  const { t, longDate, time } = text;
  const address = useAddress();
  const rotate = useSentForm({ name: 'rotate' });
  const shown = rotate.answer?.shown;
  const back = { to: address('adminKeys'), name: t('keys.title'), place: tailsOf(keyOf) };
  const used = keyOf.usedAt
    ? t('keys.used', { day: longDate(keyOf.usedAt), time: time(keyOf.usedAt), from: keyOf.usedFrom ?? '' })
    : t('keys.neverUsed');
  const made = t('keys.madeOn', { name: keyOf.madeBy.name, day: longDate(keyOf.created_at) });
  const head = (
    <RecordHead
      title={keyOf.name}
      badges={<KeyBadges of={keyOf} now={now} />}
      lead={`${made} · ${used}`}
      back={back}
    />
  );
  if (shown?.secret)
    return (
      <>
        {head}
        <ShownKey
          secret={shown.secret}
          origin={origin}
          to={address('adminKey', { id: keyOf.id })}
          onKept={rotate.forget}
        />
      </>
    );
  const isOver = keyOf.state === 'takenBack';
  return (
    <>
      {head}
      <div className="record">
        <div>
          {isFromOther ? <Note tone="info">{t('keys.fromOther', { site: keyOf.home.name })}</Note> : null}
          {isFromOther ? null : <Replaced keyOf={keyOf} />}
          {isOver ? <GiveBack keyOf={keyOf} now={now} /> : null}
          {keyOf.state === 'makerGone' ? <Note tone="danger">{t('keys.makerGoneLead')}</Note> : null}
          <Figures keyOf={keyOf} />
          <Acts keyOf={keyOf} acts={acts} />
          {isOver || isFromOther ? null : <Edit draft={draft} reach={reach} />}
        </div>
        <aside className="record__side" aria-label={t('keys.may')}>
          <Group title={t('keys.may')}>
            <ul className="stack">
              {rightSentences(keyOf, text).map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            {keyOf.lost.length > 0 ? (
              <Note tone="offer">
                {t('keys.lostLead', {
                  what: keyOf.lost.map((one) => t(`permission.${one}`)).join(', '),
                  name: keyOf.madeBy.name,
                })}
              </Note>
            ) : null}
            <Facts
              rows={[
                [t('keys.sites'), keyOf.sites.map(({ name }) => name).join(', ')],
                [t('keys.networks'), keyOf.networks.join(', ') || t('keys.anywhere')],
                [t('keys.endsOn'), keyOf.endsOn ? longDate(keyOf.endsOn) : t('keys.endless')],
                [t('keys.callsPerMinute'), String(keyOf.callsPerMinute)],
              ]}
            />
          </Group>
          {isOver ? null : (
            <>
              {isFromOther ? null : (
                <Group title={t('keys.rotate')}>
                  <FormFrame form={rotate} label={t('keys.rotate')}>
                    <p className="soft">{t('keys.rotateLead')}</p>
                    <SelectField
                      form={rotate}
                      name="overlapHours"
                      label={t('keys.overlap')}
                      defaultValue="24"
                    >
                      <option value="24">{t('keys.overlap.day')}</option>
                      <option value="1">{t('keys.overlap.hour')}</option>
                      <option value="168">{t('keys.overlap.week')}</option>
                      <option value="0">{t('keys.overlap.none')}</option>
                    </SelectField>
                    <SendButton form={rotate}>{t('keys.rotate')}</SendButton>
                  </FormFrame>
                </Group>
              )}
              <TakeBack name={keyOf.name} />
            </>
          )}
        </aside>
      </div>
    </>
  );
}

const tailsOf = ({ secrets }: ProgramKey): string => secrets.map(({ tail }) => `…${tail}`).join(', ');

/** Two secrets work: until when the old one does, whether it is still used, and the way to end it. */
function Replaced({ keyOf }: { keyOf: ProgramKey }) {
  const { t, longDate, time } = useStaffText();
  const form = useSentForm({ name: 'endOld' });
  const [fresh, old] = keyOf.secrets;
  if (!fresh || !old?.endsAt) return null;
  const isUsed = old.usedAt !== null && Date.parse(old.usedAt) > Date.parse(fresh.created_at);
  return (
    <Note tone="offer" title={t('keys.twoWork', { day: longDate(old.endsAt), time: time(old.endsAt) })}>
      <p>{t(isUsed ? 'keys.oldUsed' : 'keys.oldUnused', { fresh: `…${fresh.tail}`, old: `…${old.tail}` })}</p>
      <FormFrame form={form} label={t('keys.endOld')}>
        <SendButton form={form}>{t('keys.endOld')}</SendButton>
      </FormFrame>
    </Note>
  );
}

function GiveBack({ keyOf, now }: { keyOf: ProgramKey; now: number }) {
  const { t, longDate, time } = useStaffText();
  const form = useSentForm({ name: 'giveBack' });
  const at = keyOf.takenBackAt ?? '';
  const until = new Date(Date.parse(at) + 24 * 3600_000).toISOString();
  const title = t('keys.takenBackAt', { day: longDate(at), time: time(at) });
  if (Date.parse(until) < now) return <Note title={title}>{t('keys.takenBackForGood')}</Note>;
  return (
    <Note tone="info" title={title} role="status">
      <p>{t('keys.takenBackLead', { day: longDate(until), time: time(until) })}</p>
      <FormFrame form={form} label={t('keys.giveBack')}>
        <SendButton form={form}>{t('keys.giveBack')}</SendButton>
      </FormFrame>
    </Note>
  );
}

function TakeBack({ name }: { name: string }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'takeBack' });
  return (
    <Group title={t('keys.takeBack')}>
      <FormFrame form={form} label={t('keys.takeBack')}>
        <p className="soft">{t('keys.takeBackLead', { name })}</p>
        <SendButton form={form} tone="danger">
          {t('keys.takeBack')}
        </SendButton>
      </FormFrame>
    </Group>
  );
}

function Figures({ keyOf }: { keyOf: ProgramKey }) {
  const text = useStaffText();
  const { t, number } = text;
  const { lastRefusal } = keyOf;
  return (
    <>
      <dl className="tally">
        <div>
          <dt>{t('keys.figure.today')}</dt>
          <dd>{number(keyOf.callsToday)}</dd>
        </div>
        <div>
          <dt>{t('keys.figure.yesterday')}</dt>
          <dd>{number(keyOf.callsYesterday)}</dd>
        </div>
        <div>
          <dt>{t('keys.figure.acts')}</dt>
          <dd>{number(keyOf.actsToday)}</dd>
        </div>
        <div>
          <dt>{t('keys.figure.refused')}</dt>
          <dd>{number(keyOf.refusedToday)}</dd>
        </div>
      </dl>
      {lastRefusal ? (
        <Note tone="danger" title={t('keys.lastRefusal', whenOf(lastRefusal.at, text))}>
          <p>{refusalWords(lastRefusal.code, text)}</p>
          <p className="small">
            <code>{lastRefusal.action}</code>
          </p>
        </Note>
      ) : null}
    </>
  );
}

const whenOf = (
  at: string,
  { longDate, time }: Pick<ReturnType<typeof useStaffText>, 'longDate' | 'time'>,
) => ({
  day: longDate(at),
  time: time(at),
});

function Acts({ keyOf, acts }: { keyOf: ProgramKey; acts: readonly KeyAct[] }) {
  const { t, longDate, time } = useStaffText();
  const address = useAddress();
  return (
    <Group title={t('keys.did')}>
      {acts.length === 0 ? <p className="soft">{t('keys.didNothing')}</p> : null}
      <ul className="ledger">
        {acts.map(({ id, at, words, names, action }) => (
          <li key={id}>
            <div>
              <b>{[t(words), names.join(', ')].filter(Boolean).join(': ')}</b>
              <p className="small soft">
                <code>{action}</code>
              </p>
            </div>
            <time className="small soft" dateTime={at}>
              {longDate(at)}, {time(at)}
            </time>
          </li>
        ))}
      </ul>
      <p>
        <Link className="link" to={`${address('adminLog')}?key=${keyOf.id}`}>
          {t('keys.log')}
        </Link>
      </p>
    </Group>
  );
}

function Edit({ draft, reach }: { draft: KeyDraft; reach: KeyReach }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'key', rules: keyRules(t) });
  const state = useKeyDraft(form, draft, false);
  const isAsked = form.answer !== undefined || form.isBusy;
  return (
    <details open={isAsked ? true : undefined}>
      <summary className="link">{t('keys.edit')}</summary>
      <FormFrame form={form} label={t('keys.edit')} labels={keyLabels(t)}>
        <KeyFields form={form} draft={draft} reach={reach} state={state} />
        <SendButton form={form} tone="primary">
          {t('form.save')}
        </SendButton>
      </FormFrame>
    </details>
  );
}
