import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Alert } from '../ui/states/alert.tsx';
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

const pageOf = (name: string) => PAGES[`../../../docs/manuel/${PAGE_OF_SCREEN[name] ?? name}.md`];

/**
 * A page of the manual for the shop's team, by its name or by that of the screen that it explains (R1587). Where there is
 * none, it says so above the first page.
 */
export default function HelpPage() {
  const { page: name = START } = useParams();
  const found = pageOf(name);
  const Page = found ?? pageOf(START);
  return (
    <Suspense fallback={<Loading />}>
      {!found && <Alert type="info" showIcon message="Aucune page n’explique cet écran. Voici toute l’aide." />}
      {Page && <Page />}
    </Suspense>
  );
}
