/** DynamoDB's attribute values of what the table holds: no sets and no binary values. */
type Wire = { S: string } | { N: string } | { BOOL: boolean } | { NULL: true } | { L: Wire[] } | { M: WireItem };
export type WireItem = { [name: string]: Wire };

/** @throws for what the SDK has to write or read */
export function toWire(values: Record<string, unknown>): WireItem {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wireOf(value)]));
}

function wireOf(value: unknown): Wire {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number' && Number.isFinite(value)) return { N: String(value) };
  throw new TypeError(`A key cannot hold a ${typeof value}.`);
}

export function fromWire(item: WireItem): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(item)) values[name] = valueOf(item[name]!);
  return values;
}

function valueOf(wire: Wire): unknown {
  if ('S' in wire) return wire.S;
  if ('N' in wire) return numberOf(wire.N);
  if ('BOOL' in wire) return wire.BOOL;
  if ('NULL' in wire) return null;
  if ('L' in wire) return wire.L.map(valueOf);
  if ('M' in wire) return fromWire(wire.M);
  throw new TypeError(`An attribute is of the type ${Object.keys(wire).join(' ')}.`);
}

function numberOf(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    throw new TypeError(`${text} is not a safe number.`);
  return value;
}
