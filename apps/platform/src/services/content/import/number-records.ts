import { createHash } from 'node:crypto';
import type { ContentRecord } from 'content-io';

/**
 * The records of a file, each with a number of its own: where two have the same (files that were put together), the second
 * gets one made of its address, below zero, so that nothing else names it. What stands there twice word by word comes once.
 */
export async function* numberRecords(
  records: AsyncIterable<ContentRecord>,
  onSame: (title: string, id: number) => void = () => {},
): AsyncGenerator<ContentRecord> {
  const seen = new Map<number, string>();
  for await (const record of records) {
    if (record.record !== 'post' && record.record !== 'attachment') {
      yield record;
      continue;
    }
    const { id } = record;
    const key = keyOf(record);
    const known = seen.get(id);
    if (known === undefined) {
      seen.set(id, key);
      yield record;
    } else if (known !== key) {
      const own = -Number.parseInt(key.slice(0, 12), 16);
      if (seen.has(own)) continue;
      seen.set(own, key);
      onSame(record.title, id);
      yield { ...record, id: own };
    }
  }
}

function keyOf(record: Extract<ContentRecord, { record: 'post' | 'attachment' }>): string {
  const names =
    record.record === 'attachment'
      ? ['attachment', record.address]
      : [record.type, record.link, record.slug, record.title];
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 16);
}
