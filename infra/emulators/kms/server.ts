import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { diskStorage } from '../storage/disk-storage.ts';
import { listen } from '../http/listen.ts';
import { readBody } from '../http/read-body.ts';
import { memoryStorage } from '../storage/storage.ts';
import { type Operations, keyOperations, KmsError } from './operations.ts';
import { loadKeys } from './master-keys.ts';

const maxBodyBytes = 64 * 1024;
const prefix = 'TrentService.';

type Options = {
  keys: readonly string[];
  accessKeyId: string;
  dataDir?: string;
};

export async function startKms({
  keys,
  accessKeyId,
  dataDir,
}: Options): Promise<{ url: string; close(): Promise<void> }> {
  const storage = dataDir === undefined ? memoryStorage() : diskStorage(dataDir);
  const operations = keyOperations(await loadKeys(storage, keys));
  return listen(kmsServer(operations, accessKeyId));
}

function kmsServer(operations: Operations, accessKeyId: string): Server {
  return createServer((request, response) => {
    answer(request, operations, accessKeyId).then(
      (result) => send(response, 200, result),
      (error: unknown) => {
        const known = error instanceof KmsError ? error : new KmsError('KMSInternalException', String(error), 500);
        send(response, known.status, { __type: known.type, message: known.message });
      },
    );
  });
}

async function answer(request: IncomingMessage, operations: Operations, accessKeyId: string): Promise<object> {
  const body = await readBody(request, maxBodyBytes);
  // A browser page cannot send this header cross-origin.
  if (!String(request.headers.authorization).includes(`Credential=${accessKeyId}/`)) {
    throw new KmsError('UnrecognizedClientException', 'The call is not signed with the key of this stack.');
  }
  const target = String(request.headers['x-amz-target']);
  const operation = operations[target.slice(prefix.length)];
  if (!target.startsWith(prefix) || !operation) {
    throw new KmsError('UnknownOperationException', `The local KMS does not serve ${target}.`);
  }
  return operation(parse(body));
}

function parse(body: Buffer | undefined): Record<string, unknown> {
  try {
    return JSON.parse(body!.toString('utf8')) as Record<string, unknown>;
  } catch {
    throw new KmsError('SerializationException', 'The request is not readable.');
  }
}

function send(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(value));
}
