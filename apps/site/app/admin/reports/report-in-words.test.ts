import { expect, test } from 'vitest';
import { croatian } from '../../../test/languages.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { reportInWords } from './report-in-words.server.ts';

const head = (csv: string, staffLanguage?: string) =>
  reportInWords({ language: croatian, staffLanguage } as SiteContext, `\uFEFF${csv}\nHR,25,,10,2.5,12.5\n`);

test('[OFFICE-09, ADMIN-014] the columns of a report are called as whoever takes it out reads, the figures stay', () => {
  const taxes = 'country,rate,oss,base,tax,total';
  expect(head(taxes)).toBe('Država,Stopa,OSS,Osnovica,Porez,Ukupno\nHR,25,,10,2.5,12.5\n');
  expect(head(taxes, 'en')).toMatch(/^Country,Rate,OSS,Base,Tax,Total\n/);
  expect(head(taxes, 'de')).toMatch(/^Land,/);
  for (const codes of [
    'quarter,corrects,country,rate,base,tax,total',
    'day,products,carts,checkouts,orders',
    'query,language,count,missed,before',
    'id,sku,name,quantity,price,value',
    'key,name,orders,quantity,income,before',
  ])
    for (const language of ['hr', 'en', 'de']) {
      const [titles = ''] = head(codes, language).split('\n');
      expect(titles.split(','), `${codes} in ${language}`).toHaveLength(codes.split(',').length);
      if (language === 'hr')
        expect(titles.split(',').filter((title) => codes.split(',').includes(title))).toEqual([]);
    }
});
