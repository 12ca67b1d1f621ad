import { Command } from 'commander';
import { startCommand } from './commands/start.ts';

const program = new Command('izlog')
  .description('An online shop and content site in one program.')
  .version('0.1.0')
  .showHelpAfterError();

for (const command of [startCommand]) program.addCommand(command);

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
