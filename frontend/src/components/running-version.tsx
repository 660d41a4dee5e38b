import { Text } from '@mantine/core';
import { getMeta } from '../../../shared/contract/calls/settings.ts';
import { useRoute } from '../api/use-route.ts';
import { runningVersion } from '../text/running-version.ts';

/** Which version and commit the server runs, for whoever reports a fault. */
export function RunningVersion() {
  const { data } = useRoute(getMeta, {}, { silent: true, once: true });
  if (!data) return null;
  return (
    <Text size="xs" c="dimmed" mt="lg">
      {runningVersion(data.version, data.commit)}
    </Text>
  );
}
