import { Anchor } from '@mantine/core';

/** Where the installer of the Windows client is, when the site was built with one. */
declare const __INSTALLER__: string | null;

/** Offers the Windows client where an installer is there, outside the client itself. */
export function DownloadClient() {
  if (__INSTALLER__ === null || 'klangDesktop' in window) return null;
  return (
    <Anchor href={__INSTALLER__} download size="sm">
      Hämta Klang för Windows
    </Anchor>
  );
}
