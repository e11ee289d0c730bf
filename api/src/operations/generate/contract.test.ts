import { allows, OPERATIONS } from '@karite/shared/resource';
import { TAKEN_ADDRESSES, takenBelow } from '@karite/shared/resource/check';
import { resources } from '@karite/shared/resources';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';

type Parameter = { name: string; in: string; schema?: object };
type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
};

let contract: Awaited<ReturnType<typeof readContract>>;
let operations: [string, Operation][];
beforeAll(async () => {
  contract = await readContract();
  operations = Object.entries(contract.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});

describe('the contract', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...structuredClone(contract) })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has no address with words that a declaration could take (shared/src/resource/check/taken.ts)', () => {
    const declared = new Map(resources.map((resource) => [resource.name, resource]));
    for (const path of Object.keys(contract.paths ?? {})) {
      const [first = '', ...words] = path.split('/').filter((word) => word && !word.startsWith('{'));
      const resource = declared.get(first);
      const last = words.at(-1);
      if (!resource) expect(TAKEN_ADDRESSES, path).toContain(first);
      else if (last) expect([...takenBelow(first), ...Object.keys(resource.actions ?? {})], path).toContain(last);
    }
  });

  it('gives a linter nothing to say', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(contract), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
      [],
    );
  });

  it('describes every call, its input and its responses', () => {
    expect(operations.length).toBeGreaterThan(50);
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
    for (const [name, { summary, tags, parameters, requestBody, responses }] of operations) {
      expect([summary, tags?.[0]], name).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
      expect(JSON.stringify(responses), name).not.toContain('Default Response');
      expect(responses.default?.content, name).toEqual({
        'application/json': { schema: { $ref: '#/components/schemas/ApiError' } },
      });
      const inPath = (name.match(/\{\w+\}/g) ?? []).map((each) => each.slice(1, -1));
      expect(parameters?.filter((each) => each.in === 'path').map((each) => each.name) ?? [], name).toEqual(inPath);
      for (const { schema } of [...(parameters ?? []), ...Object.values(requestBody?.content ?? {})])
        expect(Object.keys(schema ?? {}), name).not.toEqual([]);
      const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      expect(answers.length, name).toBeGreaterThan(0);
      for (const [status, { content }] of answers)
        expect(Object.values(content ?? {}).length > 0, `${name} ${status}`).toBe(status !== '204');
    }
  });

  it('documents for each call of a declared resource its input, its refusals, and its access rule', () => {
    const reported = new Map(operations.map(([name, { description }]) => [name, description]));
    const own = resources.flatMap((resource) => {
      const one = resource.isSingle ? `/${resource.name}` : `/${resource.name}/{id}`;
      const calls = {
        read: [`get ${one}`],
        update: [`put ${one}`, `patch ${one}`],
        delete: [`delete ${one}`],
        create: [],
      };
      return OPERATIONS.flatMap((operation) => (allows(resource, operation) ? calls[operation] : []));
    });
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((name) => !/Pour\s: \S/.test(reported.get(name) ?? ''))).toEqual([]);
    expect(contract.paths?.['/reviews']).toMatchObject({
      get: {
        description: expect.stringMatching(
          /Pour\s: tout le monde \(certains enregistrements, certains champs\)\s; qui en est/,
        ),
      },
      post: { description: expect.stringMatching(/Pour\s: qui est connecté \(certains champs\)\.$/) },
    });
  });

  it('names what is answered in more than one place', () => {
    const named = Object.keys((contract as { components?: { schemas?: object } }).components?.schemas ?? {});
    expect(named).toEqual(
      expect.arrayContaining(['Product', 'Brand', 'Category', 'Order', 'User', 'ApiError', 'Session', 'Audit']),
    );
    expect(named.filter((name) => name.endsWith('Input'))).toEqual([]);
  });

  it('takes pictures as a form, and a sheet only so', () => {
    const bodyOf = (name: string) =>
      Object.keys(operations.find(([each]) => each === name)?.[1].requestBody?.content ?? {});
    expect(bodyOf('post /products')).toEqual(['application/json', 'multipart/form-data']);
    expect(bodyOf('post /products/import')).toEqual(['multipart/form-data']);
    expect(bodyOf('post /orders')).toEqual(['application/json']);
  });
});
