import { kindOf, type ResourceShape } from '@karite/shared/resource';

/** The field by which a scan finds a record: the first code that a search knows. */
export const codeFieldOf = ({ fields, search }: ResourceShape): string | undefined =>
  search?.fields.find((name) => fields[name] && kindOf(fields[name]).asCode);
