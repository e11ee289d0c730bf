import type { ResourceShape } from '@karite/shared/resource';
import type { ValidationErrors } from '@refinedev/core';
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { Draft } from '../kinds/index.ts';
import type { Fields } from '../values.ts';
import { fieldOfError, isEditable, messageAt } from './form-values.ts';

/** Messages beside the fields of a form; the first wrong field takes the focus once it can be typed in. */
export function useProblems(resource: ResourceShape, form: FormInstance<Fields>, isEnabled: boolean) {
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    if (wrong === null || !isEnabled) return;
    form.scrollToField(wrong, { block: 'center', behavior: 'smooth', focus: true });
    setWrong(null);
  }, [wrong, isEnabled, form]);
  const inputOf = (name: string | null) => {
    const field = name === null ? undefined : resource.fields[name];
    return field && isEditable(field) ? name : null;
  };
  return {
    /** Puts values into the form. What was wrong with the former ones goes with them. */
    put: (values: Draft) =>
      form.setFields(Object.entries(values).map(([name, value]) => ({ name, value, errors: [] }))),
    /** Puts messages beside their fields; returns whether all of them have one that is filled in here. */
    show: (problems: ValidationErrors): boolean => {
      const placed = Object.entries(problems).map(
        ([name, problem]) =>
          [inputOf(fieldOfError(resource, name)), messageAt(resource, name, String(problem))] as const,
      );
      form.setFields(placed.flatMap(([name, message]) => (name ? [{ name, errors: [message] }] : [])));
      const first = placed.find(([name]) => name)?.[0];
      if (first) setWrong(first);
      return placed.length > 0 && placed.every(([name]) => name);
    },
  };
}
