import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { previewAgreedInvoice } from '../../../../shared/contract/calls/agreements.ts';
import { getWorkOrdersToInvoice } from '../../../../shared/contract/calls/invoices.ts';
import type { AgreementChoiceInput, AgreementView } from '../../../../shared/schemas/agreement.ts';
import type { CountedWorkOrder } from '../../../../shared/schemas/invoice.ts';
import { useRoute } from '../../api/use-route.ts';
import { type Choice, bodyOf, chosenValue, everything, isChosen } from '../invoices/invoice-choice.ts';
import { isRefused } from '../invoices/invoice-preview.tsx';

/** A choice that is complete, or why it is not. */
export type AgreementSelection = { choice: AgreementChoiceInput } | { missing: string };

/** What is chosen of the work: its number and its value in kronor. */
export type ChosenWork = { count: number; value: number };

const settlesAfterMs = 400;

/**
 * The preview of an invoice by the agreement: what is chosen by its terms, of its work and written on its lines.
 * @param enabled false while invoicing: nothing is left to invoice then
 */
export function useAgreedPreview(
  agreement: AgreementView,
  chosen: AgreementSelection,
  { enabled }: { enabled: boolean },
) {
  const params = { projectId: agreement.projectId };
  const [choice, setChoice] = useState<Choice>(everything);
  const [isChoosing, setIsChoosing] = useState(false);
  const [settled] = useDebouncedValue(choice, settlesAfterMs);
  const byTerms = 'choice' in chosen ? chosen.choice : undefined;
  const hasWork = agreement.workOrdersToInvoice > 0 && (byTerms === undefined || takesWork(byTerms));
  const options = { silent: true, keepPrevious: false, enabled: enabled && isChoosing && hasWork };
  const counted = useRoute(getWorkOrdersToInvoice, { params }, options);
  const workOrders = hasWork ? counted.data?.workOrders : undefined;
  const body = byTerms && chosenBody(byTerms, settled, workOrders);
  const preview = useRoute(
    previewAgreedInvoice,
    { params, body: body ?? { as: 'Work' } },
    { silent: true, enabled: body !== undefined && enabled },
  );
  const isCurrent = body !== undefined && settled === choice && !preview.isPlaceholderData;
  const work: ChosenWork = workOrders
    ? {
        count: workOrders.filter((workOrder) => isChosen(choice, workOrder)).length,
        value: chosenValue(choice, workOrders),
      }
    : { count: agreement.workOrdersToInvoice, value: agreement.toInvoice };

  return {
    choice,
    setChoice,
    onChoosing: () => setIsChoosing(true),
    hasWork,
    workOrders,
    work,
    isNothing: workOrders !== undefined && work.count === 0,
    body,
    preview,
    /** Only while it shows what is chosen. */
    previewed: isCurrent && !isRefused(preview.error) ? preview.data : undefined,
  };
}

function takesWork(byTerms: AgreementChoiceInput): boolean {
  return byTerms.as === 'Work' || (byTerms.as === 'Instalments' && byTerms.settleWork !== false);
}

/** @returns undefined when nothing is chosen, or a line has no text */
function chosenBody(
  byTerms: AgreementChoiceInput,
  choice: Choice,
  workOrders: readonly CountedWorkOrder[] | undefined,
): AgreementChoiceInput | undefined {
  const { lines, note } = choice;
  if (byTerms.as === 'OnAccount') return { ...byTerms, note };
  const body = workOrders ? bodyOf(choice, workOrders) : bodyOf({ ...everything, lines, note }, []);
  return body && { ...byTerms, ...body };
}
