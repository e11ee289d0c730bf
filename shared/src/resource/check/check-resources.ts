import { DeclarationError, type Fault } from '../../faults/index.ts';
import { targetOf } from '../kinds/index.ts';
import { rollupsOf } from '../rollup.ts';
import type { ResourceShape } from '../shape.ts';
import { checkMenuPlace } from './check-menu.ts';
import { checkRollups } from './check-rollups.ts';
import { placeOf } from './place.ts';

type ReportOf = (resource: ResourceShape, field: string, problem: string, remedy: string) => void;

/** Throws a DeclarationError with all that can't work among the resources of one list. Run at start, by the registry. */
export function checkResources(resources: readonly ResourceShape[]): void {
  const faults: Fault[] = [];
  const report: ReportOf = (resource, field, problem, remedy) =>
    faults.push({ resource: resource.name, field, problem, remedy, place: placeOf(resource) });
  const named = new Map<string, ResourceShape>();
  for (const resource of resources) {
    const other = named.get(resource.name);
    if (!other) named.set(resource.name, resource);
    else if (other === resource) report(resource, 'name', 'is in the list twice', 'Leave one of both out');
    else report(resource, 'name', 'is that of another resource', 'Choose another name');
  }
  checkTargets(named, report);
  for (const resource of named.values()) {
    checkMenuPlace(resource.menu, 'menu', (...fault) => report(resource, ...fault));
    checkRollups(resource, (field, problem, remedy) => report(resource, field, problem, remedy), true);
  }
  checkRolledUp([...named.values()], report);
  if (faults.length > 0) throw new DeclarationError(faults);
}

/** What a field points to must be there, and be what the list has under its name. */
function checkTargets(named: ReadonlyMap<string, ResourceShape>, report: ReportOf): void {
  for (const resource of named.values())
    for (const [name, field] of Object.entries(resource.fields)) {
      const target = targetOf(field, resource);
      if (!target || named.get(target.name) === target) continue;
      if (named.has(target.name))
        report(resource, name, `points to another ${target.name} than the list has`, 'Point to that one');
      else
        report(
          resource,
          name,
          `points to ${target.name}, which is not in the list of resources`,
          `Add ${target.name} to it`,
        );
    }
}

/** A figure is computed from the children of one kind: two would overwrite each other. */
function checkRolledUp(resources: readonly ResourceShape[], report: ReportOf): void {
  const keepers = new Map<string, string>();
  for (const resource of resources)
    for (const { via, target, fields } of rollupsOf(resource))
      for (const [name] of fields) {
        const figure = `${target.name}.${name}`;
        const keeper = keepers.get(figure);
        if (keeper)
          report(
            resource,
            `rollups.${via}.${name}`,
            `${figure} is already what ${keeper} rolls up`,
            `Declare a second field in ${target.name}, one for each`,
          );
        else keepers.set(figure, `${resource.name}.${via}`);
      }
}
