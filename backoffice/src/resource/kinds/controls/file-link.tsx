import { DownloadOutlined } from '@ant-design/icons';
import { truncate } from '@karite/shared/format';
import { readDocument } from '@karite/shared/media';
import { Dash } from './dash.tsx';

const SHOWN = 32;

/** A document by its name, which downloads it. */
export function FileLink({ path, isWhole }: { path: string; isWhole: boolean }) {
  const document = readDocument(path);
  if (!document) return <Dash />;
  return (
    <a href={path} download title={document.name}>
      <DownloadOutlined aria-hidden /> {isWhole ? document.name : truncate(document.name, SHOWN)}
    </a>
  );
}
