import { LinkSearch } from '../../components/list/link-select.tsx';
import { projectSearch } from '../../components/form/searches.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import { myDayText as text } from '../../text/my-day.ts';

/** Registers work on any project: the choice opens a new work order that is registered. */
export function RegisterSearch() {
  const { open } = usePanels();
  return (
    <LinkSearch
      label={text.registerOn}
      search={projectSearch}
      linkedIds={[]}
      nothing={text.noProjects}
      input={{ w: 'min(20rem, 100%)' }}
      onChosen={(projectId) => void open(panels.workOrder({ projectId, status: 'Registered' }))}
    />
  );
}
