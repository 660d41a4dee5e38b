/**
 * CloudFront Functions (JavaScript runtime 2.0), as text because they run at the edge and not on Node. The local host
 * runs the same text.
 */

/**
 * Pages are rendered in the browser: any path that is not a file gets index.html. A dot alone does not make a file,
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
