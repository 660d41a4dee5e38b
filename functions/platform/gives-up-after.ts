import { lasting, services } from '../../shared/lib/deadlines.ts';
/**
 * By default, the SDK waits as long as the function lives and only warns on a timeout.
 * @param deadline of `services`
 */
export function givesUpAfter(deadline: number) {
  return {
    connectionTimeout: lasting(services.connection),
    requestTimeout: lasting(deadline),
    throwOnRequestTimeout: true,
  };
}
