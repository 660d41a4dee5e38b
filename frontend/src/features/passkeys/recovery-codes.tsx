import { Button, Group, List, Stack, Text } from '@mantine/core';
import { escapeHtml } from '../../../../shared/lib/html.ts';
import { saveFile } from '../../api/save-file.ts';
import { passkeysText as text } from '../../text/passkeys.ts';

type Props = { codes: readonly string[]; verb: string; onDone: () => void };

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, verb, onDone }: Props) {
  const download = () => {
    const content = [text.codesFile, '', ...codes, ''].join('\r\n');
    saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), `${text.codesFile}.txt`);
  };
  return (
    <Stack gap="sm">
      <Text size="sm">{text.codesHint}</Text>
      <List listStyleType="none" ff="monospace" aria-label={text.codes} style={{ columns: 2 }}>
        {codes.map((code) => (
          <List.Item key={code}>{code}</List.Item>
        ))}
      </List>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={download}>
          {text.download}
        </Button>
        <Button variant="default" size="xs" onClick={() => print(codes)}>
          {text.print}
        </Button>
      </Group>
      <Button onClick={onDone}>{verb}</Button>
    </Stack>
  );
}

/** Prints the codes alone, from a frame of their own. */
function print(codes: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  const lines = codes.map((code) => `<p>${escapeHtml(code)}</p>`).join('');
  frame.srcdoc = `<title>${text.codesFile}</title><h1>${text.codesFile}</h1>${lines}`;
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
