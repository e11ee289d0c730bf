import type { ResourceShape } from '@karite/shared/resource';
import { Flex, List, Select } from 'antd';
import { Alert } from '../../ui/states/alert.tsx';
import { missingFields } from './missing-fields.ts';
import type { FileColumns } from './use-import.ts';

type ColumnChoiceProps = {
  resource: ResourceShape;
  found: FileColumns;
  /** By column: a field's name, `id`, or `''`. */
  targets: readonly string[];
  isDisabled: boolean;
  onChange: (targets: readonly string[]) => void;
};

/** Each column of a file with the field that it goes to, and which fields nobody fills that a new record needs (R1570). */
export function ColumnChoice({ resource, found, targets, isDisabled, onChange }: ColumnChoiceProps) {
  const labelOf = (target: string) => resource.fields[target]?.label ?? 'Identifiant';
  const optionsOf = (at: number) => [
    { value: '', label: 'Ne pas importer' },
    ...['id', ...found.fields].map((value) => ({
      value,
      label: labelOf(value),
      disabled: targets.some((target, other) => target === value && other !== at),
    })),
  ];
  const missing = missingFields(resource, found.fields, targets).map(labelOf);
  return (
    <section className="import-result" aria-label="Colonnes du fichier">
      <List
        className="file-columns"
        size="small"
        dataSource={found.columns.map((column, at) => ({ ...column, at }))}
        renderItem={({ heading, example, at }) => (
          <List.Item
            extra={
              <Select
                className="file-field"
                aria-label={`Champ de la colonne « ${heading || at + 1} »`}
                value={targets[at] ?? ''}
                status={targets[at] ? undefined : 'warning'}
                disabled={isDisabled}
                showSearch
                optionFilterProp="label"
                options={optionsOf(at)}
                onChange={(target: string) => onChange(targets.map((each, other) => (other === at ? target : each)))}
              />
            }
          >
            <Flex vertical>
              <b>{heading || `Colonne ${at + 1}`}</b>
              {example && <span className="quiet">{example}</span>}
            </Flex>
          </List.Item>
        )}
      />
      {found.isRemembered && <p className="quiet">Comme au dernier import d’un fichier aux mêmes colonnes.</p>}
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={`Aucune colonne pour : ${missing.join(', ')}`}
          description={`${missing.length > 1 ? 'Ces champs sont obligatoires' : 'Ce champ est obligatoire'} pour un ajout ; sans « Identifiant », chaque ligne en est un.`}
        />
      )}
    </section>
  );
}
