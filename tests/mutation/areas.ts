export type Area = { mutate: readonly string[]; tests: readonly string[] };

const unit = (files: string) => `tests/unit/${files}.test.ts`;

/** What is mutated, and the tests that are to notice, in areas small enough for a run each. */
export const areas: Record<string, Area> = {
  money: {
    mutate: [
      'shared/lib/{format,money,parse-number}.ts',
      'shared/domain/{prices,project-budget,raised-price,registered-hours,time-step,work-order-value}.ts',
    ],
    tests: [
      unit('shared/lib/{format,money,parse-number}'),
      unit('shared/domain/{prices,project-budget,raised-price,registered-hours,time-step,work-order-value}'),
    ],
  },
  vat: {
    mutate: ['shared/domain/invoice/{vat-rule,invoice-totals}.ts'],
    tests: [unit('shared/domain/invoice/{vat-rule,vat-of-lines,invoice-totals,random-vat}')],
  },
  'invoice-lines': {
    mutate: ['shared/domain/invoice/{invoice-line,invoice-lines,line-texts,basis,earlier-prices,cost-remarks}.ts'],
    tests: [
      unit('shared/domain/invoice/{line-texts,other-lines,earlier-prices,cost-remarks,build-invoice-document}'),
      unit('functions/invoices/{basis,chosen,cost-of-an-invoice}'),
    ],
  },
  'invoice-documents': {
    mutate: ['shared/domain/invoice/{build-invoice-document,combined-document,edited-document,invoice-input}.ts'],
    tests: [
      unit('shared/domain/invoice/{build-invoice-document,combined-document,edited-document}'),
      unit('functions/invoices/{basis,chosen}'),
    ],
  },
  /** What the areas above do not hold: remarks, receivers, mail, payment and archive. */
  invoices: {
    mutate: [
      'shared/domain/invoice/{archive,attention,invoice-remarks,legal-gaps,mail-receivers,message}.ts',
      'shared/domain/invoice/{payment,projects-of,undrawn-signs}.ts',
    ],
    tests: [
      unit('shared/domain/invoice/{archive,attention,invoice-remarks,legal-gaps,mail-receivers,message}'),
      unit('shared/domain/invoice/{payment,undrawn-signs,combined-document}'),
    ],
  },
  credits: {
    mutate: ['shared/domain/invoice/{credit-*,losses}.ts'],
    tests: [unit('shared/domain/invoice/{credit-*,losses,other-lines}')],
  },
  agreements: { mutate: ['shared/domain/agreement/*.ts'], tests: [unit('shared/domain/agreement/*')] },
  numbering: {
    mutate: [
      'shared/lib/{luhn,official-numbers}.ts',
      'shared/domain/invoice/{invoice-number,number-series,payment-code}.ts',
      'shared/domain/fortnox/free-numbers.ts',
    ],
    tests: [
      unit('shared/lib/{luhn,official-numbers}'),
      unit('shared/domain/invoice/{invoice-number,number-series,payment-code}'),
      unit('shared/domain/fortnox/free-numbers'),
    ],
  },
  'vat-numbers': { mutate: ['shared/lib/vat-numbers.ts'], tests: [unit('shared/lib/vat-numbers')] },
  access: {
    mutate: [
      'shared/domain/{roles,maintainer,staff-time-log,time-log-attest,guessable-pin}.ts',
      'shared/domain/*-rules.ts',
      'functions/time-logs/approve.ts',
    ],
    tests: [
      unit('shared/domain/{roles,maintainer,staff-time-log,time-log-attest,guessable-pin,*-rules}'),
      unit('functions/time-logs/approve'),
    ],
  },
};
