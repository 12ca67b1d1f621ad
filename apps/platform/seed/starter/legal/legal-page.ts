import type { LegalPage } from '@izlog/contract/cms/legal-pages';
import { text } from '../../demo/parts.ts';
import { rich } from '../../demo/rich.ts';
import type { Text } from '../../demo/shape.ts';
import type { Page } from '../../demo/shape-content.ts';

type Words = Required<Text>;

export interface LegalWords {
  handler: LegalPage;
  key: string;
  title: Words;
  slug: Words;
  description: Words;
  body: Words;
}

/** A page that the law asks for: its title, and one running text. `{CompanyName}` and the like stand for the options. */
export function legalPage(given: LegalWords): Page {
  const { handler, key, title, slug, description, body } = given;
  return {
    handler,
    key,
    title,
    slug,
    seo: { description },
    parts: [text(`legal-${handler}`, { hr: rich(body.hr), en: rich(body.en), de: rich(body.de) }, title)],
  };
}
