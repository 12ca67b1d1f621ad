import { hash } from 'node:crypto';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { startEmbeddedPostgres } from 'embedded-postgres-server';
import { Client } from 'pg';

/** A picture that goes from dark to light, as a png; `mark` makes its bytes, and those of any part of it, other ones. */
export function pngOf(width: number, height: number, mark = 0): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey a pixel.
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => {
    // A line of each 32 is a shade off where its bit is set: no eye sees it.
    const shade = (mark >>> (y % 32)) & 1;
    return [0, ...Array.from({ length: width }, (_, x) => Math.round((x / width) * 254) + shade)];
  });
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Puts so many pictures into the gallery of the first site, `NAME-1.png` and on: rows of their own over the bytes of one
 * file, since to send each up would take longer than all that is done with them.
 */
export async function putPictures(name: string, count: number): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('E2E_DATA_DIR has to name the data folder of the shop at E2E_BASE_URL.');
  const bytes = pngOf(320, 240, Date.now());
  const hashes = Array.from({ length: count }, (_, n) => hash('md5', `${name}${n + 1}`));
  const files = hashes.map((one) => join(dataDir, 'media', 'media', one.slice(0, 2), one, 'original.png'));
  for (const folder of files.map(dirname)) await mkdir(folder, { recursive: true });
  const [first = '', ...others] = files;
  await writeFile(first, bytes);
  await Promise.all(others.map((file) => link(first, file)));
  const database = await startEmbeddedPostgres({ dataDir, name: 'izlog', collation: 'hr' });
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query(
      `insert into media (site_id, mime, extension, size, hash, original_name, width, height)
       select (select min(id) from sites), 'image/png', 'png', $2, hash, $1 || '-' || n || '.png', 320, 240
       from unnest($3::text[]) with ordinality as file (hash, n) order by n`,
      [name, bytes.length, hashes],
    );
  } finally {
    await client.end();
    await database.stop();
  }
}
