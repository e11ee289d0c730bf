import { resources } from '@karite/shared/resources';
import { text } from 'drizzle-orm/pg-core';
import { declaredTables } from '../resource/tables.ts';
import * as serverTables from './tables.ts';

/** Columns of declared tables that no answer ever shows. */
const hidden = {
  users: { passwordHash: text('password_hash').notNull() },
  /** What the order was asked for, hashed: the same number with another content is refused. */
  orders: { requestHash: text('request_hash').notNull() },
};

/** Every table of the shop, declared and not: what the migrations are made from. */
export const schema = { ...declaredTables(resources, hidden), ...serverTables };
