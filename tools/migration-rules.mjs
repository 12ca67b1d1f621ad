#!/usr/bin/env node
// Holds what tables of shops out there rest on: no migration that was written down as final is changed, and none asks
// more of the programs that run than it says (docs/decisions/1000).
import { fileURLToPath } from 'node:url';
import { sealFault, unsealed } from './migrations/seal.ts';

const folder = fileURLToPath(new URL('../apps/platform/migrations', import.meta.url));
const faults = [sealFault(folder), unsealedFault()].filter(Boolean);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

function unsealedFault() {
  const [open] = unsealed(folder);
  return (
    open && `The migration ${open} is not sealed: \`npm run db:generate -- --seal\` when it is finished.`
  );
}
