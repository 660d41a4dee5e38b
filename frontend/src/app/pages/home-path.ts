import type { StartPage } from '../../../../shared/codes/preferences.ts';
import { currentSession } from '../../api/session.ts';
import { paths } from '../../navigation/paths.ts';

const startPaths: Record<StartPage, string> = {
  Owner: paths.homeProjectOwner,
  Reviewer: paths.homeProjectReviewer,
  WorkOrders: paths.homeWorkOrders,
  Share: paths.homeShare,
  MyDay: paths.homeMyDay,
};

/** The page that the user has chosen to begin with. */
export function homePath(): string {
  return startPaths[currentSession()?.startPage ?? 'Owner'] ?? paths.homeProjectOwner;
}
