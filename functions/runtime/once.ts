/**
 * Does something once for a request, however often the request is run again because others wrote in between.
 * @returns what takes the request's body, and what to do for it
 */
export function oncePerRequest<Result>(): (body: object, task: () => Promise<Result>) => Promise<Result> {
  const results = new WeakMap<object, Promise<Result>>();
  return (body, task) => {
    const result = results.get(body) ?? task();
    results.set(body, result);
    return result;
  };
}
