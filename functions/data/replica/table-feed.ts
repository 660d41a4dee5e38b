import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { type Feed, dynamoFeed } from './feed.ts';

export const tableFeed = (): Feed => dynamoFeed({ client: dynamodb(), tableName: environment.tableName() });
