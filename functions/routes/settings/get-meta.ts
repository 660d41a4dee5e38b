import { getMeta } from '../../../shared/contract/settings.ts';
import { environment } from '../../runtime/environment.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(getMeta, () => ({
  version: environment.version(),
  maintainerInitials: environment.maintainerInitials(),
}));
