import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer in front of nodes, as many machines have one: gives each request to the next node. */
export interface Balancer {
  url: string;
  /** Takes a node in: its address, e.g. `http://127.0.0.1:4000`. */
  add(node: string): void;
  /** Takes a node out, once what it is doing is done. */
  drain(node: string): Promise<void>;
  /** Requests that no node answered, or that were answered with 5xx: what happened, and to what. */
  faults: string[];
  /** How many were answered. */
  answered(): number;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function startBalancer(): Promise<Balancer> {
  const nodes: { address: string; busy: number }[] = [];
  const faults: string[] = [];
  let answered = 0;
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const node = nodes[turn % nodes.length];
    const what = `${incoming.method} ${incoming.url}`;
    if (!node) {
      faults.push(`${what}: there is no node`);
      outgoing.writeHead(502).end();
      return;
    }
    node.busy += 1;
    outgoing.once('close', () => {
      node.busy -= 1;
    });
    const { method, url, headers } = incoming;
    const passed = request(`${node.address}${url}`, { method, headers, agent: false }, (answer) => {
      answered += 1;
      const { statusCode = 502 } = answer;
      if (statusCode >= 500) faults.push(`${what}: ${statusCode} of ${node.address}`);
      outgoing.writeHead(statusCode, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once('error', (error) => fail(outgoing, `${what}: ${error.message} of ${node.address}`));
    incoming.pipe(passed);
  });
  const fail = (outgoing: ServerResponse, fault: string) => {
    faults.push(fault);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    answered: () => answered,
    add: (address) => nodes.push({ address, busy: 0 }),
    async drain(address) {
      const [node] = nodes.splice(
        nodes.findIndex((one) => one.address === address),
        1,
      );
      while (node && node.busy > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
