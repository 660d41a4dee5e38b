export type Service = 'dynamodb' | 's3' | 'ses' | 'lambda' | 'fortnox';

export type ServiceCall = {
  service: Service;
  method: string;
  path: string;
  /** For DynamoDB: 'TransactWriteItems'. */
  operation: string;
  body: Buffer;
};

export type Answer = { status: number; headers: Record<string, string>; body: Buffer | string };
