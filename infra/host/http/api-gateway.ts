import type { Invoker } from '../iam/invoker.ts';

export function apiGateway(sourceArn: string): Invoker {
  return { service: 'apigateway.amazonaws.com', sourceArn };
}
