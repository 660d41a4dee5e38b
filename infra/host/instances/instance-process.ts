import { asFunctionError, loadHandler, runInvocation } from '../functions/run-invocation.ts';
import type { Invocation, Outcome } from '../functions/messages.ts';
import { actAs, guardRights } from '../functions/rights-guard.ts';
import type { Setup } from './instance.ts';

const tell = (outcome: Outcome) => void process.send?.(outcome);

process.on('disconnect', () => process.exit());
process.once('message', (setup: Setup) => void open(setup));

async function open({ program, services, skewMs }: Setup): Promise<void> {
  skewClock(skewMs);
  guardRights(new Map(services));
  try {
    await actAs(program.name, program.rights, () => loadHandler(program));
  } catch (error) {
    tell({ id: 0, error: asFunctionError(error) });
    return;
  }
  process.on('message', (invocation: Invocation) => void runInvocation(program, invocation).then(tell));
  tell({ id: 0, payload: '' });
}

function skewClock(skewMs: number): void {
  const now = Date.now.bind(Date);
  const skewed = () => now() + skewMs;
  Date.now = skewed;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], self) => Reflect.construct(target, args.length > 0 ? args : [skewed()], self),
    apply: () => new Date(skewed()).toString(),
  });
}
