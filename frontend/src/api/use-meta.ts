import { useEffect } from 'react';
import { getMeta } from '../../../shared/contract/calls/settings.ts';
import type { AnswerOf } from './call.ts';
import { useRoute } from './use-route.ts';

const storageKey = 'klang.meta';
const freshMs = 60 * 60_000;

const cachedFields = [
  'version',
  'maintainerInitials',
  'shortestPin',
  'fiscalYearStart',
  'timeStep',
  'sellsConstruction',
] as const;

/** Without the link to Fortnox, which can be used only once. */
type Meta = Pick<AnswerOf<typeof getMeta>, (typeof cachedFields)[number]>;

type Options = {
  enabled?: boolean;
};

export function useMeta({ enabled = true }: Options = {}): Meta | undefined {
  const cached = cachedMeta();
  const { data } = useRoute(
    getMeta,
    {},
    { staleTime: freshMs, silent: true, enabled: enabled && cached === undefined },
  );
  useEffect(() => {
    if (!data) return;
    const meta = Object.fromEntries(cachedFields.map((field) => [field, data[field]]));
    sessionStorage.setItem(storageKey, JSON.stringify({ meta, at: Date.now() }));
  }, [data]);
  return data ?? cached;
}

export function cachedMeta(): Meta | undefined {
  const text = sessionStorage.getItem(storageKey);
  if (text === null) return undefined;
  const { meta, at } = JSON.parse(text) as { meta: Meta; at: number };
  return Date.now() - at < freshMs ? meta : undefined;
}
