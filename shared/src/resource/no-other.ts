type Inner<Given, Supported> = string extends keyof Extract<Supported, object>
  ? unknown
  : Given extends readonly unknown[] | ((...given: never) => unknown)
    ? unknown
    : Given extends object
      ? NoOther<Given, Extract<Supported, object>>
      : unknown;

/**
 * The given type without unsupported keys. Intersected with the type of an argument, it makes a misspelt option a compile
 * error, also in nested options. Records with names chosen by the caller (fields, choices) are not checked.
 */
export type NoOther<Given, Supported> = {
  [K in keyof Given]: K extends keyof Supported ? Inner<Given[K], Supported[K]> : never;
};
