import { Anchor } from '@mantine/core';
import { sessionText } from '../../text/session.ts';

/** The installer's URL, if the site was built with one. */
declare const __INSTALLER__: string | null;

/** Offers the Windows client if there is an installer, except inside the client itself. */
export function DownloadClient() {
  if (__INSTALLER__ === null || 'klangDesktop' in window) return null;
  return (
    <Anchor href={__INSTALLER__} download size="sm">
      {sessionText.download}
    </Anchor>
  );
}
