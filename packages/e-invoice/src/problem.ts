/** One thing that keeps an invoice from being written or read. */
export interface Problem {
  /** Where in the invoice object: `lines[3].classifications`, `totals.payable`, `seller.operator.oib`. */
  field: string;
  /** The rule that asks for it, as its makers name it: `BR-CO-16`, `HR-BR-25`; none for what the schema alone asks. */
  rule?: string;
  /** One English sentence, without the field. */
  reason: string;
}

/** Says everything that is wrong at once. */
export class InvoiceRefused extends Error {
  override name = 'InvoiceRefused';
  readonly problems: readonly Problem[];

  constructor(what: string, problems: readonly Problem[]) {
    super(`${what}: ${problems.map(sentence).join('; ')}`);
    this.problems = problems;
  }
}

const sentence = ({ field, rule, reason }: Problem) =>
  `${field} ${reason}${rule === undefined ? '' : ` (${rule})`}`;
