import type { GivenSecretField, SystemSettings } from '../../../../shared/schemas/settings.ts';

/** What the form holds: the settings, and of secrets those that are to be replaced or (null) removed. */
export type SystemSettingsValues = SystemSettings & { [Field in GivenSecretField]?: string | null | undefined };
