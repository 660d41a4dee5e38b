import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { getFortnoxCustomer } from '../../../shared/contract/finance-integration.ts';
import { findFortnoxCustomer } from '../customers.ts';
import { route } from '../../request/route.ts';

export const handler = route(getFortnoxCustomer, async ({ params, user }) => {
  const customer = await findFortnoxCustomer(params.customerNumber, user);
  if (!customer) throw new AppError(notFound);
  const { externalReference: _externalReference, ...shown } = customer;
  return shown;
});
