import { useEffect } from 'react';
import { navigate } from '../../navigation/navigate.ts';
import { paths } from '../../navigation/paths.ts';

export function LoggedOut() {
  useEffect(() => void navigate(paths.login, { replace: true }), []);
  return null;
}
