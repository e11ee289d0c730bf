import { writableBy } from '@karite/shared/access';
import { reservedIn } from '@karite/shared/accounts';
import { grantedFields, type InputMode, isNarrowed, type ResourceShape } from '@karite/shared/resource';
import { inputSchema } from '@karite/shared/resource/validation';
import type { preValidationAsyncHookHandler } from 'fastify';
import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { separateEchoedFields } from '../write/echoed-fields.ts';

/** A body of somebody who may write less than others, on its way to its schema. */
class NarrowedBody {
  constructor(
    readonly writable: ReadonlySet<string>,
    readonly body: unknown,
  ) {}
}

type BodyJudge = {
  preValidation: preValidationAsyncHookHandler;
  validatorCompiler?: <T>(route: FastifyRouteSchemaDef<T>) => FastifyValidationResult;
};

/** The schema of a write's input. It is created on first use: most resources are rarely written, and not in each process. */
export const bodyOf = <R extends ResourceShape, M extends InputMode>(resource: R, mode: M) =>
  z.lazy(() => inputSchema(resource, mode));

/**
 * How the body of a write is judged: by the fields that some grant gives, which is also the contract. Where grants give
 * different ones, each caller's body is judged by theirs.
 */
export function bodyJudge(resource: ResourceShape, mode: InputMode): BodyJudge {
  const operation = mode === 'create' ? 'create' : 'update';
  const granted = grantedFields(resource, operation).map(([name]) => name);
  const isNew = mode === 'create';
  // Rights of staff narrow as well (R920).
  if (!granted.some((name) => isNarrowed(resource, operation, name)) && reservedIn(resource.name).size === 0)
    return { preValidation: separateEchoedFields(resource, new Set(granted), isNew) };
  const schemas = new Map<string, z.ZodType>();
  const schemaFor = (writable: ReadonlySet<string>) => {
    const key = [...writable].join();
    const schema = schemas.get(key) ?? inputSchema(resource, mode, writable);
    schemas.set(key, schema);
    return schema;
  };
  return {
    async preValidation(request, reply) {
      const writable = writableBy(request.user, resource, operation);
      await separateEchoedFields(resource, writable, isNew).call(this, request, reply);
      request.body = new NarrowedBody(writable, request.body);
    },
    validatorCompiler: (route) => (sent) => {
      const { schema, data } =
        sent instanceof NarrowedBody
          ? { schema: schemaFor(sent.writable), data: sent.body }
          : { schema: route.schema, data: sent };
      if (!(schema instanceof z.ZodType)) throw new Error(`${resource.name}: a schema of another library`);
      return validatorCompiler({ ...route, schema })(data);
    },
  };
}
