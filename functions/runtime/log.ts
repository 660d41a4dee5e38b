type Fields = Record<string, string | number | boolean | undefined>;

/** One structured line. Never bodies, tokens or personal numbers. */
export function log(level: 'info' | 'error', fields: Fields): void {
  const line = JSON.stringify({ level, ...fields });
  if (level === 'error') console.error(line);
  else console.log(line);
}

/** What is safe to say of an error that is not ours. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  return { error: error.name, errorMessage: error.message, stack: error.stack };
}
