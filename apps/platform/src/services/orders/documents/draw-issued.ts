import { and, eq } from 'drizzle-orm';
import type { Site } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { fiscalMessages } from '../fiscal/fiscal.tables.ts';
import { issuedDocuments } from './document.tables.ts';
import { documentPdf } from './document-pdf.ts';

/** The PDF of an issued document of a site, from what was kept when it was issued. */
export async function drawIssued({ database }: Kernel, site: Site, id: number): Promise<Buffer> {
  const [issued] = await database.db
    .select({ content: issuedDocuments.content, zki: fiscalMessages.zki, jir: fiscalMessages.jir })
    .from(issuedDocuments)
    .leftJoin(
      fiscalMessages,
      and(
        eq(fiscalMessages.siteId, issuedDocuments.siteId),
        eq(fiscalMessages.documentId, issuedDocuments.id),
      ),
    )
    .where(and(eq(issuedDocuments.siteId, site.id), eq(issuedDocuments.id, id)));
  if (!issued) throw new Error(`There is no document ${id} of site ${site.id}.`);
  return documentPdf(issued.content, issued);
}
