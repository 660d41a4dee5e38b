import { changedAtHeader, idempotencyKeyHeader } from '../../shared/contract/headers.ts';
import type { Route } from '../../shared/contract/route.ts';
import { operationOf, documentedPath } from './operation.ts';

const components = {
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'The token that POST /v1/auth answers. Lasts 12 hours.' },
  },
  parameters: {
    IdempotencyKey: {
      name: idempotencyKeyHeader,
      in: 'header',
      description: 'Makes the write safe to repeat: the same key gives the same answer for 24 hours.',
      schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' },
    },
    KnownChangedAt: {
      name: changedAtHeader,
      in: 'header',
      description: 'The newest value that the caller was answered: a list then shows at least those changes.',
      schema: { type: 'string' },
    },
  },
  headers: {
    ChangedAt: {
      description: 'The stamp of what was written, where lists show it, and of what the caller wrote just before.',
      schema: { type: 'string' },
    },
  },
  schemas: {
    Failure: {
      description: 'One sentence, or one for each field that is wrong; in Swedish.',
      oneOf: [
        {
          type: 'object',
          properties: {
            message: { type: 'string' },
            requestId: { type: 'string' },
            invoiceId: { type: 'integer', description: 'The invoice that was made already.' },
            changes: { type: 'array', items: { type: 'string' }, description: 'What is other than it was.' },
          },
          required: ['message'],
        },
        {
          type: 'object',
          properties: {
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { field: { type: 'string' }, message: { type: 'string' } },
                required: ['message'],
              },
            },
          },
          required: ['errors'],
        },
      ],
    },
  },
};

export function openApiDocument(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = documentedPath(route, routes);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Klang',
      version,
      description:
        'Customers, projects, work orders and invoices. Every success is { "result": … }; a failure is { "message" } or { "errors" }.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map((route) => route.name.split('/')[0]))].map((name) => ({ name })),
    paths,
    components,
  };
}
