import { expect, it } from 'vitest';
import { textsOfDocument } from '../../../../../shared/domain/invoice/texts-of-document.ts';

it('the texts of a document are its texts at any depth, without embedded pictures and other values', () => {
  const document = {
    title: 'Faktura',
    sum: 12,
    objectAddress: null,
    items: [{ text: 'Mätning', sources: [{ workOrderId: 1 }] }, { text: 'Restid av data: ett' }],
    company: { logoUrl: 'data:image/png;base64,AAAA', name: 'Exempelakustik AB' },
    isNew: true,
    until: undefined,
  };
  expect(textsOfDocument(document)).toEqual(['Faktura', 'Mätning', 'Restid av data: ett', 'Exempelakustik AB']);
});
