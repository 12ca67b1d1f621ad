import {
  listMailWords as listEndpoint,
  previewMail as previewEndpoint,
  saveMailWords as saveEndpoint,
} from '@izlog/contract/settings/mail-words';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { listMailWords, previewMail, saveMailWords } from './mail-words.ts';

/** The words of mails, as a shop says them. */
export function mailRoutes(kernel: Kernel): Route[] {
  return [
    route(listEndpoint, listMailWords),
    route(saveEndpoint, saveMailWords),
    route(previewEndpoint, (ctx, input) => previewMail(kernel, ctx, input)),
  ];
}
