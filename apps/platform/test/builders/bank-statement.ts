import { getBankStatement } from '@izlog/contract/ecommerce/bank/bank-statements';
import { type WrittenEntry, type WrittenStatement, writtenStatement } from 'bank-files/testing';
import type { As, TestPlatform } from '../kit.ts';
import { setOptions } from './option.ts';

/** The account of the shop of these tests, and that of somebody else. */
export const bankAccount = 'HR1210010051863000160';
export const otherAccount = 'HR1723600001101234565';

let made = 0;

/** A name that no other movement or statement has. */
export const bankName = (letter: string): string => `${letter}T${++made}`;

/** A camt.053 file with these movements. */
export const statementFile = (
  entries: readonly WrittenEntry[],
  more: Partial<WrittenStatement> = {},
): string => writtenStatement({ id: bankName('S'), number: String(++made), entries, ...more });

/** Sends files as a browser does, and gives what was answered. */
export async function sendStatements(platform: TestPlatform, files: readonly string[], as: As = 'staff') {
  await setOptions(platform, { CompanyIban: bankAccount });
  const body = new FormData();
  for (const [place, file] of files.entries()) body.append('file', new Blob([file]), `izvod-${place}.xml`);
  const request = new Request('http://x', { method: 'POST', body });
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/bank/statement/take',
    headers: {
      ...(await platform.headers({ as })),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  if (answer.statusCode !== 200) throw new Error(`a statement was answered with ${answer.payload}`);
  return answer.json().data;
}

/** Sends a statement of these movements, and gives it as staff see it. */
export async function readStatementOf(
  platform: TestPlatform,
  entries: readonly WrittenEntry[],
  as: As = 'staff',
) {
  const { taken } = await sendStatements(platform, [statementFile(entries)], as);
  return platform.call(getBankStatement, { id: taken[0].id }, { as: 'staff' });
}
