import { randomUUID } from 'node:crypto';
import type { Queues } from '../../emulators/sqs/queues.ts';
import type { DeliveryFaults } from '../strict/delivery-faults.ts';
import type { Work } from './work.ts';
import { throttled } from './function-errors.ts';
import type { FunctionHost } from './function-host.ts';
import type { FunctionError } from './messages.ts';
import { ThrottleWait } from './throttle-wait.ts';

type Parts = {
  functions: FunctionHost;
  queues: Queues;
  deliveryFaults: DeliveryFaults;
  work: Work;
  reportError(error: unknown): void;
};

/** Lambda waits one minute and then two; shortened here. */
const waitMs = 200;

export class AsyncInvocations {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  invoke(name: string, event: unknown): Promise<void> {
    return this.#parts.work.during(() => this.#accept(name, event));
  }

  async #accept(name: string, event: unknown): Promise<void> {
    const { deliveryFaults } = this.#parts;
    const isRepeated = deliveryFaults.isRepeated();
    await deliveryFaults.delay();
    await this.#deliver(name, event);
    if (isRepeated) await this.#deliver(name, event);
  }

  async #deliver(name: string, event: unknown): Promise<void> {
    const { functions, queues, reportError } = this.#parts;
    const { retries, onFailure } = functions.asyncSettings(name);
    const requestId = randomUUID();
    let error: FunctionError | undefined;
    const wait = new ThrottleWait();
    for (let attempt = 0; attempt <= retries;) {
      const result = await functions.invoke(name, event, requestId);
      if ('payload' in result || functions.isClosed) return;
      if (result.error === throttled) {
        await wait.next();
        continue;
      }
      error = result.error;
      attempt += 1;
      if (attempt <= retries) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    const arn = functions.arnOf(name);
    if (!onFailure) {
      reportError(new Error(`${arn} gave up on an event, which is lost: the function has no destination for it.`));
      return;
    }
    if (!functions.may(name, { action: 'sqs:SendMessage', resource: onFailure })) {
      reportError(new Error(`${arn} is not allowed sqs:SendMessage on ${onFailure}.`));
      return;
    }
    const { trace, ...responsePayload } = error!;
    const record = {
      ...invocationRecord(requestId, arn, 'RetriesExhausted', retries + 1),
      requestPayload: event,
      responsePayload: { ...responsePayload, trace },
    };
    await queues.send(onFailure, JSON.stringify(record));
  }
}

export function invocationRecord(requestId: string, arn: string, condition: string, count: number): object {
  return {
    version: '1.0',
    timestamp: new Date().toISOString(),
    requestContext: { requestId, functionArn: `${arn}:$LATEST`, condition, approximateInvokeCount: count },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  };
}
