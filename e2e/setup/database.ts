import { Client } from 'pg';

/** Runs one query on the database of the shop under test. */
export async function query<Row extends object>(
  text: string,
  values: unknown[] = [],
  url = process.env.SHOP_DATABASE_URL,
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
