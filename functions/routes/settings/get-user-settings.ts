import { getUserSettings as contract } from '../../../shared/contract/settings.ts';
import { route } from '../../runtime/route.ts';
import { getUserSettings } from '../../stores/settings/settings-store.ts';

export const handler = route(contract, async ({ user }) => (await getUserSettings(user.userId)).data);
