import { fixInvoices } from '../../../shared/contract/dev.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import { repairFrom } from '../repair/repair.ts';
import { route } from '../../request/route.ts';

export const handler = route(fixInvoices, async ({ user, query, now }) => {
  const { findings, next } = await repairFrom(query.from, {
    userId: user.userId,
    now,
    until: deadlineOf(calls.repairInvoices, now.getTime()),
  });
  const repaired = findings.filter(({ isMended }) => isMended).length;
  return { findings, next, message: messageOf(findings.length, repaired) };
});

function messageOf(found: number, repaired: number): string {
  if (found === 0) return 'Fakturadata stämmer, inget att rätta';
  const left = found - repaired;
  return left === 0 ? `${repaired} rättade` : `${repaired} rättade, ${left} att ta ställning till`;
}
