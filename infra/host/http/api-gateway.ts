import type { Invoker } from '../iam/invoker.ts';

/** API Gateway as the invoker of a function. @param sourceArn of the route or the authorizer */
export function apiGateway(sourceArn: string): Invoker {
  return { service: 'apigateway.amazonaws.com', sourceArn };
}
