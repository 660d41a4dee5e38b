import type { GivenSecretField, SystemSettings } from '../../../../shared/schemas/settings.ts';

/** The settings, plus the secrets to replace or (null) remove. */
export type SystemSettingsValues = SystemSettings & { [Field in GivenSecretField]?: string | null | undefined };
