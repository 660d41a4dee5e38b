import { Checkbox } from '@mantine/core';
import type { CheckedProject } from '../../../../shared/schemas/invoice-run.ts';
import { formatMoney } from '../../components/format.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { panels } from '../../navigation/paths.ts';
import { runsText as text } from '../../text/invoice-runs.ts';
import { sumOf } from './checked-invoices.ts';
import classes from './invoice-runs.module.css';
import { withoutLegalGaps } from './invoice-remarks.tsx';
import { LegalGapLinks } from './legal-gaps.tsx';
import { repairHintOf } from './repair-hint.ts';
import { RemarkWithLinks } from './remark-with-links.tsx';

/** Above the projects that will share an invoice, with its sum. */
export function CombinedHead({ projects }: { projects: readonly CheckedProject[] }) {
  if (projects.length < 2) return null;
  return (
    <tbody className={classes['combined']}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {text.combined(projects.length)}
        </th>
        <td className={classes['money']}>{formatMoney(sumOf(projects))}</td>
      </tr>
    </tbody>
  );
}

type RowProps = { project: CheckedProject; isTaken: boolean; onToggle: () => void };

export function CheckedRow({ project, isTaken, onToggle }: RowProps) {
  const { projectId, projectCode, customerName, sumTotal, workOrders, registered, stop, byAgreement, missing } =
    project;
  const remarks = missing.length > 0 ? project.remarks.flatMap(withoutLegalGaps) : project.remarks;
  const review = byAgreement ? panels.agreedInvoice(projectId) : panels.invoiceReview(projectId);
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span className={classes['name']}>
            <Checkbox
              checked={isTaken}
              disabled={stop !== ''}
              aria-label={text.take(projectCode)}
              onChange={onToggle}
            />
            <PanelLink panel={review}>{projectCode}</PanelLink>
          </span>
        </th>
        <td>{customerName}</td>
        <td className={classes['money']}>{sumTotal === null ? '–' : formatMoney(sumTotal)}</td>
      </tr>
      {(stop !== '' || remarks.length > 0 || workOrders > 0) && (
        <tr className={classes['more']}>
          <td colSpan={3}>
            {stop === '' ? (
              text.workOrders(workOrders, registered)
            ) : (
              <span className={classes['stop']}>
                {text.stopped}: {missing.length > 0 ? <LegalGapLinks gaps={missing} /> : stop}
              </span>
            )}
            {remarks.length > 0 && (
              <ul aria-label={text.remarks(remarks.length)}>
                {remarks.map((remark) => (
                  <li key={remark.kind}>
                    <RemarkWithLinks repair={repairHintOf(remark, project)} />
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}
