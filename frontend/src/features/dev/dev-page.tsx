import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/Progress.css';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { accountingText as text } from '../../text/accounting.ts';
import { AccountingTab } from './accounting-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import classes from './dev.module.css';

export function DevPage() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'accounting' ? 'accounting' : 'overview';
  return (
    <Tabs
      className={classes['tabs'] ?? ''}
      value={tab}
      onChange={(next) => setSearch(next === 'accounting' ? { tab: next } : {})}
      keepMounted={false}
    >
      <Tabs.List>
        <Tabs.Tab value="overview">{text.overviewTab}</Tabs.Tab>
        <Tabs.Tab value="accounting">{text.tab}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="overview" className={classes['panel'] ?? ''}>
        <OverviewTab />
      </Tabs.Panel>
      <Tabs.Panel value="accounting" className={classes['panel'] ?? ''}>
        <AccountingTab />
      </Tabs.Panel>
    </Tabs>
  );
}
