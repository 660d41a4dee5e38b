import { type Address, type Names } from './resolver.ts';
import type { Resource } from './templates.ts';
import { account, region } from '../../emulators/account.ts';

/** Deterministic: derived from the resource's position in the templates. */
export const names: Names = {
  ref: (address, { Type, Properties }) => {
    const own = ownName[Type];
    if (own && typeof Properties[own] === 'string') return Properties[own];
    if (Type === 'AWS::S3::Bucket') return madeUp(address).toLowerCase();
    if (Type.startsWith('AWS::ApiGatewayV2::Api')) return apiId(address);
    if (Type === 'AWS::SNS::Topic') return `arn:aws:sns:${region}:${account}:${madeUp(address)}`;
    return madeUp(address);
  },

  attribute: (address, resource, attribute) => {
    const name = names.ref(address, resource);
    const found = attributes[resource.Type]?.[attribute];
    if (!found) throw new Error(`The local host does not know ${attribute} of ${resource.Type} (${address.id}).`);
    return found(name, resource);
  },
};

const ownName: Record<string, string> = {
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
};

export function executeApiArn(api: string, resource: string): string {
  return `arn:aws:execute-api:${region}:${account}:${api}/${resource}`;
}

type Attribute = (name: string, resource: Resource) => string;

const attributes: Record<string, Record<string, Attribute>> = {
  'AWS::Lambda::Function': { Arn: (name) => `arn:aws:lambda:${region}:${account}:function:${name}` },
  'AWS::DynamoDB::GlobalTable': {
    Arn: (name) => `arn:aws:dynamodb:${region}:${account}:table/${name}`,
    StreamArn: (name) => `arn:aws:dynamodb:${region}:${account}:table/${name}/stream/local`,
  },
  'AWS::S3::Bucket': {
    Arn: (name) => `arn:aws:s3:::${name}`,
    RegionalDomainName: (name) => `${name}.s3.${region}.amazonaws.com`,
  },
  'AWS::ApiGatewayV2::Api': {
    ApiEndpoint: (name, { Properties }) =>
      `${Properties['ProtocolType'] === 'WEBSOCKET' ? 'wss' : 'https'}://${name}.execute-api.${region}.amazonaws.com`,
  },
  'AWS::CloudFront::Distribution': { DomainName: (name) => `${name.toLowerCase()}.cloudfront.net` },
  'AWS::CloudFront::Function': { FunctionARN: (name) => `arn:aws:cloudfront::${account}:function/${name}` },
  'AWS::Events::Rule': { Arn: (name) => `arn:aws:events:${region}:${account}:rule/${name}` },
  'AWS::KMS::Key': { Arn: (name) => `arn:aws:kms:${region}:${account}:key/${name}` },
  'AWS::SNS::Topic': { TopicArn: (arn) => arn },
  'AWS::SQS::Queue': { Arn: (name) => `arn:aws:sqs:${region}:${account}:${name}` },
};

/** 'Klang-Data' and 'FilesD03D071C' → 'Klang-Data-Files': drops the hash suffix of the logical id. */
function madeUp({ stack, id }: Address): string {
  return `${stack}-${id.replace(/[0-9A-F]{8}$/, '')}`;
}

function apiId(address: Address): string {
  return madeUp(address)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
