import { createHash, createSign, type KeyObject } from 'node:crypto';
import { decimalOf } from './amounts.ts';
import { zkiTime } from './zagreb-time.ts';

/** What the issuer's protective code is made of. */
export interface ZkiOf {
  oib: string;
  issuedAt: Date;
  number: number;
  premises: string;
  device: number;
  /** In cents. */
  total: number;
}

/**
 * The text that is signed for the ZKI (specification 2.6, appendix 12): OIB, time in Zagreb with a space, number, premises,
 * device and total with a point, with nothing between them.
 */
export const zkiText = ({ oib, issuedAt, number, premises, device, total }: ZkiOf): string =>
  `${oib}${zkiTime(issuedAt)}${number}${premises}${device}${decimalOf(total)}`;

/**
 * The issuer's protective code ("zaštitni kod izdavatelja"): MD5 in hex of the RSA-SHA1 signature. The same invoice and key
 * always give the same code; it needs no connection, so an invoice has one before the tax host is asked.
 */
export function zkiOf(invoice: ZkiOf, privateKey: KeyObject): string {
  const signature = createSign('RSA-SHA1').update(zkiText(invoice), 'utf8').sign(privateKey);
  return createHash('md5').update(signature).digest('hex');
}
