/** Writes a line of a command's answer. Logs go to the other stream. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
