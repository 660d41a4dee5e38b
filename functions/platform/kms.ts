import { KMSClient } from '@aws-sdk/client-kms';
import { lazily } from './lazily.ts';

export const kms = lazily(() => new KMSClient({}));
