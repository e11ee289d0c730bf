import type { SettingShape } from '../../platform/settings/setting.ts';

/** What applies without a setting: as declared, or its default. */
function absentOf(schema: SettingShape[string]): string {
  const { absent } = schema.meta() ?? {};
  if (absent) return absent;
  const value = schema.safeParse(undefined).data;
  return value === undefined ? 'none' : `\`${value}\``;
}

/** Settings as a table of Markdown. Throws where one has no description. */
export function settingsTable(settings: SettingShape): string {
  const rows = Object.entries(settings).map(([name, schema]) => {
    const { description, isSecret } = schema.meta() ?? {};
    if (!description) throw new Error(`${name} has no .meta({ description })`);
    return `| \`${name}\` | ${absentOf(schema)} | ${description}${isSecret ? ' (secret)' : ''} |`;
  });
  return ['| Name | Default | What it sets |', '|---|---|---|', ...rows].join('\n');
}
