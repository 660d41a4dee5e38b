import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { environment } from '../../platform/environment.ts';

/**
 * Accepts only calls that came through CloudFront, which adds a secret header: the firewall is attached to CloudFront,
 * and only its x-forwarded-for can be trusted.
 */
export async function handler(event: APIGatewayRequestAuthorizerEventV2): Promise<APIGatewaySimpleAuthorizerResult> {
  const [given = ''] = event.identitySource ?? [];
  return { isAuthorized: isSame(given, environment.originSecret()) };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
