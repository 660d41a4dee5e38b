import { useState } from 'react';
import { fixInvoices } from '../../../../shared/contract/calls/dev.ts';
import type { Finding } from '../../../../shared/schemas/dev.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { toast } from '../../state/toast.ts';
import { devText as text } from '../../text/dev.ts';
import { addMessages } from './messages.ts';

export function useFixInvoices(): { fix: () => Promise<void>; busy: boolean } {
  const [busy, setBusy] = useState(false);

  async function fix() {
    setBusy(true);
    const found: Finding[] = [];
    try {
      let from: string | undefined;
      do {
        const { findings, next } = await call(fixInvoices, { query: { from } });
        report(findings);
        found.push(...findings);
        from = next ?? undefined;
      } while (from !== undefined);
      const repaired = found.filter(({ isMended }) => isMended).length;
      const summary = text.fixedAll(repaired, found.length - repaired);
      addMessages(text.fromTool, [summary]);
      toast.success(summary);
      if (repaired > 0) void invalidateKinds('any');
    } catch (error) {
      reportError(error, text.fixFailed);
    } finally {
      setBusy(false);
    }
  }

  return { fix, busy };
}

function report(findings: readonly Finding[]): void {
  for (const isMended of [true, false]) {
    const some = findings.filter((finding) => finding.isMended === isMended);
    addMessages(
      isMended ? text.fixed : text.toDecide,
      some.map(({ what }) => what),
    );
  }
}
