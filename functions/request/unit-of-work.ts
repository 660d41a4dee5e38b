import { AppError } from '../../shared/codes/errors.ts';
import { uncertain } from '../../shared/codes/errors/every-call.ts';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import type { Route } from '../../shared/contract/route.ts';
import { calls, deadlineOf } from '../../shared/lib/deadlines.ts';
import { isUnanswered } from '../platform/sdk.ts';
import { followChange, timestampsOf, withEarlier } from '../data/core/timestamps.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { type Answer, type FileResult, fileAnswer, resultAnswer } from '../platform/answer.ts';
import type { Repeat } from './idempotency.ts';
import type { Middleware } from './middleware.ts';
import type { Request } from './request.ts';
import type { CallerSession } from './session.ts';

type Task = () => Promise<string | void>;

export type Work = {
  unit: UnitOfWork;
  setCookie(cookie: string): void;
  /**
   * Runs after a successful commit; work that must not be lost belongs in a follow-up. A task that writes returns the
   * timestamp of its write, so that the caller's next list includes it.
   */
  afterCommit(task: Task): void;
};

type UnitOfWorkContext = CallerSession & Request & Work & { repeat?: Repeat | undefined };
type StagedEffects = { tasks: Task[]; cookies: string[] };

/**
 * Gives the handler a unit of work, commits what it has staged there, and makes its result, checked against the
 * contract, the answer.
 * @throws Contention when something has changed since it was read; uncertain
 */
export function commitWork(contract: Route): Middleware<UnitOfWorkContext, StagedEffects> {
  return {
    before: ({ context, internal }) => {
      const { user, now, repeat, knownChangedAt } = context;
      followChange(timestampsOf(knownChangedAt)[0]);
      const unit = new UnitOfWork(user?.userId ?? 0, deadlineOf(calls.commit, now.getTime()));
      repeat?.keepWith(unit, now);
      const staged: StagedEffects = Object.assign(internal, { tasks: [], cookies: [] });
      context.unit = unit;
      context.setCookie = (cookie) => staged.cookies.push(cookie);
      context.afterCommit = (task) => staged.tasks.push(task);
    },
    after: async (request) => {
      const result: unknown = request.response;
      request.response = contract.file
        ? fileAnswer(result as FileResult, contract.file)
        : await commit(contract, result, request.context, request.internal);
    },
    onError: ({ error, context: { unit } }) => {
      // The commit succeeded, but the work after it has an unknown outcome.
      if (unit?.isCommitted && isUnanswered(error)) throw new AppError(uncertain, { cause: error });
    },
  };
}

async function commit(
  contract: Route,
  result: unknown,
  { unit, knownChangedAt }: UnitOfWorkContext,
  { tasks, cookies }: StagedEffects,
) {
  const checked = contract.result.parse(result);
  if (!unit.isEmpty && !isWriting(contract)) throw new Error(`${contract.name} is read-only but has staged writes.`);
  await unit.commit(checked);
  const timestamps = await Promise.all(tasks.map((task) => task()));
  const newestChange = newest([unit.changedAt, ...timestamps]);
  const isOurs = newestChange !== undefined && newestChange === unit.changedAt;
  const known = [...unit.preceding, ...timestampsOf(knownChangedAt)];
  const answer: Answer = resultAnswer(checked, isOurs ? withEarlier(newestChange, known, unit.replaced) : newestChange);
  return cookies.length > 0 ? { ...answer, cookies } : answer;
}

function newest(timestamps: readonly (string | void)[]): string | undefined {
  return timestamps
    .filter((timestamp) => timestamp !== undefined)
    .sort()
    .at(-1);
}
