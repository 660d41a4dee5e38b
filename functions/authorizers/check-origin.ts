import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { environment } from '../platform/environment.ts';

/**
 * Lets in calls that came through CloudFront, which adds the secret to what it passes on: the firewall stands there, and
 * it alone can be believed about where a caller is.
 */
export async function handler(event: APIGatewayRequestAuthorizerEventV2): Promise<APIGatewaySimpleAuthorizerResult> {
  const [given = ''] = event.identitySource ?? [];
  return { isAuthorized: isSame(given, environment.originSecret()) };
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
