import { Dice } from '../../../functions/demo/dice.ts';
import type { Service } from './service-call.ts';
import type { NamedFate, Rule } from './service-proxy.ts';

const faultRate = 0.3;

/** Three of ten requests to a service fail, in all possible ways. */
export function threeOfTenFail(seed: number, counted: Map<string, number>): Rule {
  const dice = new Dice(seed);
  const fates: Record<Service, NamedFate[]> = {
    dynamodb: ['throttle', 'conflict', 'broken', 'lost-before', 'lost-after'],
    s3: ['throttle', 'conflict', 'broken', 'lost-before', 'lost-after'],
    ses: ['throttle', 'broken', 'lost-before', 'lost-after'],
    lambda: ['pass'],
    fortnox: ['pass'],
  };
  return ({ service }) => {
    if (!dice.chance(faultRate)) return 'pass';
    // A silent service costs the client's whole timeout, so it is rare.
    const isSilent = service === 'dynamodb' && dice.chance(0.003);
    const fate = isSilent ? dice.pick<NamedFate>(['silent-before', 'silent-after']) : dice.pick(fates[service]);
    const name = `${service} ${fate}`;
    counted.set(name, (counted.get(name) ?? 0) + 1);
    return fate;
  };
}
