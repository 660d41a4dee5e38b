import type { GetObjectCommand, PutObjectCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3';

type Signable = GetObjectCommand | PutObjectCommand | UploadPartCommand;
type Request = {
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  headers: Record<string, string>;
  query: Record<string, string>;
};
type Presigner = { presign(request: Request, options: object): Promise<Request> };

/** Of what the client adds to each request: a browser sends none of it. */
const ofEachRequest = ['amz-sdk-invocation-id', 'amz-sdk-request', 'x-amz-user-agent'];
const unsigned = new Set(['content-type']);

/**
 * The address by which a browser sends a command, for a quarter of an hour unless said otherwise: the client makes the
 * request and its own signer signs it, but nothing is sent.
 */
export async function signUrl(
  client: S3Client,
  command: Signable,
  { expiresIn = 900, ...options }: { expiresIn?: number; signableHeaders?: ReadonlySet<string> } = {},
): Promise<string> {
  const signer = (await client.config.signer()) as unknown as Presigner;
  const stack = client.middlewareStack.clone();
  let url = '';
  stack.addRelativeTo(
    () =>
      async ({ request: made }: { request?: unknown }) => {
        const request = made as Request;
        for (const name of ofEachRequest) delete request.headers[name];
        request.headers['X-Amz-Content-Sha256'] = 'UNSIGNED-PAYLOAD';
        request.headers['host'] = hostOf(request);
        url = addressOf(await signer.presign(request, { ...options, expiresIn, unsignableHeaders: unsigned }));
        return { response: {}, output: { $metadata: {} } };
      },
    { name: 'signUrl', relation: 'before', toMiddleware: 'awsAuthMiddleware' },
  );
  await command.resolveMiddleware(stack, client.config, {})({ input: command.input } as never);
  return url;
}

const hostOf = ({ hostname, port }: Request) => (port === undefined ? hostname : `${hostname}:${port}`);

function addressOf(request: Request): string {
  const values = Object.entries(request.query)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  return `${request.protocol}//${hostOf(request)}${request.path}?${values.join('&')}`;
}

/** As signatures escape: also what encodeURIComponent leaves. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
