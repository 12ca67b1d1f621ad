import type { OrderAddress } from '@izlog/contract/ecommerce/order';
import type { Ctx } from '../../../kernel/context.ts';
import { slipPng } from '../slip/slip-barcode.ts';
import { type DocumentWords, dayText, documentWords, moneyText, rateText } from './document-words.ts';
import { listItems, type OrderItemRow, type OrderRow } from './order.queries.ts';
import { spacedIban, totalsOf } from './order-mails.ts';
import { type OrderSlip, orderSlip } from './order-slip.ts';
import { bytesOf, labelled, margin, needSpace, newPdf, right, rule } from './pdf-page.ts';
import { readSeller, type Seller } from './seller.ts';

/** Columns of the table of items: left edge and width in points. */
const columns = {
  name: { x: margin, width: 250 },
  quantity: { x: 302, width: 40 },
  price: { x: 346, width: 75 },
  rate: { x: 425, width: 40 },
  amount: { x: 469, width: right - 469 },
} as const;

/** The document of an order: the invoice once it has a number, else an offer with the payment slip. */
export async function orderPdf(ctx: Ctx, order: OrderRow): Promise<Buffer> {
  const words = documentWords(order.language);
  const seller = await readSeller(ctx);
  const items = await listItems(ctx, [order.id]);
  const isInvoice = order.invoiceNumber !== null;
  const title = isInvoice ? `${words.invoice} ${order.invoiceNumber}` : `${words.offer} ${order.slug}`;
  const doc = await newPdf({ title, author: seller.name, language: words.locale.slice(0, 2) });
  writeHead(doc, { order, words, seller, title });
  writeItems(doc, order, items, words);
  writeTotals(doc, order, words);
  writeTaxes(doc, order, words);
  const slip = orderSlip(order, seller);
  if (slip) await writeSlip(doc, order, slip, words);
  if (!isInvoice) {
    needSpace(doc, 30);
    doc
      .font('regular')
      .fontSize(8.5)
      .fillColor('#5b605c')
      .text(words.offerNote, margin, doc.y + 10, {
        width: right - margin,
      });
  }
  writeFeet(doc, seller, words);
  return bytesOf(doc);
}

function writeHead(
  doc: PDFKit.PDFDocument,
  { order, words, seller, title }: { order: OrderRow; words: DocumentWords; seller: Seller; title: string },
): void {
  doc.font('bold').fontSize(13).text(seller.name, margin, margin, { width: 300 });
  const lines = [
    seller.street,
    seller.town,
    seller.oib && `${words.oib}: ${seller.oib}`,
    seller.email,
    seller.phone,
  ];
  doc.font('regular').fontSize(9).text(lines.filter(Boolean).join('\n'), { width: 300, lineGap: 1 });
  const below = doc.y;
  doc
    .font('bold')
    .fontSize(17)
    .text(title, 300, margin, { width: right - 300, align: 'right' });
  const facts = [
    order.invoiceNumber ? `${words.order} ${order.slug}` : '',
    `${words.date}: ${dayText(order.invoicedAt ?? order.createdAt, words)}`,
    order.paidAt ? `${words.paidOn}: ${dayText(order.paidAt, words)}` : '',
    order.expiresAt && !order.paidAt ? `${words.dueDate}: ${dayText(order.expiresAt, words)}` : '',
    `${words.payment}: ${order.paymentMethodName}`,
  ];
  doc
    .font('regular')
    .fontSize(9)
    .text(facts.filter(Boolean).join('\n'), 300, doc.y + 2, {
      width: right - 300,
      align: 'right',
      lineGap: 1,
    });
  const y = Math.max(below, doc.y) + 18;
  const { company, billingAddress, deliveryAddress, deliveryMethod } = order;
  const buyer = [
    ...(company ? [company.companyName, `${words.oib}: ${company.oib}`] : []),
    addressText(billingAddress),
  ].join('\n');
  const leftEnd = labelled(doc, { label: words.buyer, text: buyer, x: margin, y, width: 230 });
  let rightEnd = y;
  if (deliveryMethod) {
    const to = deliveryMethod.branch?.name ?? addressText(deliveryAddress);
    const text = `${deliveryMethod.name}\n${to}`;
    rightEnd = labelled(doc, { label: words.deliverTo, text, x: 310, y, width: right - 310 });
  }
  doc.y = Math.max(leftEnd, rightEnd) + 20;
}

const addressText = (address: OrderAddress) =>
  [
    `${address.firstName} ${address.lastName}`,
    `${address.street} ${address.houseNumber}`.trim(),
    `${address.zipCode} ${address.city}, ${address.country}`,
  ].join('\n');

function writeItems(
  doc: PDFKit.PDFDocument,
  order: OrderRow,
  items: readonly OrderItemRow[],
  words: DocumentWords,
): void {
  const money = (cents: number) => moneyText(cents, order.currency, words);
  const head = () => {
    const { y } = doc;
    doc.font('bold').fontSize(8.5).fillColor('#181b19');
    doc.text(words.item, columns.name.x, y, columns.name);
    for (const [name, label] of [
      ['quantity', words.quantity],
      ['price', words.price],
      ['rate', words.tax],
      ['amount', words.amount],
    ] as const) {
      doc.text(label, columns[name].x, y, { width: columns[name].width, align: 'right' });
    }
    doc.y = y + 14;
    rule(doc);
    doc.y += 5;
  };
  head();
  for (const item of items) {
    const detail = [
      ...(item.sku ? [item.sku] : []),
      ...item.options.map(({ name, value }) => `${name}: ${value}`),
      ...item.members.map(({ name, quantity }) => `${quantity} × ${name}`),
    ].join('\n');
    doc.font('regular').fontSize(9.5);
    const height =
      doc.heightOfString(item.name, columns.name) + doc.fontSize(8).heightOfString(detail, columns.name);
    if (needSpace(doc, Math.min(height, 600) + 10)) head();
    const { y } = doc;
    doc.font('regular').fontSize(9.5).fillColor('#181b19');
    for (const [name, text] of [
      ['quantity', String(item.quantity)],
      ['price', money(item.unitPrice)],
      ['rate', rateText(item.taxRate, words)],
      ['amount', money(item.row)],
    ] as const) {
      doc.text(text, columns[name].x, y, { width: columns[name].width, align: 'right' });
    }
    doc.text(item.name, columns.name.x, y, { width: columns.name.width });
    if (detail) {
      doc.fontSize(8).fillColor('#5b605c').text(detail, columns.name.x, doc.y, { width: columns.name.width });
    }
    doc.y += 5;
    rule(doc);
    doc.y += 5;
  }
}

function writeTotals(doc: PDFKit.PDFDocument, order: OrderRow, words: DocumentWords): void {
  const taxLabel = new RegExp(`^${words.tax} `);
  const rows = totalsOf(order, words).filter(({ label }) => !taxLabel.test(label) || !order.isTaxIncluded);
  needSpace(doc, rows.length * 18);
  for (const row of rows) {
    const isMain = 'isMain' in row;
    const { y } = doc;
    doc
      .font(isMain ? 'bold' : 'regular')
      .fontSize(isMain ? 12.5 : 9.5)
      .fillColor('#181b19');
    doc.text(row.label, 280, y, { width: 160, align: 'right' });
    const label = doc.y;
    doc.text(row.amount, 445, y, { width: right - 445, align: 'right' });
    doc.y = Math.max(label, doc.y) + 3;
  }
  doc.y += 10;
}

/** Bases and taxes by rate, as every invoice has to show them. */
function writeTaxes(doc: PDFKit.PDFDocument, order: OrderRow, words: DocumentWords): void {
  const money = (cents: number) => moneyText(cents, order.currency, words);
  needSpace(doc, 40 + order.taxes.length * 14);
  const cells = [margin, 130, 220].map((x) => ({ x, width: 85 }));
  const line = (texts: readonly string[], font: 'regular' | 'bold') => {
    const { y } = doc;
    doc.font(font).fontSize(8.5).fillColor('#181b19');
    texts.forEach((text, index) => {
      doc.text(text, cells[index]?.x ?? margin, y, { width: 85, align: index === 0 ? 'left' : 'right' });
    });
    doc.y = y + 13;
  };
  line([words.rate, words.base, words.tax], 'bold');
  for (const { rate, base, tax } of order.taxes)
    line([rateText(rate, words), money(base), money(tax)], 'regular');
  doc
    .fontSize(8.5)
    .fillColor('#5b605c')
    .text(order.isTaxIncluded ? words.taxIncluded : words.taxExcluded, margin, doc.y + 2);
  doc.y += 10;
}

async function writeSlip(
  doc: PDFKit.PDFDocument,
  order: OrderRow,
  slip: OrderSlip,
  words: DocumentWords,
): Promise<void> {
  needSpace(doc, 165);
  rule(doc);
  doc.y += 8;
  const top = doc.y;
  doc.font('bold').fontSize(11).fillColor('#181b19').text(words.slipTitle, margin, top);
  const rows = [
    [
      words.recipient,
      [slip.recipient.name, slip.recipient.street, slip.recipient.town].filter(Boolean).join(', '),
    ],
    [words.iban, spacedIban(slip.iban)],
    [`${words.model}, ${words.reference}`, `${slip.model} ${slip.reference}`],
    [words.amount, moneyText(slip.amount, order.currency, words)],
    [words.purpose, slip.description],
    ...(order.expiresAt ? [[words.dueDate, dayText(order.expiresAt, words)]] : []),
  ] as const;
  doc.y += 4;
  for (const [label = '', text = ''] of rows) {
    const { y } = doc;
    doc.font('regular').fontSize(8.5).fillColor('#5b605c').text(label, margin, y, { width: 110 });
    doc
      .font('bold')
      .fontSize(9)
      .fillColor('#181b19')
      .text(text, margin + 114, y, { width: 160 });
    doc.y = Math.max(doc.y, y + 13) + 1;
  }
  const end = doc.y;
  if (slip.hub3) {
    // 58 mm wide, as the instruction for the barcode says; the picture carries its quiet zone.
    const width = (58 / 25.4) * 72;
    doc.image(await slipPng(slip.hub3), right - width, top + 16, { width });
    doc
      .font('regular')
      .fontSize(8)
      .fillColor('#5b605c')
      .text(words.scan, right - width, top, { width });
  }
  doc.y = Math.max(end, top + 95);
}

/** What stands at the foot of each page: who sells, and which page it is. */
function writeFeet(doc: PDFKit.PDFDocument, seller: Seller, words: DocumentWords): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // An account number is not broken over lines.
    const iban = `IBAN ${spacedIban(seller.iban)}`.replaceAll(' ', '\u00a0');
    const text = [seller.register, seller.iban && iban].filter(Boolean).join(' · ');
    doc.font('regular').fontSize(7.5).fillColor('#5b605c');
    doc.text(text, margin, 796, { width: right - margin - 80, height: 30, ellipsis: true });
    doc.text(`${words.page} ${page + 1} / ${count}`, right - 80, 796, { width: 80, align: 'right' });
  }
}
