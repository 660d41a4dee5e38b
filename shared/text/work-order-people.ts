import { sharedHelper } from '../schemas/work-order.ts';
import { nobodyLabel, sharedLabel } from './field-labels.ts';

type Owner = { workOrderOwnerUserId: number | null; workOrderOwnerInitials: string };
type Helper = { workOrderHelperUserId: number | null; workOrderHelperInitials: string };

/** The owner's initials; DELA where nobody owns it yet. */
export function ownerText({ workOrderOwnerUserId, workOrderOwnerInitials }: Owner): string {
  return workOrderOwnerUserId === null ? sharedLabel : workOrderOwnerInitials;
}

/** The helper's initials; INGEN, or DELA where anybody may help. */
export function helperText({ workOrderHelperUserId, workOrderHelperInitials }: Helper): string {
  if (workOrderHelperUserId === null) return nobodyLabel;
  return workOrderHelperUserId === sharedHelper ? sharedLabel : workOrderHelperInitials;
}
