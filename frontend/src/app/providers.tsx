import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router-dom';
import { DialogLayer } from '../components/dialogs/dialog-layer.tsx';
import { ToastLayer } from '../components/toast/toast-layer.tsx';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

export function Providers() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      // It can tell all of them: its file of the default ones is left out.
      deduplicateCssVariables={false}
    >
      <RouterProvider router={router} />
      <DialogLayer />
      <ToastLayer />
    </MantineProvider>
  );
}
