import { listLogIns, listOwnLogIns } from '../../../../shared/contract/calls/log-ins.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { PanelButton } from '../../components/panel/panel-button.tsx';
import { panels } from '../../navigation/paths.ts';
import { logInsText } from '../../text/log-ins.ts';
import { preferencesText } from '../../text/preferences.ts';
import { logInsList, ownLogInsList } from './log-ins-list.ts';

export function LogInsPage() {
  return <ListPage list={logInsList} route={listLogIns} />;
}

function OwnToolbar() {
  return (
    <>
      <PanelButton panel={panels.sessions()}>{logInsText.sessions}</PanelButton>
      <PanelButton panel={panels.ownPin()}>{preferencesText.changePin}</PanelButton>
    </>
  );
}

export function OwnLogInsPage() {
  return <ListPage list={ownLogInsList} route={listOwnLogIns} toolbar={<OwnToolbar />} />;
}
