import { checkResource, checkSettings } from '#check';
import type { NoOther } from './no-other.ts';
import type { ResourceShape, SettingsShape } from './shape.ts';

/**
 * Declares settings: a resource with exactly one record, which its migration makes of the fields' `initial` values. It is
 * read and changed at `/api/{name}`, without an id, and the back-office shows it as a form among the settings.
 */
export function defineSettings<const S extends SettingsShape>(settings: S & NoOther<S, SettingsShape>) {
  const { label, read = 'admin', form, messages, icon = 'settings', shownAt, menu, words }: SettingsShape = settings;
  const { name, fields }: Pick<S, 'name' | 'fields'> = settings;
  const resource = {
    name,
    label: { one: label, many: label },
    icon,
    isSingle: true,
    menu: menu ?? { group: 'settings', card: 'other' },
    display: 'updatedAt',
    access: { read, update: 'admin' },
    fields,
    form,
    messages,
    shownAt,
    words,
  } as const satisfies ResourceShape;
  checkSettings(settings);
  checkResource(resource);
  return resource;
}
