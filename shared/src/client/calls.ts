import type { components, paths } from './contract.ts';
import type { FieldOf, Limited } from './fields.ts';

/**
 * The types of a call, read off the contract: a path, a method, a parameter or a body that the API does not know, or a
 * key that its answer does not have, does not compile. Types alone: they cost a page nothing.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Operations<M extends Method> = {
  [P in keyof paths as paths[P] extends Record<Lowercase<M>, object> ? P : never]: paths[P] extends Record<
    Lowercase<M>,
    infer O
  >
    ? O
    : never;
};

/** The path templates that take a method: `/products/{id}`. */
export type PathOf<M extends Method> = keyof Operations<M> & string;

/** A named schema of the contract: `Schema<'Product'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A refusal of the API: its message, and its stable code. */
export type Refusal = Schema<'ApiError'>;
export type RefusalCode = Refusal['error'];

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : null;
type Success = 200 | 201 | 202 | 204;

/** The result of a call that succeeds; `null` where there is none. */
export type Answer<M extends Method, P extends PathOf<M>> = Operations<M>[P] extends { responses: infer R }
  ? ContentOf<R[keyof R & Success]>
  : never;

/** The paths of lists, and one row of theirs. */
export type ListPath = { [P in PathOf<'GET'>]: Answer<'GET', P> extends readonly object[] ? P : never }[PathOf<'GET'>];
export type Row<P extends ListPath> = Answer<'GET', P> extends readonly (infer R)[] ? R : never;

/** The fields that a call's answer, or each row of it, can be limited to. */
export type FieldPath<M extends Method, P extends PathOf<M>> =
  Answer<M, P> extends readonly (infer R)[] ? FieldOf<R> : FieldOf<NonNullable<Answer<M, P>>>;

/** The answer when some fields are requested. */
export type LimitedAnswer<M extends Method, P extends PathOf<M>, F extends string> =
  Answer<M, P> extends readonly (infer R)[] ? Limited<R, F>[] : Limited<Answer<M, P>, F>;

/** In an address a list of one is written like one, and a boolean is a word. */
type Written<V> = V extends readonly (infer E)[]
  ? Written<E> | readonly Written<E>[]
  : V extends 'true' | 'false'
    ? V | boolean
    : V;
type WrittenAll<Q> = { [K in keyof Q]: Written<Q[K]> };

/** The parts of an address: the values of its template, and the query string. */
type InAddress<O> = O extends { parameters: infer A }
  ? { [K in keyof A as K extends 'path' | 'query' ? K : never]: WrittenAll<A[K]> }
  : never;
type InBody<O> = O extends { requestBody: { content: infer C } } ? { body: C[keyof C] } : { body?: never };

/** What a call is given besides its path: `{ path, query, body }`, each only where the contract has it. */
export type Given<M extends Method, P extends PathOf<M>> = InAddress<Operations<M>[P]> & InBody<Operations<M>[P]>;

/** The fields that a call requests; its answer is limited to them. */
export type Asking<F> = { query?: { fields?: readonly F[] } };

/** The same as the last argument of a function, which may be left out where nothing in it is needed. */
export type Arguments<G, More = unknown> = object extends G ? [given?: G & More] : [given: G & More];

/** One call to the API. */
export type Call<More = unknown> = <M extends Method, P extends PathOf<M>, const F extends FieldPath<M, P> = never>(
  method: M,
  path: P,
  ...given: Arguments<Given<M, P>, More & Asking<F>>
) => Promise<LimitedAnswer<M, P, F>>;
