import './app/base-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { reloadAfterDeploy } from './app/reload-after-deploy.ts';

reloadAfterDeploy();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
