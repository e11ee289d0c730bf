import { may } from '@karite/shared/access';
import { administers, inScope, isAdmin, isStaff, TOKEN_OPERATIONS } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { findTokenHolder, outOfScope, unknownToken } from '../access/api-tokens.ts';
import { countAttempt, type Limit, networkOf } from '../access/rate-limit.ts';
import { secondFactorDue } from '../access/second-factor-due.ts';
import { findSignedIn } from '../access/session-store.ts';
import { namesToken, notGranted, type SignedIn, signedIn, tokenOf } from '../access/signed-in.ts';
import { tokenPace } from '../access/token-pace.ts';
import { ApiError } from '../errors/api-error.ts';

type Guard = onRequestAsyncHookHandler;
/** The callers that a guard admits, for the contract: `chosen` are some of the signed-in ones. */
type Level = 'everyone' | 'signedIn' | 'chosen';
type Guarded = Pick<ResourceShape, 'name' | 'label' | 'actions'>;
/**
 * What an API token needs to pass: an operation on a resource. `byRoute`: the route itself checks its rights; `closed`: no
 * token passes.
 */
type ForTokens = { resource: Guarded; operation: string } | 'byRoute' | 'closed';
export type Judged = { level: Level; forTokens: ForTokens };

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The access rule of a route. Every route names one as its `onRequest`, so that it runs before the body is read. API
     * tokens pass where a resource is named, and where the route itself checks them (`staff`, `ownJobs`).
     */
    access: Record<'everyone' | 'signedIn' | 'staff' | 'ownJobs' | 'admin', Guard> & {
      /** Of one's own account, also for staff who first have to set a second factor up: what they need for that. */
      securing: Record<'signedIn' | 'staff' | 'leaving', Guard>;
    } & {
      /** Callers with a right to an operation on some record of a resource, by its declaration. */
      may(resource: ResourceShape, operation: string): Guard;
      /** A feature's route: administrators, and staff with a right to the operation on that resource. */
      administers(resource: Guarded, operation: string): Guard;
      /** A feature's route that is open to visitors; a token needs this operation of this resource. */
      everyoneOn(resource: Guarded, operation: string): Guard;
      /** Identifies the caller; refuses only expired tokens. */
      recognise(request: FastifyRequest): Promise<void>;
    };
  }
}

const judged = new WeakMap<object, Judged>();

/** Whom a route's guard lets pass, and which tokens; `null` for a hook that is none. */
export const judgedBy = (guard: unknown): Judged | null =>
  typeof guard === 'function' ? (judged.get(guard) ?? null) : null;

/** Guesses of API tokens, by address. */
const GUESSES: Limit = { name: 'api-token', most: 60, minutes: 15 };

const refused = (actor: SignedIn) =>
  isStaff(actor) ? notGranted() : new ApiError(403, 'forbidden', 'Accès réservé aux administrateurs');

/** Staff without the required second factor read what visitors read, and write nothing. */
function holdBack(request: FastifyRequest, level: Level): void {
  if (level !== 'everyone' || !['GET', 'HEAD'].includes(request.method)) throw secondFactorDue(false);
  request.user = null;
}

const labelOf = (operation: string, { actions }: Guarded): string =>
  Object.entries(TOKEN_OPERATIONS).find(([name]) => name === operation)?.[1] ??
  actions?.[operation]?.label ??
  operation;

/** Refuses a token what it is not for, and what its maker may not do any more. */
function judgeToken(actor: SignedIn, forTokens: ForTokens, mayPass: boolean): void {
  if (forTokens === 'closed') throw outOfScope('Cette adresse est fermée aux jetons d’accès');
  if (mayPass || forTokens === 'byRoute') return;
  const { resource, operation } = forTokens;
  if (inScope(actor, resource.name, operation)) throw refused(actor);
  const right = `${resource.label.many} : ${labelOf(operation, resource).toLowerCase()}`;
  throw outOfScope(`Ce jeton d’accès n’a pas le droit « ${right} »`, `${resource.name}:${operation}`);
}

/**
 * Sessions and API tokens are rows, read at each request that needs one: logout, revocation, deactivation and a change of
 * role, rights or password act on the next request. No token is for the resources that are closed to tokens.
 */
export const sessions = fp(
  async (app: FastifyInstance) => {
    const { database, resources } = app;
    const closedToTokens = new Set(resources.flatMap(({ name, isClosedToTokens }) => (isClosedToTokens ? [name] : [])));
    app.decorateRequest('user', null);
    const keepPace = tokenPace(database);
    const findCaller = async (request: FastifyRequest): Promise<SignedIn | null> => {
      const token = tokenOf(request);
      if (!namesToken(request)) return findSignedIn(database, token);
      const holder = token ? await findTokenHolder(database, token, closedToTokens) : null;
      if (!holder?.token) {
        await countAttempt(database, GUESSES, networkOf(request.ip));
        throw unknownToken();
      }
      if (app.limitsAreOn) await keepPace(holder.token.id);
      return holder;
    };
    type Lets = (actor: SignedIn) => boolean;
    const guard = (level: Level, forTokens: ForTokens, lets: Lets, isSecuring = false): Guard => {
      const judge: Guard = async (request) => {
        request.user = await findCaller(request);
        if (request.user?.isSecondFactorDue && !isSecuring) holdBack(request, level);
        if (request.user?.token) judgeToken(request.user, forTokens, lets(request.user));
        if (level === 'everyone') return;
        const actor = signedIn(request);
        if (!lets(actor)) throw refused(actor);
      };
      judged.set(judge, { level, forTokens });
      return judge;
    };
    app.decorate('access', {
      // A visitor's call that also serves a signed-in shopper: an order, a logout. A dead session is a visitor.
      everyone: guard('everyone', 'closed', () => true),
      everyoneOn: (resource, operation) =>
        guard('everyone', { resource, operation }, (actor) => inScope(actor, resource.name, operation)),
      signedIn: guard('signedIn', 'closed', () => true),
      /** For one's own jobs; the route itself checks a token's rights. */
      ownJobs: guard('signedIn', 'byRoute', () => true),
      /** All staff; the route itself checks which. */
      staff: guard('chosen', 'byRoute', isStaff),
      securing: {
        signedIn: guard('signedIn', 'closed', () => true, true),
        staff: guard('chosen', 'closed', isStaff, true),
        leaving: guard('everyone', 'closed', () => true, true),
      },
      admin: guard('chosen', 'closed', isAdmin),
      may: (resource, operation) =>
        guard(may(null, resource, operation) ? 'everyone' : 'chosen', { resource, operation }, (actor) =>
          may(actor, resource, operation),
        ),
      administers: (resource, operation) =>
        guard('chosen', { resource, operation }, (actor) => administers(actor, resource.name, operation)),
      async recognise(request) {
        request.user = await findCaller(request);
        if (request.user?.isSecondFactorDue) request.user = null;
      },
    });
  },
  { name: 'sessions', dependencies: ['database', 'resources', 'limits'], fastify: '5.x' },
);
