import type { SESv2ClientConfig } from '@aws-sdk/client-sesv2';
import { services } from '../../shared/lib/deadlines.ts';
import { givesUpAfter } from './sdk.ts';
import { lazily } from './once.ts';

/** Loaded when first used. */
async function load(config: SESv2ClientConfig) {
  const { SESv2Client, SendEmailCommand } = await import('./ses-commands.ts');
  return { client: new SESv2Client(config), SendEmailCommand };
}

export const ses = lazily(() => load({}));

/** Never retries: SES has no idempotency key, so a retry could send a second mail. */
export const sesOnce = lazily(() => load({ maxAttempts: 1, requestHandler: givesUpAfter(services.mail) }));
