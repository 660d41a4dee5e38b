/** DynamoDB's attribute values of what the table holds: no sets and no binary values. */
type Wire = { S: string } | { N: string } | { BOOL: boolean } | { NULL: true } | { L: Wire[] } | { M: WireItem };
export type WireItem = { [name: string]: Wire };

/** Leaves out what is undefined. @throws for what the SDK has to write or refuse */
export function toWire(values: Record<string, unknown>): WireItem {
  const item: WireItem = {};
  for (const name of Object.keys(values)) {
    if (values[name] !== undefined) item[name] = wireOf(values[name]);
  }
  return item;
}

function wireOf(value: unknown): Wire {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(safe(value)) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.filter((one) => one !== undefined).map(wireOf) };
  if (Object.getPrototypeOf(value) === Object.prototype) return { M: toWire(value as Record<string, unknown>) };
  throw new TypeError(`A ${typeof value} is left to the SDK.`);
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
  return safe(Number(text));
}

function safe(value: number): number {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    throw new TypeError(`${value} is not a safe number.`);
  return value;
}
