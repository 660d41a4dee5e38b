export function skewClock(skewMs: number): void {
  const now = Date.now.bind(Date);
  const skewed = () => now() + skewMs;
  Date.now = skewed;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], self) => Reflect.construct(target, args.length > 0 ? args : [skewed()], self),
    apply: () => new Date(skewed()).toString(),
  });
}
