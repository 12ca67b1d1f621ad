// Loaded by run.mjs into the process it starts: when run.mjs dies without a word (SIGKILL), the pipe between them
// closes, and this process asks itself to stop as if by SIGTERM, then insists.
import { Socket } from 'node:net';

const fd = Number(process.env.END_WITH_PARENT_FD);
// Children of this process must not look for a pipe that is not theirs.
delete process.env.END_WITH_PARENT_FD;

const longestStop = 30_000;

if (fd) {
  const pipe = new Socket({ fd, readable: true, writable: false });
  const end = () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestStop).unref();
    process.kill(process.pid, 'SIGTERM');
  };
  pipe.on('error', end).on('end', end).resume();
  pipe.unref();
}
