import { beforeAll, describe, expect, it } from 'vitest';
import { findFiles } from '../../../shared/contract/search.ts';
import { makeAddress, makeCustomer, makeProject, unique } from '../../support/builders.ts';
import { putFile } from '../../support/files.ts';
import { logInAs } from '../../support/people.ts';
import { sessionOf } from '../../support/session.ts';
import { testStack } from '../../support/test-stack.ts';
import { inAll } from '../../support/tier.ts';

const staff = await logInAs('Staff');
let customerName: string;
let project: { projectId: number; projectCode: string };

beforeAll(async () => {
  const customer = await makeCustomer(staff, { name: unique('Filörns Bygg') });
  customerName = customer.name;
  const { addressId } = await makeAddress(staff, customer.customerId, { name: unique('Kv. Arkivet') });
  project = await makeProject(staff, { customerId: customer.customerId, objectAddressId: addressId });
  for (const path of ['Ritningar/Plan 3 östra.pdf', 'Ritningar/Sektion.pdf', 'Plan över arbetet.txt']) {
    await putFile(staff, project.projectCode, path);
  }
});

const find = async (text: string, recent = '') =>
  (await staff.result(findFiles, { query: { text, recent } })).files.map(({ path }: { path: string }) => path);

describe('the search for files', () => {
  it('finds them by parts of their names in a project that a word names', async () => {
    const { projectId, projectCode } = project;
    const query = { text: `${projectCode} PLAN ostr` };
    const { files } = await staff.result(findFiles, { query });
    expect(files).toEqual([
      {
        projectId,
        projectCode,
        objectName: expect.stringContaining('Kv. Arkivet'),
        path: 'Ritningar/Plan 3 östra.pdf',
      },
    ]);
    expect(await find(`${customerName} plan`)).toEqual(['Plan över arbetet.txt', 'Ritningar/Plan 3 östra.pdf']);
  });

  it.runIf(inAll)('takes words of the folder, but at least one of the file’s own name', async () => {
    expect(await find(`${project.projectCode} ritningar sektion`)).toEqual(['Ritningar/Sektion.pdf']);
    expect(await find(`${project.projectCode} ritningar`)).toEqual([]);
    expect(await find(project.projectCode)).toEqual([]);
    expect(await find('   ')).toEqual([]);
  });

  it.runIf(inAll)('finds them without a project’s word where the caller was lately', async () => {
    const name = `${unique('Protokoll').replaceAll(' ', '-')}.pdf`;
    await putFile(staff, project.projectCode, name);
    // Besides the caller's own, the newest of the firm are searched.
    await Promise.all(Array.from({ length: 12 }, () => makeProject(staff)));
    expect(await find(name)).toEqual([]);
    expect(await find(name, `project:${project.projectId}`)).toEqual([name]);
    const { userId } = await sessionOf(testStack().url, 'Staff');
    const { projectCode } = await makeProject(staff, { projectOwnerUserId: userId });
    await putFile(staff, projectCode, name);
    expect(await find(name)).toEqual([name]);
  });
});
