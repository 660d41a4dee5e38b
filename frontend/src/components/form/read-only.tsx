import { Input } from '@mantine/core';
import { createContext, use } from 'react';

const ReadOnlyContext = createContext(false);

export function ReadOnly({ value = true, children }: { value?: boolean; children: React.ReactNode }) {
  return <ReadOnlyContext value={value}>{children}</ReadOnlyContext>;
}

export function useReadOnly(own: boolean | undefined): boolean {
  const inherited = use(ReadOnlyContext);
  return own ?? inherited;
}

export function ReadOnlyValue({ label, children }: { label: string; children: React.ReactNode }) {
  const isEmpty = children === '' || children === null || children === undefined;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div style={{ fontSize: '0.875rem', paddingBlock: '0.25rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {isEmpty ? '–' : children}
      </div>
    </Input.Wrapper>
  );
}
