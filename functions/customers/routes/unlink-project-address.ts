import { unlinkProjectAddress } from '../../../shared/contract/addresses.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { route } from '../../request/route.ts';
import { projectAddressViews, saveAddresses } from '../../projects/project-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(unlinkProjectAddress, async ({ params, unit }) => {
  const project = await getRecord('project', params.projectId);
  const addresses = project.data.addresses.filter(({ addressId }) => addressId !== params.addressId);
  if (addresses.length === project.data.addresses.length) {
    throw new AppError(notFound, { message: 'Adressen är inte kopplad till projektet.' });
  }
  return projectAddressViews(saveAddresses(unit, project, addresses));
});
