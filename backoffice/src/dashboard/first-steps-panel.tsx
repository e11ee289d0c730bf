import { CheckCircleFilled } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../providers/call.ts';
import { messageOf } from '../providers/message-of.ts';
import { Panel } from '../ui/panel.tsx';
import type { FirstSteps } from './use-first-steps.ts';
import './first-steps.css';

type Step = FirstSteps['steps'][number];

const Line = ({ step: { label, help, to, isDone } }: { step: Step }) => (
  <li className={isDone ? 'is-done' : undefined}>
    <span className="first-steps-tick">
      {isDone && <CheckCircleFilled role="img" aria-label="Fait" />}
      {!isDone && <span role="img" aria-label="À faire" />}
    </span>
    <span>
      <Link to={`/${to}`}>{label}</Link>
      {!isDone && <small className="quiet">{help}</small>}
    </span>
  </li>
);

/** The list, how far it is, and the way to put it away, or back: nothing in it is ticked by hand. */
export default function FirstStepsPanel({ steps, isHidden, onChange }: FirstSteps & { onChange: () => void }) {
  const { open: notify } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const done = steps.filter(({ isDone }) => isDone).length;
  const isAllDone = done === steps.length;
  async function hide() {
    setBusy(true);
    try {
      await call('PUT', '/first-steps/hidden', { body: { isHidden: !isHidden } });
      if (!isHidden) notify?.({ type: 'success', message: 'Premiers pas masqués : « Chercher partout » les retrouve' });
      onChange();
    } catch (error) {
      notify?.({ type: 'error', message: messageOf(error, "L'enregistrement a échoué") });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Panel
      title="Premiers pas"
      subtitle={isAllDone ? 'Tout est fait : la boutique est prête.' : 'Ce que la boutique attend avant d’ouvrir'}
      extra={
        !isAllDone && (
          <Button loading={isBusy} onClick={() => void hide()}>
            {isHidden ? "Montrer à l'accueil" : 'Masquer'}
          </Button>
        )
      }
    >
      <p className="first-steps-progress">
        <progress value={done} max={steps.length} aria-label="Premiers pas" />
        <span className="figure">
          {done} sur {steps.length}
        </span>
      </p>
      <ul className="first-steps">
        {steps.map((step) => (
          <Line key={step.key} step={step} />
        ))}
      </ul>
    </Panel>
  );
}
