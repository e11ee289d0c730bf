import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../database/database.ts';
import type { Replica } from '../database/replica.ts';
import type { Elsewhere } from './http/security-headers.ts';
import { admissionControl } from './plugins/admission-control.ts';
import { bodyHooks } from './plugins/body-hooks.ts';
import { cachedAnswers } from './plugins/cached-answers.ts';
import { catalogueCache } from './plugins/catalogue-cache.ts';
import { compression } from './plugins/compression.ts';
import { connections } from './plugins/connections.ts';
import { database } from './plugins/database.ts';
import { emptyBodies } from './plugins/empty-bodies.ts';
import { errors } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { limits } from './plugins/limits.ts';
import { loopDelay } from './plugins/loop-delay.ts';
import { metrics } from './plugins/metrics.ts';
import { metricsRoute } from './plugins/metrics-route.ts';
import { oneAnswer } from './plugins/one-answer.ts';
import { openapi } from './plugins/openapi.ts';
import { readReplica } from './plugins/read-replica.ts';
import { requestLog } from './plugins/request-log.ts';
import { requestTarget } from './plugins/request-target.ts';
import { requestTime } from './plugins/request-time.ts';
import { resources } from './plugins/resources.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sessions } from './plugins/sessions.ts';
import { tasks } from './plugins/tasks.ts';

export type ServerParts = {
  database: Database;
  replica: Replica | null;
  resources: readonly ResourceShape[];
  timeZone: string;
  /** Puts the triggers that note changes on the tables of these resources. */
  watch: (names: readonly string[]) => Promise<void>;
  repeatsWork: boolean;
  limitsAreOn: boolean;
  /** Other origins whose pages may read the API. */
  allowedOrigins?: readonly string[];
  elsewhere: Elsewhere;
  metricsToken?: string;
  /** Where spans go; absent: nothing is traced. */
  collector?: string;
};

/** What every request passes, whatever the server serves. Hooks of one kind run in the order in which these are registered. */
export const serverPlugins = fp(
  async (app: FastifyInstance, parts: ServerParts) => {
    await app.register(oneAnswer);
    const { allowedOrigins: origins, collector } = parts;
    // Loaded where it is wanted, as tracing is.
    if (origins) await app.register((await import('./plugins/other-origins.ts')).otherOrigins, { origins });
    await app.register(loopDelay);
    await app.register(bodyHooks);
    await app.register(database, { database: parts.database });
    await app.register(resources, { resources: parts.resources, timeZone: parts.timeZone });
    await app.register(metrics);
    await app.register(tasks, { repeatsWork: parts.repeatsWork });
    await app.register(limits, { areOn: parts.limitsAreOn });
    await app.register(sessions);
    // Loaded where it is wanted: it is a megabyte.
    if (collector) await app.register((await import('./plugins/tracing.ts')).tracing, { collector });
    await app.register(requestLog);
    await app.register(requestTime);
    await app.register(securityHeaders, { elsewhere: parts.elsewhere });
    await app.register(errors);
    await app.register(connections);
    await app.register(emptyBodies);
    await app.register(requestTarget);
    await app.register(compression);
    await app.register(readReplica, { replica: parts.replica });
    await app.register(catalogueCache, { watch: parts.watch });
    await app.register(cachedAnswers);
    await app.register(admissionControl);
    await app.register(openapi);
    await app.register(health);
    if (parts.metricsToken) await app.register(metricsRoute, { token: parts.metricsToken });
  },
  { name: 'server', fastify: '5.x' },
);
