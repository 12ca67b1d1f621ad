import { commands } from '../../apps/izlog/src/commands.ts';

/** A command as commander holds it. */
type Command = (typeof commands)[number]['commands'][number];

/** What is wrong with a command line of the program, from `izlog` on; nothing when it could be run as it stands. */
export function commandFault(line: string): string | undefined {
  const [program, ...words] = wordsOf(line).filter((word) => word !== '…');
  if (program !== 'izlog') return `“${line}” does not begin with izlog`;
  if (words.length === 0 || words[0] === '--help' || words[0] === '--version') return undefined;
  let command: Command | undefined = commands.find((one) => one.name() === words[0]);
  if (!command) return `there is no command “${words[0]}”`;
  words.shift();
  while (command.commands.length > 0 && words[0] !== undefined && !words[0].startsWith('-')) {
    const next: Command | undefined = command.commands.find((one) => one.name() === words[0]);
    if (!next) return `“${command.name()}” has no “${words[0]}”`;
    command = next;
    words.shift();
  }
  return argumentFault(command, words);
}

function argumentFault(command: Command, words: readonly string[]): string | undefined {
  const given: string[] = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (!word.startsWith('-')) {
      given.push(word);
      continue;
    }
    const [name = '', value] = word.split('=');
    if (name === '--help') return undefined;
    const option = command.options.find(({ long, short }) => long === name || short === name);
    if (!option) return `“${command.name()}” has no ${name}`;
    if (option.isBoolean()) continue;
    const taken = value ?? left.shift();
    if (taken === undefined) return `${name} of “${command.name()}” needs a value`;
    if (option.argChoices && !option.argChoices.includes(taken))
      return `${name} of “${command.name()}” is one of ${option.argChoices.join(', ')}, not “${taken}”`;
  }
  for (const [at, argument] of command.registeredArguments.entries()) {
    const value = given[at];
    // What stands in capitals or angles stands for something, and a line in a sentence may break off.
    if (value === undefined) break;
    if (argument.argChoices && !argument.argChoices.includes(value) && !/^[A-Z]+$/.test(value))
      return `“${command.name()}” takes one of ${argument.argChoices.join(', ')}, not “${value}”`;
  }
  const most = command.registeredArguments.some(({ variadic }) => variadic)
    ? Number.POSITIVE_INFINITY
    : command.registeredArguments.length;
  if (given.length > most && command.commands.length === 0)
    return `“${command.name()}” takes no “${given[most]}”`;
  return undefined;
}

/** Whether a line names everything that its command cannot do without. */
export function isWhole(line: string): boolean {
  const words = wordsOf(line).slice(1);
  let command = commands.find((one) => one.name() === words[0]) as Command | undefined;
  if (!command) return true;
  let at = 1;
  for (let next = command; next; at += 1) {
    command = next;
    next = command.commands.find((one) => one.name() === words[at]) as Command;
  }
  const rest = words.slice(at - 1);
  if (rest.includes('--help')) return true;
  return (
    command.commands.length === 0 &&
    rest.length >= command.registeredArguments.filter(({ required }) => required).length
  );
}

export const optionsOfCommands: ReadonlySet<string> = new Set(
  commands
    .flatMap((command): Command[] => [command as Command, ...command.commands])
    .flatMap(({ options }) => options.map(({ long }) => long ?? '')),
);

/** Words of a shell line: what stands in quotes is one. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
