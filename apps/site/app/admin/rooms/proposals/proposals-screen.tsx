// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import { proposalStates } from '@izlog/contract/user/proposals/proposal-states';
import type { ListedProposal } from '@izlog/contract/user/proposals/proposals';
import { Link } from 'react-router';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import type { LoadedProposals } from './load-proposals.server.ts';
import { ProposalBadge } from './proposal-badge.tsx';

const dayMs = 24 * 60 * 60 * 1000;

/** What assistants propose, by state (DOOR-06); how to connect one where there is nothing yet. Works without scripts. */
export function ProposalsScreen({
  title,
  records,
  counts,
  pagination: { page, lastPage },
  ...shown
}: { title: string } & LoadedProposals) {
  const { state, now, server, mayMakeKeys } = shown;
  const { t, number } = useStaffText();
  const address = useAddress();
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const makeKey = mayMakeKeys ? (
    <ButtonLink to={address('adminKey', { id: 'novi' })} tone={all === 0 ? 'primary' : undefined}>
      {t(all === 0 ? 'proposals.makeKey' : 'proposals.connect')}
    </ButtonLink>
  ) : null;
  if (all === 0)
    return (
      <AdminScreen title={title}>
        <EmptyState title={t('proposals.none')} actions={makeKey}>
          <ol className="proposals__steps">
            <li>{t('proposals.stepKey')}</li>
            <li>{t('proposals.stepServer')}</li>
            <li>{t('proposals.stepSay')}</li>
          </ol>
          <p>
            {t('proposals.server')}: <code className="proposals__server">{server}</code>
          </p>
        </EmptyState>
      </AdminScreen>
    );
  const views = [null, ...proposalStates.filter((one) => counts[one] > 0 || one === state)];
  return (
    <AdminScreen title={title} acts={makeKey}>
      <p className="soft">{t('proposals.lead')}</p>
      <nav className="row" aria-label={t('proposals.views')}>
        {views.map((one) => (
          <Link
            key={one ?? 'all'}
            className="link"
            to={one ? `?state=${one}` : '?'}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(one ? `proposals.state.${one}` : 'proposals.all')} {number(one ? counts[one] : all)}
          </Link>
        ))}
      </nav>
      {records.length === 0 ? (
        <p className="soft">{t('proposals.nothingHere')}</p>
      ) : (
        <table className="grid-table records" role="table" aria-label={title}>
          <thead role="rowgroup">
            <tr role="row">
              {(
                [
                  'proposals.one',
                  'proposals.who',
                  'proposals.state',
                  'proposals.sent',
                  'proposals.change',
                ] as const
              ).map((key) => (
                <th key={key} role="columnheader" scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {records.map((one) => (
              <Row key={one.id} one={one} now={now} />
            ))}
          </tbody>
        </table>
      )}
      <AdminPages
        page={page}
        lastPage={lastPage}
        href={(other) => `?${new URLSearchParams({ ...(state && { state }), page: String(other) })}`}
      />
    </AdminScreen>
  );
}

function Row({ one, now }: { one: ListedProposal; now: number }) {
  const { t, longDate, time } = useStaffText();
  const address = useAddress();
  const { id, title, state, key, created_at, endsAt, count, word, decidedBy, undoneBy } = one;
  const beside =
    state === 'waiting'
      ? t('proposals.daysLeft', { count: Math.max(1, Math.ceil((Date.parse(endsAt) - now) / dayMs)) })
      : ((undoneBy ?? decidedBy)?.name ?? '');
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Link className="link" to={address('adminProposal', { id: String(id) })}>
          <bdi>{title}</bdi>
        </Link>
        {word ? (
          <>
            <br />
            <span className="small soft">„{word}”</span>
          </>
        ) : null}
      </th>
      <td role="cell" data-label={t('proposals.who')}>
        {key.name}
        <br />
        <span className="small soft">…{key.tail}</span>
      </td>
      <td role="cell" data-label={t('proposals.state')}>
        <ProposalBadge state={state} />
        {beside ? (
          <>
            <br />
            <span className="small soft">{beside}</span>
          </>
        ) : null}
      </td>
      <td role="cell" className="num" data-label={t('proposals.sent')}>
        {longDate(created_at)} {time(created_at)}
      </td>
      <td role="cell" className="num" data-label={t('proposals.change')}>
        {t('proposals.count', { count })}
      </td>
    </tr>
  );
}
