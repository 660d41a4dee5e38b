import { roles, type Route } from '../../../shared/contract/route.ts';
import { sessionValue } from './session.ts';
import { useValue } from './value.ts';

/** Whether the signed-in user's role reaches a route; the server decides, this only hides. */
export function useMayCall(route: Route): boolean {
  const session = useValue(sessionValue);
  if (route.role === 'public') return true;
  return session !== undefined && roles.indexOf(session.role) >= roles.indexOf(route.role);
}
