import { Stack, Text } from '@mantine/core';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { personalDataText as text } from '../../text/personal-data.ts';
import { EraseButton } from './erase-button.tsx';
import { TakeOutButton } from './take-out-button.tsx';

/** A tab of its own in the panel of a contact. */
export function PersonalDataOfContact({ contactId }: { contactId: number }) {
  const place = usePanelPlace();
  const panels = usePanels();
  return (
    <Stack gap="lg" align="flex-start">
      <WithHint hint={text.takeOutHint}>
        <TakeOutButton kind="contact" id={contactId} />
      </WithHint>
      <WithHint hint={text.eraseHint}>
        <EraseButton kind="contact" id={contactId} onErased={() => void panels.close(place.key, { force: true })} />
      </WithHint>
    </Stack>
  );
}

/** A user is deleted first, and then erased under 'Gallring'. */
export function PersonalDataOfUser({ userId }: { userId: number }) {
  return (
    <FieldGroup title={text.title}>
      <Wide>
        <WithHint hint={text.takeOutOfUserHint}>
          <TakeOutButton kind="user" id={userId} />
        </WithHint>
      </Wide>
    </FieldGroup>
  );
}

function WithHint({ hint, children }: { hint: string; children: React.ReactNode }) {
  return (
    <div>
      {children}
      <Text size="xs" c="dimmed" mt="0.25rem">
        {hint}
      </Text>
    </div>
  );
}
