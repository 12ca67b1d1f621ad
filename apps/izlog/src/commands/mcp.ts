import { buildPlatform } from '@izlog/platform/app';
import { serveAgentOverStdio } from '@izlog/platform/services/agents/setup';
import { Command } from 'commander';
import { withDatabase } from '../with-database.ts';
import { askedToStop } from './asked-to-stop.ts';

export const mcpCommand = new Command('mcp')
  .description(
    'Serve an assistant on this machine by the Model Context Protocol, over standard input and output.',
  )
  .addHelpText(
    'after',
    '\nThe assistant starts it, with a key of a program in IZLOG_KEY: Settings → Programs in the back office makes one. An\nassistant on another machine connects to /mcp of the shop instead.\n\nExample:\n  IZLOG_KEY=izlog_… izlog mcp\n',
  )
  .action(() =>
    withDatabase(
      async (database, { env, log, secret }) => {
        const key = process.env.IZLOG_KEY?.trim();
        if (!key) throw new Error('IZLOG_KEY has no key: make one under Settings → Programs.');
        const platform = await buildPlatform({
          env,
          database: { ...database, end: async () => {} },
          log,
          secret,
        });
        const inputEnds = new Promise((done) => process.stdin.once('end', done).once('close', done));
        const ended = Promise.race([inputEnds, askedToStop()]);
        try {
          await serveAgentOverStdio(platform.kernel, platform.agentCalls, { secret: key, log, ended });
        } finally {
          await platform.close();
        }
      },
      { endsItself: true },
    ),
  );
