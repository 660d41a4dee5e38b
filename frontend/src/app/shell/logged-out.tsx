import { Navigate } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';

export function LoggedOut() {
  return <Navigate to={paths.login} replace />;
}
