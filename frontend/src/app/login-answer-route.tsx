import { LoginAnswerPage } from '../features/login/login-answer-page.tsx';
import { pathAfterLogin } from './pages/return-path.ts';
import { fetchHome } from './fetch-home.ts';

export function LoginAnswerRoute() {
  return <LoginAnswerPage pathAfterLogin={pathAfterLogin} prefetchNext={fetchHome} />;
}
