import { subscribe } from 'node:diagnostics_channel';

/** Loaded by `--import`: ends the process, as a power failure does, when it begins its nth request. */
let left = Number(process.env['DIE_AT_REQUEST']);

subscribe('http.client.request.start', () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
});
