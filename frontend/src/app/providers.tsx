import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router-dom';
import { DialogLayer, ToastLayer } from './layers.tsx';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

export function Providers() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      // Deduplication needs Mantine's own file of default variables, which the build leaves out.
      deduplicateCssVariables={false}
    >
      <RouterProvider router={router} />
      <DialogLayer />
      <ToastLayer />
    </MantineProvider>
  );
}
