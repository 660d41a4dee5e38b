import { createHash } from 'node:crypto';

/**
 * An interpretation of templates that shares nothing with the local host: the values CloudFormation would give Ref,
 * GetAtt, ImportValue, Join, Sub, Select and Split, with invented ids in AWS's format.
 */

export type Resource = { id: string; stack: string; type: string; properties: any };

export type Template = {
  Resources: Record<string, { Type: string; Properties?: any; DependsOn?: string | string[]; Condition?: string }>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
};

const account = '123456789012';

export class Deployed {
  readonly resources: Resource[];
  /** The names of the stacks' outputs. */
  readonly outputs: string[];
  readonly #byAddress = new Map<string, Resource>();
  readonly #exports = new Map<string, { stack: string; value: unknown }>();
  readonly #regions: Map<string, string>;
  readonly #properties = new Map<Resource, any>();
  readonly #arns = new Map<Resource, string>();

  constructor(stacks: readonly { name: string; region: string; template: Template }[]) {
    this.#regions = new Map(stacks.map(({ name, region }) => [name, region]));
    this.resources = stacks.flatMap(({ name, template }) =>
      Object.entries(template.Resources).map(([id, { Type, Properties = {} }]) => ({
        id,
        stack: name,
        type: Type,
        properties: Properties,
      })),
    );
    this.outputs = stacks.flatMap(({ template }) => Object.keys(template.Outputs ?? {}));
    for (const one of this.resources) this.#byAddress.set(`${one.stack} ${one.id}`, one);
    for (const { name, template } of stacks) {
      for (const { Value, Export } of Object.values(template.Outputs ?? {})) {
        if (Export) this.#exports.set(this.value(name, Export.Name), { stack: name, value: Value });
      }
    }
  }

  ofType(type: string): Resource[] {
    return this.resources.filter((one) => one.type === type);
  }

  properties(one: Resource): any {
    const known = this.#properties.get(one) ?? this.value(one.stack, one.properties);
    this.#properties.set(one, known);
    return known;
  }

  arn(one: Resource): string {
    const known = this.#arns.get(one) ?? this.#attribute(one.stack, one.id, 'Arn');
    this.#arns.set(one, known);
    return known;
  }

  ref({ stack, id }: Resource): string {
    return this.#ref(stack, id);
  }

  account(): string {
    return account;
  }

  region(one: Resource): string {
    return this.#regions.get(one.stack)!;
  }

  value(stack: string, written: unknown): any {
    if (Array.isArray(written)) return written.map((one) => this.value(stack, one));
    if (typeof written !== 'object' || written === null) return written;
    const fields = Object.entries(written);
    const [name, argument] = fields.length === 1 ? fields[0]! : ['', undefined];
    switch (name) {
      case 'Ref':
        return this.#ref(stack, argument);
      case 'Fn::GetAtt':
        return this.#attribute(stack, argument[0], argument[1]);
      case 'Fn::ImportValue': {
        const exported = this.#exports.get(this.value(stack, argument));
        if (!exported) throw new Error(`Nobody exports ${JSON.stringify(argument)}.`);
        return this.value(exported.stack, exported.value);
      }
      case 'Fn::Join':
        return this.value(stack, argument[1]).join(argument[0]);
      case 'Fn::Select':
        return this.value(stack, argument[1])[Number(argument[0])];
      case 'Fn::Split':
        return this.value(stack, argument[1]).split(argument[0]);
      case 'Fn::Sub': {
        const [text, own] = Array.isArray(argument) ? argument : [argument, {}];
        return text.replace(/\$\{([^}!]+)\}/g, (_: string, key: string) => {
          if (key in own) return this.value(stack, own[key]);
          const [id, attribute] = key.split('.');
          return attribute ? this.#attribute(stack, id!, attribute) : this.#ref(stack, key);
        });
      }
      default:
        return Object.fromEntries(fields.map(([key, one]) => [key, this.value(stack, one)]));
    }
  }

  #ref(stack: string, id: string): string {
    const pseudo: Record<string, string> = {
      'AWS::Region': this.#regions.get(stack)!,
      'AWS::AccountId': account,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stack,
    };
    if (id in pseudo) return pseudo[id]!;
    const one = this.#byAddress.get(`${stack} ${id}`);
    if (!one) throw new Error(`${stack} has no ${id}.`);
    if (one.type === 'AWS::Lambda::Function' && one.properties.FunctionName) return one.properties.FunctionName;
    const unique = createHash('sha256').update(`${stack} ${id}`).digest('hex').slice(0, 10);
    if (one.type === 'AWS::SNS::Topic') return `arn:aws:sns:${this.#regions.get(stack)}:${account}:${id}-${unique}`;
    if (one.type === 'AWS::SQS::Queue') return `https://sqs.${this.#regions.get(stack)}.amazonaws.com/${account}/${id}`;
    if (/^AWS::(ApiGatewayV2|S3|CloudFront|KMS)::/.test(one.type)) return unique;
    return `${stack}-${id}-${unique}`;
  }

  #attribute(stack: string, id: string, attribute: string): string {
    const one = this.#byAddress.get(`${stack} ${id}`);
    if (!one) throw new Error(`${stack} has no ${id}.`);
    const name = this.#ref(stack, id);
    const arn = (service: string, rest: string) => `arn:aws:${service}:${this.#regions.get(stack)}:${account}:${rest}`;
    const arns: Record<string, string> = {
      'AWS::Lambda::Function': arn('lambda', `function:${name}`),
      'AWS::Events::Rule': arn('events', `rule/${name}`),
      'AWS::SQS::Queue': arn('sqs', id),
      'AWS::Logs::LogGroup': `${arn('logs', `log-group:${name}`)}:*`,
      'AWS::DynamoDB::GlobalTable': arn('dynamodb', `table/${name}`),
      'AWS::Scheduler::Schedule': arn('scheduler', `schedule/default/${name}`),
      'AWS::CloudWatch::Alarm': arn('cloudwatch', `alarm:${name}`),
      'AWS::KMS::Key': arn('kms', `key/${name}`),
      'AWS::S3::Bucket': `arn:aws:s3:::${name}`,
      'AWS::IAM::Role': `arn:aws:iam::${account}:role/${name}`,
    };
    if (attribute === 'Arn' && one.type in arns) return arns[one.type]!;
    if (attribute === 'StreamArn') return `${arns[one.type]}/stream/2026-01-01T00:00:00.000`;
    return `${attribute.toLowerCase()}.of.${name}`;
  }
}
