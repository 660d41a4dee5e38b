// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { focusFirstError } from '../../../../frontend/src/components/form/focus-first-error.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('a wrong field gets the focus, also when its error is shown later', () => {
  vi.useFakeTimers();
  const field = document.createElement('input');
  document.body.append(field);
  focusFirstError();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(document.body);
  field.setAttribute('aria-invalid', 'true');
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(field);
});

it('the first error of a form is looked for half a second at most, so that focus is not taken from somebody who types', () => {
  vi.useFakeTimers();
  const field = document.createElement('input');
  document.body.append(field);
  focusFirstError();
  vi.advanceTimersByTime(1_000);
  field.setAttribute('aria-invalid', 'true');
  vi.advanceTimersByTime(1_000);
  expect(document.activeElement).toBe(document.body);
});
