import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Loading } from '../ui/states/loading.tsx';
import { type ManualPage, ManualText } from './manual-text.tsx';
import { PAGE_OF_SCREEN } from './screens.ts';

/** The page that the manual begins with. */
const START = 'README';

/** Each page of the manual, loaded when it is opened. */
const PAGES = Object.fromEntries(
  Object.entries(import.meta.glob<ManualPage>('../../../docs/manuel/*.md')).map(([file, load]) => [
    file,
    lazy(async () => {
      const page = await load();
      return { default: () => <ManualText {...page} isFirst={file.endsWith(`/${START}.md`)} /> };
    }),
  ]),
);

/** A page of the manual for the shop's team, by its name or by that of the screen that it explains. */
export default function HelpPage() {
  const { page: name = START } = useParams();
  const Page = PAGES[`../../../docs/manuel/${PAGE_OF_SCREEN[name] ?? name}.md`];
  if (!Page) return <Navigate to="/aide" replace />;
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  );
}
