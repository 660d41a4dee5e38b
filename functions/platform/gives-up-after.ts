/**
 * A client's settings for a service that does not answer. Without them the SDK waits as long as the function lives; and
 * unless it is told to throw, it only warns.
 */
export function givesUpAfter(requestTimeout: number) {
  return { connectionTimeout: 3_000, requestTimeout, throwOnRequestTimeout: true };
}
