import { type HrVatLabel, isHrVatLabel } from '../croatia/vat-labels.ts';
import type { Adjustment, DocumentAdjustment, Exemption, Vat } from '../invoice.ts';
import { type Codec, type Field, fixed, need, part, struct, value } from './fields.ts';
import { decimal, money, text } from './values.ts';

export const exemptionFields: readonly Field<Exemption>[] = [
  value('code', 'cbc:TaxExemptionReasonCode', text),
  value('text', 'cbc:TaxExemptionReason', text),
];

/** Other countries may say anything in this place. */
export const label: Codec<HrVatLabel> = {
  write: text.write,
  read(element, document) {
    const found = element.text.trim();
    if (isHrVatLabel(found)) return found;
    document.read.delete(element);
    return undefined;
  },
};

/** `cac:ClassifiedTaxCategory` of a line, `cac:TaxCategory` of an allowance or charge. */
export const vat = struct<Vat>([
  need('category', 'cbc:ID', text),
  value('label', 'cbc:Name', label),
  value('rate', 'cbc:Percent', decimal),
  part('exemption', exemptionFields),
  fixed('cac:TaxScheme/cbc:ID', 'VAT'),
]);

const chargeIndicator: Codec<'allowance' | 'charge'> = {
  write(kind, element) {
    element.text = String(kind === 'charge');
  },
  read: (element) => (['true', '1'].includes(element.text.trim()) ? 'charge' : 'allowance'),
};

const adjustmentFields: readonly Field<Adjustment>[] = [
  need('kind', 'cbc:ChargeIndicator', chargeIndicator),
  value('reasonCode', 'cbc:AllowanceChargeReasonCode', text),
  value('reason', 'cbc:AllowanceChargeReason', text),
  value('percent', 'cbc:MultiplierFactorNumeric', decimal),
  need('amount', 'cbc:Amount', money),
  value('base', 'cbc:BaseAmount', money),
];

export const adjustment = struct<Adjustment>(adjustmentFields);

export const documentAdjustment = struct<DocumentAdjustment>([
  ...adjustmentFields,
  need('vat', 'cac:TaxCategory', vat),
]);
