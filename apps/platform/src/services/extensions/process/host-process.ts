import { registerHooks } from 'node:module';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { connect } from '@izlog/client';
import type { Extension, ExtensionShop } from '@izlog/extension';
import { type AskedRequest, asksAtOnce, type FromHost, type ToHost } from './host-messages.ts';

// A process of its own, started by `openExtension`: it runs one extension and reaches the world through its parent alone. Node
// lets it read the folder of the extension and nothing else, write nothing and start nothing (`--permission`); what is said
// here keeps it from the network. It ends with its parent.

const door = new Socket({ fd: 3, readable: false, writable: true });
const say = (message: FromHost) => door.write(`${JSON.stringify(message)}\n`);

/** Parts of Node that compute. What reaches a network, a process or the engine is not among them. */
const allowed = new Set(
  `assert assert/strict async_hooks buffer crypto events fs fs/promises path path/posix path/win32 punycode querystring
  stream stream/consumers stream/promises stream/web string_decoder timers timers/promises url util util/types zlib`.split(
    /\s+/,
  ),
);
const packageSource = 'data:text/javascript,export const defineExtension=(extension)=>extension';

registerHooks({
  resolve(specifier, context, next) {
    // The package that types it is the program's own, whatever version lies in a node_modules.
    if (specifier === '@izlog/extension') return { url: packageSource, format: 'module', shortCircuit: true };
    const found = next(specifier, context);
    const builtin = /^node:(.+)$/.exec(found.url)?.[1];
    if (builtin !== undefined && !allowed.has(builtin))
      throw Object.assign(new Error(`${specifier} is closed to extensions: shop.fetch asks hosts.`), {
        name: 'Undeclared',
      });
    return found;
  },
});
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
  Object.defineProperty(globalThis, name, { value: undefined });
for (const name of ['binding', 'getBuiltinModule', 'dlopen', '_linkedBinding', 'kill', 'send'])
  Object.defineProperty(process, name, { value: undefined });

let extension: Extension | undefined;
let asked = 0;
const waiting = new Map<number, { done(reply: Response): void; fail(error: Error): void }>();
/** What is to be asked once others are answered. */
const queued: (() => void)[] = [];

const lines = createInterface({ input: process.stdin });
lines.on('close', () => process.exit(0));
lines.on('line', (line) => {
  const message = JSON.parse(line) as ToHost;
  if (!('answers' in message)) {
    void take(message);
    return;
  }
  const asker = waiting.get(message.answers);
  waiting.delete(message.answers);
  queued.shift()?.();
  if ('refused' in message) {
    asker?.fail(new Error(message.refused));
    return;
  }
  const { status, headers, text } = message.reply;
  const isEmpty = status === 204 || status === 205 || status === 304;
  asker?.done(new Response(isEmpty ? null : text, { status, headers }));
});
process.on('unhandledRejection', (thrown) => {
  throw thrown;
});

async function take(message: Exclude<ToHost, { answers: number }>): Promise<void> {
  const { id } = message;
  try {
    say({ id, value: (await run(message)) ?? null });
  } catch (thrown) {
    const {
      name,
      message: words,
      stack = '',
      code,
    } = (thrown instanceof Error ? thrown : new Error(String(thrown))) as NodeJS.ErrnoException;
    // What Node's permissions keep from it.
    const isClosed = code === 'ERR_ACCESS_DENIED';
    say({ id, failed: { name: isClosed ? 'Undeclared' : name, message: words, stack } });
  }
}

async function run(message: Exclude<ToHost, { answers: number }>): Promise<unknown> {
  if (message.do === 'describe') {
    const loaded = (await import(message.file)) as { default?: Extension };
    if (!loaded.default)
      throw new Error('extension.ts exports no extension: export default defineExtension({ … }).');
    extension = loaded.default;
    return described(extension);
  }
  const shop = shopOf(message.id, message.siteId);
  if (message.do === 'job') return void (await extension?.jobs?.[message.job]?.run(shop));
  const react = extension?.on?.[message.event.type as keyof NonNullable<Extension['on']>] as
    | ((event: object, shop: ExtensionShop) => unknown)
    | undefined;
  await react?.(message.event, shop);
}

/** What is declared, without what runs. */
function described({ on = {}, jobs = {}, ...said }: Extension): unknown {
  const declared = Object.entries(jobs).map(([name, { run: runs, ...job }]) => [
    name,
    { ...job, runs: typeof runs === 'function' },
  ]);
  const hears = Object.entries(on).map(([name, react]) => [name, typeof react === 'function']);
  return { ...said, on: Object.fromEntries(hears), jobs: Object.fromEntries(declared) };
}

function shopOf(within: number, siteId: number): ExtensionShop {
  const ask = (of: 'shop' | 'outside', request: AskedRequest) =>
    new Promise<Response>((done, fail) => {
      const begin = () => {
        asked++;
        waiting.set(asked, { done, fail });
        say({ ask: asked, within, of, request });
      };
      if (waiting.size < asksAtOnce) begin();
      else queued.push(begin);
    });
  const asText = (body: unknown): string => {
    if (body === undefined || body === null) return '';
    if (typeof body === 'string') return body;
    throw new Error('An extension sends texts, not files.');
  };
  const call = connect('http://shop', {
    retries: 0,
    fetch: (url, init) =>
      ask('shop', {
        method: init?.method ?? 'GET',
        url: String(url).slice('http://shop'.length),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: asText(init?.body),
      }),
  });
  return {
    siteId,
    call,
    fetch: (url, { method = 'GET', headers = {}, body } = {}) =>
      ask('outside', { method, url: String(url), headers: { ...headers }, body: asText(body) }),
  };
}
