import { randomUUID } from 'node:crypto';

export type Subscription = { protocol: string; endpoint: string; isRaw: boolean; deadLetter: string | undefined };

export type Subscriptions = ReadonlyMap<string, readonly Subscription[]>;

/** E-mail subscriptions are not emulated. */
export function notificationOf(topic: string, message: string, { protocol, isRaw }: Subscription): unknown {
  if (protocol === 'sqs' && isRaw) return JSON.parse(message) as unknown;
  const notification = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: topic,
    Message: message,
    Timestamp: new Date().toISOString(),
  };
  if (protocol === 'sqs') return notification;
  return { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns: notification }] };
}
