import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

const LibraryDialog = lazy(() => import('./library-dialog.tsx'));

type LibraryChoiceProps = {
  /** The paths of those that the field has. */
  taken: readonly string[];
  isMultiple?: boolean;
  onChoose: (urls: string[]) => void;
};

/** Chooses pictures that the shop has already, instead of sending them once more (R2186). */
export function LibraryChoice({ taken, isMultiple = false, onChoose }: LibraryChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Choisir dans la bibliothèque
      </Button>
      {isOpen && (
        <Suspense>
          <LibraryDialog
            taken={taken}
            isMultiple={isMultiple}
            onCancel={() => setOpen(false)}
            onChoose={(urls) => {
              setOpen(false);
              onChoose(urls);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
