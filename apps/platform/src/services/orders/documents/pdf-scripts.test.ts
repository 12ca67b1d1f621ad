import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { pdfText } from '#test/pdf-text.ts';
import { bytesOf, margin, newPdf } from './pdf-page.ts';

/** What a person who buys as `lastName` reads on the paper of the order, in the order of the line. */
async function paperOf(platform: TestPlatform, lastName: string): Promise<string> {
  const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer');
  const { db } = await platform.ctx();
  const names = JSON.stringify({ firstName: '', lastName });
  await db.execute(
    sql`update orders set billing_address = billing_address || ${names}::jsonb where slug = ${slug}`,
  );
  const { pdfUrl } = await platform.call(getOrder, { slug, key });
  const pdf = await platform.app.inject({ url: pdfUrl });
  return pdfText(pdf.rawPayload).replaceAll('\n', '');
}

test('[ORDER-024] the paper of an order carries Latin, Greek and Cyrillic names as they are written, copyable', async ({
  platform,
}) => {
  for (const name of [
    'Γιώργος Παπαδόπουλος',
    'Иван Петров',
    'Đuro Šćepanović',
    'Ђорђе Ἀριστοτέλης',
    'Nguyễn Ǆo',
  ])
    expect(await paperOf(platform, name)).toContain(name);
});

test('[ORDER-024] names of other scripts stand in the right order and are said in Latin too; what no font has is drawn in Latin', async ({
  platform,
}) => {
  expect(await paperOf(platform, '王小明')).toContain('王小明 (Wang Xiao Ming)');
  expect(await paperOf(platform, '鈴木 さくら')).toContain('鈴木 さくら (Ling Mu Sakura)');
  // From right to left: the last letter is drawn first, and the two letters of one glyph are turned with the others.
  const drawn = [...'محمد علاء'].toReversed().join('');
  expect(await paperOf(platform, 'محمد علاء')).toContain(`${drawn} (`);
  expect(await paperOf(platform, 'שרה (כהן) d.o.o.')).toMatch(/\(ןהכ\) הרש \(Srh \(Khhn\)\) d\.o\.o\./);
  expect(await paperOf(platform, '김민준')).toContain('Gim Min Jun');
});

test('[ORDER-024] a long text of mixed scripts is parted into lines that fit, and what stands below begins below them', async () => {
  const write = async (text: string) => {
    const doc = await newPdf({ title: 'x', author: 'x', language: 'hr' });
    const height = doc.heightOfString(text, { width: 120 });
    doc.text(text, margin, 100, { width: 120, align: 'right' });
    const { y } = doc;
    return { height, y, lines: pdfText(await bytesOf(doc)).split('\n') };
  };
  const text = 'Γιώργος Παπαδόπουλος, 王小明王小明王小明王小明王小明王小明, Иван';

  const { height, y, lines } = await write(text);
  const one = await write('Ivan');

  expect(height).toBeCloseTo(y - 100, 3);
  expect(height / one.height).toBeGreaterThanOrEqual(4);
  expect(lines.join('').replaceAll(/\s/g, '')).toContain('Παπαδόπουλος,王小明王小明王小明');
});
