import { getMeta } from '../../../shared/contract/settings.ts';
import type { AnswerOf } from './call.ts';
import { useRoute } from './use-route.ts';

/** What the deployment tells its client; undefined until it has been read. */
export function useMeta(): AnswerOf<typeof getMeta> | undefined {
  return useRoute(getMeta, {}, { staleTime: 60 * 60_000, silent: true }).data;
}
