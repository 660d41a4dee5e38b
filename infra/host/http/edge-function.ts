import type { IncomingMessage } from 'node:http';
import vm from 'node:vm';
import type { Answer } from './answer.ts';
import { viewerAddress } from './request-event.ts';

type EdgeResponse = {
  statusCode: number;
  headers: Record<string, { value: string }>;
  body: { encoding: 'text' | 'base64'; data: string };
};

type EdgeRequest = { method: string; uri: string; headers: Record<string, { value: string }>; querystring: object };

type Handler = (event: object) => { uri: string } | EdgeResponse;

/** Runs the same text that is deployed. */
export class ViewerRequestFunction {
  readonly #handler: Handler;

  constructor(code: string) {
    this.#handler = vm.runInNewContext(`${code}; handler`) as Handler;
  }

  run(request: IncomingMessage, uri: string): string | Answer {
    const edgeRequest: EdgeRequest = {
      method: request.method ?? 'GET',
      uri,
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, { value: String(value) }]),
      ),
      querystring: {},
    };
    const event = { version: '1.0', viewer: { ip: viewerAddress(request) }, request: edgeRequest };
    const made = this.#handler(event);
    if ('uri' in made) return made.uri;
    const headers = Object.entries(made.headers).map(([name, { value }]) => [name, value] as const);
    const body = Buffer.from(made.body.data, made.body.encoding === 'base64' ? 'base64' : 'utf8');
    return { status: made.statusCode, headers: Object.fromEntries(headers), body };
  }
}
