/**
 * Runs a command with the table and buckets of the environment, or with those of a data folder of one machine, whose
 * host must not run meanwhile.
 * @throws StartError, in Swedish, for what the user can solve
 */
export async function withStorage(dataDir: string | undefined, run: () => Promise<void>): Promise<void> {
  if (dataDir === undefined) {
    const missing = ['TABLE_NAME', 'FILES_BUCKET', 'INVOICE_ARCHIVE', 'SNAPSHOT_BUCKET'].filter(
      (name) => !process.env[name],
    );
    if (missing.length > 0) throw new Error(`Ange ${missing.join(', ')}, eller --data MAPP för en dator.`);
    return run();
  }
  const [{ buildAll, synthesize }, { startLocalStack }] = await Promise.all([
    import('../build/build-all.ts'),
    import('../host/stack.ts'),
  ]);
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ dataDir, seed: 'nothing', schedules: false, quiet: true });
  try {
    Object.assign(process.env, stack.environment);
    await run();
  } finally {
    await stack.close();
  }
}
