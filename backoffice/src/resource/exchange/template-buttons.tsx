import type { ResourceShape } from '@karite/shared/resource';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { API } from '../../providers/api.ts';
import { download } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Alert } from '../../ui/states/alert.tsx';

const FORMATS = { xlsx: 'Excel', csv: 'CSV' } as const;
type Format = keyof typeof FORMATS;

/** « Télécharger un modèle »: the columns, an example row and the possible values (R2175). */
export function TemplateButtons({ resource: { name } }: { resource: ResourceShape }) {
  const [busy, setBusy] = useState<Format | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function save(format: Format) {
    setBusy(format);
    setProblem(null);
    try {
      saveFile(await download(`${API}/${name}/import/template?format=${format}`), `modele-${name}.${format}`);
    } catch (error) {
      setProblem(messageOf(error, 'Le modèle n’a pas pu être téléchargé'));
    }
    setBusy(null);
  }
  return (
    <Flex wrap gap="small" align="center" style={{ marginBottom: 12 }}>
      <span>Télécharger un modèle :</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} size="small" loading={busy === format} onClick={() => save(format)}>
          {FORMATS[format]}
        </Button>
      ))}
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
    </Flex>
  );
}
