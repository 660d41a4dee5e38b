import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { AppError, type FieldError } from '../../shared/codes/errors.ts';
import { invalidFields, tooLarge, unreadableRequest } from '../../shared/codes/errors/every-call.ts';
import { changedAtHeader } from '../../shared/contract/headers.ts';
import { type BodyOf, type ParamsOf, type QueryOf, type Route, usualBodyBytes } from '../../shared/contract/route.ts';
import { fieldErrors } from '../platform/field-errors.ts';
import type { Middleware } from './middleware.ts';

export type Request<R extends Route = Route> = {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  knownChangedAt: string | undefined;
  sourceIp: string;
  userAgent: string;
  cookies: readonly string[];
};

/**
 * Checks a call's path, query and body against its contract.
 * @throws invalid_fields, unreadable_request or too_large
 */
export function readRequest<R extends Route>(route: R): Middleware<Request<R>> {
  return {
    before: ({ event, context }) => {
      Object.assign(context, checkedParts(route, event), {
        knownChangedAt: event.headers[changedAtHeader],
        sourceIp: sourceIp(event),
        userAgent: event.headers['user-agent'] ?? '',
        cookies: event.cookies ?? [],
      });
    },
  };
}

/** The viewer's address: CloudFront appends it to x-forwarded-for, and API Gateway then appends CloudFront's. */
function sourceIp(event: APIGatewayProxyEventV2): string {
  const forwarded = (event.headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  return forwarded.at(-2) || forwarded.at(-1) || event.requestContext.http.sourceIp;
}

function checkedParts(route: Route, event: APIGatewayProxyEventV2) {
  const errors: FieldError[] = [];
  const request = {
    params: check(route.params, event.pathParameters ?? {}, errors),
    query: check(route.query, event.queryStringParameters ?? {}, errors),
    body: route.body && check(route.body, readBody(event, route.maxBodyBytes ?? usualBodyBytes), errors),
  };
  if (errors.length > 0) throw new AppError(invalidFields, { fields: errors });
  return request;
}

export function bodyText(event: APIGatewayProxyEventV2): string {
  const body = event.body ?? '';
  return event.isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
}

function readBody(event: APIGatewayProxyEventV2, maxBodyBytes: number): unknown {
  const text = bodyText(event);
  if (Buffer.byteLength(text) > maxBodyBytes) throw new AppError(tooLarge);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(unreadableRequest, { message: 'Anropet saknar läsbar JSON.', cause });
  }
}

function check(schema: z.ZodMiniType | undefined, value: unknown, errors: FieldError[]): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  errors.push(...fieldErrors(parsed.error));
  return undefined;
}
