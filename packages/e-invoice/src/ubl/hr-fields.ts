import type { HrExtension, HrVatSum } from '../invoice.ts';
import { sumOf } from '../sums/vat-entries.ts';
import { blank, elementsAt, type Field, inside, list, need, part, struct, value } from './fields.ts';
import { decimal, money, readMoney, text } from './values.ts';
import { exemptionFields, label } from './vat-fields.ts';

const hrVatSum = struct<HrVatSum>([
  need('taxable', 'cbc:TaxableAmount', money),
  need('tax', 'cbc:TaxAmount', money),
  inside('hrextac:HRTaxCategory', [
    need('category', 'cbc:ID', text),
    value('label', 'cbc:Name', label),
    value('rate', 'cbc:Percent', decimal),
    part('exemption', exemptionFields),
    need('scheme', 'hrextac:HRTaxScheme/cbc:ID', text),
  ]),
]);

/** HR-BT-25 is the sum of its rows (HR-BR-54) and no value of its own. */
const total: Field<HrExtension> = {
  write({ vat }, into, document, field) {
    if (!vat) return;
    const element = blank('cbc:TaxAmount');
    money.write(sumOf(vat.map(({ tax }) => tax)), element, document, field);
    into.children.push(element);
  },
  read(from, _into, document, field) {
    const [element] = elementsAt(from, 'cbc:TaxAmount');
    if (!element) return;
    document.read.add(element);
    const rows = elementsAt(from, 'hrextac:HRTaxSubtotal/cbc:TaxAmount').map((row) =>
      readMoney(row, document, `${field}.vat`),
    );
    if (readMoney(element, document, field) !== sumOf(rows.map((tax) => tax ?? 0)))
      document.problems.push({
        field: `${field}.vat`,
        rule: 'HR-BR-54',
        reason: 'is not the sum of its rows',
      });
  },
};

export const hrExtension = struct<HrExtension>([
  value('cashAccounting', 'hrextac:HRObracunPDVPoNaplati', text),
  inside('hrextac:HRTaxTotal', [total, list('vat', 'hrextac:HRTaxSubtotal', hrVatSum)]),
  value(
    'totals',
    'hrextac:HRLegalMonetaryTotal',
    struct<NonNullable<HrExtension['totals']>>([
      need('exclusive', 'cbc:TaxExclusiveAmount', money),
      need('outOfScope', 'hrextac:OutOfScopeOfVATAmount', money),
    ]),
  ),
]);
