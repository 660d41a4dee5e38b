import react from '@vitejs/plugin-react';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { routesOnly } from './routes-only.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
// Asking the site for it would leave an error in the console of everyone whose firm has none.
const [installer] = globSync('dlc/*.exe', { cwd: fileURLToPath(new URL('public', import.meta.url)) });

export default defineConfig({
  root,
  plugins: [react({ compiler: true }), routesOnly()],
  define: { __INSTALLER__: JSON.stringify(installer ? `/${installer.replaceAll('\\', '/')}` : null) },
  build: {
    outDir: fileURLToPath(new URL('../.build/site', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // Older targets make the build take light-dark() apart, and its colours go missing.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing inlined as data: the content security policy allows files of our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 }],
        },
      },
    },
  },
});
