import { FIGURES, type RightDeclaration, STAFF_RIGHTS, type StaffRight } from '@karite/shared/accounts';
import { valuesOf } from '@karite/shared/labels';
import { resources } from '@karite/shared/resources';
import { Checkbox, Flex } from 'antd';

/** What everyone of the team does beside their work: no screen of the menu. */
const BESIDE = ['list-views', 'comments'];

const labelOf = (name: string): string => {
  if (name === FIGURES) return 'Statistiques';
  return name === '*' ? 'tout' : (resources.find((each) => each.name === name)?.label.many ?? name);
};

/** The labels of the fields that a right is limited to, behind the name of their resource. */
function limitedTo(name: string, fields: readonly string[] = []): string {
  const resource = resources.find((each) => each.name === name);
  const labels = fields.map((field) => resource?.fields[field]?.label ?? field);
  return labels.length > 0 ? ` (${labels.join(', ')})` : '';
}

/** The screens that a right opens, those that its holder changes first. */
function opened({ may, fields }: RightDeclaration): string {
  const names = Object.keys(may).filter((name) => !BESIDE.includes(name));
  const changed = names.filter((name) => may[name]?.includes('update'));
  const seen = names.filter((name) => !changed.includes(name));
  return [
    ...(changed.length > 0
      ? [`Modifie : ${changed.map((name) => labelOf(name) + limitedTo(name, fields?.[name])).join(', ')}`]
      : []),
    ...(seen.length > 0 ? [`Voit : ${seen.map(labelOf).join(', ')}`] : []),
  ].join('. ');
}

type RightsChoiceProps = { value?: readonly StaffRight[]; onChange?: (rights: StaffRight[]) => void };

/** Ticks the parts of the administration, each with what it opens (R920). */
export const RightsChoice = ({ value = [], onChange }: RightsChoiceProps) => (
  <Checkbox.Group
    className="rights-choice"
    aria-label="Droits"
    value={[...value]}
    onChange={(ticked) => onChange?.(valuesOf(STAFF_RIGHTS).filter((each) => ticked.includes(each)))}
  >
    <Flex vertical gap="small">
      {Object.entries(STAFF_RIGHTS).map(([right, declared]) => (
        <Checkbox key={right} value={right}>
          {declared.label}
          <br />
          <small>{declared.help}</small>
          <br />
          <small className="quiet">{opened(declared)}</small>
        </Checkbox>
      ))}
    </Flex>
  </Checkbox.Group>
);
