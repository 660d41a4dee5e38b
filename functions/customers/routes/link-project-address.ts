import { linkProjectAddress } from '../../../shared/contract/addresses.ts';
import { route } from '../../request/route.ts';
import { linkAddress, projectAddressViews } from '../../projects/project-store.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';

export const handler = route(linkProjectAddress, async ({ body, unit }) => {
  const { projectId, ...link } = body;
  const project = await getRecord('project', projectId);
  const records = await findRecords([['address', link.addressId]]);
  records.require('address', link.addressId, 'addressId', 'Adressen finns inte. Välj en annan.');
  return projectAddressViews(linkAddress(unit, project, link));
});
