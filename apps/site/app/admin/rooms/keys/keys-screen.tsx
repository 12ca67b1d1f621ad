import type { ProgramKey } from '@izlog/contract/user/programs/program-keys';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { daysLeft, worryOf } from './key-view.ts';
import { keyStateWords, rightSentences } from './key-words.ts';
import type { loadKeys } from './load-keys.server.ts';

type KeysScreenProps = { title: string } & Awaited<ReturnType<typeof loadKeys>>;

const views = { works: 'keys.view.works', worry: 'keys.view.worry', over: 'keys.view.over' } as const;

/** Keys of programs: what each may do, where and until when, and when it was last used (DOOR-01). */
export function KeysScreen({ title, keys, counts, view, isEmpty, now }: KeysScreenProps) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const make = (
    <ButtonLink tone="primary" to={address('adminKey', { id: 'novi' })}>
      {t('keys.new')}
    </ButtonLink>
  );
  if (isEmpty)
    return (
      <AdminScreen title={title}>
        <EmptyState title={t('keys.nothing')} actions={make}>
          {t('keys.nothingLead')}
        </EmptyState>
      </AdminScreen>
    );
  const today = keys.reduce((sum, key) => sum + key.callsToday, 0);
  return (
    <AdminScreen title={title} acts={make}>
      <p className="soft">{t('keys.lead')}</p>
      <nav className="row" aria-label={t('keys.views')}>
        {(['works', 'worry', 'over'] as const).map((one) => (
          <Link
            key={one}
            className="link"
            to={`?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
          >
            {t(views[one])} {number(counts[one])}
          </Link>
        ))}
      </nav>
      {keys.length === 0 ? <p className="soft">{t('keys.nothingHere')}</p> : null}
      <ul className="ledger keys">
        {keys.map((key) => (
          <KeyRow key={key.id} of={key} now={now} />
        ))}
      </ul>
      <p className="small soft">
        {t('keys.callsAll', { count: today })}{' '}
        <a className="link" href="/api/docs">
          {t('keys.docs')}
        </a>
      </p>
    </AdminScreen>
  );
}

function KeyRow({ of, now }: { of: ProgramKey; now: number }) {
  const text = useStaffText();
  const { t, longDate, time } = text;
  const address = useAddress();
  const tails = of.secrets.map(({ tail }) => `…${tail}`).join(', ');
  return (
    <li>
      <div>
        <Link className="link" to={address('adminKey', { id: of.id })}>
          {of.name}
        </Link>{' '}
        <KeyBadges of={of} now={now} />
        <p>{rightSentences(of, text).join(' ')}</p>
        <p className="small soft">
          {[
            tails,
            t('keys.madeBy', { name: of.madeBy.name }),
            of.sites.map(({ name }) => name).join(', '),
            of.networks.length > 0 ? of.networks.join(', ') : t('keys.anywhere'),
            of.endsOn ? t('keys.until', { day: longDate(of.endsOn) }) : t('keys.endless'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="small soft keys__use">
        {of.usedAt
          ? t('keys.used', { day: longDate(of.usedAt), time: time(of.usedAt), from: of.usedFrom ?? '' })
          : t('keys.neverUsed')}
        <br />
        {t('keys.callsToday', { count: of.callsToday })}
      </p>
    </li>
  );
}

/** What is to be minded about a key: that it opens nothing, or soon will not, or that nobody uses it. */
export function KeyBadges({ of, now }: { of: ProgramKey; now: number }) {
  const { t } = useStaffText();
  const worry = worryOf(of, now);
  const tone = of.state === 'works' ? 'success' : of.state === 'makerGone' ? 'danger' : undefined;
  return (
    <>
      {of.kind === 'woocommerce' ? <Badge>WooCommerce</Badge> : null}{' '}
      <Badge tone={tone}>{t(keyStateWords(of.state))}</Badge>{' '}
      {worry === 'endsSoon' && of.endsOn ? (
        <Badge tone="offer">{t('keys.endsSoon', { count: daysLeft(of.endsOn, now) })}</Badge>
      ) : null}
      {worry === 'forgotten' ? <Badge tone="offer">{t('keys.forgotten')}</Badge> : null}
      {worry === 'lost' ? <Badge tone="offer">{t('keys.lost')}</Badge> : null}{' '}
      {of.state === 'works' && of.endsOn === null ? <Badge tone="offer">{t('keys.endless')}</Badge> : null}
    </>
  );
}
