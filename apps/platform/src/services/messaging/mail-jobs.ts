import { openLog } from '#platform/kernel/health/open-log.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { openCarrierOfSites } from './carriers.ts';
import { deliverMail, mostAttempts } from './deliver-mail.ts';
import { failedMails } from './failed-mails.ts';
import { deleteOldMails } from './mail.queries.ts';
import { bulkMailJob, mailJob } from './send-mail.ts';

/** Days after which a mail that was sent or given up is forgotten. */
const retentionDays = 90;

const pace = {
  retries: mostAttempts,
  firstDelay: 30,
  longestDelay: 4 * 3600,
  expiresAfter: 300,
  atOnce: 4,
  everySeconds: 1,
};

/** Registers the jobs that send the mails of the outbox and, once a day, forget the old ones. */
export function defineMailJobs(kernel: Kernel): void {
  kernel.held.get(todoProviders).push(failedMails);
  const log = openLog(kernel.env.LOG_LEVEL);
  const carrier = openCarrierOfSites(kernel);
  const deliver = async ({ id }: { id: string }) => {
    try {
      await deliverMail(kernel, carrier, id);
    } catch (error) {
      log.warn({ err: error, mail: id }, 'a mail could not be sent yet');
      throw error;
    }
  };
  kernel.jobs.define(mailJob, deliver, undefined, pace);
  // Eight a second: ten thousand in some twenty minutes, and slow enough for the mail servers of small shops.
  kernel.jobs.define(bulkMailJob, deliver, undefined, { ...pace, everySeconds: 0.5 });
  kernel.jobs.define(
    'mail-clean-up',
    async () => {
      await deleteOldMails(kernel.database.db, new Date(Date.now() - retentionDays * 24 * 3600 * 1000));
    },
    '20 3 * * *',
  );
}
