import { useEffect } from 'react';
import { useUserSettings } from '../../api/use-user-settings.ts';

/** The size of letters and the height of rows that the user has chosen. */
export function OwnLook() {
  const { fontSize, density } = useUserSettings();
  useEffect(() => {
    const root = document.documentElement;
    root.style.fontSize = `${fontSize}px`;
    root.dataset['density'] = density;
    return () => {
      root.style.fontSize = '';
      delete root.dataset['density'];
    };
  }, [fontSize, density]);
  return null;
}
