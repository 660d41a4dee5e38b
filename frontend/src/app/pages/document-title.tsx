import { useLocation, useMatches } from 'react-router-dom';
import { useValue } from '../../state/value.ts';
import { titleOverride } from '../../components/page-title.ts';
import { common } from '../../text/common.ts';
import type { Screen } from '../../navigation/screens.ts';

export type TitleHandle = Pick<Screen, 'title'>;

export function usePageTitle(): string {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const override = useValue(titleOverride);
  if (override?.pathname === pathname) return override.title;
  const title = (page?.handle as TitleHandle | undefined)?.title ?? common.product;
  return typeof title === 'string' ? title : title(page?.params ?? {});
}

export function DocumentTitle() {
  return <title>{usePageTitle()}</title>;
}
