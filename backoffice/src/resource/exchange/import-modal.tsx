import { UploadOutlined } from '@ant-design/icons';
import { kinds, type ResourceShape, writableFields } from '@karite/shared/resource';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { useConfirmFall } from '../use-confirm-fall.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { FileButton } from './file-button.tsx';
import { JobProgress } from './job-progress.tsx';
import { MissingNames } from './missing-names.tsx';
import { PicturesChoice } from './pictures-choice.tsx';
import { JobOutcome } from './report-view.tsx';
import { TemplateButtons } from './template-buttons.tsx';
import { useImport } from './use-import.ts';
import './exchange.css';

/**
 * A file is first tried, row by row, without saving anything; only one without a problem can be imported. The mapping of
 * its columns is shown, and chosen where their heads are unclear (R1570).
 */
export default function ImportModal({ resource, onClose }: { resource: ResourceShape; onClose: () => void }) {
  const { fileName, chosen, archive, percent, job, problem, isRunning, isBegun, isUntried, isReady, ...act } =
    useImport(resource);
  const hasPictures = writableFields(resource).some(([, { kind }]) => kinds[kind].hasPictures);
  const confirmFall = useConfirmFall();
  const falls = (job?.report?.warnings ?? []).map(({ row, message }) => `Ligne ${row} · ${message}`);
  const save = async () => {
    if (await confirmFall(falls)) await act.save();
  };
  function close() {
    // What has ended was seen.
    if (!isRunning) act.forget();
    onClose();
  }

  return (
    <Dialog
      title={`Importer : ${resource.label.many}`}
      okText={isUntried ? 'Vérifier' : 'Importer'}
      cancelText={isBegun ? 'Fermer' : 'Annuler'}
      okButtonProps={{ disabled: !isReady && !isUntried }}
      confirmLoading={isRunning}
      onOk={isUntried ? act.tryIt : save}
      onCancel={close}
    >
      <p>
        Choisissez un fichier CSV ou Excel, comme ceux de l’export (50&#8239;000 lignes et 50&nbsp;Mo au plus). Il est
        d’abord vérifié, ligne par ligne : rien n’est enregistré avant votre accord.
      </p>
      <TemplateButtons resource={resource} />
      <FileButton
        label="Fichier à importer"
        icon={<UploadOutlined aria-hidden />}
        accept=".csv,.xlsx,text/csv"
        isDisabled={isRunning}
        onChoose={(file) => void act.choose(file)}
      >
        {fileName ?? 'Choisir un fichier'}
      </FileButton>
      {hasPictures && !isBegun && (
        <PicturesChoice
          archive={archive}
          percent={percent}
          isDisabled={isRunning}
          onChoose={(file) => void act.addPictures(file)}
          onStop={act.stopPictures}
        />
      )}
      {problem && <Alert className="import-result" type="error" showIcon message={problem} role="alert" />}
      {chosen && (
        <ColumnChoice
          resource={resource}
          found={chosen.found}
          targets={chosen.targets}
          isDisabled={isRunning}
          onChange={act.setTargets}
        />
      )}
      {isRunning && percent === null && <JobProgress job={job} />}
      {isRunning && isBegun && <p className="quiet">L’import continue si vous fermez cette fenêtre.</p>}
      {job?.report && job.isTrial && !isRunning && (
        <MissingNames resource={resource} report={job.report} onChange={(create) => void act.setCreate(create)} />
      )}
      {job && !isRunning && <JobOutcome resource={resource} job={job} />}
    </Dialog>
  );
}
