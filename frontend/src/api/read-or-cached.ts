import { noteReadAt, readTimeOf } from './age-of-data.ts';
import { ApiError } from './api-error.ts';
import { failureText } from '../text/network.ts';
import { cacheAnswer, cachedAnswer } from './answer-cache.ts';
import { checkNetwork } from './network.ts';
import { queryClient } from './query-client.ts';
import { currentSession, sessionEndsAt } from './session.ts';

/** Without a network, gives the latest answer: of this page, or of an earlier visit. */
export async function readOrCached<Answer>(queryHash: string, read: () => Promise<Answer>): Promise<Answer> {
  const userId = currentSession()?.userId;
  try {
    const answer = await read();
    noteReadAt(queryHash, undefined);
    if (userId !== undefined) void cacheAnswer(userId, queryHash, answer);
    return answer;
  } catch (error) {
    const isUnreachable = error instanceof ApiError && error.status === 0 && !(await checkNetwork());
    if (isUnreachable && Date.now() >= sessionEndsAt()) throw new ApiError(0, { message: failureText.keptIsClosed });
    const latest = isUnreachable ? await latestAnswer(queryHash) : undefined;
    if (!latest) throw error;
    noteReadAt(queryHash, latest.at);
    return latest.data as Answer;
  }
}

async function latestAnswer(queryHash: string): Promise<{ data: unknown; at: number } | undefined> {
  const query = queryClient.getQueryCache().get(queryHash);
  if (query?.state.data !== undefined) return { data: query.state.data, at: readTimeOf(query) };
  return cachedAnswer(queryHash);
}
