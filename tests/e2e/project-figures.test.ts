import { describe, expect } from 'vitest';
import { getProject, updateProject } from '../../shared/contract/projects.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { projectFiguresText as text } from '../../frontend/src/text/project-figures.ts';
import { projectsText } from '../../frontend/src/text/projects.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

async function budgetedProject() {
  const staff = await logInAs('Staff');
  const { project, workOrder } = await makeInvoiceableProject(staff, 10);
  const params = { projectId: project.projectId };
  const { mainContact: _, ...fields } = await staff.result(getProject, { params });
  await staff.result(updateProject, { params, body: { ...fields, budget: workOrder.value * 2 } });
  return { ...project, worked: workOrder.value as number };
}

describe('the figures of a project', () => {
  test.runIf(inAll)('stand on its page, as a curve and as a table', async ({ openPage }) => {
    const { projectId } = await budgetedProject();
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(projectId) });
    await page.getByText(text.used(50)).waitFor();
    await page.getByRole('img', { name: 'upparbetats' }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'figures of a project');
    await page.getByRole('button', { name: text.showTable }).click();
    await page.getByRole('table', { name: text.curve }).waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)('open the work that they sum, and are a column of the list', async ({ openPage }) => {
    const { projectId, projectCode } = await budgetedProject();
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(projectId) });
    const worked = page
      .locator('dt', { hasText: text.worked })
      .locator('xpath=following-sibling::dd')
      .getByRole('link');
    const amount = await worked.textContent();
    await worked.click();
    await page.getByRole('heading', { name: `${projectCode} »` }).waitFor();
    const sum = page.locator('dl').filter({ hasText: workOrdersText.value });
    await expect.poll(() => sum.textContent()).toContain(amount!);
    await page.goto(
      `${new URL(page.url()).origin}${paths.projects}?projectCode=${projectCode}&cols=projectCode,budgetShare`,
    );
    await page.getByRole('columnheader', { name: projectsText.budgetShare }).waitFor();
    await page.getByRole('cell', { name: '50', exact: true }).waitFor();
  });
});
