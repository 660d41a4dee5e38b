import { Checkbox, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { createFromChoice } from '../../../../shared/contract/calls/invoice-choices.ts';
import { createFromProject } from '../../../../shared/contract/calls/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { containsStatusStarted } from '../../../../shared/contract/calls/work-orders.ts';
import type { ChoiceInput } from '../../../../shared/schemas/invoice-choice.ts';
import type { InvoiceRemark } from '../../../../shared/schemas/invoice-remark.ts';
import type { ProjectPreview } from '../../../../shared/schemas/invoice.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { reportError } from '../../api/report-error.ts';
import { useSave } from '../../api/use-save.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { DialogLink } from '../../components/dialogs/dialog-link.tsx';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { made } from '../../components/panel/created-records.ts';
import { formatMoney } from '../../components/format.ts';
import { agreementsText } from '../../text/agreements.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { firstNumberInQuestion } from './first-number.tsx';
import { useOnce } from './use-once.ts';

/** A reviewed invoice of everything, or of a choice. */
type ReviewedInvoice = {
  preview: ProjectPreview;
  remarks: readonly InvoiceRemark[];
  choice?: ChoiceInput | undefined;
};

const messages = {
  success: ({ invoiceCode, invoiceId }: ResultOf<typeof createFromProject>) =>
    made(text.created(invoiceCode), panels.invoice(invoiceId)),
  silent: true,
};

type Answer = { takeAddingNothing: boolean };

/**
 * @param onRefused called with the changes since the preview, or with undefined for another refusal, which has been
 * reported
 * @returns its id; undefined when it was not created
 */
export function useCreateInvoice(onRefused: (changes: readonly string[] | undefined) => void) {
  const navigate = useNavigate();
  const { save } = useSave(createFromProject, messages);
  const { save: savePart } = useSave(createFromChoice, messages);
  return useOnce(async ({ preview, remarks, choice }: ReviewedInvoice): Promise<number | undefined> => {
    const answer = await ask(preview, remarks, (to) => void navigate(to));
    if (!answer) return undefined;
    const { basis, invoiceDto } = preview;
    const params = { projectId: invoiceDto.projectId };
    try {
      const { invoiceId } = await (choice
        ? savePart({ params, body: { ...choice, basis, ...answer } })
        : save({ params, query: { basis, ...answer } }));
      return invoiceId;
    } catch (error) {
      const changes = error instanceof ApiError ? error.facts.changes : undefined;
      if (!changes) reportError(error, text.notCreated);
      onRefused(changes);
      // The preview is out of date.
      void invalidateKinds(createFromProject.changes);
      throw error;
    }
  });
}

async function ask(
  { invoiceDto, addingNothing }: ProjectPreview,
  remarks: readonly InvoiceRemark[],
  onFollow: (to: string) => void,
): Promise<Answer | undefined> {
  const { projectId, projectCode, customerName, sumTotal } = invoiceDto;
  const answer = { takeAddingNothing: false };
  const [isStarted, firstNumber] = await Promise.all([hasStarted(projectId), firstNumberInQuestion(onFollow)]);
  const nearCeiling = remarks.find((remark) => remark.kind === 'near-ceiling');
  const ceiling = nearCeiling && <Text inherit>{agreementsText.nearCeiling(nearCeiling.percent)}</Text>;
  const choice = addingNothing.length > 0 && (
    <Checkbox
      mt="md"
      label={text.takeAddingNothing(addingNothing.length)}
      onChange={(event) => (answer.takeAddingNothing = event.currentTarget.checked)}
    />
  );
  const isSure = await confirm(
    isStarted
      ? {
          title: text.startedQuestion,
          message: (
            <>
              {text.startedMessage}{' '}
              <DialogLink to={paths.projectWorkOrders(projectCode)} onFollow={onFollow}>
                {text.showWorkOrders}
              </DialogLink>
              {ceiling}
              {firstNumber}
              {choice}
            </>
          ),
          verb: text.createAnyway,
          tone: 'warning',
        }
      : {
          title: text.createQuestion,
          message: (
            <>
              <Text inherit>{text.createMessage(projectCode, customerName, formatMoney(sumTotal))}</Text>
              {ceiling}
              {firstNumber}
              {choice}
            </>
          ),
          verb: text.create,
        },
  );
  return isSure ? answer : undefined;
}

async function hasStarted(projectId: number): Promise<boolean> {
  try {
    return (await call(containsStatusStarted, { params: { projectId } })).containsStatusStarted;
  } catch (error) {
    reportError(error, text.notCreated);
    throw error;
  }
}
