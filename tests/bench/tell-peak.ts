/** Loaded by `--import`: tells at the end how much memory the process has had at most. */
process.on('exit', () => process.stderr.write(`peak ${process.resourceUsage().maxRSS} kB\n`));
