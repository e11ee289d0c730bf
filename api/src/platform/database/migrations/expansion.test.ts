import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { declaredKind, objectionsTo } from './expansion.ts';
import { filesIn, MIGRATION_FOLDERS } from './files.ts';

const judgedOf = (text: string) => objectionsTo(text).map(({ judged }) => judged);

it.each([
  'CREATE TABLE "teas" ("id" uuid, "name" text NOT NULL);\nALTER TABLE "teas" ADD CONSTRAINT "teas_name" UNIQUE("name");',
  'ALTER TABLE "brands" ADD COLUMN "origin" text COLLATE "fr-x-icu";',
  `ALTER TABLE "brands" ADD COLUMN "size" numeric(12, 2) DEFAULT 50000 NOT NULL, ADD COLUMN "word" text DEFAULT 'a, b not null; drop';`,
  'ALTER TABLE "brands" ADD COLUMN "tea_id" uuid;\nALTER TABLE "brands" ADD CONSTRAINT "brands_tea" FOREIGN KEY ("tea_id") REFERENCES "public"."teas"("id") ON DELETE set null;',
  `ALTER TABLE "brands" ADD COLUMN "kind" text;\nALTER TABLE "brands" ADD CONSTRAINT "kinds" CHECK ("brands"."kind" in ('a', 'b'));`,
  'CREATE INDEX "brands_name" ON "brands" USING btree ("name");',
  'CREATE TABLE "teas" ("id" uuid);\nCREATE UNIQUE INDEX "teas_id" ON "teas" ("id");\nINSERT INTO "teas" DEFAULT VALUES;',
  '-- drop table brands\nCREATE FUNCTION one() RETURNS int LANGUAGE sql AS $$ DELETE FROM brands; SELECT 1 $$;',
  `INSERT INTO "recomputations" ("resource") SELECT 'products' WHERE EXISTS (SELECT 1 FROM "products")`,
])('%s expands', (text) => expect(judgedOf(text)).toEqual([]));

it.each([
  'DROP TABLE "brands"',
  'ALTER TABLE "brands" DROP COLUMN "name"',
  'ALTER TABLE "brands" RENAME COLUMN "name" TO "label"',
  'ALTER TABLE "brands" RENAME TO "houses"',
  'ALTER TABLE "brands" ALTER COLUMN "name" SET NOT NULL',
  'ALTER TABLE "brands" ALTER COLUMN "name" DROP NOT NULL',
  'ALTER TABLE "brands" ALTER COLUMN "name" TYPE varchar(10)',
  'ALTER TABLE "brands" ADD COLUMN "origin" text NOT NULL',
  'ALTER TABLE "brands" ADD COLUMN "origin" text, ADD COLUMN "size" int NOT NULL',
  'ALTER TABLE "brands" ADD COLUMN "origin" text UNIQUE',
  'ALTER TABLE "brands" ADD CONSTRAINT "names" UNIQUE("name")',
  `ALTER TABLE "brands" ADD COLUMN "kind" text;\nALTER TABLE "brands" ADD CONSTRAINT "names" CHECK ("brands"."name" in ('a'));`,
  'CREATE UNIQUE INDEX "brands_name" ON "brands" ("name")',
  'DROP INDEX "brands_name"',
  'TRUNCATE "brands"',
])('%s contracts, whatever its declaration', (text) => expect(judgedOf(text)).toEqual(['contracts']));

it.each([
  'UPDATE "brands" SET "name" = upper("name")',
  'CREATE OR REPLACE FUNCTION one() RETURNS int LANGUAGE sql AS $$ SELECT 2 $$',
  `INSERT INTO "message-templates" ("event") VALUES ('tea')`,
  'DO $$ BEGIN DROP TABLE brands; END $$',
])('%s needs a reason', (text) => expect(judgedOf(text)).toEqual(['unclear']));

/** Earlier ones declare nothing: a server without them treats them as contracting. */
const SAID_FROM = '20261126';

it('each migration declares its kind, and none with a removal declares that it expands', () => {
  const faults = MIGRATION_FOLDERS.flatMap(({ name, url }) =>
    filesIn(url, '.sql')
      .map((tag) => ({ tag, text: readFileSync(new URL(`${tag}.sql`, url), 'utf8') }))
      .filter(({ tag, text }) => (/^\d{8}T/.test(tag) && tag >= SAID_FROM) || declaredKind(text))
      .flatMap(({ tag, text }) => {
        const given = declaredKind(text);
        if (!given) return [`${name}/${tag} has neither « -- expands » nor « -- contracts: why »`];
        if (given.kind === 'contracts') return given.why ? [] : [`${name}/${tag} does not say why it may contract`];
        return objectionsTo(text)
          .filter(({ judged }) => judged === 'contracts' || !given.why)
          .map(({ statement }) => `${name}/${tag} declares that it expands: ${statement}`);
      }),
  );
  expect(faults).toEqual([]);
});
