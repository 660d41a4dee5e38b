import './field-styles.ts';
import { Combobox, InputBase, OptionsDropdown, type InputBaseProps } from '@mantine/core';
import { common } from '../../text/common.ts';
import { type Option, leftMessage } from './options.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { formsText } from '../../text/forms.ts';

export type ChoiceProps = Omit<InputBaseProps, 'onChange' | 'onBlur' | 'onFocus' | 'size'> &
  Choice & {
    size?: 'xs' | 'sm';
    placeholder?: string | undefined;
    autoFocus?: boolean;
    'aria-label'?: string;
    nothingFound?: string | undefined;
    opensOnFocus?: boolean;
    dropdownProps?: object;
    renderOption?: (option: Option) => React.ReactNode;
  };

/** The first hit is active; Enter and Tab choose it. Text that matches no option stays on blur, with a message. */
export function ChoiceInput({
  chosen,
  typed,
  onType,
  hits: found,
  more,
  isWaiting = false,
  nothingFound,
  clearable = false,
  opensOnFocus = false,
  onChoose,
  onOpen,
  create,
  error,
  dropdownProps,
  renderOption,
  ...rest
}: ChoiceProps) {
  const { combobox, text, hits, shown, first, isLeft, want, choose, submit, handleKeyDown, leave, setFocused } =
    useChoice({ chosen, typed, onType, hits: found, more, isWaiting, clearable, onChoose, onOpen, create });

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      floatingStrategy="fixed"
      {...(rest.size && { size: rest.size })}
      onOptionSubmit={submit}
      {...dropdownProps}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...rest}
          component="input"
          autoComplete="off"
          value={typed ?? chosen?.label ?? ''}
          error={isLeft ? leftMessage(text, first !== undefined, nothingFound) : error}
          rightSectionPointerEvents={clearable && chosen ? 'auto' : 'none'}
          rightSection={
            clearable && chosen ? (
              <Combobox.ClearButton aria-label={common.clear} onClear={() => choose(null)} />
            ) : (
              <Combobox.Chevron error={error} />
            )
          }
          onChange={(event) => {
            want(undefined);
            onType(event.currentTarget.value);
            combobox.resetSelectedOption();
            combobox.openDropdown();
          }}
          onFocus={(event) => {
            setFocused(true);
            if (opensOnFocus) combobox.openDropdown();
            // Typing replaces the chosen value, however the field got focus.
            event.currentTarget.select();
          }}
          onBlur={leave}
          onClick={() => combobox.openDropdown()}
          onKeyDown={handleKeyDown}
        />
      </Combobox.Target>
      <OptionsDropdown
        data={shown}
        value={chosen ? String(chosen.value) : null}
        withScrollArea={false}
        withCheckIcon
        checkIconPosition="right"
        nothingFoundMessage={
          combobox.dropdownOpened && (isWaiting ? formsText.searching : (nothingFound ?? formsText.noHits))
        }
        unstyled={false}
        labelId={undefined}
        aria-label={rest['aria-label'] ?? (typeof rest.label === 'string' ? rest.label : undefined)}
        filter={undefined}
        search={undefined}
        limit={undefined}
        maxDropdownHeight={undefined}
        scrollAreaProps={undefined}
        {...(renderOption && {
          renderOption: ({ option }: { option: { value: string; label: string } }) => {
            const one = hits.find(({ value }) => String(value) === option.value);
            return one ? renderOption(one) : option.label;
          },
        })}
      />
    </Combobox>
  );
}
