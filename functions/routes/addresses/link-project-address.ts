import { linkProjectAddress } from '../../../shared/contract/addresses.ts';
import { route } from '../../runtime/route.ts';
import { mainAddressId, projectAddressViews } from '../../stores/project-store.ts';
import { findRecords, getRecord } from '../../stores/table.ts';

export const handler = route(linkProjectAddress, async ({ body, unit }) => {
  const project = await getRecord('project', body.projectId);
  const found = await findRecords([['address', body.addressId]]);
  found.require('address', body.addressId, 'addressId', 'Adressen finns inte. Välj en annan.');

  const others = project.data.addresses
    .filter((link) => link.addressId !== body.addressId)
    .map((link) => (body.primary ? { ...link, primary: false } : link));
  const addresses = [...others, { addressId: body.addressId, primary: body.primary }];
  const saved = unit.save(project, { ...project.data, addresses });
  unit.moveReference('address', mainAddressId(project.data), mainAddressId(saved.data));
  return projectAddressViews(saved);
});
