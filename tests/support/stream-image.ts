import type { AttributeValue } from 'aws-lambda';

function attribute(value: unknown): AttributeValue {
  if (value === null) return { NULL: true };
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(attribute) };
  return { M: streamImage(value as object) };
}

/** An item in the format of a stream record. */
export function streamImage(item: object): Record<string, AttributeValue> {
  const present = Object.entries(item).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, attribute(value)]));
}
