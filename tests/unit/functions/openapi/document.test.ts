import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../../functions/openapi/document.ts';
import { documentedPath, namesIn } from '../../../../functions/openapi/operation.ts';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { isWriting } from '../../../../shared/contract/calls/is-writing.ts';

const document = JSON.parse(JSON.stringify(openApiDocument(allRoutes, '1.2.3')));
const operations = allRoutes.map(
  (route) => [route, document.paths[documentedPath(route, allRoutes)]?.[route.method.toLowerCase()]] as const,
);

it('the API document is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
});

/** Where a name is required that the schema does not define. */
function undefinedNames(node: any, place = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const required: string[] = Array.isArray(node.required) ? node.required : [];
  return [
    ...required.filter((name) => !Object.hasOwn(node.properties ?? {}, name)).map((name) => `${place}: ${name}`),
    ...Object.entries(node).flatMap(([key, value]) => undefinedNames(value, `${place}/${key}`)),
  ];
}

it('the API document defines every property that it requires, records by enumerated keys too', () => {
  expect(undefinedNames(document)).toEqual([]);
  const sums = document.paths['/v1/invoices'].get.responses['200'].content['application/json'].schema.properties.result;
  expect(Object.keys(sums.properties.sums.properties.late.properties)).toEqual([
    'late-to-30',
    'late-31-60',
    'late-61-90',
    'late-over-90',
  ]);
});

it('the API document has no two paths that only the names of their parameters tell apart', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  expect(document.paths['/v1/tags/{tagId}'].post.parameters).toContainEqual(
    expect.objectContaining({ name: 'tagId', in: 'path', description: 'Is the projectId here.' }),
  );
});

it('the API document has every call once, by a name of its own', () => {
  expect(operations.every(([, operation]) => operation)).toBe(true);
  expect(new Set(operations.map(([, operation]) => operation.operationId)).size).toBe(allRoutes.length);
});

describe.each(operations.map(([route, operation]) => [route.name, route, operation] as const))(
  '%s',
  (_, route, operation) => {
    it('names its path parameters, its session and its failures', () => {
      const inPath = namesIn(documentedPath(route, allRoutes));
      const named = operation.parameters.filter((one: any) => one.in === 'path').map((one: any) => one.name);
      expect(new Set(named)).toEqual(new Set(inPath));
      expect(operation.security).toEqual(route.role === 'public' ? [] : [{ bearer: [] }]);
      expect(operation.responses).toHaveProperty('500');
      if (route.role !== 'public') expect(operation.responses).toHaveProperty('401');
    });

    it('says whether it takes an Idempotency-Key', () => {
      const takesKey = operation.parameters.some((one: any) => one.$ref === '#/components/parameters/IdempotencyKey');
      expect(takesKey).toBe(isWriting(route));
    });
  },
);

it('the API document says of each time log’s calls that another’s is refused', () => {
  const ofTimeLogs = operations.filter(([{ name, role }]) => name.startsWith('staff-time-logs/') && role === 'Staff');
  const params = ofTimeLogs.filter(([route]) => route.params !== undefined);
  expect(params.length).toBeGreaterThan(3);
  for (const [route, operation] of params) expect(operation.responses, route.name).toHaveProperty('403');
});

const withBody = operations.filter(([route]) => route.body);

it.each(withBody.map(([route, operation]) => [route.name, route, operation] as const))(
  'the API document shows an example of %s that the call accepts',
  (_, route, operation) => {
    const { example } = operation.requestBody.content['application/json'];
    expect(route.body!.safeParse(example).success).toBe(true);
  },
);
