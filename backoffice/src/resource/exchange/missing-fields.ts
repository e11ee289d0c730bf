import { initialOf, isOwner, type ResourceShape } from '@karite/shared/resource';

/** The fields that every new record needs and that no column fills; those that begin with a value of their own are none. */
export const missingFields = (
  { fields }: ResourceShape,
  fillable: readonly string[],
  targets: readonly string[],
): string[] =>
  fillable.filter((name) => {
    const field = fields[name];
    return (
      field?.required && !field.computed && !isOwner(field) && initialOf(field) === null && !targets.includes(name)
    );
  });
