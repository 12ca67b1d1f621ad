/** Draws a text as QR code with a quiet zone, black on white whatever the theme: cameras need it. */
export async function drawQr(text: string): Promise<string> {
  const { drawingSVG, qrcode } = await import('bwip-js/node');
  return qrcode({ bcid: 'qrcode', text, scale: 4, padding: 8, backgroundcolor: 'FFFFFF' }, drawingSVG());
}
