import { type IncomingMessage, type Server, createServer } from 'node:http';
import { diskStorage } from '../storage/disk-storage.ts';
import { listen } from '../http/listen.ts';
import { readBody } from '../http/read-body.ts';
import { memoryStorage } from '../storage/storage.ts';
import { Queues } from './queues.ts';

const account = '000000000000';
const maxBodyBytes = 1024 * 1024;
const defaultHiddenSeconds = 30;

type Options = {
  names: readonly string[];
  accessKeyId: string;
  dataDir?: string;
};

type Input = {
  QueueUrl?: string;
  QueueNamePrefix?: string;
  MaxNumberOfMessages?: number;
  VisibilityTimeout?: number;
  ReceiptHandle?: string;
};

export type LocalSqs = { url: string; queues: Queues; close(): Promise<void> };

export async function startSqs({ names, accessKeyId, dataDir }: Options): Promise<LocalSqs> {
  const queues = await Queues.open(names, dataDir === undefined ? memoryStorage() : diskStorage(dataDir));
  return { ...(await listen(sqsServer(queues, accessKeyId))), queues };
}

function sqsServer(queues: Queues, accessKeyId: string): Server {
  return createServer((request, response) => {
    void reply(request, queues, accessKeyId).then(({ status, value }) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(value)),
    );
  });
}

type Reply = { status: number; value: object };

const failure = (status: number, type: string, message: string): Reply => ({
  status,
  value: { __type: type, message },
});

async function reply(request: IncomingMessage, queues: Queues, accessKeyId: string): Promise<Reply> {
  try {
    return await handle(request, queues, accessKeyId);
  } catch (error) {
    return failure(500, 'InternalError', String(error));
  }
}

async function handle(request: IncomingMessage, queues: Queues, accessKeyId: string): Promise<Reply> {
  const body = await readBody(request, maxBodyBytes);
  // A browser page cannot send this header cross-origin.
  if (!String(request.headers.authorization).includes(`Credential=${accessKeyId}/`)) {
    return failure(403, 'AccessDeniedException', 'The call is not signed with the key of this stack.');
  }
  const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
  const input = JSON.parse(body?.toString('utf8') || '{}') as Input;
  const value = await answer(queues, `http://${request.headers.host}/${account}/`, operation, input);
  if (!value) return failure(400, 'InvalidAction', `The local SQS does not serve ${operation}.`);
  return { status: 200, value };
}

async function answer(queues: Queues, base: string, operation: string, input: Input): Promise<object | undefined> {
  const { QueueUrl = '', ReceiptHandle = '', QueueNamePrefix = '' } = input;
  const hidden = input.VisibilityTimeout ?? defaultHiddenSeconds;
  switch (operation) {
    case 'ListQueues':
      return { QueueUrls: queues.names.filter((name) => name.startsWith(QueueNamePrefix)).map((name) => base + name) };
    case 'ReceiveMessage':
      return { Messages: queues.receive(QueueUrl.split('/').at(-1)!, input.MaxNumberOfMessages ?? 1, hidden) };
    case 'ChangeMessageVisibility':
      queues.hide(ReceiptHandle, hidden);
      return {};
    case 'DeleteMessage':
      await queues.remove(ReceiptHandle);
      return {};
    default:
      return undefined;
  }
}
