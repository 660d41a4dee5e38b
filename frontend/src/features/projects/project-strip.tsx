import { Button } from '@mantine/core';
import {
  IconClipboardCheck,
  IconCoins,
  IconDotsVertical,
  IconFileInvoice,
  IconPencil,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ProjectFigures } from '../../../../shared/schemas/project-figures.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { percentOfBudget } from '../../../../shared/domain/project-budget.ts';
import { formatMoney } from '../../components/format.ts';
import { usePaletteAction } from '../../components/palette-actions.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { type StripFigure, StripFigures, SumLink } from '../../components/strip-figures.tsx';
import { useSingleKey } from '../../components/use-single-key.ts';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { panels, paths, reviewOf } from '../../navigation/paths.ts';
import { common } from '../../text/common.ts';
import { projectFiguresText as figuresText } from '../../text/project-figures.ts';
import { projectMenuText as menuText } from '../../text/project-menu.ts';
import { projectsText as text } from '../../text/projects.ts';
import { budgetBar } from './budget-bar.ts';
import classes from './project-figures.module.css';
import { useProjectFigures } from './use-project-figures.ts';

/** What the project comes to, and what is done with it, above all else of its page. */
export function ProjectStrip({ project }: { project: Project }) {
  const query = useProjectFigures(project.projectId);
  const { projectCode, objectAddress, customerName } = project;
  return (
    <Section
      title={[projectCode, objectAddress?.name || customerName].join(' ')}
      actions={<Actions project={project} />}
    >
      <QueryView query={query} skeleton={<div className={classes['room']} data-waiting />}>
        {(figures) => <Sums figures={figures} projectCode={projectCode} />}
      </QueryView>
    </Section>
  );
}

type Action = { label: string; icon: Icon; panel: PanelAddress; hint?: string };

/** As far as it is known. */
function useIsFixedPrice(projectId: number): boolean {
  return useProjectFigures(projectId).data?.agreement.priceForm === 'FixedPrice';
}

function useMainActions({ projectId }: Project): Action[] {
  const fixedPrice = useIsFixedPrice(projectId);
  return [
    {
      label: menuText.register,
      icon: IconClipboardCheck,
      panel: panels.workOrder({ projectId, status: 'Registered' }),
    },
    { label: menuText.invoicing, icon: IconFileInvoice, panel: reviewOf({ projectId, fixedPrice }) },
  ];
}

function Actions({ project }: { project: Project }) {
  const { projectId } = project;
  const panelStack = usePanels();
  const fixedPrice = useIsFixedPrice(projectId);
  const edit = () => void panelStack.open(panels.project(projectId));
  useSingleKey('e', edit);
  usePaletteAction({ id: 'edit-project', label: text.edit, onSelect: edit });
  const others: Action[] = [
    { label: menuText.priceList, icon: IconCoins, panel: panels.projectPriceList(projectId) },
    { label: text.openMenu, icon: IconDotsVertical, panel: panels.projectMenu({ ...project, fixedPrice }) },
    { label: common.edit, icon: IconPencil, panel: panels.project(projectId), hint: menuText.editByKey },
  ];
  return (
    <>
      {useMainActions(project).map((action, index) => (
        <ActionLink key={action.label} action={action} isMain={index === 0} className={classes['atHead']} />
      ))}
      {others.map((action) => (
        <ActionLink key={action.label} action={action} />
      ))}
    </>
  );
}

/** On a phone, what is done most stands at the thumb. */
export function ProjectThumbBar({ project }: { project: Project }) {
  const actions = useMainActions(project);
  return (
    <div className={classes['atThumb']}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} action={action} isMain={index === 0} />
      ))}
    </div>
  );
}

type LinkProps = { action: Action; isMain?: boolean; className?: string | undefined };

function ActionLink({ action: { label, icon: ActionIcon, panel, hint }, isMain = false, className = '' }: LinkProps) {
  return (
    <Button
      component={Link}
      {...usePanels().linkTo(panel)}
      variant={isMain ? 'filled' : 'default'}
      size="xs"
      className={className}
      leftSection={<ActionIcon size="0.875rem" />}
      title={hint}
    >
      {label}
    </Button>
  );
}

function Sums({ figures, projectCode }: { figures: ProjectFigures; projectCode: string }) {
  const { budget, quoted, worked, invoiced, left } = figures;
  const percent = percentOfBudget(figures);
  const isOver = left !== null && left < 0;
  const workOrders = (status: string) => `${paths.projectWorkOrders(projectCode)}?${query({ status, size: '0' })}`;
  const invoices = `${paths.invoiceArchive}?${query({ projectCode, notCancelled: 'true' })}`;
  const shown: StripFigure[] = [
    { label: figuresText.budget, value: budget > 0 ? formatMoney(budget) : figuresText.noBudget },
    ...(quoted > 0
      ? [{ label: figuresText.quoted, value: <SumLink amount={quoted} to={workOrders('Quoted')} /> }]
      : []),
    { label: figuresText.worked, value: <SumLink amount={worked} to={workOrders('Registered,Invoiced')} /> },
    { label: figuresText.invoiced, value: <SumLink amount={invoiced} to={invoices} /> },
    ...(left === null
      ? []
      : [
          {
            label: figuresText.left,
            value: isOver ? figuresText.overBy(formatMoney(-left)) : formatMoney(left),
            isOver,
          },
        ]),
  ];
  return (
    <>
      <StripFigures figures={shown} />
      <div className={classes['bar']}>
        <ShareBar {...budgetBar(figures)} />
        <div className={classes['barWords']}>
          {percent !== null && <span data-over={isOver || undefined}>{figuresText.used(percent)}</span>}
          <ul className={classes['legend']} aria-hidden>
            <li data-tone="main">{figuresText.invoiced}</li>
            <li data-tone="light">{figuresText.notInvoiced}</li>
            {isOver && <li data-tone="over">{figuresText.overBudget}</li>}
          </ul>
        </div>
      </div>
    </>
  );
}

const query = (filter: Record<string, string>) => new URLSearchParams(filter).toString();
