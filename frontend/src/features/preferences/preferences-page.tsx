import { getUserSettings } from '../../../../shared/contract/calls/settings.ts';
import { useRoute } from '../../api/use-route.ts';
import { QueryView } from '../../components/query-view.tsx';
import { PreferencesForm } from './preferences-form.tsx';

export function PreferencesPage() {
  const query = useRoute(getUserSettings, {}, { silent: true });
  return <QueryView query={query}>{(settings) => <PreferencesForm settings={settings} />}</QueryView>;
}
