import type { FiscalCodes } from '../fiscal/fiscal-codes.ts';
import { paymentSlipPng } from '../payment-slip/payment-slip-barcode.ts';
import type { DocumentContent } from './document.tables.ts';
import { dayText, documentWords, moneyText, rateText } from './document-words.ts';
import { bytesOf, labelled, margin, needSpace, newPdf, right, rule } from './pdf-page.ts';

/** Columns of the table of items: left edge and width in points. */
const columns = {
  name: { x: margin, width: 250 },
  quantity: { x: 302, width: 40 },
  price: { x: 346, width: 75 },
  rate: { x: 425, width: 40 },
  amount: { x: 469, width: right - 469 },
} as const;

/**
 * Draws a document: from its content alone, so that the same content is the same document for ever. The codes of fiscalisation
 * come from beside it, since the tax host gives its own after the issue.
 */
export async function documentPdf(
  content: DocumentContent,
  fiscal: FiscalCodes | null = null,
): Promise<Buffer> {
  const { title, seller, locale } = content;
  const doc = await newPdf({ title, author: seller.name, language: locale.slice(0, 2) });
  writeHead(doc, content);
  if (content.banner) writeBanner(doc, content.banner);
  writeLines(doc, content);
  writeTotals(doc, content);
  writeTaxes(doc, content);
  if (fiscal) writeFiscal(doc, fiscal, content);
  if (content.slip) await writePaymentSlip(doc, content.slip);
  writeFeet(doc, content);
  return bytesOf(doc);
}

function writeHead(
  doc: PDFKit.PDFDocument,
  { title, seller, facts, buyer, delivery }: DocumentContent,
): void {
  doc.font('bold').fontSize(13).text(seller.name, margin, margin, { width: 240 });
  doc.font('regular').fontSize(9).text(seller.lines.join('\n'), { width: 240, lineGap: 1 });
  const below = doc.y;
  doc
    .font('bold')
    .fontSize(17)
    .text(title, 300, margin, { width: right - 300, align: 'right' });
  doc
    .font('regular')
    .fontSize(9)
    .text(facts.join('\n'), 300, doc.y + 2, { width: right - 300, align: 'right', lineGap: 1 });
  const y = Math.max(below, doc.y) + 18;
  const leftEnd = labelled(doc, { ...buyer, x: margin, y, width: 230 });
  const rightEnd = delivery ? labelled(doc, { ...delivery, x: 310, y, width: right - 310 }) : y;
  doc.y = Math.max(leftEnd, rightEnd) + 20;
}

/** A frame over the whole width, which nobody overlooks. */
function writeBanner(doc: PDFKit.PDFDocument, banner: string): void {
  const width = right - margin;
  doc.font('bold').fontSize(12).fillColor('#181b19');
  const height = doc.heightOfString(banner, { width: width - 20, align: 'center' }) + 14;
  const top = doc.y - 4;
  doc.rect(margin, top, width, height).lineWidth(1.2).strokeColor('#181b19').stroke();
  doc.text(banner, margin + 10, top + 8, { width: width - 20, align: 'center' });
  doc.y = top + height + 14;
}

function writeLines(doc: PDFKit.PDFDocument, content: DocumentContent): void {
  const { headings, lines, currency } = content;
  const money = (cents: number | null) => (cents === null ? '' : moneyText(cents, currency, content));
  const head = () => {
    const { y } = doc;
    doc.font('bold').fontSize(8.5).fillColor('#181b19');
    doc.text(headings.item, columns.name.x, y, columns.name);
    for (const [name, label] of [
      ['quantity', headings.quantity],
      ['price', headings.price],
      ['rate', headings.tax],
      ['amount', headings.amount],
    ] as const) {
      doc.text(label, columns[name].x, y, { width: columns[name].width, align: 'right' });
    }
    doc.y = y + 14;
    rule(doc);
    doc.y += 5;
  };
  head();
  for (const { name: item, detail, quantity, unitPrice, rate, amount } of lines) {
    doc.font('regular').fontSize(9.5);
    const height =
      doc.heightOfString(item, columns.name) + doc.fontSize(8).heightOfString(detail, columns.name);
    if (needSpace(doc, Math.min(height, 600) + 10)) head();
    const { y } = doc;
    doc.font('regular').fontSize(9.5).fillColor('#181b19');
    for (const [name, text] of [
      ['quantity', quantity === null ? '' : String(quantity)],
      ['price', money(unitPrice)],
      ['rate', rate === null ? '' : rateText(rate, content)],
      ['amount', money(amount)],
    ] as const) {
      doc.text(text, columns[name].x, y, { width: columns[name].width, align: 'right' });
    }
    doc.text(item, columns.name.x, y, { width: columns.name.width });
    if (detail) {
      doc.fontSize(8).fillColor('#5b605c').text(detail, columns.name.x, doc.y, { width: columns.name.width });
    }
    doc.y += 5;
    rule(doc);
    doc.y += 5;
  }
}

function writeTotals(doc: PDFKit.PDFDocument, { totals }: DocumentContent): void {
  needSpace(doc, totals.length * 18);
  for (const { label, text, isMain } of totals) {
    const { y } = doc;
    doc
      .font(isMain ? 'bold' : 'regular')
      .fontSize(isMain ? 12.5 : 9.5)
      .fillColor('#181b19');
    doc.text(label, 280, y, { width: 160, align: 'right' });
    const end = doc.y;
    doc.text(text, 445, y, { width: right - 445, align: 'right' });
    doc.y = Math.max(end, doc.y) + 3;
  }
  doc.y += 10;
}

/** Bases and taxes by rate, as every invoice has to show them, and what is to stand below. */
function writeTaxes(doc: PDFKit.PDFDocument, content: DocumentContent): void {
  const { headings, taxes, notes, currency } = content;
  const money = (cents: number) => moneyText(cents, currency, content);
  needSpace(doc, 40 + taxes.length * 14);
  const cells = [margin, 130, 220].map((x) => ({ x, width: 85 }));
  const line = (texts: readonly string[], font: 'regular' | 'bold') => {
    const { y } = doc;
    doc.font(font).fontSize(8.5).fillColor('#181b19');
    texts.forEach((text, index) => {
      doc.text(text, cells[index]?.x ?? margin, y, { width: 85, align: index === 0 ? 'left' : 'right' });
    });
    doc.y = y + 13;
  };
  line([headings.rate, headings.base, headings.tax], 'bold');
  for (const { rate, base, tax } of taxes)
    line([rateText(rate, content), money(base), money(tax)], 'regular');
  for (const note of notes) {
    needSpace(doc, 14);
    doc
      .font('regular')
      .fontSize(8.5)
      .fillColor('#5b605c')
      .text(note, margin, doc.y + 2, { width: right - margin });
  }
  doc.y += 10;
}

/** Points of a millimetre. */
const mm = 72 / 25.4;

/**
 * ZKI, JIR and the QR code: 22 mm, above the 20 that the specification asks for, with 3 mm of white around it and nothing on it
 * (F1 specification 2.6, 2.7).
 */
function writeFiscal(
  doc: PDFKit.PDFDocument,
  { zki, jir, qr, changed }: FiscalCodes,
  content: DocumentContent,
): void {
  const side = 22 * mm;
  const white = 3 * mm;
  needSpace(doc, side + 2 * white);
  const top = doc.y + white;
  if (qr) {
    const module = side / qr.length;
    // A hair wider than a module, or readers of PDF show white lines between them.
    for (const [row, cells] of qr.entries())
      for (const [column, dark] of cells.entries())
        if (dark) doc.rect(margin + column * module, top + row * module, module + 0.02, module + 0.02);
    doc.fill('#000000');
  }
  const x = qr ? margin + side + white : margin;
  const line = (label: string, code: string, y: number) =>
    doc
      .font('regular')
      .fontSize(8.5)
      .fillColor('#181b19')
      .text(`${label}: ${code}`, x, y, { width: right - x });
  if (zki) line('ZKI', zki, top);
  if (jir) line('JIR', jir, top + 14);
  if (changed) {
    const words = documentWords(content.language);
    const { paymentCodes: codes, paymentChanged } = words;
    const paid = codes[changed.paidBy === 'other' ? 'otherwise' : changed.paidBy];
    line(paymentChanged, `${paid} (${dayText(changed.at, words)})`, top + 28);
  }
  doc.y = top + (qr ? side + white : changed ? 44 : 30);
}

async function writePaymentSlip(
  doc: PDFKit.PDFDocument,
  { title, rows, scan, hub3 }: NonNullable<DocumentContent['slip']>,
): Promise<void> {
  needSpace(doc, 165);
  rule(doc);
  doc.y += 8;
  const top = doc.y;
  doc.font('bold').fontSize(11).fillColor('#181b19').text(title, margin, top);
  doc.y += 4;
  for (const { label, text } of rows) {
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
  if (hub3) {
    // 58 mm wide, as the instruction for the barcode says; the picture carries its quiet zone.
    const width = (58 / 25.4) * 72;
    doc.image(await paymentSlipPng(hub3), right - width, top + 16, { width });
    doc
      .font('regular')
      .fontSize(8)
      .fillColor('#5b605c')
      .text(scan, right - width, top, { width });
  }
  doc.y = Math.max(end, top + 95);
}

/** What stands at the foot of each page: who sells, and which page it is. */
function writeFeet(doc: PDFKit.PDFDocument, { seller, page: word }: DocumentContent): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.font('regular').fontSize(7.5).fillColor('#5b605c');
    doc.text(seller.foot, margin, 796, { width: right - margin - 80, height: 30, ellipsis: true });
    doc.text(`${word} ${page + 1} / ${count}`, right - 80, 796, { width: 80, align: 'right' });
  }
}
