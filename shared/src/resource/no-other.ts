type Inner<Given, Known> = string extends keyof Extract<Known, object>
  ? unknown
  : Given extends readonly unknown[] | ((...given: never) => unknown)
    ? unknown
    : Given extends object
      ? NoOther<Given, Extract<Known, object>>
      : unknown;

/**
 * What is given, and nothing that is not known: where it is intersected with the type of an argument, a misspelt option
 * does not compile, nor one of an option. What is named freely (a record of fields, of choices) is not looked into.
 */
export type NoOther<Given, Known> = { [K in keyof Given]: K extends keyof Known ? Inner<Given[K], Known[K]> : never };
