import type { Bars } from './bars.ts';
import { drawCode128, isCode128 } from './code128.ts';
import { drawEan13, isEan13 } from './ean13.ts';

/** Draws the barcode of a member card (ACCT-037): as EAN-13 when it is one, else as Code 128; nothing when neither can. */
export function drawBarcode(code: string): Bars | undefined {
  if (isEan13(code)) return drawEan13(code);
  return isCode128(code) ? drawCode128(code) : undefined;
}
