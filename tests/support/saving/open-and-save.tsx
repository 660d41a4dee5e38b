import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepSessionOf, renderPage } from '../dom.tsx';

const { PanelHost } = await import('../../../frontend/src/components/panel/panel-host.tsx');
const { pastToasts, shownToasts } = await import('../../../frontend/src/state/toast.ts');
const { openDialogs } = await import('../../../frontend/src/components/dialogs/dialogs.ts');
const { panelRegistry } = await import('../../../frontend/src/app/panels.ts');

/** Signs in a user and clears earlier toasts. */
export async function beginAnew(): Promise<void> {
  pastToasts.set([]);
  shownToasts.set([]);
  openDialogs.set([]);
  await keepSessionOf('SuperAdmin');
}

export const panel = <PanelHost registry={panelRegistry} />;
export const at = (name: string) => `/?panel=${encodeURIComponent(name)}`;

/** Opens a panel or page and saves it unchanged; a new record from its draft. */
export async function saveAs(place: React.ReactNode, address: string, draft?: [string, unknown]) {
  if (draft) sessionStorage.setItem(`klang.draft.1.${draft[0]}`, JSON.stringify(draft[1]));
  await renderPage(place, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Spara' }));
}
