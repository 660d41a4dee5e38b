// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { invalidateKinds } from '../../../../../frontend/src/api/query-client.ts';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { beginAnew } from '../../../../support/saving/open-and-save.tsx';

const { ProjectWorkOrdersPage } =
  await import('../../../../../frontend/src/features/work-orders/project-work-orders-page.tsx');

it('the work orders of a project stay when the project is read again and the server fails', async () => {
  await beginAnew();
  let isFailing = false;
  let totalItems = 2;
  const log = serve(({ path }) => {
    if (path.startsWith('/v1/projects/code/')) {
      if (isFailing) return { status: 500, body: { message: 'Något gick fel.' } };
      return { body: { result: { projectId: 7, projectCode: '26-0007' } } };
    }
    const meta = { totalItems, totalPages: 1, currentPage: 1 };
    return { body: { result: path.startsWith('/v1/work-orders') ? { items: [], meta } : { columns: {} } } };
  });
  const reads = () => log.filter(({ path }) => path.startsWith('/v1/projects/code/')).length;
  await renderPage(<ProjectWorkOrdersPage />, '/projects/26-0007/work-orders', {
    path: '/projects/:projectCode/work-orders',
  });
  await screen.findByRole('button', { name: 'Leverans' });
  await expect.poll(reads).toBe(1);
  isFailing = true;
  await invalidateKinds('any');
  await expect.poll(reads).toBe(3);
  totalItems = 5;
  await invalidateKinds('any');
  await screen.findByText('5 träffar');
  screen.getByRole('button', { name: 'Leverans' });
});
