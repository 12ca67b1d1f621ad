import { and, eq } from 'drizzle-orm';
import type { Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { awaitJir } from '../fiscal/await-jir.ts';
import { fiscalCodesOf } from '../fiscal/fiscal-codes.ts';
import type { IssuedDocument } from './document.queries.ts';
import { issuedDocuments } from './document.tables.ts';
import { documentPdf } from './document-pdf.ts';

/** The PDF of an issued document of a site, from what was kept when it was issued. */
export async function drawIssued(kernel: Kernel, site: Site, id: number): Promise<Buffer> {
  const [issued] = await kernel.database.db
    .select()
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.siteId, site.id), eq(issuedDocuments.id, id)));
  if (!issued) throw new Error(`There is no document ${id} of site ${site.id}.`);
  return drawDocument(kernel, issued);
}

/** The same as a file of a mail, which waits a moment for what the tax host says of it. */
export async function drawMailed(kernel: Kernel, site: Site, id: number): Promise<Buffer> {
  await awaitJir(kernel, site, id);
  return drawIssued(kernel, site, id);
}

/** The same of a row that was read. */
export const drawDocument = async (kernel: Kernel, issued: IssuedDocument): Promise<Buffer> =>
  documentPdf(issued.content, await fiscalCodesOf(kernel, issued));
