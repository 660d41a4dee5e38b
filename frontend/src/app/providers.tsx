import { MantineProvider } from '@mantine/core';
import { DialogLayer } from '../components/dialogs/dialog-layer.tsx';
import { ToastLayer } from '../components/toast/toast-layer.tsx';
import { Located } from '../navigation/location.tsx';
import { startNavigation } from '../navigation/navigate.ts';
import { CurrentPage, enterPage } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

startNavigation(enterPage);

export function Providers() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      // Deduplication needs Mantine's own file of default variables, which the build leaves out.
      deduplicateCssVariables={false}
    >
      <Located>
        <CurrentPage />
      </Located>
      <DialogLayer />
      <ToastLayer />
    </MantineProvider>
  );
}
