// Starts both hosts as a program of its own: `node src/stand-in/main.ts [port]`. Prints its door, by which everything else is
// asked and told (`startStandInProgram` says what), and runs until it is told to stop.
import { startStandInProgram } from './start-program.ts';

const program = await startStandInProgram({ port: Number(process.argv[2] ?? 8449) });
console.warn(program.url);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void program.stop());
