import type { getBankStatement } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { spacedIban } from './bank-view.ts';
import { AsideTable, BookedTable, OpenTable } from './line-tables.tsx';
import { StatementBadge } from './statements-screen.tsx';
import { useLineMoney } from './use-line-money.ts';

type Statement = EndpointAnswer<typeof getBankStatement>;

/** A statement: what waits for a decision and why, what was booked, what was set aside. Works without scripts. */
export function StatementScreen({ title, statement }: { title: string; statement: Statement }) {
  const { t, shortDate } = useStaffText();
  const address = useAddress();
  const lines = Map.groupBy(statement.lines, ({ state }) => state);
  const open = lines.get('open') ?? [];
  const booked = lines.get('booked') ?? [];
  const aside = lines.get('setAside') ?? [];
  const { sure, pagination } = statement;
  return (
    <>
      <RecordHead
        title={title}
        badges={<StatementBadge statement={statement} />}
        lead={[
          statement.to ? shortDate(statement.to) : '',
          `${t('bank.account')} ${spacedIban(statement.iban)}`,
          statement.fileName,
        ]
          .filter(Boolean)
          .join(', ')}
        back={{ to: address('adminBank'), name: t('bank.title'), place: t('bank.path') }}
      >
        {sure > 0 ? <PostSure count={sure} /> : null}
        <ButtonLink to={address('adminBank')} tone={sure > 0 ? undefined : 'primary'}>
          {t('bank.choose')}
        </ButtonLink>
      </RecordHead>
      <div className="stack stack--lg">
        {open.length > 0 ? (
          <Group title={t('bank.toDecide')}>
            <OpenTable lines={open} />
          </Group>
        ) : null}
        {booked.length > 0 ? (
          <Group title={t('bank.bookedTitle')}>
            <BookedTable lines={booked} />
          </Group>
        ) : null}
        {aside.length > 0 ? (
          <Group title={t('bank.asideTitle')}>
            <AsideTable lines={aside} />
          </Group>
        ) : null}
        <AdminPages
          page={pagination.page}
          lastPage={pagination.lastPage}
          href={(page) => `${address('adminStatement', { id: String(statement.id) })}?page=${page}`}
        />
        <Sums statement={statement} />
        <p className="soft">{t('bank.once', { count: statement.ignored })}</p>
      </div>
    </>
  );
}

function PostSure({ count }: { count: number }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'sure' });
  return (
    <FormFrame form={form} label={t('bank.bookSure', { count })}>
      <SendButton form={form} tone="primary">
        {t('bank.bookSure', { count })}
      </SendButton>
    </FormFrame>
  );
}

/** How much came by itself, how much a person decided, and whether the statement adds up. */
function Sums({ statement }: { statement: Statement }) {
  const { t, number } = useStaffText();
  const money = useLineMoney(statement.currency);
  return (
    <dl className="tally">
      {(
        [
          ['bank.byItself', statement.byItself],
          ['bank.decision', statement.byPeople],
        ] as const
      ).map(([words, { count, amount }]) => (
        <div key={words}>
          <dt>{t(words)}</dt>
          <dd>{number(count)}</dd>
          <dd className="bank__small">{money(amount)}</dd>
        </div>
      ))}
      {statement.closing === null ? null : (
        <div>
          <dt>{t('bank.balance')}</dt>
          <dd>{money(statement.closing)}</dd>
          {statement.isBalanced === null ? null : (
            <dd className="bank__small">{t(statement.isBalanced ? 'bank.balanced' : 'bank.notBalanced')}</dd>
          )}
        </div>
      )}
    </dl>
  );
}
