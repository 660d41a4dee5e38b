import type { Actor } from '../../../../shared/domain/user-rules.ts';
import { sessionValue } from '../../api/session.ts';
import { useValue } from '../../state/value.ts';

export function useActing(): Actor {
  const session = useValue(sessionValue);
  return { userId: session?.userId ?? 0, role: session?.role ?? 'Staff' };
}
