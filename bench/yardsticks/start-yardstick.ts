import { type Child, startChild } from '../harness/child.ts';

/** Starts a yardstick of this folder, which reads what it needs from the file or address in `args`. */
export function startYardstick(name: string, args: readonly string[]): Promise<Child> {
  return startChild({ script: `bench/yardsticks/${name}.ts`, args, ready: /listens on (http\S+)/ });
}
