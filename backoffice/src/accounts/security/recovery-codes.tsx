import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { SHOP } from '../../ui/shop.ts';
import { Alert } from '../../ui/states/alert.tsx';

/** The codes for when the application is lost: shown this once, to be copied, saved as a file or written down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [status, setStatus] = useState('');
  const text = `${codes.join('\n')}\n`;
  // Without a secure connection the browser has no clipboard for pages: the text can be selected all the same.
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setStatus('Codes copiés'),
      () => setStatus('Sélectionnez les codes pour les copier'),
    );
  return (
    <>
      <Alert
        type="warning"
        showIcon
        message="Gardez ces codes de secours en lieu sûr"
        description="Chacun ouvre votre compte une fois si votre téléphone est perdu. Ils ne seront plus montrés."
      />
      <ul className="recovery-codes" aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Space wrap>
        <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
          Copier
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${SHOP.name} - codes de secours.txt`)}
        >
          Enregistrer
        </Button>
      </Space>
      <p className="quiet" role="status">
        {status}
      </p>
    </>
  );
}
