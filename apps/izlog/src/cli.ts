import { version } from '@izlog/platform/kernel/version';
import { Command } from 'commander';
import { commands } from './commands.ts';
import { faultSentence } from './fault-sentence.ts';

const program = new Command('izlog')
  .description('An online shop and content site in one program.')
  .version(version)
  .showHelpAfterError();

for (const command of commands) program.addCommand(command);

try {
  await program.parseAsync();
} catch (error) {
  console.error(faultSentence(error));
  process.exitCode = 1;
}
