import { outcomeOf } from '@izlog/contract/client';
import { finderTargets } from '@izlog/contract/cms/addresses/finder-targets';
import { linkOfText } from '#site/admin/ground/rich/link-text.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** The path of a typed target, in a language where it names a record (`page:12`); what is none of ours stays as it is. */
export async function pathOfTyped(site: SiteContext, typed: string, language?: string): Promise<string> {
  const text = typed.trim();
  const link = linkOfText(text);
  if (!link || !('id' in link)) return text;
  const [things = ''] = text.split('#');
  const options = language ? { headers: { language } } : {};
  const found = await outcomeOf(ownCall(site)(finderTargets, { things }, options));
  return (found.errored ? undefined : found.data[0]?.path) ?? text;
}
