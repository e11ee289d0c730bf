import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';

type LeaveQuestionProps = {
  stay: () => void;
  /** Leaves; the draft waits for the next time, or goes. */
  leave: (isKept: boolean) => void;
};

/** Asked of whoever leaves a form that is half filled in. Whoever stays goes on where they were. */
export function LeaveQuestion({ stay, leave }: LeaveQuestionProps) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
  return (
    <Dialog
      title="Quitter sans enregistrer ?"
      width={540}
      onCancel={stay}
      className="leave-question"
      footer={
        <>
          <Button danger onClick={() => leave(false)}>
            Abandonner
          </Button>
          <Button onClick={() => leave(true)}>Garder un brouillon</Button>
          <Button type="primary" autoFocus onClick={stay}>
            Continuer la saisie
          </Button>
        </>
      }
    >
      Vos changements ne sont pas enregistrés. Gardé, votre brouillon attend dans ce navigateur que vous rouvriez ce
      formulaire.
    </Dialog>
  );
}
