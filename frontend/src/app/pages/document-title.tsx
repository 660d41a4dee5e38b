import { createContext, use } from 'react';
import { useLocation } from '../../navigation/location.tsx';
import { useValue } from '../../state/value.ts';
import { titleOverride } from '../../components/page-title.ts';
import { common } from '../../text/common.ts';

/** The title that the shown page is declared with. */
export const TitleContext = createContext<string>(common.product);

export function usePageTitle(): string {
  const { pathname } = useLocation();
  const override = useValue(titleOverride);
  const title = use(TitleContext);
  return override?.pathname === pathname ? override.title : title;
}

export function DocumentTitle() {
  return <title>{usePageTitle()}</title>;
}
