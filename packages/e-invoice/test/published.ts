import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const data = join(import.meta.dirname, '../../../../shared/data');

/** What the ministry publishes; read where it lies. */
export const eracun = join(data, 'fiskalizacija/eracun');
/** Examples of the norm's makers and of Peppol. */
export const foreign = join(data, 'einvoice/ubl');
/** The schema of XML signatures, which the ministry publishes with its older service. */
export const signatureSchema = join(data, 'fiskalizacija/f1/schema/xmldsig-core-schema.xsd');

export const isPublishedHere = existsSync(eracun) && existsSync(foreign);

export const textOf = (...path: string[]): string => readFileSync(join(...path), 'utf8');
