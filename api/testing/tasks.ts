import Fastify from 'fastify';
import type { Database } from '../src/database/database.ts';
import { Tasks } from '../src/server/jobs/tasks.ts';
import { Metrics } from '../src/server/metrics/metrics.ts';

/** What runs tasks on a database, for tests without an app. */
export const tasksOf = (database: Database): Tasks => new Tasks(database, Fastify().log, new Metrics().tasks);
