import { describe, expect, it } from 'vitest';
import { httpError } from '../../providers/http-client.ts';
import { inTurn } from './use-each.ts';

describe('the same for many', () => {
  const failing = (statusCode: number) => async (item: number) => {
    if (item === 2) throw httpError(statusCode, 'non');
  };

  it('goes on after a refusal, and reports it', async () => {
    const tried: number[] = [];
    const failed: number[] = [];
    const work = async (item: number) => {
      tried.push(item);
      await failing(409)(item);
    };
    await inTurn([1, 2, 3], work, (_, item) => failed.push(item));
    expect([tried, failed]).toEqual([[1, 2, 3], [2]]);
  });

  it('ends with the session', async () => {
    const tried: number[] = [];
    const failed: number[] = [];
    const work = async (item: number) => {
      tried.push(item);
      await failing(401)(item);
    };
    await inTurn([1, 2, 3], work, (_, item) => failed.push(item));
    expect([tried, failed]).toEqual([[1, 2], [2]]);
  });
});
