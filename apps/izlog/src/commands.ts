import { backupCommand } from './commands/backup.ts';
import { checkoutCommand } from './commands/checkout.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { extensionCommand } from './commands/extension.ts';
import { importCommand } from './commands/import.ts';
import { matrixCommand } from './commands/matrix.ts';
import { mcpCommand } from './commands/mcp.ts';
import { migrateCommand } from './commands/migrate.ts';
import { optionCommand } from './commands/option.ts';
import { paymentCommand } from './commands/payment.ts';
import { reindexCommand } from './commands/reindex.ts';
import { restoreCommand } from './commands/restore.ts';
import { rollbackCommand } from './commands/rollback.ts';
import { sectionCommand } from './commands/section.ts';
import { seedCommand } from './commands/seed.ts';
import { siteCommand } from './commands/site.ts';
import { staffCommand } from './commands/staff.ts';
import { startCommand } from './commands/start.ts';
import { workerCommand } from './commands/worker.ts';

/** Every command, in the order in which `--help` lists them. */
export const commands = [
  startCommand,
  workerCommand,
  migrateCommand,
  seedCommand,
  siteCommand,
  staffCommand,
  optionCommand,
  checkoutCommand,
  paymentCommand,
  importCommand,
  exportCommand,
  reindexCommand,
  backupCommand,
  restoreCommand,
  rollbackCommand,
  doctorCommand,
  matrixCommand,
  mcpCommand,
  sectionCommand,
  extensionCommand,
] as const;
