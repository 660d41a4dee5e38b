/** By default, the SDK waits as long as the function lives and only warns on a timeout. */
export function givesUpAfter(requestTimeout: number) {
  return { connectionTimeout: 3_000, requestTimeout, throwOnRequestTimeout: true };
}
