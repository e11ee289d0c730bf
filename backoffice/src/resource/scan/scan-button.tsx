import { BarcodeOutlined } from '@ant-design/icons';
import type { ResourceShape } from '@karite/shared/resource';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { codeFieldOf } from './code-field.ts';

const loadDialog = () => import('./scan-dialog.tsx');
const ScanDialog = lazy(loadDialog);

/** A finger works here: the screen is held in a hand, and has a camera. */
const isHeld = (): boolean => window.matchMedia('(pointer: coarse)').matches;

type ScanButtonProps = {
  /** The resources to search; those without a code are skipped. */
  resources: readonly ResourceShape[];
  /** Called when a scan leads to another page. */
  onLeave?: () => void;
};

/** Finds a record by the bar code on an article (R1540). Camera and reader come when it is pressed. */
export function ScanButton({ resources, onLeave }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const scanned = resources.filter(codeFieldOf);
  if (scanned.length === 0 || !isHeld()) return null;
  return (
    <>
      <Button
        icon={<BarcodeOutlined aria-hidden />}
        aria-label="Scanner un code-barres"
        title="Scanner un code-barres"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <ScanDialog
            resources={scanned}
            close={(hasLeft) => {
              setOpen(false);
              if (hasLeft) onLeave?.();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
