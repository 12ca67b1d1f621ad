import { outcomeOf } from '@izlog/contract/client';
import { getSetup } from '@izlog/contract/settings/setup';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { SetupView } from './setup-panel.tsx';

/** What the shop lacks to sell, while it lacks anything; nothing for anyone who could not fix it. */
export async function loadSetup(site: SiteContext, scope: readonly string[]): Promise<SetupView | undefined> {
  if (!site.site.isEcommerce || !scope.includes('settings.edit')) return undefined;
  const outcome = await outcomeOf(site.call(getSetup, {}));
  if (outcome.errored) return undefined;
  const { steps, takesOrders } = outcome.data;
  return steps.some(({ state }) => state === 'missing') ? { steps, takesOrders } : undefined;
}
