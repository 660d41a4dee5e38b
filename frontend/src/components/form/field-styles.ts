import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Radio.css';
