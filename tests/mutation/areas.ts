export type Area = { mutate: readonly string[]; tests: readonly string[] };

const unit = (files: string) => `tests/unit/${files}.test.ts`;

/** What is mutated, and the tests that are to notice, in areas small enough for a run each. */
export const areas: Record<string, Area> = {
  money: {
    mutate: [
      'shared/lib/{format,money,parse-number}.ts',
      'shared/domain/{cost-price,prices,project-budget,raised-price,registered-hours,time-step,work-order-value}.ts',
    ],
    tests: [
      unit('shared/lib/{format,money,parse-number}'),
      unit('shared/domain/{cost-price,prices,project-budget,raised-price,registered-hours,time-step,work-order-value}'),
    ],
  },
  invoices: {
    mutate: [
      'shared/domain/invoice/*.ts',
      '!shared/domain/invoice/{credit-*,losses,invoice-number,number-series,payment-code}.ts',
    ],
    tests: [unit('shared/domain/invoice/*'), unit('functions/invoices/{basis,chosen}')],
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
