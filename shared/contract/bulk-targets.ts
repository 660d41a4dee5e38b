import type { DeletableKind } from '../codes/kinds.ts';
import type { PersonKind } from '../codes/person-kinds.ts';
import type { BulkChange } from './bulk.ts';
import type { Call } from './calls/call.ts';
import { erasePerson } from './calls/personal-data.ts';
import { updateProject } from './calls/projects.ts';
import { setProjectTags } from './calls/tags.ts';
import { updateWorkOrder } from './calls/work-orders.ts';
import { deleteCalls } from './delete-calls.ts';

/** The role required for this call applies to bulk changes too. */
export function bulkTarget(change: BulkChange): { kind: DeletableKind | PersonKind; call: Call } {
  switch (change.what) {
    case 'delete':
      return { kind: change.kind, call: deleteCalls[change.kind] };
    case 'work-order-owner':
    case 'work-order-date':
      return { kind: 'work-order', call: updateWorkOrder };
    case 'erase-persons':
      return { kind: change.kind, call: erasePerson };
    case 'project-tags':
      return { kind: 'project', call: setProjectTags };
    default:
      return { kind: 'project', call: updateProject };
  }
}
