import type { Attachment, Invoice, PrecedingInvoice, VatSum } from '../invoice.ts';
import {
  type Belongs,
  blank,
  type Codec,
  elementsAt,
  type Field,
  fixed,
  inside,
  list,
  need,
  onlyIn,
  part,
  struct,
  value,
  within,
} from './fields.ts';
import { hrExtension } from './hr-fields.ts';
import { invoicedObject, line, periodFields } from './line-fields.ts';
import { buyer, delivery, payee, payment, seller, taxRepresentative } from './party-fields.ts';
import { date, decimal, file, flag, money, note, readMoney, text, time, writeMoney } from './values.ts';
import { documentAdjustment, exemptionFields } from './vat-fields.ts';

/** UBL wants an order's number where only that of the sales order is known; the norm writes this then. */
const noOrder = 'NA';

const orderNumber: Codec<string> = {
  write: text.write,
  read: (element, document, field) =>
    element.text.trim() === noOrder ? undefined : text.read(element, document, field),
};

const precedingInvoice = struct<PrecedingInvoice>([
  need('number', 'cbc:ID', text),
  value('issued', 'cbc:IssueDate', date),
  value('description', 'cbc:DocumentDescription', text),
]);

const attachment = struct<Attachment>([
  need('id', 'cbc:ID', text),
  value('description', 'cbc:DocumentDescription', text),
  inside('cac:Attachment', [
    value('file', 'cbc:EmbeddedDocumentBinaryObject', file),
    value('address', 'cac:ExternalReference/cbc:URI', text),
  ]),
]);

/** Additional documents are attachments, but for the object that is invoiced and the project of a credit note. */
const ofType =
  (code: string): Belongs =>
  (element) =>
    elementsAt(element, 'cbc:DocumentTypeCode').some((found) => found.text.trim() === code);

const isAttachment: Belongs = (element, document) =>
  !ofType('130')(element, document) && !(document.kind === 'credit note' && ofType('50')(element, document));

const projectOfCreditNote: Codec<string> = {
  write(project, element, document, field) {
    const id = blank('cbc:ID');
    text.write(project, id, document, field);
    element.children.push(id, { ...blank('cbc:DocumentTypeCode'), text: '50' });
  },
  read(element, document, field) {
    for (const child of element.children) document.read.add(child);
    const [id] = elementsAt(element, 'cbc:ID');
    return id && text.read(id, document, field);
  },
};

/** A credit note has its due date within the first way to pay. */
const dueOfCreditNote: Field<Invoice> = {
  write({ due }, into, document, field) {
    if (due === undefined) return;
    const [means] = elementsAt(into, 'cac:PaymentMeans');
    if (!means) {
      document.problems.push({ field: within(field, 'due'), reason: 'of a credit note needs a payment' });
      return;
    }
    const element = blank('cbc:PaymentDueDate');
    date.write(due, element, document, within(field, 'due'));
    means.children.splice(1, 0, element);
  },
  read(from, into, document, field) {
    const [element] = elementsAt(from, 'cac:PaymentMeans/cbc:PaymentDueDate');
    if (!element) return;
    document.read.add(element);
    const due = date.read(element, document, within(field, 'due'));
    if (due !== undefined) into.due = due;
  },
};

const vatSum = struct<VatSum>([
  need('taxable', 'cbc:TaxableAmount', money),
  need('tax', 'cbc:TaxAmount', money),
  inside('cac:TaxCategory', [
    need('category', 'cbc:ID', text),
    value('rate', 'cbc:Percent', decimal),
    part('exemption', exemptionFields),
    fixed('cac:TaxScheme/cbc:ID', 'VAT'),
  ]),
]);

const isInCurrency: Belongs = (element, { currency }) =>
  elementsAt(element, 'cbc:TaxAmount').some(({ attributes }) => attributes.currencyID === currency);

/** BT-111 is a VAT total without rows. */
const vatInVatCurrency: Field<Invoice> = {
  write({ vatCurrency, totals }, into, document, field) {
    const amount = totals.vatInVatCurrency;
    if (vatCurrency === undefined || amount === undefined) return;
    const element = blank('cbc:TaxAmount');
    writeMoney(amount, vatCurrency, element, document, within(field, 'totals.vatInVatCurrency'));
    into.children.push({ ...blank('cac:TaxTotal'), children: [element] });
  },
  read(from, into, document, field) {
    const total = elementsAt(from, 'cac:TaxTotal').find((one) => !isInCurrency(one, document));
    const [element] = total ? elementsAt(total, 'cbc:TaxAmount') : [];
    if (!element || element.attributes.currencyID !== into.vatCurrency) return;
    document.read.add(element);
    const amount = readMoney(element, document, within(field, 'totals.vatInVatCurrency'));
    if (amount !== undefined) into.totals = { ...into.totals, vatInVatCurrency: amount } as Invoice['totals'];
  },
};

const hrData = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/hrextac:HRFISK20Data';

/** The whole document, in the order of the schema; where the two kinds differ both stand here. */
export const documentFields: readonly Field<Invoice>[] = [
  value('hr', hrData, hrExtension),
  need('specification', 'cbc:CustomizationID', text),
  value('process', 'cbc:ProfileID', text),
  need('number', 'cbc:ID', text),
  value('isCopy', 'cbc:CopyIndicator', flag),
  need('issued', 'cbc:IssueDate', date),
  value('issuedAt', 'cbc:IssueTime', time),
  onlyIn('invoice', value('due', 'cbc:DueDate', date)),
  onlyIn('invoice', need('type', 'cbc:InvoiceTypeCode', text)),
  onlyIn('credit note', value('taxPoint', 'cbc:TaxPointDate', date)),
  onlyIn('credit note', need('type', 'cbc:CreditNoteTypeCode', text)),
  list('notes', 'cbc:Note', note),
  onlyIn('invoice', value('taxPoint', 'cbc:TaxPointDate', date)),
  need('currency', 'cbc:DocumentCurrencyCode', text),
  value('vatCurrency', 'cbc:TaxCurrencyCode', text),
  value('accounting', 'cbc:AccountingCost', text),
  value('buyerReference', 'cbc:BuyerReference', text),
  value(
    'period',
    'cac:InvoicePeriod',
    struct<NonNullable<Invoice['period']>>([
      ...periodFields,
      value('taxPointCode', 'cbc:DescriptionCode', text),
    ]),
  ),
  value('order', 'cac:OrderReference/cbc:ID', orderNumber),
  fixed('cac:OrderReference/cbc:ID', noOrder, ({ order, salesOrder }) => salesOrder !== undefined && !order),
  value('salesOrder', 'cac:OrderReference/cbc:SalesOrderID', text),
  list('preceding', 'cac:BillingReference/cac:InvoiceDocumentReference', precedingInvoice),
  value('despatchAdvice', 'cac:DespatchDocumentReference/cbc:ID', text),
  value('receivingAdvice', 'cac:ReceiptDocumentReference/cbc:ID', text),
  onlyIn('invoice', value('tender', 'cac:OriginatorDocumentReference/cbc:ID', text)),
  value('contract', 'cac:ContractDocumentReference/cbc:ID', text),
  value('object', 'cac:AdditionalDocumentReference', invoicedObject, ofType('130')),
  onlyIn(
    'credit note',
    value('project', 'cac:AdditionalDocumentReference', projectOfCreditNote, ofType('50')),
  ),
  list('attachments', 'cac:AdditionalDocumentReference', attachment, isAttachment),
  onlyIn('credit note', value('tender', 'cac:OriginatorDocumentReference/cbc:ID', text)),
  onlyIn('invoice', value('project', 'cac:ProjectReference/cbc:ID', text)),
  need('seller', 'cac:AccountingSupplierParty', seller),
  need('buyer', 'cac:AccountingCustomerParty', buyer),
  value('payee', 'cac:PayeeParty', payee),
  value('taxRepresentative', 'cac:TaxRepresentativeParty', taxRepresentative),
  value('delivery', 'cac:Delivery', delivery),
  list('payments', 'cac:PaymentMeans', payment),
  onlyIn('credit note', dueOfCreditNote),
  value('paymentTerms', 'cac:PaymentTerms/cbc:Note', text),
  list('adjustments', 'cac:AllowanceCharge', documentAdjustment),
  inside(
    'cac:TaxTotal',
    [part('totals', [need('vat', 'cbc:TaxAmount', money)]), list('vat', 'cac:TaxSubtotal', vatSum)],
    isInCurrency,
  ),
  vatInVatCurrency,
  inside('cac:LegalMonetaryTotal', [
    part('totals', [
      need('lines', 'cbc:LineExtensionAmount', money),
      need('exclusive', 'cbc:TaxExclusiveAmount', money),
      need('inclusive', 'cbc:TaxInclusiveAmount', money),
      value('allowances', 'cbc:AllowanceTotalAmount', money),
      value('charges', 'cbc:ChargeTotalAmount', money),
      value('prepaid', 'cbc:PrepaidAmount', money),
      value('rounding', 'cbc:PayableRoundingAmount', money),
      need('payable', 'cbc:PayableAmount', money),
    ]),
  ]),
  onlyIn('invoice', list('lines', 'cac:InvoiceLine', line('cbc:InvoicedQuantity'))),
  onlyIn('credit note', list('lines', 'cac:CreditNoteLine', line('cbc:CreditedQuantity'))),
];
