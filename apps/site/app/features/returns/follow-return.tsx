import {
  mostReturnPictures,
  openReturnStates,
  returnPictureMimes,
} from '@izlog/contract/ecommerce/returns/return-states';
import type { WebReturn } from '@izlog/contract/ecommerce/returns/return-web';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { stateKeys, stateTones } from './door/state-keys.ts';
import { type ReturnView, reasonKeys } from './return-view.ts';

type View = Extract<ReturnView, { step: 'follow' }>;

/** How a return stands: what was said, what happened, what comes next and until when. */
export function FollowReturn({ view }: { view: View }) {
  const { t, longDate } = useText();
  const { one, isNew, faults, key } = view;
  return (
    <>
      <h1>
        {t('returns.one')} <span className="num">{one.number}</span>
      </h1>
      <p>
        <Badge tone={stateTones[one.state]}>{t(stateKeys[one.state])}</Badge>
      </p>
      {isNew ? (
        <Note tone="success" role="status">
          {t('returns.announced')}
        </Note>
      ) : null}
      {faults.length > 0 ? (
        <Note tone="offer" role="alert">
          {t('returns.picturesNotTaken')} {faults.map((why) => t(`returns.picture.${why}`)).join(' ')}
        </Note>
      ) : null}
      {one.answer ? <Note title={t('returns.answer')}>{one.answer}</Note> : null}
      <Next one={one} />
      <dl className="returns__facts">
        <div>
          <dt>{t('withdrawal.orderNumber')}</dt>
          <dd className="num">{one.orderSlug}</dd>
        </div>
        <div>
          <dt>{t('returns.why')}</dt>
          <dd>{t(reasonKeys[one.reason])}</dd>
        </div>
        <div>
          <dt>{t('returns.what')}</dt>
          {one.lines.map(({ name, quantity }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name, and they never move
            <dd key={index}>
              {quantity} × {name}
            </dd>
          ))}
        </div>
        {one.message ? (
          <div>
            <dt>{t('returns.message')}</dt>
            <dd>{one.message}</dd>
          </div>
        ) : null}
        {one.trackingNumber ? (
          <div>
            <dt>{t('returns.tracking')}</dt>
            <dd className="num">{one.trackingNumber}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('returns.course')}</dt>
          {one.history.map(({ state, at }) => (
            <dd key={`${state} ${at}`}>
              {t(stateKeys[state])}, <time dateTime={at}>{longDate(at)}</time>
            </dd>
          ))}
        </div>
      </dl>
      {one.pictures.length > 0 ? (
        <ul className="plain returns__pictures" aria-label={t('returns.pictures')}>
          {one.pictures.map(({ url, name }) => (
            <li key={url}>
              <a href={url}>
                <img src={url} alt={name} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {one.maySend ? <SentForm one={one} pass={key} /> : null}
      {one.mayAddPictures ? <PicturesForm one={one} pass={key} /> : null}
      {one.mayCancel ? <CancelForm one={one} pass={key} /> : null}
    </>
  );
}

/** What comes next, and until when. */
function Next({ one }: { one: WebReturn }) {
  const { t, locale, longDate } = useText();
  const lastDay = (end: string) => longDate(new Date(Date.parse(end) - 1).toISOString());
  if (one.refunded !== null)
    return (
      <Note tone="success">{t('returns.refunded', { amount: orderMoney(one, locale)(one.refunded) })}</Note>
    );
  if (!openReturnStates.includes(one.state)) return null;
  if (one.state === 'requested')
    return one.answerUntil ? <p>{t('returns.answerUntil', { date: lastDay(one.answerUntil) })}</p> : null;
  const isToSend = one.state === 'approved' && one.hasGoods;
  return (
    <div className="stack">
      {isToSend ? (
        <>
          {one.sendTo.length > 0 ? (
            <p>
              {t('returns.sendTo')}
              <br />
              <strong>{one.sendTo.join(', ')}</strong>
            </p>
          ) : null}
          <p>
            {t('returns.code')}
            <br />
            <span className="returns__code num">{one.number}</span>
          </p>
          {one.sendUntil ? <p>{t('returns.sendUntil', { date: lastDay(one.sendUntil) })}</p> : null}
        </>
      ) : null}
      {one.moneyUntil && one.wish === 'money' ? (
        <p className="soft">
          {t(one.reason === 'withdrawal' && isToSend ? 'returns.moneyWaits' : 'returns.moneyUntil', {
            date: lastDay(one.moneyUntil),
          })}
        </p>
      ) : null}
    </div>
  );
}

type OfReturn = { one: WebReturn; pass: string };

const Which = ({ one, pass }: OfReturn) => (
  <>
    <input type="hidden" name="number" value={one.number} />
    <input type="hidden" name="key" value={pass} />
  </>
);

function SentForm({ one, pass }: OfReturn) {
  const { t } = useText();
  const form = useSentForm({ name: 'sent' });
  return (
    <FormFrame form={form} label={t('returns.sentTitle')}>
      <Which one={one} pass={pass} />
      <TextField
        form={form}
        name="trackingNumber"
        label={t('returns.tracking')}
        hint={t('returns.trackingHint')}
        autoComplete="off"
        data-most={60}
        isOptional
      />
      <SendButton form={form}>{t('returns.sentSend')}</SendButton>
    </FormFrame>
  );
}

function PicturesForm({ one, pass }: OfReturn) {
  const { t } = useText();
  const form = useSentForm({ name: 'pictures' });
  return (
    <FormFrame form={form} label={t('returns.pictures')} encType="multipart/form-data">
      <Which one={one} pass={pass} />
      <Field
        id={fieldId(form, 'pictures')}
        label={t('returns.addPictures')}
        hint={t('returns.picturesHint', { count: mostReturnPictures - one.pictures.length })}
      >
        {(control) => (
          <input {...control} type="file" name="pictures" accept={returnPictureMimes.join()} multiple />
        )}
      </Field>
      <SendButton form={form}>{t('returns.addPicturesSend')}</SendButton>
    </FormFrame>
  );
}

/** Asked for once more, because the goods stay then. */
function CancelForm({ one, pass }: OfReturn) {
  const { t } = useText();
  const form = useSentForm({ name: 'cancel' });
  return (
    <details className="stack" open={form.answer !== undefined}>
      <summary className="link">{t('returns.cancel')}</summary>
      <FormFrame form={form} label={t('returns.cancel')}>
        <Which one={one} pass={pass} />
        <p className="soft">{t('returns.cancelLead')}</p>
        <SendButton form={form} tone="danger">
          {t('returns.cancelSend')}
        </SendButton>
      </FormFrame>
    </details>
  );
}
