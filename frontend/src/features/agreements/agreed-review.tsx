import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createAgreedInvoice, type previewAgreedInvoice } from '../../../../shared/contract/calls/agreements.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import type { AgreementChoiceInput, AgreementView } from '../../../../shared/schemas/agreement.ts';
import { nearBudget } from '../../../../shared/codes/projects.ts';
import type { ApiError } from '../../api/api-error.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { formatMoney } from '../../components/format.ts';
import { made } from '../../components/panel/created-records.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { Notice } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { panels } from '../../navigation/paths.ts';
import { agreementsText as text } from '../../text/agreements.ts';
import { common } from '../../text/common.ts';
import { type WordsOfWork, choiceText } from '../../text/invoice-choice.ts';
import { invoicesText } from '../../text/invoices.ts';
import { legalGaps } from '../../../../shared/domain/invoice/legal-gaps.ts';
import { undrawnIn, writtenIn } from '../../../../shared/domain/invoice/undrawn-signs.ts';
import { FirstNumberNotice, firstNumberInQuestion } from '../invoices/first-number.tsx';
import { InvoiceChoosing } from '../invoices/invoice-choosing.tsx';
import { InvoiceFrame } from '../invoices/invoice-frame.tsx';
import { isRefused } from '../invoices/invoice-preview.tsx';
import { RemarksOf } from '../invoices/invoice-remarks.tsx';
import { LegalGaps } from '../invoices/legal-gaps.tsx';
import { UndrawnSigns } from '../invoices/undrawn-signs.tsx';
import { useOnce } from '../invoices/use-once.ts';
import { type AgreementSelection, type ChosenWork, useAgreedPreview } from './use-agreed-preview.ts';

export type ChooseProps = {
  agreement: AgreementView;
  work: ChosenWork;
  onChoose: (chosen: AgreementSelection) => void;
};

type Props = {
  agreement: AgreementView;
  title: string;
  choose: React.ComponentType<ChooseProps>;
  /** How the work is spoken of; none where its lines are neither chosen nor edited. */
  words?: WordsOfWork;
};
type Preview = ResultOf<typeof previewAgreedInvoice>;

export function AgreedReview({ agreement, title, choose: Choose, words }: Props) {
  const { projectId } = agreement;
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const [chosen, setChosen] = useState<AgreementSelection>({ missing: '' });
  const { run: create, busy } = useCreate(agreement);
  const review = useAgreedPreview(agreement, chosen, { enabled: !busy });
  const { preview, previewed, body, choice, setChoice } = review;

  const gaps = previewed ? legalGaps(previewed.invoiceDto) : [];
  const undrawn = previewed ? undrawnIn(previewed.invoiceDto) : [];
  const isIssuable = gaps.length === 0 && undrawn.length === 0;

  async function submit() {
    const isReady = body && previewed && isIssuable;
    const invoiceId = isReady && (await create({ choice: body, preview: previewed }));
    if (typeof invoiceId === 'number') panelStack.replace(key, panels.invoice(invoiceId));
  }

  return (
    <Panel
      title={title}
      isText
      onSaveAndClose={() => void submit()}
      footer={
        <>
          <LegalGaps gaps={gaps} />
          <UndrawnSigns signs={undrawn} />
          <Button variant="default" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
          {previewed && (
            <Button loading={busy} disabled={!isIssuable} onClick={() => void submit()}>
              {invoicesText.create}
            </Button>
          )}
        </>
      }
    >
      <FirstNumberNotice />
      <Choose agreement={agreement} work={review.work} onChoose={setChosen} />
      {words ? (
        <InvoiceChoosing
          {...{ choice, words }}
          workOrders={review.workOrders}
          hasWork={review.hasWork}
          items={preview.data?.invoiceDto.items}
          onChange={setChoice}
          onOpened={review.onChoosing}
        />
      ) : (
        <Textarea
          label={choiceText.note}
          autosize
          minRows={1}
          maxLength={1000}
          mb="sm"
          value={choice.note}
          onChange={(event) => setChoice({ ...choice, note: event.currentTarget.value })}
        />
      )}
      {'missing' in chosen ? (
        <Text size="sm" c="dimmed" my="md">
          {chosen.missing}
        </Text>
      ) : review.isNothing ? null : isRefused(preview.error) ? (
        <Refusal error={preview.error} />
      ) : (
        <QueryView query={preview}>
          {({ invoiceDto, remarks, customerId }) => (
            <>
              <RemarksOf
                remarks={remarks}
                customerId={customerId}
                projectId={projectId}
                written={writtenIn(invoiceDto)}
                hasLegalGaps
              />
              <InvoiceFrame document={invoiceDto} preview title={invoicesText.previewOf(agreement.projectCode)} />
            </>
          )}
        </QueryView>
      )}
    </Panel>
  );
}

/** Leads to the invoice that a colleague has made meanwhile. */
function Refusal({ error: { message, facts } }: { error: ApiError }) {
  const panelStack = usePanels();
  const { invoiceId } = facts;
  const action = invoiceId !== undefined && {
    label: invoicesText.showInvoice,
    onSelect: () => void panelStack.open(panels.invoice(invoiceId)),
  };
  return <Notice title={invoicesText.notPreviewed} hint={message} {...(action && { action })} />;
}

function useCreate(agreement: AgreementView) {
  const { projectId, projectCode, customerName } = agreement;
  const navigate = useNavigate();
  const { save } = useSave(createAgreedInvoice, {
    success: ({ invoiceCode, invoiceId }) => made(invoicesText.created(invoiceCode), panels.invoice(invoiceId)),
    failure: invoicesText.notCreated,
  });
  return useOnce(async ({ choice, preview }: { choice: AgreementChoiceInput; preview: Preview }) => {
    const { sumTotal } = preview.invoiceDto;
    const message = text.createMessage(projectCode, customerName, formatMoney(sumTotal));
    const percent = percentOfCeiling(agreement, sumTotal);
    const firstNumber = await firstNumberInQuestion((to) => void navigate(to));
    const isSure = await confirm({
      title: invoicesText.createQuestion,
      message: (
        <>
          {percent === undefined ? message : `${message} ${text.nearCeiling(percent)}`}
          {firstNumber}
        </>
      ),
      verb: invoicesText.create,
    });
    if (!isSure) return undefined;
    try {
      return (await save({ params: { projectId }, body: { choice, basis: preview.basis } })).invoiceId;
    } catch (error) {
      // The preview is out of date.
      void invalidateKinds(createAgreedInvoice.changes);
      throw error;
    }
  });
}

/** Undefined below 80 per cent. */
function percentOfCeiling({ priceForm, agreed, invoiced }: AgreementView, sumTotal: number): number | undefined {
  const percent = agreed > 0 ? Math.round((100 * (invoiced + sumTotal)) / agreed) : 0;
  return priceForm === 'Ceiling' && percent >= nearBudget ? percent : undefined;
}
