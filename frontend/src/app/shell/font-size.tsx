import { useEffect } from 'react';
import { useUserSettings } from '../../api/use-user-settings.ts';

/** The page's size follows the user's own setting; everything is in rem. */
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
