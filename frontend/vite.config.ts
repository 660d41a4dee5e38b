import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { handbookAsData } from './handbook-as-data.ts';
import { preloadLogin } from './preload-login.ts';
import { webManifest } from './web-manifest.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
// A request for a missing installer would log a console error for every user of a firm without one.
const [installer] = globSync('dlc/*.exe', { cwd: fileURLToPath(new URL('public', import.meta.url)) });

/**
 * Paths of what is rendered again with each key, and of what its props come from. The shell and the tools of a list render
 * with the page, and code that memoizes them would be a tenth of what the first list loads of our own.
 */
const memoized = [
  '/src/api/',
  '/src/features/',
  ...['form', 'lines', 'panel', 'sheet', 'spreadsheet'].map((folder) => `/components/${folder}/`),
  ...[
    'chosen-columns',
    'full-list-page',
    'page-table',
    'use-customer-filter',
    'use-list-rows',
    'use-person-filters',
  ].map((file) => `/components/list/${file}.ts`),
];

export default defineConfig({
  root,
  plugins: [
    react({ compiler: { sources: memoized } }),
    handbookAsData(),
    preloadLogin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: webManifest,
      integration: {
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'error';
        },
      },
      injectManifest: {
        globPatterns: ['index.html', '*.{png,svg}', 'assets/*'],
        // Needed only to change a PIN, which needs the server anyway.
        globIgnores: ['assets/guessable-pin-*'],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  define: { __INSTALLER__: JSON.stringify(installer ? `/${installer.replaceAll('\\', '/')}` : null) },
  build: {
    outDir: fileURLToPath(new URL('../.build/site', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // For older targets the build expands light-dark() and loses its colours.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // No data URLs: the content security policy allows files of our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // One chunk per group of modules that load together, with all their imports that no group of a higher priority
    // holds: many small files compress worse, and each is a request.
    rolldownOptions: {
      // Of what is shared, only what is used.
      treeshake: { moduleSideEffects: [{ test: /[\\/]shared[\\/].+\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
            // Always loaded; then the login page's own.
            { name: 'base', test: modules('main.tsx', 'providers.tsx', 'api-error.ts'), priority: 5 },
            { name: 'login', test: modules('login-route.tsx', 'login-page.tsx'), priority: 4 },
            // The first call, possibly the login.
            { name: 'call', test: modules('call.ts', 'auth.ts'), priority: 3 },
            // The shell and every list, with the first one after a login.
            { name: 'list', test: modules('admin-layout.tsx', 'list-page.tsx', 'projects-page.tsx'), priority: 2 },
            // What opens over a list.
            {
              name: 'dialog',
              test: modules('over-styles.ts', 'panel.tsx', 'dialog.tsx', 'toast-host.tsx', 'log-ins/log-out.ts'),
              priority: 1,
            },
            { name: 'menu', test: modules('menu-dropdown.tsx'), priority: 1 },
            // Panels with a form, without the fields that few forms have.
            {
              name: 'form',
              test: /components[\\/](form[\\/](?!date|pin|current-pin|check-group|choice-field|year|form-page|use-page|form-tabs|multi-search|stepper|merge-notice)|panel[\\/]record-panel)/,
            },
          ],
        },
      },
    },
  },
});

/** Matches modules by file name. */
function modules(...names: string[]): (id: string) => boolean {
  return (id) => names.some((name) => id.endsWith(`/${name}`));
}
