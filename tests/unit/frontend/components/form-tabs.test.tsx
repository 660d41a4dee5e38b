// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../support/dom.tsx';
import { focusFirstError } from '../../../../frontend/src/components/form/focus-first-error.ts';
import { FormTabs } from '../../../../frontend/src/components/form/form-tabs.tsx';

const field = (name: string, isWrong: boolean) => <input aria-label={name} aria-invalid={isWrong} />;

const form = (wrong: readonly string[]) => (
  <MantineProvider>
    <FormTabs
      tabs={[
        { key: 'first', label: 'Översikt', content: field('Namn', wrong.includes('Namn')) },
        { key: 'second', label: 'Projekt', content: field('Kod', wrong.includes('Kod')) },
      ]}
    />
  </MantineProvider>
);

const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

async function expectFocus(tab: string, name: string): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)));
  await waitFor(() => expect(screen.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true'));
}

it('the tab of a wrong field opens at each save that it stops', async () => {
  const { rerender } = render(form([]));
  for (let saves = 0; saves < 2; saves += 1) {
    open('Projekt');
    rerender(form(['Namn']));
    focusFirstError();
    await expectFocus('Översikt', 'Namn');
  }
});

it('a wrong field on the open tab comes before one on another', async () => {
  const { rerender } = render(form([]));
  open('Projekt');
  rerender(form(['Namn', 'Kod']));
  focusFirstError();
  await expectFocus('Projekt', 'Kod');
});
