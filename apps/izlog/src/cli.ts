import { CallError } from '@izlog/contract/client';
import { Refusal } from '@izlog/platform/kernel/refusal';
import { Command } from 'commander';
import { commands } from './commands.ts';

const program = new Command('izlog')
  .description('An online shop and content site in one program.')
  .version('0.1.0')
  .showHelpAfterError();

for (const command of commands) program.addCommand(command);

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
