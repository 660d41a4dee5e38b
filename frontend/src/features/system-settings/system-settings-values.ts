import type { GivenSecretField, SystemSettings } from '../../../../shared/schemas/settings.ts';

export type SystemSettingsValues = SystemSettings & { [Field in GivenSecretField]?: string | null | undefined };
