import { type Invoice, isCroatian } from '../invoice.ts';
import type { Problem } from '../problem.ts';
import { croatianProblems } from './croatian-rules.ts';
import { documentProblems } from './document-rules.ts';
import { sumProblems } from './sum-rules.ts';
import { vatProblems } from './vat-rules.ts';

/**
 * All that EN 16931 and, where its specification names it, Croatia's CIUS and extension forbid of an invoice; empty where it
 * is in order. Not asked: whether units, currencies and reason codes are of the norm's code lists, and whether a KPD is of
 * the list (see `readKpd`).
 */
export function checkInvoice(invoice: Invoice): Problem[] {
  return [
    ...documentProblems(invoice),
    ...sumProblems(invoice),
    ...vatProblems(invoice),
    ...(isCroatian(invoice) ? croatianProblems(invoice) : []),
  ];
}
