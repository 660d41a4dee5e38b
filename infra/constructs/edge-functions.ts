/**
 * CloudFront Functions (JavaScript runtime 2.0), as text because they run at the edge and not on Node. The local host
 * runs the same text.
 */

/**
 * Pages are drawn in the browser: an address that is not a file gets the page that draws them all. A dot makes no file,
 * since project codes may have one.
 */
export const pagesToIndex = `function handler(event) {
  var request = event.request;
  var isFile = /^\\/(assets|dlc)\\/|^\\/[^\\/]+\\.[a-z0-9]+$/i.test(request.uri);
  if (!isFile) request.uri = '/index.html';
  return request;
}
`;

/** A WebSocket API answers on its stage alone, whatever the path it is known by outside. */
export const toHubStage = (stage: string) => `function handler(event) {
  var request = event.request;
  request.uri = '/${stage}';
  return request;
}
`;
