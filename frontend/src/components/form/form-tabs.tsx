import '@mantine/core/styles/Tabs.css';
import { Badge, Tabs } from '@mantine/core';

type Tab = {
  key: string;
  label: string;
  count?: number;
  content: React.ReactNode;
};

export function FormTabs({ tabs }: { tabs: readonly [Tab, ...Tab[]] }) {
  return (
    <Tabs defaultValue={tabs[0].key} keepMountedMode="display-none">
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
