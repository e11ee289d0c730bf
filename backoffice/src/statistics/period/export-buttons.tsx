import { DownloadOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { API } from '../../providers/api.ts';
import { download } from '../../providers/http-client.ts';
import { messageOf } from '../../providers/message-of.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { saveChart } from './save-chart.ts';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'png', label: 'PNG' },
] as const;
type Format = (typeof FORMATS)[number]['format'];

type ExportButtonsProps = {
  /** The address of the table's file: `/statistics/sales/export?by=day`. */
  path: string;
  name: string;
  /** What the buttons are called, before the format. */
  label?: string;
  /** Absent: there is none to save. */
  chart?: () => HTMLElement | null;
};

/** What is shown as a file: the table as CSV or for a spreadsheet, the chart as a picture. */
export function ExportButtons({ path, name, label: action = 'Exporter', chart }: ExportButtonsProps) {
  const [busy, setBusy] = useState<Format | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function save(format: Format) {
    setBusy(format);
    setProblem(null);
    const file = `${name}.${format}`;
    const holder = chart?.();
    try {
      if (format !== 'png')
        saveFile(await download(`${API}${path}${path.includes('?') ? '&' : '?'}format=${format}`), file);
      else if (holder) await saveChart(holder, file);
    } catch (error) {
      setProblem(messageOf(error, 'Les chiffres n’ont pas pu être exportés'));
    } finally {
      setBusy(null);
    }
  }
  return (
    <Space wrap>
      {FORMATS.filter(({ format }) => chart || format !== 'png').map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          aria-label={`${action} en ${label}`}
          loading={busy === format}
          disabled={busy !== null}
          onClick={() => void save(format)}
        >
          {label}
        </Button>
      ))}
      {problem && <Alert type="error" message={problem} />}
    </Space>
  );
}
