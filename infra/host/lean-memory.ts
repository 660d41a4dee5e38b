/**
 * Restarts the process, under the same id, with other settings of V8 and of the C library, which read them only at
 * their start. It is to be imported first. Not with an IPC channel, which would be lost: `npm run dev`.
 *
 * V8's space for new objects stays small: as large as it would grow, lists and Excel files took 150 MB more. Two arenas
 * instead of eight for each core: what one thread has freed in its own arena, others do not use. Blocks above 128 kB,
 * such as files and pages of lists, go back to the system when they are freed.
 */
const flags = ['--max-semi-space-size=8'];
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

if (process.platform === 'linux' && process.env['MALLOC_ARENA_MAX'] === undefined && process.send === undefined) {
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...process.env, ...settings });
}
