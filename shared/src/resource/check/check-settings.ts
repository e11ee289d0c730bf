import { DeclarationError, type Fault, type Report } from '../../faults/index.ts';
import type { SettingsShape } from '../shape.ts';
import { reportUnknown } from './check-options.ts';
import { SETTINGS_OPTIONS } from './options.ts';
import { placeOf, rememberPlace } from './place.ts';

/** Throws a DeclarationError with what only `defineSettings` refuses: the rest is judged as any resource is. */
export function checkSettings(settings: SettingsShape): void {
  rememberPlace(settings);
  const faults: Fault[] = [];
  const report: Report = (field, problem, remedy) =>
    faults.push({ resource: settings.name, field, problem, remedy, place: placeOf(settings) });
  for (const [name, value] of Object.entries(settings)) {
    if (name === 'access')
      report(name, 'settings have none', "Say `read: 'everyone'` if the shop shows them; administrators change them");
    else
      reportUnknown({ [name]: value }, SETTINGS_OPTIONS, name, 'settings', (_where, problem, remedy) =>
        report(name, problem, remedy),
      );
  }
  if (typeof settings.label !== 'string')
    report('label', 'settings have one name, for there is one record', "Write label: 'Règles de prix'");
  if (faults.length > 0) throw new DeclarationError(faults);
}
