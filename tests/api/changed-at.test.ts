import { expect, it } from 'vitest';
import { createCustomer } from '../../shared/contract/customers.ts';
import { changedAtHeader } from '../../shared/contract/headers.ts';
import { createProjectLog } from '../../shared/contract/project-logs.ts';
import { newKey } from '../support/api.ts';
import { makeProject, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';

const reportedBy = ({ headers }: { headers: Headers }) => headers.get(changedAtHeader);

it('a call tells when it changed what lists show, a retry too, and nothing of other changes, which lists would await in vain', async () => {
  const staff = await logInAs('Staff');
  const make = { body: { name: unique('Kund') }, idempotencyKey: newKey() };
  const made = await staff.call(createCustomer, make);
  expect(Date.parse(reportedBy(made)!)).toBeGreaterThan(0);
  expect(reportedBy(await staff.call(createCustomer, make))).toBe(reportedBy(made));

  const { projectId } = await makeProject(staff);
  const note = { body: { projectId, message: 'Mätt i dag' }, idempotencyKey: newKey() };
  const noted = await staff.call(createProjectLog, note);
  expect(noted.status).toBe(200);
  expect(reportedBy(noted)).toBeNull();
  expect(reportedBy(await staff.call(createProjectLog, note))).toBeNull();
});

it('a change is later than any that its caller knows of, though the clock that timestamped that was ahead', async () => {
  const staff = await logInAs('Staff');
  const known = new Date(Date.now() + 2_000).toISOString();
  const make = { body: { name: unique('Kund') }, headers: { [changedAtHeader]: known } };
  const toldAt = reportedBy(await staff.call(createCustomer, make))!;
  expect(toldAt > known, `${toldAt} after ${known}`).toBe(true);
});
