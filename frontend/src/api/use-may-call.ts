import type { Call } from '../../../shared/contract/calls/call.ts';
import { sessionValue } from './session.ts';
import { useValue } from '../state/value.ts';
import { roles } from '../../../shared/codes/roles.ts';

/** Only hides controls; the server enforces the rights. */
export function useMayCall(call: Call): boolean {
  const session = useValue(sessionValue);
  if (call.role === 'public') return true;
  return session !== undefined && roles.indexOf(session.role) >= roles.indexOf(call.role);
}
