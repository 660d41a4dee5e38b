import type { ProductType } from '../../../shared/codes/product-types.ts';
import { formatNumber } from '../../../shared/lib/format.ts';
import { unitLabels } from '../../../shared/text/products.ts';

export const partCreditText = {
  scope: 'Kreditera',
  whole: 'Hela fakturan',
  rest: 'Allt som återstår',
  lines: 'Valda rader',
  amount: 'Ett belopp',
  table: 'Rader att kreditera',
  pick: (line: string) => `Kreditera ${line}`,
  line: 'Rad',
  left: 'Kvar',
  quantity: 'Antal',
  quantityOf: (line: string) => `Antal att kreditera av ${line}`,
  sum: 'Belopp',
  counted: (count: number, type: ProductType) => `${formatNumber(count)} ${unitLabels[type]}`,
  isCredited: 'Krediterad',
  wrongQuantity: 'Ange hela, halva eller kvarts.',
  tooMuch: (left: string) => `Högst ${left}.`,
  amountLabel: 'Belopp exkl. moms',
  leftToCredit: (sum: string) => `Kvar att kreditera: ${sum} exkl. moms.`,
  wrongAmount: 'Ange ett belopp med högst två decimaler.',
  reason: 'Skäl',
  reasonHint: 'Skrivs ut på kreditfakturan.',
  noReason: 'Skriv varför fakturan krediteras.',
  release: (count: number) =>
    count === 1 ? 'Släpp insatsen som krediteras helt' : `Släpp ${count} insatser som krediteras helt`,
  releaseHint: 'De blir registrerade igen och kan ändras och faktureras på nytt. Annars är de kvar på fakturan.',
  whatPart: 'Resten av fakturan står kvar.',
  whatRest: 'Allt som återstår av fakturan krediteras. Insatser som är kvar på den blir registrerade igen.',
  notYet: 'Välj vad som ska krediteras och skriv ett skäl, så visas kreditfakturan här.',
  createMessage: (serialNumber: string, customerName: string, sum: string) =>
    `Av faktura ${serialNumber} till ${customerName} krediteras ${sum} exkl. moms. Kreditfakturan får ett nummer och kan inte ändras.`,
} as const;
