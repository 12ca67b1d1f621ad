import { contactAdmin as contactAdminEndpoint } from '@izlog/contract/cms/contact-admin';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Route, route } from '../../kernel/route.ts';
import { contactAdmin } from './contact-admin.ts';

/** The contact form, and forms that staff make. */
export function formRoutes(kernel: Kernel): Route[] {
  return [
    route(contactAdminEndpoint, async (ctx, input) => {
      await contactAdmin(kernel, ctx, input);
      return {};
    }),
  ];
}
