import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { stringify } from 'csv-stringify/sync';
import { expect } from 'vitest';
import type { platformTest, TestPlatform } from './kit.ts';
import { savedBySpreadsheet } from './spreadsheet.ts';

type Made = Record<string, unknown> & { id: number; revision: string };
type Act = { by: string; before: object; after: object };
type Rows = { columns: string[]; rows: string[][]; next: string | null };

interface Trial {
  name: string;
  /** The field by which a row of a file finds its record. */
  fileBy?: string | undefined;
  endpoints: Record<'filter' | 'update' | 'delete' | 'history', AnyEndpoint> &
    Partial<Record<'export' | 'file' | 'import', AnyEndpoint>>;
  /** What is sent of a record, another one for each number. */
  of(number: number): Record<string, unknown>;
  create(platform: TestPlatform, number: number): Promise<Made>;
}

const staff = { as: 'staff' } as const;

/** What a declaration brings beside its list and its form: who changed what, and files that change nothing by a round trip. */
export function resourceFileSuite(test: typeof platformTest, { name, fileBy, endpoints, of, create }: Trial) {
  const call = <A>(platform: TestPlatform, endpoint: AnyEndpoint, input: object) =>
    platform.call(endpoint, input as never, staff) as Promise<A>;

  test(`[OFFICE-15] ${name}: its history says who changed which field, the newest first, and no other site reads it`, async ({
    platform,
  }) => {
    const { id, revision, ...made } = await create(platform, 1);
    const next = of(2);
    const [field] = Object.keys(next).filter(
      (one) => JSON.stringify(next[one]) !== JSON.stringify(made[one]),
    );
    if (!field) throw new Error('a field with other samples is needed');
    await call(platform, endpoints.update, { id, revision, [field]: next[field] });

    const { acts } = await call<{ acts: Act[] }>(platform, endpoints.history, { id });

    expect(acts[0]).toMatchObject({ before: { [field]: made[field] }, after: { [field]: next[field] } });
    expect(Object.keys(acts[0]?.after ?? {})).toEqual([field]);
    expect(acts.at(-1)).toMatchObject({ before: {}, after: { [field]: made[field] } });
    const elsewhere = await platform.refusal(endpoints.history, { id } as never, { ...staff, site: 2 });
    expect(elsewhere.status).toBe(404);
    await call(platform, endpoints.delete, { id });
  });

  const { export: out, file: sheet, import: take } = endpoints;
  if (!(fileBy && out && sheet && take)) return;

  test(`[OFFICE-02] ${name}: a file that went out comes in and changes nothing; a row changes, adds, or says why not`, async ({
    platform,
  }) => {
    const [first, second] = [await create(platform, 1), await create(platform, 2)];
    const { columns, rows } = await call<Rows>(platform, out, {});
    const key = columns.indexOf(fileBy);
    const file = (...of: string[][]) => stringify([columns, ...of], { delimiter: ';' });
    const took = (text: string, isDryRun: boolean) =>
      call<Record<string, unknown>>(platform, take, { file: text, isDryRun });
    const rowOf = (one: Made) => rows.find((row) => row[key] === one[fileBy]) ?? [];

    expect(await took(file(...rows), false)).toEqual({
      created: 0,
      updated: 0,
      unchanged: rows.length,
      refused: 0,
      reasons: [],
    });
    await call(platform, endpoints.delete, { id: first.id });
    const mixed = file(
      rowOf(first),
      rowOf(second),
      rowOf(second),
      rowOf(second).map((cell, at) => (at === key ? '' : cell)),
    );
    const would = { created: 1, unchanged: 1, refused: 2 };
    expect(await took(mixed, true)).toMatchObject(would);
    expect(await took(mixed, true)).toMatchObject({
      ...would,
      reasons: [
        { row: 4, key: second[fileBy], field: fileBy, kind: 'twice' },
        { row: 5, field: fileBy, kind: 'required' },
      ],
    });
    expect(await took(mixed, false)).toMatchObject(would);
    expect(await took(file(...rows), true)).toMatchObject({ unchanged: rows.length, refused: 0 });
    const { records } = await call<{ records: Made[] }>(platform, endpoints.filter, { limit: 100 });
    const made = records.filter((one) => [first, second].some((other) => other[fileBy] === one[fileBy]));
    for (const { id } of made) await call(platform, endpoints.delete, { id });
    for (const text of ['x;y\n1;2\n', 'PK\u0003\u0004'])
      expect((await platform.refusal(take, { file: text } as never, staff)).status).toBe(400);
  });

  test(`[OFFICE-02] ${name}: what a person opens in a spreadsheet and saves changes nothing, in each language`, async ({
    platform,
  }) => {
    const made = [await create(platform, 1), await create(platform, 2)];
    for (const [language, locale] of [
      ['hrv', 'hr'],
      ['eng', 'en'],
    ] as const) {
      const { body } = await platform.http({ url: `${sheet.path}?reader=person` }, { ...staff, language });
      expect(body.startsWith('\uFEFF')).toBe(true);
      for (const file of [body, savedBySpreadsheet(body, locale)]) {
        const report = await call<Record<string, number>>(platform, take, { file, isDryRun: true });
        expect(report, `${language}: ${JSON.stringify(report)}\n${file}`).toMatchObject({
          ...{ created: 0, updated: 0, refused: 0 },
        });
        expect(report.unchanged).toBeGreaterThanOrEqual(2);
      }
    }
    for (const { id } of made) await call(platform, endpoints.delete, { id });
  });
}
