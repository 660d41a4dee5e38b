import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readPanel } from '../../navigation/panel-address.ts';
import { forgetClosedPanels, openPanel, panelIdentity, panelKeys, usePanels } from './panels.ts';
import { PanelPlaceProvider } from './panel-place.tsx';
import { noteOpened } from '../recent-records.ts';

export type PanelProps = {
  id: number | undefined;
  args: Record<string, string>;
};

export type PanelRegistry = Record<string, React.FunctionComponent<PanelProps>>;

export function PanelHost({ registry }: { registry: PanelRegistry }) {
  const { search } = useLocation();
  const keys = panelKeys(search);
  const { open } = usePanels();
  useEffect(() => openPanel.set((address) => void open(address)));
  useEffect(() => forgetClosedPanels(keys));
  useEffect(() => panelKeys(search).forEach(noteOpened), [search]);
  return keys.map((key) => {
    const address = readPanel(key);
    const Component = address && registry[address.name];
    if (!address || !Component) return null;
    return (
      <PanelPlaceProvider key={panelIdentity(key)} panelKey={key}>
        <Component id={address.id} args={(address.args ?? {}) as Record<string, string>} />
      </PanelPlaceProvider>
    );
  });
}
