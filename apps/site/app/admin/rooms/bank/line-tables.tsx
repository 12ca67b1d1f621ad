// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { BankLine } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { differenceOf, lineForm, spacedIban } from './bank-view.ts';
import { LineDecision } from './line-decision.tsx';
import { useLineMoney, useLineName } from './use-line-money.ts';

type Lines = { lines: readonly BankLine[] };

/** What waits: who paid, what we think it is, and what is decided with one press. */
export function OpenTable({ lines }: Lines) {
  return (
    <LineTable
      title="bank.toDecide"
      heads={['bank.payer', 'bank.dayAndText', 'bank.think', 'bank.decision', 'bank.paid']}
      lines={lines}
      cells={(line) => [
        <Said key="said" line={line} />,
        <Think key="think" line={line} />,
        <LineDecision key="decision" line={line} />,
      ]}
    />
  );
}

export function BookedTable({ lines }: Lines) {
  const { t } = useStaffText();
  return (
    <LineTable
      title="bank.bookedTitle"
      heads={['bank.payer', 'bank.reference', 'bank.order', 'bank.who', 'bank.paid']}
      lines={lines}
      cells={(line) => [
        <span key="reference" className="soft num">
          {line.reference || line.text}
        </span>,
        <Orders key="orders" slugs={line.parts.map(({ slug }) => slug)} />,
        <div key="who">
          <span className="soft">{line.isAutomatic ? t('bank.byItself') : line.by}</span>
          {line.direction === 'in' && line.returnReason === null ? <Act line={line} act="undo" /> : null}
        </div>,
      ]}
    />
  );
}

export function AsideTable({ lines }: Lines) {
  return (
    <LineTable
      title="bank.asideTitle"
      heads={['bank.payer', 'bank.dayAndText', 'bank.why', 'bank.decision', 'bank.paid']}
      lines={lines}
      cells={(line) => [
        <Said key="said" line={line} />,
        <span key="why">
          {line.note} <span className="soft">{line.by}</span>
        </span>,
        <Act key="reopen" line={line} act="reopen" />,
      ]}
    />
  );
}

/** Rows of movements, cards on phones: who, what `cells` says, how much. */
function LineTable({
  title,
  heads,
  lines,
  cells,
}: Lines & { title: StaffKey; heads: readonly StaffKey[]; cells: (line: BankLine) => readonly ReactNode[] }) {
  const { t } = useStaffText();
  return (
    <table className="grid-table records bank__lines" role="table" aria-label={t(title)}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head, place) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              data-place={place === heads.length - 1 ? 'sum' : undefined}
            >
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <tr key={line.id} role="row">
            <th role="rowheader" scope="row">
              {line.name || '–'}
              {line.iban ? <small className="bank__iban">{spacedIban(line.iban)}</small> : null}
            </th>
            {cells(line).map((cell, place) => (
              <td key={heads[place + 1]} role="cell">
                {cell}
              </td>
            ))}
            <td role="cell" data-place="sum">
              <Amount line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ line: { amount, currency, direction } }: { line: BankLine }) {
  const money = useLineMoney(currency);
  return direction === 'out' ? `−${money(amount)}` : money(amount);
}

function Said({ line: { bookedOn, reference, text } }: { line: BankLine }) {
  const { shortDate } = useStaffText();
  return (
    <>
      <span className="soft">{bookedOn ? shortDate(bookedOn) : ''}</span>
      <small className="bank__text">{[reference, text && `„${text}”`].filter(Boolean).join(' ')}</small>
    </>
  );
}

/** Why it waits, and the orders it may be for with what is left to pay of each. */
function Think({ line }: { line: BankLine }) {
  const { t } = useStaffText();
  const money = useLineMoney(line.currency);
  const { reason, orders } = line;
  return (
    <>
      {reason ? (
        <p className="small records__doubt">
          <Icon name="warn" />{' '}
          {t(`bank.reason.${reason}`, {
            difference: money(differenceOf(line)),
            why: line.returnReason || '–',
          })}
        </p>
      ) : null}
      <ul className="plain small">
        {orders.map(({ slug, buyer, rest, currency }) => (
          <OrderRest key={slug} {...{ slug, buyer, rest, currency }} />
        ))}
      </ul>
    </>
  );
}

function OrderRest({
  slug,
  buyer,
  rest,
  currency,
}: Pick<BankLine['orders'][number], 'slug' | 'buyer' | 'rest' | 'currency'>) {
  const { t } = useStaffText();
  const address = useAddress();
  const money = useLineMoney(currency);
  return (
    <li>
      <Link className="link" to={address('adminOrder', { slug })}>
        {t('bank.rest', { slug, buyer, rest: money(rest) })}
      </Link>
    </li>
  );
}

function Orders({ slugs }: { slugs: readonly string[] }) {
  const address = useAddress();
  return slugs.map((slug) => (
    <span key={slug} className="bank__order">
      <Link className="link num" to={address('adminOrder', { slug })}>
        {slug}
      </Link>
    </span>
  ));
}

/** One press that brings a movement back to those that wait. */
function Act({ line, act }: { line: BankLine; act: 'reopen' | 'undo' }) {
  const { t } = useStaffText();
  const lineName = useLineName(line);
  const form = useSentForm({ name: lineForm.proposed(line.id) });
  const words = t(`bank.${act}`);
  return (
    <FormFrame form={form} label={`${lineName}: ${words}`}>
      {form.faults.act?.words ? (
        <Note tone="danger" role="alert">
          {form.faults.act.words}
        </Note>
      ) : null}
      <SendButton form={form} name="act" value={act}>
        {words}
        <span className="vh"> {lineName}</span>
      </SendButton>
    </FormFrame>
  );
}
