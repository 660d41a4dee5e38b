import { useEffect } from 'react';
import { useUserSettings } from '../../api/use-user-settings.ts';

export function FontSize() {
  const { fontSize } = useUserSettings();
  useEffect(() => {
    document.documentElement.style.fontSize = `${fontSize}px`;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [fontSize]);
  return null;
}
