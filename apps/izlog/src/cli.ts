import { version } from '@izlog/platform/kernel/version';
import { Command } from 'commander';
import { commands } from './commands.ts';
import { faultSentence } from './fault-sentence.ts';

// `izlog doctor | head`: who reads has enough, and the command ends in order.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

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
