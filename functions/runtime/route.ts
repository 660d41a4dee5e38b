import { isDeepStrictEqual } from 'node:util';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { changedAtHeader } from '../../shared/contract/headers.ts';
import { type ResultOf, type Route, isWriting } from '../../shared/contract/route.ts';
import { isLetIn } from '../../shared/domain/roles.ts';
import { Contention, pause } from '../stores/core/contention.ts';
import { followChange, stampsOf, withEarlier } from '../stores/core/stamps.ts';
import { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { type Answer, type FileResult, errorAnswer, fileAnswer, resultAnswer } from './answer.ts';
import { compress } from './compress.ts';
import { Repeat } from './idempotency.ts';
import { isKeepWarm, keepWarm } from '../platform/keep-warm.ts';
import { errorFields, log } from '../platform/log.ts';
import { type Request, readRequest } from './request.ts';
import { isUnanswered } from '../platform/unanswered.ts';
import { type SignedIn, bearerToken, probableUser, signedInUser } from './signed-in.ts';

type RouteContext<R extends Route> = Request<R> & {
  user: R['role'] extends 'public' ? undefined : SignedIn;
  token: string;
  now: Date;
  unit: UnitOfWork;
  knownChangedAt: string | undefined;
  sourceIp: string;
  userAgent: string;
  cookies: readonly string[];
  setCookie(cookie: string): void;
  /**
   * Runs after a successful commit; work that must not be lost belongs in a follow-up. A task that writes returns the
   * timestamp of its write, so that the caller's next list includes it.
   */
  afterCommit(task: () => Promise<string | void>): void;
};

type RouteResult<R extends Route> = R['file'] extends string ? FileResult : ResultOf<R>;
type Run<R extends Route> = (context: RouteContext<R>) => Promise<RouteResult<R>> | RouteResult<R>;

const maxAttempts = 12;
/** The deadline for retries and the commit, then for finding the stored answer. API Gateway waits 29 seconds. */
const longestMs = 20_000;
const findingMs = 4_000;

/**
 * Makes a contract's handler: parses the request, authenticates, checks the role, runs, commits staged writes,
 * validates the result and maps errors to answers. `run` reads, decides and stages; it must have no other side effects,
 * because it is retried on contention.
 */
export function route<R extends Route>(contract: R, run: Run<R>) {
  return (event: APIGatewayProxyEventV2, context: Context) =>
    isKeepWarm(event) ? keepWarm() : answerAndLog(contract, event, context, () => answer(contract, run, event));
}

async function answer<R extends Route>(contract: R, run: Run<R>, event: APIGatewayProxyEventV2): Promise<Answer> {
  const now = new Date();
  const knownChangedAt = event.headers[changedAtHeader];
  followChange(stampsOf(knownChangedAt)[0]);
  const early = findEarly(contract, event, now);
  const ahead = beginAhead(contract, run, event, now);
  const user = contract.role === 'public' ? undefined : await signedInUser(event, now);
  users.set(event, user?.userId);
  if (user && !mayCall(user, contract)) throw new AppError('forbidden');

  const request = readRequest(contract, event);
  const repeat = Repeat.of(contract, user?.userId ?? 0, event);

  for (let attempt = 0; ; attempt += 1) {
    const earlier = await (attempt === 0 && early ? early : repeat?.find(now));
    if (earlier) return resultAnswer(earlier.answer, changedAt(earlier.changedAt));

    const isAhead = attempt === 0 && ahead && isDeepStrictEqual(ahead.user, user);
    const { unit, tasks, cookies, result } = isAhead ? ahead : begin(run, { event, request, user, now, repeat });
    try {
      const found = await result;
      if (contract.file) return fileAnswer(found as FileResult, contract.file);
      const checked = contract.result.parse(found);
      if (!unit.isEmpty && !isWriting(contract))
        throw new Error(`${contract.name} is read-only but has staged writes.`);
      await unit.commit(checked);
      const stamps = await Promise.all(tasks.map((task) => task()));
      const told = newest([unit.changedAt, ...stamps]);
      const isOurs = told !== undefined && told === unit.changedAt;
      const answered = resultAnswer(
        checked,
        changedAt(isOurs ? withEarlier(told, [...unit.preceding, ...stampsOf(knownChangedAt)], unit.replaced) : told),
      );
      return cookies.length > 0 ? { ...answered, cookies } : answered;
    } catch (error) {
      if (error instanceof AppError) {
        // A concurrent retry of the same request may have succeeded in the meantime: its answer takes precedence over
        // this refusal.
        const meanwhile = await inTime(repeat?.find(now));
        if (meanwhile) return resultAnswer(meanwhile.answer, changedAt(meanwhile.changedAt));
      }
      // The commit succeeded, but the work after it has an unknown outcome.
      if (unit.isCommitted && isUnanswered(error)) throw new AppError('uncertain', { cause: error });
      if (!(error instanceof Contention)) throw error;
      if (attempt >= maxAttempts || Date.now() - now.getTime() > longestMs)
        throw new AppError('busy', { cause: error });
      await pause(attempt);
    }
  }
}

type Attempt<R extends Route> = {
  event: APIGatewayProxyEventV2;
  request: Request<R>;
  user: SignedIn | undefined;
  now: Date;
  repeat?: Repeat | undefined;
};

/** Begins to run a handler. */
function begin<R extends Route>(run: Run<R>, { event, request, user, now, repeat }: Attempt<R>) {
  const unit = new UnitOfWork(user?.userId ?? 0, now.getTime() + longestMs);
  repeat?.keepWith(unit, now);
  const tasks: (() => Promise<string | void>)[] = [];
  const cookies: string[] = [];
  const context = {
    ...request,
    user,
    token: bearerToken(event) ?? '',
    now,
    unit,
    knownChangedAt: event.headers[changedAtHeader],
    sourceIp: sourceIp(event),
    userAgent: event.headers['user-agent'] ?? '',
    cookies: event.cookies ?? [],
    setCookie: (cookie: string) => cookies.push(cookie),
    afterCommit: (task: () => Promise<string | void>) => tasks.push(task),
  } as unknown as RouteContext<R>;
  return { unit, tasks, cookies, result: (async () => run(context))() };
}

/**
 * Begins a read for its probable user while the session is read. What it finds is used only if the session is good and
 * the user the same in every respect.
 */
function beginAhead<R extends Route>(contract: R, run: Run<R>, event: APIGatewayProxyEventV2, now: Date) {
  const user = isOnlyRead(contract) ? probableUser(event) : undefined;
  if (!user || !mayCall(user, contract)) return undefined;
  const request = requestIfValid(contract, event);
  if (!request) return undefined;
  const begun = begin(run, { event, request, user, now });
  // It is awaited only once the session has been found good.
  begun.result.catch(() => undefined);
  return { user, ...begun };
}

function mayCall(user: SignedIn, { role, grant }: Route): boolean {
  return role === 'public' || isLetIn(user, { role, grant });
}

/** Undefined when the request is to be refused, which it is once its caller is known. */
function requestIfValid<R extends Route>(contract: R, event: APIGatewayProxyEventV2): Request<R> | undefined {
  try {
    return readRequest(contract, event);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** True for calls that read the table or lists, and nothing else. */
function isOnlyRead(route: Route): boolean {
  const rights = route.rights ?? [];
  return !isWriting(route) && route.file === undefined && rights.every((right) => right === 'read-lists');
}

/** Begins to look for the answer of a retry while the session is read, if an earlier call told whose it is. */
function findEarly(contract: Route, event: APIGatewayProxyEventV2, now: Date): ReturnType<Repeat['find']> | undefined {
  const userId = contract.role === 'public' ? undefined : probableUser(event)?.userId;
  if (userId === undefined || !Repeat.isAsked(contract, event)) return undefined;
  const found = Repeat.of(contract, userId, event)?.find(now);
  // It is awaited only once the session has been found good.
  found?.catch(() => undefined);
  return found;
}

/** Gives undefined after a few seconds, so that an unresponsive table does not delay the answer. */
function inTime<Result>(found: Promise<Result> | undefined): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, findingMs, undefined).unref());
  return Promise.race([found, late]);
}

function newest(stamps: readonly (string | void)[]): string | undefined {
  return stamps
    .filter((stamp) => stamp !== undefined)
    .sort()
    .at(-1);
}

function changedAt(stamp: string | undefined): Record<string, string> {
  return stamp ? { [changedAtHeader]: stamp } : {};
}

/** The viewer's address: CloudFront appends it to x-forwarded-for, and API Gateway then appends CloudFront's. */
function sourceIp(event: APIGatewayProxyEventV2): string {
  const forwarded = (event.headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  return forwarded.at(-2) || forwarded.at(-1) || event.requestContext.http.sourceIp;
}

const users = new WeakMap<APIGatewayProxyEventV2, number | undefined>();

async function answerAndLog(
  contract: Route,
  event: APIGatewayProxyEventV2,
  { awsRequestId }: Context,
  answering: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  const { requestId } = event.requestContext;
  let answered: Answer;
  try {
    answered = compress(await answering(), event.headers['accept-encoding']);
  } catch (error) {
    answered = errorAnswer(error, requestId);
    if ((answered.statusCode ?? 500) >= 500) log('error', { requestId, route: contract.name, ...errorFields(error) });
  }
  log('info', {
    requestId,
    // Lambda's own lines have only this one.
    invocationId: awsRequestId,
    userId: users.get(event),
    route: contract.name,
    status: answered.statusCode,
    milliseconds: Math.round(performance.now() - started),
  });
  return answered;
}
