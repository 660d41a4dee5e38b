import { EmptyLayout } from './empty-layout.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { refusal, type ScreenRight } from './guard.ts';
import { GuestLayout } from './guest-layout.tsx';
import { paths } from '../navigation/paths.ts';
import { useLocation } from '../navigation/location.tsx';
import { matchPath } from '../navigation/match-path.ts';
import { type Enter, shownPlace } from '../navigation/navigate.ts';
import { loadPart } from '../components/parts.ts';
import { loadShell } from './fetch-home.ts';
import { TitleContext } from './pages/document-title.tsx';
import { type Layout, type Loaded, screens, type Screen } from './pages/screens.ts';
import { titles } from '../text/titles.ts';

type Page = Pick<Screen, 'path' | 'title' | 'load'> & {
  right?: ScreenRight;
  loadLayout: () => Promise<Layout>;
};
type View = (Loaded & { Layout: Layout }) | { error: unknown };

const guestLayout = async () => GuestLayout;

const pages: readonly Page[] = [
  {
    path: paths.login,
    title: titles.login,
    load: async () => ({ Component: (await import('./login-route.tsx')).LoginRoute }),
    loadLayout: guestLayout,
  },
  {
    path: paths.loginAnswer,
    title: titles.login,
    load: async () => ({ Component: (await import('./login-answer-route.tsx')).LoginAnswerRoute }),
    loadLayout: guestLayout,
  },
  {
    path: paths.forgotPassword,
    title: titles.forgotPin,
    load: async () => ({ Component: (await import('../features/login/forgot-password-page.tsx')).ForgotPasswordPage }),
    loadLayout: guestLayout,
  },
  {
    path: paths.resetPassword(':token'),
    title: titles.newPin,
    load: async () => ({ Component: (await import('../features/login/reset-password-page.tsx')).ResetPasswordPage }),
    loadLayout: guestLayout,
  },
  {
    path: paths.notFound,
    title: titles.notFound,
    load: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
    loadLayout: guestLayout,
  },
  {
    path: paths.fortnoxActivation,
    title: titles.fortnoxActivation,
    load: async () => ({ Component: (await import('../features/fortnox/activation-page.tsx')).ActivationPage }),
    loadLayout: async () => EmptyLayout,
  },
  ...screens.map((screen) => ({ ...screen, right: screen, loadLayout: loadShell })),
];

const views = new Map<Page, View>();

/** Loads the page before it is shown, and begins what it reads; not again when a filter or a panel changes. */
export const enterPage: Enter = (next, step) => {
  const page = pageAt(next.pathname);
  if (!page) return paths.notFound;
  const refused = page.right && refusal(page.right, next, step);
  if (refused !== undefined) return refused;
  const now = shownPlace();
  return now && pageAt(now.pathname) === page ? undefined : load(page, new URLSearchParams(next.search));
};

async function load(page: Page, search: URLSearchParams): Promise<undefined> {
  try {
    const begun = loadPart(page.load).then((loaded) => {
      loaded.begin?.(search);
      return loaded;
    });
    const [loaded, Layout] = await Promise.all([begun, loadPart(page.loadLayout)]);
    views.set(page, { ...loaded, Layout });
  } catch (error) {
    views.set(page, { error });
  }
}

function pageAt(pathname: string): Page | undefined {
  return pages.find(({ path }) => matchPath(path, pathname));
}

/** The page at the shown place. */
export function CurrentPage() {
  const place = useLocation();
  const page = pageAt(place.pathname);
  const view = page && views.get(page);
  if (!view) return null;
  if ('error' in view) return <ErrorPage error={view.error} />;
  const { Layout, Component } = view;
  const { title } = page;
  return (
    <TitleContext value={typeof title === 'string' ? title : title(matchPath(page.path, place.pathname) ?? {})}>
      <ErrorBoundary place={place}>
        <Layout>
          <ErrorBoundary place={place}>
            <Component />
          </ErrorBoundary>
        </Layout>
      </ErrorBoundary>
    </TitleContext>
  );
}
