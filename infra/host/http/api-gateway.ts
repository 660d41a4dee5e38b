import type { Invoker } from '../iam/invoker.ts';

/** API Gateway as it asks Lambda for a function. @param sourceArn of the route or the authorizer */
export function apiGateway(sourceArn: string): Invoker {
  return { service: 'apigateway.amazonaws.com', sourceArn };
}
