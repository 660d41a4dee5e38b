import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';

/**
 * A middleware of a call. What it finds is added to Lambda's context, where later ones and the handler read it.
 * @template Used what it adds to the context, or reads there
 * @template Internal what it keeps for itself between its steps
 */
export type Middleware<Used extends object = object, Internal extends Record<string, unknown> = {}> = MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyResultV2,
  Error,
  Context & Used,
  Internal
>;
