import type { AsyncInvocations } from './functions/async-invocations.ts';
import type { FunctionHost } from './functions/function-host.ts';
import type { Invoker } from './iam/invoker.ts';
import { type Policies, mayDo } from './iam/resource-policy.ts';
import { type Subscriptions, notificationOf } from '../emulators/sns/topics.ts';
import type { Queues } from '../emulators/sqs/queues.ts';

export type DeadLetter = { queue: string | undefined; attributes: Record<string, string> };

type Parts = {
  functions: FunctionHost;
  invocations: AsyncInvocations;
  queues: Queues;
  policies: Policies;
  subscriptions: Subscriptions;
  reportError(error: unknown): void;
};

export class Deliveries {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @param target the ARN of a function, a queue or a topic; or a function's name */
  async deliver(invoker: Invoker, target: string, event: unknown, deadLetter: DeadLetter): Promise<void> {
    const refusal = await this.#hand(invoker, target, event);
    if (refusal === undefined) return;
    const { reportError, queues } = this.#parts;
    reportError(new Error(refusal));
    const { queue, attributes } = deadLetter;
    if (queue === undefined) return;
    const isRefusedToo = this.#refusal(invoker, 'sqs:SendMessage', queue);
    if (isRefusedToo !== undefined) {
      reportError(new Error(`${isRefusedToo} What could not be delivered is lost.`));
      return;
    }
    const all = { ...attributes, TARGET_ARN: this.#arnOf(target), ERROR_CODE: 'NO_PERMISSIONS' };
    const messageAttributes = Object.entries(all).map(([key, value]) => [
      key,
      { DataType: 'String' as const, StringValue: value },
    ]);
    await queues.send(queue, JSON.stringify(event), Object.fromEntries(messageAttributes));
  }

  async #hand(invoker: Invoker, target: string, event: unknown): Promise<string | undefined> {
    const { functions, invocations, queues } = this.#parts;
    switch (serviceOf(target)) {
      case 'sqs': {
        const refusal = this.#refusal(invoker, 'sqs:SendMessage', target);
        if (refusal === undefined) await queues.send(target, JSON.stringify(event));
        return refusal;
      }
      case 'sns': {
        const refusal = this.#refusal(invoker, 'sns:Publish', target);
        if (refusal === undefined) await this.#publish(target, JSON.stringify(event));
        return refusal;
      }
      case 'lambda': {
        const refusal = functions.refusal(invoker, target);
        if (!refusal) await invocations.invoke(target, event);
        return refusal?.errorMessage;
      }
      default:
        return `The local host cannot deliver to ${target}.`;
    }
  }

  async #publish(topic: string, message: string): Promise<void> {
    const invoker = { service: 'sns.amazonaws.com', sourceArn: topic };
    const subscriptions = this.#parts.subscriptions.get(topic) ?? [];
    await Promise.all(
      subscriptions
        .filter(({ protocol }) => protocol !== 'email')
        .map((one) => {
          const deadLetter = { queue: one.deadLetter, attributes: {} };
          return this.deliver(invoker, one.endpoint, notificationOf(topic, message, one), deadLetter);
        }),
    );
  }

  #refusal(invoker: Invoker, action: string, resource: string): string | undefined {
    if (mayDo(invoker, action, resource, this.#parts.policies)) return undefined;
    const asked = 'service' in invoker ? `${invoker.service} for ${invoker.sourceArn}` : 'the role';
    return `${asked} is not allowed ${action} on ${resource}.`;
  }

  #arnOf(target: string): string {
    return target.startsWith('arn:') ? target : this.#parts.functions.arnOf(target);
  }
}

function serviceOf(target: string): string {
  return target.startsWith('arn:') ? target.split(':')[2]! : 'lambda';
}
