import { FIGURES, type RightDeclaration, type Rights } from '../../accounts/index.ts';
import { DeclarationError, type Fault, type Report } from '../../faults/index.ts';
import { OPERATIONS } from '../access.ts';
import type { ResourceShape } from '../shape.ts';
import { checkFieldName } from './check-names.ts';
import { reportUnknown } from './check-options.ts';
import { instead } from './nearest.ts';

const RIGHT_OPTIONS = { label: true, help: true, may: true, fields: true } as const;

/** Throws a DeclarationError with all that can't work in the rights of a shop; `taken` are those that exist already. */
export function checkRights(
  resources: readonly ResourceShape[],
  taken: Rights,
  rights: Rights,
  place: string | null,
): void {
  const faults: Fault[] = [];
  const names = ['*', FIGURES, ...resources.map(({ name }) => name)];
  for (const [name, right] of Object.entries(rights)) {
    const where = `staffRights.${name}`;
    const report: Report = (field, problem, remedy) =>
      faults.push({ resource: 'custom', field, problem, remedy, place });
    if (Object.hasOwn(taken, name)) report(where, 'Karité has a right of this name', 'Choose another name');
    checkFieldName(name, (_field, problem, remedy) => report(where, problem, remedy));
    checkRight(names, right, where, report);
    checkLimits(resources, right, where, report);
  }
  if (faults.length > 0) throw new DeclarationError(faults);
}

function checkRight(names: readonly string[], right: RightDeclaration, where: string, report: Report): void {
  const { may, fields, ...texts } = right;
  reportUnknown(
    { ...texts, ...(may && { may: true }), ...(fields && { fields: true }) },
    RIGHT_OPTIONS,
    where,
    'a right',
    report,
  );
  for (const option of ['label', 'help'] as const)
    if (!right[option]) report(where, `"${option}" is missing`, `Write ${option}: '…', as administrators read it`);
  if (!may) report(where, '"may" is missing', "Write may: { appointments: ['read', 'update'] }");
  for (const [resource, operations] of Object.entries(may ?? {})) {
    if (!names.includes(resource))
      report(`${where}.may`, `no resource is called "${resource}"`, instead(resource, names));
    for (const operation of operations)
      if (!OPERATIONS.includes(operation))
        report(`${where}.may.${resource}`, `no operation "${operation}"`, instead(operation, OPERATIONS));
  }
}

/** A right is limited to fields of resources that it lets write. */
function checkLimits(
  resources: readonly ResourceShape[],
  right: RightDeclaration,
  where: string,
  report: Report,
): void {
  for (const [resource, fields] of Object.entries(right.fields ?? {})) {
    const names = Object.keys(resources.find(({ name }) => name === resource)?.fields ?? {});
    if (!right.may?.[resource]?.some((operation) => operation === 'create' || operation === 'update'))
      report(`${where}.fields`, `it does not let write "${resource}"`, `Write may: { '${resource}': ['update'] }`);
    for (const field of fields)
      if (!names.includes(field))
        report(`${where}.fields.${resource}`, `no field is called "${field}"`, instead(field, names));
  }
}
