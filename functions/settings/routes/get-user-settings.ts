import { getUserSettings as contract } from '../../../shared/contract/settings.ts';
import { route } from '../../request/route.ts';
import { getUserSettings } from '../settings-store.ts';

export const handler = route(contract, async ({ user }) => (await getUserSettings(user.userId)).data);
