import { qrTime } from './zagreb-time.ts';

/** What the QR code of an invoice says: the JIR where it has one, else the ZKI. */
export interface QrOf {
  jir?: string | null;
  zki: string;
  issuedAt: Date;
  /** In cents, negative for one that takes back. */
  total: number;
}

/**
 * The address that the QR code carries (specification 2.6, 2.7): the buyer's phone opens it and the tax administration says
 * whether the invoice was reported. The amount is in cents, with no leading zeros and no separators.
 */
export function qrContent({ jir, zki, issuedAt, total }: QrOf): string {
  const code = jir ? `jir=${jir}` : `zki=${zki}`;
  return `https://porezna.gov.hr/rn?${code}&datv=${qrTime(issuedAt)}&izn=${total}`;
}

/** Least side of the printed code and of the empty space on each side, in millimetres. */
export const qrLeastSide = 20;
export const qrQuietZone = 2;

/** The modules of the code, row by row, `true` where dark: level L, the smallest version that holds the text, no quiet zone. */
export async function qrModules(content: string): Promise<boolean[][]> {
  // Large, and not asked for by who only reports invoices.
  const { default: bwip } = await import('bwip-js/node');
  const [code] = bwip.raw('qrcode', content, 'eclevel=L');
  if (!code || !('pixs' in code)) throw new Error('The QR code could not be made.');
  const { pixs, pixx, pixy } = code;
  return Array.from({ length: pixy }, (_, row) =>
    Array.from({ length: pixx }, (_, column) => pixs[row * pixx + column] === 1),
  );
}

/**
 * The code as an SVG in millimetres, black on white, with its quiet zone: `side` is that of the code itself and never below
 * the 20 mm that the specification asks for. Nothing may be printed on it or into its quiet zone.
 */
export async function qrSvg(content: string, side = qrLeastSide): Promise<string> {
  const modules = await qrModules(content);
  const size = Math.max(side, qrLeastSide);
  const module = size / modules.length;
  // At least 2 mm, and never less than the four modules that readers count on.
  const quiet = Math.max(qrQuietZone, 4 * module);
  const whole = size + 2 * quiet;
  const squares = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${quiet / module + x} ${quiet / module + y}h1v1h-1z`] : [])),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}mm" height="${whole}mm" viewBox="0 0 ${whole / module} ${whole / module}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${whole / module}v${whole / module}H0z"/><path d="${squares.join('')}"/></svg>`
  );
}
