import type { Transport } from '@izlog/contract/client';

/** A transport that remembers the cache tags the platform names in `x-cache-tags` (comma separated). */
export function collectTags(transport: Transport, tags: Set<string>): Transport {
  return async (request) => {
    const answer = await transport(request);
    for (const tag of (answer.headers['x-cache-tags'] ?? '').split(',')) {
      const name = tag.trim();
      if (name !== '') tags.add(name);
    }
    return answer;
  };
}
