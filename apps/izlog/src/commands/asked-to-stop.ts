/** For so many ms further signals are echoes: npm, a shell and the runner each pass on what the whole group was sent. */
const echoes = 1000;

/** Resolves when the process is asked to stop (SIGINT, SIGTERM). Anyone who asks once more is in a hurry: it ends at once. */
export function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let asked: number | undefined;
    const hear = () => {
      asked ??= performance.now();
      if (performance.now() - asked > echoes) process.exit(1);
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hear);
  });
}
