import type { AttributeValue } from 'aws-lambda';

export type Image = Record<string, AttributeValue>;

/** A stream's image of an item as plain values. */
export function plainImage(image: Image): Record<string, unknown> {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, plainValue(value)]));
}

export function plainValue({ S, N, BOOL, L, M }: AttributeValue): unknown {
  if (N !== undefined) return Number(N);
  if (L) return L.map(plainValue);
  if (M) return plainImage(M);
  return S ?? BOOL ?? null;
}
