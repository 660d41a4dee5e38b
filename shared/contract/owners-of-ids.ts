/**
 * Whose a record is that a parameter of a path names: `firm`, open to everybody whom the call lets in; `person`, open to
 * that person and to whom a rule of shared/domain lets in besides; `caller`, open to nobody else, whatever their role.
 * `kind` depends on the path's kind. Every parameter of the contract is listed; `tests/api/ids-of-others.test.ts` opens
 * each call with the id of somebody else.
 */
export const ownersOfIds = {
  addressId: 'firm',
  code: 'firm',
  contactId: 'firm',
  customerId: 'firm',
  customerNumber: 'firm',
  deliveryTemplateId: 'firm',
  differenceId: 'firm',
  followUpId: 'firm',
  invoiceId: 'firm',
  priceListDefaultId: 'firm',
  productId: 'firm',
  projectCode: 'firm',
  projectId: 'firm',
  projectLogId: 'firm',
  runId: 'firm',
  tagId: 'firm',
  timeReportId: 'firm',
  workOrderId: 'firm',
  staffTimeLogId: 'person',
  userId: 'person',
  batchId: 'caller',
  exportId: 'caller',
  passkeyId: 'caller',
  sessionId: 'caller',
  viewId: 'caller',
  id: 'kind',
} as const;

export type NameOfId = keyof typeof ownersOfIds;

/** Parameters that choose among records and name none. */
export const choosingParams: readonly string[] = ['kind', 'month', 'subpath', 'type', 'year'];
