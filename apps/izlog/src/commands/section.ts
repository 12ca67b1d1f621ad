import { Command } from 'commander';
import { say } from '../say.ts';
import { newSection } from '../scaffold/new-section.ts';

const newCommand = new Command('new')
  .description(
    'Write the files of a new section: its declaration, its view, their lines in the lists, and its name in each language.',
  )
  .argument('<name>', 'in small letters and hyphens, as opening-hours')
  .addHelpText('after', '\nRun at the root of the sources.\n\nExample:\n  izlog section new opening-hours\n')
  .action((name: string) => {
    for (const path of newSection(name, process.cwd())) say(path);
    say(
      `Next: say what section.${name} is called in the texts of each language, which have its English name now;`,
    );
    say('npx biome check --write, and /section-tool of npm run dev. docs/examples/section.md goes on.');
  });

export const sectionCommand = new Command('section')
  .description('Sections of pages, for who develops them.')
  .addCommand(newCommand);
