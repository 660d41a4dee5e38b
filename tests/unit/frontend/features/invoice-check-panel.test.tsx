// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { invalidateKinds } from '../../../../frontend/src/api/query-client.ts';
import { renderPage, serve } from '../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../support/saving/open-and-save.tsx';

const nearCeiling = { kind: 'near-ceiling', ceiling: 100_000, total: 90_000, percent: 90 };
const checked = (projectId: number, remarks: object[] = []) => ({
  projectId,
  projectCode: `26-000${projectId}`,
  customerId: 3,
  customerName: 'Kund AB',
  sumTotal: 1_000,
  workOrders: 1,
  registered: 1,
  basis: `basis-${projectId}`,
  group: '',
  stop: '',
  byAgreement: false,
  missing: [],
  remarks,
});

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);

it('a project that was unticked stays so when a colleague’s work brings it near its ceiling', async () => {
  await beginAnew();
  let projects = [checked(1), checked(2), checked(3, [nearCeiling])];
  serve(({ path }) => ({ body: { result: path.includes('first-number') ? { firstNumber: null } : { projects } } }));
  await renderPage(panel, at('invoice-check:new,projects=1.2.3'));
  await screen.findByRole('checkbox', { name: 'Fakturera 26-0001' });
  expect(boxes()).toEqual([true, true, false]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fakturera 26-0001' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fakturera 26-0003' }));
  expect(boxes()).toEqual([false, true, true]);
  projects = [checked(1, [nearCeiling]), { ...checked(2), customerName: 'Annan AB' }, checked(3)];
  await invalidateKinds('any');
  await screen.findByText('Annan AB');
  expect(boxes()).toEqual([false, true, true]);
});
