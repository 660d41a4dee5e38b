import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { projectFiguresText as text } from '../../text/project-figures.ts';
import { ProjectCurve } from './project-curve.tsx';
import { ProjectLosses } from './project-losses.tsx';
import { ProjectPeople } from './project-people.tsx';
import classes from './project-figures.module.css';
import { useProjectFigures } from './use-project-figures.ts';

export function ProjectFiguresSection({ projectId }: { projectId: number }) {
  const query = useProjectFigures(projectId);
  return (
    <Section title={text.title}>
      <QueryView query={query}>
        {(figures) => (
          <div className={classes['figures']}>
            <div className={classes['columns']}>
              <ProjectCurve figures={figures} />
              <ProjectPeople people={figures.people} />
            </div>
            {figures.losses.total > 0 && <ProjectLosses losses={figures.losses} />}
          </div>
        )}
      </QueryView>
    </Section>
  );
}
