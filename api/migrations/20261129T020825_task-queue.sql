-- contracts: drop table "task_failures" cascade
DROP TABLE "task_failures" CASCADE;
--> statement-breakpoint
-- The tables of pg-boss 10.4.2, as its getConstructionPlans('pgboss') writes them: here they come and change with all others,
-- under one lock (api/src/tasks/).
CREATE SCHEMA IF NOT EXISTS pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);

CREATE TABLE pgboss.version (
  version int primary key,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone
);

CREATE TABLE pgboss.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text REFERENCES pgboss.queue (name),
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);

CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) PARTITION BY LIST (name);
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);
CREATE TABLE pgboss.archive (LIKE pgboss.job);
ALTER TABLE pgboss.archive ADD PRIMARY KEY (name, id);
ALTER TABLE pgboss.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
CREATE INDEX archive_i1 ON pgboss.archive(archived_on);

CREATE FUNCTION pgboss.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN

  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM pgboss.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;

  EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
END;
$$
LANGUAGE plpgsql;
INSERT INTO pgboss.version(version) VALUES ('24');
--> statement-breakpoint
-- Queues an event of a webhook with the change that it tells of: what it holds is added when that has committed.
CREATE FUNCTION queue_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pgboss.job (name, singleton_key, policy, expire_in, retry_limit, retry_delay, retry_backoff)
  SELECT name, NEW.id, policy, make_interval(secs => expire_seconds), retry_limit, retry_delay, retry_backoff
  FROM pgboss.queue WHERE name = 'prepare-webhooks'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_queued AFTER INSERT ON "webhook-deliveries" FOR EACH ROW
  WHEN (NEW.transaction IS NOT NULL) EXECUTE FUNCTION queue_webhook();
--> statement-breakpoint
-- What administrators read of jobs (shared/src/resources/task.ts). A job that is given up stays among the failed, and is tried no more.
CREATE VIEW tasks AS
SELECT id, name,
  coalesce((SELECT data ->> 'label' FROM pgboss.schedule WHERE schedule.name = job.name), name) AS label,
  (SELECT data ->> 'resource' FROM pgboss.schedule WHERE schedule.name = job.name) AS resource,
  nullif(singleton_key, 'look') AS record,
  CASE WHEN state = 'cancelled' OR state = 'failed' AND retry_limit < 0 THEN 'dropped' WHEN state = 'created' THEN 'waiting'
    WHEN state = 'completed' THEN 'done' ELSE state::text END AS state,
  retry_count + (state IN ('retry', 'failed'))::int AS failures,
  coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value') AS problem,
  start_after AS due_at, started_on AS started_at, completed_on AS ended_at, created_on AS created_at,
  coalesce(completed_on, started_on, created_on) AS updated_at,
  retry_count * 10 + CASE state WHEN 'created' THEN 1 WHEN 'retry' THEN 2 WHEN 'active' THEN 3 WHEN 'failed' THEN 4 ELSE 5 END AS row_version
FROM pgboss.job WHERE name NOT LIKE '\_\_pgboss%';
--> statement-breakpoint
CREATE FUNCTION change_task() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'retry' THEN
    UPDATE pgboss.job SET state = 'retry', completed_on = NULL, start_after = now(), retry_limit = greatest(retry_limit, retry_count + 1)
    WHERE name = OLD.name AND id = OLD.id AND state IN ('created', 'retry', 'failed');
  ELSIF NEW.state = 'dropped' THEN
    UPDATE pgboss.job SET state = 'failed', completed_on = now(), retry_limit = -1
    WHERE name = OLD.name AND id = OLD.id AND state IN ('created', 'retry', 'failed');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER task_changed INSTEAD OF UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION change_task();
