import { renderInvoicePdf } from '../../invoices/follow-ups/render-invoice-pdf.ts';
import { readSpreadsheet } from '../../spreadsheets/read-spreadsheet.ts';
import { type SheetColumn, sheetOf, writeSpreadsheet } from '../../spreadsheets/write-spreadsheet.ts';
import { sampleInvoice } from './sample-invoice.ts';

export async function makePdf(now: Date): Promise<number> {
  const pdf = Buffer.from(await renderInvoicePdf(sampleInvoice(now), { preview: false }));
  const isWhole = pdf.subarray(0, 5).toString() === '%PDF-' && pdf.subarray(-8).toString().includes('%%EOF');
  if (!isWhole) throw new Error(`The result is not a PDF: ${pdf.length} bytes.`);
  return pdf.length;
}

type Row = { name: string; sum: number };

const columns: SheetColumn<Row>[] = [
  { heading: 'Namn', value: ({ name }) => name },
  { heading: 'Belopp', value: ({ sum }) => sum, format: 'money', isSummed: true },
];
const rows: Row[] = [
  { name: 'Åäö ≥ 52 dB', sum: 9_377.48 },
  { name: '=1+1', sum: 0.02 },
];
const written = [
  ['Namn', 'Belopp'],
  ['Åäö ≥ 52 dB', '9377.48'],
  ['=1+1', '0.02'],
  ['Summa', '9377.5'],
];

export async function makeExcel(): Promise<number> {
  const file = await writeSpreadsheet([sheetOf('Självtest', columns, rows)]);
  const [sheet] = await readSpreadsheet(file, { maxRows: 10, maxColumns: 10 });
  const read = sheet?.rows.map(({ cells }) => cells.map(({ text }) => text));
  if (JSON.stringify(read) !== JSON.stringify(written))
    throw new Error(`The Excel file reads back as ${JSON.stringify(read)}.`);
  return file.length;
}
