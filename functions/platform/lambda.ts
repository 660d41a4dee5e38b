import { LambdaClient } from '@aws-sdk/client-lambda';
import { lazily } from './lazily.ts';

export const lambda = lazily(() => new LambdaClient({}));
