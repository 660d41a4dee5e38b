import type { GivenSecretField, SystemSettings } from '../../../../shared/schemas/settings.ts';

/** Null removes a secret. */
export type SystemSettingsValues = SystemSettings & { [Field in GivenSecretField]?: string | null | undefined };
