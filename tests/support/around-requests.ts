import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** @param name of the command, such as 'GetItemCommand' */
type RequestHooks = (next: () => Promise<unknown>, name: string, input: unknown) => Promise<unknown>;

type Command = { input: unknown; clientCommand: object };

/** Runs a function around each request of a client. @returns what ends this */
export function aroundRequests(client: DynamoDBDocumentClient, around: RequestHooks): () => void {
  const before = client.send;
  const send = before.bind(client) as unknown as (command: Command) => Promise<unknown>;
  client.send = (async (command: Command) =>
    around(
      () => send(command),
      command.clientCommand.constructor.name,
      command.input,
    )) as unknown as DynamoDBDocumentClient['send'];
  return () => {
    client.send = before;
  };
}
