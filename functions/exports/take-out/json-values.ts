/** DynamoDB's sets and bytes, which JSON has no form for. */
export function plainOf(value: unknown): unknown {
  if (value instanceof Set) return { $set: [...value] };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainOf(one)]));
}

/** For JSON.parse: what `plainOf` has replaced. */
export function revived(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$set' in value && Array.isArray(value.$set)) return new Set(value.$set);
  if ('$bytes' in value && typeof value.$bytes === 'string') return Buffer.from(value.$bytes, 'base64');
  return value;
}
