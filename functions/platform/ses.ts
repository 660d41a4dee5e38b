import { SESv2Client } from '@aws-sdk/client-sesv2';
import { givesUpAfter } from './gives-up-after.ts';
import { lazily } from './lazily.ts';

export const ses = lazily(() => new SESv2Client({}));

/** Never retries: SES has no idempotency key, so a retry could send a second mail. */
export const sesOnce = lazily(() => new SESv2Client({ maxAttempts: 1, requestHandler: givesUpAfter(30_000) }));
