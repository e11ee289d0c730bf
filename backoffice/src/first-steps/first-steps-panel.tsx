import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons';
import { Button, List, Progress } from 'antd';
import { Link } from 'react-router-dom';
import { useWrite } from '../providers/use-write.ts';
import { LineMeta, Panel } from '../ui/page/panel.tsx';
import type { FirstSteps } from './use-first-steps.ts';

/** The list, how far it is, and the way to put it away, or back: nothing in it is ticked by hand. */
export default function FirstStepsPanel({ steps, isHidden, onChange }: FirstSteps & { onChange: () => void }) {
  const { attempt, isPending } = useWrite('PUT', '/first-steps/hidden', {
    done: isHidden ? undefined : 'Premiers pas masqués : « Chercher partout » les retrouve',
    failed: 'L’enregistrement a échoué',
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  const isAllDone = done === steps.length;
  async function hide() {
    if (await attempt({ body: { isHidden: !isHidden } })) onChange();
  }
  return (
    <Panel
      title="Premiers pas"
      subtitle={isAllDone ? 'Tout est fait : la boutique est prête.' : 'Ce que la boutique attend avant d’ouvrir'}
      extra={
        !isAllDone && (
          <Button loading={isPending} onClick={() => void hide()}>
            {isHidden ? 'Montrer à l’accueil' : 'Masquer'}
          </Button>
        )
      }
    >
      <Progress
        percent={(100 * done) / steps.length}
        format={() => `${done} sur ${steps.length}`}
        aria-label="Premiers pas"
      />
      <List
        rowKey="key"
        dataSource={steps}
        renderItem={({ label, help, to, isDone }) => (
          <List.Item>
            <LineMeta
              avatar={
                isDone ? (
                  <CheckCircleFilled role="img" aria-label="Fait" />
                ) : (
                  <ClockCircleOutlined role="img" aria-label="À faire" />
                )
              }
              title={<Link to={`/${to}`}>{label}</Link>}
              description={!isDone && help}
            />
          </List.Item>
        )}
      />
    </Panel>
  );
}
