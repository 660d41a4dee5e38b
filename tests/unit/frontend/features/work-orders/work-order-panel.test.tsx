// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSessionOf, renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';

const { openDialogs } = await import('../../../../../frontend/src/components/dialogs/dialogs.ts');
const { pastToasts } = await import('../../../../../frontend/src/state/toast.ts');
const { PanelHost } = await import('../../../../../frontend/src/components/panel/panel-host.tsx');
const { WorkOrderPanel } = await import('../../../../../frontend/src/features/work-orders/work-order-panel.tsx');

const common = {
  projectId: 7,
  projectCode: '26-0007',
  customerName: 'Kund AB',
  objectName: 'Hus A',
  verificationDate: '2026-11-20',
  invoiceNote: '',
  internalNote: '',
  workOrderOwnerUserId: null,
  workOrderHelperUserId: null,
  workOrderHelperRequired: false,
  invoiceable: true,
};
const item = {
  workOrderItemId: 1,
  productId: 1,
  productName: 'Akustiker',
  productType: 'Rate',
  hoursEstimated: 8,
  workedHours: 8,
  invoiceableHours: 7.5,
  quantity: 0,
  purchasePrice: null,
  markUpPercent: 0,
  receipt: '',
  unitPrice: 1250,
};
const saved = {
  ...common,
  workOrderId: 12,
  customerId: 3,
  status: 'Planned',
  statusDate: '2026-11-20T10:00:00.000Z',
  workOrderOwnerInitials: '',
  workOrderHelperInitials: '',
  sharable: true,
  hoursEstimated: 8,
  hoursWorked: 8,
  invoiceableHours: 7.5,
  value: 9375,
  createdByUserId: 1,
  invoiceId: null,
  items: [item],
  version: 3,
};
const price = (productId: number, productName: string, unitPrice: number | null) => ({
  productId,
  productName,
  productType: productId < 5 ? 'Rate' : 'Rent',
  unitPrice,
  source: unitPrice === null ? null : 'Default',
  sourceYear: unitPrice === null ? null : 2026,
});
const prices = [price(1, 'Akustiker', 1250), price(2, 'Mätning natt', null), price(5, 'Ljudnivåmätare', 400)];

type Replies = { workOrder?: object; prices?: object };
let log: SentRequest[];
let replies: Replies;

function answer({ method, path, body }: SentRequest) {
  if (path.startsWith('/v1/price-lists/')) return replies.prices ?? { body: { result: prices } };
  if (path.startsWith('/v1/users')) return { body: { result: [] } };
  if (path.includes('get-empty-work-order')) {
    return { body: { result: { ...common, status: 'Planned', items: [] } } };
  }
  if (method === 'GET') return { body: { result: { ...saved, ...replies.workOrder } } };
  const { items = [], version = 3 } = body as { items?: { workOrderItemId?: number }[]; version?: number };
  const named = items.map((one, index) => ({ ...item, ...one, workOrderItemId: one.workOrderItemId ?? 20 + index }));
  return { body: { result: { ...saved, items: named, version: version + 1 } } };
}

async function open(panel: string) {
  await keepSessionOf('Staff');
  const registry = { 'work-order': WorkOrderPanel };
  return renderPage(<PanelHost registry={registry} />, `/?panel=${encodeURIComponent(panel)}`);
}
const field = (name: string) => screen.findByRole('textbox', { name });
const valueOf = async (name: string) => ((await field(name)) as HTMLInputElement).value;

/** The toast may be gone on a busy machine, but stays in the list of messages. */
function undoRemoval() {
  const removed = pastToasts.get().find(({ message }) => message === 'Raden är borttagen')!;
  removed.action!.onSelect();
}

describe('the work order panel', () => {
  beforeEach(() => {
    openDialogs.set([]);
    pastToasts.set([]);
    replies = {};
    log = serve(answer);
  });

  it('makes a new work order of the project, with the status that the caller passes', async () => {
    await open('work-order:new,projectId=7,status=Registered');
    expect(await screen.findByRole('dialog', { name: '26-0007: Skapa ny insats' })).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Status' })).value).toBe('Registrerad');
  });

  it('treats the caller’s status as an unsaved change of a saved work order, and asks before discarding it', async () => {
    await open('work-order:12,status=Registered');
    await screen.findByRole('combobox', { name: 'Status' });
    const status = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Status' }).value;
    await waitFor(() => expect(status()).toBe('Registrerad'));
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(await screen.findByText('Kasta ändringarna?')).toBeTruthy();
  });

  it('refuses a second empty line and puts the focus in the first', async () => {
    await open('work-order:new,projectId=7');
    const add = await screen.findByRole('button', { name: 'Lägg till hyra' });
    await userEvent.click(add);
    await userEvent.click(add);
    expect(await screen.findByText('Du har redan en tom rad')).toBeTruthy();
    const product = screen.getByRole('combobox', { name: 'Produkt, rad 1' });
    await waitFor(() => expect(document.activeElement).toBe(product));
    expect(screen.queryByRole('combobox', { name: 'Produkt, rad 2' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Lägg till taxa' }));
    expect(await screen.findAllByRole('combobox', { name: 'Produkt, rad 1' })).toHaveLength(2);
  });

  it('proposes the worked hours as invoiceable while nobody has entered any', async () => {
    replies.workOrder = { items: [{ ...item, workedHours: null, invoiceableHours: null }] };
    await open('work-order:12');
    await userEvent.type(await field('Arbetad tid, rad 1'), '12,5');
    expect(await valueOf('Fakt. tid, rad 1')).toBe('12,5');
    await userEvent.clear(await field('Fakt. tid, rad 1'));
    await userEvent.type(await field('Fakt. tid, rad 1'), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Öka Arbetad tid, rad 1' }));
    expect(await valueOf('Arbetad tid, rad 1')).toBe('13');
    expect(await valueOf('Fakt. tid, rad 1')).toBe('10');
    expect(screen.getByText(/^12 500/, { selector: 'dd' })).toBeTruthy();
  });

  it('shows empty hours as empty, and an entered zero as a zero', async () => {
    const lines = [
      { ...item, workedHours: null, invoiceableHours: null },
      { ...item, workOrderItemId: 2, workedHours: 0, invoiceableHours: 0 },
    ];
    replies.workOrder = { items: lines };
    await open('work-order:12');
    const shown = async (name: string) => {
      const { value, placeholder } = (await field(name)) as HTMLInputElement;
      return value || placeholder;
    };
    expect(await Promise.all(['Arbetad tid, rad 1', 'Fakt. tid, rad 1'].map(shown))).toEqual(['–', '–']);
    expect(await Promise.all(['Arbetad tid, rad 2', 'Fakt. tid, rad 2'].map(shown))).toEqual(['0', '0']);
  });

  it('keeps the prices of its lines when the price lists cannot be read, and says that they cannot', async () => {
    replies.prices = { status: 403, body: { message: 'Du saknar behörighet.' } };
    await open('work-order:12');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Kunde inte hämta priser')).toBeTruthy();
    expect(screen.getAllByText(/^1 250/).length).toBeGreaterThan(0);
  });

  it('sends its lines with their ids, and leaves out a blank one', async () => {
    await open('work-order:12');
    await userEvent.click(await screen.findByRole('button', { name: 'Lägg till taxa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(log.some(({ method }) => method === 'PUT')).toBe(true));
    const { body } = log.find(({ method }) => method === 'PUT')!;
    expect(body).toMatchObject({ version: 3, workOrderOwnerUserId: null });
    expect((body as { items: unknown[] }).items).toEqual([
      {
        workOrderItemId: 1,
        productId: 1,
        hoursEstimated: 8,
        workedHours: 8,
        invoiceableHours: 7.5,
        quantity: 0,
        purchasePrice: null,
        receipt: '',
      },
    ]);
  });

  it('gives a removed line back as a new one when it has been saved without it', async () => {
    await open('work-order:12');
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort rad 1' }));
    const puts = () =>
      log.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { items: unknown[] }).items);
    const add = screen.getByRole('button', { name: 'Lägg till taxa' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(puts()).toEqual([[]]));
    act(undoRemoval);
    await screen.findByRole('button', { name: 'Ta bort rad 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]).toMatchObject([{ productId: 1, workedHours: 8, invoiceableHours: 7.5 }]);
    expect(puts()[1]![0]).not.toHaveProperty('workOrderItemId');
  });

  it('gives a removed line back as it is until it has been saved without it', async () => {
    await open('work-order:12');
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort rad 1' }));
    act(undoRemoval);
    await screen.findByRole('button', { name: 'Ta bort rad 1' });
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() => expect(log.some(({ method }) => method === 'PUT')).toBe(true));
    expect(log.find(({ method }) => method === 'PUT')!.body).toMatchObject({ items: [{ workOrderItemId: 1 }] });
  });

  describe('that registers', () => {
    const sentItems = () =>
      (log.find(({ method }) => method === 'PUT')?.body as { items: unknown[] } | undefined)?.items;
    const hours = (workedHours: number | null, invoiceableHours: number | null) => ({
      ...item,
      workedHours,
      invoiceableHours,
    });

    async function save(items: object[]) {
      replies.workOrder = { items };
      await open('work-order:12,status=Registered');
      await screen.findByRole('combobox', { name: 'Status' });
      await userEvent.dblClick(screen.getByRole('button', { name: 'Spara' }));
    }

    it('takes worked hours over where invoiceable ones are empty, and leaves a zero', async () => {
      await save([hours(40, null), { ...hours(6, 0), workOrderItemId: 2 }]);
      await waitFor(() => expect(sentItems()).toMatchObject([{ invoiceableHours: 40 }, { invoiceableHours: 0 }]));
    });

    it.each([
      ['Använd estimerad tid', { workedHours: 8, invoiceableHours: 8 }],
      ['Låt vara noll', { workedHours: 0, invoiceableHours: 0 }],
    ])('asks once about lines without hours: %s', async (answer, sent) => {
      await save([hours(null, null)]);
      const question = await screen.findByRole('dialog', { name: '1 insats saknar arbetad tid' });
      expect(screen.getAllByText('1 insats saknar arbetad tid')).toHaveLength(1);
      await userEvent.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(sentItems()).toMatchObject([sent]));
      expect(screen.queryByText('1 insats saknar arbetad tid')).toBeNull();
    });

    it('saves nothing when the user cancels the question about hours', async () => {
      await save([hours(null, null)]);
      const question = await screen.findByRole('dialog', { name: '1 insats saknar arbetad tid' });
      await userEvent.click(within(question).getByRole('button', { name: 'Avbryt' }));
      await waitFor(() => expect(screen.queryByText('1 insats saknar arbetad tid')).toBeNull());
      expect(sentItems()).toBeUndefined();
    });
  });

  it('is only text once invoiced, and says why it cannot be saved', async () => {
    replies.workOrder = { status: 'Invoiced', invoiceId: 5 };
    await open('work-order:12');
    const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Spara' });
    const panel = screen.getByRole('dialog', { name: 'Ändra insats' });
    expect(save.disabled).toBe(true);
    expect(document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Insatsen är fakturerad och kan inte ändras.',
    );
    expect(within(panel).queryByRole('textbox')).toBeNull();
    expect(within(panel).queryByRole('combobox')).toBeNull();
    expect(within(panel).getByText('Fakturerad')).toBeTruthy();
  });
});
