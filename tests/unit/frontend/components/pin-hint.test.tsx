// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../support/dom.tsx';

const { PinHint } = await import('../../../../frontend/src/components/form/pin-hint.tsx');

const anna = { initials: 'AL', firstName: 'Anna', lastName: 'Lindqvist' };

it.each([
  ['tall', 'Minst 8 tecken, 4 till.'],
  ['password', 'PIN är en av de vanligaste. Välj en som är din egen.'],
  ['Lindqvist-7', 'PIN är ett namn eller ett ord som är lätt att gissa. Välj något annat.'],
  ['vargmoss', 'Håller, men en längre är säkrare.'],
  ['vargmossan', 'Bra PIN.'],
  ['en vargmoss i maj', 'Stark PIN.'],
])('the hint of a PIN says of %j while it is typed: %s', async (pin, hint) => {
  await renderPage(<PinHint pin={pin} owner={anna} />);
  expect(await screen.findByText(hint)).toBeTruthy();
});
