import {
  createAgreedInvoice,
  getAgreement,
  previewAgreedInvoice,
  saveAgreement,
} from '../../shared/contract/agreements.ts';
import { createCreditInvoice, getInvoice } from '../../shared/contract/invoices.ts';
import type { AgreementChoiceInput, AgreementView } from '../../shared/schemas/agreement.ts';
import type { Invoice } from '../../shared/schemas/invoice.ts';
import { type Api, newKey } from './api.ts';
import { setInvoiceStatus } from './invoices.ts';

type Fields = Record<string, unknown>;

/** The calls of one person about the agreement of one project. */
export function agreementOf(api: Api, projectId: number) {
  const params = { projectId };
  const create = (choice: AgreementChoiceInput, basis?: string) =>
    api.call(createAgreedInvoice, { params, body: { choice, basis }, idempotencyKey: newKey() });
  const made = async (choice: AgreementChoiceInput): Promise<Invoice> => {
    const { invoiceId } = await api.result(createAgreedInvoice, { params, body: { choice }, idempotencyKey: newKey() });
    return api.result(getInvoice, { params: { invoiceId } });
  };
  return {
    read: (): Promise<AgreementView> => api.result(getAgreement, { params }),
    save: (fields: Fields) =>
      api.call(saveAgreement, { params, body: { instalments: [], version: 0, ...fields }, idempotencyKey: newKey() }),
    preview: (choice: AgreementChoiceInput) => api.call(previewAgreedInvoice, { params, body: choice }),
    create,
    made,
    onAccount: (amount: number, text = 'Projektering') => made({ as: 'OnAccount', amount, text }),
    instalments: (instalmentIds: number[], settleWork = true) => made({ as: 'Instalments', instalmentIds, settleWork }),
    work: (rest: Omit<Extract<AgreementChoiceInput, { as: 'Work' }>, 'as'> = {}) => made({ as: 'Work', ...rest }),
    credit: async (invoiceId: number) => {
      await setInvoiceStatus(invoiceId, 'Posted');
      return api.call(createCreditInvoice, { params: { invoiceId }, idempotencyKey: newKey() });
    },
  };
}
