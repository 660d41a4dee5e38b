// The styles of the fields that are more than an input.
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Radio.css';
