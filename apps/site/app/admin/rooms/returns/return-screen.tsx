import type { StaffReturn } from '@izlog/contract/ecommerce/returns/return-staff';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { stateKeys } from '#site/features/returns/door/state-keys.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { CheckForm } from './check-form.tsx';
import type { ReturnView } from './return-view.ts';
import { returnReasonKeys, staffStateTones } from './return-words.ts';
import { ScanForm } from './scan-form.tsx';
import { SettleForm } from './settle-form.tsx';

/** A return from its announcement to its settlement: what is done stays readable above what is to do. Works without scripts. */
export function ReturnScreen({ title, one, mayAnswer, mayReceive, maySettle }: ReturnView) {
  const { t } = useStaffText();
  const address = useAddress();
  const isArriving = one.moves.includes('received') || one.state === 'received';
  const mayCheck = one.moves.includes('checked') || one.state === 'checked';
  const isSettled =
    one.state === 'checked' || (['approved', 'sent', 'received'].includes(one.state) && maySettle);
  return (
    <>
      <RecordHead
        title={title}
        badges={<Badge tone={staffStateTones[one.state]}>{t(stateKeys[one.state])}</Badge>}
        lead={[one.buyer?.name, one.buyer?.town, t(returnReasonKeys[one.reason])].filter(Boolean).join(', ')}
        back={
          one.money
            ? { to: address('adminReturns'), name: t('staffReturn.list.title') }
            : { to: address('adminReturnScan'), name: t('staffReturn.scanTitle') }
        }
      />
      <div className="record returns">
        <div className="stack stack--lg">
          <Announced one={one} />
          {one.state === 'requested' && mayAnswer ? <AnswerForm /> : null}
          {isArriving && mayReceive && one.hasGoods ? <Arrival one={one} /> : null}
          {mayCheck && mayReceive ? <CheckForm one={one} /> : null}
          {isSettled && maySettle && one.money?.proposal ? <SettleForm one={one} /> : null}
          <Settled one={one} />
          {one.wish === 'replacement' && mayAnswer && one.state !== 'requested' ? (
            <Replacement one={one} />
          ) : null}
          {mayAnswer ? <Other one={one} /> : null}
        </div>
        <Side one={one} />
      </div>
    </>
  );
}

function Announced({ one }: { one: StaffReturn }) {
  const { t, shortDate, time } = useStaffText();
  return (
    <Group title={t('staffReturn.announced')}>
      <ul className="plain stack">
        {one.lines.map((line) => (
          <li key={line.id}>
            <strong>
              {line.quantity} × {line.name}
            </strong>
            <br />
            <span className="small soft">
              {[line.sku, ...line.options.map(({ name, value }) => `${name}: ${value}`)]
                .filter(Boolean)
                .join(', ')}
              {line.received > 0
                ? ` · ${t('staffReturn.arrivedOf', { count: line.received, of: line.quantity })}`
                : ''}
            </span>
          </li>
        ))}
      </ul>
      {one.message ? <blockquote className="returns__message">{one.message}</blockquote> : null}
      {one.pictures.length > 0 ? (
        <ul className="plain returns__pictures" aria-label={t('staffReturn.pictures')}>
          {one.pictures.map(({ url, name }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={name} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <ol className="plain small soft">
        {one.history.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            {t(stateKeys[state])}, {shortDate(at)} {time(at)}
          </li>
        ))}
      </ol>
      {one.answer ? <p className="soft">{t('staffReturn.answered', { text: one.answer })}</p> : null}
    </Group>
  );
}

function AnswerForm() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'answer' });
  const label = t('staffReturn.note');
  return (
    <Group title={t('staffReturn.answerTitle')}>
      <FormFrame form={form} label={t('staffReturn.answerTitle')} labels={{ note: label }}>
        <TextAreaField form={form} name="note" label={label} hint={t('staffReturn.noteHint')} rows={3} />
        <div className="row">
          <SendButton form={form} tone="primary" name="act" value="approve">
            {t('staffReturn.approve')}
          </SendButton>
          <SendButton form={form} name="act" value="refuse">
            {t('staffReturn.refuse')}
          </SendButton>
        </div>
      </FormFrame>
    </Group>
  );
}

function Arrival({ one }: { one: StaffReturn }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'receive' });
  const isAllHere = one.lines.every(({ quantity, received }) => quantity === received);
  return (
    <Group title={t('staffReturn.arrival')}>
      <ScanForm label={t('staffReturn.scanPiece')} />
      {isAllHere ? (
        <p className="soft">{t('staffReturn.allHere')}</p>
      ) : (
        <FormFrame form={form} label={t('staffReturn.receiveAll')}>
          <SendButton form={form} tone={one.state === 'received' ? undefined : 'primary'}>
            {t('staffReturn.receiveAll')}
          </SendButton>
        </FormFrame>
      )}
    </Group>
  );
}

/** What became of it. */
function Settled({ one }: { one: StaffReturn }) {
  const { t, number } = useStaffText();
  if (one.state !== 'settled' || !one.money) return null;
  const { refunded, creditNumber, currency } = one.money;
  return (
    <Note tone="success" title={t('staffReturn.settledTitle')}>
      {refunded ? (
        <p>{t('staffReturn.settledMoney', { amount: `${number(refunded)} ${currency.symbol}` })}</p>
      ) : null}
      {creditNumber ? <p>{t('staffReturn.settledPaper', { number: creditNumber })}</p> : null}
    </Note>
  );
}

function Replacement({ one }: { one: StaffReturn }) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'replace' });
  return (
    <Group title={t('staffReturn.replacement')}>
      <p className="soft">{t('staffReturn.replacementLead')}</p>
      {one.replacementDraftId === null ? (
        <FormFrame form={form} label={t('staffReturn.replacement')}>
          <SendButton form={form}>{t('staffReturn.replace')}</SendButton>
        </FormFrame>
      ) : (
        <Link className="link" to={address('adminDraft', { id: String(one.replacementDraftId) })}>
          {t('staffReturn.replacementDraft')}
        </Link>
      )}
    </Group>
  );
}

/** What the buyer said on the telephone: it is on its way, or it stays. */
function Other({ one }: { one: StaffReturn }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'move' });
  const maySend = one.moves.includes('sent') && one.hasGoods;
  const mayCancel = one.moves.includes('cancelled');
  if (!maySend && !mayCancel) return null;
  return (
    <details open={form.answer !== undefined}>
      <summary className="link">{t('staffReturn.other')}</summary>
      <FormFrame form={form} label={t('staffReturn.other')}>
        {maySend ? (
          <>
            <TextField
              form={form}
              name="trackingNumber"
              label={t('staffReturn.tracking')}
              autoComplete="off"
              data-most={60}
              isOptional
            />
            <SendButton form={form} name="act" value="sent">
              {t('staffReturn.isSent')}
            </SendButton>
          </>
        ) : null}
        {mayCancel ? (
          <SendButton form={form} name="act" value="cancel" tone="quiet">
            {t('staffReturn.cancel')}
          </SendButton>
        ) : null}
      </FormFrame>
    </details>
  );
}

function Side({ one }: { one: StaffReturn }) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const day = (end: string | null) => (end ? shortDate(Date.parse(end) - 1) : null);
  return (
    <aside className="record__side" aria-label={t('staffReturn.deadlines')}>
      <Group title={t('staffReturn.deadlines')}>
        {one.isOverdue ? <Badge tone="danger">{t('staffReturn.late')}</Badge> : null}
        <Facts
          rows={[
            [t('staffReturn.answerUntil'), one.state === 'requested' ? day(one.answerUntil) : null],
            [t('staffReturn.sendUntil'), day(one.sendUntil)],
            [t('staffReturn.moneyUntil'), day(one.moneyUntil)],
          ]}
        />
        {one.reason === 'withdrawal' && one.state === 'approved' && one.hasGoods ? (
          <p className="soft small">{t('staffReturn.mayWait')}</p>
        ) : null}
      </Group>
      <Group title={t('staffReturn.links')}>
        <Facts
          rows={[
            [
              t('withdrawal.orderNumber'),
              one.money ? (
                <Link key="order" className="link num" to={address('adminOrder', { slug: one.orderSlug })}>
                  {one.orderSlug}
                </Link>
              ) : (
                one.orderSlug
              ),
            ],
            [t('staffReturn.invoice'), one.money?.invoiceNumber],
            [t('staffReturn.paidBy'), one.money?.paymentName],
            [t('staffReturn.tracking'), one.trackingNumber],
            [
              t('staffReturn.buyer'),
              one.buyer ? (
                <a key="buyer" className="link" href={`mailto:${one.buyer.email}`}>
                  {one.buyer.email}
                </a>
              ) : null,
            ],
          ]}
        />
      </Group>
    </aside>
  );
}
