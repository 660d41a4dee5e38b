import { createTimeReport } from '../../../shared/contract/time-reports.ts';
import { makeProject } from '../../support/builders.ts';
import { nothing, type People, type Sample, type Samples } from './sample.ts';

async function newTimeReport({ Staff }: People) {
  const { projectId } = await makeProject(Staff);
  return { customerId: null, projectId, from: '2026-01-01', to: '2026-12-31', withPrices: true };
}

const ofReport: Sample = async (people) => {
  const { timeReportId } = await people.Staff.result(createTimeReport, { body: await newTimeReport(people) });
  return { params: { timeReportId } };
};

export const timeReportsSamples = {
  'time-reports/create-time-report': async (people) => ({ body: await newTimeReport(people) }),
  'time-reports/list-time-reports': nothing,
  'time-reports/get-time-report-pdf': ofReport,
  'time-reports/get-time-report-sheet': ofReport,
} satisfies Samples;
