import { Button, FileButton, Input } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { systemSettingsFieldsSchema } from '../../../../shared/schemas/settings.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import { readAsDataUrl } from '../../components/read-as-data-url.ts';
import type { SystemSettingsValues } from './system-settings-values.ts';
import classes from './logo-field.module.css';

const accepted = 'image/png,image/jpeg,image/svg+xml';

export function LogoField({ form }: { form: FormOf<SystemSettingsValues> }) {
  const hintId = useId();
  const logoUrl = useWatched(form, 'logoUrl');

  async function take(file: File | null) {
    if (!file) return;
    const dataUrl = await readAsDataUrl(file);
    const checked = systemSettingsFieldsSchema.shape.logoUrl.safeParse(dataUrl);
    if (checked.success) form.setFieldValue('logoUrl', dataUrl);
    else
      form.setFieldError('logoUrl', accepted.includes(file.type) ? checked.error.issues[0]?.message : text.wrongImage);
  }

  return (
    <Input.Wrapper
      label={text.logoUrl}
      labelElement="div"
      description={text.help.logoUrl}
      descriptionProps={{ id: hintId }}
      error={form.errors['logoUrl']}
    >
      <div className={classes['row']} data-path="logoUrl">
        <div className={classes['frame']}>{logoUrl ? <img src={logoUrl} alt={text.logoAlt} /> : text.noLogo}</div>
        <FileButton accept={accepted} onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconPhoto size="1rem" aria-hidden />}
              aria-describedby={hintId}
            >
              {logoUrl ? text.changeLogo : text.chooseLogo}
            </Button>
          )}
        </FileButton>
        {logoUrl && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size="1rem" aria-hidden />}
            onClick={() => form.setFieldValue('logoUrl', '')}
          >
            {text.removeLogo}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
