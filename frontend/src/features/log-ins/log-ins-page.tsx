import { listLogIns, listOwnLogIns } from '../../../../shared/contract/log-ins.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { OwnPinButton } from '../preferences/own-pin-button.tsx';
import { logInsList, ownLogInsList } from './log-ins-list.ts';

/** Everybody's attempts to log in. */
export function LogInsPage() {
  return <ListPage list={logInsList} route={listLogIns} />;
}

/** One's own, with what to do about one that is somebody else's. */
export function OwnLogInsPage() {
  return <ListPage list={ownLogInsList} route={listOwnLogIns} toolbar={<OwnPinButton />} />;
}
