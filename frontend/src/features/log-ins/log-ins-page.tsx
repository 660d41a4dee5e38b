import { listLogIns, listOwnLogIns } from '../../../../shared/contract/calls/log-ins.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { OwnPinButton } from '../preferences/own-pin-button.tsx';
import { SessionsButton } from './sessions-button.tsx';
import { logInsList, ownLogInsList } from './log-ins-list.ts';

export function LogInsPage() {
  return <ListPage list={logInsList} route={listLogIns} />;
}

function OwnToolbar() {
  return (
    <>
      <SessionsButton />
      <OwnPinButton />
    </>
  );
}

export function OwnLogInsPage() {
  return <ListPage list={ownLogInsList} route={listOwnLogIns} toolbar={<OwnToolbar />} />;
}
