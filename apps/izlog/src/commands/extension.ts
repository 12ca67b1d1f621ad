import { resolve } from 'node:path';
import { readEnv } from '@izlog/platform/env';
import { describeExtension, findExtensions, loadExtension } from '@izlog/platform/services/extensions/setup';
import { Command } from 'commander';
import { say } from '../say.ts';
import { newExtension } from '../scaffold/new-extension.ts';

const folderOf = () => resolve(readEnv(process.env).EXTENSIONS_DIR);

const newCommand = new Command('new')
  .description('Write a new extension into the folder of extensions (EXTENSIONS_DIR).')
  .argument('<name>', 'in small letters and hyphens, as loyalty-points')
  .addHelpText('after', '\nExample:\n  izlog extension new loyalty-points\n')
  .action((name: string) => {
    for (const path of newExtension(name, folderOf())) say(path);
    say(`Next: izlog extension check ${name}; start the shop again; Settings, Extensions switches it on.`);
  });

const checkCommand = new Command('check')
  .description(
    'Load extensions as the shop does and say what each asks for. Ends with 1 when one cannot be used.',
  )
  .argument('[name]', 'one of them; all when absent')
  .addHelpText('after', '\nExample:\n  izlog extension check\n')
  .action(async (name: string | undefined) => {
    const folder = folderOf();
    const names = findExtensions(folder);
    if (name !== undefined && !names.includes(name)) throw new Error(`There is no ${name} in ${folder}.`);
    if (names.length === 0) say(`There are no extensions in ${folder}; \`izlog extension new\` makes one.`);
    for (const one of name === undefined ? names : [name]) {
      const extension = await loadExtension(folder, one);
      extension.runner.close();
      for (const line of describeExtension(extension)) say(line);
      if (extension.state !== 'usable') process.exitCode = 1;
    }
  });

export const extensionCommand = new Command('extension')
  .description('Extensions of the shop, for who develops them.')
  .addCommand(newCommand)
  .addCommand(checkCommand);
