import { LoginPage } from '../features/login/login-page.tsx';
import { pathAfterLogin } from './pages/return-path.ts';
import { fetchHome } from './fetch-home.ts';

export function LoginRoute() {
  return <LoginPage pathAfterLogin={pathAfterLogin} prefetchNext={fetchHome} />;
}
