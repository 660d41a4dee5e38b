import type { IncomingMessage } from 'node:http';
import vm from 'node:vm';
import { viewerAddress } from './request-event.ts';

type EdgeRequest = { method: string; uri: string; headers: Record<string, { value: string }>; querystring: object };

/** Runs a CloudFront Function for viewer requests: the same text that is deployed. */
export class ViewerRequestFunction {
  readonly #handler: (event: object) => { uri: string };

  constructor(code: string) {
    this.#handler = vm.runInNewContext(`${code}; handler`) as (event: object) => { uri: string };
  }

  /** @returns the rewritten path */
  rewrite(request: IncomingMessage, uri: string): string {
    const edgeRequest: EdgeRequest = {
      method: request.method ?? 'GET',
      uri,
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, { value: String(value) }]),
      ),
      querystring: {},
    };
    const event = { version: '1.0', viewer: { ip: viewerAddress(request) }, request: edgeRequest };
    return this.#handler(event).uri;
  }
}
