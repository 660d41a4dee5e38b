import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { getRemarksOfChoice, previewChoice } from '../../../../shared/contract/calls/invoice-choices.ts';
import {
  createPreviewFromProject,
  getInvoiceRemarks,
  getWorkOrdersToInvoice,
} from '../../../../shared/contract/calls/invoices.ts';
import { useRoute } from '../../api/use-route.ts';
import type { ChoiceInput } from '../../../../shared/schemas/invoice-choice.ts';
import { type Choice, bodyOf, everything, isChosen, isEverything } from './invoice-choice.ts';

const settlesAfterMs = 400;
const none: ChoiceInput = {};

/**
 * The preview and the remarks of everything, or of what has been chosen since.
 * @param enabled false while invoicing: nothing is left to invoice then
 */
export function useChoicePreview(projectId: number, { enabled }: { enabled: boolean }) {
  const params = { projectId };
  const options = { silent: true, keepPrevious: false };
  const [choice, setChoice] = useState<Choice>(everything);
  const [isChoosing, setIsChoosing] = useState(false);
  const [settled] = useDebouncedValue(choice, settlesAfterMs);
  const counted = useRoute(getWorkOrdersToInvoice, { params }, { ...options, enabled: enabled && isChoosing });
  const workOrders = counted.data?.workOrders;
  const isPart = !isEverything(settled);
  const body = isPart ? bodyOf(settled, workOrders ?? []) : undefined;
  const chosen = workOrders?.filter((workOrder) => isChosen(settled, workOrder));

  const ofAll = { ...options, enabled: enabled && !isPart };
  const ofPart = { silent: true, enabled: enabled && body !== undefined };
  const preview = useRoute(createPreviewFromProject, { params }, ofAll);
  const remarks = useRoute(getInvoiceRemarks, { params }, ofAll);
  const { until, workOrderIds, leftOut } = body ?? none;
  const partPreview = useRoute(previewChoice, { params, body: body ?? none }, ofPart);
  const what = { ...(leftOut && { leftOut }), ...(until && { until }), ...(workOrderIds && { workOrderIds }) };
  const partRemarks = useRoute(getRemarksOfChoice, { params, body: what }, ofPart);

  // While a line has no text, what was shown before stays.
  const isShownPart = isPart && (body !== undefined || partPreview.data !== undefined);

  return {
    choice,
    setChoice,
    onChoosing: () => setIsChoosing(true),
    workOrders,
    isPart,
    /** The work orders of a part. */
    chosen: isPart ? chosen : undefined,
    isNothing: isPart && chosen?.length === 0,
    body,
    preview: isShownPart ? partPreview : preview,
    remarks: isShownPart ? partRemarks : remarks,
    /** False while the preview shows something else than what is chosen. */
    isCurrent: settled === choice && (!isPart || (body !== undefined && !partPreview.isPlaceholderData)),
  };
}
