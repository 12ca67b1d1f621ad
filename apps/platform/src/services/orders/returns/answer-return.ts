import type {
  answerReturn as answerEndpoint,
  moveReturn as moveEndpoint,
  StaffReturn,
} from '@izlog/contract/ecommerce/returns/return-staff';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { moveReturn } from './move-return.ts';
import { presentReturn } from './present-return.ts';
import { hold } from './receive-return.ts';
import { mailReturn } from './return-mails.ts';

/** Approves or refuses a return; a refusal says why. */
export function answer(
  kernel: Kernel,
  outer: Ctx,
  { id, isApproved, note }: EndpointParsed<typeof answerEndpoint>,
): Promise<StaffReturn> {
  return inTransaction(outer, async (ctx) => {
    const { order, row } = await hold(ctx, id);
    const to = isApproved ? 'approved' : 'refused';
    if (!isApproved && note === '')
      throw new Refusal('validationFailed', {
        fields: [{ path: 'note', kind: 'required', message: 'The buyer is told why it is refused.' }],
      });
    const moved = await moveReturn(ctx, row, to, 'staff', { answer: note });
    await mailReturn(kernel, ctx, order, moved, to);
    return presentReturn(kernel, ctx, moved);
  });
}

/** Says for the buyer that it is on its way, or that the goods stay. */
export function moveByStaff(
  kernel: Kernel,
  outer: Ctx,
  { id, to, trackingNumber }: EndpointParsed<typeof moveEndpoint>,
): Promise<StaffReturn> {
  return inTransaction(outer, async (ctx) => {
    const { order, row } = await hold(ctx, id);
    const moved = await moveReturn(
      ctx,
      row,
      to,
      'staff',
      to === 'sent' ? { trackingNumber, evidenceAt: ctx.now } : {},
    );
    if (to === 'cancelled') await mailReturn(kernel, ctx, order, moved, 'cancelled');
    return presentReturn(kernel, ctx, moved);
  });
}
