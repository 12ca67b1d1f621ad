import type { Permission } from '@izlog/contract/permissions';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { adminGroups } from '#site/admin/ground/frame/navigation/admin-sections.ts';
import { folded } from '#site/admin/ground/frame/ticks/folded.ts';
import { wordsIn } from '#site/admin/ground/text/staff-words.server.ts';
import { settingsCards } from '#site/admin/rooms/settings/door/settings-index.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { Found } from './find-view.ts';

/** What one begins; each leads to an empty form. */
const acts: ReadonlyArray<{
  title: StaffKey;
  route: ScreenName;
  params: Record<string, string>;
  needs: Permission;
}> = [
  { title: 'products.new', route: 'adminProduct', params: { id: 'novi' }, needs: 'catalogue.edit' },
  { title: 'coupon.new', route: 'adminCoupon', params: { id: 'novi' }, needs: 'marketing.edit' },
  { title: 'promotion.new', route: 'adminPromotion', params: { id: 'nova' }, needs: 'marketing.edit' },
  { title: 'payment.new', route: 'adminPayment', params: { code: 'novo' }, needs: 'settings.edit' },
  { title: 'delivery.new', route: 'adminDelivery', params: { code: 'nova' }, needs: 'settings.edit' },
  { title: 'roles.new', route: 'adminRole', params: { id: 'nova' }, needs: 'staff.edit' },
  { title: 'staff.invite', route: 'adminInvite', params: {}, needs: 'staff.edit' },
];

/** What stands on screens whose names do not say it. */
const also: Partial<Record<ScreenName, StaffKey>> = {
  adminTaxes: 'find.also.taxes',
  adminTaxClasses: 'find.also.taxes',
  adminPayment: 'find.also.payment',
  adminDelivery: 'find.also.delivery',
  adminStock: 'find.also.stock',
  adminBank: 'find.also.bank',
  adminEInvoices: 'find.also.eInvoices',
  adminReports: 'find.also.reports',
  adminPromotions: 'find.also.promotions',
  adminCoupons: 'find.also.promotions',
};

/**
 * Screens and acts whose words begin with all that was typed, in any language of the program: who learnt the shop in
 * another one finds them too.
 */
export function findScreens(site: SiteContext, typed: string, scope: readonly string[]): Found[] {
  const asked = folded(typed).split(/\s+/).filter(Boolean);
  const own = wordsIn(languageRead(site));
  const all = programLanguageCodes.map(wordsIn);
  const isFound = (...keys: readonly (string | undefined)[]) =>
    all.some((say) => {
      const parts = folded(keys.map((key) => key && say(key)).join(' ')).split(/[^\p{L}\d]+/u);
      return asked.every((word) => parts.some((part) => part.startsWith(word)));
    });
  const reach = { scope, hasPageCache: site.env.pageCache !== undefined };
  const screens = adminGroups(reach).flatMap((group) =>
    group.sections
      .filter(({ route, title }) => isFound(title, also[route]))
      .map(
        ({ route, title }): Found => ({
          kind: 'screens',
          title: own(title),
          note: own(group.title),
          to: pathTo(route, {}, site.language),
        }),
      ),
  );
  const cards = scope.includes('settings.edit') ? settingsCards(site, scope) : [];
  const settings = cards
    .filter(({ name }) => isFound(`settings.${name}`, `settings.${name}Lead`))
    .map(
      ({ name, to }): Found => ({
        kind: 'screens',
        title: own(`settings.${name}`),
        note: own('settings.title'),
        to,
      }),
    )
    .filter(({ to }) => !screens.some((screen) => screen.to === to));
  const begun = acts
    .filter(({ needs, title }) => scope.includes(needs) && isFound(title))
    .map(
      ({ title, route, params }): Found => ({
        kind: 'acts',
        title: own(title),
        note: '',
        to: pathTo(route, params, site.language),
      }),
    );
  return [...screens, ...settings, ...begun];
}
