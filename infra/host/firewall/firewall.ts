import type { FirewallRule } from '../assembly/read-firewall.ts';
import { type InspectedRequest, isAboutBody, managedRule } from './managed-rules.ts';
import { RateRule } from './rate-rule.ts';

type CompiledRule = { name: string; isCounted: boolean; fits(request: InspectedRequest, address: string): boolean };

/** CloudFront's firewall reads no more of a body. */
const inspectedBytes = 16 * 1024;

export class Firewall {
  readonly #rules: readonly CompiledRule[];
  readonly #onCounted: (rule: string) => void;

  constructor(rules: readonly FirewallRule[], onCounted: (rule: string) => void = () => {}) {
    this.#rules = rules.map(checked);
    this.#onCounted = onCounted;
  }

  stops(request: Omit<InspectedRequest, 'body'>, address: string): string | undefined {
    const rules = this.#rules.filter(({ name }) => !isAboutBody(name));
    return this.#first(rules, { ...request, body: '' }, address);
  }

  stopsBody(request: Omit<InspectedRequest, 'body'>, body: Buffer, address: string): string | undefined {
    const rules = this.#rules.filter(({ name }) => isAboutBody(name));
    return this.#first(rules, { ...request, body: body.subarray(0, inspectedBytes).toString('utf8') }, address);
  }

  #first(rules: readonly CompiledRule[], request: InspectedRequest, address: string): string | undefined {
    for (const { name, isCounted, fits } of rules) {
      if (!fits(request, address)) continue;
      if (!isCounted) return name;
      this.#onCounted(name);
    }
    return undefined;
  }
}

function checked({ name, isCounted, rate }: FirewallRule): CompiledRule {
  if (!rate) return { name, isCounted, fits: managedRule(name) };
  const rule = new RateRule(rate.limit);
  const start = rate.pathStart;
  return {
    name,
    isCounted,
    fits: ({ path }, address) => (start === undefined || path.toLowerCase().startsWith(start)) && rule.count(address),
  };
}
