import type TextArea from 'antd/es/input/TextArea';
import { type ComponentProps, lazy, Suspense } from 'react';
import { StillLoading } from './loading.tsx';

type Props = ComponentProps<typeof TextArea>;

const Later = lazy(() => import('antd/es/input/TextArea'));

/** Stands in the build where antd's `Input` has its `TextArea`: what measures the height of long texts comes with the first. */
export default function LaterTextArea(props: Props) {
  return (
    <Suspense fallback={<StillLoading />}>
      <Later {...props} />
    </Suspense>
  );
}
