import { createBrowserRouter, redirect, type RouteObject, Outlet } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { requireRight, requireSession } from './guard.ts';
import { type PublicScreen, type PublicScreenName, publicScreens, screenList } from '../navigation/screens.ts';
import { paths } from '../navigation/paths.ts';
import { loadPart } from '../components/parts.ts';
import { loadShell } from './fetch-home.ts';
import { type TitleHandle, DocumentTitle } from './pages/document-title.tsx';
import { type LoadedScreen, loadScreen } from './pages/load-screen.ts';
import classes from './guest-layout.module.css';

const publicPages: Record<PublicScreenName, () => Promise<LoadedScreen>> = {
  login: async () => ({ Component: (await import('./login-route.tsx')).LoginRoute }),
  loginAnswer: async () => ({ Component: (await import('./login-answer-route.tsx')).LoginAnswerRoute }),
  forgotPassword: async () => ({
    Component: (await import('../features/login/forgot-password-page.tsx')).ForgotPasswordPage,
  }),
  resetPassword: async () => ({
    Component: (await import('../features/login/reset-password-page.tsx')).ResetPasswordPage,
  }),
  notFound: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
  fortnoxActivation: async () => ({
    Component: (await import('../features/fortnox/activation-page.tsx')).ActivationPage,
  }),
};

const guestPages = ['login', 'loginAnswer', 'forgotPassword', 'resetPassword', 'notFound'] as const;

const ofAll = { ErrorBoundary: ErrorPage, HydrateFallback: Nothing } satisfies RouteObject;

export const router = createBrowserRouter([
  { ...ofAll, Component: GuestLayout, children: guestPages.map(publicRoute) },
  { ...ofAll, Component: EmptyLayout, children: [publicRoute('fortnoxActivation')] },
  {
    ...ofAll,
    lazy: lazily(loadShell),
    middleware: [requireSession],
    children: screenList.map((screen) => ({
      ...pageRoute(screen, () => loadScreen(screen.name)),
      middleware: [requireRight(screen)],
    })),
  },
  { ...ofAll, path: '*', loader: () => redirect(paths.notFound), Component: Nothing },
]);

function publicRoute(name: PublicScreenName): RouteObject {
  return pageRoute(publicScreens[name], publicPages[name]);
}

function pageRoute({ path, title }: PublicScreen, load: () => Promise<LoadedScreen>): RouteObject {
  return { path, handle: { title } satisfies TitleHandle, lazy: lazily(load), ErrorBoundary: ErrorPage };
}

/** What a page reads first is prefetched when its file has loaded; not again when a filter or a panel changes. */
function lazily(load: () => Promise<LoadedScreen>) {
  return async () => {
    const { Component, prefetch } = await loadPart(load);
    if (!prefetch) return { Component };
    const loader: RouteObject['loader'] = ({ request }) => {
      prefetch(new URL(request.url).searchParams);
      return null;
    };
    return { Component, loader, shouldRevalidate: () => false };
  };
}

function Nothing() {
  return null;
}

function EmptyLayout() {
  return (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  );
}

function GuestLayout() {
  return (
    <main className={classes['page']}>
      <DocumentTitle />
      <div className={classes['card']}>
        <img src="/favicon.svg" alt="" width="40" height="40" />
        <Outlet />
      </div>
    </main>
  );
}
