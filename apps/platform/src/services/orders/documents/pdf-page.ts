import { mainFiles } from './pdf-faces.ts';
import { carryAllScripts } from './pdf-scripts.ts';

export const margin = 48;
export const pageWidth = 595.28;
export const right = pageWidth - margin;
const bottom = 841.89 - 64;

/** A document on A4 with our fonts, whose texts may be of any script; `regular` and `bold` are their names. */
export async function newPdf(info: {
  title: string;
  author: string;
  language: string;
}): Promise<PDFKit.PDFDocument> {
  // Loaded with the first document: it takes 80 ms and 33 MB.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    // Otherwise it begins with a font of its own, looked for among files that only a copy of the sources has.
    font: mainFiles.regular,
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    lang: info.language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: info.title, Author: info.author },
  });
  carryAllScripts(doc, info.language);
  return doc.font('regular').fontSize(9.5).fillColor('#181b19');
}

/** Begins a new page when `height` points no longer fit. Returns true when it did. */
export function needSpace(doc: PDFKit.PDFDocument, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  doc.y = margin;
  return true;
}

/** A thin line across the page. */
export function rule(doc: PDFKit.PDFDocument): void {
  doc.moveTo(margin, doc.y).lineTo(right, doc.y).lineWidth(0.6).strokeColor('#c9c4b6').stroke();
}

/** A label in small grey letters and its text, in a column. */
export function labelled(
  doc: PDFKit.PDFDocument,
  { label, text, x, y, width }: { label: string; text: string; x: number; y: number; width: number },
): number {
  doc.font('regular').fontSize(8).fillColor('#5b605c').text(label, x, y, { width });
  doc
    .fontSize(9.5)
    .fillColor('#181b19')
    .text(text, x, doc.y + 1, { width, lineGap: 1 });
  return doc.y;
}

/** The bytes of a finished document. */
export function bytesOf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
