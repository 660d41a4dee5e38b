import { type Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Forwarded = { status: number; headers: Record<string, string>; body: Buffer };

/** Forwards the request unchanged, including its host header, which is signed. */
export async function forward(
  target: string,
  agent: Agent,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<Forwarded> {
  const { 'transfer-encoding': _, connection: __, ...headers } = incoming.headers;
  const address = new URL(incoming.url ?? '/', target);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent, method: incoming.method, headers: { ...headers, 'content-length': body.length } };
    request(address, options, resolve).on('error', reject).end(body);
  });
  const { connection: _c, 'transfer-encoding': _t, 'content-length': _l, ...forwardedHeaders } = answer.headers;
  return {
    status: answer.statusCode ?? 500,
    headers: forwardedHeaders as Record<string, string>,
    body: await buffer(answer),
  };
}
