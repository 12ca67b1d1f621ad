// Starts the stand-in as a program of its own: `node src/stand-in/main.ts [port]`. Prints where it is, the authority to trust,
// and a certificate to try it with (password `lozinka`), and runs until it is told to stop.
import { writeFile } from 'node:fs/promises';
import { startStandIn } from './start-stand-in.ts';

const standIn = await startStandIn({ port: Number(process.argv[2] ?? 8449) });
const issued = await standIn.issue({
  commonName: 'FISKAL 1',
  organization: 'STAND-IN D.O.O.',
  oib: '12345678903',
});
await writeFile('stand-in.p12', issued.p12('lozinka'));
await writeFile('stand-in-authority.pem', standIn.authorities.test.join('\n'));
console.warn(`${standIn.url}\nstand-in.p12 (lozinka), stand-in-authority.pem`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void standIn.stop());
