import { padSerialNumber } from '../../../shared/domain/invoice/invoice-number.ts';

export const firstNumberText = {
  title: 'Firmans första faktura',
  takes: (first: number) =>
    `Fakturan är firmans första och får nummer ${padSerialNumber(first)}. Därefter följer numren på varandra, och det första går inte att ändra.`,
  changeIt: 'Ändra första fakturanumret',
  askSuperAdmin: 'Ska serien börja på ett annat nummer kan en superadmin ändra det i systeminställningarna.',
} as const;
