import { type ServiceName, serviceNames } from '@izlog/contract/service-names';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { touchService } from './service-status.queries.ts';

/** Answers ok when the service can read its tables; a fault is answered as one. Refuses an unknown service (API-002). */
export async function checkService(ctx: Ctx, service: string) {
  if (!isService(service)) throw new Refusal('notFound');
  await touchService(ctx.db, service);
  return { status: 'ok' as const, service };
}

function isService(name: string): name is ServiceName {
  return (serviceNames as readonly string[]).includes(name);
}
