import '@mantine/core/styles/Tabs.css';
import { Badge, Tabs } from '@mantine/core';
import { useState } from 'react';

type Tab = {
  key: string;
  label: string;
  count?: number;
  /** The form's fields on the tab; the first tab has all the others. */
  fields?: readonly string[];
  content: React.ReactNode;
};

type Props = {
  tabs: readonly [Tab, ...Tab[]];
  errors: Record<string, unknown>;
};

export function FormTabs({ tabs, errors }: Props) {
  const [open, setOpen] = useState(tabs[0].key);
  const [seen, setSeen] = useState(errors);
  if (errors !== seen) {
    setSeen(errors);
    const wrong = new Set(
      Object.keys(errors)
        .filter((field) => !(field in seen))
        .map((field) => tabOf(tabs, field)),
    );
    const first = tabs.find(({ key }) => wrong.has(key));
    if (first && !wrong.has(open)) setOpen(first.key);
  }
  return (
    <Tabs value={open} onChange={(next) => setOpen(next ?? open)} keepMountedMode="display-none">
      <Tabs.List mb="md">
        {tabs.map(({ key, label, count = 0 }) => (
          <Tabs.Tab key={key} value={key} fz="sm" rightSection={count > 0 && <Count>{count}</Count>}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Count({ children }: { children: number }) {
  return (
    <Badge size="sm" radius="sm" variant="light" color="gray">
      {children}
    </Badge>
  );
}

/** An error may name an item inside a field: 'selectedProjects.3'. */
function tabOf([first, ...others]: Props['tabs'], error: string): string {
  const [field] = error.split('.');
  return (others.find(({ fields = [] }) => fields.includes(field!)) ?? first).key;
}
