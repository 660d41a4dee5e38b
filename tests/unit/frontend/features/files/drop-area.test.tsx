// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../support/dom.tsx';

const { DropArea } = await import('../../../../../frontend/src/features/files/drop-area.tsx');

it('a dropped file that cannot be read is reported, and nothing is uploaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const upload = vi.fn();
  await renderPage(
    <DropArea projectCode="26-0019" path="" isOff={false} id="area" onUpload={upload}>
      Filer
    </DropArea>,
  );
  const file = (_: unknown, refuse: (error: Error) => void) => refuse(new DOMException('gone', 'NotFoundError'));
  const entry = { isFile: true, fullPath: '/a.pdf', file };
  const dataTransfer = { items: [{ webkitGetAsEntry: () => entry }], files: [] };
  fireEvent.drop(screen.getByText('Filer'), { dataTransfer });
  expect((await screen.findByRole('note')).textContent).toContain('Kunde inte läsa det som släpptes');
  expect(upload).not.toHaveBeenCalled();
});
