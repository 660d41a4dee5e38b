import { useMatches } from 'react-router-dom';
import { useValue } from '../../state/value.ts';
import { titleOverride } from '../../components/page-title.ts';
import type { Screen } from './screens.ts';
import { common } from '../../text/common.ts';

export type TitleHandle = { title: Screen['title'] };

export function usePageTitle(): string {
  const matches = useMatches();
  const override = useValue(titleOverride);
  const current = matches.at(-1);
  if (override && override.pathname === current?.pathname) return override.title;
  const title = (current?.handle as TitleHandle | undefined)?.title ?? common.product;
  return typeof title === 'function' ? title(current?.params ?? {}) : title;
}

export function DocumentTitle() {
  return <title>{usePageTitle()}</title>;
}
