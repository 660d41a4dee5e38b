import { allErrors, type ErrorCode } from '../../shared/codes/errors/all.ts';
import { changedAtHeader } from '../../shared/contract/headers.ts';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import type { Route } from '../../shared/contract/route.ts';
import { fileLinkSchema } from '../../shared/schemas/spreadsheet.ts';
import { exampleOf } from './examples.ts';
import { type JsonSchema, toJsonSchema } from './json-schemas.ts';

/** @param path of the document, whose parameters may have other names than the route's */
export function operationOf(route: Route, path: string): object {
  const [feature = '', verbNoun = ''] = route.name.split('/');
  return {
    operationId: verbNoun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [feature],
    summary: route.summary,
    description: route.role === 'public' ? 'Needs no session.' : leastOf(route),
    security: route.role === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf('path', route.params, renamed(route.path, path)),
      ...parametersOf('query', route.query),
      { $ref: `#/components/parameters/${isWriting(route) ? 'IdempotencyKey' : 'KnownChangedAt'}` },
    ],
    ...(route.body && { requestBody: bodyOf(route.body) }),
    responses: { '200': successOf(route), ...failuresOf(route) },
  };
}

const renamed = (own: string, path: string) =>
  new Map(namesIn(own).map((name, index) => [name, namesIn(path)[index]!]));

function parametersOf(
  place: 'path' | 'query',
  schema: Route['query'],
  names: ReadonlyMap<string, string> = new Map(),
): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name: names.get(name) ?? name,
    in: place,
    ...(names.has(name) && names.get(name) !== name && { description: `Is the ${name} here.` }),
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function bodyOf(schema: NonNullable<Route['body']>): object {
  const jsonSchema = toJsonSchema(schema, 'input');
  const example = exampleOf(schema, jsonSchema);
  return {
    required: true,
    content: { 'application/json': { schema: jsonSchema, ...(example !== undefined && { example }) } },
  };
}

function successOf(route: Route): object {
  if (route.file) {
    return {
      description: route.rights?.includes('hand-over-files')
        ? 'The file, or where it is fetched within minutes when it is too large to be answered.'
        : 'The file.',
      headers: { 'content-disposition': { description: 'The file’s name.', schema: { type: 'string' } } },
      content: {
        [route.file]: { schema: { type: 'string', contentMediaType: route.file } },
        ...(route.rights?.includes('hand-over-files') && {
          'application/json': { schema: resultOf(fileLinkSchema) },
        }),
      },
    };
  }
  return {
    description: 'Done.',
    ...(isWriting(route) && { headers: { [changedAtHeader]: { $ref: '#/components/headers/ChangedAt' } } }),
    content: { 'application/json': { schema: resultOf(route.result) } },
  };
}

function resultOf(schema: Route['result']): JsonSchema {
  return {
    type: 'object',
    properties: { result: toJsonSchema(schema, 'output') },
    required: ['result'],
  };
}

function failuresOf(route: Route): Record<string, object> {
  const byStatus = new Map<number, string[]>();
  for (const code of codesOf(route)) {
    const { status, message } = allErrors.find((error) => error.code === code)!;
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${message} (${code})`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, sentences]) => [
      String(status),
      {
        description: sentences.join(' / '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function codesOf(route: Route): Set<ErrorCode> {
  const takesInput = route.params ?? route.query ?? route.body;
  return new Set<ErrorCode>([
    ...(route.body ? (['unreadable_request', 'too_large'] as const) : []),
    ...(route.role === 'public' ? [] : (['signed_out'] as const)),
    ...(route.role === 'public' || route.role === 'Staff' ? [] : (['forbidden'] as const)),
    ...(takesInput ? (['invalid_fields'] as const) : []),
    ...(isWriting(route) ? (['invalid_fields', 'key_reused', 'busy', 'uncertain'] as const) : []),
    ...(route.errors ?? []),
    'internal',
    'unanswered',
  ]);
}

const leastOf = ({ role, grant }: Route): string =>
  grant === undefined ? `Least role: ${role}.` : `Least role: ${role}, unless the right '${grant}' is given or denied.`;

/**
 * The route's path in the document. OpenAPI takes paths for one that differ only in the names of their parameters, so
 * all have the names of the first.
 */
export function documentedPath({ path }: Pick<Route, 'path'>, routes: readonly Pick<Route, 'path'>[]): string {
  const shape = shapeOf(path);
  return `/v1${routes.find((one) => shapeOf(one.path) === shape)!.path}`;
}

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
