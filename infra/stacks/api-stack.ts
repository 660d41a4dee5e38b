import { Stack, type StackProps } from 'aws-cdk-lib';
import { type HttpApi, HttpAuthorizer, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { type Route, gatewayPath } from '../../shared/contract/route.ts';
import { HandlerFunction, constructId, roomForLists } from '../constructs/handler-function.ts';
import { type Resources, grant, grantsOf, listFunctionName, readsLists } from '../constructs/rights.ts';

type Props = StackProps & {
  api: HttpApi;
  originAuthorizerId: string;
  routes: readonly Route[];
  folder: string;
  environment: Record<string, string>;
  /** Beside it, for single functions, by the name of their call. */
  ownEnvironment: Record<string, Record<string, string>>;
  resources: Resources;
  listsMemoryMb: number;
};

/**
 * The calls of one feature: a route, a function and a role for each. One stack per feature, because a stack holds at
 * most 500 resources, and because a call that moves between stacks cannot be deployed in one step.
 */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const authorizer = HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'Origin', {
      authorizerId: props.originAuthorizerId,
      authorizerType: 'CUSTOM',
    });
    for (const contract of props.routes) {
      const verbNoun = constructId(contract.name.split('/')[1] ?? contract.name);
      const target = new HandlerFunction(this, verbNoun, {
        handler: `routes/${contract.name}`,
        description: contract.summary,
        folder: props.folder,
        environment: { ...props.environment, ...props.ownEnvironment[contract.name] },
        ...(readsLists(contract) && {
          functionName: listFunctionName(props.resources.listFunctionsPrefix, contract),
          ...roomForLists(props.listsMemoryMb),
        }),
      });
      grant(target, props.resources, grantsOf(contract));
      new HttpRoute(this, `${verbNoun}Route`, {
        httpApi: props.api,
        routeKey: HttpRouteKey.with(`/v1${gatewayPath(contract)}`, HttpMethod[contract.method]),
        authorizer,
        integration: new HttpLambdaIntegration(`${verbNoun}Integration`, target),
      });
    }
  }
}
