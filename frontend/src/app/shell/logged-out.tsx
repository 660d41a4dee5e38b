import { Navigate } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';

/** Logged out here or in another tab: nothing of the page stays on screen. */
export function LoggedOut() {
  return <Navigate to={paths.login} replace />;
}
