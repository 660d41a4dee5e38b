import { agreedOf, roomOre } from '../../shared/domain/agreement/agreed-lines.ts';
import { against } from '../../shared/domain/agreement/against.ts';
import { withinCeiling } from '../../shared/domain/agreement/ceiling.ts';
import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import type { AgreementChoice } from '../../shared/schemas/agreement.ts';
import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';
import { requireRoom } from './stores/invoice-lines.ts';
import {
  type InvoiceContents,
  type InvoiceContext,
  loadInvoicedProject,
  loadInvoiceContext,
  contentsOf,
} from './stores/invoice-contents.ts';
import { chosen } from './chosen.ts';
import { readNext, contentsOfNext } from './next-invoice.ts';

type AgreementInvoiceQuery = Omit<Parameters<typeof readNext>[1], 'choice'>;

/**
 * What the chosen invoice of a project's agreement is built from. The chosen part of a source stays the same when it is
 * read again and chosen again. @throws against_agreement, and what readNext and sourceOfNext throw
 */
export async function readAgreed(
  projectId: number,
  choice: AgreementChoice,
  { now, ...request }: AgreementInvoiceQuery & { now: Date },
): Promise<{ context: InvoiceContext; source: InvoiceContents; document: InvoiceDocument }> {
  const partOf = (source: InvoiceContents) => agreedPart(source, choice);
  if (takesWork(choice)) {
    const next = await readNext(projectId, { ...request, choice });
    const { context } = next;
    if (choice.as !== 'Work' && next.candidates.length === 0) return withoutWork(context, now, partOf);
    return { context, ...(await contentsOfNext(next, now, partOf)) };
  }
  await request.requireFree();
  return withoutWork(await loadInvoiceContext(await loadInvoicedProject(projectId)), now, partOf);
}

async function withoutWork(context: InvoiceContext, now: Date, partOf: (source: InvoiceContents) => InvoiceContents) {
  const source = partOf(await contentsOf(context, [], now));
  const document = buildInvoiceDocument(source.input);
  requireRoom(document);
  return { context, source, document };
}

type ChoiceOfWork = Exclude<AgreementChoice, { as: 'OnAccount' }>;

function takesWork(choice: AgreementChoice): choice is ChoiceOfWork {
  return choice.as === 'Work' || (choice.as === 'Instalments' && choice.settleWork);
}

/** Applied to its own result, it changes nothing. @throws against_agreement, and what `chosen` throws */
export function agreedPart(read: InvoiceContents, choice: AgreementChoice): InvoiceContents {
  const { terms } = read.agreement;
  const hasWork = takesWork(choice) && read.workOrders.length > 0;
  const source = hasWork ? chosen(read, choice) : read;
  const edits = { lines: choice.as === 'OnAccount' ? [] : choice.lines, note: choice.note };
  const input = { ...source.input, agreed: agreedOf(terms, choice), edits };
  if (choice.as === 'Instalments') return { ...source, input: { ...input, workOrders: input.workOrders.map(settled) } };
  const room = choice.as === 'Work' && choice.overCeiling === 'Left' ? roomOre(terms, choice) : null;
  if (room === null) return { ...source, input };
  const taken = withinCeiling(input.workOrders, room);
  if (taken.size === 0) {
    throw against('Ingen insats ryms under takpriset. Välj att inte debitera det som överstiger.');
  }
  return {
    ...source,
    workOrders: source.workOrders.filter(({ id }) => taken.has(id)),
    input: { ...input, workOrders: input.workOrders.filter(({ workOrderId }) => taken.has(workOrderId)) },
  };
}

/** No price is frozen for work that is not paid by the hour: its value stays that of the price lists. */
function settled(workOrder: InvoiceContents['input']['workOrders'][number]) {
  return { ...workOrder, items: workOrder.items.map((item) => ({ ...item, unitPriceOre: null })) };
}
