import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { fileAddFromBucketPublic } from '@izlog/contract/media/upload';
import type { Recaptcha } from '@izlog/contract/settings/captcha';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

/** Forms for which visitors send files. Media lies below forms, so their service says which of them take some. */
export interface FormUploads {
  /** Refuses with notFound a form that takes no files, and callers who are not human. */
  mustBeTaken(kernel: Kernel, ctx: Ctx, formId: number, recaptcha: Recaptcha | undefined): Promise<void>;
  /** Takes a file that came by a ticket of the form: it is the form's own, and nothing of the gallery. */
  take(
    kernel: Kernel,
    ctx: Ctx,
    formId: number,
    file: { bytes: Uint8Array; originalName: string },
  ): Promise<FormFile>;
}

/** A file of a visitor as its sender is told of it. */
export type FormFile = EndpointReturn<typeof fileAddFromBucketPublic>;

/** Until the service of forms speaks, no form takes files. */
export const formUploads = (): FormUploads => ({
  mustBeTaken: () => Promise.reject(new Refusal('notFound')),
  take: () => Promise.reject(new Refusal('notFound')),
});
