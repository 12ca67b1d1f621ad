import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { Fault } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

const faultKeys: Readonly<Record<string, StaffKey>> = {
  taken: 'settings.wrong.domainTaken',
  ofMain: 'settings.wrong.domainOfMain',
  current: 'settings.wrong.domainCurrent',
  none: 'settings.wrong.domainNone',
};

/** What is wrong with an address of a site, in the words of the page. */
export function domainFault(site: SiteContext, kind: string, address = '') {
  const words = wordsOf(site)(faultKeys[kind] ?? 'settings.wrong.domain', { address });
  return { key: 'form.wrong', words } as const satisfies Fault;
}
