import type { P12Order, UnpackedP12 } from './unpack-p12.ts';

// A process of its own, started by `unpackApart`: it opens the one file that it is sent, answers, and ends.
process.on('disconnect', () => process.exit(0));
process.on('message', (order: P12Order) => {
  void unpack(order).then((answer) => process.send?.(answer, () => process.exit(0)));
});

async function unpack({ p12, password }: P12Order): Promise<UnpackedP12> {
  const { CertificateError, unpackP12 } = await import('fiskalizacija');
  process.send?.('began');
  try {
    return { parts: unpackP12(p12, password) };
  } catch (error) {
    // Of any other fault nothing is told: it may quote the file.
    return { problem: error instanceof CertificateError ? error.problem : 'notP12' };
  }
}
