import { synthesizedResources } from './synthesized.ts';

/** The resources of production. */
export const resources = synthesizedResources();
export const ofType = (type: string) => resources.filter((resource) => resource.type === type);
export const functionOf = (handler: string) =>
  ofType('AWS::Lambda::Function').find(({ properties }) => properties.Handler === `${handler}.handler`)!;

export function actionsOf(handler: string): string[] {
  const { stack, properties } = functionOf(handler);
  const role = properties.Role['Fn::GetAtt'][0];
  return ofType('AWS::IAM::Policy')
    .filter((policy) => policy.stack === stack && policy.properties.Roles[0].Ref === role)
    .flatMap((policy) => policy.properties.PolicyDocument.Statement)
    .flatMap((statement) => statement.Action);
}

export function resourcesOf(handler: string): string {
  const { stack, properties } = functionOf(handler);
  const role = properties.Role['Fn::GetAtt'][0];
  const policies = ofType('AWS::IAM::Policy').filter(
    (policy) => policy.stack === stack && policy.properties.Roles[0].Ref === role,
  );
  return JSON.stringify(
    policies.flatMap((policy) => policy.properties.PolicyDocument.Statement.map((one: any) => one.Resource)),
  );
}
