import { type Quotation, type QuotedLine, quotedOre, sumsByKind } from '../../shared/domain/quotation.ts';
import { toKronor } from '../../shared/lib/money.ts';
import { formatPostalCode } from '../../shared/lib/postal-code.ts';
import { unitLabels } from '../../shared/text/products.ts';
import { quotationText as text, quotedKinds } from '../../shared/text/quotation.ts';
import { type SheetColumn, sheetOf } from '../spreadsheets/write-spreadsheet.ts';

const columns: readonly SheetColumn<QuotedLine>[] = [
  { heading: text.description, value: ({ text: note }) => note, width: 44 },
  { heading: text.product, value: ({ product }) => product, width: 26 },
  { heading: text.kind, key: 'kind', value: ({ productType }) => productType && quotedKinds[productType] },
  {
    heading: text.quantity,
    key: 'quantity',
    value: ({ productType, quantity }) => (productType ? quantity : null),
    format: 'hours',
  },
  { heading: text.unit, value: ({ productType }) => productType && unitLabels[productType] },
  {
    heading: text.unitPrice,
    key: 'price',
    value: ({ unitPriceOre }) => (unitPriceOre === null ? null : toKronor(unitPriceOre)),
    format: 'money',
  },
  {
    heading: text.sum,
    key: 'sum',
    value: (line) => toKronor(quotedOre(line)),
    formula: (cell) => `ROUND(${cell('quantity')}*${cell('price')},2)`,
    format: 'money',
    isSummed: true,
  },
];

/** A sheet that can be sent: who offers what to whom, until when, and its sums by kind. */
export function quotationSheet(quotation: Quotation) {
  return {
    ...sheetOf(text.title, columns, quotation.lines),
    isPortrait: true,
    head: headOf(quotation),
    foot: {
      sums: sumsByKind(quotation.lines).map(({ productType, ore }) => ({
        label: quotedKinds[productType],
        sum: toKronor(ore),
      })),
      by: 'kind',
      of: 'sum',
      notes: [text.vat],
    },
  };
}

function headOf(quotation: Quotation): [label: string, value: string][] {
  const { company, receiver, projectCode, objectName } = quotation;
  const head: [string, string][] = [
    [text.title, ''],
    [text.from, company.companyName],
    [text.organisationNumber, company.organisationNumber],
    [text.customer, receiver.name],
    [
      text.address,
      joined(receiver.address1, receiver.address2, `${formatPostalCode(receiver.postalCode)} ${receiver.city}`.trim()),
    ],
    [text.theirReference, quotation.customerReferenceName],
    [text.ourReference, quotation.ourReferenceName],
    [text.project, joined(projectCode, objectName)],
    [text.day, quotation.day],
    [text.validUntil, quotation.validUntil ?? ''],
    [text.terms, quotation.terms],
  ];
  return head.filter(([label, value]) => value !== '' || label === text.title);
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
