import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dueShard, keysUnder, waitingForAccounting } from '../../../functions/data/core/due.ts';
import type { Key } from '../../../functions/data/core/keys.ts';
import { getFortnoxConnection } from '../../../functions/settings/settings-store.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../../../infra/host/stack.ts';
import { Api } from '../api.ts';
import type { Service, ServiceCall } from './service-call.ts';
import { type Rule, startServiceProxy } from './service-proxy.ts';
import { strictness } from '../strict.ts';
import { tellTally } from '../strict-settings.ts';
import { withoutBrowser } from './without-browser.ts';
import type { Role } from '../../../shared/codes/roles.ts';

export const letAllPass: Rule = () => 'pass';

type Item = Record<string, any> & { pk: string; sk: string };

/**
 * The whole system in memory, with proxies between its functions and DynamoDB, S3, SES, Fortnox and the browser's
 * function. The last returns a small file derived from the page in place of a PDF: the browser is not what fails here.
 */
export class FaultyStack {
  /** Decides the fate of each request of a function. */
  rule: Rule = letAllPass;
  onDone: (call: ServiceCall) => Promise<void> = async () => {};
  readonly #stack: LocalStack;
  readonly #client: DynamoDBDocumentClient;
  readonly #proxies: { close(): Promise<void> }[];

  private constructor(stack: LocalStack, proxies: { close(): Promise<void> }[]) {
    this.#stack = stack;
    this.#proxies = proxies;
    const { environment, dynamodbUrl, s3Url } = stack;
    const credentials = {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    };
    this.#client = DynamoDBDocumentClient.from(
      new DynamoDBClient({ region: environment['AWS_REGION']!, endpoint: dynamodbUrl, credentials }),
    );
    // The test itself bypasses the proxies.
    Object.assign(process.env, environment, {
      AWS_ENDPOINT_URL_DYNAMODB: dynamodbUrl,
      AWS_ENDPOINT_URL_S3: s3Url,
    });
  }

  static async start({ strict }: Pick<LocalStackOptions, 'strict'> = strictness()): Promise<FaultyStack> {
    const proxies: { url: string; close(): Promise<void> }[] = [];
    const made: { stack?: FaultyStack } = {};
    const rule = () => made.stack?.rule ?? letAllPass;
    const onDone = async (call: ServiceCall) => made.stack?.onDone(call);
    const stack = await startLocalStack({
      seed: 'empty',
      schedules: false,
      quiet: true,
      trustsForwardedFor: true,
      // Failures that have to be waited for are what is tested.
      environment: { DEADLINE_FACTOR: '1' },
      strict,
      between: async ({ dynamodbUrl, s3Url, mailUrl, fortnoxUrl, internalUrl }) => {
        const of = async (service: Service, url: string) => {
          const proxy = await startServiceProxy(
            service,
            url,
            service === 'lambda' ? () => withoutBrowser : rule,
            onDone,
          );
          proxies.push(proxy);
          return proxy.url;
        };
        return {
          dynamodbUrl: await of('dynamodb', dynamodbUrl),
          s3Url: await of('s3', s3Url),
          mailUrl: await of('ses', mailUrl),
          fortnoxUrl: await of('fortnox', fortnoxUrl),
          internalUrl: await of('lambda', internalUrl),
        };
      },
    });
    made.stack = new FaultyStack(stack, proxies);
    return made.stack;
  }

  async close(): Promise<void> {
    this.rule = letAllPass;
    tellTally(this.#stack);
    await this.#stack.close();
    for (const proxy of this.#proxies) await proxy.close();
  }

  logIn(role: Role): Promise<Api> {
    const user = this.#stack.users.find((one) => one.role === role)!;
    return Api.logIn(this.#stack.url, user.initials, user.pin);
  }

  killFunctions(): Promise<void> {
    return this.#stack.killFunctions();
  }

  tally(): ReturnType<LocalStack['tally']> {
    return this.#stack.tally();
  }

  async mails(): Promise<{ subject: string }[]> {
    return (await fetch(`${this.#stack.mailUrl}/messages`)).json() as Promise<{ subject: string }[]>;
  }

  /** Changes the stand-in of Fortnox. @returns the calls that it has answered */
  async controlFortnox(asked: object = {}): Promise<{ path: string; status: number | 'dropped' }[]> {
    const response = await fetch(`${this.#stack.fortnoxUrl}/_control`, { method: 'POST', body: JSON.stringify(asked) });
    if (response.status !== 200) throw new Error(await response.text());
    return ((await response.json()) as { calls: { path: string; status: number | 'dropped' }[] }).calls;
  }

  async items(): Promise<Item[]> {
    const items: Item[] = [];
    let start: Record<string, any> | undefined;
    do {
      const page = await this.#client.send(
        new ScanCommand({ TableName: this.#tableName, ConsistentRead: true, ExclusiveStartKey: start }),
      );
      items.push(...((page.Items ?? []) as Item[]));
      start = page.LastEvaluatedKey;
    } while (start);
    return items;
  }

  /** Polls until the condition holds. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Waits until the host has nothing to do and all due tasks are done. */
  async settle(): Promise<void> {
    do await this.#stack.idle();
    while ((await this.sweep()) > 0);
  }

  /**
   * Advances the due times by an hour and runs the job, repeatedly, until nothing is due. @returns how often it ran
   * @throws when it never ends
   */
  async sweep(): Promise<number> {
    // Many rounds, because the job of a strict host may not see what is due for two seconds.
    for (let round = 0; round < 300; round += 1) {
      if ((await this.#letAnHourPass()) === 0) return round;
      await this.#stack.invoke('jobs/run-due-tasks');
    }
    throw new Error('There is always something due.');
  }

  get #tableName(): string {
    return this.#stack.environment['TABLE_NAME']!;
  }

  /** @returns the number of due tasks; what waits for a link to Fortnox is due when there is one */
  async #letAnHourPass(): Promise<number> {
    const isLinked = (await getFortnoxConnection()).data.state === 'Connected';
    const shards = isLinked ? [dueShard, waitingForAccounting] : [dueShard];
    const due = (await Promise.all(shards.map(keysUnder))).flat();
    for (const key of due) await this.#makeOlder(key);
    return due.length;
  }

  async #makeOlder({ pk, sk }: Key): Promise<void> {
    const past = new Date(Date.now() - 60 * 60_000).toISOString();
    const key = { TableName: this.#tableName, Key: { pk, sk } };
    const update = (field: string, condition: string) =>
      this.#client
        .send(
          new UpdateCommand({
            ...key,
            UpdateExpression: `SET ${field} = :past`,
            ConditionExpression: condition,
            ExpressionAttributeValues: { ':past': past },
          }),
        )
        .catch((error: Error) => {
          // Done in the meantime, or never started.
          if (error.name !== 'ConditionalCheckFailedException') throw error;
        });
    await update('dueAt', 'dueAt > :past');
    await update('sendingSince', 'sendingSince > :past');
  }
}
