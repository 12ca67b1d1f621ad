import { type Ctx, inTransactionOnce } from '#platform/kernel/context.ts';
import { isLostRace } from '#platform/kernel/database/lost-race.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { importImages } from './import-images.ts';
import { type Importable, type ImportJob, openRegistries } from './import-job.ts';
import { reportRefused, reportWarning } from './import-report.ts';
import { planBatch, rejection } from './plan-batch.ts';
import { noteSettled } from './settle-batch.ts';
import { writeBatch } from './write-batch.ts';

/**
 * Imports a batch of records in one transaction and adds to the report what came of it; they come into the lists while
 * the next batch is saved. When the shop refuses
 * something of it that could not be foreseen, its records are imported one by one, so that only the culprit is left out.
 * When the database ends it in favour of somebody who writes the same meanwhile, it is looked through and written again.
 */
export async function importBatch(
  ctx: Ctx,
  job: ImportJob,
  records: readonly Importable[],
  triesLeft = 4,
): Promise<void> {
  const plan = await planBatch(ctx, job, records);
  const { report } = job;
  for (const [id, row] of plan.withheld) job.withheld.set(id, row);
  try {
    if (plan.writes.length > 0) {
      await importImages(
        ctx,
        job,
        plan.writes.map(({ record }) => record),
      );
      const outcome = await inTransactionOnce(ctx, (inner) => writeBatch(inner, job, plan));
      await job.listing.next(ctx, outcome.waiting);
      report.created += outcome.created;
      report.updated += outcome.updated;
      report.unannouncedSales += outcome.unannouncedSales;
      noteSettled(job, outcome.settled);
      for (const row of outcome.rejected) reportRefused(report, row);
      for (const warning of outcome.warnings) reportWarning(report, warning);
    }
    report.skipped += plan.skipped;
    for (const row of plan.rejected) reportRefused(report, row);
    for (const warning of plan.warnings) reportWarning(report, warning);
  } catch (error) {
    const isAgain = isLostRace(error) && triesLeft > 0;
    if (!(error instanceof Refusal || isAgain)) throw error;
    job.registries = await openRegistries(ctx, job.source, job.language);
    if (!(error instanceof Refusal)) return importBatch(ctx, job, records, triesLeft - 1);
    const [only, ...others] = records;
    if (only && others.length === 0)
      reportRefused(report, rejection(only, `cannot be saved: ${error.message}`));
    else for (const record of records) await importBatch(ctx, job, [record]);
  }
}
