import { longestWord, refusalReasons } from '@izlog/contract/user/proposals/proposal-states';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { RadioGroup } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { Note } from '#site/ui/note.tsx';
import { Differences } from './differences.tsx';
import type { LoadedProposal, ShownProposal } from './load-proposals.server.ts';
import { ProposalBadge } from './proposal-badge.tsx';

/** A proposal: the difference, who proposes it, and what one may do with it. Works without scripts. */
export function ProposalScreen({ title, one, mayMakeKeys }: { title: string } & LoadedProposal) {
  const { t, longDate, time } = useStaffText();
  const address = useAddress();
  const { key, created_at, endsAt, state, mayDecide } = one;
  const isOpen = state === 'waiting' && mayDecide;
  const keyName = `${key.name} …${key.tail}`;
  const ofKey = mayMakeKeys ? (
    <Link className="link" to={address('adminKey', { id: String(key.id) })}>
      {keyName}
    </Link>
  ) : (
    keyName
  );
  return (
    <>
      <RecordHead
        title={title}
        badges={<ProposalBadge state={state} />}
        back={{ to: address('adminProposals'), name: t('proposals.title') }}
      />
      <Outcome one={one} />
      <div className="record">
        <div>
          {isOpen ? (
            <ApproveForm one={one} />
          ) : (
            <Group title={t('proposals.difference')} beside={t('proposals.count', { count: one.count })}>
              <Differences changes={one.changes} isDone={state !== 'waiting'} />
            </Group>
          )}
        </div>
        <aside className="record__side" aria-label={t('proposals.whoProposes')}>
          <Group title={t('proposals.whoProposes')}>
            <Facts
              rows={[
                [t('proposals.key'), ofKey],
                [t('proposals.sent'), `${longDate(created_at)} ${time(created_at)}`],
                [t('proposals.until'), state === 'waiting' ? `${longDate(endsAt)} ${time(endsAt)}` : null],
              ]}
            />
            <p className="small soft">{t('proposals.onlyPeople')}</p>
            <p className="small soft">{t('proposals.fromAgent')}</p>
          </Group>
          {isOpen ? <RefuseForm /> : null}
          {state === 'approved' && one.mayUndo ? (
            <Group title={t('proposals.undoMeans')}>
              <p className="soft">{t('proposals.undoLead')}</p>
            </Group>
          ) : null}
        </aside>
      </div>
    </>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** What became of it, and the way back. */
function Outcome({ one }: { one: ShownProposal }) {
  const { t, longDate, time } = useStaffText();
  const { state, decidedAt, decidedBy, undoneAt, undoneBy, word, reason, mayUndo, mayDecide } = one;
  const at = (instant: string | null) => ({ day: longDate(instant ?? ''), time: time(instant ?? '') });
  const name = decidedBy?.name ?? '';
  if (state === 'ended') return <Note>{t('proposals.endedLead')}</Note>;
  if (state === 'waiting') return mayDecide ? null : <Note>{t('proposals.mayNot')}</Note>;
  if (state === 'refused')
    return (
      <Note title={t('proposals.refusedAt', at(decidedAt))}>
        <p>
          {t('proposals.refusedBy', { name })} {reason ? `${t(`proposals.reason.${reason}`)}.` : ''}
        </p>
        {word ? <p>„{word}”</p> : null}
      </Note>
    );
  if (state === 'undone')
    return (
      <Note tone="info" title={t('proposals.undoneAt', at(undoneAt))}>
        <p>{t('proposals.undoneBy', { name: undoneBy?.name ?? '' })}</p>
      </Note>
    );
  const until = new Date(Date.parse(decidedAt ?? '') + dayMs).toISOString();
  return (
    <Note tone="success" title={t('proposals.doneAt', at(decidedAt))}>
      <p>{t('proposals.doneLead', { name })}</p>
      {mayUndo && mayDecide ? <UndoForm until={at(until)} /> : <p>{t('proposals.noUndo')}</p>}
    </Note>
  );
}

function UndoForm({ until }: { until: { day: string; time: string } }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'undo' });
  return (
    <FormFrame form={form} label={t('proposals.undo')}>
      <div className="row">
        <SendButton form={form}>{t('proposals.undo')}</SendButton>
        <span className="soft">{t('proposals.undoUntil', until)}</span>
      </div>
    </FormFrame>
  );
}

/** What would change, row by row, and the buttons that do it. */
function ApproveForm({ one }: { one: ShownProposal }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'approve' });
  const { count, changes, madeAt } = one;
  const isChosen = count > 1 && changes.every(({ row }) => row !== null);
  const wrong = form.faults.rows;
  return (
    <FormFrame
      form={form}
      label={t('proposals.difference')}
      labels={{ rows: t('proposals.difference') }}
      className="stack"
    >
      <input type="hidden" name="madeAt" value={madeAt} />
      <Group title={t('proposals.difference')} beside={t('proposals.count', { count })}>
        {wrong ? <FieldError id="rows-error">{wrong.words ?? t(wrong.key, wrong.values)}</FieldError> : null}
        {count === 0 ? (
          <p>{t('proposals.empty')}</p>
        ) : (
          <Differences changes={changes} isDone={false} isChosen={isChosen} />
        )}
      </Group>
      {count === 0 ? null : (
        <div className="row">
          {isChosen ? (
            <SendButton form={form} name="act" value="chosen">
              {t('proposals.approveChosen')}
            </SendButton>
          ) : null}
          <SendButton form={form} name="act" value="all" tone="primary">
            {isChosen ? t('proposals.approveAll', { count }) : t('proposals.approve')}
          </SendButton>
        </div>
      )}
    </FormFrame>
  );
}

function RefuseForm() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'refuse' });
  const labels = { reason: t('proposals.reason'), word: t('proposals.word') };
  return (
    <Group title={t('proposals.refuseTitle')}>
      <p className="soft">{t('proposals.refuseLead')}</p>
      <FormFrame form={form} label={t('proposals.refuseTitle')} labels={labels} className="stack">
        <RadioGroup
          legend={labels.reason}
          name="reason"
          defaultValue={form.typed.reason ?? 'mend'}
          options={refusalReasons.map((one) => ({ value: one, label: t(`proposals.reason.${one}`) }))}
        />
        <TextAreaField
          form={form}
          name="word"
          label={labels.word}
          hint={t('proposals.wordHint')}
          rows={3}
          data-most={longestWord}
          isOptional
        />
        <SendButton form={form}>{t('proposals.refuse')}</SendButton>
      </FormFrame>
    </Group>
  );
}
