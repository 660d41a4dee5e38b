import { fixInvoices } from '../../../shared/contract/dev.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import { mendFrom } from '../repair/repair.ts';
import { route } from '../../request/route.ts';

export const handler = route(fixInvoices, async ({ user, query, now }) => {
  const { findings, next } = await mendFrom(query.from, {
    userId: user.userId,
    now,
    until: deadlineOf(calls.mendInvoices, now.getTime()),
  });
  const mended = findings.filter(({ isMended }) => isMended).length;
  return { findings, next, message: messageOf(findings.length, mended) };
});

function messageOf(found: number, mended: number): string {
  if (found === 0) return 'Fakturadata stämmer, inget att rätta';
  const left = found - mended;
  return left === 0 ? `${mended} rättade` : `${mended} rättade, ${left} att ta ställning till`;
}
