import { expect, test } from 'vitest';
import { croatian } from '../../../test/languages.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { inOfficeWords } from './office-csv.server.ts';

test('[CMS-045] the file of entries that the back office gives speaks as the shop does, by its clock; what people wrote stays', () => {
  const csv = [
    'id,created_at,confirmed,state,Poruka,files',
    '7,2026-11-23T09:17:34.812Z,true,open,"dva',
    'retka, ""i"" zarez",',
    '8,2026-07-01T09:00:00.000Z,false,done,,plan.pdf',
    '',
  ].join('\n');
  expect(inOfficeWords({ language: croatian } as SiteContext, csv).split('\n')).toEqual([
    '#,Primljeno,Adresa potvrđena,Stanje,Poruka,Datoteke',
    '7,2026-11-23 10:17,da,Otvoren,"dva',
    'retka, ""i"" zarez",',
    '8,2026-07-01 11:00,ne,Riješen,,plan.pdf',
    '',
  ]);
});
