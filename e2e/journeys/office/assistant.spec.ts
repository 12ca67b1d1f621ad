import {
  createProductRecord,
  deleteProductRecord,
  getProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { takeBackProgramKey } from '@izlog/contract/user/programs/program-keys';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { expect, logIn, type Staff, test } from '../../staff.ts';

const empty = {
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
};

/** Three mugs with a price each, for an assistant to look after. */
async function makeMugs(staff: Staff, name: string): Promise<number[]> {
  const ids: number[] = [];
  for (const [place, base] of [14, 12.9, 16.9].entries()) {
    const words = { hrv: { ...empty, name: `${name} ${place + 1}` } };
    const price = { base, sale: null, saleFrom: null, saleTo: null, member: null };
    const made = await staff.call(createProductRecord, { words, price });
    ids.push(made.id);
  }
  return ids;
}

test.describe('an assistant', () => {
  // A refused form answers 409, which the browser reports.
  test.use({ allowErrors: /status of 4\d\d/ });

  for (const width of [1280, 360])
    test(`[DOOR-06] prepares a price change that a person approves and undoes, at ${width} px`, {
      tag: '@release',
    }, async ({ page, context, baseURL, staff, lastly }) => {
      test.setTimeout(240_000);
      const address = String(baseURL);
      await page.setViewportSize({ width, height: 900 });
      await logIn(context, address, staff.accessToken);
      const name = `Šalica ${Date.now()}`;
      const ids = await makeMugs(staff, name);
      lastly(async () => {
        for (const id of ids) await staff.call(deleteProductRecord, { id });
      });
      const prices = () =>
        Promise.all(ids.map(async (id) => (await staff.call(getProductRecord, { id })).price.base));

      // A key for the assistant, in the back office.
      await page.goto('/admin/programi/novi');
      const form = page.getByRole('form', { name: 'Novi ključ' });
      await form.getByLabel('Naziv').fill(`Pomoćnik ${Date.now()}`);
      await form.getByLabel('Pomoćnik predlaže').check();
      await expect(page.getByRole('complementary', { name: 'Taj će ključ moći' })).toContainText(
        'Predlaže promjene',
      );
      await press(page, 'Napravi ključ');
      const secret = (await main(page).locator('.keys__secret').textContent()) ?? '';
      await expect(main(page)).toContainText('/mcp');
      await main(page).getByLabel('Spremio sam ga').check();
      await main(page).getByRole('link', { name: 'Gotovo' }).click();
      await expect(page).toHaveURL(/\/admin\/programi\/\d+$/);
      const keyId = Number(new URL(page.url()).pathname.split('/').at(-1));
      lastly(() => staff.call(takeBackProgramKey, { id: keyId }));

      // The assistant finds the mugs and proposes 5 % more.
      const agent = new Client({ name: 'pomocnik', version: '1' }, { versionNegotiation: { mode: 'auto' } });
      const headers = { authorization: `Bearer ${secret}` };
      await agent.connect(
        new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }),
      );
      const call = async (tool: string, input: Record<string, unknown>) => {
        const { content } = await agent.callTool({ name: tool, arguments: input });
        return JSON.parse((content as { text: string }[])[0]?.text ?? '{}').data;
      };
      const { rows } = await call('list_product_cells', { search: name });
      expect(rows).toHaveLength(3);
      const title = `Povisi cijene šalica za 5 % (${name})`;
      const proposed = await call('change_product_cells', {
        proposalTitle: title,
        rows: rows.map(({ id, base, revision }: { id: number; base: number; revision: string }) => ({
          ...{ id, revision },
          base: Math.round(base * 105) / 100,
        })),
      });
      expect(proposed.wouldChange).toHaveLength(3);
      expect(await prices()).toEqual([14, 12.9, 16.9]);

      // A person sees the difference, leaves one mug out, and approves.
      await page.goto('/admin/prijedlozi');
      await expect(main(page).getByRole('row').filter({ hasText: title })).toContainText('Čeka');
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      await main(page).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      const first = main(page)
        .getByRole('row')
        .filter({ hasText: `${name} 1` });
      await expect(first).toContainText('14,70');
      await expect(first).toContainText('+5');
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      await main(page)
        .getByRole('checkbox', { name: `${name} 3` })
        .uncheck();
      await press(page, 'Odobri označene');
      await expect(main(page).getByText(/Promijenjeno/)).toBeVisible();
      expect(await prices()).toEqual([14.7, 13.55, 16.9]);
      expect((await call('get_proposal', { id: proposed.proposal })).state).toBe('approved');
      expect(await axeFaultsInBothLooks(page)).toEqual([]);

      // The log has it under the person, with the key.
      await page.goto('/admin/log');
      await expect(
        main(page).getByRole('listitem').filter({ hasText: 'Odobren prijedlog pomoćnika' }).first(),
      ).toContainText(title);

      await page.goBack();
      await press(page, 'Poništi');
      await expect(main(page).getByText(/vraćeno je na staro/)).toBeVisible();
      expect(await prices()).toEqual([14, 12.9, 16.9]);

      // Another one is refused with a word, which the assistant reads.
      const other = await call('change_product_cells', {
        proposalTitle: `Još jednom (${name})`,
        rows: [{ id: ids[0], base: 20 }],
      });
      await page.goto(`/admin/prijedlozi/${other.proposal}`);
      await page.getByLabel('Ne sada').check();
      await page.getByLabel('Riječ pomoćniku').fill('Poslije blagdana.');
      await press(page, 'Odbij');
      await expect(main(page).getByText('„Poslije blagdana.”')).toBeVisible();
      expect(await call('get_proposal', { id: other.proposal })).toMatchObject({
        state: 'refused',
        refusedBecause: 'later',
        word: 'Poslije blagdana.',
      });
      await agent.close();
    });
});
