export function lazily<Client>(make: () => Client): () => Client {
  let client: Client | undefined;
  return () => (client ??= make());
}

/**
 * Runs a task once per request, even if the request is retried on contention.
 * @returns a function of the request's body and the task
 */
export function oncePerRequest<Result>(): (body: object, task: () => Promise<Result>) => Promise<Result> {
  const results = new WeakMap<object, Promise<Result>>();
  return (body, task) => {
    const result = results.get(body) ?? task();
    results.set(body, result);
    return result;
  };
}
