import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import type { Role } from '../../shared/codes/roles.ts';
import { tests } from '../../shared/lib/deadlines.ts';

/** A panel is a lazy chunk, which loads slowly on a busy machine. */
configure({ asyncUtilTimeout: tests.action });

/** Browser APIs that jsdom lacks. */
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}

afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  const { queryClient } = await import('../../frontend/src/api/query-client.ts');
  queryClient.clear();
});

export async function keepSessionOf(role: Role): Promise<void> {
  const { keepSession } = await import('../../frontend/src/api/session.ts');
  keepSession({ token: 't', userId: 1, initials: 'AB', firstName: 'A', lastName: 'B', role, expiresAt: '2099-01-01' });
}

type Surroundings = {
  /** The pattern of the page's address, when it reads parameters there. */
  path?: string;
  /** 'default' mounts what is in panels and dialogs after these, as a browser does. */
  env?: 'test' | 'default';
};

export async function renderPage(
  element: React.ReactNode,
  address = '/',
  { path = '*', env = 'test' }: Surroundings = {},
) {
  const { queryClient } = await import('../../frontend/src/api/query-client.ts');
  const { DialogLayer, ToastLayer } = await import('../../frontend/src/app/layers.tsx');
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([{ path, element }]);
  return render(
    <MantineProvider env={env}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <DialogLayer />
      <ToastLayer />
    </MantineProvider>,
  );
}

export type SentRequest = { method: string; path: string; headers: Headers; body: unknown };

/**
 * Mocks `fetch` with a server of the test's own. @param answer returns status, JSON body and headers @returns the
 * requests in order
 */
export function serve(
  answer: (sent: SentRequest) => { status?: number; body?: unknown; headers?: Record<string, string> },
): SentRequest[] {
  const log: SentRequest[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const sent: SentRequest = {
      method: init.method ?? 'GET',
      path: `${url.pathname}${url.search}`,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    log.push(sent);
    const { status = 200, body, headers = {} } = answer(sent);
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
  });
  return log;
}
