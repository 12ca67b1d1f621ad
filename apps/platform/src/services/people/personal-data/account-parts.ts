import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { DataSubject } from '#platform/kernel/personal-data.ts';
import { releaseCard } from '../member-card/member-card.queries.ts';
import { readAccountData } from './account-data.queries.ts';

/** What this service itself knows about people. It all goes with the account, but the card, which another may take. */
export function addAccountParts({ personalData }: Kernel): void {
  const nothing = async () => {};
  for (const name of [
    'profile',
    'addresses',
    'wishlist',
    'logins',
    'loginProviders',
    'passkeys',
    'settings',
  ] as const) {
    personalData.add({
      name,
      collect: (ctx, { userIds }) => readAccountData(ctx.db, ctx.site.id, name, userIds),
      erase: nothing,
    });
  }
  personalData.add({
    name: 'memberCard',
    collect: (ctx, { userIds }) => readAccountData(ctx.db, ctx.site.id, 'memberCard', userIds),
    erase: releaseCards,
  });
}

async function releaseCards({ db, site }: Ctx, { userIds }: DataSubject): Promise<void> {
  for (const userId of userIds) await releaseCard(db, site.id, userId);
}
