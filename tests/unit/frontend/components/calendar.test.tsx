// @vitest-environment jsdom
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { DateField } = await import('../../../../frontend/src/components/form/date-field.tsx');
const { MonthBar } = await import('../../../../frontend/src/features/staff-time-logs/month-bar.tsx');

function Day() {
  const form = useForm({ mode: 'uncontrolled', initialValues: { day: '2026-05-31' } });
  return <DateField form={form} name="day" label="Datum" />;
}

it('a day is chosen among Swedish words, in a week that begins on Monday', async () => {
  await renderPage(<Day />);
  await userEvent.click(screen.getByRole('button', { name: 'Välj datum i kalender' }));
  expect(await screen.findByRole('button', { name: '31 maj 2026' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['må', 'ti', 'on', 'to', 'fr', 'lö', 'sö']),
  );
  await userEvent.click(screen.getByRole('button', { name: 'maj 2026' }));
  expect(await screen.findByRole('button', { name: 'okt' })).toBeDefined();
});

it('a month is chosen among Swedish words', async () => {
  await renderPage(<MonthBar month={{ year: 2026, month: 10 }} onChange={() => undefined} />);
  const field = screen.getByRole('button', { name: /oktober 2026/ });
  expect(field.textContent).toBe('oktober 2026');
  await userEvent.click(field);
  expect(await screen.findByRole('button', { name: 'maj' })).toBeDefined();
});
