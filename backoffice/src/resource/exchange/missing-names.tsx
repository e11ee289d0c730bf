import { plural } from '@karite/shared/format';
import { type ResourceShape, targetOf } from '@karite/shared/resource';
import { Checkbox } from 'antd';
import { Alert } from '../../ui/states/alert.tsx';
import type { ImportReport } from './use-job.ts';

/** So many names are written; all are counted. */
const SHOWN = 20;

type Missing = ImportReport['missing'][number];

const named = ({ names, total }: Missing): string =>
  names
    .slice(0, SHOWN)
    .map(({ name, near }) => `« ${name} »${near ? ` (proche de « ${near} »)` : ''}`)
    .join(', ') + (total > SHOWN ? '…' : '');

type MissingNamesProps = {
  resource: ResourceShape;
  report: ImportReport;
  /** Takes the fields of which all unknown names are created. */
  onChange: (fields: string[]) => void;
};

/** The brands, categories and others that a file names and the shop does not have, once each, and whether they are created (R2176). */
export function MissingNames({ resource, report: { missing }, onChange }: MissingNamesProps) {
  const chosen = missing.flatMap(({ field, isCreated }) => (isCreated ? [field] : []));
  return missing.map((each) => {
    const field = resource.fields[each.field];
    const target = field && targetOf(field, resource);
    if (!target) return null;
    const count = plural(each.total, target.label.one, target.label.many).toLowerCase();
    return (
      <Alert
        key={each.field}
        className="import-result"
        type="warning"
        showIcon
        message={`Pas encore dans la boutique, ${count} : ${named(each)}`}
        description={
          each.mayCreate && (
            <Checkbox
              checked={each.isCreated}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, each.field] : chosen.filter((name) => name !== each.field))
              }
            >
              Créer {count} avec l’import
            </Checkbox>
          )
        }
      />
    );
  });
}
