import type { Classification, Line, LineReference, Period, Price } from '../invoice.ts';
import {
  blank,
  type Codec,
  elementsAt,
  type Field,
  fixed,
  inside,
  list,
  need,
  struct,
  value,
  within,
} from './fields.ts';
import { date, decimal, identifier, money, price, text } from './values.ts';
import { adjustment, vat } from './vat-fields.ts';

export const periodFields: readonly Field<Period>[] = [
  value('start', 'cbc:StartDate', date),
  value('end', 'cbc:EndDate', date),
];

/** A quantity and its unit, which stands in an attribute. */
function quantity<T extends object>(
  path: string,
  key: keyof T & string,
  unitKey: keyof T & string,
  isNeeded: boolean,
): Field<T> {
  return {
    write(from, into, document, field) {
      const [given, unit] = [from[key], from[unitKey]];
      if (typeof given !== 'string') {
        if (isNeeded) document.problems.push({ field: within(field, key), reason: 'is missing' });
        return;
      }
      const element = blank(path);
      if (typeof unit === 'string') element.attributes.unitCode = unit;
      decimal.write(given, element, document, within(field, key));
      into.children.push(element);
    },
    read(from, into, document, field) {
      const [element] = elementsAt(from, path);
      if (!element) {
        if (isNeeded) document.problems.push({ field: within(field, key), reason: `is missing: ${path}` });
        return;
      }
      document.read.add(element);
      const unit = element.attributes.unitCode;
      Object.assign(into, { [key]: decimal.read(element, document, within(field, key)) });
      if (unit !== undefined) Object.assign(into, { [unitKey]: unit });
      else if (isNeeded)
        document.problems.push({ field: within(field, unitKey), rule: 'BR-23', reason: 'is missing' });
    },
  };
}

const reference = (documentPath: string) =>
  struct<LineReference>([value('line', 'cbc:LineID', text), value('document', documentPath, text)]);

/** BT-128: code 130 says that it is no attachment. */
export const invoicedObject = struct<{ id: string; scheme?: string }>([
  {
    write(from, into, document, field) {
      const element = blank('cbc:ID');
      identifier.write(from, element, document, field);
      into.children.push(element);
    },
    read(from, into, document, field) {
      const [element] = elementsAt(from, 'cbc:ID');
      if (!element) return;
      document.read.add(element);
      Object.assign(into, identifier.read(element, document, field));
    },
  },
  fixed('cbc:DocumentTypeCode', '130'),
]);

const classification: Codec<Classification> = {
  write({ code, list: listId, version }, element, document, field) {
    element.attributes.listID = listId;
    if (version !== undefined) element.attributes.listVersionID = version;
    text.write(code, element, document, `${field}.code`);
  },
  read(element) {
    const { listID = '', listVersionID: version } = element.attributes;
    return { code: element.text.trim(), list: listID, ...(version !== undefined && { version }) };
  },
};

const linePrice = struct<Price>([
  need('net', 'cbc:PriceAmount', price),
  quantity('cbc:BaseQuantity', 'per', 'perUnit', false),
  inside('cac:AllowanceCharge', [
    fixed('cbc:ChargeIndicator', 'false', ({ discount }) => discount !== undefined),
    value('discount', 'cbc:Amount', price),
    value('gross', 'cbc:BaseAmount', price),
  ]),
]);

/** `cac:InvoiceLine` or `cac:CreditNoteLine`, which differ in the name of the quantity only. */
export const line = (quantityName: string): Codec<Line> =>
  struct<Line>([
    need('id', 'cbc:ID', text),
    value('note', 'cbc:Note', text),
    quantity(quantityName, 'quantity', 'unit', true),
    need('amount', 'cbc:LineExtensionAmount', money),
    value('accounting', 'cbc:AccountingCost', text),
    value('period', 'cac:InvoicePeriod', struct(periodFields)),
    value('orderLine', 'cac:OrderLineReference', reference('cac:OrderReference/cbc:ID')),
    value('despatchLine', 'cac:DespatchLineReference', reference('cac:DocumentReference/cbc:ID')),
    value('receiptLine', 'cac:ReceiptLineReference', reference('cac:DocumentReference/cbc:ID')),
    value('object', 'cac:DocumentReference', invoicedObject),
    list('adjustments', 'cac:AllowanceCharge', adjustment),
    inside('cac:Item', [
      value('description', 'cbc:Description', text),
      need('name', 'cbc:Name', text),
      value('buyersId', 'cac:BuyersItemIdentification/cbc:ID', text),
      value('sellersId', 'cac:SellersItemIdentification/cbc:ID', text),
      value('standardId', 'cac:StandardItemIdentification/cbc:ID', identifier),
      value('origin', 'cac:OriginCountry/cbc:IdentificationCode', text),
      list('classifications', 'cac:CommodityClassification/cbc:ItemClassificationCode', classification),
      need('vat', 'cac:ClassifiedTaxCategory', vat),
      list(
        'attributes',
        'cac:AdditionalItemProperty',
        struct<{ name: string; value: string }>([
          need('name', 'cbc:Name', text),
          need('value', 'cbc:Value', text),
        ]),
      ),
    ]),
    need('price', 'cac:Price', linePrice),
  ]);
