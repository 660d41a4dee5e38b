import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { uploadFiles } from '../../../../shared/contract/calls/files.ts';
import type { QueryInput } from '../../../../shared/contract/call-types.ts';
import {
  exportQuotation,
  exportQuotationPdf,
  type listWorkOrders,
} from '../../../../shared/contract/calls/work-orders.ts';
import { addDays, dayOf, isDay } from '../../../../shared/lib/days.ts';
import { quotationFile, quotationText } from '../../../../shared/text/quotation.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { useDownload } from '../../api/use-download.ts';
import { showContent } from '../../components/dialogs/dialogs.ts';
import { DayInput } from '../../components/form/date-field.tsx';
import { loadPart } from '../../components/parts.ts';
import { toast } from '../../state/toast.ts';
import { common } from '../../text/common.ts';
import { listsText } from '../../text/lists.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import classes from './day-prompt.module.css';

/** The work orders of the project that a list shows. */
type WorkOrderSelection = { projectCode: string; filter: QueryInput<typeof listWorkOrders> };

const usualDays = 30;
const maxTerms = 2000;

/** Asks until when a quotation is valid and for its terms, and makes it as a spreadsheet or a PDF. */
export const askForQuotation = (listed: WorkOrderSelection): Promise<string | undefined> =>
  showContent({
    title: text.quotation.title(listed.projectCode),
    content: (close) => <QuotationForm listed={listed} onDone={close} />,
  });

function QuotationForm({ listed, onDone }: { listed: WorkOrderSelection; onDone: () => void }) {
  const [today] = useState(() => dayOf(new Date()));
  const [validUntil, setValidUntil] = useState<string>(addDays(today, usualDays));
  const [terms, setTerms] = useState('');
  const [error, setError] = useState<string>();
  const [isMaking, setIsMaking] = useState(false);
  const sheet = useDownload(exportQuotation, text.notExported);

  function body() {
    if (validUntil === '' || isDay(validUntil)) return { ...listed, validUntil: validUntil || null, terms };
    setError(listsText.notADay);
    return undefined;
  }

  async function downloadSheet() {
    const request = body();
    if (!request || !(await sheet.download({ body: request }, text.exportName.quotation(listed.projectCode)))) return;
    toast.success(text.exported);
    onDone();
  }

  async function makePdf() {
    const request = body();
    if (!request || isMaking) return;
    setIsMaking(true);
    try {
      const bytes = (await call(exportQuotationPdf, { body: request })) as Blob;
      const { upload } = await loadPart(() => import('../files/uploads/upload.ts'));
      const path = quotationFile(listed.projectCode, today);
      const blob = new File([bytes], path, { type: bytes.type });
      upload(listed.projectCode, text.quotation.folder, [{ path, blob }], uploadFiles);
      onDone();
    } catch (failure) {
      reportError(failure, text.quotation.notMade);
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <form className={classes['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      <DayInput
        label={quotationText.validUntil}
        value={validUntil}
        error={error}
        inputProps={{ 'data-autofocus': true }}
        onChange={(typed) => {
          setValidUntil(typed ?? '');
          setError(undefined);
        }}
      />
      <Textarea
        label={quotationText.terms}
        description={text.quotation.termsHint}
        autosize
        minRows={2}
        maxLength={maxTerms}
        mt="sm"
        value={terms}
        onChange={(event) => setTerms(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onDone()}>
          {common.cancel}
        </Button>
        <Button variant="default" loading={sheet.downloading} onClick={() => void downloadSheet()}>
          {text.quotation.sheet}
        </Button>
        <Button loading={isMaking} onClick={() => void makePdf()}>
          {text.quotation.pdf}
        </Button>
      </Group>
    </form>
  );
}
