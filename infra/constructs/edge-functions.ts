import { tooLarge } from '../../shared/codes/errors/every-call.ts';

/**
 * CloudFront Functions (JavaScript runtime 2.0), as text because they run at the edge and not on Node. The local host
 * runs the same text.
 */

/**
 * Pages are rendered in the browser: any path that is not a file gets index.html. A dot does not make a path a file,
 * because project codes may contain one.
 */
export const pagesToIndex = `function handler(event) {
  var request = event.request;
  var isFile = /^\\/(assets|dlc)\\/|^\\/[^\\/]+\\.[a-z0-9]+$/i.test(request.uri);
  if (!isFile) request.uri = '/index.html';
  return request;
}
`;

/** A WebSocket API answers only on its stage's path. */
export const toHubStage = (stage: string) => `function handler(event) {
  var request = event.request;
  request.uri = '/${stage}';
  return request;
}
`;

/**
 * Refuses in Swedish what API Gateway would refuse in English: a path that cannot be decoded, and a body larger than
 * any route accepts. Edge functions cannot read bodies, so a request without content-length passes.
 */
export const refuseInSwedish = (maxBodyBytes: number) => `function handler(event) {
  var request = event.request;
  try {
    decodeURIComponent(request.uri);
  } catch (error) {
    return refusal(400, 'Bad Request', ${literal('Anropets adress gick inte att läsa.')});
  }
  var length = request.headers['content-length'];
  if (length && Number(length.value) > ${maxBodyBytes}) {
    return refusal(413, 'Content Too Large', ${literal(tooLarge.message)});
  }
  return request;
}
function refusal(statusCode, statusDescription, message) {
  return {
    statusCode: statusCode,
    statusDescription: statusDescription,
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-store' }
    },
    body: { encoding: 'text', data: JSON.stringify({ message: message }) }
  };
}
`;

/** A string literal in ASCII: CloudFormation may replace other characters in a template. */
function literal(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
