import { FileZipOutlined } from '@ant-design/icons';
import { plural } from '@karite/shared/format';
import { Button, Progress } from 'antd';
import { FileButton } from './file-button.tsx';
import type { Archive } from './send-archive.ts';

type PicturesChoiceProps = {
  archive: Archive | null;
  /** The progress of the upload in percent; `null` where there is none. */
  percent: number | null;
  isDisabled: boolean;
  onChoose: (file: File) => void;
  onStop: () => void;
};

/** The pictures of an import: a ZIP with the files that the cells name (R1583). */
export function PicturesChoice({ archive, percent, isDisabled, onChoose, onStop }: PicturesChoiceProps) {
  return (
    <section className="import-result" aria-label="Images de l’import">
      <p className="quiet">
        Images, si le fichier en nomme : une archive ZIP (2&nbsp;Go au plus, 10&nbsp;Mo par image). Les cellules
        contiennent les noms de leurs images, séparés par « | », ou leurs adresses en https:// sur un site permis
        (Réglages, « Images des imports ») ; les images déjà dans la boutique y restent.
      </p>
      <div className="chips">
        <FileButton
          label="Archive des images"
          icon={<FileZipOutlined aria-hidden />}
          accept=".zip,application/zip"
          {...{ isDisabled, onChoose }}
        >
          {archive?.name ?? 'Joindre les images (ZIP)'}
        </FileButton>
        {percent !== null && <Button onClick={onStop}>Arrêter l’envoi</Button>}
      </div>
      <div role="status">
        {percent !== null && <span>{`Envoi des images… ${percent} %`}</span>}
        {percent === null && archive && <span>{`${plural(archive.pictures, 'fichier')} dans l’archive`}</span>}
      </div>
      {percent !== null && <Progress percent={percent} aria-label="Envoi des images" />}
    </section>
  );
}
