import { runInContext } from 'node:vm';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What Node's server code needs and jsdom's window lacks, or has in a kind that Node's own classes do not accept. */
const ofNode = [
  'Uint8Array',
  'ArrayBuffer',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoderStream',
  'TextDecoderStream',
  'TextEncoder',
  'TextDecoder',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'crypto',
] as const;

/**
 * A window of its own for each test file, in a process that has loaded jsdom once: the screens need the window, their
 * loaders and actions, which run on the server, need Node.
 */
const page: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'page',
  async setupVM(options) {
    const made = await builtinEnvironments.jsdom.setupVM?.(options);
    if (!made) throw new Error('This jsdom environment cannot be used in a context.');
    const window: object = runInContext('globalThis', made.getVmContext());
    for (const name of ofNode)
      Object.defineProperty(window, name, { value: globalThis[name], configurable: true, writable: true });
    return made;
  },
};
export default page;
