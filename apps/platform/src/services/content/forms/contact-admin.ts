import type { contactAdmin as contactAdminEndpoint } from '@izlog/contract/cms/forms/contact-admin';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { consents, mustBeHuman, staffMail } from '#platform/services/people/index.ts';

/** Puts the message of a visitor on its way to the shop's own people (MKT-004, MKT-005); they answer to the visitor. */
export async function contactAdmin(
  kernel: Kernel,
  outer: Ctx,
  input: EndpointParsed<typeof contactAdminEndpoint>,
): Promise<void> {
  await limitAddress(outer, 'contact', 10, 3600);
  await mustBeHuman(kernel, outer, input.recaptcha);
  await consents.mustAccept(outer, 'contactForm', input.consents);
  const { name, email, message, sentFrom } = input;
  await inTransaction(outer, async (ctx) => {
    await staffMail.send(ctx, 'contactMessage', { name, email, message, page: sentFrom }, { replyTo: email });
    await consents.record(ctx, {
      sourceType: 'contactForm',
      consents: input.consents,
      user: { userType: 'guest', email },
    });
  });
}
