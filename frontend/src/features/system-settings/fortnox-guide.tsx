import '@mantine/core/styles/List.css';
import { Anchor, Button, List, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { Wide } from '../../components/form/fields-grid.tsx';
import { paths } from '../../navigation/paths.ts';
import { fortnoxText as text } from '../../text/fortnox.ts';
import { askForLink } from '../fortnox/ask-for-link.tsx';

/** From nothing to a link, where its fields are. */
export function FortnoxGuide() {
  const navigate = useNavigate();
  const address = `${window.location.origin}${paths.fortnoxActivation}`;
  return (
    <Wide>
      <Text size="sm" fw={600} mb="xs">
        {text.guide}
      </Text>
      <List type="ordered" size="sm" spacing="xs">
        <List.Item>
          {text.guideRegister}{' '}
          <Anchor href={`https://${text.portal}`} target="_blank" rel="noopener" inherit>
            {text.portal}
          </Anchor>
          . {text.guideRights}
        </List.Item>
        <List.Item>
          {text.guideAddress} <code>{address}</code>
        </List.Item>
        <List.Item>{text.guideKeys}</List.Item>
        <List.Item>
          {text.guideApprove}{' '}
          <Button variant="default" size="compact-sm" onClick={() => void askForLink((to) => void navigate(to))}>
            {text.guideApproveVerb}
          </Button>
        </List.Item>
      </List>
    </Wide>
  );
}
