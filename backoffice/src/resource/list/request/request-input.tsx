import { Form } from 'antd';
import { ColumnsInput } from './columns-input.tsx';
import { listedBy } from './listed.ts';
import { QueryInput } from './query-input.tsx';

type RequestInputProps = {
  /** The field of the form that names the list. */
  list: string;
  isQuery: boolean;
  label: string;
  /** Set by the form: it passes these three to the control in each of its items. */
  id?: string;
  value?: string | null;
  onChange?: (text: string | null) => void;
};

/** The input of a list request for the list that the form names: its query or its columns. */
export default function RequestInput({ list, isQuery, value, onChange, ...about }: RequestInputProps) {
  const resource = listedBy(Form.useWatch<unknown>(list));
  if (!resource) return <span className="quiet">Choisissez d’abord la liste</span>;
  const Input = isQuery ? QueryInput : ColumnsInput;
  return <Input {...about} resource={resource} value={value ?? ''} change={(text) => onChange?.(text || null)} />;
}
