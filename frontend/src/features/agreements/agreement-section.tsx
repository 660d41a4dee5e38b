import { Button } from '@mantine/core';
import { IconPencil, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { AgreementView } from '../../../../shared/schemas/agreement.ts';
import { priceFormLabels } from '../../../../shared/text/agreements.ts';
import { type Fact, Facts } from '../../components/facts.tsx';
import { formatMoney } from '../../components/format.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { panels } from '../../navigation/paths.ts';
import { agreementsText as text } from '../../text/agreements.ts';
import { common } from '../../text/common.ts';
import { useProjectFigures } from '../projects/use-project-figures.ts';
import classes from './agreement-section.module.css';
import { InstalmentTable, OnAccountTable } from './agreement-tables.tsx';

export function AgreementSection({ projectId }: { projectId: number }) {
  const query = useProjectFigures(projectId);
  return (
    <Section title={text.section} actions={query.data && <Actions agreement={query.data.agreement} />}>
      <QueryView query={query}>
        {({ agreement }) => (
          <>
            <Facts facts={factsOf(agreement)} />
            <div className={classes['tables']}>
              {agreement.instalments.length > 0 && <InstalmentTable instalments={agreement.instalments} />}
              {agreement.onAccount.length > 0 && <OnAccountTable onAccount={agreement.onAccount} />}
            </div>
          </>
        )}
      </QueryView>
    </Section>
  );
}

function Actions({ agreement: { projectId, priceForm } }: { agreement: AgreementView }) {
  const panelStack = usePanels();
  const isFixed = priceForm === 'FixedPrice';
  return (
    <>
      <Button
        component={Link}
        {...panelStack.linkTo(panels.agreedInvoice(projectId, isFixed ? undefined : 'OnAccount'))}
        variant="default"
        size="xs"
        leftSection={<IconReceipt size="0.875rem" />}
      >
        {isFixed ? text.invoiceInstalment : text.newOnAccount}
      </Button>
      <Button
        component={Link}
        {...panelStack.linkTo(panels.agreement(projectId))}
        variant="default"
        size="xs"
        leftSection={<IconPencil size="0.875rem" />}
      >
        {text.edit}
      </Button>
    </>
  );
}

function factsOf(agreement: AgreementView): Fact[] {
  const { priceForm, agreed, invoiced, left, worked, toInvoice, room, onAccount } = agreement;
  const open = onAccount.reduce((sum, one) => sum + one.left, 0);
  const money = (label: string, value: number) => ({ label, value: formatMoney(value) });
  const form = { label: text.priceForm, value: priceFormLabels[priceForm] };
  const construction = agreement.isConstruction ? [{ label: text.isConstruction, value: common.yes }] : [];
  const terms = [form, ...construction];
  const openOnAccount = open > 0 ? [money(text.openOnAccount, open)] : [];
  if (priceForm === 'Hourly') return [...terms, ...openOnAccount];
  const facts = [...terms, money(text.agreed, agreed), money(text.invoiced, invoiced), money(text.left, left)];
  if (priceForm === 'Ceiling') {
    return [...facts, money(text.toInvoice, toInvoice), money(text.room, room ?? 0), ...openOnAccount];
  }
  const result = agreed - worked;
  const won = left > 0 ? text.marginSoFar : text.earned;
  return [...facts, money(text.worked, worked), money(result < 0 ? text.lost : won, Math.abs(result))];
}
