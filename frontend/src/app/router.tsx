import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import { EmptyLayout } from './empty-layout.tsx';
import { ErrorPage } from './error-page.tsx';
import { requireRight, requireSession } from './guard.ts';
import { GuestLayout } from './guest-layout.tsx';
import { paths } from '../navigation/paths.ts';
import { loadPart } from '../components/parts.ts';
import { loadShell } from './fetch-home.ts';
import type { TitleHandle } from './pages/document-title.tsx';
import { type Loaded, screens, type Screen } from './pages/screens.ts';
import { titles } from '../text/titles.ts';

type Page = Pick<Screen, 'path' | 'title' | 'load'>;

const guestPages: readonly Page[] = [
  {
    path: paths.login,
    title: titles.login,
    load: async () => ({ Component: (await import('./login-route.tsx')).LoginRoute }),
  },
  {
    path: paths.loginAnswer,
    title: titles.login,
    load: async () => ({ Component: (await import('./login-answer-route.tsx')).LoginAnswerRoute }),
  },
  {
    path: paths.forgotPassword,
    title: titles.forgotPin,
    load: async () => ({ Component: (await import('../features/login/forgot-password-page.tsx')).ForgotPasswordPage }),
  },
  {
    path: paths.resetPassword(':token'),
    title: titles.newPin,
    load: async () => ({ Component: (await import('../features/login/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: paths.notFound,
    title: titles.notFound,
    load: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
  },
];

const fortnoxActivation: Page = {
  path: paths.fortnoxActivation,
  title: titles.fortnoxActivation,
  load: async () => ({ Component: (await import('../features/fortnox/activation-page.tsx')).ActivationPage }),
};

const ofAll = { ErrorBoundary: ErrorPage, HydrateFallback: Nothing } satisfies RouteObject;

export const router = createBrowserRouter([
  { ...ofAll, Component: GuestLayout, children: guestPages.map(pageRoute) },
  { ...ofAll, Component: EmptyLayout, children: [pageRoute(fortnoxActivation)] },
  {
    ...ofAll,
    lazy: lazily(loadShell),
    middleware: [requireSession],
    children: screens.map((screen) => ({ ...pageRoute(screen), middleware: [requireRight(screen)] })),
  },
  { ...ofAll, path: '*', loader: () => redirect(paths.notFound), Component: Nothing },
]);

function pageRoute({ path, title, load }: Page): RouteObject {
  return { path, handle: { title } satisfies TitleHandle, lazy: lazily(load), ErrorBoundary: ErrorPage };
}

/** What a page reads first is begun when it has loaded; not again when a filter or a panel changes. */
function lazily(load: () => Promise<Loaded>) {
  return async () => {
    const { Component, begin } = await loadPart(load);
    if (!begin) return { Component };
    const loader: RouteObject['loader'] = ({ request }) => {
      begin(new URL(request.url).searchParams);
      return null;
    };
    return { Component, loader, shouldRevalidate: () => false };
  };
}

function Nothing() {
  return null;
}
