import { createAddress } from '../../../shared/contract/addresses.ts';
import { route } from '../../request/route.ts';
import { addressData, addressView, getCustomerOfAddress } from '../address-store.ts';
import { linkAddress } from '../../projects/project-store.ts';
import { findRecords } from '../../data/core/table.ts';

export const handler = route(createAddress, async ({ body, unit }) => {
  const { projectId, primary, ...fields } = body;
  const { data: customer } = await getCustomerOfAddress(fields.customerId);
  const address = await unit.create('address', addressData(fields, customer.name));
  if (projectId) {
    const records = await findRecords([['project', projectId]]);
    const project = records.require('project', projectId, 'projectId', 'Projektet finns inte. Välj ett annat.');
    linkAddress(unit, project, { addressId: address.id, primary });
  }
  return addressView(address, customer.name);
});
