import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { createCreditInvoicePreview } from '../../../../shared/contract/calls/invoices.ts';
import { createPartCreditPreview, getStanding } from '../../../../shared/contract/calls/part-credits.ts';
import type { Invoice } from '../../../../shared/schemas/invoice.ts';
import { useRoute } from '../../api/use-route.ts';
import { type CreditDraft, type PartCreditBody, bodyOf, creditableLines, emptyDraft } from './part-credit.ts';

const typingMs = 300;

/** The draft of a credit, and the preview of what it would say. Nothing is read again while it is made. */
export function useCreditDraft(
  invoice: Invoice | undefined,
  { invoiceId, busy }: { invoiceId: number; busy: boolean },
) {
  const [draft, setDraft] = useState<CreditDraft>(emptyDraft);
  const params = { invoiceId };
  const silent = { silent: true, keepPrevious: false };
  const standing = useRoute(getStanding, { params }, { ...silent, enabled: !busy }).data;
  const lines = invoice && standing ? creditableLines(invoice, standing) : [];
  const body = bodyOf(draft, lines);
  // Serialized, so that equal requests compare as equal between renders.
  const wanted = body === undefined ? '' : JSON.stringify(body);
  const [request] = useDebouncedValue(wanted, typingMs, { leading: true });
  const isWhole = draft.scope === 'whole';
  const whole = useRoute(createCreditInvoicePreview, { params }, { ...silent, enabled: !busy && isWhole });
  const part = useRoute(
    createPartCreditPreview,
    { params, body: (request === '' ? undefined : JSON.parse(request)) as PartCreditBody },
    { silent: true, enabled: !busy && !isWhole && request !== '' },
  );
  return {
    draft,
    change: (change: Partial<CreditDraft>) => setDraft((before) => ({ ...before, ...change })),
    lines,
    standing,
    body: isWhole ? undefined : body,
    preview: isWhole ? whole : part,
    /** True if the preview is of what is chosen and typed. */
    isCurrent: isWhole || (wanted !== '' && wanted === request && !part.isPlaceholderData),
    releasable: part.data?.releasable.length ?? 0,
  };
}
