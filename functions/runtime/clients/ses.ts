import { SESv2Client } from '@aws-sdk/client-sesv2';
import { lazily } from './lazily.ts';

export const ses = lazily(() => new SESv2Client({}));
