import { outcomeOf } from '@izlog/contract/client';
import { peopleKinds, takePeople } from '@izlog/contract/user/people-files';
import { data } from 'react-router';
import { csvRefusal, readCsvForm } from '#site/admin/ground/frame/csv-form.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import type { PeopleAnswer } from './people-screen.tsx';

/** Says what would come in of a file of people, or takes it in. */
export async function takePeopleForm(site: SiteContext, request: Request) {
  const { read, text, refused, isStart } = await readCsvForm(site, request);
  const what = peopleKinds.find((one) => one === read('what')) ?? 'customers';
  const origin = read('origin').trim().slice(0, 500);
  const refuse = (why: StaffKey) => data<PeopleAnswer>({ refused: why, what, origin }, { status: 400 });
  if (refused) return refuse(refused);
  const taking = ownCall(site)(takePeople, { what, file: text, origin, isDryRun: !isStart });
  const outcome = await outcomeOf(taking);
  if (outcome.errored) return refuse(csvRefusal(outcome.error.status));
  return data<PeopleAnswer>({ what, origin, report: outcome.data, ...(!isStart && { text }) });
}
