import type { LocalStackOptions } from '../../infra/host/stack.ts';
import type { Service, ServiceCall } from '../support/faults/service-call.ts';
import { startServiceProxy } from '../support/faults/service-proxy.ts';
import { onStack, type Stack } from './runner.ts';

export type Counts = { reads: number; transactions: number; otherWrites: number; files: number };

const none = (): Counts => ({ reads: 0, transactions: 0, otherWrites: 0, files: 0 });

/** Counts the requests of functions to DynamoDB and S3. */
export class ServiceCounts {
  #counts = none();
  #lastAt = 0;
  readonly #proxies: { close(): Promise<void> }[] = [];

  /** Proxies between the functions and the services. */
  readonly between: NonNullable<LocalStackOptions['between']> = async ({ dynamodbUrl, s3Url }) => ({
    dynamodbUrl: await this.#proxy('dynamodb', dynamodbUrl),
    s3Url: await this.#proxy('s3', s3Url),
  });

  reset(): void {
    this.#counts = none();
  }

  get counts(): Counts {
    return { ...this.#counts };
  }

  /** Waits until no request has come for a while: the effects of a write are then done. */
  async quiet(forMs = 1_000): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (Date.now() - this.#lastAt < forMs);
  }

  async close(): Promise<void> {
    for (const proxy of this.#proxies) await proxy.close();
  }

  async #proxy(service: Service, target: string): Promise<string> {
    const proxy = await startServiceProxy(
      service,
      target,
      () => (call) => {
        this.#count(call);
        return 'pass';
      },
      async () => undefined,
    );
    this.#proxies.push(proxy);
    return proxy.url;
  }

  #count({ service, operation }: ServiceCall): void {
    this.#lastAt = Date.now();
    if (service === 's3') this.#counts.files += 1;
    else if (operation === 'TransactWriteItems') this.#counts.transactions += 1;
    else if (/^(?:Put|Update|Delete)Item$/.test(operation)) this.#counts.otherWrites += 1;
    else this.#counts.reads += 1;
  }
}

/** Works with a host whose requests to DynamoDB and S3 are counted, without those of this process. */
export async function onCountedStack<Result>(
  options: LocalStackOptions,
  work: (stack: Stack & { services: ServiceCounts }) => Promise<Result>,
): Promise<Result> {
  const services = new ServiceCounts();
  try {
    return await onStack({ ...options, between: services.between }, (stack) => {
      Object.assign(process.env, stack.environment, {
        AWS_ENDPOINT_URL_DYNAMODB: stack.dynamodbUrl,
        AWS_ENDPOINT_URL_S3: stack.s3Url,
      });
      return work(Object.assign(stack, { services }));
    });
  } finally {
    await services.close();
  }
}
