import { takeBankStatements } from '@izlog/contract/ecommerce/bank/bank-statements';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { data } from 'react-router';
import { readFormWithFiles } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { StatementsAnswer } from './bank-view.ts';

/** Hands statements to the platform: one that was read is shown at once, of several, and of what was refused, the list says it. */
export async function takeStatements(site: SiteContext, request: Request) {
  const form = await readFormWithFiles(request);
  const files = form.getAll('files').filter((one) => typeof one !== 'string' && one.size > 0);
  if (files.length === 0) return data<StatementsAnswer>({ refusedForm: 'bank.required' }, { status: 400 });
  const body = new FormData();
  for (const file of files) body.append('file', file);
  const sent = new Response(body);
  const { status, text } = await site.ask(
    takeBankStatements,
    {},
    {
      type: sent.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await sent.arrayBuffer()),
    },
  );
  if (status !== 200)
    return data<StatementsAnswer>(
      { refusedForm: status === 413 ? 'bank.large' : 'bank.notTaken' },
      { status: status === 413 ? 413 : 400 },
    );
  const { data: answer } = JSON.parse(text) as { data: EndpointAnswer<typeof takeBankStatements> };
  const [one, ...others] = answer.taken;
  if (one && others.length === 0 && answer.refused.length === 0)
    return savedAt(site, 'adminStatement', { id: one.id });
  return data<StatementsAnswer>({ answer }, { status: answer.taken.length === 0 ? 400 : 200 });
}
