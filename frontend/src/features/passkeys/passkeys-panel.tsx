import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { deviceName } from '../../../../shared/domain/device-name.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '../../../../shared/contract/calls/passkeys.ts';
import type { OwnPasskeys, Passkey } from '../../../../shared/schemas/passkey.ts';
import { call } from '../../api/call.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { showContent } from '../../components/dialogs/dialogs.ts';
import { prompt } from '../../components/dialogs/prompt.ts';
import { formatInstant } from '../../components/format.ts';
import { LogTable } from '../../components/log/log-table.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { passkeysText as text } from '../../text/passkeys.ts';
import { makePasskey } from './authenticator.ts';
import { askPin } from './pin-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function PasskeysPanel() {
  const query = useRoute(listPasskeys, {}, { silent: true });
  return (
    <Panel title={text.title} isText>
      <QueryView query={query}>{(own) => <Passkeys own={own} />}</QueryView>
    </Panel>
  );
}

function Passkeys({ own: { passkeys, recoveryCodesLeft, isRequired } }: { own: OwnPasskeys }) {
  const add = useAddPasskey();
  return (
    <Stack gap="md" align="stretch">
      <Text size="sm">{text.hint}</Text>
      {isRequired && <Text size="sm">{text.required}</Text>}
      {passkeys.length === 0 ? <Notice title={text.none} hint={text.noneHint} /> : <PasskeyTable passkeys={passkeys} />}
      <Group justify={passkeys.length === 0 ? 'center' : 'flex-end'}>
        <Button size="xs" onClick={() => void add()}>
          {text.add}
        </Button>
      </Group>
      {passkeys.length > 0 && <CodesLeft count={recoveryCodesLeft} />}
    </Stack>
  );
}

function useAddPasskey() {
  const { save } = useSave(addPasskey, { success: text.added, silent: true });
  return async () => {
    let codes: readonly string[] = [];
    await askPin({
      title: text.add,
      hint: text.addHint,
      verb: text.goOn,
      name: deviceName(navigator.userAgent),
      run: async ({ currentPin, name }) => {
        const credential = await makePasskey(await call(beginPasskey, { body: { currentPin } }));
        codes = (await save({ body: { name, credential } })).recoveryCodes;
      },
    });
    if (codes.length > 0) await showCodes(codes);
  };
}

function PasskeyTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { name, createdAt, lastUsedAt, actions } = text.columns;
  return (
    <LogTable
      label={text.title}
      rows={passkeys}
      keyOf={({ passkeyId }) => passkeyId}
      columns={[
        { label: name, cell: (passkey) => passkey.name },
        { label: createdAt, cell: (passkey) => formatInstant(passkey.createdAt) },
        {
          label: lastUsedAt,
          cell: (passkey) => (passkey.lastUsedAt === null ? text.neverUsed : formatInstant(passkey.lastUsedAt)),
        },
        { label: actions, isActions: true, cell: (passkey) => <PasskeyActions passkey={passkey} /> },
      ]}
    />
  );
}

function PasskeyActions({ passkey: { passkeyId, name } }: { passkey: Passkey }) {
  const renaming = useSave(renamePasskey, { success: text.renamed, silent: true });
  const removing = useSave(removePasskey, { success: text.removed, silent: true });
  const params = { passkeyId };

  const rename = () =>
    prompt({
      title: text.rename,
      label: text.name,
      initial: name,
      verb: text.rename,
      maxLength: 60,
      failure: text.notRenamed,
      run: (given) => renaming.save({ params, body: { name: given } }),
    });

  const remove = () =>
    askPin({
      title: text.removeTitle(name),
      hint: text.removeHint,
      verb: text.remove,
      run: ({ currentPin }) => removing.save({ params, body: { currentPin } }),
    });

  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" size="compact-xs" aria-label={text.renameOf(name)} onClick={() => void rename()}>
        {text.rename}
      </Button>
      <Button variant="default" size="compact-xs" aria-label={text.removeOf(name)} onClick={() => void remove()}>
        {text.remove}
      </Button>
    </Group>
  );
}

function CodesLeft({ count }: { count: number }) {
  const { save } = useSave(renewRecoveryCodes, { silent: true });

  async function renew() {
    let codes: readonly string[] = [];
    await askPin({
      title: text.renewCodes,
      hint: text.renewHint,
      verb: text.renewCodes,
      run: async ({ currentPin }) => {
        codes = (await save({ body: { currentPin } })).recoveryCodes;
      },
    });
    if (codes.length > 0) await showCodes(codes);
  }

  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {text.codes}
      </Title>
      <Text size="sm">
        {text.codesLeft(count)} {text.codesWhy}
      </Text>
      <Group>
        <Button variant="default" size="xs" onClick={() => void renew()}>
          {text.renewCodes}
        </Button>
      </Group>
    </Stack>
  );
}

function showCodes(codes: readonly string[]) {
  return showContent({
    title: text.codes,
    content: (close) => <RecoveryCodes codes={codes} verb={text.codesSaved} onDone={() => close()} />,
  });
}
