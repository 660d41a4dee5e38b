import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../../../infra/host/strict/random.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import {
  buildCombinedDocument,
  combinedKey,
  inOrderOfProjects,
  partOfProject,
} from '../../../../../shared/domain/invoice/combined-document.ts';
import { partCreditOf, restCreditOf } from '../../../../../shared/domain/invoice/credit-part.ts';
import { codesOf } from '../../../../../shared/domain/invoice/projects-of.ts';
import { renderInvoiceHtml } from '../../../../../shared/invoice-document/render-invoice-html.ts';
import type { InvoiceInput } from '../../../../../shared/domain/invoice/invoice-input.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from '../../../../../shared/schemas/invoice.ts';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import { eInvoiceXml } from '../../../../../shared/e-invoice/e-invoice.ts';
import { exactDebitSums, half } from '../../../../support/exact-credits.ts';
import { exactSums, inOre, written } from '../../../../support/exact-invoice.ts';
import { company, invoiceInput } from '../../../../support/invoice-input.ts';
import { randomInvoiceInput } from '../../../../support/random-invoice.ts';
import { byTier, seed } from '../../../../support/tier.ts';

const serial = { serialNumber: 4711 };

/** Several projects of one customer, each with work at random; work orders have ids of their own. */
function randomProjects(one: number): InvoiceInput[] {
  const random = makeRandom(one * 31);
  const count = 2 + Math.floor(random() * 4);
  return Array.from({ length: count }, (_, index) => {
    const input = randomInvoiceInput(one * 10 + index);
    const workOrders = input.workOrders.map((order) => ({ ...order, workOrderId: order.workOrderId + index * 1000 }));
    const project = { ...input.project, projectId: 7 + index, projectCode: `26-00${40 + index}` };
    return { ...input, workOrders, project };
  });
}

type Row = { Description: string; DeliveredQuantity: string; Price: number };
const inHundredths = (quantity: string) => BigInt(Math.round(Number(quantity) * 100));
const sum = (all: readonly bigint[]) => all.reduce((total, one) => total + one, 0n);

describe('a combined invoice', () => {
  it('has the lines of each project as on its own invoice, and sums, VAT and rounding of all of them', () => {
    const first = seed();
    for (let one = first; one < first + byTier(200, 1_000); one += 1) {
      const inputs = randomProjects(one);
      const document = buildCombinedDocument(inputs, serial);
      const nets = inputs.map((input) => exactSums(input).net);
      const apart = inputs.map(buildInvoiceDocument);
      const found = {
        parts: document.projects.map(({ sumTotal }) => inOre(sumTotal)),
        lines: inputs.map(({ project }) =>
          partOfProject(document, project.projectId).items.map((item) => item.subTotal),
        ),
        net: inOre(document.sumTotal),
        toPay: inOre(document.sumTotalIncVat),
        vat: inOre(document.vatTotalRounded),
        sortNums: document.items.map(({ sortNum }) => sortNum),
      };
      const exact = exactDebitSums(document.items);
      expect(found, `seed ${one}`).toEqual({
        parts: nets,
        lines: apart.map(({ items }) => items.map((item) => item.subTotal)),
        net: sum(nets),
        toPay: inOre(exact.sumTotalIncVat),
        vat: inOre(exact.vatTotalRounded),
        sortNums: document.items.map((_, index) => index + 1),
      });
      expect(invoiceDocumentSchema.parse(document)).toEqual(document);
    }
  });

  it('names the codes of all its projects where another names its own', () => {
    const inputs = randomProjects(3);
    const codes = inputs.map(({ project }) => project.projectCode);
    expect(codesOf(buildCombinedDocument(inputs, serial))).toBe(codes.join(', '));
    expect(codesOf(buildInvoiceDocument(inputs[0]!))).toBe(codes[0]);
  });

  it('prints each project with its code, object and sum above its lines', () => {
    const inputs = randomProjects(3);
    const document = buildCombinedDocument(inputs, serial);
    const html = renderInvoiceHtml(document, { preview: false });
    const headings = [...html.matchAll(/<tr class="project"><th[^>]*>(.*?)<\/th>\s*<td[^>]*>([^<]*)</gs)];
    const plain = (text = '') => text.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
    expect(headings.map(([, name, amount]) => [plain(name), plain(amount)])).toEqual(
      inputs.map((input, index) => {
        const { workFrom, workTo } = buildInvoiceDocument(input);
        const period = workFrom === workTo ? workFrom : `${workFrom} – ${workTo}`;
        const name = `26-00${40 + index} ${input.objectAddress?.name ?? ''}`.trim();
        return [`${name} Utfört ${period}`, written(exactSums(input).net)];
      }),
    );
  });

  it('has the message of all projects once, and those that differ with the code of each', () => {
    const { project } = invoiceInput();
    const first = invoiceInput({ project: { ...project, invoiceMessage: 'Tack för förtroendet.' } });
    const second = invoiceInput();
    const withMessage = (message: string) => ({
      ...second,
      project: { ...second.project, projectId: 99, projectCode: '26-0099', invoiceMessage: message },
    });
    const { invoiceMessage, projectCode } = first.project;
    expect(buildCombinedDocument([first, withMessage(invoiceMessage)]).invoiceMessage).toBe(invoiceMessage);
    const differing = [first, withMessage('Rapporten är <b>lämnad</b>.')];
    expect(buildCombinedDocument(differing).invoiceMessage).toBe(
      `${projectCode}: Tack för förtroendet.<br><br>26-0099: Rapporten är <b>lämnad</b>.`,
    );
    const lacking = [withMessage(''), first];
    expect(buildCombinedDocument(lacking).invoiceMessage).toBe(`${projectCode}: Tack för förtroendet.`);
  });

  it('has no object of its own, and is of at least one project', () => {
    expect(buildCombinedDocument(randomProjects(3), serial)).toMatchObject({ objectName: '', objectAddress: null });
    expect(() => buildCombinedDocument([])).toThrow('A combined invoice has no project.');
  });

  it('is refused while the VAT of a line is undecided', () => {
    const abroad = randomProjects(3).map((input) => ({
      ...input,
      customer: { ...input.customer, countryCode: 'DE' as const, vatNumber: '' },
      project: { ...input.project, isSwedishProperty: false },
    }));
    expect(() => buildCombinedDocument(abroad, serial)).toThrow(expect.objectContaining({ code: 'vat_undecided' }));
  });

  it('prints lines in the order of its projects, and those of none of them first', () => {
    const { projects } = buildCombinedDocument(randomProjects(3), serial);
    const [first, second] = projects.map(({ projectId }) => projectId);
    const items = [second!, first!, 0, second!, first!].map((projectId, place) => ({ projectId, place }));
    expect(inOrderOfProjects(projects, items).map(({ place }) => place)).toEqual([1, 2, 4, 0, 3]);
  });

  it('is whole for a project where it has no others', () => {
    const document = buildInvoiceDocument(invoiceInput());
    expect(partOfProject(document, 99)).toBe(document);
  });

  it('takes only projects whose head would be the same', () => {
    const input = invoiceInput();
    const key = combinedKey(input);
    const other = (project: Partial<InvoiceInput['project']>) =>
      combinedKey({ ...input, project: { ...input.project, ...project } });
    expect(other({ projectId: 99, projectCode: '26-0099' })).toBe(key);
    for (const change of [
      { paymentTermDays: 10 },
      { invoiceEmail: 'a@b.example' },
      { costCenter: 'X' },
      { orderNumber: 'Y' },
      { invoiceText: 'Z' },
      { isSwedishProperty: !input.project.isSwedishProperty },
    ]) {
      expect(other(change)).not.toBe(key);
    }
    const owner = { initials: 'ÖÖ', firstName: 'Östen', lastName: 'Öberg' };
    const mainContact = { firstName: 'Ada', lastName: 'Ek' };
    expect(combinedKey({ ...input, owner })).not.toBe(key);
    expect(combinedKey({ ...input, mainContact })).not.toBe(key);
    expect(combinedKey({ ...input, invoiceAddress: null })).not.toBe(key);
    expect(combinedKey({ ...input, objectAddress: null, workOrders: [] })).toBe(key);
  });
});

describe('the credits of a combined invoice', () => {
  it('come to it, project by project, to the öre', () => {
    const first = seed();
    const circumstances = { company, now: new Date('2026-12-01T10:00:00Z'), number: { serialNumber: 4712 } };
    for (let one = first; one < first + byTier(100, 1_000); one += 1) {
      const debit = buildCombinedDocument(randomProjects(one), serial);
      if (debit.sumTotal < 1) continue;
      const amount = Math.floor(debit.sumTotal * 33) / 100;
      const credits: InvoiceDocument[] = [];
      if (amount > 0) credits.push(partCreditOf(debit, [], { lines: [], amount, reason: 'Prisavdrag' }, circumstances));
      credits.push(restCreditOf(debit, credits, circumstances));
      const left = debit.projects.map(
        ({ projectId, sumTotal }) =>
          inOre(sumTotal) +
          sum(
            credits
              .flatMap(({ projects }) => projects.filter((its) => its.projectId === projectId))
              .map((its) => inOre(its.sumTotal)),
          ),
      );
      expect(left, `seed ${one}`).toEqual(debit.projects.map(() => 0n));
      expect(inOre(debit.sumTotalIncVat) + sum(credits.map((its) => inOre(its.sumTotalIncVat)))).toBe(0n);
    }
  });
});

describe('the e-invoice and the rows in Fortnox of a combined invoice', () => {
  it('name the project of each line, and come to the sum of each project', () => {
    const first = seed();
    const inXml = /<cbc:LineExtensionAmount[^>]*>([^<]*)<.*?<cbc:Name>Projekt<\/cbc:Name>\s*<cbc:Value>([^<]*)</gs;
    for (let one = first; one < first + byTier(40, 1_000); one += 1) {
      const document = buildCombinedDocument(randomProjects(one), serial);
      const xml = eInvoiceXml(document, { pdf: '', creditedOn: '' });
      const lines = [...xml.slice(xml.indexOf('<cac:InvoiceLine>')).matchAll(inXml)];
      const rows = invoiceFields(document, '1')['InvoiceRows'] as Row[];
      for (const { projectCode, sumTotal } of document.projects) {
        const stated = lines.filter(([, , code]) => code === projectCode).map(([, amount]) => inOre(Number(amount)));
        const sold = rows.filter(({ Description }) => Description.startsWith(`${projectCode}: `));
        const prices = sold.map((row) => half(inHundredths(row.DeliveredQuantity) * inOre(row.Price), 100n));
        expect([sum(stated), sum(prices)], `seed ${one}`).toEqual([inOre(sumTotal), inOre(sumTotal)]);
      }
      expect(lines).toHaveLength(document.items.length);
    }
  });
});
