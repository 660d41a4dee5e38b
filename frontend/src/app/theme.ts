import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { common } from '../text/common.ts';

/** The accent colour. Shade 8 carries white text in both colour schemes with a contrast above 6:1. */
const petrol: MantineColorsTuple = [
  '#e6f5f8',
  '#d3e9ee',
  '#a8d3dd',
  '#79bccb',
  '#52a9bc',
  '#3a9db3',
  '#2997ae',
  '#1b8299',
  '#10687c',
  '#075567',
];

/** The one scale of greys in the dark scheme, from text to the deepest ground: each as light as Mantine's, in our tone. */
const dark: MantineColorsTuple = [
  '#c7cacc',
  '#b5b9bc',
  '#7e8388',
  '#656a6f',
  '#3e4347',
  '#373c41',
  '#2b3034',
  '#212528',
  '#1b1e21',
  '#121416',
];

/** A `header` element in a dialog would be a banner landmark. */
const plainHeader = { header: { role: 'none' } };

const selector = {
  openOnFocus: false,
  withScrollArea: false,
  // Typing replaces the chosen value, however the field got focus.
  onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
  clearButtonProps: { 'aria-label': common.clear },
  // Rendered in place, the options stay in the landmark or panel of their field.
  comboboxProps: { withinPortal: false, floatingStrategy: 'fixed' },
};

export const theme = createTheme({
  colors: { petrol, dark },
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  luminanceThreshold: 0.36,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'Segoe UI Mono', monospace",
  headings: { fontWeight: '600' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Keyed by name: importing the components would add them to the login page's bundle.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle' } },
    CloseButton: { defaultProps: { 'aria-label': common.close } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': common.close }, attributes: plainHeader } },
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': common.close }, attributes: plainHeader } },
    // Labels and fields beside each other are in line, whichever has a hint.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, transitionProps: { duration: 60 } } },
    MultiSelect: { defaultProps: selector },
    Pill: { defaultProps: { removeButtonProps: { 'aria-label': common.remove } } },
  },
});

/**
 * Mantine's dimmed, placeholder and error colours, and some light variants, are below AA contrast on our backgrounds.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#5c636a',
    '--mantine-color-placeholder': '#5c636a',
    '--mantine-color-error': '#c92a2a',
    '--mantine-color-teal-light-color': '#066f50',
    '--mantine-color-green-light-color': '#23702f',
    '--mantine-color-lime-light-color': '#47730a',
    '--mantine-color-yellow-light-color': '#8a4b00',
    '--mantine-color-orange-light-color': '#a83a0b',
    '--klang-surface': '#f6f7f8',
    '--klang-line': '#e3e6e8',
    '--klang-hover': '#f0f4f5',
    '--klang-focus-row': '#e3f1f4',
    '--klang-warning-row': '#fdf0f0',
  },
  dark: {
    '--mantine-color-dimmed': '#a5a9ad',
    '--mantine-color-placeholder': '#a5a9ad',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-yellow-light': '#43320f',
    '--mantine-color-yellow-light-color': '#ffe8a3',
    '--klang-surface': dark[8],
    '--klang-line': dark[5],
    '--klang-hover': dark[6],
    '--klang-focus-row': '#173a43',
    '--klang-warning-row': '#3a2224',
  },
});
