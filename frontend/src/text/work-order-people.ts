import { sharedHelper } from '../../../shared/schemas/work-order.ts';
import { workOrdersText as text } from './work-orders.ts';

type Owner = { workOrderOwnerUserId: number | null; workOrderOwnerInitials: string };
type Helper = { workOrderHelperUserId: number | null; workOrderHelperInitials: string };

/** The owner's initials; DELA where nobody owns it yet. */
export function ownerText({ workOrderOwnerUserId, workOrderOwnerInitials }: Owner): string {
  return workOrderOwnerUserId === null ? text.shared : workOrderOwnerInitials;
}

/** The helper's initials; INGEN, or DELA where anybody may help. */
export function helperText({ workOrderHelperUserId, workOrderHelperInitials }: Helper): string {
  if (workOrderHelperUserId === null) return text.nobody;
  return workOrderHelperUserId === sharedHelper ? text.shared : workOrderHelperInitials;
}
