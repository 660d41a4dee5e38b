import { Anchor, Badge } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Project } from '../../../../shared/schemas/project.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { Facts } from '../../components/facts.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { common } from '../../text/common.ts';
import { projectFormText as text } from '../../text/project-form.ts';

export function ProjectFacts({ project }: { project: Project }) {
  return (
    <Facts
      facts={[
        { label: text.customer, value: <CustomerLink project={project} /> },
        { label: text.object, value: project.objectAddress?.name },
        { label: text.status, value: project.active ? text.active : text.inactive },
        { label: text.owner, value: project.projectOwnerUserInitials },
        { label: text.reviewer, value: project.projectReviewerUserInitials },
        { label: text.orderer, value: project.mainContact && <OrdererLink contact={project.mainContact} /> },
        { label: text.objectAddress, value: project.objectAddress?.formatted },
        { label: text.invoiceAddress, value: project.invoiceAddress?.formatted },
        { label: text.paymentTermDays, value: `${project.paymentTermDays} ${text.days}` },
        { label: text.invoiceEmail, value: project.invoiceEmail },
        { label: text.costCenter, value: project.costCenter },
        { label: text.orderNumber, value: project.orderNumber },
        { label: text.invoiceText, value: project.invoiceText },
        { label: text.invoiceMessage, value: project.invoiceMessage },
        { label: text.tags, value: project.tags.length > 0 ? <Tags tags={project.tags} /> : null },
      ]}
    />
  );
}

function CustomerLink({ project: { customerId, customerName, paymentRemark } }: { project: Project }) {
  return (
    <>
      <Anchor component={Link} to={paths.customerDetails(customerId)} inherit>
        {customerName}
      </Anchor>
      {paymentRemark && (
        <div style={{ color: 'var(--mantine-color-error)' }}>
          <IconAlertTriangle size="0.875rem" style={{ verticalAlign: 'text-bottom' }} aria-hidden />{' '}
          {common.paymentRemark}
        </div>
      )}
    </>
  );
}

function OrdererLink({ contact: { contactId, fullName } }: { contact: NonNullable<Project['mainContact']> }) {
  const { to, state } = usePanels().linkTo(panels.contact(contactId));
  return (
    <Anchor component={Link} to={to} state={state} inherit>
      {fullName}
    </Anchor>
  );
}

function Tags({ tags }: Pick<Project, 'tags'>) {
  return tags.map(({ tagId, name }) => (
    <Badge key={tagId} variant="light" size="sm" radius="sm" tt="none" mr={4}>
      {name}
    </Badge>
  ));
}
