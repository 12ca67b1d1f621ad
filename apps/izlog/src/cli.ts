import { CallError } from '@izlog/contract/client';
import { Refusal } from '@izlog/platform/kernel/refusal';
import { Command } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { doctorCommand } from './commands/doctor.ts';
import { importCommand } from './commands/import.ts';
import { migrateCommand } from './commands/migrate.ts';
import { optionCommand } from './commands/option.ts';
import { restoreCommand } from './commands/restore.ts';
import { seedCommand } from './commands/seed.ts';
import { siteCommand } from './commands/site.ts';
import { staffCommand } from './commands/staff.ts';
import { startCommand } from './commands/start.ts';
import { workerCommand } from './commands/worker.ts';

const program = new Command('izlog')
  .description('An online shop and content site in one program.')
  .version('0.1.0')
  .showHelpAfterError();

for (const command of [
  startCommand,
  workerCommand,
  migrateCommand,
  seedCommand,
  siteCommand,
  staffCommand,
  optionCommand,
  importCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
]) {
  program.addCommand(command);
}

try {
  await program.parseAsync();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/** What a person at the command line is told: one sentence, with the fields of a refusal. */
function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) {
    const { fields = [] } = (error.payload ?? {}) as { fields?: { path: string; message: string }[] };
    return [error.message, ...fields.map((field) => `${field.path}: ${field.message}`)].join(' ');
  }
  if (error instanceof CallError || error instanceof Error) return error.message;
  return String(error);
}
