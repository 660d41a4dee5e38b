import { SESv2Client } from '@aws-sdk/client-sesv2';
import { givesUpAfter } from './gives-up-after.ts';
import { lazily } from './lazily.ts';

export const ses = lazily(() => new SESv2Client({}));

/** Asks once: SES has no way to tell a repeat, and a second try would be a second mail. */
export const sesOnce = lazily(() => new SESv2Client({ maxAttempts: 1, requestHandler: givesUpAfter(30_000) }));
