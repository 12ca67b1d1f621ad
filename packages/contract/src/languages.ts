import { z } from 'zod';

/** A language as `commons` lists it (I18N-003). */
export const language = z.object({
  id: z.int().describe('Stable number of the language in this list.'),
  code: z.string().length(3).describe('ISO 639-3 code.'),
  code2: z.string().length(2).describe('ISO 639-1 code.'),
  name: z.string().describe('Name in the asked language.'),
  names: z
    .object({ hr: z.string(), en: z.string(), de: z.string(), sr: z.string() })
    .describe('Names in Croatian, English, German and Serbian.'),
});
export type Language = z.infer<typeof language>;

/**
 * The 79 languages of I18N-002, `code code2`: those of Croatia and its neighbours, of Europe, then the most spoken of
 * the world. The place in this list is the id: never reorder, add at the end only.
 */
const table = `hrv hr,eng en,deu de,srp sr,slv sl,bos bs,ita it,hun hu,mkd mk,sqi sq,ces cs,slk sk,pol pl,ukr uk,
rus ru,bel be,bul bg,ron ro,ell el,tur tr,fra fr,spa es,por pt,cat ca,eus eu,glg gl,nld nl,ltz lb,dan da,swe sv,nor no,
fin fi,isl is,est et,lav lv,lit lt,gle ga,cym cy,gla gd,mlt mt,hye hy,kat ka,aze az,kaz kk,uzb uz,mon mn,heb he,ara ar,
fas fa,kur ku,urd ur,hin hi,ben bn,pan pa,guj gu,mar mr,tam ta,tel te,kan kn,mal ml,nep ne,sin si,tha th,khm km,lao lo,
mya my,vie vi,ind id,msa ms,zho zh,jpn ja,kor ko,swa sw,amh am,hau ha,yor yo,zul zu,afr af,som so`;

interface LanguageCode {
  id: number;
  code: string;
  code2: string;
}

/** Codes of the listed languages in the order of their ids. */
export const languageCodes: readonly LanguageCode[] = table.split(/,\s*/).map((row, index) => {
  const [code = '', code2 = ''] = row.split(' ');
  return { id: index + 1, code, code2 };
});

const byCode = new Map(languageCodes.flatMap((one) => [[one.code, one] as const, [one.code2, one] as const]));

/** Finds a listed language by its three-letter or two-letter code. */
export function findLanguage(code: string): LanguageCode | undefined {
  return byCode.get(code);
}

/** The languages with their names in `code` (either length; English when it is not listed), sorted by that name. */
export function listLanguages(code: string): Language[] {
  const locale = findLanguage(code)?.code2 ?? 'en';
  const [asked, hr, en, de, sr] = [locale, 'hr', 'en', 'de', 'sr'].map(namesIn);
  const { compare } = new Intl.Collator([locale, 'en']);
  return languageCodes
    .map(({ id, code, code2 }) => ({
      id,
      code,
      code2,
      name: asked?.(code2) ?? code,
      names: {
        hr: hr?.(code2) ?? code,
        en: en?.(code2) ?? code,
        de: de?.(code2) ?? code,
        sr: sr?.(code2) ?? code,
      },
    }))
    .sort((a, b) => compare(a.name, b.name));
}

function namesIn(locale: string): (code2: string) => string | undefined {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  return (code2) => names.of(code2);
}
