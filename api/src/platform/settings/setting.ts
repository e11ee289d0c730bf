import { z } from 'zod';

declare module 'zod' {
  interface GlobalMeta {
    /** What applies while a setting is absent, in the table of settings; its default when it has one. */
    absent?: string;
    /** A setting that is never shown: a key, a password. */
    isSecret?: true;
  }
}

/** Settings by the names of their environment variables; `.meta({ description })` of each is its line in the table. */
export type SettingShape = Readonly<Record<string, z.ZodType>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that the shop can't start with; the message names it. */
export class SettingError extends Error {
  constructor(...lines: readonly string[]) {
    super(`Wrong setting:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

export const onOff = z.enum(['on', 'off'], 'on or off');

/** Those of some variables that are set; a blank one counts as absent. */
export const givenOf = (environment: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value] as const] : [])),
  );

/** Checks settings. Throws a `SettingError` with a line for each wrong one. */
export function checkSettings<S extends z.ZodType>(schema: S, given: Readonly<Record<string, string>>): z.output<S> {
  const result = schema.safeParse(given);
  if (!result.success)
    throw new SettingError(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return result.data;
}
