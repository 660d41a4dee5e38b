import { loadPart } from '../../components/parts.ts';

/** With what it asks about the outbox, which the shell fetches soon after it is shown. */
export const loadLogOut = () => import('../../features/log-ins/log-out.ts');

export function logOut(): void {
  void loadPart(loadLogOut).then((part) => part.logOut());
}
