import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';

/** Longer than any function runs. */
const hiddenSeconds = 15 * 60;

/**
 * Handles each message of a queue once. Those that `handle` returns true for leave it; the others are visible again
 * afterwards.
 */
export async function handleMessages(
  sqs: Pick<SQSClient, 'send'>,
  QueueUrl: string,
  handle: (message: Message) => Promise<boolean>,
): Promise<void> {
  /** The newest receipt of each: a message that was hidden too long ago is received again. */
  const left = new Map<string, string>();
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: hiddenSeconds,
        MessageAttributeNames: ['All'],
        // Short polling may miss messages.
        WaitTimeSeconds: 2,
      }),
    );
    if (Messages.length === 0) break;
    for (const message of Messages) {
      const { MessageId = '', ReceiptHandle = '' } = message;
      if (!left.has(MessageId) && (await handle(message))) {
        await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      } else left.set(MessageId, ReceiptHandle);
    }
  }
  for (const ReceiptHandle of left.values()) await show(sqs, { QueueUrl, ReceiptHandle });
}

async function show(sqs: Pick<SQSClient, 'send'>, message: { QueueUrl: string; ReceiptHandle: string }): Promise<void> {
  try {
    await sqs.send(new ChangeMessageVisibilityCommand({ ...message, VisibilityTimeout: 0 }));
  } catch (error) {
    const isVisible = error instanceof Error && error.name === 'MessageNotInflight';
    if (!isVisible) throw error;
  }
}
