// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { filterBankStatements } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { Link, useActionData } from 'react-router';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { ChooseFile } from '#site/admin/record/file/file-steps.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { type StatementsAnswer, spacedIban } from './bank-view.ts';

type View = EndpointAnswer<typeof filterBankStatements>;
type Listed = View['records'][number];

/** Statements of the bank: one is brought here, and the last ones with what waits in each. Works without scripts. */
export function StatementsScreen({ title, view }: { title: string; view: View }) {
  const { t } = useStaffText();
  const address = useAddress();
  const answer = useActionData() as StatementsAnswer | undefined;
  const { page, lastPage } = view.pagination;
  return (
    <>
      <RecordHead
        title={title}
        lead={t('bank.lead')}
        back={{ to: address('adminOrders'), name: t('orders.title'), place: t('bank.path') }}
      >
        <ButtonLink to={address('adminBankRefunds')}>{t('bank.refunds')}</ButtonLink>
      </RecordHead>
      <div className="bank">
        <div className="stack">
          {answer?.answer ? <Took answer={answer.answer} /> : null}
          <ChooseFile label={t('bank.choose')} refused={answer?.refusedForm} look="bank.read">
            <Field label={t('bank.files')} hint={t('bank.filesHint')}>
              {(given) => (
                <TextInput
                  {...given}
                  type="file"
                  name="files"
                  accept=".xml,application/xml,text/xml"
                  multiple
                />
              )}
            </Field>
          </ChooseFile>
          <Group title={t('bank.last')}>
            {view.records.length === 0 ? (
              <p className="soft">{t('bank.none')}</p>
            ) : (
              <StatementTable records={view.records} />
            )}
            <AdminPages
              page={page}
              lastPage={lastPage}
              href={(number) => `${address('adminBank')}?page=${number}`}
            />
          </Group>
        </div>
        <Beside account={view.account} />
      </div>
    </>
  );
}

function Took({ answer: { taken, refused, account } }: { answer: NonNullable<StatementsAnswer['answer']> }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  return (
    <div className="stack">
      {taken.length > 0 ? (
        <Note tone="success" role="status">
          <ul className="plain">
            {taken.map(({ id, number: name, booked, open, known }) => (
              <li key={id}>
                <Link className="link" to={address('adminStatement', { id: String(id) })}>
                  {t('bank.took', {
                    number: name,
                    booked: number(booked),
                    open: number(open),
                    known: number(known),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {refused.map(({ file, reason, found, line }) => (
        <Note key={file} tone="danger" role="alert" title={t('bank.refused', { file })}>
          <p>
            {t(`bank.fault.${reason}`, {
              found: spacedIban(found) || '?',
              account: spacedIban(account),
              line: number(line ?? 0),
            })}
          </p>
        </Note>
      ))}
    </div>
  );
}

function StatementTable({ records }: { records: readonly Listed[] }) {
  const { t, number, shortDate } = useStaffText();
  const address = useAddress();
  return (
    <table className="grid-table records" role="table" aria-label={t('bank.last')}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('bank.statement')}
          </th>
          <th role="columnheader" scope="col">
            {t('bank.readBy')}
          </th>
          <th role="columnheader" scope="col">
            {t('bank.outcome')}
          </th>
          <th role="columnheader" scope="col" data-place="figure">
            {t('bank.payments')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((one) => (
          <tr key={one.id} role="row">
            <th role="rowheader" scope="row">
              <Link className="link" to={address('adminStatement', { id: String(one.id) })}>
                {one.number}
                {one.to ? `, ${shortDate(one.to)}` : ''}
              </Link>
            </th>
            <td role="cell">
              {one.by ? `${one.by}, ` : ''}
              {shortDate(one.createdAt)}
            </td>
            <td role="cell">
              <StatementBadge statement={one} />
            </td>
            <td role="cell" data-place="figure">
              <span className="records__label">{t('bank.payments')}: </span>
              {number(one.open + one.booked + one.setAside)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How far a statement is. */
export function StatementBadge({
  statement: { open, setAside },
}: {
  statement: Pick<Listed, 'open' | 'setAside'>;
}) {
  const { t } = useStaffText();
  if (open > 0) return <Badge tone="offer">{t('bank.open', { count: open })}</Badge>;
  if (setAside > 0) return <Badge tone="info">{t('bank.asideCount', { count: setAside })}</Badge>;
  return <Badge tone="success">{t('bank.allBooked')}</Badge>;
}

function Beside({ account }: { account: string }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <div className="stack">
      <Group title={t('bank.how')}>
        <ul className="bank__how plain">
          <li className="is-good">
            <Icon name="ok" /> <span>{t('bank.howSure')}</span>
          </li>
          <li className="is-weak">
            <Icon name="warn" /> <span>{t('bank.howAsk')}</span>
          </li>
          <li>
            <Icon name="minus" /> <span>{t('bank.howOnce')}</span>
          </li>
        </ul>
      </Group>
      <Group title={t('bank.account')}>
        <p className="num">{account ? spacedIban(account) : t('bank.fault.noAccount')}</p>
        <p className="soft">
          {t('bank.accountLead')}{' '}
          <Link className="link" to={address('adminSettings', { group: 'company' })}>
            {t('bank.accountChange')}
          </Link>
        </p>
      </Group>
    </div>
  );
}
