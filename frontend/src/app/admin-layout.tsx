import './shell-styles.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { hasRole, isLetIn } from '../../../shared/domain/roles.ts';
import { isFollowingExports } from '../components/exports/followed-exports.ts';
import { connectHub } from '../api/hub.ts';
import { pruneAnswers } from '../api/answer-cache.ts';
import { queryClient } from '../api/query-client.ts';
import { sessionEnded } from '../api/session-end.ts';
import { sessionValue } from '../api/session.ts';
import { useValue } from '../state/value.ts';
import { OpenableContext } from '../components/openable.ts';
import { PanelHost } from '../components/panel/panel-host.tsx';
import { Pending } from '../components/delayed.tsx';
import { lazy } from '../components/lazy.tsx';
import { loadPartQuietly, prefetch } from '../components/parts.ts';
import { StatusHost, StatusStrip } from '../components/status-host.tsx';
import { fetchPanels } from './fetch-panels.ts';
import { DocumentTitle } from './pages/document-title.tsx';
import { NavigationGuard } from './navigation-guard.tsx';
import { panelRegistry } from './panels.ts';
import { wasSetupOver } from '../features/setup/setup-is-over.ts';
import { paths } from '../navigation/paths.ts';
import { screenList } from '../navigation/screens.ts';
import { BottomMenu } from './shell/bottom-menu.tsx';
import { loadLogOut } from './shell/log-out.ts';
import { OwnLook } from './shell/own-look.tsx';
import { ShortcutKeys } from './shell/shortcut-keys.tsx';
import { SkipLinks } from './shell/skip-links.tsx';
import { SiteStatus } from './shell/site-status.tsx';
import { TopBar } from './shell/top-bar.tsx';
import classes from './admin-layout.module.css';

const SessionDialog = lazy(() => import('./shell/session-dialog.tsx'), 'SessionDialog');

const SetupOnHome = lazy(() => import('../features/setup/setup-on-home.tsx'), 'SetupOnHome', Pending);

/** The start of the path of every page of Hem. */
const homePaths = '/home/';

const afterFirstPageMs = 1_000;
const panelsAfterMs = 1_500;
/** Later, because the files kept for use without a network are all of the site. */
const keepSiteAfterMs = 4_000;
/** After the files of the site, and not in step with other windows. */
const keepProjectsAfterMs = 5_000;

const fetchMessages = () =>
  prefetch(() =>
    Promise.all([
      import('../components/toast/toast-host.tsx'),
      import('../components/dialogs/dialog.tsx'),
      loadLogOut(),
    ]),
  );

async function startOutbox(): Promise<void> {
  const part = await loadPartQuietly(() => import('../components/outbox/start-outbox.ts'));
  part.startOutbox();
}

async function keepSite(): Promise<void> {
  const part = await loadPartQuietly(() => import('./follow-versions.ts'));
  await Promise.all([part.followVersions(), pruneAnswers().catch(() => undefined)]);
}

async function keepOwnProjects(): Promise<void> {
  const part = await loadPartQuietly(() => import('./keep-own-projects.ts'));
  part.followOwnProjects();
}

async function showExports(): Promise<void> {
  const part = await loadPartQuietly(() => import('../components/exports/show-exports.ts'));
  part.showExports();
}

export function AdminLayout() {
  const session = useValue(sessionValue);
  const hasEnded = useValue(sessionEnded);
  const userId = session?.userId;
  const isHome = useLocation().pathname.startsWith(homePaths);
  const [showsSetup] = useState(() => !wasSetupOver());

  useEffect(() => (userId === undefined ? undefined : connectHub()), [userId]);

  useEffect(() => {
    const timers = [
      setTimeout(() => void fetchMessages(), afterFirstPageMs),
      setTimeout(() => void startOutbox(), afterFirstPageMs),
      setTimeout(fetchPanels, panelsAfterMs),
      setTimeout(() => void keepSite(), keepSiteAfterMs),
      setTimeout(() => void keepOwnProjects(), keepProjectsAfterMs * (1 + Math.random() / 5)),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  useEffect(() => {
    if (userId === undefined || !isFollowingExports()) return undefined;
    const timer = setTimeout(() => void showExports(), afterFirstPageMs);
    return () => clearTimeout(timer);
  }, [userId]);

  const openable = useMemo(() => {
    const screens = session ? screenList.filter((screen) => isLetIn(session, screen)) : [];
    return { pages: screens.map(({ path }) => path), panels: Object.keys(panelRegistry) };
  }, [session]);

  if (!session) return <Navigate to={paths.login} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <OpenableContext value={openable}>
        <DocumentTitle />
        <OwnLook />
        <NavigationGuard />
        <div className={classes['shell']}>
          <SkipLinks className={classes['skip']} />
          <StatusStrip>
            <SiteStatus />
          </StatusStrip>
          <TopBar session={session} />
          <main id="main" className={classes['main']} tabIndex={-1}>
            {isHome && showsSetup && hasRole(session.role, 'SuperAdmin') ? (
              <div className={classes['home']}>
                <SetupOnHome />
                <div>
                  <Outlet />
                </div>
              </div>
            ) : (
              <Outlet />
            )}
          </main>
          <BottomMenu rights={session} />
        </div>
        <PanelHost registry={panelRegistry} />
        <StatusHost />
        <ShortcutKeys rights={session} />
        {hasEnded && <SessionDialog initials={session.initials} />}
      </OpenableContext>
    </QueryClientProvider>
  );
}
