import type { SetupStep } from '../../../../shared/codes/setup.ts';
import type { Setup } from '../../../../shared/schemas/setup.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';
import { panels, paths } from '../../navigation/paths.ts';

/** The one screen where a step is done. */
export function targetOf(step: SetupStep, { companyField, hasProducts, priceListDefaultId }: Setup): RowTarget {
  switch (step) {
    case 'company':
      return paths.systemSettingsField(companyField || 'companyName');
    case 'firstNumber':
      return paths.systemSettingsField('firstInvoiceNumber');
    case 'prices':
      return hasProducts ? panels.defaultPriceList(priceListDefaultId ?? undefined) : panels.startProducts();
    case 'mail':
      return paths.systemSettingsField('emailFrom');
    case 'fortnox':
      return paths.systemSettingsField('fortnoxClientId');
    case 'colleagues':
      return paths.users;
    case 'import':
      return paths.importRecords('customer');
  }
}
