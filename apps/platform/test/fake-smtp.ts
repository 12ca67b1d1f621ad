import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpStage = 'connect' | 'mail' | 'rcpt' | 'data' | 'drop after data';

/** A mail server of a test: what it accepted, and where it fails. */
export interface FakeSmtp {
  url: string;
  accepted: Email[];
  /** Fails once at a stage with this answer; `drop after data` keeps the mail and hangs up without an answer. */
  failNext(stage: SmtpStage, code?: number): void;
  stop(): Promise<void>;
}

/** Starts a mail server on a free port of this machine. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const accepted: Email[] = [];
  let failure: { stage: SmtpStage; code: number } | undefined;
  const failAt = (stage: SmtpStage): Error | null => {
    if (failure?.stage !== stage) return null;
    const { code } = failure;
    failure = undefined;
    return Object.assign(new Error(`refused at ${stage}`), { responseCode: code });
  };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    logger: false,
    onConnect: (_session, done) => done(failAt('connect')),
    onMailFrom: (_address, _session, done) => done(failAt('mail')),
    onRcptTo: (_address, _session, done) => done(failAt('rcpt')),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refused = failAt('data');
        if (refused) return done(refused);
        accepted.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (failAt('drop after data')) for (const socket of sockets) socket.destroy();
        else done(null, 'accepted');
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    failNext(stage, code = 451) {
      failure = { stage, code };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
