import type { AttributeValue } from '@aws-sdk/client-dynamodb-streams';

export type Item = Record<string, AttributeValue>;

type Query = {
  KeyConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues: Record<string, { S: string }>;
};

const comparisons: Record<string, (given: string, one: string, other: string) => boolean> = {
  '=': (given, one) => given === one,
  '<': (given, one) => given < one,
  '<=': (given, one) => given <= one,
  '>': (given, one) => given > one,
  '>=': (given, one) => given >= one,
  BETWEEN: (given, one, other) => given >= one && given <= other,
};

const part = /([#\w]+)\s*(<=|>=|=|<|>|BETWEEN)\s*(:\w+)(?:\s+AND\s+(:\w+))?/gi;

export function fitsKeys(query: Query, item: Item): boolean {
  const { KeyConditionExpression, ExpressionAttributeNames = {}, ExpressionAttributeValues } = query;
  const known = KeyConditionExpression.replace(part, '').replace(/\bAND\b/gi, '');
  if (known.trim() !== '') throw new Error(`The local host cannot judge ${KeyConditionExpression}.`);
  return [...KeyConditionExpression.matchAll(part)].every(([, name, comparison, one, other]) => {
    const given = item[ExpressionAttributeNames[name!] ?? name!]?.S;
    const [from, to] = [one, other].map((key) => ExpressionAttributeValues[key ?? '']?.S ?? '');
    return given !== undefined && comparisons[comparison!.toUpperCase()]!(given, from!, to!);
  });
}
