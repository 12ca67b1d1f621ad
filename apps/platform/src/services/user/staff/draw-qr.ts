import { drawingSVG, qrcode } from 'bwip-js/node';

/** Draws a text as QR code with a quiet zone, black on white whatever the theme: cameras need it. */
export function drawQr(text: string): string {
  return qrcode({ bcid: 'qrcode', text, scale: 4, padding: 8, backgroundcolor: 'FFFFFF' }, drawingSVG());
}
