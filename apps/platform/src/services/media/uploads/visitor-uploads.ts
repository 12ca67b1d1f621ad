import type { Recaptcha } from '@izlog/contract/settings/captcha';
import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** Forms for which visitors send files. Media lies below forms, so their service says which of them take some. */
export interface FormUploads {
  /** Refuses with notFound a form that takes no files, and whoever is not human. */
  mustBeTaken(kernel: Kernel, ctx: Ctx, formId: number, recaptcha: Recaptcha | undefined): Promise<void>;
}

/** Until the service of forms speaks, no form takes files. */
export const formUploads = (): FormUploads => ({
  mustBeTaken: () => Promise.reject(new Refusal('notFound')),
});
