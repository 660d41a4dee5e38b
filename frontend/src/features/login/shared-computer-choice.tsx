import { Group, Text } from '@mantine/core';
import { chooseShared, sharedComputer } from '../../api/shared-computer.ts';
import { useValue } from '../../state/value.ts';
import { sessionText } from '../../text/session.ts';

const hintId = 'shared-computer-hint';

/** Holds for every way to log in. */
export function SharedComputerChoice() {
  const isShared = useValue(sharedComputer);
  return (
    <div>
      <Group component="label" gap="xs" wrap="nowrap" fz="sm">
        <input
          type="checkbox"
          style={{ margin: 0 }}
          checked={isShared}
          aria-describedby={isShared ? hintId : undefined}
          onChange={(event) => chooseShared(event.currentTarget.checked)}
        />
        {sessionText.sharedComputer}
      </Group>
      {/* Its room is there from the start, so that nothing below moves. */}
      <Text id={hintId} size="xs" c="dimmed" style={isShared ? undefined : { visibility: 'hidden' }}>
        {sessionText.sharedComputerHint}
      </Text>
    </div>
  );
}
