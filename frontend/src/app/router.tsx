import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import type { TitleHandle } from './pages/document-title.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { ErrorPage } from './error-page.tsx';
import { requireRole, requireSession } from './guard.ts';
import { GuestLayout } from './guest-layout.tsx';
import { paths } from '../navigation/paths.ts';
import { loadPart } from '../components/parts.ts';
import { loadShell } from './fetch-home.ts';
import { screens, type Screen } from './pages/screens.ts';
import { titles } from '../text/titles.ts';

const guestPages: RouteObject[] = [
  {
    path: paths.login,
    handle: { title: titles.login } satisfies TitleHandle,
    lazy: async () => ({ Component: (await import('./login-route.tsx')).LoginRoute }),
  },
  {
    path: paths.forgotPassword,
    handle: { title: titles.forgotPin } satisfies TitleHandle,
    lazy: async () => ({ Component: (await import('../features/login/forgot-password-page.tsx')).ForgotPasswordPage }),
  },
  {
    path: paths.resetPassword(':token'),
    handle: { title: titles.newPin } satisfies TitleHandle,
    lazy: async () => ({ Component: (await import('../features/login/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: paths.notFound,
    handle: { title: titles.notFound } satisfies TitleHandle,
    lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
  },
];

export const router = createBrowserRouter([
  {
    Component: GuestLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Nothing,
    children: guestPages,
  },
  {
    lazy: () => loadPart(loadShell),
    ErrorBoundary: ErrorPage,
    HydrateFallback: Nothing,
    middleware: [requireSession],
    children: screens.map(screenRoute),
  },
  {
    Component: EmptyLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Nothing,
    children: [
      {
        path: paths.fortnoxActivation,
        handle: { title: titles.fortnoxActivation } satisfies TitleHandle,
        lazy: async () => ({ Component: (await import('../features/fortnox/activation-page.tsx')).ActivationPage }),
      },
    ],
  },
  { path: '*', loader: () => redirect(paths.notFound), Component: Nothing, HydrateFallback: Nothing },
]);

function Nothing() {
  return null;
}

function screenRoute({ path, role, title, load }: Screen): RouteObject {
  return {
    path,
    handle: { title } satisfies TitleHandle,
    middleware: [requireRole(role)],
    lazy: () => loadPart(load),
    ErrorBoundary: ErrorPage,
  };
}
