/*
 * Named imports only, here and wherever codes are rendered: the package knows a hundred kinds, and what is not named stays out
 * of what a shop installs.
 *
 * Nine data columns, error correction level 4 and rows three modules high, as public writers of HUB-3 use; the
 * quiet zone is two modules on each side.
 */
const symbol = { bcid: 'pdf417', columns: 9, eclevel: 4, rowheight: 3, paddingwidth: 2, paddingheight: 2 };

/** The PDF417 of a payment slip as an SVG document, black on white. */
export async function paymentSlipSvg(text: string): Promise<string> {
  const { drawingSVG, pdf417 } = await import('bwip-js/node');
  return pdf417({ ...symbol, text, scale: 1, backgroundcolor: 'FFFFFF' }, drawingSVG());
}

/** The same as PNG, four pixels a module. */
export async function paymentSlipPng(text: string): Promise<Buffer> {
  const { pdf417 } = await import('bwip-js/node');
  return pdf417({ ...symbol, text, scale: 4, backgroundcolor: 'FFFFFF' });
}
