import { getSystemSettings } from '../../../../shared/contract/calls/settings.ts';
import { useRoute } from '../../api/use-route.ts';
import { QueryView } from '../../components/query-view.tsx';
import { SystemSettingsForm } from './system-settings-form.tsx';

export function SystemSettingsPage() {
  const query = useRoute(getSystemSettings, {}, { silent: true });
  return <QueryView query={query}>{(settings) => <SystemSettingsForm settings={settings} />}</QueryView>;
}
