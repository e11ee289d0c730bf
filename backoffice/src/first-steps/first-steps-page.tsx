import { Button, Spin } from 'antd';
import { detailOf } from '../providers/http-client.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Alert } from '../ui/states/alert.tsx';
import FirstStepsPanel from './first-steps-panel.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** The first steps at an address of their own, for those who have hidden them or need them later (R1581). */
export default function FirstStepsPage() {
  const { steps, error, isLoading, refetch } = useFirstSteps();
  return (
    <>
      <PageHeader title="Premiers pas" subtitle="Ce qu’une nouvelle boutique règle une fois" />
      {error && (
        <Alert
          type="error"
          showIcon
          message="Erreur lors du chargement"
          description={detailOf(error)}
          action={<Button onClick={refetch}>Réessayer</Button>}
        />
      )}
      {isLoading && <Spin />}
      {steps && <FirstStepsPanel {...steps} onChange={refetch} />}
    </>
  );
}
