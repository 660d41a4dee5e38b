export const timeReportsText = {
  create: {
    title: 'Tid fylls i månad för månad',
    hint: 'Tidrapporter skapas inte här. Månadens tid står i tidloggen.',
  },
  history: {
    title: 'Här finns ingen historik',
    hint: 'Tidrapporter samlas inte här. Tidigare månader står i tidloggen.',
  },
  balance: {
    title: 'Här räknas inget saldo',
    hint: 'Saldo av tid och ledighet förs inte i Klang. Det som är ifyllt står i tidloggen.',
  },
  toTimeLog: 'Till tidloggen',
} as const;
