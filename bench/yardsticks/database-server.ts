import { resolve } from 'node:path';
import { startEmbeddedDatabase } from '@izlog/izlog/embedded-database';

// Node and the embedded database of DATA_DIR, and nothing else: the least that any start needs.
const server = await startEmbeddedDatabase({
  dataDir: resolve(process.env.DATA_DIR ?? '.data'),
});
process.stdout.write('open: http://127.0.0.1\n');
const staysOpen = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
  await server.stop();
  clearInterval(staysOpen);
});
