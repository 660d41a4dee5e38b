import type { IncomingMessage } from 'node:http';
import type { LocalDistribution, LocalSystem, StageLimit } from '../assembly/system.ts';
import { Firewall } from '../firewall/firewall.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { Hub } from '../hub/hub.ts';
import { ViewerRequestFunction } from '../http/edge-function.ts';
import { Front, type Origin } from './front.ts';
import { HttpApi } from '../http/http-api.ts';
import { RouteTable } from '../http/route-table.ts';
import { headersOfPolicy } from '../http/security-headers.ts';
import { Site } from '../http/site.ts';
import { StageThrottle } from '../http/stage-throttle.ts';
import type { Tally } from '../strict/tally.ts';

type Parts = {
  system: LocalSystem;
  functions: FunctionHost;
  site: string;
  reloads: boolean;
  /** In strict mode only. */
  tally: Tally | undefined;
  tell(text: string): void;
  toLocal(text: string): string;
  reportError(error: unknown): void;
  trustsForwardedFor: boolean;
  stoppedBy(request: IncomingMessage): string | undefined;
  trouble(): string | undefined;
};

export function makeFront({ system, functions, site, reloads, tally, tell, toLocal, trouble, ...parts }: Parts): {
  front: Front;
  hub: Hub;
} {
  const { distribution, routes, hubRoutes } = system;
  const domainOf = (api: string) =>
    [...distribution.origins.values()].find(({ domain }) => domain.startsWith(`${api}.execute-api.`))?.domain ?? '';
  const origins = new Map<string, Origin>();

  for (const [api, ofApi] of Map.groupBy(routes, (route) => route.api)) {
    const domain = domainOf(api);
    origins.set(domain, {
      kind: 'api',
      api: new HttpApi({
        api,
        domain,
        routes: new RouteTable(ofApi.map((target) => ({ key: target.key, target }))),
        functions,
        throttle: tally && throttleOf(system.stageLimits.get(api), tally),
        trouble,
      }),
    });
  }
  const hubApi = hubRoutes[0]?.api ?? '';
  const hub = new Hub({
    api: hubApi,
    domain: domainOf(hubApi),
    routes: new Map(hubRoutes.map((route) => [route.key, route])),
    functions,
  });
  origins.set(domainOf(hubApi), { kind: 'hub', hub });
  for (const { domain } of distribution.origins.values()) {
    if (!origins.has(domain)) origins.set(domain, { kind: 'site', site: new Site(site, reloads) });
  }

  const front = new Front({
    distribution: withLocalHeaders(distribution, toLocal),
    origins,
    refusals: system.refusals,
    firewall: tally && new Firewall(system.firewall, (rule) => tell(`The firewall counts ${rule}.\n`)),
    edgeFunctions: new Map([...system.edgeFunctions].map(([arn, code]) => [arn, new ViewerRequestFunction(code)])),
    policies: new Map(
      [...system.headersPolicies].map(([id, policy]) => [
        id,
        Object.fromEntries(Object.entries(headersOfPolicy(policy)).map(([name, value]) => [name, toLocal(value)])),
      ]),
    ),
    ...parts,
  });
  return { front, hub };
}

function throttleOf(limit: StageLimit | undefined, tally: Tally): StageThrottle | undefined {
  return limit && new StageThrottle(limit, Date.now, () => tally.count('refusedByRate'));
}

function withLocalHeaders(distribution: LocalDistribution, toLocal: (text: string) => string): LocalDistribution {
  const origins = [...distribution.origins].map(([id, { domain, headers }]) => {
    const local = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toLocal(value)]));
    return [id, { domain, headers: local }] as const;
  });
  return { ...distribution, origins: new Map(origins) };
}
