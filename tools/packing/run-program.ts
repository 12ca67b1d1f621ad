import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Options {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end and gives what it printed; throws all of it when it fails. */
export async function runProgram(program: string, args: string[], { cwd, env = usualEnv() }: Options) {
  try {
    const { stdout, stderr } = await run(program, args, { cwd, env, maxBuffer: 2 ** 26 });
    return { stdout, stderr };
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout}${stderr || message}`, {
      cause: error,
    });
  }
}

/** The environment of a person's shell: without what the npm that runs this told its children, such as to be silent. */
export function usualEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
}
