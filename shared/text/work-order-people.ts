import { sharedHelper } from '../codes/work-orders.ts';

export const sharedLabel = 'DELA';
export const nobodyLabel = 'INGEN';

type Owner = { workOrderOwnerUserId: number | null; workOrderOwnerInitials: string };
type Helper = { workOrderHelperUserId: number | null; workOrderHelperInitials: string };

export function ownerText({ workOrderOwnerUserId, workOrderOwnerInitials }: Owner): string {
  return workOrderOwnerUserId === null ? sharedLabel : workOrderOwnerInitials;
}

export function helperText({ workOrderHelperUserId, workOrderHelperInitials }: Helper): string {
  if (workOrderHelperUserId === null) return nobodyLabel;
  return workOrderHelperUserId === sharedHelper ? sharedLabel : workOrderHelperInitials;
}
