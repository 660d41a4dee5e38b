const { useListKeys } = await import('../../frontend/src/components/list/use-list-keys.ts');
const { ShortcutKeys } = await import('../../frontend/src/app/shell/shortcut-keys.tsx');

/** A page with the keys of a list and of the shell, for Staff. */
export function ListKeysPage({ onCreate }: { onCreate: () => void }) {
  useListKeys({ onCreate, onFilter: undefined });
  const staff = { rights: { role: 'Staff' } } as const;
  return <ShortcutKeys {...staff} />;
}
