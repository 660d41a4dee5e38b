import type { PersonKind } from '../../../../shared/codes/person-kinds.ts';
import { beginPersonTakeOut } from '../../../../shared/contract/calls/personal-data.ts';
import { call } from '../../api/call.ts';
import { followBegun } from '../../components/exports/follow-begun.ts';
import { personalDataText as text } from '../../text/personal-data.ts';

/** The file is followed as an export of a list. */
export function beginTakeOut(kind: PersonKind, id: number): Promise<void> {
  const input = { params: { kind, id } };
  return followBegun(() => call(beginPersonTakeOut, input, { idempotencyKey: crypto.randomUUID() }), text.notTakenOut);
}
