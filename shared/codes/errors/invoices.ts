export const nothingToInvoice = {
  code: 'nothing_to_invoice',
  status: 409,
  message: 'Det finns inget att fakturera',
} as const;

export const basisChanged = { code: 'basis_changed', status: 409, message: 'Underlaget har ändrats' } as const;

export const againstAgreement = {
  code: 'against_agreement',
  status: 409,
  message: 'Projektets avtal om pris tillåter inte det.',
} as const;

export const beingInvoiced = {
  code: 'being_invoiced',
  status: 409,
  message: 'Insatsen håller på att faktureras. Vänta en stund och läs in igen.',
} as const;

export const priceMissing = { code: 'price_missing', status: 409, message: 'Pris saknas.' } as const;

export const invoiceIncomplete = {
  code: 'invoice_incomplete',
  status: 409,
  message: 'Fakturan saknar uppgifter som lagen kräver.',
} as const;

export const undrawnSigns = {
  code: 'undrawn_signs',
  status: 409,
  message: 'Texten har tecken som inte går att skriva ut.',
} as const;

export const eInvoiceIncomplete = {
  code: 'e_invoice_incomplete',
  status: 409,
  message: 'E-fakturan saknar uppgifter.',
} as const;

export const vatUndecided = {
  code: 'vat_undecided',
  status: 409,
  message: 'Fakturans moms går inte att avgöra.',
} as const;

export const tooManyWorkOrders = {
  code: 'too_many_work_orders',
  status: 409,
  message: 'Projektet har för många insatser för en faktura.',
} as const;

export const seriesBegun = {
  code: 'series_begun',
  status: 409,
  message: 'Första fakturanumret kan inte ändras: serien har börjat.',
} as const;

export const notCreditable = { code: 'not_creditable', status: 409, message: 'Fakturan kan inte krediteras.' } as const;

export const damagedPdf = {
  code: 'damaged_pdf',
  status: 500,
  message: 'PDF:en i arkivet är inte den som sparades, så den lämnas inte ut. Den som sköter driften har larmats.',
} as const;
